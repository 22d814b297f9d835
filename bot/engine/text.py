"""Sentences not yet spoken in any language: a key and facts, and the refusals made of them."""

from dataclasses import dataclass
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

    def without(self, *names: str) -> "Text":
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
