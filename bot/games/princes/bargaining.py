"""Bargaining: an offer to build together is agreed to, answered, declined or taken back."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine.chance import Chance
from bot.engine.frozen_values import replace
from bot.engine.game import Event, Seat, Step
from bot.engine.text import Florins, Named, Refusal, Who, refuse, say
from bot.games.princes import economy, favours, placement, together
from bot.games.princes.board import neighbours
from bot.games.princes.box import Box
from bot.games.princes.moves import Accept, Counter, Decline, Move, Offer, Retract, Sell
from bot.games.princes.pieces import Asked, Bargain, Estate, Proposal, Tile
from bot.games.princes.state import ALONE, NOBODY, Question, State
from bot.games.princes.together import sells_while_bargaining


@dataclass(frozen=True, slots=True)
class Bargaining(Question):
    """An offer to build together; its price is what the builder asks, the bid the last answer."""

    builder: Seat
    partner: Seat
    seat: Seat  # whose answer it waits for
    offer: Proposal
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
                    return together.why_not_price(amounts)
                return refuse("bargaining", "no-price-between")
            case Sell() if sells_while_bargaining(state.rules):
                return economy.why_not_sell(state, seat, move)
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
        told = say(key, who=Who(seat), whom=Who(whom), building=_building(self))
        return Step(state, (Event(told),))

    def asked(self, box: Box, state: State) -> Asked:
        assert state.turn is not None
        bargain = Bargain(
            builder=self.builder,
            partner=self.partner,
            offer=self.offer,
            bid=self.bid,
            price=self.price,
            cost=box.building_cost(state.estates[self.builder].open.builders),
        )
        return Asked("bargaining", self.seats, actions=state.turn.actions, bargain=bargain)


def answering_prices(box: Box, state: State, bargain: Bargaining) -> range:
    """What may be answered: between what the builder asks and what the partner last bid.

    So two who bargain come nearer each time, and to an end.
    """
    step = box.numbers.step
    amounts = together.prices(box, state, bargain.builder, bargain.partner)
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
    own = economy.why_not_pay(box, state.estates[seat], parts.pop(seat))
    if own:
        return own
    ((other, part),) = parts.items()
    if economy.why_not_pay(box, state.estates[other], part):
        return refuse("paying", "price-cannot-be-paid", price=Florins(price))
    return None


def offer(_: Box, state: State, seat: Seat, move: Offer) -> Step[State]:
    """Ruling 20: no action is spent before there is an agreement."""
    assert state.turn is not None
    partner = dict(neighbours(len(state.estates), seat))[move.side]
    proposal = Proposal(move.building, move.side, move.square, move.turn, move.florins)
    turn = replace(state.turn, offers=(*state.turn.offers, proposal))
    question = Bargaining(seat, partner, partner, proposal)
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
    told = say("answers-price", who=Who(seat), building=_building(bargain), price=Florins(florins))
    return Step(replace(state, question=question), (Event(told),))


def _build_together(box: Box, state: State, seat: Seat, bargain: Bargaining) -> Step[State]:
    """Both have it in their principality, and both score it; one action of the builder's is gone.

    The partner pays first. The bank gets what the builder's own builders make it cost.
    """
    assert state.turn is not None
    turn = replace(state.turn, actions=state.turn.actions - 1)
    builder, partner, plan = bargain.builder, bargain.partner, bargain.offer
    price, cost = bargain.price, box.building_cost(state.estates[builder].open.builders)
    theirs, sold_first = pay_as_partner(box, state.estates[partner], price)
    own, sold = pay_as_builder(box, state.estates[builder], price)
    stock = state.stock.less("buildings", box.building_order[plan.building])
    paid = state.with_estate(builder, own).with_estate(partner, theirs)
    tile = Tile(plan.building, plan.square, plan.turn, across=plan.side)
    laid = placement.lay_tile(box, paid.open_estates, builder, tile)
    pairs = zip(laid, paid.estates, strict=True)
    estates = tuple([Estate(open_, estate.hidden) for open_, estate in pairs])
    whom = Who(partner if seat == builder else builder)
    agreed = say("accepts-price", who=Who(seat), whom=whom, price=Florins(price))
    told = say(
        "builds-together",
        who=Who(builder),
        whom=Who(partner),
        building=_building(bargain),
        square=plan.square,
        paid=Florins(price),
        price=Florins(cost),
        points=box.numbers.building_points,
    )
    sales = (
        *economy.sale_events(box, partner, sold_first),
        *economy.sale_events(box, builder, sold),
    )
    after = favours.use_cardinal(box, replace(state, estates=estates, stock=stock, turn=turn))
    return Step(after, (Event(agreed), *sales, Event(told)))


def pay_as_partner(box: Box, estate: Estate, price: int) -> tuple[Estate, int]:
    """The partner's estate once he has paid the builder, and how many points he sold for it."""
    estate, sold = economy.pay_with_points(box, estate, price)
    hidden = estate.hidden
    after = replace(hidden, spent=hidden.spent - price, received=hidden.received - price)
    return replace(estate, hidden=after), sold


def pay_as_builder(box: Box, estate: Estate, price: int) -> tuple[Estate, int]:
    """The builder's, once he has that money and has paid the bank."""
    hidden = estate.hidden
    after = replace(hidden, florins=hidden.florins + price, received=hidden.received + price)
    cost = box.building_cost(estate.open.builders)
    return economy.pay_with_points(box, replace(estate, hidden=after), cost)


def _building(bargain: Bargaining) -> Named:
    return Named("building", bargain.offer.building)
