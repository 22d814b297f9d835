"""The last seal, one more turn each, majorities and celebrations (Rules p. 7-8)."""

from dataclasses import replace

import pytest

from bot.engine.text import Florins, say
from bot.games.firenze import final_scoring
from bot.games.firenze.state import State
from bot.games.firenze.state_parts import CELEBRATIONS, MAJORITIES
from tests.rules.firenze_table import (
    BOX,
    GAME,
    asked,
    church,
    ended_by,
    fulfilling,
    given,
    levels_taken,
    points,
    row,
    sealed,
    table,
)
from tests.rules.telling import facts, hear, keys, step, tell

SIX = ("white 3", "white 4", "white 5", "yellow 3", "yellow 4", "green 3")


def one_seal_short(seats: int = 3) -> State:
    """Seat 1 of A, B, C has one seal left and a tower for it."""
    state = sealed(table(seats), 1, *SIX)
    state = replace(state, turn=replace(state.turn, seat=state.clockwise(state.starter)[1]))
    return fulfilling(given(state, 1, on_site="green 4"))


def passing(state: State, seat: int) -> State:
    """A turn in which nothing is done but what must be."""
    return tell(state, f"{seat} take 1", f"{seat} done", f"{seat} end")


def test_the_last_seal_brings_five_points_and_everybody_else_one_more_turn() -> None:  # V17
    state = one_seal_short()
    before = points(state)[1]

    state = tell(state, "1 fulfil green 4")
    assert points(state)[1] == before + 3 + 5
    assert state.board.ender == 1
    assert [b.turn_left for b in GAME.view(state, None).builders] == [True, False, True]
    state = tell(state, "1 end")
    assert asked(state) == "2 choosing"
    state = free(state)
    state = passing(state, 2)
    assert [b.turn_left for b in GAME.view(state, None).builders] == [True, False, False]
    state = free(state)
    state = passing(state, 0)
    assert asked(state) == "over"


def free(state: State) -> State:
    """The leftmost card is one that asks nothing."""
    return row(
        state, "alchemist", *(spot.card for spot in state.row[1:] if spot.card != "alchemist")
    )


def test_once_the_celebrations_are_shown_the_last_turn_is_not_taken_back() -> None:
    assert step(last_turn(table()), "0 end").opened
    assert not step(fulfilling(table()), "0 end").opened


def test_the_turn_of_the_last_seal_is_finished() -> None:
    state = one_seal_short()

    assert asked(tell(state, "1 fulfil green 4")) == "1 fulfilling"


# Majorities


def test_the_white_majority_is_holgers() -> None:  # V09
    state = sealed(sealed(table(), 0, "white 3"), 1, "white 4", "white 5")

    assert final_scoring.majority_leader(BOX, state.board, "white") == 1
    assert BOX.towers["white"].majority == 2


def test_of_equal_numbers_the_highest_commission_decides() -> None:  # V10
    state = sealed(sealed(table(), 0, "yellow 5", "yellow 3"), 2, "yellow 6", "yellow 4")

    assert final_scoring.majority_leader(BOX, state.board, "yellow") == 2


# Celebrations


@pytest.mark.parametrize(
    ("card", "brings"),
    [("monument", 3), ("carnival", 2), ("wedding", -2), ("masked-ball", -2), ("banquet", -3)],
)
def test_most_celebrations_bring_what_they_say(card: str, brings: int) -> None:
    assert final_scoring.celebration_points(BOX, table().board, table().seat, card) == brings


def test_recognition_counts_seals_at_heights_three_and_four() -> None:
    state = sealed(table(), 0, "white 3", "white 4", "yellow 4", "white 5", "yellow 6")

    assert final_scoring.celebration_points(BOX, state.board, state.seat, "recognition") == 3


@pytest.mark.parametrize(("more", "brings"), [((), 0), (("blue 3",), 3)])
def test_the_tournament_wants_seals_on_four_towers(more: tuple[str, ...], brings: int) -> None:
    state = sealed(table(), 0, "white 3", "yellow 4", "yellow 3", "red 4", *more)

    assert final_scoring.celebration_points(BOX, state.board, state.seat, "tournament") == brings


# The end


def last_turn(state: State) -> State:
    """Seat 0 plays the last turn: seat 1 has the end tile."""
    return fulfilling(ended_by(state, 1, *SIX, "green 4"))


def test_majorities_and_celebrations_are_scored_when_the_last_turn_is_over() -> None:
    state = given(last_turn(table()), 0, hand=("carnival", "mason"))
    state = sealed(state, 0, "red 3")
    state = given(state, 2, hand=("banquet",))

    after = tell(state, "0 end")
    earned = [builder.open.earned for builder in after.builders]

    assert asked(after) == "over"
    assert [e[MAJORITIES] for e in earned] == [4, 2 + 3 + 3, 0]
    assert [e[CELEBRATIONS] for e in earned] == [2, 0, -3]
    assert keys(hear(state, "0 end"))[-1] == "firenze-game-over"
    assert facts(hear(state, "0 end"), "firenze-game-over")["points"] == max(points(after))
    assert points(after)[2] == -3  # ruling 26: points may fall below 0


def test_most_points_win() -> None:
    scores = GAME.scores(tell(last_turn(table()), "0 end"))

    assert scores is not None
    assert scores.winners == (1,)
    assert scores.totals == (0, scores.totals[1], 0)
    assert scores.tie_break == (0, 0, 0)  # there is no money, and nothing else breaks a tie


def test_the_scores_are_seen_when_it_is_over_and_not_before() -> None:
    before = last_turn(table())
    after = tell(before, "0 end")
    assert GAME.view(before, None).scores is None
    assert GAME.view(after, None).scores == GAME.scores(after)


def test_equal_points_share_the_victory() -> None:
    state = last_turn(table())
    won = GAME.scores(tell(state, "0 end"))
    assert won is not None
    rewards = won.totals[1]
    builder = state.builders[0]
    earned = list(builder.open.earned)
    earned[CELEBRATIONS] = rewards
    over = tell(state, "0 end")
    tied = replace(
        over, builders=over.builders_with(0, replace(builder.open, earned=tuple(earned)))
    )

    scores = GAME.scores(tied)

    assert scores is not None
    assert scores.winners == (0, 1)
    assert [scores.tie_texts(0), scores.tie_texts(1), scores.tie_texts(2)] == [
        *[(say("tie-shared", florins=Florins(0)),)] * 2,
        (),
    ]


def test_celebrations_are_shown_when_it_is_over_and_not_before() -> None:
    state = given(last_turn(table()), 2, hand=("carnival", "mason"))

    assert GAME.view(state, None).builders[2].revealed == ()
    after = GAME.view(tell(state, "0 end"), None)
    assert [card.name for card in after.builders[2].revealed] == ["carnival"]


def test_a_church_may_still_reward_in_the_last_turns() -> None:
    state = church(levels_taken(given(table(), 0, on_site="green 5"), 1, 5), "santa-croce")
    state = last_turn(state)

    assert points(tell(state, "0 fulfil green 5"))[0] == 4 + 2
