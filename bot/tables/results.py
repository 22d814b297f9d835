"""The possible results of a command at a table."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.engine.game import Event, Viewer
from bot.engine.text import Refusal, Text
from bot.tables.state import TableState


@dataclass(frozen=True, slots=True)
class _WithState:
    """How the table stands that was asked; of a table that there is not, nothing is known."""

    state: TableState | None = field(default=None, kw_only=True, repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Applied(_WithState):
    """It was done and is on disk: from here on it may be told."""

    ply: int
    events: tuple[Event, ...] = field(repr=False)


def texts_heard(events: Iterable[Event], viewer: Viewer) -> tuple[Text, ...]:
    """What this seat hears, or the spectators: not what is told to others alone."""
    return tuple([event.to(viewer) for event in events])


@dataclass(frozen=True, slots=True)
class Rejected(_WithState):
    """It is against the rules, of the game or of the house; nothing was changed."""

    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Stale(_WithState):
    """The button was drawn for an older question; nothing was changed."""

    decision: int  # the number of the question that is open now; 0 if it was no question


@dataclass(frozen=True, slots=True)
class Duplicate(_WithState):
    """This very request was carried out before."""


@dataclass(frozen=True, slots=True)
class StorageError(_WithState):
    """The disk did not take it: nothing was changed, and the player may try again later."""

    why: str  # it names files: for the log and the owner


CommandResult: TypeAlias = Applied | Rejected | Stale | Duplicate | StorageError
