"""Rounds, the end and what is seen of a game alone against Wolfgang (Rules p. 10, 12)."""

from dataclasses import replace
from itertools import combinations_with_replacement
from typing import Any

import pytest

from bot.engine.game import Scores, Seat
from bot.engine.game_transcript import format_ending
from bot.engine.journal import Course, advance_course, begin_course, count_undoable
from bot.engine.random_draws import Chance
from bot.engine.text import Florins, Named, Text, Who
from bot.games.princes import final_scoring, rounds
from bot.games.princes.actions import Acting
from bot.games.princes.automa import solo_of, with_solo
from bot.games.princes.automa_auction import NominatingAlone
from bot.games.princes.final_scoring import Over
from bot.games.princes.payments_and_gains import count_thing
from bot.games.princes.state import State
from bot.games.princes.state_parts import BEST_WORKS, RECRUITING, WOLFGANG, DoneWork, Roll, Sale
from bot.games.princes.view import AutomaView
from bot.players.registry import computer_players
from tests.conformance.tables import Table
from tests.players import match
from tests.rules.princes_table import BOX, GAME, given, on_top
from tests.rules.solo_table import alone, beginning, him, his, over, told
from tests.rules.telling import hear, keys, step, tell

assert BOX.automa is not None
AUTOMA = BOX.automa


def feat(value: int, round_: int = 1) -> dict[str, Any]:
    return {"table": ("poet",), "feats": (DoneWork(round_, "poet", value),)}


# Order of play


def test_whoever_starts_has_the_first_turn() -> None:
    first = tell(beginning(alone(), 0), "0 withdraw")
    assert first.question == Acting(Seat(0))
    assert not solo_of(first).acts
    second = tell(beginning(alone(), WOLFGANG), "0 withdraw")
    assert second.question == Acting(Seat(0))
    assert len(solo_of(second).acts) == 2


def test_wolfgang_answers_after_the_players_turn_and_then_the_round_ends() -> None:
    state = tell(beginning(alone(), 0), "0 withdraw", "0 end")
    assert state.round == 2
    assert len(solo_of(state).acts) == 2
    assert state.question == NominatingAlone(Seat(0))


def test_the_start_alternates_between_the_two() -> None:
    state, starters = beginning(alone(), 0), []
    while not isinstance(state.question, Over):
        starters.append(int(state.starter))
        state = tell(state, "0 withdraw", "0 end")
    assert starters == [0, 1, 0, 1, 0, 1, 0]


def test_each_round_takes_three_automa_cards_and_after_seven_none_is_left() -> None:
    state = alone()
    for round_ in range(1, 8):
        assert len(solo_of(state).deck) == 21 - 3 * (round_ - 1) - 1
        backs = {BOX.automa_cards[card].back for card in (solo_of(state).card,)}
        assert backs == {"early" if round_ < 3 else "middle" if round_ < 5 else "late"}
        state = tell(state, "0 withdraw", "0 end")
    assert not solo_of(state).deck
    assert isinstance(state.question, Over)


# The best work


@pytest.mark.parametrize(
    ("own", "his_value", "points"), [(20, 18, [3, 0]), (18, 20, [0, 3]), (18, 18, [3, 3])]
)
def test_best_works_lie_between_the_two(own: int, his_value: int, points: list[int]) -> None:
    state = given(beginning(alone(), WOLFGANG), 0, **feat(own))
    state = his(state, table=("jurist",), feats=(DoneWork(1, "jurist", his_value),))
    after = rounds._end_round(BOX, state).state
    assert [estate.open.earned[BEST_WORKS] for estate in after.estates] == points


def test_the_table_hears_wolfgang_by_his_name() -> None:
    state = his(alone(), table=("jurist",), feats=(DoneWork(1, "jurist", 8),))
    (facts,) = told(rounds._end_round(BOX, state).events, "best-work")
    assert facts["who"] == (Named("automa", "wolfgang"),)


# The end


def scored(state: State) -> Scores:
    scores = GAME.scores(final_scoring.score_final(BOX, state).state)
    assert scores is not None
    assert scores.automas == 1  # he has a row of points, and no seat that anybody owns
    return scores


def first(state: State) -> tuple[int, ...]:
    """Who is seen as the winner: Wolfgang is seen, too, though no score is his."""
    return GAME.view(final_scoring.score_final(BOX, state).state, None).winners


def told_end(state: State) -> Text:
    return final_scoring.score_final(BOX, state).events[-1].text


def standing(own: int, his_points: int, *, florins: int = 0, his_florins: int = 0) -> State:
    state = given(alone(), 0, points=own, florins=florins)
    return his(state, points=his_points, florins=his_florins)


def test_more_points_win() -> None:
    state = standing(50, 47)
    assert scored(state).winners == first(state) == (0,)
    assert scored(state).totals == (50, 47)
    assert told_end(state).key == "solo-won"
    assert format_ending(GAME, final_scoring.score_final(BOX, state).state).endswith(
        "seat 0 wins with 50 to 47"
    )


def test_when_wolfgang_has_more_nobody_wins_but_he() -> None:
    state = standing(40, 47)
    assert (scored(state).winners, first(state)) == ((), (1,))
    assert told_end(state) == Text("solo-lost", (("who", Who(0)), ("points", 40), ("his", 47)))
    assert format_ending(GAME, final_scoring.score_final(BOX, state).state).endswith(
        "the automa wins with 47 to 40"
    )


def test_money_breaks_a_tie() -> None:
    won = standing(47, 47, florins=300, his_florins=100)
    assert (scored(won).winners, told_end(won).key) == ((0,), "solo-tie-won")
    lost = standing(47, 47, florins=100, his_florins=300)
    assert (scored(lost).winners, told_end(lost).key) == ((), "solo-tie-lost")
    assert (first(won), first(lost)) == ((0,), (1,))
    assert format_ending(GAME, final_scoring.score_final(BOX, lost).state).endswith(
        "wins the tie with 47 to 47"
    )


def test_who_is_level_with_him_in_money_too_shares_the_victory() -> None:
    state = standing(47, 47, florins=200, his_florins=200)
    assert first(state) == (0, 1)
    facts = (("who", Who(0)), ("points", 47), ("florins", Florins(200)))
    assert told_end(state) == Text("solo-shared", facts)


def test_his_points_may_be_below_0_at_the_end() -> None:
    state = standing(0, -4)
    assert scored(state).totals == (0, -4)
    assert scored(state).winners == (0,)


def test_his_free_squares_are_43_minus_his_tiles_and_never_below_0() -> None:
    state = his(alone(), buildings=("university", "university"), landscapes=("forest",))
    assert GAME.view(state, None).estates[1].free_squares == 43 - 7 - 7 - 5
    full = his(alone(), buildings=("university",) * 3 + ("laboratory",) * 3, landscapes=("park",))
    assert GAME.view(full, None).estates[1].free_squares == 0


# All three freedoms: rulings, alone against Wolfgang

FREEDOMS = tuple(BOX.freedom_order)
TOKENS = [
    owned
    for many in range(7)
    for owned in combinations_with_replacement(FREEDOMS, many)
    if max(map(owned.count, FREEDOMS)) <= AUTOMA.freedoms
]


@pytest.mark.parametrize("owned", TOKENS, ids="-".join)
def test_all_three_freedoms_are_three_types_and_not_three_tokens(owned: tuple[str, ...]) -> None:
    state = his(alone(), freedoms=owned)
    points = final_scoring.prestige_card_points(BOX, state, WOLFGANG, "three-freedoms")
    assert points == (8 if {"travel", "opinion", "religion"} == {*owned} else 0)


@pytest.mark.parametrize("owned", TOKENS, ids="-".join)
def test_under_the_first_rules_any_three_tokens_are_enough(owned: tuple[str, ...]) -> None:
    state = replace(his(alone(), freedoms=owned), rules=1)
    points = final_scoring.prestige_card_points(BOX, state, WOLFGANG, "three-freedoms")
    assert points == (8 if len(owned) >= 3 else 0)


@pytest.mark.parametrize("rules", [1, 2])
def test_where_two_freedoms_are_counted_two_of_a_type_are_two(rules: int) -> None:
    built, worked = ("tower", "tower", "opera", "opera"), ("poet", "jurist", "painter", "sculptor")
    owned: dict[str, Any] = {"buildings": built, "table": worked, "freedoms": ("travel", "travel")}
    state = replace(his(alone(), **owned), rules=rules)
    card = "buildings-freedoms-works"
    assert final_scoring.prestige_card_points(BOX, state, WOLFGANG, card) == 6
    assert count_thing(BOX, him(state), "freedom") == 2


@pytest.mark.parametrize("owned", TOKENS, ids="-".join)
def test_wolfgang_keeps_the_prestige_card_worth_most(owned: tuple[str, ...]) -> None:
    """He values a card as it would be scored, before anybody scores it."""
    state = on_top(his(alone(), freedoms=owned), "prestige", "three-freedoms")
    step = over(state, "prestige")
    (look,) = solo_of(step.state).looks
    worths = dict(zip(look.cards, look.worths, strict=True))
    assert worths["three-freedoms"] == (8 if len({*owned}) == 3 else 0)


# What is seen


def test_his_row_shows_works_then_face_down_cards_known_ones_by_name() -> None:
    state = his(alone(), table=("poet",), hand=("jurist", RECRUITING, "botanist"))
    state = replace(
        state,
        estates=(
            state.estates[0],
            replace(him(state), open=replace(him(state).open, shown=("jurist",))),
        ),
    )
    view = GAME.view(state, Seat(0))
    assert view.automa is not None
    assert [(card.card, card.faceup) for card in view.automa.row] == [
        ("poet", True),
        ("jurist", False),
        (RECRUITING, False),
        ("", False),
    ]


def test_the_open_card_shows_what_it_adds_at_this_size_and_what_the_last_auction_bars() -> None:
    view = GAME.view(alone(), None)
    assert view.automa is not None
    assert view.automa.card == 1
    first, second, *others = view.automa.wants
    assert [(want.lot, want.add, want.barred) for want in (first, second)] == [
        ("builder", 2, True),
        ("jester", 6, True),
    ]
    assert not any(want.barred for want in others)


def test_the_auctions_held_are_counted() -> None:
    state = alone()
    assert GAME.view(state, None).automa.auctions == 0  # type: ignore[union-attr]
    state = tell(state, "0 nominate jester", "0 pass")
    assert GAME.view(state, None).automa.auctions == 1  # type: ignore[union-attr]
    assert GAME.view(state, None).automa.auctions_most == 4  # type: ignore[union-attr]


def automa(state: State) -> AutomaView:
    found = GAME.view(state, None).automa
    assert found is not None
    return found


def test_an_auction_that_was_won_is_counted_once_and_wolfgangs_purchase_is_none() -> None:
    sold = replace(alone(), sales=(Sale("jester", Seat(0), 500),))
    assert automa(with_solo(sold, rolls=(Roll("jester", 3, 400),))).auctions == 1
    left = tell(alone(), "0 nominate jester", "0 pass", "0 withdraw")
    assert [sale.seat for sale in left.sales] == [WOLFGANG]
    assert automa(left).auctions == 1
    last = replace(alone(), sales=(Sale("prestige", Seat(0), 200),))
    assert automa(last).auctions == 1  # the last one has no die


def test_a_die_is_seen_once_though_wolfgang_buys_at_its_price() -> None:
    rolled = tell(alone(), "0 nominate builder", "0 pass")
    (die,) = automa(rolled).dice
    bought = over(rolled, "builder").state
    assert automa(bought).dice == (die,)
    assert [one.lot for one in automa(over(rolled, "jester").state).dice] == ["builder", "jester"]


def test_once_the_auctions_are_over_no_automa_card_lies_open() -> None:
    state = over(alone(), "jester").state
    assert (automa(state).card, automa(state).wants, automa(state).lots) == (0, (), ())


def test_of_the_automa_deck_only_the_backs_are_seen() -> None:
    view = GAME.view(alone(), Seat(0))
    assert view.automa is not None
    assert view.automa.left == (("early", 5), ("middle", 6), ("late", 9))


def test_the_covered_cards_and_the_deck_may_lie_otherwise_for_all_one_knows() -> None:
    state = tell(alone(), "0 withdraw", "0 end")
    others = [GAME.imagine(state, Seat(0), Chance("else", n)) for n in range(20)]
    assert all(GAME.view(other, Seat(0)) == GAME.view(state, Seat(0)) for other in others)
    assert len({him(other).hidden.hand for other in others}) > 1
    assert len({solo_of(other).columns for other in others}) > 1
    assert len({solo_of(other).deck for other in others}) > 1
    assert not any(GAME.broken_law(other) for other in others)


def test_what_he_looked_at_is_shown_until_he_buys_again() -> None:
    top = ("most-parks", "most-jesters", "three-freedoms", "most-lakes", "most-forests")
    state = over(on_top(his(alone(), jesters=2), "prestige", *top), "prestige").state
    view = GAME.view(state, Seat(0))
    assert view.automa is not None
    assert [(look.deck, look.cards, look.kept) for look in view.automa.looks] == [
        ("prestige", top, "most-jesters")
    ]
    again = over(with_solo(alone(), looks=solo_of(state).looks), "jester").state
    assert solo_of(again).looks == ()


# Undo


def test_undo_goes_back_to_the_last_die_or_card_and_no_further() -> None:
    course: Any = begin_course(GAME, Table("princes", 1).opening("undo"))
    state = course.start
    moves = [
        f"give-back {state.estates[0].hidden.hand[0]}",
        "nominate jester",
        "pass",
        "nominate builder",
    ]
    free = []
    for line in moves:
        after = advance_course(GAME, course, Seat(0), GAME.vocabulary.read(line))
        assert isinstance(after, Course)
        course = after
        free.append(count_undoable(course, Seat(0)))
    assert free == [0, 0, 1, 0]


@pytest.mark.parametrize("starter", [0, WOLFGANG])
def test_no_undo_goes_back_behind_what_wolfgang_bought_or_a_card_turned_up(starter: int) -> None:
    """The second of two has the last turn: after it the next Automa card is turned up at once."""
    bought = step(beginning(alone(), starter), "0 withdraw")
    assert bought.opened
    assert step(bought.state, "0 end").opened


def test_all_that_wolfgang_does_is_told_within_the_move_that_let_him() -> None:
    heard = keys(hear(beginning(alone(), WOLFGANG), "0 withdraw"))
    assert heard[0] == "withdraws"
    assert heard.index("action-phase-begins") < heard.index("automa-acts")
    assert heard.count("automa-acts") == 2


# Games of random people alone against Wolfgang, every ply watched by the umpire

GAMES = 3_000
AT_ONCE = 50
LEVELS = ("easy", "standard", "hard")


def watch(number: int) -> None:
    """One game, at each level and size in turn; the umpire raises where a law is broken."""
    level, dummies = LEVELS[number % 3], "23"[number // 3 % 2]
    table = Table("princes", 1, (("level", level), ("dummies", dummies)))
    known = computer_players("princes")
    guest = known["greedy"] if number % 10 == 9 else known["random"]
    course = match.play_match(table.game, table.opening(f"solo-{number}"), [guest])
    match.check_journal(table.game, course)


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, GAMES, AT_ONCE))
def test_three_thousand_games_go_by_the_laws(first: int) -> None:
    for number in range(first, first + AT_ONCE):
        watch(number)
