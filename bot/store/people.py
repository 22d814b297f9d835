"""People on the disk, as they are written there."""

import sqlite3
from dataclasses import replace

from bot.host.company import Person, PersonId
from bot.store import reading
from bot.store.scribe import Value, transaction

PUT_PERSON = """
    INSERT INTO people (
        id, outside, name, language, zone, quiet_from, quiet_until, away_from, away_until,
        remind_every, hears_next, rings, allows, respite, coached, named
    )
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET
        outside = excluded.outside, name = excluded.name, language = excluded.language,
        zone = excluded.zone,
        quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
        away_from = excluded.away_from, away_until = excluded.away_until,
        remind_every = excluded.remind_every, hears_next = excluded.hears_next,
        rings = excluded.rings, allows = excluded.allows, respite = excluded.respite,
        coached = excluded.coached, named = excluded.named
    WHERE people.outside <> ''  -- whoever was forgotten meanwhile stays so
"""

CLEAR_AVOIDED = "DELETE FROM avoided WHERE person = ?"
ADD_AVOIDED = "INSERT INTO avoided (person, other) VALUES (?, ?)"
CLEAR_KEPT_OUT = "DELETE FROM kept_out WHERE server = ?"
ADD_KEPT_OUT = "INSERT INTO kept_out (server, person) VALUES (?, ?)"


def values_of(person: Person) -> tuple[Value, ...]:
    """A person in the order of PUT_PERSON."""
    quiet_from, quiet_until = person.quiet or (None, None)
    return (
        *(person.id, person.outside, person.name, person.language, person.zone),
        *(quiet_from, quiet_until, person.away_from, person.away_until, person.remind_every),
        *(person.hears_next, person.rings, person.allows, person.respite, person.coached),
        person.named,
    )


def introduced(database: sqlite3.Connection, new: Person) -> Person:
    assert new.outside, "nobody can be told from somebody who was forgotten"
    with transaction(database):
        # Another click may have been faster.
        known = reading.person_outside(database, new.outside)
        if known is None:
            _, *rest = values_of(new)
            (number,) = database.execute(f"{PUT_PERSON} RETURNING id", (None, *rest)).fetchone()
            known = replace(new, id=PersonId(number))
    return known
