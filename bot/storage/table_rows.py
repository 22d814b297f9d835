"""SQL for tables and their games: cards, holders, journals, and counts of rows."""

import json

from bot.storage.db_thread import Value
from bot.tables.people import TableCard

SELECT_REQUEST = "SELECT 1 FROM lines WHERE request = ? AND step = ?"
INSERT_LINE = """
    INSERT INTO lines (table_id, ply, seat, act, seal, request, step, at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
# Of these kinds of rows a table keeps how many it has: without one of them it can't be played.
COUNTED = ("ballots", "budgets", "chairs", "dues", "halves", "orders", "voices", "words")
COUNT_ALL = "UPDATE tables SET {0} = (SELECT count(*) FROM {0} WHERE table_id = tables.id)"
COUNT_ROWS = f"{COUNT_ALL} WHERE id = ?"
_WITHOUT_SEAT = ("ballots", "halves")
_OF_A_SEAT = "AND (seat IS NULL OR seat BETWEEN 0 AND tables.chairs - 1)"
_FOUND = {
    kind: f"SELECT count(*) FROM {kind} WHERE table_id = tables.id"
    f" {'' if kind in _WITHOUT_SEAT else _OF_A_SEAT}"
    for kind in COUNTED
}
_KNOWN = "SELECT 1 FROM people WHERE people.id"
_NOBODY = f"""
    NOT EXISTS ({_KNOWN} = owner) OR EXISTS (
        SELECT 1 FROM chairs
        WHERE table_id = tables.id AND person IS NOT NULL AND NOT EXISTS ({_KNOWN} = person)
    )
"""
# Tables that have other rows than they count, or a row of somebody whose own is lost.
_LESS = " OR ".join(f"{kind} <> ({found})" for kind, found in _FOUND.items())
LOST_ROWS = f"SELECT id FROM tables WHERE ({_LESS} OR {_NOBODY})"
UPDATE_JOURNAL_END = "UPDATE tables SET lines = ?, last_seal = ? WHERE id = ?"
INSERT_CARD = """
    INSERT INTO tables (
        id, game, status, server, place, owner, options,
        clock, at_deadline, weekend_pause, language, pictures, auctions, chronicle,
        opened, started, ended, why, live_until, live_asked, teaching, origin, origin_moves
    )
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET
        game = excluded.game, status = excluded.status, server = excluded.server,
        place = excluded.place, owner = excluded.owner, options = excluded.options,
        clock = excluded.clock, at_deadline = excluded.at_deadline,
        weekend_pause = excluded.weekend_pause, language = excluded.language,
        pictures = excluded.pictures, auctions = excluded.auctions,
        chronicle = excluded.chronicle, opened = excluded.opened, started = excluded.started,
        ended = excluded.ended, why = excluded.why,
        live_until = excluded.live_until, live_asked = excluded.live_asked,
        teaching = excluded.teaching, origin = excluded.origin,
        origin_moves = excluded.origin_moves
"""
DELETE_HOLDERS = "DELETE FROM chairs WHERE table_id = ?"
INSERT_HOLDER = """
    INSERT INTO chairs (table_id, seat, person, guest, stand_in, resigned, came_after)
    VALUES (?, ?, ?, ?, ?, ?, ?)
"""
DELETE_SENT_AWAY = "DELETE FROM sent_away WHERE table_id = ?"
INSERT_SENT_AWAY = "INSERT INTO sent_away (table_id, person) VALUES (?, ?)"
INSERT_OPENING = """
    INSERT OR REPLACE INTO openings (table_id, game, rules, printed, seats, options, seed)
    VALUES (?, ?, ?, ?, ?, ?, ?)
"""
# A seal stands for one text: whoever has it need not write it again.
INSERT_EDITION = "INSERT INTO editions (seal, game, text) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"


def card_values(card: TableCard) -> tuple[Value, ...]:
    terms, origin = card.terms, card.origin
    return (
        *(card.id, card.game, card.status, card.server, card.place, card.owner),
        json.dumps(card.options),
        *(terms.clock, terms.at_deadline, terms.weekend_pause, terms.language),
        *(terms.pictures, terms.auctions, terms.chronicle),
        *(card.opened, card.started, card.ended, card.why),
        *(terms.live_until, card.live_asked, terms.teaching),
        *((origin.table, origin.moves) if origin else (None, None)),
    )
