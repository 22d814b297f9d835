"""A unit of work: collect SQL statements and write them in one transaction."""

import json
import sqlite3
from collections.abc import Iterable, Sequence

from bot.engine.game import Seat
from bot.engine.journal import Opening
from bot.history.records import FinishedGame
from bot.storage import history, outbox, people, privacy, queries
from bot.storage.db_thread import Value, write_transaction
from bot.storage.history import INSERT_RATING, INSERT_RESULT
from bot.storage.queries import (
    DELETE_SALTS,
    INSERT_SALT,
    INSERT_SERVER_SEED,
    INSERT_SHARED_DEAL,
    INSERT_SHARED_DEAL_TABLE,
)
from bot.storage.table_rows import (
    COUNT_ROWS,
    DELETE_HOLDERS,
    DELETE_SENT_AWAY,
    INSERT_CARD,
    INSERT_EDITION,
    INSERT_HOLDER,
    INSERT_LINE,
    INSERT_OPENING,
    INSERT_SENT_AWAY,
    SELECT_REQUEST,
    UPDATE_JOURNAL_END,
    card_values,
)
from bot.tables.message_keys import MessageKey, MessageKind
from bot.tables.people import DAY, MINUTE, Person, PersonId, TableCard, TableId, TableStatus, Time
from bot.tables.records import (
    AbsenceEntry,
    Ballot,
    DeliveryChannel,
    DirectMessageState,
    EphemeralReply,
    Job,
    JournalLine,
    NamedMessage,
    OutboxMessage,
    PlayerRating,
    PlayerSalt,
    PostRecord,
    SeatResult,
    SecretOrder,
    SharedDeal,
    SharedDealTable,
    ThreadCursor,
    TimeBudget,
)
from bot.tables.store import DuplicateRequest

SENT_KEPT_FOR = 7 * DAY
LOST_KEPT_FOR = 90 * DAY
EPHEMERAL_REPLY_LASTS = 15 * MINUTE  # Discord takes it away no later


class SqlUnitOfWork:
    """The port `Page`. Nothing reaches the disk before `write`."""

    def __init__(self) -> None:
        self._statements: list[tuple[str, tuple[Value, ...]]] = []
        self._requests: list[tuple[str, int]] = []
        self._ends: dict[TableId, JournalLine] = {}  # the last line that each journal gets
        self._counts: set[tuple[str, TableId]] = set()  # which rows of a table are others now

    def _add_statement(self, statement: str, *values: Value) -> None:
        self._statements.append((statement, values))

    def _replace_rows(self, kind: str, table: TableId, statement: str, *values: Value) -> None:
        """Put a statement that changes how many rows of this kind the table has."""
        self._counts.add((kind, table))
        self._add_statement(statement, *values)

    def write_transaction_to(self, database: sqlite3.Connection) -> None:
        """All or nothing; AlreadyKept when the request of a line was kept before."""
        if not self._statements:
            return
        try:
            with write_transaction(database):
                self.run_statements(database)
        except sqlite3.IntegrityError as error:
            if any(database.execute(SELECT_REQUEST, step).fetchone() for step in self._requests):
                raise DuplicateRequest from error
            raise

    def run_statements(self, database: sqlite3.Connection) -> None:
        """Its statements alone: to be kept they need a transaction, and all of it goes through."""
        for statement, values in self._statements:
            database.execute(statement, values)
        # Last, for a new table may come after its lines.
        for table, line in self._ends.items():
            database.execute(UPDATE_JOURNAL_END, (line.ply, line.entry.seal, table))
        for kind, table in self._counts:
            database.execute(COUNT_ROWS.format(kind), (table,))

    # Tables and their games

    def add_journal_lines(self, table: TableId, lines: Sequence[JournalLine]) -> None:
        for line in lines:
            entry = line.entry
            self._requests.append((line.request, line.step))
            self._add_statement(
                INSERT_LINE,
                *(table, line.ply, entry.seat, entry.act, entry.seal),
                *(line.request, line.step, line.at),
            )
            self._ends[table] = line

    def save_card(self, card: TableCard) -> None:
        self._add_statement(INSERT_CARD, *card_values(card))
        self._replace_rows("chairs", card.id, DELETE_HOLDERS, card.id)
        for seat, chair in enumerate(card.holders):
            self._add_statement(
                INSERT_HOLDER,
                *(card.id, seat, chair.person, chair.computer, chair.replacement),
                *(chair.resigned, chair.came_after),
            )
            if chair.person is not None:
                self._add_statement(privacy.INSERT_SEATED, card.id, chair.person)
        if card.status in (TableStatus.OVER, TableStatus.CANCELLED):
            self._add_statement(DELETE_PRESENCE, card.id)
        self._add_statement(DELETE_SENT_AWAY, card.id)
        for person in sorted(card.sent_away):
            self._add_statement(INSERT_SENT_AWAY, card.id, person)

    def save_opening(self, table: TableId, opening: Opening) -> None:
        self._add_statement(
            INSERT_OPENING,
            *(table, opening.game, opening.rules, opening.printed, opening.seats),
            *(json.dumps(opening.options), opening.seed),
        )

    def save_server_seed(self, table: TableId, half: str) -> None:
        self._replace_rows("halves", table, INSERT_SERVER_SEED, table, half)

    def replace_player_salts(self, table: TableId, words: Iterable[PlayerSalt]) -> None:
        self._replace_rows("words", table, DELETE_SALTS, table)
        for word in words:
            self._add_statement(INSERT_SALT, table, word.seat, word.person, word.text)

    def save_shared_deal(self, deal: SharedDeal) -> None:
        self._add_statement(
            INSERT_SHARED_DEAL,
            *(deal.id, deal.server, deal.place, deal.language, deal.game, deal.rules),
            *(deal.printed, json.dumps(deal.options), deal.server_seed, deal.since, deal.until),
            *(deal.over, deal.post, deal.seal),
        )

    def add_shared_deal_table(self, sharer: SharedDealTable) -> None:
        self._add_statement(INSERT_SHARED_DEAL_TABLE, sharer.table, sharer.deal, sharer.person)

    def save_edition(self, seal: str, game: str, text: str) -> None:
        self._add_statement(INSERT_EDITION, seal, game, text)

    # What waits

    def replace_jobs(
        self, table: TableId, dues: Iterable[Job], seats: Iterable[Seat | None] | None = None
    ) -> None:
        if seats is None:
            self._replace_rows("dues", table, DELETE_JOBS, table)
        else:
            for seat in seats:
                self._replace_rows("dues", table, DELETE_JOBS_OF_SEAT, table, seat)
        for due in dues:
            self._replace_rows(
                "dues", table, INSERT_JOB, table, due.seat, due.kind, due.at, due.decision
            )

    def delete_job(self, due: Job) -> None:
        self._replace_rows(
            *("dues", due.table, DELETE_JOB),
            *(due.table, due.seat, due.kind, due.at, due.decision),
        )

    def replace_orders(self, table: TableId, seat: Seat, orders: Sequence[SecretOrder]) -> None:
        self._replace_rows("orders", table, DELETE_ORDERS, table, seat)
        for rank, order in enumerate(orders):
            self._add_statement(INSERT_ORDER, table, seat, rank, order.act)

    def save_player_note(self, table: TableId, person: PersonId, text: str) -> None:
        statement, values = people.player_note_statement(table, person, text)
        self._add_statement(statement, *values)

    def append_player_note(self, table: TableId, person: PersonId, text: str) -> None:
        self._add_statement(people.APPEND_PLAYER_NOTE, table, text, person)

    def replace_ballots(self, table: TableId, ballots: Sequence[Ballot]) -> None:
        self._replace_rows("voices", table, DELETE_VOTES, table)
        self._replace_rows("ballots", table, DELETE_BALLOTS, table)
        for rank, ballot in enumerate(ballots):
            self._add_statement(
                INSERT_BALLOT, table, rank, str(ballot.motion), ballot.since, ballot.until
            )
            for place, seat in enumerate(ballot.votes):
                self._add_statement(INSERT_VOTE, table, rank, place, seat)

    def replace_budgets(self, table: TableId, budgets: Sequence[TimeBudget]) -> None:
        self._replace_rows("budgets", table, DELETE_BUDGETS, table)
        for seat, budget in enumerate(budgets):
            self._add_statement(
                INSERT_BUDGET,
                *(table, seat, budget.left, budget.since),
                *(
                    budget.missed,
                    budget.snoozed,
                    budget.answered_manually,
                    budget.wished,
                    budget.counted,
                ),
            )

    def replace_absence_log(self, table: TableId, done: Iterable[AbsenceEntry]) -> None:
        self._add_statement(queries.DELETE_ABSENCE_LOG, table)
        for errand in done:
            self._add_statement(
                queries.INSERT_ABSENCE_ENTRY, table, errand.seat, errand.at, errand.stake
            )

    def enqueue_message(self, note: OutboxMessage) -> None:
        self.cancel_messages(note.table, note.key)
        statement, also = INSERT_MESSAGE, list[Value]()
        if note.key.kind is MessageKind.REVISION:
            statement, also = INSERT_REVISION, [note.person]
        elif note.key.kind is MessageKind.PANEL:
            statement, also = (
                INSERT_PANEL_MESSAGE,
                [note.person, note.table, note.created - EPHEMERAL_REPLY_LASTS],
            )
        self._add_statement(
            statement,
            *(note.table, str(note.key), note.person),
            None if note.text is None else outbox.text_to_json(note.text),
            *(note.seat, note.decision, note.tries, note.not_before, note.created),
            *also,
        )

    def cancel_messages(self, table: TableId, topic: MessageKey) -> None:
        self._add_statement(DELETE_MESSAGES, table, str(topic))

    def mark_message_sent(self, note: int) -> None:
        self._add_statement(UPDATE_ENDED, "told", "", SENT_KEPT_FOR, note)
        self._add_statement(DELETE_OLD_MESSAGES, note)

    def mark_message_failed(self, note: int, not_before: Time, why: str) -> None:
        self._add_statement(UPDATE_FAILED, not_before, why, note)

    def postpone_message(self, note: int, not_before: Time) -> None:
        self._add_statement(UPDATE_POSTPONED, not_before, note)

    def mark_message_undeliverable(self, note: int, why: str) -> None:
        self._add_statement(UPDATE_ENDED, "lost", why, LOST_KEPT_FOR, note)
        self._add_statement(DELETE_OLD_MESSAGES, note)

    def save_direct_message(self, letter: DirectMessageState) -> None:
        self._add_statement(
            INSERT_DIRECT_MESSAGE,
            *(letter.person, letter.channel, letter.message, letter.made_at),
            json.dumps([(one.table, one.seat, one.decision, one.until) for one in letter.told]),
            *(letter.rang, letter.heeded, letter.nonce, letter.sent_at, letter.loud),
        )

    def save_post(self, post: PostRecord) -> None:
        self._add_statement(
            outbox.INSERT_POST,
            *(post.table, str(post.key), post.channel, post.message, post.made_at, post.ply),
            post.seal,
        )

    def delete_post(self, table: TableId, topic: MessageKey) -> None:
        self._add_statement(DELETE_POST, table, str(topic))

    def add_named_message(self, exhibit: NamedMessage) -> None:
        for statement, values in privacy.add_statements(exhibit):
            self._add_statement(statement, *values)

    def delete_named_message(self, exhibit: NamedMessage) -> None:
        for statement, values in privacy.delete_statements(exhibit):
            self._add_statement(statement, *values)

    def save_thread_cursor(self, scroll: ThreadCursor) -> None:
        self._add_statement(
            outbox.INSERT_THREAD_CURSOR,
            *(scroll.table, scroll.thread, scroll.message, scroll.ply, scroll.lines),
            *(scroll.sent_ply, scroll.sent_lines),
        )

    def save_delivery_channel(self, way: DeliveryChannel) -> None:
        self._add_statement(INSERT_DELIVERY_CHANNEL, way.table, way.person, way.shut, way.called)

    def save_ephemeral_reply(self, whisper: EphemeralReply) -> None:
        self._add_statement(DELETE_OLD_REPLIES, whisper.at - EPHEMERAL_REPLY_LASTS)
        self._add_statement(
            INSERT_EPHEMERAL_REPLY,
            *(whisper.person, whisper.place, whisper.message, whisper.token, whisper.at),
            *(whisper.table, whisper.question),
        )

    def save_panel_question(self, whisper: EphemeralReply, question: str) -> None:
        self._add_statement(
            UPDATE_PANEL_QUESTION, question, whisper.person, whisper.place, whisper.message
        )

    def delete_ephemeral_reply(self, whisper: EphemeralReply) -> None:
        self._add_statement(DELETE_EPHEMERAL_REPLY, whisper.person, whisper.place, whisper.message)

    def save_review(self, table: TableId, person: PersonId, text: str) -> None:
        self._add_statement(people.INSERT_REVIEW, table, text, person)

    # People and annals

    def save_person(self, person: Person) -> None:
        self._add_statement(people.INSERT_PERSON, *people.person_values(person))

    def save_rematch(self, table: TableId, again: TableId) -> None:
        self._add_statement(INSERT_REMATCH, table, again)

    def save_setting(self, server: str, key: str, value: str) -> None:
        self._add_statement(INSERT_SETTING, server, key, value)

    def save_presence(self, table: TableId, person: PersonId, at: Time) -> None:
        self._add_statement(INSERT_PRESENCE, table, person, at)

    def delete_old_presence(self, before: Time) -> None:
        self._add_statement(DELETE_OLD_PRESENCE, before)

    def replace_avoided(self, person: PersonId, others: Iterable[PersonId]) -> None:
        self._add_statement(people.DELETE_AVOIDED, person)
        for other in sorted(others):
            self._add_statement(people.INSERT_AVOIDED, person, other)

    def replace_banned(self, server: str, unwanted: Iterable[PersonId]) -> None:
        self._add_statement(people.DELETE_BANNED, server)
        for person in sorted(unwanted):
            self._add_statement(people.INSERT_BANNED, server, person)

    def add_result(self, result: SeatResult) -> None:
        self._add_statement(
            INSERT_RESULT,
            *(result.table, result.game, result.server, result.seats, result.seat),
            *(result.person, result.computer, result.points, result.rank, result.ended),
        )

    def save_rating(self, rating: PlayerRating) -> None:
        self._add_statement(
            INSERT_RATING,
            *(rating.game, rating.seats, rating.person, rating.mu, rating.sigma, rating.games),
        )

    def save_finished_game(self, game: FinishedGame) -> None:
        for statement, values in history.finished_game_statements(game):
            self._add_statement(statement, *values)


# What waits

DELETE_JOBS = "DELETE FROM dues WHERE table_id = ?"
DELETE_JOBS_OF_SEAT = "DELETE FROM dues WHERE table_id = ? AND seat IS ?"
INSERT_JOB = "INSERT INTO dues (table_id, seat, ring, at, decision) VALUES (?, ?, ?, ?, ?)"
DELETE_JOB = """
    DELETE FROM dues WHERE table_id = ? AND seat IS ? AND ring = ? AND at = ? AND decision = ?
"""
DELETE_ORDERS = "DELETE FROM orders WHERE table_id = ? AND seat = ?"
INSERT_ORDER = "INSERT INTO orders (table_id, seat, rank, act) VALUES (?, ?, ?, ?)"
DELETE_VOTES = "DELETE FROM voices WHERE table_id = ?"
DELETE_BALLOTS = "DELETE FROM ballots WHERE table_id = ?"
INSERT_BALLOT = "INSERT INTO ballots (table_id, rank, motion, since, until) VALUES (?, ?, ?, ?, ?)"
INSERT_VOTE = "INSERT INTO voices (table_id, ballot, rank, seat) VALUES (?, ?, ?, ?)"
DELETE_BUDGETS = "DELETE FROM budgets WHERE table_id = ?"
INSERT_BUDGET = """
    INSERT INTO budgets (
        table_id, seat, time_left, since, missed, snoozed, by_hand, wished, counted
    )
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
INSERT_MESSAGE = """
    INSERT INTO notes (
        table_id, topic, person, text, seat, decision, tries, not_before, created
    )
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_INSERT_MESSAGE_IF = """
    INSERT INTO notes (
        table_id, topic, person, text, seat, decision, tries, not_before, created
    )
    SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?
"""
# Only of what a person has can anything be no longer true.
INSERT_REVISION = f"""{_INSERT_MESSAGE_IF}
    WHERE EXISTS (SELECT 1 FROM letters WHERE person = ? AND message || nonce <> '')
"""
INSERT_PANEL_MESSAGE = f"""{_INSERT_MESSAGE_IF}
    WHERE EXISTS (SELECT 1 FROM whispers WHERE person = ? AND table_id = ? AND at >= ?)
"""
DELETE_MESSAGES = "DELETE FROM notes WHERE table_id = ? AND topic = ? AND state = 'waiting'"
UPDATE_FAILED = """
    UPDATE notes SET tries = tries + 1, not_before = ?, why = ?
    WHERE id = ? AND state = 'waiting'
"""
UPDATE_POSTPONED = "UPDATE notes SET not_before = ? WHERE id = ? AND state = 'waiting'"
UPDATE_ENDED = """
    UPDATE notes SET state = ?, why = ?, forget_at = created + ?
    WHERE id = ? AND state = 'waiting'
"""
# The store has no clock: by the time this note was made, those are old.
DELETE_OLD_MESSAGES = "DELETE FROM notes WHERE forget_at < (SELECT created FROM notes WHERE id = ?)"
INSERT_DIRECT_MESSAGE = """
    INSERT OR REPLACE INTO letters (
        person, channel, message, made_at, told, rang, heeded, nonce, sent_at, loud
    )
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
DELETE_POST = "DELETE FROM posts WHERE table_id = ? AND topic = ?"
DELETE_OLD_REPLIES = "DELETE FROM whispers WHERE at < ?"
INSERT_EPHEMERAL_REPLY = """
    INSERT OR REPLACE INTO whispers (person, place, message, token, at, table_id, question)
    VALUES (?, ?, ?, ?, ?, ?, ?)
"""
UPDATE_PANEL_QUESTION = """
    UPDATE whispers SET question = ? WHERE person = ? AND place = ? AND message = ?
"""
DELETE_EPHEMERAL_REPLY = "DELETE FROM whispers WHERE person = ? AND place = ? AND message = ?"
INSERT_DELIVERY_CHANNEL = (
    "INSERT OR REPLACE INTO ways (table_id, person, shut, called) VALUES (?, ?, ?, ?)"
)

# People and annals

INSERT_REMATCH = "INSERT OR REPLACE INTO rematches (table_id, again) VALUES (?, ?)"
INSERT_SETTING = "INSERT OR REPLACE INTO settings (server, key, value) VALUES (?, ?, ?)"
DELETE_OLD_PRESENCE = "DELETE FROM presence WHERE at < ?"
DELETE_PRESENCE = "DELETE FROM presence WHERE table_id = ?"
INSERT_PRESENCE = "INSERT OR REPLACE INTO presence (table_id, person, at) VALUES (?, ?, ?)"
