"""The umpire's laws: each bites on a position damaged in the way it forbids."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.engine.game import Seat
from bot.games.firenze import game
from bot.games.firenze.bricks_and_towers import add_brick
from bot.games.firenze.state import Deck, State
from bot.games.firenze.state_parts import CELEBRATIONS, CHURCHES, NO_BRICKS, Builder, Hidden, Tower
from bot.games.firenze.turn_end_limits import Limiting
from tests.rules.firenze_table import GAME, building, church, given, more_than, sealed, table

Damage = Callable[[State], State]


@pytest.fixture
def lawful() -> State:
    """Seat 0 has something of everything."""
    state = sealed(church(table(), "campanile"), 0, "white 6", "green 3")
    return given(
        state,
        0,
        "white 2 red 1",
        on_site="red 3",
        hand=("mason", "banquet"),
        buildings=("workshop",),
        owes_bell_tower=True,
    )


def builder(**change: Any) -> Damage:
    """Seat 0 has something else, and nothing accounts for it."""
    return lambda state: replace(
        state, builders=state.builders_with(0, replace(state.builders[0].open, **change))
    )


def earning(source: int) -> Damage:
    def damaged(state: State) -> State:
        own: Builder = state.builders[0]
        earned = tuple(many + (at == source) for at, many in enumerate(own.open.earned))
        return builder(earned=earned)(state)

    return damaged


def board(**change: Any) -> Damage:
    return lambda state: replace(state, board=replace(state.board, **change))


def two_masons(state: State) -> State:
    return replace(state, turn=replace(state.turn, played=("mason", "mason")))


def negative_pouch(state: State) -> State:
    """Every brick is somewhere, and nine of eight purple ones in a storehouse."""
    state = more_than(state, 1, f"purple {state.pouch[-1]}")
    own = state.builders[1].open
    builders = state.builders_with(1, replace(own, storehouse=add_brick(own.storehouse, "purple")))
    return replace(state, builders=builders, pouch=(*state.pouch[:-1], -1))


def out_of_order(state: State) -> State:
    balconies = (*state.board.balconies[1:], state.board.balconies[0])
    return replace(state, board=replace(state.board, balconies=balconies))


DAMAGES: dict[str, Damage] = {
    "red bricks were lost or made": builder(site=()),
    "fewer than no bricks": builder(storehouse=(3, -1, 0, 1, 0, 0)),
    "than no bricks": negative_pouch,
    "white bricks": lambda state: replace(state, pouch=NO_BRICKS),
    "not each in one place": lambda state: replace(state, deck=Deck((), 0)),
    "not taken in hand": lambda state: replace(
        state, builders=state.builders_with(0, Hidden(("mason", "banquet", "tribute")))
    ),
    "two identical buildings": builder(buildings=("workshop", "workshop")),
    "two cards of the same name": two_masons,
    "seat 0: seals": builder(seals=7),
    "neutral seals": lambda state: replace(state, options=replace(state.options, neutral_seals=1)),
    "out of order": out_of_order,
    "points were lost or made": earning(CHURCHES),
    "scored before the end": earning(CELEBRATIONS),
    "a tower is no tower": builder(site=(Tower("red", 0), Tower("red", 3))),
    "a tower is idle": lambda state: replace(state, turn=replace(state.turn, seat=Seat(1))),
    "limits are asked for": lambda state: replace(state, question=Limiting(NO_BRICKS)),
    "before the last seal": board(ender=1),
    "owes a bell tower to nobody": board(church=()),
    "waits for nobody": lambda state: replace(
        state,
        builders=tuple(
            Builder(replace(b.open, owes_bell_tower=False), b.hidden) for b in state.builders
        ),
    ),
    "too many bricks are left": lambda state: more_than(state, 2, "white 11"),
    "too many cards are left": lambda state: given(
        state,
        2,
        hand=("princess",) * 2 + ("smuggler",) * 2 + ("alchemist",) * 2,
        owes_bell_tower=True,
    ),
}


@pytest.mark.parametrize("law", DAMAGES)
def test_every_law_bites(law: str, lawful: State) -> None:
    assert not GAME.broken_law(lawful)
    found = list(game.broken_laws(GAME.box, DAMAGES[law](lawful)))
    assert any(law in broken for broken in found), found


def test_nobody_has_the_end_tile_though_somebody_has_no_seals(lawful: State) -> None:
    places = ["yellow 3", "yellow 4", "yellow 5", "yellow 6", "red 3"]
    state = sealed(lawful, 0, *places)

    assert "nobody has the end tile" in GAME.broken_law(state)


def test_a_neutral_seal_never_covers_a_balcony(lawful: State) -> None:
    assert "covers a balcony" in GAME.broken_law(sealed(building(lawful), -2, "red 5"))
