"""A page before it is written: it collects statements, and goes to the disk in one breath."""

import json
import sqlite3
from collections.abc import Iterable, Sequence

from bot.engine.game import Seat
from bot.engine.journal import Opening
from bot.host.company import Person, PersonId, Status, TableCard, TableId
from bot.host.deeds import Finished
from bot.host.ports import AlreadyKept
from bot.host.rows import (
    Ballot,
    Budget,
    Due,
    Errand,
    Exhibit,
    Letter,
    Line,
    Note,
    Order,
    Post,
    Rating,
    Result,
    Scroll,
    SharedDeal,
    Sharer,
    Way,
    Whisper,
    Word,
)
from bot.host.time import DAY, MINUTE, Time
from bot.host.topics import Panel, Revision, Topic
from bot.store import deeds, errands, exhibits, jottings, people, reviews, telling, texts
from bot.store.annals import PUT_RATING, PUT_RESULT
from bot.store.deals import ADD_SHARER, ADD_WORD, CLEAR_WORDS, PUT_HALF, PUT_SHARED
from bot.store.scribe import Value, transaction
from bot.store.tables import (
    ADD_CHAIR,
    ADD_LINE,
    ADD_SENT_AWAY,
    CLEAR_CHAIRS,
    CLEAR_SENT_AWAY,
    COUNT_ROWS,
    END_JOURNAL,
    KEPT,
    PUT_CARD,
    PUT_EDITION,
    PUT_OPENING,
    values_of_card,
)

TOLD_IS_REMEMBERED = 7 * DAY
LOST_IS_REMEMBERED = 90 * DAY
WHISPER_LASTS = 15 * MINUTE  # Discord takes it away no later


class Draft:
    """The port `Page`. Nothing reaches the disk before `write`."""

    def __init__(self) -> None:
        self._statements: list[tuple[str, tuple[Value, ...]]] = []
        self._requests: list[tuple[str, int]] = []
        self._ends: dict[TableId, Line] = {}  # the last line that each journal gets
        self._counts: set[tuple[str, TableId]] = set()  # which rows of a table are others now

    def _put(self, statement: str, *values: Value) -> None:
        self._statements.append((statement, values))

    def _replace(self, kind: str, table: TableId, statement: str, *values: Value) -> None:
        """Put a statement that changes how many rows of this kind the table has."""
        self._counts.add((kind, table))
        self._put(statement, *values)

    def write(self, database: sqlite3.Connection) -> None:
        """All or nothing; AlreadyKept when the request of a line was kept before."""
        if not self._statements:
            return
        try:
            with transaction(database):
                self.inscribe(database)
        except sqlite3.IntegrityError as error:
            if any(database.execute(KEPT, step).fetchone() for step in self._requests):
                raise AlreadyKept from error
            raise

    def inscribe(self, database: sqlite3.Connection) -> None:
        """Its statements alone: to be kept they need a transaction, and all of it goes through."""
        for statement, values in self._statements:
            database.execute(statement, values)
        # Last, for a new table may come after its lines.
        for table, line in self._ends.items():
            database.execute(END_JOURNAL, (line.ply, line.entry.seal, table))
        for kind, table in self._counts:
            database.execute(COUNT_ROWS.format(kind), (table,))

    # Tables and their games

    def add_lines(self, table: TableId, lines: Sequence[Line]) -> None:
        for line in lines:
            entry = line.entry
            self._requests.append((line.request, line.step))
            self._put(
                ADD_LINE,
                *(table, line.ply, entry.seat, entry.act, entry.seal),
                *(line.request, line.step, line.at),
            )
            self._ends[table] = line

    def put_card(self, card: TableCard) -> None:
        self._put(PUT_CARD, *values_of_card(card))
        self._replace("chairs", card.id, CLEAR_CHAIRS, card.id)
        for seat, chair in enumerate(card.chairs):
            self._put(
                ADD_CHAIR,
                *(card.id, seat, chair.person, chair.guest, chair.stand_in),
                *(chair.resigned, chair.came_after),
            )
            if chair.person is not None:
                self._put(exhibits.ADD_SITTER, card.id, chair.person)
        if card.status in (Status.OVER, Status.CANCELLED):
            self._put(CLEAR_PRESENCE, card.id)
        self._put(CLEAR_SENT_AWAY, card.id)
        for person in sorted(card.sent_away):
            self._put(ADD_SENT_AWAY, card.id, person)

    def put_opening(self, table: TableId, opening: Opening) -> None:
        self._put(
            PUT_OPENING,
            *(table, opening.game, opening.rules, opening.printed, opening.seats),
            *(json.dumps(opening.options), opening.seed),
        )

    def put_half(self, table: TableId, half: str) -> None:
        self._replace("halves", table, PUT_HALF, table, half)

    def set_words(self, table: TableId, words: Iterable[Word]) -> None:
        self._replace("words", table, CLEAR_WORDS, table)
        for word in words:
            self._put(ADD_WORD, table, word.seat, word.person, word.text)

    def put_shared(self, deal: SharedDeal) -> None:
        self._put(
            PUT_SHARED,
            *(deal.id, deal.server, deal.place, deal.language, deal.game, deal.rules),
            *(deal.printed, json.dumps(deal.options), deal.half, deal.since, deal.until),
            *(deal.over, deal.post, deal.seal),
        )

    def add_sharer(self, sharer: Sharer) -> None:
        self._put(ADD_SHARER, sharer.table, sharer.deal, sharer.person)

    def put_edition(self, seal: str, game: str, text: str) -> None:
        self._put(PUT_EDITION, seal, game, text)

    # What waits

    def set_dues(
        self, table: TableId, dues: Iterable[Due], seats: Iterable[Seat | None] | None = None
    ) -> None:
        if seats is None:
            self._replace("dues", table, CLEAR_DUES, table)
        else:
            for seat in seats:
                self._replace("dues", table, CLEAR_DUES_OF_SEAT, table, seat)
        for due in dues:
            self._replace("dues", table, ADD_DUE, table, due.seat, due.ring, due.at, due.decision)

    def strike_due(self, due: Due) -> None:
        self._replace(
            *("dues", due.table, STRIKE_DUE),
            *(due.table, due.seat, due.ring, due.at, due.decision),
        )

    def set_orders(self, table: TableId, seat: Seat, orders: Sequence[Order]) -> None:
        self._replace("orders", table, CLEAR_ORDERS, table, seat)
        for rank, order in enumerate(orders):
            self._put(ADD_ORDER, table, seat, rank, order.act)

    def set_jotting(self, table: TableId, person: PersonId, text: str) -> None:
        statement, values = jottings.written(table, person, text)
        self._put(statement, *values)

    def add_jotting(self, table: TableId, person: PersonId, text: str) -> None:
        self._put(jottings.ADD, table, text, person)

    def set_ballots(self, table: TableId, ballots: Sequence[Ballot]) -> None:
        self._replace("voices", table, CLEAR_VOICES, table)
        self._replace("ballots", table, CLEAR_BALLOTS, table)
        for rank, ballot in enumerate(ballots):
            self._put(ADD_BALLOT, table, rank, str(ballot.motion), ballot.since, ballot.until)
            for place, seat in enumerate(ballot.votes):
                self._put(ADD_VOICE, table, rank, place, seat)

    def set_budgets(self, table: TableId, budgets: Sequence[Budget]) -> None:
        self._replace("budgets", table, CLEAR_BUDGETS, table)
        for seat, budget in enumerate(budgets):
            self._put(
                ADD_BUDGET,
                *(table, seat, budget.left, budget.since),
                *(budget.missed, budget.snoozed, budget.by_hand, budget.wished, budget.counted),
            )

    def set_errands(self, table: TableId, done: Iterable[Errand]) -> None:
        self._put(errands.CLEAR, table)
        for errand in done:
            self._put(errands.ADD, table, errand.seat, errand.at, errand.stake)

    def put_note(self, note: Note) -> None:
        self.strike_notes(note.table, note.topic)
        statement, also = ADD_NOTE, list[Value]()
        if isinstance(note.topic, Revision):
            statement, also = ADD_REVISION, [note.person]
        elif isinstance(note.topic, Panel):
            statement, also = ADD_PANEL, [note.person, note.table, note.created - WHISPER_LASTS]
        self._put(
            statement,
            *(note.table, str(note.topic), note.person),
            None if note.text is None else texts.written(note.text),
            *(note.seat, note.decision, note.tries, note.not_before, note.created),
            *also,
        )

    def strike_notes(self, table: TableId, topic: Topic) -> None:
        self._put(STRIKE_NOTES, table, str(topic))

    def note_done(self, note: int) -> None:
        self._put(END_NOTE, "told", "", TOLD_IS_REMEMBERED, note)
        self._put(FORGET_NOTES, note)

    def note_failed(self, note: int, not_before: Time, why: str) -> None:
        self._put(NOTE_FAILED, not_before, why, note)

    def note_put_off(self, note: int, not_before: Time) -> None:
        self._put(PUT_OFF, not_before, note)

    def note_lost(self, note: int, why: str) -> None:
        self._put(END_NOTE, "lost", why, LOST_IS_REMEMBERED, note)
        self._put(FORGET_NOTES, note)

    def put_letter(self, letter: Letter) -> None:
        self._put(
            PUT_LETTER,
            *(letter.person, letter.channel, letter.message, letter.made_at),
            json.dumps([(one.table, one.seat, one.decision, one.until) for one in letter.told]),
            *(letter.rang, letter.heeded, letter.nonce, letter.sent_at, letter.loud),
        )

    def put_post(self, post: Post) -> None:
        self._put(
            telling.PUT_POST,
            *(post.table, str(post.topic), post.channel, post.message, post.made_at, post.ply),
            post.seal,
        )

    def strike_post(self, table: TableId, topic: Topic) -> None:
        self._put(STRIKE_POST, table, str(topic))

    def put_exhibit(self, exhibit: Exhibit) -> None:
        for statement, values in exhibits.written(exhibit):
            self._put(statement, *values)

    def strike_exhibit(self, exhibit: Exhibit) -> None:
        for statement, values in exhibits.struck(exhibit):
            self._put(statement, *values)

    def put_scroll(self, scroll: Scroll) -> None:
        self._put(
            telling.PUT_SCROLL,
            *(scroll.table, scroll.thread, scroll.message, scroll.ply, scroll.lines),
            *(scroll.sent_ply, scroll.sent_lines),
        )

    def put_way(self, way: Way) -> None:
        self._put(PUT_WAY, way.table, way.person, way.shut, way.called)

    def put_whisper(self, whisper: Whisper) -> None:
        self._put(FORGET_WHISPERS, whisper.at - WHISPER_LASTS)
        self._put(
            PUT_WHISPER,
            *(whisper.person, whisper.place, whisper.message, whisper.token, whisper.at),
            *(whisper.table, whisper.question),
        )

    def set_question(self, whisper: Whisper, question: str) -> None:
        self._put(SET_QUESTION, question, whisper.person, whisper.place, whisper.message)

    def strike_whisper(self, whisper: Whisper) -> None:
        self._put(STRIKE_WHISPER, whisper.person, whisper.place, whisper.message)

    def put_review(self, table: TableId, person: PersonId, text: str) -> None:
        self._put(reviews.PUT, table, text, person)

    # People and annals

    def put_person(self, person: Person) -> None:
        self._put(people.PUT_PERSON, *people.values_of(person))

    def put_rematch(self, table: TableId, again: TableId) -> None:
        self._put(PUT_REMATCH, table, again)

    def put_setting(self, server: str, key: str, value: str) -> None:
        self._put(PUT_SETTING, server, key, value)

    def put_presence(self, table: TableId, person: PersonId, at: Time) -> None:
        self._put(PUT_PRESENCE, table, person, at)

    def forget_presence(self, before: Time) -> None:
        self._put(FORGET_PRESENCE, before)

    def set_avoided(self, person: PersonId, others: Iterable[PersonId]) -> None:
        self._put(people.CLEAR_AVOIDED, person)
        for other in sorted(others):
            self._put(people.ADD_AVOIDED, person, other)

    def keep_out(self, server: str, unwanted: Iterable[PersonId]) -> None:
        self._put(people.CLEAR_KEPT_OUT, server)
        for person in sorted(unwanted):
            self._put(people.ADD_KEPT_OUT, server, person)

    def put_result(self, result: Result) -> None:
        self._put(
            PUT_RESULT,
            *(result.table, result.game, result.server, result.seats, result.seat),
            *(result.person, result.guest, result.points, result.rank, result.ended),
        )

    def put_rating(self, rating: Rating) -> None:
        self._put(
            PUT_RATING,
            *(rating.game, rating.seats, rating.person, rating.mu, rating.sigma, rating.games),
        )

    def put_finished(self, game: Finished) -> None:
        for statement, values in deeds.written(game):
            self._put(statement, *values)


# What waits

CLEAR_DUES = "DELETE FROM dues WHERE table_id = ?"
CLEAR_DUES_OF_SEAT = "DELETE FROM dues WHERE table_id = ? AND seat IS ?"
ADD_DUE = "INSERT INTO dues (table_id, seat, ring, at, decision) VALUES (?, ?, ?, ?, ?)"
STRIKE_DUE = """
    DELETE FROM dues WHERE table_id = ? AND seat IS ? AND ring = ? AND at = ? AND decision = ?
"""
CLEAR_ORDERS = "DELETE FROM orders WHERE table_id = ? AND seat = ?"
ADD_ORDER = "INSERT INTO orders (table_id, seat, rank, act) VALUES (?, ?, ?, ?)"
CLEAR_VOICES = "DELETE FROM voices WHERE table_id = ?"
CLEAR_BALLOTS = "DELETE FROM ballots WHERE table_id = ?"
ADD_BALLOT = "INSERT INTO ballots (table_id, rank, motion, since, until) VALUES (?, ?, ?, ?, ?)"
ADD_VOICE = "INSERT INTO voices (table_id, ballot, rank, seat) VALUES (?, ?, ?, ?)"
CLEAR_BUDGETS = "DELETE FROM budgets WHERE table_id = ?"
ADD_BUDGET = """
    INSERT INTO budgets (
        table_id, seat, time_left, since, missed, snoozed, by_hand, wished, counted
    )
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
ADD_NOTE = """
    INSERT INTO notes (
        table_id, topic, person, text, seat, decision, tries, not_before, created
    )
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_ADD_NOTE_IF = """
    INSERT INTO notes (
        table_id, topic, person, text, seat, decision, tries, not_before, created
    )
    SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?
"""
# Only of what a person has can anything be no longer true.
ADD_REVISION = f"""{_ADD_NOTE_IF}
    WHERE EXISTS (SELECT 1 FROM letters WHERE person = ? AND message || nonce <> '')
"""
ADD_PANEL = f"""{_ADD_NOTE_IF}
    WHERE EXISTS (SELECT 1 FROM whispers WHERE person = ? AND table_id = ? AND at >= ?)
"""
STRIKE_NOTES = "DELETE FROM notes WHERE table_id = ? AND topic = ? AND state = 'waiting'"
NOTE_FAILED = """
    UPDATE notes SET tries = tries + 1, not_before = ?, why = ?
    WHERE id = ? AND state = 'waiting'
"""
PUT_OFF = "UPDATE notes SET not_before = ? WHERE id = ? AND state = 'waiting'"
END_NOTE = """
    UPDATE notes SET state = ?, why = ?, forget_at = created + ?
    WHERE id = ? AND state = 'waiting'
"""
# The store has no clock: by the time this note was made, those are old.
FORGET_NOTES = "DELETE FROM notes WHERE forget_at < (SELECT created FROM notes WHERE id = ?)"
PUT_LETTER = """
    INSERT OR REPLACE INTO letters (
        person, channel, message, made_at, told, rang, heeded, nonce, sent_at, loud
    )
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
STRIKE_POST = "DELETE FROM posts WHERE table_id = ? AND topic = ?"
FORGET_WHISPERS = "DELETE FROM whispers WHERE at < ?"
PUT_WHISPER = """
    INSERT OR REPLACE INTO whispers (person, place, message, token, at, table_id, question)
    VALUES (?, ?, ?, ?, ?, ?, ?)
"""
SET_QUESTION = """
    UPDATE whispers SET question = ? WHERE person = ? AND place = ? AND message = ?
"""
STRIKE_WHISPER = "DELETE FROM whispers WHERE person = ? AND place = ? AND message = ?"
PUT_WAY = "INSERT OR REPLACE INTO ways (table_id, person, shut, called) VALUES (?, ?, ?, ?)"

# People and annals

PUT_REMATCH = "INSERT OR REPLACE INTO rematches (table_id, again) VALUES (?, ?)"
PUT_SETTING = "INSERT OR REPLACE INTO settings (server, key, value) VALUES (?, ?, ?)"
FORGET_PRESENCE = "DELETE FROM presence WHERE at < ?"
CLEAR_PRESENCE = "DELETE FROM presence WHERE table_id = ?"
PUT_PRESENCE = "INSERT OR REPLACE INTO presence (table_id, person, at) VALUES (?, ?, ?)"
