"""The panel of one master builder: banner, seals and cards, towers, storehouse, buildings."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.games.firenze.view import SeenBuilder
from render import fonts
from render.canvas import Box, Canvas
from render.firenze import bricks, covered, ours, site
from render.firenze.changes import Fresh
from render.firenze.colours import flattened
from render.firenze.covered import Held
from render.firenze.icons import icon
from render.firenze.names import card_name
from render.firenze.site import StandingTower
from render.fonts import Face
from render.frame import banner
from render.frame.banner import Banner
from render.palette import FADED, HONEY, INK, RED, SLOT

_LINE = 42  # pixels of the counters and of the storehouse
_CHIP = 32  # of a building
_AIRY = 170  # pixels that a building should have, or else there are two in a row
_MARGIN = 10
_ICON, _LETTERS = 36, 27  # pixels of what is counted


@dataclass(frozen=True, slots=True)
class BuilderLook:
    """All that a panel shows: equal looks are the same picture."""

    width: int
    height: int
    builder: SeenBuilder
    banner: Banner
    language: str
    fresh: Fresh
    tallest: int  # tower of all builders: theirs are as large as it lets them be
    held: Held | None


@lru_cache(24)
def panel(look: BuilderLook) -> Image.Image:
    canvas, whole = banner.panel(look.width, look.height, look.banner, icon)
    inner = whole.width - 2 * _MARGIN
    top = banner.HEIGHT + 8
    _counters(canvas, Box(_MARGIN, top, inner, _LINE), look)
    bottom = whole.bottom - _MARGIN
    if look.builder.buildings:
        bottom = _buildings(canvas, Box(_MARGIN, bottom, inner, 0), look)
    store = Box(_MARGIN, bottom - _LINE, inner, _LINE)
    _storehouse(canvas, store, look)
    top += _LINE + 6
    if look.held is not None:
        left = store.top - 8 - top - site.LOWEST
        room = Box(_MARGIN, top, inner, covered.height(look.held, inner, left))
        covered.draw(canvas, room, look.held, look.language)
        top = room.bottom
    ground = Box(_MARGIN + 4, top, inner - 8, store.top - 8 - top)
    towers = _standing(look.builder, look.fresh)
    site.draw(canvas, ground, towers, tallest=look.tallest)
    return flattened(canvas.image)


def _standing(builder: SeenBuilder, fresh: Fresh) -> Sequence[StandingTower]:
    new = fresh.towers or (False,) * len(builder.open.site)
    return [StandingTower(tower, one) for tower, one in zip(builder.open.site, new, strict=True)]


# What is counted


@dataclass(frozen=True, slots=True)
class _Counter:
    icon: str
    text: str
    over: bool = False  # more than the limit at the end of the turn

    def width(self, letters: int) -> int:
        return _ICON + 5 + fonts.width(Face.STRONG, letters, self.text)


def _counters(canvas: Canvas, box: Box, look: BuilderLook) -> None:
    builder, fresh = look.builder, look.fresh.counters
    stored = f"{builder.open.stored}/{builder.storehouse_limit}"
    counters = [
        _Counter("seal", f"{builder.open.seals}"),
        _Counter(
            "card", f"{builder.cards}/{builder.card_limit}", builder.cards > builder.card_limit
        ),
        _Counter("celebration", f"{builder.celebrations}"),
        _Counter("storehouse", stored, builder.open.stored > builder.storehouse_limit),
    ]
    widths = [counter.width(_LETTERS) for counter in counters]
    spare = min(60, (box.width - 4 - sum(widths)) // (len(counters) - 1))
    left = box.left + 2
    for counter, wide in zip(counters, widths, strict=True):
        if counter.icon in fresh:
            canvas.slot(Box(left - 3, box.top, wide + 6, 40), HONEY, 8, fresh=True)
        canvas.paste(icon(counter.icon, _ICON), left, box.top + 2)
        ink = RED if counter.over else INK
        base = box.top + 30
        canvas.write(left + _ICON + 5, base, counter.text, Face.STRONG, _LETTERS, ink)
        left += wide + spare


def _storehouse(canvas: Canvas, box: Box, look: BuilderLook) -> None:
    canvas.fill(box, SLOT, 8)
    counted = bricks.groups(look.builder.open.storehouse)
    if not counted:
        return
    inner = box.width - 16
    high, letters = (24, 24) if inner < 6 * 70 else (29, 28)
    step = min(inner // max(len(counted), 6), 110)
    place = Box(box.left + 10, box.top + (box.height - high) // 2, inner, high)
    bricks.row(canvas, place, counted, letters, step=step, fresh=look.fresh.bricks)


# Buildings


def _buildings(canvas: Canvas, foot: Box, look: BuilderLook) -> int:
    """Above the foot; tells where they begin."""
    cards = look.builder.buildings
    columns = len(cards) if foot.width // len(cards) > _AIRY else 2
    rows = -(-len(cards) // columns)
    wide = foot.width // columns
    top = foot.top - rows * (_CHIP + 3)
    for number, card in enumerate(cards):
        line, column = divmod(number, columns)
        box = Box(foot.left + column * wide, top + line * (_CHIP + 3), wide - 4, _CHIP)
        fresh = card.name in look.fresh.buildings
        canvas.slot(box, HONEY if fresh else SLOT, 8, fresh=fresh)
        canvas.centre(icon(card.name, 28), box.left + 18, box.top + _CHIP // 2)
        name = card_name(look.language, card)
        mine = ours.is_ours(card.name_from, card.effect_from)
        text = f"{name} {ours.SIGN}" if mine else name
        room = box.width - 44
        canvas.write(box.left + 38, box.top + 24, text, Face.TEXT, 23, FADED, room=room, least=15)
    return top - 5
