"""Orders for auctions to come: given while the round before is played, judged when they begin."""

from dataclasses import replace

from bot.engine.game import Seat
from bot.games.princes.state import State
from bot.planning import orders
from bot.planning.planning_rules import AskPlayer
from tests.players.obeying import given, notices, refusal, reply, void
from tests.rules import princes_table
from tests.rules.princes_table import GAME, acting, dealt, hiring, naming, table
from tests.rules.telling import tell


def opened(state: State, starter: int = 1) -> State:
    """The auctions of the next round."""
    return naming(replace(state, round=state.round + 1), starter)


def test_orders_are_given_in_the_actions_for_the_next_round() -> None:
    state = acting(table(3), 0)
    acts = given(state, 1, "wish jester 700", "total 900", "wish forest 500")

    assert acts == ("2: total 900", "2: wish jester 700", "2: wish forest 500")
    assert orders.orders_to_come("princes", GAME.view(state, Seat(1)), acts) == acts
    assert reply(opened(state), acts) == "nominate jester"


def test_orders_are_given_while_the_cards_are_still_dealt() -> None:
    state = dealt(3)

    assert given(state, 1, "wish jester 700") == ("1: wish jester 700",)


def test_what_was_sold_this_round_is_for_sale_in_the_next() -> None:
    state = tell(table(3), "0 nominate jester", "1 pass", "2 pass")

    assert refusal(state, 0, "wish jester 300").text.key == "already-bought"
    assert given(acting(state, 0), 0, "wish jester 300") == ("2: wish jester 300",)


def test_a_purse_is_not_judged_before_the_auctions_begin() -> None:
    poor = princes_table.given(table(3), 1, florins=400)
    acts = given(acting(poor, 0), 1, "wish jester 900", "wish forest 300")

    begun = opened(acting(poor, 0))
    assert void(begun, 1, acts) == {"wish jester 900": "cannot-pay"}
    assert notices(acting(poor, 0), begun, 1, acts) == ["cannot-pay"]
    assert reply(begun, acts) == "nominate forest"


def test_what_can_never_be_is_refused_at_once() -> None:
    state = acting(princes_table.given(table(3), 1, builders=3), 0)

    assert refusal(state, 1, "wish builder 300").text.key == "has-all-builders"
    assert refusal(state, 1, "wish jester 250").nearest == "wish jester 200"
    assert refusal(state, 1, "wish jester 100").nearest == "wish jester 200"
    assert refusal(state, 1, "total 100").nearest == "total 200"


def test_what_breaks_before_they_begin_is_told_when_they_begin() -> None:
    before = acting(table(3), 0)
    acts = given(before, 1, "wish builder 400")
    built = acting(princes_table.given(table(3), 1, builders=3), 0)

    assert void(built, 1, acts) == {"wish builder 400": "has-all-builders"}
    assert notices(before, built, 1, acts) == []
    assert notices(built, opened(built), 1, acts) == ["has-all-builders"]


def test_orders_for_later_answer_nothing_yet() -> None:
    state = acting(table(3), 0)
    view, acts = GAME.view(state, Seat(0)), given(state, 0, "pass-rest")

    assert not orders.can_orders_answer("princes", view, acts)
    assert orders.answer_by_orders("princes", view, (), acts) == AskPlayer()
    begun = GAME.view(opened(state, 0), Seat(0))
    assert orders.can_orders_answer("princes", begun, acts)


def test_those_of_the_round_that_is_played_stay_for_an_undo() -> None:
    auctions = table(3)
    acts = given(auctions, 1, "limit jester 400 pass")
    both = given(acting(auctions, 0), 1, "pass-rest", kept=acts)

    assert both == ("1: limit jester 400 pass", "2: pass-rest")
    assert reply(tell(auctions, "0 nominate jester"), both) == "bid 300"
    assert orders.unexpired_orders("princes", GAME.view(opened(auctions), Seat(1)), both) == (
        "2: pass-rest",
    )


def test_lots_are_ordered_for_the_next_round_while_characters_are_hired() -> None:
    state = hiring(table(3, characters="on"))

    assert given(state, 1, "wish jester 700", "courtship muse 300") == (
        "1: courtship muse 300",
        "2: wish jester 700",
    )


def test_a_courtship_for_the_next_round_asks_neither_purse_nor_who_is_served() -> None:
    state = princes_table.served(table(3, characters="on"), 1, "muse")
    poor = acting(princes_table.given(state, 1, florins=100), 0)

    assert given(poor, 1, "courtship muse 600") == ("2: courtship muse 600",)
    assert refusal(poor, 1, "courtship muse 650").nearest == "courtship muse 600"


def test_in_the_last_round_there_is_nothing_more_to_order() -> None:
    last = replace(acting(table(3, characters="on"), 0), round=7)

    assert refusal(last, 1, "pass-rest").text.key == "no-auctions-to-come"
    assert refusal(last, 1, "no-courtship").text.key == "no-auctions-to-come"
