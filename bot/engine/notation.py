"""One spelling of a move everywhere: button, slash command, journal, score sheet, sandbox."""

import re
from collections.abc import Callable
from dataclasses import fields
from typing import Annotated, Any, Generic, TypeAlias, TypeVar, get_type_hints

from bot.engine.replace_and_memoize import replace
from bot.engine.text import Refusal, refuse

M = TypeVar("M")

LONGEST = 80  # a button's id has 100 characters, and table and decision stand before the move
UNDO = "undo"

_FREE = "free amount"
Amount: TypeAlias = Annotated[int, _FREE]  # any number of a range the rules name: listed once
Names: TypeAlias = tuple[str, ...]
# Any set of names that the judge allows: of those that come to the same, one is listed.
FreeNames: TypeAlias = Annotated[Names, "free names"]

_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_WHOLE = re.compile(r"0|-?[1-9][0-9]{0,8}")
_NOTHING = "-"
_AND = "+"


class Vocabulary(Generic[M]):
    """All the moves of one game, spelt and read by the fields of their dataclasses."""

    def __init__(self, *kinds: type[M]) -> None:
        self.kinds: dict[str, type[M]] = {verb_of_move(kind): kind for kind in kinds}
        if UNDO in self.kinds or len(self.kinds) != len(kinds):
            raise TypeError("two moves share a verb, or one takes the engine's own")
        self._verb = {kind: verb_of_move(kind) for kind in kinds}
        self._grammar = {kind: _field_spellings(kind) for kind in kinds}
        self._amount = {kind: _find_annotated_field(kind, Amount) for kind in kinds}
        self._names = {kind: _find_annotated_field(kind, FreeNames) for kind in kinds}

    def spell(self, move: M) -> str:
        kind = type(move)
        words = [self._verb[kind]]
        for name, write, _ in self._grammar[kind]:
            words.append(write(getattr(move, name)))
        return " ".join(words)

    def read(self, text: str) -> M | Refusal:
        first, *words = text.split() or [""]
        kind = self.kinds.get(first)
        if kind is None:
            return refuse("notation", "no-such-move", move=text[:LONGEST])
        grammar = self._grammar[kind]
        if len(words) != len(grammar):
            wanted = " ".join([first, *(name for name, _, _ in grammar)])
            return refuse("notation", "move-needs-other-words", wanted=wanted)
        values = []
        for word, (name, _, understood) in zip(words, grammar, strict=True):
            value = understood(word)
            if value is None:
                return refuse("notation", "word-not-understood", field=name, word=word[:LONGEST])
            values.append(value)
        return kind(*values)

    def free_amount_field(self, kind: type[M]) -> str:
        """The field of this kind of move that holds a free amount, or ''."""
        return self._amount[kind]

    def with_amount(self, move: M, amount: int) -> M:
        """The same move with another free amount."""
        return replace(move, **{self.free_amount_field(type(move)): amount})  # type: ignore[type-var]

    def name_set_field(self, kind: type[M]) -> str:
        """The field of this kind of move that holds a free set of names, or ''."""
        return self._names[kind]


def verb_of_move(kind: type[object]) -> str:
    """`GiveBack` is spelt `give-back`, unless the class says `spelled_as`."""
    spelled: str = getattr(kind, "spelled_as", "")
    return spelled or re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


_Word: TypeAlias = tuple[str, Callable[[Any], str], Callable[[str], object]]


def _field_spellings(kind: type[object]) -> tuple[_Word, ...]:
    hints = get_type_hints(kind)
    return tuple((field.name, *_SPELLING[hints[field.name]]) for field in fields(kind))  # type: ignore[arg-type]


def _find_annotated_field(kind: type[object], wanted: object) -> str:
    """The field that is said to be free in this way, or ''."""
    hints = get_type_hints(kind, include_extras=True)
    return next((name for name, hint in hints.items() if hint == wanted), "")


def _parse_whole(word: str) -> int | None:
    return int(word) if _WHOLE.fullmatch(word) else None


def _parse_name(word: str) -> str | None:
    return word if _NAME.fullmatch(word) else None


def _parse_names(word: str) -> Names | None:
    if word == _NOTHING:
        return ()
    names = tuple(word.split(_AND))
    return names if all(_NAME.fullmatch(name) for name in names) else None


def _join_names(names: Names) -> str:
    return _AND.join(names) or _NOTHING


_SPELLING: dict[object, tuple[Callable[[Any], str], Callable[[str], object]]] = {
    int: (str, _parse_whole),
    str: (str, _parse_name),
    Names: (_join_names, _parse_names),
}
