"""Building: several bricks on several towers, with what it costs, tears down, and leads to."""

from collections.abc import Iterator
from functools import partial

from bot.engine.text import Named, Text, say
from bot.games.firenze.pieces import COLORS, Tower
from bot.games.firenze.view import Commission, OpenBuilder, View
from cogs.door import limits, presses
from cogs.door.answers import Reply, Sketch
from cogs.door.limits import shortened
from cogs.door.presses import Menu, Option, Press, Pressable
from cogs.door.sitting import Sitting
from cogs.games.firenze import several
from cogs.games.firenze.letters import (
    NONE,
    count,
    heap,
    heaped,
)
from cogs.games.firenze.paying import otherwise
from cogs.games.firenze.plan import Plan, Step, drafted, tried_with
from cogs.games.firenze.words import of_height, on_site
from render.firenze import draw_building

DONE = "done"  # the word of the button that also ends building
_BRICKS, _PAYING, _BACK, _DECISION = range(4)


def panel(sitting: Sitting[View], words: str) -> Reply:
    plan = drafted(sitting, words)
    words, voice = "\n".join(_caption(plan)), sitting.voice
    moves = [sitting.standing.game.vocabulary.read(spelt) for spelt in plan.moves]
    language = voice.speaker.language
    draw = partial(draw_building, plan.before, moves, language, voice.plain_names)
    sketch = Sketch(draw, shortened(words, limits.ALT_TEXT), _site(plan))
    return Reply(words, tuple(_controls(plan)), sketch=sketch)


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
    return plan.sitting.voice("panel-firenze-site", towers=on_site(site))


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
        towers = on_site(idle)
        yield plan.sitting.voice("panel-firenze-tears", towers=towers, lost=lost, saved=saved)


def _outlook(plan: Plan, after: View, site: tuple[Tower, ...]) -> Iterator[str]:
    """What could be fulfilled after it, and which towers can't lead to anything."""
    voice = plan.sitting.voice
    builder = after.builders[plan.sitting.seat]
    standing = dict.fromkeys((one.color, one.height) for one in site if not one.idle)
    bell = _bell_tower(after, builder)
    if bell in standing:
        yield voice("panel-firenze-bell-stands")
    # Who owes a bell tower, or has no seals left, fulfils nothing (rulings 20 and 36).
    if builder.seals and (not builder.owes_bell or bell in standing):
        ripe = [met for key in standing for met in [_commission(after, *key)] if met and met.open]
        if ripe:
            yield voice("panel-firenze-ripe", commissions=tuple(worth(one) for one in ripe))
    highest = after.box.heights[-1]
    for color, height in standing:
        tower = of_height(color, height)
        if height > highest:
            yield voice("panel-firenze-too-high", tower=tower, most=highest)
        elif not _ahead(after, color, height) and not _may_become(bell, color, height):
            yield voice("panel-firenze-leads-nowhere", tower=tower)


def _bell_tower(view: View, builder: OpenBuilder) -> tuple[str, int] | None:
    """The tower that the Campanile waits for; None when it does not."""
    return (COLORS[0], view.box.cards["campanile"].measure) if builder.owes_bell else None


def _may_become(bell: tuple[str, int] | None, color: str, height: int) -> bool:
    return bell is not None and color == bell[0] and height <= bell[1]


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
    return [step for step in steps if tried_with(plan.sitting, (*plan.steps, step)) is not None]


def _brick(step: Step) -> Text:
    brick = Named("brick", step.color)
    if step.height:
        return say("panel-firenze-raise", brick=brick, height=step.height, then=step.height + 1)
    return say("panel-firenze-begin", brick=brick)


def _meaning(plan: Plan, step: Step) -> str:
    """The commission that is met by it, or the next one on the way up."""
    voice, view, height = plan.sitting.voice, plan.before, step.height + 1
    if (step.color, height) == _bell_tower(view, plan.builder):
        return voice.label("panel-firenze-meets-bell")
    ahead = [one for one in _ahead(view, step.color, height) if one.open] or _ahead(
        view, step.color, height
    )
    if not ahead:
        return voice.label("panel-firenze-meets-none")
    met = ahead[0]
    if met.height == height and met.open:
        return voice.label("panel-firenze-meets", points=met.points)
    return voice.label("panel-firenze-next-met", height=met.height, points=met.points)
