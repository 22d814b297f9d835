"""Features: parts of the bot that follow every command without the core knowing them."""

from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager
from typing import TypeAlias

from bot.tables.records import Job, OutboxMessage, TableRecord
from bot.tables.state import TableState
from bot.tables.store import UnitOfWork

WriteRows: TypeAlias = Callable[[UnitOfWork], None]


class Feature:
    """The hooks by which a feature follows the tables; it overrides those it needs.

    The client registers features with the table service. All that they write goes into the one
    transaction of the command, or none of it does.
    """

    def load(self, record: TableRecord, state: TableState) -> TableState:
        """Add the feature's part to a table that was read; its rows come in the same snapshot."""
        return state

    def revise(self, before: TableState, after: TableState, job: Job | None) -> TableState:
        """Revise the state that a command, or a due job, leads to, before clocks run."""
        return after

    def effects(self, before: TableState, after: TableState) -> Iterable[OutboxMessage]:
        """Return the messages to send because of a change."""
        return ()

    def prepare(
        self, before: TableState, after: TableState
    ) -> AbstractAsyncContextManager[WriteRows] | None:
        """Read what the rows of a change depend on; the context is left once they are written."""
        return None

    def write(self, before: TableState, after: TableState, unit: UnitOfWork) -> None:
        """Write the rows of a change that depend on the table alone."""
