"""The panel that lays out a tile: go from legal place to legal place, see what it brings.

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
from bot.players.princes.acting import tidiest_way
from cogs.games.princes import together
from cogs.games.princes.benefit import (
    RehearsedMove,
    describe_fit,
    describe_gain_of_tile,
    describe_selling,
    professions_that_gain,
    rehearse_move,
    rehearse_moves,
)
from cogs.games.princes.grid import STEPS, TURNS, LegalPositions, TilePosition, own_grid
from cogs.interaction import components, limits
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuChoice, MenuSpec
from cogs.interaction.context import SeatContext
from cogs.interaction.replies import PictureRequest, PrivateReply
from render.princes import draw_placement

Way = TypeVar("Way", Build, LayOut)
MovesByTile: TypeAlias = Mapping[str, Sequence[Way]]  # by their names

BY_MENU = "at"  # the way one comes by a menu
_ANCHORS, _TURNS, _STEPS, _DECISION, _TILES = range(5)


@dataclass(frozen=True, slots=True)
class PlacementDraft:
    """A tile that is being laid out: where it may lie, and where it would lie now."""

    seat: SeatContext[View]
    view: View
    kind: str  # building or landscape
    places: LegalPositions
    at: TilePosition
    brings: RehearsedMove

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

    def choice_id(self, place: TilePosition, way: str) -> str:
        words = f"{self.verb} {self.name} {place.square} {place.turn} {way}"
        return components.choice_id(self.seat.question_id, words)


def build_building_panel(seat: SeatContext[View], words: str) -> PrivateReply:
    moves = [move for move in seat.legal_moves() if isinstance(move, Build)]
    return _build_tile_panel(
        seat, "building", _group_by_tile(moves, [move.building for move in moves]), words
    )


def build_landscape_panel(seat: SeatContext[View], words: str) -> PrivateReply:
    moves = [move for move in seat.legal_moves() if isinstance(move, LayOut)]
    return _build_tile_panel(
        seat, "landscape", _group_by_tile(moves, [move.landscape for move in moves]), words
    )


def _group_by_tile(moves: Sequence[Way], names: Sequence[str]) -> dict[str, list[Way]]:
    tiles: dict[str, list[Way]] = {}
    for name, move in zip(names, moves, strict=True):
        tiles.setdefault(name, []).append(move)
    return tiles


def _build_tile_panel(
    seat: SeatContext[View], kind: str, tiles: MovesByTile[Way], words: str
) -> PrivateReply:
    chosen = words.split()[1:]
    view = seat.view
    name = chosen[0] if chosen else ""
    if len(tiles) == 1:
        (name,) = tiles
    if name not in tiles:
        return _build_tile_choice(seat, view, kind, tiles)
    moves = tiles[name]
    legal = frozenset(TilePosition(move.square, move.turn) for move in moves)
    places = LegalPositions(view.box.ground, name, legal)
    wished = _parse_place(chosen[1:])
    there = [move for move in moves if TilePosition(move.square, move.turn) == wished]
    move = there[0] if there else tidiest_way(view, moves)
    at = TilePosition(move.square, move.turn)
    return _build_placement_panel(
        PlacementDraft(seat, view, kind, places, at, rehearse_move(seat, move)), tiles
    )


def _parse_place(words: Sequence[str]) -> TilePosition | None:
    match words:
        case [square, turn, *_] if turn.isdecimal():
            return TilePosition(square, int(turn))
    return None


# Which


def _build_tile_choice(
    seat: SeatContext[View], view: View, kind: str, tiles: MovesByTile[Way]
) -> PrivateReply:
    speech = seat.voice
    if kind == "building":
        (way, *_), *_ = tiles.values()
        brings = rehearse_move(seat, way)
        price, points = Florins(brings.florins_paid), brings.points_from(BUILDINGS)
        words = speech("panel-build-which", price=price, points=points)
    else:
        words = speech("panel-place-which")
    menu = _tiles_menu(seat, view, kind, tiles, "")
    return PrivateReply(words, (menu, _away_button(seat)))


def _tiles_menu(
    seat: SeatContext[View], view: View, kind: str, tiles: MovesByTile[Way], chosen: str
) -> MenuSpec:
    """The tiles that can be laid out, each with whoever in hand wants it, wherever it lies."""
    verb = "build" if kind == "building" else "place"
    brought = rehearse_moves(seat, [first for first, *_ in tiles.values()])
    options = []
    for name, (first, *_) in tiles.items():
        held = professions_that_gain(view, brought[first].after.open_estates)
        label = seat.voice.name_thing(kind, name)
        about = seat.voice.plain_text(Text("panel-wanted-in-menu", (("professions", held),)))
        options.append(MenuChoice(name, label, about if held else "", chosen=name == chosen))
    if kind == "building":
        placeholder = seat.voice.label_text("panel-build-menu")
    else:
        placeholder = seat.voice.label_text("panel-place-menu")
    id_ = components.choice_menu_id(seat.question_id, verb, 1)
    return MenuSpec(id_, placeholder, tuple(options), row=_TILES)


# Where


def _build_placement_panel(draft: PlacementDraft, tiles: MovesByTile[Way]) -> PrivateReply:
    words = "\n".join(_describe_placement(draft))
    speech = draft.seat.voice
    draw = partial(draw_placement, draft.view, draft.ghost, speech.speaker.language)
    grid = own_grid(draft.seat, draft.ghost)
    legend = speech("panel-legend-borders" if draft.view.borders else "panel-legend")
    sketch = PictureRequest(draw, words, f"```\n{grid}\n```{legend}")
    return PrivateReply(words, tuple(_placement_controls(draft, tiles)), sketch=sketch)


def _placement_controls(draft: PlacementDraft, tiles: MovesByTile[Way]) -> Iterator[ComponentSpec]:
    seat, at = draft.seat, draft.at
    yield _squares_menu(draft)
    for row, ways in ((_TURNS, TURNS), (_STEPS, tuple(STEPS))):
        for way in ways:
            there = draft.places.next_position(at, way)
            press, label = (
                draft.choice_id(there or at, way),
                seat.voice.label_text(f"panel-way-{way}"),
            )
            yield ButtonSpec(press, label, disabled=there is None, row=row)
    spelt = f"{draft.verb} {draft.name} {at.square} {at.turn}"
    if draft.is_building:
        label = seat.voice.label_text("panel-build-here", price=Florins(draft.brings.florins_paid))
    else:
        label = seat.voice.label_text("panel-place-here")
    yield ButtonSpec(components.move_id(seat.question_id, spelt), label, likely=True, row=_DECISION)
    yield _away_button(seat)
    if draft.is_building and draft.view.borders:
        yield from together.neighbour_buttons(seat, draft.name, _DECISION)
    if len(tiles) > 1:
        yield _tiles_menu(seat, draft.view, draft.kind, tiles, draft.name)


def _squares_menu(draft: PlacementDraft) -> MenuSpec:
    """The legal places of this turn, the nearest if there are more than a menu has room for."""
    near = draft.places.nearest_with_turn(draft.at.turn, draft.at)
    squares = draft.view.box.ground.squares
    shown = sorted(near[: limits.OPTIONS], key=lambda place: squares.index(place.square))
    options = tuple(
        MenuChoice(f"{place.square} {place.turn} {BY_MENU}", place.square, chosen=place == draft.at)
        for place in shown
    )
    label = draft.seat.voice.label_text("panel-anchors", count=len(near), square=draft.at.square)
    id_ = components.choice_menu_id(draft.seat.question_id, f"{draft.verb} {draft.name}", 0)
    return MenuSpec(id_, label, options, row=_ANCHORS)


def _away_button(seat: SeatContext[View]) -> ButtonSpec:
    back = seat.turn_button_id
    return ButtonSpec(back, seat.voice.label_text("panel-away"), row=_DECISION)


# In words


def _describe_placement(draft: PlacementDraft) -> Iterator[str]:
    speech, view, brings = draft.seat.voice, draft.view, draft.brings
    tile, square = Named(draft.kind, draft.name), draft.at.square
    if draft.is_building:
        price, points = Florins(brings.florins_paid), brings.points_from(BUILDINGS)
        yield speech("panel-build", tile=tile, square=square, price=price, points=points)
        yield from describe_selling(draft.seat, view, brings.points_sold)
    else:
        points = brings.points_from(LANDSCAPES)
        yield speech("panel-place", tile=tile, square=square, points=points)
    after = brings.after.open_estates
    yield describe_gain_of_tile(draft.seat, view, after)
    yield from describe_fit(draft.seat, view, after)
