"""How fast the city of a thousand games is read and drawn, and how large its picture is."""

from functools import cache
from time import process_time

from bot.history.city import build_city
from bot.storage.store import SqliteStore
from render.city import draw_city
from tests.tables.cities import games
from tests.tools.figures import Figure, seconds
from tests.tools.figures.record import GAMES, SERVER, read

LANGUAGE = "de"  # the longest words
DRAWN = 1000  # games
TIMES = 5


@cache
def drawn(count: int) -> tuple[float, int]:
    """Milliseconds of the processor and bytes, once what every city has is there."""
    city = build_city(games(count))
    draw_city(build_city(games(1)), LANGUAGE)
    size = len(draw_city(city, LANGUAGE))
    took = seconds(lambda: draw_city(city, LANGUAGE), times=TIMES, clock=process_time)
    return 1000 * took, size


async def _built(store: SqliteStore) -> None:
    assert build_city(await store.finished_buildings(SERVER)).games


FIGURES = (
    Figure("record city drawn", "ms", "at most", 200, lambda: drawn(DRAWN)[0]),
    Figure("record city file", "kB", "at most", 300, lambda: drawn(DRAWN)[1] / 1000),
    Figure("record city read", "ms", "to compare", 0, lambda: read(GAMES, _built)),
)
