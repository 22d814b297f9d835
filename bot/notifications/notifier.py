"""Keep the one direct message of each person true over all of that person's tables."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, TypeAlias

from bot.engine.text import Refusal
from bot.notifications import policy
from bot.notifications.policy import (
    REMINDERS,
    DeliveryDecision,
    ItemKey,
    ItemNews,
    Notification,
    NotificationItem,
)
from bot.outbox.delivery import (
    DeliveryResult,
    Postponed,
    Sent,
    Skipped,
    is_direct_message,
    make_nonce,
)
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

    async def send_direct_message(self, notification: Notification, nonce: str) -> MessagePlace: ...
    async def edit_direct_message(
        self, sent: DirectMessageState, notification: Notification
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
    """All that lies on it when a letter is thought about."""

    person: Person
    standings: Mapping[TableId, TableState]
    waits: Mapping[ItemKey, PendingItem]  # that may be told by now
    news: Mapping[ItemKey, ItemNews]
    came: Time | None  # when he last pressed anything anywhere
    told: tuple[OutboxMessage, ...]  # the notes that are done with once the letter is true


class Notifier:
    """For one person at a time: whoever asks sees to that."""

    def __init__(
        self, house: TableService, store: Store, messenger: DirectMessageTransport, clock: Clock
    ) -> None:
        self._house = house
        self._store = store
        self._messenger = messenger
        self._clock = clock

    async def handle_message(self, note: OutboxMessage) -> DeliveryResult:
        """See to the letter this note is about."""
        assert note.person is not None
        person = await self._house.find_person(note.person)
        if person is None:
            return Skipped()
        now = self._clock.now()
        notes = [
            one for one in await self._store.messages_to_person(person.id) if is_direct_message(one)
        ]
        pressed = await self._house.presence.last_seen_of(person.id)
        standings = await self._load_states(person.id)
        open_ = {
            policy.item_key(wait): wait
            for standing in standings.values()
            for wait in policy.pending_items(standing, person.id)
        }
        desk = _collect_draft(person, standings, open_, notes, pressed, now)
        is_sent = await self._update_direct_message(desk, make_nonce(note))
        later = _postpone_until(note, open_, pressed, now)
        if later is not None:
            return Postponed(later)
        return Sent() if is_sent else Skipped()

    async def _load_states(self, person: PersonId) -> dict[TableId, TableState]:
        found = {}
        for table in await self._store.tables_asking(person):
            standing = await self._house.table_state(table)
            if not isinstance(standing, Refusal):
                found[table] = standing
        return found

    # The letter

    async def _update_direct_message(self, desk: _Draft, nonce: str) -> bool:
        """Whether a new one lies there now: to change the old one or take it away is no proof that
        another would reach him."""
        now, waits = self._clock.now(), policy.sort_items(desk.waits.values(), desk.news)
        before = await self._store.load_direct_message(desk.person.id)
        letter = await self._find_lost(before, waits)
        delivery = policy.decide_delivery(
            letter, waits, desk.news.values(), desk.came, desk.person.rings, now
        )
        done = await self._apply_decision(desk, letter, waits, delivery, nonce)
        await self._store_state(done, desk.told)
        return done.message not in ("", before.message)

    async def _apply_decision(
        self,
        desk: _Draft,
        letter: DirectMessageState,
        waits: tuple[PendingItem, ...],
        delivery: DeliveryDecision,
        nonce: str,
    ) -> DirectMessageState:
        match delivery:
            case DeliveryDecision.NOTHING:
                return policy.mark_settled(letter)
            case DeliveryDecision.WITHDRAWN:
                await self._messenger.delete_direct_message(letter)
                return policy.mark_withdrawn(letter)
        contents = await self._build_notification(
            desk, waits, silent=delivery is not DeliveryDecision.RINGING
        )
        contents = replace(contents, channel=letter.channel)
        if delivery is DeliveryDecision.EDITED and await self._messenger.edit_direct_message(
            letter, contents
        ):
            return policy.mark_edited(letter, waits)
        return await self._send_new(letter, waits, contents, nonce)

    async def _send_new(
        self,
        letter: DirectMessageState,
        waits: tuple[PendingItem, ...],
        contents: Notification,
        nonce: str,
    ) -> DirectMessageState:
        loud = not contents.silent
        leaving = policy.mark_sending(letter, nonce, self._clock.now(), loud=loud)
        await self._store_state(leaving)
        try:
            place = await self._messenger.send_direct_message(contents, leaving.nonce)
        except UndeliverableError:
            await self._store_state(policy.mark_settled(leaving))
            raise
        there = policy.mark_arrived(leaving, *place, waits)
        await self._store_state(there)
        if loud:
            self._house.presence.mark_rung(letter.person)
        if letter.message:
            await self._messenger.delete_direct_message(letter)
        return there

    async def _find_lost(
        self, letter: DirectMessageState, waits: tuple[PendingItem, ...]
    ) -> DirectMessageState:
        """One that was on its way when nobody looked: there it lies, or it never arrived."""
        if not letter.nonce:
            return letter
        place = await self._messenger.find_direct_message(letter)
        if place is None:
            return letter
        there = policy.mark_arrived(letter, *place, waits)
        if letter.message and letter.message != there.message:
            await self._messenger.delete_direct_message(letter)
        return policy.mark_edited(there, ())  # what it says may be old by now

    async def _build_notification(
        self, desk: _Draft, waits: Sequence[PendingItem], *, silent: bool
    ) -> Notification:
        matters = []
        for wait in waits:
            texts = () if wait.about else await self._store.texts_about(wait)
            said = tuple([text for text in texts if text.key not in REMINDERS])
            matters.append(NotificationItem(wait, desk.standings[wait.table], said))
        return Notification(desk.person, tuple(matters), silent)

    async def _store_state(
        self, letter: DirectMessageState, told: Sequence[OutboxMessage] = ()
    ) -> None:
        async with self._store.unit_of_work() as page:
            page.save_direct_message(letter)
            for note in told:
                page.mark_message_sent(note.id)


def _collect_draft(
    person: Person,
    standings: Mapping[TableId, TableState],
    open_: Mapping[ItemKey, PendingItem],
    notes: Sequence[OutboxMessage],
    pressed: Mapping[TableId, Time],
    now: Time,
) -> _Draft:
    """What may be told by now; what somebody thinks about at this moment is left out of it."""
    early = {
        _key_of_message(one)
        for one in notes
        if _postpone_until(one, open_, pressed, now) is not None
    }
    waits = {key: wait for key, wait in open_.items() if key not in early}
    news: dict[ItemKey, ItemNews] = {}
    for note in notes:
        found, key = _news_in(note, waits, pressed), _key_of_message(note)
        if found is not None and not (key in news and news[key].reminds):
            news[key] = found
    told = tuple([note for note in notes if _key_of_message(note) not in early])
    return _Draft(person, standings, waits, news, max(pressed.values(), default=None), told)


def _key_of_message(note: OutboxMessage) -> ItemKey:
    return note.table, policy.item_about(note.key)


def _news_in(
    note: OutboxMessage, waits: Mapping[ItemKey, PendingItem], pressed: Mapping[TableId, Time]
) -> ItemNews | None:
    wait = waits.get(_key_of_message(note))
    if wait is None or not _is_about_item(note, wait):
        return None
    return policy.news_of(note, wait, pressed.get(note.table))


def _is_about_item(note: OutboxMessage, wait: PendingItem) -> bool:
    """That it is his turn is true as long as it is, whatever he has done of it by now."""
    return note.key.kind in _NEWS_KINDS or note.decision == wait.decision


def _postpone_until(
    note: OutboxMessage,
    open_: Mapping[ItemKey, PendingItem],
    pressed: Mapping[TableId, Time],
    now: Time,
) -> Time | None:
    """When it may be told, if that is not yet; what is open no longer need not wait."""
    if note.key.kind not in _NEWS_KINDS or _key_of_message(note) not in open_:
        return None
    at = policy.tell_not_before(note, pressed.get(note.table))
    return at if at > now else None
