"""Building, for its owner alone: the site with ghost bricks, what it costs, and what it is for."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.firenze import commissions, sites
from bot.games.firenze.bricks import without
from bot.games.firenze.builder import Open
from bot.games.firenze.pieces import Bricks, Tower
from bot.games.firenze.view import Commission, View
from render import words
from render.canvas import Box, Canvas, saved
from render.firenze import bricks, site
from render.firenze.bricks import brick
from render.firenze.colours import flattened
from render.firenze.icons import icon
from render.firenze.names import color as color_named
from render.firenze.site import StandingTower
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


@dataclass(frozen=True, slots=True)
class Blueprint:
    """The viewer's site as it stands and as it would: what rehearsed moves have made of it."""

    before: View
    after: View

    @property
    def own(self) -> Open:
        """What would lie before the viewer."""
        return self.after.mine.open

    @property
    def towers(self) -> list[StandingTower]:
        """As they would stand: what is begun comes last, and every other one keeps its place."""
        site, stood = self.own.site, [tower.height for tower in self.before.mine.open.site]
        stood += [0] * (len(site) - len(stood))
        more = [tower.height - old for tower, old in zip(site, stood, strict=True)]
        return [
            StandingTower(tower, bool(planned), planned)
            for tower, planned in zip(site, more, strict=True)
        ]

    @property
    def laid(self) -> int:
        """Bricks laid in the turn, if it is the viewer's."""
        assert self.after.own is not None
        return self.after.turn.built if self.after.turn.seat == self.after.own.seat else 0

    @property
    def paid(self) -> Bricks:
        return without(self.after.turn.paid, self.before.turn.paid)

    @property
    def due(self) -> int:
        """Bricks that are to be paid, and it is not said yet which they are."""
        asked = self.after.asked
        return asked.due if asked.kind == "paying-construction" else 0


def draw_building(before: View, after: View, language: str, names: Mapping[int, str]) -> bytes:
    """The viewer's site after moves that are not made yet, as PNG.

    Before and after are the same where nothing is planned: which towers fulfil something.
    """
    language = words.understood(language)
    assert before.own is not None, "a spectator builds nothing"
    seat, blueprint = before.own.seat, Blueprint(before, after)
    over = after.asked.kind in _WAITING
    canvas = Canvas(WIDTH, _SITE.bottom + 14 if over else HEIGHT, GROUND)
    name = words.called(names, seat)
    if over:
        title = words.label(language, "firenze-plan-fulfilling", name=name)
    else:
        title = words.label(language, "firenze-plan-building", name=name)
    figures = [Figure("seal", f"{blueprint.own.seals}")]
    if not over:
        most = max(blueprint.laid, len(after.costs) - 1)
        figures.append(Figure("tower", f"{blueprint.laid}/{most}"))
    masthead.draw(canvas, seat, title, figures, icon)
    _site(canvas, blueprint, language)
    if over:
        heading = words.label(language, "firenze-plan-now")
    else:
        heading = words.label(language, "firenze-plan-towers")
    _towers(canvas, blueprint, language, heading)
    if over:
        return saved(flattened(canvas.image))
    _costs(canvas, blueprint, language)
    _stock(
        canvas, _PAYS, words.label(language, "firenze-plan-pays"), blueprint.paid, due=blueprint.due
    )
    _stock(canvas, _LEFT, words.label(language, "firenze-plan-left"), blueprint.own.storehouse)
    return saved(flattened(canvas.image))


def _heading(canvas: Canvas, box: Box, text: str) -> None:
    canvas.panel(box)
    room = box.width - 36
    canvas.write(box.left + 18, box.top + 42, text, Face.TITLE, 28, WINE, room=room, least=19)


# The site


def _site(canvas: Canvas, blueprint: Blueprint, language: str) -> None:
    _heading(canvas, _SITE, words.label(language, "firenze-plan-site"))
    towers = blueprint.towers
    if not towers:
        text = words.label(language, "firenze-plan-empty")
        middle = _SITE.top + _SITE.height // 2
        canvas.write(_SITE.middle, middle, text, Face.TEXT, 28, FADED, side="middle")
    place = Box(_SITE.left + 20, _SITE.top + 66, _SITE.width - 40, _SITE.height - 86)
    site.draw(canvas, place, towers, site.LARGE)


# What every tower is for


@dataclass(frozen=True, slots=True)
class Verdict:
    """What becomes of a tower: a sign, and it in words."""

    icon: str
    text: str
    ink: Colour


def verdict(view: View, tower: Tower, language: str) -> Verdict:
    if tower.idle:
        back = sites.saved(tower.height)
        lost = tower.height - back
        return Verdict(
            "ruin", words.label(language, "firenze-plan-falls", pouch=lost, back=back), RED
        )
    if view.mine.open.owes_bell_tower:
        if (tower.color, tower.height) == commissions.bell_tower(view.box):
            return Verdict("bell-tower", words.label(language, "firenze-plan-bell"), GREEN)
        return Verdict("bell-tower", words.label(language, "firenze-plan-bell-first"), FADED)
    met = view.commission(tower.color, tower.height)
    if met is not None:
        return _of_commission(view, met, language)
    if tower.height > view.box.heights[-1]:
        return Verdict("no", words.label(language, "firenze-plan-high"), RED)
    return Verdict("tower", words.label(language, "firenze-plan-low"), FADED)


def _of_commission(view: View, commission: Commission, language: str) -> Verdict:
    color = color_named(language, commission.color)
    if commission.is_covered:
        text = words.label(language, "firenze-plan-taken", color=color, height=commission.height)
        return Verdict("no", text, FADED)
    if not commission.open:
        assert commission.balcony is not None
        numeral = ROMAN[commission.balcony.numeral]
        return Verdict("no", words.label(language, "firenze-plan-waits", numeral=numeral), FADED)
    height, points = commission.height, commission.points
    text = words.label(language, "firenze-plan-meets", color=color, height=height, points=points)
    bonus = commissions.level_points(view.box, view.board, height)
    if bonus:
        text = f"{text}, {words.label(language, 'firenze-plan-level', points=bonus)}"
    return Verdict("yes", text, GREEN)


def _towers(canvas: Canvas, blueprint: Blueprint, language: str, heading: str) -> None:
    _heading(canvas, _LIST, heading)
    room, towers = _LIST.height - 78, blueprint.towers
    high = min(64, room // max(1, len(towers)))
    for number, one in enumerate(towers):
        box = Box(_LIST.left + 14, _LIST.top + 62 + number * high, _LIST.width - 28, high - 6)
        _tower(canvas, box, one, verdict(blueprint.after, one.tower, language))


def _tower(canvas: Canvas, box: Box, one: StandingTower, told: Verdict) -> None:
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


def _costs(canvas: Canvas, blueprint: Blueprint, language: str) -> None:
    _heading(canvas, _COSTS, words.label(language, "firenze-plan-costs"))
    laid, costs = blueprint.laid, blueprint.after.costs
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
