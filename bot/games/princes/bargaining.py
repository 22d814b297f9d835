"""Building together: offers across the borders of side B, and bargaining about them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.game import Event, Seat, Step
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Florins, Named, Refusal, Who, refuse, say
from bot.games.princes import character_favours, land_grid, payments_and_gains, tile_laying
from bot.games.princes.box import Box
from bot.games.princes.land_grid import NOWHERE, Bits, Ways, neighbours
from bot.games.princes.moves import Accept, Counter, Decline, Move, Offer, Retract, Sell
from bot.games.princes.state import ALONE, NOBODY, Question, State
from bot.games.princes.state_parts import Asked, Bargain, Estate, Tile


@dataclass(frozen=True, slots=True)
class Bargaining(Question):
    """An offer to build together; its price is what the builder asks, the bid the last answer."""

    builder: Seat
    partner: Seat
    seat: Seat  # whose answer it waits for
    offer: Offer
    bid: int | None = None

    @property
    def price(self) -> int:
        """What the other one of them named last, and the seat may accept."""
        return self.offer.florins if self.bid is None or self.seat == self.partner else self.bid

    @property
    def to_move(self) -> frozenset[Seat]:
        return frozenset({self.builder, self.seat})  # the builder may take it back at any moment

    @property
    def at_leisure(self) -> frozenset[Seat]:
        return NOBODY if self.seat == self.builder else ALONE[self.builder]

    def candidates(self, box: Box, state: State, seat: Seat) -> Iterator[Move]:
        if seat == self.seat:
            yield Accept(self.price)
            amounts = answering_prices(box, state, self)
            if amounts:
                yield Counter(amounts[0])
            yield Sell(1)
        yield Retract() if seat == self.builder else Decline()

    def why_not(self, box: Box, state: State, seat: Seat, move: Move) -> Refusal | None:
        is_builder, whom = seat == self.builder, Who(self.partner)
        if isinstance(move, Retract if is_builder else Decline):
            return None
        if seat != self.seat:
            return refuse("bargaining", "wait-or-retract", whom=whom)
        match move:
            case Accept(florins):
                if florins == self.price:
                    return _why_not_agree(box, state, seat, self)
                return refuse("bargaining", "another-price", price=Florins(self.price))
            case Counter(florins):
                amounts = answering_prices(box, state, self)
                if florins in amounts:
                    return None
                if amounts:
                    return why_not_price(amounts)
                return refuse("bargaining", "no-price-between")
            case Sell():
                return payments_and_gains.why_not_sell(state, seat, move)
        if is_builder:
            return refuse("bargaining", "answer-or-retract", whom=whom)
        return refuse("bargaining", "answer-or-decline", whom=Who(self.builder))

    def amounts(self, box: Box, state: State, seat: Seat, move: Move) -> range:
        return answering_prices(box, state, self) if isinstance(move, Counter) else range(0)

    def answer(self, box: Box, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        match move:
            case Accept():
                return _build_together(box, state, seat, self)
            case Counter(florins):
                return _counter_offer(state, seat, self, florins)
        key = "retracts-offer" if isinstance(move, Retract) else "declines-offer"
        whom = self.partner if seat == self.builder else self.builder
        told = say(key, who=Who(seat), whom=Who(whom), building=_named_building(self))
        return Step(state, (Event(told),))

    def public_view(self, box: Box, state: State) -> Asked:
        bargain = Bargain(
            builder=self.builder,
            partner=self.partner,
            offer=self.offer,
            bid=self.bid,
            price=self.price,
            cost=box.building_cost(state.estates[self.builder].open.builders),
        )
        return Asked("bargaining", self.seats, actions=state.running_turn.actions, bargain=bargain)


def answering_prices(box: Box, state: State, bargain: Bargaining) -> range:
    """What may be answered: between what the builder asks and what the partner last bid.

    So two who bargain come nearer each time, and to an end.
    """
    step = box.numbers.step
    amounts = possible_prices(box, state, bargain.builder, bargain.partner)
    if not amounts:
        return amounts
    lowest = amounts[0] if bargain.bid is None else bargain.bid + step
    return range(lowest, bargain.offer.florins, step)


def _why_not_agree(box: Box, state: State, seat: Seat, bargain: Bargaining) -> Refusal | None:
    """Ruling 20: the partner pays first, so that his money may pay the builder's cost.

    What this seat lacks it is told; of the other one only that it can't be done.
    """
    builder, partner, price = bargain.builder, bargain.partner, bargain.price
    rest = max(0, box.building_cost(state.estates[builder].open.builders) - price)
    parts = {builder: rest, partner: price}
    own = payments_and_gains.why_not_pay(box, state.estates[seat], parts.pop(seat))
    if own:
        return own
    ((other, part),) = parts.items()
    if payments_and_gains.why_not_pay(box, state.estates[other], part):
        return refuse("paying", "price-cannot-be-paid", price=Florins(price))
    return None


def begin_bargain(_: Box, state: State, seat: Seat, move: Offer) -> Step[State]:
    """Ruling 20: no action is spent before there is an agreement."""
    partner = dict(neighbours(len(state.estates), seat))[move.side]
    turn = replace(state.running_turn, offers=(*state.running_turn.offers, move))
    question = Bargaining(seat, partner, partner, move)
    told = say(
        "offers",
        who=Who(seat),
        whom=Who(partner),
        building=Named("building", move.building),
        square=move.square,
        price=Florins(move.florins),
    )
    return Step(replace(state, turn=turn, question=question), (Event(told),))


def _counter_offer(state: State, seat: Seat, bargain: Bargaining, florins: int) -> Step[State]:
    if seat == bargain.partner:
        question = replace(bargain, seat=bargain.builder, bid=florins)
    else:
        asked = replace(bargain.offer, florins=florins)
        question = replace(bargain, seat=bargain.partner, offer=asked)
    told = say(
        "answers-price", who=Who(seat), building=_named_building(bargain), price=Florins(florins)
    )
    return Step(replace(state, question=question), (Event(told),))


def _build_together(box: Box, state: State, seat: Seat, bargain: Bargaining) -> Step[State]:
    """Both have it in their principality, and both score it; one action of the builder's is gone.

    The partner pays first. The bank gets what the builder's own builders make it cost.
    """
    turn = replace(state.running_turn, actions=state.running_turn.actions - 1)
    builder, partner, plan = bargain.builder, bargain.partner, bargain.offer
    price, cost = bargain.price, box.building_cost(state.estates[builder].open.builders)
    theirs, sold_first = pay_as_partner(box, state.estates[partner], price)
    own, sold = pay_as_builder(box, state.estates[builder], price)
    stock = state.stock.with_one_fewer("buildings", box.building_order[plan.building])
    paid = state.with_estate(builder, own).with_estate(partner, theirs)
    tile = Tile(plan.building, plan.square, plan.turn, across=plan.side)
    laid = tile_laying.lay_tile(box, paid.open_estates, builder, tile)
    pairs = zip(laid, paid.estates, strict=True)
    estates = tuple([Estate(open_, estate.hidden) for open_, estate in pairs])
    whom = Who(partner if seat == builder else builder)
    agreed = say("accepts-price", who=Who(seat), whom=whom, price=Florins(price))
    told = say(
        "builds-together",
        who=Who(builder),
        whom=Who(partner),
        building=_named_building(bargain),
        square=plan.square,
        paid=Florins(price),
        price=Florins(cost),
        points=box.numbers.building_points,
    )
    sales = (
        *payments_and_gains.point_sale_events(box, partner, sold_first),
        *payments_and_gains.point_sale_events(box, builder, sold),
    )
    after = character_favours.use_cardinal(
        box, replace(state, estates=estates, stock=stock, turn=turn)
    )
    return Step(after, (Event(agreed), *sales, Event(told)))


def pay_as_partner(box: Box, estate: Estate, price: int) -> tuple[Estate, int]:
    """The partner's estate once he has paid the builder, and how many points he sold for it."""
    estate, sold = payments_and_gains.pay_selling_points_if_short(box, estate, price)
    hidden = estate.hidden
    after = replace(hidden, spent=hidden.spent - price, received=hidden.received - price)
    return replace(estate, hidden=after), sold


def pay_as_builder(box: Box, estate: Estate, price: int) -> tuple[Estate, int]:
    """The builder's, once he has that money and has paid the bank."""
    hidden = estate.hidden
    after = replace(hidden, florins=hidden.florins + price, received=hidden.received + price)
    cost = box.building_cost(estate.open.builders)
    return payments_and_gains.pay_selling_points_if_short(box, replace(estate, hidden=after), cost)


def _named_building(bargain: Bargaining) -> Named:
    return Named("building", bargain.offer.building)


def allows_any_price(rules: int) -> bool:
    """An offer across a border names any price up to a fixed most; only to agree takes a purse.

    Before, its prices went from what the builder lacked to what the partner had: they told both.
    """
    return rules >= 2


_NO_PRICE = range(0)


def possible_prices(box: Box, state: State, builder: Seat, partner: Seat) -> range:
    """What may be asked of the partner, whatever the two purses hold and the building costs."""
    own, step = state.estates[builder], box.numbers.step
    if allows_any_price(state.rules):
        return range(0, box.highest_offer_price + 1, step)
    return range(
        least_price(box, own),
        payments_and_gains.most_payable(box, state.estates[partner]) + 1,
        step,
    )


def least_price(box: Box, builder: Estate) -> int:
    """What the builder can't do without: the partner pays first, and the builder the bank then."""
    step = box.numbers.step
    lacking = box.building_cost(builder.open.builders) - payments_and_gains.most_payable(
        box, builder
    )
    return -(-max(0, lacking) // step) * step


def asking_prices(box: Box, state: State, seat: Seat, move: Offer) -> range:
    """The prices of an offer, and none where nobody lives on that side."""
    partner = dict(neighbours(len(state.estates), seat)).get(move.side)
    if partner is None:
        return _NO_PRICE
    return possible_prices(box, state, seat, partner)


def possible_offers(box: Box, state: State, seat: Seat) -> list[Move]:
    """Every building across every border of the seat, at the lowest price."""
    turn = state.turn
    found: list[Move] = []
    if turn is None or not turn.actions or not state.offers_left(box):
        return found
    own = state.estates[seat]
    for side, other in neighbours(len(state.estates), seat):
        partner = state.estates[other]
        amounts = possible_prices(box, state, seat, other)
        if not amounts:
            continue
        closed, ways = _squares_closed_to_both(box, own, partner), box.offers(amounts[0])
        standing = {tile.name for tile in (*own.open.buildings, *partner.open.buildings)}
        for name, order in box.building_order.items():
            if name not in standing and state.stock.buildings[order]:
                found += [offer for offer, bits in ways[side, name] if not bits & closed]
    return found


def _squares_closed_to_both(box: Box, own: Estate, partner: Estate) -> Bits:
    """Ruling 20: the rules of placing hold in each principality by itself, with its builders."""
    beyond = land_grid.closed_to_buildings(box.ground, partner.open)
    return land_grid.closed_to_buildings(box.ground, own.open) | beyond << len(box.ground.squares)


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
                self._cases[kind] = self._judge_side(*kind)
            self._last = self._cases[kind]
        refusal, closed, ways, amounts = self._last
        if refusal:
            return refusal
        bits = ways.get(move.square, NOWHERE).get(move.turn)
        if bits is None or bits & closed:
            return self._why_not_there(move, bits)
        return None if move.florins in amounts else why_not_price(amounts)

    def _judge_side(self, side: str, building: str) -> _Case:
        refusal = self._why_not_across(side, building)
        if refusal:
            return refusal, 0, {}, _NO_PRICE
        other = self._partners[side]
        amounts, partner = self._prices(other), self._state.estates[other]
        closed = _squares_closed_to_both(self._box, self._own, partner)
        return None, closed, self._box.offer_squares(side, building), amounts

    def _why_not_across(self, side: str, building: str) -> Refusal | None:
        """Why nothing like it can be built across this border."""
        if not self._state.options.together:
            return refuse("together", "everybody-builds-alone")
        refusal = self._why_not_another(building)
        if refusal:
            return refusal
        if side not in self._partners:
            sides = tuple(Named("side", name) for name in self._partners)
            return refuse("neighbours", "no-neighbour-there", side=side, sides=sides)
        if not self._state.offers_left(self._box):
            assert self._box.printed.side_b is not None
            return refuse("bargaining", "no-offer-left", most=self._box.printed.side_b.offers)
        return self._why_not_with_partner(self._partners[side], building)

    def _why_not_with_partner(self, other: Seat, building: str) -> Refusal | None:
        partner = self._state.estates[other]
        if land_grid.has_building(partner.open, building):
            name = Named("building", building)
            return refuse("placing-5", "neighbour-has-building", whom=Who(other), building=name)
        if self._prices(other):
            return None
        cost = Florins(self._box.building_cost(self._own.open.builders))
        return refuse("paying", "cannot-pay-together", whom=Who(other), price=cost)

    def _prices(self, other: Seat) -> range:
        return possible_prices(self._box, self._state, self._seat, other)

    def _why_not_there(self, move: Offer, bits: Bits | None) -> Refusal:
        borders = self._box.borders
        assert borders is not None
        name = Named("building", move.building)
        if bits is None:
            if borders.strip.bits_if_laid(move.building, move.square, move.turn) is not None:
                return refuse("border-crossed", "border-not-crossed", tile=name, square=move.square)
            return land_grid.why_off_the_grid(borders.strip, name, move.square, move.turn)
        squares = len(borders.squares)
        mine, beyond = bits & (1 << squares) - 1, bits >> squares
        refusal = land_grid.why_estate_has_no_room(borders, self._own.open, name, move.square, mine)
        if refusal:
            return refusal
        other = self._partners[move.side]
        partner = self._state.estates[other]
        under = land_grid.first_obstacle(borders, partner.open, beyond)
        if under:
            return refuse(
                "placing-2", "overlaps-next-door", tile=name, other=under, whom=Who(other)
            )
        beside = land_grid.first_obstacle(
            borders, partner.open, borders.beside(beyond), landscapes=False
        )
        assert beside is not None
        return refuse("placing-3", "touches-next-door", tile=name, other=beside, whom=Who(other))


def why_not_price(amounts: range) -> Refusal:
    least, most = Florins(amounts[0]), Florins(amounts[-1])
    return refuse("bargaining", "price-out-of-range", least=least, most=most)
