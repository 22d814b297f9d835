"""Export everything stored about a person, erase a person, and find messages that name one."""

import json
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Any

from bot.storage import history, queries
from bot.storage.db_thread import Value, read_snapshot, write_transaction
from bot.storage.table_rows import COUNT_ALL
from bot.tables.people import Person, PersonId, TableStatus
from bot.tables.records import NamedMessage

# Whoever was forgotten meanwhile stays so: then it need not even be kept whom it names.
_INSERT_MESSAGE = "INSERT OR REPLACE INTO exhibits (channel, message, instead) VALUES (?, ?, ?)"
_INSERT_NAME = """
    INSERT OR REPLACE INTO exhibited (channel, message, person)
    SELECT ?, ?, id FROM people WHERE id = ? AND outside <> ''
"""
_MARK_FORGOTTEN = """
    UPDATE exhibits SET down = 1
    WHERE channel = ? AND message = ?
      AND EXISTS (SELECT 1 FROM people WHERE id = ? AND outside = '')
"""
_DELETE_MESSAGE = "DELETE FROM exhibits WHERE channel = ? AND message = ?"
_DELETE_NAMES = "DELETE FROM exhibited WHERE channel = ? AND message = ?"
INSERT_SEATED = """
    INSERT OR IGNORE INTO sitters (table_id, person)
    SELECT ?, id FROM people WHERE id = ? AND outside <> ''
"""

_SELECT_DOWN = "SELECT channel, message, instead FROM exhibits WHERE down ORDER BY channel, message"
_SELECT_NAMED = """
    SELECT DISTINCT people.id FROM results JOIN people ON people.id = results.person
    WHERE results.server = ? AND people.name IN (SELECT value FROM json_each(?))
"""
SELECT_NAMING_MESSAGES = (
    "SELECT channel, message FROM exhibited WHERE person = ? ORDER BY channel, message"
)
SELECT_TABLES_SEATED = "SELECT table_id FROM sitters WHERE person = ?"

# In this order, each for one person.
FORGET_NAMED_MESSAGES = (
    """
    UPDATE exhibits SET down = 1
    WHERE (channel, message) IN (SELECT channel, message FROM exhibited WHERE person = ?)
    """,
    "DELETE FROM exhibited WHERE person = ?",
    "DELETE FROM sitters WHERE person = ?",
)


def add_statements(exhibit: NamedMessage) -> Iterator[tuple[str, tuple[Value, ...]]]:
    where = exhibit.channel, exhibit.message
    yield _INSERT_MESSAGE, (*where, exhibit.instead)
    for person in sorted(exhibit.people):
        yield _INSERT_NAME, (*where, person)
        yield _MARK_FORGOTTEN, (*where, person)


def delete_statements(exhibit: NamedMessage) -> Iterator[tuple[str, tuple[Value, ...]]]:
    for statement in (_DELETE_MESSAGE, _DELETE_NAMES):
        yield statement, (exhibit.channel, exhibit.message)


def select_to_take_down(database: sqlite3.Connection) -> tuple[NamedMessage, ...]:
    """Of whom they name nobody need know any more."""
    rows = database.execute(_SELECT_DOWN)
    return tuple(
        NamedMessage(channel, message, instead=instead) for channel, message, instead in rows
    )


def select_people_named(
    database: sqlite3.Connection, server: str, names: Iterable[str]
) -> frozenset[PersonId]:
    rows = database.execute(_SELECT_NAMED, (server, json.dumps(sorted(names))))
    return frozenset(PersonId(person) for (person,) in rows)


# Backups still know what was forgotten, until the last of them is four weeks old.
_SELECT_SEATS = "SELECT table_id, seat FROM chairs WHERE person = ?"
_RESULTS_OF = "SELECT table_id, seat FROM results WHERE person = ?"
# What was sent to somebody directly lies in a channel that says who he is.
_POSTS_TO = """
    SELECT posts.table_id, topic FROM chairs JOIN posts ON posts.table_id = chairs.table_id
    WHERE chairs.person = ?
      AND (topic IN ('hand ' || seat, 'turn ' || seat, 'turn ' || seat || ' again', 'next ' || seat)
           OR topic GLOB 'vote ' || seat || ' *')
"""
_SHARED_WITH = "SELECT deal FROM sharers WHERE person = ?"
# What everybody can read of his games is written anew without his name; what was shown goes.
_TOLD_ANEW = f"""
    INSERT INTO notes (table_id, topic, decision, tries, not_before, created)
    SELECT table_id, topic, 0, 0, 0, 0 FROM posts
    WHERE table_id IN ({SELECT_TABLES_SEATED})
      AND (topic IN ('board', 'opening', 'film') OR topic GLOB 'shown *')
"""
_RETOLD = f"""
    INSERT INTO notes (table_id, topic, decision, tries, not_before, created)
    SELECT table_id, 'retelling', 0, 0, 0, 0 FROM scrolls
    WHERE table_id IN ({SELECT_TABLES_SEATED}) AND thread <> ''
"""
# What he did stands in the letters of the others, as long as these lie there.
_WRITTEN = """
    SELECT own.table_id, own.seat, own.person
    FROM sitters
    JOIN tables ON tables.id = sitters.table_id AND status IN ('playing', 'paused')
    JOIN chairs AS own ON own.table_id = sitters.table_id
    JOIN letters ON letters.person = own.person AND message <> ''
    WHERE sitters.person = ?
"""
_NEW_DIRECT_MESSAGES = f"""
    INSERT INTO notes (table_id, topic, person, seat, decision, tries, not_before, created)
    SELECT table_id, 'revision ' || seat, person, seat, 0, 0, 0, 0 FROM ({_WRITTEN})
"""
_OLD_DIRECT_MESSAGES = f"""
    UPDATE letters SET told = '[]' WHERE person IN (SELECT person FROM ({_WRITTEN}))
"""
_COUNTED_ANEW = ("orders", "voices", "words")
FORGET = (
    f"DELETE FROM orders WHERE (table_id, seat) IN ({_SELECT_SEATS})",
    f"DELETE FROM voices WHERE (table_id, seat) IN ({_SELECT_SEATS})",
    f"DELETE FROM errands WHERE (table_id, seat) IN ({_SELECT_SEATS})",
    "DELETE FROM jottings WHERE person = ?",
    "DELETE FROM reviews WHERE person = ?",
    "DELETE FROM sent_away WHERE person = ?",
    "DELETE FROM kept_out WHERE person = ?",
    "DELETE FROM presence WHERE person = ?",
    "DELETE FROM avoided WHERE person = ?",
    "DELETE FROM avoided WHERE other = ?",
    "DELETE FROM notes WHERE person = ?",
    f"DELETE FROM posts WHERE (table_id, topic) IN ({_POSTS_TO})",
    _TOLD_ANEW,
    _RETOLD,
    "DELETE FROM ratings WHERE person = ?",
    f"DELETE FROM accounts WHERE (table_id, seat) IN ({_RESULTS_OF})",
    "DELETE FROM deeds WHERE person = ?",
    "UPDATE results SET person = NULL WHERE person = ?",
    "DELETE FROM ways WHERE person = ?",
    "DELETE FROM whispers WHERE person = ?",
    "DELETE FROM letters WHERE person = ?",
    # Where his result stands in a post, that is written anew without it.
    f"UPDATE shared_deals SET seal = '' WHERE id IN ({_SHARED_WITH})",
    "UPDATE sharers SET person = NULL WHERE person = ?",
    # The word of a game that has begun is withdrawn: that there was one goes with its deal.
    "DELETE FROM words WHERE person = ? AND seat IS NULL",
    "UPDATE words SET person = NULL, word = '' WHERE person = ?",
    *(f"{COUNT_ALL.format(kind)} WHERE id IN ({SELECT_TABLES_SEATED})" for kind in _COUNTED_ANEW),
    _NEW_DIRECT_MESSAGES,
    _OLD_DIRECT_MESSAGES,
    *FORGET_NAMED_MESSAGES,
)
# A game without a server was played in somebody's direct messages.
FORGET_DIRECT_MESSAGES = """
    UPDATE tables SET place = ''
    WHERE id IN (SELECT table_id FROM chairs WHERE person = ?)
      AND server = '' AND status IN (?, ?)
"""
FORGET_PERSON = """
    UPDATE people
    SET outside = ?, name = ?, language = ?, zone = ?, quiet_from = NULL, quiet_until = NULL,
        away_from = NULL, away_until = NULL, remind_every = ?, hears_next = ?, rings = ?,
        allows = ?, respite = ?, coached = ?, named = ?
    WHERE id = ?
"""

NOTES_TO = "SELECT topic, text, created, state FROM notes WHERE person = ? ORDER BY id"
MOVES_OF = """
    SELECT lines.table_id, ply, act, at
    FROM chairs JOIN lines ON lines.table_id = chairs.table_id AND lines.seat = chairs.seat
    WHERE chairs.person = ? AND ply > came_after ORDER BY lines.table_id, ply
"""
ORDERS_OF = """
    SELECT orders.table_id, rank, act
    FROM chairs JOIN orders ON orders.table_id = chairs.table_id AND orders.seat = chairs.seat
    WHERE chairs.person = ? ORDER BY orders.table_id, rank
"""
SELECT_ABSENCE_LOG_FOR = """
    SELECT errands.table_id, at, stake
    FROM chairs JOIN errands ON errands.table_id = chairs.table_id AND errands.seat = chairs.seat
    WHERE chairs.person = ? ORDER BY errands.table_id, at
"""
REVIEWS_OF = "SELECT table_id, text FROM reviews WHERE person = ? ORDER BY table_id"
SELECT_PLAYER_NOTES = "SELECT table_id, text FROM jottings WHERE person = ? ORDER BY table_id"
VOTES_OF = """
    SELECT voices.table_id, motion
    FROM chairs
    JOIN voices ON voices.table_id = chairs.table_id AND voices.seat = chairs.seat
    JOIN ballots ON ballots.table_id = voices.table_id AND ballots.rank = voices.ballot
    WHERE chairs.person = ? ORDER BY voices.table_id, motion
"""
WORDS_OF = "SELECT table_id, word FROM words WHERE person = ? ORDER BY table_id"
SHARED_BY = "SELECT table_id, deal FROM sharers WHERE person = ? ORDER BY table_id"
WAYS_TO = "SELECT table_id, shut, called FROM ways WHERE person = ? ORDER BY table_id"
SELECT_DIRECT_MESSAGE_TO = "SELECT made_at, rang FROM letters WHERE person = ?"
SELECT_EPHEMERAL_REPLIES = "SELECT place, at FROM whispers WHERE person = ? ORDER BY place"
SENT_AWAY_FROM = "SELECT table_id FROM sent_away WHERE person = ? ORDER BY table_id"
KEPT_OUT_OF = "SELECT server FROM kept_out WHERE person = ? ORDER BY server"
PRESENCE_OF = "SELECT table_id, at FROM presence WHERE person = ? ORDER BY table_id"
AVOIDED_BY = "SELECT other FROM avoided WHERE person = ? ORDER BY other"
ACCOUNTS_OF = f"""
    SELECT table_id, points, bought, paid, usual FROM accounts
    WHERE (table_id, seat) IN ({_RESULTS_OF}) ORDER BY table_id
"""
_ACCOUNT = ("table", "points", "bought", "paid", "usual")
SELECT_FEATS_OF = """
    SELECT table_id, kind, name, amount FROM deeds WHERE person = ? ORDER BY table_id, kind
"""
RATINGS_OF = "SELECT game, seats, mu, sigma, games FROM ratings WHERE person = ?"


def erase_person(database: sqlite3.Connection, person: PersonId) -> None:
    """Their chairs stay, and nothing that says whose they were.

    Whoever still plays has to be resigned before: this touches no running game but their orders
    and votes.
    """
    nobody = Person(person, outside="", name="")
    with write_transaction(database):
        for statement in FORGET:
            database.execute(statement, (person,))
        database.execute(FORGET_DIRECT_MESSAGES, (person, TableStatus.OVER, TableStatus.CANCELLED))
        database.execute(
            FORGET_PERSON,
            (
                *(nobody.outside, nobody.name, nobody.language, nobody.zone),
                *(nobody.remind_every, nobody.hears_next, nobody.rings),
                *(nobody.allows, nobody.undo_grace, nobody.coached, nobody.named, person),
            ),
        )


def export_person(database: sqlite3.Connection, person: PersonId) -> dict[str, Any]:
    """Everything kept about somebody, ready for JSON. Nothing in it is another's secret."""
    with read_snapshot(database):
        known = queries.select_person(database, person)
        return {
            "person": known and asdict(known),
            "tables": list(_export_tables(database, person)),
            "moves": _export_rows(database, MOVES_OF, person, "table", "ply", "act", "at"),
            "orders": _export_rows(database, ORDERS_OF, person, "table", "rank", "act"),
            "errands": _export_rows(
                database, SELECT_ABSENCE_LOG_FOR, person, "table", "move", "points"
            ),
            "own notes": _export_rows(database, SELECT_PLAYER_NOTES, person, "table", "text"),
            "reviews": _export_rows(database, REVIEWS_OF, person, "table", "text"),
            "words": _export_rows(database, WORDS_OF, person, "table", "word"),
            "shown": _export_rows(database, SELECT_NAMING_MESSAGES, person, "channel", "message"),
            "sat at": _export_rows(database, SELECT_TABLES_SEATED, person, "table"),
            "shared deals": _export_rows(database, SHARED_BY, person, "table", "deal"),
            "votes": _export_rows(database, VOTES_OF, person, "table", "motion"),
            "sent away": _export_rows(database, SENT_AWAY_FROM, person, "table"),
            "kept out": _export_rows(database, KEPT_OUT_OF, person, "server"),
            "presence": _export_rows(database, PRESENCE_OF, person, "table", "at"),
            "not with": _export_rows(database, AVOIDED_BY, person, "person"),
            "notes": _export_rows(database, NOTES_TO, person, "topic", "text", "created", "state"),
            "ways": _export_rows(database, WAYS_TO, person, "table", "shut", "called"),
            "letter": _export_rows(database, SELECT_DIRECT_MESSAGE_TO, person, "made at", "rang"),
            "whispers": _export_rows(database, SELECT_EPHEMERAL_REPLIES, person, "place", "at"),
            "results": [asdict(one) for one in history.select_results(database, person=person)],
            "accounts": _export_rows(database, ACCOUNTS_OF, person, *_ACCOUNT),
            "deeds": _export_rows(
                database, SELECT_FEATS_OF, person, "table", "kind", "what", "amount"
            ),
            "ratings": _export_rows(
                database, RATINGS_OF, person, "game", "seats", "mu", "sigma", "games"
            ),
        }


def _export_tables(database: sqlite3.Connection, person: PersonId) -> Iterator[dict[str, Any]]:
    for card in queries.select_cards(database, person=person):
        yield {
            "table": card.id,
            "game": card.game,
            "status": card.status,
            "server": card.server,
            "place": card.place,
            "owned": card.owner == person,
            "seat": card.seat_ever_held(person),
            "opened": card.opened,
            "started": card.started,
            "ended": card.ended,
            "origin": card.origin and asdict(card.origin),
        }


def _export_rows(
    database: sqlite3.Connection, asked: str, person: PersonId, *names: str
) -> list[dict[str, Any]]:
    return [dict(zip(names, row, strict=True)) for row in database.execute(asked, (person,))]
