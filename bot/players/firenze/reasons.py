"""Explain a move of Firenze by the journeyman's judgement."""

from collections.abc import Iterator

from bot.engine.text import Named, Text, say
from bot.games.firenze import bricks_and_towers, moves, personnel
from bot.games.firenze.state_parts import COLORS, ORDER
from bot.games.firenze.view import Offer, View
from bot.players.firenze import building, building_plans, cards, level_players
from bot.players.firenze.evaluation import Outlook
from bot.players.firenze.judgement_parameters import JOURNEYMAN
from bot.players.player import LEAST_POINTS, GainOverPassing, describe_estimate


def find_reasons(view: View, move: moves.Move) -> Iterator[Text]:
    """Tell the reasons for a move by what its player sees."""
    if isinstance(move, moves.Cover):
        yield say("reason-firenze-cover")
        return
    outlook = Outlook(view, JOURNEYMAN)
    match move:
        case moves.Take(place):
            yield from _explain_card(outlook, view.row[place - 1])
        case moves.Begin(color) | moves.Exchange(_, color):
            yield from _explain_goal(outlook, color, 0)
        case moves.Lay(color, height):
            yield from _explain_goal(outlook, color, height)
        case moves.Fulfil(color, height):
            yield from describe_estimate(
                "reason-firenze-fulfil", outlook.commission_worth(color, height)
            )
        case moves.End():
            yield from _explain_building_higher(outlook)
        case moves.Pay(color) | moves.Spill(color):
            yield say("reason-firenze-spare", brick=Named("brick", color))
        case moves.Avert():
            yield from describe_estimate("reason-firenze-avert", level_players.event_loss(outlook))
        case _:
            yield from _explain_without_figures(move)


def _explain_without_figures(move: moves.Move) -> Iterator[Text]:
    """Tell the reasons that need no figure."""
    match move:
        case moves.Done():
            yield say("reason-firenze-done")
        case moves.Consecrate():
            yield say("reason-firenze-consecrate")
        case moves.Lower():
            yield say("reason-firenze-lower")
        case moves.Endure():
            yield say("reason-firenze-endure")
        case moves.Discard():
            yield say("reason-firenze-discard")
        case _ if personnel.is_hire(move):
            yield say("reason-firenze-hire")


# What is built for


def _explain_goal(outlook: Outlook, color: str, height: int) -> Iterator[Text]:
    """Tell the commission for which this brick is laid or taken."""
    goal = outlook.goal_height(color, height, outlook.me.storehouse[ORDER[color]])
    worth = outlook.commission_worth(color, goal)
    if worth >= LEAST_POINTS:
        yield say(
            "reason-firenze-goal",
            tower=bricks_and_towers.tower_text(color, goal),
            points=round(worth),
        )


def _explain_building_higher(outlook: Outlook) -> Iterator[Text]:
    """Tell which tower is built higher instead of being used."""
    for tower in outlook.me.site:
        commission = outlook.view.commission(tower.color, tower.height)
        goal = outlook.goal_height(
            tower.color, tower.height, outlook.me.storehouse[ORDER[tower.color]]
        )
        if commission is not None and commission.open and goal > tower.height:
            kept = bricks_and_towers.tower_text(tower.color, tower.height)
            yield say("reason-firenze-higher", tower=kept, height=goal)
            return


# A card


def _explain_card(outlook: Outlook, offer: Offer) -> Iterator[Text]:
    yield from _explain_bricks_of_card(outlook, offer)
    if cards.is_event(offer.card):
        yield say("reason-firenze-event")
    else:
        yield from describe_estimate(
            "reason-firenze-card", cards.worth_of_card(outlook, offer.card)
        )
    if offer.place == 1:
        yield say("reason-firenze-free")
    else:
        yield from describe_estimate(
            "reason-firenze-better", _gain_over_first_card(outlook, offer.place), GainOverPassing
        )


def _explain_bricks_of_card(outlook: Outlook, offer: Offer) -> Iterator[Text]:
    """Tell the commission that the bricks of the card help most."""
    me, gains = outlook.me, dict[str, float]()
    for color in COLORS:
        at = ORDER[color]
        heights = outlook.tower_heights(color)
        before = outlook.worth_of_color(color, heights, me.storehouse[at])
        with_them = me.storehouse[at] + offer.bricks[at]
        gains[color] = outlook.worth_of_color(color, heights, with_them) - before
    best = max(gains, key=gains.__getitem__)
    if gains[best] < LEAST_POINTS:
        return
    stored = me.storehouse[ORDER[best]] + offer.bricks[ORDER[best]]
    heights = tuple(tower.height for tower in me.site if tower.color == best)
    goals = {outlook.goal_height(best, height, stored) for height in (*heights, 0)}
    goal = max(goals, key=lambda height: outlook.commission_worth(best, height))
    worth = outlook.commission_worth(best, goal)
    if worth >= LEAST_POINTS:
        tower = bricks_and_towers.tower_text(best, goal)
        yield say("reason-firenze-nearer", tower=tower, points=round(worth))


# In points


def estimate_gain(view: View, move: moves.Move, instead: moves.Move) -> float:
    """Estimate by how many points a move is better than another one; for bricks their share."""
    if move == instead or isinstance(move, moves.Cover):
        return 0.0
    outlook = Outlook(view, JOURNEYMAN)
    means = building_plans.current_means(outlook)
    match move:
        case moves.Take(place) if isinstance(instead, moves.Take):
            return _gain_over_card(outlook, place, instead.place)
        case moves.Begin() | moves.Lay():
            plan = building_plans.best_plan(outlook, means)
            return (plan.worth - building_plans.worth_without_laying(outlook, means)) / max(
                1, len(plan.lay)
            )
        case moves.Exchange(_, color):
            exchanged = building_plans.best_plan(
                outlook, building.means_after_exchange(outlook, means, color)
            )
            return exchanged.worth - building_plans.best_plan(outlook, means).worth
        case moves.Fulfil(color, height):
            kept = outlook.judgement.kept if outlook.turns else 0.0
            return outlook.commission_worth(color, height) * (1 - kept)
    return 0.0


def _gain_over_first_card(outlook: Outlook, place: int) -> float:
    return _gain_over_card(outlook, place, 1)


def _gain_over_card(outlook: Outlook, place: int, other: int) -> float:
    """By how many points this card is better than the other one."""
    means = building_plans.current_means(outlook)
    one, another = (
        cards.worth_after_choosing(outlook, means, offer, offer.cost)
        for offer in (outlook.view.row[place - 1], outlook.view.row[other - 1])
    )
    return one - another
