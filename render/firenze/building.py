"""Building, for its owner alone: the site with ghost bricks, what it costs, and what it is for."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.games.firenze.pieces import Tower
from bot.games.firenze.view import Commission, SeenBuilder, View
from render import words
from render.canvas import Box, Canvas, saved
from render.firenze import bricks, site
from render.firenze.bricks import brick
from render.firenze.colours import flattened
from render.firenze.icons import icon
from render.firenze.names import color as color_named
from render.firenze.plan import Grown, Plan, left_of, met, own_builder, planned
from render.firenze.site import Standing
from render.fonts import Face
from render.frame import masthead
from render.frame.masthead import Figure
from render.palette import (
    BRASS,
    CREAM,
    FADED,
    GOLD,
    GREEN,
    GROUND,
    HONEY,
    INK,
    PANEL,
    RED,
    RULE,
    SLOT,
    WINE,
    Colour,
)
from render.words import ROMAN

WIDTH, HEIGHT = 1600, 752
_GAP = 12
_SITE = Box(16, masthead.HEIGHT + _GAP, 720, 422)
_LIST = Box(_SITE.right + _GAP, _SITE.top, WIDTH - _SITE.right - _GAP - 16, _SITE.height)
_COSTS = Box(16, _SITE.bottom + _GAP, 540, HEIGHT - _SITE.bottom - _GAP - 14)
_PAYS = Box(_COSTS.right + _GAP, _COSTS.top, 408, _COSTS.height)
_LEFT = Box(_PAYS.right + _GAP, _COSTS.top, WIDTH - _PAYS.right - _GAP - 16, _COSTS.height)
_WAITING = ("fulfilling", "limiting-cards", "limiting-bricks")  # building is over
_BELL_COLOR = "white"  # Rules, Campanile


def draw_building(
    view: View, moves: Iterable[object], language: str, names: Mapping[int, str]
) -> bytes:
    """The viewer's site after these moves, which are not made yet, as PNG.

    Without moves it is the site as it stands: which of its towers fulfil something.
    """
    language = words.understood(language)
    builder, plan = own_builder(view), planned(view, moves)
    over = view.asked.kind in _WAITING
    canvas = Canvas(WIDTH, _SITE.bottom + 14 if over else HEIGHT, GROUND)
    name = words.called(names, builder.seat)
    if over:
        title = words.label(language, "firenze-plan-fulfilling", name=name)
    else:
        title = words.label(language, "firenze-plan-building", name=name)
    figures = [Figure("seal", f"{builder.open.seals}")]
    if not over:
        laid, most = _counted(view, plan)
        figures.append(Figure("tower", f"{laid}/{most}"))
    masthead.draw(canvas, builder.seat, title, figures, icon)
    _site(canvas, plan, language)
    if over:
        heading = words.label(language, "firenze-plan-now")
    else:
        heading = words.label(language, "firenze-plan-towers")
    _towers(canvas, view, builder, plan, language, heading)
    if over:
        return saved(flattened(canvas.image))
    _costs(canvas, view, plan, language)
    pays = words.label(language, "firenze-plan-pays")
    _stock(canvas, _PAYS, pays, plan.paid, due=_due(view, plan))
    _stock(canvas, _LEFT, words.label(language, "firenze-plan-left"), left_of(builder, plan))
    return saved(flattened(canvas.image))


def _counted(view: View, plan: Plan) -> tuple[int, int]:
    """Bricks laid in the turn once the plan is carried out, and how many there may be."""
    before = sum(view.turn.laid) if view.turn.seat == own_builder(view).seat else 0
    return before + plan.count, max(before + plan.count, len(view.costs) - 1)


def _due(view: View, plan: Plan) -> int:
    """Bricks that the plan costs and does not say which they are."""
    costs, after = view.costs, _counted(view, plan)[0]
    before = after - plan.count
    last = len(costs) - 1
    cost = costs[min(after, last)] - costs[min(before, last)]
    if view.asked.kind == "paying-construction":
        cost += view.asked.due
    return max(0, cost - sum(plan.paid))


def _heading(canvas: Canvas, box: Box, text: str) -> None:
    canvas.panel(box)
    room = box.width - 36
    canvas.write(box.left + 18, box.top + 42, text, Face.TITLE, 28, WINE, room=room, least=19)


# The site


def _site(canvas: Canvas, plan: Plan, language: str) -> None:
    _heading(canvas, _SITE, words.label(language, "firenze-plan-site"))
    if not plan.grown:
        text = words.label(language, "firenze-plan-empty")
        middle = _SITE.top + _SITE.height // 2
        canvas.write(_SITE.middle, middle, text, Face.TEXT, 28, FADED, side="middle")
    standing = [Standing(one.tower, bool(one.planned), one.planned) for one in plan.grown]
    place = Box(_SITE.left + 20, _SITE.top + 66, _SITE.width - 40, _SITE.height - 86)
    site.draw(canvas, place, standing, large=True)


# What every tower is for


@dataclass(frozen=True, slots=True)
class Verdict:
    """What becomes of a tower: a sign, and it in words."""

    icon: str
    text: str
    ink: Colour


def verdict(view: View, builder: SeenBuilder, tower: Tower, language: str) -> Verdict:
    if tower.idle:
        lost = -(-tower.height // 2)  # Rules p. 5: of an odd number, the greater part
        text = words.label(language, "firenze-plan-falls", pouch=lost, back=tower.height - lost)
        return Verdict("ruin", text, RED)
    if builder.open.owes_bell:
        is_bell = (tower.color, tower.height) == (_BELL_COLOR, view.box.cards["campanile"].measure)
        if is_bell:
            return Verdict("bell", words.label(language, "firenze-plan-bell"), GREEN)
        return Verdict("bell", words.label(language, "firenze-plan-bell-first"), FADED)
    commission = met(view, tower)
    if commission is not None:
        return _of_commission(view, commission, language)
    heights = [one.height for one in view.families[0].commissions]
    if tower.height > max(heights):
        return Verdict("no", words.label(language, "firenze-plan-high"), RED)
    return Verdict("tower", words.label(language, "firenze-plan-low"), FADED)


def _of_commission(view: View, commission: Commission, language: str) -> Verdict:
    color = color_named(language, commission.color)
    if commission.seat is not None or commission.neutral:
        text = words.label(language, "firenze-plan-taken", color=color, height=commission.height)
        return Verdict("no", text, FADED)
    if not commission.open:
        assert commission.balcony is not None
        numeral = ROMAN[commission.balcony.numeral]
        return Verdict("no", words.label(language, "firenze-plan-waits", numeral=numeral), FADED)
    height, points = commission.height, commission.points
    text = words.label(language, "firenze-plan-meets", color=color, height=height, points=points)
    bonus = next(
        (one.points for one in view.levels if one.height == height and one.seat is None), 0
    )
    if bonus:
        text = f"{text}, {words.label(language, 'firenze-plan-level', points=bonus)}"
    return Verdict("yes", text, GREEN)


def _towers(
    canvas: Canvas, view: View, builder: SeenBuilder, plan: Plan, language: str, heading: str
) -> None:
    _heading(canvas, _LIST, heading)
    room = _LIST.height - 78
    high = min(64, room // max(1, len(plan.grown)))
    for number, one in enumerate(plan.grown):
        box = Box(_LIST.left + 14, _LIST.top + 62 + number * high, _LIST.width - 28, high - 6)
        _tower(canvas, box, one, verdict(view, builder, one.tower, language))


def _tower(canvas: Canvas, box: Box, one: Grown, told: Verdict) -> None:
    canvas.slot(box, HONEY if one.planned else SLOT, 8, fresh=bool(one.planned))
    middle = box.top + box.height // 2
    size = min(40, box.height - 6)
    canvas.centre(brick(one.tower.color, round(size * 1.25), size), box.left + 38, middle)
    letters = min(36, box.height - 8)
    base = middle + round(letters * 0.35)
    canvas.write(
        box.left + 88, base, f"{one.tower.height}", Face.STRONG, letters, INK, side="middle"
    )
    canvas.centre(icon(told.icon, min(36, box.height - 8)), box.left + 142, middle)
    left, size = box.left + 172, min(28, box.height - 10)
    room = box.right - left - 12
    base = middle + round(size * 0.35)
    canvas.write(left, base, told.text, Face.TEXT, size, told.ink, room=room, least=14)


# What it costs


def _costs(canvas: Canvas, view: View, plan: Plan, language: str) -> None:
    _heading(canvas, _COSTS, words.label(language, "firenze-plan-costs"))
    laid, _ = _counted(view, plan)
    costs = view.costs
    count = max(1, len(costs) - 1)
    step = (_COSTS.width - 36) // count
    for number in range(1, count + 1):
        box = Box(_COSTS.left + 18 + (number - 1) * step, _COSTS.top + 64, step - 8, 128)
        fill = HONEY if number == laid else CREAM if number < laid else PANEL
        canvas.frame(box, fill, GOLD if number <= laid else RULE, 8, 4 if number == laid else 2)
        _heap(canvas, Box(box.left, box.top + 8, box.width, 56), number)
        text = f"{costs[number]}"
        canvas.write(box.middle, box.bottom - 16, text, Face.STRONG, 44, INK, side="middle")


def _heap(canvas: Canvas, box: Box, count: int) -> None:
    """So many little bricks, two in a row."""
    for number in range(count):
        line, column = divmod(number, 2)
        alone = number == count - 1 and not column
        left = box.middle - (10 if alone else 22 - column * 23)
        canvas.fill(Box(left, box.bottom - 16 - line * 16, 20, 13), BRASS, 3)


def _stock(canvas: Canvas, box: Box, title: str, counted: Sequence[int], *, due: int = 0) -> None:
    """Bricks by colour, and those that may be of any."""
    _heading(canvas, box, title)
    found = bricks.groups(tuple(counted))
    columns, high = 3, 42
    step = (box.width - 40) // columns
    for start in range(0, len(found), columns):
        top = box.top + 74 + start // columns * 62
        part = found[start : start + columns]
        bricks.row(canvas, Box(box.left + 20, top, 0, high), part, 36, step=step)
    if due:
        line, column = divmod(len(found), columns)
        left, top = box.left + 20 + column * step, box.top + 74 + line * 62
        canvas.paste(icon("bricks", 46), left, top - 2)
        canvas.write(left + 54, top + 34, f"{due}", Face.STRONG, 36, INK)
    elif not found:
        canvas.write(box.left + 24, box.top + 126, "–", Face.STRONG, 44, FADED)
