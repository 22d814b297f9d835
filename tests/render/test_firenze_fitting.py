"""Everything has room on the pictures of Firenze: long names, long words, and German."""

from dataclasses import replace

import pytest

from bot.engine.game import Seat
from bot.games.firenze.box import ActionCard
from bot.games.firenze.moves import Begin
from bot.games.firenze.state_parts import Tower
from bot.games.firenze.view import View
from render import firenze, fonts
from render.common import my_view
from render.common.film import FilmHands
from render.firenze.builder_panel import held_cards
from render.firenze.hand import _ABOUT
from render.firenze.phone_pictures import list_reachable_commissions
from render.firenze.planned_building import draw_planned_building
from render.firenze.theme import card_name, card_text
from render.fonts import ELLIPSIS, Face
from tests.render.drawing import WIDEST, fitting, in_turn, watched
from tests.render.firenze_positions import (
    FULLEST,
    KINDS,
    LANGUAGES,
    NAMES,
    SEATS,
    asked_seat,
    laid,
    ply_of,
    states,
    view,
)

LONGEST = {0: "W" * 32, 1: "Donaudampfschifffahrtskapitän Öz", 2: "👑🎲🏛️🌳", 3: "מלך פירנצה הגדול"}


def moments(seats: int) -> list[View]:
    """Some of every age of a game, and every kind of question that is asked in it."""
    kinds = KINDS if seats == FULLEST else ("choosing", "paying-construction", "fulfilling", "over")
    plies = [ply_of(seats, kind) for kind in kinds]
    return [view(seats, ply) for ply in (*plies, *range(5, len(states(seats)), 211))]


@pytest.mark.parametrize(("seats", "language"), in_turn((one,) for one in SEATS))
def test_no_word_of_ours_is_shortened_on_a_board(seats: int, language: str) -> None:
    with fitting():
        for seen in moments(seats):
            firenze.draw_board(seen, language, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_any_kind_are_drawn(language: str) -> None:
    with watched() as (written, shortened):
        for seen in moments(4):
            firenze.draw_board(seen, language, LONGEST)
            firenze.draw_scores(seen, language, LONGEST)

    assert {*shortened} <= {*LONGEST.values()}
    assert [one.text for one in written if not one.inside] == []


def kinds_of_cards() -> list[ActionCard]:
    box = view(2, 0).box
    return list(box.printed.cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_room_in_the_row_and_in_a_hand(language: str) -> None:
    for card in kinds_of_cards():
        name, about = card_name(language, card), card_text(language, card)
        assert fonts.fit_text(Face.NAME, 31, name, 186, 20)[1] == name
        # The place of what a card of the row does, where two rows of bricks lie on it.
        _, lines = fonts.wrap_text(Face.TEXT, 22, about, 231, 66, 15)
        assert not lines[-1].endswith(ELLIPSIS), about
        # The narrowest card of a hand: four side by side, with a verdict below.
        _, lines = fonts.wrap_text(Face.TEXT, _ABOUT[-1], about, 351, 124, _ABOUT[0])
        assert not lines[-1].endswith(ELLIPSIS), about


@pytest.mark.parametrize("language", WIDEST)
def test_hand_and_plan_have_room_for_words(language: str) -> None:
    with fitting():
        for seats in SEATS:
            for ply in range(40, len(states(seats)), 409):
                for builder in view(seats, ply).builders:
                    seen = view(seats, ply, builder.seat)
                    firenze.draw_hand(seen, language, NAMES)
                    draw_planned_building(seen, laid(seen, Begin("purple")), language, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_scores_have_room_for_their_words(language: str) -> None:
    with fitting():
        for seats in SEATS:
            firenze.draw_scores(view(seats, -1), language, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_covered_cards_are_inside_panels(language: str) -> None:
    with fitting():
        for ply in range(20, len(states(4)), 97):
            seen = [view(4, ply, builder.seat) for builder in view(4, ply).builders]
            hands = tuple(held_cards(one) for one in seen)
            for _ in firenze.board.draw_regions(view(4, ply), language, NAMES, None, hands):
                pass


def test_hands_are_lower_than_the_sites_they_lie_on() -> None:
    """Seven cards, as many as a hand may ever hold, leave room for the towers."""
    cards = tuple(kinds_of_cards()[:7])

    assert (
        firenze.builder_panel.held_cards_height(firenze.builder_panel.HeldCards(cards), 360, 200)
        <= 120
    )
    assert FilmHands(view(2, 5), ()).for_views(1) == ((),)


@pytest.mark.parametrize("buildings", range(8))
def test_any_building_has_room_for_hands(buildings: int) -> None:
    """Seven cards in all: on the table, or in a hand that is shown because the game is over."""
    seen = view(4, 200)
    cards = sorted(kinds_of_cards(), key=lambda one: -len(card_name("de", one)))
    houses = ([one for one in cards if one.kind == "building"] * 7)[:buildings]
    towers = tuple(
        Tower(color, height) for color, height in (("red", 8), ("blue", 6), ("white", 1))
    )
    built = [
        replace(one, buildings=tuple(houses), open=replace(one.open, site=towers))
        for one in seen.builders
    ]
    hands = (firenze.builder_panel.HeldCards(tuple(cards[: 7 - buildings])),) * 4
    crowded = replace(seen, builders=tuple(built))

    with watched() as (written, _):
        for shown in ((), hands):
            assert list(firenze.board.draw_regions(crowded, "de", NAMES, None, shown))

    assert [one.text for one in written if not one.inside] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_matters_is_read_on_a_phone(language: str) -> None:
    """550 pixels wide, letters of 24 are about as high as those of a message."""
    seen = view(4, ply_of(4, "paying-card"))
    with watched() as (written, _):
        firenze.draw_board(seen, language, NAMES)

    largest: dict[str, int] = {}
    for one in written:
        largest[one.text] = max(one.size, largest.get(one.text, 0))
    assert largest[firenze.header_and_side_panels.header_sentence(seen, language, NAMES)] >= 32
    assert largest[firenze.header_and_side_panels.round_text(seen, language)] >= 24
    assert all(largest[NAMES[builder.seat]] >= 24 for builder in seen.builders)
    for builder in seen.builders:
        assert largest[f"{builder.open.points}"] >= 40
        assert largest[f"{builder.open.stored}/{builder.storehouse_limit}"] >= 24
    for family in seen.families:
        for commission in family.commissions:
            assert largest[f"{commission.points}"] >= 24
    assert asked_seat(4, ply_of(4, "paying-card")) in {b.seat for b in seen.builders}
    # Numbers of bricks: of the row, of the storehouses and of the pouch.
    assert all(one.size >= 24 for one in written if one.text.isdecimal())


# My view


@pytest.mark.parametrize(("seats", "language"), in_turn([(FULLEST,)]))
def test_my_view_can_be_read_on_a_phone_without_a_zoom(seats: int, language: str) -> None:
    """380 pixels wide, no letter is lower than eleven."""
    with fitting() as written:
        for seen in moments(seats):
            seat = seen.asked.seats[0] if seen.asked.seats else 0
            ply = ply_of(seats, seen.asked.kind)
            firenze.draw_my_view(view(seats, ply, Seat(seat)), language, NAMES)
            firenze.draw_portrait(seen, language, NAMES, view(seats, 0))
            firenze.draw_estate(seen, Seat(seat), language, NAMES)
    small = {one.text for one in written if one.size * 380 < 11 * my_view.WIDTH}
    assert small <= {""}


@pytest.mark.parametrize(("seats", "language"), in_turn([(FULLEST,)]))
def test_a_question_can_be_read_where_its_picture_is_265_pixels_wide(
    seats: int, language: str
) -> None:
    with fitting() as written:
        for kind in KINDS[:-1]:
            ply = ply_of(seats, kind)
            firenze.draw_question(view(seats, ply, asked_seat(seats, ply)), language, NAMES)

    assert {one.text for one in written if one.size * 265 < 11 * my_view.CROP} <= {""}


def test_commissions_are_ringed_that_the_bricks_in_store_reach() -> None:
    ply = ply_of(4, "building", late=False)
    seen = view(4, ply, asked_seat(4, ply))
    reached = []
    for stored in (0, 9):
        own = replace(seen.mine.open, storehouse=(stored,) * 6, site=(Tower("white", 3),))
        builders = [replace(b, open=own) if b.seat == seen.viewer else b for b in seen.builders]
        reached.append(set(list_reachable_commissions(replace(seen, builders=tuple(builders)))))

    assert reached[0] == {("white", 3)}
    assert {("white", 3), ("white", 4), ("red", 3)} <= reached[1]


@pytest.mark.parametrize(
    "language", ["de", *(pytest.param(one, marks=pytest.mark.long) for one in ("en", "fr"))]
)
def test_all_cards_of_the_row_have_room(language: str) -> None:
    seen = view(4, ply_of(4, "choosing"), asked_seat(4, ply_of(4, "choosing")))
    cards, count = kinds_of_cards(), len(seen.row)
    with watched() as (_, shortened):
        for first in range(0, len(cards), count):
            offers = zip(seen.row, cards[first : first + count], strict=False)
            shown = tuple(replace(offer, card=card) for offer, card in offers)
            firenze.draw_my_view(replace(seen, row=shown), language, NAMES)
            firenze.draw_question(replace(seen, row=shown), language, NAMES)

    assert not shortened


def test_whoever_is_asked_is_named_in_full() -> None:
    names = dict.fromkeys(NAMES, "Bartholomäus-Maximilian von Hohe")
    with watched() as (_, shortened):
        for kind in ("choosing", "paying-construction", "fulfilling"):
            ply = ply_of(4, kind)
            firenze.draw_board(view(4, ply), "de", names)
            firenze.draw_my_view(view(4, ply, asked_seat(4, ply)), "de", names)

    assert {*shortened} == {*names.values()}  # in the banners of the board alone
