"""Plans: what one would hold after winning a lot, acting, or keeping a card."""

from dataclasses import replace

from bot.games.princes.box import Box
from bot.games.princes.moves import Work
from bot.players.princes.holding import Holding


def with_jester(own: Holding) -> Holding:
    return replace(own, jesters=own.jesters + 1)


def with_recruiting(own: Holding) -> Holding:
    return replace(own, recruiting=own.recruiting + 1)


def with_builder(box: Box, own: Holding) -> Holding:
    points = box.numbers.builder_points if own.builders else 0
    return replace(own, builders=own.builders + 1, points=own.points + points)


def with_landscape(box: Box, own: Holding, landscape: str) -> Holding:
    points = box.numbers.landscape_points if landscape in own.landscapes else 0
    return replace(
        own,
        landscapes=(*own.landscapes, landscape),
        points=own.points + points,
        free_squares=own.free_squares - _squares(box, landscape),
    )


def with_building(box: Box, own: Holding, building: str) -> Holding:
    """Built and paid for."""
    paid = own.paying(box, box.building_cost(own.builders))
    return replace(
        paid,
        buildings=(*own.buildings, building),
        points=paid.points + box.numbers.building_points,
        free_squares=own.free_squares - _squares(box, building),
    )


def with_shared_building(
    box: Box, own: Holding, building: str, *, squares: int, pays: int
) -> Holding:
    """Built together, with so many squares on one's own ground; who is paid pays less than 0."""
    paid = own.paying(box, pays)
    return replace(
        paid,
        buildings=(*own.buildings, building),
        points=paid.points + box.numbers.building_points,
        free_squares=own.free_squares - squares,
    )


def with_freedom(own: Holding, freedom: str) -> Holding:
    return replace(own, freedoms=(*own.freedoms, freedom))


def with_card(own: Holding, deck: str, card: str) -> Holding:
    match deck:
        case "profession":
            return replace(own, hand=(*own.hand, card))
        case "bonus":
            return replace(own, bonus=(*own.bonus, card))
    return replace(own, prestige=(*own.prestige, card))


def recruiting(own: Holding, profession: str) -> Holding:
    """Ruling 12: the recruiting card goes to another table, the profession comes here."""
    return replace(own, recruiting=own.recruiting - 1, hand=(*own.hand, profession))


def working(box: Box, own: Holding, work: Work, value: int) -> Holding:
    """A work of this value completed and paid."""
    numbers = box.numbers
    pay = value * numbers.florins_per_value - work.points * numbers.florins_per_point
    return replace(
        acting(own, 1),
        florins=own.florins + pay,
        points=own.points + work.points,
        hand=tuple(card for card in own.hand if card != work.profession),
        works=own.works + 1,
        bonus=tuple(card for card in own.bonus if card not in work.bonus),
    )


def after_princess(box: Box, own: Holding, points: int, value: int) -> Holding:
    """Her work completed and paid: no card has changed its place."""
    numbers = box.numbers
    pay = value * numbers.florins_per_value - points * numbers.florins_per_point
    return replace(acting(own, 1), florins=own.florins + pay, points=own.points + points)


def acting(own: Holding, actions: int) -> Holding:
    """So many actions fewer to come."""
    return replace(own, slots=own.slots - actions)


def _squares(box: Box, tile: str) -> int:
    return box.ground.ways[tile][0].bits.bit_count()
