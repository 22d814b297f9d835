"""The possible results of a command at a table."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.engine.game import Event, Viewer
from bot.engine.text import Refusal, Text
from bot.tables.state import TableState


@dataclass(frozen=True, slots=True)
class _WithState:
    """The state of the table that was asked; None if there is no such table."""

    state: TableState | None = field(default=None, kw_only=True, repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Applied(_WithState):
    """The command took effect and is stored."""

    ply: int
    events: tuple[Event, ...] = field(repr=False)


def texts_heard(events: Iterable[Event], viewer: Viewer) -> tuple[Text, ...]:
    """Return the texts of events as this seat, or a spectator, may hear them."""
    return tuple([event.to(viewer) for event in events])


@dataclass(frozen=True, slots=True)
class Rejected(_WithState):
    """The command is against the rules of the game or of the table; nothing was changed."""

    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Stale(_WithState):
    """The command answers an older question; nothing was changed."""

    decision: int  # the number of the question that is open now; 0 if it was no question


@dataclass(frozen=True, slots=True)
class Duplicate(_WithState):
    """The same request took effect before; nothing was changed."""


@dataclass(frozen=True, slots=True)
class StorageError(_WithState):
    """The store could not be read or written; nothing was changed."""

    why: str  # names files: for the log and the owner of the bot alone


CommandResult: TypeAlias = Applied | Rejected | Stale | Duplicate | StorageError
