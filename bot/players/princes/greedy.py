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
from bot.players.princes.scenarios import held


def choose(situation: Situation[Move, View], _: Chance) -> Move:
    """His answer follows from what he sees: he needs no luck."""
    view = situation.look()
    if view.asked.kind == "acting":
        return _act(view, situation)
    if len(situation.moves) == 1:
        return situation.moves[0]
    return _ANSWERS[view.asked.kind](view, situation.moves)


def _act(view: View, situation: Situation[Move, View]) -> Move:
    """He asks for what he wants: there are hundreds of ways to lay a building."""
    move = acting.best_act(view, situation)
    if isinstance(move, Consult):  # which costs no action
        return move
    return bargaining.rather(view, situation, move)


def _give_back(view: View, moves: Sequence[Move]) -> Move:
    """Keep the professions that want the same things."""
    hand = view.mine.hidden.hand
    given = [move for move in moves if isinstance(move, GiveBack)]
    return max(
        given,
        key=lambda move: cards.kinship(
            view.box, [card for card in hand if card != move.profession]
        ),
    )


def _nominate(view: View, moves: Sequence[Move]) -> Move:
    lots = [move.lot for move in moves if isinstance(move, Nominate)]
    name = alone.lot_to_name if view.automa else bidding.lot_to_name
    lot = name(view, lots)
    return Nominate(lot) if lot else Withdraw()


def _bid(view: View, moves: Sequence[Move]) -> Move:
    is_worth = alone.is_worth if view.automa else bidding.is_worth
    for move in moves:
        if isinstance(move, Bid) and is_worth(view, view.asked.lot, move.florins):
            return move
    return Pass()


def _place(view: View, moves: Sequence[Move]) -> Move:
    """With two players the landscape itself is still to be chosen."""
    own = held(view)
    ways = [move for move in moves if isinstance(move, Place)]
    landscape = max(
        dict.fromkeys(way.landscape for way in ways),
        key=lambda name: outlook.worth(view, scenarios.with_landscape(view.box, own, name)),
    )
    return tidiest(view, [way for way in ways if way.landscape == landscape])


def _pick(view: View, moves: Sequence[Move]) -> Move:
    own, deck = held(view), view.asked.deck
    kept = [move for move in moves if isinstance(move, Keep)]
    return max(
        kept, key=lambda move: outlook.worth(view, scenarios.with_card(own, deck, move.card))
    )


def _recruit(view: View, moves: Sequence[Move]) -> Move:
    """Whom to take with the recruiting card just won, unless waiting for others is better."""
    own = held(view)
    recruits = [move for move in moves if isinstance(move, Recruit)]
    best = max(recruits, key=lambda move: acting.worth_after(view, own, move))
    if acting.worth_after(view, own, best) < outlook.worth(view, own):
        return Hold()
    return best


def _change(view: View, _: Sequence[Move]) -> Move:
    """Money only breaks ties."""
    assert view.own is not None
    return Change(view.own.changes)


_ANSWERS: dict[str, Callable[[View, Sequence[Move]], Move]] = {
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
