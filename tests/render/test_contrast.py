"""Colour is never alone, and whatever is written can be read."""

from itertools import combinations

import pytest
from PIL import Image

from render import palette, words
from render.palette import GONE, INK, SLOT, TILES, TINCTURES, contrast_ratio
from render.princes import draw_board, draw_hand, draw_question, draw_scores, tiles
from render.princes.principality import tile_letters
from render.princes.theme import DRAWINGS
from tests.render.drawing import watched
from tests.render.positions import GAMES, LANGUAGES, NAMES, OPEN, asked_seat, ply_of, view

ENOUGH = 4.5


def test_contrast_is_reckoned_as_the_web_does() -> None:
    assert contrast_ratio((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast_ratio((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("kind", ["choosing", "bidding", "placing", "acting", "over"])
def test_all_letters_on_a_board_stand_out(kind: str) -> None:
    with watched() as (written, _):
        for game in (GAMES[5], OPEN):
            ply = ply_of(game, kind)
            draw_board(view(game, ply), "de", NAMES, view(game, max(0, ply - 3)))
            draw_scores(view(game, ply), "de", NAMES)

    assert written
    assert [one for one in written if contrast_ratio(one.ink, one.ground) < ENOUGH] == []


def test_all_letters_in_private_stand_out() -> None:
    game = GAMES[5]
    with watched() as (written, _):
        for ply in (3, 200, 300, ply_of(game, "picking", deck="prestige")):
            seen = view(game, ply, asked_seat(game, ply))
            draw_hand(seen, "de", NAMES)
            draw_question(seen, "de", NAMES)
            ghost = seen.estates[0].open.buildings[:1]
            for tile in ghost:
                draw_question(seen, "de", NAMES, tile)

    assert written
    assert [one for one in written if contrast_ratio(one.ink, one.ground) < ENOUGH] == []


@pytest.mark.parametrize("tincture", TINCTURES, ids=lambda tincture: tincture.letter)
def test_a_shield_can_be_read_in_its_colour_and_out_of_play(tincture: palette.Tincture) -> None:
    assert contrast_ratio(tincture.ink, tincture.fill) >= ENOUGH
    assert contrast_ratio(INK, SLOT) >= ENOUGH
    assert GONE not in {tincture.ink, INK}


def test_seats_differ_by_letter_and_by_hatching() -> None:
    assert len({tincture.letter for tincture in TINCTURES}) == len(TINCTURES)
    assert len({tincture.hatching for tincture in TINCTURES}) == len(TINCTURES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_differ_by_two_letters(language: str) -> None:
    marks = [tile_letters(language, name) for name in TILES]

    assert len(set(marks)) == len(TILES)
    assert all(len(one) == 2 for one in marks)


def test_marks_begin_like_the_word_they_stand_for() -> None:
    kinds = {"forest": "landscape", "lake": "landscape", "park": "landscape"}
    for language in LANGUAGES:
        for name in TILES:
            word = words.thing_name(language, kinds.get(name, "building"), name)
            assert word[0].lower() == tile_letters(language, name)[0].lower(), (language, name)


def test_tiles_differ_by_texture_without_any_colour() -> None:
    square = frozenset({(0, 0)})
    grey = {}
    for name, fill in TILES.items():
        level = Image.new("RGB", (1, 1), fill).convert("L").tobytes()[0]
        drawn = tiles.tile_sprite(name, square, 40, fresh=False).image.convert("L").tobytes()
        # What is left when the colour itself is taken away: where lines are, and where none.
        grey[name] = [abs(light - level) > 8 for light in drawn]

    textures = {name for name in DRAWINGS if name.startswith("texture-")}
    assert {f"texture-{name}" for name in grey} == textures
    for one, other in combinations(grey, 2):
        apart = sum(a != b for a, b in zip(grey[one], grey[other], strict=True))
        assert apart > 150, (one, other)


def test_the_palette_has_every_colour_by_name_and_one_index_to_spare() -> None:
    assert len(set(palette.COLOURS)) == len(palette.COLOURS) <= palette.TRANSPARENT
    assert {INK, SLOT, *TILES.values()} <= set(palette.COLOURS)
