"""Texts not yet spoken in any language: a key and facts; refusals; visible parts of names."""

import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from itertools import dropwhile
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Who:
    """A player, to be called by name when the sentence is spoken."""

    seat: int


@dataclass(frozen=True, slots=True)
class Named:
    """A thing of a game that every language has a word for: `Named("building", "library")`."""

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class Florins:
    """An amount of money, to be written as the language writes money."""

    amount: int


Fact: TypeAlias = "int | str | Who | Named | Florins | Text | tuple[Fact, ...]"


@dataclass(frozen=True, slots=True)
class Text:
    """What is to be said: which sentence, and the facts it speaks of."""

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()

    def fact(self, name: str) -> Fact:
        return dict(self.facts)[name]

    def number(self, name: str) -> int:
        number = self.fact(name)
        assert isinstance(number, int)
        return number

    def thing(self, name: str) -> Named:
        thing = self.fact(name)
        assert isinstance(thing, Named)
        return thing

    def without_facts(self, *names: str) -> "Text":
        """The same, whatever these facts are."""
        return Text(self.key, tuple([fact for fact in self.facts if fact[0] not in names]))


def say(key: str, **facts: Fact) -> Text:
    return Text(key, tuple(facts.items()))


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not legal: the reason, the rule it comes from, the nearest legal act."""

    text: Text
    rule: str
    nearest: str = ""


def refuse(rule: str, key: str, **facts: Fact) -> Refusal:
    return Refusal(Text(key, tuple(facts.items())), rule)


@lru_cache(maxsize=1024)
def visible_text(name: str) -> str:
    """Drop what can't be seen or would turn the sentence around; "" if nothing is left to see."""
    kept = (" " if mark.isspace() else mark for mark in name if _is_visible_character(mark))
    return " ".join("".join(dropwhile(lambda mark: not _is_visible_alone(mark), kept)).split())


def _is_visible_character(mark: str) -> bool:
    return mark.isspace() or mark in JOINERS or not _is_invisible_character(mark)


def _is_visible_alone(mark: str) -> bool:
    """Whether it shows by itself, and not only on the letter before it."""
    return _is_visible_character(mark) and unicodedata.category(mark)[0] in "LNPS"


def _is_invisible_character(mark: str) -> bool:
    at = ord(mark)
    return unicodedata.category(mark) in _UNSEEN or any(at in block for block in _BLANK)


JOINERS = "\u200d\ufe0e\ufe0f"  # of which emoji are put together
_UNSEEN = frozenset({"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"})
# Letters, marks and signs that are drawn as nothing: fillers, joiners, selectors, empty braille.
_BLANK = (
    *(range(0x034F, 0x0350), range(0x115F, 0x1161), range(0x17B4, 0x17B6), range(0x180B, 0x1810)),
    *(range(0x2800, 0x2801), range(0x3164, 0x3165), range(0xFE00, 0xFE10), range(0xFFA0, 0xFFA1)),
    *(range(0x16FE4, 0x16FE5), range(0x1D159, 0x1D15A), range(0xE0000, 0xE1000)),
)
