"""A damaged file: whatever it still says, a journal is never believed to be shorter than it was."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.host.ports import Torn
from bot.store import reading
from bot.store.scribe import connect
from bot.store.sqlite import Sqlite
from tests.store.papers import SEVEN, keep, line, set_up

PAGE = 4096
COUNT = (3, 4)  # where in the head of a page stands how many cells it has
LINES = 579


def read(path: Path) -> tuple[int, int]:
    """How many lines can be read, and how many are believed; all of them if there is any doubt."""
    found = LINES
    try:
        with closing(connect(path, "ro")) as database:
            found = len(reading.lines(database, SEVEN))
            return found, len(reading.shelf(database, SEVEN).entries)
    except Torn:
        return found, LINES
    except (sqlite3.DatabaseError, LookupError):
        return LINES, LINES


@pytest.mark.asyncio
async def test_no_flipped_bit_makes_a_journal_shorter(store: Sqlite) -> None:
    await set_up(store)
    await keep(store, *(line(ply, act=f"bid {ply * 100}") for ply in range(1, LINES + 1)))
    await store.close()
    seen = {}
    with store.path.open("r+b", buffering=0) as file:
        for byte in (page + at for page in range(PAGE, len(file.read()), PAGE) for at in COUNT):
            (sound,) = os.pread(file.fileno(), 1, byte)
            os.pwrite(file.fileno(), bytes([sound ^ 1]), byte)
            seen[byte] = read(store.path)
            os.pwrite(file.fileno(), bytes([sound]), byte)

    assert read(store.path) == (LINES, LINES)
    assert any(found < LINES for found, _ in seen.values()), "it could have been believed"
    assert [byte for byte, (_, believed) in seen.items() if believed != LINES] == []
