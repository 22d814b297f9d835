"""Draw the picture of a server's city: sprites on a painted ground."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from math import ceil
from random import Random
from typing import Protocol

from PIL import Image

from render import fonts, palette, theme, words
from render.canvas import Box, Canvas, Pen, Point, Sprite, encode_png, make_canvas_over
from render.fonts import Face
from render.palette import CREAM, INK, PANEL, RULE, WINE, Colour, mix_colours


class Plot(Protocol):
    """The building of one finished game."""

    @property
    def number(self) -> int: ...
    @property
    def game(self) -> str: ...
    @property
    def form(self) -> str: ...
    @property
    def storeys(self) -> int: ...
    @property
    def houses(self) -> int: ...
    @property
    def huts(self) -> int: ...
    @property
    def monument(self) -> int: ...
    @property
    def names(self) -> Sequence[str]: ...


class District(Protocol):
    """The plots of one season, or of all seasons before the newest."""

    @property
    def last(self) -> int: ...
    @property
    def is_old(self) -> bool: ...
    @property
    def plots(self) -> Sequence[Plot]: ...


class Town(Protocol):
    """All districts, the newest first, and the landmarks that the server has earned."""

    @property
    def districts(self) -> Sequence[District]: ...
    @property
    def landmarks(self) -> frozenset[str]: ...
    @property
    def games(self) -> int: ...


WIDTH, HEIGHT = 1600, 1200
MIDDLE = WIDTH // 2
SHORE = 1000  # where the river begins
PIAZZA = 620  # the base line of the cathedral and the Signoria
BACK = 344  # as far as the oldest streets may reach

# The newest games stand in rows at the river: how far up, how large, how many, how far apart.
_ROWS = ((0, 1.16, 7, 208), (138, 0.96, 9, 168), (252, 0.8, 11, 136))
_ZOOM = ((3, 1.75), (8, 1.5), (14, 1.25))  # up to so many games

# Older games stand in strips of districts behind the piazza, each with its sign before it.
_SCALES = (0.54, 0.54, 0.46, 0.38)  # of the first strip, by the number of strips
_LEAST = 0.17  # scale of the old town
_SMALLER = 0.72  # from one strip to the next behind it
_COLUMNS = {1: (770,), 2: (320, 1320), 3: (320, 770, 1320)}  # middles of the districts of a strip
_DISTRICT_WIDTH, _OLD_TOWN_WIDTH = 420, 1300
_PITCH, _DEPTH = 118, 46  # of a plot at full size
_LANE = 34  # before each strip, for the signs
_TAPER = 0.18  # what lies far off moves together


@dataclass(frozen=True, slots=True)
class PlotSpot:
    """Position of a plot: the middle of its base line, and its scale."""

    plot: Plot
    x: int
    y: int
    scale: float
    room: int = 0  # for a name; none in the streets behind


@dataclass(frozen=True, slots=True)
class DistrictSign:
    """Position of the sign with a district's name."""

    district: District
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class CityPlan:
    """Everything that is drawn on the ground, ordered from back to front."""

    spots: tuple[PlotSpot, ...] = ()
    signs: tuple[DistrictSign, ...] = ()
    gardens: tuple[tuple[int, int, float], ...] = ()  # free places at the river
    trees: tuple[tuple[int, int, float], ...] = ()  # along the wall
    top: int = SHORE - 90  # of the town
    half: int = 200  # of its width at the river


def lay_out_city(town: Town) -> CityPlan:
    if not town.districts:
        return CityPlan()
    slots = _river_slots(zoom_of_town(town))
    newest, quarters, before = list[PlotSpot](), list[tuple[District, Sequence[Plot]]](), town.games
    for district in town.districts:
        plots = district.plots
        before -= len(plots)
        older = max(0, min(len(plots), town.games - len(slots) - before))
        for at in range(older, len(plots)):
            newest.append(PlotSpot(plots[at], *slots[(before + at) % len(slots)]))
        if older:
            quarters.append((district, plots[:older]))
    streets, signs = _place_older_districts(quarters)
    spots = sorted([*streets, *newest], key=lambda spot: (spot.y, spot.x))
    top, half = _town_extent(town, spots)
    taken = {(spot.x, spot.y) for spot in newest}
    free = sorted((slot[:3] for slot in slots if slot[:2] not in taken), key=lambda slot: slot[1])
    gardens = tuple(
        (x, y, scale)
        for x, y, scale in free
        if abs(x - MIDDLE) + 80 * scale < half * wall_distance((SHORE - y) / (SHORE - top))
    )
    built = [*((spot.x, spot.y, spot.scale) for spot in spots), *gardens]
    trees = tuple(sorted(_scatter_trees(built, top, half), key=lambda tree: tree[1]))
    return CityPlan(tuple(spots), tuple(signs), gardens, trees, top, half)


# At the river


def zoom_of_town(town: Town) -> float:
    """Return the zoom: larger for the few buildings of a village."""
    return next((zoom for games, zoom in _ZOOM if town.games <= games), 1.0)


def y_above_shore(up: int, zoom: float) -> int:
    return SHORE - 42 - round(up * zoom)


@cache
def _river_slots(zoom: float) -> tuple[tuple[int, int, float, int], ...]:
    """Compute places for the newest games (x, y, scale, room), from the middle outwards."""
    found = []
    for row, (up, scale, count, pitch) in enumerate(_ROWS):
        for at in range(count):
            x = MIDDLE + round((at - (count - 1) / 2) * pitch * zoom)
            if abs(x - MIDDLE) < MIDDLE - 60 * scale * zoom:
                far = abs(x - MIDDLE + 9) / pitch / zoom + 0.8 * row
                slot = x, y_above_shore(up, zoom), scale * zoom, round((pitch - 8) * zoom)
                found.append((far, slot))
    return tuple(slot for _, slot in sorted(found))


# The streets behind


def _place_older_districts(
    quarters: Sequence[tuple[District, Sequence[Plot]]],
) -> tuple[list[PlotSpot], list[DistrictSign]]:
    """Place three districts side by side in a strip, and the old town alone at the back."""
    single = [one for one in quarters if not one[0].is_old]
    strips = [single[at : at + 3] for at in range(0, len(single), 3)]
    strips += [[one] for one in quarters if one[0].is_old]
    spots, signs = list[PlotSpot](), list[DistrictSign]()
    scale, y = _SCALES[len(strips)], PIAZZA - 26 - _LANE
    for strip in strips:
        back = y
        for (district, plots), x in zip(strip, _COLUMNS[len(strip)], strict=True):
            signs.append(DistrictSign(district, round(_narrow_with_depth(x, y)), y))
            width = _OLD_TOWN_WIDTH if district.is_old else _DISTRICT_WIDTH
            spots += _fill_district(plots, x, y, width, scale)
            back = min(back, spots[-1].y)
        y, scale = back - round(_DEPTH * scale) - _LANE, scale * _SMALLER
    return spots, signs


def _fill_district(
    plots: Sequence[Plot], middle: int, y: int, width: int, scale: float
) -> Iterator[PlotSpot]:
    """Yield a grid of plots, the newest in front.

    Where there are too many, several share a place and the one with the greatest monument is drawn.
    """
    while _count_places(y, width, scale) < len(plots) and scale > _LEAST:
        scale -= 0.01
    pitch, depth = _PITCH * scale, _DEPTH * scale
    across, fold = int(width / pitch), ceil(len(plots) / _count_places(y, width, scale))
    newest = plots[::-1]
    shown = [
        max(newest[at : at + fold], key=lambda plot: (plot.monument, plot.storeys))
        for at in range(0, len(newest), fold)
    ]
    rows = max(ceil(len(shown) / across), min(3, len(shown) // 4), 1)
    across = ceil(len(shown) / rows)
    pitch = min(width / across, pitch * 1.25)
    for at, plot in enumerate(shown):
        row, column = divmod(at, across)
        astray = (plot.number * 7919 % 17 - 8) / 100 + (row % 2) / 2 - 0.25
        foot = y - row * depth
        x = middle + (column + 0.5 - across / 2 + astray) * pitch
        yield PlotSpot(plot, round(_narrow_with_depth(x, foot)), round(foot), scale)


def _count_places(y: int, width: int, scale: float) -> int:
    return int(width / (_PITCH * scale)) * int((y - BACK) / (_DEPTH * scale))


def _narrow_with_depth(x: float, y: float) -> float:
    return MIDDLE + (x - MIDDLE) * (1 - _TAPER * (PIAZZA - y) / (PIAZZA - BACK))


# The wall, and the trees along it


def _town_extent(town: Town, spots: Sequence[PlotSpot]) -> tuple[int, int]:
    """Compute the y of the town's far end and half of its width at the river."""
    top = min(spot.y - 18 - round(64 * spot.scale) for spot in spots)
    if town.games > 1:
        top = min(top, chapel_position(town)[1] - 60)
    half = max(
        (abs(spot.x - MIDDLE) + 92 * spot.scale)
        / wall_distance(min(0.96, (SHORE - spot.y) / (SHORE - top)))
        for spot in spots
    )
    return top, min(round(half) + 16, MIDDLE - 20)


def chapel_position(town: Town) -> tuple[int, int]:
    return 838, y_above_shore(312, zoom_of_town(town))


def wall_distance(up: float) -> float:
    """Return how far the wall is from the middle: 1 at the river, 0 at the far end."""
    return float((1 - min(1.0, up) ** 4) ** 0.25)


def depth_scale(y: float) -> float:
    """Return the scale of things at this height of the picture."""
    return 0.3 + 0.7 * max(0.0, y - BACK) / (SHORE - BACK)


def _scatter_trees(
    built: Sequence[tuple[int, int, float]], top: int, half: int
) -> Iterator[tuple[int, int, float]]:
    """Yield trees inside the wall and beside the buildings; the same for the same town."""
    rows: dict[tuple[int, float], list[int]] = {}
    for x, y, scale in built:
        rows.setdefault((y, scale), []).append(x)
    reach = [(min(xs) - 100 * s, max(xs) + 100 * s, y, s) for (y, s), xs in rows.items()]
    chance = Random(5)
    for _ in range(130):
        up = chance.uniform(0.03, 0.9)
        y, side = round(SHORE - up * (SHORE - top)), chance.choice((-1, 1))
        size = depth_scale(y)
        x = MIDDLE + side * round(half * wall_distance(up) - (30 + 150 * chance.random()) * size)
        if all(
            not left < x < right or not -60 * s < b - y < 110 * s for left, right, b, s in reach
        ):
            yield x, y, size


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
    canvas = make_canvas_over(_load_ground()[0].copy())
    _draw_town_ground(canvas, town, plan)
    _draw_town(canvas, town, plan)
    if "bridge" in town.landmarks:
        _draw_quay(canvas, plan.half)
    _draw_river_traffic(canvas, town)
    for name, x, y, height in _FOREGROUND:
        _paste_standing(canvas, name, x, y, height / 100)
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
    return theme.overlay_drawings(*(DRAWINGS[part] for part in name.split("+"))).make_sprite(
        scale, {**COLOURS, **own}
    )


def _paste_standing(
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
    size = zoom_of_town(town) * (1.25 if "outer-walls" in town.landmarks else 1.0)
    if "walls" in town.landmarks:
        for (x, y), (to_x, to_y) in pairwise(line):
            _draw_wall_piece(pen, (x, y - top), (to_x, to_y - top), 24 * size * depth_scale(y))
    small = sheet.reduce(2)
    canvas.image.paste(small, (0, top), small)
    if "walls" in town.landmarks:
        for x, y in line[:: 8 if size > 1 else 12]:
            _paste_standing(canvas, "wall-tower", x, y + 4, depth_scale(y) * 1.15 * size)


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
            _paste_standing(canvas, *landmarks.pop(0))
        _draw_plot(canvas, spot)
    for landmark in landmarks:
        _paste_standing(canvas, *landmark)


def _landmarks(town: Town) -> list[tuple[str, int, int, float]]:
    """List cathedral or chapel and Signoria: drawing, position and scale."""
    built, found = town.landmarks, list[tuple[str, int, int, float]]()
    if "church" in built:
        parts = ["cathedral", "dome" if "dome" in built else "scaffold"]
        parts += ["campanile"] if "campanile" in built else []
        found.append(("+".join(parts), _CATHEDRAL, PIAZZA, 1.0))
    elif town.games > 1:
        found.append(("chapel", *chapel_position(town), zoom_of_town(town)))
    if "signoria" in built:
        found.append(("signoria", _SIGNORIA, PIAZZA + 2, 1.0))
    return found


def _draw_tree(canvas: Canvas, x: float, y: float, scale: float, variant: int) -> None:
    name, high = ("bush", 30) if variant % 3 else ("cypress", 46)
    _paste_standing(canvas, name, x, y, scale * high / 100)


def _draw_garden(canvas: Canvas, x: int, y: int, scale: float) -> None:
    kind = (x * 7 + y) // 8 % 3
    _paste_standing(canvas, f"garden-{kind}", x + 14 * scale, y - 4 * scale, scale)


def _draw_plot(canvas: Canvas, spot: PlotSpot) -> None:
    """Draw the winner's building, houses of the other players, a tree and a monument."""
    plot, scale, seed = spot.plot, spot.scale, spot.plot.number * 31
    houses = [f"house-{(seed + number) % 4}" for number in range(plot.houses)]
    beside = list(zip(_BESIDE, [*houses, *["hut"] * plot.huts], strict=False))

    for (x, y), name in beside[:2]:
        _paste_standing(canvas, name, spot.x + x * scale, spot.y + y * scale, scale, seed + x)
    if scale > 0.36:
        _draw_tree(canvas, spot.x + 52 * scale, spot.y - 8 * scale, scale, seed)
    _paste_standing(canvas, _winner_drawing_name(plot), spot.x + 6 * scale, spot.y, scale, seed)
    for (x, y), name in beside[2:]:
        _paste_standing(canvas, name, spot.x + x * scale, spot.y + y * scale, scale, seed + x)
    if plot.monument > (0 if scale > 0.5 else 2):
        name = f"statue-{plot.monument}"
        _paste_standing(canvas, name, spot.x - 44 * scale, spot.y + 9 * scale, scale)


def _winner_drawing_name(plot: Plot) -> str:
    match plot.form:
        case "house":
            return "cottage-won" if plot.storeys > 1 else "cottage"
        case "villa":
            return "villa"
    return f"{'tower' if plot.game == 'firenze' else 'palazzo'}-{plot.storeys}"


def _draw_river_traffic(canvas: Canvas, town: Town) -> None:
    """Draw bridges and boats; there are more boats in a larger city."""
    for x, y in _BOATS[: 1 + len(town.landmarks) // 2]:
        _paste_standing(canvas, "boat", x, y)
    for name, x in _BRIDGES.items():
        if name in town.landmarks:
            old = name == "bridge" and town.games >= _SHOPS_FROM
            _paste_standing(canvas, "old-bridge" if old else "bridge", x - 33, SHORE + 176)


# Texts


def _draw_texts(canvas: Canvas, town: Town, plan: CityPlan, language: str) -> None:
    for sign in plan.signs:
        text = words.label(language, "city-season", number=sign.district.last)
        if sign.district.is_old:
            text = words.label(language, "city-old")
        _draw_framed_name(canvas, sign.x, sign.y, text, 180, 24, (PANEL, RULE))
    for spot in plan.spots:
        name = fonts.drawable_text(" & ".join(spot.plot.names)) if spot.room else ""
        if name:
            size = round(18 + 9 * spot.scale)
            _draw_framed_name(canvas, spot.x, spot.y + 4, name, spot.room, size, (CREAM, WINE))
    title = words.label(language, "city-title")
    _draw_title(canvas, title, words.label(language, "city-games", games=town.games))


def _draw_framed_name(
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
        _paste_standing(canvas, "scroll-end", x, box.bottom + 10)
    canvas.write(MIDDLE, box.top + 66, title, Face.TITLE, 62, WINE, side="middle")
    canvas.write(MIDDLE, box.top + 108, line, Face.NAME, 34, INK, side="middle")
