"""Rows that are stored with a table: journal lines, jobs, posts, results; keys of messages."""

from dataclasses import dataclass, field
from enum import StrEnum

from bot.engine.game import Seat
from bot.engine.journal import Diverged, Entry, Opening
from bot.engine.text import Refusal, Text
from bot.tables import motion_kinds
from bot.tables.motion_kinds import Motion
from bot.tables.people import DAWN, PersonId, TableCard, TableId, TableStatus, Time


class MessageKind(StrEnum):
    """What a message or post is about; the values are stored as the first words of its key."""

    BOARD = "board"  # the table as everybody sees it
    PROGRESS = "progress"  # the words of the board without a new picture
    OPENING = "opening"  # what was agreed on before the start
    STORY = "chronicle"  # lines of the story that are complete
    STORY_RETELLING = "retelling"  # the whole story again, without a forgotten person's name
    FILM = "film"
    FROZEN = "frozen"  # the journal can't be replayed any more
    CHANNEL_GONE = "channel"

    HAND = "hand"
    PANEL = "panel"  # the open private panels of a seat's owner
    TURN = "turn"
    TURN_NEWS = "turn again"  # reminders and explanations of the same question
    REVISION = "revision"  # a direct message has to be corrected
    NEXT_UP = "next"
    CHANNEL_CALL = "call"  # a call in the channel, where direct messages are closed
    INVITATION = "invitation"  # to the next table of the same players, or one that was wished for
    CALL = "invite"  # one person to a table that gathers; the source is their number
    ROLE_CALL = "rolecall"  # a call of the server's players to a new table
    OFFER = "offer"  # to start with computers, as nobody comes
    SERVER_GONE = "server"
    MESSAGES_CLOSED = "closed"

    VOTE = "vote"  # a request to vote on a motion
    MOTION_POST = "motion"  # the public post of a motion; each vote for it is a new key
    SENTENCE = "news"  # one sentence of a command; nothing replaces it
    SHOWN_POSITION = "shown"


@dataclass(frozen=True, slots=True)
class MessageKey:
    """A kind with what tells its messages apart; `str` and `parse_message_key` are inverse."""

    kind: MessageKind
    seat: Seat | None = None
    motion: Motion | None = None
    votes: int | None = None
    source: str | None = None  # the request it came from

    def __str__(self) -> str:
        if self.kind is MessageKind.TURN_NEWS:
            return f"turn {self.seat} again"
        parts = (self.kind, self.seat, self.votes, self.motion, self.source)
        return " ".join(str(part) for part in parts if part is not None)


# Told in the one direct message that a person has over all tables.
DIRECT_MESSAGE_KINDS = (
    *(MessageKind.TURN, MessageKind.TURN_NEWS, MessageKind.REVISION, MessageKind.NEXT_UP),
    MessageKind.VOTE,
)
BOARD_KEY = MessageKey(MessageKind.BOARD)
PROGRESS_KEY = MessageKey(MessageKind.PROGRESS)
OPENING_KEY = MessageKey(MessageKind.OPENING)
STORY_KEY = MessageKey(MessageKind.STORY)
STORY_RETELLING_KEY = MessageKey(MessageKind.STORY_RETELLING)
FILM_KEY = MessageKey(MessageKind.FILM)
FROZEN_KEY = MessageKey(MessageKind.FROZEN)
CHANNEL_GONE_KEY = MessageKey(MessageKind.CHANNEL_GONE)
ROLE_CALL_KEY = MessageKey(MessageKind.ROLE_CALL)
OFFER_KEY = MessageKey(MessageKind.OFFER)
_TABLE_KEYS = {
    str(key): key
    for key in (
        *(BOARD_KEY, PROGRESS_KEY, OPENING_KEY, STORY_KEY, STORY_RETELLING_KEY, FILM_KEY),
        *(FROZEN_KEY, CHANNEL_GONE_KEY, ROLE_CALL_KEY, OFFER_KEY),
    )
}


def parse_message_key(text: str) -> MessageKey:
    """Raise ValueError if no key is spelled so."""
    if text in _TABLE_KEYS:
        return _TABLE_KEYS[text]
    word, _, rest = text.partition(" ")
    kind = MessageKind(word)
    if kind is MessageKind.TURN and rest.endswith(" again"):
        kind, rest = MessageKind.TURN_NEWS, rest.removesuffix(" again")
    number, _, spelled_motion = rest.partition(" ")
    match kind:
        case MessageKind.SENTENCE | MessageKind.SHOWN_POSITION | MessageKind.CALL if rest:
            return MessageKey(kind, source=rest)
        case MessageKind.VOTE:
            return MessageKey(kind, Seat(int(number)), _parse_motion(spelled_motion))
        case MessageKind.MOTION_POST:
            return MessageKey(kind, motion=_parse_motion(spelled_motion), votes=int(number))
    if MessageKey(kind) in _TABLE_KEYS.values():
        raise ValueError(f"{text!r} is not a message key")
    return MessageKey(kind, Seat(int(rest)))


def _parse_motion(text: str) -> Motion:
    motion = motion_kinds.parse_motion(text)
    if isinstance(motion, Refusal):
        raise ValueError(f"{text!r} is not the motion of a message key")
    return motion


# The journal


@dataclass(frozen=True, slots=True)
class JournalLine:
    """A stored journal line: the entry, and the request that caused it."""

    ply: int
    entry: Entry
    request: str  # Discord's interaction id, or the id of a job
    step: int  # its index among the lines of one request
    at: Time

    @property
    def act(self) -> str:
        return self.entry.act

    @property
    def is_automatic(self) -> bool:
        """Whether a due job caused it: a computer, an order, a plan or a deadline."""
        return self.request.partition(" ")[0] in set(JobKind)


@dataclass(frozen=True, slots=True)
class PlayerSalt:
    """A text that a player adds to the deal; secret until the game is over."""

    person: PersonId | None
    text: str = field(repr=False)  # "" once the person is forgotten
    code: str  # announced when it was given
    seat: Seat | None = None  # from the start of the game on; None if the person had left
    closes: bool = False  # no other salt may follow
    is_proof: bool = False  # seats and options are as they were when it was given


@dataclass(frozen=True, slots=True)
class SharedDeal:
    """A deal that several tables play: secret until the last of them has ended."""

    id: int
    server: str
    place: str  # the channel where it is announced; "" for one shared among friends
    language: str
    game: str
    rules: int
    printed: str  # the hash of the printed numbers
    options: tuple[tuple[str, str], ...]
    server_seed: str = field(repr=False)
    since: Time
    until: Time | None  # None: once its last table has ended
    over: bool = False
    post: str = ""  # the message that announces it
    seal: str = ""  # the hash of its text; "" to write it anew

    @property
    def is_embargoed(self) -> bool:
        """Whether it is still secret, even at tables whose game is over."""
        return not self.over

    @property
    def is_of_friends(self) -> bool:
        return not self.place

    @property
    def solo_opening(self) -> Opening:
        """Make the opening of a solo table that plays this deal."""
        return Opening(self.game, self.rules, self.printed, 1, self.options, self.server_seed)


@dataclass(frozen=True, slots=True)
class SharedDealTable:
    """A table that plays a shared deal."""

    table: TableId
    deal: int
    person: PersonId | None  # who plays it alone; None once forgotten


# Clocks, jobs, orders, ballots, messages


@dataclass(frozen=True, slots=True)
class TimeBudget:
    """A seat's thinking time, and what was done about the present wait for it."""

    left: int  # seconds, when its clock began to run
    since: Time | None = None  # when that was; None: its clock stands still
    missed: Time | None = None  # when it last missed a deadline; None once it acts itself
    snoozed: Time | None = None  # no reminder of this wait before then
    answered_manually: int | None = None  # the question that only the player may answer
    # The auction phase up to which its wishes are complete: secret until it is counted, which is
    # public.
    wished: int = field(default=0, repr=False)
    counted: int = 0  # negative once the call was taken back: its time was given already


class JobKind(StrEnum):
    """What a job does when it is due."""

    ANSWER = "answer"  # a computer, an order, a plan or a forced move answers for a seat
    REMIND = "remind"
    DEADLINE = "deadline"
    SLEEP = "sleep"  # a table that never started
    LIVE = "live"  # live play ends
    VOTE = "vote"  # a ballot runs out
    THAW = "thaw"  # the owner of the bot lets a frozen table play on


@dataclass(frozen=True, slots=True)
class Job:
    """Something that happens at a time unless it is deleted before."""

    table: TableId
    seat: Seat | None
    kind: JobKind
    at: Time
    decision: int = 0  # the question it is about: void once that is another one

    @property
    def request_id(self) -> str:
        """The request id of the job: the same at each try, so that it takes effect once."""
        return f"{self.kind} {self.table} {self.seat} {self.decision} {self.at}"


@dataclass(frozen=True, slots=True)
class SecretOrder:
    """A secret order of a seat, or a plan of it."""

    table: TableId
    seat: Seat
    act: str  # the spelling of the order or plan


@dataclass(frozen=True, slots=True)
class MoveInAbsence:
    """A move that was made for an absent person."""

    seat: Seat
    at: int  # how many moves were in force before it
    stake: int  # estimated points between this move and a pass, by what the seat knew


@dataclass(frozen=True, slots=True)
class Ballot:
    """A motion put to the vote: the votes in favour, and until when the others may vote."""

    motion: Motion
    votes: tuple[Seat, ...]  # in the order they were cast
    since: Time  # moved, as `until` is, by the time the bot did not run
    until: Time
    opened: Time  # never moved: its buttons know it by this


@dataclass(frozen=True, slots=True)
class OutboxMessage:
    """A message to be sent; the newest of a key replaces those that are not sent yet."""

    table: TableId
    key: MessageKey
    person: PersonId | None  # None: the table's own channel
    text: Text | None  # None: rendered from the table when it is sent
    seat: Seat | None = None
    decision: int = 0  # the question it is about: obsolete once that is another one
    id: int = 0  # given by the store
    tries: int = 0
    not_before: Time = DAWN
    created: Time = DAWN


@dataclass(frozen=True, slots=True)
class PostRecord:
    """A Discord message that shows something of a table and is edited as that changes."""

    table: TableId
    key: MessageKey  # of the outbox messages that update it
    channel: str
    message: str
    made_at: Time
    ply: int  # the moves in force when it was sent, or the question it is about
    seal: str = ""  # the hash of its content, to skip edits that change nothing


@dataclass(frozen=True, slots=True)
class MessageNamingPeople:
    """A message or thread title that names people and is not edited otherwise.

    Once one of them is forgotten the message is deleted, or the thread renamed.
    """

    channel: str
    message: str = ""  # "" for the title of the thread itself
    people: frozenset[PersonId] = frozenset()
    instead: str = ""


@dataclass(frozen=True, slots=True)
class ThreadCursor:
    """How far a table's story is told in its thread, in story lines and journal lines.

    `sent_*` are stored before a message is sent, the others once it has arrived.
    """

    table: TableId
    thread: str = ""  # "" while there is none
    message: str = ""  # the newest that the bot sent there
    ply: int = 0
    lines: int = 0
    sent_ply: int = 0
    sent_lines: int = 0

    @property
    def is_settled(self) -> bool:
        """Whether no message is on its way."""
        return (self.ply, self.lines) == (self.sent_ply, self.sent_lines)


@dataclass(frozen=True, slots=True)
class PendingItem:
    """A question that waits for a person at a table, or a notice, and until when."""

    table: TableId
    seat: Seat
    decision: int
    until: Time | None = None
    about: str = ""  # beside the question: the spelling of a motion, or the notice to come next


@dataclass(frozen=True, slots=True)
class DirectMessageState:
    """The one direct message that a person has over all tables."""

    person: PersonId
    channel: str = ""  # of this message, or of the one before
    message: str = ""  # "" where there is none
    made_at: Time = DAWN
    told: tuple[PendingItem, ...] = ()  # the items it lists
    rang: Time | None = None  # when one last notified
    heeded: Time | None = None  # the earliest deadline it listed then
    nonce: str = ""  # of one that is being sent
    sent_at: Time = DAWN
    loud: bool = False  # whether that one notifies


@dataclass(frozen=True, slots=True)
class DeliveryChannel:
    """Whether messages reach a channel or a person."""

    table: TableId
    person: PersonId | None  # None: the table's own channel
    shut: bool = False  # it could not be reached, and that was reported elsewhere
    called: str = ""  # the wait for which the person was mentioned in the channel instead


@dataclass(frozen=True, slots=True)
class EphemeralReply:
    """The last ephemeral reply to a person in a channel, and the token that deletes it."""

    person: PersonId
    place: str
    message: str
    token: str = field(repr=False)
    at: Time
    table: TableId | None = None  # of a panel: it changes with the question it shows
    question: str = ""  # the id of that question; "" if it shows whom the table waits for


@dataclass(frozen=True, slots=True)
class PlayWish:
    """A person's wish to play on a server, which nobody else is shown."""

    server: str
    person: PersonId
    game: str
    seats: int  # 0: any number
    pace: str  # a clock; "": any
    until: Time


# Results


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of one seat of a finished game."""

    table: TableId
    game: str
    server: str
    seats: int
    seat: Seat
    person: PersonId | None  # None: a computer, or a person who was forgotten
    computer: str
    points: int
    rank: int  # 1 for all who share the victory
    ended: Time
    took_over: int = 0  # the round in which the person came; 0: they began the game


@dataclass(frozen=True, slots=True)
class ResponseHabit:
    """How fast a person answers at the tables of a server, as their opponents could see."""

    answer: int | None  # seconds, the median; None while there are too few
    finished: int  # games
    begun: int  # games that are over, or that the person left


@dataclass(frozen=True, slots=True)
class PlayerRating:
    """A person's rating at one game with so many seats."""

    person: PersonId
    game: str
    seats: int
    mu: float
    sigma: float
    games: int


# A whole table


class IncompleteJournal(Diverged):
    """Raised if the store holds less of a table than was written."""

    def __init__(self, found: int, reason: str) -> None:
        super().__init__(found, "", reason)

    def __str__(self) -> str:
        return self.reason


@dataclass(frozen=True, slots=True)
class JournalEnd:
    """The end of a journal, stored with its table to detect lost lines."""

    lines: int
    seal: str  # the hash of the last line; "" if there is none


@dataclass(frozen=True, slots=True)
class TableRecord:
    """All rows of one table that decide how it goes on."""

    card: TableCard
    opening: Opening | None
    lines: tuple[JournalLine, ...]
    end: JournalEnd
    orders: tuple[SecretOrder, ...]
    budgets: tuple[TimeBudget, ...]
    ballots: tuple[Ballot, ...]
    server_seed: str = field(default="", repr=False)  # of the deal
    player_salts: tuple[PlayerSalt, ...] = ()
    absence_log: tuple[MoveInAbsence, ...] = ()
    shared: SharedDeal | None = None  # its deal, if other tables play it too
    has_lost_rows: bool = False  # beside its lines

    def require_whole(self) -> None:
        """Raise IncompleteJournal if rows are lost or belong to another game."""
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
        """Return the whole journal; raise IncompleteJournal if lines are lost."""
        entries = tuple([line.entry for line in self.lines])
        plies = [line.ply for line in self.lines]
        end = JournalEnd(len(entries), entries[-1].seal if entries else "")
        if end != self.end or plies != list(range(1, end.lines + 1)):
            kept = self.end.lines
            raise IncompleteJournal(
                end.lines, f"{end.lines} lines of {kept} are left as they were written"
            )
        return entries
