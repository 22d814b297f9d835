"""The greedy guest: he plays as a sensible person would."""

from statistics import mean
from typing import Any

import pytest

from bot.engine.random_draws import Chance
from bot.games.princes.moves import Change, Consult, Court, Pass, PrincessWork
from bot.games.princes.view import View
from bot.players.player import Situation
from bot.players.princes import evaluation, imagined_estates
from tests.conformance.tables import Table
from tests.players import match
from tests.players.matches import GAME, GREEDY, RANDOM, matched, scored, states


def test_four_greedy_guests_win_with_forty_points_and_more() -> None:
    winning = [max(scored([GREEDY] * 4, f"greedy-{number}").totals) for number in range(6)]

    assert mean(winning) >= 40


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_greedy_guest_beats_random_ones_clearly(seats: int) -> None:
    greedy, *others = scored([GREEDY] + [RANDOM] * (seats - 1), f"clearly-{seats}").totals

    assert greedy >= max(others) + 30


@pytest.mark.long
@pytest.mark.parametrize(("seats", "points"), [(2, 55), (3, 55), (4, 50), (5, 45)])
def test_greedy_guests_win_with_what_good_people_win_with(seats: int, points: int) -> None:
    winning = [max(scored([GREEDY] * seats, f"people-{number}").totals) for number in range(60)]

    assert mean(winning) >= points


@pytest.mark.parametrize("dummies", ["2", "3"])
def test_alone_he_holds_his_own_against_wolfgang(dummies: str) -> None:
    totals = [alone(f"alone-{number}", dummies=dummies) for number in range(10)]

    assert mean(own for own, _ in totals) >= 40
    assert sum(own > his for own, his in totals) >= 3


@pytest.mark.long
@pytest.mark.parametrize("dummies", ["2", "3"])
def test_wolfgang_is_as_strong_as_his_level(dummies: str) -> None:
    """Good people score 50 to 70: that is what the house's Automa cards were made for."""
    means = {
        level: mean(alone(f"level-{n}", level=level, dummies=dummies)[1] for n in range(300))
        for level in ("easy", "standard", "hard")
    }
    assert 44 <= means["standard"] <= 50
    assert 4 <= means["standard"] - means["easy"] <= 11
    assert 6 <= means["hard"] - means["standard"] <= 14


def alone(seed: str, **options: str) -> tuple[int, int]:
    """The points of a greedy guest and of Wolfgang."""
    opening = Table("princes", 1, tuple(options.items())).opening(seed)
    scores = GAME.scores(match.play_match(GAME, opening, [GREEDY]).state)
    assert scores is not None
    own, his = scores.totals
    return own, his


def test_the_best_of_so_many_cards_as_there_are_is_the_best() -> None:
    view: View = GAME.view(matched([RANDOM] * 2, "best").start, None)
    figures = {"a": 1.0, "b": 7.0, "c": 3.0}

    assert evaluation.expected_best_worth(view, [], figures.__getitem__) == 0
    assert evaluation.expected_best_worth(view, list(figures), figures.__getitem__) == 7


def test_the_best_of_five_among_six_is_missed_once_in_six_times() -> None:
    view: View = GAME.view(matched([RANDOM] * 2, "best").start, None)

    best = evaluation.expected_best_worth(
        view, ["good", *"abcde"], lambda card: 6.0 * (card == "good")
    )

    assert best == pytest.approx(5.0)


# With the characters


def without_characters(situation: Situation[Any, Any], chance: Chance) -> Any:
    """The greedy guest who never hires anybody."""
    courts_nobody = [move for move in situation.moves if isinstance(move, Pass)]
    is_courting = any(isinstance(move, Court) for move in situation.moves)
    return courts_nobody[0] if is_courting else GREEDY(situation, chance)


@pytest.mark.parametrize(
    "seats", [2, *(pytest.param(n, marks=pytest.mark.long) for n in (3, 4, 5))]
)
def test_with_characters_greedy_guests_score_at_least_as_much_as_without(seats: int) -> None:
    with_, without = (
        mean(
            mean(scored([GREEDY] * seats, f"hiring-{number}", characters=option).totals)
            for number in range(8)
        )
        for option in ("on", "off")
    )

    assert with_ >= without + 5


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.long)])
def test_whoever_hires_nobody_falls_behind(seats: int) -> None:
    company = [without_characters, *[GREEDY] * (seats - 1)]
    totals = [scored(company, f"alone-{number}", characters="on").totals for number in range(8)]

    assert mean(total[0] for total in totals) + 5 <= mean(mean(total[1:]) for total in totals)


def test_every_character_is_hired_and_used_sooner_or_later() -> None:
    hired, moves = set(), set()
    for number in range(8):
        for made in matched([GREEDY] * 4, f"used-{number}", characters="on").made:
            moves.add(made.move if isinstance(made.move, Consult) else type(made.move))
            for event in made.step.events:
                if event.text.key == "hires":
                    hired.add(event.text.fact("character").name)  # type: ignore[union-attr]

    assert hired == {"banker", "cardinal", "merchant", "muse", "princess", "professor"}
    used = {Consult("free"), Consult("points"), Consult("prestige"), PrincessWork, Change}
    assert moves >= used


def test_the_actions_he_counts_on_are_those_he_has() -> None:
    for state, seat in states(matched([GREEDY] * 4, "slots-hired", characters="on")):
        view: View = GAME.view(state, seat)
        later = 2 * (7 - view.round)
        if view.phase == "action":
            assert imagined_estates.current_scenario(view).slots == view.asked.actions + later
        if view.phase == "auction":
            assert imagined_estates.current_scenario(view).slots == 2 + later
