"""Overpaid bricks come back (ruling 46): Mason and Architect, whenever they are played."""

from dataclasses import replace
from random import Random

import pytest

from bot.games.firenze import game
from bot.games.firenze.bricks_and_towers import subtract_bricks
from bot.games.firenze.state import State
from bot.games.firenze.state_parts import COLORS
from tests.rules.firenze_table import (
    GAME,
    ROW,
    asked,
    building,
    given,
    heap,
    row,
    short,
    site,
    stored,
    table,
)
from tests.rules.telling import facts, hear, keys, legal, step, tell

PAID = ("yellow", "green", "red", "blue", "yellow", "green", "red", "blue", "purple", "purple")
STORE = "white 7 yellow 2 green 2 red 2 blue 2 purple 2"


def laid(bricks: int, *hand: str, rules: int = 2) -> State:
    """So many white bricks lie on one tower; each colour paid for them is another."""
    state = building(given(table(), 0, STORE, hand=hand, buildings=()))
    state = replace(state, rules=rules)
    paid = iter(PAID)
    for height in range(bricks):
        state = tell(state, f"0 lay white {height}" if height else "0 begin white")
        while asked(state) == "0 paying-construction":
            state = tell(state, f"0 pay {next(paid)}")
    return state


# What the Mason brings back: three, as far as so much was paid; the last paid first.
@pytest.mark.parametrize(
    ("bricks", "back"),
    [
        (1, ""),
        (2, ""),
        (3, "yellow 1"),
        (4, "yellow 1 green 1 red 1"),
        (5, "yellow 1 green 1 blue 1"),
        (6, "blue 1 purple 2"),
    ],
)
def test_the_mason_gives_back_the_overpayment_last_paid_first(bricks: int, back: str) -> None:
    state = laid(bricks, "mason")

    after = tell(state, "0 play mason")

    gained = subtract_bricks(after.open.storehouse, state.open.storehouse)
    assert heap(gained) == back
    assert gained == subtract_bricks(state.pouch, after.pouch)
    assert len(after.turn.payments) == max(0, len(state.turn.payments) - 3)


@pytest.mark.parametrize(("bricks", "owed"), [(1, 0), (3, 0), (4, 1), (5, 3), (6, 6)])
def test_with_the_architect_one_brick_less_is_paid_for(bricks: int, owed: int) -> None:
    after = tell(laid(bricks, "architect"), "0 play architect")

    assert len(after.turn.payments) == owed
    assert after.turn.payments == PAID[:owed]


@pytest.mark.parametrize("bricks", range(1, 7))
@pytest.mark.parametrize("card", ["mason", "architect"])
def test_personnel_before_or_after_costs_the_same(card: str, bricks: int) -> None:
    late = tell(laid(bricks, card), f"0 play {card}")
    state = building(given(table(), 0, STORE, hand=(card,)))
    early, paid = tell(state, f"0 play {card}"), iter(PAID)
    for height in range(bricks):
        early = tell(early, f"0 lay white {height}" if height else "0 begin white")
        while asked(early) == "0 paying-construction":
            early = tell(early, f"0 pay {next(paid)}")

    assert (stored(late, 0), site(late, 0)) == (stored(early, 0), site(early, 0))
    assert (late.turn.payments, late.pouch) == (early.turn.payments, early.pouch)


def test_what_came_back_may_be_laid_or_paid_again() -> None:
    state = tell(laid(4, "mason"), "0 play mason", "0 begin yellow")

    assert asked(state) == "0 paying-construction"
    assert GAME.view(state, None).asked.due == 3


def test_the_table_hears_what_comes_back_and_what_was_paid_in_the_end() -> None:
    events = hear(laid(5, "mason"), "0 play mason", "0 done")

    assert keys(events)[:2] == ["firenze-plays", "firenze-gets-back"]
    assert facts(events, "firenze-gets-back")["bricks"]
    assert len(facts(events, "firenze-builds")["paid"]) == 3  # type: ignore[arg-type]


@pytest.mark.parametrize("card", ["mason", "architect"])
def test_in_a_game_of_the_first_rules_what_is_paid_is_paid(card: str) -> None:
    state = laid(6, card, rules=1)

    after = tell(state, f"0 play {card}")

    assert stored(after, 0) == stored(state, 0)
    assert after.turn.payments == state.turn.payments


def test_to_have_paid_too_much_breaks_a_law_of_these_rules_and_of_none_before() -> None:
    state = laid(4)
    overpaid = replace(state, turn=replace(state.turn, payments=PAID[:4]))

    assert not list(game.broken_laws(GAME.box, state))
    assert "more was paid for building than it costs" in GAME.broken_law(overpaid)
    assert not GAME.broken_law(replace(overpaid, rules=1))


# The pouch may have lost a paid brick: to the Alchemist, or to the Wholesaler.


def paid_for(bricks: int, *paid: str, hand: tuple[str, ...], pouch: str) -> State:
    """Seat 0 lays this many white bricks and pays in this order; the pouch began with these."""
    state = building(given(table(), 0, STORE, hand=hand, buildings=()))
    state, left = short(state, pouch, rest=1), iter(paid)
    for height in range(bricks):
        state = tell(state, f"0 lay white {height}" if height else "0 begin white")
        while asked(state) == "0 paying-construction":
            state = tell(state, f"0 pay {next(left)}")
    return state


@pytest.mark.parametrize("card", ["mason", "architect"])
def test_a_brick_that_left_the_pouch_is_passed_over_for_the_one_paid_before_it(card: str) -> None:
    paid = ("yellow", "green", "red", "blue", "yellow", "purple")
    state = paid_for(5, *paid, hand=("alchemist", card), pouch="white 4")
    state = tell(state, "0 transmute white purple")

    after = tell(state, f"0 play {card}")

    assert (
        heap(subtract_bricks(after.open.storehouse, state.open.storehouse))
        == "yellow 1 red 1 blue 1"
    )
    assert after.turn.payments == ("yellow", "green", "purple")


@pytest.mark.parametrize("card", ["mason", "architect"])
def test_what_the_wholesaler_drew_does_not_come_back(card: str) -> None:
    """He draws the two bricks that the pouch has, one of them just paid."""
    state = paid_for(3, "purple", hand=("wholesaler", card), pouch="blue 1")
    state = tell(state, "0 restock 2")
    assert heap(state.row[1].bricks) == "blue 1 purple 1"

    after = tell(state, f"0 play {card}")

    assert (stored(after, 0), after.turn.payments) == (stored(state, 0), ("purple",))


@pytest.mark.parametrize("card", ["mason", "architect"])
def test_a_brick_that_returns_to_the_pouch_later_stays_paid(card: str) -> None:
    """It comes back as the card is played, or not at all."""
    state = row(table(), *ROW, mason="purple 2")
    state = building(given(state, 0, STORE, hand=("alchemist", card, "wholesaler")))
    state = short(state, "white 4", rest=1)
    state = tell(state, "0 begin white", "0 lay white 1", "0 lay white 2", "0 pay purple")
    state = tell(state, "0 transmute white purple", f"0 play {card}")

    after = tell(state, "0 restock 2")

    assert heap(after.pouch).endswith("purple 2")
    assert (stored(after, 0), after.turn.payments) == (stored(state, 0), ("purple",))


@pytest.mark.parametrize("seed", range(40))
def test_no_pouch_is_ever_negative_however_late_personnel_is_played(seed: int) -> None:
    """Personnel is played anywhere between the bricks, once something is paid."""
    luck = Random(seed)
    cards = ("mason", "architect", "alchemist", "wholesaler")
    state = building(given(table(), 0, STORE, hand=cards, buildings=()))
    state = short(state, " ".join(f"{color} {luck.randrange(2)}" for color in COLORS), rest=1)
    for number in range(30):
        kinds: dict[str, list[str]] = {}
        for words in legal(state, 0):
            kinds.setdefault(words.split()[0], []).append(words)
        early = set() if state.turn.payments else {"play", "transmute", "restock"}
        if not (likely := [kind for kind in kinds if kind not in {"done", "exchange", *early}]):
            return
        kind = luck.choice(likely)
        state = step(state, f"0 {luck.choice(kinds[kind])}", number).state
        assert min(state.pouch) >= 0
