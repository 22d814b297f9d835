"""A messenger that remembers what can be seen, knows a nonce for minutes, and fails as told."""

import asyncio
from dataclasses import dataclass, field
from typing import Protocol

from bot.notifications.notifier import DirectMessageTransport, MessagePlace, Notification, Notifier
from bot.notifications.presence_and_absence import Presence
from bot.outbox.worker import OutboxWorker, Transport
from bot.storage.store import SqliteStore
from bot.tables.people import MINUTE, Clock, PersonId, Time
from bot.tables.records import DirectMessageState, OutboxMessage
from bot.tables.service import TableService

NONCE_LASTS = 5 * MINUTE
AUTUMN = Time(1_700_000_000)


@dataclass(slots=True)
class HandClock:
    """Stands still until somebody turns it."""

    at: Time = AUTUMN

    def now(self) -> Time:
        return self.at

    def turn(self, seconds: int) -> None:
        self.at = Time(self.at + seconds)


@dataclass(frozen=True, slots=True)
class Seen:
    """A message as it lies in a channel or with a person, and when it came there."""

    note: OutboxMessage
    nonce: str
    at: Time


@dataclass(slots=True)
class Stop:
    """A place where deliveries stand until it is opened: before the message is seen, or after."""

    after: bool = False
    reached: int = 0
    _opened: asyncio.Event = field(default_factory=asyncio.Event)

    def open(self) -> None:
        self._opened.set()

    async def passed(self) -> None:
        self.reached += 1
        await self._opened.wait()


@dataclass(slots=True)
class RecordingTransport:
    """Deliveries go well unless something else is said for their topic."""

    clock: Clock
    seen: list[Seen] = field(default_factory=list)
    tried: list[OutboxMessage] = field(default_factory=list)
    looked_for: list[OutboxMessage] = field(default_factory=list)
    most_at_once: int = 0
    told_already: set[str] = field(default_factory=set)  # topics of which nothing is to be sent
    overlapped: bool = False  # two notes on one topic were under way together
    written: list[Notification] = field(default_factory=list)  # letters, each new one
    rewritten: int = 0
    lying: dict[PersonId, tuple[str, Notification]] = field(default_factory=dict)
    _nonces: dict[str, Time] = field(default_factory=dict)
    _at_work: list[str] = field(default_factory=list)
    _faults: dict[str, list[Exception]] = field(default_factory=dict)
    _shut: dict[PersonId | None, Exception] = field(default_factory=dict)
    _stops: dict[str, Stop] = field(default_factory=dict)

    # How it is told to fail

    def fail(self, topic: str, *faults: Exception) -> None:
        """The next deliveries on this topic fail like this, one after the other."""
        self._faults.setdefault(topic, []).extend(faults)

    def shut(self, person: PersonId | None, fault: Exception) -> None:
        """Nothing reaches this person, or the channels, until the way is opened."""
        self._shut[person] = fault

    def reopen(self, person: PersonId | None) -> None:
        del self._shut[person]

    def stop_before(self, *topics: str) -> Stop:
        return self._stop(Stop(), topics)

    def stop_after(self, *topics: str) -> Stop:
        """The message is seen, but who sent it doesn't hear of it yet."""
        return self._stop(Stop(after=True), topics)

    def go_on(self) -> None:
        """Nothing stops deliveries any more."""
        for stop in self._stops.values():
            stop.open()
        self._stops.clear()

    def _stop(self, stop: Stop, topics: tuple[str, ...]) -> Stop:
        self._stops.update(dict.fromkeys(topics, stop))
        return stop

    # The port

    async def deliver_message(self, note: OutboxMessage, nonce: str) -> bool:
        if len(nonce) > 25:
            raise ValueError("Discord knows no nonce as long as this")
        lane = f"{note.table} {note.key}"
        self.overlapped |= lane in self._at_work
        self._at_work.append(lane)
        self.most_at_once = max(self.most_at_once, len(self._at_work))
        try:
            if str(note.key) not in self.told_already:
                await self._deliver(note, nonce)
        finally:
            self._at_work.remove(lane)
        return str(note.key) not in self.told_already

    async def _deliver(self, note: OutboxMessage, nonce: str) -> None:
        self.tried.append(note)
        topic = str(note.key)
        stop = self._stops.get(topic)
        if stop and not stop.after:
            await stop.passed()
        if note.person in self._shut:
            raise self._shut[note.person]
        if self._faults.get(topic):
            raise self._faults[topic].pop(0)
        if not self._knows(nonce):
            self.seen.append(Seen(note, nonce, self.clock.now()))
        if stop and stop.after:
            await stop.passed()

    async def send_direct_message(self, contents: Notification, nonce: str) -> MessagePlace:
        person = contents.person.id
        self.overlapped |= f"letter {person}" in self._at_work
        self._at_work.append(f"letter {person}")
        try:
            await self._write(contents, nonce)
        finally:
            self._at_work.remove(f"letter {person}")
        return f"letters {person}", self.lying[person][0]

    async def _write(self, contents: Notification, nonce: str) -> None:
        stop = self._stops.get("letter")
        if stop and not stop.after:
            await stop.passed()
        if contents.person.id in self._shut:
            raise self._shut[contents.person.id]
        if self._faults.get("letter"):
            raise self._faults["letter"].pop(0)
        if self.clock.now() - self._nonces.get(nonce, Time(-NONCE_LASTS)) >= NONCE_LASTS:
            self._nonces[nonce] = self.clock.now()
            self.written.append(contents)
            self.lying[contents.person.id] = f"{nonce} {len(self.written)}", contents
        if stop and stop.after:
            await stop.passed()

    async def edit_direct_message(self, letter: DirectMessageState, contents: Notification) -> bool:
        message, _ = self.lying.get(letter.person, ("", None))
        if message != letter.message:
            return False
        self.rewritten += 1
        self.lying[letter.person] = message, contents
        return True

    async def delete_direct_message(self, letter: DirectMessageState) -> None:
        if self.lying.get(letter.person, ("", None))[0] == letter.message:
            del self.lying[letter.person]

    async def find_direct_message(self, letter: DirectMessageState) -> MessagePlace | None:
        message, _ = self.lying.get(letter.person, ("", None))
        is_his = message.startswith(letter.nonce)
        return (f"letters {letter.person}", message) if is_his else None

    async def has_arrived(self, note: OutboxMessage, nonce: str) -> bool:
        self.looked_for.append(note)
        return any(seen.nonce == nonce for seen in self.seen)

    def _knows(self, nonce: str) -> bool:
        now = self.clock.now()
        return any(seen.nonce == nonce and now - seen.at < NONCE_LASTS for seen in self.seen)

    # What can be seen

    def topics(self, person: PersonId | None = None) -> list[str]:
        """What this person, or who reads the channels, has seen, in the order it came."""
        return [str(seen.note.key) for seen in self.seen if seen.note.person == person]


class AnyTransport(Transport, DirectMessageTransport, Protocol):
    """Both ways to people in one object."""


def make_outbox_worker(
    service: TableService,
    store: SqliteStore,
    transport: AnyTransport,
    clock: Clock,
    presence: Presence | None = None,
    **limits: float,
) -> OutboxWorker:
    """Build an outbox worker and the notifier of the same transport."""
    notifier = Notifier(service, store, transport, clock, presence or Presence(store, clock))
    return OutboxWorker(service, store, transport, notifier.handle_message, clock, **limits)
