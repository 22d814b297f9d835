"""How somebody keeps time: told by the lines and tables there are, and by nothing else."""

import sqlite3
from statistics import median

from bot.host.company import PersonId, Status
from bot.host.rows import Habit
from bot.store.scribe import snapshot

FEWEST = 10  # answers of which a median tells something
LATEST = 200  # answers: people change

# What computers, orders and the house answered for him was not he; and whoever plays on from a
# game that is over keeps nobody waiting.
_ANSWERS = """
    SELECT own.at - before.at
    FROM chairs
    JOIN tables ON tables.id = chairs.table_id
    JOIN lines AS own ON own.table_id = chairs.table_id AND own.seat = chairs.seat
    JOIN lines AS before ON before.table_id = own.table_id AND before.ply = own.ply - 1
    WHERE chairs.person = ? AND tables.server = ? AND tables.origin IS NULL AND own.step = 1
      AND before.seat IS NOT own.seat AND own.ply > chairs.came_after
      AND own.request NOT GLOB 'answer *' AND own.request NOT GLOB 'deadline *'
    ORDER BY own.at DESC LIMIT ?
"""
_GAMES = """
    SELECT tables.status = ? AND NOT chairs.resigned
    FROM chairs JOIN tables ON tables.id = chairs.table_id
    WHERE chairs.person = ? AND tables.server = ? AND tables.started IS NOT NULL
      AND (tables.status = ? OR chairs.resigned) AND tables.origin IS NULL
"""


def habit(database: sqlite3.Connection, person: PersonId, server: str) -> Habit:
    with snapshot(database):
        answers = [took for (took,) in database.execute(_ANSWERS, (person, server, LATEST))]
        over = Status.OVER
        games = [bool(own) for (own,) in database.execute(_GAMES, (over, person, server, over))]
    usual = round(median(answers)) if len(answers) >= FEWEST else None
    return Habit(usual, sum(games), len(games))
