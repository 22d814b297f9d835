"""The golden pictures of the city: a village, a town and a city, in each language."""

from collections.abc import Callable, Mapping
from functools import partial

from bot.history.city import build_city
from render.city import draw_city
from tests.tables.cities import games


def _drawn(count: int, language: str) -> bytes:
    return draw_city(build_city(games(count)), language)


PICTURES: Mapping[str, Callable[[], bytes]] = {
    f"games-{count}-{language}": partial(_drawn, count, language)
    for count, language in ((1, "de"), (10, "fr"), (100, "en"), (1000, "de"))
}
