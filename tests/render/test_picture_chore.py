"""`python -m bot picture`: any position of a score sheet as a file, and one line for every slip."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.cli import CommandError
from tests.render.positions import GAMES, asked_seat, ply_of
from tests.tools import run_tool

SHEET = Path(__file__).parents[1] / "golden" / "princes" / f"{GAMES[2]}.game"


def drawn(tmp_path: Path, *words: str) -> Image.Image:
    out = tmp_path / "out.png"
    assert run_tool(["picture", str(SHEET), *words, "-o", str(out)]) == 0
    return Image.open(BytesIO(out.read_bytes()))


def test_the_last_position_is_drawn_when_nothing_else_is_asked(tmp_path: Path) -> None:
    assert drawn(tmp_path).size == (1600, 1000)


def test_any_ply_in_any_language(tmp_path: Path) -> None:
    one = drawn(tmp_path, "--ply", "0", "--language", "de")
    other = drawn(tmp_path, "--ply", "9", "--language", "de")

    assert one.tobytes() != other.tobytes()


def test_a_hand_and_a_placement_of_a_seat(tmp_path: Path) -> None:
    ply = ply_of(GAMES[2], "placing")
    seat = str(asked_seat(GAMES[2], ply))
    words = ["--ply", str(ply), "--viewer", seat, "--kind"]

    assert drawn(tmp_path, *words, "hand").width == 1600
    mine = drawn(tmp_path, *words, "mine")
    assert mine.height > mine.width
    first = drawn(tmp_path, *words, "placement")
    told = drawn(tmp_path, *words, "placement", "--tile", "park a5 0")
    assert first.tobytes() != told.tobytes()


def test_scores_and_a_replay(tmp_path: Path) -> None:
    assert drawn(tmp_path, "--kind", "scores").width == 1600
    assert drawn(tmp_path, "--kind", "replay", "--ply", "5").format == "GIF"


def frames(tmp_path: Path, *words: str) -> int:
    return int(getattr(drawn(tmp_path, "--kind", "replay", *words), "n_frames", 1))


def test_a_replay_of_some_rounds(tmp_path: Path) -> None:
    third, both = frames(tmp_path, "--rounds", "3"), frames(tmp_path, "--rounds", "3-4")

    assert third < both < frames(tmp_path)


def test_the_hands_of_a_game_that_is_over_are_shown_when_asked_for(tmp_path: Path) -> None:
    words = ["--kind", "replay", "--rounds", "1", "--ply", "9"]

    assert drawn(tmp_path, *words).tobytes() != drawn(tmp_path, *words, "--covered").tobytes()


def test_the_hands_of_a_game_that_is_not_over_stay_covered(tmp_path: Path) -> None:
    sheet = tmp_path / "running.game"
    lines = SHEET.read_text(encoding="utf-8").splitlines()
    running = lines[: len(lines) // 2]
    sheet.write_text("\n".join([running[0].partition(" · ends")[0], *running[1:]]) + "\n", "utf-8")
    words = ["picture", str(sheet), "--kind", "replay", "-o", str(tmp_path / "out.gif")]
    assert run_tool(words) == 0

    with pytest.raises(CommandError, match="its hands stay covered"):
        run_tool([*words, "--covered"])


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--ply", "999"], "--ply must be 0 to"),
        (["--viewer", "5"], "--viewer must be 0 to 1"),
        (["--kind", "hand"], "say which with --viewer"),
        (["--kind", "placement", "--viewer", "0", "--ply", "1"], "may place nothing here"),
        (["--kind", "placement", "--viewer", "0", "--tile", "park"], "--tile is NAME SQUARE TURN"),
        (["--kind", "fresco"], "--kind is one of board, hand, mine, placement, scores, replay"),
        (["--rounds", "3"], "for --kind replay"),
        (["--covered"], "for --kind replay"),
        (["--kind", "replay", "--rounds", "5-3"], "N or N-M from 1 to 7"),
        (["--kind", "replay", "--rounds", "9"], "N or N-M from 1 to 7"),
        (["--kind", "replay", "--rounds", "a-b"], "N or N-M from 1 to 7"),
        (["--kind", "replay", "--rounds", "7", "--ply", "3"], "nothing of round 7"),
    ],
)
def test_a_slip_is_answered_in_one_line(tmp_path: Path, words: list[str], complaint: str) -> None:
    with pytest.raises(CommandError, match=complaint):
        drawn(tmp_path, *words)


def test_a_sheet_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="cannot read"):
        run_tool(["picture", str(tmp_path / "none.game"), "-o", str(tmp_path / "out.png")])
