"""The sandbox: the whole bot in the browser, without token or network."""

import argparse
import asyncio
import os
import re
import signal
import socket
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import aiohttp
import pytest

from bot import sandbox
from bot.cli import CommandError
from bot.cli import sandbox as chore
from bot.sandbox import SandboxSetup
from bot.scheduler import job_scheduler
from bot.tables.people import TableId
from bot.tables.state import TableState
from tests.cogs.reading import said

TABLE = TableId(1)
WITH_COMPUTERS = SandboxSetup("princes", people=1, guests=2)


async def standing(stage: sandbox.SimulatedChannel) -> TableState:
    found = await stage.bot.services.tables.table_state(TABLE)
    assert isinstance(found, TableState)
    return found


async def guests_have_moved(stage: sandbox.SimulatedChannel) -> None:
    """Both have given a card back."""
    while True:
        course = (await standing(stage)).course
        if course is not None and len(course.made) >= 2:
            return
        await asyncio.sleep(0.1)


# What is there when the page opens


async def test_a_table_is_open_and_the_cards_are_dealt(tmp_path: Path) -> None:
    cast = SandboxSetup("princes", people=2, guests=1)
    async with sandbox.open_stage(tmp_path / "s.db", cast) as stage:
        card = (await standing(stage)).card
        for _ in range(4):  # one person alone tries out all of it: there are no limits
            await stage.type_command(stage.people[0], "game new", place="thread")

        assert len(await stage.bot.services.store.find_table_cards()) == 5
        assert len(card.holders) == 3
        assert card.started is not None
        assert any(message.attachments for message in stage.channel.history())


async def test_clock_and_auctions_are_those_that_were_asked_for(tmp_path: Path) -> None:
    setup = SandboxSetup("princes", 2, 0, terms=(("clock", "fast"), ("auctions", "sealed")))
    async with sandbox.open_stage(tmp_path / "s.db", setup) as stage:
        terms = (await standing(stage)).card.terms

        assert (terms.clock, terms.auctions) == ("fast", "sealed")


@pytest.mark.parametrize("game", ["princes", "firenze"])
async def test_a_lesson_begins_in_direct_messages(tmp_path: Path, game: str) -> None:
    setup = SandboxSetup(game, 1, 0, is_lesson=True)
    async with sandbox.open_stage(tmp_path / "s.db", setup) as stage:
        card = (await standing(stage)).card

        assert (card.game, card.server) == (game, "")
        assert card.started
        assert stage.channel.history()


async def test_signoria_says_today_what_to_try_first(tmp_path: Path) -> None:
    async with sandbox.open_stage(tmp_path / "s.db", WITH_COMPUTERS) as stage:
        first = next(one for one in stage.channel.history() if one.content)

        assert first.author.name == "Signoria"
        assert "“My turn”" in said(first)
        assert "The 2 computers play by themselves" in said(first)
        assert "{" not in said(first)
        assert abs(datetime.now(UTC) - first.created_at) < timedelta(minutes=5)


async def test_another_game_is_played_with_the_options_that_were_wished(tmp_path: Path) -> None:
    scene = SandboxSetup(
        "firenze", people=1, guests=2, options=(("campanile", "in"),), language="de"
    )
    async with sandbox.open_stage(tmp_path / "s.db", scene) as stage:
        card = (await standing(stage)).card

        assert card.game == "firenze"
        assert dict(card.options)["campanile"] == "in"
        assert card.terms.language == "de"


async def test_somebody_alone_meets_wolfgang_in_direct_messages(tmp_path: Path) -> None:
    options = (("level", "hard"), ("dummies", "3"))
    scene = SandboxSetup("princes", people=1, guests=0, options=options, language="fr")
    async with sandbox.open_stage(tmp_path / "s.db", scene) as stage:
        card = (await standing(stage)).card

        assert card.server == ""
        assert card.started is not None
        assert dict(card.options) == dict(options)
        assert card.terms.language == "fr"
        assert "Wolfgang" in said(stage.channel.history()[0])


# While it is open


async def test_guests_move_while_the_page_is_open(tmp_path: Path) -> None:
    pytest.importorskip("av", reason="the page needs what .ci/sandbox.lock lists")
    async with (
        sandbox.open_stage(tmp_path / "s.db", WITH_COMPUTERS) as stage,
        sandbox.serve_channel_pages(stage) as page,
        asyncio.timeout(60),
    ):
        await guests_have_moved(stage)
        async with aiohttp.ClientSession() as session, session.get(page.url) as answer:
            assert answer.status == 200
            assert "html" in answer.headers["Content-Type"]


async def opened(session: aiohttp.ClientSession, url: str) -> str:
    """All that a page shows which is opened by this link."""
    address, _, capability = url.partition("#")
    headers = {"X-Simcord-Capability": capability}
    async with session.post(f"{address}api/pages", json={}, headers=headers) as answer:
        assert answer.status == 200
        return await answer.text()


def links_in(shown: str) -> list[str]:
    """The links of a page; none leads to where no page of this sandbox is."""
    assert "discord.com/channels" not in shown
    return re.findall(r'"url": "(http://127[^"]+)"', shown)


async def test_a_lesson_in_direct_messages_links_to_its_page(tmp_path: Path) -> None:
    pytest.importorskip("av", reason="the page needs what .ci/sandbox.lock lists")
    async with sandbox.open_stage(tmp_path / "s.db", WITH_COMPUTERS) as stage:
        (who,) = stage.people
        await stage.type_command(who, "learn")
        async with sandbox.serve_channel_pages(stage) as page, aiohttp.ClientSession() as session:
            thread, *_, lesson = links_in(await opened(session, page.url))
            assert len({page.url, thread, lesson}) == 3
            assert "The aim." in await opened(session, lesson)
            assert "The aim." not in await opened(session, thread)


async def test_the_thread_of_a_new_table_is_named_with_a_link_to_its_page(tmp_path: Path) -> None:
    pytest.importorskip("av", reason="the page needs what .ci/sandbox.lock lists")
    async with sandbox.open_stage(tmp_path / "s.db", WITH_COMPUTERS) as stage:
        (who,) = stage.people
        await stage.type_command(who, "game new", place="thread")
        async with sandbox.serve_channel_pages(stage) as page, aiohttp.ClientSession() as session:
            shown = await opened(session, page.url)
            mentioned = re.search(
                r'"type": "link_open", "href": "(http://127[^"]+)"\}, \{"type": "mention"', shown
            )
            assert mentioned
            assert mentioned[1] != page.url
            assert await opened(session, mentioned[1])


async def test_pages_have_ports_in_a_row_or_any_where_one_is_taken(tmp_path: Path) -> None:
    pytest.importorskip("av", reason="the page needs what .ci/sandbox.lock lists")
    with socket.create_server(("127.0.0.1", 0)) as first:
        port = first.getsockname()[1]
    async with sandbox.open_stage(tmp_path / "s.db", WITH_COMPUTERS) as stage:
        (who,) = stage.people
        await stage.type_command(who, "learn")
        with socket.create_server(("127.0.0.1", port + 2)):
            async with (
                sandbox.serve_channel_pages(stage, port) as page,
                aiohttp.ClientSession() as session,
            ):
                urls = [page.url, *links_in(await opened(session, page.url))]
    ports = [int(re.findall(r":(\d+)/", url)[0]) for url in dict.fromkeys(urls)]
    assert ports[:2] == [port, port + 1]
    assert ports[-1] not in range(port, port + 3)


async def test_a_tick_that_fails_is_told_in_the_log_and_the_next_one_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pytest.importorskip("av", reason="the page needs what .ci/sandbox.lock lists")
    monkeypatch.setattr(job_scheduler, "PAUSE_AFTER_FAILURE", sandbox.TICK_SECONDS)
    async with sandbox.open_stage(tmp_path / "s.db", WITH_COMPUTERS) as stage:
        advance, troubles = stage.env.advance_time, [TimeoutError("did not settle")]

        async def advance_after_trouble(seconds: float) -> None:
            if troubles:
                raise troubles.pop()
            await advance(seconds)

        monkeypatch.setattr(stage.env, "advance_time", advance_after_trouble)
        async with sandbox.serve_channel_pages(stage), asyncio.timeout(60):
            await guests_have_moved(stage)

    assert [line for line in caplog.messages if "clock missed a round" in line]


@pytest.mark.parametrize(
    "told", [pytest.param(signal.SIGINT, marks=pytest.mark.long), signal.SIGTERM]
)
async def test_an_ended_sandbox_leaves_nothing(tmp_path: Path, told: signal.Signals) -> None:
    pytest.importorskip("av", reason="the page needs what .ci/sandbox.lock lists")
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "sandbox", "--no-browser", "--language", "de"),
        env={**os.environ, "TMPDIR": str(tmp_path)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert child.stdout is not None
    assert b"http" in await asyncio.wait_for(child.stdout.readline(), 60)
    assert list(tmp_path.glob("signoria-*"))
    await asyncio.sleep(2.5)  # computers are thinking, pictures are drawn

    child.send_signal(told)
    _, complaints = await asyncio.wait_for(child.communicate(), 60)

    assert (child.returncode, complaints) == (0, b"")
    assert not list(tmp_path.glob("signoria-*"))


# What is asked for on the command line


def asked(*words: str) -> SandboxSetup:
    parser = argparse.ArgumentParser()
    chore.add_arguments(parser)
    return chore._make_sandbox_setup(parser.parse_args(words))


def test_where_nothing_is_asked_for_a_newcomer_sits_down_with_two_computers() -> None:
    assert asked() == SandboxSetup("princes", people=1, guests=2)


@pytest.mark.parametrize(
    ("words", "scene"),
    [
        (("--seats", "5", "--guests", "2"), SandboxSetup("princes", 3, 2)),
        (("--game", "firenze", "--seats", "4"), SandboxSetup("firenze", 1, 3)),
        (("--guests", "0", "--language", "fr"), SandboxSetup("princes", 3, 0, language="fr")),
        (("--option", "together=on"), SandboxSetup("princes", 1, 2, (("together", "on"),))),
        (("--solo", "easy"), SandboxSetup("princes", 1, 0, (("level", "easy"), ("dummies", "2")))),
        (
            ("--clock", "slow", "--auctions", "sealed"),
            SandboxSetup("princes", 1, 2, terms=(("clock", "slow"), ("auctions", "sealed"))),
        ),
        (("--lesson",), SandboxSetup("princes", 1, 0, is_lesson=True)),
        (
            ("--solo", "hard", "--option", "dummies=3"),
            SandboxSetup("princes", 1, 0, (("level", "hard"), ("dummies", "3"))),
        ),
    ],
)
def test_the_requested_table_is_opened(words: tuple[str, ...], scene: SandboxSetup) -> None:
    assert asked(*words) == scene


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--seats", "6"), "This game is for 1 to 5 players"),
        (("--seats", "9"), "This game is for 1 to 5 players"),
        (("--game", "chess"), "this version has no game 'chess'; it has princes, firenze"),
        (("--guests", "3"), "0 to 2 can go to computers, not 3"),
        (("--guests", "-1"), "0 to 2 can go to computers, not -1"),
        (("--option", "together"), "an option is NAME=VALUE"),
        (("--option", "together=perhaps"), "“perhaps” isn’t a choice for “together”"),
        (("--option", "foo=bar"), "no option called “foo”.*The options for 3: .*together=off.on"),
        (("--lesson", "--seats", "2"), "--lesson goes with --game alone"),
        (("--solo", "easy", "--clock", "slow"), "neither a clock nor auctions"),
        (("--solo", "standard", "--seats", "3"), "--solo is for one alone"),
        (("--solo", "standard", "--guests", "2"), "of 1 seats"),
        (("--solo", "brutal"), "“brutal” isn’t a choice for “level”"),
        (("--game", "firenze", "--solo", "easy"), "This game is for 2 to 4 players"),
    ],
)
def test_what_makes_no_table_is_refused_in_one_line(words: tuple[str, ...], why: str) -> None:
    with pytest.raises(CommandError, match=why):
        asked(*words)
