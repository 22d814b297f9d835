"""Wishes: what the greedy guest would tell the house before the auctions, in place of bidding."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import takewhile

from bot.games.princes.moves import Court
from bot.games.princes.view import Character, View
from bot.players.princes import bidding, courting, followed
from bot.players.princes.ahead import AHEAD, begun, is_on
from bot.players.princes.orders import why_not
from bot.players.princes.ranked import (
    PASS,
    VOCABULARY,
    Courtship,
    CourtshipOtherwise,
    Limit,
    NoCourtship,
    Order,
    Otherwise,
    PassRest,
    Wish,
    sought,
)
from bot.players.princes.scenarios import Scenario, held


def orders(view: View) -> tuple[str, ...]:
    """All he would order now, as it is written; nothing where the house takes no orders.

    During the actions he thinks of the round to come, with the purse he has.
    """
    if view.own is None or view.automa:
        return ()
    if view.phase == "action" and view.round < view.box.rounds:
        view = begun(view)
    if view.phase != AHEAD and not is_on(view):
        return ()
    given = _accepted(view, followed.cards_chosen(view))
    if view.phase != "characters":
        given = (*given, *_for_objects(view))
    if view.characters:
        given = (*given, *_for_hiring(view))
    return tuple(VOCABULARY.spell(order) for order in given)


def _for_objects(view: View) -> tuple[Order, ...]:
    lots = _accepted(view, _for_lots(view))
    given = _ended(view, lots, Otherwise(PASS) if lots else PassRest())
    return (*given, *_accepted(view, followed.up(view, {sought(order) for order in lots})))


def _for_hiring(view: View) -> tuple[Order, ...]:
    courtships = _accepted(view, _for_characters(view))
    end = CourtshipOtherwise(PASS) if courtships else NoCourtship()
    given = _ended(view, courtships, end)
    return (*given, *_accepted(view, followed.up_hiring(view)))


def _accepted(view: View, wanted: Iterable[Order]) -> tuple[Order, ...]:
    """A price that bidding has run beyond is no order any more."""
    return tuple(order for order in wanted if why_not(view, (), order) is None)


def _ended(view: View, given: tuple[Order, ...], end: Order) -> tuple[Order, ...]:
    return given if why_not(view, given, end) else (*given, end)


# Lots


def _for_lots(view: View) -> Iterator[Order]:
    """A limit on whatever is worth it now; what is not may be, once the better ones are gone."""
    own = held(view)
    for lot in _best_first(view, own):
        limit = _most(view, own, lot, bidding.hope_elsewhere(view, own, lot))
        most = _most(view, own, lot, 0.0) if limit is None else limit
        if limit is not None:
            yield Limit(lot, limit, PASS)
        if most is not None:
            yield Wish(lot, most)


def _most(view: View, own: Scenario, lot: str, least: float) -> int | None:
    """How far he would go for more gain than this."""
    return _highest(_prices(view), lambda price: bidding.gain(view, own, lot, price) > least)


def _best_first(view: View, own: Scenario) -> list[str]:
    opening = view.box.opening_bid(view.size)
    gains = bidding.gains(view, own, bidding.lots_of_use(view, bidding.own_seat(view)), opening)
    return sorted(gains, key=lambda lot: gains[lot], reverse=True)


def _prices(view: View) -> range:
    """All that bidding may come to and he could pay."""
    assert view.own is not None
    return range(view.box.opening_bid(view.size), view.own.means + 1, view.box.numbers.step)


# Characters


def _for_characters(view: View) -> Iterator[Order]:
    own = held(view)
    for card in _dearest_first(view, own):
        most = _highest_space(view, own, card)
        if most is not None:
            yield Courtship(card.name, most)


def _dearest_first(view: View, own: Scenario) -> list[Character]:
    return sorted(
        view.characters,
        key=lambda card: courting.gain(view, own, Court(card.name, card.spaces[0])),
        reverse=True,
    )


def _highest_space(view: View, own: Scenario, card: Character) -> int | None:
    """Nobody gives up points for a character."""
    paid = [florins for florins in card.spaces if florins <= own.estate.hidden.florins]
    return _highest(paid, lambda florins: courting.gain(view, own, Court(card.name, florins)) > 0)


def _highest(prices: Sequence[int], is_good: Callable[[int], bool]) -> int | None:
    """The last price before one is too high."""
    return max(takewhile(is_good, prices), default=None)
