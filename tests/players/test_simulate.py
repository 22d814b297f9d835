"""`python -m bot simulate`: figures for people and programs, and one line for what goes wrong."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot import __main__ as step
from bot.cli import CommandError
from bot.engine import game_transcript
from bot.engine.game import Scores, Seat
from bot.games.princes.game import Princes
from bot.players.princes import answers
from tests.players import match
from tests.players.test_reasons import replaced_at
from tests.tools import run_tool
from tests.tools.simulate import SeriesReport, rotate_seats, win_share_interval

Typed = Callable[..., int]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Typed:
    """Types the command in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def type_in(*words: str) -> int:
        return run_tool(["simulate", "princes", *words])

    return type_in


def figures(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def test_it_tells_a_program_what_it_wants_to_know(
    typed: Typed, capsys: pytest.CaptureFixture[str]
) -> None:
    status = typed("--seats", "3", "--games", "4", "--guests", "random,greedy", "--json")

    told = figures(capsys)
    assert status == 0
    assert (told["game"], told["games"], told["seats"]) == ("princes", 4, 3)
    assert told["guests"] == ["random", "greedy", "random"]
    assert told["plies"] > 4 * 50
    assert told["seconds"] > 0
    assert 0 < told["mean_score"] < told["mean_winning_score"]
    assert told["mean_score_by_seat"][1] > max(told["mean_score_by_seat"][0::2])
    assert told["wins_by_seat"] == [0, 4, 0]
    assert told["wins_by_guest"] == {"random": 0, "greedy": 4}


def test_a_series_that_was_broken_off_goes_on_where_it_was(
    typed: Typed, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("--seats", "2", "--guests", "greedy,random", "--rotate", "--json")
    typed(*words, "--games", "3")
    whole = figures(capsys)
    typed(*words, "--games", "2", "--keep", "kept")
    capsys.readouterr()
    with Path("kept").open("a", encoding="utf-8") as kept:
        kept.write('[{"sour')  # it was broken off here

    played, plays = [], match.play_match

    def noted(*game: Any) -> Any:
        played.append(game)
        return plays(*game)

    monkeypatch.setattr(match, "play_match", noted)
    typed(*words, "--games", "3", "--keep", "kept")

    assert {**figures(capsys), "seconds": 0} == {**whole, "seconds": 0}
    assert len(played) == 1
    with pytest.raises(CommandError, match="keeps another series"):
        typed(*words, "--games", "3", "--seed", "other", "--keep", "kept")


def test_a_share_is_told_with_what_it_may_be() -> None:
    share, least, most = win_share_interval(110, 200)
    assert (share, least, most) == (0.55, 0.481, 0.617)


def test_guests_who_rotate_sit_everywhere_and_win_as_themselves(
    typed: Typed, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--seats", "3", "--games", "3", "--guests", "greedy,random", "--rotate")
    assert typed(*words, "--json") == 0
    told = figures(capsys)
    assert sum(told["wins_by_guest"].values()) == 3
    assert told["wins_by_guest"]["greedy"] == 3

    assert typed(*words) == 0
    assert "greedy       3.0" in capsys.readouterr().out


def test_from_game_to_game_every_guest_moves_on_by_a_seat() -> None:
    names = ("a", "b", "c")

    assert [rotate_seats(names, game, rotates=True) for game in range(4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]
    assert rotate_seats(names, 2, rotates=False) == names


def test_of_a_shared_victory_each_has_his_part() -> None:
    shared = Scores(("works",), ((9,), (9,), (3,)), (0, 0, 0), (Seat(0), Seat(1)))
    report = SeriesReport("princes", ("a", "b", "b"), True, (shared, shared), (1, 1), 1.0)

    assert report.wins_by_computer() == {"a": 1.0, "b": 1.0}


def test_it_tells_people_scores_lengths_and_wins(
    typed: Typed, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    status = typed("--seats", "2", "--games", "2", "--guests", "random,greedy")

    told = capsys.readouterr().out
    assert status == 0
    assert "2 games of princes among 2" in told
    assert "winners" in told
    assert "plies" in told
    assert told.splitlines()[-1].split()[:2] == ["1", "greedy"]
    assert not list(tmp_path.iterdir())


def test_the_same_seed_tells_the_same_games(
    typed: Typed, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for seed in ("medici", "medici", "strozzi"):
        typed("--games", "2", "--seed", seed, "--json")
        told.append({**figures(capsys), "seconds": 0})

    assert told[0] == told[1] != told[2]


def test_alone_it_tells_how_wolfgang_did(typed: Typed, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--solo", "easy", "--guests", "greedy", "--games", "4", "--option", "dummies=3")
    assert typed(*words, "--json") == 0
    told = figures(capsys)
    assert (told["seats"], told["games"]) == (1, 4)
    assert 0 <= told["human_win_share"] <= 1
    assert 10 < told["wolfgang_mean_score"] < 80
    assert told["human_win_share"] == sum(told["wins_by_seat"]) / 4

    assert typed(*words) == 0
    assert f"Wolfgang {told['wolfgang_mean_score']:.1f} points" in capsys.readouterr().out


def test_among_several_nothing_is_told_of_wolfgang(
    typed: Typed, capsys: pytest.CaptureFixture[str]
) -> None:
    typed("--seats", "2", "--games", "1", "--json")
    assert "wolfgang_mean_score" not in figures(capsys)


def test_a_guest_that_fails_is_logged_with_its_traceback_and_stops_no_game(
    typed: Typed,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def at_a_loss(*_: Any) -> Any:
        raise ZeroDivisionError("three builders were too many")

    monkeypatch.setitem(answers._ANSWERS, "nominating", at_a_loss)

    assert typed("--seats", "2", "--games", "1", "--guests", "greedy", "--json") == 0

    assert figures(capsys)["games"] == 1
    failures = [record for record in caplog.records if record.exc_info]
    assert {record.getMessage() for record in failures} == {
        "guest greedy fails, a random one answers in his place"
    }
    assert "in at_a_loss" in caplog.text
    assert "three builders were too many" in caplog.text


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--solo", "divine"), "“divine” isn’t a choice"),
        (("--solo", "easy", "--seats", "3"), "--solo is for one alone"),
        (("--solo", "easy", "--option", "deal=open"), "alone it isn’t possible.*: level="),
        (("--seats", "2", "--option", "level=easy"), "only for a solo game"),
    ],
)
def test_what_does_not_go_alone_is_told(typed: Typed, words: tuple[str, ...], reason: str) -> None:
    with pytest.raises(CommandError, match=reason):
        typed(*words)


def test_a_table_is_played_with_the_options_that_were_asked_for(
    typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Princes, "broken_law", lambda *_: "stop here")

    typed("--seats", "2", "--option", "freedoms=4", "--option", "deal=open")

    (file,) = Path().glob("*.game")
    options = dict(game_transcript.parse_score_sheet(file.read_text("utf-8")).opening.options)
    assert (options["freedoms"], options["deal"]) == ("4", "open")


def test_the_first_broken_law_stops_it_and_saves_the_game(
    typed: Typed, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    law = replaced_at(7, Princes.broken_law, lambda: "a jester ran away")
    monkeypatch.setattr(Princes, "broken_law", law)

    status = typed("--seats", "3", "--games", "5", "--seed", "pazzi")

    told = capsys.readouterr()
    assert (status, told.out) == (1, "")
    assert told.err == (
        "signoria: game pazzi-1 broke a law at ply 7: a jester ran away;"
        " saved as broken-pazzi-1.game\n"
    )
    sheet = game_transcript.parse_score_sheet(Path("broken-pazzi-1.game").read_text("utf-8"))
    assert sheet.ends == "broken: a jester ran away"
    assert len(sheet.lines) == 7


def test_a_saved_game_can_be_replayed(
    typed: Typed, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        law = replaced_at(90, Princes.broken_law, lambda: "a jester ran away")
        broken.setattr(Princes, "broken_law", law)
        typed("--guests", "greedy", "--seed", "../a b")
    capsys.readouterr()

    status = step.run_command_line(["replay", "broken-.._a_b-1.game"])

    assert status == 0
    assert "90 lines, as written, though once it was broken: a jester" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--seats", "7"], "This game is for 1 to 5 players"),
        (["--games", "0"], "--games must be 1 or more"),
        (["--games", "many"], "invalid int value"),
        (["--guests", "greedy,nobody"], "no guest 'nobody' plays princes"),
        (["--guests", "random,random,random", "--seats", "2"], "3 guests for 2 seats"),
        (["--option", "weather=fine"], "no option called “weather”"),
        (["--option", "deal=quick"], "“quick” isn’t a choice"),
        (["--option", "deal"], "an option is NAME=VALUE"),
    ],
)
def test_what_cannot_be_played_is_answered_in_one_line(
    typed: Typed, words: list[str], reason: str
) -> None:
    with pytest.raises(CommandError, match=reason) as unfit:
        typed(*words)

    assert "\n" not in str(unfit.value)


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(CommandError, match="this version has no game 'chess'; it has princes"):
        run_tool(["simulate", "chess"])
