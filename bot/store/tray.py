"""The tray: pages that lie there while another is written go to the disk together, in one breath.

Each of them is an errand of its own, and the first that comes to the writer takes the others along.
Where that fails each is written alone when its turn comes, so that whatever is wrong with one is
its own trouble, and nobody waits for what the disk says to the others.
"""

import sqlite3
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.store.draft import Draft
from bot.store.scribe import Errand, transaction

MOST = 64  # pages in one breath: nobody waits long for others


@dataclass(slots=True, eq=False)
class _Sheet:
    """A page on its way, and what has come of it so far."""

    draft: Draft
    is_kept: bool = False


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
        if own in self._waiting:
            many = min(MOST, len(self._waiting))
            _write_together(database, [self._waiting.popleft() for _ in range(many)])
        if not own.is_kept:
            own.draft.write(database)


def _write_together(database: sqlite3.Connection, sheets: Sequence[_Sheet]) -> None:
    if len(sheets) < 2:
        return
    try:
        with transaction(database):
            for sheet in sheets:
                sheet.draft.inscribe(database)
    except Exception:  # whose it is comes out when each is written alone
        return
    for sheet in sheets:
        sheet.is_kept = True
