"""The master: what he can't see he can't know, and the same luck tells the same game."""

from collections.abc import Callable
from itertools import islice
from typing import Any

from bot.engine.chance import Chance
from bot.players.guest import luck, situation_of
from bot.players.guestbook import guests, levels, usual
from bot.players.search import Search
from tests.players.matches import GAME, JOURNEYMAN, matched, started, states

MASTER = guests("princes")["master"]


def answers_alike(seed: str, every: int, most: int) -> int:
    """In so many positions he answered the same, whatever was hidden."""
    positions = islice(states(matched([JOURNEYMAN] * 4, seed)), 0, None, every)
    tried = 0
    for ply, (state, seat) in enumerate(islice(positions, most)):
        other = GAME.imagine(state, seat, Chance(f"other {seed}", ply))
        one, another = (
            MASTER(situation_of(GAME, truth, seat), luck(seed, seat, ply))
            for truth in (state, other)
        )
        assert one == another
        tried += 1
    return tried


def test_what_is_hidden_from_him_does_not_go_into_his_answer() -> None:
    assert answers_alike("hidden", every=90, most=3) == 3


def test_he_is_the_last_of_the_levels_and_stands_in_for_nobody() -> None:
    assert levels("princes")[-1] == "master"
    assert usual("princes") == "journeyman"


def looking(hoped: Callable[[Any], float]) -> Search[Any, Any]:
    """A search that looks no further than the move itself."""
    return Search(JOURNEYMAN, lambda *_: True, hoped, lambda _: 3, truths=5, sure=0.8)


def test_he_departs_only_for_what_is_surely_better() -> None:
    """Two moves that come to the same: the first one is kept."""
    state = started(3, "alike").state
    situation = situation_of(GAME, state, min(GAME.to_move(state)))
    first = situation.moves[0]

    search = looking(lambda _: 0.0)
    assert search.best(situation, Chance("luck", 0), [first, situation.moves[1]]) == (first, 0.0)


def test_he_finds_what_is_better_and_says_by_how_much() -> None:
    state = started(3, "better").state
    situation = situation_of(GAME, state, min(GAME.to_move(state)))
    first, second = situation.moves[:2]
    seat = situation.look().viewer

    def hoped(view: Any) -> float:
        return 3.0 if view.own.gives_back == second.profession and view.viewer == seat else 0.0

    search = looking(hoped)
    assert search.best(situation, Chance("luck", 0), [first, second]) == (second, 3.0)
