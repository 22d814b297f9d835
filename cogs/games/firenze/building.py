"""Building: several bricks on several towers, with what it costs, tears down, and leads to.

begin                  nothing yet
begin w3w4r0 -         white 3 becomes 5, red is begun; paid with what can best be spared
begin w3w4r0 y         the same, paid with a yellow brick
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from bot.engine.text import Named, Text, say
from bot.games.firenze.pieces import COLORS, Tower
from bot.games.firenze.view import Commission, OpenBuilder, View
from cogs import limits, presses
from cogs.answers import Reply, Sketch
from cogs.games.firenze import several
from cogs.games.firenze.letters import (
    COLOR,
    LETTER,
    NONE,
    colors,
    count,
    heap,
    heaped,
    less,
    payment,
    read,
)
from cogs.games.firenze.paying import otherwise
from cogs.games.firenze.rehearsal import Rehearsal, as_it_stands
from cogs.limits import shortened
from cogs.presses import Menu, Option, Press, Pressable
from cogs.sitting import Sitting
from render.firenze import draw_building

DONE = "done"  # the word of the button that also ends building
_BRICKS, _PAYING, _BACK, _DECISION = range(4)
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

    sitting: Sitting
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


def panel(sitting: Sitting, words: str) -> Reply:
    plan = drafted(sitting, words)
    words, voice = "\n".join(_caption(plan)), sitting.voice
    moves = [sitting.standing.game.vocabulary.read(spelt) for spelt in plan.moves]
    language = voice.speaker.language
    draw = partial(draw_building, plan.before, moves, language, voice.plain_names)
    sketch = Sketch(draw, shortened(words, limits.ALT_TEXT), _site(plan))
    return Reply(words, tuple(_controls(plan)), sketch=sketch)


def drafted(sitting: Sitting, words: str) -> Plan:
    """As much of what these words say as the rules allow."""
    _, spelt, paid, *_ = [*words.split(), "", "", ""]
    steps = tuple(_read(spelt))
    while True:
        plan = _tried(sitting, steps, read(paid))
        if plan is not None:
            return plan
        steps = steps[:-1]


def _read(spelt: str) -> Iterator[Step]:
    for letter, height in zip(spelt[::2], spelt[1::2], strict=False):
        if letter in COLOR and height in _HEIGHTS:
            yield Step(COLOR[letter], _HEIGHTS.index(height))


def _tried(sitting: Sitting, steps: tuple[Step, ...], wished: str = "") -> Plan | None:
    """The rules lay these bricks and take the payment, as far as they agree to all of it."""
    view: View = sitting.view
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


def _spare(view: View, sitting: Sitting, steps: tuple[Step, ...]) -> tuple[int, ...]:
    """What is left to pay with: bricks that are to be laid are not."""
    store = view.builders[sitting.seat].storehouse
    return less(store, count(step.color for step in steps))


def _due(view: View, bricks: int) -> int | None:
    """What so many more bricks cost; None when the turn has no room for them."""
    costs, laid = view.turn.costs, sum(view.turn.laid)
    if bricks > view.turn.bricks_left or laid + bricks >= len(costs):
        return None
    return max(0, costs[laid + bricks] - sum(view.turn.paid)) if bricks else 0


# In words


def _caption(plan: Plan) -> Iterator[str]:
    voice, after = plan.sitting.voice, plan.after
    site = after.builders[plan.sitting.seat].site
    if plan.steps:
        laid = heap(count(step.color for step in plan.steps))
        yield voice("panel-firenze-build", bricks=laid, count=len(plan.steps))
        yield voice("panel-firenze-build-pays", due=len(plan.paid), paid=heaped(plan.paid))
    else:
        yield voice("panel-firenze-build-which")
    yield from _costs(plan, after)
    yield from _torn_down(plan, site)
    yield from _outlook(plan, after, site)


def _site(plan: Plan) -> str:
    """What the picture shows, where there is none."""
    site = plan.after.builders[plan.sitting.seat].site
    return plan.sitting.voice("panel-firenze-site", towers=tuple(_tower(tower) for tower in site))


def _costs(plan: Plan, after: View) -> Iterator[str]:
    voice, builder = plan.sitting.voice, after.builders[plan.sitting.seat]
    yield voice("panel-firenze-store", bricks=heap(builder.storehouse))
    if after.turn.bricks_left:
        yield voice(
            "panel-firenze-build-next", next=after.turn.next_cost, left=after.turn.bricks_left
        )
    else:
        yield voice("panel-firenze-build-most")


def _torn_down(plan: Plan, site: tuple[Tower, ...]) -> Iterator[str]:
    idle = [tower for tower in site if tower.idle]
    if idle:
        lost = sum(tower.height - tower.height // 2 for tower in idle)
        saved = sum(tower.height // 2 for tower in idle)
        towers = tuple(_tower(tower) for tower in idle)
        yield plan.sitting.voice("panel-firenze-tears", towers=towers, lost=lost, saved=saved)


def _outlook(plan: Plan, after: View, site: tuple[Tower, ...]) -> Iterator[str]:
    """What could be fulfilled after it, and which towers can't lead to anything."""
    voice = plan.sitting.voice
    standing = dict.fromkeys((one.color, one.height) for one in site if not one.idle)
    ripe = [met for key in standing for met in [_commission(after, *key)] if met and met.open]
    if ripe:
        yield voice("panel-firenze-ripe", commissions=tuple(worth(one) for one in ripe))
    highest = after.box.heights[-1]
    for color, height in standing:
        tower = say("firenze-tower", brick=Named("brick", color), height=height)
        if height > highest:
            yield voice("panel-firenze-too-high", tower=tower, most=highest)
        elif not _ahead(after, color, height):
            yield voice("panel-firenze-leads-nowhere", tower=tower)


def _tower(tower: Tower) -> Text:
    return say("firenze-tower", brick=Named("brick", tower.color), height=tower.height)


def worth(commission: Commission) -> Text:
    return say(
        "panel-firenze-commission",
        brick=Named("brick", commission.color),
        height=commission.height,
        points=commission.points,
    )


def _commission(view: View, color: str, height: int) -> Commission | None:
    family = next(one for one in view.families if one.color == color)
    return next((one for one in family.commissions if one.height == height), None)


def _ahead(view: View, color: str, height: int) -> list[Commission]:
    """The commissions that such a tower still meets, or may come to meet."""
    family = next(one for one in view.families if one.color == color)
    return [
        one
        for one in family.commissions
        if one.height >= height and one.seat is None and not one.neutral
    ]


# To be pressed


def _controls(plan: Plan) -> Iterator[Pressable]:
    sitting, voice = plan.sitting, plan.sitting.voice
    yield from _bricks(plan)
    yield from otherwise(
        sitting,
        "begin",
        plan.paid,
        plan.spare,
        lambda paid: f"{plan.words} {paid}",
        row=_PAYING,
    )
    if plan.steps:
        back = "".join(step.word for step in plan.steps[:-1]) or NONE
        id_ = presses.choice(sitting.question, f"begin {back} {NONE}")
        yield Press(id_, voice.label("panel-firenze-brick-back"), row=_BACK)
        words = f"begin {plan.words} {plan.paid or NONE}"
        paid = heaped(plan.paid)
        label = voice.label("panel-firenze-build-it", paid=paid)
        yield several.press(sitting, words, label, row=_DECISION)
        label = voice.label("panel-firenze-build-done")
        yield several.press(sitting, f"{words} {DONE}", label, likely=True, row=_DECISION)
    yield several.away(sitting, _DECISION)


def _bricks(plan: Plan) -> Iterator[Menu]:
    """Every brick that may be laid next."""
    sitting = plan.sitting
    options = [
        Option(
            f"{plan.words.strip(NONE)}{step.word} {NONE}",
            sitting.voice.plain(_brick(step)),
            _meaning(plan, step),
        )
        for step in _following(plan)
    ]
    if options:
        label = sitting.voice.label("panel-firenze-lay-menu")
        id_ = presses.menu(sitting.question, "begin", _BRICKS)
        yield Menu(id_, label, tuple(options[: limits.OPTIONS]), row=_BRICKS)


def _following(plan: Plan) -> list[Step]:
    site = plan.after.builders[plan.sitting.seat].site
    idle_first = sorted(site, key=lambda tower: not tower.idle)
    there = dict.fromkeys(Step(tower.color, tower.height) for tower in idle_first)
    steps = [*there, *(Step(color, 0) for color in COLORS)]
    return [step for step in steps if _tried(plan.sitting, (*plan.steps, step)) is not None]


def _brick(step: Step) -> Text:
    brick = Named("brick", step.color)
    if step.height:
        return say("panel-firenze-raise", brick=brick, height=step.height, then=step.height + 1)
    return say("panel-firenze-begin", brick=brick)


def _meaning(plan: Plan, step: Step) -> str:
    """The commission that is met by it, or the next one on the way up."""
    voice, view, height = plan.sitting.voice, plan.before, step.height + 1
    ahead = [one for one in _ahead(view, step.color, height) if one.open] or _ahead(
        view, step.color, height
    )
    if not ahead:
        return voice.label("panel-firenze-meets-none")
    met = ahead[0]
    if met.height == height and met.open:
        return voice.label("panel-firenze-meets", points=met.points)
    return voice.label("panel-firenze-next-met", height=met.height, points=met.points)
