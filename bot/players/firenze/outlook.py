"""The outlook: what commissions, towers and bricks are likely to bring by the end.

Every decision of the greedy guest compares outlooks. The figures of judgement were tried in
hundreds of games.
"""

from collections.abc import Callable
from math import ceil
from typing import Any, TypeAlias

from bot.engine.recent import Recent
from bot.games.firenze import church, commissions, limits
from bot.games.firenze.pieces import COLORS, ORDER
from bot.games.firenze.view import Commission, Family, View

SEAL = 2.0  # points that a seal is worth elsewhere
BRICK = 0.4  # what a brick is worth that no tower waits for: it pays for others
KEPT = 0.86  # the chance that what is planned outlasts a turn
PACE = 2.0  # bricks laid on a tower in a turn
NOT_BEGUN = 0.95  # bricks that wait in the storehouse; they are safe there, but it takes time
STARVED = 0.8  # a tower stands, and there is no brick for the next turn

# The luck of finding a brick in time, by its share of those that are about.
LUCK_AT_LEAST, LUCK_BY_SHARE, LUCK_AT_MOST = 0.3, 2.0, 0.92

_MOST_LACKING = 20  # bricks: no tower is so high
_TURNS = tuple([ceil(lacking / PACE) for lacking in range(_MOST_LACKING)])
_KEPT = tuple([KEPT**turns for turns in range(_MOST_LACKING)])

BALCONY_WAITS = 0.6  # that the one before it is fulfilled in time
BELL_TOWER = 5.0  # what it is worth to be free of the Campanile
UNTIL_FREE = 0.4  # what is left of a commission while one is not

TURNS_PER_SEAL = 1.3
LEAD_KEPT, LEAD_SHARED, STEP_BEHIND = 0.75, 0.5, 0.4  # the chance of a flag in the end


_Colored: TypeAlias = tuple[str, tuple[int, ...], int]  # colour, towers, bricks of it stored

_GOALS = Recent[dict[str, dict[int, float]]](most=8)
_FOUND_OUT = Recent[tuple[dict[_Colored, float], dict[tuple[object, ...], Any]]](most=8)


class Outlook:
    """What one decision is weighed with: everything looked up in the view once."""

    def __init__(self, view: View) -> None:
        assert view.own is not None
        self.view = view
        self.seat = view.own.seat
        self.me = view.mine.open
        self.hand = view.own.hand
        self.room = limits.storehouse_limit(view.box, self.me)
        self.bell_tower = commissions.bell_tower(view.box)
        self.turns = _turns_ahead(view)
        self._luck = _luck(view)
        self._goals = self._all_goals()
        # What colours promise, and the best ways to lay their bricks (see `plans`).
        self._known, self.ways = self._found_out()

    # Colours

    def _found_out(self) -> tuple[dict[_Colored, float], dict[tuple[object, ...], Any]]:
        """Until the commissions, or the bricks that are about, are others, all of it stays true."""
        key = (self._goals, self.view.families, self.turns, self._luck)
        return _FOUND_OUT.of((*key, self.me.owes_bell_tower), lambda: ({}, {}))

    def of_color(self, color: str, towers: tuple[int, ...], stored: int) -> float:
        """What these towers of a colour, and so many bricks of it, are likely to bring."""
        key = color, towers, stored
        if key not in self._known:
            self._known[key] = self._of_color(color, towers, stored)
        return self._known[key]

    def _of_color(self, color: str, towers: tuple[int, ...], stored: int) -> float:
        left, total, goals = stored, 0.0, dict(self._goals[color])
        for height in sorted(towers, reverse=True):
            hope, goal = self._best(color, goals, height, left)
            total += hope
            if goal:
                left -= min(left, goal - height)
                del goals[goal]
        hope, goal = self._best(color, goals, 0, left)
        begun = NOT_BEGUN * hope + self.brick * (left - min(left, goal))
        return total + max(self.brick * left, begun)

    def is_wanted(self, color: str, stored: int) -> bool:
        """Whether a brick more is worth more than any other."""
        heights = tuple(sorted([t.height for t in self.me.site if t.color == color]))
        more = self.of_color(color, heights, stored + 1) - self.of_color(color, heights, stored)
        return more > self.brick

    @property
    def brick(self) -> float:
        """What any brick is worth."""
        return BRICK if self.turns else 0.0

    # Towers

    def goal(self, color: str, height: int, stored: int) -> int:
        """The height at which such a tower had best be used; 0 when it never can be."""
        return self._best(color, self._goals[color], height, stored)[1]

    def worth(self, color: str, height: int) -> float:
        """What it brings to fulfil this commission; 0 when nobody can."""
        return self._goals[color].get(height, 0.0)

    def _best(
        self, color: str, goals: dict[int, float], height: int, stored: int
    ) -> tuple[float, int]:
        """The goal that promises most to such a tower and so many bricks, and what it promises."""
        best, at, luck, turns_ahead = 0.0, 0, self._luck[color], self.turns
        for goal, worth in goals.items():
            lacking = goal - height
            if lacking <= 0:
                hope = worth if not lacking and self._is_open(color, goal) else 0.0
            else:
                turns = _TURNS[lacking]
                if turns > turns_ahead:
                    continue
                missing = lacking - stored
                hope = worth * _KEPT[turns] * (luck**missing if missing > 0 else 1.0)
                if height and not stored:
                    hope *= STARVED
            if hope > best:
                best, at = hope, goal
        return best, at

    # Commissions

    def _all_goals(self) -> dict[str, dict[int, float]]:
        """Until one is fulfilled, by whomever, they stay as they are."""
        view, me = self.view, self.me
        key = (view.families, self.seat, me.seals, me.owes_bell_tower, bool(self.turns))
        return _GOALS.of(
            (*key, view.board, view.church, view.next_balcony, len(view.builders), view.box),
            lambda: {family.color: self._goals_of(family) for family in view.families},
        )

    def _goals_of(self, family: Family) -> dict[int, float]:
        flag = self._flag(family)
        worths = {
            commission.height: self._worth(commission, flag)
            for commission in family.commissions
            if not commission.is_covered
        }
        if not self.me.seals:
            worths = {}
        if self.me.owes_bell_tower:
            worths = {height: UNTIL_FREE * worth for height, worth in worths.items()}
            color, height = self.bell_tower
            if family.color == color:
                worths[height] = BELL_TOWER
        return {height: worth for height, worth in worths.items() if worth > 0}

    def _worth(self, commission: Commission, flag: Callable[[int], float]) -> float:
        worth = (
            commission.points
            + commissions.level_points(self.view.box, self.view.board, commission.height)
            + self._churches(commission)
            + flag(commission.height)
            - (SEAL if self.turns else 0.0)
        )
        if commissions.takes_end_tile(self.view.board, self.me.seals - 1):
            worth += self.view.box.numbers.last_seal
        if commission.balcony:
            waits = commission.balcony.numeral - self.view.next_balcony
            worth *= BALCONY_WAITS**waits
        return worth

    def _churches(self, commission: Commission) -> int:
        """What the churches would reward it with, as the first of a turn."""
        box, color, height = self.view.box, commission.color, commission.height
        return sum(
            card.amount
            for card in self.view.church
            if church.honours(box, card.name, color, height, fulfilled=1)
        )

    def _flag(self, family: Family) -> Callable[[int], float]:
        """What a seal at a height adds to the chance of the majority bonus."""
        me, seals = self.seat, [c for c in family.commissions if c.seat is not None]
        others = [0.0]
        for rival in self.view.builders:
            if rival.seat != me:
                theirs = [c.height for c in seals if c.seat == rival.seat]
                others.append(len(theirs) + max(theirs, default=0) / 10)
        best, mine = max(others), [c.height for c in seals if c.seat == me]
        now = _leading(mine, best)
        return lambda height: family.majority.points * (_leading([*mine, height], best) - now)

    def _is_open(self, color: str, height: int) -> bool:
        if self.me.owes_bell_tower and (color, height) == self.bell_tower:
            return True
        box = self.view.box
        return self.view.families[ORDER[color]].commissions[height - box.heights[0]].open


def _leading(mine: list[int], best: float) -> float:
    """The chance of the flag, with seals at these heights against the best of the others."""
    own = len(mine) + max(mine, default=0) / 10
    if not mine:
        return 0.0
    if own > best:
        return LEAD_KEPT if own >= best + 1 else LEAD_SHARED
    return LEAD_SHARED * STEP_BEHIND ** ceil(best - own)


def _turns_ahead(view: View) -> int:
    """How many more turns the viewer is likely to have after the running one."""
    if view.ender is not None:
        return 0
    return ceil(TURNS_PER_SEAL * min(builder.seals for builder in view.open_builders))


def _luck(view: View) -> dict[str, float]:
    about = [
        many + sum(offer.bricks[at] for offer in view.row) for at, many in enumerate(view.pouch)
    ]
    return {
        color: min(LUCK_AT_MOST, LUCK_AT_LEAST + LUCK_BY_SHARE * many / max(1, sum(about)))
        for color, many in zip(COLORS, about, strict=True)
    }
