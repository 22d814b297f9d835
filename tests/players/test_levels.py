"""Levels: an apprentice errs, a journeyman plays better than the greedy guest and contests lots."""

from collections.abc import Sequence
from itertools import islice
from statistics import fmean
from typing import Any

import pytest

from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.games.princes.game import Princes
from bot.games.princes.moves import Pass, Withdraw, Work
from bot.players.player import make_player_chance, make_situation
from bot.players.registry import LEVELS, AnyComputerPlayer, computer_players
from tests.players.match import play_match
from tests.players.matches import GAME, GREEDY, matched, opening, scored, states, supervised

APPRENTICE = supervised(computer_players("princes")["apprentice"])
JOURNEYMAN = supervised(computer_players("princes")["journeyman"])
BOTH = {"characters": "on", "together": "on"}


@pytest.mark.parametrize("chosen", [{}, BOTH], ids=["base", "both"])
def test_they_play_whole_games_by_the_rules(chosen: dict[str, str]) -> None:
    assert scored([APPRENTICE, JOURNEYMAN, APPRENTICE], "levels", **chosen).winners


@pytest.mark.parametrize("rounds", [1, 2])
def test_they_play_games_of_fewer_rounds(rounds: int) -> None:
    """The value of the next round is not asked where there is none."""
    assert isinstance(GAME, Princes)
    printed = GAME.box.printed
    minimum = printed.numbers.minimum[:rounds]
    short = Princes(replace(printed, numbers=replace(printed.numbers, minimum=minimum)))
    levels = [computer_players("princes")[level] for level in LEVELS]
    course = play_match(short, opening(len(levels), "short"), levels)
    assert short.scores(course.state) is not None
    assert short.view(course.state, None).round == rounds


def test_the_same_luck_errs_alike_and_another_errs_otherwise() -> None:
    answers = [
        _answers([computer_players("princes")["apprentice"]] * 3, seed)
        for seed in ("one", "one", "two")
    ]

    assert answers[0] == answers[1] != answers[2]


def test_an_apprentice_never_leaves_an_auction_with_money_while_something_is_worth_it() -> None:
    course = matched([APPRENTICE] * 3, "kindly")
    withdrawn = [made for made in course.made if isinstance(made.move, Withdraw)]
    assert len(withdrawn) <= 3


def test_an_apprentice_builds_and_completes_works() -> None:
    """As a good beginner does: three buildings and four works on average."""
    built, worked = list[int](), list[int]()
    for seed in ("yard", "workshop"):
        course = matched([APPRENTICE] * 3, seed)
        built += [len(one.buildings) for one in GAME.view(course.state, None).open_estates]
        worked += [
            sum(made.seat == seat and isinstance(made.move, Work) for made in course.made)
            for seat in range(3)
        ]
    assert fmean(built) >= 3
    assert fmean(worked) >= 4


def test_a_journeyman_needs_no_luck() -> None:
    course = matched([GREEDY] * 3, "no luck")
    for state, seat in islice(states(course), 0, None, 9):
        situation = make_situation(GAME, state, seat)
        answered = {JOURNEYMAN(situation, Chance(seed, 0)) for seed in ("one", "two")}
        assert len(answered) == 1


def test_a_journeyman_makes_others_pay_for_what_they_want() -> None:
    """He raises where the greedy guest in his place passes."""
    course = matched([computer_players("princes")["journeyman"]] * 4, "contested")
    raised = 0
    for ply, (state, seat) in enumerate(states(course)):
        situation = make_situation(GAME, state, seat)
        if situation.make_view().asked.kind == "bidding":
            chance = make_player_chance("contested", seat, ply)
            his = course.made[ply].move
            raised += GREEDY(situation, chance) == Pass() != his
    assert raised >= 3


def _answers(table: Sequence[AnyComputerPlayer], seed: str) -> list[Any]:
    return [made.move for made in matched(table, seed).made]
