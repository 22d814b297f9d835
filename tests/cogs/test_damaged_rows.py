"""Rows that are lost or damaged, met by those who play: words, and never a fault of ours."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import run_command_line
from tests.cogs.reading import said
from tests.cogs.stage import Stage, played, stage


async def damaged(scene: Stage, file: Path, statement: str) -> None:
    """The bot is down meanwhile."""
    await scene.bot.stop_services()
    with closing(sqlite3.connect(file)) as database, database:
        assert database.execute(statement).rowcount
    await scene.restart()


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM budgets WHERE seat = 1",
        "DELETE FROM holders WHERE seat = 1",
        "UPDATE openings SET game = 'firenze'",
    ],
)
async def test_a_press_at_a_table_that_lost_rows_is_told_that_it_is_frozen(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
    statement: str,
) -> None:
    monkeypatch.setenv("SIGNORIA_DB", str(tmp_path / "signoria.db"))
    async with stage(tmp_path, people=2) as scene:
        lorenzo, _ = scene.people
        await scene.gather()
        board = scene.board
        await damaged(scene, tmp_path / "signoria.db", statement)
        assert run_command_line(["doctor"]) == 1
        told = capsys.readouterr().out
        assert "table 1 has lost lines or other rows" in told or "opening of table 1" in told

        done = await scene.click(lorenzo, board, custom_id="d:turn:1:")

        assert done.response
        assert "This game is stopped" in said(done.response)
        await scene.pass_time(10)
        assert "Table 1 is frozen" in " ".join(map(said, scene.channel.history()))
        assert "Error at" not in caplog.text


@pytest.mark.parametrize(
    ("table", "column"), [("accounts", "points"), ("finished_games", "sources")]
)
async def test_record_survives_a_damaged_row(
    scene: Stage, tmp_path: Path, table: str, column: str
) -> None:
    lorenzo, _ = scene.people
    await scene.gather()
    await played(scene)
    await damaged(scene, tmp_path / "signoria.db", f"UPDATE {table} SET {column} = '{{'")

    told = await scene.slash(lorenzo, "record")

    assert "Isabella" in told
    assert "our side" not in told
