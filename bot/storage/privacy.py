"""Export everything stored about a person, erase a person, and find messages that name one."""

import json
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Any

from bot.storage import history, queries, rows
from bot.storage.db_thread import read_snapshot, write_transaction
from bot.tables.people import Person, PersonId, TableId, TableStatus
from bot.tables.records import MessageNamingPeople

# Messages that name people

# A person who was forgotten meanwhile stays so: then the message is only marked for deletion.
_INSERT_NAME = """
    INSERT OR REPLACE INTO named_people (channel, message, person)
    SELECT ?, ?, id FROM people WHERE id = ? AND outside <> ''
"""
_MARK_FORGOTTEN = """
    UPDATE named_messages SET down = 1
    WHERE channel = ? AND message = ?
      AND EXISTS (SELECT 1 FROM people WHERE id = ? AND outside = '')
"""
TAKE_DOWN = """
    INSERT INTO named_messages (channel, message, instead, down) VALUES (?, ?, '', 1)
    ON CONFLICT (channel, message) DO UPDATE SET down = 1
"""
INSERT_SEATED = """
    INSERT INTO people_seated (table_id, played, person)
    SELECT ?, ?, id FROM people WHERE id = ? AND outside <> ''
    ON CONFLICT DO UPDATE SET played = max(played, excluded.played)
"""
_SELECT_NAMED = """
    SELECT DISTINCT people.id FROM results JOIN people ON people.id = results.person
    WHERE results.server = ? AND people.name IN (SELECT value FROM json_each(?))
"""


def message_insert_statements(message: MessageNamingPeople) -> Iterator[rows.Statement]:
    where = message.channel, message.message
    yield rows.NAMED_MESSAGES.replace(message)
    for person in sorted(message.people):
        yield _INSERT_NAME, (*where, person)
        yield _MARK_FORGOTTEN, (*where, person)


def message_delete_statements(message: MessageNamingPeople) -> Iterator[rows.Statement]:
    for table in ("named_messages", "named_people"):
        deleted = f"DELETE FROM {table} WHERE channel = ? AND message = ?"
        yield deleted, (message.channel, message.message)


def select_messages_to_delete(database: sqlite3.Connection) -> tuple[MessageNamingPeople, ...]:
    """Messages that were replaced, or that name a forgotten person; names are not stored."""
    return rows.NAMED_MESSAGES.select(database, "WHERE down ORDER BY channel, message")


def select_people_named(
    database: sqlite3.Connection, server: str, names: Iterable[str]
) -> frozenset[PersonId]:
    found = database.execute(_SELECT_NAMED, (server, json.dumps(sorted(names))))
    return frozenset(PersonId(person) for (person,) in found)


# Erasure. Backups still contain the person, until the last of them is four weeks old.

_SEATS = "SELECT table_id, seat FROM holders WHERE person = ?"
_RESULTS = "SELECT table_id, seat FROM results WHERE person = ?"
_TABLES_SEATED = "SELECT table_id FROM people_seated WHERE person = ?"
# Posts sent to the person directly: their channel identifies the person.
_POSTS_TO = """
    SELECT posts.table_id, key FROM holders JOIN posts ON posts.table_id = holders.table_id
    WHERE holders.person = ?
      AND (key IN ('hand ' || seat, 'turn ' || seat, 'turn ' || seat || ' again', 'next ' || seat)
           OR key GLOB 'vote ' || seat || ' *')
"""
_NEW_MESSAGE = "INSERT INTO messages (table_id, key, decision, tries, not_before, created)"
# Direct messages of others at running tables, which may name the person.
_NAMING = """
    SELECT own.table_id, own.seat, own.person
    FROM people_seated
    JOIN tables ON tables.id = people_seated.table_id AND status IN ('playing', 'paused')
    JOIN holders AS own ON own.table_id = people_seated.table_id
    JOIN direct_messages ON direct_messages.person = own.person AND message <> ''
    WHERE people_seated.person = ?
"""
# Run in this order, each with the person as its only value.
_ERASE = (
    f"DELETE FROM orders WHERE (table_id, seat) IN ({_SEATS})",
    f"DELETE FROM votes WHERE (table_id, seat) IN ({_SEATS})",
    f"DELETE FROM absence_log WHERE (table_id, seat) IN ({_SEATS})",
    "DELETE FROM avoided WHERE other = ?",
    *(
        f"DELETE FROM {table} WHERE person = ?"
        for table in (
            *("player_notes", "reviews", "sent_away", "banned", "presence", "avoided", "messages"),
            "play_wishes",
            *("ratings", "feats", "delivery_channels", "ephemeral_replies", "direct_messages"),
        )
    ),
    f"DELETE FROM posts WHERE (table_id, key) IN ({_POSTS_TO})",
    # Public posts about games of the person are written anew without the name.
    f"""
    {_NEW_MESSAGE}
    SELECT table_id, key, 0, 0, 0, 0 FROM posts
    WHERE table_id IN ({_TABLES_SEATED})
      AND (key IN ('board', 'opening', 'film') OR key GLOB 'shown *')
    """,
    f"""
    {_NEW_MESSAGE}
    SELECT table_id, 'retelling', 0, 0, 0, 0 FROM thread_cursors
    WHERE table_id IN ({_TABLES_SEATED}) AND thread <> ''
    """,
    f"DELETE FROM accounts WHERE (table_id, seat) IN ({_RESULTS})",
    "UPDATE results SET person = NULL WHERE person = ?",
    # The post that names the person's result is written anew.
    """
    UPDATE shared_deals SET seal = ''
    WHERE id IN (SELECT deal FROM shared_deal_tables WHERE person = ?)
    """,
    "UPDATE shared_deal_tables SET person = NULL WHERE person = ?",
    # The code of a salt stays: it was announced, and what followed was made with it.
    "UPDATE player_salts SET person = NULL, text = '' WHERE person = ?",
    *(
        f"UPDATE tables SET {queries.COUNT_ROWS.format(kind)} WHERE id IN ({_TABLES_SEATED})"
        for kind in ("orders", "votes")
    ),
    f"""
    INSERT INTO messages (table_id, key, person, seat, decision, tries, not_before, created)
    SELECT table_id, 'revision ' || seat, person, seat, 0, 0, 0, 0 FROM ({_NAMING})
    """,
    f"UPDATE direct_messages SET told = '[]' WHERE person IN (SELECT person FROM ({_NAMING}))",
    """
    UPDATE named_messages SET down = 1
    WHERE (channel, message) IN (SELECT channel, message FROM named_people WHERE person = ?)
    """,
    "DELETE FROM named_people WHERE person = ?",
    "DELETE FROM people_seated WHERE person = ?",
)
# A game without a server was played in direct messages.
_ERASE_PLACES = """
    UPDATE tables SET place = ''
    WHERE id IN (SELECT table_id FROM holders WHERE person = ?)
      AND server = '' AND status IN (?, ?)
"""


def erase_person(database: sqlite3.Connection, person: PersonId) -> None:
    """Erase a person in one transaction; their seats stay, without anything that names them.

    Running games change only in the person's orders and votes: resign the person before.
    """
    values = rows.PEOPLE.values(Person(person, outside="", name=""))
    blank = f"UPDATE people SET ({rows.PEOPLE.columns}) = ({', '.join('?' * len(values))})"
    with write_transaction(database):
        for statement in _ERASE:
            database.execute(statement, (person,))
        database.execute(_ERASE_PLACES, (person, TableStatus.OVER, TableStatus.CANCELLED))
        database.execute(f"{blank} WHERE id = ?", (*values, person))


# Deletion of a table. Its messages stay in Discord, for as long as nobody in them is forgotten.
_NAME_POSTS = (
    """
    INSERT OR IGNORE INTO named_messages (channel, message, instead)
    SELECT channel, message, '' FROM posts WHERE table_id = ?
    """,
    """
    INSERT OR IGNORE INTO named_people (channel, message, person)
    SELECT channel, message, person FROM posts JOIN people_seated USING (table_id)
    WHERE table_id = ?
    """,
)
_SELECT_TABLES_WITH_ROWS = """
    SELECT kinds.name FROM sqlite_schema AS kinds, pragma_table_info(kinds.name) AS columns
    WHERE kinds.type = 'table' AND columns.name = 'table_id'
"""


def delete_table(database: sqlite3.Connection, table: TableId) -> None:
    """Delete all rows of a table in one transaction."""
    kinds = [kind for (kind,) in database.execute(_SELECT_TABLES_WITH_ROWS).fetchall()]
    deleted = [f"DELETE FROM {kind} WHERE table_id = ?" for kind in kinds]
    with write_transaction(database):
        for statement in (*_NAME_POSTS, *deleted, "DELETE FROM tables WHERE id = ?"):
            database.execute(statement, (table,))


# Export: the columns of each query are the keys of its objects in the file.

_OWN_SEATS = "FROM holders JOIN {0} ON {0}.table_id = holders.table_id AND {0}.seat = holders.seat"
_EXPORTS = {
    "moves": f"""
        SELECT lines.table_id AS 'table', ply, act, at {_OWN_SEATS.format("lines")}
        WHERE holders.person = ? AND ply > came_after ORDER BY lines.table_id, ply
    """,
    "orders": f"""
        SELECT orders.table_id AS 'table', rank, act {_OWN_SEATS.format("orders")}
        WHERE holders.person = ? ORDER BY orders.table_id, rank
    """,
    "errands": f"""
        SELECT absence_log.table_id AS 'table', at AS move, stake AS points
        {_OWN_SEATS.format("absence_log")}
        WHERE holders.person = ? ORDER BY absence_log.table_id, at
    """,
    "own notes": "SELECT table_id AS 'table', text FROM player_notes WHERE person = ? ORDER BY 1",
    "reviews": "SELECT table_id AS 'table', text FROM reviews WHERE person = ? ORDER BY 1",
    "words": """
        SELECT table_id AS 'table', text AS word FROM player_salts WHERE person = ? ORDER BY 1
    """,
    "shown": "SELECT channel, message FROM named_people WHERE person = ? ORDER BY 1, 2",
    "sat at": "SELECT table_id AS 'table' FROM people_seated WHERE person = ?",
    "shared deals": """
        SELECT table_id AS 'table', deal FROM shared_deal_tables WHERE person = ? ORDER BY 1
    """,
    "votes": f"""
        SELECT votes.table_id AS 'table', motion {_OWN_SEATS.format("votes")}
        JOIN ballots ON ballots.table_id = votes.table_id AND ballots.rank = votes.ballot
        WHERE holders.person = ? ORDER BY votes.table_id, motion
    """,
    "sent away": "SELECT table_id AS 'table' FROM sent_away WHERE person = ? ORDER BY 1",
    "kept out": "SELECT server FROM banned WHERE person = ? ORDER BY 1",
    "wishes to play": """
        SELECT server, game, seats, pace, until FROM play_wishes WHERE person = ? ORDER BY 1
    """,
    "presence": "SELECT table_id AS 'table', at FROM presence WHERE person = ? ORDER BY 1",
    "not with": "SELECT other AS person FROM avoided WHERE person = ? ORDER BY 1",
    "notes": """
        SELECT key AS topic, text, created, state FROM messages WHERE person = ? ORDER BY id
    """,
    "ways": """
        SELECT table_id AS 'table', shut, called FROM delivery_channels
        WHERE person = ? ORDER BY 1
    """,
    "letter": "SELECT made_at AS 'made at', rang FROM direct_messages WHERE person = ?",
    "whispers": "SELECT place, at FROM ephemeral_replies WHERE person = ? ORDER BY 1",
    "accounts": f"""
        SELECT table_id AS 'table', points, bought, paid, usual FROM accounts
        WHERE (table_id, seat) IN ({_RESULTS}) ORDER BY 1
    """,
    "deeds": """
        SELECT table_id AS 'table', kind, name AS what, amount FROM feats
        WHERE person = ? ORDER BY 1, kind
    """,
    "ratings": "SELECT game, seats, mu, sigma, games FROM ratings WHERE person = ?",
}


def export_person(database: sqlite3.Connection, person: PersonId) -> dict[str, Any]:
    """Everything stored about a person, ready for JSON; contains no secret of others."""
    with read_snapshot(database):
        known = queries.select_person(database, person)
        return {
            "person": known and asdict(known),
            "tables": list(_export_tables(database, person)),
            "results": [asdict(one) for one in history.select_results(database, person=person)],
            **{title: _export_rows(database, asked, person) for title, asked in _EXPORTS.items()},
        }


def _export_tables(database: sqlite3.Connection, person: PersonId) -> Iterator[dict[str, Any]]:
    for card in queries.select_table_cards(database, person=person):
        yield {
            "table": card.id,
            **{name: getattr(card, name) for name in ("game", "status", "server", "place")},
            "owned": card.owner == person,
            "seat": card.seat_of_person(person),
            **{name: getattr(card, name) for name in ("opened", "started", "ended")},
            "origin": card.origin and asdict(card.origin),
        }


def _export_rows(
    database: sqlite3.Connection, asked: str, person: PersonId
) -> list[dict[str, Any]]:
    found = database.execute(asked, (person,))
    names = [name for name, *_ in found.description]
    return [dict(zip(names, row, strict=True)) for row in found]
