"""Results of deliveries, the order of messages, nonces and retry pauses."""

from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from math import ceil
from typing import Protocol, TypeAlias

from bot.tables.message_keys import DIRECT_MESSAGE_KINDS
from bot.tables.people import DAY, MINUTE, NOWHERE, PersonId, TableId, Time
from bot.tables.records import OutboxMessage


@dataclass(frozen=True, slots=True)
class Sent:
    """It was sent, so the recipient can be reached."""


@dataclass(frozen=True, slots=True)
class Skipped:
    """It is obsolete or already shown: nothing was sent."""


@dataclass(frozen=True, slots=True)
class Retry:
    """It failed and may succeed after a pause."""

    why: str
    pause: float = 0  # seconds, if Discord asked for it


@dataclass(frozen=True, slots=True)
class Undeliverable:
    """It can't be delivered this way."""

    why: str


@dataclass(frozen=True, slots=True)
class Postponed:
    """The person is present, and is not disturbed until then."""

    until: Time


DeliveryResult: TypeAlias = Sent | Skipped | Retry | Undeliverable | Postponed

# Send, edit or delete the one direct message that a person has over all tables.
DirectMessageHandler: TypeAlias = Callable[[OutboxMessage], Awaitable[DeliveryResult]]


class Transport(Protocol):
    """Send messages; sending the same nonce again within NONCE_LASTS has no effect."""

    async def deliver_message(self, message: OutboxMessage, nonce: str) -> bool:
        """Return whether something was sent, which proves that the recipient can be reached."""
        ...

    async def has_arrived(self, message: OutboxMessage, nonce: str) -> bool:
        """Look for a message that may have been sent before a crash."""
        ...


EDITABLE_FOR = 55 * MINUTE  # Discord limits edits of messages older than an hour
NONCE_LASTS = 2 * MINUTE  # Discord says "a few minutes"
FIRST_PAUSE, LONGEST_PAUSE = 5, 30 * MINUTE
MOST_TRIES = 7 * DAY // LONGEST_PAUSE  # a week, not counting downtime
TRIES_BEFORE_YIELDING = 3  # then later messages may overtake

# Messages to one recipient are sent one after another: a person or the channel of one table, and
# the one direct message of a person over all tables, whose table is NOWHERE.
Recipient: TypeAlias = tuple[TableId, PersonId | None]


def ready_messages(waiting: Iterable[OutboxMessage], now: Time) -> Iterator[OutboxMessage]:
    """Yield for each recipient the message that may be sent now."""
    piles: dict[Recipient, list[OutboxMessage]] = {}
    for message in sorted(waiting, key=_send_order):
        piles.setdefault(recipient_of(message), []).append(message)
    for pile in piles.values():
        yield from _next_of_recipient(pile, now)


def _next_of_recipient(pile: Iterable[OutboxMessage], now: Time) -> Iterator[OutboxMessage]:
    for message in pile:
        if message.not_before <= now:
            yield message
            return
        if 0 < message.tries < TRIES_BEFORE_YIELDING:
            return  # keep the order during a short trouble


def _send_order(message: OutboxMessage) -> tuple[bool, int]:
    """Sort sentences as they were written, then what shows the current state."""
    return message.text is None, message.id


def recipient_of(message: OutboxMessage) -> Recipient:
    return (NOWHERE if is_direct_message(message) else message.table), message.person


def is_direct_message(message: OutboxMessage) -> bool:
    return message.person is not None and message.key.kind in DIRECT_MESSAGE_KINDS


def make_nonce(message: OutboxMessage) -> str:
    """Return the same nonce for each attempt, another one for a number reused after a restore."""
    facts = (
        message.id,
        message.table,
        str(message.key),
        message.person,
        message.decision,
        message.created,
    )
    return blake2b(repr(facts).encode(), digest_size=12).hexdigest()


def retry_pause(tries: int, wished: float = 0) -> int:
    """Return the seconds until the next try, after `tries` failed ones before this."""
    own = min(LONGEST_PAUSE, FIRST_PAUSE << min(tries, 16))
    return max(own, ceil(min(wished, DAY)))
