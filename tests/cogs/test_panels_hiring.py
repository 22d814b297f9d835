"""The panels of the characters: whose pawn stands where, and what a character brings."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.engine.game import Seat
from bot.engine.journal import Course, Opening
from bot.engine.text import Florins, Named
from bot.games.princes.character_favours import Consulting
from bot.games.princes.moves import Change, Consult, Court, PrincessWork
from cogs.games.princes import auction, turn, wishes_panel, works
from cogs.games.princes.game_texts import describe_hand, public_moves
from cogs.games.princes.wishes_editing import derive_change
from cogs.interaction.context import SeatContext
from cogs.interaction.game_ui import MORE
from cogs.interaction.replies import PrivateReply
from cogs.messages.private_panel import choice_panel, turn_panel
from cogs.table import help
from tests.cogs import panel_sittings
from tests.rules.princes_table import GAME, acting, served, table

HIRING = (
    *("two-hire", "three-hire", "four-hire", "five-hire", "hire-wild", "five-hire-wild"),
    *("banker-changes", "banker-waits", "forgoes-both", "professor-bonus", "third-action"),
)
LANGUAGES = ("en", "fr", "de")


def asked(kind: str, every: int = 1) -> list[SeatContext[Any]]:
    found = panel_sittings.sittings(*HIRING, kind=kind, every=every)
    return [sitting for sitting in found if sitting.view.characters]


def moves(reply: PrivateReply) -> list[str]:
    buttons = panel_sittings.pressed(reply)
    return [one.id.split(":", 4)[4] for one in buttons if one.id.startswith("m:")]


# The character auction


def test_every_panel_of_the_character_auction_is_sound_and_leads_to_every_space() -> None:
    asked_ = asked("courting", every=5)
    assert len(asked_) > 20
    for sitting in asked_:
        first = turn_panel(sitting)
        panel_sittings.assert_sound(sitting, first)
        assert "pass" in moves(first)
        reached = set(moves(first))
        for words in panel_sittings.goes_on(first):
            second = auction.build_courting_panel(sitting, words)
            panel_sittings.assert_sound(sitting, second)
            reached |= {*moves(second), *panel_sittings.goes_on(second)}
        for move in panel_sittings.legal(sitting, Court):
            for florins in sitting.amounts(move):
                assert f"court {move.character} {florins}" in reached


def test_the_next_space_of_each_character_stands_below_the_board() -> None:
    for sitting in asked("courting", every=9):
        view = sitting.state.game.view(sitting.course.state, None)
        public = {spelt for spelt, _ in public_moves(view)}
        assert "pass" in public
        assert len(public) <= 7
        for move in panel_sittings.legal(sitting, Court):
            assert sitting.spell_move(move) in public


def test_the_panel_says_who_has_bid_how_much_and_who_is_hired() -> None:
    for sitting in asked("courting", every=7):
        words = choice_panel(sitting, MORE).words
        for card in sitting.view.characters:
            assert sitting.speech.name_thing("character", card.name) in words
            if card.pawn:
                assert sitting.speech.names[card.pawn.seat] in words


@pytest.mark.long
@pytest.mark.parametrize("kind", ["courting", "consulting", "changing", "acting"])
def test_every_panel_of_every_golden_position_is_sound(kind: str) -> None:
    for sitting in asked(kind):
        first = turn_panel(sitting)
        panel_sittings.assert_sound(sitting, first)
        for words in panel_sittings.goes_on(first):
            panel_sittings.assert_sound(sitting, choice_panel(sitting, words))


# Merchant and Professor


def test_whoever_may_use_a_character_reads_when_and_what_it_brings() -> None:
    kinds = set()
    for sitting in asked("consulting"):
        view, reply = sitting.view, turn_panel(sitting)
        panel_sittings.assert_sound(sitting, reply)
        kinds.add((bool(view.asked.lot), view.asked.is_last_chance))
        expected = {*map(sitting.spell_move, panel_sittings.legal(sitting, Consult)), "forgo"}
        assert set(moves(reply)) == expected
        assert sitting.speech.name_thing("character", view.asked.character) in reply.words
        if view.asked.lot and "consult points" in expected:
            assert any(str(view.own.merchant) in one.label for one in panel_sittings.pressed(reply))
    assert kinds == {(True, False), (False, True), (False, False)}


def test_in_ones_own_turn_a_character_is_used_from_a_panel_with_a_way_back() -> None:
    found = [one for one in asked("acting") if panel_sittings.legal(one, Consult)]
    assert found
    for sitting in found:
        assert "consult" in set(panel_sittings.goes_on(turn_panel(sitting)))
        reply = choice_panel(sitting, "consult")
        panel_sittings.assert_sound(sitting, reply)
        assert set(moves(reply)) == set(
            map(sitting.spell_move, panel_sittings.legal(sitting, Consult))
        )
        assert any(one.id.startswith("d:turn:") for one in panel_sittings.pressed(reply))


def in_service(
    character: str, round_: int, language: str, *, hired: bool = False
) -> SeatContext[Any]:
    """In one's own turn of this round, or at the moment one has hired somebody."""
    state = served(table(3, characters="on"), 0, character)
    state = acting(state, 0, round=round_)
    if hired:
        assert state.characters is not None
        courting = replace(state.characters, next=Seat(1), lying=(Seat(0),))
        state = replace(state, characters=courting, turn=None, question=Consulting(Seat(0)))
    opening = Opening("princes", GAME.rules, "", 3, (), "in service")
    return panel_sittings.seated(GAME, Course(opening, state, (0, 0, 0)), Seat(0), language)


@pytest.mark.parametrize("hired", [False, True], ids=["in turn", "just hired"])
@pytest.mark.parametrize("character", ["merchant", "professor"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_round_foretells_nothing(language: str, character: str, *, hired: bool) -> None:
    key = "panel-consult-hired" if hired else "panel-consult-turn"
    for round_ in range(1, 8):
        sitting = in_service(character, round_, language, hired=hired)
        who = Named("character", character)
        before = sitting.speech(key, character=who)
        at_last = sitting.speech(f"{key}-at-last", character=who)
        words = turn.build_consult_panel(sitting, "consult").words
        assert (before in words, at_last in words) == (round_ < 7, round_ == 7)


# The Banker


def test_the_banker_changes_any_amount_that_a_menu_has_room_for() -> None:
    found = asked("changing")
    assert found
    for sitting in found:
        reply = turn_panel(sitting)
        panel_sittings.assert_sound(sitting, reply)
        most = sitting.view.own.changes
        (menu,) = panel_sittings.menus(reply)
        assert [option.value for option in menu.options][-1] == str(most)
        assert set(moves(reply)) == {sitting.spell_move(Change(most)), "forgo"}
        assert turn.build_banker_panel(sitting, "change").words in reply.words


# The Princess and the Muse


def test_the_princess_stands_among_the_professions_with_her_own_sum() -> None:
    found = [one for one in asked("acting") if panel_sittings.legal(one, PrincessWork)]
    assert found
    for sitting in found:
        value = sitting.view.own.princess.value
        reply = choice_panel(sitting, "princess-work")
        panel_sittings.assert_sound(sitting, reply)
        assert f"{value}" in reply.words
        for words in panel_sittings.goes_on(reply):
            panel_sittings.assert_sound(sitting, choice_panel(sitting, words))
        if "work" in sitting.moves_by_verb():
            first = works.build_work_panel(sitting, "work")
            assert "work princess" in set(panel_sittings.goes_on(first))
            assert choice_panel(sitting, "work princess").words == reply.words


def test_her_pay_is_chosen_before_the_work_is_completed() -> None:
    sitting = next(one for one in asked("acting") if panel_sittings.legal(one, PrincessWork))
    reply = works.build_princess_panel(sitting, "princess-work 2 pay")
    assert moves(reply) == ["princess-work 2"]


def test_with_the_muse_the_sum_of_a_work_is_whole() -> None:
    found = [one for one in asked("acting") if one.view.estates[one.seat].character == "muse"]
    found = [one for one in found if one.view.own.hand]
    assert found
    for sitting in found:
        reply = works.build_work_panel(sitting, "work")
        assert sitting.speech("panel-part-muse", worth=sitting.view.round) in reply.words


# The hand and help


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["courting", "consulting", "changing", "acting"])
def test_help_says_what_can_be_done_now(kind: str, language: str) -> None:
    for sitting in asked(kind, every=31 if kind != "changing" else 1):
        reply = help.turn_help_reply(panel_sittings.spoken(sitting, language))
        panel_sittings.assert_sound(sitting, reply)


def test_the_hand_shows_who_is_in_ones_service_and_speaks_of_no_points_for_money() -> None:
    used = 0
    for sitting in asked("acting", every=7):
        estate = sitting.view.estates[sitting.seat]
        words = "\n".join(describe_hand(sitting.view, sitting.speech))
        if estate.character:
            assert sitting.speech.name_thing("character", estate.character) in words
            used += estate.is_face_down
        money = sitting.speech("hand-purse", florins=Florins(sitting.view.own.hidden.florins))
        assert money in words
    assert used


# Orders


def positions(kind: str) -> Iterator[SeatContext[Any]]:
    game, courses = panel_sittings.told("four-hire")
    for course in courses:
        if game.view(course.state, None).asked.kind == kind:
            yield from (panel_sittings.seated(game, course, Seat(seat)) for seat in range(4))


@pytest.mark.parametrize("kind", ["nominating", "bidding", "courting"])
def test_orders_for_the_characters_are_sound_and_may_be_given(kind: str) -> None:
    for sitting in list(positions(kind))[::31]:
        panel_sittings.assert_sound(sitting, wishes_panel.build_characters_panel(sitting))
        for card in sitting.view.characters:
            panel_sittings.assert_sound(
                sitting, wishes_panel.build_character_panel(sitting, card.name)
            )


def test_what_holds_without_a_wish_is_taken_back_though_no_wish_is_left() -> None:
    sitting = next(positions("courting"))
    stored = (f"{sitting.view.round}: courtship-otherwise pass",)
    left = panel_sittings.seated(sitting.state.game, sitting.course, sitting.seat, "en", stored)

    assert derive_change(left, ["courting", "ask"]) == ([*stored], [])
