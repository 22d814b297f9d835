"""Everything has room: the longest names, the longest words, and German."""

import struct
from dataclasses import replace

import pytest

from bot.engine.game import Seat
from bot.games.princes.state_parts import Tile
from bot.games.princes.view import View
from render import fonts, heraldry, princes, words
from render.common import my_view
from render.fonts import ELLIPSIS, Face
from render.princes.board import header_sentence
from tests.render.drawing import WIDEST, fitting, in_turn, watched
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
def test_no_word_of_ours_is_shortened_on_a_board(game: str, language: str) -> None:
    with fitting():
        for board in boards(game):
            princes.draw_board(board, language, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_any_kind_are_drawn(language: str) -> None:
    with watched() as (written, shortened):
        for board in boards(GAMES[5]):
            princes.draw_board(board, language, LONGEST)
            princes.draw_scores(board, language, LONGEST)

    names = [words.player_name(LONGEST, seat) for seat in LONGEST]
    assert all(any(one in name for name in names) for one in shortened)
    assert [one.text for one in written if not one.inside] == []
    assert any(one.text.startswith("W") and one.text.endswith(ELLIPSIS) for one in written)


@pytest.mark.parametrize("language", WIDEST)
def test_a_hand_has_room_for_all_its_words(language: str) -> None:
    moments = [(game, ply) for game in (GAMES[5], OPEN) for ply in range(5, len(states(game)), 61)]
    moments += [(GAMES[5], ply_of(GAMES[5], "picking", deck=deck)) for deck in ("prestige",)]
    with fitting():
        for game, ply in moments:
            for estate in view(game, ply).estates:
                princes.draw_hand(view(game, ply, estate.seat), language, NAMES)


def test_the_card_that_goes_back_is_marked() -> None:
    dealt = view(GAMES[5], 0, Seat(0))
    assert dealt.own is not None
    before, back = dealt.own, dealt.own.hidden.hand[0]
    with watched() as (written, _):
        princes.draw_hand(replace(dealt, own=replace(before, gives_back=back)), "en", NAMES)
        princes.draw_hand(dealt, "en", NAMES)

    assert [one.text for one in written].count("goes back") == 1


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
def test_what_matters_is_read_on_a_phone(language: str) -> None:
    """550 pixels wide, letters of 24 are about as high as those of a message."""
    bidding = view(GAMES[5], ply_of(GAMES[5], "bidding"))
    with watched() as (written, _):
        princes.draw_board(bidding, language, NAMES)

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
def test_my_view_can_be_read_on_a_phone_without_a_zoom(game: str, language: str) -> None:
    """380 pixels wide, no letter is lower than eleven; and no word of ours is shortened."""
    with fitting() as written:
        for seen in own_views(game):
            princes.draw_my_view(seen, language, NAMES)
            princes.draw_portrait(seen, language, NAMES, view(game, 0))
            princes.draw_estate(seen, Seat(1), language, NAMES)
    assert {
        one.text for one in written if one.text and one.size * 380 < 11 * my_view.WIDTH
    } == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_can_be_read_where_its_picture_is_265_pixels_wide(language: str) -> None:
    """No letter is lower than eleven pixels, and no picture is higher than wide by a tenth."""
    game = GAMES[5]
    seat = asked_seat(game, ply_of(game, "acting"))
    planned = view(game, ply_of(game, "acting"), seat)
    with fitting() as written:
        drawn = [princes.draw_question(seen, language, NAMES) for seen in own_views(game)]
        drawn.append(princes.draw_question(planned, language, NAMES, Tile("chapel", "d3", 0)))

    assert {one.text for one in written if one.text and one.size * 265 < 11 * my_view.CROP} == set()
    for wide, high in (struct.unpack(">II", png[16:24]) for png in drawn):
        assert wide == my_view.CROP
        assert high <= wide * 1.1


@pytest.mark.parametrize("game", [pytest.param(GAMES[5], marks=pytest.mark.long), OPEN])
def test_a_long_name_is_whole_beside_all_signs(game: str) -> None:
    """It is set smaller, then in two lines; in the banners of a board it is cut."""
    names = dict.fromkeys(NAMES, LONG_NAME)
    with watched() as (_, shortened):
        for seen in own_views(game):
            princes.draw_my_view(seen, "de", names)
        assert not shortened
        for seen in own_views(game):
            princes.draw_board(seen, "de", names)

    assert {*shortened} == {LONG_NAME}


def test_a_long_name_is_cut_on_a_board_before_it_is_smaller_than_the_others() -> None:
    seen = view(GAMES[5], ply_of(GAMES[5], "nominating"))
    waiting = next(estate.seat for estate in seen.estates if estate.seat not in seen.asked.seats)
    with watched() as (written, _):
        princes.draw_board(seen, "de", {**NAMES, waiting: LONG_NAME})

    banners = [one for one in written if one.text in NAMES.values() or one.text[:5] == "Barth"]
    assert len(banners) == len(NAMES)
    assert len({one.size for one in banners}) == 1


@pytest.mark.parametrize("price", [200, 1100, 12_300])
def test_a_price_is_never_shortened(price: int) -> None:
    scene = princes.current_question.QuestionData(
        "jester", "Jester", figure=price, money=True, leader=0, row=(1, 2)
    )
    with watched() as (written, shortened):
        princes.current_question.draw_question_panel(scene, 350, 230)

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
