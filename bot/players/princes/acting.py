"""Acting: works, buildings, freedoms, new cards, each weighed by the outlook it leaves."""

from collections.abc import Callable, Sequence

from bot.engine.copies import replace
from bot.games.princes import gains
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
from bot.games.princes.works import most_points, pay
from bot.players.princes import cards, courting, outlook, scenarios, works
from bot.players.princes.layout import tidiest
from bot.players.princes.scenarios import Scenario, held


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
        case Work() | PrincessWork():
            return _paid_best(view, own, best)
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


def worth_after(view: View, own: Scenario, act: Move) -> float:
    """The outlook that this act leaves."""
    match act:
        case Recruit(profession):
            return outlook.worth(view, own.with_(gains.with_recruit(own.estate, profession)))
        case End():
            return outlook.worth(view, own.acting(view.asked.actions))
        case Work() | PrincessWork():
            return _worth_after_work(view, own, act)
    own, box = own.acting(), view.box
    match act:
        case Build(building):
            return outlook.worth(view, scenarios.with_building(box, own, building))
        case Introduce(freedom):
            paid = scenarios.paying(box, own, box.numbers.freedom_cost)
            return outlook.worth(view, paid.with_(gains.with_freedom(paid.estate, freedom)))
        case TakeProfession():
            paid = scenarios.paying(box, own, box.numbers.profession_cost)
            return _hoped_worth(view, paid, "profession", cards.unseen_professions)
        case AcquireBonus():
            paid = scenarios.paying(box, own, box.numbers.bonus_cost)
            return _hoped_worth(view, paid, "bonus", cards.unseen_bonus)
    raise AssertionError(act)


def _hoped_worth(
    view: View, own: Scenario, deck: str, unseen: Callable[[View], Sequence[str]]
) -> float:
    """The outlook with the best of the cards that will be looked at."""
    return cards.hoped_best(
        view, unseen(view), lambda card: outlook.worth(view, scenarios.with_card(own, deck, card))
    )


# Works


def _worth_after_work(view: View, own: Scenario, work: Work | PrincessWork) -> float:
    value = works.work_value(view, work)
    done = scenarios.working(view, own, _paid_best(view, own, work), value)
    return outlook.worth(view, done) + works.best_work_hope(view, value)


def _paid_best(view: View, own: Scenario, work: Work | PrincessWork) -> Work | PrincessWork:
    """As much of the pay in points as the purse can spare."""
    value = works.work_value(view, work)
    florins, slots = own.estate.hidden.florins, own.slots - 1

    def points_and_purse(points: int) -> float:
        return points + outlook.purse_worth(view, florins + pay(view.box, value, points), slots)

    most = most_points(view.box, value)
    return replace(work, points=max(range(most + 1), key=points_and_purse))
