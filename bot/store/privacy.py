"""What the house knows of somebody: told to themselves on request, and forgotten."""

import sqlite3
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from bot.host.company import Person, PersonId, Status
from bot.store import annals, exhibits, reading
from bot.store.scribe import snapshot, transaction
from bot.store.tables import COUNT_ALL

# Backups still know what was forgotten, until the last of them is four weeks old.
_CHAIRS_OF = "SELECT table_id, seat FROM chairs WHERE person = ?"
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
    WHERE table_id IN ({exhibits.SAT_AT})
      AND (topic IN ('board', 'opening', 'film') OR topic GLOB 'shown *')
"""
_RETOLD = f"""
    INSERT INTO notes (table_id, topic, decision, tries, not_before, created)
    SELECT table_id, 'retelling', 0, 0, 0, 0 FROM scrolls
    WHERE table_id IN ({exhibits.SAT_AT}) AND thread <> ''
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
_LETTERS_ANEW = f"""
    INSERT INTO notes (table_id, topic, person, seat, decision, tries, not_before, created)
    SELECT table_id, 'revision ' || seat, person, seat, 0, 0, 0, 0 FROM ({_WRITTEN})
"""
_LETTERS_OLD = f"""
    UPDATE letters SET told = '[]' WHERE person IN (SELECT person FROM ({_WRITTEN}))
"""
_COUNTED_ANEW = ("orders", "voices", "words")
FORGET = (
    f"DELETE FROM orders WHERE (table_id, seat) IN ({_CHAIRS_OF})",
    f"DELETE FROM voices WHERE (table_id, seat) IN ({_CHAIRS_OF})",
    f"DELETE FROM errands WHERE (table_id, seat) IN ({_CHAIRS_OF})",
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
    *(f"{COUNT_ALL.format(kind)} WHERE id IN ({exhibits.SAT_AT})" for kind in _COUNTED_ANEW),
    _LETTERS_ANEW,
    _LETTERS_OLD,
    *exhibits.FORGET,
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
ERRANDS_FOR = """
    SELECT errands.table_id, at, stake
    FROM chairs JOIN errands ON errands.table_id = chairs.table_id AND errands.seat = chairs.seat
    WHERE chairs.person = ? ORDER BY errands.table_id, at
"""
REVIEWS_OF = "SELECT table_id, text FROM reviews WHERE person = ? ORDER BY table_id"
JOTTINGS_OF = "SELECT table_id, text FROM jottings WHERE person = ? ORDER BY table_id"
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
LETTER_TO = "SELECT made_at, rang FROM letters WHERE person = ?"
WHISPERS_TO = "SELECT place, at FROM whispers WHERE person = ? ORDER BY place"
SENT_AWAY_FROM = "SELECT table_id FROM sent_away WHERE person = ? ORDER BY table_id"
KEPT_OUT_OF = "SELECT server FROM kept_out WHERE person = ? ORDER BY server"
PRESENCE_OF = "SELECT table_id, at FROM presence WHERE person = ? ORDER BY table_id"
AVOIDED_BY = "SELECT other FROM avoided WHERE person = ? ORDER BY other"
ACCOUNTS_OF = f"""
    SELECT table_id, points, bought, paid, usual FROM accounts
    WHERE (table_id, seat) IN ({_RESULTS_OF}) ORDER BY table_id
"""
_ACCOUNT = ("table", "points", "bought", "paid", "usual")
DEEDS_OF = """
    SELECT table_id, kind, name, amount FROM deeds WHERE person = ? ORDER BY table_id, kind
"""
RATINGS_OF = "SELECT game, seats, mu, sigma, games FROM ratings WHERE person = ?"


def forget(database: sqlite3.Connection, person: PersonId) -> None:
    """Their chairs stay, and nothing that says whose they were.

    Whoever still plays has to be resigned before: this touches no running game but their orders
    and votes.
    """
    nobody = Person(person, outside="", name="")
    with transaction(database):
        for statement in FORGET:
            database.execute(statement, (person,))
        database.execute(FORGET_DIRECT_MESSAGES, (person, Status.OVER, Status.CANCELLED))
        database.execute(
            FORGET_PERSON,
            (
                *(nobody.outside, nobody.name, nobody.language, nobody.zone),
                *(nobody.remind_every, nobody.hears_next, nobody.rings),
                *(nobody.allows, nobody.respite, nobody.coached, nobody.named, person),
            ),
        )


def all_about(database: sqlite3.Connection, person: PersonId) -> dict[str, Any]:
    """Everything kept about somebody, ready for JSON. Nothing in it is another's secret."""
    with snapshot(database):
        known = reading.person(database, person)
        return {
            "person": known and asdict(known),
            "tables": list(_tables(database, person)),
            "moves": _rows(database, MOVES_OF, person, "table", "ply", "act", "at"),
            "orders": _rows(database, ORDERS_OF, person, "table", "rank", "act"),
            "errands": _rows(database, ERRANDS_FOR, person, "table", "move", "points"),
            "own notes": _rows(database, JOTTINGS_OF, person, "table", "text"),
            "reviews": _rows(database, REVIEWS_OF, person, "table", "text"),
            "words": _rows(database, WORDS_OF, person, "table", "word"),
            "shown": _rows(database, exhibits.EXHIBITED, person, "channel", "message"),
            "sat at": _rows(database, exhibits.SAT_AT, person, "table"),
            "shared deals": _rows(database, SHARED_BY, person, "table", "deal"),
            "votes": _rows(database, VOTES_OF, person, "table", "motion"),
            "sent away": _rows(database, SENT_AWAY_FROM, person, "table"),
            "kept out": _rows(database, KEPT_OUT_OF, person, "server"),
            "presence": _rows(database, PRESENCE_OF, person, "table", "at"),
            "not with": _rows(database, AVOIDED_BY, person, "person"),
            "notes": _rows(database, NOTES_TO, person, "topic", "text", "created", "state"),
            "ways": _rows(database, WAYS_TO, person, "table", "shut", "called"),
            "letter": _rows(database, LETTER_TO, person, "made at", "rang"),
            "whispers": _rows(database, WHISPERS_TO, person, "place", "at"),
            "results": [asdict(one) for one in annals.results(database, person=person)],
            "accounts": _rows(database, ACCOUNTS_OF, person, *_ACCOUNT),
            "deeds": _rows(database, DEEDS_OF, person, "table", "kind", "what", "amount"),
            "ratings": _rows(database, RATINGS_OF, person, "game", "seats", "mu", "sigma", "games"),
        }


def _tables(database: sqlite3.Connection, person: PersonId) -> Iterator[dict[str, Any]]:
    for card in reading.cards(database, person=person):
        yield {
            "table": card.id,
            "game": card.game,
            "status": card.status,
            "server": card.server,
            "place": card.place,
            "owned": card.owner == person,
            "seat": card.chair_of(person),
            "opened": card.opened,
            "started": card.started,
            "ended": card.ended,
            "origin": card.origin and asdict(card.origin),
        }


def _rows(
    database: sqlite3.Connection, asked: str, person: PersonId, *names: str
) -> list[dict[str, Any]]:
    return [dict(zip(names, row, strict=True)) for row in database.execute(asked, (person,))]
