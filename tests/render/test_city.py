"""The city as a picture: whole, readable and small, however many games have built it."""

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from bot.history.city import GAMES_PER_SEASON, build_city
from bot.i18n.speak import LANGUAGES
from render import fonts
from render.city import HEIGHT, WIDTH, draw_city, lay_out_city
from render.fonts import Face
from tests.tables.cities import built, games

NUMBERS = (1, 2, 3, 8, 9, 14, 15, 26, 27, 28, 30, 55, 100, 176, 201, 400, 1000, 4000)
LARGEST = 300_000  # bytes
_SIGN = 140  # pixels that the name of a district needs


def test_the_same_games_are_the_same_picture_for_ever() -> None:
    first, again = (draw_city(build_city(games(30)), "en") for _ in range(2))

    assert first == again


@pytest.mark.parametrize("count", NUMBERS)
def test_every_game_of_the_last_season_has_its_place_and_room_for_a_name(count: int) -> None:
    city = build_city(games(count))

    plan = lay_out_city(city)

    named = [spot for spot in plan.spots if spot.room]
    assert {spot.plot for spot in named} >= set(city.plots_newest_first[:GAMES_PER_SEASON])
    assert len({(spot.x, spot.y) for spot in named}) == len(named)
    assert all(spot.room >= fonts.text_width(Face.NAME, 22, "Bernardino") for spot in named)
    for one, other in combinations(named, 2):
        assert one.y != other.y or abs(one.x - other.x) >= one.room
    assert all(40 <= spot.x <= WIDTH - 40 and 300 <= spot.y < HEIGHT for spot in plan.spots)
    assert [spot.y for spot in plan.spots] == sorted(spot.y for spot in plan.spots)


@pytest.mark.parametrize("count", [count for count in NUMBERS if count <= 1000])
def test_every_game_of_a_single_season_is_to_be_seen(count: int) -> None:
    city = build_city(games(count))

    seen = {spot.plot for spot in lay_out_city(city).spots}

    assert seen >= {plot for one in city.districts if not one.is_old for plot in one.plots}
    assert len(seen) > min(count - 1, 500)


@pytest.mark.parametrize("count", range(25, 1200, 25))
def test_no_sign_lies_on_another(count: int) -> None:
    for one, other in combinations(lay_out_city(build_city(games(count))).signs, 2):
        assert abs(one.x - other.x) >= _SIGN or abs(one.y - other.y) >= 30


def test_a_place_is_kept_until_it_is_needed_for_a_newer_game() -> None:
    def places(count: int) -> dict[int, tuple[int, int]]:
        spots = lay_out_city(build_city(games(count))).spots
        return {spot.plot.number: (spot.x, spot.y) for spot in spots if spot.room}

    before, after = places(80), places(81)

    assert set(before) - set(after) == {80 - 26}
    assert set(after) - set(before) == {81}
    assert after[81] == before[80 - 26]
    assert all(before[number] == after[number] for number in set(before) & set(after))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_large_city_is_a_small_file(language: str) -> None:
    picture = draw_city(build_city(games(1000)), language)

    with Image.open(BytesIO(picture)) as opened:
        assert (opened.size, opened.mode) == ((WIDTH, HEIGHT), "P")
    assert len(picture) <= LARGEST


def test_who_is_not_named_leaves_the_rest_of_the_picture_as_it_is() -> None:
    known = [built(at, names=("Lorenzo" if at % 2 else "",)) for at in range(1, 6)]
    hidden = [built(at) for at in range(1, 6)]

    assert draw_city(build_city(known), "en") != draw_city(build_city(hidden), "en")
    nameless = [built(at, names=("\U0001f3b2",)) for at in range(1, 6)]  # it can't be drawn
    assert draw_city(build_city(nameless), "en") == draw_city(build_city(hidden), "en")


def test_before_the_first_game_there_is_the_land_alone() -> None:
    assert draw_city(build_city(()), "fr")
