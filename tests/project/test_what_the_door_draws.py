"""The door asks the pictures for drawings and descriptions; anything else it asks the rules."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import catalogue
from tests.project.checkout import ROOT, files

# What a game's room of pictures is asked for: drawings, and the board in words.
DESCRIPTIONS = {"describe_board", "describe_position", "load_cover"}
DRAWN = "draw_"
# What all games have: where drawn pictures are kept, the colours of the seats, the ribbon, and
# the city that they build.
KEPT = {
    "render.city": {"draw_city"},
    "render.picture_cache": {"Album", "AlbumKey"},
    "render.palette": {"TINCTURES"},
    "render.common.board": {"draw_stopped_board", "draw_blurred_board"},
}

MODULES = [path for path in files(ROOT / "cogs") if path.suffix == ".py"]


def taken_from_pictures(source: str) -> Iterator[str]:
    """Whatever is imported from the pictures, name by name; of a whole room there is only one."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import():
                yield from (one.name for one in node.names if _is_of_pictures(one.name))
            case ast.ImportFrom(module=str(room)) if _is_of_pictures(room):
                yield from (f"{room} {one.name}" for one in node.names)


def _is_of_pictures(room: str) -> bool:
    return room.split(".", maxsplit=1)[0] == "render"


def not_for_drawing(source: str) -> list[str]:
    return [taken for taken in taken_from_pictures(source) if not _is_for_drawing(taken)]


def _is_for_drawing(taken: str) -> bool:
    room, _, name = taken.partition(" ")
    if room in {f"render.{game}" for game in catalogue.GAMES}:
        return name in DESCRIPTIONS or name.startswith(DRAWN)
    return name in KEPT.get(room, set())


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_door_takes_from_the_pictures_what_draws_or_describes(module: Path) -> None:
    assert not not_for_drawing(module.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "line",
    [
        "import render",
        "import render.princes",
        "import render.princes.vacant as vacant",
        "from render import princes",
        "from render.princes import neighborhood",
        "from render.princes import closed",
        "from render.princes.wanted import is_last",
        "from render.princes.neighborhood import draw_offer",
        "from render.picture_cache import Album, first_of",
        "from render.princes import draw_board, fits",
        "def late() -> None:\n    from render.firenze import plan",
    ],
)
def test_anything_else_is_seen(line: str) -> None:
    assert len(not_for_drawing(line)) == 1


@pytest.mark.parametrize(
    "line",
    [
        "from render.princes import describe_board, describe_position, draw_board, draw_offer",
        "from render.firenze import draw_planned_building",
        "from render.picture_cache import Album, AlbumKey",
        "from rendering import anything",
    ],
)
def test_what_draws_or_describes_is_not(line: str) -> None:
    assert not not_for_drawing(line)


def test_each_room_of_pictures_hands_out_nothing_else() -> None:
    for game in catalogue.GAMES:
        room = (ROOT / "render" / game / "__init__.py").read_text(encoding="utf-8")
        handed = [node for node in ast.parse(room).body if isinstance(node, ast.ImportFrom)]
        names = [one.name for node in handed for one in node.names]
        assert names
        assert all(_is_for_drawing(f"render.{game} {name}") for name in names)
