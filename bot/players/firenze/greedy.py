"""The greedy guest: always does what leaves him with the best outlook."""

from collections.abc import Callable, Sequence

from bot.engine.chance import Chance
from bot.games.firenze import bricks, placing
from bot.games.firenze.moves import (
    Avert,
    Consecrate,
    Cover,
    Discard,
    End,
    Endure,
    Fulfil,
    Lower,
    Move,
    Pay,
    Spill,
)
from bot.games.firenze.pieces import ORDER
from bot.games.firenze.view import View
from bot.players.firenze import building, cards, choosing, hiring, plans, sparing
from bot.players.firenze.judgement import GREEDY, Judgement
from bot.players.firenze.outlook import Outlook
from bot.players.guest import Situation


def choose(situation: Situation[Move, View], chance: Chance) -> Move:
    """His answer follows from what he sees: he needs luck only before the first turn."""
    return judged(GREEDY, situation, chance)


def judged(judgement: Judgement, situation: Situation[Move, View], chance: Chance) -> Move:
    """What whoever judges so would do.

    Where there is much that he might do he asks for what he wants, and lists nothing.
    """
    view = situation.look()
    kind = view.asked.kind
    if kind not in _UNLISTED and len(situation.moves) == 1:
        return situation.moves[0]
    if kind == "placing":
        return _cover(view, situation.moves, chance)
    outlook = Outlook(view, judgement)
    renounced = hiring.patrician(outlook, situation)
    if renounced:
        return renounced
    if kind in _UNLISTED:
        return _UNLISTED[kind](outlook, situation)
    return _ANSWERS[kind](outlook, situation.moves)


def _cover(view: View, moves: Sequence[Move], chance: Chance) -> Move:
    """All towers are alike to him yet: one of those with the fewest tiles, as is recommended."""
    tiles = {color: placing.tiles(view.box, view.board, color) for color in view.colors}
    may = [move for move in moves if isinstance(move, Cover)]
    fewest = min(tiles[move.color] for move in may)
    return chance.one_of([move for move in may if tiles[move.color] == fewest], "neutral seal")


def _choose_card(outlook: Outlook, situation: Situation[Move, View]) -> Move:
    return hiring.before_choosing(outlook, situation) or choosing.best_choice(outlook, situation)


def _pay_card(outlook: Outlook, _: Sequence[Move]) -> Move:
    """With an eye on the bricks that come with the card."""
    asked, stored = outlook.view.asked, outlook.me.storehouse
    coming = outlook.view.row[asked.place - 1].bricks
    return Pay(sparing.spared(outlook, bricks.together(stored, coming), stored))


def _pay_exchange(outlook: Outlook, _: Sequence[Move]) -> Move:
    asked, stored = outlook.view.asked, outlook.me.storehouse
    return Pay(sparing.spared(outlook, bricks.more(stored, asked.brick), stored))


def _pay(outlook: Outlook, _: Sequence[Move]) -> Move:
    return Pay(_least(outlook))


def _spill(outlook: Outlook, _: Sequence[Move]) -> Move:
    return Spill(_least(outlook))


def _least(outlook: Outlook) -> str:
    return sparing.spared(outlook, outlook.me.storehouse, outlook.view.asked.spare)


def _avert(outlook: Outlook, _: Sequence[Move]) -> Move:
    """Whether the event is worse than to be without the Patrician."""
    return Avert() if event_loss(outlook) > cards.IN_HAND["patrician"] else Endure()


def event_loss(outlook: Outlook) -> float:
    """What the event just chosen would take."""
    view, means = outlook.view, plans.means_of(outlook)
    card = view.box.cards[view.asked.card]
    hit = cards.struck(outlook, means, card, (0,) * len(means.stored))
    return plans.best_plan(outlook, means).worth - plans.best_plan(outlook, hit).worth


def _lower(outlook: Outlook, moves: Sequence[Move]) -> Move:
    may = [move for move in moves if isinstance(move, Lower)]
    return min(may, key=lambda move: sparing.level_loss(outlook, move.color, move.height))


def _fulfil(outlook: Outlook, moves: Sequence[Move]) -> Move:
    """What would not be worth more if it were built on, the best first."""
    if Consecrate() in moves:
        return Consecrate()
    stored = outlook.me.storehouse
    ready = [
        move
        for move in moves
        if isinstance(move, Fulfil)
        and outlook.goal(move.color, move.height, stored[ORDER[move.color]]) == move.height
    ]
    return max(ready, key=lambda m: outlook.worth(m.color, m.height), default=End())


def _discard(outlook: Outlook, moves: Sequence[Move]) -> Move:
    box = outlook.view.box
    may = [move for move in moves if isinstance(move, Discard)]
    return min(may, key=lambda move: cards.kept_worth(outlook, box.cards[move.card]))


_UNLISTED: dict[str, Callable[[Outlook, Situation[Move, View]], Move]] = {
    "choosing": _choose_card,
    "building": building.best_work,
}
_ANSWERS: dict[str, Callable[[Outlook, Sequence[Move]], Move]] = {
    "paying-card": _pay_card,
    "averting": _avert,
    "losing": _spill,
    "lowering": _lower,
    "paying-exchange": _pay_exchange,
    "paying-construction": _pay,
    "fulfilling": _fulfil,
    "limiting-cards": _discard,
    "limiting-bricks": _spill,
}
