"""A table of The Princes of Florence for the tests: positions arranged, moves told in notation."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, cast

from bot.catalogue import current_game
from bot.engine.game import Seat, Setup, settle_options
from bot.engine.random_draws import Chance
from bot.games.princes import state_parts
from bot.games.princes.actions import Acting
from bot.games.princes.auction import Nominating
from bot.games.princes.box import Box
from bot.games.princes.card_choices_and_recruiting import Picking
from bot.games.princes.game import Princes
from bot.games.princes.land_grid import WEST, Ground
from bot.games.princes.state import State, Turn
from tests.rules.telling import tell

GAME = cast(Princes, current_game("princes"))
BOX = GAME.box

# Letters of a drawn principality; "." is free and "#" the palazzo.
LETTERS = {
    "U": "university",
    "L": "laboratory",
    "W": "workshop",
    "B": "library",
    "O": "opera",
    "S": "studio",
    "H": "hospital",
    "T": "theater",
    "R": "tower",
    "C": "chapel",
    "f": "forest",
    "l": "lake",
    "p": "park",
}


# Setting up


def dealt(seats: int = 4, seed: str = "medici", **options: str) -> State:
    """The table as it is laid out, before anybody has chosen his professions."""
    setup = settle_options(GAME, seats, options)
    assert isinstance(setup, Setup)
    return GAME.start(setup, Chance(seed, 0))


def table(seats: int = 4, seed: str = "medici", **options: str) -> State:
    """Round 1, and seat 0 is the starting player; everybody gave back his first profession."""
    state = dealt(seats, seed, **options)
    given_back = [
        f"{at} give-back {estate.hidden.hand[0]}" for at, estate in enumerate(state.estates)
    ]
    return naming(tell(state, *given_back), 0)


# Arranging


def given(state: State, seat: int, *, points: int | None = None, **holdings: Any) -> State:
    """This seat owns these things, as if it had come by them in play: no law is broken.

    Tiles and pieces come out of the stock and cards out of their decks (or from other hands,
    which draw again); buildings and the like bring their points. `points` are the points in all:
    those that nothing accounts for are put down to works.
    """
    before, old = state, state.estates[seat]
    estate = owning(old, **holdings)
    if "table" in holdings and "feats" not in holdings:
        estate = replace(
            estate,
            open=replace(
                estate.open,
                feats=tuple(state_parts.DoneWork(0, card, 0) for card in estate.open.table),
            ),
        )
    if "hand" in holdings and "shown" not in holdings:
        estate = replace(estate, open=replace(estate.open, shown=()))
    state = _cards_found(replace(state, estates=state.estates_with(Seat(seat), estate)), seat)
    estate = _accounted(estate, points, _began_with(state, seat))
    return _stocked(before, replace(state, estates=state.estates_with(Seat(seat), estate)))


def owning(estate: state_parts.Estate, **holdings: Any) -> state_parts.Estate:
    """The estate with these things of it changed, open and hidden ones alike."""
    hidden = {name: holdings.pop(name) for name in state_parts.Hidden.__slots__ if name in holdings}
    return state_parts.Estate(replace(estate.open, **holdings), replace(estate.hidden, **hidden))


# A principality in which a lake or a park still fits at d1 and d2; a forest fits nowhere.
FULL = """
fffffll
fffffll
fffffll
fffffll
...RRR.
###...l
###.lll
"""


def principality(drawing: str, box: Box = BOX) -> dict[str, Any]:
    """The tiles of a drawing, to be given to a seat: seven rows of LETTERS, the top one first."""
    lines = drawing.split()
    assert [len(line) for line in lines] == [7] * 7, "seven rows of seven squares"
    marked = {
        f"{column}{7 - down}": mark
        for down, line in enumerate(lines)
        for column, mark in zip("abcdefg", line, strict=True)
    }
    palazzo = {square for square, mark in marked.items() if mark == "#"}
    assert palazzo == set(box.ground.squares_of(box.ground.palazzo)), "# is the palazzo"
    tiles = [tile for mark in LETTERS for tile in _tiles(mark, marked, box.ground)]
    return {
        "buildings": tuple(tile for tile in tiles if tile.name in BOX.building_order),
        "landscapes": tuple(tile for tile in tiles if tile.name in BOX.landscape_order),
    }


def tile(name: str, *squares: str, ground: Ground = BOX.ground) -> state_parts.Tile:
    """The tile that covers exactly these squares."""
    bits = ground.bits_of(squares)
    return next(
        state_parts.Tile(name, w.square, w.turn) for w in ground.ways[name] if w.bits == bits
    )


def on_top(state: State, deck: str, *cards: str) -> State:
    """These cards lie on top of their deck, in this order."""
    pile = getattr(state.decks, deck)
    assert set(cards) <= set(pile), "only what lies in the deck can be put on top of it"
    rest = tuple(card for card in pile if card not in cards)
    return replace(state, decks=replace(state.decks, **{deck: (*cards, *rest)}))


def short(state: State, deck: str, *cards: str, rest: int) -> State:
    """Only these cards are left in a deck; the seat `rest` has the others (bonus: were played)."""
    gone = tuple(card for card in getattr(state.decks, deck) if card not in cards)
    decks = replace(on_top(state, deck, *cards).decks, **{deck: cards})
    estate = state.estates[rest]
    match deck:
        case "profession":
            estate = replace(
                estate, hidden=replace(estate.hidden, hand=(*estate.hidden.hand, *gone))
            )
        case "prestige":
            estate = replace(
                estate, hidden=replace(estate.hidden, prestige=(*estate.hidden.prestige, *gone))
            )
        case _:
            decks = replace(decks, spent=(*decks.spent, *gone))
    return replace(state, decks=decks, estates=state.estates_with(Seat(rest), estate))


def naming(state: State, seat: int, **fields: Any) -> State:
    """The auction phase begins, and this seat, the starting player, is to name a lot."""
    at, turn = Seat(seat), Nominating(Seat(seat))
    state = replace(state, starter=at, sales=(), withdrawn=(), turn=None, question=turn)
    return replace(state, **fields)


def acting(state: State, seat: int, *, actions: int = 2, **fields: Any) -> State:
    """It is this seat's action turn."""
    turn = Turn(Seat(seat), actions)
    return replace(state, question=Acting(Seat(seat)), turn=turn, **fields)


def served(state: State, seat: int, character: str, *, face_down: bool = False) -> State:
    """This character serves the seat, in the place of any other."""
    assert state.characters is not None
    others = [s for s in state.characters.serving if s.seat != seat and s.character != character]
    serving = (*others, state_parts.Serving(character, Seat(seat), face_down))
    florins = 0 if any(s.character == "banker" for s in serving) else state.characters.florins
    characters = replace(state.characters, serving=serving, florins=florins)
    return replace(state, characters=characters)


def hiring(state: State, starter: int = 0) -> State:
    """Nobody wants an object, so the characters are auctioned at once."""
    withdrawn = [f"{at} withdraw" for at in state.clockwise(Seat(starter))]
    return tell(naming(state, starter), *withdrawn)


# Asking


def asked(state: State) -> set[int]:
    return set(GAME.to_move(state))


# How an arranged position is made lawful


def _began_with(state: State, seat: int) -> int:
    if state.is_automa(Seat(seat)):
        return BOX.automa_florins(state.options.level)
    return BOX.starting_florins(state.size)


def _cards_found(state: State, seat: int) -> State:
    """Whatever this seat now holds is nowhere else; what it held before lies under the deck."""
    own = state.estates[seat]
    mine = {*own.hidden.hand, *own.open.table, *own.hidden.bonus, *own.hidden.prestige}
    estates = []
    for at, estate in enumerate(state.estates):
        if at != seat:
            mine -= {state_parts.RECRUITING}  # there are several of them
            left = tuple(
                c for c in estate.open.table if c not in mine or c == state_parts.RECRUITING
            )
            estates.append(
                owning(
                    estate,
                    hand=_others(estate.hidden.hand, mine),
                    shown=_others(estate.open.shown, mine),
                    table=left,
                    feats=estate.open.feats[: len(left)],
                    bonus=_others(estate.hidden.bonus, mine),
                    prestige=_others(estate.hidden.prestige, mine),
                )
            )
        else:
            estates.append(own)
    professions = _pile(state, "profession", tuple(estates))
    for at, estate in enumerate(estates):
        lost = len(state.estates[at].hidden.hand) - len(estate.hidden.hand)
        drawn, professions = professions[:lost], professions[lost:]
        estates[at] = owning(estate, hand=(*estate.hidden.hand, *drawn))
    decks = replace(
        state.decks,
        profession=professions,
        bonus=_pile(state, "bonus", tuple(estates)),
        prestige=_pile(state, "prestige", tuple(estates)),
        spent=_others(state.decks.spent, mine),
    )
    return replace(state, estates=tuple(estates), decks=decks)


def _others(cards: tuple[str, ...], mine: set[str]) -> tuple[str, ...]:
    return tuple(card for card in cards if card not in mine)


def _pile(state: State, deck: str, estates: tuple[state_parts.Estate, ...]) -> tuple[str, ...]:
    """What is left of a deck in its order, and under it what nobody holds any more."""
    printed = tuple(getattr(BOX, "professions" if deck == "profession" else deck))
    out = {
        card
        for e in estates
        for card in (*e.hidden.hand, *e.open.table, *e.hidden.bonus, *e.hidden.prestige)
    }
    for column in state.solo.columns if state.solo else ():
        out |= {*column.covered, *column.faceup}
    if isinstance(state.question, Picking):
        out |= set(state.question.cards)
    pile: tuple[str, ...] = getattr(state.decks, deck)
    old = [card for card in pile if card not in out]
    spent = state.decks.spent if deck == "bonus" else ()
    under = [card for card in printed if card not in {*old, *out, *spent}]
    return (*old, *under)


def _accounted(estate: state_parts.Estate, points: int | None, start: int) -> state_parts.Estate:
    """The books of an estate agree with what stands in it and lies in its purse."""
    numbers = BOX.numbers
    again = len(estate.open.landscapes) - len({tile.name for tile in estate.open.landscapes})
    earned = list(estate.open.earned)
    earned[state_parts.BUILDINGS] = numbers.building_points * len(estate.open.buildings)
    earned[state_parts.LANDSCAPES] = numbers.landscape_points * again
    earned[state_parts.BUILDERS] = numbers.builder_points * max(0, estate.open.builders - 1)
    if points is not None:
        earned[state_parts.WORKS] += points - sum(earned)
    received = sum(feat.value for feat in estate.open.feats) * numbers.florins_per_value
    received -= numbers.florins_per_point * earned[state_parts.WORKS]
    received += (
        estate.hidden.banked
        + estate.hidden.received
        - numbers.florins_for_point * earned[state_parts.SOLD]
    )
    return state_parts.Estate(
        replace(estate.open, earned=tuple(earned)),
        replace(estate.hidden, spent=start + received - estate.hidden.florins),
    )


def _stocked(old: State, state: State) -> State:
    """The stock is what the box has beyond all that stands in the principalities."""
    numbers, estates, stock = BOX.numbers, state.estates, state.stock
    # What lies across a border stands in two principalities, and came once out of the stock.
    laid = [tile for e in estates for tile in (*e.open.buildings, *e.open.landscapes)]
    tiles = [tile.name for tile in laid if tile.across != WEST]
    introduced = [freedom for e in estates for freedom in e.open.freedoms]
    before = [freedom for e in old.estates for freedom in e.open.freedoms]
    freedoms = tuple(
        left + before.count(name) - introduced.count(name)
        for name, left in zip(BOX.freedom_order, old.stock.freedoms, strict=True)
    )
    assert min(freedoms) >= 0, "there are not so many freedoms"
    gone = state.solo.discarded if state.solo else ()
    stock = replace(
        stock,
        landscapes=tuple(numbers.landscapes - tiles.count(name) for name in BOX.landscape_order),
        buildings=tuple(numbers.buildings - tiles.count(name) for name in BOX.building_order),
        freedoms=freedoms,
        recruiting=numbers.recruiting
        - gone.count(state_parts.RECRUITING)
        - sum(
            e.open.recruiting + (*e.hidden.hand, *e.open.table).count(state_parts.RECRUITING)
            for e in estates
        ),
        jesters=numbers.jesters - sum(e.open.jesters for e in estates),
        builders=numbers.builders - gone.count("builder") - sum(e.open.builders for e in estates),
    )
    return replace(state, stock=stock)


def _tiles(mark: str, marked: Mapping[str, str], ground: Ground) -> list[state_parts.Tile]:
    """The tiles drawn with this letter, also where two of them lie side by side."""
    name = LETTERS[mark]
    bits = ground.bits_of(square for square, drawn in marked.items() if drawn == mark)
    found = _cut(name, bits, ground)
    assert found is not None, f"{mark} does not draw the outline of a {name}"
    return found


def _cut(name: str, bits: int, ground: Ground) -> list[state_parts.Tile] | None:
    if not bits:
        return []
    lowest = bits & -bits
    for way in ground.ways[name]:
        if way.bits & lowest and not way.bits & ~bits:
            rest = _cut(name, bits & ~way.bits, ground)
            if rest is not None:
                return [state_parts.Tile(name, way.square, way.turn), *rest]
    return None
