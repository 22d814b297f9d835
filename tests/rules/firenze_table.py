"""A table of Firenze for the tests: positions arranged, moves told in notation.

Bricks are told as "white 2 blue 1", towers as "white 3, green 5", commissions as "green 6".
"""

from collections import Counter
from dataclasses import replace
from typing import Any, cast

from bot.catalogue import current_game
from bot.engine.game import Seat, Setup, settle_options
from bot.engine.random_draws import Chance
from bot.games.firenze import commissions, state_parts
from bot.games.firenze.building import BuildingTowers
from bot.games.firenze.card_choice import Choosing
from bot.games.firenze.commissions import Fulfilling
from bot.games.firenze.game import Firenze
from bot.games.firenze.state import Question, State
from bot.games.firenze.turn_end_limits import Limiting

GAME = cast(Firenze, current_game("firenze"))
BOX = GAME.box

ROW = ("wholesaler", "mason", "princess", "smuggler", "storehouse-fire", "saboteur")
# The balconies of the worked example; the others are out of everybody's way.
TILES = ("one-white", "two-red", "three-blue", "four-purple")


# Telling bricks and towers


def bricks(told: str) -> state_parts.Bricks:
    """`white 2 blue 1` as it is counted."""
    words = told.split()
    found = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    assert set(found) <= set(state_parts.COLORS), told
    return tuple(found.get(color, 0) for color in state_parts.COLORS)


def heap(counted: state_parts.Bricks) -> str:
    """Bricks as they are told."""
    return " ".join(
        f"{c} {many}" for c, many in zip(state_parts.COLORS, counted, strict=True) if many
    )


def towers(told: str, *, idle: bool = False) -> tuple[state_parts.Tower, ...]:
    pairs = [tower.split() for tower in told.split(", ") if tower]
    return tuple(state_parts.Tower(color, int(height), idle) for color, height in pairs)


def site(state: State, seat: int) -> str:
    return ", ".join(f"{tower.color} {tower.height}" for tower in state.builders[seat].open.site)


def stored(state: State, seat: int) -> str:
    return heap(state.builders[seat].open.storehouse)


# Setting up


def dealt(seats: int = 3, seed: str = "medici", **options: str) -> State:
    """The table as it is laid out."""
    wishes = {name.replace("_", "-"): value for name, value in options.items()}
    setup = settle_options(GAME, seats, wishes)
    assert isinstance(setup, Setup)
    return GAME.start(setup, Chance(seed, 0))


def table(seats: int = 3, **options: str) -> State:
    """Seat 0 is to choose a card; nothing is stored or covered, and two white lie on each card."""
    state = dealt(seats, **{"neutral_seals": "0", "campanile": "in", **options})
    builders = tuple(
        state_parts.Builder(replace(b.open, storehouse=state_parts.NO_BRICKS))
        for b in state.builders
    )
    board = replace(state.board, balconies=tuple(map(_balcony, TILES)))
    turn = state_parts.Turn(Seat(0))
    state = replace(state, builders=builders, board=board, starter=Seat(0), turn=turn)
    return row(state, *ROW)


def _balcony(name: str) -> state_parts.Balcony:
    tile = BOX.balconies[name]
    return state_parts.Balcony(name, tile.numeral, tile.color, tile.height, tile.points)


# Arranging; whatever is arranged leaves a lawful table


def given(
    state: State,
    seat: int,
    storehouse: str = "",
    *,
    on_site: str = "",
    hand: tuple[str, ...] | None = None,
    **has: Any,
) -> State:
    """This seat owns these things; bricks come out of the pouch, cards out of the deck."""
    open_ = replace(
        state.builders[seat].open,
        storehouse=bricks(storehouse),
        site=towers(on_site, idle=seat == state.seat),
        **has,
    )
    state = replace(state, builders=state.builders_with(seat, open_))
    return _lawful(state) if hand is None else holding(state, seat, *hand)


def holding(state: State, seat: int, *hand: str) -> State:
    """This seat holds these cards."""
    return _lawful(replace(state, builders=state.builders_with(seat, state_parts.Hidden(hand))))


def row(state: State, *cards: str, **laden: str) -> State:
    """These cards lie in the row, two white bricks on each; `laden` tells it otherwise."""
    spots = [
        state_parts.RowCard(card, bricks(laden.get(card.replace("-", "_"), "white 2")))
        for card in cards
    ]
    return _lawful(replace(state, row=tuple(spots)))


def on_top(state: State, *cards: str) -> State:
    """These cards lie on top of the deck, in this order."""
    rest = list(state.deck.cards)
    for card in cards:
        rest.remove(card)
    return replace(state, deck=replace(state.deck, cards=(*cards, *rest), starts=0))


def sealed(state: State, seat: int, *places: str) -> State:
    """These commissions are covered by the seat's seals, or by neutral ones for seat -2."""
    covers = list(state.board.covers)
    for place in places:
        color, height = place.split()
        covers[BOX.commission_index(color, int(height))] = seat
    state = replace(state, board=replace(state.board, covers=tuple(covers)))
    if seat == state_parts.NEUTRAL:
        many = covers.count(state_parts.NEUTRAL)
        state = replace(state, options=replace(state.options, neutral_seals=many))
    return _lawful(state)


def church(state: State, *cards: str) -> State:
    """These cards lie at the church; the Campanile waits for everybody."""
    state = replace(state, board=replace(state.board, church=cards))
    owes = "campanile" in cards
    builders = [
        state_parts.Builder(replace(b.open, owes_bell_tower=owes), b.hidden) for b in state.builders
    ]
    return _lawful(replace(state, builders=tuple(builders)))


def short(state: State, pouch: str, *, rest: int) -> State:
    """Only these bricks are left in the pouch; the seat `rest` has all others in its storehouse."""
    left = bricks(pouch)
    gone = tuple(a - b for a, b in zip(state.pouch, left, strict=True))
    open_ = state.builders[rest].open
    whole = tuple(a + b for a, b in zip(open_.storehouse, gone, strict=True))
    builders = state.builders_with(rest, replace(open_, storehouse=whole))
    return replace(state, builders=builders, pouch=left)


def asking(state: State, question: Question, **turn: Any) -> State:
    return replace(state, question=question, turn=replace(state.turn, **turn))


def more_than(state: State, seat: int, storehouse: str) -> State:
    """This seat's storehouse has these bricks, whatever the limits say."""
    open_ = replace(state.builders[seat].open, storehouse=bricks(storehouse))
    return _lawful(replace(state, builders=state.builders_with(seat, open_)))


def choosing(state: State, **turn: Any) -> State:
    return asking(state, Choosing(), **turn)


def building(state: State, **turn: Any) -> State:
    return asking(state, BuildingTowers(), **turn)


def fulfilling(state: State, **turn: Any) -> State:
    """Building is over, so nothing is idle any more."""
    still = tuple(replace(tower, idle=False) for tower in state.open.site)
    builders = state.builders_with(state.seat, replace(state.open, site=still))
    return asking(replace(state, builders=builders), Fulfilling(), **turn)


def limiting(state: State) -> State:
    return asking(fulfilling(state), Limiting(state_parts.NO_BRICKS))


# How an arranged position is made lawful


def _lawful(state: State) -> State:
    """Pouch, deck, seals and points follow from what lies on the table."""
    return _scored(_stacked(_poured(state)))


def _poured(state: State) -> State:
    out = Counter[str]()
    for builder in state.builders:
        for tower in builder.open.site:
            out[tower.color] += tower.height
    heaps = [*(b.open.storehouse for b in state.builders), *(spot.bricks for spot in state.row)]
    pouch = tuple(
        many - out[color] - sum(heap[at] for heap in heaps)
        for at, (color, many) in enumerate(zip(state_parts.COLORS, BOX.bricks, strict=True))
    )
    assert min(pouch) >= 0, f"there are not so many bricks: {pouch}"
    return replace(state, pouch=pouch)


def _stacked(state: State) -> State:
    starts, others = BOX.deck(campanile=state.options.campanile)
    lying = [*(spot.card for spot in state.row), *state.board.church, *state.deck.discards]
    lying += [card for b in state.builders for card in (*b.hidden.hand, *b.open.buildings)]
    left = Counter((*starts, *others)) - Counter(lying)
    assert Counter(lying) <= Counter((*starts, *others)), "there are not so many cards"
    cards: list[str] = []
    for card in (*state.deck.cards, *starts, *others):
        if left[card]:
            left[card] -= 1
            cards.append(card)
    return replace(state, deck=replace(state.deck, cards=tuple(cards), starts=0))


def _scored(state: State) -> State:
    board, builders = state.board, []
    for at, builder in enumerate(state.builders):
        earned = list(builder.open.earned)
        earned[state_parts.COMMISSIONS] = earned[state_parts.BALCONIES] = 0
        for color in state_parts.COLORS:
            for height in BOX.heights:
                if board.covers[BOX.commission_index(color, height)] == at:
                    balcony = commissions.balcony_at(board, color, height)
                    points = commissions.commission_points(BOX, board, color, height)
                    earned[state_parts.BALCONIES if balcony else state_parts.COMMISSIONS] += points
        tiles = zip(BOX.printed.levels, board.levels, strict=True)
        earned[state_parts.LEVELS] = sum(tile.points for tile, owner in tiles if owner == at)
        earned[state_parts.LAST_SEAL] = BOX.numbers.last_seal if board.ender == at else 0
        seals = BOX.numbers.seals[len(state.builders)] - board.covers.count(at)
        assert seals >= 0, "there are not so many seals"
        open_ = replace(builder.open, earned=tuple(earned), seals=seals)
        builders.append(state_parts.Builder(open_, builder.hidden))
    return replace(state, builders=tuple(builders))


def levels_taken(state: State, seat: int, *heights: int) -> State:
    """These level tiles are gone, to this seat."""
    owners = tuple(
        seat if tile.height in heights else owner
        for tile, owner in zip(BOX.printed.levels, state.board.levels, strict=True)
    )
    return _lawful(replace(state, board=replace(state.board, levels=owners)))


def ended_by(state: State, seat: int, *places: str) -> State:
    """This seat has placed its last seals here and has the end tile."""
    state = sealed(state, seat, *places)
    assert not state.builders[seat].open.seals
    return _lawful(replace(state, board=replace(state.board, ender=seat)))


# Asking


def asked(state: State) -> str:
    """What the table waits for, and of whom: `0 choosing`."""
    question = GAME.view(state, None).asked
    return " ".join([*map(str, question.seats), question.kind])


def points(state: State) -> list[int]:
    return [builder.open.points for builder in state.builders]
