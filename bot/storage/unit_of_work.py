"""A unit of work: collect SQL statements and write them in one transaction."""

import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.engine.game import Seat
from bot.engine.journal import Opening
from bot.history.records import FinishedGame
from bot.storage import privacy, queries, rows
from bot.storage.db_thread import Value, write_transaction
from bot.tables import records as kept
from bot.tables.people import DAY, MINUTE, Person, PersonId, TableCard, TableId, TableStatus, Time
from bot.tables.records import MessageKey, MessageKind
from bot.tables.store_protocols import DuplicateRequest

SENT_KEPT_FOR = 7 * DAY
LOST_KEPT_FOR = 90 * DAY
PRESENCE_KEPT_FOR = 14 * DAY  # at most until the end of the game
EPHEMERAL_REPLY_LASTS = 15 * MINUTE  # then Discord deletes it


class SqlUnitOfWork:
    """Implement the protocol `UnitOfWork`. Nothing is written before `write_transaction_to`."""

    def __init__(self) -> None:
        self.is_written = False  # by a group commit
        self._statements: list[rows.Statement] = []
        self._requests: list[tuple[str, int]] = []
        self._ends: dict[TableId, kept.JournalLine] = {}  # the last line that each journal gets
        self._counts: defaultdict[TableId, set[str]] = defaultdict(set)  # kinds of changed rows
        self._cancelled: defaultdict[TableId, set[str]] = defaultdict(set)  # keys of messages
        self._enqueued: dict[tuple[TableId, str], rows.Statement] = {}

    def _add_statement(self, statement: str, *values: Value) -> None:
        self._statements.append((statement, values))

    def _replace_rows(
        self,
        kind: str,
        table: TableId,
        new: Iterable[rows.Statement],
        *,
        where: str = "",
        values: tuple[Value, ...] = (),
    ) -> None:
        """Replace rows of a kind that the table counts."""
        self._counts[table].add(kind)
        self._add_statement(f"DELETE FROM {kind} WHERE table_id = ?{where}", table, *values)
        self._statements.extend(new)

    def write_transaction_to(self, database: sqlite3.Connection) -> None:
        """Write everything or nothing; raise DuplicateRequest if a line's request is stored."""
        if not (self._statements or self._cancelled):
            return
        try:
            with write_transaction(database):
                self.run_statements(database)
        except sqlite3.IntegrityError as error:
            asked = "SELECT 1 FROM lines WHERE request = ? AND step = ?"
            if any(database.execute(asked, step).fetchone() for step in self._requests):
                raise DuplicateRequest from error
            raise

    def run_statements(self, database: sqlite3.Connection) -> None:
        """Run the statements inside a transaction of the caller."""
        for statement, values in self._statements:
            database.execute(statement, values)
        for table, keys in self._cancelled.items():
            marks = ", ".join("?" * len(keys))
            database.execute(DELETE_MESSAGES.format(marks), (table, *keys))
        for statement, values in self._enqueued.values():
            database.execute(statement, values)
        # Last, for a new table may come after its lines.
        for table in {**self._ends, **self._counts}:
            self._update_row_counts(database, table)

    def _update_row_counts(self, database: sqlite3.Connection, table: TableId) -> None:
        kinds = sorted(self._counts.get(table, ()))
        columns = [queries.COUNT_ROWS.format(kind) for kind in kinds]
        values: list[Value] = []
        if line := self._ends.get(table):
            columns.append("lines = ?, last_seal = ?")
            values = [line.ply, line.entry.seal]
        update = f"UPDATE tables SET {', '.join(columns)} WHERE id = ?"
        database.execute(update, (*values, table))

    # Tables and their games

    def add_journal_lines(self, table: TableId, lines: Sequence[kept.JournalLine]) -> None:
        for line in lines:
            self._requests.append((line.request, line.step))
            self._statements.append(rows.LINES.insert(line, table))
            self._ends[table] = line

    def save_table_card(self, card: TableCard) -> None:
        self._add_statement(rows.CARDS.upsert_sql, *rows.CARDS.values(card))
        seated = [rows.HOLDERS.insert(one, card.id, seat) for seat, one in enumerate(card.holders)]
        self._replace_rows("holders", card.id, seated)
        for holder in card.holders:
            if holder.person is not None:
                begun = card.started is not None
                self._add_statement(privacy.INSERT_SEATED, card.id, begun, holder.person)
        if card.status in (TableStatus.OVER, TableStatus.CANCELLED):
            self._add_statement("DELETE FROM presence WHERE table_id = ?", card.id)
        self._add_statement("DELETE FROM sent_away WHERE table_id = ?", card.id)
        for person in sorted(card.sent_away):
            self._add_statement(
                "INSERT INTO sent_away (table_id, person) VALUES (?, ?)", card.id, person
            )

    def save_opening(self, table: TableId, opening: Opening) -> None:
        self._statements.append(rows.OPENINGS.replace(opening, table))

    def save_server_seed(self, table: TableId, seed: str) -> None:
        new = "INSERT INTO server_seeds (table_id, server_seed) VALUES (?, ?)"
        self._replace_rows("server_seeds", table, [(new, (table, seed))])

    def replace_player_salts(self, table: TableId, salts: Iterable[kept.PlayerSalt]) -> None:
        new = (rows.PLAYER_SALTS.insert(salt, table) for salt in salts)
        self._replace_rows("player_salts", table, new)

    def save_shared_deal(self, deal: kept.SharedDeal) -> None:
        self._statements.append(rows.SHARED_DEALS.replace(deal))
        if deal.over:
            self._add_statement("DELETE FROM shared_deal_accounts WHERE deal = ?", deal.id)

    def add_shared_deal_table(self, sharer: kept.SharedDealTable, account_hash: str) -> None:
        self._statements.append(rows.SHARED_DEAL_TABLES.insert(sharer))
        new = "INSERT INTO shared_deal_accounts (deal, account) VALUES (?, ?)"
        self._add_statement(new, sharer.deal, account_hash)

    def save_edition(self, seal: str, game: str, text: str) -> None:
        """Store printed numbers unless they are: a seal is the hash of its text."""
        self._add_statement(
            "INSERT INTO editions (seal, game, text) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            *(seal, game, text),
        )

    # What waits

    def replace_jobs(
        self, table: TableId, jobs: Iterable[kept.Job], seats: Iterable[Seat | None] | None = None
    ) -> None:
        if seats is None:
            self._replace_rows("jobs", table, ())
        else:
            for seat in seats:
                self._replace_rows("jobs", table, (), where=" AND seat IS ?", values=(seat,))
        for job in jobs:
            self._counts[job.table].add("jobs")
            self._statements.append(rows.JOBS.insert(job))

    def delete_job(self, job: kept.Job) -> None:
        where = " AND seat IS ? AND kind = ? AND at = ? AND decision = ?"
        _, *values = rows.JOBS.values(job)
        self._replace_rows("jobs", job.table, (), where=where, values=tuple(values))

    def replace_orders(
        self, table: TableId, seat: Seat, orders: Sequence[kept.SecretOrder]
    ) -> None:
        new = (rows.ORDERS.insert(order, rank) for rank, order in enumerate(orders))
        self._replace_rows("orders", table, new, where=" AND seat = ?", values=(seat,))

    def replace_ballots(self, table: TableId, ballots: Sequence[kept.Ballot]) -> None:
        self._replace_rows("votes", table, ())
        new = (rows.BALLOTS.insert(ballot, table, rank) for rank, ballot in enumerate(ballots))
        self._replace_rows("ballots", table, new)
        insert_vote = "INSERT INTO votes (table_id, ballot, rank, seat) VALUES (?, ?, ?, ?)"
        for at, ballot in enumerate(ballots):
            for rank, seat in enumerate(ballot.votes):
                self._add_statement(insert_vote, table, at, rank, seat)

    def replace_time_budgets(self, table: TableId, budgets: Sequence[kept.TimeBudget]) -> None:
        new = (rows.BUDGETS.insert(budget, table, seat) for seat, budget in enumerate(budgets))
        self._replace_rows("budgets", table, new)

    def replace_absence_log(self, table: TableId, entries: Iterable[kept.MoveInAbsence]) -> None:
        self._add_statement("DELETE FROM absence_log WHERE table_id = ?", table)
        self._statements.extend(rows.ABSENCE_LOG.insert(entry, table) for entry in entries)

    # Messages

    def enqueue_message(self, message: kept.OutboxMessage) -> None:
        """Replace the waiting message of the same key; leave out one without effect."""
        self.cancel_messages(message.table, message.key)
        statement, values = rows.MESSAGES.insert(message)
        match message.key.kind:
            case MessageKind.REVISION:
                statement, values = INSERT_REVISION, (*values, message.person)
            case MessageKind.PANEL:
                since = message.created - EPHEMERAL_REPLY_LASTS
                statement = INSERT_PANEL_MESSAGE
                values = (*values, message.person, message.table, since)
        self._enqueued[message.table, str(message.key)] = statement, values

    def cancel_messages(self, table: TableId, key: MessageKey) -> None:
        self._cancelled[table].add(str(key))
        self._enqueued.pop((table, str(key)), None)

    def mark_message_sent(self, message: int) -> None:
        self._end_message(message, "told", "", SENT_KEPT_FOR)

    def note_failed_attempt(self, message: int, not_before: Time, why: str) -> None:
        self._add_statement(UPDATE_FAILED, not_before, why, message)

    def postpone_message(self, message: int, not_before: Time) -> None:
        self._add_statement(UPDATE_POSTPONED, not_before, message)

    def mark_message_undeliverable(self, message: int, why: str) -> None:
        self._end_message(message, "lost", why, LOST_KEPT_FOR)

    def _end_message(self, message: int, state: str, why: str, kept_for: int) -> None:
        self._add_statement(UPDATE_ENDED, state, why, kept_for, message)
        self._add_statement(DELETE_OLD_MESSAGES, message)

    def delete_post(self, table: TableId, key: MessageKey) -> None:
        self._add_statement("DELETE FROM posts WHERE table_id = ? AND key = ?", table, str(key))

    def add_message_naming_people(self, message: kept.MessageNamingPeople) -> None:
        self._statements.extend(privacy.message_insert_statements(message))

    def delete_message_naming_people(self, message: kept.MessageNamingPeople) -> None:
        self._statements.extend(privacy.message_delete_statements(message))

    def take_down_message(self, channel: str, message: str) -> None:
        self._statements.append((privacy.TAKE_DOWN, (channel, message)))

    def save_ephemeral_reply(self, reply: kept.EphemeralReply) -> None:
        expired = reply.at - EPHEMERAL_REPLY_LASTS
        self._add_statement("DELETE FROM ephemeral_replies WHERE at < ?", expired)
        self._statements.append(rows.EPHEMERAL_REPLIES.replace(reply))

    def save_panel_question(self, reply: kept.EphemeralReply, question: str) -> None:
        self._add_statement(
            f"UPDATE ephemeral_replies SET question = ? {_OF_REPLY}",
            *(question, reply.person, reply.place, reply.message),
        )

    def delete_ephemeral_reply(self, reply: kept.EphemeralReply) -> None:
        self._add_statement(
            f"DELETE FROM ephemeral_replies {_OF_REPLY}", reply.person, reply.place, reply.message
        )

    # People and history

    def save_person(self, person: Person) -> None:
        self._add_statement(rows.UPSERT_PERSON, *rows.PEOPLE.values(person))

    def save_player_note(self, table: TableId, person: PersonId, text: str) -> None:
        """Replace the player's note on a table; delete it if there is no text."""
        if text:
            self._add_statement(UPSERT_PLAYER_NOTE, table, text, person)
        else:
            deleted = "DELETE FROM player_notes WHERE table_id = ? AND person = ?"
            self._add_statement(deleted, table, person)

    def append_player_note(self, table: TableId, person: PersonId, text: str) -> None:
        self._add_statement(APPEND_PLAYER_NOTE, table, text, person)

    def save_review(self, table: TableId, person: PersonId, text: str) -> None:
        self._add_statement(INSERT_REVIEW, table, text, person)

    def save_rematch(self, table: TableId, again: TableId) -> None:
        new = "INSERT OR REPLACE INTO rematches (table_id, again) VALUES (?, ?)"
        self._add_statement(new, table, again)

    def save_setting(self, server: str, key: str, value: str) -> None:
        new = "INSERT OR REPLACE INTO settings (server, key, value) VALUES (?, ?, ?)"
        self._add_statement(new, server, key, value)

    def save_presence(self, table: TableId, person: PersonId, at: Time) -> None:
        new = "INSERT OR REPLACE INTO presence (table_id, person, at) VALUES (?, ?, ?)"
        self._add_statement(new, table, person, at)

    def delete_old_presence(self, now: Time) -> None:
        self._add_statement("DELETE FROM presence WHERE at < ?", now - PRESENCE_KEPT_FOR)
        self._add_statement("DELETE FROM play_wishes WHERE until <= ?", now)

    def end_play_wishes(self, server: str, people: Iterable[PersonId]) -> None:
        for person in people:
            self._add_statement(
                "DELETE FROM play_wishes WHERE server = ? AND person = ?", server, person
            )

    def replace_avoided(self, person: PersonId, others: Iterable[PersonId]) -> None:
        self._add_statement("DELETE FROM avoided WHERE person = ?", person)
        for other in sorted(others):
            self._add_statement("INSERT INTO avoided (person, other) VALUES (?, ?)", person, other)

    def replace_banned(self, server: str, people: Iterable[PersonId]) -> None:
        self._add_statement("DELETE FROM banned WHERE server = ?", server)
        for person in sorted(people):
            self._add_statement("INSERT INTO banned (server, person) VALUES (?, ?)", server, person)

    def save_record(self, record: object) -> None:
        """Insert the record, or replace the one with its primary key."""
        if isinstance(record, FinishedGame):
            self._save_finished_game(record)
        else:
            self._statements.append(_ROWS_OF_THEIR_OWN[type(record)].replace(record))

    def _save_finished_game(self, game: FinishedGame) -> None:
        self._statements.append(rows.FINISHED_GAMES.replace(game, game.greatest_feat_amount))
        for account in game.accounts:
            self._statements.append(rows.ACCOUNTS.replace(account, game.table))
        among = game.margin is not None and not game.computers
        for feat in game.feats:
            key = (game.table, game.game, game.server, among)
            self._statements.append(rows.FEATS.replace(feat, *key))


_ROWS_OF_THEIR_OWN: Mapping[type, rows.RowMap[Any]] = {
    kept.DirectMessageState: rows.DIRECT_MESSAGES,
    kept.PostRecord: rows.POSTS,
    kept.ThreadCursor: rows.THREAD_CURSORS,
    kept.DeliveryChannel: rows.DELIVERY_CHANNELS,
    kept.SeatResult: rows.RESULTS,
    kept.PlayerRating: rows.RATINGS,
    kept.PlayWish: rows.PLAY_WISHES,
}

_INSERT_MESSAGE = rows.MESSAGES.insert_sql.replace("VALUES (", "SELECT ").removesuffix(")")
# A direct message or panel can only be out of date if the person has one.
INSERT_REVISION = f"""{_INSERT_MESSAGE}
    WHERE EXISTS (SELECT 1 FROM direct_messages WHERE person = ? AND message || nonce <> '')
"""
INSERT_PANEL_MESSAGE = f"""{_INSERT_MESSAGE}
    WHERE EXISTS (SELECT 1 FROM ephemeral_replies WHERE person = ? AND table_id = ? AND at >= ?)
"""
DELETE_MESSAGES = """
    DELETE FROM messages WHERE table_id = ? AND key IN ({}) AND state = 'waiting'
"""
UPDATE_FAILED = """
    UPDATE messages SET tries = tries + 1, not_before = ?, why = ?
    WHERE id = ? AND state = 'waiting'
"""
UPDATE_POSTPONED = "UPDATE messages SET not_before = ? WHERE id = ? AND state = 'waiting'"
UPDATE_ENDED = """
    UPDATE messages SET state = ?, why = ?, forget_at = created + ?
    WHERE id = ? AND state = 'waiting'
"""
# The store has no clock: messages to be forgotten before this one was created are old.
DELETE_OLD_MESSAGES = """
    DELETE FROM messages WHERE forget_at < (SELECT created FROM messages WHERE id = ?)
"""
_OF_REPLY = "WHERE person = ? AND place = ? AND message = ?"

# A person who was forgotten meanwhile stays so.
_INSERT_PLAYER_NOTE = """
    INSERT INTO player_notes (table_id, person, text)
    SELECT ?, id, ? FROM people WHERE id = ? AND outside <> ''
    ON CONFLICT (table_id, person) DO UPDATE SET text = {}
"""
UPSERT_PLAYER_NOTE = _INSERT_PLAYER_NOTE.format("excluded.text")
APPEND_PLAYER_NOTE = _INSERT_PLAYER_NOTE.format("text || char(10) || excluded.text")
INSERT_REVIEW = """
    INSERT OR REPLACE INTO reviews (table_id, person, text)
    SELECT ?, id, ? FROM people WHERE id = ? AND outside <> ''
"""
