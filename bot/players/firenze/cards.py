"""Choose a card of the row, hire personnel, and what each card is worth."""

from collections.abc import Sequence

from bot.engine.replace_and_memoize import replace
from bot.games.firenze import (
    bricks_and_towers,
    building,
    card_choice,
    event_cards,
    final_scoring,
    personnel,
    turn_end_limits,
)
from bot.games.firenze.box import ActionCard
from bot.games.firenze.card_choice import is_second_copy, monument_owner
from bot.games.firenze.moves import (
    Move,
    Play,
    Renounce,
    Restock,
    Sabotage,
    Smuggle,
    Take,
    Transmute,
)
from bot.games.firenze.state_parts import CELEBRATION, EVENT, ORDER, PERSONNEL, Bricks, Tower
from bot.games.firenze.view import Offer, View
from bot.players.firenze import building_plans, evaluation
from bot.players.firenze.building_plans import BuildingMeans, BuildingPlan
from bot.players.firenze.evaluation import Outlook
from bot.players.player import Situation

# The worth of personnel in hand, which playing it must exceed.
IN_HAND = {
    "princess": 0.9,
    "mason": 1.0,
    "smuggler": 0.5,
    "wholesaler": 0.2,
    "saboteur": 0.4,
    "patrician": 0.6,
    "architect": 1.0,
    "alchemist": 0.5,
}
A_TURN = {"workshop": 0.22, "warehouse": 0.08, "palazzo": 0.02, "trading-house": 0.06}
CHURCHES_MINE = 0.3  # of what a church card rewards

LOW_SEALS_AHEAD = 0.4  # of all seals still to place those that recognition counts
TOWERS_AHEAD = 0.3  # what a seal adds to the chance of the tournament
RIVALS = 0.3  # share of the loss of all others that counts as a gain
A_LEVEL = 2  # bricks that a level of a tower is worth


# Having a card


def worth_of_card(outlook: Outlook, card: ActionCard) -> float:
    """The points that a card is likely to bring beside its bricks."""
    me, turns, view = outlook.me, outlook.turns, outlook.view
    match card.kind:
        case "personnel":
            full = (
                turn_end_limits.count_limited_cards(view.mine)
                >= turn_end_limits.card_limit(view.box, me)
                or not turns
            )
            return 0.0 if full else IN_HAND[card.name] + _points_saved_by_patrician(outlook, card)
        case "celebration":
            return worth_of_celebration(outlook, card)
        case "building":
            return 0.0 if is_second_copy(me, card.name) else A_TURN[card.name] * turns
        case "church":
            return _worth_of_church_card(outlook, card)
    return 0.0


def worth_of_keeping(outlook: Outlook, card: ActionCard) -> float:
    """The points that keeping a card is worth."""
    if card.kind == PERSONNEL:
        return IN_HAND[card.name] if outlook.turns else 0.0
    return A_TURN[card.name] * outlook.turns


def worth_of_celebration(outlook: Outlook, card: ActionCard) -> float:
    """The points that a celebration is likely to bring at the end."""
    view, me = outlook.view, outlook.me
    match card.name:
        case "recognition":
            low = final_scoring.count_card_seals(view.box, view.board, outlook.seat, card.name)
            return card.amount * (low + LOW_SEALS_AHEAD * min(me.seals, outlook.turns))
        case "tournament":
            towers = final_scoring.count_card_seals(view.box, view.board, outlook.seat, card.name)
            missing = card.measure - towers
            ahead = TOWERS_AHEAD * min(me.seals, outlook.turns)
            return card.amount * min(1.0, max(0.0, ahead - missing / 2 + 0.5))
        case "monument":
            return card.amount if _is_monument_mine(outlook) else -RIVALS * card.amount
    return card.amount


def _is_monument_mine(outlook: Outlook) -> bool:
    """Whether the monument goes to the viewer, if taken now."""
    return monument_owner(outlook.view.open_builders, outlook.seat) == outlook.seat


def _points_saved_by_patrician(outlook: Outlook, card: ActionCard) -> float:
    """The points that the patrician saves by putting a celebration away."""
    return max(0.0, -worst_celebration(outlook)[0]) if card.name == "patrician" else 0.0


def worst_celebration(outlook: Outlook) -> tuple[float, str]:
    """The points and the name of the worst celebration in hand; 0 and '' without any."""
    held = [h.card for h in outlook.hand if h.card.kind == CELEBRATION]
    return min(
        [(worth_of_celebration(outlook, card), card.name) for card in held], default=(0.0, "")
    )


def _worth_of_church_card(outlook: Outlook, card: ActionCard) -> float:
    if card.name != "campanile":
        return CHURCHES_MINE * card.amount
    color, height = outlook.bell_tower
    highest = max([tower.height for tower in outlook.me.site if tower.color == color], default=0)
    return 1.0 if highest == height else -1.0


# Events


def means_after_event(
    outlook: Outlook, means: BuildingMeans, card: ActionCard, brought: Bricks
) -> BuildingMeans:
    """The means after an event whose card brought so many bricks."""
    site, stored = means.site, means.stored
    if event_cards.takes_level(card.name):
        return replace(means, site=_site_after_event(outlook, site, card.name))
    spare = event_cards.bricks_at_risk(card.name, stored, brought)
    lost = event_cards.bricks_due(outlook.view.box, card.name, sum(spare), len(site))
    return replace(means, stored=evaluation.bricks_after_giving(outlook, stored, spare, lost))


def worth_of_striking_others(outlook: Outlook, card: ActionCard) -> float:
    """The gain by an event that hits the others as well."""
    if not event_cards.strikes_all(card.name):
        return 0.0
    view = outlook.view
    rivals = [builder.open for builder in view.builders if builder.seat != outlook.seat]
    if event_cards.takes_level(card.name):
        lost = sum(A_LEVEL for rival in rivals if rival.site)
    else:
        lost = sum(
            event_cards.bricks_due(view.box, card.name, r.stored, len(r.site)) for r in rivals
        )
    return RIVALS * outlook.judgement.brick * lost


def _site_after_event(outlook: Outlook, site: tuple[Tower, ...], card: str) -> tuple[Tower, ...]:
    """Without the level that can best be spared."""
    hit = event_cards.threatened_towers(card, site)
    if not hit:
        return site
    tower = min(hit, key=lambda t: evaluation.level_loss(outlook, t.color, t.height))
    return bricks_and_towers.remove_tower_level(site, tower.color, tower.height)


def is_event(card: ActionCard) -> bool:
    return card.kind == EVENT


_IN_BUILDING = ("mason", "architect", "smuggler", "alchemist")

LEAST_HARM = 2  # points that sabotage must be likely to cost a rival
NEW_BRICKS = 4  # so many must lie on a card to be worth a wholesaler


def can_play(outlook: Outlook, *names: str) -> bool:
    """Whether one of these cards is in hand and may be played now."""
    return any(held.playable and held.card.name in names for held in outlook.hand)


def choose_hire_for_building(
    outlook: Outlook, means: BuildingMeans, plan: BuildingPlan, situation: Situation[Move, View]
) -> Move | None:
    """Play the personnel that makes a much better building plan possible."""
    turn, box = outlook.view.turn, outlook.view.box
    if not can_play(outlook, *_IN_BUILDING):
        return None
    for move in situation.moves:
        if not isinstance(move, Play):
            continue
        costs = building.building_costs(
            box, outlook.me, personnel.with_card_played(turn, move.card)
        )
        helped = building_plans.best_plan(outlook, replace(means, costs=costs))
        if _is_worth_playing(outlook, move.card, helped.worth - plan.worth):
            return move
    return None if means.built else _best_swap(outlook, means, plan, situation.moves)


def _best_swap(
    outlook: Outlook, means: BuildingMeans, plan: BuildingPlan, moves: Sequence[Move]
) -> Move | None:
    """Swap the brick that can best be spared by alchemist or smuggler."""
    swaps = [move for move in moves if isinstance(move, (Smuggle, Transmute))]
    if not swaps:
        return None
    give = evaluation.color_to_spare(outlook, means.stored, means.stored)
    gains: dict[str, float] = {}
    best: Move | None = None
    better = 0.0
    for move in swaps:
        if move.give != give or move.take == give:
            continue
        if move.take not in gains:
            swapped = building_plans.with_swap(means, give, move.take)
            gains[move.take] = building_plans.best_plan(outlook, swapped).worth - plan.worth
        gain, card = gains[move.take], "smuggler" if isinstance(move, Smuggle) else "alchemist"
        if gain > better and _is_worth_playing(outlook, card, gain):
            best, better = move, gain
    return best


def _is_worth_playing(outlook: Outlook, card: str, gain: float) -> bool:
    """In the last turn every card that helps at all is played."""
    return gain > (IN_HAND[card] if outlook.turns else 0.0)


def choose_hire_before_card(outlook: Outlook, situation: Situation[Move, View]) -> Move | None:
    found: Move | None = None
    if can_play(outlook, "saboteur"):
        found = choose_sabotage(outlook, situation.moves)
    if not found and can_play(outlook, "wholesaler"):
        found = _choose_restock(outlook, situation.moves)
    return found


def choose_sabotage(outlook: Outlook, moves: Sequence[Move]) -> Move | None:
    """Sabotage the tower whose owner loses most: a high one without bricks for it."""
    hurts = {move: _harm_of_sabotage(outlook, move) for move in moves if isinstance(move, Sabotage)}
    best = max(hurts, key=hurts.__getitem__, default=None)
    return best if best and hurts[best] >= LEAST_HARM else None


def _harm_of_sabotage(outlook: Outlook, move: Sabotage) -> float:
    view, rival = outlook.view, outlook.view.builders[move.seat].open
    at = ORDER[move.color]
    worths = [c.points for c in view.families[at].commissions if c.open and c.height >= move.height]
    return (max(worths, default=0) - rival.storehouse[at]) / 2 if move.height > 2 else 0.0


def _choose_restock(outlook: Outlook, moves: Sequence[Move]) -> Move | None:
    """Restock the first card if it has many bricks and none of them is of use."""
    if Restock(1) not in moves or not outlook.turns:
        return None
    bricks, stored = outlook.view.row[0].bricks, outlook.me.storehouse
    useful = sum(
        many * outlook.is_brick_wanted(color, stored[ORDER[color]])
        for color, many in zip(ORDER, bricks, strict=True)
    )
    return Restock(1) if sum(bricks) >= NEW_BRICKS and not useful else None


def choose_renouncing(outlook: Outlook, situation: Situation[Move, View]) -> Move | None:
    """Put away a celebration that costs points, by the patrician."""
    points, card = worst_celebration(outlook)
    if points >= -IN_HAND["patrician"] or not can_play(outlook, "patrician"):
        return None
    move = Renounce(card)
    return move if situation.allows_move(move) else None


def choose_card(outlook: Outlook, situation: Situation[Move, View]) -> Move:
    """The card that leaves the best outlook; of equals the cheapest."""
    offers, means = outlook.view.row, building_plans.current_means(outlook)
    worths = worths_by_place(outlook, situation)
    best = max(worths, key=lambda place: (worths[place], -place))
    if can_play(outlook, "princess") and situation.allows_move(Play("princess")):
        with_her = personnel.with_card_played(outlook.view.turn, "princess")
        free = max(
            worth_after_choosing(outlook, means, o, card_choice.row_card_cost(with_her, o.place))
            for o in offers
        )
        if free - worths[best] >= IN_HAND["princess"]:
            return Play("princess")
    return Take(best)


def worths_by_place(outlook: Outlook, situation: Situation[Move, View]) -> dict[int, float]:
    """The outlook with each card of the row that may be taken, by its place."""
    means = building_plans.current_means(outlook)
    may = [offer for offer in outlook.view.row if situation.allows_move(Take(offer.place))]
    return {offer.place: worth_after_choosing(outlook, means, offer, offer.cost) for offer in may}


def worth_after_choosing(outlook: Outlook, means: BuildingMeans, offer: Offer, cost: int) -> float:
    """The outlook after choosing this card at this price."""
    card, stored = offer.card, means.stored
    with_its_bricks = building_plans.with_added_bricks(means, offer.bricks)
    left = evaluation.bricks_after_giving(outlook, with_its_bricks.stored, stored, cost)
    after = building_plans.with_stored(means, left)
    if not is_event(card):
        return building_plans.best_plan(outlook, after).worth + worth_of_card(outlook, card)
    return worth_after_event(outlook, after, offer)


def worth_after_event(outlook: Outlook, means: BuildingMeans, offer: Offer) -> float:
    """The outlook after an event, averted by the Patrician where that is better."""
    hit = means_after_event(outlook, means, offer.card, offer.bricks)
    endured = building_plans.best_plan(outlook, hit).worth + worth_of_striking_others(
        outlook, offer.card
    )
    if any(held.card.name == "patrician" for held in outlook.hand):
        averted = building_plans.best_plan(outlook, means).worth - IN_HAND["patrician"]
        return max(endured, averted)
    return endured
