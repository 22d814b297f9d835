"""Everything that is read at a table is written down, by whom and after which line."""

import pytest

from bot.cli import CommandError
from tests.golden.recipes import FOLDER
from tests.tools import run_tool

SHORT = FOLDER / "princes" / "paid-in-points.game"


def test_a_game_is_written_down_as_it_is_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_tool(["heard", str(SHORT), "--language", "fr"]) == 0

    told = capsys.readouterr().out
    first, *lines = told.splitlines()
    assert first == f"== {SHORT} in fr"
    for kind in ("story", "prompt", "board", "button", "menu", "panel", "hand", "help"):
        assert any(line[4:].startswith(f"  {kind}") for line in lines), kind
    for kind in ("answer", "letter", "refusal", "alt text"):
        assert any(line[4:].startswith(f"  {kind}, ") for line in lines), kind
    assert "Émilie" in told


def test_nothing_is_written_twice_for_the_same_reader(capsys: pytest.CaptureFixture[str]) -> None:
    run_tool(["heard", str(SHORT), "--language", "en"])

    lines = [
        line[6:] for line in capsys.readouterr().out.splitlines() if line[:4].strip().isdigit()
    ]
    alone = [line for line in lines if line.startswith(("story", "prompt", "button"))]
    assert len(alone) == len(set(alone)) > 0


def test_what_is_no_score_sheet_is_said_before_anything_is_written() -> None:
    with pytest.raises(CommandError, match=r"nowhere\.game"):
        run_tool(["heard", str(SHORT), "nowhere.game"])
