"""Draw the picture of a server's city: sprites on a painted ground."""

from functools import cache, lru_cache
from itertools import pairwise

from PIL import Image

from render import fonts, palette, theme, words
from render.canvas import Box, Canvas, Pen, Point, Sprite, canvas_over, encode_png
from render.city.layout import (
    MIDDLE,
    PIAZZA,
    SHORE,
    WIDTH,
    CityPlan,
    Plot,
    PlotSpot,
    Town,
    chapel_position,
    depth_scale,
    lay_out_city,
    view_scale,
    wall_distance,
)
from render.fonts import Face
from render.palette import CREAM, INK, PANEL, RULE, WINE, Colour, mix_colours

_FACES: tuple[Colour, ...] = (
    *((240, 218, 170), (232, 196, 140), (226, 206, 182)),
    *((236, 186, 146), (246, 232, 204), (214, 186, 148)),
)
_TILES: tuple[Colour, ...] = ((190, 92, 58), (204, 112, 70), (172, 78, 54))
COLOURS: theme.Colours = {
    **theme.NAMED_COLOURS,
    **{f"face{number}": colour for number, colour in enumerate(_FACES, start=1)},
    **{f"tile{number}": colour for number, colour in enumerate(_TILES, start=1)},
    "plaster": _FACES[1],
    "ground": (222, 200, 156),  # streets and squares
    "meadow": (150, 166, 92),
    "water": (104, 152, 168),
    "wall": (206, 182, 140),
    "quay": (186, 164, 126),
    "cypress": (44, 74, 48),
    "leaf": (86, 118, 62),
    "trunk": (98, 70, 46),
    "wood": (128, 96, 62),
    "marble": (246, 240, 226),
    "verde": (96, 124, 106),  # the green marble of churches
    "bronze": (120, 128, 116),
    "window": (92, 70, 58),
    "brown": (178, 140, 94),  # the stone of the Signoria
    "thatch": (196, 164, 96),
}
DRAWINGS = theme.load_drawings("city")

_VARIANTS = 12  # combinations of plaster and tiles
# Where the houses of the other players stand around the winner's: two behind it, two before it.
_BESIDE = ((-62, -12), (66, -14), (-54, 6), (62, 8))
_ORCHARD = ((-26, 34), (22, 40), (62, 30), (-42, 12), (2, 16), (42, 8))
_CATHEDRAL, _SIGNORIA = 1084, 516  # where they stand
_BRIDGES = {"bridge": 620, "second-bridge": 1080, "third-bridge": 250, "fourth-bridge": 1400}
_BOATS = ((880, 1072), (420, 1086), (1270, 1066), (740, 1054), (160, 1058))
_SHOPS_FROM = 20  # games, after which there are shops on the first bridge
_FOREGROUND = (  # tree, middle, base line and height
    *(("cypress", 64, 1204, 236), ("cypress", 128, 1212, 176), ("cypress", 20, 1206, 170)),
    *(("cypress", 186, 1206, 120), ("cypress", 1540, 1206, 250), ("cypress", 1478, 1212, 184)),
    *(("cypress", 1584, 1210, 160), ("cypress", 1424, 1204, 126), ("bush", 330, 1190, 64)),
    *(("bush", 1290, 1196, 70), ("bush", 560, 1196, 52), ("bush", 1010, 1198, 60)),
)


def draw_city(town: Town, language: str) -> bytes:
    """Draw the city as PNG; the same games always give the same picture."""
    plan = lay_out_city(town)
    canvas = canvas_over(_load_ground()[0].copy())
    _draw_town_ground(canvas, town, plan)
    _draw_town(canvas, town, plan)
    if "bridge" in town.landmarks:
        _draw_quay(canvas, plan.half)
    _draw_river_traffic(canvas, town)
    for name, x, y, height in _FOREGROUND:
        _stand(canvas, name, x, y, height / 100)
    _draw_texts(canvas, town, plan, words.nearest_language(language))
    return encode_png(palette.quantize_picture(canvas.image, _load_ground()[1]))


@cache
def _load_ground() -> tuple[Image.Image, Image.Image]:
    """Load the painted land, and its palette, which is that of the whole picture."""
    with Image.open(theme.FOLDER / "city.png") as picture:
        return picture.convert("RGB"), picture.crop((0, 0, 1, 1))


@lru_cache(2048)
def _make_sprite(name: str, scale: float, variant: int) -> Sprite:
    """Make the sprite of a drawing in one of a few colour variants; `+` joins drawings."""
    face, tile = _FACES[variant % 6], _TILES[variant % 3]
    own = {"face": face, "other": _FACES[(variant + 3) % 6], "tile": tile}
    return theme.join_drawings(*(DRAWINGS[part] for part in name.split("+"))).make_sprite(
        scale, {**COLOURS, **own}
    )


def _stand(
    canvas: Canvas, name: str, x: float, y: float, scale: float = 1.0, variant: int = 0
) -> None:
    """Paste a sprite with the middle of its foot at this point."""
    made = _make_sprite(name, round(scale * 50) / 50, variant % _VARIANTS)
    canvas.paste(made, round(x) - made.width // 2, round(y) - made.height)


# The ground of the town, and its wall


def _draw_town_ground(canvas: Canvas, town: Town, plan: CityPlan) -> None:
    """Draw streets and squares as far as the town reaches, and the wall around them."""
    top = plan.top - 60
    sheet = Image.new("RGBA", (WIDTH * 2, (SHORE - top) * 2))
    pen = Pen(sheet, 0.5)  # at twice the size, then reduced
    line = _town_outline(plan)
    pen.polygon([(x, y - top) for x, y in line], COLOURS["ground"])
    size = view_scale(town) * (1.25 if "outer-walls" in town.landmarks else 1.0)
    if "walls" in town.landmarks:
        for (x, y), (to_x, to_y) in pairwise(line):
            _draw_wall_piece(pen, (x, y - top), (to_x, to_y - top), 24 * size * depth_scale(y))
    small = sheet.reduce(2)
    canvas.image.paste(small, (0, top), small)
    if "walls" in town.landmarks:
        for x, y in line[:: 8 if size > 1 else 12]:
            _stand(canvas, "wall-tower", x, y + 4, depth_scale(y) * 1.15 * size)


def _town_outline(plan: CityPlan) -> list[Point]:
    """Compute the outline from the river at the left to the river at the right."""
    steps = [step / 60 for step in range(61)]
    left = [(-plan.half * wall_distance(up), SHORE - (SHORE - plan.top) * up) for up in steps]
    return [(MIDDLE + x, y) for x, y in (*left, *((-x, y) for x, y in reversed(left)))]


def _draw_wall_piece(pen: Pen, begin: Point, end: Point, high: float) -> None:
    (x, y), (to_x, to_y) = begin, end
    wall, edge = COLOURS["wall"], mix_colours(COLOURS["wall"], INK, 0.45)
    pen.polygon([begin, end, (to_x, to_y - high), (x, y - high)], wall)
    pen.line([begin, end], edge, 1.5)
    count, size = max(1, round(max(abs(to_x - x), abs(to_y - y)) / 9)), high / 5 + 1
    for at in range(count):
        share = (at + 0.3) / count
        left, foot = x + (to_x - x) * share, y + (to_y - y) * share - high
        pen.block(left, foot - size, left + size, foot + 1, wall)


def _draw_quay(canvas: Canvas, half: int) -> None:
    quay, top = COLOURS["quay"], SHORE - 5
    shades = ((0, 24, palette.WHITE, 0.0), (0, 4, palette.WHITE, 0.4), (10, 1, INK, 0.2))
    for down, high, other, share in (*shades, (17, 1, INK, 0.2), (22, 2, INK, 0.45)):
        box = Box(MIDDLE - half, top + down, 2 * half, high)
        canvas.fill(box, mix_colours(quay, other, share))


# Plots and landmarks


def _draw_town(canvas: Canvas, town: Town, plan: CityPlan) -> None:
    """Draw from back to front: trees, gardens, plots and landmarks."""
    for at, (x, y, scale) in enumerate(plan.trees):
        _draw_tree(canvas, x, y, scale, at)
    for x, y, scale in plan.gardens:
        _draw_garden(canvas, x, y, scale)
        for aside, up in _ORCHARD:
            _draw_tree(canvas, x + aside * scale, y - up * scale, scale * 0.9, (x * 7 + y) // 8)
    for spot in plan.spots:
        if spot.room and spot.plot.form != "house":
            _draw_garden(canvas, spot.x, spot.y, spot.scale)
    landmarks = _landmarks(town)
    for spot in plan.spots:
        while landmarks and landmarks[0][2] <= spot.y:
            _stand(canvas, *landmarks.pop(0))
        _draw_plot(canvas, spot)
    for landmark in landmarks:
        _stand(canvas, *landmark)


def _landmarks(town: Town) -> list[tuple[str, int, int, float]]:
    """List cathedral or chapel and Signoria: drawing, position and scale."""
    built, found = town.landmarks, list[tuple[str, int, int, float]]()
    if "church" in built:
        parts = ["cathedral", "dome" if "dome" in built else "scaffold"]
        parts += ["campanile"] if "campanile" in built else []
        found.append(("+".join(parts), _CATHEDRAL, PIAZZA, 1.0))
    elif town.games > 1:
        found.append(("chapel", *chapel_position(town), view_scale(town)))
    if "signoria" in built:
        found.append(("signoria", _SIGNORIA, PIAZZA + 2, 1.0))
    return found


def _draw_tree(canvas: Canvas, x: float, y: float, scale: float, variant: int) -> None:
    name, high = ("bush", 30) if variant % 3 else ("cypress", 46)
    _stand(canvas, name, x, y, scale * high / 100)


def _draw_garden(canvas: Canvas, x: int, y: int, scale: float) -> None:
    kind = (x * 7 + y) // 8 % 3
    _stand(canvas, f"garden-{kind}", x + 14 * scale, y - 4 * scale, scale)


def _draw_plot(canvas: Canvas, spot: PlotSpot) -> None:
    """Draw the winner's building, houses of the other players, a tree and a monument."""
    plot, scale, seed = spot.plot, spot.scale, spot.plot.number * 31
    houses = [f"house-{(seed + number) % 4}" for number in range(plot.houses)]
    beside = list(zip(_BESIDE, [*houses, *["hut"] * plot.huts], strict=False))

    for (x, y), name in beside[:2]:
        _stand(canvas, name, spot.x + x * scale, spot.y + y * scale, scale, seed + x)
    if scale > 0.36:
        _draw_tree(canvas, spot.x + 52 * scale, spot.y - 8 * scale, scale, seed)
    _stand(canvas, _winner_drawing(plot), spot.x + 6 * scale, spot.y, scale, seed)
    for (x, y), name in beside[2:]:
        _stand(canvas, name, spot.x + x * scale, spot.y + y * scale, scale, seed + x)
    if plot.monument > (0 if scale > 0.5 else 2):
        name = f"statue-{plot.monument}"
        _stand(canvas, name, spot.x - 44 * scale, spot.y + 9 * scale, scale)


def _winner_drawing(plot: Plot) -> str:
    match plot.form:
        case "house":
            return "cottage-won" if plot.storeys > 1 else "cottage"
        case "villa":
            return "villa"
    return f"{'tower' if plot.game == 'firenze' else 'palazzo'}-{plot.storeys}"


def _draw_river_traffic(canvas: Canvas, town: Town) -> None:
    """Draw bridges and boats; there are more boats in a larger city."""
    for x, y in _BOATS[: 1 + len(town.landmarks) // 2]:
        _stand(canvas, "boat", x, y)
    for name, x in _BRIDGES.items():
        if name in town.landmarks:
            old = name == "bridge" and town.games >= _SHOPS_FROM
            _stand(canvas, "old-bridge" if old else "bridge", x - 33, SHORE + 176)


# Texts


def _draw_texts(canvas: Canvas, town: Town, plan: CityPlan, language: str) -> None:
    for sign in plan.signs:
        text = words.label(language, "city-season", number=sign.district.last)
        if sign.district.is_old:
            text = words.label(language, "city-old")
        _draw_name(canvas, sign.x, sign.y, text, 180, 24, (PANEL, RULE))
    for spot in plan.spots:
        name = fonts.drawable_text(" & ".join(spot.plot.names)) if spot.room else ""
        if name:
            size = round(18 + 9 * spot.scale)
            _draw_name(canvas, spot.x, spot.y + 4, name, spot.room, size, (CREAM, WINE))
    title = words.label(language, "city-title")
    _draw_title(canvas, title, words.label(language, "city-games", games=town.games))


def _draw_name(
    canvas: Canvas,
    x: int,
    top: int,
    text: str,
    room: int,
    size: int,
    colours: tuple[Colour, Colour],
) -> None:
    """Draw a framed name as wide as it needs; `colours` are its ground and its line."""
    size, text = fonts.fit_text(Face.NAME, size, text, room - 18, 22)
    wide = fonts.text_width(Face.NAME, size, text) + 18
    canvas.draw_frame(Box(x - wide // 2, top, wide, size + 8), *colours, 5, 2)
    canvas.write(x, top + round(size * 0.98), text, Face.NAME, size, INK, side="middle")


def _draw_title(canvas: Canvas, title: str, line: str) -> None:
    """Draw the title and the line below it on a scroll in the sky."""
    widths = fonts.text_width(Face.TITLE, 62, title), fonts.text_width(Face.NAME, 34, line)
    box = Box(MIDDLE - max(widths) // 2 - 65, 26, max(widths) + 130, 124)
    canvas.draw_frame(box, PANEL, mix_colours(RULE, INK, 0.4), 4, 3)
    for x in (box.left, box.right):
        _stand(canvas, "scroll-end", x, box.bottom + 10)
    canvas.write(MIDDLE, box.top + 66, title, Face.TITLE, 62, WINE, side="middle")
    canvas.write(MIDDLE, box.top + 108, line, Face.NAME, 34, INK, side="middle")
