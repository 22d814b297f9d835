"""Plans: which bricks to lay this turn, and what the site and the storehouse are worth then."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter

from bot.engine.copies import replace
from bot.games.firenze import building, sites
from bot.games.firenze.bricks import exchanged, together
from bot.games.firenze.pieces import COLORS, ORDER, Bricks, Tower
from bot.players.firenze.outlook import Outlook

OVERFULL = 0.8  # of what a brick is worth: one too many must be put away

_HOPE = itemgetter(0)
_ROUNDED = 1e-9  # sums in another order may differ by so much


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

    bricks: int
    lay: tuple[tuple[str, int], ...]
    worths: list[float]  # by the bricks of the colour that are left: none to all of them
    most: float  # the highest of these


@dataclass(frozen=True, slots=True)
class _Laid:
    """Bricks of one colour laid on towers and on a new one, and what is there then."""

    bricks: int
    on: tuple[int, ...]  # the heights of the towers they are laid on; 0 for a new one
    towers: tuple[int, ...]
    left: int


def means_of(outlook: Outlook) -> Means:
    """What the viewer has, as it lies on the table."""
    turn, me = outlook.view.turn, outlook.me
    return Means(me.site, me.storehouse, turn.built, len(turn.payments), outlook.view.costs)


def best_plan(outlook: Outlook, means: Means) -> Plan:
    """Of all ways to lay the bricks that one may and can lay the one with the best outlook."""
    most, stored = len(means.costs) - 1 - means.built, sum(means.stored)
    dues = [building.due(means.costs, means.built, means.paid, laid) for laid in range(most + 1)]
    best: tuple[_Way, ...] = ()
    worth, first = float("-inf"), 0
    for hope, at, laid, ways in _most_hopeful_first(outlook, means, most):
        if hope < worth - _ROUNDED:
            break  # however the bricks are paid for
        if dues[laid] + laid <= stored:
            found = _worth_of(outlook, ways, dues[laid])
            if found > worth or (found == worth and at < first):
                best, worth, first = ways, found, at
    return Plan(worth, tuple([step for way in best for step in way.lay]))


def idle(outlook: Outlook, means: Means) -> float:
    """The outlook if no more is laid in this turn."""
    return best_plan(outlook, replace(means, costs=means.costs[: means.built + 1])).worth


def _most_hopeful_first(
    outlook: Outlook, means: Means, most: int
) -> list[tuple[float, int, int, tuple[_Way, ...]]]:
    """A way for each colour, with no more bricks in all than may be laid: what that promises at
    most, where it stands among all, and how many bricks are laid."""
    found: list[tuple[float, int, tuple[_Way, ...]]] = [(0.0, 0, ())]
    for color in COLORS:
        ways = _ways(outlook, means, color, most)
        found = [
            (hope + way.most, laid + way.bricks, (*before, way))
            for hope, laid, before in found
            for way in ways
            if laid + way.bricks <= most
        ]
    numbered = [(hope, at, laid, ways) for at, (hope, laid, ways) in enumerate(found)]
    return sorted(numbered, key=_HOPE, reverse=True)


def _worth_of(outlook: Outlook, ways: tuple[_Way, ...], due: int) -> float:
    """With what is due paid brick by brick, each time of the colour that loses least."""
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
    return worth - OVERFULL * outlook.brick * over if over > 0 else worth


# One colour


def _ways(outlook: Outlook, means: Means, color: str, most: int) -> list[_Way]:
    """For each number of bricks the best way to lay them."""
    stored = means.stored[ORDER[color]]
    towers = tuple([(tower.height, tower.idle) for tower in means.site if tower.color == color])
    key = color, stored, min(stored, most), towers
    if key not in outlook.ways:
        outlook.ways[key] = _best_ways(outlook, *key)
    ways: list[_Way] = outlook.ways[key]
    return ways


def _best_ways(
    outlook: Outlook, color: str, stored: int, most: int, towers: tuple[tuple[int, bool], ...]
) -> list[_Way]:
    best: dict[int, tuple[float, _Laid]] = {}
    for laid in _all_laid(stored, most, towers):
        worth = outlook.of_color(color, laid.towers, laid.left)
        if laid.bricks not in best or worth > best[laid.bricks][0]:
            best[laid.bricks] = worth, laid
    idle, _ = best[0]
    # What makes nothing better is not laid.
    kept = [laid for worth, laid in best.values() if not laid.bricks or worth > idle]
    return [_way(outlook, color, laid) for laid in kept]


def _way(outlook: Outlook, color: str, laid: _Laid) -> _Way:
    worths = [outlook.of_color(color, laid.towers, left) for left in range(laid.left + 1)]
    lay = tuple([(color, height) for height in laid.on])
    return _Way(laid.bricks, lay, worths, max(worths))


@lru_cache(maxsize=4096)
def _all_laid(stored: int, most: int, towers: tuple[tuple[int, bool], ...]) -> tuple[_Laid, ...]:
    """All ways to lay up to so many bricks on these towers and a new one; of equals the first."""
    found: dict[tuple[int, int, tuple[int, ...]], _Laid] = {}
    for more in _spread(most, len(towers) + 1):
        laid = _laid(stored, towers, more)
        found.setdefault((laid.bricks, laid.left, laid.towers), laid)
    return tuple(found.values())


def _spread(most: int, towers: int) -> Iterator[tuple[int, ...]]:
    """All ways to lay up to so many bricks on so many towers."""
    if not towers:
        yield ()
        return
    for bricks in range(most + 1):
        for others in _spread(most - bricks, towers - 1):
            yield (bricks, *others)


def _laid(stored: int, towers: tuple[tuple[int, bool], ...], more: tuple[int, ...]) -> _Laid:
    """So many bricks more on each tower, and at last on a new one."""
    saved = 0
    after: list[int] = []
    on: list[int] = []
    for (height, idle), bricks in zip((*towers, (0, False)), more, strict=True):
        if bricks:
            after.append(height + bricks)
            on.append(height)
        elif idle:
            saved += sites.saved(height)
        elif height:
            after.append(height)
    laid = sum(more)
    return _Laid(laid, tuple(on), tuple(sorted(after)), stored - laid + saved)


# Means that are not true yet


def with_stored(means: Means, stored: Bricks) -> Means:
    return replace(means, stored=stored)


def with_bricks(means: Means, bricks: Bricks) -> Means:
    return replace(means, stored=together(means.stored, bricks))


def swapped(means: Means, give: str, take: str) -> Means:
    return replace(means, stored=exchanged(means.stored, give, take))
