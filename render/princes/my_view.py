"""Draw the table as one player of The Princes of Florence sees it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.engine.game import Seat
from bot.games.princes.land_grid import Ground, neighbours
from bot.games.princes.state_parts import PRINCESS, RECRUITING, DoneWork
from bot.games.princes.view import Character, LotStack, OwnView, SeenEstate, Supply, View
from render import heraldry, words
from render.canvas import Box, Canvas, Sprite, encode_png, make_panel_canvas
from render.common import my_view
from render.common.board import draw_tall_header_bar
from render.common.my_view import GAP, LEAST, Chip, IconCount, OtherPlayerData, Row
from render.common.sheets_and_book_pages import IconNumber
from render.fonts import Face
from render.palette import CREAM, FADED, HONEY, INK, RULE, SLOT, quantize_picture
from render.princes import alt, board, current_question, hand, neighborhood, principality, tiles
from render.princes.current_question import QuestionData
from render.princes.prince_panel import Badge, best_works_of_round, draw_badge, draw_badge_row
from render.princes.principality import BargainTile
from render.princes.solo_panels import die_sprite
from render.princes.theme import THEME, icon
from render.words import Names

SUBJECT_HEIGHT, _COURT_HEIGHT = 206, 64  # pixels
_SHIELD = 46


def draw_sidebar(
    view: View, estate: SeenEstate, language: str, room: int, height: int
) -> Image.Image:
    """Draw the sidebar, as high as the estate, in the width left beside it."""
    width = (room - GAP) // 2 * 2
    parts = (
        draw_question_subject(
            current_question.make_question_data(view, language, fresh=False), width
        ),
        draw_badge_panel(tuple(possession_badges(view, estate)), width),
        draw_supply(view, language, width, height - SUBJECT_HEIGHT - _COURT_HEIGHT - 2 * GAP),
    )
    return my_view.pile_rows([(part,) for part in parts], THEME, width=width)


# What is asked


@lru_cache(8)
def draw_question_subject(scene: QuestionData, width: int) -> Image.Image:
    """Draw the subject of the question, its figure, and the seats concerned."""
    canvas, whole = make_panel_canvas(width, SUBJECT_HEIGHT)
    room = whole.width - 24
    canvas.write_name(14, 44, scene.caption, 38, INK, room=room, least=LEAST, high=2 * LEAST)
    niche = Box(12, 58, 92, 92)
    canvas.draw_slot(niche, SLOT, 12)
    canvas.paste_centred(icon(scene.symbol, 78), niche.middle, niche.top + 46)
    if scene.leader is not None:
        shield = heraldry.shield_sprite(scene.leader, 52, gilt=True)
        canvas.paste_centred(shield, niche.right - 10, niche.bottom - 16)
    _draw_question_amount(canvas, niche.right + 24, scene)
    canvas.write(14, 190, scene.told, Face.TEXT, LEAST, FADED, room=room)
    if scene.roll:
        canvas.paste_centred(die_sprite(scene.roll.die, 50), whole.right - 40, niche.top + 46)
    _draw_seats(canvas, whole.right - 6, niche.top, scene)
    return quantize_picture(canvas.image)


def _draw_question_amount(canvas: Canvas, left: int, scene: QuestionData) -> None:
    for number, open_ in enumerate(scene.lozenges):
        canvas.paste(icon("action" if open_ else "action-done", 58), left + number * 66, 76)
    if scene.figure is None:
        return
    if scene.money:
        canvas.paste_centred(icon("coin", 46), left + 22, 104)
        left += 52
    canvas.write(left, 130, f"{scene.figure}", Face.STRONG, 72, INK)


def _draw_seats(canvas: Canvas, right: int, top: int, scene: QuestionData) -> None:
    """Draw up to three shields in a row, with a golden rim for the seats asked."""
    across = min(3, len(scene.row)) if len(scene.row) != 4 else 2
    for number, seat in enumerate(scene.row):
        line, place = divmod(number, across)
        drawing = heraldry.shield_sprite(
            seat, _SHIELD - 4, dim=seat in scene.out, gilt=seat in scene.next
        )
        x = right - (across - place) * _SHIELD + _SHIELD // 2
        canvas.paste_centred(drawing, x, top + _SHIELD // 2 + line * _SHIELD)


# What I have


def possession_badges(view: View, estate: SeenEstate) -> Iterator[Badge]:
    own = estate.open
    yield Badge("builder", f"{own.builders}", dim=not own.builders)
    yield Badge("jester", f"{own.jesters}", dim=not own.jesters)
    yield from (Badge(name, dim=name not in own.freedoms) for name in view.box.freedom_order)
    yield Badge("recruiting", f"{own.recruiting}", dim=not own.recruiting)


@lru_cache(16)
def draw_badge_panel(badges: tuple[Badge, ...], width: int) -> Image.Image:
    canvas, whole = make_panel_canvas(width, _COURT_HEIGHT)
    draw_badge_row(canvas, Box(14, 9, whole.width - 28, 44), badges, 38)
    return quantize_picture(canvas.image)


# What is to be had


def draw_supply(view: View, language: str, width: int, height: int) -> Image.Image:
    if view.phase == "characters":
        names = tuple(
            words.thing_name(language, "character", card.name) for card in view.characters
        )
        return _draw_characters(view.characters, names, width, height)
    if view.phase == "auction":
        return draw_lots(view, width, height, rows=2)
    marks = tuple(principality.tile_letters(language, supply.name) for supply in view.buildings)
    decks = tuple(deck for deck in view.decks if deck.name != "prestige")
    return _draw_supplies(
        view.buildings, marks, (*view.freedoms, *decks), view.box.ground, width, height
    )


def draw_lots(view: View, width: int, height: int, rows: int) -> Image.Image:
    asked = view.asked
    leader = asked.bidders[-1] if asked.bidders else None
    return _draw_stacks(view.stacks, asked.lot, asked.price, leader, width, height, rows)


@lru_cache(8)
def _draw_characters(
    cards: tuple[Character, ...], names: tuple[str, ...], width: int, height: int
) -> Image.Image:
    """Draw each character with the pawn on it, or with its owner."""
    canvas, whole = make_panel_canvas(width, height)
    high = (whole.height - 8) // len(cards)
    for number, (card, name) in enumerate(zip(cards, names, strict=True)):
        box = Box(6, 4 + number * high, whole.width - 12, high).inset(1)
        canvas.fill(box, SLOT, 8)
        middle, is_gone = box.middle_y, card.serving is not None
        canvas.paste_centred(icon(card.name, 44, dim=is_gone), box.left + 28, middle)
        right = _draw_character_holder(canvas, box.right - 8, middle, card)
        left, ink = box.left + 58, FADED if is_gone else INK
        room = right - left - 8
        canvas.write(left, middle + 11, name, Face.NAME, 36, ink, room=room, least=LEAST)
    return quantize_picture(canvas.image)


def _draw_character_holder(canvas: Canvas, right: int, middle: int, card: Character) -> int:
    if card.serving:
        canvas.paste_centred(heraldry.shield_sprite(card.serving.seat, 42), right - 22, middle)
        return right - 46
    if card.pawn is None:
        return right
    canvas.paste_centred(heraldry.shield_sprite(card.pawn.seat, 42), right - 22, middle)
    price = f"{card.pawn.florins}"
    canvas.write(right - 50, middle + 12, price, Face.STRONG, 34, INK, side="right")
    return right - 126


@lru_cache(16)
def _draw_stacks(
    stacks: tuple[LotStack, ...],
    asked: str,
    price: int,
    leader: int | None,
    width: int,
    height: int,
    rows: int,
) -> Image.Image:
    """Draw how many of each lot are left, and who bought one or leads, at what price."""
    canvas, whole = make_panel_canvas(width, height)
    cells = whole.inset(6).split(-(-len(stacks) // rows), rows)
    for cell, stack in zip(cells, stacks, strict=False):
        box = cell.inset(2)
        is_asked = stack.lot == asked and bool(price)
        canvas.draw_slot(box, HONEY if is_asked else SLOT, 8, fresh=is_asked)
        is_empty = not stack.left and not is_asked
        canvas.paste_centred(icon(stack.lot, 48, dim=is_empty), box.left + 30, box.top + 34)
        ink = FADED if is_empty else INK
        base = box.top + 46
        canvas.write(box.right - 5, base, f"×{stack.left}", Face.STRONG, LEAST, ink, side="right")
        sale = stack.sale
        florins = sale.price if sale else price if is_asked else 0
        seat = sale.seat if sale else leader if is_asked else None
        if florins and seat is not None:
            _draw_price(canvas, Box(box.left + 3, box.top + 66, box.width - 6, 72), florins, seat)
    return quantize_picture(canvas.image)


def _draw_price(canvas: Canvas, box: Box, florins: int, seat: int) -> None:
    canvas.draw_frame(box, CREAM, RULE, 8, 2)
    canvas.paste_centred(heraldry.shield_sprite(seat, 36), box.middle, box.top + 20)
    canvas.write(box.middle, box.bottom - 6, f"{florins}", Face.STRONG, LEAST, INK, side="middle")


@lru_cache(16)
def _draw_supplies(
    buildings: tuple[Supply, ...],
    marks: tuple[str, ...],
    others: tuple[Supply, ...],
    ground: Ground,
    width: int,
    height: int,
) -> Image.Image:
    """Draw buildings in two rows, and freedoms and decks in a third."""
    canvas, whole = make_panel_canvas(width, height)
    *upper, lower = whole.inset(4).split(1, 3)
    columns = -(-len(buildings) // 2)
    cells = [cell for line in upper for cell in line.split(columns)]
    for cell, supply, mark in zip(cells, buildings, marks, strict=False):
        box = cell.inset(2)
        canvas.fill(box, SLOT, 8)
        shown = _building_sprite(supply, ground)
        canvas.paste_centred(shown, box.middle, box.top + 28)
        ink, base = INK if supply.left else FADED, box.bottom - 7
        canvas.write(box.left + 4, base, mark, Face.TEXT, LEAST, ink)
        canvas.write(box.right - 4, base, f"{supply.left}", Face.STRONG, LEAST, ink, side="right")
    for cell, supply in zip(lower.split(len(others)), others, strict=True):
        box = cell.inset(2)
        canvas.fill(box, SLOT, 8)
        middle, ink = box.middle_y, INK if supply.left else FADED
        canvas.paste_centred(icon(supply.name, 44, dim=not supply.left), box.left + 26, middle)
        canvas.write(
            box.right - 4, middle + 12, f"{supply.left}", Face.STRONG, LEAST, ink, side="right"
        )
    return quantize_picture(canvas.image)


def _building_sprite(supply: Supply, ground: Ground) -> Sprite:
    drawing = tiles.tile_sprite(supply.name, ground.turns[supply.name][0], 14, fresh=False)
    if supply.left:
        return drawing
    return drawing.fade(4)


_SQUARE, _EDGE = 75, 10  # pixels of a square of my estate, and around all of it
_ALONE = 120  # of a square of an estate that is shown alone


def draw_my_view(view: View, language: str, names: Names) -> bytes:
    """Draw the table as the viewer sees it, as PNG; the view must have an owner."""
    language = words.nearest_language(language)
    rows = _draw_my_view_rows(
        view, view.my, language, alt.names_with_wolfgang(view, language, names)
    )
    return encode_png(my_view.pile_rows(rows, THEME, width=my_view.WIDTH, head=1))


def _draw_my_view_rows(view: View, own: OwnView, language: str, names: Names) -> Iterator[Row]:
    estate = view.estates[own.seat]
    header = board.make_header_data(view, language, names)
    yield (draw_tall_header_bar(header, my_view.WIDTH, THEME),)
    figures = (
        IconNumber("points", words.format_points(estate.open.points)),
        IconNumber("coin", f"{own.hidden.florins}"),
    )
    yield (my_view.draw_owner_banner(own.seat, words.player_name(names, own.seat), figures, THEME),)
    if own.looking_at:  # what is to be chosen from has the place of the estate
        yield (hand.draw_cards_to_choose(view, own, language),)
    else:
        land = draw_land_panel(make_land_data(view, estate, language), _SQUARE)
        room = my_view.INNER - land.width
        yield land, draw_sidebar(view, estate, language, room, land.height)
    if own.hand:
        yield (hand.draw_professions_in_hand(view, own, language),)
    things = (*_character_chips(own, estate, language), *hand.bonus_prestige_chips(own, language))
    if not own.looking_at:
        things += tuple(_work_chips(view, estate, language))
    if things:
        yield (my_view.draw_chips("", things, THEME),)
    yield (my_view.draw_other_players(tuple(_other_players(view, own.seat, names)), THEME),)


def draw_estate(view: View, seat: Seat, language: str, names: Names) -> bytes:
    """Draw the estate of one seat alone as everybody sees it, as PNG."""
    language = words.nearest_language(language)
    rows = _draw_estate_rows(view, view.estates[seat], language, names)
    return encode_png(my_view.pile_rows(rows, THEME, width=my_view.WIDTH))


def _draw_estate_rows(view: View, estate: SeenEstate, language: str, names: Names) -> Iterator[Row]:
    names = alt.names_with_wolfgang(view, language, names)
    figures = [IconNumber("points", words.format_points(estate.open.points))]
    if estate.florins is not None:
        figures.append(IconNumber("coin", f"{estate.florins}"))
    name = words.player_name(names, estate.seat)
    yield (my_view.draw_owner_banner(estate.seat, name, tuple(figures), THEME),)
    counts = {"profession": estate.hand, "bonus": estate.bonus, "prestige": estate.prestige}
    covered = (Badge(deck, f"{count}", dim=not count) for deck, count in counts.items())
    badges = (*possession_badges(view, estate), *covered)
    yield draw_estate_row(view, estate, language, badges, _ALONE, my_view.INNER)
    works = tuple(_work_chips(view, estate, language))
    if works:
        yield (my_view.draw_chips("", works, THEME),)


# My estate


@dataclass(frozen=True, slots=True)
class LandData:
    """What the picture of a principality shows."""

    ground: Ground
    estate: SeenEstate
    neighbours: tuple[tuple[str, Seat], ...]
    ghost: BargainTile | None
    language: str


def make_land_data(view: View, estate: SeenEstate, language: str) -> LandData:
    beyond = neighbours(len(view.estates), estate.seat) if view.borders else ()
    ghost = dict(neighborhood.bargain_tiles(view)).get(estate.seat)
    return LandData(view.box.ground, estate, beyond, ghost, language)


@lru_cache(16)
def draw_land_panel(data: LandData, square: int) -> Image.Image:
    ground = data.ground
    wide, high = principality.land_width(ground, square), principality.land_height(ground, square)
    canvas, _ = make_panel_canvas(wide + 2 * _EDGE, high + 2 * _EDGE)
    draw_land(canvas, _EDGE, _EDGE, square, data)
    return quantize_picture(canvas.image)


def draw_estate_row(
    view: View, estate: SeenEstate, language: str, badges: Iterable[Badge], square: int, width: int
) -> Row:
    """Draw an estate with badges in a column at its right."""
    land = draw_land_panel(make_land_data(view, estate, language), square)
    return land, _draw_badge_column(tuple(badges), width - land.width - GAP, land.height)


@lru_cache(8)
def _draw_badge_column(badges: tuple[Badge, ...], width: int, height: int) -> Image.Image:
    canvas, whole = make_panel_canvas(width, height)
    step = (whole.height - 8) // len(badges)
    size = min(68, step - 12)
    for number, badge in enumerate(badges):
        box = Box(22, 4 + number * step + (step - size) // 2, whole.width, size)
        draw_badge(canvas, box, badge, 48)
    return quantize_picture(canvas.image)


def draw_land(canvas: Canvas, x: int, y: int, square: int, data: LandData) -> None:
    ground, language, own = data.ground, data.language, data.estate.open
    tiles = (*own.buildings, *own.landscapes)
    alone_ = [tile for tile in tiles if not tile.across]
    principality.draw_principality(canvas, x, y, square, ground, alone_, language)
    at = principality.make_board_spot(ground, x, y, square)
    principality.draw_shared_buildings(canvas, at, ground, tiles, data.neighbours, (), language)
    if data.ghost:
        principality.draw_offered_building(canvas, at, ground, data.ghost, language)


# What else is mine


def _character_chips(own: OwnView, estate: SeenEstate, language: str) -> Iterator[Chip]:
    """Return the viewer's character with what it would bring now."""
    if estate.character:
        brings = own.merchant or own.changes
        figure = f"+{brings}" if brings else f"{own.princess.value}" if own.princess else ""
        name = words.thing_name(language, "character", estate.character)
        yield Chip(estate.character, name, figure, dim=estate.is_face_down)


def _work_chips(view: View, estate: SeenEstate, language: str) -> Iterator[Chip]:
    """List completed works, marking the best of this round, and then lent cards."""
    crowned = best_works_of_round(view, estate.seat)
    for feat in estate.open.feats:
        yield Chip(
            "laurel" if feat in crowned else "work", _author_name(feat, language), f"{feat.value}"
        )
    lent = estate.open.table.count(RECRUITING)
    if lent:
        yield Chip(RECRUITING, words.thing_name(language, "profession", RECRUITING), f"×{lent}")


def _author_name(feat: DoneWork, language: str) -> str:
    kind = "character" if feat.profession == PRINCESS else "profession"
    return words.thing_name(language, kind, feat.profession)


# The others


def _other_players(view: View, own: Seat, names: Names) -> Iterator[OtherPlayerData]:
    """List the other players in turn order after the viewer."""
    seats = len(view.estates)
    for step in range(1, seats):
        estate = view.estates[(own + step) % seats]
        yield OtherPlayerData(
            estate.seat,
            words.player_name(names, estate.seat),
            estate.seat in view.asked.seats,
            tuple(_player_counts(view, estate)),
        )


def _player_counts(view: View, estate: SeenEstate) -> Iterator[IconCount]:
    lies = estate.open
    yield IconCount("points", words.format_points(lies.points))
    if estate.florins is not None:
        yield IconCount("coin", f"{estate.florins}")
    yield make_icon_count("builder", lies.builders)
    yield make_icon_count("jester", lies.jesters)
    for freedom in view.box.freedom_order:
        yield IconCount(freedom, dim=freedom not in lies.freedoms)
    if view.characters:
        yield IconCount(estate.character or "pawn", dim=not estate.character or estate.is_face_down)
    yield make_icon_count("profession", estate.hand)
    yield make_icon_count("bonus", estate.bonus)
    yield make_icon_count("prestige", estate.prestige)
    yield make_icon_count("work", len(lies.feats))


def make_icon_count(icon: str, many: int) -> IconCount:
    return IconCount(icon, f"{many}", dim=not many)
