"""Bargaining: an offer to build together is agreed to, answered, declined or taken back."""

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.game import Event, Judge, Seat, Step
from bot.engine.text import Florins, Named, Refusal, Who, refuse, say
from bot.games.princes import favours, purse, together
from bot.games.princes.borders import opposite
from bot.games.princes.box import Box
from bot.games.princes.corrections import sells_while_bargaining
from bot.games.princes.estate import Estate
from bot.games.princes.moves import Accept, Counter, Decline, Move, Retract, Sell
from bot.games.princes.pieces import BUILDINGS, Proposal, Tile
from bot.games.princes.state import Acting, Bargaining, State


def answers(box: Box, state: State, seat: Seat, bargain: Bargaining) -> Iterator[Move]:
    if seat == bargain.seat:
        yield Accept(bargain.price)
        amounts = answering_prices(box, state, bargain)
        if amounts:
            yield Counter(amounts[0])
        yield Sell(1)
    yield Retract() if seat == bargain.builder else Decline()


def answering_prices(box: Box, state: State, bargain: Bargaining) -> range:
    """What may be answered: between what the builder asks and what the partner last bid.

    So two who bargain come nearer each time, and to an end.
    """
    step = box.numbers.step
    amounts = together.prices(box, state, bargain.builder, bargain.partner)
    lowest = amounts[0] if bargain.bid is None else bargain.bid + step
    return range(lowest, bargain.offer.florins, step)


def judge_answer(box: Box, state: State, seat: Seat, bargain: Bargaining) -> Judge[Move]:
    is_builder, whom = seat == bargain.builder, Who(bargain.partner)

    def refusal(move: Move) -> Refusal | None:
        if isinstance(move, Retract if is_builder else Decline):
            return None
        if seat != bargain.seat:
            return refuse("bargaining", "wait-or-retract", whom=whom)
        match move:
            case Accept(florins):
                if florins == bargain.price:
                    return together.why_not_agree(box, state, seat, bargain)
                return refuse("bargaining", "another-price", price=Florins(bargain.price))
            case Counter(florins):
                amounts = answering_prices(box, state, bargain)
                if florins in amounts:
                    return None
                if amounts:
                    return together.why_not_price(amounts)
                return refuse("bargaining", "no-price-between")
            case Sell() if sells_while_bargaining(state.rules):
                return purse.why_not_sell(state, seat, move)
        if is_builder:
            return refuse("bargaining", "answer-or-retract", whom=whom)
        return refuse("bargaining", "answer-or-decline", whom=Who(bargain.builder))

    return refusal


def answer(box: Box, state: State, seat: Seat, bargain: Bargaining, move: Move) -> Step[State]:
    match move:
        case Accept():
            return _built(box, state, seat, bargain)
        case Counter(florins):
            return _countered(state, seat, bargain, florins)
    key = "retracts-offer" if isinstance(move, Retract) else "declines-offer"
    whom = bargain.partner if seat == bargain.builder else bargain.builder
    told = say(key, who=Who(seat), whom=Who(whom), building=_building(bargain))
    return Step(replace(state, question=Acting(bargain.builder)), (Event(told),))


def _countered(state: State, seat: Seat, bargain: Bargaining, florins: int) -> Step[State]:
    if seat == bargain.partner:
        question = replace(bargain, seat=bargain.builder, bid=florins)
    else:
        asked = replace(bargain.offer, florins=florins)
        question = replace(bargain, seat=bargain.partner, offer=asked)
    told = say("answers-price", who=Who(seat), building=_building(bargain), price=Florins(florins))
    return Step(replace(state, question=question), (Event(told),))


def _built(box: Box, state: State, seat: Seat, bargain: Bargaining) -> Step[State]:
    """Both have it in their principality, and both score it; one action of the builder's is gone.

    The partner pays first. The bank gets what the builder's own builders make it cost.
    """
    assert state.turn is not None
    turn = replace(state.turn, actions=state.turn.actions - 1)
    builder, partner, plan = bargain.builder, bargain.partner, bargain.offer
    price, cost = bargain.price, box.building_cost(state.estates[builder].open.builders)
    theirs, sold_first = purse.paid(box, state.estates[partner], price)
    theirs = replace(
        theirs,
        hidden=replace(
            theirs.hidden,
            spent=theirs.hidden.spent - price,
            received=theirs.hidden.received - price,
        ),
    )
    own = state.estates[builder]
    own = replace(
        own,
        hidden=replace(
            own.hidden, florins=own.hidden.florins + price, received=own.hidden.received + price
        ),
    )
    own, sold = purse.paid(box, own, cost)
    order = box.building_order[plan.building]
    left = state.stock.buildings
    stock = replace(state.stock, buildings=(*left[:order], left[order] - 1, *left[order + 1 :]))
    state = replace(state, estates=state.estates_with(builder, _with_tile(box, own, plan)))
    beyond = replace(plan, side=opposite(plan.side))
    estates = state.estates_with(partner, _with_tile(box, theirs, beyond))
    agreed = say("accepts-price", who=Who(seat), price=Florins(price))
    told = say(
        "builds-together",
        who=Who(builder),
        whom=Who(partner),
        building=_building(bargain),
        square=plan.square,
        price=Florins(cost),
        points=box.numbers.building_points,
    )
    sales = (*purse.told_sale(box, partner, sold_first), *purse.told_sale(box, builder, sold))
    after = favours.cardinal_used(box, replace(state, estates=estates, stock=stock, turn=turn))
    return Step(after, (Event(agreed), *sales, Event(told)))


def _with_tile(box: Box, estate: Estate, plan: Proposal) -> Estate:
    tile = Tile(plan.building, plan.square, plan.turn, across=plan.side)
    points = box.numbers.building_points
    return replace(
        estate,
        open=replace(
            estate.open,
            buildings=(*estate.open.buildings, tile),
            earned=purse.gained(estate.open.earned, BUILDINGS, points),
        ),
    )


def _building(bargain: Bargaining) -> Named:
    return Named("building", bargain.offer.building)
