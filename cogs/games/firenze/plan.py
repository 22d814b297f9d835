"""A plan of building: bricks to lay and bricks to pay, tried by the rules before they are kept.

begin                  nothing yet
begin w3w4r0 -         white 3 becomes 5, red is begun; paid with what can best be spared
begin w3w4r0 y         the same, paid with a yellow brick
"""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.firenze.view import OpenBuilder, View
from cogs.door.sitting import Sitting
from cogs.games.firenze.letters import COLOR, LETTER, NONE, colors, count, less, payment, read
from cogs.games.firenze.rehearsal import Rehearsal, as_it_stands

_HEIGHTS = "0123456789abcdefghijklmnopqrstuvwxyz"  # one sign each: there are 25 white bricks


@dataclass(frozen=True, slots=True)
class Step:
    """One brick: on a tower of this height, or as the first of a new one."""

    color: str
    height: int

    @property
    def word(self) -> str:
        return f"{LETTER[self.color]}{_HEIGHTS[self.height]}"

    @property
    def move(self) -> str:
        return f"lay {self.color} {self.height}" if self.height else f"begin {self.color}"


@dataclass(frozen=True, slots=True)
class Plan:
    """Bricks that would be laid, and the rehearsal of it."""

    sitting: Sitting[View]
    before: View
    steps: tuple[Step, ...]
    paid: str
    tried: Rehearsal

    @property
    def words(self) -> str:
        return "".join(step.word for step in self.steps) or NONE

    @property
    def after(self) -> View:
        return self.tried.view

    @property
    def builder(self) -> OpenBuilder:
        return self.before.builders[self.sitting.seat]

    @property
    def moves(self) -> list[str]:
        return list(self.tried.moves)

    @property
    def spare(self) -> tuple[int, ...]:
        return _spare(self.before, self.sitting, self.steps)


def drafted(sitting: Sitting[View], words: str) -> Plan:
    """As much of what these words say as the rules allow."""
    _, spelt, paid, *_ = [*words.split(), "", "", ""]
    steps = tuple(_read(spelt))
    while True:
        plan = tried_with(sitting, steps, read(paid))
        if plan is not None:
            return plan
        steps = steps[:-1]


def _read(spelt: str) -> Iterator[Step]:
    for letter, height in zip(spelt[::2], spelt[1::2], strict=False):
        if letter in COLOR and height in _HEIGHTS:
            yield Step(COLOR[letter], _HEIGHTS.index(height))


def tried_with(sitting: Sitting[View], steps: tuple[Step, ...], wished: str = "") -> Plan | None:
    """The rules lay these bricks and take the payment, as far as they agree to all of it."""
    view = sitting.view
    spare, due = _spare(view, sitting, steps), _due(view, len(steps))
    if due is None or min(spare) < 0 or sum(spare) < due:
        return None
    paid = payment(view.builders[sitting.seat], spare, due, wished)
    left, tried = paid, as_it_stands(sitting)
    for step in steps:
        laid = tried.then(step.move)
        if laid is None:
            return None
        owed = _owed(laid)
        paying = laid.and_then(f"pay {color}" for color in colors(left[:owed]))
        if paying is None:
            return None
        left, tried = left[owed:], paying
    return Plan(sitting, view, steps, paid, tried)


def _owed(laid: Rehearsal) -> int:
    asked = laid.view.asked
    return asked.due if asked.kind == "paying-construction" else 0


def _spare(view: View, sitting: Sitting[View], steps: tuple[Step, ...]) -> tuple[int, ...]:
    """What is left to pay with: bricks that are to be laid are not."""
    store = view.builders[sitting.seat].storehouse
    return less(store, count(step.color for step in steps))


def _due(view: View, bricks: int) -> int | None:
    """What so many more bricks cost; None when the turn has no room for them."""
    costs, laid = view.turn.costs, sum(view.turn.laid)
    if bricks > view.turn.bricks_left or laid + bricks >= len(costs):
        return None
    return max(0, costs[laid + bricks] - sum(view.turn.paid)) if bricks else 0
