"""Draw the panel of a builder: banner, counters, construction site, storehouse, held cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.games.firenze.box import ActionCard
from bot.games.firenze.state_parts import Tower
from bot.games.firenze.view import SeenBuilder, View
from render import fonts
from render.canvas import Box, Canvas
from render.common import board
from render.common.board import BannerData
from render.firenze import bricks
from render.firenze.bricks import brick_sprite, color_mark_sprite, ink_on_brick
from render.firenze.theme import BRICK_COLOURS, card_name, icon, quantize_picture
from render.firenze.view_differences import BuilderChanges
from render.fonts import Face
from render.palette import CREAM, EARTH, FADED, FURROW, HONEY, INK, RED, SLOT, WINE

_ROOMY_PLATE = 48  # pixels of a plate that has room for a mark and a number
_TALLEST = 8  # of what is worth building
_THINNEST = 3  # pixels of a brick, however little room cards leave it
LOWEST_SITE = 67  # pixels of a site on which the tallest tower has room


@dataclass(frozen=True, slots=True)
class SiteScale:
    """Sizes in pixels: of a brick at most, of the plate with the height, of its letters."""

    tall: int
    wide: int
    plate: int
    letters: int


SMALL = SiteScale(34, 108, 31, 24)
LARGE = SiteScale(34, 116, 31, 24)
PORTRAIT = SiteScale(30, 100, 44, 34)


@dataclass(frozen=True, slots=True)
class StandingTower:
    """A tower as it is shown, with planned bricks, and whether it is in danger."""

    tower: Tower
    fresh: bool = False
    planned: int = 0  # of its bricks, how many are not laid yet


def draw_site(
    canvas: Canvas,
    box: Box,
    towers: Sequence[StandingTower],
    scale: SiteScale = SMALL,
    tallest: int = _TALLEST,
) -> None:
    """Draw all towers, with the ground at the foot of the box."""
    ground = Box(box.left, box.bottom - 12, box.width, 12)
    canvas.fill(ground, FURROW, 4)
    canvas.fill(Box(box.left, box.bottom - 12, box.width, 4), EARTH)
    if not towers:
        return
    step = min(box.width // len(towers), scale.wide + 40)
    wide = min(scale.wide, step - 8)
    room = ground.top - box.top - scale.plate
    high = min(scale.tall, room // max(tallest, *(one.tower.height for one in towers)))
    high = max(high, _THINNEST)
    for number, one in enumerate(towers):
        left = box.left + number * step + (step - wide) // 2
        _draw_tower(canvas, Box(left, ground.top, wide, high), one, scale)


def _draw_tower(canvas: Canvas, foot: Box, one: StandingTower, scale: SiteScale) -> None:
    """Draw a tower from its foot up, in a box as large as a brick."""
    tower, high = one.tower, foot.height
    top = foot.top - tower.height * high
    if one.fresh:
        light = foot.top - top + scale.plate
        around = Box(foot.left - 4, top - scale.plate, foot.width + 8, light)
        canvas.draw_slot(around, HONEY, 8, fresh=True)
    for number in range(tower.height):
        planned = number >= tower.height - one.planned
        stone = brick_sprite(tower.color, foot.width, high + 1, plain=True, planned=planned)
        canvas.paste(stone, foot.left, foot.top - (number + 1) * high)
    most = 2 * scale.plate
    left = max(foot.left - 2, foot.left + foot.width // 2 - scale.plate)
    plate = Box(left, top - scale.plate + 2, min(foot.width + 4, most), scale.plate - 4)
    _draw_plate(canvas, plate, one, scale)


def _draw_plate(canvas: Canvas, plate: Box, one: StandingTower, scale: SiteScale) -> None:
    """Draw the height and the colour of a tower."""
    tower, letters = one.tower, scale.letters
    canvas.draw_frame(
        plate, BRICK_COLOURS[tower.color], RED if tower.idle else INK, 6, 3 if tower.idle else 2
    )
    ink, middle = ink_on_brick(tower.color), plate.middle
    base = plate.middle_y + round(letters * 0.33)
    if plate.width >= _ROOMY_PLATE:
        size = letters * 5 // 6
        mark = plate.left + round(letters * 0.67)
        canvas.paste_centred(color_mark_sprite(tower.color, size, ink=ink), mark, plate.middle_y)
        middle = plate.left + round(letters * 1.75)
    canvas.write(middle, base, f"{tower.height}", Face.STRONG, letters, ink, side="middle")
    if tower.idle:
        # It falls at the end of building unless it is worked on.
        canvas.paste_centred(icon("ruin", round(letters * 1.25)), plate.right + 5, plate.top)


_CARD_HEIGHT = 27
_FLAT_CARD_HEIGHT = 17
_CARD_GAP = 3
_MOST_CARD_LETTERS, _LEAST_CARD_LETTERS = 20, 12  # pixels of a letter
_CARD_ICON = 26  # where the name begins
_ROOMY_CARD = 150  # a card should have, or else there are fewer in a row


@dataclass(frozen=True, slots=True)
class HeldCards:
    """Cards that only their seat has seen; secret until the game is over."""

    hand: tuple[ActionCard, ...]
    # In a film, of as many frames as are set alike: how many are held at most, and every card.
    most: int = 0
    known: tuple[ActionCard, ...] = ()

    @property
    def places(self) -> int:
        return max(self.most, len(self.hand))


def held_cards(view: View) -> HeldCards:
    own = view.my
    return HeldCards(tuple(one.card for one in own.hand))


def align_hands(all_held: Sequence[HeldCards]) -> Sequence[HeldCards]:
    """Lay all hands out alike, with room for the largest."""
    most = max(len(one.hand) for one in all_held)
    known = {card.name: card for one in all_held for card in one.hand}
    cards = tuple(known[name] for name in sorted(known))
    return [HeldCards(one.hand, most, cards) for one in all_held]


def held_cards_height(held: HeldCards, width: int, room: int) -> int:
    """Return the height held cards take; more than `room` where they would be unreadable."""
    rows = -(-held.places // _count_card_columns(width))
    if not rows:
        return 0
    return rows * (min(_CARD_HEIGHT, max(_FLAT_CARD_HEIGHT, room // rows - _CARD_GAP)) + _CARD_GAP)


def draw_held_cards(canvas: Canvas, box: Box, held: HeldCards, language: str) -> None:
    """Draw held cards on card backs, all in letters of one size."""
    if not held.hand:
        return
    columns = _count_card_columns(box.width)
    wide, high = box.width // columns, box.height // -(-held.places // columns) - _CARD_GAP
    most = min(_MOST_CARD_LETTERS, high - 3)
    texts = [card_name(language, card) for card in held.known or held.hand]
    room = wide - _CARD_GAP - _CARD_ICON - 6
    letters = fonts.font_size_for_texts(Face.TEXT, most, texts, room, _LEAST_CARD_LETTERS)
    for number, card in enumerate(held.hand):
        line, column = divmod(number, columns)
        left, top = box.left + column * wide, box.top + line * (high + _CARD_GAP)
        canvas.fill(Box(left, top, wide - _CARD_GAP, high), WINE, 5)
        middle = top + high // 2
        canvas.paste_centred(icon(card.kind, min(22, high)), left + 14, middle)
        base = middle + round(letters * 0.34)
        canvas.write(
            left + _CARD_ICON, base, card_name(language, card), Face.TEXT, letters, CREAM, room=room
        )


def _count_card_columns(width: int) -> int:
    return max(2, width // _ROOMY_CARD)


_LINE_HEIGHT = 42  # pixels of the counters and of the storehouse
_CHIP_HEIGHT = 32  # of a building
_AIRY = 170  # pixels that a building should have, or else there are two in a row
_MARGIN = 10
_ICON, _LETTERS = 36, 27  # pixels of what is counted


@dataclass(frozen=True, slots=True)
class BuilderData:
    """What a builder's panel shows; the picture is cached by it."""

    width: int
    height: int
    builder: SeenBuilder
    banner: BannerData
    language: str
    fresh: BuilderChanges
    tallest: int  # tower of all builders: theirs are as large as it lets them be
    held: HeldCards | None


@lru_cache(24)
def draw_builder_panel(data: BuilderData) -> Image.Image:
    canvas, whole = board.make_seat_panel(data.width, data.height, data.banner, icon)
    inner = whole.width - 2 * _MARGIN
    top = board.BANNER_HEIGHT + 8
    _draw_counters(canvas, Box(_MARGIN, top, inner, _LINE_HEIGHT), data)
    bottom = whole.bottom - _MARGIN
    if data.builder.buildings:
        bottom = _draw_buildings(canvas, Box(_MARGIN, bottom, inner, 0), data)
    store = Box(_MARGIN, bottom - _LINE_HEIGHT, inner, _LINE_HEIGHT)
    _draw_storehouse(canvas, store, data)
    top += _LINE_HEIGHT + 6
    if data.held is not None:
        left = store.top - 8 - top - LOWEST_SITE
        room = Box(_MARGIN, top, inner, held_cards_height(data.held, inner, left))
        draw_held_cards(canvas, room, data.held, data.language)
        top = room.bottom
    ground = Box(_MARGIN + 4, top, inner - 8, store.top - 8 - top)
    towers = _standing_towers(data.builder, data.fresh)
    draw_site(canvas, ground, towers, tallest=data.tallest)
    return quantize_picture(canvas.image)


def _standing_towers(builder: SeenBuilder, fresh: BuilderChanges) -> Sequence[StandingTower]:
    new = fresh.towers or (False,) * len(builder.open.site)
    return [StandingTower(tower, one) for tower, one in zip(builder.open.site, new, strict=True)]


# What is counted


@dataclass(frozen=True, slots=True)
class _Counter:
    icon: str
    text: str
    over: bool = False  # more than the limit at the end of the turn

    def width(self, letters: int) -> int:
        return _ICON + 5 + fonts.text_width(Face.STRONG, letters, self.text)


def _draw_counters(canvas: Canvas, box: Box, data: BuilderData) -> None:
    builder, fresh = data.builder, data.fresh.counters
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
            canvas.draw_slot(Box(left - 3, box.top, wide + 6, 40), HONEY, 8, fresh=True)
        canvas.paste(icon(counter.icon, _ICON), left, box.top + 2)
        ink = RED if counter.over else INK
        base = box.top + 30
        canvas.write(left + _ICON + 5, base, counter.text, Face.STRONG, _LETTERS, ink)
        left += wide + spare


def _draw_storehouse(canvas: Canvas, box: Box, data: BuilderData) -> None:
    canvas.fill(box, SLOT, 8)
    counted = bricks.colors_with_counts(data.builder.open.storehouse)
    if not counted:
        return
    inner = box.width - 16
    high, letters = (24, 24) if inner < 6 * 70 else (29, 28)
    step = min(inner // max(len(counted), 6), 110)
    place = Box(box.left + 10, box.top + (box.height - high) // 2, inner, high)
    bricks.draw_brick_row(canvas, place, counted, letters, step=step, fresh=data.fresh.bricks)


# Buildings


def _draw_buildings(canvas: Canvas, foot: Box, data: BuilderData) -> int:
    """Draw buildings above the foot; return where they begin."""
    cards = data.builder.buildings
    columns = len(cards) if foot.width // len(cards) > _AIRY else 2
    rows = -(-len(cards) // columns)
    wide = foot.width // columns
    top = foot.top - rows * (_CHIP_HEIGHT + 3)
    for number, card in enumerate(cards):
        line, column = divmod(number, columns)
        box = Box(
            foot.left + column * wide, top + line * (_CHIP_HEIGHT + 3), wide - 4, _CHIP_HEIGHT
        )
        fresh = card.name in data.fresh.buildings
        canvas.draw_slot(box, HONEY if fresh else SLOT, 8, fresh=fresh)
        canvas.paste_centred(icon(card.name, 28), box.left + 18, box.top + _CHIP_HEIGHT // 2)
        text = card_name(data.language, card)
        room = box.width - 44
        canvas.write(box.left + 38, box.top + 24, text, Face.TEXT, 23, FADED, room=room, least=15)
    return top - 5
