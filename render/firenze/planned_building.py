"""Draw a construction site with planned bricks, what they cost, and what each tower is for."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.firenze import commissions
from bot.games.firenze.bricks_and_towers import bricks_saved, subtract_bricks
from bot.games.firenze.state_parts import Bricks, Open, Tower
from bot.games.firenze.view import Commission, View
from render import palette, words
from render.canvas import Box, Canvas, encode_png
from render.common import sheets_and_book_pages
from render.common.sheets_and_book_pages import IconNumber
from render.firenze import bricks, builder_panel
from render.firenze.bricks import brick_sprite
from render.firenze.builder_panel import StandingTower
from render.firenze.theme import color_name, icon, quantize_picture
from render.fonts import Face
from render.palette import FADED, GREEN, GROUND, HONEY, INK, PANEL, RED, RULE, SLOT, WINE, Colour
from render.words import ROMAN

WIDTH, HEIGHT = 1600, 752
_GAP = 12
_SITE = Box(16, sheets_and_book_pages.TITLE_BAR_HEIGHT + _GAP, 720, 422)
_LIST = Box(_SITE.right + _GAP, _SITE.top, WIDTH - _SITE.right - _GAP - 16, _SITE.height)
_COSTS = Box(16, _SITE.bottom + _GAP, 540, HEIGHT - _SITE.bottom - _GAP - 14)
_PAYS = Box(_COSTS.right + _GAP, _COSTS.top, 408, _COSTS.height)
_LEFT = Box(_PAYS.right + _GAP, _COSTS.top, WIDTH - _PAYS.right - _GAP - 16, _COSTS.height)
_WAITING = ("fulfilling", "limiting-cards", "limiting-bricks")  # building is over


@dataclass(frozen=True, slots=True)
class PlannedBuilding:
    """The viewer's view before and after moves that are planned."""

    before: View
    after: View

    @property
    def own(self) -> Open:
        """The viewer's own data after the planned moves."""
        return self.after.mine.open

    @property
    def planned_towers(self) -> list[StandingTower]:
        """List towers as planned: begun ones last, all others in their places."""
        site, stood = self.own.site, [tower.height for tower in self.before.mine.open.site]
        stood += [0] * (len(site) - len(stood))
        more = [tower.height - old for tower, old in zip(site, stood, strict=True)]
        return [
            StandingTower(tower, bool(planned), planned)
            for tower, planned in zip(site, more, strict=True)
        ]

    @property
    def bricks_laid(self) -> int:
        """Return the bricks laid this turn if it is the viewer's turn."""
        return self.after.turn.built if self.after.turn.seat == self.after.my.seat else 0

    @property
    def bricks_paid(self) -> Bricks:
        return subtract_bricks(self.after.turn.paid, self.before.turn.paid)

    @property
    def bricks_due(self) -> int:
        """Return how many bricks have to be paid whose colours are not chosen yet."""
        asked = self.after.asked
        return asked.due if asked.kind == "paying-construction" else 0


def draw_planned_building(
    before: View, after: View, language: str, names: Mapping[int, str]
) -> bytes:
    """Draw the viewer's site after planned moves, as PNG.

    If nothing is planned, before and after are equal and it shows which towers fulfil a commission.
    """
    language = words.nearest_language(language)
    seat, blueprint = before.my.seat, PlannedBuilding(before, after)
    over = after.asked.kind in _WAITING
    canvas = Canvas(WIDTH, _SITE.bottom + 14 if over else HEIGHT, GROUND)
    name = words.player_name(names, seat)
    if over:
        title = words.label(language, "firenze-plan-fulfilling", name=name)
    else:
        title = words.label(language, "firenze-plan-building", name=name)
    figures = [IconNumber("seal", f"{blueprint.own.seals}")]
    if not over:
        most = max(blueprint.bricks_laid, len(after.costs) - 1)
        figures.append(IconNumber("tower", f"{blueprint.bricks_laid}/{most}"))
    sheets_and_book_pages.draw_title_bar(canvas, seat, title, figures, icon)
    _draw_site_panel(canvas, blueprint, language)
    if over:
        heading = words.label(language, "firenze-plan-now")
    else:
        heading = words.label(language, "firenze-plan-towers")
    _draw_tower_verdicts(canvas, blueprint, language, heading)
    if over:
        return encode_png(quantize_picture(canvas.image))
    _draw_costs(canvas, blueprint, language)
    _draw_bricks_by_color(
        canvas,
        _PAYS,
        words.label(language, "firenze-plan-pays"),
        blueprint.bricks_paid,
        due=blueprint.bricks_due,
    )
    _draw_bricks_by_color(
        canvas, _LEFT, words.label(language, "firenze-plan-left"), blueprint.own.storehouse
    )
    return encode_png(quantize_picture(canvas.image))


def _draw_titled_panel(canvas: Canvas, box: Box, text: str) -> None:
    canvas.draw_panel(box)
    room = box.width - 36
    canvas.write(box.left + 18, box.top + 42, text, Face.TITLE, 28, WINE, room=room, least=19)


# The site


def _draw_site_panel(canvas: Canvas, blueprint: PlannedBuilding, language: str) -> None:
    _draw_titled_panel(canvas, _SITE, words.label(language, "firenze-plan-site"))
    towers = blueprint.planned_towers
    if not towers:
        text = words.label(language, "firenze-plan-empty")
        middle = _SITE.top + _SITE.height // 2
        canvas.write(_SITE.middle, middle, text, Face.TEXT, 28, FADED, side="middle")
    place = Box(_SITE.left + 20, _SITE.top + 66, _SITE.width - 40, _SITE.height - 86)
    builder_panel.draw_site(canvas, place, towers, builder_panel.LARGE)


# What every tower is for


@dataclass(frozen=True, slots=True)
class TowerVerdict:
    """What a tower is good for: an icon and a text."""

    icon: str
    text: str
    ink: Colour


def judge_tower(view: View, tower: Tower, language: str) -> TowerVerdict:
    if tower.idle:
        back = bricks_saved(tower.height)
        lost = tower.height - back
        return TowerVerdict(
            "ruin", words.label(language, "firenze-plan-falls", pouch=lost, back=back), RED
        )
    if view.mine.open.owes_bell_tower:
        if (tower.color, tower.height) == commissions.bell_tower_kind(view.box):
            return TowerVerdict("bell-tower", words.label(language, "firenze-plan-bell"), GREEN)
        return TowerVerdict("bell-tower", words.label(language, "firenze-plan-bell-first"), FADED)
    met = view.commission(tower.color, tower.height)
    if met is not None:
        return _judge_commission(view, met, language)
    if tower.height > view.box.heights[-1]:
        return TowerVerdict("no", words.label(language, "firenze-plan-high"), RED)
    return TowerVerdict("tower", words.label(language, "firenze-plan-low"), FADED)


def _judge_commission(view: View, commission: Commission, language: str) -> TowerVerdict:
    color = color_name(language, commission.color)
    if commission.is_covered:
        text = words.label(language, "firenze-plan-taken", color=color, height=commission.height)
        return TowerVerdict("no", text, FADED)
    if not commission.open:
        assert commission.balcony is not None
        numeral = ROMAN[commission.balcony.numeral]
        return TowerVerdict(
            "no", words.label(language, "firenze-plan-waits", numeral=numeral), FADED
        )
    height, points = commission.height, commission.points
    text = words.label(language, "firenze-plan-meets", color=color, height=height, points=points)
    bonus = commissions.level_points(view.box, view.board, height)
    if bonus:
        text = f"{text}, {words.label(language, 'firenze-plan-level', points=bonus)}"
    return TowerVerdict("yes", text, GREEN)


def _draw_tower_verdicts(
    canvas: Canvas, blueprint: PlannedBuilding, language: str, heading: str
) -> None:
    _draw_titled_panel(canvas, _LIST, heading)
    room, towers = _LIST.height - 78, blueprint.planned_towers
    high = min(64, room // max(1, len(towers)))
    for number, one in enumerate(towers):
        box = Box(_LIST.left + 14, _LIST.top + 62 + number * high, _LIST.width - 28, high - 6)
        _draw_tower_verdict(canvas, box, one, judge_tower(blueprint.after, one.tower, language))


def _draw_tower_verdict(canvas: Canvas, box: Box, one: StandingTower, told: TowerVerdict) -> None:
    canvas.draw_slot(box, HONEY if one.planned else SLOT, 8, fresh=bool(one.planned))
    middle = box.middle_y
    size = min(40, box.height - 6)
    canvas.paste_centred(
        brick_sprite(one.tower.color, round(size * 1.25), size), box.left + 38, middle
    )
    letters = min(36, box.height - 8)
    base = middle + round(letters * 0.35)
    canvas.write(
        box.left + 88, base, f"{one.tower.height}", Face.STRONG, letters, INK, side="middle"
    )
    canvas.paste_centred(icon(told.icon, min(36, box.height - 8)), box.left + 142, middle)
    left, size = box.left + 172, min(28, box.height - 10)
    room = box.right - left - 12
    base = middle + round(size * 0.35)
    canvas.write(left, base, told.text, Face.TEXT, size, told.ink, room=room, least=14)


# What it costs


def _draw_costs(canvas: Canvas, blueprint: PlannedBuilding, language: str) -> None:
    _draw_titled_panel(canvas, _COSTS, words.label(language, "firenze-plan-costs"))
    laid, costs = blueprint.bricks_laid, blueprint.after.costs
    count = max(1, len(costs) - 1)
    step = (_COSTS.width - 36) // count
    for number in range(1, count + 1):
        box = Box(_COSTS.left + 18 + (number - 1) * step, _COSTS.top + 64, step - 8, 128)
        fill = HONEY if number == laid else palette.CREAM if number < laid else PANEL
        canvas.draw_frame(
            box, fill, palette.GOLD if number <= laid else RULE, 8, 4 if number == laid else 2
        )
        _draw_heap(canvas, Box(box.left, box.top + 8, box.width, 56), number)
        text = f"{costs[number]}"
        canvas.write(box.middle, box.bottom - 16, text, Face.STRONG, 44, INK, side="middle")


def _draw_heap(canvas: Canvas, box: Box, count: int) -> None:
    """Draw a heap of small bricks, two in a row."""
    for number in range(count):
        line, column = divmod(number, 2)
        alone = number == count - 1 and not column
        left = box.middle - (10 if alone else 22 - column * 23)
        canvas.fill(Box(left, box.bottom - 16 - line * 16, 20, 13), palette.BRASS, 3)


def _draw_bricks_by_color(
    canvas: Canvas, box: Box, title: str, counted: Sequence[int], *, due: int = 0
) -> None:
    """Draw bricks by colour, and those whose colour is not chosen yet."""
    _draw_titled_panel(canvas, box, title)
    found = bricks.colors_with_counts(tuple(counted))
    columns, high = 3, 42
    step = (box.width - 40) // columns
    for start in range(0, len(found), columns):
        top = box.top + 74 + start // columns * 62
        part = found[start : start + columns]
        bricks.draw_brick_row(canvas, Box(box.left + 20, top, 0, high), part, 36, step=step)
    if due:
        line, column = divmod(len(found), columns)
        left, top = box.left + 20 + column * step, box.top + 74 + line * 62
        canvas.paste(icon("bricks", 46), left, top - 2)
        canvas.write(left + 54, top + 34, f"{due}", Face.STRONG, 36, INK)
    elif not found:
        canvas.write(box.left + 24, box.top + 126, "–", Face.STRONG, 44, FADED)
