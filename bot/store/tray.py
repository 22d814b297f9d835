"""The tray: pages that lie there while another is written go to the disk together, in one breath.

Each of them is an errand of its own, and the first that comes to the writer takes the others along.
Where that fails each is written alone, so that whatever is wrong with one is its own trouble.
"""

import sqlite3
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.store.draft import Draft
from bot.store.scribe import Errand, transaction

MOST = 64  # pages in one breath: nobody waits long for others


@dataclass(slots=True)
class _Sheet:
    """A page on its way, and what came of it."""

    draft: Draft
    is_over: bool = False
    fault: Exception | None = None


class Tray:
    """For one writer. Whoever laid a page is answered by its own errand, and never before."""

    def __init__(self) -> None:
        self._waiting: deque[_Sheet] = deque()

    def lay(self, draft: Draft) -> Errand[None]:
        """What writes this page, unless another errand has done it by then."""
        sheet = _Sheet(draft)
        self._waiting.append(sheet)
        return partial(self._errand, own=sheet)

    def _errand(self, database: sqlite3.Connection, own: _Sheet) -> None:
        while not own.is_over:
            many = min(MOST, len(self._waiting))
            _write(database, [self._waiting.popleft() for _ in range(many)])
        if own.fault is not None:
            raise own.fault


def _write(database: sqlite3.Connection, sheets: Sequence[_Sheet]) -> None:
    together = len(sheets) > 1 and _are_kept(database, sheets)
    for sheet in sheets:
        if not together:
            sheet.fault = _fault_alone(database, sheet.draft)
        sheet.is_over = True


def _are_kept(database: sqlite3.Connection, sheets: Sequence[_Sheet]) -> bool:
    try:
        with transaction(database):
            for sheet in sheets:
                sheet.draft.inscribe(database)
    except Exception:  # whose it is comes out when each is written alone
        return False
    return True


def _fault_alone(database: sqlite3.Connection, draft: Draft) -> Exception | None:
    try:
        draft.write(database)
    except Exception as fault:
        return fault
    return None
