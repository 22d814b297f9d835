"""A city from the hill above the Arno: land, walls and streets, from the hills to the river."""

from render import fonts, words
from render.canvas import Canvas, Sprite, over, saved
from render.city import houses, landmarks, landscape, trees
from render.city.layout import (
    CATHEDRAL,
    PIAZZA,
    SHORE,
    SIGNORIA,
    Plan,
    Sign,
    Spot,
    chapel,
    laid_out,
    nearness,
)
from render.city.paints import flattened
from render.city.scroll import cartouche, ribbon
from render.city.town import Plot, Town

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
    language = words.understood(language)
    plan = laid_out(town)
    canvas = over(landscape.backdrop().copy())
    _land(canvas, town, plan)
    _streets(canvas, town, plan)
    if "bridge" in town.landmarks:
        landscape.quay(canvas, plan.half)
    _boats(canvas, town)
    _bridges(canvas, town)
    for tree, x, y in landscape.foreground():
        canvas.paste(tree, x, y)
    _written(canvas, town, plan, language)
    return saved(flattened(canvas.image))


def _land(canvas: Canvas, town: Town, plan: Plan) -> None:
    landscape.ground(canvas, plan.top, plan.half)
    if "walls" in town.landmarks:
        outer = "outer-walls" in town.landmarks
        size = nearness(town) * (1.25 if outer else 1.0)
        landmarks.walls(canvas, plan.top, plan.half, size)


def _streets(canvas: Canvas, town: Town, plan: Plan) -> None:
    """Painted from the back to the front, what the city built among the rest."""
    for at, (x, y, scale) in enumerate(plan.trees):
        tree = trees.cypress(round(44 * scale)) if at * 7 % 5 < 2 else trees.bush(round(28 * scale))
        canvas.paste(tree, x - tree.width // 2, y - tree.height)
    for x, y, scale in plan.gardens:
        _garden(canvas, x, y, scale, empty=True)
    for spot in plan.spots:
        if spot.room and spot.plot.form != "house":
            _garden(canvas, spot.x, spot.y, spot.scale, empty=False)
    stones = _stones(town)
    for spot in plan.spots:
        while stones and stones[0][2] <= spot.y:
            _stood(canvas, *stones.pop(0))
        _plot(canvas, spot)
    for stone in stones:
        _stood(canvas, *stone)


def _stones(town: Town) -> list[tuple[Sprite, int, int]]:
    """The churches and the Signoria, and where their base lines are."""
    built = town.landmarks
    found = list[tuple[Sprite, int, int]]()
    if "church" in built:
        domed, campanile = "dome" in built, "campanile" in built
        found.append((landmarks.cathedral(domed=domed, campanile=campanile), CATHEDRAL, PIAZZA))
    elif town.games > 1:
        found.append((landmarks.chapel(nearness(town)), *chapel(town)))
    if "signoria" in built:
        found.append((landmarks.signoria(), SIGNORIA, PIAZZA + 2))
    return found


def _stood(canvas: Canvas, drawing: Sprite, x: int, y: int) -> None:
    canvas.paste(drawing, x - drawing.width // 2, y - drawing.height + 4)


def _garden(canvas: Canvas, x: int, y: int, scale: float, *, empty: bool) -> None:
    """Behind the houses; where there are none yet, with trees in it."""
    wide, high, kind = round(168 * scale), round(62 * scale), (x * 7 + y) // 8 % 3
    made = trees.garden(kind, wide, high)
    canvas.paste(made, x - wide // 2 + round(14 * scale), y - high - round(4 * scale))
    if not empty:
        return
    for aside, up in ((-34, 34), (14, 40), (54, 30), (-50, 12), (-6, 16), (34, 8)):
        tree = trees.bush(round(26 * scale)) if kind else trees.cypress(round(40 * scale))
        left = x + round((aside + 8) * scale) - tree.width // 2
        canvas.paste(tree, left, y - round(up * scale) - tree.height)


# A plot


def _plot(canvas: Canvas, spot: Spot) -> None:
    plot, scale, seed = spot.plot, round(spot.scale * 50) / 50, spot.plot.number * 31
    others = [False] * plot.houses + [True] * plot.huts
    behind = [pair for pair in zip(_ASIDE, others, strict=False) if pair[0][1] < 0]
    before = [pair for pair in zip(_ASIDE, others, strict=False) if pair[0][1] >= 0]
    for at, ((x, y), is_hut) in enumerate(behind):
        _beside(canvas, spot, x, y, scale, seed + at * 5, is_hut=is_hut)
    if scale > 0.4:
        tree = trees.cypress(round(46 * scale)) if seed % 3 else trees.bush(round(30 * scale))
        canvas.paste(tree, spot.x + round(44 * scale), spot.y - round(8 * scale) - tree.height)
    main = _main(plot, seed, scale)
    canvas.paste(main, spot.x - round(main.width * 0.44), spot.y - main.height)
    for at, ((x, y), is_hut) in enumerate(before):
        _beside(canvas, spot, x, y, scale, seed + 17 + at * 3, is_hut=is_hut)
    if plot.monument > (0 if scale > 0.5 else 2):
        made = houses.statue(plot.monument, scale)
        canvas.paste(made, spot.x - round(58 * scale), spot.y + round(9 * scale) - made.height)


def _main(plot: Plot, seed: int, scale: float) -> Sprite:
    kind = seed % 12
    match plot.form:
        case "house":
            return houses.cottage(kind, scale, won=plot.storeys > 1)
        case "villa":
            return houses.villa(kind, scale)
    if plot.game == "firenze":
        return houses.tower(kind, plot.storeys, scale)
    return houses.palazzo(kind, plot.storeys, scale)


def _beside(
    canvas: Canvas, spot: Spot, x: int, y: int, scale: float, seed: int, *, is_hut: bool
) -> None:
    made = houses.hut(scale) if is_hut else houses.house(seed % 12, scale)
    place = spot.x + round(x * scale) - made.width // 2, spot.y + round(y * scale) - made.height
    canvas.paste(made, *place)


def _bridges(canvas: Canvas, town: Town) -> None:
    for name, x in _BRIDGES:
        if name in town.landmarks:
            made = landmarks.bridge(old=name == "bridge" and town.games >= _OLD)
            aside, up = landmarks.bridgehead()
            canvas.paste(made, x - aside, SHORE + 4 - up)


def _boats(canvas: Canvas, town: Town) -> None:
    """More of them the larger the city is."""
    made = landmarks.boat()
    for x, y in _BOATS[: 1 + len(town.landmarks) // 2]:
        canvas.paste(made, x - made.width // 2, y - made.height)


# Letters


def _written(canvas: Canvas, town: Town, plan: Plan, language: str) -> None:
    for sign in plan.signs:
        _sign(canvas, sign, language)
    for spot in plan.spots:
        if spot.room and spot.plot.names:
            name = fonts.drawable(" & ".join(spot.plot.names))
            if name:
                ribbon(canvas, spot.x, spot.y + 4, name, spot.room, round(18 + 9 * spot.scale))
    title = words.label(language, "city-title")
    cartouche(canvas, title, words.label(language, "city-games", games=town.games))


def _sign(canvas: Canvas, sign: Sign, language: str) -> None:
    district = sign.district
    text = words.label(language, "city-season", number=district.last)
    if district.is_old:
        text = words.label(language, "city-old")
    ribbon(canvas, sign.x, sign.y, text, max(sign.room, 150), 24, plain=True)
