"""Firenze in words: short enough for Discord, and the whole position for whoever asks."""

from itertools import pairwise

import pytest

from bot.games.firenze.box import OURS
from bot.games.firenze.state_parts import COLORS
from render.common.board import ALT_TEXT_LIMIT
from render.firenze import describe_board, describe_position
from render.firenze.theme import card_name, color_name
from tests.render.firenze_positions import (
    FULLEST,
    KINDS,
    LANGUAGES,
    NAMES,
    SEATS,
    ply_of,
    states,
    view,
)

LONG = {seat: f"{letter * 31}{seat}" for seat, letter in enumerate("WÄŒM")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_alt_text_is_never_too_long(language: str) -> None:
    for seats in SEATS:
        for ply in range(0, len(states(seats)), 97):
            assert 100 < len(describe_board(view(seats, ply), language, LONG)) <= ALT_TEXT_LIMIT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_question_is_told_in_every_language(kind: str, language: str) -> None:
    seen = view(FULLEST, ply_of(FULLEST, kind))
    told = describe_board(seen, language, NAMES)

    for builder in seen.builders:
        points = f"{builder.open.points}".replace("-", "−")
        assert f"{NAMES[builder.seat]} {points}" in told
    assert f"{seen.round}" in told
    who = seen.scores.winners[0] if seen.scores else seen.asked.seats[0]
    assert NAMES[who] in told[:160]


def test_what_can_be_fulfilled_comes_before_the_names_of_the_row() -> None:
    seen = view(4, ply_of(4, "choosing"))
    brief, told = describe_board(seen, "en", NAMES), describe_position(seen, "en", NAMES)

    assert "still open: height" in brief.partition("Card row")[0]
    for offer in seen.row:
        bricks = "1 brick" if offer.cost == 1 else f"{offer.cost} bricks"
        cost = f"costs {bricks}" if offer.cost else "free"
        name = card_name("en", offer.card)
        kind = offer.card.kind.capitalize()
        assert f"Card {offer.place}: {name} ({kind}), {cost}; bricks on it: " in told


def test_who_chooses_hears_the_bricks_of_the_cards_that_can_be_paid_for() -> None:
    seen = view(4, ply_of(4, "choosing"))
    brief = describe_board(seen, "en", NAMES)

    for offer in seen.row:
        assert (f"Card {offer.place}: " in brief) == (offer.cost <= seen.active_builder.stored)
    assert "Card 1: " not in describe_board(view(4, ply_of(4, "building")), "en", NAMES)


def test_an_event_is_told_by_its_name() -> None:
    seen = view(4, ply_of(4, "losing"))

    [name] = [card.name for card in seen.box.printed.cards if card.name == seen.asked.card]
    assert name
    assert "loses bricks (1 still to choose)" in describe_board(seen, "en", NAMES)[:200]


@pytest.mark.parametrize("seats", SEATS)
def test_the_whole_position_tells_every_commission_tower_and_brick(seats: int) -> None:
    seen = view(seats, ply_of(seats, "fulfilling"))
    told = describe_position(seen, "en", NAMES)

    assert told.count("\n\n") == seats
    for family in seen.families:
        name = color_name("en", family.color)
        line, after = next(
            pair
            for pair in pairwise(told.split("\n"))
            if pair[0].startswith(f"{name} commissions: ")
        )
        assert after.startswith(f"Majority on the {name.lower()} tower: ")
        for commission in family.commissions:
            if not commission.neutral:
                points = "1 point" if commission.points == 1 else f"{commission.points} points"
                printed = "" if commission.points_from == OURS else " (printed)"
                assert f"height {commission.height} for {points}{printed}" in line
            if commission.seat is not None:
                assert f"({NAMES[commission.seat]}’s seal)" in line
    for builder in seen.builders:
        for tower in builder.open.site:
            assert f"{color_name('en', tower.color)} {tower.height}" in told
        stored, limit = builder.open.stored, builder.storehouse_limit
        assert (f"{stored} of at most {limit}" if stored else f"empty; room for {limit}") in told
    pouch = next(one for one in told.split("\n") if one.startswith("Pouch: "))
    for name, count in zip(COLORS, seen.pouch, strict=True):
        assert (f"{count} {color_name('en', name).lower()}" in pouch) == bool(count)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_with_its_celebrations(language: str) -> None:
    seen = view(FULLEST, -1)

    assert seen.scores is not None
    brief = describe_board(seen, language, NAMES)
    assert NAMES[seen.scores.winners[0]] in brief[:200]
    assert seen.row
    assert not [one for one in seen.row if card_name(language, one.card) in brief]  # it is over
    for builder in seen.builders:
        for card in builder.revealed:
            assert card_name(language, card) in describe_position(seen, language, NAMES)


def test_who_has_no_name_is_called_by_his_letter() -> None:
    assert "Lorenzo" in describe_board(view(2, 5), "en", {0: "Lorenzo"})
    assert "B 0" in describe_board(view(2, 5), "en", {0: "Lorenzo"})
