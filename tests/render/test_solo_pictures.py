"""Pictures against Wolfgang: all has its place, all can be read, nothing unseen is in them."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from bot.engine.game import Seat
from bot.engine.random_draws import Chance
from bot.games.princes.state_parts import AutomaAct, Roll
from bot.games.princes.view import AutomaRowCard, AutomaView, View
from render import princes, words
from render.common.board import ALT_TEXT_LIMIT
from render.common.film import FilmHands
from render.fonts import Face, text_width
from render.palette import contrast_ratio
from render.princes import describe_board, describe_position, draw_board, draw_replay, draw_scores
from render.princes.alt import names_with_wolfgang
from render.princes.board import HEIGHT, WIDTH, draw_regions
from render.princes.film_hands import held_cards
from render.princes.solo_panels import make_solo_lots, make_wanted_groups
from render.princes.view_differences import find_changes
from tests.render.drawing import assert_side_by_side, fitting, forget, watched
from tests.render.positions import LANGUAGES
from tests.render.solo_positions import GAME, NAMES, SIZES, fullest, game, ply_of, states, view

SEEDS = (14, 25, 56)
KINDS = ("choosing", "nominating", "bidding", "placing", "picking", "recruiting", "acting", "over")


def automa(view: View) -> AutomaView:
    assert view.automa is not None
    return view.automa


def moments(dummies: str) -> Iterator[tuple[View, View]]:
    """Of every kind one or more, the fullest too, each with the view before it."""
    for seed in SEEDS:
        shown = game(seed, dummies)
        plies = {fullest(shown), *range(1, len(shown), 13)}
        for kind in KINDS:
            plies |= set([at for at, one in enumerate(shown) if one.asked.kind == kind][-1:])
        yield from ((shown[at], shown[at - 1]) for at in sorted(plies - {0}))


# The board


@pytest.mark.parametrize("dummies", SIZES)
def test_the_parts_of_a_solo_board_lie_side_by_side(dummies: str) -> None:
    for seen, before in moments(dummies):
        assert_side_by_side(draw_regions(seen, "de", NAMES, before), WIDTH, HEIGHT)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("dummies", SIZES)
def test_all_words_of_a_solo_board_have_room_and_stand_out(dummies: str, language: str) -> None:
    with fitting() as written:
        for seen, before in list(moments(dummies))[::5]:
            draw_board(seen, language, NAMES, before)
    assert [one for one in written if contrast_ratio(one.ink, one.ground) < 4.5] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_row_has_room(language: str) -> None:
    """Nine cards with the longest names, six bonus cards, seven prestige cards, seven tiles."""
    shown = game(25, "3")
    seen = shown[fullest(shown)]
    longest = _longest(language, list(seen.box.professions))
    row = tuple(AutomaRowCard(card, faceup=at < 5) for at, card in enumerate(longest[:9]))
    full = replace(automa(seen), row=row, bonus=("freedoms",) * 6, worths=(12,) * 6)
    prestige = tuple(seen.box.prestige)[:7]
    tiles = tuple(
        replace(seen.estates[1].open.buildings[0], name=name) for name in list(seen.box.size)[:7]
    )
    lying = replace(seen.estates[1].open, buildings=tiles, earned=(-14,))
    his = replace(seen.estates[1], open=lying, revealed=prestige, florins=3500)
    with fitting():
        draw_board(
            replace(seen, automa=full, estates=(seen.estates[0], his)), language, NAMES, None
        )


def _longest(language: str, cards: list[str]) -> list[str]:
    def wide(card: str) -> int:
        return text_width(Face.TEXT, 20, words.thing_name(language, "profession", card))

    return sorted(cards, key=wide, reverse=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_matters_is_read_on_a_phone(language: str) -> None:
    shown = game(25, "3")
    seen = shown[ply_of(shown, lambda view: view.asked.kind == "bidding")]
    price = str(seen.asked.price + seen.box.numbers.step)
    with watched() as (written, _):
        draw_board(seen, language, NAMES)

    sizes = {one.text: one.size for one in written}
    assert sizes[princes.board.header_sentence(seen, language, NAMES)] >= 40
    assert sizes[price] >= 60
    assert sizes[words.label(language, "minimum", minimum=seen.minimum)] >= 24
    assert sizes["Wolfgang"] >= 24
    assert sizes[f"{seen.estates[1].open.points}".replace("-", "−")] >= 16


# The Automa card and the die


def test_the_stacks_lie_in_the_order_of_the_open_card() -> None:
    shown = game(25, "3")
    seen = shown[ply_of(shown, lambda view: view.asked.kind == "bidding")]
    looks = make_solo_lots(seen, automa(seen), "en", frozenset(), 90)
    expected = [
        lot
        for want in automa(seen).wants
        for lot in (seen.box.landscape_order if want.lot == "landscapes" else [want.lot])
    ]

    assert [look.stack.lot for look in looks] == expected
    assert [group.add for group in make_wanted_groups(automa(seen))] == [
        want.add for want in automa(seen).wants
    ]


def test_what_was_rolled_stays_beside_its_lot() -> None:
    shown = game(25, "3")
    seen = shown[ply_of(shown, lambda seen: automa(seen).is_last)]
    looks = {
        look.stack.lot: look for look in make_solo_lots(seen, automa(seen), "en", frozenset(), 90)
    }

    for roll in automa(seen).rolls:
        assert looks[roll.lot].roll == roll


def test_the_last_auction_shows_price_and_missing_lots() -> None:
    shown = game(25, "3")
    seen = shown[ply_of(shown, lambda seen: automa(seen).is_last)]
    looks = make_solo_lots(seen, automa(seen), "en", frozenset(), 90)
    with watched() as (written, _):
        draw_board(seen, "en", NAMES)

    assert any(one.text == "200" and one.size >= 60 for one in written)
    assert {look.stack.lot for look in looks if look.barred} == {
        lot
        for want in automa(seen).wants
        if want.barred
        for lot in (seen.box.landscape_order if want.lot == "landscapes" else [want.lot])
    }
    assert all(look.price in {0, 200} for look in looks)


@pytest.mark.parametrize("dummies", SIZES)
def test_the_die_that_wolfgang_rolled_follows_from_his_price(dummies: str) -> None:
    """It was never told which face lay up, but what he paid is the die and what is added to it."""
    found = set()
    for seed in SEEDS:
        for seen in game(seed, dummies):
            rolled = {roll.lot for roll in automa(seen).rolls}
            found |= {die.pips for die in automa(seen).dice if die.lot not in rolled}

    assert len(found) > 3
    assert found <= set(range(1, 7))


# Wolfgang


def test_wolfgang_is_called_by_his_name_and_nobody_else_is() -> None:
    seen = game(25, "2")[5]

    assert names_with_wolfgang(seen, "de", {0: "Lorenzo", 1: "Isabella"}) == {
        0: "Lorenzo",
        1: "Wolfgang",
    }
    assert "Wolfgang" in describe_board(seen, "fr", NAMES)


def test_less_than_nothing_is_marked_by_another_disk() -> None:
    """Rules p. 10: below 0 he is marked by a disk of another colour."""
    below, above, fifty = (
        princes.board.draw_fame_track((5, at), (False, False), 1572) for at in (-8, 8, 58)
    )

    assert len({below.tobytes(), above.tobytes(), fifty.tobytes()}) == 3


# What is new


def test_a_work_of_his_is_new_and_so_is_what_the_dummies_turn_up() -> None:
    shown = game(25, "3")
    before, after = next(
        (old, new)
        for old, new in pairwise(shown)
        if len(new.estates[1].open.feats) == len(old.estates[1].open.feats) + 1
    )
    new = find_changes(before, after)
    fresh = [automa(after).row[at] for at in sorted(new.automa.row)]

    assert new.automa.acts
    assert after.estates[1].open.feats[-1].profession in {
        card.card for card in fresh if card.faceup
    }
    assert any(new.automa.dummies)


def test_a_second_building_of_the_same_kind_is_new_as_well() -> None:
    shown = game(25, "3")
    before = shown[-1]
    estate = before.estates[1]
    twice = (*estate.open.buildings, estate.open.buildings[0])
    again = replace(estate, open=replace(estate.open, buildings=twice))
    after = replace(before, estates=(before.estates[0], again))

    assert find_changes(before, after).estates[1].tiles == {estate.open.buildings[0]}


def test_a_die_just_rolled_sets_its_lot_off() -> None:
    shown = game(25, "3")
    before = shown[ply_of(shown, lambda view: view.asked.kind == "nominating")]
    rolled = replace(automa(before), rolls=(*automa(before).rolls, Roll("lake", 4, 500)))

    assert "lake" in find_changes(before, replace(before, automa=rolled)).lots


# Secrets


def truths(dummies: str) -> Iterator[tuple[View, View]]:
    """A view, and the same view of another truth that a spectator cannot tell apart."""
    for number, state in enumerate(states(56, dummies)[2::37]):
        other = GAME.imagine(state, None, Chance("other", number))
        yield GAME.view(state, None), GAME.view(other, None)


@pytest.mark.parametrize("dummies", SIZES)
def test_unseen_cards_are_in_no_picture_and_no_text(dummies: str) -> None:
    for one, other in truths(dummies):
        drawn = []
        for seen in (one, other):
            forget()
            pictures = draw_board(seen, "en", NAMES), draw_scores(seen, "en", NAMES)
            drawn.append(
                (*pictures, describe_board(seen, "en", NAMES), describe_position(seen, "en", NAMES))
            )
        assert drawn[0] == drawn[1]


def test_no_unseen_name_is_written_on_the_board() -> None:
    for ply in range(4, len(states(25, "3")), 11):
        state, seen = states(25, "3")[ply], view(25, "3", ply)
        assert state.solo is not None
        his = state.estates[1]
        hidden = {card for column in state.solo.columns for card in column.covered}
        hidden |= {*his.hidden.hand} - {*his.open.shown, "recruiting"} | {*state.decks.profession}
        with watched() as (written, _):
            draw_board(seen, "en", NAMES)
        texts = {one.text for one in written} | {describe_position(seen, "en", NAMES)}
        for card in hidden:
            name = words.thing_name("en", "profession", card)
            assert not any(name in text for text in texts), name


# Other pictures


def test_hand_placement_and_scores_can_be_read() -> None:
    with fitting() as written:
        for ply in range(2, len(states(14, "2")), 23):
            seen = view(14, "2", ply, Seat(0))
            princes.draw_hand(seen, "de", NAMES)
            princes.draw_my_view(seen, "de", NAMES)
            draw_scores(seen, "de", NAMES)
            for tile in seen.estates[0].open.buildings[:1]:
                princes.draw_question(seen, "de", NAMES, tile)
        draw_scores(game(14, "2")[-1], "de", NAMES)
    assert [one for one in written if contrast_ratio(one.ink, one.ground) < 4.5] == []
    assert "Wolfgang" in {one.text for one in written}


def test_a_film_of_a_solo_game_ends_with_its_scores_and_shows_the_hand() -> None:
    plies = range(len(states(14, "2")) - 4, len(states(14, "2")))
    shown = [view(14, "2", ply) for ply in plies]
    hands = FilmHands(shown[-1], tuple((held_cards(view(14, "2", ply, Seat(0))),) for ply in plies))
    covered, open_ = draw_replay(shown, "en", NAMES), draw_replay(shown, "en", NAMES, hands)

    with Image.open(BytesIO(covered)) as film:
        assert film.size == (800, 500)
        assert getattr(film, "n_frames", 1) == len(shown) + 1
    assert covered != open_


# In words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("dummies", SIZES)
def test_every_solo_position_is_told_in_words(dummies: str, language: str) -> None:
    for seen, _ in moments(dummies):
        told = describe_board(seen, language, {0: "W" * 32})
        assert 100 < len(told) <= ALT_TEXT_LIMIT
        assert "Wolfgang" in told
        assert describe_position(seen, language, NAMES).count("\n\n") == 3


def test_the_whole_solo_position_names_all_that_lies_open() -> None:
    shown = game(25, "3")
    seen = shown[fullest(shown)]
    told = describe_position(seen, "en", NAMES)

    for card in (card.card for card in automa(seen).row if card.card):
        assert words.thing_name("en", "profession", card) in told
    for card in (card for dummy in automa(seen).dummies for card in dummy.faceup):
        assert words.thing_name("en", "profession", card) in told
    for card in seen.estates[1].revealed:
        assert words.thing_name("en", "prestige", card) in told
    for card in automa(seen).bonus:
        assert words.thing_name("en", "bonus", card) in told
    for roll in automa(seen).rolls:
        assert f"{roll.die} (last bid {roll.bid} florins)" in told


def test_the_price_alone_comes_before_all_else() -> None:
    shown = game(25, "2")
    seen = shown[ply_of(shown, lambda view: view.asked.kind == "bidding")]
    price = seen.asked.price + seen.box.numbers.step

    assert (
        f"for {price} florins: Lorenzo buys or declines" in describe_board(seen, "en", NAMES)[:200]
    )


def test_an_action_that_was_not_possible_is_told_as_such() -> None:
    seen = game(25, "2")[-1]
    act = AutomaAct("late-one", "middle", ("build", "bonus"), ("build", "bonus"), "")
    told = describe_position(replace(seen, automa=replace(automa(seen), acts=(act,))), "en", NAMES)

    assert "not possible: build a Building and take a Bonus card; done: none" in told
