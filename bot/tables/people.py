"""People and tables as values: who sits where and on which terms; times."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NewType, Protocol

from bot.engine.game import Seat
from bot.engine.text import visible_text

Time = NewType("Time", int)

DAWN = Time(0)  # before every other time
SECOND, MINUTE, HOUR, DAY = 1, 60, 3600, 86400


class Clock(Protocol):
    def now(self) -> Time: ...


PersonId = NewType("PersonId", int)
TableId = NewType("TableId", int)
NOWHERE = TableId(0)  # in ids and keys that belong to no table


class RingPreference(StrEnum):
    """When a person's direct messages notify them."""

    ONCE = "once"  # per absence, and again for an earlier deadline
    EVERY = "every"  # question
    NEVER = "never"


class PanelSize(StrEnum):
    """How much the private panel of a question shows at once."""

    SHORT = "short"
    FULL = "full"


class ReplacementFreedom(StrEnum):
    """What a computer replacement may do for a person beside their orders and plans."""

    PASSIVE = "passive"  # it passes wherever the rules allow it
    CAREFUL = "careful"  # nothing that can't be made good later
    FREE = "free"  # the move it judges best


@dataclass(frozen=True, slots=True)
class Person:
    """A player; forgotten people keep their seats without a name."""

    id: PersonId
    outside: str  # their Discord id; "" once forgotten
    name: str
    language: str = "en"
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None  # minutes of the day: no notification in between
    away_from: Time | None = None
    away_until: Time | None = None
    remind_every: int = DAY  # seconds; 0: never
    hears_next: bool = False  # whether they are told that their turn comes next
    rings: RingPreference = RingPreference.ONCE
    allows: ReplacementFreedom = ReplacementFreedom.CAREFUL
    undo_grace: int = 0  # seconds after an undoable move in which the bot plays for no seat
    panel: PanelSize = PanelSize.SHORT
    named: bool = False  # whether public records show their name
    coached: str = ""  # coach tips that were shown, or that no more are wanted

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", visible_text(self.name))


class TableStatus(StrEnum):
    GATHERING = "gathering"
    PLAYING = "playing"
    PAUSED = "paused"
    FROZEN = "frozen"  # its journal can't be replayed, or its game broke a law
    OVER = "over"
    CANCELLED = "cancelled"


class DeadlineAction(StrEnum):
    """What a table does when a seat misses its deadline."""

    WAIT = "wait"
    PASS = "pass"
    STAND_IN = "stand-in"


@dataclass(frozen=True, slots=True)
class TableTerms:
    """What a table agreed on beside the options of its game."""

    clock: str = "none"  # none, fast, slow, or a time of day "18:30"
    at_deadline: DeadlineAction = DeadlineAction.WAIT
    weekend_pause: bool = False
    language: str = "en"
    pictures: str = "move"  # at every move, every turn, on demand
    auctions: str = ""  # sealed, hand, or "": as its clock is slow or not
    turns: str = ""  # together: all plan the turns of a round at once; "": in order
    board: str = ""  # wide, portrait, or "": portrait in direct messages
    chronicle: str = ""  # on, off, or "": as on its server
    takeovers: str = ""  # free: of free seats at any time; "": after round 1 by vote
    teaching: bool = False  # a lesson: open hands, no clock, not rated
    live_until: Time | None = None  # while all are present: auctions by hand, no direct messages


@dataclass(frozen=True, slots=True)
class SeatHolder:
    """Who plays a seat: a person, a computer, or a computer in place of a person."""

    person: PersonId | None = None
    computer: str = ""  # the computer player that sits here from the start
    replacement: str = ""  # the computer player that plays on while the person is away
    resigned: bool = False  # the replacement plays to the end
    came_after: int = 0  # the journal lines before this person took the seat
    came_in: int = 0  # the round in which that was; 0: before the game began
    free: bool = False  # kept by a computer from the start on until a person takes it over


@dataclass(frozen=True, slots=True)
class PlayOnOrigin:
    """The position of a finished game from which a person plays on at a new table."""

    table: TableId
    moves: int  # in force there; the first lines of the new journal


# Why a table is frozen
ODD_ROW = "odd"  # its row holds an impossible value, so it is read as frozen
BROKEN_LAW = "law"  # its game broke a law of the rules


@dataclass(frozen=True, slots=True)
class TableCard:
    """A table without the course of its game."""

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
    why: str = ""  # why it is frozen or cancelled
    laws_aside: tuple[str, ...] = field(default=(), repr=False)  # broken, and no longer asked
    sent_away: frozenset[PersonId] = frozenset()  # who can't join until the owner asks them back
    left: frozenset[PersonId] = frozenset()  # who has played here and whose seat another took
    live_asked: Time | None = None  # when live play was last put to the vote unasked
    origin: PlayOnOrigin | None = None  # where it plays on from another game
    # Added to the numbers in ids of buttons, and another after each restore: numbers come again
    # then, and a button of the lost time must answer no other question.
    incarnation: int = 0

    @property
    def is_rated(self) -> bool:
        """Whether its result counts: not in lessons and when playing on."""
        return not self.terms.teaching and self.origin is None

    @property
    def seats_kept_free(self) -> tuple[Seat, ...]:
        """The seats that computers keep for whoever comes, while the game runs."""
        if self.status is not TableStatus.PLAYING:
            return ()
        return tuple(Seat(at) for at, one in enumerate(self.holders) if one.free and one.computer)

    def owned_seat(self, person: PersonId) -> Seat | None:
        """Return the seat of a person who has not resigned."""
        seat = self.seat_of_person(person)
        return None if seat is None or self.holders[seat].resigned else seat

    def seat_of_person(self, person: PersonId) -> Seat | None:
        """Return the seat of a person, resigned or not."""
        holders = (Seat(at) for at, holder in enumerate(self.holders) if holder.person == person)
        return next(holders, None)
