"""Turns thought ahead: what holds whatever luck brings, and what a wish comes to."""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.engine.game import Seat, Setup, carry_out_move, settle_options
from bot.engine.random_draws import Chance
from bot.engine.text import Florins, Refusal, Text, say
from bot.games.firenze.moves import Done, Exchange, Take
from bot.games.firenze.state_parts import COLORS, EVENT, NO_BRICKS, ORDER
from bot.planning import firenze_wishes as firenze
from bot.planning import princes_auction_orders as princes
from bot.planning import turns_ahead
from bot.planning.planning_rules import AskPlayer, PlayMove
from bot.planning.turns_ahead import ImaginedTurn, PlanStep, TurnPlan, check_plan
from tests.conformance.tables import Table
from tests.little.auction.rules import Auction, Bid

FIRENZE = Table("firenze", 3)


@cache
def start(seed: str = "ahead") -> ImaginedTurn:
    """The second player thinks of his turn while the first one has his."""
    game = FIRENZE.game
    setup = settle_options(game, 3, {})
    assert not isinstance(setup, Refusal)
    state = game.start(setup, Chance(seed, 0))
    (first,) = game.to_move(state)
    seat = Seat((first + 1) % 3)
    thought = turns_ahead.imagine_turn(game, state, seat)
    assert thought is not None
    return thought


def works(value: int, points: int) -> Text:
    florins = Florins(100 * (value - points))
    return say("works", card="poet", value=value, florins=florins, points=points)


def builds(*paid: str) -> Text:
    given = tuple(say("firenze-so-many", count=1, brick=brick) for brick in paid)
    return say("firenze-builds", bricks=(), paid=given, towers=())


def fulfils(points: int) -> Text:
    return say("firenze-fulfils", brick="white", height=4, points=points, numeral=0, seals=4)


def rewarded(church: str, points: int) -> Text:
    return say("firenze-church-rewards", card=church, points=points)


def why(thought: ImaginedTurn, *said: str) -> str:
    """Why the last of these can't be counted on."""
    *before, last = said
    for step in before:
        after = thought.try_step(step)
        assert not isinstance(after, Refusal), (step, after)
        thought = after
    refusal = thought.try_step(last)
    assert isinstance(refusal, Refusal), last
    return refusal.text.key


def after(thought: ImaginedTurn, *said: str) -> ImaginedTurn:
    thinking = check_plan(thought, TurnPlan(turns_ahead.DRAFT, tuple(map(PlanStep, said))))
    assert thinking.is_feasible, thinking.why
    return thinking.turn_so_far


def test_what_luck_brings_can_not_be_named() -> None:
    taken = after(start(), "take 1")
    new = taken.view.row[-1]
    brick = next(color for color, many in zip(COLORS, new.bricks, strict=True) if many)
    step, _ = taken.split_first_step([f"exchange {new.place} {brick}"])
    assert step == f"fetch {brick} {new.card.name}"
    refusal = taken.try_moves([f"exchange {new.place} {brick}"])
    assert isinstance(refusal, Refusal)
    assert refusal.text.key == "plan-names-luck"


def test_a_card_is_meant_wherever_it_lies() -> None:
    thought = start()
    third = thought.view.row[2]
    step, rest = thought.split_first_step(["take 3", "pay red", "pay white", "done"])
    assert step.split()[:3] == ["choose", third.card.name, "red+white"]
    assert rest == ["done"]
    step, _ = thought.split_first_step(["take 3"])
    assert step.split()[2] == "spare+spare"


def test_whichever_card_is_taken_is_the_first_with_which_the_rest_can_be_made() -> None:
    """An event is not among them, nor what costs more; in advance each may be the one."""
    view = start().view
    offers = [one for one in view.row if one.cost <= 2 and one.card.kind != EVENT]
    found = firenze.moves_for_wish(view, firenze.Whichever(2))
    assert not isinstance(found, Refusal)
    assert set(found) == {Take(one.place) for one in offers}
    assert len(offers) > 1
    planned = start().try_step("whichever 2")
    assert not isinstance(planned, Refusal)
    assert len({repr(truth.moves[0]) for truth in planned.truths}) > 1

    come = replace(start(), is_to_come=False)
    chances = {str(one.place): one for one in offers}
    for place, offer in chances.items():
        needs = next(c for c in COLORS if offer.bricks[ORDER[c]])
        plan = TurnPlan(turns_ahead.PLAN, (PlanStep("whichever 2"), PlanStep(f"begin {needs}")))
        thinking = check_plan(come, plan)
        assert thinking.is_feasible, (place, thinking.why)
    nothing = check_plan(
        come, TurnPlan(turns_ahead.PLAN, (PlanStep("whichever 2"), PlanStep("begin gold")))
    )
    assert not nothing.is_feasible


def test_only_events_are_no_card_whichever_it_is() -> None:
    view = start().view
    event = next(c for c in view.box.cards.values() if c.kind == EVENT)
    row = tuple(replace(one, card=event) for one in view.row)
    refusal = firenze.moves_for_wish(replace(view, row=row), firenze.Whichever(1))
    assert isinstance(refusal, Refusal)
    assert refusal.text.key == "firenze-ahead-only-events"


def test_what_is_better_than_planned_is_no_reason_to_ask_and_what_is_worse_is() -> None:
    thinking = check_plan(
        start(), TurnPlan(turns_ahead.DRAFT, (PlanStep("take 1"), PlanStep("done")))
    )
    step = thinking.hashed_plan().steps[0]
    digits = step.outcome_hash[:8]
    for sealed, holds in ((f"{digits}-3", True), (digits, True), (f"{digits}+3", False)):
        plan = TurnPlan(turns_ahead.PLAN, (PlanStep("take 1", sealed),))
        assert check_plan(start(), plan).is_feasible == holds, sealed
        assert turns_ahead.parse_plans([str(plan)]) == (plan,)


@pytest.mark.parametrize(
    ("rules", "planned", "now", "same", "better"),
    [
        (princes, works(14, 1), works(16, 1), True, 2),
        (princes, works(14, 1), works(14, 2), False, 0),
        (princes, say("builds", price=Florins(700)), say("builds", price=Florins(300)), True, 400),
        (princes, say("sells-points", points=1), say("sells-points", points=3), True, -2),
        (firenze, builds("white"), builds("white", "blue"), True, -1),
        (firenze, builds("white"), builds("blue"), True, 0),
        (firenze, fulfils(7), fulfils(6), True, -1),
        (firenze, rewarded("santa-croce", 3), rewarded("san-lorenzo", 4), True, 1),
        (firenze, say("firenze-plays", card="mason"), say("firenze-plays", card="x"), False, 0),
    ],
)
def test_a_plan_counts_on_what_it_names_and_on_nothing_worse(
    rules: Any, planned: Text, now: Text, *, same: bool, better: int
) -> None:
    (was, good), (is_, good_now) = rules.weigh_outcome(planned), rules.weigh_outcome(now)
    assert (was == is_) == same
    assert good_now - good == better


@pytest.mark.parametrize(
    ("wish", "wrong"),
    [
        ("choose {first} - -", ""),
        ("choose {third} white -", "firenze-ahead-card-dearer"),
        ("choose {first} - white+white+white+white+white+white+white", "firenze-ahead-card-poorer"),
        ("choose campanile - -", "firenze-ahead-card-gone"),
    ],
)
def test_a_wish_for_a_card_says_what_may_come_of_it(wish: str, wrong: str) -> None:
    thought = start()
    row = thought.view.row
    said = wish.format(first=row[0].card.name, third=row[2].card.name)
    if wrong:
        assert why(thought, said) == wrong
    else:
        assert thought.try_step(said) is not None


def test_a_brick_is_fetched_from_another_card_where_it_lies_no_more_on_that_one() -> None:
    thought = after(start(), "take 1")
    view, white = thought.view, ORDER["white"]
    first, *_, farthest = [one for one in view.row if one.bricks[white]]
    named, other = (
        firenze.moves_for_wish(view, firenze.Fetch("white", card))
        for card in (first.card.name, "nowhere")
    )
    assert first != farthest
    assert named == (Exchange(first.place, "white"),)
    assert other == (Exchange(farthest.place, "white"),)
    bare = replace(view, row=tuple(replace(one, bricks=NO_BRICKS) for one in view.row))
    refusal = firenze.moves_for_wish(bare, firenze.Fetch("white", "nowhere"))
    assert isinstance(refusal, Refusal)
    assert refusal.text.key == "firenze-ahead-brick-gone"


def test_a_step_that_would_tell_something_else_stops_the_plan() -> None:
    """Another price, another gain: what was sealed is not what would be told now."""
    thinking = check_plan(
        start(), TurnPlan(turns_ahead.DRAFT, (PlanStep("take 1"), PlanStep("done")))
    )
    sealed = thinking.hashed_plan()
    assert check_plan(start(), sealed).is_feasible
    other = replace(sealed, steps=(replace(sealed.steps[0], outcome_hash="0" * 8), sealed.steps[1]))
    stopped = check_plan(start(), other)
    assert not stopped.is_feasible
    assert stopped.instead
    assert stopped.broken_step == other.steps[0]


def test_what_was_to_be_paid_and_is_not_asked_any_more_is_left_out() -> None:
    game, setup = FIRENZE.game, settle_options(FIRENZE.game, 3, {})
    assert not isinstance(setup, Refusal)
    state = game.start(setup, Chance("ahead", 0))
    (seat,) = game.to_move(state)
    plan = TurnPlan(
        turns_ahead.PLAN,
        (PlanStep("spare"), PlanStep("choose {} - -"), PlanStep("spare"), PlanStep("done")),
    )
    first = game.view(state, seat).row[0].card.name
    kept = [str(plan).format(first)]
    assert turns_ahead.answer_by_plan(game, state, seat, kept) == PlayMove(Take(1))
    after = carry_out_move(game, state, seat, Take(1), Chance("ahead", 1)).state
    left = turns_ahead.advance_plans(game, state, after, seat, Take(1), kept)
    assert [[one.spelling for one in rest.steps] for rest in turns_ahead.parse_plans(left)] == [
        ["spare", "done"]
    ]
    assert turns_ahead.answer_by_plan(game, after, seat, left) == PlayMove(Done())
    nothing = [str(TurnPlan(turns_ahead.PLAN, (PlanStep("spare"),)))]
    assert isinstance(turns_ahead.answer_by_plan(game, state, seat, nothing), AskPlayer)


def test_what_is_kept_is_read_again_and_anything_else_is_no_plan() -> None:
    plan = TurnPlan(turns_ahead.PLAN, (PlanStep("take 1", "0123abcd"), PlanStep("done")))
    assert turns_ahead.parse_plans([str(plan), "3: limit jester 700 pass", "plan:"]) == (plan,)
    assert turns_ahead.mark_plans_loose([str(plan)]) == (
        str(replace(plan, kind=turns_ahead.LOOSE)),
    )
    assert [turns_ahead.is_stored_plan(text) for text in (str(plan), "1: pass-rest")] == [
        True,
        False,
    ]


def test_a_game_without_wishes_of_its_own_is_planned_by_moves_alone() -> None:
    game = Auction(purse=10, lots=(3, 5, 8))
    state = game.start(Setup(3, 1), Chance("lots", 0))
    thought = turns_ahead.imagine_turn(game, state, Seat(1))
    assert thought is not None
    bid = thought.try_step("bid 2")
    assert not isinstance(bid, Refusal)
    assert not bid.can_continue
    assert thought.wishes_instead() == ()
    (plan,) = [check_plan(thought, TurnPlan(turns_ahead.DRAFT, (PlanStep("bid 2"),))).hashed_plan()]
    raised = game.apply(state, Seat(0), Bid(1), Chance("lots", 1)).state
    assert turns_ahead.answer_by_plan(game, raised, Seat(1), [str(plan)]) == PlayMove(Bid(2))
    dearer = game.apply(state, Seat(0), Bid(2), Chance("lots", 1)).state
    assert turns_ahead.answer_by_plan(game, dearer, Seat(1), [str(plan)]) == AskPlayer(
        say("plan-stops", step=1, steps=1)
    )
