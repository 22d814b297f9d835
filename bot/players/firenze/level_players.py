"""Computer players of Firenze, from random to master, and how games are reviewed."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial

from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.games.firenze import bricks_and_towers, personnel, setup
from bot.games.firenze.moves import (
    Avert,
    Begin,
    Consecrate,
    Cover,
    Discard,
    Done,
    End,
    Endure,
    Fulfil,
    Lay,
    Lower,
    Move,
    Pay,
    Spill,
    Take,
)
from bot.games.firenze.state_parts import ORDER
from bot.games.firenze.view import View
from bot.players import player
from bot.players.firenze import building, building_plans, cards, evaluation, features
from bot.players.firenze.evaluation import Outlook
from bot.players.firenze.judgement_parameters import APPRENTICE, GREEDY, JOURNEYMAN, Judgement
from bot.players.player import ComputerPlayer, Situation
from bot.players.review import ReviewMethod
from bot.players.search import Search


def choose_by_judgement(
    judgement: Judgement, situation: Situation[Move, View], chance: Chance
) -> Move:
    """Choose the move with the best outlook by these figures; only the first placing uses luck.

    Where moves are many, only those that are wanted are judged, and the list is not made.
    """
    view = situation.make_view()
    kind = view.asked.kind
    if kind not in _UNLISTED and len(situation.moves) == 1:
        return situation.moves[0]
    if kind == "placing":
        return _choose_cover(view, situation.moves, chance)
    outlook = Outlook(view, judgement)
    renounced = cards.choose_renouncing(outlook, situation)
    if renounced:
        return renounced
    if kind in _UNLISTED:
        return _UNLISTED[kind](outlook, situation)
    return _ANSWERS[kind](outlook, situation.moves)


choose_as_greedy: ComputerPlayer[Move, View] = partial(choose_by_judgement, GREEDY)
choose_as_journeyman: ComputerPlayer[Move, View] = partial(choose_by_judgement, JOURNEYMAN)


def _choose_cover(view: View, moves: Sequence[Move], chance: Chance) -> Move:
    """Choose by luck among the towers with the fewest tiles, as the rulebook recommends."""
    tiles = {
        color: setup.count_tiles_on_tower(view.box, view.board, color) for color in view.colors
    }
    may = [move for move in moves if isinstance(move, Cover)]
    fewest = min(tiles[move.color] for move in may)
    return chance.one_of([move for move in may if tiles[move.color] == fewest], "neutral seal")


def _choose_card(outlook: Outlook, situation: Situation[Move, View]) -> Move:
    return cards.choose_hire_before_card(outlook, situation) or cards.choose_card(
        outlook, situation
    )


def _pay_card(outlook: Outlook, _: Sequence[Move]) -> Move:
    """Spare a brick by what is stored with the bricks that come with the card."""
    asked, stored = outlook.view.asked, outlook.me.storehouse
    coming = outlook.view.row[asked.place - 1].bricks
    return Pay(
        evaluation.color_to_spare(outlook, bricks_and_towers.add_bricks(stored, coming), stored)
    )


def _pay_exchange(outlook: Outlook, _: Sequence[Move]) -> Move:
    asked, stored = outlook.view.asked, outlook.me.storehouse
    return Pay(
        evaluation.color_to_spare(outlook, bricks_and_towers.add_brick(stored, asked.brick), stored)
    )


def _pay_construction(outlook: Outlook, _: Sequence[Move]) -> Move:
    return Pay(_least_needed_brick(outlook))


def _spill_brick(outlook: Outlook, _: Sequence[Move]) -> Move:
    return Spill(_least_needed_brick(outlook))


def _least_needed_brick(outlook: Outlook) -> str:
    return evaluation.color_to_spare(outlook, outlook.me.storehouse, outlook.view.asked.spare)


def _choose_averting(outlook: Outlook, _: Sequence[Move]) -> Move:
    """Avert the event if it costs more than the Patrician is worth."""
    return Avert() if event_loss(outlook) > cards.IN_HAND["patrician"] else Endure()


def event_loss(outlook: Outlook) -> float:
    """The points that the chosen event would cost."""
    view, means = outlook.view, building_plans.current_means(outlook)
    card = view.box.cards[view.asked.card]
    hit = cards.means_after_event(outlook, means, card, (0,) * len(means.stored))
    return (
        building_plans.best_plan(outlook, means).worth
        - building_plans.best_plan(outlook, hit).worth
    )


def _choose_tower_to_lower(outlook: Outlook, moves: Sequence[Move]) -> Move:
    may = [move for move in moves if isinstance(move, Lower)]
    return min(may, key=lambda move: evaluation.level_loss(outlook, move.color, move.height))


def _choose_commission(outlook: Outlook, moves: Sequence[Move]) -> Move:
    """Fulfil the best commission whose tower would not be worth more if built higher."""
    if Consecrate() in moves:
        return Consecrate()
    stored = outlook.me.storehouse
    ready = [
        move
        for move in moves
        if isinstance(move, Fulfil)
        and outlook.goal_height(move.color, move.height, stored[ORDER[move.color]]) == move.height
    ]
    return max(ready, key=lambda m: outlook.commission_worth(m.color, m.height), default=End())


def _choose_discard(outlook: Outlook, moves: Sequence[Move]) -> Move:
    box = outlook.view.box
    may = [move for move in moves if isinstance(move, Discard)]
    return min(may, key=lambda move: cards.worth_of_keeping(outlook, box.cards[move.card]))


_UNLISTED: dict[str, Callable[[Outlook, Situation[Move, View]], Move]] = {
    "choosing": _choose_card,
    "building": building.choose_building_move,
}
_ANSWERS: dict[str, Callable[[Outlook, Sequence[Move]], Move]] = {
    "paying-card": _pay_card,
    "averting": _choose_averting,
    "losing": _spill_brick,
    "lowering": _choose_tower_to_lower,
    "paying-exchange": _pay_exchange,
    "paying-construction": _pay_construction,
    "fulfilling": _choose_commission,
    "limiting-cards": _choose_discard,
    "limiting-bricks": _spill_brick,
}


CARDS_IN_REACH = 3  # cards, from the left


def choose_as_apprentice(situation: Situation[Move, View], chance: Chance) -> Move:
    """Play by rougher figures, without personnel and far cards."""
    moves = [move for move in situation.moves if not is_beyond_apprentice(move)]
    return choose_by_judgement(
        APPRENTICE, replace(situation, moves=moves, is_unwanted=is_beyond_apprentice), chance
    )


def is_beyond_apprentice(move: Move) -> bool:
    """Whether the apprentice never plays this move."""
    if isinstance(move, Take):
        return move.place > CARDS_IN_REACH
    return is_rash_move(move)


def choose_as_careful(situation: Situation[Move, View], chance: Chance) -> Move:
    """Play as the journeyman without personnel: the replacement of an absent person."""
    moves = [move for move in situation.moves if not is_rash_move(move)]
    return choose_as_journeyman(replace(situation, moves=moves, is_unwanted=is_rash_move), chance)


def is_rash_move(move: Move) -> bool:
    """Whether the move plays a personnel card."""
    return isinstance(move, Avert) or personnel.is_hire(move)


ROUNDS_AHEAD = 2  # that the master plays on
MOST_TRUTHS = 16  # in which each move is tried
CARDS_TRIED = 3  # of the row


def choose_as_master(
    situation: Situation[Move, View], chance: Chance, most_truths: int = MOST_TRUTHS
) -> Move:
    """Search among the journeyman's best moves."""
    usual = choose_as_journeyman(situation, chance)
    thoughts = candidate_moves(situation, usual)
    if len(thoughts) == 1:
        return usual
    search = replace(SEARCH, truths=most_truths)
    return search.find_best(situation, chance, thoughts)[0]


def candidate_moves(situation: Situation[Move, View], usual: Move) -> Sequence[Move]:
    """The usual move first, then the moves to compare with it."""
    match usual:
        case Take(place):
            worths = cards.worths_by_place(Outlook(situation.make_view(), JOURNEYMAN), situation)
            best = sorted(worths, key=worths.__getitem__, reverse=True)[:CARDS_TRIED]
            return [usual, *(Take(other) for other in best if other != place)]
        case Fulfil() | End():
            others = [move for move in situation.moves if isinstance(move, Fulfil | End)]
            return [usual, *(move for move in others if move != usual)]
    return [usual]


# Playing on


def _is_far_enough(now: View, then: View) -> bool:
    return then.turns >= now.turns + ROUNDS_AHEAD * _count_seats(now)


def _count_seats(view: View) -> int:
    return len(view.builders)


SEARCH = Search(
    lambda _: lambda _: choose_as_journeyman,
    _is_far_enough,
    features.evaluate_position,
    _count_seats,
    truths=MOST_TRUTHS,
    playouts=48,
    sure=0.5,
)


def _list_alternatives(situation: Situation[Move, View]) -> Sequence[Move]:
    return candidate_moves(situation, choose_as_journeyman(situation, Chance("thoughts", 0)))


def _review_occasion_key(view: View, _: Move) -> Hashable:
    """The turn: it is made of many small moves."""
    return view.turns


REVIEW_METHOD = ReviewMethod(
    choose_as_journeyman, _list_alternatives, SEARCH, _review_occasion_key, playouts=600
)


_LETS_GO = 6  # one commission of so many is not fulfilled
_GIVES_UP = 16  # one brick of so many is not laid where it would keep a tower
_BEGINS = 2  # one new tower of so many is not begun


def choose_as_random(situation: Situation[Move, View], chance: Chance) -> Move:
    """Play at random, but mostly fulfil commissions and keep towers."""
    fulfilling = [move for move in situation.moves if isinstance(move, Fulfil)]
    if fulfilling and chance.draw_below(_LETS_GO, "fulfil"):
        return chance.one_of(fulfilling, "move")
    laying = [move for move in situation.moves if isinstance(move, Lay)]
    if laying and chance.draw_below(_GIVES_UP, "lay"):
        return chance.one_of(laying, "move")
    beginning = any(isinstance(move, Begin) for move in situation.moves)
    if beginning and chance.draw_below(_BEGINS, "begin"):
        return Done()
    return player.choose_random_move(situation, chance)
