"""Turns thought ahead: what holds whatever luck brings, and what a wish comes to."""

from dataclasses import replace
from functools import cache

import pytest

from bot.engine.chance import Chance
from bot.engine.game import Seat, Setup, settled
from bot.engine.text import Refusal, say
from bot.games.firenze.pieces import COLORS
from bot.players import ahead
from bot.players.ahead import Plan, Step, Thought, thought_through
from bot.players.order_rules import Ask, Play
from tests.conformance.tables import Table
from tests.little.auction.rules import Auction, Bid

FIRENZE = Table("firenze", 3)


@cache
def start(seed: str = "ahead") -> Thought:
    """The second player thinks of his turn while the first one has his."""
    game = FIRENZE.game
    setup = settled(game, 3, {})
    assert not isinstance(setup, Refusal)
    state = game.start(setup, Chance(seed, 0))
    (first,) = game.to_move(state)
    seat = Seat((first + 1) % 3)
    thought = ahead.begun(game, state, seat)
    assert thought is not None
    return thought


def why(thought: Thought, *said: str) -> str:
    """Why the last of these can't be counted on."""
    *before, last = said
    for step in before:
        after = thought.then(step)
        assert not isinstance(after, Refusal), (step, after)
        thought = after
    refusal = thought.then(last)
    assert isinstance(refusal, Refusal), last
    return refusal.text.key


def after(thought: Thought, *said: str) -> Thought:
    thinking = thought_through(thought, Plan(ahead.DRAFT, tuple(map(Step, said))))
    assert thinking.holds, thinking.why
    return thinking.last


def test_what_luck_brings_can_not_be_named() -> None:
    taken = after(start(), "take 1")
    new = taken.view.row[-1]
    brick = next(color for color, many in zip(COLORS, new.bricks, strict=True) if many)
    step, _ = taken.kept_as([f"exchange {new.place} {brick}"])
    assert step == f"fetch {brick} {new.card.name}"
    assert why(taken, step) == "plan-names-luck"


def test_a_card_is_meant_wherever_it_lies() -> None:
    thought = start()
    third = thought.view.row[2]
    step, rest = thought.kept_as(["take 3", "pay white", "pay white", "done"])
    assert step.split()[:3] == ["choose", third.card.name, "white+white"]
    assert rest == ["done"]
    step, _ = thought.kept_as(["take 3"])
    assert len(step.split()[2].split("+")) == 2


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
        assert thought.then(said) is not None


def test_a_brick_that_lies_there_no_more_is_said_to_be_gone() -> None:
    assert why(after(start(), "take 1"), "fetch white campanile") == "firenze-ahead-brick-gone"


def test_a_step_that_would_tell_something_else_stops_the_plan() -> None:
    """Another price, another gain: what was sealed is not what would be told now."""
    thinking = thought_through(start(), Plan(ahead.DRAFT, (Step("take 1"), Step("done"))))
    sealed = thinking.pinned()
    assert thought_through(start(), sealed).holds
    other = replace(sealed, steps=(replace(sealed.steps[0], seal="0" * 8), sealed.steps[1]))
    stopped = thought_through(start(), other)
    assert not stopped.holds
    assert stopped.instead
    assert stopped.broken == other.steps[0]


def test_what_is_kept_is_read_again_and_anything_else_is_no_plan() -> None:
    plan = Plan(ahead.PLAN, (Step("take 1", "0123abcd"), Step("done")))
    assert ahead.read([str(plan), "3: limit jester 700 pass", "plan:"]) == (plan,)
    assert ahead.loosened([str(plan)]) == (str(replace(plan, kind=ahead.LOOSE)),)
    assert [ahead.is_plan(text) for text in (str(plan), "1: pass-rest")] == [True, False]


def test_a_game_without_wishes_of_its_own_is_planned_by_moves_alone() -> None:
    game = Auction(purse=10, lots=(3, 5, 8))
    state = game.start(Setup(3, 1), Chance("lots", 0))
    thought = ahead.begun(game, state, Seat(1))
    assert thought is not None
    bid = thought.then("bid 2")
    assert not isinstance(bid, Refusal)
    assert not bid.goes_on
    assert thought.wishes() == ()
    (plan,) = [thought_through(thought, Plan(ahead.DRAFT, (Step("bid 2"),))).pinned()]
    raised = game.apply(state, Seat(0), Bid(1), Chance("lots", 1)).state
    assert ahead.reply(game, raised, Seat(1), [str(plan)]) == Play(Bid(2))
    dearer = game.apply(state, Seat(0), Bid(2), Chance("lots", 1)).state
    assert ahead.reply(game, dearer, Seat(1), [str(plan)]) == Ask(
        say("plan-stops", step=1, steps=1)
    )
