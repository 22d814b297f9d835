"""A plan of building: bricks to lay and bricks to pay, tried by the rules before they are kept.

begin                  nothing yet
begin w3w4r0 -         white 3 becomes 5, red is begun; paid with what can best be spared
begin w3w4r0 y         the same, paid with a yellow brick
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.engine.game import Seat
from bot.games.firenze import bricks, building
from bot.games.firenze.builder import Open
from bot.games.firenze.moves import Begin, Lay, Move, Pay
from bot.games.firenze.pieces import Bricks
from bot.games.firenze.view import View
from cogs.door.sitting import Sitting, Trial
from cogs.games.firenze.spelling import COLOR, LETTER, NONE, colors, payment, read

_HEIGHTS = "0123456789abcdefghijklmnopqrstuvwxyz"  # one sign each: there are 25 white bricks


@dataclass(frozen=True, slots=True)
class BrickStep:
    """One brick: on a tower of this height, or as the first of a new one."""

    color: str
    height: int

    @property
    def word(self) -> str:
        return f"{LETTER[self.color]}{_HEIGHTS[self.height]}"

    @property
    def move(self) -> Move:
        return Lay(self.color, self.height) if self.height else Begin(self.color)


@dataclass(frozen=True, slots=True)
class Plan:
    """Bricks that would be laid, and the rehearsal of it."""

    sitting: Sitting[View]
    start: Trial[View]
    before: View
    steps: tuple[BrickStep, ...]
    paid: str
    tried: Trial[View]

    @property
    def words(self) -> str:
        return "".join(step.word for step in self.steps) or NONE

    @property
    def after(self) -> View:
        return self.tried.view

    @property
    def own(self) -> Open:
        return self.before.mine.open

    @property
    def moves(self) -> list[str]:
        return [self.sitting.spell(move) for move in self.tried.moves]

    @property
    def spare(self) -> Bricks:
        """What is left to pay with: bricks that are to be laid are not."""
        return bricks.without(
            self.own.storehouse, bricks.counted([step.color for step in self.steps])
        )

    def with_steps(self, steps: tuple[BrickStep, ...], wished: str = "") -> "Plan | None":
        """The rules lay these bricks and take the payment, if they agree to all of it."""
        plan = Plan(self.sitting, self.start, self.before, steps, "", self.start)
        due = _due(self.before, len(steps))
        if due is None or min(plan.spare) < 0:
            return None
        paid = payment(plan.own, plan.spare, due, wished)
        tried = _carried_out(self.start, self.sitting.seat, steps, paid)
        return replace(plan, paid=paid, tried=tried) if tried else None


def drafted(sitting: Sitting[View], words: str) -> Plan:
    """As much of what these words say as the rules allow."""
    _, spelt, paid, *_ = [*words.split(), "", "", ""]
    start, steps = sitting.rehearsal(), tuple(_read(spelt))
    nothing = Plan(sitting, start, start.view, (), "", start)
    while steps:
        plan = nothing.with_steps(steps, read(paid))
        if plan is not None:
            return plan
        steps = steps[:-1]
    return nothing


def _read(spelt: str) -> Iterator[BrickStep]:
    for letter, height in zip(spelt[::2], spelt[1::2], strict=False):
        if letter in COLOR and height in _HEIGHTS:
            yield BrickStep(COLOR[letter], _HEIGHTS.index(height))


def _carried_out(
    tried: Trial[View], seat: Seat, steps: tuple[BrickStep, ...], paid: str
) -> Trial[View] | None:
    """Brick by brick, each paid for as soon as the rules ask for it; None unless all goes well."""
    left = colors(paid)
    for step in steps:
        laid = tried.then(seat, step.move)
        while laid and left and (paying := laid.then(seat, Pay(left[0]))):
            laid, left = paying, left[1:]
        if laid is None:
            return None
        tried = laid
    return None if left or tried.view.asked.kind != "building" else tried


def _due(view: View, more: int) -> int | None:
    """What so many more bricks cost; None when the turn has no room for them."""
    if more > view.bricks_left:
        return None
    return building.due(view.costs, view.turn.built, len(view.turn.payments), more)
