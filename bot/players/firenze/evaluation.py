"""Evaluate a position of Firenze: what commissions, towers and bricks are likely to bring."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from math import ceil
from typing import Any, TypeAlias

from bot.engine.replace_and_memoize import RecentAnswers
from bot.games.firenze import bricks_and_towers, commissions, turn_end_limits
from bot.games.firenze.state_parts import COLORS, ORDER, Bricks
from bot.games.firenze.view import Commission, Family, View
from bot.players.firenze.judgement_parameters import GREEDY, Judgement

_MOST_LACKING = 20  # bricks: no tower is so high


_Colored: TypeAlias = tuple[str, tuple[int, ...], int]  # colour, towers, bricks of it stored


@dataclass(frozen=True, slots=True)
class _OutlookCache:
    """Cached worths of colors and of towers, and the best ways to lay bricks."""

    of_colors: dict[_Colored, float] = field(default_factory=dict)
    hopes: dict[tuple[str, tuple[int, ...], int, int], tuple[float, int]] = field(
        default_factory=dict
    )
    ways: dict[tuple[object, ...], Any] = field(default_factory=dict)


_GOALS = RecentAnswers[dict[str, dict[int, float]]](most=16)
_FOUND_OUT = RecentAnswers[_OutlookCache](most=16)


class Outlook:
    """What one decision is judged by: everything is looked up in the view once."""

    def __init__(self, view: View, judgement: Judgement = GREEDY) -> None:
        self.view = view
        self.judgement = judgement
        self.seat = view.my.seat
        self.me = view.mine.open
        self.hand = view.my.hand
        self.room = turn_end_limits.storehouse_limit(view.box, self.me)
        self.bell_tower = commissions.bell_tower_kind(view.box)
        self.turns = _estimate_turns_left(view, judgement)
        self._luck = _brick_chance_by_color(view, judgement)
        self._turns, self._kept = _pace_and_chance_tables(judgement)
        self._goals = self._worths_of_commissions()
        # It stays true until commissions or the bricks in play change.
        true_of = (self._goals, judgement, view.families, self.turns, self._luck)
        found = _FOUND_OUT.get_or_find((*true_of, self.me.owes_bell_tower), _OutlookCache)
        self._of_colors, self._hopes, self.ways = found.of_colors, found.hopes, found.ways

    # Colours

    def worth_of_color(self, color: str, towers: tuple[int, ...], stored: int) -> float:
        """The points that these towers and stored bricks of a color are likely to bring."""
        key = color, towers, stored
        worth = self._of_colors.get(key)
        if worth is None:
            worth = self._of_colors[key] = self._find_worth_of_color(color, towers, stored)
        return worth

    def _find_worth_of_color(self, color: str, towers: tuple[int, ...], stored: int) -> float:
        left, total = stored, 0.0
        meant: tuple[int, ...] = ()
        for height in sorted(towers, reverse=True):
            hope, goal = self._best_goal(color, meant, height, left)
            total += hope
            if goal:
                left -= min(left, goal - height)
                meant = (*meant, goal)
        hope, goal = self._best_goal(color, meant, 0, left)
        begun = self.judgement.not_begun * hope + self.brick_worth * (left - min(left, goal))
        return total + max(self.brick_worth * left, begun)

    def is_brick_wanted(self, color: str, stored: int) -> bool:
        """Whether a brick more is worth more than one of any color."""
        heights = self.tower_heights(color)
        more = self.worth_of_color(color, heights, stored + 1) - self.worth_of_color(
            color, heights, stored
        )
        return more > self.brick_worth

    @property
    def brick_worth(self) -> float:
        """The worth of a brick of any color."""
        return self.judgement.brick if self.turns else 0.0

    # Towers

    def tower_heights(self, color: str) -> tuple[int, ...]:
        return tuple(sorted([tower.height for tower in self.me.site if tower.color == color]))

    def goal_height(self, color: str, height: int, stored: int) -> int:
        """The height at which such a tower is best used; 0 if it never can be."""
        return self._best_goal(color, (), height, stored)[1]

    def commission_worth(self, color: str, height: int) -> float:
        """The points of fulfilling this commission; 0 if that is impossible."""
        return self._goals[color].get(height, 0.0)

    def _best_goal(
        self, color: str, meant: tuple[int, ...], height: int, stored: int
    ) -> tuple[float, int]:
        """The expected points of the best goal of a tower with so many bricks, and that goal.

        `meant` are goals that other towers are built for.
        """
        key = color, meant, height, stored
        best = self._hopes.get(key)
        if best is None:
            best = self._hopes[key] = self._find_best_goal(*key)
        return best

    def _find_best_goal(
        self, color: str, meant: tuple[int, ...], height: int, stored: int
    ) -> tuple[float, int]:
        best, at, luck, turns_ahead = 0.0, 0, self._luck[color], self.turns
        for goal, worth in self._goals[color].items():
            lacking = goal - height
            if goal in meant:
                continue
            if lacking <= 0:
                hope = worth if not lacking and self._is_commission_open(color, goal) else 0.0
            else:
                turns = self._turns[lacking]
                if turns > turns_ahead:
                    continue
                missing = lacking - stored
                hope = worth * self._kept[turns] * (luck**missing if missing > 0 else 1.0)
                if height and not stored:
                    hope *= self.judgement.starved
            if hope > best:
                best, at = hope, goal
        return best, at

    # Commissions

    def _worths_of_commissions(self) -> dict[str, dict[int, float]]:
        """The worth of each commission by color and height; it changes once one is fulfilled."""
        view, me = self.view, self.me
        mine = (self.seat, self.judgement, me.seals, me.owes_bell_tower, bool(self.turns))
        table = (view.families, view.board, view.church, view.next_balcony, view.box)
        return _GOALS.get_or_find(
            (*mine, *table, len(view.builders)),
            lambda: {family.color: self._worths_in_family(family) for family in view.families},
        )

    def _worths_in_family(self, family: Family) -> dict[int, float]:
        flag = self._flag_gain_by_height(family)
        worths = {
            commission.height: self._worth_of_commission(commission, flag)
            for commission in family.commissions
            if not commission.is_covered
        }
        if not self.me.seals:
            worths = {}
        if self.me.owes_bell_tower:
            left = self.judgement.until_free
            worths = {height: left * worth for height, worth in worths.items()}
            color, height = self.bell_tower
            if family.color == color:
                worths[height] = self.judgement.bell_tower
        return {height: worth for height, worth in worths.items() if worth > 0}

    def _worth_of_commission(self, commission: Commission, flag: Callable[[int], float]) -> float:
        worth = (
            commission.points
            + commissions.level_points(self.view.box, self.view.board, commission.height)
            + self._church_points(commission)
            + flag(commission.height)
            - (self.judgement.seal if self.turns else 0.0)
        )
        if commissions.earns_end_tile(self.view.board, self.me.seals - 1):
            worth += self.view.box.numbers.last_seal
        if commission.balcony:
            waits = commission.balcony.numeral - self.view.next_balcony
            worth *= self.judgement.balcony_waits**waits
        return worth

    def _church_points(self, commission: Commission) -> int:
        """The church rewards of a commission that is the first of its turn."""
        box, color, height = self.view.box, commission.color, commission.height
        return sum(
            card.amount
            for card in self.view.church
            if commissions.is_rewarded_by(box, card.name, color, height, fulfilled=1)
        )

    def _flag_gain_by_height(self, family: Family) -> Callable[[int], float]:
        """The points that a seal at a height adds by the chance of the majority bonus."""
        me, seals = self.seat, [c for c in family.commissions if c.seat is not None]
        others = [0.0]
        for rival in self.view.builders:
            if rival.seat != me:
                theirs = [c.height for c in seals if c.seat == rival.seat]
                others.append(len(theirs) + max(theirs, default=0) / 10)
        best, mine = max(others), [c.height for c in seals if c.seat == me]
        now = self._chance_of_flag(mine, best)
        points = family.majority.points
        return lambda height: points * (self._chance_of_flag([*mine, height], best) - now)

    def _chance_of_flag(self, mine: list[int], best: float) -> float:
        """The chance of the flag, with seals at these heights against the best of the others."""
        own, judgement = len(mine) + max(mine, default=0) / 10, self.judgement
        if not mine:
            return 0.0
        if own > best:
            return judgement.lead_kept if own >= best + 1 else judgement.lead_shared
        behind: float = judgement.step_behind ** ceil(best - own)
        return judgement.lead_shared * behind

    def _is_commission_open(self, color: str, height: int) -> bool:
        if self.me.owes_bell_tower and (color, height) == self.bell_tower:
            return True
        box = self.view.box
        return self.view.families[ORDER[color]].commissions[height - box.heights[0]].open


@cache
def _pace_and_chance_tables(judgement: Judgement) -> tuple[tuple[int, ...], tuple[float, ...]]:
    """The turns that so many bricks take, and the chance that a plan outlasts so many turns."""
    turns = tuple([ceil(lacking / judgement.pace) for lacking in range(_MOST_LACKING)])
    return turns, tuple([judgement.kept**many for many in range(_MOST_LACKING)])


def _estimate_turns_left(view: View, judgement: Judgement) -> int:
    """The turns that the viewer is likely to have after the running one."""
    if view.ender is not None:
        return 0
    return ceil(judgement.turns_per_seal * min([one.seals for one in view.open_builders]))


def _brick_chance_by_color(view: View, judgement: Judgement) -> dict[str, float]:
    about = [
        many + sum([offer.bricks[at] for offer in view.row]) for at, many in enumerate(view.pouch)
    ]
    least, by_share = judgement.luck_at_least, judgement.luck_by_share
    return {
        color: min(judgement.luck_at_most, least + by_share * many / max(1, sum(about)))
        for color, many in zip(COLORS, about, strict=True)
    }


def color_to_spare(outlook: Outlook, stored: Bricks, spare: Bricks) -> str:
    """The color of these that is best given away from what is stored."""
    return min(
        (color for color in COLORS if spare[ORDER[color]]),
        key=lambda color: brick_loss(outlook, color, stored[ORDER[color]]),
    )


def bricks_after_giving(outlook: Outlook, stored: Bricks, spare: Bricks, due: int) -> Bricks:
    """The bricks that are left when so many of these are given."""
    left, may = list(stored), list(spare)
    for _ in range(due):
        at = ORDER[color_to_spare(outlook, tuple(left), tuple(may))]
        left[at] -= 1
        may[at] -= 1
    return tuple(left)


def brick_loss(outlook: Outlook, color: str, stored: int) -> float:
    """The loss by a brick less of a color of which so many are stored."""
    heights = outlook.tower_heights(color)
    if stored == 1 and any(t.idle and t.color == color for t in outlook.me.site):
        # The last brick keeps a tower from being torn down.
        saved = sum([bricks_and_towers.bricks_saved(height) for height in heights])
        return outlook.worth_of_color(color, heights, 1) - outlook.worth_of_color(color, (), saved)
    return outlook.worth_of_color(color, heights, stored) - outlook.worth_of_color(
        color, heights, stored - 1
    )


def level_loss(outlook: Outlook, color: str, height: int) -> float:
    """The loss when a tower of this color and height loses a level."""
    stored, heights = outlook.me.storehouse[ORDER[color]], list(outlook.tower_heights(color))
    before = outlook.worth_of_color(color, tuple(heights), stored)
    heights.remove(height)
    if height > 1:
        heights.append(height - 1)
    return before - outlook.worth_of_color(color, tuple(sorted(heights)), stored)
