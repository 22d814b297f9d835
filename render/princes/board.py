"""The public board: one picture that tells who leads, who plays, what is at stake, what is new."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TypeAlias

from PIL import Image

from bot.games.princes.view import View
from render import palette, words
from render.canvas import Box, saved
from render.princes import fame, header, lots, panel, stage, supply
from render.princes.changes import Changes, changes
from render.princes.covered import Held

WIDTH, HEIGHT = 1600, 1000
MARGIN, GAP = 14, 8

Names: TypeAlias = Mapping[int, str]

_INNER = WIDTH - 2 * MARGIN
_FAME = Box(MARGIN, header.HEIGHT + GAP, _INNER, fame.HEIGHT)
_BAND = Box(MARGIN, _FAME.bottom + GAP, _INNER, 200)
_PANELS = Box(MARGIN, _BAND.bottom + GAP, _INNER, HEIGHT - _BAND.bottom - GAP - 10)

_STAGE = 336
_RIGHTS = 104
_BUILDINGS = 384
_BETWEEN = 4  # from stack to stack

# By the number of seats: how large a square is, and whether the court lies beside.
_SQUARES = {1: (68, True), 2: (68, True), 3: (48, True), 4: (44, False), 5: (39, False)}

Region: TypeAlias = tuple[Box, Image.Image]


def draw_board(view: View, language: str, names: Names, before: View | None = None) -> bytes:
    """The table as everybody may see it, as PNG; what differs from `before` is set off."""
    return saved(composed(view, language, names, before))


def composed(view: View, language: str, names: Names, before: View | None = None) -> Image.Image:
    """The board in the colours of the fixed palette; a new image every time."""
    picture = _ground().copy()
    for box, region in regions(view, words.understood(language), names, before):
        picture.paste(region, (box.left, box.top))
    return picture


@cache
def _ground() -> Image.Image:
    return palette.flattened(Image.new("RGB", (WIDTH, HEIGHT), palette.GROUND))


def regions(
    view: View, language: str, names: Names, before: View | None, hands: Sequence[Held] = ()
) -> Iterator[Region]:
    """The parts of the board. Each is kept by what it shows and drawn anew only if that changes.

    The film of a game that is over hands in what every seat held.
    """
    new = changes(before, view)
    yield Box(0, 0, WIDTH, header.HEIGHT), header.drawn(view, language, names, WIDTH)
    points = tuple(estate.points for estate in view.estates)
    moved = tuple(bool(fresh.points) for fresh in new.estates)
    yield _FAME, fame.drawn(points, moved, _FAME.width)
    scene = stage.scene(view, language, fresh=new.price)
    yield Box(_BAND.left, _BAND.top, _STAGE, _BAND.height), stage.drawn(scene, _STAGE, _BAND.height)
    yield from _lots(view, language, new)
    yield from _supplies(view, language, new)
    yield from _panels(view, language, names, new, hands)


def _lots(view: View, language: str, new: Changes) -> Iterator[Region]:
    left = _BAND.left + _STAGE + GAP
    room = _BAND.right - _RIGHTS - GAP - _BUILDINGS - GAP - left
    count = len(view.stacks)
    wide = (room - _BETWEEN * (count - 1)) // count // 2 * 2
    for number, look in enumerate(lots.looks(view, language, new.lots, wide - 14)):
        box = Box(left + number * (wide + _BETWEEN), _BAND.top, wide, _BAND.height)
        yield box, lots.drawn(look, wide, _BAND.height)


def _supplies(view: View, language: str, new: Changes) -> Iterator[Region]:
    box = Box(_BAND.right - _RIGHTS - GAP - _BUILDINGS, _BAND.top, _BUILDINGS, _BAND.height)
    looks = supply.looks(view, language, new.supplies)
    yield box, supply.buildings(looks, box.width, box.height)
    box = Box(_BAND.right - _RIGHTS, _BAND.top, _RIGHTS, _BAND.height)
    decks = tuple(deck for deck in view.decks if deck.name != "prestige")
    fresh = frozenset(supply.name for supply in view.freedoms) & new.supplies
    yield box, supply.rights(view.freedoms, decks, fresh, box.width, box.height)


def _panels(
    view: View, language: str, names: Names, new: Changes, hands: Sequence[Held] = ()
) -> Iterator[Region]:
    seats = len(view.estates)
    square, beside = _SQUARES[seats]
    columns = max(2, seats)
    wide = (_PANELS.width - GAP * (columns - 1)) // columns // 2 * 2
    shape = panel.Shape(wide, _PANELS.height, square, beside)
    best = max(estate.best_work for estate in view.estates)
    winners = view.scores.winners if view.scores else ()
    for number, estate in enumerate(view.estates):
        look = panel.Look(
            shape,
            view.box.ground,
            tuple(view.box.freedom_order),
            estate,
            words.called(names, estate.seat),
            language,
            view.round,
            starts=estate.seat == view.starter,
            asked=estate.seat in view.asked.seats,
            crowned=estate.seat in winners,
            best=bool(best) and estate.best_work == best,
            fresh=new.estates[number],
            held=hands[number] if hands else None,
        )
        box = Box(_PANELS.left + number * (wide + GAP), _PANELS.top, wide, _PANELS.height)
        yield box, panel.drawn(look)
