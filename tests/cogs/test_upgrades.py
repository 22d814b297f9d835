"""A new version is tried, started and given up again while people play, and no game is lost."""

import asyncio
import shutil
from pathlib import Path

import pytest

from bot.__main__ import run_command_line
from bot.storage import schema
from bot.storage.schema import migration_backup_path
from bot.tables.people import MINUTE
from tests.cogs.stage import Stage, played
from tests.cogs.test_restored import notices

NEWER = "ALTER TABLE people ADD COLUMN motto TEXT; CREATE TABLE mottos (motto TEXT) STRICT;"


@pytest.mark.parametrize("times", [2, pytest.param(20, marks=pytest.mark.long)])
async def test_upgrades_and_ways_back_lose_no_game(
    scene: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    monkeypatch.setenv("SIGNORIA_DB", str(tmp_path / "signoria.db"))
    newer, known = tmp_path / "schema", schema.load_migrations
    newer.mkdir()
    shutil.copy(schema.SCHEMA_FOLDER / "schema.sql", newer)
    (newer / "0002_mottos.sql").write_text(NEWER, encoding="utf-8")
    await scene.gather()

    for time in range(1, times + 1):
        await played(scene, moves=2)
        ply = (await scene.course()).ply
        with monkeypatch.context() as upgrade:
            upgrade.setattr(schema, "load_migrations", lambda _=None: known(newer))
            assert await asyncio.to_thread(run_command_line, ["upgrade", "--check"]) == 0
            await scene.restart()
            assert (await scene.course()).ply == ply
            await played(scene, moves=2)
            assert (await scene.course()).ply == ply + 2
            await scene.bot.stop_services()
        before = migration_backup_path(scene._database, 2)

        assert await asyncio.to_thread(run_command_line, ["restore", str(before)]) == 0
        before.unlink()
        await scene.restart()
        await scene.pass_time(MINUTE)

        assert (await scene.course()).ply == ply
        assert len(notices(scene)) == time
        await played(scene, moves=1)

    assert (await scene.course()).ply == 3 * times
    assert await asyncio.to_thread(run_command_line, ["replay", "--all"]) == 0
