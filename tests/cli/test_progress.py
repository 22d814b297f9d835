"""What takes its time tells how far it is: on a terminal, after a while, and never in a pipe."""

import sys
from pathlib import Path

import pytest

from bot import cli
from bot.__main__ import run_command_line
from bot.tables.people import TableId, TableStatus
from tests.cli.kept_tables import with_table


@pytest.fixture
def three_tables(database: Path) -> None:
    for table in (7, 8, 9):
        with_table(database, TableId(table), plies=4, status=TableStatus.PLAYING)


@pytest.mark.usefixtures("three_tables")
@pytest.mark.parametrize(("is_terminal", "quiet"), [(True, -1.0), (True, 60.0), (False, -1.0)])
def test_progress_is_told_where_somebody_waits(
    is_terminal: bool,
    quiet: float,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: is_terminal, raising=False)
    monkeypatch.setattr(cli, "QUIET_SECONDS", quiet)

    assert run_command_line(["replay", "--all"]) == 0

    told = capsys.readouterr()
    assert "3 games replayed" in told.out
    assert ("tables read: 2 of 3\r" in told.err) == (is_terminal and quiet < 0)
    if not is_terminal:
        assert not told.err
