"""The public board of The Princes of Florence: who leads, who plays, what is at stake, and new."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.engine.game import Seat
from bot.games.princes.automa_view import AutomaView
from bot.games.princes.borders import neighbours
from bot.games.princes.pieces import HUMAN, WOLFGANG
from bot.games.princes.view import View
from render import palette
from render.canvas import Box
from render.frame.board import Composition, Region
from render.frame.header import HEIGHT as HEADER_HEIGHT
from render.princes import (
    alone,
    courtship,
    district,
    fame,
    header,
    lots,
    panel,
    service,
    solo,
    stage,
    supply,
)
from render.princes.changes import Changes, changes
from render.princes.covered import Held
from render.princes.head import head
from render.words import Names

WIDTH, HEIGHT = 1600, 1000
MARGIN, GAP = 14, 8

_INNER = WIDTH - 2 * MARGIN
_FAME = Box(MARGIN, HEADER_HEIGHT + GAP, _INNER, fame.HEIGHT)
_BAND = Box(MARGIN, _FAME.bottom + GAP, _INNER, 200)
_PANELS = Box(MARGIN, _BAND.bottom + GAP, _INNER, HEIGHT - _BAND.bottom - GAP - 10)

_STAGE = 336
_RIGHTS = 104
_BUILDINGS = 384
_BETWEEN = 4  # from stack to stack
_OWN = 760  # one's own panel in the solo game

_LEFT = _BAND.left + _STAGE + GAP
_STACKS = Box(
    _LEFT, _BAND.top, _BAND.right - _RIGHTS - GAP - _BUILDINGS - GAP - _LEFT, _BAND.height
)

# By the number of seats: how large a square is, and whether the court lies beside.
_SQUARES = {1: (68, True), 2: (68, True), 3: (48, True), 4: (44, False), 5: (39, False)}
_LESS = 3  # where the line of the character has to have room too


def regions(
    view: View, language: str, names: Names, before: View | None, hands: Sequence[Held] = ()
) -> Iterator[Region]:
    """The parts of the board. Each is kept by what it shows and drawn anew only if that changes.

    The film of a game that is over hands in what every seat held.
    """
    new = changes(before, view)
    names = alone.with_wolfgang(view, language, names)
    yield Box(0, 0, WIDTH, HEADER_HEIGHT), header.bar(view, language, names, WIDTH)
    points = tuple(estate.open.points for estate in view.estates)
    moved = tuple(bool(fresh.points) for fresh in new.estates)
    yield _FAME, fame.track(points, moved, _FAME.width)
    scene = stage.scene(view, language, fresh=new.price)
    yield Box(_BAND.left, _BAND.top, _STAGE, _BAND.height), stage.stage(scene, _STAGE, _BAND.height)
    yield from _band(view, language, names, new)
    if view.automa:
        yield from _alone(view, view.automa, language, names, new, hands)
    else:
        yield from _panels(view, language, names, new, hands)


def _band(view: View, language: str, names: Names, new: Changes) -> Iterator[Region]:
    """What is to be had just now, beside the stage."""
    yield _rights(view, new)
    if view.phase == "characters":
        yield from _characters(view, language, names, new)
        return
    yield _buildings(view, language, new)
    if view.automa and view.automa.card:
        yield from solo.wanted_regions(view, view.automa, language, new, _STACKS)
    elif view.borders and view.phase == "action":
        look = district.look(view, language, names, fresh=new.price)
        yield _STACKS, district.district(look, _STACKS.width, _STACKS.height)
    else:
        yield from _lots(view, language, new, _STACKS)


def _characters(view: View, language: str, names: Names, new: Changes) -> Iterator[Region]:
    """The six cards have the place of the stacks and of the buildings."""
    right = _BAND.right - _RIGHTS - GAP
    wide = (right - _LEFT + GAP) // len(view.characters) // 2 * 2 - GAP
    for number, look in enumerate(courtship.looks(view, language, names, new.characters, wide)):
        box = Box(_LEFT + number * (wide + GAP), _BAND.top, wide, _BAND.height)
        yield box, courtship.character(look, box.width, box.height)


def _lots(view: View, language: str, new: Changes, row: Box) -> Iterator[Region]:
    count = len(view.stacks)
    wide = (row.width - _BETWEEN * (count - 1)) // count // 2 * 2
    for number, look in enumerate(lots.looks(view, language, new.lots, wide - 14)):
        box = Box(row.left + number * (wide + _BETWEEN), row.top, wide, row.height)
        yield box, lots.lot(look, wide, row.height)


def _buildings(view: View, language: str, new: Changes) -> Region:
    box = Box(_BAND.right - _RIGHTS - GAP - _BUILDINGS, _BAND.top, _BUILDINGS, _BAND.height)
    looks = supply.looks(view, language, new.supplies)
    return box, supply.buildings(looks, box.width, box.height)


def _rights(view: View, new: Changes) -> Region:
    box = Box(_BAND.right - _RIGHTS, _BAND.top, _RIGHTS, _BAND.height)
    decks = tuple(deck for deck in view.decks if deck.name != "prestige")
    fresh = frozenset(supply.name for supply in view.freedoms) & new.supplies
    return box, supply.rights(view.freedoms, decks, fresh, box.width, box.height)


def _panels(
    view: View, language: str, names: Names, new: Changes, hands: Sequence[Held] = ()
) -> Iterator[Region]:
    seats = len(view.estates)
    square, beside = _SQUARES[seats]
    if view.characters and not beside:
        square -= _LESS
    columns = max(2, seats)
    wide = (_PANELS.width - GAP * (columns - 1)) // columns // 2 * 2
    shape = panel.Shape(wide, _PANELS.height, square, beside)
    looks = [
        _look(view, estate.seat, language, names, new, shape, hands) for estate in view.estates
    ]
    letters = min(map(panel.letters, looks))
    for number, look in enumerate(looks):
        box = Box(_PANELS.left + number * (wide + GAP), _PANELS.top, wide, _PANELS.height)
        yield box, panel.panel(replace(look, letters=letters))


def _look(
    view: View,
    seat: int,
    language: str,
    names: Names,
    new: Changes,
    shape: panel.Shape,
    hands: Sequence[Held],
) -> panel.PrinceLook:
    return panel.PrinceLook(
        shape,
        view.box.ground,
        tuple(view.box.freedom_order),
        view.estates[seat],
        head(view, seat, language, names, new.estates[seat].points),
        fresh=new.estates[seat],
        held=hands[seat] if hands else None,
        neighbours=neighbours(len(view.estates), Seat(seat)) if view.borders else (),
        ghost=dict(district.ghosts(view)).get(Seat(seat)),
        service=service.service(view, view.estates[seat], fresh=new.estates[seat].service),
    )


def _alone(
    view: View,
    automa: AutomaView,
    language: str,
    names: Names,
    new: Changes,
    hands: Sequence[Held],
) -> Iterator[Region]:
    """One's own panel at the left, and all that belongs to the other side at the right."""
    own = Box(_PANELS.left, _PANELS.top, _OWN, _PANELS.height)
    square, beside = _SQUARES[1]
    shape = panel.Shape(own.width, own.height, square, beside)
    yield own, panel.panel(_look(view, HUMAN, language, names, new, shape, hands))
    left = own.right + GAP
    wolfgang = head(view, WOLFGANG, language, names, new.estates[WOLFGANG].points)
    other = Box(left, _PANELS.top, _PANELS.right - left, _PANELS.height)
    yield from solo.other_side(view, automa, wolfgang, new, other)


BOARD: Composition[View, Held] = Composition(WIDTH, HEIGHT, regions, palette.flattened)
composed, draw_board = BOARD.composed, BOARD.draw
