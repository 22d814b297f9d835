"""Limits per person at the front: everywhere else in these tests they are off."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.tables import lobby
from bot.tables.lobby import PERSON_LIMITS
from bot.tables.people import HOUR, TableStatus, Time
from tests.cogs.reading import private, said
from tests.cogs.stage import stage
from tests.cogs.test_moderators import chief_of, order
from tests.cogs.test_opening import type_at_once


async def test_three_of_twenty_tables_open_in_threads(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2, limits=PERSON_LIMITS) as scene:
        lorenzo, isabella = scene.people

        done = await type_at_once(scene, *[(lorenzo, "new", {"place": "thread"})] * 20)

        assert (
            len(scene.channel.threads)
            == len(await scene.bot.services.store.find_table_cards())
            == 3
        )
        sleeps = min(job.at for job in await scene.bot.services.store.due_jobs(Time(1 << 40)))
        (told,) = {said(one) for one in map(private, done) if one}  # the last answer is left
        assert "Your tables 1, 2 and 3 still wait" in told
        assert f"the first goes to sleep <t:{sleeps}:R>" in told
        assert "<#" in await scene.slash(isabella, "game new", place="thread")


async def test_of_answers_at_once_the_last_alone_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(tmp_path, people=1) as scene:
        store = scene.bot.services.store
        read = store.ephemeral_reply

        async def read_slowly(*where: Any) -> Any:
            found = await read(*where)
            for _ in range(20):  # others have their turn meanwhile
                await asyncio.sleep(0)
            return found

        monkeypatch.setattr(store, "ephemeral_reply", read_slowly)
        done = await type_at_once(scene, *[(scene.people[0], "status", {})] * 5)

        assert len([one for one in map(private, done) if one]) == 1


async def test_a_role_frees_from_the_limits_on_tables(tmp_path: Path) -> None:
    async with stage(tmp_path, people=1, limits=PERSON_LIMITS) as scene:
        (lorenzo,) = scene.people
        chief, role = chief_of(scene), scene.env.guild.create_role("podesta")
        assert f"per person: <@&{role.id}>" in await order(scene, chief, "limits", role=role)
        podesta = scene.env.guild.add_member(scene.env.create_user("podesta"), roles=[role])

        for who, last in ((lorenzo, "still wait"), (podesta, "<#")):
            told = [await scene.slash(who, "game new", place="thread") for _ in range(4)]
            assert last in told[-1]
        assert "<#" in await scene.slash(podesta, "learn", public=True)
        assert "per person: nobody" in await order(scene, chief, "limits")
        assert "still wait" in await scene.slash(podesta, "game new", place="thread")


async def test_the_seventh_table_of_an_hour_is_refused(tmp_path: Path) -> None:
    async with stage(tmp_path, people=1, limits=PERSON_LIMITS) as scene:
        (lorenzo,) = scene.people
        for _ in range(6):
            assert "Table" in await scene.slash(lorenzo, "game new")
            await scene.slash(lorenzo, "game leave")

        told = await scene.slash(lorenzo, "game new")
        assert f"the next one <t:{scene.bot.services.clock.now() + HOUR}:R>" in told
        assert told == await scene.slash(lorenzo, "learn")


async def test_who_wakes_a_lobby_alone_does_so_within_the_limit(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2, limits=PERSON_LIMITS) as scene:
        lorenzo, isabella = scene.people
        await scene.slash(lorenzo, "game new")
        sleep = lobby.put_lobby_to_sleep()
        await scene.bot.services.tables.run_command(scene.table, sleep, "sleep")
        for _ in range(3):
            assert "<#" in await scene.slash(lorenzo, "game new", place="thread")

        for command, options in (
            ("game add-computer", {}),
            ("game options", {"option": "money", "value": "open"}),
        ):
            assert "still wait" in await scene.slash(lorenzo, command, **options)
        assert "Done." in await scene.slash(isabella, "game join")
        assert (await scene.standing()).card.status is TableStatus.GATHERING
