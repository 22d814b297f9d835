"""Building together: offers across the borders of side B, and by which version of the rules."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.text import Florins, Named, Refusal, Who, refuse
from bot.games.princes import board, economy
from bot.games.princes.board import NOWHERE, Bits, Ways, neighbours
from bot.games.princes.box import Box
from bot.games.princes.moves import Move, Offer
from bot.games.princes.pieces import Estate, Open
from bot.games.princes.state import State

NEWEST = 3


def wants_all_types_of_freedom(rules: int) -> bool:
    """Whoever has to own all freedoms has to own each type; before, any three tokens would do.

    It makes a difference for Wolfgang alone, who may own the same freedom twice.
    """
    return rules >= 2


def sells_while_bargaining(rules: int) -> bool:
    """Whoever decides what to pay across a border may give up points for money first."""
    return rules >= 2


def names_any_price(rules: int) -> bool:
    """An offer across a border names any price up to a fixed most; only to agree takes a purse.

    Before, its prices went from what the builder lacked to what the partner had: they told both.
    """
    return rules >= 2


def counts_the_card_to_turn_as_in_hand(rules: int) -> bool:
    """Wolfgang values a bonus card by what lies there before a card is turned for it.

    Before, the next card to be turned counted as one on the table.
    """
    return rules >= 3


_NO_PRICE = range(0)


# Building alone beside a border


def closed_to_buildings(box: Box, estates: Sequence[Open], seat: Seat) -> Bits:
    """Where this seat can't build alone. Ruling 21: on side B also at a border, with few builders.

    Without a builder nothing may stand at a border; with one only where nothing faces it.
    """
    closed = board.closed_to_buildings(box.ground, estates[seat])
    for bits in closed_by_neighbours(box, estates, seat).values():
        closed |= bits
    return closed


def closed_by_neighbours(box: Box, estates: Sequence[Open], seat: Seat) -> dict[Seat, Bits]:
    """The squares at each border where a seat with one builder, or none, can't build alone."""
    borders, builders = box.borders, estates[seat].builders
    if borders is None or board.may_touch(builders):
        return {}
    return {
        other: borders.facing(side, board.taken_squares(borders, estates[other]))
        if builders
        else borders.along(side)
        for side, other in neighbours(len(estates), seat)
    }


def why_not_at_border(
    box: Box, estates: Sequence[Open], seat: Seat, tile: Named, bits: Bits
) -> Refusal:
    """Why a building may not stand alone where it would be beside a neighbour's ground."""
    closed = closed_by_neighbours(box, estates, seat)
    whom = next(other for other, there in closed.items() if bits & there)
    if estates[seat].builders:
        return refuse("border-alone", "border-is-built-up", tile=tile, whom=Who(whom))
    return refuse("border-alone", "border-needs-builder", tile=tile, whom=Who(whom))


# Offers


def prices(box: Box, state: State, builder: Seat, partner: Seat) -> range:
    """What may be asked of the partner, whatever the two purses hold and the building costs."""
    own, step = state.estates[builder], box.numbers.step
    if names_any_price(state.rules):
        return range(0, box.highest_price + 1, step)
    return range(least_price(box, own), economy.means(box, state.estates[partner]) + 1, step)


def least_price(box: Box, builder: Estate) -> int:
    """What the builder can't do without: the partner pays first, and the builder the bank then."""
    step = box.numbers.step
    lacking = box.building_cost(builder.open.builders) - economy.means(box, builder)
    return -(-max(0, lacking) // step) * step


def asking_prices(box: Box, state: State, seat: Seat, move: Offer) -> range:
    """The prices of an offer, and none where nobody lives on that side."""
    partner = dict(neighbours(len(state.estates), seat)).get(move.side)
    if partner is None:
        return _NO_PRICE
    return prices(box, state, seat, partner)


def offers(box: Box, state: State, seat: Seat) -> list[Move]:
    """Every building across every border of the seat, at the lowest price."""
    turn = state.turn
    found: list[Move] = []
    if turn is None or not turn.actions or not offers_left(box, state):
        return found
    own = state.estates[seat]
    for side, other in neighbours(len(state.estates), seat):
        partner = state.estates[other]
        amounts = prices(box, state, seat, other)
        if not amounts:
            continue
        closed, ways = _closed_to_both(box, own, partner), box.offers(amounts[0])
        standing = {tile.name for tile in (*own.open.buildings, *partner.open.buildings)}
        for name, order in box.building_order.items():
            if name not in standing and state.stock.buildings[order]:
                found += [offer for offer, bits in ways[side, name] if not bits & closed]
    return found


def offers_left(box: Box, state: State) -> int:
    """How many offers may still be made in this turn."""
    side_b = box.printed.side_b
    if side_b is None or state.turn is None or not state.options.together:
        return 0
    return side_b.offers - len(state.turn.offers)


def _closed_to_both(box: Box, own: Estate, partner: Estate) -> Bits:
    """Ruling 20: the rules of placing hold in each principality by itself, with its builders."""
    beyond = board.closed_to_buildings(box.ground, partner.open)
    return board.closed_to_buildings(box.ground, own.open) | beyond << len(box.ground.squares)


# Of a building across a border: why it can't be built at all, where nothing may stand, what each
# way covers, and the prices.
_Case: TypeAlias = tuple[Refusal | None, Bits, Ways, range]


class OfferJudge:
    """Judges the offers of one turn; what is the same for a building and a side is asked once.

    Why a building can't be built at all is asked of whoever judges building alone, too.
    """

    __slots__ = (
        *("_box", "_building", "_cases", "_last", "_own", "_partners", "_seat", "_side"),
        *("_state", "_why_not_another"),
    )

    def __init__(
        self, box: Box, state: State, seat: Seat, why_not_another: Callable[[str], Refusal | None]
    ) -> None:
        self._box, self._state, self._seat = box, state, seat
        self._own = state.estates[seat]
        self._partners = dict(neighbours(len(state.estates), seat))
        self._why_not_another = why_not_another
        self._cases: dict[tuple[str, str], _Case] = {}
        self._side = self._building = ""
        self._last: _Case = (None, 0, {}, _NO_PRICE)

    def __call__(self, move: Offer) -> Refusal | None:
        # Offers are listed building by building: most are of the same kind as the one before.
        if move.building is not self._building or move.side is not self._side:
            self._side, self._building = kind = move.side, move.building
            if kind not in self._cases:
                self._cases[kind] = self._case(*kind)
            self._last = self._cases[kind]
        refusal, closed, ways, amounts = self._last
        if refusal:
            return refusal
        bits = ways.get(move.square, NOWHERE).get(move.turn)
        if bits is None or bits & closed:
            return self._why_not_there(move, bits)
        return None if move.florins in amounts else why_not_price(amounts)

    def _case(self, side: str, building: str) -> _Case:
        refusal = self._why_not(side, building)
        if refusal:
            return refusal, 0, {}, _NO_PRICE
        other = self._partners[side]
        amounts, partner = self._prices(other), self._state.estates[other]
        closed = _closed_to_both(self._box, self._own, partner)
        return None, closed, self._box.offered_bits(side, building), amounts

    def _why_not(self, side: str, building: str) -> Refusal | None:
        """Why nothing like it can be built across this border."""
        if not self._state.options.together:
            return refuse("together", "everybody-builds-alone")
        refusal = self._why_not_another(building)
        if refusal:
            return refusal
        if side not in self._partners:
            sides = tuple(Named("side", name) for name in self._partners)
            return refuse("neighbours", "no-neighbour-there", side=side, sides=sides)
        if not offers_left(self._box, self._state):
            assert self._box.printed.side_b is not None
            most = self._box.printed.side_b.offers
            return refuse("bargaining", "no-offer-left", most=most)
        return self._why_not_with(self._partners[side], building)

    def _why_not_with(self, other: Seat, building: str) -> Refusal | None:
        partner = self._state.estates[other]
        if board.stands(partner.open, building):
            name = Named("building", building)
            return refuse("placing-5", "neighbour-has-building", whom=Who(other), building=name)
        if self._prices(other):
            return None
        cost = Florins(self._box.building_cost(self._own.open.builders))
        return refuse("paying", "cannot-pay-together", whom=Who(other), price=cost)

    def _prices(self, other: Seat) -> range:
        return prices(self._box, self._state, self._seat, other)

    def _why_not_there(self, move: Offer, bits: Bits | None) -> Refusal:
        borders = self._box.borders
        assert borders is not None
        name = Named("building", move.building)
        if bits is None:
            if borders.strip.lying(move.building, move.square, move.turn) is not None:
                return refuse("border-crossed", "border-not-crossed", tile=name, square=move.square)
            return board.why_not_lying(borders.strip, name, move.square, move.turn)
        squares = len(borders.squares)
        mine, beyond = bits & (1 << squares) - 1, bits >> squares
        refusal = board.why_not_laid(borders, self._own.open, name, move.square, mine)
        if refusal:
            return refusal
        other = self._partners[move.side]
        partner = self._state.estates[other]
        under = board.first_thing_met(borders, partner.open, beyond)
        if under:
            return refuse(
                "placing-2", "overlaps-next-door", tile=name, other=under, whom=Who(other)
            )
        beside = board.first_thing_met(
            borders, partner.open, borders.beside(beyond), landscapes=False
        )
        assert beside is not None
        return refuse("placing-3", "touches-next-door", tile=name, other=beside, whom=Who(other))


def why_not_price(amounts: range) -> Refusal:
    least, most = Florins(amounts[0]), Florins(amounts[-1])
    return refuse("bargaining", "price-out-of-range", least=least, most=most)
