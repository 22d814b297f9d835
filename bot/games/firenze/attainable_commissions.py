"""What lies within reach of a turn: commissions that a tower may come to, and what is missing."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.firenze import bricks_and_towers, building, commissions
from bot.games.firenze.state_parts import COLORS, ORDER, Open, Turn
from bot.games.firenze.view import View


@dataclass(frozen=True, slots=True)
class Target:
    """A commission, the tower that leads there, and what that takes."""

    color: str
    height: int  # of the tower as it stands, 0 where it is to be begun
    goal: int
    points: int  # with the level tile and the churches, as things lie
    lay: int
    due: int  # bricks to be paid for laying them
    missing: int  # of its colour
    lacking: int  # of any colour, to pay with
    left: int  # in the storehouse afterwards, what is missing once found
    numeral: int = 0  # of a balcony that has to wait
    is_bell: bool = False  # the tower that the Campanile waits for

    @property
    def is_attainable_now(self) -> bool:
        return not (self.missing or self.lacking)


def targets_in_reach(view: View) -> tuple[Target, ...]:
    """All that one turn's bricks may lead to, each from the tower that is nearest to it.

    What is at hand comes first, and the dearest of it.
    """
    own = view.mine.open
    nearest = dict[tuple[str, int, bool], Target]()
    for one in (*_commission_targets(view, own), *_bell_tower_targets(view, own)):
        key = one.color, one.goal, one.is_bell
        if key not in nearest or one.lay < nearest[key].lay:
            nearest[key] = one
    return tuple(sorted(nearest.values(), key=_target_sort_key))


def _target_sort_key(one: Target) -> tuple[bool, int, int, int]:
    return bool(one.numeral), one.missing + one.lacking, -one.points, one.lay


def _commission_targets(view: View, own: Open) -> Iterator[Target]:
    box, board = view.box, view.board
    for color, height in _possible_towers(own) if own.seals else ():
        lowest = max(height, box.heights[0])
        for goal in commissions.open_heights_from(box, board, color, lowest):
            balcony = commissions.balcony_at(board, color, goal)
            waits = balcony is not None and not commissions.is_balcony_next(box, board, balcony)
            numeral = balcony.numeral if balcony and waits else 0
            points = _points_with_rewards(view, color, goal)
            yield from _make_target(view, own, color, height, goal, points, numeral=numeral)


def _possible_towers(own: Open) -> Iterator[tuple[str, int]]:
    """Those that stand, and one more of every colour of which there are bricks."""
    yield from bricks_and_towers.distinct_towers(own.site)
    yield from ((color, 0) for color in COLORS if own.storehouse[ORDER[color]])


def _points_with_rewards(view: View, color: str, height: int) -> int:
    """Ruling 2, the level tile, and each church that would honour it as the first of a turn."""
    box, board = view.box, view.board
    honours = [
        box.cards[card].amount
        for card in board.church
        if commissions.is_rewarded_by(box, card, color, height, fulfilled=view.turn.fulfilled + 1)
    ]
    worth = commissions.commission_points(box, board, color, height)
    return worth + commissions.level_points(box, board, height) + sum(honours)


def _bell_tower_targets(view: View, own: Open) -> Iterator[Target]:
    """Ruling 36: it brings nothing, and stands before everything else."""
    wanted, goal = commissions.bell_tower_kind(view.box)
    heights = [high for color, high in _possible_towers(own) if color == wanted and high <= goal]
    if own.owes_bell_tower and heights:
        yield from _make_target(view, own, wanted, max(heights), goal, 0, is_bell=True)


def _make_target(
    view: View,
    own: Open,
    color: str,
    height: int,
    goal: int,
    points: int,
    *,
    numeral: int = 0,
    is_bell: bool = False,
) -> Iterator[Target]:
    """Nothing where it takes more bricks than may be laid in a turn."""
    turn, lay = _turn_of_viewer(view), goal - height
    if lay > building.bricks_left_to_lay(view.box, turn):
        return
    costs = building.building_costs(view.box, own, turn)
    due = building.amount_due(costs, turn.built, len(turn.payments), lay)
    there = min(lay, own.storehouse[ORDER[color]])
    missing, spare = lay - there, own.stored - there
    yield Target(
        *(color, height, goal, points, lay, due, missing, max(0, due - spare)),
        left=max(0, spare - due),
        numeral=numeral,
        is_bell=is_bell,
    )


def _turn_of_viewer(view: View) -> Turn:
    """The running one if it is the viewer's own; else one that has not begun."""
    return view.turn if view.turn.seat == view.my.seat else Turn(view.my.seat)
