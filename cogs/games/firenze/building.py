"""Building: several bricks on several towers, with what it costs, tears down, and leads to."""

from collections.abc import Iterator
from functools import partial

from bot.engine.text import Named, Text, say
from bot.games.firenze import commissions, sites
from bot.games.firenze.bricks import counted, heap
from bot.games.firenze.moves import Consecrate, Done, Fulfil
from bot.games.firenze.pieces import COLORS
from bot.games.firenze.view import View
from cogs.door import limits, presses
from cogs.door.answers import Reply, Sketch
from cogs.door.presses import Menu, MenuOption, Press, Pressable
from cogs.door.sitting import Sitting, Trial
from cogs.door.speech import Voice
from cogs.games.firenze import several
from cogs.games.firenze.paying import otherwise
from cogs.games.firenze.plan import BrickStep, Plan, drafted
from cogs.games.firenze.spelling import NONE, heaped
from render.firenze import draw_building

DONE = "done"  # the word of the button that also ends building
_BRICKS, _PAYING, _BACK, _DECISION = range(4)


def panel(sitting: Sitting[View], words: str) -> Reply:
    plan = drafted(sitting, words)
    words, voice, after = "\n".join(_caption(plan)), sitting.voice, plan.after
    language = voice.speaker.language
    draw = partial(draw_building, plan.before, after, language, voice.plain_names)
    site = voice("panel-firenze-site", towers=sites.in_words(after.mine.open.site))
    sketch = Sketch(draw, limits.told(words, limits.ALT_TEXT, voice("alt-rest")), site)
    return Reply(words, tuple(_controls(plan)), sketch=sketch)


# In words


def _caption(plan: Plan) -> Iterator[str]:
    voice, after = plan.sitting.voice, plan.after
    if plan.steps:
        laid = heap(counted([step.color for step in plan.steps]))
        yield voice("panel-firenze-build", bricks=laid, count=len(plan.steps))
        yield voice("panel-firenze-build-pays", due=len(plan.paid), paid=heaped(plan.paid))
    else:
        yield voice("panel-firenze-build-which")
    yield from _costs(voice, after)
    done = plan.tried.then(plan.sitting.seat, Done())
    if done:
        yield from _torn_down(voice, after, done.view)
        yield from _outlook(plan.sitting, done)


def _costs(voice: Voice, after: View) -> Iterator[str]:
    yield voice("panel-firenze-store", bricks=heap(after.mine.open.storehouse))
    if after.bricks_left:
        yield voice("panel-firenze-build-next", next=after.next_cost, left=after.bricks_left)
    else:
        yield voice("panel-firenze-build-most")


def _torn_down(voice: Voice, before: View, done: View) -> Iterator[str]:
    fallen = sites.torn_down(before.mine.open.site)
    if fallen:
        lost = sum(done.pouch) - sum(before.pouch)
        saved = done.mine.open.stored - before.mine.open.stored
        yield voice("panel-firenze-tears", towers=sites.in_words(fallen), lost=lost, saved=saved)


def _outlook(sitting: Sitting[View], done: Trial[View]) -> Iterator[str]:
    """What could be fulfilled after it, and which towers can't lead to anything."""
    voice, view, seat = sitting.voice, done.view, sitting.seat
    free = done.then(seat, Consecrate())
    if free:
        yield voice("panel-firenze-bell-stands")
    ripe = [move for move in (free or done).legal(seat) if isinstance(move, Fulfil)]
    if ripe:
        met = tuple(_worth(view, move.color, move.height) for move in ripe)
        yield voice("panel-firenze-ripe", commissions=met)
    own, highest = view.mine.open, view.box.heights[-1]
    for color, height in sites.kinds(own.site):
        tower = sites.of_height(color, height)
        if height > highest:
            yield voice("panel-firenze-too-high", tower=tower, most=highest)
        elif not commissions.ahead(
            view.box, view.board, color, height
        ) and not commissions.may_be_bell_tower(view.box, own, color, height):
            yield voice("panel-firenze-leads-nowhere", tower=tower)


def _worth(view: View, color: str, height: int) -> Text:
    met = view.commission(color, height)
    assert met is not None
    brick = Named("brick", color)
    return say("panel-firenze-commission", brick=brick, height=height, points=met.points)


# To be pressed


def _controls(plan: Plan) -> Iterator[Pressable]:
    sitting, voice = plan.sitting, plan.sitting.voice
    yield from bricks(plan)
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


def bricks(plan: Plan) -> Iterator[Menu]:
    """Every brick that may be laid next."""
    sitting = plan.sitting
    options = [
        MenuOption(
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


def _following(plan: Plan) -> list[BrickStep]:
    site = plan.after.mine.open.site
    idle_first = sorted(site, key=lambda tower: not tower.idle)
    there = dict.fromkeys(BrickStep(tower.color, tower.height) for tower in idle_first)
    steps = [*there, *(BrickStep(color, 0) for color in COLORS)]
    return [step for step in steps if plan.with_steps((*plan.steps, step)) is not None]


def _brick(step: BrickStep) -> Text:
    brick = Named("brick", step.color)
    if step.height:
        return say("panel-firenze-raise", brick=brick, height=step.height, then=step.height + 1)
    return say("panel-firenze-begin", brick=brick)


def _meaning(plan: Plan, step: BrickStep) -> str:
    """The commission that is met by it, or the next one on the way up."""
    voice, view, height = plan.sitting.voice, plan.before, step.height + 1
    if plan.own.owes_bell_tower and (step.color, height) == commissions.bell_tower(view.box):
        return voice.label("panel-firenze-meets-bell")
    heights = commissions.ahead(view.box, view.board, step.color, height)
    ahead = [one for high in heights if (one := view.commission(step.color, high))]
    met = next((one for one in ahead if one.open), ahead[0] if ahead else None)
    if met is None:
        return voice.label("panel-firenze-meets-none")
    if met.height == height and met.open:
        return voice.label("panel-firenze-meets", points=met.points)
    return voice.label("panel-firenze-next-met", height=met.height, points=met.points)
