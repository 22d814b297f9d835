"""Keep the one direct message of each person true over all of that person's tables."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, TypeAlias

from bot.engine.text import Refusal
from bot.notifications import policy
from bot.outbox import delivery
from bot.tables.message_keys import MessageKind
from bot.tables.people import Clock, Person, PersonId, TableId, Time
from bot.tables.records import DirectMessageState, OutboxMessage, PendingItem
from bot.tables.service import TableService
from bot.tables.state import TableState
from bot.tables.store import Store, UndeliverableError

_NEWS_KINDS = (MessageKind.TURN, MessageKind.VOTE, MessageKind.NEXT_UP)  # a new item begins


MessagePlace: TypeAlias = tuple[str, str]  # a channel, and a message in it


class DirectMessageTransport(Protocol):
    """Send direct messages; sending the same nonce again within NONCE_LASTS has no effect."""

    async def send_direct_message(
        self, notification: policy.Notification, nonce: str
    ) -> MessagePlace: ...
    async def edit_direct_message(
        self, sent: DirectMessageState, notification: policy.Notification
    ) -> bool:
        """Return whether the message still existed."""
        ...

    async def delete_direct_message(self, sent: DirectMessageState) -> None:
        """Delete the message if it still exists."""
        ...

    async def find_direct_message(self, sent: DirectMessageState) -> MessagePlace | None:
        """Look for a message that may have been sent before a crash."""
        ...


@dataclass(frozen=True, slots=True)
class _Draft:
    """All that decides about a person's direct message."""

    person: Person
    states: Mapping[TableId, TableState]
    pending: Mapping[policy.ItemKey, PendingItem]  # what may be told by now
    news: Mapping[policy.ItemKey, policy.ItemNews]
    last_seen: Time | None  # the person's last action anywhere
    messages: tuple[OutboxMessage, ...]  # settled once the direct message is up to date


class Notifier:
    """Update one person's direct message at a time; the caller must not run two in parallel."""

    def __init__(
        self, service: TableService, store: Store, transport: DirectMessageTransport, clock: Clock
    ) -> None:
        self._service = service
        self._store = store
        self._transport = transport
        self._clock = clock

    async def handle_message(self, message: OutboxMessage) -> delivery.DeliveryResult:
        """Update the direct message that this outbox message is about."""
        assert message.person is not None
        person = await self._service.find_person(message.person)
        if person is None:
            return delivery.Skipped()
        now = self._clock.now()
        messages = [
            one
            for one in await self._store.messages_to_person(person.id)
            if delivery.is_direct_message(one)
        ]
        pressed = await self._service.presence.last_seen_of(person.id)
        states = await self._load_states(person.id)
        open_ = {
            policy.item_key(item): item
            for state in states.values()
            for item in policy.pending_items(state, person.id)
        }
        draft = _collect_draft(person, states, open_, messages, pressed, now)
        is_sent = await self._update_direct_message(draft, delivery.make_nonce(message))
        later = _postpone_until(message, open_, pressed, now)
        if later is not None:
            return delivery.Postponed(later)
        return delivery.Sent() if is_sent else delivery.Skipped()

    async def _load_states(self, person: PersonId) -> dict[TableId, TableState]:
        found = {}
        for table in await self._store.tables_asking(person):
            state = await self._service.table_state(table)
            if not isinstance(state, Refusal):
                found[table] = state
        return found

    # The direct message

    async def _update_direct_message(self, draft: _Draft, nonce: str) -> bool:
        """Return whether a new message was sent; an edit does not prove a person can be reached."""
        now, pending = self._clock.now(), policy.sort_items(draft.pending.values(), draft.news)
        before = await self._store.load_direct_message(draft.person.id)
        sent = await self._find_lost(before, pending)
        decision = policy.decide_delivery(
            sent, pending, draft.news.values(), draft.last_seen, draft.person.rings, now
        )
        done = await self._apply_decision(draft, sent, pending, decision, nonce)
        await self._store_state(done, draft.messages)
        return done.message not in ("", before.message)

    async def _apply_decision(
        self,
        draft: _Draft,
        sent: DirectMessageState,
        pending: tuple[PendingItem, ...],
        decision: policy.DeliveryDecision,
        nonce: str,
    ) -> DirectMessageState:
        match decision:
            case policy.DeliveryDecision.NOTHING:
                return policy.mark_settled(sent)
            case policy.DeliveryDecision.WITHDRAWN:
                await self._transport.delete_direct_message(sent)
                return policy.mark_withdrawn(sent)
        notification = await self._build_notification(
            draft, pending, silent=decision is not policy.DeliveryDecision.RINGING
        )
        notification = replace(notification, channel=sent.channel)
        if decision is policy.DeliveryDecision.EDITED and await self._transport.edit_direct_message(
            sent, notification
        ):
            return policy.mark_edited(sent, pending)
        return await self._send_new(sent, pending, notification, nonce)

    async def _send_new(
        self,
        sent: DirectMessageState,
        pending: tuple[PendingItem, ...],
        notification: policy.Notification,
        nonce: str,
    ) -> DirectMessageState:
        loud = not notification.silent
        leaving = policy.mark_sending(sent, nonce, self._clock.now(), loud=loud)
        await self._store_state(leaving)
        try:
            place = await self._transport.send_direct_message(notification, leaving.nonce)
        except UndeliverableError:
            await self._store_state(policy.mark_settled(leaving))
            raise
        there = policy.mark_arrived(leaving, *place, pending)
        await self._store_state(there, replaced=sent)
        if loud:
            self._service.presence.mark_rung(sent.person)
        if sent.message:
            await self._transport.delete_direct_message(sent)
        return there

    async def _find_lost(
        self, sent: DirectMessageState, pending: tuple[PendingItem, ...]
    ) -> DirectMessageState:
        """Look for a message that was being sent when the process stopped."""
        if not sent.nonce:
            return sent
        place = await self._transport.find_direct_message(sent)
        if place is None:
            return sent
        there = policy.mark_arrived(sent, *place, pending)
        if sent.message and sent.message != there.message:
            await self._transport.delete_direct_message(sent)
        return policy.mark_edited(there, ())  # its text may be outdated

    async def _build_notification(
        self, draft: _Draft, pending: Sequence[PendingItem], *, silent: bool
    ) -> policy.Notification:
        items = []
        for item in pending:
            texts = () if item.about else await self._store.texts_about(item)
            said = tuple([text for text in texts if text.key not in policy.REMINDERS])
            items.append(policy.NotificationItem(item, draft.states[item.table], said))
        return policy.Notification(draft.person, tuple(items), silent)

    async def _store_state(
        self,
        sent: DirectMessageState,
        told: Sequence[OutboxMessage] = (),
        replaced: DirectMessageState | None = None,
    ) -> None:
        async with self._store.unit_of_work() as unit:
            unit.save_direct_message(sent)
            if replaced and replaced.message:
                unit.take_down_message(replaced.channel, replaced.message)
            for message in told:
                unit.mark_message_sent(message.id)


def _collect_draft(
    person: Person,
    states: Mapping[TableId, TableState],
    open_: Mapping[policy.ItemKey, PendingItem],
    messages: Sequence[OutboxMessage],
    pressed: Mapping[TableId, Time],
    now: Time,
) -> _Draft:
    """Collect what may be told by now, without what the person is thinking about right now."""
    early = {
        _key_of_message(one)
        for one in messages
        if _postpone_until(one, open_, pressed, now) is not None
    }
    pending = {key: item for key, item in open_.items() if key not in early}
    news: dict[policy.ItemKey, policy.ItemNews] = {}
    for message in messages:
        found, key = _news_in(message, pending, pressed), _key_of_message(message)
        if found is not None and not (key in news and news[key].reminds):
            news[key] = found
    told = tuple([message for message in messages if _key_of_message(message) not in early])
    return _Draft(person, states, pending, news, max(pressed.values(), default=None), told)


def _key_of_message(message: OutboxMessage) -> policy.ItemKey:
    return message.table, policy.item_about(message.key)


def _news_in(
    message: OutboxMessage,
    pending: Mapping[policy.ItemKey, PendingItem],
    pressed: Mapping[TableId, Time],
) -> policy.ItemNews | None:
    item = pending.get(_key_of_message(message))
    if item is None or not _is_about_item(message, item):
        return None
    return policy.news_of(message, item, pressed.get(message.table))


def _is_about_item(message: OutboxMessage, item: PendingItem) -> bool:
    """A new item stays true while it is pending; reminders are about one question number."""
    return message.key.kind in _NEWS_KINDS or message.decision == item.decision


def _postpone_until(
    message: OutboxMessage,
    open_: Mapping[policy.ItemKey, PendingItem],
    pressed: Mapping[TableId, Time],
    now: Time,
) -> Time | None:
    """Return when it may be told, or None if now; closed items need not wait."""
    if message.key.kind not in _NEWS_KINDS or _key_of_message(message) not in open_:
        return None
    at = policy.tell_not_before(message, pressed.get(message.table))
    return at if at > now else None
