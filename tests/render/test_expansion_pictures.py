"""The pictures of the expansions: all that is open is shown, has room, and can be read."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.engine.game import Seat
from bot.engine.random_draws import Chance
from bot.games.princes.land_grid import EAST, WEST, closed_to_buildings
from bot.games.princes.moves import Offer
from bot.games.princes.state_parts import DoneWork, Open, Tile
from bot.games.princes.view import View
from render import princes, words
from render.common.board import ALT_TEXT_LIMIT as LONGEST_ALT
from render.palette import contrast_ratio
from render.princes.board import HEIGHT, WIDTH, draw_regions
from render.princes.film_hands import held_cards
from render.princes.neighborhood import draw_offer
from render.princes.principality import estates_after_placing
from render.princes.view_differences import find_changes
from tests.render.drawing import WIDEST, assert_side_by_side, fitting, in_turn, watched
from tests.render.expansion_positions import (
    BOTH,
    CHARACTERS,
    COMBINATIONS,
    SEATS,
    TOGETHER,
    game,
    ply_of,
    states,
    view,
)
from tests.render.positions import GAME, LANGUAGES, NAMES
from tests.render.princes_expansion_gallery import (
    builder_with,
    draw_standing,
    is_acting,
    is_bargaining,
    is_consulting,
    is_courting,
    liveliest,
    offer_of,
    princess,
)
from tests.render.test_contrast import ENOUGH
from tests.render.test_fitting import LONGEST

TABLES = [(combination, seats) for combination in COMBINATIONS for seats in SEATS]


def moments(combination: str, seats: int) -> Iterator[tuple[View, View]]:
    """The last of every question that this table asks, each with what was before it."""
    shown = game(combination, seats)
    last = {one.asked.kind: ply for ply, one in enumerate(shown) if ply}
    for ply in last.values():
        yield shown[ply - 1], shown[ply]


# All of it has room


@pytest.mark.parametrize(("combination", "seats"), TABLES)
def test_the_parts_lie_side_by_side_on_the_picture(combination: str, seats: int) -> None:
    for before, seen in moments(combination, seats):
        assert_side_by_side(draw_regions(seen, "en", NAMES, before), WIDTH, HEIGHT)


@pytest.mark.parametrize(("combination", "seats", "language"), in_turn(TABLES))
def test_all_words_fit_and_stand_out(combination: str, seats: int, language: str) -> None:
    with fitting() as written:
        for before, seen in moments(combination, seats):
            princes.draw_board(seen, language, NAMES, before)
        princes.draw_scores(game(combination, seats)[-1], language, NAMES)
    assert [one for one in written if contrast_ratio(one.ink, one.ground) < ENOUGH] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_any_kind_are_drawn(language: str) -> None:
    with watched() as (written, shortened):
        for before, seen in moments(BOTH, 5):
            princes.draw_board(seen, language, LONGEST, before)
        seen, builder = offer_of(BOTH, 5)
        bargain = seen.asked.bargain
        assert bargain is not None
        draw_offer(seen, builder, bargain.offer, language, LONGEST)

    names = [words.player_name(LONGEST, seat) for seat in LONGEST]
    assert all(any(one in name for name in names) for one in shortened)
    assert [one.text for one in written if not one.inside] == []


@pytest.mark.parametrize("seats", [pytest.param(2, marks=pytest.mark.long), 5])
def test_whoever_is_asked_is_named_in_full(seats: int) -> None:
    """However many signs stand beside the name, and on the pictures for one person too."""
    names = dict.fromkeys(NAMES, "Bartholomäus-Maximilian von Hohe")
    with watched() as (written, shortened):
        for before, seen in moments(BOTH, seats):
            princes.draw_board(seen, "de", names, before)
        seen, builder = offer_of(BOTH, seats)
        princes.draw_my_view(seen, "de", names)
        bargain = seen.asked.bargain
        assert bargain is not None
        draw_offer(seen, builder, bargain.offer, "de", names)

    assert {*shortened} <= {*names.values()}  # in the banners of the board alone
    assert [one.text for one in written if not one.inside] == []


@pytest.mark.parametrize("language", WIDEST)
def test_private_things_have_room(language: str) -> None:
    with fitting() as written:
        for seats in SEATS:
            draw_standing(*offer_of(BOTH, seats), language)
            draw_standing(*offer_of(TOGETHER, seats, late=False), language)
        for builders in (0, 1):
            seen, ghost = builder_with(builders)
            princes.draw_question(seen, language, NAMES, ghost)
        for seats in (2, 5):
            for ply in range(5, len(states(BOTH, seats)), 53):
                for estate in game(BOTH, seats)[ply].estates:
                    princes.draw_hand(view(BOTH, seats, ply, estate.seat), language, NAMES)
                    princes.draw_my_view(view(BOTH, seats, ply, estate.seat), language, NAMES)
    assert [one for one in written if contrast_ratio(one.ink, one.ground) < ENOUGH] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name", ["banker", "cardinal", "merchant", "muse", "princess", "professor"]
)
def test_every_character_has_room_in_a_hand(name: str, language: str) -> None:
    seen = princess(face_down=False)
    assert seen.own is not None
    estates = tuple(
        replace(estate, character=name) if estate.seat == seen.own.seat else estate
        for estate in seen.estates
    )
    with watched() as (_, shortened):
        princes.draw_hand(replace(seen, estates=estates), language, NAMES)

    assert not shortened


def test_what_matters_can_be_read_on_a_phone() -> None:
    shown = game(BOTH, 5)
    courting, bargaining = shown[liveliest(shown)], shown[ply_of(shown, is_bargaining)]
    with watched() as (written, _):
        princes.draw_board(courting, "de", NAMES)
        princes.draw_board(bargaining, "de", NAMES)
    sizes = {one.text: one.size for one in written}
    largest = {one.text: max(o.size for o in written if o.text == one.text) for one in written}

    assert sizes[princes.board.header_sentence(courting, "de", NAMES)] >= 40
    for card in courting.characters:
        if card.pawn:
            assert largest[f"{card.pawn.florins}"] >= 40
    assert bargaining.asked.bargain is not None
    assert largest[f"{bargaining.asked.bargain.price}"] >= 60
    assert all(sizes[name] >= 18 for name in NAMES.values())


def test_a_last_film_has_room_for_all_cards() -> None:
    shown = game(BOTH, 5)
    with fitting():
        for ply in range(len(shown) // 2, len(shown) - 1, 29):
            estates = shown[ply].estates
            hands = tuple(held_cards(view(BOTH, 5, ply, estate.seat)) for estate in estates)
            assert len(list(draw_regions(shown[ply], "de", NAMES, None, hands))) > 8


# The characters


def texts(written: list[str], *wanted: str) -> bool:
    return all(text in written for text in wanted)


def on_a_board(seen: View) -> list[str]:
    with watched() as (written, _):
        princes.draw_board(seen, "en", NAMES)
    return [one.text for one in written]


def test_six_characters_are_on_the_board_at_auction() -> None:
    shown = game(CHARACTERS, 4)
    seen = shown[liveliest(shown)]
    written = on_a_board(seen)
    names = [words.thing_name("en", "character", card.name) for card in seen.characters]
    banker = seen.characters[0]

    assert len(names) == 6
    assert texts(written, *names)
    assert not banker.florins or f"{banker.florins}" in written
    for card in seen.characters:
        if card.serving:
            assert NAMES[card.serving.seat] in written
        elif card.pawn:
            assert f"{card.pawn.florins}" in written


def test_who_has_passed_is_out_on_the_stage() -> None:
    shown = game(CHARACTERS, 5)
    ply = ply_of(shown, lambda one: is_courting(one) and any(e.pawn_lies for e in one.estates))
    scene = princes.current_question.make_question_data(shown[ply], "en", fresh=False)

    assert scene.out == {estate.seat for estate in shown[ply].estates if estate.pawn_lies}
    assert scene.next == set(shown[ply].asked.seats)
    assert len(scene.row) == 5


def test_the_character_stands_beside_its_holder() -> None:
    shown = game(CHARACTERS, 5)
    seen = shown[ply_of(shown, lambda one: is_acting(one) and bool(one.estates[0].character))]
    estate = seen.estates[0]
    name = words.thing_name("en", "character", estate.character)

    assert name in on_a_board(seen)
    nobody = replace(seen, estates=tuple(replace(estate, character="") for estate in seen.estates))
    assert name not in on_a_board(nobody)


def test_the_cardinal_has_three_actions_on_the_stage() -> None:
    shown = game(CHARACTERS, 3)
    seen = shown[ply_of(shown, is_acting)]
    seat = seen.asked.seats[0]

    for character, actions in (("muse", 2), ("cardinal", 3)):
        estates = tuple(
            replace(estate, character=character if estate.seat == seat else "")
            for estate in seen.estates
        )
        scene = princes.current_question.make_question_data(
            replace(seen, estates=estates), "en", fresh=False
        )
        assert len(scene.lozenges) == actions


def test_the_works_of_the_princess_are_among_the_others() -> None:
    shown = game(CHARACTERS, 3)
    seen = shown[ply_of(shown, is_acting)]
    feats = (DoneWork(3, "princess", 37), DoneWork(5, "princess", 38))
    first = seen.estates[0]
    shown_feats = replace(first, open=replace(first.open, feats=feats, table=()))
    estates = (shown_feats, *seen.estates[1:])

    assert texts(on_a_board(replace(seen, estates=estates)), "37", "38", "Princess")


def test_who_is_consulted_is_on_the_stage_with_the_price_to_be_paid() -> None:
    shown = game(CHARACTERS, 4)
    seen = shown[ply_of(shown, is_consulting)]
    asked = replace(seen.asked, lot="jester", price=700)
    scene = princes.current_question.make_question_data(
        replace(seen, asked=asked), "en", fresh=False
    )

    assert scene.symbol == seen.asked.character
    assert scene.figure == 700
    assert "Jester" in scene.told


def test_points_through_characters_have_their_own_piece() -> None:
    with watched() as (written, _):
        princes.draw_scores(game(CHARACTERS, 3)[-1], "de", NAMES)

    assert words.thing_name("de", "source", "characters") in [one.text for one in written]


def test_a_hand_tells_what_the_princess_would_be_worth() -> None:
    seen = princess(face_down=False)
    assert seen.own is not None
    assert seen.own.princess is not None
    with watched() as (written, _):
        princes.draw_hand(seen, "en", NAMES)

    assert texts([one.text for one in written], "Princess", f"{seen.own.princess.value}")


# Building together


@pytest.mark.parametrize(("side", "corner"), [(EAST, 5), (WEST, -2)])
def test_a_tile_across_a_border_begins_on_the_strip(side: str, corner: int) -> None:
    ground = game(TOGETHER, 3)[0].box.ground
    cells, (column, row) = princes.principality.tile_cells(ground, Tile("tower", "f3", 0, side))

    assert len(cells) == 3
    assert (column, row) == (corner, 2)


def test_a_shared_building_is_drawn_on_both_boards_with_the_shield_of_the_other() -> None:
    offer = Offer("tower", EAST, "f3", 0, 0)
    ghosts = princes.principality.offered_tiles_by_seat(3, Seat(2), offer)

    assert set(ghosts) == {Seat(2), Seat(0)}
    assert ghosts[Seat(2)].neighbour == Seat(0)
    assert ghosts[Seat(0)].neighbour == Seat(2)
    assert ghosts[Seat(0)].tile.across == WEST
    assert {ghost.builder for ghost in ghosts.values()} == {Seat(2)}


def test_what_is_shared_with_another_neighbour_looks_otherwise() -> None:
    shown = game(TOGETHER, 4)
    seen = shown[-1]
    look = princes.board._make_prince_data(
        seen,
        0,
        "en",
        NAMES,
        find_changes(None, seen),
        princes.prince_panel.PanelShape(388, 606, 44, beside=False),
        (),
    )
    assert any(tile.across for tile in look.estate.open.buildings)
    others = tuple((side, Seat(seat + 1)) for side, seat in look.neighbours)

    assert (
        princes.prince_panel.draw_prince_panel(look).tobytes()
        != princes.prince_panel.draw_prince_panel(replace(look, neighbours=others)).tobytes()
    )


def test_the_offer_is_a_ghost_in_both_principalities_and_in_no_other() -> None:
    shown = game(TOGETHER, 5)
    seen = shown[ply_of(shown, is_bargaining)]
    bargain = seen.asked.bargain
    assert bargain is not None
    shape = princes.prince_panel.PanelShape(308, 606, 39, beside=False)
    looks = [
        princes.board._make_prince_data(
            seen, seat, "en", NAMES, find_changes(None, seen), shape, ()
        )
        for seat in range(5)
    ]
    haunted = {look.estate.seat for look in looks if look.ghost}

    assert haunted == {bargain.builder, bargain.partner}
    for look in looks:
        bare = princes.prince_panel.draw_prince_panel(replace(look, ghost=None)).tobytes()
        assert (princes.prince_panel.draw_prince_panel(look).tobytes() != bare) == bool(look.ghost)


@pytest.mark.parametrize("seats", SEATS)
def test_the_builder_stands_between_his_neighbours(seats: int) -> None:
    shown = game(TOGETHER, seats)
    seen = shown[ply_of(shown, is_bargaining)]
    assert seen.asked.bargain is not None
    look = princes.neighborhood.make_neighborhood_data(seen, "en", NAMES, fresh=False)
    at = [plot.seat for plot in look.plots]
    builder = seen.asked.bargain.builder

    if seats == 2:
        assert at == [0, 1]
        return
    assert at == [(builder - 1) % seats, builder, (builder + 1) % seats]


def test_every_figure_of_an_offer_is_on_the_board() -> None:
    shown = game(BOTH, 4)
    seen = shown[ply_of(shown, is_bargaining)]
    bargain = seen.asked.bargain
    assert bargain is not None
    asked = replace(seen.asked, bargain=replace(bargain, price=1700, cost=300))
    written = on_a_board(replace(seen, asked=asked))

    assert texts(written, "1700", "300")
    assert words.thing_name("en", "building", bargain.offer.building) in written


def test_an_offer_for_the_two_tells_names_and_prices() -> None:
    seen, builder = offer_of(TOGETHER, 3)
    bargain = seen.asked.bargain
    assert bargain is not None
    with watched() as (written, _):
        draw_offer(seen, builder, replace(bargain.offer, florins=1100), "en", NAMES)
    said = [one.text for one in written]

    assert texts(said, "1100", f"{bargain.cost}", *"abcdefghijklmn")
    assert texts(said, NAMES[bargain.builder], NAMES[bargain.partner])
    assert any(NAMES[bargain.builder] in one and NAMES[bargain.partner] in one for one in said)
    assert words.label("en", "ours-side-b") in said


def test_an_offer_that_clashes_looks_otherwise() -> None:
    seen, builder = offer_of(TOGETHER, 3)
    bargain = seen.asked.bargain
    assert bargain is not None
    ghosts = princes.principality.offered_tiles_by_seat(3, builder, bargain.offer)
    ground = seen.box.ground
    taken = {seat: closed_to_buildings(ground, seen.estates[seat].open) for seat in ghosts}

    assert not any(ground.covered([ghosts[seat].tile]) & taken[seat] for seat in ghosts)
    blocked = _with_tile_of(seen, ghosts[builder])
    assert draw_standing(blocked, builder, "en") != draw_standing(seen, builder, "en")


def _with_tile_of(seen: View, ghost: princes.principality.BargainTile) -> View:
    """Somebody has built exactly there."""
    estates = list(seen.estates)
    own = estates[ghost.builder]
    estates[ghost.builder] = replace(
        own, open=replace(own.open, buildings=(*own.open.buildings, ghost.tile))
    )
    return replace(seen, estates=tuple(estates))


def test_a_ghost_across_a_border_lies_on_both_boards_and_one_that_can_not_lie_on_none() -> None:
    seen = game(TOGETHER, 3)[-1]
    bare = tuple(replace(one, open=Open(builders=1)) for one in seen.estates)
    library = Tile("library", "h5", 0, EAST)
    estates = estates_after_placing(replace(seen, estates=bare), Seat(0), library)

    assert [tile.name for tile in estates[1].buildings] == ["library"]
    assert estates_after_placing(
        replace(seen, estates=bare), Seat(0), replace(library, square="a1")
    ) == tuple(one.open for one in bare)


# In words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("combination", "seats"), TABLES)
def test_every_moment_is_told_in_words(combination: str, seats: int, language: str) -> None:
    for _, seen in moments(combination, seats):
        told = princes.describe_board(seen, language, NAMES)
        assert 0 < len(told) <= LONGEST_ALT
        assert told.startswith(princes.describe_position(seen, language, NAMES).split("\n")[0])


def test_an_offer_is_told_with_its_squares_and_its_prices() -> None:
    shown = game(TOGETHER, 3)
    seen = shown[ply_of(shown, is_bargaining)]
    bargain = seen.asked.bargain
    assert bargain is not None
    told = princes.describe_board(seen, "en", NAMES)

    assert bargain.offer.square in told
    assert f"{bargain.price} florins" in told
    assert NAMES[bargain.partner] in told


def test_a_shared_building_is_told_to_be_shared_and_with_whom() -> None:
    seen = game(TOGETHER, 3)[-1]
    west = next(border for border in seen.borders if border.shared)
    told = princes.describe_position(seen, "en", NAMES)

    assert f"shared with {NAMES[west.east]}" in told
    assert f"shared with {NAMES[west.west]}" in told
    assert words.label("en", "ours-side-b") in told


def test_pawns_prices_and_holders_are_told() -> None:
    shown = game(CHARACTERS, 5)
    seen = shown[liveliest(shown)]
    told = princes.describe_board(seen, "en", NAMES)

    for card in seen.characters:
        name = words.thing_name("en", "character", card.name)
        assert name.lower() in told.lower()
        if card.pawn:
            assert f"{name} {card.pawn.florins} florins ({NAMES[card.pawn.seat]})" in told


# Nothing that is covered


def test_the_picture_of_an_offer_tells_nothing_that_is_covered() -> None:
    shown = game(BOTH, 4)
    ply = ply_of(shown, is_bargaining)
    bargain = shown[ply].asked.bargain
    assert bargain is not None
    state = states(BOTH, 4)[ply]
    other = GAME.imagine(state, bargain.partner, Chance("other", 1))
    one, two = (GAME.view(truth, bargain.partner) for truth in (state, other))

    assert draw_standing(one, bargain.builder, "en") == draw_standing(two, bargain.builder, "en")


# How long it takes
