"""The umpire's laws: each bites on a position damaged in the way it forbids."""

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

import pytest

from bot.engine.game import Seat
from bot.games.princes.cards import Picking
from bot.games.princes.pieces import (
    BEST_WORKS,
    BUILDERS,
    BUILDINGS,
    LANDSCAPES,
    PRESTIGE,
    SOLD,
    WORKS,
    Estate,
    Feat,
    Tile,
)
from bot.games.princes.state import State, Stock
from tests.rules.ascii_border import to_build
from tests.rules.estates import ENDED, example
from tests.rules.princes_table import GAME, acting, given, owning, tell
from tests.rules.wanderings import wandering

Damage = Callable[[State], State]


@pytest.fixture
def lawful() -> State:
    """Seat 0 owns something of everything, and is looking at bonus cards."""
    state = example(
        ENDED["en"], prestige="most-lakes", bonus=("lakes", "parks"), jesters=2, points=30
    )
    return tell(acting(given(state, 0, recruiting=2, florins=900), 0), "0 acquire-bonus")


def estate(change: Callable[[Estate], dict[str, Any]]) -> Damage:
    """Seat 0's estate is changed, and nothing else."""

    def damaged(state: State) -> State:
        own = state.estates[0]
        return replace(state, estates=state.estates_with(Seat(0), owning(own, **change(own))))

    return damaged


def decks(change: Callable[[State], dict[str, Any]]) -> Damage:
    return lambda state: replace(state, decks=replace(state.decks, **change(state)))


def stock(change: Callable[[State], dict[str, Any]]) -> Damage:
    return lambda state: replace(state, stock=replace(state.stock, **change(state)))


def looked_at(change: Callable[[tuple[str, ...]], tuple[str, ...]]) -> Damage:
    def damaged(state: State) -> State:
        question = state.question
        assert isinstance(question, Picking)
        return replace(state, question=replace(question, cards=change(question.cards)))

    return damaged


def more(earned: tuple[int, ...], source: int, points: int) -> tuple[int, ...]:
    return (*earned[:source], earned[source] + points, *earned[source + 1 :])


CARDS: list[tuple[str, Damage, str]] = [
    (
        "a profession vanishes from its deck",
        decks(lambda s: {"profession": s.decks.profession[1:]}),
        "the profession cards are not each in one place",
    ),
    (
        "a profession lies in the deck and on a table",
        decks(lambda s: {"profession": (*s.decks.profession, "poet", "botanist")[1:]}),
        "the profession cards are not each in one place",
    ),
    (
        "a profession in hand changes its face",
        estate(lambda _: {"hand": ("botanist",)}),
        "the profession cards are not each in one place",
    ),
    (
        "a bonus card vanishes from a hand",
        estate(lambda e: {"bonus": e.hidden.bonus[1:]}),
        "the bonus cards are not each in one place",
    ),
    (
        "a played bonus card is still in hand",
        decks(lambda _: {"spent": ("lakes",)}),
        "the bonus cards are not each in one place",
    ),
    (
        "a card that is looked at vanishes",
        looked_at(lambda cards: cards[1:]),
        "the bonus cards are not each in one place",
    ),
    (
        "a card that is looked at lies in the deck, too",
        decks(lambda s: {"bonus": (*s.decks.bonus, *getattr(s.question, "cards")[:1])}),  # noqa: B009
        "the bonus cards are not each in one place",
    ),
    (
        "a prestige card is there twice",
        estate(lambda e: {"prestige": (*e.hidden.prestige, *e.hidden.prestige)}),
        "the prestige cards are not each in one place",
    ),
    (
        "a prestige card is bought and stays in the deck",
        estate(lambda e: {"prestige": (*e.hidden.prestige, "most-parks")}),
        "the prestige cards are not each in one place",
    ),
    (
        "a recruiting card vanishes from a hand",
        estate(lambda e: {"recruiting": e.open.recruiting - 1}),
        "recruiting cards were lost or made",
    ),
    (
        "a recruiting card is bought and stays on its stack",
        estate(lambda e: {"recruiting": e.open.recruiting + 1}),
        "recruiting cards were lost or made",
    ),
    (
        "a recruiting card on a table is taken away",
        estate(lambda e: {"table": e.open.table[:-1], "feats": e.open.feats[:-1]}),
        "recruiting cards were lost or made",
    ),
    (
        "a card is shown that its owner has played",
        estate(lambda _: {"shown": ("botanist",)}),
        "a card is shown that is not in hand",
    ),
]

PIECES: list[tuple[str, Damage, str]] = [
    (
        "a jester comes from nowhere",
        estate(lambda e: {"jesters": e.open.jesters + 1}),
        "jesters were lost or made",
    ),
    (
        "a jester vanishes from its stack",
        stock(lambda s: {"jesters": s.stock.jesters - 1}),
        "jesters were lost or made",
    ),
    (
        "a builder vanishes from its stack",
        stock(lambda s: {"builders": s.stock.builders - 1}),
        "builders were lost or made",
    ),
    (
        "a building leaves the supply and stands nowhere",
        stock(lambda s: {"buildings": (1, *s.stock.buildings[1:])}),
        "buildings of the kind university were lost or made",
    ),
    (
        "a building stands and has not left the supply",
        stock(lambda s: {"buildings": (3, *s.stock.buildings[1:])}),
        "buildings of the kind university were lost or made",
    ),
    (
        "a landscape has not left its stack",
        stock(lambda s: {"landscapes": (*s.stock.landscapes[:2], 7)}),
        "landscapes of the kind park were lost or made",
    ),
    (
        "a landscape becomes another one in the stack",
        stock(lambda _: {"landscapes": (5, 4, 6)}),
        "landscapes of the kind forest were lost or made",
    ),
    (
        "a freedom is introduced and stays in the supply",
        estate(lambda e: {"freedoms": (*e.open.freedoms, "religion")}),
        "freedoms were lost or made",
    ),
]

BOOKS: list[tuple[str, Damage, str]] = [
    (
        "a florin is made",
        estate(lambda e: {"florins": e.hidden.florins + 1}),
        "seat 0: florins were lost or made",
    ),
    (
        "something is paid and the money is still there",
        estate(lambda e: {"spent": e.hidden.spent + 300}),
        "seat 0: florins were lost or made",
    ),
    (
        "a work is paid twice",
        estate(lambda e: {"feats": (replace(e.open.feats[0], value=7), *e.open.feats[1:])}),
        "seat 0: florins were lost or made",
    ),
    (
        "points are taken for a work and its money, too",
        estate(lambda e: {"earned": more(e.open.earned, WORKS, 1)}),
        "seat 0: florins were lost or made",
    ),
    (
        "points are sold and bring no money",
        estate(lambda e: {"earned": more(e.open.earned, SOLD, -1)}),
        "seat 0: florins were lost or made",
    ),
    (
        "more is spent than there is",
        estate(lambda e: {"florins": -100, "spent": e.hidden.spent + e.hidden.florins + 100}),
        "seat 0: the purse is overdrawn",
    ),
    (
        "a building brings too much",
        estate(lambda e: {"earned": more(e.open.earned, BUILDINGS, 1)}),
        "seat 0: points were lost or made",
    ),
    (
        "a best work is rewarded that nobody did",
        estate(lambda e: {"earned": more(e.open.earned, BEST_WORKS, 3)}),
        "seat 0: points for best works were lost or made",
    ),
    (
        "a prestige card is scored before the end",
        estate(lambda e: {"earned": more(e.open.earned, PRESTIGE, 6)}),
        "seat 0: prestige cards were scored before the end",
    ),
    (
        "a second forest brings nothing",
        estate(lambda e: {"earned": more(e.open.earned, LANDSCAPES, -3)}),
        "seat 0: points were lost or made",
    ),
    (
        "a first builder brings points",
        estate(lambda e: {"earned": more(e.open.earned, BUILDERS, 3)}),
        "seat 0: points were lost or made",
    ),
    (
        "more points are sold than there are",
        estate(
            lambda e: {
                "earned": more(e.open.earned, SOLD, -e.open.points - 1),
                "florins": e.hidden.florins + 100 * (e.open.points + 1),
            }
        ),
        "seat 0: there are fewer than no points",
    ),
    (
        "a work leaves no card on the table",
        estate(lambda e: {"feats": (*e.open.feats, Feat(0, "poet", 0))}),
        "seat 0: there are not as many works as cards on the table",
    ),
]


def moved(tiles: tuple[Tile, ...], name: str, square: str) -> tuple[Tile, ...]:
    return tuple(replace(tile, square=square) if tile.name == name else tile for tile in tiles)


GROUND: list[tuple[str, Damage, str]] = [
    (
        "a building lies on another",
        estate(lambda e: {"buildings": moved(e.open.buildings, "tower", "e3")}),
        "seat 0: tiles overlap",
    ),
    (
        "a landscape lies on a building",
        estate(lambda e: {"landscapes": moved(e.open.landscapes, "lake", "d4")}),
        "seat 0: tiles overlap",
    ),
    (
        "a building lies on the palazzo",
        estate(lambda e: {"buildings": moved(e.open.buildings, "tower", "c1")}),
        "seat 0: tiles overlap",
    ),
]


def with_two_towers(state: State) -> State:
    """A second tower stands where the lake was; lake and points are put in order."""
    own = state.estates[0]
    left = [*state.stock.buildings]
    left[8] -= 1  # towers
    own = replace(
        own,
        open=replace(
            own.open,
            buildings=(*own.open.buildings, Tile("tower", "a6", 0)),
            landscapes=tuple(tile for tile in own.open.landscapes if tile.name != "lake"),
            earned=more(own.open.earned, BUILDINGS, 3),
        ),
    )
    supply = replace(state.stock, buildings=tuple(left), landscapes=(4, 6, 6))
    return replace(state, estates=state.estates_with(Seat(0), own), stock=supply)


def with_one_freedom_twice(state: State) -> State:
    return estate(lambda _: {"freedoms": ("travel", "travel")})(state)


def with_four_builders(state: State) -> State:
    state = stock(lambda s: {"builders": s.stock.builders - 2})(state)
    return estate(lambda e: {"builders": 4, "earned": more(e.open.earned, BUILDERS, 6)})(state)


UNIQUE: list[tuple[str, Damage, str]] = [
    ("a building stands twice", with_two_towers, "seat 0: something stands twice"),
    ("a freedom is there twice", with_one_freedom_twice, "seat 0: something stands twice"),
    ("there is a fourth builder", with_four_builders, "seat 0: there are too many builders"),
]
ALL = CARDS + PIECES + BOOKS + GROUND + UNIQUE


def test_the_position_that_is_to_be_damaged_breaks_no_law(lawful: State) -> None:
    assert GAME.broken_law(lawful) == ""


@pytest.mark.parametrize(("damage", "law"), [case[1:] for case in ALL], ids=[c[0] for c in ALL])
def test_the_umpire_names_the_law_that_is_broken_when(
    lawful: State, damage: Damage, law: str
) -> None:
    assert GAME.broken_law(damage(lawful)) == law


@pytest.mark.parametrize("pile", [field.name for field in fields(Stock)])
def test_no_stack_of_the_supply_is_negative(lawful: State, pile: str) -> None:
    before = getattr(lawful.stock, pile)
    fewer: Any = -1 if isinstance(before, int) else (*before[:-1], -1)
    damaged = replace(lawful, stock=replace(lawful.stock, **{pile: fewer}))

    assert GAME.broken_law(damaged) == "there is less than nothing in the supply"


ACROSS: list[tuple[str, Damage, str]] = [
    (
        "a tile across a border is in one book only",
        lambda s: replace(
            s,
            estates=s.estates_with(
                Seat(1), replace(s.estates[1], open=replace(s.estates[1].open, buildings=()))
            ),
        ),
        "seats 0 and 1 do not agree on what lies across their border",
    ),
    (
        "it lies otherwise for the other one",
        estate(lambda e: {"buildings": moved(e.open.buildings, "tower", "f4")}),
        "seats 0 and 1 do not agree on what lies across their border",
    ),
    (
        "everybody builds alone",
        lambda s: replace(s, options=replace(s.options, together=False)),
        "something lies across a border that is none",
    ),
    (
        "the builder receives more than the partner paid",
        estate(lambda e: {"florins": e.hidden.florins + 100, "received": e.hidden.received + 100}),
        "florins between neighbours were lost or made",
    ),
    (
        "it left the supply twice",
        stock(lambda s: {"buildings": (*s.stock.buildings[:8], 1, s.stock.buildings[9])}),
        "buildings of the kind tower were lost or made",
    ),
]


@pytest.fixture
def shared() -> State:
    return tell(to_build(), "0 offer tower east g4 0 500", "1 accept 500")


@pytest.mark.parametrize(
    ("damage", "law"), [case[1:] for case in ACROSS], ids=[c[0] for c in ACROSS]
)
def test_of_a_building_across_a_border_the_umpire_names_the_law_that_is_broken_when(
    shared: State, damage: Damage, law: str
) -> None:
    assert GAME.broken_law(shared) == ""
    assert GAME.broken_law(damage(shared)) == law


def test_the_umpire_names_the_seat_whose_books_are_wrong(lawful: State) -> None:
    other = lawful.estates[2]
    damaged = lawful.estates_with(
        Seat(2), replace(other, hidden=replace(other.hidden, florins=other.hidden.florins + 100))
    )
    law = "seat 2: florins were lost or made"
    assert GAME.broken_law(replace(lawful, estates=damaged)) == law


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_move_of_a_random_game_breaks_a_law(seats: int) -> None:
    for stride in wandering(seats, seats):
        law = GAME.broken_law(stride.step.state)
        assert not law, GAME.vocabulary.spell(stride.move)
