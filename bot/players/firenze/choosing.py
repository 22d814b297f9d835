"""Choosing a card of the row: its bricks, its price, itself."""

from bot.games.firenze import personnel, row
from bot.games.firenze.moves import Move, Play, Take
from bot.games.firenze.view import Offer, View
from bot.players.firenze import cards, hiring, plans, sparing
from bot.players.firenze.outlook import Outlook
from bot.players.firenze.plans import Means
from bot.players.guest import Situation


def best_choice(outlook: Outlook, situation: Situation[Move, View]) -> Move:
    """The card that leaves the best outlook; of equals the cheapest."""
    offers, means = outlook.view.row, plans.means_of(outlook)
    worths = weighed(outlook, situation)
    best = max(worths, key=lambda place: (worths[place], -place))
    if hiring.may_play(outlook, "princess") and situation.may(Play("princess")):
        with_her = personnel.played(outlook.view.turn, "princess")
        free = max(worth(outlook, means, o, row.cost(with_her, o.place)) for o in offers)
        if free - worths[best] >= cards.IN_HAND["princess"]:
            return Play("princess")
    return Take(best)


def weighed(outlook: Outlook, situation: Situation[Move, View]) -> dict[int, float]:
    """The outlook with each card of the row that may be taken, by its place."""
    means = plans.means_of(outlook)
    may = [offer for offer in outlook.view.row if situation.may(Take(offer.place))]
    return {offer.place: worth(outlook, means, offer, offer.cost) for offer in may}


def worth(outlook: Outlook, means: Means, offer: Offer, cost: int) -> float:
    """The outlook after choosing this card at this price."""
    card, stored = offer.card, means.stored
    with_its_bricks = plans.with_bricks(means, offer.bricks)
    left = sparing.without(outlook, with_its_bricks.stored, stored, cost)
    after = plans.with_stored(means, left)
    if not cards.is_event(card):
        return plans.best_plan(outlook, after).worth + cards.worth_of(outlook, card)
    return event_worth(outlook, after, offer)


def event_worth(outlook: Outlook, means: Means, offer: Offer) -> float:
    """With the Patrician in hand an event need not be endured."""
    hit = cards.struck(outlook, means, offer.card, offer.bricks)
    endured = plans.best_plan(outlook, hit).worth + cards.others_struck(outlook, offer.card)
    if any(held.card.name == "patrician" for held in outlook.hand):
        averted = plans.best_plan(outlook, means).worth - cards.IN_HAND["patrician"]
        return max(endured, averted)
    return endured
