"""Everything has room: the longest names, the longest words, and German."""

import pytest

from bot.games.princes.pieces import Tile
from bot.games.princes.view import View
from render import fonts, heraldry, words
from render.common import my_view
from render.fonts import ELLIPSIS, Face
from render.princes import current_question, draw_board, draw_hand, draw_my_view, draw_scores
from render.princes.board import header_sentence
from render.princes.placement import draw_placement
from tests.render.drawing import in_turn, watched
from tests.render.positions import (
    GAMES,
    LANGUAGES,
    NAMES,
    OPEN,
    asked_seat,
    ply_of,
    states,
    view,
    wishing,
)

LONGEST = {
    0: "W" * 32,
    1: "Donaudampfschifffahrtskapitän Öz",
    2: "👑🎲🏛️🌳",
    3: "מלך פירנצה הגדול",
    4: "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́O̵̹̻̝̳͂̌̌͘",
}
LONG_NAME = "Bartholomäus-Maximilian von Hohe"  # as long as Discord lets a name be
PHASES = ("choosing", "nominating", "bidding", "placing", "acting", "over")


def boards(game: str) -> list[View]:
    """One of each phase, late in the game, where there is most to show."""
    opening = view(game, ply_of(game, "nominating"))
    return [*(view(game, ply_of(game, kind)) for kind in PHASES), wishing(opening)]


@pytest.mark.parametrize(("game", "language"), in_turn((one,) for one in (*GAMES.values(), OPEN)))
def test_no_word_of_ours_is_shortened_on_a_board(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with watched(monkeypatch) as (written, shortened):
        for board in boards(game):
            draw_board(board, language, NAMES)

    assert not shortened
    assert [one.text for one in written if not one.inside] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_any_kind_are_drawn_or_shortened(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with watched(monkeypatch) as (written, shortened):
        for board in boards(GAMES[5]):
            draw_board(board, language, LONGEST)
            draw_scores(board, language, LONGEST)

    names = [words.player_name(LONGEST, seat) for seat in LONGEST]
    assert all(any(one in name for name in names) for one in shortened)
    assert [one.text for one in written if not one.inside] == []
    assert any(one.text.startswith("W") and one.text.endswith(ELLIPSIS) for one in written)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_has_room_for_all_its_words(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    moments = [(game, ply) for game in (GAMES[5], OPEN) for ply in range(5, len(states(game)), 61)]
    moments += [(GAMES[5], ply_of(GAMES[5], "picking", deck=deck)) for deck in ("prestige",)]
    with watched(monkeypatch) as (written, shortened):
        for game, ply in moments:
            for estate in view(game, ply).estates:
                draw_hand(view(game, ply, estate.seat), language, NAMES)

    assert not shortened
    assert [one.text for one in written if not one.inside] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_room_in_a_hand(language: str) -> None:
    box = view(GAMES[5], 0).box
    for deck, cards in (("bonus", box.bonus), ("prestige", box.prestige)):
        for card in cards:
            about = words.thing_name(language, deck, card, "about")
            size, lines = fonts.wrap_text(Face.TEXT, 22, about, 349, 84, 16)
            assert not lines[-1].endswith(ELLIPSIS), (size, about)
    for card in box.professions:
        name = words.thing_name(language, "profession", card)
        assert fonts.fit_text(Face.NAME, 31, name, 274, 22)[1] == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_placement_has_room_for_all_its_words(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = view(GAMES[5], 200, asked_seat(GAMES[5], 200))
    with watched(monkeypatch) as (written, shortened):
        for name in seen.box.ground.turns:
            draw_placement(seen, Tile(name, seen.box.ground.ways[name][0].square, 0), language)

    assert not shortened
    assert [one.text for one in written if not one.inside] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_matters_can_be_read_on_a_phone(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """550 pixels wide, letters of 24 are about as high as those of a message."""
    bidding = view(GAMES[5], ply_of(GAMES[5], "bidding"))
    with watched(monkeypatch) as (written, _):
        draw_board(bidding, language, NAMES)

    sizes = {one.text: one.size for one in written}
    assert sizes[header_sentence(bidding, language, NAMES)] >= 40
    assert sizes[str(bidding.asked.price)] >= 24
    assert max(one.size for one in written if one.text == str(bidding.asked.price)) >= 60
    assert sizes[words.label(language, "minimum", minimum=bidding.minimum)] >= 24
    assert all(sizes[str(estate.open.points)] >= 16 for estate in bidding.estates)
    assert all(sizes[name] >= 24 for name in NAMES.values())


# My view


def own_views(game: str) -> list[View]:
    """What whoever is asked sees in each phase, and one who only waits."""
    plies = [ply_of(game, kind) for kind in PHASES[:-1]]
    plies += [ply_of(game, "picking", deck="prestige"), 2]
    own = [view(game, ply, asked_seat(game, ply)) for ply in plies]
    return [*own, wishing(own[PHASES.index("nominating")])]


@pytest.mark.parametrize(("game", "language"), in_turn([(GAMES[5],)]))
def test_my_view_can_be_read_on_a_phone_without_a_zoom(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """380 pixels wide, no letter is lower than eleven; and no word of ours is shortened."""
    with watched(monkeypatch) as (written, shortened):
        for seen in own_views(game):
            draw_my_view(seen, language, NAMES)

    assert not shortened
    assert [one.text for one in written if not one.inside] == []
    assert {
        one.text for one in written if one.text and one.size * 380 < 11 * my_view.WIDTH
    } == set()


@pytest.mark.parametrize("game", [pytest.param(GAMES[5], marks=pytest.mark.long), OPEN])
def test_a_long_name_is_whole_however_many_signs_stand_beside_it(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is set smaller, then in two lines."""
    names = dict.fromkeys(NAMES, LONG_NAME)
    with watched(monkeypatch) as (_, shortened):
        for seen in own_views(game):
            draw_my_view(seen, "de", names)
            draw_board(seen, "de", names)

    assert not shortened


@pytest.mark.parametrize("price", [200, 1100, 12_300])
def test_a_price_is_never_shortened(price: int, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = current_question.QuestionData(
        "jester", "Jester", figure=price, money=True, leader=0, row=(1, 2)
    )
    with watched(monkeypatch) as (written, shortened):
        current_question.draw_question(scene, 350, 230)

    assert str(price) in [one.text for one in written]
    assert not shortened


# Names


@pytest.mark.parametrize(
    ("given", "drawn"),
    [
        ("Lorenzo", "Lorenzo"),
        ("  Łukasz\t Żółć ", "Łukasz Żółć"),
        ("e\u0301cole", "école"),
        ("👑 Cosimo 🎲", "Cosimo"),
        ("Ελένη Иван", "Ελένη Иван"),
        ("a\u202eb\u200bc", "abc"),
    ],
)
def test_of_a_name_is_drawn_what_can_be_drawn(given: str, drawn: str) -> None:
    assert fonts.drawable_text(given) == drawn


@pytest.mark.parametrize("name", ["", "   ", "👑🎲", "花子", "מלך", "\u0301\u0302"])
def test_a_name_that_cannot_be_drawn_at_all_is_the_letter_of_the_shield(name: str) -> None:
    assert words.player_name({3: name}, 3) == heraldry.seat_letter(3) == "D"


def test_marks_on_marks_do_not_climb_out_of_their_line() -> None:
    name = fonts.drawable_text(LONGEST[4])

    assert name == "ZALGO"
    assert fonts.text_mask(Face.NAME, 31, name).mask.height < 31


@pytest.mark.parametrize("room", [10, 60, 150, 400])
def test_a_text_is_no_wider_than_its_room(room: int) -> None:
    size, text = fonts.fit_text(Face.NAME, 31, "W" * 32, room, 25)

    assert fonts.text_width(Face.NAME, size, text) <= max(
        room, fonts.text_width(Face.NAME, 25, ELLIPSIS)
    )
