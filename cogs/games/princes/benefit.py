"""What a tile is good for: whose work gains by it, and what still fits once it lies."""

from collections.abc import Iterator

from bot.engine.game import Seat
from bot.engine.text import Named, Text
from bot.games.princes.pieces import Tile
from bot.games.princes.view import InHand, View
from cogs.door.sitting import Sitting
from cogs.games.princes.boundaries import fitting_beside


def wanting(view: View, kind: str, name: str) -> list[InHand]:
    """The professions in hand that want this tile and have none like it yet."""
    assert view.own is not None
    estate = view.estates[view.own.seat]
    standing = {tile.name for tile in (*estate.open.buildings, *estate.open.landscapes)}
    if name in standing:
        return []
    wants = {"building": lambda card: card.building, "landscape": lambda card: card.landscape}
    return [held for held in view.own.hand if wants[kind](held.card) == name]


def wanted(sitting: Sitting, view: View, kind: str, name: str) -> str:
    """The works that it lifts."""
    voice, numbers = sitting.voice, view.box.numbers
    gain = numbers.work_building if kind == "building" else numbers.work_landscape
    professions = tuple(
        Text(
            "panel-gain",
            (
                ("profession", Named("profession", held.card.name)),
                ("before", held.sum.value),
                ("after", held.sum.value + gain),
            ),
        )
        for held in wanting(view, kind, name)
    )
    if not professions:
        return voice("panel-wanted-not")
    return voice("panel-wanted", professions=professions)


def fitting(sitting: Sitting, view: View, kind: str, ghost: Tile) -> Iterator[str]:
    """What could still be laid out once the ghost lies there, of all that is to be had."""
    left = fitting_beside(view, sitting.seat, ghost)
    room: list[Named] = []
    no_room: list[Named] = []
    for thing in _to_be_had(view, sitting.seat, kind, ghost.name):
        (room if thing.name in left else no_room).append(thing)
    if room:
        yield sitting.voice("panel-fits", things=tuple(room))
    if no_room:
        yield sitting.voice("panel-fits-not", things=tuple(no_room))


def _to_be_had(view: View, seat: Seat, kind: str, name: str) -> list[Named]:
    mine = {tile.name for tile in view.estates[seat].open.buildings} | {name}
    buildings = [one.name for one in view.buildings if one.left and one.name not in mine]
    laid = [tile.name for estate in view.estates for tile in estate.open.landscapes]
    if kind == "landscape":
        laid.append(name)
    most = view.box.numbers.landscapes
    landscapes = [one for one in view.box.landscape_order if laid.count(one) < most]
    return [
        *(Named("building", one) for one in buildings),
        *(Named("landscape", one) for one in landscapes),
    ]
