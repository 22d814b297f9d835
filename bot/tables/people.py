"""People and tables as values: who sits where, on which terms, and the time they live by."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NewType, Protocol

from bot.engine.game import Seat
from bot.engine.text import visible

Time = NewType("Time", int)

DAWN = Time(0)  # before anything happened in the house
SECOND, MINUTE, HOUR, DAY = 1, 60, 3600, 86400


class Clock(Protocol):
    def now(self) -> Time: ...


PersonId = NewType("PersonId", int)
TableId = NewType("TableId", int)
NOWHERE = TableId(0)  # in ids and keys that belong to no table


class RingPreference(StrEnum):
    """When the letters of a person ring."""

    ONCE = "once"  # an absence, and for an earlier deadline
    EVERY = "every"  # question
    NEVER = "never"


class ReplacementFreedom(StrEnum):
    """What a stand-in may do for a person, beyond what he has wished for or made ahead."""

    PASSIVE = "passive"  # nothing: whatever may be let go by is
    CAREFUL = "careful"  # nothing that can't be made good again
    FREE = "free"  # all that seems best to him


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays. Forgotten people keep their seats without a name."""

    id: PersonId
    outside: str  # what the front door knows them by, "" once forgotten
    name: str
    language: str = "en"
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None  # minutes of the day between which nobody rings
    away_from: Time | None = None
    away_until: Time | None = None
    remind_every: int = DAY  # seconds; 0: never
    hears_next: bool = False  # whether he is told one seat ahead that he comes next
    rings: RingPreference = RingPreference.ONCE
    allows: ReplacementFreedom = ReplacementFreedom.CAREFUL
    undo_grace: int = 0  # seconds, in which nobody is answered for after what he may take back
    named: bool = False  # whether records that everybody sees say his name
    coached: str = ""  # what the coach has told him already, or that he wants no coach

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", visible(self.name))


class TableStatus(StrEnum):
    GATHERING = "gathering"
    PLAYING = "playing"
    PAUSED = "paused"
    FROZEN = "frozen"  # its journal no longer tells the same game
    OVER = "over"
    CANCELLED = "cancelled"


class DeadlineAction(StrEnum):
    """What a table does when a seat has let its deadline pass."""

    WAIT = "wait"
    PASS = "pass"
    STAND_IN = "stand-in"


@dataclass(frozen=True, slots=True)
class TableTerms:
    """What the table agreed on beside the game's own options."""

    clock: str = "none"  # none, fast, slow, or a time of day "18:30"
    at_deadline: DeadlineAction = DeadlineAction.WAIT
    weekend_pause: bool = False
    language: str = "en"
    pictures: str = "move"  # at every move, every turn, on demand
    auctions: str = ""  # sealed, hand, or "": as its clock is slow or not
    chronicle: str = ""  # on, off, or "": as on its server
    teaching: bool = False  # one learns here: open hands, no clock, nothing rated
    live_until: Time | None = None  # till when all are there: auctions by hand, and no letters


@dataclass(frozen=True, slots=True)
class SeatHolder:
    """A place at a table and who plays it: a person, a guest, or a stand-in for a person."""

    person: PersonId | None = None
    computer: str = ""  # the computer player that sits here from the start
    replacement: str = ""  # the computer player that plays on while the person is away
    resigned: bool = False  # the stand-in plays to the end
    came_after: int = 0  # so many lines of the journal, which others may have written


@dataclass(frozen=True, slots=True)
class PlayOnOrigin:
    """The position of a game that was over, from which somebody plays on at a table of his own."""

    table: TableId
    moves: int  # that were in force there; they are the first lines of its journal


ODD_ROW = "odd"  # something in a row is nothing that the house would have written


@dataclass(frozen=True, slots=True)
class TableCard:
    """All that is known of a table but the course of its game."""

    id: TableId
    game: str
    status: TableStatus
    server: str
    place: str  # the channel, thread or direct message it lives in
    owner: PersonId
    options: tuple[tuple[str, str], ...]
    terms: TableTerms
    holders: tuple[SeatHolder, ...]
    opened: Time
    started: Time | None = None
    ended: Time | None = None
    why: str = ""  # why it is frozen or cancelled; ODD when its row is read as that of a frozen one
    sent_away: frozenset[PersonId] = frozenset()  # they stay away until the owner asks them back
    live_asked: Time | None = None  # when all were last there and asked whether they play live
    origin: PlayOnOrigin | None = None  # where its game did not begin with it

    @property
    def is_rated(self) -> bool:
        """Whether it is remembered how its game comes out: not where one learns or tries out."""
        return not self.terms.teaching and self.origin is None

    def owned_seat(self, person: PersonId) -> Seat | None:
        """The seat somebody owns: whoever left for good has no hand and no vote any more."""
        seat = self.seat_ever_held(person)
        return None if seat is None or self.holders[seat].resigned else seat

    def seat_ever_held(self, person: PersonId) -> Seat | None:
        """The chair somebody sits in, or sat in until he left for good."""
        chairs = (Seat(at) for at, chair in enumerate(self.holders) if chair.person == person)
        return next(chairs, None)
