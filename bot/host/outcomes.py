"""What comes of asking a table for something; every outcome is a value, so none is forgotten."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.engine.game import Event, Viewer
from bot.engine.text import Refusal, Text
from bot.host.standing import Standing


@dataclass(frozen=True, slots=True)
class _Answered:
    """How the table stands that was asked; of a table that there is not, nothing is known."""

    standing: Standing | None = field(default=None, kw_only=True, repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Kept(_Answered):
    """It was done and is on disk: from here on it may be told."""

    ply: int
    events: tuple[Event, ...] = field(repr=False)


def heard(events: Iterable[Event], viewer: Viewer) -> tuple[Text, ...]:
    """What this seat hears, or the spectators: not what is told to others alone."""
    return tuple([event.to(viewer) for event in events])


@dataclass(frozen=True, slots=True)
class Refused(_Answered):
    """It is against the rules, of the game or of the house; nothing was changed."""

    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Stale(_Answered):
    """The button was drawn for an older question; nothing was changed."""

    decision: int  # the number of the question that is open now; 0 if it was no question


@dataclass(frozen=True, slots=True)
class Already(_Answered):
    """This very request was carried out before."""


@dataclass(frozen=True, slots=True)
class NotKept(_Answered):
    """The disk did not take it: nothing was changed, and the player may try again later."""

    why: str  # it names files: for the log and the owner


Outcome: TypeAlias = Kept | Refused | Stale | Already | NotKept
