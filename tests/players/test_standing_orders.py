"""Standing orders of The Princes of Florence, case by case."""

from dataclasses import replace

import pytest

from bot.engine.game import Seat
from bot.engine.journal import Course, Opening, advance_course, begin_course, take_back
from bot.engine.text import Florins, Named, Refusal, Text, Who, say
from bot.games.princes.moves import Move
from bot.games.princes.state import State
from bot.planning import auction_orders
from bot.planning import princes_order_kinds as kinds
from bot.planning.planning_rules import AskPlayer
from tests.players.obeying import given, notices, refusal, reply, void
from tests.rules import princes_table
from tests.rules.princes_table import GAME, acting, naming, principality, table
from tests.rules.solo_table import alone
from tests.rules.telling import tell

# Nothing but a park still fits in here.
FULL = """
    .ffffll
    ..LLfll
    SSLLLll
    SSCLLll
    SCCUUUR
    ###U..R
    ###UUUR
"""
SIX_PARKS = """
    pppppp.
    pppppp.
    ppp....
    ppp....
    .......
    ###....
    ###....
"""

# A limit


def test_a_limit_bids_one_step_at_a_time_and_then_passes() -> None:
    state = tell(table(3), "0 nominate jester")
    acts = given(state, 1, "limit jester 500 pass")

    assert reply(state, acts) == "bid 300"
    state = tell(state, "1 bid 300", "2 pass", "0 bid 400")
    assert reply(state, acts) == "bid 500"
    state = tell(state, "1 bid 500", "0 bid 600")
    assert reply(state, acts) == "pass"


def test_a_limit_that_says_so_asks_once_it_is_reached() -> None:
    state = tell(table(3), "0 nominate jester")
    acts = given(state, 1, "limit jester 300 ask")
    state = tell(state, "1 bid 300", "2 bid 400", "0 pass")
    view = GAME.view(state, Seat(1))

    reached = say("limit-reached", lot=Named("lot", "jester"), florins=Florins(300))
    assert auction_orders.answer_by_orders("princes", view, (), acts) == AskPlayer(reached)


def test_a_limit_waits_for_its_lot() -> None:
    state = table(3)
    acts = given(state, 1, "limit jester 500 pass")

    other = tell(state, "0 nominate builder")
    assert reply(other, acts) == "ask"
    assert reply(tell(state, "0 nominate jester"), acts) == "bid 300"


def test_a_limit_names_no_lot() -> None:
    state = naming(table(3), 1)

    assert reply(state, given(state, 1, "limit jester 500 pass")) == "ask"


def test_a_limit_holds_for_one_who_named_the_lot_himself() -> None:
    state = tell(table(3), "0 nominate jester")
    acts = given(state, 0, "limit jester 400 pass")
    state = tell(state, "1 bid 300", "2 pass")

    assert reply(state, acts) == "bid 400"


def test_the_leader_may_say_that_he_goes_no_further() -> None:
    state = tell(table(3), "0 nominate jester", "1 bid 300")
    acts = given(state, 1, "limit jester 300 pass")

    assert reply(tell(state, "2 bid 400", "0 pass"), acts) == "pass"


def test_a_limit_is_for_the_round_in_which_it_was_given() -> None:
    state = table(3)
    acts = given(state, 1, "limit jester 500 pass")
    next_round = replace(state, round=2)

    assert reply(tell(next_round, "0 nominate jester"), acts) == "ask"
    assert auction_orders.unexpired_orders("princes", GAME.view(state, Seat(1)), acts) == acts
    assert not auction_orders.unexpired_orders("princes", GAME.view(next_round, Seat(1)), acts)


def test_an_undone_round_leaves_its_orders_waiting() -> None:
    state = replace(table(3), round=2)
    acts = given(state, 1, "limit jester 500 pass")
    earlier = table(3)

    assert auction_orders.unexpired_orders("princes", GAME.view(earlier, Seat(1)), acts) == acts
    assert reply(tell(earlier, "0 nominate jester"), acts) == "ask"
    both = given(earlier, 1, "pass-rest", kept=acts)
    assert both == ("1: pass-rest", "2: limit jester 500 pass")


def test_an_order_survives_an_undo() -> None:
    course = _begun()
    acts = given(course.state, _after(course, 1), "limit jester 400 pass")
    named = _went_on(course, "nominate jester")
    raised = _went_on(named, "bid 300")
    beaten = _went_on(raised, "bid 400", "pass", "bid 500")

    assert reply(beaten.state, acts) == "pass"
    assert reply(take_back(beaten, 4).state, acts) == "bid 300"


# Wishes


def test_the_best_wish_to_be_had_is_named() -> None:
    state = table(3)
    acts = given(state, 0, "wish forest 500", "wish jester 700")

    assert reply(state, acts) == "nominate forest"


def test_a_sold_wish_makes_room_for_the_next() -> None:
    state = table(3)
    acts = given(state, 1, "wish builder 500", "wish jester 700")
    state = tell(state, "0 nominate builder", "1 pass", "2 pass")

    assert reply(state, acts) == "nominate jester"


def test_a_wish_is_passed_while_a_better_one_is_to_be_had() -> None:
    state = tell(table(3), "0 nominate jester")

    assert reply(state, given(state, 1, "wish builder 500", "wish jester 700")) == "pass"
    assert reply(state, given(state, 1, "wish jester 700", "wish builder 500")) == "bid 300"


def test_what_is_not_wished_for_is_passed() -> None:
    state = tell(table(3), "0 nominate jester")

    assert reply(state, given(state, 1, "wish builder 500")) == "pass"


def test_a_wish_that_has_become_too_dear_is_no_wish_any_more() -> None:
    state = tell(table(3), "0 nominate jester")
    plan = "wish jester 300", "wish builder 500"
    acts, only = given(state, 1, *plan), given(state, 1, plan[0])
    end = given(state, 1, plan[0], "otherwise pass")
    state = tell(state, "1 bid 300", "2 bid 400", "0 pass")

    assert reply(state, acts) == "pass"
    assert reply(state, only) == "ask: no-wish-left"
    assert reply(state, end) == "pass"


def test_a_plan_that_has_come_to_its_end_withdraws_or_asks_as_it_says() -> None:
    state = table(3)
    passing = given(state, 1, "wish builder 500", "otherwise pass")
    asking = given(state, 1, "wish builder 500", "otherwise ask")
    silent = given(state, 1, "wish builder 500")
    state = tell(state, "0 nominate builder", "1 pass", "2 pass")

    assert reply(state, passing) == "withdraw"
    assert reply(state, asking) == "ask: no-wish-left"
    assert reply(state, silent) == "ask: no-wish-left"


def test_the_last_one_alone_takes_his_best_wish_at_the_opening_price() -> None:
    state = table(3)
    acts = given(state, 2, "wish builder 900", "wish jester 200")
    state = tell(state, "0 nominate builder", "1 pass", "2 pass", "1 withdraw")

    assert reply(state, acts) == "nominate jester"
    after = tell(state, "2 nominate jester")
    assert after.sales[-1].price == 200


def test_a_limit_beats_the_wishes_for_its_lot() -> None:
    state = table(3)
    acts = given(state, 1, "wish builder 500", "wish jester 700", "limit jester 300 ask")
    named = tell(state, "0 nominate jester")

    assert reply(named, acts) == "bid 300"
    assert reply(tell(named, "1 bid 300", "2 bid 400", "0 pass"), acts) == "ask: limit-reached"


def test_a_wish_without_a_plan_left_asks_nothing_in_its_name() -> None:
    state = table(3)
    acts = given(state, 1, "wish builder 500", "otherwise pass")

    assert reply(tell(state, "0 nominate jester"), acts[1:]) == "ask"


def test_two_players_wish_for_landscapes_and_lay_them_out_themselves() -> None:
    state = table(2)
    acts = given(state, 0, "wish landscapes 300")

    assert reply(state, acts) == "nominate landscapes"
    assert reply(tell(state, "0 nominate landscapes", "1 pass"), acts) == "ask"


# Passing


def test_pass_the_rest_passes_and_withdraws() -> None:
    state = table(3)
    acts = given(state, 1, "pass-rest")

    assert reply(tell(state, "0 nominate jester"), acts) == "pass"
    assert reply(naming(state, 1), acts) == "withdraw"


def test_pass_the_rest_takes_the_place_of_all_orders_before_it() -> None:
    state = table(3)
    acts = given(state, 1, "limit jester 300 pass", "wish builder 500")

    assert given(state, 1, "pass-rest", kept=acts) == ("1: pass-rest",)


def test_a_limit_given_after_pass_the_rest_is_the_exception() -> None:
    state = table(3)
    acts = given(state, 1, "pass-rest", "limit jester 300 pass")

    assert reply(tell(state, "0 nominate jester"), acts) == "bid 300"
    assert reply(tell(state, "0 nominate builder"), acts) == "pass"


def test_a_wish_takes_the_place_of_pass_the_rest() -> None:
    state = table(3)

    assert given(state, 1, "pass-rest", "wish jester 300") == ("1: wish jester 300",)


def test_a_new_order_for_the_same_lot_keeps_its_rank() -> None:
    state = table(3)
    acts = given(state, 1, "wish jester 300", "wish builder 400", "otherwise ask")

    changed = given(state, 1, "wish jester 600", "otherwise pass", kept=acts)
    assert changed == ("1: wish jester 600", "1: wish builder 400", "1: otherwise pass")


def test_orders_answer_nothing_but_naming_and_bidding() -> None:
    state = table(3)
    acts = given(state, 0, "pass-rest")

    assert reply(acting(state, 0), acts) == "ask"


# Giving


@pytest.mark.parametrize(
    ("texts", "rule", "key"),
    [
        ("limit", "notation", "move-needs-other-words"),
        ("bid 300", "notation", "no-such-move"),
        ("limit garden 300 pass", "lots", "no-such-lot"),
        ("limit landscapes 300 pass", "lots", "no-such-lot"),
        ("limit jester 300 shout", "orders", "no-such-end"),
        ("limit jester 350 pass", "raise", "limit-between-steps"),
        ("limit jester 100 pass", "orders", "limit-too-low"),
        ("limit jester -300 pass", "orders", "limit-too-low"),
        ("limit jester 3600 pass", "paying", "cannot-pay"),
        ("wish jester 199", "orders", "limit-too-low"),
        ("otherwise pass", "orders", "otherwise-needs-wishes"),
        ("wish jester 200, otherwise maybe", "orders", "no-such-end"),
    ],
)
def test_an_order_that_makes_no_sense_is_refused(texts: str, rule: str, key: str) -> None:
    refused = refusal(table(3), 1, *texts.split(", "))

    assert (refused.rule, refused.text.key) == (rule, key)


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("limit jester 350 ask", "limit jester 300 ask"),
        ("limit jester 0 pass", "limit jester 200 pass"),
        ("wish jester 9999", "wish jester 3500"),
    ],
)
def test_a_refused_limit_names_the_nearest(text: str, nearest: str) -> None:
    assert refusal(table(3), 1, text).nearest == nearest


def test_a_limit_has_to_reach_the_next_bid() -> None:
    state = tell(table(3), "0 nominate jester", "1 bid 300")

    assert refusal(state, 2, "limit jester 300 pass").nearest == "limit jester 400 pass"
    assert refusal(state, 0, "limit jester 300 pass").nearest == "limit jester 400 pass"
    assert given(state, 1, "limit jester 300 pass")


def test_no_order_is_given_for_what_cannot_be_had() -> None:
    state = table(3)
    sold = tell(state, "0 nominate jester", "1 pass", "2 pass")
    gone = replace(state, stock=replace(state.stock, jesters=0))
    builders = princes_table.given(state, 1, builders=3)

    assert refusal(sold, 1, "limit jester 300 pass").text.key == "lot-sold"
    assert refusal(gone, 1, "limit jester 300 pass").text.key == "lot-exhausted"
    assert refusal(builders, 1, "wish builder 300").text.key == "has-all-builders"
    assert refusal(_full(state, 1), 1, "wish lake 300").text.key == "landscape-fits-nowhere"
    assert given(_full(state, 1), 1, "wish park 300")


def test_two_players_wish_for_landscapes_while_one_that_is_left_fits() -> None:
    state = _full(table(2), 1)
    without_parks = princes_table.given(state, 0, **principality(SIX_PARKS))

    assert given(state, 1, "wish landscapes 300")
    assert refusal(without_parks, 1, "wish landscapes 300").text.key == "no-landscape-left-fits"


def test_no_order_is_given_for_a_lot_one_has_passed() -> None:
    state = tell(table(4), "0 nominate jester", "1 pass")

    assert refusal(state, 1, "limit jester 900 pass").text.key == "lot-passed"


def test_no_order_is_given_by_one_who_cannot_pay_the_next_bid() -> None:
    state = princes_table.given(table(3), 1, florins=100)
    refused = refusal(state, 1, "limit jester 300 pass")

    assert (refused.text.key, refused.nearest) == ("cannot-pay", "")


def test_with_the_characters_points_do_not_count_among_the_means() -> None:
    """Ruling 18; the refusal speaks of cash alone."""
    rich = princes_table.given(table(3, characters="on"), 1, florins=500, points=9)
    poor = princes_table.given(rich, 1, florins=100)

    refused = refusal(rich, 1, "limit jester 600 pass")
    assert (refused.rule, refused.text.key) == ("no-selling", "cannot-pay-in-cash")
    assert refused.nearest == "limit jester 500 pass"
    assert refusal(poor, 1, "wish jester 300").text.key == "cannot-pay-in-cash"
    assert void(poor, 1, given(rich, 1, "limit jester 500 pass")) == {
        "limit jester 500 pass": "cannot-pay-in-cash"
    }


def test_points_count_among_the_means() -> None:
    state = princes_table.given(table(3), 1, florins=200, points=3)

    assert given(state, 1, "limit jester 500 pass")
    assert refusal(state, 1, "limit jester 600 pass").nearest == "limit jester 500 pass"


def test_orders_are_given_by_those_who_are_still_in() -> None:
    state = table(3)
    withdrawn = tell(state, "0 withdraw")
    bought = tell(state, "0 nominate jester", "1 pass", "2 pass")

    assert refusal(withdrawn, 0, "pass-rest").text.key == "already-withdrawn"
    assert refusal(bought, 0, "pass-rest").text.key == "already-bought"


def test_alone_nobody_waits_so_there_are_no_orders() -> None:
    assert refusal(alone(), 0, "pass-rest").text.key == "no-orders-alone"


def test_orders_are_given_while_another_one_looks_at_his_cards() -> None:
    state = tell(table(3), "0 nominate prestige", "1 pass", "2 pass")

    assert given(state, 1, "pass-rest")


# What breaks


def test_a_lot_sold_below_the_limit_is_told() -> None:
    before = tell(table(3), "0 nominate jester", "1 pass")
    acts = ("1: limit jester 500 pass",)
    after = tell(before, "2 pass")

    assert void(after, 1, acts) == {"limit jester 500 pass": "lot-sold"}
    assert notices(before, after, 1, acts) == ["lot-sold"]
    assert notices(after, tell(after, "1 withdraw"), 1, acts) == []


def test_a_limit_that_was_beaten_ends_in_silence() -> None:
    before = tell(table(3), "0 nominate jester")
    acts = given(before, 1, "limit jester 300 pass")
    before = tell(before, "1 bid 300", "2 bid 400", "0 pass")
    after = tell(before, f"1 {reply(before, acts)}")

    assert void(after, 1, acts) == {"limit jester 300 pass": "lot-sold"}
    assert notices(before, after, 1, acts) == []


def test_what_one_wins_ends_the_other_orders_in_silence() -> None:
    before = tell(table(3), "0 nominate jester", "1 pass")
    acts = given(before, 0, "limit builder 300 pass", "wish prestige 300")
    after = tell(before, "2 pass")

    assert set(void(after, 0, acts).values()) == {"already-bought"}
    assert notices(before, after, 0, acts) == []


def test_a_withdrawal_by_hand_is_told_and_one_by_order_is_not() -> None:
    before = naming(table(3), 1)
    after = tell(before, "1 withdraw")
    limit = given(before, 1, "limit jester 300 pass")
    passing = given(before, 1, "pass-rest", "limit jester 300 pass")

    assert notices(before, after, 1, limit) == ["already-withdrawn"]
    assert notices(before, after, 1, passing) == []


def test_only_the_last_wish_is_mourned_and_only_by_one_who_wants_to_be_asked() -> None:
    before = tell(table(3), "0 nominate builder", "1 pass")
    after = tell(before, "2 pass")
    sold = "1: wish builder 500"

    assert notices(before, after, 1, (sold,)) == ["lot-sold"]
    assert notices(before, after, 1, (sold, "1: otherwise ask")) == ["lot-sold"]
    assert notices(before, after, 1, (sold, "1: otherwise pass")) == []
    assert notices(before, after, 1, (sold, "1: wish jester 300")) == []


def test_an_order_is_void_when_an_undone_round_comes_otherwise() -> None:
    state = table(3)
    acts = given(state, 1, "limit jester 3000 pass", "wish lake 300", "wish builder 300")
    poorer = princes_table.given(_full(state, 1), 1, florins=2000, points=0, builders=3)

    assert void(poorer, 1, acts) == {
        "limit jester 3000 pass": "cannot-pay",
        "wish lake 300": "landscape-fits-nowhere",
        "wish builder 300": "has-all-builders",
    }
    assert len(notices(state, poorer, 1, acts)) == 3
    assert reply(tell(poorer, "0 nominate jester"), acts) == "ask: no-wish-left"


# In words


def test_an_order_is_told_in_words() -> None:
    jester = Named("lot", "jester")
    told = [
        auction_orders.describe_order("princes", act)
        for act in (
            "3: limit jester 700 pass",
            "3: wish jester 700",
            "3: otherwise ask",
            "3: pass-rest",
        )
    ]

    assert told == [
        say("order-princes-limit", lot=jester, florins=Florins(700), afterwards="pass"),
        say("order-princes-wish", lot=jester, florins=Florins(700)),
        say("order-princes-otherwise", then="ask"),
        say("order-princes-pass-rest"),
    ]


def test_a_notice_names_the_order_and_what_broke_it() -> None:
    before = tell(table(3), "0 nominate jester", "1 pass")
    views = GAME.view(before, Seat(1)), GAME.view(tell(before, "2 pass"), Seat(1))
    jester = Named("lot", "jester")

    order = say("order-princes-limit", lot=jester, florins=Florins(500), afterwards="ask")
    why = say("lot-sold", lot=jester, who=Who(0))
    told = auction_orders.derive_void_notices(
        "princes", lambda: views[0], views[1], ("1: limit jester 500 ask",)
    )
    assert told == (say("order-void", order=order, why=why),)


def test_orders_are_spelt_in_the_words_of_the_game() -> None:
    spelt: dict[str, kinds.AuctionOrder] = {
        "limit jester 700 pass": kinds.Limit("jester", 700, "pass"),
        "wish forest 500": kinds.Wish("forest", 500),
        "otherwise ask": kinds.Otherwise("ask"),
        "pass-rest": kinds.PassRest(),
    }

    for text, order in spelt.items():
        assert kinds.VOCABULARY.spell(order) == text
        assert kinds.VOCABULARY.read(text) == order


def test_what_cannot_be_read_does_nothing_and_is_not_kept() -> None:
    state = tell(table(3), "0 nominate jester")
    view = GAME.view(state, Seat(1))
    acts = ("1: seek jester", "limit jester 300 pass", "1: limit jester 300")

    assert reply(state, acts) == "ask"
    assert not auction_orders.unexpired_orders("princes", view, acts)
    assert not auction_orders.list_void_orders("princes", view, acts)


def test_a_game_without_orders_asks_its_players() -> None:
    state = tell(table(3), "0 nominate jester")
    view = GAME.view(state, Seat(1))
    acts = ("1: limit jester 300 pass",)
    refused = auction_orders.add_orders("chess", view, (), ["pass-rest"])

    assert auction_orders.answer_by_orders("chess", view, (), acts) == AskPlayer()
    assert isinstance(refused, Refusal)
    assert refused.text == Text("no-orders-here")
    assert not auction_orders.unexpired_orders("chess", view, acts)
    assert not auction_orders.list_void_orders("chess", view, acts)


def test_a_move_that_is_not_legal_is_never_made() -> None:
    state = tell(table(3), "0 nominate jester")
    view = GAME.view(state, Seat(1))

    assert auction_orders.answer_by_orders("princes", view, (), ("1: pass-rest",)) == AskPlayer()


# Arranging


def _full(state: State, seat: int) -> State:
    """This seat has built up nearly all of its principality."""
    return princes_table.given(state, seat, **principality(FULL))


def _begun() -> Course[State, Move]:
    """A game in which all have chosen their professions."""
    opening = Opening("princes", 1, "", 3, (("deal", "secret"), ("money", "covered")), "undo")
    course = begin_course(GAME, opening)
    for seat, estate in enumerate(course.state.estates):
        after = advance_course(
            GAME, course, Seat(seat), _move(f"give-back {estate.hidden.hand[0]}")
        )
        assert not isinstance(after, Refusal)
        course = after
    return course


def _went_on(course: Course[State, Move], *moves: str) -> Course[State, Move]:
    for move in moves:
        (seat,) = GAME.to_move(course.state)
        after = advance_course(GAME, course, seat, _move(move))
        assert not isinstance(after, Refusal)
        course = after
    return course


def _after(course: Course[State, Move], steps: int) -> int:
    (seat,) = GAME.to_move(course.state)
    return course.state.clockwise(seat)[steps]


def _move(text: str) -> Move:
    move = GAME.vocabulary.read(text)
    assert not isinstance(move, Refusal)
    return move
