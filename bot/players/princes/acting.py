"""Acting: works, buildings, freedoms, new cards, each weighed by the outlook it leaves."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.games.princes.moves import (
    AcquireBonus,
    Build,
    Consult,
    End,
    Introduce,
    Move,
    Offer,
    PrincessWork,
    Recruit,
    Sell,
    TakeProfession,
    Work,
)
from bot.games.princes.view import View
from bot.players.princes import cards, courting, outlook, plans, works
from bot.players.princes.holding import Holding, held
from bot.players.princes.layout import tidiest


def best_act(view: View, moves: Sequence[Move]) -> Move:
    """The act with the best outlook; the first of equals."""
    own = held(view)
    consultation = courting.useful_consultation(view, moves)
    if consultation:
        return consultation
    best = max(_one_of_each(moves), key=lambda act: worth_after(view, own, act))
    match best:
        case Build(building):
            ways = [move for move in moves if isinstance(move, Build)]
            return tidiest(view, [way for way in ways if way.building == building])
        case Work():
            value = works.work_value(view.box, own, best)
            return replace(best, points=_points_taken(view, own, value))
        case PrincessWork():
            value = courting.princess_value(view, own)
            return replace(best, points=_points_taken(view, own, value))
    return best


def _one_of_each(moves: Sequence[Move]) -> list[Move]:
    """All acts but the sale of points; of each building one of the many ways it may lie."""
    acts: list[Move] = []
    building = ""
    for move in moves:
        match move:
            case Sell() | Consult():
                pass  # what is bought with too little cash sells points by itself
            case Offer():
                pass  # see bargaining
            case Build():
                if move.building != building:  # the ways of one building are listed together
                    acts.append(move)
                building = move.building
            case _:
                acts.append(move)
    return acts


def worth_after(view: View, own: Holding, act: Move) -> float:
    """The outlook that this act leaves."""
    match act:
        case Recruit(profession):
            return outlook.worth(view, plans.recruiting(own, profession))
        case End():
            return outlook.worth(view, plans.acting(own, view.asked.actions))
        case Work():
            return _worth_after_work(view, own, act)
        case PrincessWork():
            return _worth_after_princess(view, own)
    own = plans.acting(own, 1)
    match act:
        case Build(building):
            return outlook.worth(view, plans.with_building(view.box, own, building))
        case Introduce(freedom):
            paid = own.paying(view.box, view.box.numbers.freedom_cost)
            return outlook.worth(view, plans.with_freedom(paid, freedom))
        case TakeProfession():
            paid = own.paying(view.box, view.box.numbers.profession_cost)
            return _hoped_worth(view, paid, "profession", cards.unseen_professions)
        case AcquireBonus():
            paid = own.paying(view.box, view.box.numbers.bonus_cost)
            return _hoped_worth(view, paid, "bonus", cards.unseen_bonus)
    raise AssertionError(act)


def _hoped_worth(
    view: View, own: Holding, deck: str, unseen: Callable[[View], Sequence[str]]
) -> float:
    """The outlook with the best of the cards that will be looked at."""
    return cards.hoped_best(
        view, unseen(view), lambda card: outlook.worth(view, plans.with_card(own, deck, card))
    )


# Works


def _worth_after_work(view: View, own: Holding, work: Work) -> float:
    value = works.work_value(view.box, own, work)
    points = _points_taken(view, own, value)
    done = plans.working(view.box, own, replace(work, points=points), value)
    return outlook.worth(view, done) + works.best_work_hope(view, value)


def _worth_after_princess(view: View, own: Holding) -> float:
    value = courting.princess_value(view, own)
    done = plans.after_princess(view.box, own, _points_taken(view, own, value), value)
    return outlook.worth(view, done) + works.best_work_hope(view, value)


def _points_taken(view: View, own: Holding, value: int) -> int:
    """As much of the pay in points as the purse can spare."""
    numbers = view.box.numbers
    pay = value * numbers.florins_per_value

    def points_and_purse(points: int) -> float:
        florins = own.florins + pay - points * numbers.florins_per_point
        return points + outlook.purse_worth(view, florins, own.slots - 1)

    return max(range(pay // numbers.florins_per_point + 1), key=points_and_purse)
