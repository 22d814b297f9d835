"""Laying out a tile: its owner sees where it would lie, and goes from legal place to legal place.

build                        which building
build library                where it would lie best
build library c3 2 WAY       there; the way one came only keeps the ids apart
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias, TypeVar

from bot.engine.text import Florins, Named, Text
from bot.games.princes.moves import Build
from bot.games.princes.moves import Place as LayOut
from bot.games.princes.pieces import BUILDINGS, LANDSCAPES, Tile
from bot.games.princes.view import View
from bot.players.princes.layout import tidiest
from cogs.door import limits, presses
from cogs.door.answers import Reply, Sketch
from cogs.door.presses import Menu, MenuOption, Press, Pressable
from cogs.door.sitting import Sitting
from cogs.games.princes import across
from cogs.games.princes.benefit import fitting, selling, wanted, wanting
from cogs.games.princes.grids import own_ground
from cogs.games.princes.ground import STEPS, TURNS, Place, Places
from cogs.games.princes.reckoning import Reckoning, each_reckoned, reckoned
from render.princes import draw_placement

Way = TypeVar("Way", Build, LayOut)
Tiles: TypeAlias = Mapping[str, Sequence[Way]]  # by their names

CHOSEN = "at"  # the way one comes by a menu
_ANCHORS, _TURNS, _STEPS, _DECISION, _TILES = range(5)


@dataclass(frozen=True, slots=True)
class Laying:
    """A tile that is being laid out: where it may lie, and where it would lie now."""

    sitting: Sitting[View]
    view: View
    kind: str  # building or landscape
    places: Places
    at: Place
    brings: Reckoning

    @property
    def name(self) -> str:
        return self.places.tile

    @property
    def ghost(self) -> Tile:
        return Tile(self.name, self.at.square, self.at.turn)

    @property
    def is_building(self) -> bool:
        return self.kind == "building"

    @property
    def verb(self) -> str:
        return "build" if self.is_building else "place"

    def choice(self, place: Place, way: str) -> str:
        words = f"{self.verb} {self.name} {place.square} {place.turn} {way}"
        return presses.choice(self.sitting.question, words)


def build(sitting: Sitting[View], words: str) -> Reply:
    moves = [move for move in sitting.legal() if isinstance(move, Build)]
    return _panel(sitting, "building", _grouped(moves, [move.building for move in moves]), words)


def place(sitting: Sitting[View], words: str) -> Reply:
    moves = [move for move in sitting.legal() if isinstance(move, LayOut)]
    return _panel(sitting, "landscape", _grouped(moves, [move.landscape for move in moves]), words)


def _grouped(moves: Sequence[Way], names: Sequence[str]) -> dict[str, list[Way]]:
    tiles: dict[str, list[Way]] = {}
    for name, move in zip(names, moves, strict=True):
        tiles.setdefault(name, []).append(move)
    return tiles


def _panel(sitting: Sitting[View], kind: str, tiles: Tiles[Way], words: str) -> Reply:
    chosen = words.split()[1:]
    view = sitting.view
    name = chosen[0] if chosen else ""
    if len(tiles) == 1:
        (name,) = tiles
    if name not in tiles:
        return _which(sitting, view, kind, tiles)
    moves = tiles[name]
    legal = frozenset(Place(move.square, move.turn) for move in moves)
    places = Places(view.box.ground, name, legal)
    wished = _place(chosen[1:])
    there = [move for move in moves if Place(move.square, move.turn) == wished]
    move = there[0] if there else tidiest(view, moves)
    at = Place(move.square, move.turn)
    return _laying(Laying(sitting, view, kind, places, at, reckoned(sitting, move)), tiles)


def _place(words: Sequence[str]) -> Place | None:
    match words:
        case [square, turn, *_] if turn.isdecimal():
            return Place(square, int(turn))
    return None


# Which


def _which(sitting: Sitting[View], view: View, kind: str, tiles: Tiles[Way]) -> Reply:
    voice = sitting.voice
    if kind == "building":
        (way, *_), *_ = tiles.values()
        brings = reckoned(sitting, way)
        price, points = Florins(brings.paid), brings.points(BUILDINGS)
        words = voice("panel-build-which", price=price, points=points)
    else:
        words = voice("panel-place-which")
    menu = _tiles(sitting, view, kind, tiles, "")
    return Reply(words, (menu, _away(sitting)))


def _tiles(sitting: Sitting[View], view: View, kind: str, tiles: Tiles[Way], chosen: str) -> Menu:
    """The tiles that can be laid out, each with whoever in hand wants it, wherever it lies."""
    verb = "build" if kind == "building" else "place"
    brought = each_reckoned(sitting, [first for first, *_ in tiles.values()])
    options = []
    for name, (first, *_) in tiles.items():
        held = wanting(view, brought[first].after.open_estates)
        label = sitting.voice.thing(kind, name)
        about = sitting.voice.plain(Text("panel-wanted-in-menu", (("professions", held),)))
        options.append(MenuOption(name, label, about if held else "", chosen=name == chosen))
    if kind == "building":
        placeholder = sitting.voice.label("panel-build-menu")
    else:
        placeholder = sitting.voice.label("panel-place-menu")
    id_ = presses.menu(sitting.question, verb, 1)
    return Menu(id_, placeholder, tuple(options), row=_TILES)


# Where


def _laying(laying: Laying, tiles: Tiles[Way]) -> Reply:
    words = "\n".join(_caption(laying))
    voice = laying.sitting.voice
    draw = partial(draw_placement, laying.view, laying.ghost, voice.speaker.language)
    grid = own_ground(laying.sitting, laying.ghost)
    legend = voice("panel-legend-borders" if laying.view.borders else "panel-legend")
    sketch = Sketch(draw, words, f"```\n{grid}\n```{legend}")
    return Reply(words, tuple(_controls(laying, tiles)), sketch=sketch)


def _controls(laying: Laying, tiles: Tiles[Way]) -> Iterator[Pressable]:
    sitting, at = laying.sitting, laying.at
    yield _anchors(laying)
    for row, ways in ((_TURNS, TURNS), (_STEPS, tuple(STEPS))):
        for way in ways:
            there = laying.places.next(at, way)
            press, label = laying.choice(there or at, way), sitting.voice.label(f"panel-way-{way}")
            yield Press(press, label, closed=there is None, row=row)
    spelt = f"{laying.verb} {laying.name} {at.square} {at.turn}"
    if laying.is_building:
        label = sitting.voice.label("panel-build-here", price=Florins(laying.brings.paid))
    else:
        label = sitting.voice.label("panel-place-here")
    yield Press(presses.move(sitting.question, spelt), label, likely=True, row=_DECISION)
    yield _away(sitting)
    if laying.is_building and laying.view.borders:
        yield from across.with_neighbours(sitting, laying.name, _DECISION)
    if len(tiles) > 1:
        yield _tiles(sitting, laying.view, laying.kind, tiles, laying.name)


def _anchors(laying: Laying) -> Menu:
    """The legal places of this turn, the nearest if there are more than a menu has room for."""
    near = laying.places.turned(laying.at.turn, laying.at)
    squares = laying.view.box.ground.squares
    shown = sorted(near[: limits.OPTIONS], key=lambda place: squares.index(place.square))
    options = tuple(
        MenuOption(f"{place.square} {place.turn} {CHOSEN}", place.square, chosen=place == laying.at)
        for place in shown
    )
    label = laying.sitting.voice.label("panel-anchors", count=len(near), square=laying.at.square)
    id_ = presses.menu(laying.sitting.question, f"{laying.verb} {laying.name}", 0)
    return Menu(id_, label, options, row=_ANCHORS)


def _away(sitting: Sitting[View]) -> Press:
    back = sitting.turn
    return Press(back, sitting.voice.label("panel-away"), row=_DECISION)


# In words


def _caption(laying: Laying) -> Iterator[str]:
    voice, view, brings = laying.sitting.voice, laying.view, laying.brings
    tile, square = Named(laying.kind, laying.name), laying.at.square
    if laying.is_building:
        price, points = Florins(brings.paid), brings.points(BUILDINGS)
        yield voice("panel-build", tile=tile, square=square, price=price, points=points)
        yield from selling(laying.sitting, view, brings.sold)
    else:
        points = brings.points(LANDSCAPES)
        yield voice("panel-place", tile=tile, square=square, points=points)
    after = brings.after.open_estates
    yield wanted(laying.sitting, view, after)
    yield from fitting(laying.sitting, view, after)
