"""Turns that all plan at once are those of players who make the same moves in turn."""

import json

import pytest

from bot.engine.game import Seat
from bot.engine.replace_and_memoize import replace
from bot.games.princes.moves import Build, Move, Work
from bot.games.princes.view import View
from bot.planning.princes_auction_orders import reasons_to_wait
from bot.planning.turns_ahead import imagine_turn, turns_after
from tests.tools import run_tool
from tests.tools.together import CalledGame, open_game

SEATS = (2, 3, 4, 5)


def view_of_called(*, recruiting: int = 0, jesters: int = 0, left: int = 3) -> View:
    """The second player's turn as it lies when all are called, with one bonus card."""
    dealt = open_game("princes", 3, "called", "greedy", ())
    while not (coming := turns_after(dealt.game, dealt.course.state)):
        dealt.play_to_end(len(dealt.course.made) + 1)
    turn = imagine_turn(dealt.game, dealt.course.state, coming[0])
    assert turn is not None
    seen: View = turn.view
    assert seen.own is not None
    estates = [
        replace(estate, open=replace(estate.open, recruiting=recruiting, jesters=jesters))
        for estate in seen.estates
    ]
    hidden = replace(seen.own.hidden, bonus=("jesters",))
    buildings = tuple(replace(supply, left=left) for supply in seen.buildings)
    own = replace(seen.own, hidden=hidden)
    return replace(seen, estates=tuple(estates), own=own, buildings=buildings)


def proposed(view: View, *planned: Move) -> list[str]:
    return [text.key for text in reasons_to_wait(view, planned)]


def test_seeing_first_is_proposed_where_the_turns_of_others_matter() -> None:
    view, rich = view_of_called(), view_of_called(jesters=9)
    assert rich.own is not None
    build, first = Build(view.buildings[0].name, "a1", 0), rich.own.hidden.hand[0]
    assert proposed(view) == proposed(view, build) == []
    assert proposed(view_of_called(left=1), build) == ["wait-last-one"]
    assert proposed(view_of_called(recruiting=1)) == ["wait-recruiting"]
    assert proposed(rich) == proposed(rich, Work(first, (), 0)) == ["wait-best-work"]
    assert proposed(rich, Work(first, ("jesters",), 0)) == []  # nothing is left to add


def journal(game: CalledGame) -> list[tuple[Seat, str]]:
    spell = game.game.vocabulary.spell
    return [(made.seat, spell(made.move)) for made in game.course.made]


def compare_games(numbers: range) -> tuple[int, int, int]:
    """Play each deal by plans and by hand, as far as nothing conflicts; count what was compared."""
    whole = planned = moves = 0
    for number in numbers:
        seats = SEATS[number % len(SEATS)]
        dealt = ("princes", seats, f"called-{number}", "greedy", tuple(map(Seat, range(seats))))
        by_plan, by_hand = open_game(*dealt), open_game(*dealt, by_hand=True)
        by_plan.play_to_end()
        by_hand.play_to_end(by_plan.moves_unasked)
        assert journal(by_plan)[: by_plan.moves_unasked] == journal(by_hand), number
        whole, planned = whole + (by_plan.moves_unasked is None), planned + by_plan.planned
        moves += len(by_hand.course.made)
    return whole, planned, moves


def test_where_nothing_conflicts_planned_turns_are_those_made_in_order() -> None:
    whole, planned, moves = compare_games(range(8))
    assert whole >= 2
    assert planned > 80
    assert moves > 700


@pytest.mark.long
def test_where_nothing_conflicts_planned_turns_are_those_made_in_order_in_very_many_games() -> None:
    whole, _, _ = compare_games(range(8, 1000))
    assert whole >= 300


def test_the_program_tells_what_a_seat_loses_by_planning_at_once(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run_tool(["together", "princes", "--games", "4", "--seats", "3"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["planned"] > 0
    assert told["seen_first"] > 0
    assert isinstance(told["points_lost"], float | int)
