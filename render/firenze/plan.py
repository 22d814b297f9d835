"""A plan of building: what a site becomes by moves that are not made yet, and what it costs."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.games.firenze.moves import Begin, Lay, Pay
from bot.games.firenze.pieces import COLORS, NO_BRICKS, ORDER, Bricks, Tower
from bot.games.firenze.view import Commission, SeenBuilder, View


@dataclass(frozen=True, slots=True)
class Grown:
    """A tower as it would stand, and how many of its bricks are only planned."""

    tower: Tower
    planned: int = 0


@dataclass(frozen=True, slots=True)
class Plan:
    """What would stand on the site, what was laid and paid for it, and what would be left."""

    grown: tuple[Grown, ...]
    laid: Bricks = NO_BRICKS  # by this plan
    paid: Bricks = NO_BRICKS

    @property
    def count(self) -> int:
        return sum(self.laid)


def planned(view: View, moves: Iterable[object] = ()) -> Plan:
    """The own site after these moves: bricks begun, laid and paid, in the order of play.

    Moves of other kinds change nothing here. Whether they are legal the rules have judged.
    """
    builder = own_builder(view)
    grown = [Grown(tower) for tower in builder.open.site]
    laid, paid = list(NO_BRICKS), list(NO_BRICKS)
    for move in moves:
        match move:
            case Begin(color):
                grown.append(Grown(Tower(color, 1), 1))
                laid[ORDER[color]] += 1
            case Lay(color, height):
                _raise(grown, color, height)
                laid[ORDER[color]] += 1
            case Pay(brick):
                paid[ORDER[brick]] += 1
    return Plan(tuple(grown), tuple(laid), tuple(paid))


def own_builder(view: View) -> SeenBuilder:
    assert view.own is not None, "a spectator builds nothing"
    return view.builders[view.own.seat]


def _raise(grown: list[Grown], color: str, height: int) -> None:
    """Of towers that are alike, one that is still idle comes first, as in play."""
    alike = [
        at for at, one in enumerate(grown) if (one.tower.color, one.tower.height) == (color, height)
    ]
    assert alike, f"no tower {color} {height} stands there"
    at = min(alike, key=lambda place: not grown[place].tower.idle)
    one = grown[at]
    grown[at] = Grown(Tower(color, height + 1), one.planned + 1)


def left_of(builder: SeenBuilder, plan: Plan) -> Bricks:
    """What the storehouse would still hold."""
    return tuple(
        max(0, has - laid - paid)
        for has, laid, paid in zip(builder.open.storehouse, plan.laid, plan.paid, strict=True)
    )


def met(view: View, tower: Tower) -> Commission | None:
    """The commission of its colour and height, covered or not."""
    family = view.families[COLORS.index(tower.color)]
    return next((one for one in family.commissions if one.height == tower.height), None)
