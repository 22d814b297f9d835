"""Acting: works, buildings, freedoms, new cards, each weighed by the outlook it leaves."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from bot.engine.copies import replace
from bot.games.princes import favours, gains, together
from bot.games.princes.moves import (
    AcquireBonus,
    Build,
    End,
    Introduce,
    Move,
    PrincessWork,
    Recruit,
    TakeProfession,
    Work,
)
from bot.games.princes.view import View
from bot.games.princes.works import most_points, pay
from bot.games.princes.works import works as completable
from bot.players.guest import Situation
from bot.players.princes import cards, courting, outlook, scenarios, works
from bot.players.princes.following import recruitable
from bot.players.princes.layout import tidiest
from bot.players.princes.scenarios import Scenario


def best_act(view: View, own: Scenario, situation: Situation[Move, View]) -> Move:
    """The act with the best outlook; the first of equals."""
    consultation = courting.useful_consultation(view, own, _consultations(view, situation))
    if consultation:
        return consultation
    best = max(_one_of_each(view, situation), key=lambda act: worth_after(view, own, act))
    return made(view, own, situation, best)


def ranked(view: View, own: Scenario, situation: Situation[Move, View]) -> list[Move]:
    """One act of each kind, the one with the best outlook first."""
    acts = _one_of_each(view, situation)
    return sorted(acts, key=lambda act: worth_after(view, own, act), reverse=True)


def made(view: View, own: Scenario, situation: Situation[Move, View], act: Move) -> Move:
    """An act of its kind as it is best done: laid tidily, paid as the purse can spare it."""
    match act:
        case Build(building):
            return tidiest(view, list(_ways(view, situation, building)))
        case Work() | PrincessWork():
            return _paid_best(view, own, act)
    return act


def is_alike(one: Move, other: Move) -> bool:
    """Whether two acts do the same, however a tile is laid or a work is paid."""
    match one, other:
        case Build(building), Build(also):
            return building == also
        case Work(profession), Work(also):
            return profession == also
    return type(one) is type(other) and (isinstance(one, PrincessWork) or one == other)


def _consultations(view: View, situation: Situation[Move, View]) -> list[Move]:
    return _wanted(situation, favours.consultations()) if view.characters else []


def _one_of_each(view: View, situation: Situation[Move, View]) -> list[Move]:
    """All acts, and of each building one of the many ways it may lie.

    Points are not sold: what is bought with too little cash sells them by itself. For offers see
    `bargaining`.
    """
    box, own = view.box, view.mine
    acts: list[Move] = [End(), TakeProfession(), AcquireBonus(), *map(Introduce, box.freedom_order)]
    acts += map(Recruit, recruitable(view) if own.open.recruiting else ())
    acts += completable(box, own)
    acts += [PrincessWork(0)] if view.own and view.own.princess else []
    standing = {tile.name for tile in own.open.buildings}
    for building in box.builds:
        if building not in standing:
            acts += islice(_ways(view, situation, building), 1)
    return _wanted(situation, acts)


def _ways(view: View, situation: Situation[Move, View], building: str) -> Iterator[Build]:
    """Where there is room for a building that doesn't stand yet."""
    assert view.viewer is not None
    closed = together.closed_to_buildings(view.box, view.open_estates, view.viewer)
    is_unwanted = situation.is_unwanted
    for build, bits in view.box.builds[building]:
        if not bits & closed and not (is_unwanted and is_unwanted(build)):
            yield build


def _wanted(situation: Situation[Move, View], acts: Iterable[Move]) -> list[Move]:
    """Those of them that may be done."""
    is_unwanted, refusal = situation.is_unwanted, situation.refusal
    legal = [act for act in acts if refusal(act) is None]
    return [act for act in legal if not is_unwanted(act)] if is_unwanted else legal


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
            built = scenarios.with_building(box, own, building)
            return outlook.worth(view, built) - _idleness(view, built, building)
        case Introduce(freedom):
            paid = scenarios.paying(box, own, box.numbers.freedom_cost)
            return outlook.worth(view, paid.with_(gains.with_freedom(paid.estate, freedom)))
        case TakeProfession():
            paid = scenarios.paying(box, own, box.numbers.profession_cost)
            return _hoped_worth(view, paid, "profession", cards.unseen_professions(view))
        case AcquireBonus():
            paid = scenarios.paying(box, own, box.numbers.bonus_cost)
            return _hoped_worth(view, paid, "bonus", cards.unseen_bonus(view))
    raise AssertionError(act)


def _hoped_worth(view: View, own: Scenario, deck: str, unseen: Sequence[str]) -> float:
    """The outlook with the best of the cards that will be looked at."""
    adds = works.added_by(view.box, own, deck, unseen)
    one_of_each = {more: card for card, more in adds.items()}  # which are worth the same
    worths = {
        more: outlook.worth(view, scenarios.with_card(own, deck, card))
        for more, card in one_of_each.items()
    }
    return cards.hoped_best(view, unseen, lambda card: worths[adds[card]])


def _idleness(view: View, built: Scenario, building: str) -> float:
    """What it takes off a building that nobody in hand is likely to work in."""
    professions, idle = view.box.professions, built.judgement.idle_building
    if not idle:
        return 0.0
    hand = [card for card in built.estate.hidden.hand if professions[card].building == building]
    likely = [works.likelihood(view, built, card) for card in hand]
    return idle * (1 - max(likely, default=0.0))


# Works


def _worth_after_work(view: View, own: Scenario, work: Work | PrincessWork) -> float:
    value = works.work_value(view, work)
    done = scenarios.working(view, own, _paid_best(view, own, work), value)
    return outlook.worth(view, done) + works.best_work_hope(view, own.judgement, value)


def _paid_best(view: View, own: Scenario, work: Work | PrincessWork) -> Work | PrincessWork:
    """As much of the pay in points as the purse can spare."""
    value = works.work_value(view, work)
    florins, later = own.estate.hidden.florins, own.acting()

    def points_and_purse(points: int) -> float:
        return points + outlook.purse_worth(view, later, florins + pay(view.box, value, points))

    most = most_points(view.box, value)
    return replace(work, points=max(range(most + 1), key=points_and_purse))
