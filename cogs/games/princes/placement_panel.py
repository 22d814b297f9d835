"""The panel that lays out a tile: go from legal place to legal place, see what it brings.

build                        which building
build library                where it would lie best
build library c3 2 WAY       there; the way one came only keeps the ids apart
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias, TypeVar

from bot.engine.text import Fact, Florins, Named, say
from bot.games.princes import tile_laying
from bot.games.princes.moves import Build
from bot.games.princes.moves import Place as LayOut
from bot.games.princes.state_parts import BUILDINGS, LANDSCAPES, Tile
from bot.games.princes.view import View
from bot.players.princes.acting import tidiest_way_to_lay
from cogs.games.princes import grid, move_gains, together
from cogs.games.princes.game_texts import PrincesSeat
from cogs.interaction import game_ui
from cogs.interaction.components import ComponentSpec, MenuSpec
from cogs.interaction.replies import PrivateReply
from render.princes import draw_question

Way = TypeVar("Way", Build, LayOut)
MovesByTile: TypeAlias = Mapping[str, Sequence[Build | LayOut]]

_VERBS = {"building": "build", "landscape": "place"}


@dataclass(frozen=True, slots=True)
class PlacementDraft:
    """A tile that is being laid out: where it may lie, and where it would lie now."""

    seat: PrincesSeat
    view: View
    kind: str  # building or landscape
    places: grid.LegalPositions
    at: grid.TilePosition
    brings: move_gains.RehearsedMove

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
    def words(self) -> str:
        return f"{_VERBS[self.kind]} {self.name}"


def build_building_panel(seat: PrincesSeat, words: str) -> PrivateReply:
    moves = [move for move in seat.legal_moves() if isinstance(move, Build)]
    return _build_tile_panel(seat, "building", moves, words)


def build_landscape_panel(seat: PrincesSeat, words: str) -> PrivateReply:
    moves = [move for move in seat.legal_moves() if isinstance(move, LayOut)]
    return _build_tile_panel(seat, "landscape", moves, words)


def _build_tile_panel(
    seat: PrincesSeat, kind: str, moves: Sequence[Way], words: str
) -> PrivateReply:
    view = seat.view
    tiles: dict[str, list[Way]] = {}
    for move in moves:
        tiles.setdefault(_tile_name(move), []).append(move)
    chosen_words = words.split()[1:]
    name = chosen_words[0] if chosen_words else ""
    if len(tiles) == 1:
        (name,) = tiles
    if name not in tiles:
        return _build_tile_choice(seat, view, kind, tiles)
    legal = {grid.TilePosition(move.square, move.turn): move for move in tiles[name]}
    wished = grid.parse_tile_position(chosen_words[1:])
    chosen = legal[wished] if wished in legal else tidiest_way_to_lay(view, tiles[name])
    at = grid.TilePosition(chosen.square, chosen.turn)
    places = grid.LegalPositions(view.box.ground, name, frozenset(legal))
    brings = move_gains.rehearse_move(seat, chosen)
    draft = PlacementDraft(seat, view, kind, places, at, brings)
    language, names = seat.speech.speaker.language, seat.speech.plain_names
    draw = partial(draw_question, view, language, names, draft.ghost)
    letters = ""
    if chosen_words[-1:] == [grid.MAP]:
        legend = seat.speech("panel-legend-borders" if view.borders else "panel-legend")
        letters = f"```\n{grid.draw_own_grid(seat, draft.ghost)}\n```{legend}"
    lines, controls = _describe_placement(draft), _placement_controls(draft, tiles)
    return grid.assemble_tile_panel(lines, controls, draw, letters, _describe_effects(draft))


def _tile_name(move: Build | LayOut) -> str:
    return move.building if isinstance(move, Build) else move.landscape


def _build_tile_choice(
    seat: PrincesSeat, view: View, kind: str, tiles: MovesByTile
) -> PrivateReply:
    words = seat.speech("panel-place-which")
    if kind == "building":
        (way, *_), *_ = tiles.values()
        brings = move_gains.rehearse_move(seat, way)
        price, points = Florins(brings.florins_paid), brings.points_from(BUILDINGS)
        words = seat.speech("panel-build-which", price=price, points=points)
    menu = _tiles_menu(seat, view, kind, tiles, "")
    return PrivateReply(words, (menu, game_ui.back_to_turn_button(seat, grid.DECISION_ROW)))


def _tiles_menu(
    seat: PrincesSeat, view: View, kind: str, tiles: MovesByTile, chosen: str
) -> MenuSpec:
    """Return the menu of tiles, each with the professions in hand that want it."""
    brought = move_gains.rehearse_moves(seat, [first for first, *_ in tiles.values()])
    options = []
    for name, (first, *_) in tiles.items():
        gains = move_gains.professions_that_gain(view, brought[first].after.open_estates)
        options.append(move_gains.tile_option(seat, kind, name, name, gains, chosen=name == chosen))
    verb = _VERBS[kind]
    return game_ui.choice_menu(seat, verb, 1, say(f"panel-{verb}-menu"), options, row=grid.LAST_ROW)


def _placement_controls(draft: PlacementDraft, tiles: MovesByTile) -> Iterator[ComponentSpec]:
    seat, at = draft.seat, draft.at
    label = say("panel-place-here")
    if draft.is_building:
        label = say("panel-build-here", price=Florins(draft.brings.florins_paid))
    spelt = f"{draft.words} {at.square} {at.turn}"
    yield game_ui.move_button(seat, spelt, label, likely=True, row=grid.DECISION_ROW)
    yield game_ui.back_to_turn_button(seat, grid.DECISION_ROW)
    yield grid.text_map_button(seat, spelt)
    if draft.is_building and draft.view.borders:
        yield from together.neighbour_buttons(seat, draft.name, grid.DECISION_ROW)
    yield from grid.position_controls(seat, draft.words, draft.places, at)
    if len(tiles) > 1:
        yield _tiles_menu(seat, draft.view, draft.kind, tiles, draft.name)


def _describe_placement(draft: PlacementDraft) -> Iterator[str]:
    speech, view, brings = draft.seat.speech, draft.view, draft.brings
    ground = view.box.ground
    facts: dict[str, Fact] = {
        "tile": Named(draft.kind, draft.name),
        "square": draft.at.square,
        "squares": ", ".join(ground.squares_of(ground.covered([draft.ghost]))),
    }
    if draft.is_building:
        price, points = Florins(brings.florins_paid), brings.points_from(BUILDINGS)
        yield speech("panel-build", **facts, price=price, points=points)
        yield from move_gains.warn_of_selling_points(draft.seat, view, brings.points_sold)
    else:
        points = brings.points_from(LANDSCAPES)
        yield speech("panel-place", **facts, points=points)
    yield from move_gains.warn_of_tiles_without_room(draft.seat, view, brings.after.open_estates)


def _describe_effects(draft: PlacementDraft) -> Iterator[str]:
    """Say which works gain, what else would fit, and which squares are closed to the tile."""
    view, after, seat = draft.view, draft.brings.after.open_estates, draft.seat
    yield move_gains.describe_gain_of_tile(seat, view, after)
    yield from move_gains.describe_lost_room(seat, view, after)
    ground = view.box.ground
    shut = tile_laying.closed_squares(view.box, view.open_estates, seat.seat, draft.name)
    squares = ", ".join(ground.squares_of(shut & ~ground.palazzo))
    palazzo = ", ".join(ground.squares_of(ground.palazzo))
    yield seat.speech("panel-closed", squares=squares or "none", palazzo=palazzo)
