"""The guests of Firenze: they answer with what they are offered, and end what they begin."""

from pathlib import Path
from typing import Any

import pytest

from bot import catalogue
from bot.engine.journal import AnyGame, Course
from bot.engine.random_draws import Chance
from bot.games.firenze.moves import VOCABULARY
from bot.games.firenze.state_parts import OPEN
from bot.players import registry
from bot.players.player import make_situation
from bot.players.registry import AnyComputerPlayer
from tests.conformance.tables import Table
from tests.players import match
from tests.players.matches import states, supervised
from tests.tools import run_tool

GAME: AnyGame = catalogue.current_game("firenze")
GREEDY = registry.computer_players("firenze")["greedy"]
RANDOM = registry.computer_players("firenze")["random"]


def matched(guests: list[AnyComputerPlayer], seed: str, **chosen: str) -> Course[Any, Any]:
    wishes = tuple((name.replace("_", "-"), value) for name, value in chosen.items())
    return match.play_match(GAME, Table("firenze", len(guests), wishes).opening(seed), guests)


def totals(guests: list[AnyComputerPlayer], seed: str) -> tuple[int, ...]:
    scores = GAME.scores(matched(guests, seed).state)
    assert scores is not None
    return scores.totals


def test_a_random_and_a_greedy_guest_play_firenze() -> None:
    assert {"random", "greedy"} < set(registry.computer_players("firenze"))


@pytest.mark.parametrize("seats", [2, *(pytest.param(n, marks=pytest.mark.long) for n in (3, 4))])
@pytest.mark.parametrize("guest", [RANDOM, GREEDY], ids=["random", "greedy"])
def test_a_guest_answers_with_what_he_is_offered(guest: AnyComputerPlayer, seats: int) -> None:
    matched([supervised(guest)] * seats, f"offers-{seats}", campanile="in")


@pytest.mark.parametrize("guest", [RANDOM, GREEDY], ids=["random", "greedy"])
def test_a_guest_plays_the_same_game_again(guest: AnyComputerPlayer) -> None:
    assert matched([guest] * 2, "again") == matched([guest] * 2, "again")


@pytest.mark.parametrize("guest", [RANDOM, GREEDY], ids=["random", "greedy"])
def test_a_guest_answers_the_same_when_what_he_cannot_see_is_different(
    guest: AnyComputerPlayer,
) -> None:
    for ply, (state, seat) in enumerate(states(matched([GREEDY] * 3, "secrets"))):
        imagined = GAME.imagine(state, seat, Chance("other secrets", ply))

        answer = guest(make_situation(GAME, state, seat), Chance("luck", ply))
        elsewhere = guest(make_situation(GAME, imagined, seat), Chance("luck", ply))

        assert answer == elsewhere


@pytest.mark.parametrize(
    ("seats", "dead"),
    [
        pytest.param(seats, dead, marks=() if at == turn else (pytest.mark.long,))
        for at, seats in enumerate((2, 3, 4))
        for turn, dead in enumerate(("none", "white", "purple"))
    ],
)
def test_greedy_guests_come_to_the_last_seal_in_an_evening(seats: int, dead: str) -> None:
    course = matched([GREEDY] * seats, f"evening-{seats}", dead_color=dead, campanile="in")

    assert course.state.board.ender != OPEN
    assert course.state.turns <= 35 * seats


def test_all_guests_together_try_every_kind_of_move() -> None:
    courses = [
        matched([GREEDY, RANDOM, RANDOM], f"every-kind-{number}", campanile="in", placing="free")
        for number in range(4)
    ]

    tried = {type(made.move) for course in courses for made in course.made}

    assert tried == set(VOCABULARY.kinds.values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_greedy_guest_beats_random_ones_clearly(seats: int) -> None:
    greedy, *others = totals([GREEDY] + [RANDOM] * (seats - 1), f"clearly-{seats}")

    assert greedy >= max(others) + 30


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_greedy_guest_hardly_ever_loses_to_random_ones(seats: int) -> None:
    games, won = 100, 0
    for number in range(games):
        at = number % seats
        sitting = [RANDOM] * seats
        sitting[at] = GREEDY
        points = totals(sitting, f"hardly-{number}")
        won += points[at] == max(points)

    assert won > 0.95 * games


def test_simulate_tells_how_firenze_went(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["firenze", "--seats", "2", "--games", "2", "--guests", "random,greedy"]

    status = run_tool(["simulate", *words])

    told = capsys.readouterr().out
    assert status == 0
    assert "2 games of firenze among 2" in told
    assert told.splitlines()[-1].split()[:2] == ["1", "greedy"]
    assert told.splitlines()[-1].split()[-1] == "2"
