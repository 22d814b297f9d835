"""Words that somebody typed: compared with what people read, in any language of the house."""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from bot.engine.text import Named, say
from bot.i18n.speak import FALLBACK, LANGUAGES, speaker
from bot.i18n.things import kinds_of

NOTHING = "-"  # as moves spell it
_ALIKE = str.maketrans({"’": "'", "-": " ", "_": " ", "\u00a0": " ", "\u202f": " "})


def folded(word: str) -> str:
    """Without accents, capitals and hyphens: who types leaves them out."""
    parts = unicodedata.normalize("NFKD", word.translate(_ALIKE).casefold())
    return " ".join("".join(one for one in parts if not unicodedata.combining(one)).split())


def fits(typed: str, label: str, value: str | int) -> bool:
    """Whether this may be what somebody is typing."""
    sought = folded(typed)
    return sought in folded(label) or folded(str(value)).startswith(sought)


def meant(typed: str, offered: Sequence[tuple[str, str]]) -> str:
    """The value somebody means by its label, by itself, or by a part that only it has.

    What is none of these stays as it was typed: whoever is asked for it says why not.
    """
    sought = folded(typed)
    for label, value in offered:
        if sought in (folded(label), folded(value)):
            return value
    near = {value for label, value in offered if sought and fits(typed, label, value)}
    return near.pop() if len(near) == 1 else typed


def thing_meant(typed: str, kind: str, names: Iterable[str]) -> str:
    """The thing of this kind that somebody means by what it is called in any language."""
    things = [Named(kind, name) for name in names]
    called = [(speaker(one).thing(thing), thing.name) for thing in things for one in LANGUAGES]
    return meant(typed, called)


# Words of moves


def of_move(game: str, field: str, typed: str, *, several: bool) -> str:
    """What somebody means in this field of a move, as moves are spelt."""
    if typed.strip() == NOTHING or folded(typed) in _nothing():
        return NOTHING
    parts = typed.split("+") if several else [typed]
    return "+".join(_word(game, field, part) for part in parts)


def _word(game: str, field: str, typed: str) -> str:
    """A thing by its name or any form of it, in any language; else as it was typed."""
    sought, as_typed = folded(typed), typed.strip().casefold()
    return next((found[sought] for found in _called(game, field) if sought in found), as_typed)


@cache
def _called(game: str, field: str) -> tuple[Mapping[str, str], ...]:
    """What the things in such a field are called: by their own names first."""
    kinds = kinds_of(game, field)
    things = [thing for kind in kinds for thing in speaker(FALLBACK).things(kind)]
    spelt = {folded(thing.name): thing.name for thing in things}
    return spelt, *(
        {folded(form): thing.name for thing in things for form in speaker(one).forms(thing)}
        for one in LANGUAGES
    )


@cache
def _nothing() -> frozenset[str]:
    return frozenset(folded(speaker(one).speak(say("list-nothing"))) for one in LANGUAGES)
