"""The golden pictures, a quarter of their size: a hall for each game and one for the city.

`python -m tests.render.gallery [GAME …]` hangs them up anew; look at what has changed before you
keep it. Which there are of a game stands in `GAME_gallery.py`.
"""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot import catalogue

HALLS = Path(__file__).parent / "golden"
SMALLER = 4
DRAWN = [*(game for game in catalogue.GAMES if find_spec(f"render.{game}")), "city"]


def pictures(game: str) -> Mapping[str, Callable[[], bytes]]:
    """The golden pictures of a game, each drawn when it is called."""
    found: Mapping[str, Callable[[], bytes]]
    found = import_module(f"tests.render.{game}_gallery").PICTURES
    return found


def hall(game: str) -> Path:
    return HALLS / game


def small(file: bytes) -> Image.Image:
    with Image.open(BytesIO(file)) as picture:
        return picture.convert("RGB").reduce(SMALLER)


def hung(game: str, name: str) -> Image.Image:
    with Image.open(hall(game) / f"{name}.png") as picture:
        return picture.convert("RGB")


def hang_up(game: str) -> None:
    hall(game).mkdir(parents=True, exist_ok=True)
    for old in hall(game).glob("*.png"):
        old.unlink()
    for name, draw in pictures(game).items():
        picture = small(draw()).quantize(128, kmeans=1, dither=Image.Dither.NONE)
        picture.save(hall(game) / f"{name}.png", optimize=True)


def main() -> None:
    for game in sys.argv[1:] or DRAWN:
        hang_up(game)


if __name__ == "__main__":
    main()
