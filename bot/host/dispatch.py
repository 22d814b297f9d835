"""Which of the notes that wait goes next, under which number, and when again if it failed."""

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from math import ceil
from typing import TypeAlias

from bot.host.company import PersonId, TableId
from bot.host.rows import Note
from bot.host.time import DAY, MINUTE, Time
from bot.host.topics import OF_LETTER

FIRST_PAUSE, LONGEST_PAUSE = 5, 30 * MINUTE
MOST_TRIES = 7 * DAY // LONGEST_PAUSE  # a week during which the house was open
STEPS_ASIDE = 3  # after so many tries a note lets those behind it pass

# What goes to one person, or to the channel, of one table goes one after another; and so does what
# is told in the one letter that a person has over all his tables, which are NOWHERE then.
Recipient: TypeAlias = tuple[TableId, PersonId | None]
NOWHERE = TableId(0)


def ready(waiting: Iterable[Note], now: Time) -> Iterator[Note]:
    """For every recipient the note that may go now."""
    piles: dict[Recipient, list[Note]] = {}
    for note in sorted(waiting, key=_rank):
        piles.setdefault(recipient_of(note), []).append(note)
    for pile in piles.values():
        yield from _next(pile, now)


def _next(pile: Iterable[Note], now: Time) -> Iterator[Note]:
    for note in pile:
        if note.not_before <= now:
            yield note
            return
        if 0 < note.tries < STEPS_ASIDE:
            return  # a short trouble is no reason to tell things out of order


def _rank(note: Note) -> tuple[bool, int]:
    """Sentences in the order written; what shows the table as it is now comes after them."""
    return note.text is None, note.id


def recipient_of(note: Note) -> Recipient:
    return (NOWHERE if is_of_letter(note) else note.table), note.person


def is_of_letter(note: Note) -> bool:
    return note.person is not None and isinstance(note.topic, OF_LETTER)


def nonce_of(note: Note) -> str:
    """The same for every attempt; another one for a number given anew after a restored backup."""
    facts = (note.id, note.table, str(note.topic), note.person, note.decision, note.created)
    return blake2b(repr(facts).encode(), digest_size=12).hexdigest()


def pause_after(tries: int, wished: float = 0) -> int:
    """Seconds until the next try, after this many before the one that just failed."""
    own = min(LONGEST_PAUSE, FIRST_PAUSE << min(tries, 16))
    return max(own, ceil(min(wished, DAY)))
