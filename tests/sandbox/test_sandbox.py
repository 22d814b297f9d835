"""The sandbox: the whole bot in the browser, without token or network."""

import asyncio
import os
import signal
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import aiohttp
import pytest

from bot import sandbox
from bot.chores import Unfit
from bot.chores import sandbox as chore
from bot.host.ports import TableId
from bot.host.standing import Standing

TABLE = TableId(1)


async def standing(stage: sandbox.Stage) -> Standing:
    found = await stage.bot.door.house.standing(TABLE)
    assert isinstance(found, Standing)
    return found


@pytest.mark.asyncio
async def test_a_table_is_open_and_the_cards_are_dealt(tmp_path: Path) -> None:
    async with sandbox.stage(tmp_path / "s.db", sandbox.Scene(people=2, guests=1)) as stage:
        card = (await standing(stage)).card

        assert len(card.chairs) == 3
        assert card.started is not None
        assert any(message.attachments for message in stage.channel.history())


@pytest.mark.asyncio
async def test_signoria_says_today_what_to_try_first(tmp_path: Path) -> None:
    async with sandbox.stage(tmp_path / "s.db", sandbox.Scene(people=2)) as stage:
        first = stage.channel.history()[0]

        assert first.author.name == "Signoria"
        assert "“My turn”" in first.content
        assert "{" not in first.content
        assert abs(datetime.now(UTC) - first.created_at) < timedelta(minutes=5)


@pytest.mark.asyncio
async def test_somebody_alone_plays_in_direct_messages(tmp_path: Path) -> None:
    scene = sandbox.Scene(people=1, guests=1, solo=True, language="fr")
    async with sandbox.stage(tmp_path / "s.db", scene) as stage:
        card = (await standing(stage)).card

        assert card.server == ""
        assert card.terms.language == "fr"


@pytest.mark.asyncio
async def test_the_page_is_served_and_guests_move_while_it_is_open(tmp_path: Path) -> None:
    pytest.importorskip("av", reason="the page needs what .ci/sandbox.lock lists")
    addresses: asyncio.Queue[str] = asyncio.Queue()
    scene = sandbox.Scene(people=1, guests=2)
    page = asyncio.create_task(
        sandbox.show(tmp_path / "s.db", scene, port=None, opened=addresses.put_nowait)
    )
    try:
        address = await asyncio.wait_for(addresses.get(), 20)
        async with aiohttp.ClientSession() as session, session.get(address) as answer:
            assert answer.status == 200
            assert "html" in answer.headers["Content-Type"]
    finally:
        page.cancel()
        await asyncio.gather(page, return_exceptions=True)


@pytest.mark.asyncio
async def test_a_sandbox_that_is_told_to_stop_leaves_nothing_behind(tmp_path: Path) -> None:
    pytest.importorskip("av", reason="the page needs what .ci/sandbox.lock lists")
    words = ["-m", "bot", "sandbox", "--no-browser", "--language", "de"]
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        *words,
        env={**os.environ, "TMPDIR": str(tmp_path)},
        stdout=asyncio.subprocess.PIPE,
    )
    assert child.stdout is not None
    assert b"http" in await asyncio.wait_for(child.stdout.readline(), 30)
    assert list(tmp_path.glob("signoria-*"))

    child.send_signal(signal.SIGTERM)

    assert await asyncio.wait_for(child.wait(), 20) == 0
    assert not list(tmp_path.glob("signoria-*"))


@pytest.mark.parametrize(
    ("seats", "guests", "solo", "shared"),
    [(3, 0, False, (3, 0)), (5, 2, False, (3, 2)), (3, 0, True, (1, 2))],
)
def test_seats_are_shared_out(seats: int, guests: int, solo: bool, shared: tuple[int, int]) -> None:
    assert chore._shared_out(_asked(seats, guests, solo=solo)) == shared


@pytest.mark.parametrize(("seats", "guests"), [(1, 0), (6, 0), (3, 3), (3, -1)])
def test_what_makes_no_table_is_refused_in_one_line(seats: int, guests: int) -> None:
    with pytest.raises(Unfit):
        chore._shared_out(_asked(seats, guests, solo=False))


def _asked(seats: int, guests: int, *, solo: bool):  # type: ignore[no-untyped-def]
    return type("Arguments", (), {"seats": seats, "guests": guests, "solo": solo})()
