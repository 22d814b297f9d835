"""The protocols the core needs: a transport for messages, a store, and its units of work."""

import traceback
from collections.abc import Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Protocol

from bot.engine.game import Seat
from bot.engine.journal import Opening
from bot.engine.text import Text
from bot.tables import records
from bot.tables.lobby import LimitedUse, LimitKind
from bot.tables.people import Person, PersonId, TableCard, TableId, TableStatus, Time

# The transport


class UndeliverableError(Exception):
    """Raised for a message that can never arrive: closed direct messages, a deleted channel."""


class DeliverLaterError(Exception):
    """Raised for a message that can be sent later; after `seconds` at the earliest."""

    def __init__(self, seconds: float = 0) -> None:
        super().__init__(seconds)
        self.seconds = seconds


# The store


class WriteError(Exception):
    """Raised if the store could not write; nothing was changed."""


class ReadError(Exception):
    """Raised if the store could not be read; its text names files, for the bot's owner alone."""


class DamageError(ReadError):
    """Raised if the rows are damaged, so that trying again does not help."""


class DuplicateRequest(Exception):
    """Raised if the request took effect before; nothing was changed."""


class UnitOfWork(Protocol):
    """Rows that the packages of the bot write in one transaction: all of them or none."""

    def add_journal_lines(self, table: TableId, lines: Sequence[records.JournalLine]) -> None: ...
    def save_table_card(self, card: TableCard) -> None: ...
    def save_opening(self, table: TableId, opening: Opening) -> None: ...
    def save_server_seed(self, table: TableId, half: str) -> None: ...
    def replace_player_salts(self, table: TableId, words: Iterable[records.PlayerSalt]) -> None: ...
    def save_shared_deal(self, deal: records.SharedDeal) -> None:
        """Save a deal; once it is over, the hashes of accounts kept with it are deleted."""

    def add_shared_deal_table(self, entry: records.SharedDealTable, account_hash: str) -> None: ...
    def save_edition(self, seal: str, game: str, text: str) -> None: ...
    def replace_jobs(
        self,
        table: TableId,
        jobs: Iterable[records.Job],
        seats: Iterable[Seat | None] | None = None,
    ) -> None:
        """Replace the jobs of these seats, or of the whole table."""

    def delete_job(self, due: records.Job) -> None: ...
    def replace_orders(
        self, table: TableId, seat: Seat, orders: Sequence[records.SecretOrder]
    ) -> None: ...

    def save_review(self, table: TableId, person: PersonId, text: str) -> None: ...
    def replace_ballots(self, table: TableId, ballots: Sequence[records.Ballot]) -> None: ...
    def save_presence(self, table: TableId, person: PersonId, at: Time) -> None: ...
    def delete_old_presence(self, now: Time) -> None:
        """Delete old presence, and wishes to play whose time is over."""

    def end_play_wishes(self, server: str, people: Iterable[PersonId]) -> None: ...
    def replace_avoided(self, person: PersonId, others: Iterable[PersonId]) -> None: ...
    def replace_banned(self, server: str, people: Iterable[PersonId]) -> None:
        """Set the people who are banned from a server."""

    def replace_absence_log(
        self, table: TableId, done: Iterable[records.MoveInAbsence]
    ) -> None: ...
    def replace_time_budgets(
        self, table: TableId, budgets: Sequence[records.TimeBudget]
    ) -> None: ...
    def enqueue_message(self, note: records.OutboxMessage) -> None: ...
    def cancel_messages(self, table: TableId, topic: records.MessageKey) -> None: ...
    def mark_message_sent(self, note: int) -> None: ...
    def note_failed_attempt(self, note: int, not_before: Time, why: str) -> None: ...
    def mark_message_undeliverable(self, note: int, why: str) -> None: ...
    def postpone_message(self, note: int, not_before: Time) -> None: ...
    def take_down_message(self, channel: str, message: str) -> None:
        """Have a message deleted, even if the process ends before that."""

    def save_record(self, record: object) -> None:
        """Insert or replace a record with rows of its own: a post, a rating, a finished game …"""

    def save_person(self, person: Person) -> None: ...
    def save_rematch(self, table: TableId, again: TableId) -> None: ...
    def save_setting(self, server: str, key: str, value: str) -> None: ...


class Store(Protocol):
    """What the packages of the bot read; cogs read more. Reading never waits for a writer."""

    def unit_of_work(self) -> AbstractAsyncContextManager[UnitOfWork]:
        """Collect rows and write them when the block ends; after an exception none.

        Raise DuplicateRequest if a line's request is stored already, WriteError if writing fails.
        """

    async def next_table_id(self) -> TableId: ...
    async def next_shared_deal_id(self) -> int: ...

    async def has_played_deal(self, deal: int, account_hash: str) -> bool: ...
    async def shared_deal_tables(self, deal: int) -> tuple[records.SharedDealTable, ...]: ...

    async def load_person(self, person: PersonId) -> Person | None: ...

    async def erase_person(self, person: PersonId) -> None:
        """Erase all that identifies a person, who must have resigned from running games."""

    async def load_table_card(self, table: TableId) -> TableCard | None: ...
    async def find_table_cards(
        self,
        *,
        status: Iterable[TableStatus] = (),
        place: str = "",
        server: str = "",
        person: PersonId | None = None,
    ) -> tuple[TableCard, ...]: ...
    async def load_table(self, table: TableId) -> records.TableRecord:
        """Read all rows of one table in one snapshot; raise LookupError if there is none."""

    async def load_edition(self, seal: str) -> tuple[str, str]:
        """Return game and text of the printed numbers with this hash."""

    async def journal_lines(self, table: TableId) -> tuple[records.JournalLine, ...]: ...
    async def has_stored_request(self, request: str) -> bool: ...
    async def due_jobs(self, until: Time) -> tuple[records.Job, ...]: ...
    async def next_job_time(self) -> Time | None: ...

    async def load_review(self, table: TableId, person: PersonId) -> str:
        """Return the stored review of a person's game; "" for none."""

    async def banned_people(self, server: str) -> frozenset[PersonId]: ...
    async def presence_at_table(self, table: TableId) -> dict[PersonId, Time]:
        """Return when each person was last active at a table, to some minutes."""

    async def response_habit(self, person: PersonId, server: str) -> records.ResponseHabit:
        """Return how fast a person answers at the tables of a server."""

    async def play_wishes(self, server: str, now: Time) -> tuple[records.PlayWish, ...]:
        """Return the wishes to play on a server that still stand, the one that ends first first."""

    async def avoided_people(self, person: PersonId) -> frozenset[PersonId]:
        """Return whom a person does not want to be seated with."""

    async def due_messages(self, until: Time) -> tuple[records.OutboxMessage, ...]: ...
    async def messages_of_table(self, table: TableId) -> tuple[records.OutboxMessage, ...]:
        """Return the unsent messages of a table, due or not, the oldest first."""

    async def messages_to_person(self, person: PersonId) -> tuple[records.OutboxMessage, ...]:
        """Return the unsent messages to a person over all tables, due or not."""

    async def texts_about_question(self, wait: records.PendingItem) -> tuple[Text, ...]:
        """Return the sentences that were sent about a question that is still open."""

    async def load_direct_message(self, person: PersonId) -> records.DirectMessageState: ...
    async def tables_asking_person(self, person: PersonId) -> tuple[TableId, ...]:
        """Return the open tables where something may wait for a person."""

    async def presence_of_person(self, person: PersonId) -> dict[TableId, Time]:
        """Return when a person was last active at each table, to some minutes."""

    async def limited_uses(
        self, kind: LimitKind, person: PersonId, now: Time
    ) -> tuple[LimitedUse, ...]:
        """Return the tables of a person that count towards this limit."""

    async def abandoned_play_ons(self, before: Time) -> tuple[TableId, ...]:
        """Return games played on that were given up before this time and have nothing to send."""

    async def delete_table(self, table: TableId) -> None:
        """Delete all rows of a table; its messages can still be found when a person is erased."""

    async def rematch_of(self, table: TableId) -> TableId | None:
        """Return the table of the rematch, if one was opened."""

    async def delivery_channel(
        self, table: TableId, person: PersonId | None
    ) -> records.DeliveryChannel: ...

    async def tables_without_channel(self) -> dict[TableId, str]:
        """Return the tables whose channel can't be reached, with their servers."""

    async def server_settings(self, server: str) -> dict[str, str]: ...
    async def find_results(
        self, *, server: str = "", person: PersonId | None = None
    ) -> tuple[records.SeatResult, ...]: ...
    async def load_ratings(self, game: str, seats: int) -> dict[PersonId, records.PlayerRating]: ...


def format_trace(error: BaseException) -> str:
    """Name the kind of an error and its last places in the code: no values, which may be secret."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames[-4:]]
    return f"{type(error).__name__} at {' '.join(places) or 'an unknown place'}"
