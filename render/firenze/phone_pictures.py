"""Pictures for a phone: the table as one player sees it, the public board, and a question."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain

from PIL import Image

from bot.engine.game import Seat
from bot.games.firenze import building
from bot.games.firenze.state_parts import CELEBRATION, ORDER, Bricks, Open, Tower
from bot.games.firenze.view import Offer, OwnView, SeenBuilder, View
from render import fonts, words
from render.canvas import Box, Canvas, encode_png, make_panel_canvas
from render.common import my_view
from render.common.board import draw_tall_header_bar
from render.common.my_view import CROP, GAP, INNER, LEAST, Chip, IconCount, OtherPlayerData, Row
from render.common.sheets_and_book_pages import IconNumber
from render.firenze import bricks, builder_panel, commission_towers, header_and_side_panels, theme
from render.firenze.builder_panel import StandingTower
from render.firenze.commission_towers import CommissionPlace
from render.firenze.header_and_side_panels import TurnData
from render.firenze.theme import THEME, card_name, icon, quantize_picture
from render.firenze.view_differences import BoardChanges, BuilderChanges, find_changes
from render.fonts import Face
from render.palette import BRASS, CREAM, FADED, GOLD, INK, PANEL, RULE
from render.words import Names

_LINE_HEIGHT, _ABOUT_STEP, _LINE_GAP = 60, 38, 5
_NAME_WIDTH, _COST_WIDTH = 430, 104  # pixels for the name, and for what it costs
_CROP_NAME_WIDTH = 354
_ABOUT_LINES = 2  # that tell what it does


@dataclass(frozen=True, slots=True)
class RowLineData:
    """One card of the row."""

    offer: Offer
    name: str
    about: tuple[str, ...]
    chosen: bool  # it is being paid for

    @property
    def height(self) -> int:
        return _LINE_HEIGHT + len(self.about) * _ABOUT_STEP + 4


def draw_card_row(
    view: View, language: str, width: int = INNER, *, is_told: bool = True
) -> Image.Image:
    """Draw the cards of the row, and what they do if it `is_told`."""
    asked = view.asked
    lines = tuple(
        RowLineData(
            offer,
            theme.card_name(language, offer.card),
            _wrap_card_text(theme.card_text(language, offer.card)) if is_told else (),
            chosen=asked.kind == "paying-card" and asked.place == offer.place,
        )
        for offer in view.row
    )
    return _draw_row_lines(lines, width, _NAME_WIDTH if width == INNER else _CROP_NAME_WIDTH)


def _wrap_card_text(text: str) -> tuple[str, ...]:
    room, high = INNER - 40, fonts.line_height(LEAST) * _ABOUT_LINES
    return fonts.wrap_text(Face.TEXT, LEAST, text, room, high, LEAST)[1]


@lru_cache(8)
def _draw_row_lines(lines: tuple[RowLineData, ...], width: int, name_width: int) -> Image.Image:
    canvas, whole = make_panel_canvas(width, sum(data.height + _LINE_GAP for data in lines) + 10)
    y = 6
    for data in lines:
        _draw_row_line(canvas, Box(6, y, whole.width - 12, data.height), data, name_width)
        y += data.height + _LINE_GAP
    return quantize_picture(canvas.image)


def _draw_row_line(canvas: Canvas, box: Box, data: RowLineData, name_width: int) -> None:
    canvas.draw_row_background(box, chosen=data.chosen)
    offer, middle = data.offer, box.top + _LINE_HEIGHT // 2
    canvas.paste_centred(icon(offer.card.kind, 48), box.left + 32, middle)
    base, room = middle + 13, name_width - 68
    canvas.write(box.left + 64, base, data.name, Face.NAME, 38, INK, room=room, least=LEAST)
    left = box.left + name_width
    step = (box.right - _COST_WIDTH - 8 - left) // max(
        4, len(bricks.colors_with_counts(offer.bricks))
    )
    high = 38 if name_width == _NAME_WIDTH else 30
    place = Box(left, middle - high // 2, 0, high)
    bricks.draw_brick_row(canvas, place, bricks.colors_with_counts(offer.bricks), 36, step=step)
    cost = Box(box.right - _COST_WIDTH - 6, middle - 24, _COST_WIDTH, 48)
    canvas.draw_frame(cost, CREAM, BRASS, 8, 3)
    canvas.write(cost.left + 28, base, f"{offer.cost}", Face.STRONG, 38, INK, side="middle")
    canvas.paste_centred(icon("bricks", 40), cost.right - 30, middle)
    for number, line in enumerate(data.about):
        base = box.top + _LINE_HEIGHT + 26 + number * _ABOUT_STEP
        canvas.write(box.left + 14, base, line, Face.TEXT, LEAST, FADED)


SITE, SITE_WIDE, _STORE = 300, 590, 72
_SITE_ALONE = 420  # of a site that is shown alone
_OF_THE_ROW = ("choosing", "paying-card")  # what is asked then are cards of the row


def draw_my_view(view: View, language: str, names: Names) -> bytes:
    """Draw the table as the viewer sees it, as PNG; the view must have an owner."""
    rows = _draw_my_view_rows(view, view.my, words.nearest_language(language), names)
    return encode_png(my_view.pile_rows(rows, THEME, width=my_view.WIDTH, head=1))


def _draw_my_view_rows(view: View, own: OwnView, language: str, names: Names) -> Iterator[Row]:
    builder = view.builders[own.seat]
    header = header_and_side_panels.make_header_data(view, language, names)
    yield (draw_tall_header_bar(header, my_view.WIDTH, THEME),)
    figures = tuple(_builder_icon_numbers(builder))
    yield (my_view.draw_owner_banner(own.seat, words.player_name(names, own.seat), figures, THEME),)
    wide = INNER - SITE_WIDE - GAP
    yield (
        draw_site_panel(builder.open.site, SITE_WIDE, SITE),
        draw_turn_phases(header_and_side_panels.make_turn_data(view, language), wide),
    )
    yield (draw_storehouse(builder.open.storehouse, INNER),)
    if view.asked.kind in _OF_THE_ROW and own.seat in view.asked.seats:
        yield (draw_card_row(view, language),)
    else:
        yield (commission_towers.draw_chart(commission_towers.make_chart_data(view)),)
    cards = (*hand_chips(own, language), *_building_chips(builder, language))
    if cards:
        yield (my_view.draw_chips("", cards, THEME),)
    yield (my_view.draw_other_players(tuple(_other_players(view, own.seat, names)), THEME),)
    yield (my_view.draw_footnote(words.label(language, "firenze-some-ours"), THEME),)


def draw_estate(view: View, seat: Seat, language: str, names: Names) -> bytes:
    """Draw what one builder has alone as everybody sees it, as PNG."""
    rows = _draw_builder_rows(view.builders[seat], words.nearest_language(language), names)
    return encode_png(my_view.pile_rows(rows, THEME, width=my_view.WIDTH))


def _draw_builder_rows(builder: SeenBuilder, language: str, names: Names) -> Iterator[Row]:
    name, figures = words.player_name(names, builder.seat), tuple(_builder_icon_numbers(builder))
    yield (my_view.draw_owner_banner(builder.seat, name, figures, THEME),)
    yield (draw_site_panel(builder.open.site, INNER, _SITE_ALONE),)
    yield (draw_storehouse(builder.open.storehouse, INNER),)
    buildings = tuple(_building_chips(builder, language))
    if buildings:
        yield (my_view.draw_chips("", buildings, THEME),)
    yield (my_view.draw_footnote(words.label(language, "firenze-some-ours"), THEME),)


def _builder_icon_numbers(builder: SeenBuilder) -> Iterator[IconNumber]:
    yield IconNumber("points", words.format_points(builder.open.points))
    yield IconNumber("seal", f"{builder.open.seals}")
    yield IconNumber("card", f"{builder.cards}/{builder.card_limit}")
    yield IconNumber("storehouse", f"{builder.open.stored}/{builder.storehouse_limit}")


# My site and my storehouse


@lru_cache(16)
def draw_site_panel(
    towers: tuple[Tower, ...], width: int, height: int, fresh: tuple[bool, ...] = ()
) -> Image.Image:
    canvas, whole = make_panel_canvas(width, height)
    place = Box(12, 12, whole.width - 24, whole.height - 24)
    new = fresh or (False,) * len(towers)
    stand = [StandingTower(tower, one) for tower, one in zip(towers, new, strict=True)]
    builder_panel.draw_site(canvas, place, stand, builder_panel.PORTRAIT)
    return quantize_picture(canvas.image)


@lru_cache(16)
def draw_storehouse(stored: Bricks, width: int) -> Image.Image:
    """Draw bricks by colour; an empty storehouse shows its icon alone."""
    canvas, whole = make_panel_canvas(width, _STORE)
    middle, counted = whole.height // 2, bricks.colors_with_counts(stored)
    canvas.paste_centred(icon("storehouse", 50, dim=not counted), 42, middle)
    place = Box(90, middle - 20, 0, 40)
    bricks.draw_brick_row(canvas, place, counted, 38, step=(whole.width - 100) // 6)
    return quantize_picture(canvas.image)


# How far the turn has come


@lru_cache(16)
def draw_turn_phases(data: TurnData, width: int) -> Image.Image:
    """Draw the phases in two rows, the costs of building, and what was played."""
    canvas, whole = make_panel_canvas(width, SITE)
    wide = (whole.width - 20) // 3
    for number, symbol in enumerate(header_and_side_panels.PHASE_ICONS):
        line, place = divmod(number, 3)
        box = Box(10 + place * wide, 8 + line * 58, wide - 4, 54)
        _draw_phase(canvas, box, number + 1, symbol, data.phase)
    canvas.write(14, 162, data.caption, Face.TEXT, LEAST, INK, room=whole.width - 28)
    count = len(data.costs) - 1
    wide = (whole.width - 20) // max(1, count)
    for number in range(1, count + 1):
        cell, laid = Box(10 + (number - 1) * wide, 174, wide - 4, 48), number <= data.laid
        canvas.draw_frame(cell, GOLD if laid else PANEL, BRASS if laid else RULE, 5, 2)
        cost = f"{data.costs[number]}"
        canvas.write(cell.middle, cell.top + 36, cost, Face.STRONG, 34, INK, side="middle")
    told = Box(14, 228, whole.width - 28, 68)
    canvas.write_name(told.left, 272, data.told, 34, FADED, room=told.width, least=LEAST, high=68)
    return quantize_picture(canvas.image)


def _draw_phase(canvas: Canvas, box: Box, number: int, symbol: str, now: int) -> None:
    canvas.draw_row_background(box, 10, 4, chosen=number == now)
    base = box.top + 39
    canvas.write(box.left + 30, base, f"{number}", Face.TITLE, LEAST, INK, side="middle")
    canvas.paste_centred(icon(symbol, 44, dim=number < now), box.right - 44, box.middle_y)


# My cards


def hand_chips(own: OwnView, language: str) -> Iterator[Chip]:
    """List held cards: dim if not playable now; celebrations with the points they would bring."""
    for held in own.hand:
        name = card_name(language, held.card)
        if held.card.kind == CELEBRATION:
            yield Chip(CELEBRATION, name, words.format_change(held.points))
        else:
            yield Chip(held.card.kind, name, dim=not held.playable)


def _building_chips(builder: SeenBuilder, language: str) -> Iterator[Chip]:
    for card in builder.buildings:
        yield Chip(card.name, card_name(language, card))


# The others


def _other_players(view: View, own: Seat, names: Names) -> Iterator[OtherPlayerData]:
    """List the other players in turn order after the viewer."""
    seats = len(view.builders)
    for step in range(1, seats):
        builder = view.builders[(own + step) % seats]
        yield OtherPlayerData(
            builder.seat,
            words.player_name(names, builder.seat),
            builder.seat in view.asked.seats,
            tuple(player_counts(builder)),
        )


def player_counts(builder: SeenBuilder) -> Iterator[IconCount]:
    for figure in _builder_icon_numbers(builder):
        yield IconCount(figure.icon, figure.text)
    yield IconCount(CELEBRATION, f"{builder.celebrations}", dim=not builder.celebrations)
    for tower in builder.open.site:
        yield IconCount(f"brick-{tower.color}", f"{tower.height}")


def draw_portrait(view: View, language: str, names: Names, before: View | None = None) -> bytes:
    """Draw the public board in portrait format as PNG; highlight what differs from `before`."""
    rows = _draw_public_rows(
        view, words.nearest_language(language), names, find_changes(before, view)
    )
    return encode_png(my_view.pile_rows(rows, THEME, width=my_view.WIDTH, head=1))


def _draw_public_rows(view: View, language: str, names: Names, new: BoardChanges) -> Iterator[Row]:
    header = header_and_side_panels.make_header_data(view, language, names)
    yield (draw_tall_header_bar(header, my_view.WIDTH, THEME),)
    seat = view.turn.seat
    site, turn = view.active_builder.site, header_and_side_panels.make_turn_data(view, language)
    yield (
        draw_site_panel(site, SITE_WIDE, SITE, new.builders[seat].towers),
        draw_turn_phases(turn, INNER - SITE_WIDE - GAP),
    )
    fresh = frozenset((color, one) for color, new_ in new.commissions.items() for one in new_)
    yield (commission_towers.draw_chart(commission_towers.make_chart_data(view, ringed=fresh)),)
    yield (draw_card_row(view, language, is_told=False),)
    shown = tuple(
        _make_player_data(view, builder, names, new.builders[builder.seat])
        for builder in view.builders
    )
    yield (my_view.draw_other_players(shown, THEME),)
    yield (my_view.draw_footnote(words.label(language, "firenze-some-ours"), THEME),)


def _make_player_data(
    view: View, builder: SeenBuilder, names: Names, new: BuilderChanges
) -> OtherPlayerData:
    fresh = {*new.counters, *(["points"] if new.points else [])}
    fresh |= {
        f"brick-{tower.color}"
        for tower, is_new in zip(builder.open.site, new.towers, strict=False)
        if is_new
    }
    counts = [replace(one, fresh=one.icon in fresh) for one in player_counts(builder)]
    name = words.player_name(names, builder.seat)
    return OtherPlayerData(builder.seat, name, builder.seat in view.asked.seats, tuple(counts))


_CROP_SITE = 150  # pixels of the construction site
_GIVING = ("paying-card", "paying-exchange", "paying-construction", "losing", "limiting-bricks")


def draw_question(view: View, language: str, names: Names) -> bytes:  # noqa: ARG001
    """Draw the crop for the viewer's question as PNG."""
    rows = _draw_question_rows(view, view.my, words.nearest_language(language))
    return encode_png(my_view.pile_rows(rows, THEME, width=CROP))


def _draw_question_rows(view: View, own: OwnView, language: str) -> Iterator[Row]:
    kind, mine = view.asked.kind, view.mine.open
    if kind == "limiting-cards":
        yield (my_view.draw_chips("", tuple(hand_chips(own, language)), THEME, CROP),)
        return
    if kind == "choosing":
        yield (draw_card_row(view, language, CROP, is_told=False),)
    elif kind in _GIVING:
        due = Chip("bricks", words.label(language, "firenze-plan-pays"), f"{view.asked.due}")
        yield (my_view.draw_chips("", (due,), THEME, CROP),)
    else:
        ringed = frozenset(list_reachable_commissions(view))
        yield (commission_towers.draw_chart(commission_towers.make_chart_data(view, CROP, ringed)),)
        yield (draw_site_panel(mine.site, CROP, _CROP_SITE),)
    if mine.stored:
        yield (draw_storehouse(mine.storehouse, CROP),)


def list_reachable_commissions(view: View) -> Iterator[CommissionPlace]:
    """List the open commissions that the viewer's towers meet, or can meet this turn."""
    mine = view.mine.open
    for commission in chain.from_iterable(family.commissions for family in view.families):
        color, height = commission.color, commission.height
        stands = [tower.height for tower in mine.site if tower.color == color]
        more = height - max([0, *(one for one in stands if one <= height)])
        if commission.open and _can_lay(view, mine, color, more):
            yield color, height


def _can_lay(view: View, mine: Open, color: str, count: int) -> bool:
    """Return whether so many bricks of a colour can be laid and paid for this turn."""
    if not count:
        return True
    if count > min(view.bricks_left_to_lay, mine.storehouse[ORDER[color]]):
        return False
    turn = view.turn
    cost = building.amount_due(view.costs, turn.built, len(turn.payments), count)
    return view.asked.kind == "building" and count + cost <= mine.stored
