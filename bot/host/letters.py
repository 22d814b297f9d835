"""Letters: everybody has one over all his tables; what it says, when it comes, whether it rings.

It is decided here, of what is known, and by nothing else: whoever is there is left alone, an
absence rings once, and of what nothing new can be said nothing is written. That somebody gets a
letter, and when, follows from his own presses and from what the whole table knows.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from hashlib import blake2b
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.text import Text
from bot.host import asking, clocks
from bot.host.company import Person, PersonId, Rings, TableId
from bot.host.rows import Letter, Note, Wait
from bot.host.standing import (
    Standing,
    asks_person,
    decision_of,
    is_private,
    is_solo,
    is_together,
    next_up,
    person_at,
)
from bot.host.time import DAWN, MINUTE, Time
from bot.host.topics import StillYourTurn, Topic, VoteWanted, YouAreNext, YourTurn

HERE = 5 * MINUTE  # whoever has pressed something within that time is there
LATELY = 15 * MINUTE  # and may be looking on while others think about their turns
ALONE = 2 * MINUTE  # so long he is left alone with what he is asked
YOUNG = 55 * MINUTE  # Discord limits edits of messages older than an hour
NONCE_LASTS = 2 * MINUTE  # Discord says "a few minutes"
MOST = 5  # of what waits that are told in full

NEXT = "next"  # what somebody is told of, though he is not asked
Key: TypeAlias = tuple[TableId, str]  # of what waits at a table: his question, a motion, NEXT

REMINDERS = frozenset({"reminder", "reminder-wishes"})
_NEVER = Time(1 << 60)


class Delivery(Enum):
    """What is to be done about somebody's letter."""

    NOTHING = auto()  # it says what it has to, or there is none and none is needed
    EDITED = auto()
    SILENT = auto()  # a new one in place of the old, without a sound
    RINGING = auto()
    WITHDRAWN = auto()  # nothing waits for him any more


@dataclass(frozen=True, slots=True)
class Matter:
    """Something that waits for somebody, and what is to be read of it."""

    wait: Wait
    standing: Standing
    said: tuple[Text, ...] = ()  # beside the question: why his orders stopped


@dataclass(frozen=True, slots=True)
class Contents:
    """What somebody is to read: the first of it is the call."""

    person: Person
    matters: tuple[Matter, ...]
    silent: bool
    channel: str = ""  # where the one before lay, if that is known


@dataclass(frozen=True, slots=True)
class News:
    """What has come to wait for somebody, or rings once more; since when it may be told."""

    since: Time
    until: Time | None = None
    reminds: bool = False


# What waits


def waits_of(standing: Standing, person: PersonId) -> Iterator[Wait]:
    """What he is asked there, on what he is to vote, and that he comes next if he likes to know."""
    seat, table = standing.card.seat_of(person), standing.card.id
    if seat is None:
        return
    yield from _asked(standing, seat)
    for ballot in asking.open_to(standing, seat):
        yield Wait(table, seat, 0, ballot.until, str(ballot.motion))
    if person_at(standing, seat).hears_next and next_up(standing) == seat:
        yield Wait(table, seat, 0, about=NEXT)


def _asked(standing: Standing, seat: Seat) -> Iterator[Wait]:
    """His question, if he has to be written to about it at all.

    Not in a game in which nobody else ever acts, nor in the place where he plays, nor while all
    of them are there.
    """
    card = standing.card
    if is_solo(card) or is_private(card) or is_together(standing):
        return
    if not asks_person(standing, seat):
        return
    budget, hours = standing.budgets[seat], person_at(standing, seat)
    until = clocks.deadline(card.terms, budget, hours, standing.now)
    yield Wait(card.id, seat, decision_of(standing, seat), until)


def key_of(wait: Wait) -> Key:
    return wait.table, wait.about


def about(topic: Topic) -> str:
    """What of a table a note in somebody's letter is about."""
    match topic:
        case VoteWanted(_, motion):
            return str(motion)
        case YouAreNext():
            return NEXT
    return ""


def may_be_told(note: Note, pressed: Time | None) -> Time:
    """From when on somebody is told what this note is about, by when he was last at the table."""
    if isinstance(note.topic, StillYourTurn) or pressed is None:
        return note.created
    if pressed < note.created - LATELY:
        return note.created
    return Time(max(note.created, pressed) + ALONE)


def in_order(waits: Iterable[Wait], news: Mapping[Key, News]) -> tuple[Wait, ...]:
    """What is most pressing first; of what is not, what is new; at last what asks nothing."""

    def rank(wait: Wait) -> tuple[Time, bool, bool, Key]:
        key = key_of(wait)
        return _or_never(wait.until), wait.about == NEXT, key not in news, key

    return tuple(sorted(waits, key=rank))


def news_of(note: Note, wait: Wait, pressed: Time | None) -> News | None:
    """What a note has to say of what is open; one that only explains something rings nobody."""
    since = may_be_told(note, pressed)
    match note.topic:
        case YourTurn() | VoteWanted():
            return News(since, wait.until)
        case StillYourTurn() if note.text is not None and note.text.key in REMINDERS:
            return News(since, reminds=True)
    return None


# What is done


def decided(
    letter: Letter,
    waits: tuple[Wait, ...],
    news: Iterable[News],
    came: Time | None,
    rings: Rings,
    now: Time,
) -> Delivery:
    """By what waits for him, what of it is new, and when he last pressed anything anywhere."""
    if not waits:
        return Delivery.WITHDRAWN if letter.message else Delivery.NOTHING
    if letter.rang is not None and letter.rang > now:  # the clock was set back
        letter = replace(letter, rang=now)
    if any(_rings(one, letter, came, rings) for one in news):
        return Delivery.RINGING
    if letter.message and letter.told == waits:
        return Delivery.NOTHING
    if letter.message and 0 <= now - letter.made_at < YOUNG:
        return Delivery.EDITED
    return Delivery.SILENT


def _rings(news: News, letter: Letter, came: Time | None, rings: Rings) -> bool:
    if rings is Rings.NEVER:
        return False
    if letter.rang is None:
        return True
    if news.since <= letter.rang:
        return False  # what rang then said this, too
    if news.reminds or rings is Rings.EVERY:
        return True
    has_come_since = came is not None and came >= letter.rang
    return has_come_since or _or_never(news.until) < _or_never(letter.heeded)


def _or_never(at: Time | None) -> Time:
    return _NEVER if at is None else at


# What is known of it then


def on_its_way(letter: Letter, nonce: str, now: Time, *, loud: bool) -> Letter:
    """Written down before it is sent: should nobody hear what came of it, it is looked for.

    One that may still arrive goes under its own number again, and none ever under that of one that
    did, though the same note calls for both: it would be taken for that one.
    """
    if letter.nonce and 0 <= now - letter.sent_at < NONCE_LASTS:
        nonce = letter.nonce
    elif letter.made_at != DAWN:
        nonce = blake2b(f"{nonce} {letter.made_at}".encode(), digest_size=12).hexdigest()
    return replace(letter, nonce=nonce, sent_at=now, loud=loud)


def settled(letter: Letter) -> Letter:
    """Nothing is on its way any more."""
    return replace(letter, nonce="", loud=False)


def arrived(letter: Letter, channel: str, message: str, waits: tuple[Wait, ...]) -> Letter:
    """What was on its way is there, and says this."""
    there = replace(letter, channel=channel, message=message, made_at=letter.sent_at, told=waits)
    if letter.loud:
        there = replace(there, rang=letter.sent_at, heeded=_earliest(waits))
    return settled(there)


def revised(letter: Letter, waits: tuple[Wait, ...]) -> Letter:
    return settled(replace(letter, told=waits))


def withdrawn(letter: Letter) -> Letter:
    """When it rang is still known: that he was called then is no reason to call him again."""
    return settled(replace(letter, message="", told=()))


def _earliest(waits: tuple[Wait, ...]) -> Time | None:
    return min((wait.until for wait in waits if wait.until is not None), default=None)
