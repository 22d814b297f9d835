"""Draw the picture of a server's city."""

from render import fonts, words
from render.canvas import Box, Canvas, Pen, Sprite, canvas_over, encode_png, make_sprite
from render.city import buildings, landmarks, landscape
from render.city.layout import (
    CATHEDRAL,
    MIDDLE,
    PIAZZA,
    SHORE,
    SIGNORIA,
    CityPlan,
    DistrictSign,
    Plot,
    PlotSpot,
    Town,
    chapel_position,
    lay_out_city,
    view_scale,
)
from render.city.theme import quantize_picture
from render.fonts import Face
from render.palette import CREAM, GOLD, INK, PANEL, RULE, WINE, mix_colours

_TITLE, _LINE = 62, 34
_TOP, _HIGH = 26, 124


def draw_title_scroll(canvas: Canvas, title: str, line: str) -> None:
    """A scroll in the sky, its ends rolled."""
    wide = (
        max(fonts.text_width(Face.TITLE, _TITLE, title), fonts.text_width(Face.NAME, _LINE, line))
        + 130
    )
    left = MIDDLE - wide // 2
    roll = make_sprite(44, _HIGH + 20, _draw_scroll_end)
    canvas.draw_frame(Box(left, _TOP, wide, _HIGH), PANEL, mix_colours(RULE, INK, 0.4), 4, 3)
    for x in (left - 22, left + wide - 22):
        canvas.paste(roll, x, _TOP - 10)
    canvas.write(MIDDLE, _TOP + 66, title, Face.TITLE, _TITLE, WINE, side="middle")
    canvas.write(MIDDLE, _TOP + 108, line, Face.NAME, _LINE, INK, side="middle")


def _draw_scroll_end(pen: Pen) -> None:
    high = _HIGH + 20
    pen.block(10, 4, 34, high - 4, mix_colours(RULE, INK, 0.4), 8)
    pen.block(13, 7, 31, high - 7, PANEL, 6)
    pen.block(24, 7, 31, high - 7, RULE, 6)
    for y in (4, high - 4):
        pen.disk(22, y, 7 if y == 4 else 4, GOLD)


def draw_name_ribbon(
    canvas: Canvas, x: int, top: int, text: str, room: int, size: int, *, plain: bool = False
) -> None:
    """A name on a band, as wide as it needs to be."""
    size, text = fonts.fit_text(Face.NAME, size, text, room - 18, 22)
    wide, high = fonts.text_width(Face.NAME, size, text) + 18, size + 8
    box = Box(x - wide // 2, top, wide, high)
    if plain:
        canvas.draw_frame(box, PANEL, RULE, 5, 2)
    else:
        canvas.draw_frame(box, CREAM, WINE, 5, 2)
    canvas.write(x, top + round(size * 0.98), text, Face.NAME, size, INK, side="middle")


# How far around its middle the houses of the others stand, in steps of the full size.
_ASIDE = ((-62, -12), (66, -14), (-54, 6), (62, 8))
_BRIDGES = (
    ("bridge", 620),
    ("second-bridge", 1080),
    ("third-bridge", 250),
    ("fourth-bridge", 1400),
)
_BOATS = ((880, 1072), (420, 1086), (1270, 1066), (740, 1054), (160, 1058))
_OLD = 20  # games, after which there are shops on the first bridge


def draw_city(town: Town, language: str) -> bytes:
    language = words.nearest_language(language)
    plan = lay_out_city(town)
    canvas = canvas_over(landscape.draw_backdrop().copy())
    _draw_land(canvas, town, plan)
    _draw_streets(canvas, town, plan)
    if "bridge" in town.landmarks:
        landscape.draw_quay(canvas, plan.half)
    _draw_boats(canvas, town)
    _draw_bridges(canvas, town)
    for tree, x, y in landscape.foreground_trees():
        canvas.paste(tree, x, y)
    _draw_texts(canvas, town, plan, language)
    return encode_png(quantize_picture(canvas.image))


def _draw_land(canvas: Canvas, town: Town, plan: CityPlan) -> None:
    landscape.draw_town_ground(canvas, plan.top, plan.half)
    if "walls" in town.landmarks:
        outer = "outer-walls" in town.landmarks
        size = view_scale(town) * (1.25 if outer else 1.0)
        landmarks.draw_city_walls(canvas, plan.top, plan.half, size)


def _draw_streets(canvas: Canvas, town: Town, plan: CityPlan) -> None:
    """Painted from the back to the front, what the city built among the rest."""
    for at, (x, y, scale) in enumerate(plan.trees):
        tree = (
            buildings.cypress_sprite(round(44 * scale))
            if at * 7 % 5 < 2
            else buildings.bush_sprite(round(28 * scale))
        )
        canvas.paste(tree, x - tree.width // 2, y - tree.height)
    for x, y, scale in plan.gardens:
        _draw_garden(canvas, x, y, scale, empty=True)
    for spot in plan.spots:
        if spot.room and spot.plot.form != "house":
            _draw_garden(canvas, spot.x, spot.y, spot.scale, empty=False)
    stones = _landmark_sprites(town)
    for spot in plan.spots:
        while stones and stones[0][2] <= spot.y:
            _paste_landmark(canvas, *stones.pop(0))
        _draw_plot(canvas, spot)
    for stone in stones:
        _paste_landmark(canvas, *stone)


def _landmark_sprites(town: Town) -> list[tuple[Sprite, int, int]]:
    """The churches and the Signoria, and where their base lines are."""
    built = town.landmarks
    found = list[tuple[Sprite, int, int]]()
    if "church" in built:
        domed, campanile = "dome" in built, "campanile" in built
        found.append(
            (landmarks.cathedral_sprite(domed=domed, campanile=campanile), CATHEDRAL, PIAZZA)
        )
    elif town.games > 1:
        found.append((landmarks.chapel_sprite(view_scale(town)), *chapel_position(town)))
    if "signoria" in built:
        found.append((landmarks.signoria_sprite(), SIGNORIA, PIAZZA + 2))
    return found


def _paste_landmark(canvas: Canvas, drawing: Sprite, x: int, y: int) -> None:
    canvas.paste(drawing, x - drawing.width // 2, y - drawing.height + 4)


def _draw_garden(canvas: Canvas, x: int, y: int, scale: float, *, empty: bool) -> None:
    """Behind the houses; where there are none yet, with trees in it."""
    wide, high, kind = round(168 * scale), round(62 * scale), (x * 7 + y) // 8 % 3
    made = buildings.garden_sprite(kind, wide, high)
    canvas.paste(made, x - wide // 2 + round(14 * scale), y - high - round(4 * scale))
    if not empty:
        return
    for aside, up in ((-34, 34), (14, 40), (54, 30), (-50, 12), (-6, 16), (34, 8)):
        tree = (
            buildings.bush_sprite(round(26 * scale))
            if kind
            else buildings.cypress_sprite(round(40 * scale))
        )
        left = x + round((aside + 8) * scale) - tree.width // 2
        canvas.paste(tree, left, y - round(up * scale) - tree.height)


# A plot


def _draw_plot(canvas: Canvas, spot: PlotSpot) -> None:
    plot, scale, seed = spot.plot, round(spot.scale * 50) / 50, spot.plot.number * 31
    others = [False] * plot.houses + [True] * plot.huts
    behind = [pair for pair in zip(_ASIDE, others, strict=False) if pair[0][1] < 0]
    before = [pair for pair in zip(_ASIDE, others, strict=False) if pair[0][1] >= 0]
    for at, ((x, y), is_hut) in enumerate(behind):
        _draw_side_building(canvas, spot, x, y, scale, seed + at * 5, is_hut=is_hut)
    if scale > 0.4:
        tree = (
            buildings.cypress_sprite(round(46 * scale))
            if seed % 3
            else buildings.bush_sprite(round(30 * scale))
        )
        canvas.paste(tree, spot.x + round(44 * scale), spot.y - round(8 * scale) - tree.height)
    main = _main_building(plot, seed, scale)
    canvas.paste(main, spot.x - round(main.width * 0.44), spot.y - main.height)
    for at, ((x, y), is_hut) in enumerate(before):
        _draw_side_building(canvas, spot, x, y, scale, seed + 17 + at * 3, is_hut=is_hut)
    if plot.monument > (0 if scale > 0.5 else 2):
        made = buildings.statue_sprite(plot.monument, scale)
        canvas.paste(made, spot.x - round(58 * scale), spot.y + round(9 * scale) - made.height)


def _main_building(plot: Plot, seed: int, scale: float) -> Sprite:
    kind = seed % 12
    match plot.form:
        case "house":
            return buildings.cottage_sprite(kind, scale, won=plot.storeys > 1)
        case "villa":
            return buildings.villa_sprite(kind, scale)
    if plot.game == "firenze":
        return buildings.tower_sprite(kind, plot.storeys, scale)
    return buildings.palazzo_sprite(kind, plot.storeys, scale)


def _draw_side_building(
    canvas: Canvas, spot: PlotSpot, x: int, y: int, scale: float, seed: int, *, is_hut: bool
) -> None:
    made = buildings.hut_sprite(scale) if is_hut else buildings.house_sprite(seed % 12, scale)
    place = spot.x + round(x * scale) - made.width // 2, spot.y + round(y * scale) - made.height
    canvas.paste(made, *place)


def _draw_bridges(canvas: Canvas, town: Town) -> None:
    for name, x in _BRIDGES:
        if name in town.landmarks:
            made = landmarks.bridge_sprite(old=name == "bridge" and town.games >= _OLD)
            aside, up = landmarks.bridgehead_position()
            canvas.paste(made, x - aside, SHORE + 4 - up)


def _draw_boats(canvas: Canvas, town: Town) -> None:
    """More of them the larger the city is."""
    made = landmarks.boat_sprite()
    for x, y in _BOATS[: 1 + len(town.landmarks) // 2]:
        canvas.paste(made, x - made.width // 2, y - made.height)


# Letters


def _draw_texts(canvas: Canvas, town: Town, plan: CityPlan, language: str) -> None:
    for sign in plan.signs:
        _draw_district_sign(canvas, sign, language)
    for spot in plan.spots:
        if spot.room and spot.plot.names:
            name = fonts.drawable_text(" & ".join(spot.plot.names))
            if name:
                draw_name_ribbon(
                    canvas, spot.x, spot.y + 4, name, spot.room, round(18 + 9 * spot.scale)
                )
    title = words.label(language, "city-title")
    draw_title_scroll(canvas, title, words.label(language, "city-games", games=town.games))


def _draw_district_sign(canvas: Canvas, sign: DistrictSign, language: str) -> None:
    district = sign.district
    text = words.label(language, "city-season", number=district.last)
    if district.is_old:
        text = words.label(language, "city-old")
    draw_name_ribbon(canvas, sign.x, sign.y, text, max(sign.room, 150), 24, plain=True)
