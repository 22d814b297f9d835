"""Notes that somebody writes for himself at a table.

They are no part of its game: nothing is told of them, no line of a journal and no clock knows of
them, and they are kept by their writer, so that whoever takes his place over gets none of them.
Once the game is over he may still read them.
"""

from zlib import crc32

from bot.engine.text import Refusal, refuse
from bot.host.company import PersonId, TableCard, TableId
from bot.host.ports import Store

LONGEST = 2000  # characters: about a page, and shown in one message


async def write(
    store: Store, card: TableCard, person: PersonId, text: str, shown: str
) -> Refusal | None:
    """This stands there from now on in place of what was shown; nothing, if it is empty.

    What came there meanwhile was not shown, and stays below.
    """
    came = _came_since(shown, await store.jotting(card.id, person))
    text = "\n".join(filter(None, (text.strip(), came)))
    refusal = _why_not(card, person, text)
    if refusal is None:
        async with store.page() as page:
            page.set_jotting(card.id, person, text)
    return refusal


def mark(noted: str) -> str:
    """By which it is known again, and found again at the beginning of what stands there later."""
    return f"{len(noted)}-{crc32(noted.encode()):08x}"


def _came_since(shown: str, noted: str) -> str:
    """What is noted now and was not when that was shown: lines below it, or all of it."""
    length, _, _ = shown.partition("-")
    before = noted[: int(length)] if length.isdecimal() else noted
    return noted.removeprefix(before).strip() if mark(before) == shown else noted


async def add(store: Store, card: TableCard, person: PersonId, text: str) -> Refusal | None:
    """One line more, below what stands there, whatever has come there meanwhile."""
    noted, text = await store.jotting(card.id, person), text.strip()
    refusal = _why_not(card, person, f"{noted}\n{text}" if noted else text)
    if refusal is None:
        async with store.page() as page:
            page.add_jotting(card.id, person, text)
    return refusal


def _why_not(card: TableCard, person: PersonId, text: str) -> Refusal | None:
    if text and card.chair_of(person) is None:
        return refuse("notes", "notes-are-for-players")
    if len(text) > LONGEST:
        return refuse("notes", "note-too-long", most=LONGEST, over=len(text) - LONGEST)
    return None


async def wipe(store: Store, table: TableId, person: PersonId) -> None:
    async with store.page() as page:
        page.set_jotting(table, person, "")
