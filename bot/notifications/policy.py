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

PRESENT_FOR = 5 * MINUTE  # a person counts as present after an action
RECENTLY_PRESENT = 15 * MINUTE  # and may still be watching others
LEFT_ALONE_FOR = 2 * MINUTE  # a present person is not notified of a new question
MOST_ITEMS = 5  # described in full; the others are counted

NEXT_UP = "next"  # the item of a player who is next and not asked yet
ItemKey: TypeAlias = tuple[TableId, str]  # "" for the question, else a motion or NEXT_UP

REMINDERS = frozenset({"reminder", "reminder-wishes"})
_NEVER = Time(1 << 60)


class DeliveryDecision(Enum):
    """What happens to a person's direct message."""

    NOTHING = auto()  # it is up to date, or not needed
    EDITED = auto()
    SILENT = auto()  # a new one replaces the old, without a sound
    RINGING = auto()
    WITHDRAWN = auto()  # nothing is pending


@dataclass(frozen=True, slots=True)
class NotificationItem:
    """A pending item with the table it belongs to."""

    pending: PendingItem
    state: TableState
    texts: tuple[Text, ...] = ()  # why standing orders stopped


@dataclass(frozen=True, slots=True)
class Notification:
    """What a direct message says; the first item is the call."""

    person: Person
    items: tuple[NotificationItem, ...]
    silent: bool
    channel: str = ""  # of the earlier message, if there was one


@dataclass(frozen=True, slots=True)
class ItemNews:
    """A new or reminded item, and since when it may be told."""

    since: Time
    until: Time | None = None
    reminds: bool = False


# Pending items


def pending_items(state: TableState, person: PersonId) -> Iterator[PendingItem]:
    """Yield a person's open question, open votes and, if wanted, that they are next."""
    seat, table = state.card.owned_seat(person), state.card.id
    if seat is None:
        return
    yield from _question_items(state, seat)
    for ballot in outbox_rules.ballots_open_to(state, seat):
        yield PendingItem(table, seat, 0, ballot.until, str(ballot.motion))
    if person_at(state, seat).hears_next and next_seat_waited_for(state) == seat:
        yield PendingItem(table, seat, 0, about=NEXT_UP)


def _question_items(state: TableState, seat: Seat) -> Iterator[PendingItem]:
    """Yield the open question of a seat if it needs a direct message.

    None in solo games, in games in direct messages, or while all players are present.
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
    """Return the part of an item's key that its message is about."""
    if key.kind is MessageKind.VOTE:
        return str(key.motion)
    return NEXT_UP if key.kind is MessageKind.NEXT_UP else ""


def tell_not_before(message: OutboxMessage, pressed: Time | None) -> Time:
    """Return when a message may be told, by when the person was last at the table."""
    if message.key.kind is MessageKind.TURN_NEWS or pressed is None:
        return message.created
    if pressed < message.created - RECENTLY_PRESENT:
        return message.created
    return Time(max(message.created, pressed) + LEFT_ALONE_FOR)


def sort_items(
    pending: Iterable[PendingItem], news: Mapping[ItemKey, ItemNews]
) -> tuple[PendingItem, ...]:
    """Sort by deadline, then new items first; what asks nothing comes last."""

    def rank(item: PendingItem) -> tuple[Time, bool, bool, ItemKey]:
        key = item_key(item)
        return _or_never(item.until), item.about == NEXT_UP, key not in news, key

    return tuple(sorted(pending, key=rank))


def news_of(message: OutboxMessage, item: PendingItem, pressed: Time | None) -> ItemNews | None:
    """Return what is new for a pending item; explanations alone are no news."""
    since = tell_not_before(message, pressed)
    match message.key.kind:
        case MessageKind.TURN | MessageKind.VOTE:
            return ItemNews(since, item.until)
        case MessageKind.TURN_NEWS if message.text is not None and message.text.key in REMINDERS:
            return ItemNews(since, reminds=True)
    return None


# The decision


def decide_delivery(
    sent: DirectMessageState,
    pending: tuple[PendingItem, ...],
    news: Iterable[ItemNews],
    came: Time | None,
    rings: RingPreference,
    now: Time,
) -> DeliveryDecision:
    """Decide by what is pending, what of it is new, and the person's last action anywhere."""
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
        return False  # the last notification said this, too
    if news.reminds or rings is RingPreference.EVERY:
        return True
    has_come_since = came is not None and came >= sent.rang
    return has_come_since or _or_never(news.until) < _or_never(sent.heeded)


def _or_never(at: Time | None) -> Time:
    return _NEVER if at is None else at


# State changes


def mark_sending(
    sent: DirectMessageState, nonce: str, now: Time, *, loud: bool
) -> DirectMessageState:
    """Mark as being sent, before it is: after a crash it is looked for.

    A retry within NONCE_LASTS keeps its nonce; after a success the next one is always new.
    """
    if sent.nonce and 0 <= now - sent.sent_at < NONCE_LASTS:
        nonce = sent.nonce
    elif sent.made_at != DAWN:
        nonce = blake2b(f"{nonce} {sent.made_at}".encode(), digest_size=12).hexdigest()
    return replace(sent, nonce=nonce, sent_at=now, loud=loud)


def mark_settled(sent: DirectMessageState) -> DirectMessageState:
    """Mark that nothing is being sent."""
    return replace(sent, nonce="", loud=False)


def mark_arrived(
    sent: DirectMessageState, channel: str, message: str, pending: tuple[PendingItem, ...]
) -> DirectMessageState:
    """Mark what was being sent as arrived, with these items."""
    there = replace(sent, channel=channel, message=message, made_at=sent.sent_at, told=pending)
    if sent.loud:
        there = replace(there, rang=sent.sent_at, heeded=_earliest_deadline(pending))
    return mark_settled(there)


def mark_edited(sent: DirectMessageState, pending: tuple[PendingItem, ...]) -> DirectMessageState:
    return mark_settled(replace(sent, told=pending))


def mark_withdrawn(sent: DirectMessageState) -> DirectMessageState:
    """Mark as deleted; keep the time of the last sound, so that it is not repeated."""
    return mark_settled(replace(sent, message="", told=()))


def _earliest_deadline(pending: tuple[PendingItem, ...]) -> Time | None:
    return min((item.until for item in pending if item.until is not None), default=None)
