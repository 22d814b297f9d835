"""The greedy guest: always does what leaves his estate with the best outlook."""

from collections.abc import Callable, Sequence

from bot.engine.chance import Chance
from bot.games.princes.moves import (
    Bid,
    Change,
    Consult,
    GiveBack,
    Hold,
    Keep,
    Move,
    Nominate,
    Pass,
    Place,
    Recruit,
    Withdraw,
)
from bot.games.princes.view import View
from bot.players.guest import Situation
from bot.players.princes import (
    acting,
    alone,
    bargaining,
    bidding,
    cards,
    courting,
    outlook,
    scenarios,
)
from bot.players.princes.layout import tidiest
from bot.players.princes.scenarios import Scenario, held


def choose(situation: Situation[Move, View], _: Chance) -> Move:
    """His answer follows from what he sees: he needs no luck."""
    view = situation.look()
    return answered(view, held(view), situation)


def answered(view: View, own: Scenario, situation: Situation[Move, View]) -> Move:
    """What whoever judges so answers to whatever is asked."""
    if view.asked.kind == "acting":
        return _act(view, own, situation)
    if len(situation.moves) == 1:
        return situation.moves[0]
    return _ANSWERS[view.asked.kind](view, own, situation.moves)


def _act(view: View, own: Scenario, situation: Situation[Move, View]) -> Move:
    """He asks for what he wants: there are hundreds of ways to lay a building."""
    move = acting.best_act(view, own, situation)
    if isinstance(move, Consult):  # which costs no action
        return move
    return bargaining.rather(view, own, situation, move)


def _give_back(view: View, _: Scenario, moves: Sequence[Move]) -> Move:
    """Keep the professions that want the same things."""
    hand = view.mine.hidden.hand
    given = [move for move in moves if isinstance(move, GiveBack)]
    return max(
        given,
        key=lambda move: cards.kinship(
            view.box, [card for card in hand if card != move.profession]
        ),
    )


def _nominate(view: View, own: Scenario, moves: Sequence[Move]) -> Move:
    lots = [move.lot for move in moves if isinstance(move, Nominate)]
    name = alone.lot_to_name if view.automa else bidding.lot_to_name
    lot = name(view, own, lots)
    return Nominate(lot) if lot else Withdraw()


def _bid(view: View, own: Scenario, moves: Sequence[Move]) -> Move:
    is_worth = alone.is_worth if view.automa else bidding.is_worth
    for move in moves:
        if isinstance(move, Bid) and is_worth(view, own, view.asked.lot, move.florins):
            return move
    return Pass()


def _place(view: View, own: Scenario, moves: Sequence[Move]) -> Move:
    """With two players the landscape itself is still to be chosen."""
    ways = [move for move in moves if isinstance(move, Place)]
    landscape = max(
        dict.fromkeys(way.landscape for way in ways),
        key=lambda name: outlook.worth(view, scenarios.with_landscape(view.box, own, name)),
    )
    return tidiest(view, [way for way in ways if way.landscape == landscape])


def _pick(view: View, own: Scenario, moves: Sequence[Move]) -> Move:
    deck = view.asked.deck
    kept = [move for move in moves if isinstance(move, Keep)]
    return max(
        kept, key=lambda move: outlook.worth(view, scenarios.with_card(own, deck, move.card))
    )


def _recruit(view: View, own: Scenario, moves: Sequence[Move]) -> Move:
    """Whom to take with the recruiting card just won, unless waiting for others is better."""
    recruits = [move for move in moves if isinstance(move, Recruit)]
    best = max(recruits, key=lambda move: acting.worth_after(view, own, move))
    if acting.worth_after(view, own, best) < outlook.worth(view, own):
        return Hold()
    return best


def _change(view: View, _: Scenario, __: Sequence[Move]) -> Move:
    """Money only breaks ties."""
    assert view.own is not None
    return Change(view.own.changes)


_ANSWERS: dict[str, Callable[[View, Scenario, Sequence[Move]], Move]] = {
    "choosing": _give_back,
    "nominating": _nominate,
    "bidding": _bid,
    "placing": _place,
    "picking": _pick,
    "recruiting": _recruit,
    "courting": courting.best_courtship,
    "consulting": courting.answer,
    "changing": _change,
    "bargaining": bargaining.answer,
}
