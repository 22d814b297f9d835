"""My view of Firenze: my site, what is asked, my cards and bricks, and the others in lines."""

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from bot.engine.game import Seat
from bot.games.firenze.pieces import CELEBRATION, Bricks, Tower
from bot.games.firenze.view import InHand, Own, SeenBuilder, View
from render import words
from render.canvas import Box, Canvas, panelled, saved
from render.firenze import bricks, chart, header, mine_row, site, table
from render.firenze.colours import flattened
from render.firenze.icons import icon
from render.firenze.names import marked
from render.firenze.paints import PAINTS
from render.firenze.site import StandingTower
from render.firenze.table import TurnLook
from render.fonts import Face
from render.frame import portrait
from render.frame.masthead import Figure
from render.frame.portrait import GAP, INNER, LEAST, Chip, Count, OtherLook, Row
from render.palette import BRASS, FADED, GOLD, HONEY, INK, PANEL, RULE, SLOT
from render.words import Names

_SITE, _SITE_WIDE, _STORE = 300, 590, 72
_OF_THE_ROW = ("choosing", "paying-card")  # what is asked then are cards of the row


def draw_mine(view: View, language: str, names: Names) -> bytes:
    """The table as the viewer has it before him, as PNG; only a view with an owner has one."""
    assert view.own is not None, "a spectator has nothing of his own"
    rows = _rows(view, view.own, words.understood(language), names)
    return saved(portrait.piled(rows, PAINTS, width=portrait.WIDTH, head=1))


def _rows(view: View, own: Own, language: str, names: Names) -> Iterator[Row]:
    builder = view.builders[own.seat]
    yield (header.tall(view, language, names, portrait.WIDTH),)
    figures = tuple(_figures(builder))
    yield (portrait.banner(own.seat, words.called(names, own.seat), figures, PAINTS),)
    wide = INNER - _SITE_WIDE - GAP
    yield _site(builder.open.site, _SITE_WIDE), _turn(table.turn(view, language), wide)
    yield (_store(builder.open.storehouse, INNER),)
    if view.asked.kind in _OF_THE_ROW and own.seat in view.asked.seats:
        yield (mine_row.row(view, language),)
    else:
        yield (chart.chart(chart.look(view)),)
    cards = (*_hand(own, language), *_buildings(builder, language))
    if cards:
        yield (portrait.chips("", cards, PAINTS),)
    yield (portrait.others(tuple(_others(view, own.seat, names)), PAINTS),)
    yield (portrait.footnote(words.label(language, "firenze-ours"), PAINTS),)


def _figures(builder: SeenBuilder) -> Iterator[Figure]:
    yield Figure("points", _signed(builder.open.points))
    yield Figure("seal", f"{builder.open.seals}")
    yield Figure("card", f"{builder.cards}/{builder.card_limit}")
    yield Figure("storehouse", f"{builder.open.stored}/{builder.storehouse_limit}")


def _signed(points: int) -> str:
    return f"{points}".replace("-", "−")


# My site and my storehouse


@lru_cache(16)
def _site(towers: tuple[Tower, ...], width: int) -> Image.Image:
    canvas, whole = panelled(width, _SITE)
    place = Box(12, 12, whole.width - 24, whole.height - 24)
    site.draw(canvas, place, [StandingTower(tower) for tower in towers], site.PORTRAIT)
    return flattened(canvas.image)


@lru_cache(16)
def _store(stored: Bricks, width: int) -> Image.Image:
    """Bricks by colour; an empty storehouse has its icon alone."""
    canvas, whole = panelled(width, _STORE)
    middle, counted = whole.height // 2, bricks.groups(stored)
    canvas.centre(icon("storehouse", 50, dim=not counted), 42, middle)
    place = Box(90, middle - 20, 0, 40)
    bricks.row(canvas, place, counted, 38, step=(whole.width - 100) // 6)
    return flattened(canvas.image)


# How far the turn has come


@lru_cache(16)
def _turn(look: TurnLook, width: int) -> Image.Image:
    """Its phases in two rows, what so many bricks cost in it, and what was played."""
    canvas, whole = panelled(width, _SITE)
    wide = (whole.width - 20) // 3
    for number, symbol in enumerate(table.PHASE_ICONS):
        line, place = divmod(number, 3)
        box = Box(10 + place * wide, 8 + line * 58, wide - 4, 54)
        _phase(canvas, box, number + 1, symbol, look.phase)
    canvas.write(14, 162, look.caption, Face.TEXT, LEAST, INK, room=whole.width - 28)
    count = len(look.costs) - 1
    wide = (whole.width - 20) // max(1, count)
    for number in range(1, count + 1):
        cell, laid = Box(10 + (number - 1) * wide, 174, wide - 4, 48), number <= look.laid
        canvas.frame(cell, GOLD if laid else PANEL, BRASS if laid else RULE, 5, 2)
        cost = f"{look.costs[number]}"
        canvas.write(cell.middle, cell.top + 36, cost, Face.STRONG, 34, INK, side="middle")
    told = Box(14, 228, whole.width - 28, 68)
    canvas.name(told.left, 272, look.told, 34, FADED, room=told.width, least=LEAST, high=68)
    return flattened(canvas.image)


def _phase(canvas: Canvas, box: Box, number: int, symbol: str, now: int) -> None:
    if number == now:
        canvas.frame(box, HONEY, GOLD, 10, 4)
    else:
        canvas.fill(box, SLOT, 10)
    base = box.top + 39
    canvas.write(box.left + 30, base, f"{number}", Face.TITLE, LEAST, INK, side="middle")
    middle = box.top + box.height // 2
    canvas.centre(icon(symbol, 44, dim=number < now), box.right - 44, middle)


# My cards


def _hand(own: Own, language: str) -> Iterator[Chip]:
    """What can't be played now is dim; celebrations have the points they would bring."""
    for held in own.hand:
        name = marked(language, held.card)
        if held.card.kind == CELEBRATION:
            yield Chip(CELEBRATION, name, _points(held))
        else:
            yield Chip(held.card.kind, name, dim=not held.playable)


def _points(held: InHand) -> str:
    return f"{held.points:+}".replace("-", "−") if held.points else "0"


def _buildings(builder: SeenBuilder, language: str) -> Iterator[Chip]:
    for card in builder.buildings:
        yield Chip(card.name, marked(language, card))


# The others


def _others(view: View, own: Seat, names: Names) -> Iterator[OtherLook]:
    """In order of turn after me."""
    seats = len(view.builders)
    for step in range(1, seats):
        builder = view.builders[(own + step) % seats]
        yield OtherLook(
            builder.seat,
            words.called(names, builder.seat),
            builder.seat in view.asked.seats,
            tuple(_counts(builder)),
        )


def _counts(builder: SeenBuilder) -> Iterator[Count]:
    for figure in _figures(builder):
        yield Count(figure.icon, figure.text)
    yield Count(CELEBRATION, f"{builder.celebrations}", dim=not builder.celebrations)
    for tower in builder.open.site:
        yield Count(f"brick-{tower.color}", f"{tower.height}")
