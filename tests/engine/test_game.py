"""The questions that the engine asks of any game, tried on the one there is."""

from dataclasses import replace
from zlib import crc32

import pytest

from bot.engine import game
from bot.engine.random_draws import Chance
from bot.engine.text import Refusal
from bot.games.princes.moves import Bid, Build, Nominate, Pass, Withdraw
from bot.games.princes.state import State
from tests.rules.princes_table import BOX, GAME, acting, dealt, given, naming, table
from tests.rules.telling import tell

LUCK = Chance("engine", 1)


# Settling what was wished


def test_what_was_not_wished_has_its_default() -> None:
    setup = game.settle_options(GAME, 2, {"deal": "open"})
    others = (("money", "covered"), ("freedoms", "5"), ("characters", "off"), ("together", "off"))
    assert setup == game.Setup(2, GAME.rules, (("deal", "open"), *others))


@pytest.mark.parametrize(
    ("seats", "wished", "key"),
    [
        (0, {}, "wrong-number-of-players"),
        (6, {}, "wrong-number-of-players"),
        (2, {"weather": "fine"}, "no-such-option"),
        (2, {"freedoms": "6"}, "no-such-value"),
        (3, {"freedoms": "4"}, "option-at-other-sizes"),
        (1, {"deal": "open"}, "option-at-other-sizes"),
        (2, {"level": "easy"}, "option-at-other-sizes"),
    ],
)
def test_what_can_t_be_had_is_refused(seats: int, wished: dict[str, str], key: str) -> None:
    refusal = game.settle_options(GAME, seats, wished)
    assert isinstance(refusal, Refusal)
    assert refusal.text.key == key


def test_an_option_of_other_sizes_is_refused_with_these_sizes() -> None:
    refusal = game.settle_options(GAME, 1, {"money": "open"})
    assert isinstance(refusal, Refusal)
    assert refusal.text.fact("sizes") == (2, 3, 4, 5)
    assert refusal.text.fact("seats") == 1


# Judging and listing


def test_whoever_is_not_to_move_has_no_moves() -> None:
    assert game.legal_moves(GAME, table(), game.Seat(1)) == []
    assert game.legal_moves(GAME, table(), game.Seat(7)) == []
    assert game.why_not(GAME, table(), game.Seat(7), Withdraw()) is not None


def test_a_legal_move_has_nothing_against_it_and_can_be_played() -> None:
    assert game.why_not(GAME, table(), game.Seat(0), Nominate("park")) is None
    assert isinstance(
        game.play_move(GAME, table(), game.Seat(0), Nominate("park"), LUCK), game.Step
    )


def test_what_is_refused_is_not_played() -> None:
    refusal = game.play_move(GAME, table(), game.Seat(0), Nominate("castle"), LUCK)
    assert refusal == game.why_not(GAME, table(), game.Seat(0), Nominate("castle"))


def test_the_nearest_act_is_of_the_same_kind_or_there_is_none() -> None:
    refusal = game.why_not(GAME, table(), game.Seat(0), Bid(300))
    assert refusal is not None
    assert refusal.nearest == ""


def test_the_nearest_of_many_squares_is_the_one_beside() -> None:
    refusal = game.why_not(GAME, acting(table(), 0), game.Seat(0), Build("tower", "c3", 1))
    assert refusal is not None
    # c3 stands on the palazzo's wall; d3 meets it at a corner only.
    assert refusal.nearest == "build tower d3 1"


def test_the_fewest_words_differ_in_the_nearest_act() -> None:
    state = acting(given(table(), 0, hand=("poet", "jurist"), jesters=3, bonus=("lakes",)), 0)
    move = GAME.vocabulary.read("work poet parks 0")
    assert not isinstance(move, Refusal)
    refusal = game.why_not(GAME, state, game.Seat(0), move)
    assert refusal is not None
    assert refusal.nearest.split()[:2] == ["work", "poet"]


# What a seat has to do, and how it lets a question go by


def test_a_move_is_forced_where_everybody_sees_that_there_is_no_other() -> None:
    poor = tell(given(table(), 1, florins=200, points=0), "0 nominate park")
    assert game.legal_moves(GAME, poor, game.Seat(1)) == [Pass()]
    assert game.forced_move(GAME, poor, game.Seat(1)) is None
    assert game.forced_move(GAME, _with_open_money(poor), game.Seat(1)) == Pass()
    assert game.forced_move(GAME, table(), game.Seat(0)) is None


def _with_open_money(state: State) -> State:
    return replace(state, options=replace(state.options, open_money=True))


def test_that_points_could_be_sold_is_no_choice() -> None:
    state = tell(given(table(), 1, builders=3), "0 nominate builder")
    assert state.estates[1].open.points > 0
    assert game.forced_move(GAME, state, game.Seat(1)) == Pass()


def test_a_question_may_be_let_go_by_unless_it_has_to_be_decided() -> None:
    assert game.passing_move(GAME, table(), game.Seat(0)) == Withdraw()
    assert game.passing_move(GAME, tell(table(), "0 nominate park"), game.Seat(1)) == Pass()
    assert game.passing_move(GAME, dealt(), game.Seat(0)) is None


# Tally and scores


def test_the_seal_of_a_tally_differs_when_anything_noted_differs() -> None:
    state = table()
    seals = {GAME.tally(other).seal() for other in _other_truths()} | {GAME.tally(state).seal()}
    assert len(seals) == 1 + len(_other_truths())
    assert all(len(seal) == 8 for seal in seals)


def _other_truths() -> list[State]:
    state = table()
    decks = state.decks
    return [
        replace(state, round=2),
        given(state, 0, florins=100),
        given(state, 0, points=1),
        naming(state, 1),
        replace(state, decks=replace(decks, bonus=decks.bonus[::-1])),
        replace(state, decks=replace(decks, prestige=decks.prestige[::-1])),
        given(state, 2, hand=state.estates[2].hidden.hand[::-1]),
        given(state, 2, bonus=(next(iter(BOX.bonus)),)),
    ]


def test_the_same_notes_and_cards_have_the_same_seal() -> None:
    assert (
        game.Tally((("round", (1,)),), ("a",)).seal()
        == game.Tally((("round", (1,)),), ("a",)).seal()
    )
    assert (
        game.Tally((("round", (1,)),), ("a",)).seal()
        != game.Tally((("round", (1,)),), ("b",)).seal()
    )


@pytest.mark.parametrize("cards", [(), ("a",), (("a", "b"), ("c",)), (["a", ("b",)], (), 3, "")])
def test_a_seal_is_that_of_the_whole_as_python_spells_it(cards: tuple[object, ...]) -> None:
    notes = (("round", (1, 2)),)
    for _ in range(2):  # what was spelt before, too
        assert game.Tally(notes, cards).seal() == f"{crc32(repr((notes, cards)).encode()):08x}"


def test_a_total_is_the_sum_of_all_sources() -> None:
    scores = game.Scores(("works", "sold"), ((9, -2), (3, 0)), (100, 200), (game.Seat(0),))
    assert scores.totals == (7, 3)
