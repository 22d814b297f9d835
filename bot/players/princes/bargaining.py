"""Building together: what to offer a neighbour, and what to answer to an offer."""

from collections.abc import Callable, Sequence

from bot.engine.replace_and_memoize import replace
from bot.games.princes.bargaining import least_price
from bot.games.princes.land_grid import neighbours
from bot.games.princes.moves import Accept, Counter, Decline, Move, Offer, Retract
from bot.games.princes.state_parts import Bargain
from bot.games.princes.view import View
from bot.players.player import Situation
from bot.players.princes import acting, estate_value, imagined_estates
from bot.players.princes.acting import tidiest_way_to_lay
from bot.players.princes.imagined_estates import Scenario
from bot.players.princes.work_values import POINTS_PER_VALUE

LEAST_GAIN = 0.5  # points that a bargain has to be worth to the partner


# The builder


def choose_offer_or_act(
    view: View, own: Scenario, situation: Situation[Move, View], act: Move
) -> Move:
    """An offer to a neighbour if it promises more than this act, else the act."""
    if not view.borders:
        return act
    ways = _offers_by_side_and_building(view, situation.moves)
    best, most = act, acting.worth_after_act(view, own, act) if ways else 0.0
    for offers in ways.values():
        offer = _price_offer(view, own, offers[0], situation.amounts(offers[0]))
        if offer is None:
            continue
        worth = worth_of_offer(view, own, offer)
        if worth > most:
            best, most = offer, worth
    if not isinstance(best, Offer):
        return best
    tidy = tidiest_way_to_lay(view, ways[best.side, best.building])
    return replace(tidy, florins=best.florins)


def _offers_by_side_and_building(
    view: View, moves: Sequence[Move]
) -> dict[tuple[str, str], list[Offer]]:
    """The offers by border and building, across borders without an offer in this turn."""
    asked = {proposal.side for proposal in view.offers}
    found: dict[tuple[str, str], list[Offer]] = {}
    for move in moves:
        if isinstance(move, Offer) and move.side not in asked:
            found.setdefault((move.side, move.building), []).append(move)
    return found


def _price_offer(view: View, own: Scenario, offer: Offer, amounts: range) -> Offer | None:
    """The offer at the price that the neighbour is likely to pay, if the rest can be paid."""
    step, least = view.box.numbers.step, least_price(view.box, view.mine)
    hoped = (_neighbours_gain(view, offer) - LEAST_GAIN) / own.judgement.florin_soon
    enough = [florins for florins in amounts if florins >= least]
    if not enough:
        return None
    return replace(offer, florins=max(enough[0], min(int(hoped) // step * step, enough[-1])))


def worth_of_offer(view: View, own: Scenario, offer: Offer) -> float:
    """The outlook once it is built, less a share of the neighbour's gain."""
    left = _neighbours_gain(view, offer) - offer.florins * own.judgement.florin_soon
    if left < 0:
        return 0.0  # no neighbour would agree
    together = imagined_estates.with_building_as_builder(
        view.box, own.after_actions(), offer, offer.florins
    )
    return estate_value.evaluate_estate(view, together) - _weight_of_rival_gain(view) * left


def _neighbours_gain(view: View, offer: Offer) -> float:
    """The points a building is likely to bring a neighbour whose hand is not seen."""
    box, seat = view.box, dict(neighbours(len(view.estates), view.my.seat))[offer.side]
    numbers, estate = box.numbers, view.estates[seat]
    wanted = sum(card.building == offer.building for card in box.professions.values())
    shown = sum(box.professions[card].building == offer.building for card in estate.open.shown)
    covered = estate.hand - len(estate.open.shown)
    hoped = shown + covered * wanted / len(box.professions)
    return numbers.building_points + POINTS_PER_VALUE * numbers.work_building * hoped


# Answers


def choose_answer(view: View, own: Scenario, moves: Sequence[Move]) -> Move:
    """Answer to the price of the running bargain, as builder or as partner."""
    bargain = view.asked.bargain
    assert bargain is not None
    if view.my.seat == bargain.builder:
        return _choose_as_builder(view, own, bargain, moves)
    return _choose_as_partner(view, own, bargain, moves)


def _choose_as_builder(view: View, own: Scenario, bargain: Bargain, moves: Sequence[Move]) -> Move:
    """Accept a counteroffer if building together is better than not to."""
    agree = Accept(bargain.price)
    if agree not in moves:
        return Retract()
    together = imagined_estates.with_building_as_builder(
        view.box, own.after_actions(), bargain.offer, bargain.price
    )
    if estate_value.evaluate_estate(view, together) >= estate_value.evaluate_estate(view, own):
        return agree
    return Retract()


def _choose_as_partner(view: View, own: Scenario, bargain: Bargain, moves: Sequence[Move]) -> Move:
    """Accept or name another price; both have to be able to pay."""
    gain, agree = _gain_by_price(view, own, bargain), Accept(bargain.price)
    if agree in moves and gain(bargain.price) >= LEAST_GAIN:
        return agree
    if bargain.bid is not None:
        return Decline()
    prices = [price for price in reversed(view.my.prices) if price <= view.my.means]
    better = [price for price in prices if gain(price) >= LEAST_GAIN]
    return Counter(better[0]) if better else Decline()


def _gain_by_price(view: View, own: Scenario, bargain: Bargain) -> Callable[[int], float]:
    """The gain by building together at a price, less a share of the builder's gain."""
    share = _weight_of_rival_gain(view)
    before = estate_value.evaluate_estate(view, own)

    def gain(price: int) -> float:
        together = imagined_estates.with_building_as_partner(view.box, own, bargain.offer, price)
        lost = share * price * own.judgement.florin
        return estate_value.evaluate_estate(view, together) - before - lost

    return gain


def _weight_of_rival_gain(view: View) -> float:
    """The share of a rival's gain that counts as a loss: with two players all of it."""
    return 1 / (len(view.estates) - 1)
