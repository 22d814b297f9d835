"""Hiring: personnel is played where it brings more than it is worth in hand."""

from collections.abc import Sequence

from bot.engine.copies import replace
from bot.games.firenze import building, personnel
from bot.games.firenze.moves import Move, Play, Renounce, Restock, Sabotage, Smuggle, Transmute
from bot.games.firenze.pieces import ORDER
from bot.games.firenze.view import View
from bot.players.firenze import cards, plans, sparing
from bot.players.firenze.cards import IN_HAND
from bot.players.firenze.outlook import Outlook
from bot.players.firenze.plans import Means, Plan
from bot.players.guest import Situation

_IN_BUILDING = ("mason", "architect", "smuggler", "alchemist")

SABOTAGED = 2  # points that it must be likely to cost somebody
NEW_BRICKS = 4  # so many must lie on a card to be worth a wholesaler


def may_play(outlook: Outlook, *names: str) -> bool:
    """Whether one of these is in hand and of use now."""
    return any(held.playable and held.card.name in names for held in outlook.hand)


def for_building(
    outlook: Outlook, means: Means, plan: Plan, situation: Situation[Move, View]
) -> Move | None:
    """Whoever makes a plan possible that is so much better."""
    turn, box = outlook.view.turn, outlook.view.box
    if not may_play(outlook, *_IN_BUILDING):
        return None
    for move in situation.moves:
        if not isinstance(move, Play):
            continue
        costs = building.costs(box, outlook.me, personnel.played(turn, move.card))
        helped = plans.best_plan(outlook, replace(means, costs=costs))
        if _is_worth(outlook, move.card, helped.worth - plan.worth):
            return move
    return None if means.built else _swap(outlook, means, plan, situation.moves)


def _swap(outlook: Outlook, means: Means, plan: Plan, moves: Sequence[Move]) -> Move | None:
    """Alchemist and smuggler change the brick that can best be spared for a better one."""
    swaps = [move for move in moves if isinstance(move, (Smuggle, Transmute))]
    if not swaps:
        return None
    give = sparing.spared(outlook, means.stored, means.stored)
    gains: dict[str, float] = {}
    best: Move | None = None
    better = 0.0
    for move in swaps:
        if move.give != give or move.take == give:
            continue
        if move.take not in gains:
            swapped = plans.swapped(means, give, move.take)
            gains[move.take] = plans.best_plan(outlook, swapped).worth - plan.worth
        gain, card = gains[move.take], "smuggler" if isinstance(move, Smuggle) else "alchemist"
        if gain > better and _is_worth(outlook, card, gain):
            best, better = move, gain
    return best


def _is_worth(outlook: Outlook, card: str, gain: float) -> bool:
    """In the last turn everything is played that helps at all."""
    return gain > (IN_HAND[card] if outlook.turns else 0.0)


def before_choosing(outlook: Outlook, situation: Situation[Move, View]) -> Move | None:
    found: Move | None = None
    if may_play(outlook, "saboteur"):
        found = sabotage(outlook, situation.moves)
    if not found and may_play(outlook, "wholesaler"):
        found = _restock(outlook, situation.moves)
    return found


def sabotage(outlook: Outlook, moves: Sequence[Move]) -> Move | None:
    """The tower whose owner it hurts most: the higher, the worse if he has no brick for it."""
    hurts = {move: _hurt(outlook, move) for move in moves if isinstance(move, Sabotage)}
    best = max(hurts, key=hurts.__getitem__, default=None)
    return best if best and hurts[best] >= SABOTAGED else None


def _hurt(outlook: Outlook, move: Sabotage) -> float:
    view, rival = outlook.view, outlook.view.builders[move.seat].open
    at = ORDER[move.color]
    worths = [c.points for c in view.families[at].commissions if c.open and c.height >= move.height]
    return (max(worths, default=0) - rival.storehouse[at]) / 2 if move.height > 2 else 0.0


def _restock(outlook: Outlook, moves: Sequence[Move]) -> Move | None:
    """New bricks for the first card, where those that lie there are of no use."""
    if Restock(1) not in moves or not outlook.turns:
        return None
    bricks, stored = outlook.view.row[0].bricks, outlook.me.storehouse
    useful = sum(
        many * outlook.is_wanted(color, stored[ORDER[color]])
        for color, many in zip(ORDER, bricks, strict=True)
    )
    return Restock(1) if sum(bricks) >= NEW_BRICKS and not useful else None


def patrician(outlook: Outlook, situation: Situation[Move, View]) -> Move | None:
    """A celebration that costs points is put away."""
    points, card = cards.worst_celebration(outlook)
    if points >= -IN_HAND["patrician"] or not may_play(outlook, "patrician"):
        return None
    move = Renounce(card)
    return move if situation.may(move) else None
