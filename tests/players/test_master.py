"""The master: what he can't see he can't know, and the same luck tells the same game."""

from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from bot.engine.chance import Chance
from bot.engine.game import carry_out_move
from bot.engine.rehearsal import Rehearsal
from bot.games.princes.moves import Bid, Pass
from bot.players.player import Situation, make_situation, player_chance
from bot.players.princes.lookahead import SEARCH
from bot.players.princes.outlook import evaluate_position
from bot.players.registry import computer_players, default_player, levels_of_game
from bot.players.search import LEAST_TRUTHS, Search
from tests.players.matches import GAME, JOURNEYMAN, matched, started, states

MASTER = computer_players("princes")["master"]


def answers_alike(seed: str, every: int, most: int) -> int:
    """In so many positions he answered the same, whatever was hidden."""
    positions = islice(states(matched([JOURNEYMAN] * 4, seed)), 0, None, every)
    tried = 0
    for ply, (state, seat) in enumerate(islice(positions, most)):
        other = GAME.imagine(state, seat, Chance(f"other {seed}", ply))
        one, another = (
            MASTER(make_situation(GAME, truth, seat), player_chance(seed, seat, ply))
            for truth in (state, other)
        )
        assert one == another
        tried += 1
    return tried


def test_what_is_hidden_from_him_does_not_go_into_his_answer() -> None:
    assert answers_alike("hidden", every=90, most=3) == 3


def test_he_is_the_last_of_the_levels_and_stands_in_for_nobody() -> None:
    assert levels_of_game("princes")[-1] == "master"
    assert default_player("princes") == "journeyman"


def test_of_few_moves_each_is_tried_more_often_and_no_more_is_played_than_is_granted() -> None:
    state = started(3, "granted").state
    situation = make_situation(GAME, state, min(GAME.to_move(state)))

    assert [tried(situation, moves) for moves in (2, 4)] == [10, 5]
    assert tried(situation, 2, truths=7) == 7


def test_of_however_many_moves_each_is_tried_a_few_times() -> None:
    state = started(3, "many").state
    situation = make_situation(GAME, state, min(GAME.to_move(state)))

    assert tried(situation, 4, playouts=1) == LEAST_TRUTHS


def tried(situation: Situation[Any, Any], moves: int, truths: int = 99, playouts: int = 20) -> int:
    """In how many truths so many moves are tried, of which no one is better than the others."""
    asked: list[str] = []

    def rehearsed(luck: str) -> Rehearsal[Any, Any, Any]:
        asked.append(luck)
        return situation.start_rehearsal(luck)

    search = replace(looking(lambda _: 0.0), truths=truths, playouts=playouts)
    trial = replace(situation, start_rehearsal=rehearsed)
    search.find_best(trial, Chance("luck", 0), situation.moves[:moves])
    return len(asked)


@pytest.mark.parametrize("begins", [3, 4, 5, 6, 7])
def test_whoever_owns_more_when_a_round_begins_stands_better(begins: int) -> None:
    view = next(
        view
        for state, seat in states(matched([JOURNEYMAN] * 3, "standing"))
        if (view := GAME.view(state, seat)).round == begins
    )
    richer = replace(view.own, hidden=replace(view.own.hidden, florins=9000))

    assert evaluate_position(replace(view, own=richer)) > evaluate_position(view)


def looking(hoped: Callable[[Any], float]) -> Search[Any, Any]:
    """A search that looks no further than the move itself."""
    return Search(
        *(lambda _: lambda _: JOURNEYMAN, lambda *_: True, hoped, lambda _: 3),
        truths=5,
        playouts=20,
        sure=0.8,
    )


def test_he_departs_only_for_what_is_surely_better() -> None:
    """Two moves that come to the same: the first one is kept."""
    state = started(3, "alike").state
    situation = make_situation(GAME, state, min(GAME.to_move(state)))
    first = situation.moves[0]

    search = looking(lambda _: 0.0)
    assert search.find_best(situation, Chance("luck", 0), [first, situation.moves[1]]) == (
        first,
        0.0,
    )


def test_he_finds_what_is_better_and_says_by_how_much() -> None:
    state = started(3, "better").state
    situation = make_situation(GAME, state, min(GAME.to_move(state)))
    first, second = situation.moves[:2]
    seat = situation.make_view().viewer

    def hoped(view: Any) -> float:
        return 3.0 if view.own.gives_back == second.profession and view.viewer == seat else 0.0

    search = looking(hoped)
    assert search.find_best(situation, Chance("luck", 0), [first, second]) == (second, 3.0)


def test_a_bid_is_tried_as_if_it_won_the_lot_and_a_pass_as_others_would_go_on() -> None:
    answers: dict[bool, list[Any]] = {True: [], False: []}
    for state, seat in states(matched([JOURNEYMAN] * 3, "won")):
        situation = make_situation(GAME, state, seat)
        view = situation.make_view()
        if view.asked.kind != "bidding" or len(view.asked.bidders) < 3:
            continue
        for move in situation.moves:
            policy = SEARCH.start_playing_on(view)(move)
            then = carry_out_move(GAME, state, seat, move, Chance("won", 0)).state
            other = min(GAME.to_move(then))
            answers[isinstance(move, Bid)].append(
                policy(make_situation(GAME, then, other), Chance("won", 1))
            )
    assert {*answers[True]} == {Pass()}
    assert {type(answer) for answer in answers[False]} == {Bid, Pass}
