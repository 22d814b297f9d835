"""Plans: which bricks to lay this turn, and what the site and the storehouse are worth then."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.engine.copies import replace
from bot.games.firenze import building, sites
from bot.games.firenze.bricks import exchanged, together
from bot.games.firenze.pieces import COLORS, ORDER, Bricks, Tower
from bot.players.firenze.outlook import Outlook

OVERFULL = 0.8  # of what a brick is worth: one too many must be put away


@dataclass(frozen=True, slots=True)
class Means:
    """What there is to build with; a plan is weighed with means that are not true yet."""

    site: tuple[Tower, ...]
    stored: Bricks
    built: int
    paid: int
    costs: tuple[int, ...]  # of all this turn's bricks


@dataclass(frozen=True, slots=True)
class Plan:
    """The towers to lay bricks on, by colour and height as they stand; 0 for a new one."""

    worth: float
    lay: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class _Way:
    """A way to lay so many bricks of one colour."""

    color: str
    bricks: int
    worth: float
    lay: tuple[tuple[str, int], ...]
    towers: tuple[int, ...]
    saved: int  # bricks that come back from what is torn down


def means_of(outlook: Outlook) -> Means:
    """What the viewer has, as it lies on the table."""
    turn, me = outlook.view.turn, outlook.me
    return Means(me.site, me.storehouse, turn.built, len(turn.payments), outlook.view.costs)


def best_plan(outlook: Outlook, means: Means) -> Plan:
    """Of all ways to lay the bricks that one may and can lay the one with the best outlook."""
    most = len(means.costs) - 1 - means.built
    per_color = [_ways(outlook, means, color, most) for color in COLORS]
    best = Plan(float("-inf"))
    for ways in _together(per_color, most):
        laid = sum([way.bricks for way in ways])
        due = building.due(means.costs, means.built, means.paid, laid)
        if due + laid > sum(means.stored):
            continue
        worth = _worth_of(outlook, means, ways, due)
        if worth > best.worth:
            best = Plan(worth, tuple([step for way in ways for step in way.lay]))
    return best


def _together(per_color: Sequence[list[_Way]], most: int) -> list[tuple[_Way, ...]]:
    """A way for each colour, with no more bricks in all than may be laid."""
    found: list[tuple[tuple[_Way, ...], int]] = [((), 0)]
    for ways in per_color:
        found = [
            ((*before, way), laid + way.bricks)
            for before, laid in found
            for way in ways
            if laid + way.bricks <= most
        ]
    return [together for together, _ in found]


def _worth_of(outlook: Outlook, means: Means, ways: tuple[_Way, ...], due: int) -> float:
    left = [stored - way.bricks + way.saved for stored, way in zip(means.stored, ways, strict=True)]
    worth = sum([way.worth for way in ways])
    for _ in range(due):
        loss, at = min(
            [(_loss(outlook, way, left[at]), at) for at, way in enumerate(ways) if left[at]]
        )
        left[at] -= 1
        worth -= loss
    over = sum(left) - outlook.room
    return worth - OVERFULL * outlook.brick * over if over > 0 else worth


def _loss(outlook: Outlook, way: _Way, left: int) -> float:
    """What a brick of this colour less makes worse."""
    of_color = outlook.of_color
    return of_color(way.color, way.towers, left) - of_color(way.color, way.towers, left - 1)


# One colour


def _ways(outlook: Outlook, means: Means, color: str, most: int) -> list[_Way]:
    """For each number of bricks the best way to lay them."""
    stored = means.stored[ORDER[color]]
    towers = tuple([(tower.height, tower.idle) for tower in means.site if tower.color == color])
    key = color, stored, min(stored, most), towers
    if key not in outlook.ways:
        outlook.ways[key] = _best_ways(outlook, means, color, most)
    ways: list[_Way] = outlook.ways[key]
    return ways


def _best_ways(outlook: Outlook, means: Means, color: str, most: int) -> list[_Way]:
    best: dict[int, _Way] = {}
    for way in _all_ways(outlook, means, color, most):
        if way.bricks not in best or way.worth > best[way.bricks].worth:
            best[way.bricks] = way
    idle = best[0]
    # What makes nothing better is not laid.
    return [idle, *(way for way in best.values() if way.worth > idle.worth)]


def _all_ways(outlook: Outlook, means: Means, color: str, most: int) -> Iterator[_Way]:
    stored = means.stored[COLORS.index(color)]
    towers = [tower for tower in means.site if tower.color == color]
    if not stored:
        yield _way(outlook, color, stored, towers, (0,) * (len(towers) + 1))
        return
    can = min(stored, most)
    for more in _spread(can, len(towers) + 1):
        yield _way(outlook, color, stored, towers, more)


def _spread(most: int, towers: int) -> Iterator[tuple[int, ...]]:
    """All ways to lay up to so many bricks on so many towers."""
    if not towers:
        yield ()
        return
    for bricks in range(most + 1):
        for others in _spread(most - bricks, towers - 1):
            yield (bricks, *others)


def _way(
    outlook: Outlook, color: str, stored: int, towers: list[Tower], more: tuple[int, ...]
) -> _Way:
    """So many bricks more on each tower, and at last on a new one."""
    laid, saved = sum(more), 0
    after: list[int] = []
    lay: list[tuple[str, int]] = []
    for tower, bricks in zip([*towers, Tower(color, 0)], more, strict=True):
        if bricks:
            after.append(tower.height + bricks)
            lay.append((color, tower.height))
        elif tower.idle:
            saved += sites.saved(tower.height)
        elif tower.height:
            after.append(tower.height)
    heights = tuple(sorted(after))
    worth = outlook.of_color(color, heights, stored - laid + saved)
    return _Way(color, laid, worth, tuple(lay), heights, saved)


# Means that are not true yet


def with_stored(means: Means, stored: Bricks) -> Means:
    return replace(means, stored=stored)


def with_bricks(means: Means, bricks: Bricks) -> Means:
    return replace(means, stored=together(means.stored, bricks))


def swapped(means: Means, give: str, take: str) -> Means:
    return replace(means, stored=exchanged(means.stored, give, take))
