"""How often a click looks at its table and reads the disk: each thing is asked once."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.storage.store import SqliteStore
from bot.tables.command_runner import Table
from tests.cogs.stage import Stage, ids, outlive_tokens
from tests.cogs.test_clicks import at_an_auction, awaited, button

TABLE, DISK = "table", "disk"


@contextmanager
def counted(scene: Stage) -> Iterator[Counter[str]]:
    """What is looked at for whoever is being answered; the postman and the bell go on beside it."""
    found: Counter[str] = Counter()
    now = Table._state_now
    reads = ("_run_reading", "_run_short_query")

    def is_for_somebody() -> bool:
        return asyncio.current_task() in scene.bot.running_answers

    async def looked(table: Table) -> Any:
        found[TABLE] += is_for_somebody()
        return await now(table)

    def counting(read: Any) -> Any:
        async def was_read(store: SqliteStore, errand: Any) -> Any:
            found[DISK] += is_for_somebody()
            return await read(store, errand)

        return was_read

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "_state_now", looked)
        for read in reads:
            patch.setattr(SqliteStore, read, counting(getattr(SqliteStore, read)))
        yield found


class Watched:
    """Somebody clicks, and it is counted."""

    def __init__(self, scene: Stage) -> None:
        self._scene = scene
        self.looks: dict[str, tuple[int, int]] = {}

    async def __call__(self, what: str, doing: Awaitable[Any]) -> Any:
        with counted(self._scene) as found:
            done = await doing
        self.looks[what] = found[TABLE], found[DISK]
        return done


async def test_a_click_looks_at_its_table_once_and_so_does_a_move(trio: Stage) -> None:
    await at_an_auction(trio)
    (who, _), once = await awaited(trio), Watched(trio)
    other = next(one for one in trio.people if one is not who)
    bid, pass_ = button(trio, "bid 300"), button(trio, "pass")
    await trio.click(who, trio.board, custom_id="d:turn:1:")  # what is new to him, once

    for name in ("turn", "hand"):
        await once(name, trio.click(who, trio.board, custom_id=f"d:{name}:1:"))
    await once("somebody else's", trio.click(other, trio.board, custom_id=bid))
    panel = await trio.click(who, trio.board, custom_id="d:turn:1:")
    await outlive_tokens(trio.bot, trio.table)
    await once("bid 300", trio.click(who, trio.board, custom_id=bid))
    assert panel.response
    assert pass_ in ids(panel.response)
    await once("too late", trio.click(who, panel.response, custom_id=pass_))

    # Beside who he is, the disk is asked only what he was told in private before, and whether
    # a refused click was known before.
    assert once.looks == {
        "turn": (1, 2),
        "hand": (1, 2),
        "bid 300": (1, 1),
        "somebody else's": (1, 3),
        "too late": (1, 3),
    }


async def test_a_command_finds_its_table_and_looks_at_it_once(trio: Stage) -> None:
    await at_an_auction(trio)
    (who, _), once = await awaited(trio), Watched(trio)

    await once("princes bid", trio.slash(who, "princes bid", florins=300))
    for name in ("hand", "board", "game log", "help", "wishes", "game undo"):
        await once(name, trio.slash(who, name))

    assert once.looks.pop("princes bid") == (1, 2)
    assert set(once.looks.values()) == {(1, 3)}, once.looks


async def test_whoever_takes_a_chair_is_looked_at_before_and_while_he_does(trio: Stage) -> None:
    """Whether the bot may show a table there is asked of Discord, and can't be while it is held."""
    owner, second, third = trio.people
    once = Watched(trio)
    await trio.slash(owner, "game new")

    await once("join", trio.click(second, trio.board, custom_id="d:join:1:"))
    await once("guest", trio.slash(owner, "game add-computer"))
    await once("leave", trio.click(second, trio.board, custom_id="d:leave:1:"))
    await once("chairs", trio.click(owner, trio.board, custom_id="d:chairs:1:"))
    await trio.slash(third, "game join")
    await once("start", trio.click(owner, trio.board, custom_id="d:start:1:"))

    tables = {name: table for name, (table, _) in once.looks.items()}
    # Whoever joins is shown the free places instead where the game has begun.
    assert tables == {"join": 3, "guest": 2, "leave": 1, "chairs": 1, "start": 3}
    first, *others = [disk for _, disk in once.looks.values()]
    assert first <= 5  # once more, after the answer: who has pressed anything there lately
    assert max(others) <= 4
