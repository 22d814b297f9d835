"""Keep the one direct message of each person true: what it says, when it is sent and rings."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from hashlib import blake2b
from typing import Protocol, TypeAlias

from bot.engine.game import Seat
from bot.engine.text import Refusal, Text
from bot.notifications.presence_and_absence import Presence
from bot.outbox import worker
from bot.outbox.worker import EDITABLE_FOR, NONCE_LASTS
from bot.tables import clocks, derived_messages, pace, records
from bot.tables.people import DAWN, MINUTE, Clock, Person, PersonId, RingPreference, TableId, Time
from bot.tables.records import DirectMessageState, MessageKind, OutboxMessage, PendingItem
from bot.tables.service import TableService
from bot.tables.state import (
    TableState,
    is_in_direct_messages,
    is_person_asked,
    is_presence_assumed,
    is_solo,
    next_seat_waited_for,
    person_of_seat,
    question_number,
)
from bot.tables.store_protocols import Store, UndeliverableError, UnitOfWork

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
    for ballot in derived_messages.ballots_open_to(state, seat):
        yield PendingItem(table, seat, 0, ballot.until, str(ballot.motion))
    if person_of_seat(state, seat).hears_next and next_seat_waited_for(state) == seat:
        yield PendingItem(table, seat, 0, about=NEXT_UP)


def _question_items(state: TableState, seat: Seat) -> Iterator[PendingItem]:
    """Yield the open question of a seat if it needs a direct message.

    None in solo games, in games in direct messages, or while all players are present.
    """
    card = state.card
    if is_solo(card) or is_in_direct_messages(card) or is_presence_assumed(state):
        return
    if not is_person_asked(state, seat):
        return
    budget, hours = state.budgets[seat], person_of_seat(state, seat)
    until = clocks.answer_deadline(card.terms, budget, hours, state.now)
    yield PendingItem(card.id, seat, question_number(state, seat), until)


def item_key(item: PendingItem) -> ItemKey:
    return item.table, item.about


def item_subject_of_key(key: records.MessageKey) -> str:
    """Return the part of an item's key that its message is about."""
    if key.kind is MessageKind.VOTE:
        return str(key.motion)
    return NEXT_UP if key.kind is MessageKind.NEXT_UP else ""


def earliest_time_to_tell(message: OutboxMessage, pressed: Time | None) -> Time:
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
        return _time_or_never(item.until), item.about == NEXT_UP, key not in news, key

    return tuple(sorted(pending, key=rank))


def news_for_item(
    message: OutboxMessage, item: PendingItem, pressed: Time | None
) -> ItemNews | None:
    """Return what is new for a pending item; explanations alone are no news."""
    since = earliest_time_to_tell(message, pressed)
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
    return has_come_since or _time_or_never(news.until) < _time_or_never(sent.heeded)


def _time_or_never(at: Time | None) -> Time:
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


def mark_not_sending(sent: DirectMessageState) -> DirectMessageState:
    """Mark that nothing is being sent."""
    return replace(sent, nonce="", loud=False)


def mark_arrived(
    sent: DirectMessageState, channel: str, message: str, pending: tuple[PendingItem, ...]
) -> DirectMessageState:
    """Mark what was being sent as arrived, with these items."""
    there = replace(sent, channel=channel, message=message, made_at=sent.sent_at, told=pending)
    if sent.loud:
        there = replace(there, rang=sent.sent_at, heeded=_earliest_deadline(pending))
    return mark_not_sending(there)


def mark_edited(sent: DirectMessageState, pending: tuple[PendingItem, ...]) -> DirectMessageState:
    return mark_not_sending(replace(sent, told=pending))


def mark_withdrawn(sent: DirectMessageState) -> DirectMessageState:
    """Mark as deleted; keep the time of the last sound, so that it is not repeated."""
    return mark_not_sending(replace(sent, message="", told=()))


def _earliest_deadline(pending: tuple[PendingItem, ...]) -> Time | None:
    return min((item.until for item in pending if item.until is not None), default=None)


_NEWS_KINDS = (MessageKind.TURN, MessageKind.VOTE, MessageKind.NEXT_UP)  # a new item begins


MessagePlace: TypeAlias = tuple[str, str]  # a channel, and a message in it


class DirectMessageTransport(Protocol):
    """Send direct messages; sending the same nonce again within NONCE_LASTS has no effect."""

    async def send_direct_message(self, notification: Notification, nonce: str) -> MessagePlace: ...
    async def edit_direct_message(
        self, sent: DirectMessageState, notification: Notification
    ) -> bool:
        """Return whether the message still existed."""

    async def delete_direct_message(self, sent: DirectMessageState) -> None:
        """Delete the message if it still exists."""

    async def find_direct_message(self, sent: DirectMessageState) -> MessagePlace | None:
        """Look for a message that may have been sent before a crash."""


@dataclass(frozen=True, slots=True)
class _DeliveryFacts:
    """All that decides about a person's direct message."""

    person: Person
    states: Mapping[TableId, TableState]
    pending: Mapping[ItemKey, PendingItem]  # what may be told by now
    news: Mapping[ItemKey, ItemNews]
    last_seen: Time | None  # the person's last action anywhere
    messages: tuple[OutboxMessage, ...]  # settled once the direct message is up to date


class Notifier:
    """Update one person's direct message at a time; the caller must not run two in parallel."""

    def __init__(
        self,
        service: TableService,
        store: Store,
        transport: DirectMessageTransport,
        clock: Clock,
        presence: Presence,
    ) -> None:
        self._service = service
        self._store = store
        self._transport = transport
        self._clock = clock
        self._presence = presence

    async def handle_message(self, message: OutboxMessage) -> worker.DeliveryResult:
        """Update the direct message that this outbox message is about."""
        assert message.person is not None
        person = await self._service.find_person(message.person)
        if person is None:
            return worker.Skipped()
        now = self._clock.now()
        messages = [
            one
            for one in await self._store.messages_to_person(person.id)
            if worker.is_direct_message(one)
        ]
        pressed = await self._presence.last_seen_by_table(person.id)
        states = await self._load_states(person.id)
        open_ = {
            item_key(item): item
            for state in states.values()
            for item in pending_items(state, person.id)
        }
        draft = _collect_delivery_facts(person, states, open_, messages, pressed, now)
        before = await self._store.load_direct_message(person.id)
        done = await self._update_direct_message(draft, before, worker.make_nonce(message))

        def write(unit: UnitOfWork) -> None:
            if done != before:
                unit.save_record(done)
            for told in draft.messages:
                if told.id != message.id:
                    unit.mark_message_sent(told.id)

        later = _time_to_wait_until(message, open_, pressed, now)
        if later is not None:
            return worker.Postponed(later, write)
        # An edit does not prove that the person can be reached.
        is_sent = done.message not in ("", before.message)
        return worker.Sent(write) if is_sent else worker.Skipped(write)

    async def _load_states(self, person: PersonId) -> dict[TableId, TableState]:
        found = {}
        for table in await self._store.tables_asking_person(person):
            state = await self._service.table_state(table)
            if not isinstance(state, Refusal):
                found[table] = state
        return found

    # The direct message

    async def _update_direct_message(
        self, draft: _DeliveryFacts, before: DirectMessageState, nonce: str
    ) -> DirectMessageState:
        """Return what is to be stored of it."""
        now, pending = self._clock.now(), sort_items(draft.pending.values(), draft.news)
        sent = await self._find_lost_message(before, pending)
        decision = decide_delivery(
            sent, pending, draft.news.values(), draft.last_seen, draft.person.rings, now
        )
        return await self._apply_decision(draft, sent, pending, decision, nonce)

    async def _apply_decision(
        self,
        draft: _DeliveryFacts,
        sent: DirectMessageState,
        pending: tuple[PendingItem, ...],
        decision: DeliveryDecision,
        nonce: str,
    ) -> DirectMessageState:
        match decision:
            case DeliveryDecision.NOTHING:
                return mark_not_sending(sent)
            case DeliveryDecision.WITHDRAWN:
                await self._transport.delete_direct_message(sent)
                return mark_withdrawn(sent)
        notification = await self._build_notification(
            draft, pending, silent=decision is not DeliveryDecision.RINGING
        )
        notification = replace(notification, channel=sent.channel)
        if decision is DeliveryDecision.EDITED and await self._transport.edit_direct_message(
            sent, notification
        ):
            return mark_edited(sent, pending)
        return await self._send_new(sent, pending, notification, nonce)

    async def _send_new(
        self,
        sent: DirectMessageState,
        pending: tuple[PendingItem, ...],
        notification: Notification,
        nonce: str,
    ) -> DirectMessageState:
        loud = not notification.silent
        leaving = mark_sending(sent, nonce, self._clock.now(), loud=loud)
        await self._store_state(leaving)
        try:
            place = await self._transport.send_direct_message(notification, leaving.nonce)
        except UndeliverableError:
            await self._store_state(mark_not_sending(leaving))
            raise
        there = mark_arrived(leaving, *place, pending)
        if loud:
            self._presence.mark_notified(sent.person)
        if sent.message:
            await self._store_state(there, replaced=sent)
            await self._transport.delete_direct_message(sent)
        return there

    async def _find_lost_message(
        self, sent: DirectMessageState, pending: tuple[PendingItem, ...]
    ) -> DirectMessageState:
        """Look for a message that was being sent when the process stopped."""
        if not sent.nonce:
            return sent
        place = await self._transport.find_direct_message(sent)
        if place is None:
            return sent
        there = mark_arrived(sent, *place, pending)
        if sent.message and sent.message != there.message:
            await self._transport.delete_direct_message(sent)
        return mark_edited(there, ())  # its text may be outdated

    async def _build_notification(
        self, draft: _DeliveryFacts, pending: Sequence[PendingItem], *, silent: bool
    ) -> Notification:
        items = []
        for item in pending:
            texts = () if item.about else await self._store.texts_about_question(item)
            said = tuple([text for text in texts if text.key not in REMINDERS])
            items.append(NotificationItem(item, draft.states[item.table], said))
        return Notification(draft.person, tuple(items), silent)

    async def _store_state(
        self, sent: DirectMessageState, replaced: DirectMessageState | None = None
    ) -> None:
        async with self._store.unit_of_work() as unit:
            unit.save_record(sent)
            if replaced:
                unit.take_down_message(replaced.channel, replaced.message)


async def note_presence(
    service: TableService, presence: Presence, state: TableState, person: PersonId, request: str
) -> None:
    """Note that a person is present; once all are, put live play to the vote."""
    table = state.card.id
    here = await presence.mark_present(table, person)
    if pace.should_ask_live_play(state, here):
        await service.run_command(table, pace.ask_for_live_play(here), f"{request} live")


def _collect_delivery_facts(
    person: Person,
    states: Mapping[TableId, TableState],
    open_: Mapping[ItemKey, PendingItem],
    messages: Sequence[OutboxMessage],
    pressed: Mapping[TableId, Time],
    now: Time,
) -> _DeliveryFacts:
    """Collect what may be told by now, without what the person is thinking about right now."""
    early = {
        _item_key_of_message(one)
        for one in messages
        if _time_to_wait_until(one, open_, pressed, now) is not None
    }
    pending = {key: item for key, item in open_.items() if key not in early}
    news: dict[ItemKey, ItemNews] = {}
    for message in messages:
        found, key = _news_from_message(message, pending, pressed), _item_key_of_message(message)
        if found is not None and not (key in news and news[key].reminds):
            news[key] = found
    told = tuple([message for message in messages if _item_key_of_message(message) not in early])
    return _DeliveryFacts(person, states, pending, news, max(pressed.values(), default=None), told)


def _item_key_of_message(message: OutboxMessage) -> ItemKey:
    return message.table, item_subject_of_key(message.key)


def _news_from_message(
    message: OutboxMessage, pending: Mapping[ItemKey, PendingItem], pressed: Mapping[TableId, Time]
) -> ItemNews | None:
    item = pending.get(_item_key_of_message(message))
    if item is None or not _is_about_item(message, item):
        return None
    return news_for_item(message, item, pressed.get(message.table))


def _is_about_item(message: OutboxMessage, item: PendingItem) -> bool:
    """A new item stays true while it is pending; reminders are about one question number."""
    return message.key.kind in _NEWS_KINDS or message.decision == item.decision


def _time_to_wait_until(
    message: OutboxMessage,
    open_: Mapping[ItemKey, PendingItem],
    pressed: Mapping[TableId, Time],
    now: Time,
) -> Time | None:
    """Return when it may be told, or None if now; closed items need not wait."""
    if message.key.kind not in _NEWS_KINDS or _item_key_of_message(message) not in open_:
        return None
    at = earliest_time_to_tell(message, pressed.get(message.table))
    return at if at > now else None
