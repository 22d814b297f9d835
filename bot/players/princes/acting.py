"""Choose an act of one's turn by the evaluation it leaves, and lay tiles out tidily."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import TypeAlias, TypeVar

from bot.engine.game import Seat
from bot.engine.replace_and_memoize import replace
from bot.games.princes import character_favours, land_grid, moves, payments_and_gains, tile_laying
from bot.games.princes.land_grid import Bits, Ground, neighbours, opposite
from bot.games.princes.moves import Build, Move, Offer, Place, PrincessWork, TakeProfession, Work
from bot.games.princes.view import View
from bot.games.princes.works import florins_for_work, most_points_for_work
from bot.games.princes.works import possible_works as completable
from bot.players.player import Situation
from bot.players.princes import characters, estate_value, evaluation, imagined_estates, work_values
from bot.players.princes.imagined_estates import Scenario

Way = TypeVar("Way", Build, Place, Offer)
Measure: TypeAlias = Callable[[Build | Place | Offer], int]

# Ground where a building may stand is scarcer than ground for landscapes alone.
BUILDING_GROUND_WEIGHT = 2


def tidiest_way_to_lay(view: View, ways: Sequence[Way]) -> Way:
    """The way to lay a tile that leaves the most connected ground; the first of equals.

    An offer counts the ground of both players; all its ways cross the same border.
    """
    seat = view.my.seat
    if isinstance(ways[0], Offer):
        side = ways[0].side
        other = dict(neighbours(len(view.estates), seat))[side]
        return max(
            ways, key=_make_ground_measure_of_both(view, ((seat, side), (other, opposite(side))))
        )
    return max(ways, key=_make_ground_measure(view, seat))


def rank_by_tidiness(view: View, ways: Sequence[Place]) -> list[Place]:
    """The ways to lay a landscape, those that leave the most connected ground first."""
    return sorted(ways, key=_make_ground_measure(view, view.my.seat), reverse=True)


def _make_ground_measure_of_both(view: View, ends: Sequence[tuple[Seat, str]]) -> Measure:
    """The ground left on both boards, given the seat and the side of each end of the building."""
    measures = [_make_ground_measure(view, seat, across) for seat, across in ends]
    return lambda way: sum(measure(way) for measure in measures)


def _make_ground_measure(view: View, seat: Seat, across: str = "") -> Measure:
    """A measure of the ground that a way leaves to this seat."""
    ground, own = view.box.ground, view.estates[seat].open
    walls, green = land_grid.walled_squares(ground, own), ground.covered(own.landscapes)

    def ground_left(way: Build | Place | Offer) -> int:
        name = way.landscape if isinstance(way, Place) else way.building
        bits = ground.bits_by_placement(name, across)[way.square, way.turn]
        if isinstance(way, Place):
            return _rate_free_ground(ground, walls, green | bits, own.builders)
        return _rate_free_ground(ground, walls | bits, green, own.builders)

    return ground_left


def _rate_free_ground(ground: Ground, walls: Bits, green: Bits, builders: int) -> int:
    """Free pairs of squares; those open to buildings count more."""
    free = _all_squares(ground) & ~walls & ~green
    open_to_buildings = free & ~land_grid.closed_squares_around(ground, walls, green, builders)
    return _count_adjacent_pairs(ground, free) + BUILDING_GROUND_WEIGHT * _count_adjacent_pairs(
        ground, open_to_buildings
    )


def _count_adjacent_pairs(ground: Ground, free: Bits) -> int:
    """How many pairs of neighbouring squares are both free."""
    across = free & (free & ~_last_column(ground)) << 1
    upwards = free & free << len(ground.columns)
    return across.bit_count() + upwards.bit_count()


@lru_cache(maxsize=8)
def _last_column(ground: Ground) -> Bits:
    return ground.bits_of(f"{ground.columns[-1]}{row + 1}" for row in range(ground.rows))


@lru_cache(maxsize=8)
def _all_squares(ground: Ground) -> Bits:
    return ground.bits_of(ground.squares)


def best_act(view: View, own: Scenario, situation: Situation[Move, View]) -> Move:
    """The act with the best outlook, the first of equals, done in the best way."""
    consultation = characters.useful_consultation(view, own, _legal_consultations(view, situation))
    if consultation:
        return consultation
    best = max(_one_act_per_kind(view, situation), key=lambda act: worth_after_act(view, own, act))
    return best_way_to_act(view, own, situation, best)


def rank_acts(view: View, own: Scenario, situation: Situation[Move, View]) -> list[Move]:
    """One act of each kind, the one with the best outlook first."""
    acts = _one_act_per_kind(view, situation)
    return sorted(acts, key=lambda act: worth_after_act(view, own, act), reverse=True)


def best_way_to_act(view: View, own: Scenario, situation: Situation[Move, View], act: Move) -> Move:
    """The same act in its best way: where to build, or how to take the pay of a work."""
    match act:
        case Build(building):
            return tidiest_way_to_lay(view, list(_ways_to_build(view, situation, building)))
        case Work() | PrincessWork():
            return _with_best_pay(view, own, act)
    return act


def is_same_act(one: Move, other: Move) -> bool:
    """Whether two acts do the same, however a tile is laid or a work is paid."""
    match one, other:
        case Build(building), Build(also):
            return building == also
        case Work(profession), Work(also):
            return profession == also
    return type(one) is type(other) and (isinstance(one, PrincessWork) or one == other)


def _legal_consultations(view: View, situation: Situation[Move, View]) -> list[Move]:
    return (
        _allowed_acts(situation, character_favours.possible_consultations())
        if view.characters
        else []
    )


def _one_act_per_kind(view: View, situation: Situation[Move, View]) -> list[Move]:
    """All legal acts, with one place for each building.

    Selling points is left out, since buying without cash sells them; offers are in `bargaining`.
    """
    box, own = view.box, view.mine
    acts: list[Move] = [
        moves.End(),
        TakeProfession(),
        moves.AcquireBonus(),
        *map(moves.Introduce, box.freedom_order),
    ]
    acts += map(moves.Recruit, view.recruitable_professions if own.open.recruiting else ())
    acts += completable(box, own)
    acts += [PrincessWork(0)] if view.own and view.own.princess else []
    standing = {tile.name for tile in own.open.buildings}
    for building in box.builds:
        if building not in standing:
            acts += islice(_ways_to_build(view, situation, building), 1)
    return _allowed_acts(situation, acts)


def _ways_to_build(view: View, situation: Situation[Move, View], building: str) -> Iterator[Build]:
    """The legal places for a building that is not built yet."""
    assert view.viewer is not None
    closed = tile_laying.closed_to_buildings(view.box, view.open_estates, view.viewer)
    is_unwanted = situation.is_unwanted
    for build, bits in view.box.builds[building]:
        if not bits & closed and not (is_unwanted and is_unwanted(build)):
            yield build


def _allowed_acts(situation: Situation[Move, View], acts: Iterable[Move]) -> list[Move]:
    """The legal ones of these acts."""
    is_unwanted, refusal = situation.is_unwanted, situation.judge
    legal = [act for act in acts if refusal(act) is None]
    return [act for act in legal if not is_unwanted(act)] if is_unwanted else legal


def worth_after_act(view: View, own: Scenario, act: Move) -> float:
    """The outlook after this act."""
    match act:
        case moves.Recruit(profession):
            return estate_value.evaluate_estate(
                view,
                own.with_estate(
                    payments_and_gains.with_recruited_profession(own.estate, profession)
                ),
            )
        case moves.End():
            return estate_value.evaluate_estate(view, own.after_actions(view.asked.actions))
        case Work() | PrincessWork():
            return _worth_after_work(view, own, act)
    own, box = own.after_actions(), view.box
    match act:
        case Build(building):
            built = imagined_estates.with_building(box, own, building)
            worth = estate_value.evaluate_estate(view, built) + own.judgement.fond_of_building
            return worth - _cost_of_idle_building(view, built, building)
        case moves.Introduce(freedom):
            paid = imagined_estates.after_payment(box, own, box.numbers.freedom_cost)
            return estate_value.evaluate_estate(
                view, paid.with_estate(payments_and_gains.with_freedom(paid.estate, freedom))
            )
        case TakeProfession():
            paid = imagined_estates.after_payment(box, own, box.numbers.profession_cost)
            return _expected_card_worth(
                view, paid, "profession", evaluation.unseen_professions(view)
            )
        case moves.AcquireBonus():
            paid = imagined_estates.after_payment(box, own, box.numbers.bonus_cost)
            return _expected_card_worth(view, paid, "bonus", evaluation.unseen_bonus(view))
    raise AssertionError(act)


def _expected_card_worth(view: View, own: Scenario, deck: str, unseen: Sequence[str]) -> float:
    """The outlook with the best of the cards that will be looked at."""
    adds = work_values.value_added_by_cards(view.box, own, deck, unseen)
    one_of_each = {more: card for card, more in adds.items()}  # which are worth the same
    worths = {
        more: estate_value.evaluate_estate(view, imagined_estates.with_card(own, deck, card))
        for more, card in one_of_each.items()
    }
    return evaluation.expected_best_worth(view, unseen, lambda card: worths[adds[card]])


def _cost_of_idle_building(view: View, built: Scenario, building: str) -> float:
    """The points by which a building is worth less if no work in hand is likely to use it."""
    professions, idle = view.box.professions, built.judgement.idle_building
    if not idle:
        return 0.0
    hand = [card for card in built.estate.hidden.hand if professions[card].building == building]
    likely = [work_values.chance_to_complete_work(view, built, card) for card in hand]
    return idle * (1 - max(likely, default=0.0))


# Works


def _worth_after_work(view: View, own: Scenario, work: Work | PrincessWork) -> float:
    value = work_values.work_value(view, work)
    done = imagined_estates.after_work(view, own, _with_best_pay(view, own, work), value)
    return estate_value.evaluate_estate(view, done) + work_values.best_work_hope(
        view, own.judgement, value
    )


def _with_best_pay(view: View, own: Scenario, work: Work | PrincessWork) -> Work | PrincessWork:
    """The same work with the best share of its pay taken in points."""
    value = work_values.work_value(view, work)
    florins, later = own.estate.hidden.florins, own.after_actions()

    def points_and_purse(points: int) -> float:
        return points + evaluation.purse_worth(
            view, later, florins + florins_for_work(view.box, value, points)
        )

    most = most_points_for_work(view.box, value)
    return replace(work, points=max(range(most + 1), key=points_and_purse))
