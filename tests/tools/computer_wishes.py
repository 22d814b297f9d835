"""The orders a computer player would give before the auctions, for simulated people."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import islice, takewhile
from typing import Any

from bot.games.princes import payments_and_gains
from bot.games.princes.auction import is_landscape_left
from bot.games.princes.character_favours import BONUS, POINTS, PRESTIGE
from bot.games.princes.moves import Court, Recruit
from bot.games.princes.view import Character, View
from bot.planning import princes_order_kinds as kinds
from bot.planning.princes_auction_orders import (
    NEXT_ROUND,
    auction_phase,
    view_next_period,
    why_not_order,
)
from bot.players.princes import (
    acting,
    bidding,
    characters,
    estate_value,
    evaluation,
    imagined_estates,
)
from bot.players.princes.acting import tidiest_way_to_lay
from bot.players.princes.imagined_estates import Scenario, current_scenario


def plan_after_lots(view: View, sought: Collection[str]) -> Iterator[kinds.AfterPurchaseOrder]:
    """Orders for after buying one of these lots, and for the character hired before."""
    own, asked = current_scenario(view), view.asked
    wanted = {*sought, asked.lot} if asked.kind == "placing" else set(sought)
    yield from _plan_places(view, own, wanted)
    if "recruiting" in wanted or asked.kind == "recruiting":
        yield _plan_recruiting(view, own)
    yield from _plan_favours(view, own)


def _plan_places(view: View, own: Scenario, lots: Collection[str]) -> Iterator[kinds.Lay]:
    """The best place for each landscape of these lots, the best landscape first."""
    landscapes = [
        name
        for lot in sorted(lots)
        for name in view.box.landscapes_of(lot)
        if is_landscape_left(view.box, view.open_estates, name)
    ]
    best_first = sorted(
        landscapes,
        key=lambda name: estate_value.evaluate_estate(
            view, imagined_estates.with_landscape(view.box, own, name)
        ),
        reverse=True,
    )
    for landscape in best_first:
        ways = kinds.places_for_landscape(view, landscape)
        if ways:
            best = tidiest_way_to_lay(view, ways)
            yield kinds.Lay(landscape, (f"{best.square}-{best.turn}",))


def _plan_recruiting(view: View, own: Scenario) -> kinds.Enlist:
    """Recruit the professions that are worth more than the recruiting card."""
    if view.asked.kind != "recruiting":
        own = own.with_estate(payments_and_gains.with_recruiting_card(own.estate))
    kept = estate_value.evaluate_estate(view, own)
    worth = {
        name: acting.worth_after_act(view, own, Recruit(name))
        for name in view.recruitable_professions
    }
    better = [name for name in worth if worth[name] >= kept]
    return kinds.Enlist(
        tuple(sorted(better, key=lambda name: worth[name], reverse=True)), kinds.HOLD
    )


def plan_cards(view: View) -> Iterator[kinds.ChooseCard]:
    """Choose among all cards that may be drawn, the best first."""
    assert view.own is not None
    own = current_scenario(view)
    unseen = {PRESTIGE: evaluation.unseen_prestige(view), BONUS: evaluation.unseen_bonus(view)}
    for deck, names in unseen.items():
        drawn = view.own.looking_at if view.asked.deck == deck else ()
        if deck == PRESTIGE or view.characters:
            yield kinds.ChooseCard(
                deck, _cards_by_worth(view, own, deck, [*drawn, *names]), kinds.DEAREST
            )


def _cards_by_worth(view: View, own: Scenario, deck: str, names: Sequence[str]) -> tuple[str, ...]:
    def worth(card: str) -> float:
        return estate_value.evaluate_estate(view, imagined_estates.with_card(own, deck, card))

    return tuple(sorted(dict.fromkeys(names), key=worth, reverse=True))


# Characters


def _plan_favours(view: View, own: Scenario) -> Iterator[kinds.AfterPurchaseOrder]:
    """Let the Merchant pay where that is worth more than points; use the Professor at once."""
    assert view.own is not None
    estate = view.estates[view.own.seat]
    if estate.is_face_down:
        return
    match estate.character:
        case "merchant":
            yield from _plan_merchant(view, own, view.own.merchant)
            yield kinds.Favour("merchant", POINTS)
        case "professor":
            yield kinds.Favour("professor", _professor_use(view, own))


def _plan_merchant(view: View, own: Scenario, points: int) -> Iterator[kinds.MerchantPays]:
    opening, step = view.box.opening_bid(view.size), view.box.numbers.step
    assert view.own is not None
    prices = range(opening, view.own.means + 1, step)
    dear = (price for price in prices if bidding.worth_of_florins(view, own, price) > points)
    yield from map(kinds.MerchantPays, islice(dear, 1))


def plan_after_hiring(view: View) -> Iterator[kinds.AfterPurchaseOrder]:
    """Uses of the characters that may be hired."""
    own = current_scenario(view)
    use = POINTS if characters.is_merchant_best_used_now(view, own) else kinds.LATER
    yield kinds.FavourOnHiring("merchant", use)
    yield kinds.FavourOnHiring("professor", _professor_use(view, own))


def _professor_use(view: View, own: Scenario) -> str:
    return PRESTIGE if characters.is_prestige_card_better(view, own) else BONUS


def wish_planner(game: str) -> Callable[[Any], tuple[str, ...]] | None:
    """None where the game has no orders for auctions."""
    return plan_wishes if game == "princes" else None


def plan_wishes(view: View) -> tuple[str, ...]:
    """Spell all orders for the auctions that are on or come next; none where there are no more.

    During the actions they are for the round to come, with the cash of now.
    """
    if view.own is None or view.automa:
        return ()
    if view.phase == "action" and view.round < view.box.rounds:
        view = view_next_period(view)
    if view.phase != NEXT_ROUND and not auction_phase(view):
        return ()
    given = _accepted_orders(view, plan_cards(view))
    if view.phase != "characters":
        given = (*given, *_orders_for_lots(view))
    if view.characters:
        given = (*given, *_orders_for_hiring(view))
    return tuple(kinds.VOCABULARY.spell(order) for order in given)


def _orders_for_lots(view: View) -> tuple[kinds.AuctionOrder, ...]:
    lots = _accepted_orders(view, _wishes_for_lots(view))
    given = _with_ending(view, lots, kinds.Otherwise(kinds.PASS) if lots else kinds.PassRest())
    return (
        *given,
        *_accepted_orders(
            view, plan_after_lots(view, {kinds.thing_sought(order) for order in lots})
        ),
    )


def _orders_for_hiring(view: View) -> tuple[kinds.AuctionOrder, ...]:
    courtships = _accepted_orders(view, _wishes_for_characters(view))
    end = kinds.CourtshipOtherwise(kinds.PASS) if courtships else kinds.NoCourtship()
    given = _with_ending(view, courtships, end)
    return (*given, *_accepted_orders(view, plan_after_hiring(view)))


def _accepted_orders(
    view: View, wanted: Iterable[kinds.AuctionOrder]
) -> tuple[kinds.AuctionOrder, ...]:
    """Those of the orders that are legal now; a price may be too low already."""
    return tuple(order for order in wanted if why_not_order(view, (), order) is None)


def _with_ending(
    view: View, given: tuple[kinds.AuctionOrder, ...], end: kinds.AuctionOrder
) -> tuple[kinds.AuctionOrder, ...]:
    return given if why_not_order(view, given, end) else (*given, end)


# Lots


def _wishes_for_lots(view: View) -> Iterator[kinds.AuctionOrder]:
    """A limit on each lot worth it now; a wish for each worth it once better ones are gone."""
    own = current_scenario(view)
    for lot in _lots_by_gain(view, own):
        limit = _highest_bid(view, own, lot, bidding.gain_by_other_lots(view, own, lot))
        most = _highest_bid(view, own, lot, 0.0) if limit is None else limit
        if limit is not None:
            yield kinds.Limit(lot, limit, kinds.PASS)
        if most is not None:
            yield kinds.Wish(lot, most)


def _highest_bid(view: View, own: Scenario, lot: str, least: float) -> int | None:
    """The highest price at which the lot gains more than this."""
    return _highest_good_price(
        _possible_prices(view), lambda price: bidding.gain_of_lot(view, own, lot, price) > least
    )


def _lots_by_gain(view: View, own: Scenario) -> list[str]:
    opening = view.box.opening_bid(view.size)
    gains = bidding.gains_of_lots(
        view, own, bidding.useful_lots(view, bidding.own_seat(view)), opening
    )
    return sorted(gains, key=lambda lot: gains[lot], reverse=True)


def _possible_prices(view: View) -> range:
    """The prices that bidding can reach and the viewer can pay."""
    assert view.own is not None
    return range(view.box.opening_bid(view.size), view.own.means + 1, view.box.numbers.step)


# Characters


def _wishes_for_characters(view: View) -> Iterator[kinds.AuctionOrder]:
    own = current_scenario(view)
    for card in _characters_by_gain(view, own):
        most = _highest_space(view, own, card)
        if most is not None:
            yield kinds.Courtship(card.name, most)


def _characters_by_gain(view: View, own: Scenario) -> list[Character]:
    return sorted(
        view.characters,
        key=lambda card: characters.gain_of_courtship(view, own, Court(card.name, card.spaces[0])),
        reverse=True,
    )


def _highest_space(view: View, own: Scenario, card: Character) -> int | None:
    """The highest space worth paying in cash."""
    paid = [florins for florins in card.spaces if florins <= own.estate.hidden.florins]
    return _highest_good_price(
        paid, lambda florins: characters.gain_of_courtship(view, own, Court(card.name, florins)) > 0
    )


def _highest_good_price(prices: Sequence[int], is_good: Callable[[int], bool]) -> int | None:
    """The last price before one is too high."""
    return max(takewhile(is_good, prices), default=None)
