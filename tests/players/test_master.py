"""The master: what he can't see he can't know, and the same luck tells the same game."""

from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from statistics import mean
from typing import Any

import pytest

from bot import catalogue
from bot.engine.game import carry_out_move, settle_options
from bot.engine.journal import Course, Opening
from bot.engine.random_draws import Chance
from bot.engine.rehearsal import Rehearsal
from bot.engine.text import Refusal
from bot.games.firenze.moves import Avert
from bot.games.firenze.personnel import is_hire
from bot.games.princes.moves import Accept, Bid, Counter, Court, Offer, Pass, Sell
from bot.players import registry
from bot.players.player import Situation, make_player_chance, make_situation
from bot.players.princes.estate_value import evaluate_position
from bot.players.princes.lookahead import SEARCH
from bot.players.search import LEAST_TRUTHS, Search
from tests.players import match
from tests.players.matches import GAME, GREEDY, JOURNEYMAN, matched, started, states, supervised
from tests.players.series import absence

MASTER = registry.computer_players("princes")["master"]


def answers_alike(seed: str, every: int, most: int) -> int:
    """In so many positions he answered the same, whatever was hidden."""
    positions = islice(states(matched([JOURNEYMAN] * 4, seed)), 0, None, every)
    tried = 0
    for ply, (state, seat) in enumerate(islice(positions, most)):
        other = GAME.imagine(state, seat, Chance(f"other {seed}", ply))
        one, another = (
            MASTER(make_situation(GAME, truth, seat), make_player_chance(seed, seat, ply))
            for truth in (state, other)
        )
        assert one == another
        tried += 1
    return tried


def test_what_is_hidden_from_him_does_not_go_into_his_answer() -> None:
    assert answers_alike("hidden", every=90, most=3) == 3


def test_he_is_the_last_of_the_levels_and_stands_in_for_nobody() -> None:
    assert registry.levels_of_game("princes")[-1] == "master"
    assert registry.default_player("princes") == "journeyman"


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


# The careful stand-in: he plays on sensibly, and nobody who comes back finds himself bound

CAREFUL = supervised(registry.players_and_replacements("princes")["careful"])
BOTH = {"characters": "on", "together": "on"}


@pytest.mark.parametrize("chosen", [{}, BOTH], ids=["base", "both"])
def test_he_raises_no_bid_and_agrees_on_nothing_with_anybody(chosen: dict[str, str]) -> None:
    course = matched([CAREFUL, GREEDY, GREEDY], "careful", **chosen)

    his = [(made.move, state) for state, made in _with_states(course) if made.seat == 0]
    assert not [move for move, _ in his if isinstance(move, Bid | Sell | Offer | Accept | Counter)]
    for move, state in his:
        if isinstance(move, Court):
            assert all(pawn.character != move.character for pawn in state.characters.pawns)


@pytest.mark.parametrize("chosen", [{}, BOTH], ids=["base", "both"])
def test_he_never_gives_points_for_money(chosen: dict[str, str]) -> None:
    course = matched([CAREFUL] * 3, "careful", **chosen)

    told = {event.text.key for made in course.made for event in made.step.events}
    assert "wins" in told
    assert "sells-points" not in told


def test_an_absence_costs_little() -> None:
    away = absence(4)
    assert mean(away.noted(number) for number in range(away.games)) <= 8


def test_in_firenze_he_sends_for_nobody() -> None:
    careful = registry.players_and_replacements("firenze")["careful"]
    greedy = registry.computer_players("firenze")["greedy"]

    course = _firenze(careful, greedy)

    sent = {made.seat for made in course.made if isinstance(made.move, Avert) or is_hire(made.move)}
    assert sent == {1}


def test_he_stands_in_and_is_not_invited() -> None:
    for key in catalogue.GAMES:
        assert registry.choose_replacement(key, "careful") == "careful"
        assert registry.choose_replacement(key, "passive") == "passive"
        assert registry.choose_replacement(key, "free") == registry.default_player(key) != "random"
        assert not {"careful", "passive"} & set(registry.computer_players(key))
    assert (
        registry.choose_replacement("chess", "careful")
        == registry.default_player("chess")
        == "random"
    )


def _with_states(course: Course[Any, Any]) -> list[tuple[Any, Any]]:
    return [(state, made) for (state, _), made in zip(states(course), course.made, strict=True)]


def _firenze(*chairs: registry.AnyComputerPlayer) -> Course[Any, Any]:
    game = catalogue.current_game("firenze")
    setup = settle_options(game, len(chairs), {})
    assert not isinstance(setup, Refusal)
    printed = catalogue.current_edition("firenze").seal
    opening = Opening(game.key, game.rules, printed, len(chairs), setup.options, "careful")
    return match.play_match(game, opening, chairs)
