"""The umpire's laws: what is conserved whatever the players do."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from bot.games.firenze import building, commissions, end_of_turn, pieces
from bot.games.firenze.box import Box
from bot.games.firenze.building import Building
from bot.games.firenze.end_of_turn import Limiting
from bot.games.firenze.event_cards import Averting, Losing, Lowering
from bot.games.firenze.row import Choosing
from bot.games.firenze.scoring import Over
from bot.games.firenze.setup import Placing
from bot.games.firenze.state import GIVES_BACK, State

_FROM_THE_POUCH = frozenset({"alchemist", "wholesaler"})  # who may take a paid brick out of it


def broken_laws(box: Box, state: State) -> Iterator[str]:
    """Yield the laws that do not hold."""
    yield from _bricks(box, state)
    yield from _cards(box, state)
    yield from _seals(box, state)
    yield from _points(box, state)
    yield from _sites(state)
    yield from _costs(box, state)
    yield from _limits(box, state)
    yield from _end(state)


def _bricks(box: Box, state: State) -> Iterator[str]:
    """Every brick is in the pouch, in a storehouse, on a card or in a tower."""
    towers = Counter[str]()
    for open_ in state.open_builders:
        for tower in open_.site:
            towers[tower.color] += tower.height
    for at, color in enumerate(pieces.COLORS):
        stored = sum(open_.storehouse[at] for open_ in state.open_builders)
        laden = sum(spot.bricks[at] for spot in state.row)
        if state.pouch[at] + stored + laden + towers[color] != box.bricks[at]:
            yield f"{color} bricks were lost or made"
    stores = [open_.storehouse for open_ in state.open_builders]
    heaps = [state.pouch, *stores, *(spot.bricks for spot in state.row)]
    if any(many < 0 for heap in heaps for many in heap):
        yield "there are fewer than no bricks"


def _cards(box: Box, state: State) -> Iterator[str]:
    """Every card is in exactly one place, and where its kind belongs."""
    starts, others = box.deck(campanile=state.options.campanile)
    deck, builders = state.deck, state.builders
    found = [*deck.cards, *deck.discards, *state.board.church, *(spot.card for spot in state.row)]
    for builder in builders:
        found += [*builder.hidden.hand, *builder.open.buildings]
    if isinstance(state.question, (Averting, Losing, Lowering)):
        found.append(state.question.card)
    if Counter(found) != Counter((*starts, *others)):
        yield "the cards are not each in one place"
    for builder in builders:
        if not {box.kind(card) for card in builder.hidden.hand} <= {
            pieces.PERSONNEL,
            pieces.CELEBRATION,
        }:
            yield "a card is in hand that is not taken in hand"
        if len(set(builder.open.buildings)) < len(builder.open.buildings):
            yield "somebody has two identical buildings"
    if len(set(state.turn.played)) < len(state.turn.played):
        yield "two cards of the same name were played in one turn"


def _seals(box: Box, state: State) -> Iterator[str]:
    """A seal is either left or covers a commission; balconies are covered in order."""
    covers = state.board.covers
    seats = len(state.builders)
    for at, open_ in enumerate(state.open_builders):
        if open_.seals < 0 or open_.seals + covers.count(at) != box.numbers.seals[seats]:
            yield f"seat {at}: seals were lost or made"
    dead = len(box.heights) if state.options.dead_color else 0
    left = state.question.left if isinstance(state.question, Placing) else 0
    if covers.count(pieces.NEUTRAL) + left != max(dead, state.options.neutral_seals):
        yield "neutral seals were lost or made"
    done = [covers[box.commission(b.color, b.height)] for b in state.board.balconies]
    if pieces.NEUTRAL in done:
        yield "a neutral seal covers a balcony"
    if any(late != pieces.OPEN and early == pieces.OPEN for early, late in pairwise(done)):
        yield "balconies were fulfilled out of order"


def _points(box: Box, state: State) -> Iterator[str]:
    """Points can be counted again from what lies on the board."""
    board, over = state.board, isinstance(state.question, Over)
    for at, open_ in enumerate(state.open_builders):
        counted = {
            pieces.COMMISSIONS: 0,
            pieces.BALCONIES: 0,
            pieces.LEVELS: sum(
                tile.points
                for tile, owner in zip(box.printed.levels, board.levels, strict=True)
                if owner == at
            ),
            pieces.CHURCHES: sum(reward.points for reward in board.rewards if reward.seat == at),
            pieces.LAST_SEAL: box.numbers.last_seal if board.ender == at else 0,
        }
        for place in box.places:
            if board.covers[box.commission(*place)] == at:
                balcony = commissions.balcony_at(board, *place)
                points = commissions.worth(box, board, *place)
                counted[pieces.BALCONIES if balcony else pieces.COMMISSIONS] += points
        if any(open_.earned[source] != points for source, points in counted.items()):
            yield f"seat {at}: points were lost or made"
        if not over and (open_.earned[pieces.MAJORITIES] or open_.earned[pieces.CELEBRATIONS]):
            yield f"seat {at}: the end was scored before the end"


def _sites(state: State) -> Iterator[str]:
    for at, open_ in enumerate(state.open_builders):
        if any(tower.height < 1 or tower.color not in pieces.ORDER for tower in open_.site):
            yield f"seat {at}: a tower is no tower"
        if at != state.seat and any(tower.idle for tower in open_.site):
            yield f"seat {at}: a tower is idle though it is not this seat's turn"


def _costs(box: Box, state: State) -> Iterator[str]:
    """Ruling 46: no more is paid than this turn's bricks cost, unless the pouch lost some of it."""
    turn = state.turn
    if state.rules < GIVES_BACK or not isinstance(state.question, Building):
        return
    overpaid = len(turn.payments) > building.costs(box, state.open, turn)[turn.built]
    if overpaid and _FROM_THE_POUCH.isdisjoint(turn.played):
        yield "more was paid for building than it costs"


def _limits(box: Box, state: State) -> Iterator[str]:
    """Rules p. 7: at the end of one's turn both limits are kept."""
    before = state.clockwise(state.seat)[-1]
    builder = state.builders[before]
    if isinstance(state.question, Choosing) and not state.turn.played:
        if end_of_turn.bricks_over(box, builder.open):
            yield f"seat {before}: too many bricks are left in the storehouse"
        personnel = [card for card in builder.hidden.hand if box.kind(card) == pieces.PERSONNEL]
        if end_of_turn.cards_over(box, builder) and personnel:
            yield f"seat {before}: too many cards are left"
    if isinstance(state.question, Limiting) and end_of_turn.are_kept(
        box, state.builders[state.seat]
    ):
        yield "limits are asked for that nobody passes"


def _end(state: State) -> Iterator[str]:
    board = state.board
    if board.ender != pieces.OPEN and state.builders[board.ender].open.seals:
        yield "the end tile was taken before the last seal"
    out = [at for at, open_ in enumerate(state.open_builders) if not open_.seals]
    if out and board.ender not in out:
        yield "nobody has the end tile though somebody has no seals"
    if "campanile" not in board.church and any(
        open_.owes_bell_tower for open_ in state.open_builders
    ):
        yield "somebody owes a bell tower to nobody"
    if "campanile" in board.church and not any(
        open_.owes_bell_tower for open_ in state.open_builders
    ):
        yield "the Campanile waits for nobody"
