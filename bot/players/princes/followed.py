"""What the greedy guest would order of the questions that follow a purchase."""

from collections.abc import Collection, Iterator, Sequence
from itertools import islice

from bot.games.princes import gains
from bot.games.princes.favours import BONUS, POINTS, PRESTIGE
from bot.games.princes.moves import Recruit
from bot.games.princes.usefulness import is_left
from bot.games.princes.view import View
from bot.players.princes import acting, bidding, cards, courting, outlook, scenarios
from bot.players.princes.following import (
    DEAREST,
    HOLD,
    LATER,
    Choose,
    Enlist,
    Favour,
    FavourOnHiring,
    Following,
    Lay,
    MerchantPays,
    free_places,
    recruitable,
)
from bot.players.princes.layout import tidiest
from bot.players.princes.scenarios import Scenario, held


def up(view: View, sought: Collection[str]) -> Iterator[Following]:
    """Of the lots that he bids for, and of whoever has served him since the round before."""
    own, asked = held(view), view.asked
    wanted = {*sought, asked.lot} if asked.kind == "placing" else set(sought)
    yield from _places(view, own, wanted)
    if "recruiting" in wanted or asked.kind == "recruiting":
        yield _enlisted(view, own)
    yield from _favours(view, own)


def _places(view: View, own: Scenario, lots: Collection[str]) -> Iterator[Lay]:
    """With two players he says of each landscape where, the best one first."""
    landscapes = [
        name
        for lot in sorted(lots)
        for name in view.box.landscapes_of(lot)
        if is_left(view.box, view.open_estates, name)
    ]
    best_first = sorted(
        landscapes,
        key=lambda name: outlook.worth(view, scenarios.with_landscape(view.box, own, name)),
        reverse=True,
    )
    for landscape in best_first:
        ways = free_places(view, landscape)
        if ways:
            best = tidiest(view, ways)
            yield Lay(landscape, (f"{best.square}-{best.turn}",))


def _enlisted(view: View, own: Scenario) -> Enlist:
    """Whom he would rather have than the card."""
    if view.asked.kind != "recruiting":
        own = own.with_(gains.with_recruiting(own.estate))
    kept = outlook.worth(view, own)
    worth = {name: acting.worth_after(view, own, Recruit(name)) for name in recruitable(view)}
    better = [name for name in worth if worth[name] >= kept]
    return Enlist(tuple(sorted(better, key=lambda name: worth[name], reverse=True)), HOLD)


def cards_chosen(view: View) -> Iterator[Choose]:
    """Of all cards that may be drawn, the best ones first."""
    assert view.own is not None
    own = held(view)
    unseen = {PRESTIGE: cards.unseen_prestige(view), BONUS: cards.unseen_bonus(view)}
    for deck, names in unseen.items():
        drawn = view.own.looking_at if view.asked.deck == deck else ()
        if deck == PRESTIGE or view.characters:
            yield Choose(deck, _best_first(view, own, deck, [*drawn, *names]), DEAREST)


def _best_first(view: View, own: Scenario, deck: str, names: Sequence[str]) -> tuple[str, ...]:
    def worth(card: str) -> float:
        return outlook.worth(view, scenarios.with_card(own, deck, card))

    return tuple(sorted(dict.fromkeys(names), key=worth, reverse=True))


# Characters


def _favours(view: View, own: Scenario) -> Iterator[Following]:
    """The Merchant pays where that is worth more than his points; the Professor never waits."""
    assert view.own is not None
    estate = view.estates[view.own.seat]
    if estate.is_face_down:
        return
    match estate.character:
        case "merchant":
            yield from _merchant_pays(view, own, view.own.merchant)
            yield Favour("merchant", POINTS)
        case "professor":
            yield Favour("professor", _professors_card(view, own))


def _merchant_pays(view: View, own: Scenario, points: int) -> Iterator[MerchantPays]:
    opening, step = view.box.opening_bid(view.size), view.box.numbers.step
    assert view.own is not None
    prices = range(opening, view.own.means + 1, step)
    dear = (price for price in prices if bidding.worth_of(view, own, price) > points)
    yield from map(MerchantPays, islice(dear, 1))


def up_hiring(view: View) -> Iterator[Following]:
    """Of whomever he may hire."""
    own = held(view)
    use = POINTS if courting.is_merchant_ripe(view, own) else LATER
    yield FavourOnHiring("merchant", use)
    yield FavourOnHiring("professor", _professors_card(view, own))


def _professors_card(view: View, own: Scenario) -> str:
    return PRESTIGE if courting.prefers_prestige(view, own) else BONUS
