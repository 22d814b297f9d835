"""Draw the public board of Firenze: towers, row of cards, panels of builders."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.games.firenze.state_parts import Tower
from bot.games.firenze.view import Offer, SeenBuilder, View
from render import fonts, words
from render.canvas import Box, Canvas, make_panel_canvas
from render.common import board
from render.firenze import bricks, builder_panel, commission_towers, header_and_side_panels, theme
from render.firenze.builder_panel import HeldCards
from render.firenze.theme import THEME, icon, quantize_picture
from render.firenze.view_differences import BoardChanges, find_changes
from render.fonts import Face
from render.palette import BRASS, CREAM, GOLD, GROUND, HONEY, INK, PANEL, SHADE
from render.words import Names

_COST = 74  # pixels
_BRICK, _LETTERS, _A_ROW = 24, 25, 3  # of the bricks that lie there, so many side by side
_ABOUT = range(15, 23)  # pixels of the letters that tell what a card does


@dataclass(frozen=True, slots=True)
class RowCardData:
    """What the picture of one card shows."""

    offer: Offer
    name: str
    about: str
    letters: int  # of all cards of the row the same
    chosen: bool  # it is being paid for
    fresh: bool  # it has just been revealed
    added: frozenset[str]  # colours of bricks that have just been laid on it


def make_row_cards(
    view: View,
    language: str,
    fresh: frozenset[int],
    added: tuple[frozenset[str], ...],
    width: int,
    height: int,
) -> tuple[RowCardData, ...]:
    asked = view.asked
    paying = asked.kind in ("paying-card", "paying-exchange")
    texts = [theme.card_text(language, offer.card) for offer in view.row]
    places = [_card_text_area(width, height, offer) for offer in view.row]
    letters = min(
        (
            fonts.wrap_text(Face.TEXT, _ABOUT[-1], text, place.width, place.height, _ABOUT[0])[0]
            for text, place in zip(texts, places, strict=True)
        ),
        default=_ABOUT[-1],
    )
    return tuple(
        RowCardData(
            offer,
            theme.card_name(language, offer.card),
            texts[number],
            letters,
            paying and asked.place == offer.place,
            offer.place in fresh,
            added[number],
        )
        for number, offer in enumerate(view.row)
    )


@lru_cache(2)
def draw_empty_place(width: int, height: int) -> Image.Image:
    """Draw a place of the row without a card."""
    canvas = Canvas(width, height, GROUND)
    canvas.fill(Box(0, 0, width - 2, height - 3), SHADE, 10)
    canvas.fill(Box(3, 3, width - 8, height - 9), GROUND, 8)
    return quantize_picture(canvas.image)


@lru_cache(32)
def draw_row_card(data: RowCardData, width: int, height: int) -> Image.Image:
    canvas, whole = make_panel_canvas(width, height)
    if data.chosen or data.fresh:
        canvas.draw_frame(whole, HONEY if data.fresh else PANEL, GOLD, 10, 5 if data.chosen else 3)
    card = data.offer.card
    canvas.paste_centred(icon(card.kind, 40), 30, 28)
    canvas.write(56, 37, data.name, Face.NAME, 31, INK, room=whole.width - 64, least=19)
    _draw_cost(canvas, Box(10, 54, _COST, 34), data.offer.cost)
    _draw_lying_bricks(canvas, whole.width, data)
    place = _card_text_area(width, height, data.offer)
    canvas.write_paragraph(place, data.about, Face.TEXT, data.letters, INK, least=_ABOUT[0])
    return quantize_picture(canvas.image)


def _card_text_area(width: int, height: int, offer: Offer) -> Box:
    """Return the box of the card's text, below the bricks that lie on the card."""
    rows = max(1, -(-len(bricks.colors_with_counts(offer.bricks)) // _A_ROW))
    top = 64 + rows * (_BRICK + 8)
    return Box(12, top, width - 24, height - top - 8)


def _draw_cost(canvas: Canvas, box: Box, cost: int) -> None:
    """Draw how many bricks of any colour the card costs."""
    canvas.draw_frame(box, CREAM, BRASS, 8, 3)
    middle = box.middle_y
    canvas.write(box.left + 22, middle + 11, f"{cost}", Face.STRONG, 31, INK, side="middle")
    canvas.paste_centred(icon("bricks", 27), box.right - 21, middle)


def _draw_lying_bricks(canvas: Canvas, width: int, data: RowCardData) -> None:
    counted = bricks.colors_with_counts(data.offer.bricks)
    left = _COST + 20
    step = (width - left - 2) // _A_ROW
    for start in range(0, len(counted), _A_ROW):
        top = 59 + start // _A_ROW * (_BRICK + 8)
        box = Box(left, top, width - left, _BRICK)
        part = counted[start : start + _A_ROW]
        bricks.draw_brick_row(canvas, box, part, _LETTERS, step=step, fresh=data.added)


WIDTH, HEIGHT = 1600, 1040
MARGIN, GAP = 14, 8

_INNER = WIDTH - 2 * MARGIN
_TOWERS = Box(MARGIN, board.HEADER_HEIGHT + GAP, _INNER, 378)
_ROW = Box(MARGIN, _TOWERS.bottom + GAP, _INNER, 202)
_PANELS = Box(MARGIN, _ROW.bottom + GAP, _INNER, HEIGHT - _ROW.bottom - GAP - 10)

_LADDER = 108
_FAMILY, _BETWEEN = 152, 4  # a tower, and the room to the next
_TURN, _CHURCH = 150, 114  # how high they are
_ROOMY = 440  # pixels of a panel
_LOW = Tower("white", 5)  # for one as high as this there is always room


def draw_regions(
    view: View, language: str, names: Names, before: View | None, hands: Sequence[HeldCards] = ()
) -> Iterator[board.Region]:
    """Yield the parts of the board; each is cached by the data it shows.

    `hands` are given by the film of a finished game alone: what every seat held.
    """
    new = find_changes(before, view)
    header = header_and_side_panels.make_header_data(view, language, names)
    yield Box(0, 0, WIDTH, board.HEADER_HEIGHT), board.draw_header_bar(header, WIDTH, THEME)
    yield from _draw_towers(view, language, new)
    yield from _draw_right_column(view, language, new)
    yield from _draw_card_row(view, language, new)
    yield from _draw_panels(view, language, names, new, hands)


def _draw_towers(view: View, language: str, new: BoardChanges) -> Iterator[board.Region]:
    top, high = _TOWERS.top, _TOWERS.height
    heights = tuple(commission.height for commission in view.families[0].commissions)
    ladder = commission_towers.draw_height_ladder(heights, view.levels, new.levels, _LADDER, high)
    yield Box(_TOWERS.left, top, _LADDER, high), ladder
    for number, data in enumerate(
        commission_towers.make_tower_data(view, language, new.commissions, new.leaders)
    ):
        left = _TOWERS.left + _LADDER + number * (_FAMILY + _BETWEEN)
        yield (
            Box(left, top, _FAMILY, high),
            commission_towers.draw_family_tower(data, _FAMILY, high),
        )


def _draw_right_column(view: View, language: str, new: BoardChanges) -> Iterator[board.Region]:
    left = _TOWERS.left + _LADDER + len(view.families) * (_FAMILY + _BETWEEN) + 6
    wide = (_TOWERS.right - left) // 2 * 2
    top = _TOWERS.top
    turn = header_and_side_panels.make_turn_data(view, language)
    yield Box(left, top, wide, _TURN), header_and_side_panels.draw_turn_panel(turn, wide, _TURN)
    top += _TURN + 6
    church = header_and_side_panels.make_church_data(view, language, new.church)
    yield (
        Box(left, top, wide, _CHURCH),
        header_and_side_panels.draw_church_panel(church, wide, _CHURCH),
    )
    top += _CHURCH + 6
    high = (_TOWERS.bottom - top) // 2 * 2
    stock = header_and_side_panels.make_stock_data(view, language, fresh=new.ended)
    yield Box(left, top, wide, high), header_and_side_panels.draw_pouch_and_deck(stock, wide, high)


def _draw_card_row(view: View, language: str, new: BoardChanges) -> Iterator[board.Region]:
    count = view.box.numbers.row
    wide = (_ROW.width - GAP * (count - 1)) // count // 2 * 2
    cards = make_row_cards(view, language, new.cards, new.laid, wide, _ROW.height)
    for number in range(count):
        box = Box(_ROW.left + number * (wide + GAP), _ROW.top, wide, _ROW.height)
        if number < len(cards):
            yield box, draw_row_card(cards[number], wide, _ROW.height)
        else:
            yield box, draw_empty_place(wide, _ROW.height)


def _draw_panels(
    view: View, language: str, names: Names, new: BoardChanges, hands: Sequence[HeldCards] = ()
) -> Iterator[board.Region]:
    seats = len(view.builders)
    tallest = max(tower.height for builder in view.builders for tower in (*builder.open.site, _LOW))
    wide = (_PANELS.width - GAP * (seats - 1)) // seats // 2 * 2
    for number, builder in enumerate(view.builders):
        fresh = new.builders[number]
        data = builder_panel.BuilderData(
            wide,
            _PANELS.height,
            builder,
            _make_banner_data(view, builder, names, fresh.points),
            language,
            fresh,
            tallest,
            held=hands[number] if hands else None,
        )
        box = Box(_PANELS.left + number * (wide + GAP), _PANELS.top, wide, _PANELS.height)
        yield box, builder_panel.draw_builder_panel(data)


def _make_banner_data(
    view: View, builder: SeenBuilder, names: Names, change: int
) -> board.BannerData:
    winners = view.scores.winners if view.scores else ()
    is_done = view.ender is not None and view.scores is None and not builder.turn_left
    return board.BannerData(
        builder.seat,
        words.player_name(names, builder.seat),
        builder.open.points,
        change,
        asked=builder.seat in view.asked.seats,
        signs=(
            (builder.seat == view.starter, "pennon"),
            (builder.open.owes_bell_tower, "bell-tower"),
            (is_done, "yes"),  # the last turn of this builder is over
            (builder.seat == view.ender, "end"),
            (builder.seat in winners, "crown"),
        ),
        roomy=_ROOMY,
    )


BOARD: board.BoardRenderer[View, HeldCards] = board.BoardRenderer(
    WIDTH, HEIGHT, draw_regions, quantize_picture
)
compose_board, draw_board = BOARD.compose_board, BOARD.draw_board


def load_cover() -> bytes:
    return board.load_example_picture("firenze.png")
