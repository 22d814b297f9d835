"""The annals on the disk: how games came out, and how strong people are."""

import sqlite3
from typing import Any

from bot.host.company import PersonId
from bot.host.rows import Rating, Result
from bot.store.rows import readable, where

RESULTS = """
    SELECT table_id, game, server, seats, seat, person, guest, points, rank, ended FROM results
"""
HIGHEST = 1_000  # strength; one begins at 25
RATINGS = "SELECT person, game, seats, mu, sigma, games FROM ratings"
PUT_RESULT = """
    INSERT OR REPLACE INTO results (
        table_id, game, server, seats, seat, person, guest, points, rank, ended
    )
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
PUT_RATING = """
    INSERT OR REPLACE INTO ratings (game, seats, person, mu, sigma, games)
    VALUES (?, ?, ?, ?, ?, ?)
"""


def results(
    database: sqlite3.Connection, *, server: str = "", person: PersonId | None = None
) -> tuple[Result, ...]:
    conditions: list[str] = []
    values: list[object] = []
    if server:
        conditions.append("server = ?")
        values.append(server)
    if person is not None:
        conditions.append("person = ?")
        values.append(person)
    asked = f"{RESULTS} {where(conditions)} ORDER BY ended, table_id, seat"
    return tuple(Result(*row) for row in database.execute(asked, values))


def ratings(database: sqlite3.Connection, game: str, seats: int) -> dict[PersonId, Rating]:
    rows = database.execute(f"{RATINGS} WHERE game = ? AND seats = ?", (game, seats))
    return {rating.person: rating for rating in readable(read_rating, rows)}


def read_rating(*row: Any) -> Rating:
    rating = Rating(*row)
    if not (abs(rating.mu) <= HIGHEST and 0 <= rating.sigma <= HIGHEST):
        raise ValueError("nobody is as strong as that")
    return rating
