"""Rows that are stored with a table: journal lines, jobs, messages, posts, results."""

from dataclasses import dataclass, field
from enum import StrEnum

from bot.engine.game import Seat
from bot.engine.journal import Diverged, Entry, Opening
from bot.engine.text import Text
from bot.tables.message_keys import MessageKey
from bot.tables.motions import Motion
from bot.tables.people import DAWN, PersonId, TableCard, TableId, TableStatus, Time

# The course of its game


@dataclass(frozen=True, slots=True)
class JournalLine:
    """A journal line as it is kept: what was done, and which request caused it."""

    ply: int
    entry: Entry
    request: str  # Discord's interaction, or the name of the order, bell or guest
    step: int  # its place among the moves of one request
    at: Time

    @property
    def act(self) -> str:
        return self.entry.act

    @property
    def is_automatic(self) -> bool:
        """Whether no hand did it but the bell: for a guest or a stand-in, by an order or a plan."""
        return self.request.partition(" ")[0] in set(JobKind)


@dataclass(frozen=True, slots=True)
class PlayerSalt:
    """What somebody adds to the deal; it is told once the game is over."""

    person: PersonId | None
    text: str = field(repr=False)  # "" once whoever added it was forgotten
    seat: Seat | None = None  # his, from the start of the game on


@dataclass(frozen=True, slots=True)
class SharedDeal:
    """A deal that several tables play: nobody is told of it before the last of them has ended."""

    id: int
    server: str
    place: str  # the channel in which it is announced; "" for one of friends
    language: str
    game: str
    rules: int
    printed: str  # the seal of the printed numbers
    options: tuple[tuple[str, str], ...]
    server_seed: str = field(repr=False)
    since: Time
    until: Time | None  # None: until its last table has ended
    over: bool = False
    post: str = ""  # the message that tells of it
    seal: str = ""  # of what that says; "" where it is to be written anew

    @property
    def is_embargoed(self) -> bool:
        """Whether nobody is told of it yet, though his game may be over."""
        return not self.over

    @property
    def is_of_friends(self) -> bool:
        return not self.place

    @property
    def make_opening(self) -> Opening:
        """Of every table of one person that plays it."""
        return Opening(self.game, self.rules, self.printed, 1, self.options, self.server_seed)


@dataclass(frozen=True, slots=True)
class SharedDealTable:
    """A table that plays a shared deal."""

    table: TableId
    deal: int
    person: PersonId | None  # who plays it alone; None once he was forgotten


# What waits: deadlines, orders, votes, notes


@dataclass(frozen=True, slots=True)
class TimeBudget:
    """A seat's thinking time: what was left when its clock began to run, and when that was.

    And what has become of the wait for it, so that nothing is rung or asked twice.
    """

    left: int
    since: Time | None = None  # None: its clock stands still
    missed: Time | None = None  # when it last let a deadline pass; None once it acts itself
    snoozed: Time | None = None  # no reminder of this wait before then
    answered_manually: int | None = None  # the question that the house leaves to the player himself
    # Up to which phase of auctions all his wishes are given, which is his secret, until the call
    # for them counts him, which everybody sees.
    wished: int = field(default=0, repr=False)
    counted: int = 0  # negative once the call was taken back: its time was given already


class JobKind(StrEnum):
    """What the bell does when a time has come."""

    ANSWER = "answer"  # a guest, a stand-in, an order or a forced move answers for a seat
    REMIND = "remind"
    DEADLINE = "deadline"
    SLEEP = "sleep"  # a table that never started
    LIVE = "live"  # all were there for a while, and are no longer
    VOTE = "vote"  # everybody was asked long enough: the votes that came decide


@dataclass(frozen=True, slots=True)
class Job:
    """Something that happens at a time unless it is struck out before."""

    table: TableId
    seat: Seat | None
    kind: JobKind
    at: Time
    decision: int = 0  # the question it is about: void once the seat has another one

    @property
    def request_id(self) -> str:
        """The same each time it rings: whatever was rung and kept is never done twice."""
        return f"{self.kind} {self.table} {self.seat} {self.decision} {self.at}"


@dataclass(frozen=True, slots=True)
class SecretOrder:
    """What a seat has told the house in secret to do for it; its orders stand in their order."""

    table: TableId
    seat: Seat
    act: str  # as `players.standing_order` spells it


@dataclass(frozen=True, slots=True)
class AbsenceEntry:
    """A move that was made for somebody who was away."""

    seat: Seat
    at: int  # how many moves were in force before it
    stake: int  # points between this and letting the question go by, as far as he could know


@dataclass(frozen=True, slots=True)
class Ballot:
    """A motion put to the vote: who is in favour so far, and until when everybody is asked."""

    motion: Motion
    votes: tuple[Seat, ...]  # in the order they were cast
    since: Time
    until: Time


@dataclass(frozen=True, slots=True)
class OutboxMessage:
    """Something to be told. The newest note on a topic replaces those not yet delivered."""

    table: TableId
    key: MessageKey
    person: PersonId | None  # None: the table's own channel
    text: Text | None  # None: the messenger shows the table as it is now
    seat: Seat | None = None
    decision: int = 0  # a note about a question is void once the seat has another one
    id: int = 0  # given by the store
    tries: int = 0
    not_before: Time = DAWN
    created: Time = DAWN


@dataclass(frozen=True, slots=True)
class PostRecord:
    """A message that shows something of a table and is changed as that changes."""

    table: TableId
    key: MessageKey  # of the notes it answers
    channel: str
    message: str
    made_at: Time
    ply: int  # where it began: how many moves were in force, or which question it is about
    seal: str = ""  # of what it says, where that is not written again


@dataclass(frozen=True, slots=True)
class NamedMessage:
    """A message that names people and is never written anew, or a thread called after somebody.

    It is taken down with the first of them who is forgotten; a thread is called otherwise then.
    """

    channel: str
    message: str = ""  # "" for the name of the channel itself
    people: frozenset[PersonId] = frozenset()
    instead: str = ""


@dataclass(frozen=True, slots=True)
class ThreadCursor:
    """How far a table's story is told in its thread.

    So many lines of it, as they were after so many lines of the journal. Of a message that is on
    its way it is kept before what it will have told.
    """

    table: TableId
    thread: str = ""  # "" while there is none
    message: str = ""  # the newest of ours in it
    ply: int = 0
    lines: int = 0
    sent_ply: int = 0
    sent_lines: int = 0

    @property
    def is_settled(self) -> bool:
        """Whether nothing is on its way of which nobody knows whether it has arrived."""
        return (self.ply, self.lines) == (self.sent_ply, self.sent_lines)


@dataclass(frozen=True, slots=True)
class PendingItem:
    """What somebody is asked at one of his tables, or is to know of it, and until when."""

    table: TableId
    seat: Seat
    decision: int
    until: Time | None = None
    about: str = ""  # beside his question: a motion as it is spelt, or that he comes next


@dataclass(frozen=True, slots=True)
class DirectMessageState:
    """What is known of the one letter that somebody has over all his tables."""

    person: PersonId
    channel: str = ""  # where it lies, or the one before lay
    message: str = ""  # "" where there is none
    made_at: Time = DAWN
    told: tuple[PendingItem, ...] = ()  # what it says waits for him
    rang: Time | None = None  # when one of his letters last rang
    heeded: Time | None = None  # the earliest deadline it named then
    nonce: str = ""  # of one on its way, of which nothing is known yet
    sent_at: Time = DAWN
    loud: bool = False  # whether that one rings


@dataclass(frozen=True, slots=True)
class DeliveryChannel:
    """What the postman knows of a way he goes."""

    table: TableId
    person: PersonId | None  # None: to the table's own channel
    shut: bool = False  # it was, and that was told by another way
    called: str = ""  # for which wait he was called in the channel instead


@dataclass(frozen=True, slots=True)
class EphemeralReply:
    """What somebody was told in private last at a place, and what takes it away again."""

    person: PersonId
    place: str
    message: str
    token: str = field(repr=False)
    at: Time
    table: TableId | None = None  # of a panel: where it changes with the question it shows
    question: str = ""  # the name of that question; "" if it says for whom the table waits


# What came of it


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one seat of a finished game came out."""

    table: TableId
    game: str
    server: str
    seats: int
    seat: Seat
    person: PersonId | None  # None: a guest, or somebody who asked to be forgotten
    computer: str
    points: int
    rank: int  # 1 for all who share the victory
    ended: Time


@dataclass(frozen=True, slots=True)
class ResponseHabit:
    """How somebody keeps time at the tables of a server, as whoever played there could see."""

    answer: int | None  # seconds, the median; None while there are too few to tell
    finished: int  # games
    begun: int  # games that are over, or that he left


@dataclass(frozen=True, slots=True)
class PlayerRating:
    """How strong somebody is at one game with so many players."""

    person: PersonId
    game: str
    seats: int
    mu: float
    sigma: float
    games: int


# All of it together


class IncompleteJournal(Diverged):
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
class TableRecord:
    """Everything that is on disk of one table and decides how it goes on."""

    card: TableCard
    opening: Opening | None
    lines: tuple[JournalLine, ...]
    end: JournalEnd
    orders: tuple[SecretOrder, ...]
    budgets: tuple[TimeBudget, ...]
    ballots: tuple[Ballot, ...]
    server_seed: str = field(default="", repr=False)  # of the deal
    player_salts: tuple[PlayerSalt, ...] = ()
    absence_log: tuple[AbsenceEntry, ...] = ()
    shared: SharedDeal | None = None  # the deal, where it is played at other tables too
    has_lost_rows: bool = False  # beside its lines

    def must_be_whole(self) -> None:
        """Raise Torn where the disk has lost rows of the table, or has some of another game."""
        if self.has_lost_rows:
            raise IncompleteJournal(len(self.lines), "some of its rows are lost")
        begun, holders = self.opening, self.card.holders
        if begun and (begun.game, begun.seats) != (self.card.game, len(holders)):
            raise IncompleteJournal(0, "its opening is that of another game")
        is_over = self.card.status in (TableStatus.OVER, TableStatus.CANCELLED)
        if begun and not is_over and not all(one.person or one.computer for one in holders):
            raise IncompleteJournal(0, "nobody sits in one of its chairs")

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The whole journal; Torn where the disk has lost some of it."""
        entries = tuple([line.entry for line in self.lines])
        plies = [line.ply for line in self.lines]
        end = JournalEnd(len(entries), entries[-1].seal if entries else "")
        if end != self.end or plies != list(range(1, end.lines + 1)):
            kept = self.end.lines
            raise IncompleteJournal(
                end.lines, f"{end.lines} lines of {kept} are left as they were written"
            )
        return entries
