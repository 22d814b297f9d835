"""Answer each question with the move that has the best outlook by the figures of a scenario."""

from collections.abc import Callable, Sequence

from bot.engine.random_draws import Chance
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
from bot.players import princes
from bot.players.player import Situation
from bot.players.princes import (
    acting,
    bargaining,
    bidding,
    characters,
    estate_value,
    imagined_estates,
)
from bot.players.princes.acting import tidiest_way_to_lay
from bot.players.princes.imagined_estates import Scenario, current_scenario
from bot.players.princes.judgement_parameters import Judgement


def choose_by_judgement(judgement: Judgement, situation: Situation[Move, View], _: Chance) -> Move:
    """Choose the move with the best outlook by these figures; uses no luck."""
    view = situation.make_view()
    return choose_best(view, current_scenario(view, judgement), situation)


def choose_best(view: View, own: Scenario, situation: Situation[Move, View]) -> Move:
    """Choose the move with the best outlook by the figures of this scenario."""
    if view.asked.kind == "acting":
        return _choose_act(view, own, situation)
    if len(situation.moves) == 1:
        return situation.moves[0]
    return _ANSWERS[view.asked.kind](view, own, situation.moves)


def _choose_act(view: View, own: Scenario, situation: Situation[Move, View]) -> Move:
    """Judge the acts that are wanted; the hundreds of ways to lay a building are not listed."""
    move = acting.best_act(view, own, situation)
    if isinstance(move, Consult):  # which costs no action
        return move
    return bargaining.choose_offer_or_act(view, own, situation, move)


def _choose_profession_to_return(view: View, _: Scenario, moves: Sequence[Move]) -> Move:
    """Keep the professions that want the same things."""
    hand = view.mine.hidden.hand
    given = [move for move in moves if isinstance(move, GiveBack)]
    return max(
        given,
        key=lambda move: princes.evaluation.points_saved_by_shared_wants(
            view.box, [card for card in hand if card != move.profession]
        ),
    )


def _choose_lot(view: View, own: Scenario, moves: Sequence[Move]) -> Move:
    lots = [move.lot for move in moves if isinstance(move, Nominate)]
    lot = bidding.choose_lot(view, own, lots)
    return Nominate(lot) if lot else Withdraw()


def _choose_bid(view: View, own: Scenario, moves: Sequence[Move]) -> Move:
    for move in moves:
        if isinstance(move, Bid) and bidding.is_worth_bidding(
            view, own, view.asked.lot, move.florins
        ):
            return move
    return Pass()


def _choose_place(view: View, own: Scenario, moves: Sequence[Move]) -> Move:
    """Choose the tidiest place; with two players the landscape as well."""
    ways = [move for move in moves if isinstance(move, Place)]
    landscape = max(
        dict.fromkeys(way.landscape for way in ways),
        key=lambda name: estate_value.evaluate_estate(
            view, imagined_estates.with_landscape(view.box, own, name)
        ),
    )
    return tidiest_way_to_lay(view, [way for way in ways if way.landscape == landscape])


def _choose_card(view: View, own: Scenario, moves: Sequence[Move]) -> Move:
    return rank_cards(view, own, moves)[0]


def rank_cards(view: View, own: Scenario, moves: Sequence[Move]) -> list[Keep]:
    """The cards that may be kept, the best outlook first."""

    def worth(move: Keep) -> float:
        with_it = imagined_estates.with_card(own, view.asked.deck, move.card)
        return estate_value.evaluate_estate(view, with_it)

    return sorted((move for move in moves if isinstance(move, Keep)), key=worth, reverse=True)


def _choose_recruit(view: View, own: Scenario, moves: Sequence[Move]) -> Move:
    """Use the recruiting card just bought, unless it is worth more to keep it."""
    best = rank_recruits(view, own, moves)[0]
    if acting.worth_after_act(view, own, best) < estate_value.evaluate_estate(view, own):
        return Hold()
    return best


def rank_recruits(view: View, own: Scenario, moves: Sequence[Move]) -> list[Recruit]:
    """The professions that may be recruited, the best outlook first."""
    recruits = [move for move in moves if isinstance(move, Recruit)]
    return sorted(recruits, key=lambda move: acting.worth_after_act(view, own, move), reverse=True)


def _choose_to_change_money(view: View, _: Scenario, __: Sequence[Move]) -> Move:
    """Change all money that can be: it only breaks ties."""
    return Change(view.my.changes)


_ANSWERS: dict[str, Callable[[View, Scenario, Sequence[Move]], Move]] = {
    "choosing": _choose_profession_to_return,
    "nominating": _choose_lot,
    "bidding": _choose_bid,
    "placing": _choose_place,
    "picking": _choose_card,
    "recruiting": _choose_recruit,
    "courting": characters.choose_character_bid,
    "consulting": characters.choose_to_consult_or_forgo,
    "changing": _choose_to_change_money,
    "bargaining": bargaining.choose_answer,
}
