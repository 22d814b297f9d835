"""The auction phase against Wolfgang: one die for each lot, and then he buys (Rules p. 10-11)."""

from dataclasses import dataclass

from bot.engine.game import Event, Seat, Step
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Florins, Named, Refusal, Text, Who, refuse, say
from bot.games.princes import auction, automa, payments_and_gains, tile_laying
from bot.games.princes.auction import Bidding, Nominating, why_lot_is_useless
from bot.games.princes.box import LANDSCAPES, Box
from bot.games.princes.final_scoring import prestige_card_points
from bot.games.princes.moves import Bid, Move, Nominate
from bot.games.princes.state import State
from bot.games.princes.state_parts import HUMAN, RECRUITING, WOLFGANG, Die, Roll, Sale, Tile

FORCED = 2  # a die up to this, with nothing added to it, has to be accepted
DEAREST = 2  # so many of the highest numbers bar their lots from the last auction


# The phase begins


def begin_auctions(box: Box, state: State) -> Step[State]:
    """The top card of the Automa deck tells what is added to the dice of this phase."""
    state, card = automa.turn_up_card(box, replace(state, question=NominatingAlone(HUMAN)))
    state = automa.with_solo(state, card=card.name, rolls=())
    lots = tuple(
        say("automa-price", lot=Named("lot", lot), add=add)
        for lot, add in automa.die_additions(box, state).items()
    )
    told = Event(say("automa-opens", number=card.number, lots=lots))
    return Step(state, (told,), opened=True)


# Choosing a lot


def is_last_auction(state: State) -> bool:
    """There are as many auctions as players, the dummies included."""
    return len(automa.solo_of(state).rolls) == state.size - 1


def barred_objects(box: Box, state: State) -> tuple[str, ...]:
    """The objects with the two highest numbers, which the last auction doesn't sell.

    Whatever ties for the second-highest is barred too; what has no number never is.
    """
    numbers = automa.die_additions(box, state)
    least = sorted(numbers.values(), reverse=True)[:DEAREST][-1]
    return tuple(lot for lot, number in numbers.items() if number and number >= least)


@dataclass(frozen=True, slots=True)
class NominatingAlone(Nominating):
    """Name the next lot: a die makes the only bid against one's own."""

    def why_not_nominate(self, box: Box, state: State, lot: str) -> Refusal | None:
        return (
            _why_lot_not_offered(box, state, lot)
            or why_lot_is_useless(box, state.open_estates, HUMAN, lot)
            or _why_cannot_risk_lot(box, state, lot)
        )

    def answer(self, box: Box, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        if isinstance(move, Nominate):
            return _nominate(box, state, move, chance)
        return auction.leave_auctions(state, seat)


def nominable_lots(box: Box, state: State) -> tuple[str, ...]:
    """What may be named now by whoever has a use and the money for it, most wanted first."""
    lots = [
        lot
        for group in automa.die_additions(box, state)
        for lot in automa.lots_of_group(box, group)
    ]
    return tuple(lot for lot in lots if _why_lot_not_offered(box, state, lot) is None)


def _why_lot_not_offered(box: Box, state: State, lot: str) -> Refusal | None:
    left = auction.count_lots_left(box, state.stock, state.decks, lot)
    refusal = auction.why_lot_unavailable(box, state.size, state.sales, left, lot)
    if refusal:
        return refusal
    if any(roll.lot == lot for roll in automa.solo_of(state).rolls):
        return refuse("solo-once-each", "lot-declined-already", lot=Named("lot", lot))
    if is_last_auction(state) and automa.group_of_lot(box, lot) in barred_objects(box, state):
        return refuse("solo-last-auction", "lot-too-dear-for-last", lot=Named("lot", lot))
    return None


def _why_cannot_risk_lot(box: Box, state: State, lot: str) -> Refusal | None:
    """Whoever names a lot can pay what he may have to pay."""
    own = state.estates[HUMAN]
    if is_last_auction(state):
        return payments_and_gains.why_not_pay(box, own, box.opening_bid(state.size))
    most = most_forced_price(box)
    if (
        automa.die_additions(box, state)[automa.group_of_lot(box, lot)]
        or payments_and_gains.most_payable(box, own) >= most
    ):
        return None
    means = Florins(payments_and_gains.most_payable(box, own))
    name, price = Named("lot", lot), Florins(most)
    return refuse("solo-forced", "could-not-pay-if-forced", lot=name, price=price, most=means)


def most_forced_price(box: Box) -> int:
    """What a die that has to be accepted may make one pay."""
    return auction.next_price(box, wolfgangs_bid(box, FORCED, 0))


def wolfgangs_bid(box: Box, die: int, add: int) -> int:
    """What Wolfgang bids with this die, to which the card adds so many."""
    return (die + add) * box.numbers.step


def is_purchase_forced(die: int, add: int) -> bool:
    """Whether the lot has to be bought: a low die, to which the card adds nothing."""
    return not add and die <= FORCED


@dataclass(frozen=True, slots=True)
class BiddingAlone(Bidding):
    """Outbid the die, or decline the lot."""

    def answer(self, box: Box, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        if isinstance(move, Bid):  # nobody bids against the one who outbids the last bid
            return auction.sell_lot(box, state, self.lot, HUMAN, move.florins)
        name, price = Named("lot", self.lot), Florins(self.price)
        return Step(state, (Event(say("solo-declines", who=Who(HUMAN), lot=name, price=price)),))


def _nominate(box: Box, state: State, move: Nominate, chance: Chance) -> Step[State]:
    lot, solo = Named("lot", move.lot), automa.solo_of(state)
    if is_last_auction(state):
        return auction.sell_lot(box, state, move.lot, HUMAN, box.opening_bid(state.size))
    roll, add = _roll_for_lot(box, state, move.lot, chance)
    question = BiddingAlone(move.lot, roll.bid, (HUMAN, WOLFGANG))
    price = question.next_bid(box)
    after = automa.with_solo(state, rolls=(*solo.rolls, roll))
    told = say(
        "solo-rolls",
        who=Who(HUMAN),
        lot=lot,
        die=roll.die,
        add=add,
        bid=Florins(roll.bid),
        price=Florins(price),
    )
    if not is_purchase_forced(roll.die, add):
        return Step(replace(after, question=question), (Event(told),), opened=True)
    forced = say("solo-forced", who=Who(HUMAN), lot=lot, die=roll.die)
    step = Step(after, (Event(told), Event(forced)), opened=True)
    return step.followed_by(lambda state: auction.sell_lot(box, state, move.lot, HUMAN, price))


def _roll_for_lot(box: Box, state: State, lot: str, chance: Chance) -> tuple[Roll, int]:
    add, die = (
        automa.die_additions(box, state)[automa.group_of_lot(box, lot)],
        chance.roll_die(f"die {lot}"),
    )
    return Roll(lot, die, wolfgangs_bid(box, die, add)), add


def rolled_dice(box: Box, state: State) -> tuple[Die, ...]:
    """What was rolled in this round, Wolfgang's own die last: that follows from what he paid."""
    step, rolls = box.numbers.step, automa.solo_of(state).rolls
    rolled = {roll.lot for roll in rolls}
    his = (sale for sale in state.sales if sale.seat == WOLFGANG and sale.lot not in rolled)
    return (
        *(Die(roll.lot, roll.die, roll.bid // step - roll.die) for roll in rolls),
        *(_wolfgangs_die(box, state, sale) for sale in his),
    )


def _wolfgangs_die(box: Box, state: State, sale: Sale) -> Die:
    add = automa.die_additions_of_card(box, state, _card_of_auctions(box, state))[
        automa.group_of_lot(box, sale.lot)
    ]
    return Die(sale.lot, sale.price // box.numbers.step - add, add)


def _card_of_auctions(box: Box, state: State) -> str:
    """The one that lies open; afterwards the first of its round, and one came for each action."""
    solo = automa.solo_of(state)
    return solo.card or solo.played[(state.round - 1) * (1 + box.numbers.actions)]


# Wolfgang buys


def end_auctions(box: Box, state: State, chance: Chance) -> Step[State]:
    """Wolfgang buys; of two stacks a piece is discarded where nobody bought one."""
    step = _buy_for_wolfgang(box, automa.with_solo(state, looks=()), chance).followed_by(
        lambda state: _discard_unsold(box, state)
    )
    solo = automa.solo_of(step.state)
    after = automa.with_solo(step.state, card="", played=(*solo.played, solo.card))
    return Step(after, step.events, opened=True)


def _buy_for_wolfgang(box: Box, state: State, chance: Chance) -> Step[State]:
    """The leftmost object of the card that he is able to buy."""
    events: tuple[Event, ...] = ()
    for object_ in automa.die_additions(box, state):
        state, lot, told = _lot_of_object(box, state, object_)
        events = (*events, *told)
        why = _why_wolfgang_cannot_buy(box, state, lot)
        if why is None:
            step = _sell_to_wolfgang(box, state, lot, chance)
            return step.preceded_by(*events)
        events = (*events, Event(say("automa-skips", lot=Named("lot", lot), why=why)))
    return Step(state, (*events, Event(say("automa-buys-nothing"))))


def _lot_of_object(box: Box, state: State, object_: str) -> tuple[State, str, tuple[Event, ...]]:
    """Which lot an object is: his leftmost profession tells the landscape, where he has one."""
    card = (
        automa.leftmost_profession(automa.wolfgangs_estate(state)) if object_ == LANDSCAPES else ""
    )
    if not card:
        return state, object_, ()
    lot = box.professions[card].landscape
    state, told = automa.flip_profession(state, card, Named("landscape", lot))
    return state, lot, (told,)


def _why_wolfgang_cannot_buy(box: Box, state: State, lot: str) -> Text | None:
    if lot == LANDSCAPES:
        return say("automa-no-profession")
    if any(sale.lot == lot for sale in state.sales):
        return say("automa-bought-already")
    if not auction.count_lots_left(box, state.stock, state.decks, lot):
        return say("automa-none-left")
    most = box.numbers.builders_each
    if lot == "builder" and automa.wolfgangs_estate(state).open.builders >= most:
        return say("automa-all-builders", most=most)
    return None


def _sell_to_wolfgang(box: Box, state: State, lot: str, chance: Chance) -> Step[State]:
    """He pays the last bid that was rolled for the lot, or that is rolled now."""
    name = Named("lot", lot)
    roll = next((roll for roll in automa.solo_of(state).rolls if roll.lot == lot), None)
    if roll:
        told = say("automa-knows-price", lot=name, price=Florins(roll.bid))
    else:
        roll, add = _roll_for_lot(box, state, lot, chance)
        told = say("automa-rolls", lot=name, die=roll.die, add=add, price=Florins(roll.bid))
    state, paid = automa.pay_for_wolfgang(box, state, roll.bid)
    won = say("wins", who=automa.NAME, lot=name, price=Florins(roll.bid))
    state = replace(state, sales=(*state.sales, Sale(lot, WOLFGANG, roll.bid)))
    step = Step(state, (Event(told), *paid, Event(won)))
    return step.followed_by(lambda state: _hand_over_to_wolfgang(box, state, lot, chance))


def _hand_over_to_wolfgang(box: Box, state: State, lot: str, chance: Chance) -> Step[State]:
    match lot:
        case "prestige":
            return _give_wolfgang_prestige(box, state, chance)
        case "recruiting":
            return _give_wolfgang_recruiting(state)
        case "jester":
            return auction.win_jester(state, WOLFGANG)
        case "builder":
            return auction.win_builder(box, state, WOLFGANG)
    return _give_wolfgang_landscape(box, state, lot)


def _give_wolfgang_prestige(box: Box, state: State, chance: Chance) -> Step[State]:
    """It lies face up in his principality."""

    def worth(card: str) -> int:
        return prestige_card_points(box, state, WOLFGANG, card)

    after, kept, events = automa.keep_best_of_five(box, state, "prestige", worth, chance)
    estate = payments_and_gains.with_card(automa.wolfgangs_estate(after), "prestige", kept)
    return Step(automa.with_wolfgang(after, estate), events)


def _give_wolfgang_recruiting(state: State) -> Step[State]:
    """It lies face down on the right of his row."""
    estate = payments_and_gains.with_card(automa.wolfgangs_estate(state), "profession", RECRUITING)
    after = automa.with_wolfgang(state, estate)
    return Step(replace(after, stock=state.stock.with_one_fewer("recruiting")), ())


def _give_wolfgang_landscape(box: Box, state: State, landscape: str) -> Step[State]:
    before, order = automa.wolfgangs_estate(state), box.landscape_order[landscape]
    lying = tile_laying.with_landscape(box, before.open, Tile(landscape, "", 0))
    estate, points = replace(before, open=lying), lying.points - before.open.points
    stock = state.stock.with_one_fewer("landscapes", order)
    events = payments_and_gains.points_events(automa.NAME, points, Named("landscape", landscape))
    return Step(replace(automa.with_wolfgang(state, estate), stock=stock), events)


def _discard_unsold(box: Box, state: State) -> Step[State]:
    """Of recruiting cards and builders one goes, where nobody bought one this round."""
    events: list[Event] = []
    sold = {sale.lot for sale in state.sales}
    for lot, pile in ((RECRUITING, "recruiting"), ("builder", "builders")):
        if lot in sold or not auction.count_lots_left(box, state.stock, state.decks, lot):
            continue
        discarded = (*automa.solo_of(state).discarded, lot)
        state = automa.with_solo(
            replace(state, stock=state.stock.with_one_fewer(pile)), discarded=discarded
        )
        events.append(Event(say("automa-discards", lot=Named("lot", lot))))
    return Step(state, tuple(events))
