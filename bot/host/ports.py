"""What the host needs from the world: a clock, a store, a messenger; and the words they share."""

from collections.abc import Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from enum import StrEnum
from typing import NewType, Protocol

from bot.engine.game import Seat
from bot.engine.journal import Diverged, Entry, Opening
from bot.engine.text import Text
from bot.host.motions import Motion
from bot.host.topics import Topic

PersonId = NewType("PersonId", int)
TableId = NewType("TableId", int)
Time = NewType("Time", int)  # seconds since 1970, everywhere in the house

SECOND, MINUTE, HOUR, DAY = 1, 60, 3600, 86400


class Clock(Protocol):
    def now(self) -> Time: ...


# People and tables


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


class Status(StrEnum):
    GATHERING = "gathering"
    PLAYING = "playing"
    PAUSED = "paused"
    FROZEN = "frozen"  # its journal no longer tells the same game
    OVER = "over"
    CANCELLED = "cancelled"


class AtDeadline(StrEnum):
    """What a table does when a seat has let its deadline pass."""

    WAIT = "wait"
    PASS = "pass"
    STAND_IN = "stand-in"


@dataclass(frozen=True, slots=True)
class Terms:
    """What the table agreed on beside the game's own options."""

    clock: str = "none"  # none, fast, slow, or a time of day "18:30"
    at_deadline: AtDeadline = AtDeadline.WAIT
    weekend_pause: bool = False
    language: str = "en"
    pictures: str = "move"  # at every move, every turn, on demand


@dataclass(frozen=True, slots=True)
class Chair:
    """A place at a table and who plays it: a person, a guest, or a stand-in for a person."""

    person: PersonId | None = None
    guest: str = ""  # the computer player that sits here from the start
    stand_in: str = ""  # the computer player that plays on while the person is away
    resigned: bool = False  # the stand-in plays to the end


ODD = "odd"  # something in a row is nothing that the house would have written


@dataclass(frozen=True, slots=True)
class TableCard:
    """All that is known of a table but the course of its game."""

    id: TableId
    game: str
    status: Status
    server: str
    place: str  # the channel, thread or direct message it lives in
    owner: PersonId
    options: tuple[tuple[str, str], ...]
    terms: Terms
    chairs: tuple[Chair, ...]
    opened: Time
    started: Time | None = None
    ended: Time | None = None
    why: str = ""  # why it is frozen or cancelled; ODD when its row is read as that of a frozen one
    sent_away: frozenset[PersonId] = frozenset()  # they stay away until the owner asks them back

    def seat_of(self, person: PersonId) -> Seat | None:
        """The seat somebody owns: whoever left for good has no hand and no voice any more."""
        seat = self.chair_of(person)
        return None if seat is None or self.chairs[seat].resigned else seat

    def chair_of(self, person: PersonId) -> Seat | None:
        """The chair somebody sits in, or sat in until he left for good."""
        chairs = (Seat(at) for at, chair in enumerate(self.chairs) if chair.person == person)
        return next(chairs, None)


@dataclass(frozen=True, slots=True)
class Line:
    """A journal line as it is kept: what was done, and which request caused it."""

    ply: int
    entry: Entry
    request: str  # Discord's interaction, or the name of the order, bell or guest
    step: int  # its place among the moves of one request
    at: Time


# What waits: deadlines, orders, votes, notes


@dataclass(frozen=True, slots=True)
class Budget:
    """A seat's thinking time: what was left when its clock began to run, and when that was.

    And what has become of the wait for it, so that nothing is rung or asked twice.
    """

    left: int
    since: Time | None = None  # None: its clock stands still
    missed: Time | None = None  # when it last let a deadline pass; None once it acts itself
    snoozed: Time | None = None  # no reminder of this wait before then
    by_hand: int | None = None  # the question that the house leaves to the player himself


class Ring(StrEnum):
    """What the bell does when a time has come."""

    ANSWER = "answer"  # a guest, a stand-in, an order or a forced move answers for a seat
    REMIND = "remind"
    DEADLINE = "deadline"
    SLEEP = "sleep"  # a table that never started
    VOTE = "vote"  # everybody was asked long enough: the voices that came decide


@dataclass(frozen=True, slots=True)
class Due:
    """Something that happens at a time unless it is struck out before."""

    table: TableId
    seat: Seat | None
    ring: Ring
    at: Time
    decision: int = 0  # the question it is about: void once the seat has another one


@dataclass(frozen=True, slots=True)
class Order:
    """What a seat has told the house in secret to do for it; its orders stand in their order."""

    table: TableId
    seat: Seat
    act: str  # as `players.standing_order` spells it


@dataclass(frozen=True, slots=True)
class Ballot:
    """A motion put to the vote: who is in favour so far, and until when everybody is asked."""

    motion: Motion
    voices: tuple[Seat, ...]  # in the order they were cast
    since: Time
    until: Time


@dataclass(frozen=True, slots=True)
class Note:
    """Something to be told. The newest note on a topic replaces those not yet delivered."""

    table: TableId
    topic: Topic
    person: PersonId | None  # None: the table's own channel
    text: Text | None  # None: the messenger shows the table as it is now
    seat: Seat | None = None
    decision: int = 0  # a note about a question is void once the seat has another one
    id: int = 0  # given by the store
    tries: int = 0
    not_before: Time = Time(0)
    created: Time = Time(0)


@dataclass(frozen=True, slots=True)
class Post:
    """A message that shows something of a table and is changed as that changes."""

    table: TableId
    topic: Topic  # of the notes it answers
    channel: str
    message: str
    made_at: Time
    ply: int  # where it began: how many moves were in force, or which question it is about


@dataclass(frozen=True, slots=True)
class Way:
    """What the postman knows of a way he goes."""

    table: TableId
    person: PersonId | None  # None: to the table's own channel
    shut: bool = False  # it was, and that was told by another way
    called: str = ""  # for which wait he was called in the channel instead


class Unreachable(Exception):
    """A note that can never arrive this way: closed direct messages, a deleted channel."""


class Later(Exception):
    """A note that could not be delivered now."""

    def __init__(self, seconds: float = 0) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Messenger(Protocol):
    """How notes reach people. Delivering the same nonce again soon has no second effect."""

    async def deliver(self, note: Note, nonce: str) -> None: ...

    async def has_arrived(self, note: Note, nonce: str) -> bool:
        """Whether this note can be found where it was to go; asked after a long silence."""
        ...


# The store


class CannotKeep(Exception):
    """The store could not write: nothing was changed, and whoever asked must be told."""


class CannotRead(Exception):
    """The store could not be read; what it says names files and is for the owner alone."""


class Damage(CannotRead):
    """What was to be read is damaged, and trying again will not help."""


class AlreadyKept(Exception):
    """The request was carried out before; once is enough."""


class Page(Protocol):
    """What is written in one breath: all of it, or nothing."""

    def add_lines(self, table: TableId, lines: Sequence[Line]) -> None: ...
    def put_card(self, card: TableCard) -> None: ...
    def put_opening(self, table: TableId, opening: Opening) -> None: ...
    def put_edition(self, seal: str, game: str, text: str) -> None: ...
    def set_dues(
        self, table: TableId, dues: Iterable[Due], seats: Iterable[Seat | None] | None = None
    ) -> None:
        """Replace the dues of these seats, or of the whole table, by those given."""
        ...

    def strike_due(self, due: Due) -> None: ...
    def set_orders(self, table: TableId, seat: Seat, orders: Sequence[Order]) -> None: ...
    def set_ballots(self, table: TableId, ballots: Sequence[Ballot]) -> None: ...
    def keep_out(self, server: str, people: Iterable[PersonId]) -> None:
        """These, and nobody else."""
        ...

    def set_budgets(self, table: TableId, budgets: Sequence[Budget]) -> None: ...
    def put_note(self, note: Note) -> None: ...
    def strike_notes(self, table: TableId, topic: Topic) -> None: ...
    def note_done(self, note: int) -> None: ...
    def note_failed(self, note: int, not_before: Time, why: str) -> None: ...
    def note_lost(self, note: int, why: str) -> None: ...
    def put_post(self, post: Post) -> None: ...
    def strike_post(self, table: TableId, topic: Topic) -> None: ...
    def put_way(self, way: Way) -> None: ...
    def put_person(self, person: Person) -> None: ...
    def put_rematch(self, table: TableId, again: TableId) -> None: ...
    def put_setting(self, server: str, key: str, value: str) -> None: ...
    def put_result(self, result: "Result") -> None: ...
    def put_rating(self, rating: "Rating") -> None: ...


class Store(Protocol):
    """Everything that outlives the process. Reading never waits for a writer's lock."""

    def page(self) -> AbstractAsyncContextManager[Page]:
        """Collects what is put on it and writes it when left; an exception writes nothing.

        Raises AlreadyKept when a line's request was kept before, CannotKeep when the disk
        does not take it.
        """
        ...

    async def next_table(self) -> TableId: ...
    async def person(self, person: PersonId) -> Person | None: ...
    async def person_outside(self, outside: str, name: str, language: str = "en") -> Person:
        """Who is known by this outside; somebody new is written down at once."""
        ...

    async def forget(self, person: PersonId) -> None:
        """Strike out all that says who this was; whoever still plays has to be resigned before."""
        ...

    async def card(self, table: TableId) -> TableCard | None: ...
    async def cards(
        self,
        *,
        status: Iterable[Status] = (),
        place: str = "",
        server: str = "",
        person: PersonId | None = None,
    ) -> tuple[TableCard, ...]: ...
    async def shelf(self, table: TableId) -> "Shelf":
        """All rows of one table, read in one go; LookupError if there is no such table."""
        ...

    async def opening(self, table: TableId) -> Opening | None: ...
    async def edition(self, seal: str) -> tuple[str, str]:
        """The game and the text of the printed numbers kept under this seal."""
        ...

    async def lines(self, table: TableId) -> tuple[Line, ...]: ...
    async def request_kept(self, request: str) -> bool: ...
    async def dues(self, until: Time) -> tuple[Due, ...]: ...
    async def dues_of(self, table: TableId) -> tuple[Due, ...]: ...
    async def next_due(self) -> Time | None: ...
    async def orders(self, table: TableId, seat: Seat | None = None) -> tuple[Order, ...]: ...
    async def budgets(self, table: TableId) -> tuple[Budget, ...]: ...
    async def ballots(self, table: TableId) -> tuple[Ballot, ...]: ...
    async def kept_out(self, server: str) -> frozenset[PersonId]: ...
    async def notes(self, until: Time) -> tuple[Note, ...]: ...
    async def notes_of(self, table: TableId) -> tuple[Note, ...]:
        """All that waits to be told of one table, due or not, in the order written."""
        ...

    async def all_about(self, person: PersonId) -> dict[str, object]:
        """Everything kept about somebody, ready for JSON."""
        ...

    async def rematch(self, table: TableId) -> TableId | None:
        """Where those who played there play on."""
        ...

    async def way(self, table: TableId, person: PersonId | None) -> Way: ...
    async def lost_channels(self) -> dict[TableId, str]:
        """The tables to whose channel the way is shut, and on which server each of them is."""
        ...

    async def posts(self, table: TableId) -> tuple[Post, ...]: ...
    async def settings(self, server: str) -> dict[str, str]: ...
    async def results(
        self, *, server: str = "", person: PersonId | None = None
    ) -> "tuple[Result, ...]": ...
    async def ratings(self, game: str, seats: int) -> "dict[PersonId, Rating]": ...


class Torn(Diverged):
    """What the disk still has of a table is less than was kept."""

    def __init__(self, found: int, reason: str) -> None:
        super().__init__(found, "", reason)

    def __str__(self) -> str:
        return self.reason


@dataclass(frozen=True, slots=True)
class JournalEnd:
    """Where a journal ends, as it stands with its table."""

    lines: int
    seal: str  # of the last of them, "" when there is none


@dataclass(frozen=True, slots=True)
class Shelf:
    """Everything that is on disk of one table and decides how it goes on."""

    card: TableCard
    opening: Opening | None
    lines: tuple[Line, ...]
    end: JournalEnd
    orders: tuple[Order, ...]
    budgets: tuple[Budget, ...]
    ballots: tuple[Ballot, ...]

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The whole journal; Torn where the disk has lost some of it."""
        entries = tuple([line.entry for line in self.lines])
        plies = [line.ply for line in self.lines]
        end = JournalEnd(len(entries), entries[-1].seal if entries else "")
        if end != self.end or plies != list(range(1, end.lines + 1)):
            kept = self.end.lines
            raise Torn(end.lines, f"{end.lines} lines of {kept} are left as they were written")
        return entries


@dataclass(frozen=True, slots=True)
class Result:
    """How one seat of a finished game came out."""

    table: TableId
    game: str
    server: str
    seats: int
    seat: Seat
    person: PersonId | None  # None: a guest, or somebody who asked to be forgotten
    guest: str
    points: int
    rank: int  # 1 for all who share the victory
    ended: Time


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is at one game with so many players."""

    person: PersonId
    game: str
    seats: int
    mu: float
    sigma: float
    games: int
