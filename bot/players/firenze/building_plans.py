"""Find the best way to lay bricks this turn, and what site and storehouse are worth then."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter

from bot.engine.replace_and_memoize import replace
from bot.games.firenze import building
from bot.games.firenze.bricks_and_towers import add_bricks, bricks_saved, exchange_brick
from bot.games.firenze.state_parts import COLORS, ORDER, Bricks, Tower
from bot.players.firenze.evaluation import Outlook

OVERFULL = 0.8  # of what a brick is worth: one too many must be put away

_HOPE = itemgetter(0)
_ROUNDED = 1e-9  # sums in another order may differ by so much


@dataclass(frozen=True, slots=True)
class BuildingMeans:
    """What there is to build with, now or in a case that is considered."""

    site: tuple[Tower, ...]
    stored: Bricks
    built: int
    paid: int
    costs: tuple[int, ...]  # of all this turn's bricks


@dataclass(frozen=True, slots=True)
class BuildingPlan:
    """The towers to lay bricks on, by colour and height as they stand; 0 for a new one."""

    worth: float
    lay: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class _ColorPlan:
    """A way to lay so many bricks of one colour."""

    bricks: int
    lay: tuple[tuple[str, int], ...]
    worths: list[float]  # by the bricks of the colour that are left: none to all of them
    most: float  # the highest of these


@dataclass(frozen=True, slots=True)
class _LayingResult:
    """Bricks of one color laid on towers and on a new one, and the result."""

    bricks: int
    on: tuple[int, ...]  # the heights of the towers they are laid on; 0 for a new one
    towers: tuple[int, ...]
    left: int


def current_means(outlook: Outlook) -> BuildingMeans:
    """The means of the viewer as they are."""
    turn, me = outlook.view.turn, outlook.me
    return BuildingMeans(me.site, me.storehouse, turn.built, len(turn.payments), outlook.view.costs)


def best_plan(outlook: Outlook, means: BuildingMeans) -> BuildingPlan:
    """The legal way to lay bricks this turn that has the best outlook."""
    most, stored = len(means.costs) - 1 - means.built, sum(means.stored)
    dues = [
        building.amount_due(means.costs, means.built, means.paid, laid) for laid in range(most + 1)
    ]
    best: tuple[_ColorPlan, ...] = ()
    worth, first = float("-inf"), 0
    for hope, at, laid, ways in _combine_color_plans(outlook, means, most):
        if hope < worth - _ROUNDED:
            break  # however the bricks are paid for
        if dues[laid] + laid <= stored:
            found = _worth_after_paying(outlook, ways, dues[laid])
            if found > worth or (found == worth and at < first):
                best, worth, first = ways, found, at
    return BuildingPlan(worth, tuple([step for way in best for step in way.lay]))


def worth_without_laying(outlook: Outlook, means: BuildingMeans) -> float:
    """The outlook if no more bricks are laid in this turn."""
    return best_plan(outlook, replace(means, costs=means.costs[: means.built + 1])).worth


def _combine_color_plans(
    outlook: Outlook, means: BuildingMeans, most: int
) -> list[tuple[float, int, int, tuple[_ColorPlan, ...]]]:
    """Combine ways of all colors: the most each can bring, its number, its bricks; best first."""
    found: list[tuple[float, int, tuple[_ColorPlan, ...]]] = [(0.0, 0, ())]
    for color in COLORS:
        ways = _plans_for_color(outlook, means, color, most)
        found = [
            (hope + way.most, laid + way.bricks, (*before, way))
            for hope, laid, before in found
            for way in ways
            if laid + way.bricks <= most
        ]
    numbered = [(hope, at, laid, ways) for at, (hope, laid, ways) in enumerate(found)]
    return sorted(numbered, key=_HOPE, reverse=True)


def _worth_after_paying(outlook: Outlook, ways: tuple[_ColorPlan, ...], due: int) -> float:
    """The worth after paying what is due, each brick of the color that loses least."""
    left = [len(way.worths) - 1 for way in ways]
    worth = sum([way.worths[-1] for way in ways])
    for _ in range(due):
        loss, at = min(
            [
                (way.worths[many] - way.worths[many - 1], at)
                for at, (way, many) in enumerate(zip(ways, left, strict=True))
                if many
            ]
        )
        left[at] -= 1
        worth -= loss
    over = sum(left) - outlook.room
    return worth - OVERFULL * outlook.brick_worth * over if over > 0 else worth


# One colour


def _plans_for_color(
    outlook: Outlook, means: BuildingMeans, color: str, most: int
) -> list[_ColorPlan]:
    """The best way to lay each number of bricks of a color."""
    stored = means.stored[ORDER[color]]
    towers = tuple([(tower.height, tower.idle) for tower in means.site if tower.color == color])
    key = color, stored, min(stored, most), towers
    if key not in outlook.ways:
        outlook.ways[key] = _best_color_plans(outlook, *key)
    ways: list[_ColorPlan] = outlook.ways[key]
    return ways


def _best_color_plans(
    outlook: Outlook, color: str, stored: int, most: int, towers: tuple[tuple[int, bool], ...]
) -> list[_ColorPlan]:
    best: dict[int, tuple[float, _LayingResult]] = {}
    for laid in _all_ways_to_lay(stored, most, towers):
        worth = outlook.worth_of_color(color, laid.towers, laid.left)
        if laid.bricks not in best or worth > best[laid.bricks][0]:
            best[laid.bricks] = worth, laid
    idle, _ = best[0]
    # What makes nothing better is not laid.
    kept = [laid for worth, laid in best.values() if not laid.bricks or worth > idle]
    return [_make_color_plan(outlook, color, laid) for laid in kept]


def _make_color_plan(outlook: Outlook, color: str, laid: _LayingResult) -> _ColorPlan:
    worths = [outlook.worth_of_color(color, laid.towers, left) for left in range(laid.left + 1)]
    lay = tuple([(color, height) for height in laid.on])
    return _ColorPlan(laid.bricks, lay, worths, max(worths))


@lru_cache(maxsize=4096)
def _all_ways_to_lay(
    stored: int, most: int, towers: tuple[tuple[int, bool], ...]
) -> tuple[_LayingResult, ...]:
    """All ways to lay up to so many bricks on these towers and a new one; of equals the first."""
    found: dict[tuple[int, int, tuple[int, ...]], _LayingResult] = {}
    for more in _spread_bricks(most, len(towers) + 1):
        laid = _lay_bricks(stored, towers, more)
        found.setdefault((laid.bricks, laid.left, laid.towers), laid)
    return tuple(found.values())


def _spread_bricks(most: int, towers: int) -> Iterator[tuple[int, ...]]:
    """All ways to lay up to so many bricks on so many towers."""
    if not towers:
        yield ()
        return
    for bricks in range(most + 1):
        for others in _spread_bricks(most - bricks, towers - 1):
            yield (bricks, *others)


def _lay_bricks(
    stored: int, towers: tuple[tuple[int, bool], ...], more: tuple[int, ...]
) -> _LayingResult:
    """Lay so many bricks on each tower, and at last on a new one."""
    saved = 0
    after: list[int] = []
    on: list[int] = []
    for (height, idle), bricks in zip((*towers, (0, False)), more, strict=True):
        if bricks:
            after.append(height + bricks)
            on.append(height)
        elif idle:
            saved += bricks_saved(height)
        elif height:
            after.append(height)
    laid = sum(more)
    return _LayingResult(laid, tuple(on), tuple(sorted(after)), stored - laid + saved)


# Means in other cases


def with_stored(means: BuildingMeans, stored: Bricks) -> BuildingMeans:
    return replace(means, stored=stored)


def with_added_bricks(means: BuildingMeans, bricks: Bricks) -> BuildingMeans:
    return replace(means, stored=add_bricks(means.stored, bricks))


def with_swap(means: BuildingMeans, give: str, take: str) -> BuildingMeans:
    return replace(means, stored=exchange_brick(means.stored, give, take))
