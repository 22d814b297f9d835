"""My view of The Princes of Florence: my estate, what is asked, my hand, the others in lines."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.engine.game import Seat
from bot.games.princes.borders import neighbours
from bot.games.princes.palazzo import Ground
from bot.games.princes.pieces import PRINCESS, RECRUITING, Feat
from bot.games.princes.view import Own, SeenEstate, View
from render import words
from render.canvas import Canvas, panelled, saved
from render.frame import portrait
from render.frame.masthead import Figure
from render.frame.portrait import Chip, Count, OtherLook, Row
from render.palette import flattened
from render.princes import (
    alone,
    district,
    header,
    mine_beside,
    mine_hand,
    principality,
    shared,
)
from render.princes.head import best
from render.princes.paints import PAINTS
from render.princes.shared import Ghost
from render.words import Names

_SQUARE, _EDGE = 75, 10  # pixels of a square of my estate, and around all of it


def draw_mine(view: View, language: str, names: Names) -> bytes:
    """The table as the viewer has it before him, as PNG; only a view with an owner has one."""
    assert view.own is not None, "a spectator has nothing of his own"
    language = words.understood(language)
    rows = _rows(view, view.own, language, alone.with_wolfgang(view, language, names))
    return saved(portrait.piled(rows, PAINTS, width=portrait.WIDTH, head=1))


def _rows(view: View, own: Own, language: str, names: Names) -> Iterator[Row]:
    estate = view.estates[own.seat]
    yield (header.tall(view, language, names, portrait.WIDTH),)
    figures = (
        Figure("points", _signed(estate.open.points)),
        Figure("coin", f"{own.hidden.florins}"),
    )
    yield (portrait.banner(own.seat, words.called(names, own.seat), figures, PAINTS),)
    if own.looking_at:  # what is to be chosen from has the place of the estate
        yield (mine_hand.choice(view, own, language),)
    else:
        land = _land(look(view, estate, language))
        room = portrait.INNER - land.width
        yield land, mine_beside.column(view, estate, language, room, land.height)
    if own.hand:
        yield (mine_hand.hand(view, own, language),)
    things = (*_served(own, estate, language), *mine_hand.notes(own, language))
    if not own.looking_at:
        things += tuple(_works(view, estate, language))
    if things:
        yield (portrait.chips("", things, PAINTS),)
    yield (portrait.others(tuple(_others(view, own.seat, names)), PAINTS),)


def _signed(points: int) -> str:
    return f"{points}".replace("-", "−")


# My estate


@dataclass(frozen=True, slots=True)
class LandLook:
    """All that lies on it."""

    ground: Ground
    estate: SeenEstate
    neighbours: tuple[tuple[str, Seat], ...]
    ghost: Ghost | None
    language: str


def look(view: View, estate: SeenEstate, language: str) -> LandLook:
    beyond = neighbours(len(view.estates), estate.seat) if view.borders else ()
    ghost = dict(district.ghosts(view)).get(estate.seat)
    return LandLook(view.box.ground, estate, beyond, ghost, language)


@lru_cache(16)
def _land(look: LandLook) -> Image.Image:
    ground = look.ground
    wide, high = principality.width(ground, _SQUARE), principality.height(ground, _SQUARE)
    canvas, _ = panelled(wide + 2 * _EDGE, high + 2 * _EDGE)
    draw_land(canvas, _EDGE, _EDGE, _SQUARE, look)
    return flattened(canvas.image)


def draw_land(canvas: Canvas, x: int, y: int, square: int, look: LandLook) -> None:
    ground, language, own = look.ground, look.language, look.estate.open
    tiles = (*own.buildings, *own.landscapes)
    alone_ = [tile for tile in tiles if not tile.across]
    principality.draw(canvas, x, y, square, ground, alone_, language)
    at = shared.spot(ground, x, y, square)
    shared.across(canvas, at, ground, tiles, look.neighbours, (), language)
    if look.ghost:
        shared.draw_ghost(canvas, at, ground, look.ghost, language)


# What else is mine


def _served(own: Own, estate: SeenEstate, language: str) -> Iterator[Chip]:
    """My character, with what he would bring now."""
    if estate.character:
        brings = own.merchant or own.changes
        figure = f"+{brings}" if brings else f"{own.princess.value}" if own.princess else ""
        name = words.thing(language, "character", estate.character)
        yield Chip(estate.character, name, figure, dim=estate.is_face_down)


def _works(view: View, estate: SeenEstate, language: str) -> Iterator[Chip]:
    """Those that are completed, the best of this round with a laurel; then lent cards."""
    crowned = best(view, estate.seat)
    for feat in estate.open.feats:
        yield Chip(
            "laurel" if feat in crowned else "work", _author(feat, language), f"{feat.value}"
        )
    lent = estate.open.table.count(RECRUITING)
    if lent:
        yield Chip(RECRUITING, words.thing(language, "profession", RECRUITING), f"×{lent}")


def _author(feat: Feat, language: str) -> str:
    kind = "character" if feat.profession == PRINCESS else "profession"
    return words.thing(language, kind, feat.profession)


# The others


def _others(view: View, own: Seat, names: Names) -> Iterator[OtherLook]:
    """In order of turn after me."""
    seats = len(view.estates)
    for step in range(1, seats):
        estate = view.estates[(own + step) % seats]
        yield OtherLook(
            estate.seat,
            words.called(names, estate.seat),
            estate.seat in view.asked.seats,
            tuple(_counts(view, estate)),
        )


def _counts(view: View, estate: SeenEstate) -> Iterator[Count]:
    lies = estate.open
    yield Count("points", _signed(lies.points))
    if estate.florins is not None:
        yield Count("coin", f"{estate.florins}")
    yield _count("builder", lies.builders)
    yield _count("jester", lies.jesters)
    for freedom in view.box.freedom_order:
        yield Count(freedom, dim=freedom not in lies.freedoms)
    if view.characters:
        yield Count(estate.character or "pawn", dim=not estate.character or estate.is_face_down)
    yield _count("profession", estate.hand)
    yield _count("bonus", estate.bonus)
    yield _count("prestige", estate.prestige)
    yield _count("work", len(lies.feats))


def _count(icon: str, many: int) -> Count:
    return Count(icon, f"{many}", dim=not many)
