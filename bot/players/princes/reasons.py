"""Explain a move by the journeyman's judgement: prices, points gained, cards."""

from collections.abc import Iterator

from bot.engine.text import Florins, Named, Text, say
from bot.games.princes import moves
from bot.games.princes.view import View
from bot.games.princes.works import florins_for_work
from bot.players.player import GainOverPassing, describe_estimate
from bot.players.princes import (
    acting,
    bargaining,
    bidding,
    characters,
    estate_value,
    imagined_estates,
    work_values,
)
from bot.players.princes.imagined_estates import Scenario, current_scenario
from bot.players.princes.judgement_parameters import JOURNEYMAN


def find_reasons(view: View, move: moves.Move) -> Iterator[Text]:
    """Tell the reasons for a move by what its player sees."""
    match move:
        case moves.Nominate(lot):
            yield from _explain_price(view, lot, _opening_bid(view))
        case moves.Bid(price):
            yield from _explain_price(view, view.asked.lot, price)
        case moves.Pass() if view.asked.kind == "bidding":
            yield from _explain_passing(view)
        case moves.Work(profession, points=points):
            value = work_values.work_value(view, move)
            paid = Florins(florins_for_work(view.box, value, points))
            card = Named("profession", profession)
            yield say("reason-work", card=card, value=value, points=points, florins=paid)
        case moves.GiveBack() | moves.Place() | moves.Withdraw():
            yield say(_PLAIN_REASONS[type(move)])
        case moves.Keep(card):
            yield from _explain_card(view, card)
        case moves.Recruit() | moves.Court():
            yield from describe_estimate(
                "reason-rather", estimate_gain(view, move), GainOverPassing
            )
        case moves.End() if view.asked.actions:
            yield say("reason-end")
    if view.asked.kind == "acting" and not isinstance(move, _FREE):
        yield from _explain_gain(view, move)


_PLAIN_REASONS: dict[type[moves.Move], str] = {
    moves.GiveBack: "reason-kinship",
    moves.Place: "reason-place",
    moves.Withdraw: "reason-withdraw",
}
_FREE = (
    moves.End,
    moves.Consult,
    moves.Recruit,
    moves.Sell,
    moves.Retract,
)  # moves that spend no action


def _explain_price(view: View, lot: str, price: int) -> Iterator[Text]:
    """Tell the last price at which the lot is better than the others."""
    most = _price_limit(view, lot, price)
    if most:
        yield say("reason-at-most", lot=Named("lot", lot), florins=Florins(most))


def _explain_passing(view: View) -> Iterator[Text]:
    lot, price = view.asked.lot, view.asked.price
    if not _price_limit(view, lot, price if view.automa else price + view.box.numbers.step):
        yield say("reason-not-worth", lot=Named("lot", lot))


def estimate_price_limits(view: View) -> dict[str, int]:
    """How far to go for each lot that brings anything at the opening bid, the best lot first."""
    own, opening = current_scenario(view, JOURNEYMAN), _opening_bid(view)
    lots = bidding.useful_lots(view, bidding.own_seat(view))
    gains = bidding.gains_of_lots(view, own, lots, opening)
    best = sorted((lot for lot in lots if gains[lot] > 0), key=gains.__getitem__, reverse=True)
    return {lot: max(opening, _price_limit(view, lot, opening)) for lot in best}


def _price_limit(view: View, lot: str, price: int) -> int:
    """The highest price worth bidding from this one on; 0 if it is too high already."""
    own = current_scenario(view, JOURNEYMAN)
    means, most = view.mine.hidden.florins, 0
    while price <= means and bidding.is_worth_bidding(view, own, lot, price):
        most, price = price, price + view.box.numbers.step
    return most


def _opening_bid(view: View) -> int:
    return view.box.opening_bid(view.size)


def _explain_card(view: View, card: str) -> Iterator[Text]:
    own = current_scenario(view, JOURNEYMAN)
    better = estate_value.evaluate_estate(
        view, imagined_estates.with_card(own, view.asked.deck, card)
    )
    yield from describe_estimate("reason-keep", better - estate_value.evaluate_estate(view, own))


def _explain_gain(view: View, move: moves.Move) -> Iterator[Text]:
    """Tell how much better the outlook is than if the turn ended here."""
    own = current_scenario(view, JOURNEYMAN)
    better = _worth_after(view, own, move) - acting.worth_after_act(view, own, moves.End())
    yield from describe_estimate("reason-gains", better, GainOverPassing)


# In points


def estimate_gain(view: View, move: moves.Move, _: moves.Move | None = None) -> float:
    """Estimate by how many points a move is better than passing the question or an action."""
    own = current_scenario(view, JOURNEYMAN)
    match move:
        case moves.Nominate(lot):
            return _gain_over_waiting(view, own, lot, _opening_bid(view))
        case moves.Bid(price):
            return _gain_over_waiting(view, own, view.asked.lot, price)
        case moves.Court():
            return characters.gain_of_courtship(view, own, move)
        case moves.Recruit():
            return acting.worth_after_act(view, own, move) - estate_value.evaluate_estate(view, own)
    if view.asked.kind != "acting" or isinstance(move, _FREE):
        return 0.0
    return _worth_after(view, own, move) - estate_value.evaluate_estate(view, own.after_actions())


def _gain_over_waiting(view: View, own: Scenario, lot: str, price: int) -> float:
    """The gain by a lot at this price over what the others promise later."""
    waiting = 0.0 if view.automa else bidding.gain_by_other_lots(view, own, lot)
    return bidding.gain_of_lot(view, own, lot, price) - waiting


def _worth_after(view: View, own: Scenario, move: moves.Move) -> float:
    if isinstance(move, moves.Offer):
        return bargaining.worth_of_offer(view, own, move)
    return acting.worth_after_act(view, own, move)
