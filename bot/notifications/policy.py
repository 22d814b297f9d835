"""Decide what a direct message says, when it is sent, and whether it rings."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from hashlib import blake2b
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.text import Text
from bot.outbox.delivery import EDITABLE_FOR, NONCE_LASTS
from bot.tables import clocks, outbox_rules
from bot.tables.message_keys import MessageKey, MessageKind
from bot.tables.people import DAWN, MINUTE, Person, PersonId, RingPreference, TableId, Time
from bot.tables.records import DirectMessageState, OutboxMessage, PendingItem
from bot.tables.state import (
    TableState,
    is_in_direct_messages,
    is_person_asked,
    is_solo,
    is_together,
    next_seat_waited_for,
    person_at,
    question_number,
)

PRESENT_FOR = 5 * MINUTE  # whoever has pressed something within that time is there
RECENTLY_PRESENT = 15 * MINUTE  # and may be looking on while others think about their turns
LEFT_ALONE_FOR = 2 * MINUTE  # so long he is left alone with what he is asked
MOST_ITEMS = 5  # of what waits that are told in full

NEXT_UP = "next"  # what somebody is told of, though he is not asked
ItemKey: TypeAlias = tuple[TableId, str]  # of what waits at a table: his question, a motion, NEXT

REMINDERS = frozenset({"reminder", "reminder-wishes"})
_NEVER = Time(1 << 60)


class DeliveryDecision(Enum):
    """What is to be done about somebody's letter."""

    NOTHING = auto()  # it says what it has to, or there is none and none is needed
    EDITED = auto()
    SILENT = auto()  # a new one in place of the old, without a sound
    RINGING = auto()
    WITHDRAWN = auto()  # nothing waits for him any more


@dataclass(frozen=True, slots=True)
class NotificationItem:
    """Something that waits for somebody, and what is to be read of it."""

    wait: PendingItem
    standing: TableState
    said: tuple[Text, ...] = ()  # beside the question: why his orders stopped


@dataclass(frozen=True, slots=True)
class Notification:
    """What somebody is to read: the first of it is the call."""

    person: Person
    matters: tuple[NotificationItem, ...]
    silent: bool
    channel: str = ""  # where the one before lay, if that is known


@dataclass(frozen=True, slots=True)
class ItemNews:
    """What has come to wait for somebody, or rings once more; since when it may be told."""

    since: Time
    until: Time | None = None
    reminds: bool = False


# What waits


def pending_items(state: TableState, person: PersonId) -> Iterator[PendingItem]:
    """What he is asked there, on what he is to vote, and that he comes next if he likes to know."""
    seat, table = state.card.owned_seat(person), state.card.id
    if seat is None:
        return
    yield from _question_items(state, seat)
    for ballot in outbox_rules.ballots_open_to(state, seat):
        yield PendingItem(table, seat, 0, ballot.until, str(ballot.motion))
    if person_at(state, seat).hears_next and next_seat_waited_for(state) == seat:
        yield PendingItem(table, seat, 0, about=NEXT_UP)


def _question_items(state: TableState, seat: Seat) -> Iterator[PendingItem]:
    """His question, if he has to be written to about it at all.

    Not in a game in which nobody else ever acts, nor in the place where he plays, nor while all
    of them are there.
    """
    card = state.card
    if is_solo(card) or is_in_direct_messages(card) or is_together(state):
        return
    if not is_person_asked(state, seat):
        return
    budget, hours = state.budgets[seat], person_at(state, seat)
    until = clocks.deadline(card.terms, budget, hours, state.now)
    yield PendingItem(card.id, seat, question_number(state, seat), until)


def item_key(item: PendingItem) -> ItemKey:
    return item.table, item.about


def item_about(key: MessageKey) -> str:
    """What of a table a note in somebody's letter is about."""
    if key.kind is MessageKind.VOTE:
        return str(key.motion)
    return NEXT_UP if key.kind is MessageKind.NEXT_UP else ""


def tell_not_before(message: OutboxMessage, pressed: Time | None) -> Time:
    """From when on somebody is told what this note is about, by when he was last at the table."""
    if message.key.kind is MessageKind.TURN_NEWS or pressed is None:
        return message.created
    if pressed < message.created - RECENTLY_PRESENT:
        return message.created
    return Time(max(message.created, pressed) + LEFT_ALONE_FOR)


def sort_items(
    pending: Iterable[PendingItem], news: Mapping[ItemKey, ItemNews]
) -> tuple[PendingItem, ...]:
    """What is most pressing first; of what is not, what is new; at last what asks nothing."""

    def rank(item: PendingItem) -> tuple[Time, bool, bool, ItemKey]:
        key = item_key(item)
        return _or_never(item.until), item.about == NEXT_UP, key not in news, key

    return tuple(sorted(pending, key=rank))


def news_of(message: OutboxMessage, item: PendingItem, pressed: Time | None) -> ItemNews | None:
    """What a note has to say of what is open; one that only explains something rings nobody."""
    since = tell_not_before(message, pressed)
    match message.key.kind:
        case MessageKind.TURN | MessageKind.VOTE:
            return ItemNews(since, item.until)
        case MessageKind.TURN_NEWS if message.text is not None and message.text.key in REMINDERS:
            return ItemNews(since, reminds=True)
    return None


# What is done


def decide_delivery(
    sent: DirectMessageState,
    pending: tuple[PendingItem, ...],
    news: Iterable[ItemNews],
    came: Time | None,
    rings: RingPreference,
    now: Time,
) -> DeliveryDecision:
    """By what waits for him, what of it is new, and when he last pressed anything anywhere."""
    if not pending:
        return DeliveryDecision.WITHDRAWN if sent.message else DeliveryDecision.NOTHING
    if sent.rang is not None and sent.rang > now:  # the clock was set back
        sent = replace(sent, rang=now)
    if any(_should_ring(one, sent, came, rings) for one in news):
        return DeliveryDecision.RINGING
    if sent.message and sent.told == pending:
        return DeliveryDecision.NOTHING
    if sent.message and 0 <= now - sent.made_at < EDITABLE_FOR:
        return DeliveryDecision.EDITED
    return DeliveryDecision.SILENT


def _should_ring(
    news: ItemNews, sent: DirectMessageState, came: Time | None, rings: RingPreference
) -> bool:
    if rings is RingPreference.NEVER:
        return False
    if sent.rang is None:
        return True
    if news.since <= sent.rang:
        return False  # what rang then said this, too
    if news.reminds or rings is RingPreference.EVERY:
        return True
    has_come_since = came is not None and came >= sent.rang
    return has_come_since or _or_never(news.until) < _or_never(sent.heeded)


def _or_never(at: Time | None) -> Time:
    return _NEVER if at is None else at


# What is known of it then


def mark_sending(
    sent: DirectMessageState, nonce: str, now: Time, *, loud: bool
) -> DirectMessageState:
    """Written down before it is sent: should nobody hear what came of it, it is looked for.

    One that may still arrive goes under its own number again, and none ever under that of one that
    did, though the same note calls for both: it would be taken for that one.
    """
    if sent.nonce and 0 <= now - sent.sent_at < NONCE_LASTS:
        nonce = sent.nonce
    elif sent.made_at != DAWN:
        nonce = blake2b(f"{nonce} {sent.made_at}".encode(), digest_size=12).hexdigest()
    return replace(sent, nonce=nonce, sent_at=now, loud=loud)


def mark_settled(sent: DirectMessageState) -> DirectMessageState:
    """Nothing is on its way any more."""
    return replace(sent, nonce="", loud=False)


def mark_arrived(
    sent: DirectMessageState, channel: str, message: str, pending: tuple[PendingItem, ...]
) -> DirectMessageState:
    """What was on its way is there, and says this."""
    there = replace(sent, channel=channel, message=message, made_at=sent.sent_at, told=pending)
    if sent.loud:
        there = replace(there, rang=sent.sent_at, heeded=_earliest_deadline(pending))
    return mark_settled(there)


def mark_edited(sent: DirectMessageState, pending: tuple[PendingItem, ...]) -> DirectMessageState:
    return mark_settled(replace(sent, told=pending))


def mark_withdrawn(sent: DirectMessageState) -> DirectMessageState:
    """When it rang is still known: that he was called then is no reason to call him again."""
    return mark_settled(replace(sent, message="", told=()))


def _earliest_deadline(pending: tuple[PendingItem, ...]) -> Time | None:
    return min((item.until for item in pending if item.until is not None), default=None)
