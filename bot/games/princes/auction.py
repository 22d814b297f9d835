"""The auction phase: name lots, bid, buy, and which lots a seat can use (Rules p. 3-4)."""

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.engine.game import Event, Seat, Step
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Florins, Named, Refusal, Who, refuse, say
from bot.games.princes import (
    card_choices_and_recruiting,
    character_favours,
    land_grid,
    payments_and_gains,
)
from bot.games.princes.box import LANDSCAPES, Box
from bot.games.princes.card_choices_and_recruiting import Recruiting
from bot.games.princes.moves import VOCABULARY, Bid, Move, Nominate, Pass, Sell, Withdraw
from bot.games.princes.state import ALONE, AskedOfOne, Decks, Question, State, Stock
from bot.games.princes.state_parts import Asked, Open, Sale
from bot.games.princes.tile_laying import PlacingLandscape


def why_lot_is_useless(box: Box, estates: Sequence[Open], seat: Seat, lot: str) -> Refusal | None:
    """Why this seat could not use the lot; all of it lies open, so that anybody may ask."""
    own, most = estates[seat], box.numbers.builders_each
    if lot == "builder" and own.builders >= most:
        return refuse("builders-each", "has-all-builders", most=most)
    landscapes = box.landscapes_of(lot)
    if not landscapes or any(_can_be_laid_out(box, estates, own, name) for name in landscapes):
        return None
    if lot == LANDSCAPES:
        return refuse("landscape-placed", "no-landscape-left-fits")
    return refuse("landscape-placed", "landscape-fits-nowhere", lot=Named("lot", lot))


def is_landscape_left(box: Box, estates: Sequence[Open], landscape: str) -> bool:
    """A landscape leaves its stack for an estate and nothing else."""
    laid_out = [tile.name for estate in estates for tile in estate.landscapes]
    return laid_out.count(landscape) < box.numbers.landscapes


def _can_be_laid_out(box: Box, estates: Sequence[Open], own: Open, landscape: str) -> bool:
    if not is_landscape_left(box, estates, landscape):
        return False
    return land_grid.has_room_for(box.ground, landscape, land_grid.taken_squares(box.ground, own))


def can_still_win_a_lot(withdrawn: Container[Seat], sales: Iterable[Sale], seat: Seat) -> bool:
    """Whether the seat may still get something in this auction phase."""
    return seat not in withdrawn and all(sale.seat != seat for sale in sales)


def count_lots_left(box: Box, stock: Stock, decks: Decks, lot: str) -> int:
    """How many are left on the stack of this lot."""
    match lot:
        case "prestige":
            return len(decks.prestige)
        case "recruiting":
            return stock.recruiting
        case "jester":
            return stock.jesters
        case "builder":
            return stock.builders
    return sum([stock.landscapes[box.landscape_order[name]] for name in box.landscapes_of(lot)])


# Nominating


@dataclass(frozen=True, slots=True)
class Nominating(AskedOfOne):
    """Name the next lot, or withdraw from this auction phase."""

    def candidates(self, box: Box, state: State, seat: Seat) -> Iterator[Move]:
        for lot in box.lots(state.size):
            yield Nominate(lot)
        yield Withdraw()
        yield Sell(1)

    def why_not(self, box: Box, state: State, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Nominate(lot):
                return self.why_not_nominate(box, state, lot)
            case Withdraw():
                return None
            case Sell():
                return payments_and_gains.why_not_sell(state, seat, move)
        return refuse("auction-turn", "name-a-lot-or-withdraw")

    def why_not_nominate(self, box: Box, state: State, lot: str) -> Refusal | None:
        """Why this lot can't be named."""
        left = count_lots_left(box, state.stock, state.decks, lot)
        return (
            why_lot_unavailable(box, state.size, state.sales, left, lot)
            or why_lot_is_useless(box, state.open_estates, self.seat, lot)
            or payments_and_gains.why_not_pay(
                box, state.estates[self.seat], box.opening_bid(state.size)
            )
        )

    def answer(self, box: Box, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        if isinstance(move, Nominate):
            return nominate_lot(box, state, seat, move)
        return leave_auctions(state, seat)

    def public_view(self, box: Box, state: State) -> Asked:
        return Asked("nominating", self.seats)


def why_lot_unavailable(
    box: Box, size: int, sales: Iterable[Sale], left: int, lot: str
) -> Refusal | None:
    """Why a lot of which so many are left can't be sold any more in this auction phase."""
    lots = box.lots(size)
    if lot not in lots:
        named = tuple(Named("lot", name) for name in lots)
        return refuse("lots", "no-such-lot", lot=lot, lots=named)
    sale = next((sale for sale in sales if sale.lot == lot), None)
    if sale:
        return refuse("one-of-each-stack", "lot-sold", lot=Named("lot", lot), who=Who(sale.seat))
    return None if left else refuse("exhausted-stack", "lot-exhausted", lot=Named("lot", lot))


def nominate_lot(box: Box, state: State, seat: Seat, move: Nominate) -> Step[State]:
    price = box.opening_bid(state.size)
    line = state.clockwise(seat)[1:]
    others = [other for other in line if can_still_win_a_lot(state.withdrawn, state.sales, other)]
    if not others:  # Rules p. 4: the last one alone just pays the opening bid
        return sell_lot(box, state, move.lot, seat, price)
    told = say("nominates", who=Who(seat), lot=Named("lot", move.lot), price=Florins(price))
    return Step(replace(state, question=Bidding(move.lot, price, (*others, seat))), (Event(told),))


def leave_auctions(state: State, seat: Seat) -> Step[State]:
    after = replace(state, withdrawn=(*state.withdrawn, seat))
    return Step(after, (Event(say("withdraws", who=Who(seat))),))


# Bidding


@dataclass(frozen=True, slots=True)
class Bidding(Question):
    """A lot under the hammer; those still in stand in order of turn, and the last one leads."""

    lot: str
    price: int
    bidders: tuple[Seat, ...]

    @property
    def to_move(self) -> frozenset[Seat]:
        return ALONE[self.bidders[0]]

    def next_bid(self, box: Box) -> int:
        """What has to be bid next: always one step more."""
        return next_price(box, self.price)

    def candidates(self, box: Box, state: State, seat: Seat) -> Iterator[Move]:
        yield Bid(self.next_bid(box))
        yield Pass()
        yield Sell(1)

    def why_not(self, box: Box, state: State, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Bid(florins):
                if florins != self.next_bid(box):
                    return refuse("raise", "raise-by-one-step", price=Florins(self.next_bid(box)))
                refusal = why_lot_is_useless(
                    box, state.open_estates, seat, self.lot
                ) or payments_and_gains.why_not_pay(box, state.estates[seat], florins)
                return refusal and replace(refusal, nearest=VOCABULARY.spell(Pass()))
            case Pass():
                return None
            case Sell():
                return payments_and_gains.why_not_sell(state, seat, move)
        return refuse("auction-bid", "bid-or-pass", lot=Named("lot", self.lot))

    def answer(self, box: Box, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        if isinstance(move, Bid):
            return raise_bid(state, seat, self, move)
        return pass_lot(box, state, seat, self)

    def public_view(self, box: Box, state: State) -> Asked:
        return Asked(
            "bidding",
            self.seats,
            lot=self.lot,
            price=self.price,
            bid=self.next_bid(box),
            bidders=self.bidders,
        )


def next_price(box: Box, price: int) -> int:
    return price + box.numbers.step


def raise_bid(state: State, seat: Seat, lot: Bidding, move: Bid) -> Step[State]:
    question = Bidding(lot.lot, move.florins, (*lot.bidders[1:], seat))
    told = say("bids", who=Who(seat), lot=Named("lot", lot.lot), price=Florins(move.florins))
    return Step(replace(state, question=question), (Event(told),))


def pass_lot(box: Box, state: State, seat: Seat, lot: Bidding) -> Step[State]:
    told = Event(say("passes", who=Who(seat), lot=Named("lot", lot.lot)))
    bidders = lot.bidders[1:]
    if len(bidders) > 1:
        return Step(replace(state, question=replace(lot, bidders=bidders)), (told,))
    step = sell_lot(box, state, lot.lot, bidders[0], lot.price)
    return step.preceded_by(told)


# The hammer


def sell_lot(box: Box, state: State, lot: str, winner: Seat, price: int) -> Step[State]:
    """The winner pays and takes the object, unless a character of his may be used first."""
    sale = Sale(lot, winner, price)
    after = replace(state, sales=(*state.sales, sale))
    asked = character_favours.ask_on_winning(after, sale)
    if asked:
        told = say("wins-first", who=Who(winner), lot=Named("lot", lot), price=Florins(price))
        return Step(asked, (Event(told),))
    return settle_sale(box, after, sale)


def settle_sale(box: Box, state: State, sale: Sale) -> Step[State]:
    """The winner pays and takes the object; what is to be decided about it is asked at once."""
    winner, lot = sale.seat, sale.lot
    estate, points = payments_and_gains.pay_selling_points_if_short(
        box, state.estates[winner], sale.price
    )
    told = say("wins", who=Who(winner), lot=Named("lot", lot), price=Florins(sale.price))
    events = (*payments_and_gains.point_sale_events(box, winner, points), Event(told))
    return _hand_over_lot(box, state.with_estate(winner, estate), winner, lot).preceded_by(*events)


def _hand_over_lot(box: Box, state: State, seat: Seat, lot: str) -> Step[State]:
    match lot:
        case "prestige":
            return card_choices_and_recruiting.look_at_cards(box, state, seat, "prestige")
        case "recruiting":
            return _win_recruiting(state, seat)
        case "jester":
            return win_jester(state, seat)
        case "builder":
            return win_builder(box, state, seat)
    return Step(replace(state, question=PlacingLandscape(seat, lot)), ())


def _win_recruiting(state: State, seat: Seat) -> Step[State]:
    after = state.with_estate(seat, payments_and_gains.with_recruiting_card(state.estates[seat]))
    after = replace(after, stock=state.stock.with_one_fewer("recruiting"))
    if card_choices_and_recruiting.recruitable_on_tables(after, seat):
        after = replace(after, question=Recruiting(seat))
    return Step(after, ())


def win_jester(state: State, seat: Seat) -> Step[State]:
    after = state.with_estate(seat, payments_and_gains.with_jester(state.estates[seat]))
    return Step(replace(after, stock=state.stock.with_one_fewer("jesters")), ())


def win_builder(box: Box, state: State, seat: Seat) -> Step[State]:
    before = state.estates[seat]
    estate = payments_and_gains.with_builder(box, before)
    points = estate.open.points - before.open.points
    events = payments_and_gains.points_events(
        state.name_of_seat(seat), points, Named("lot", "builder")
    )
    after = replace(state.with_estate(seat, estate), stock=state.stock.with_one_fewer("builders"))
    return Step(after, events)
