"""The umpire's laws: each bites on a position damaged in the way it forbids."""

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any, cast

import pytest

from bot.engine.game import Seat
from bot.games.princes import state_parts
from bot.games.princes.card_choices_and_recruiting import Picking
from bot.games.princes.state import State, Stock
from tests.rules.ascii_border import to_build
from tests.rules.estates import ENDED, example
from tests.rules.princes_table import GAME, acting, given, owning
from tests.rules.telling import tell

Damage = Callable[[State], State]


@pytest.fixture
def lawful() -> State:
    """Seat 0 owns something of everything, and is looking at bonus cards."""
    state = example(
        ENDED["en"], prestige="most-lakes", bonus=("lakes", "parks"), jesters=2, points=30
    )
    return tell(acting(given(state, 0, recruiting=2, florins=900), 0), "0 acquire-bonus")


def estate(change: Callable[[state_parts.Estate], dict[str, Any]]) -> Damage:
    """Seat 0's estate is changed, and nothing else."""

    def damaged(state: State) -> State:
        own = state.estates[0]
        return replace(state, estates=state.estates_with(Seat(0), owning(own, **change(own))))

    return damaged


def earned(source: int, points: int) -> Damage:
    return estate(lambda e: {"earned": more(e.open.earned, source, points)})


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


def more(before: tuple[int, ...], source: int, points: int) -> tuple[int, ...]:
    return (*before[:source], before[source] + points, *before[source + 1 :])


def moved(
    tiles: tuple[state_parts.Tile, ...], name: str, square: str
) -> tuple[state_parts.Tile, ...]:
    return tuple(replace(tile, square=square) if tile.name == name else tile for tile in tiles)


def with_two_towers(state: State) -> State:
    """A second tower stands where the lake was; lake and points are put in order."""
    own = state.estates[0]
    left = [*state.stock.buildings]
    left[8] -= 1  # towers
    own = replace(
        own,
        open=replace(
            own.open,
            buildings=(*own.open.buildings, state_parts.Tile("tower", "a6", 0)),
            landscapes=tuple(tile for tile in own.open.landscapes if tile.name != "lake"),
            earned=more(own.open.earned, state_parts.BUILDINGS, 3),
        ),
    )
    supply = replace(state.stock, buildings=tuple(left), landscapes=(4, 6, 6))
    return replace(state, estates=state.estates_with(Seat(0), own), stock=supply)


def with_one_freedom_twice(state: State) -> State:
    return estate(lambda _: {"freedoms": ("travel", "travel")})(state)


def with_four_builders(state: State) -> State:
    state = stock(lambda s: {"builders": s.stock.builders - 2})(state)
    return estate(
        lambda e: {"builders": 4, "earned": more(e.open.earned, state_parts.BUILDERS, 6)}
    )(state)


LAWS: dict[str, dict[str, Damage]] = {
    "the profession cards are not each in one place": {
        "a profession vanishes from its deck": decks(
            lambda s: {"profession": s.decks.profession[1:]}
        ),
        "a profession lies in the deck and on a table": decks(
            lambda s: {"profession": (*s.decks.profession, "poet", "botanist")[1:]}
        ),
        "a profession in hand changes its face": estate(lambda _: {"hand": ("botanist",)}),
    },
    "the bonus cards are not each in one place": {
        "a bonus card vanishes from a hand": estate(lambda e: {"bonus": e.hidden.bonus[1:]}),
        "a played bonus card is still in hand": decks(lambda _: {"spent": ("lakes",)}),
        "a card that is looked at vanishes": looked_at(lambda cards: cards[1:]),
        "a card that is looked at lies in the deck, too": decks(
            lambda s: {"bonus": (*s.decks.bonus, *cast(Picking, s.question).cards[:1])}
        ),
    },
    "the prestige cards are not each in one place": {
        "a prestige card is there twice": estate(
            lambda e: {"prestige": (*e.hidden.prestige, *e.hidden.prestige)}
        ),
        "a prestige card is bought and stays in the deck": estate(
            lambda e: {"prestige": (*e.hidden.prestige, "most-parks")}
        ),
    },
    "recruiting cards were lost or made": {
        "a recruiting card vanishes from a hand": estate(
            lambda e: {"recruiting": e.open.recruiting - 1}
        ),
        "a recruiting card is bought and stays on its stack": estate(
            lambda e: {"recruiting": e.open.recruiting + 1}
        ),
        "a recruiting card on a table is taken away": estate(
            lambda e: {"table": e.open.table[:-1], "feats": e.open.feats[:-1]}
        ),
    },
    "a card is shown that is not in hand": {
        "a card is shown that its owner has played": estate(lambda _: {"shown": ("botanist",)})
    },
    "jesters were lost or made": {
        "a jester comes from nowhere": estate(lambda e: {"jesters": e.open.jesters + 1}),
        "a jester vanishes from its stack": stock(lambda s: {"jesters": s.stock.jesters - 1}),
    },
    "builders were lost or made": {
        "a builder vanishes from its stack": stock(lambda s: {"builders": s.stock.builders - 1})
    },
    "buildings of the kind university were lost or made": {
        "a building leaves the supply and stands nowhere": stock(
            lambda s: {"buildings": (1, *s.stock.buildings[1:])}
        ),
        "a building stands and has not left the supply": stock(
            lambda s: {"buildings": (3, *s.stock.buildings[1:])}
        ),
    },
    "landscapes of the kind park were lost or made": {
        "a landscape has not left its stack": stock(
            lambda s: {"landscapes": (*s.stock.landscapes[:2], 7)}
        )
    },
    "landscapes of the kind forest were lost or made": {
        "a landscape becomes another one in the stack": stock(lambda _: {"landscapes": (5, 4, 6)})
    },
    "freedoms were lost or made": {
        "a freedom is introduced and stays in the supply": estate(
            lambda e: {"freedoms": (*e.open.freedoms, "religion")}
        )
    },
    "seat 0: florins were lost or made": {
        "a florin is made": estate(lambda e: {"florins": e.hidden.florins + 1}),
        "something is paid and the money is still there": estate(
            lambda e: {"spent": e.hidden.spent + 300}
        ),
        "a work is paid twice": estate(
            lambda e: {"feats": (replace(e.open.feats[0], value=7), *e.open.feats[1:])}
        ),
        "points are taken for a work and its money, too": earned(state_parts.WORKS, 1),
        "points are sold and bring no money": earned(state_parts.SOLD, -1),
    },
    "seat 0: the purse is overdrawn": {
        "more is spent than there is": estate(
            lambda e: {"florins": -100, "spent": e.hidden.spent + e.hidden.florins + 100}
        )
    },
    "seat 0: points were lost or made": {
        "a building brings too much": earned(state_parts.BUILDINGS, 1),
        "a second forest brings nothing": earned(state_parts.LANDSCAPES, -3),
        "a first builder brings points": earned(state_parts.BUILDERS, 3),
    },
    "seat 0: points for best works were lost or made": {
        "a best work is rewarded that nobody did": earned(state_parts.BEST_WORKS, 3)
    },
    "seat 0: prestige cards were scored before the end": {
        "a prestige card is scored before the end": earned(state_parts.PRESTIGE, 6)
    },
    "seat 0: there are fewer than no points": {
        "more points are sold than there are": estate(
            lambda e: {
                "earned": more(e.open.earned, state_parts.SOLD, -e.open.points - 1),
                "florins": e.hidden.florins + 100 * (e.open.points + 1),
            }
        )
    },
    "seat 0: there are not as many works as cards on the table": {
        "a work leaves no card on the table": estate(
            lambda e: {"feats": (*e.open.feats, state_parts.DoneWork(0, "poet", 0))}
        )
    },
    "seat 0: tiles overlap": {
        "a building lies on another": estate(
            lambda e: {"buildings": moved(e.open.buildings, "tower", "e3")}
        ),
        "a landscape lies on a building": estate(
            lambda e: {"landscapes": moved(e.open.landscapes, "lake", "d4")}
        ),
        "a building lies on the palazzo": estate(
            lambda e: {"buildings": moved(e.open.buildings, "tower", "c1")}
        ),
    },
    "seat 0: something stands twice": {
        "a building stands twice": with_two_towers,
        "a freedom is there twice": with_one_freedom_twice,
    },
    "seat 0: there are too many builders": {"there is a fourth builder": with_four_builders},
}


def broken(laws: dict[str, dict[str, Damage]]) -> pytest.MarkDecorator:
    cases = [(law, *case) for law, damages in laws.items() for case in damages.items()]
    return pytest.mark.parametrize(
        ("law", "damage"),
        [(law, damage) for law, _, damage in cases],
        ids=[case[1] for case in cases],
    )


def test_the_position_that_is_to_be_damaged_breaks_no_law(lawful: State) -> None:
    assert GAME.broken_law(lawful) == ""


@broken(LAWS)
def test_the_umpire_names_the_broken_law(lawful: State, damage: Damage, law: str) -> None:
    assert GAME.broken_law(damage(lawful)) == law


@pytest.mark.parametrize("pile", [field.name for field in fields(Stock)])
def test_no_stack_of_the_supply_is_negative(lawful: State, pile: str) -> None:
    before = getattr(lawful.stock, pile)
    fewer: Any = -1 if isinstance(before, int) else (*before[:-1], -1)
    damaged = replace(lawful, stock=replace(lawful.stock, **{pile: fewer}))

    assert GAME.broken_law(damaged) == "there is less than nothing in the supply"


ACROSS: dict[str, dict[str, Damage]] = {
    "seats 0 and 1 do not agree on what lies across their border": {
        "a tile across a border is in one book only": lambda s: replace(
            s,
            estates=s.estates_with(
                Seat(1), replace(s.estates[1], open=replace(s.estates[1].open, buildings=()))
            ),
        ),
        "it lies otherwise for the other one": estate(
            lambda e: {"buildings": moved(e.open.buildings, "tower", "f4")}
        ),
    },
    "something lies across a border that is none": {
        "everybody builds alone": lambda s: replace(s, options=replace(s.options, together=False))
    },
    "florins between neighbours were lost or made": {
        "the builder receives more than the partner paid": estate(
            lambda e: {"florins": e.hidden.florins + 100, "received": e.hidden.received + 100}
        )
    },
    "buildings of the kind tower were lost or made": {
        "it left the supply twice": stock(
            lambda s: {"buildings": (*s.stock.buildings[:8], 1, s.stock.buildings[9])}
        )
    },
}


@pytest.fixture
def shared() -> State:
    return tell(to_build(), "0 offer tower east g4 0 500", "1 accept 500")


@broken(ACROSS)
def test_across_a_border_the_umpire_names_the_law(shared: State, damage: Damage, law: str) -> None:
    assert GAME.broken_law(shared) == ""
    assert GAME.broken_law(damage(shared)) == law


def test_the_umpire_names_the_seat_whose_books_are_wrong(lawful: State) -> None:
    other = lawful.estates[2]
    damaged = lawful.estates_with(
        Seat(2), replace(other, hidden=replace(other.hidden, florins=other.hidden.florins + 100))
    )
    law = "seat 2: florins were lost or made"
    assert GAME.broken_law(replace(lawful, estates=damaged)) == law
