"""The work panel adds up what the rules add up, and every work it offers is legal."""

from dataclasses import replace
from functools import cache
from typing import Any

from bot.engine.text import Florins
from bot.games.princes.moves import Work
from cogs.games.princes import works
from cogs.games.princes.works import PaymentChoice, WorkPay, build_work_panel, draft_work
from cogs.interaction import components
from cogs.interaction.components import ButtonSpec
from cogs.interaction.context import SeatContext
from tests.cogs import panel_sittings


@cache
def working() -> tuple[SeatContext[Any], ...]:
    return tuple(
        one
        for one in panel_sittings.sittings(*panel_sittings.SOME, kind="acting", every=37)
        if panel_sittings.legal(one, Work)
    )


def done(reply_presses: tuple[object, ...]) -> ButtonSpec | None:
    """The button that completes the work."""
    buttons = (one for one in reply_presses if isinstance(one, ButtonSpec))
    return next((one for one in buttons if not one.id.startswith("d:turn:")), None)


def test_every_panel_is_within_limits_and_every_press_is_legal() -> None:
    assert len(working()) > 20
    for sitting in working():
        reply = build_work_panel(sitting, "work")
        panel_sittings.assert_sound(sitting, reply)
        for words in panel_sittings.goes_on(reply):
            panel_sittings.assert_sound(sitting, build_work_panel(sitting, words))


def test_the_work_is_open_exactly_when_the_rules_allow_it() -> None:
    for sitting in working():
        own = sitting.view.own
        for held in own.hand:
            for cards in ((), tuple(card.name for card in own.bonus)):
                words = f"work {held.card.name} 0 {'+'.join(cards) or '-'}"
                draft = draft_work(sitting, words)
                allowed = sitting.is_legal(sitting.spell_move(Work(held.card.name, cards, 0)))
                assert bool(draft.payment.ways) == allowed
                assert bool(done(build_work_panel(sitting, words).components)) == allowed


def test_it_opens_on_a_work_that_can_be_completed_if_there_is_one_without_choosing() -> None:
    for sitting in working():
        for move in panel_sittings.legal(sitting, Work):
            assert draft_work(sitting, f"work {move.profession}").payment.ways


def test_as_many_points_may_be_taken_as_the_rules_allow() -> None:
    for sitting in working():
        for move in panel_sittings.legal(sitting, Work)[::3]:
            words = f"work {move.profession} 0 {'+'.join(move.bonus) or '-'}"
            draft = draft_work(sitting, words)
            most = sitting.amounts(move)[-1]
            assert draft.payment.ways[-1].points == most
            assert draft_work(sitting, words.replace(" 0 ", " 99 ")).payment.points == most


def test_letters_say_the_same_as_names() -> None:
    for sitting in working():
        bonus = tuple(card.name for card in sitting.view.own.bonus)
        profession = sitting.view.own.hand[0].card.name
        by_names = draft_work(sitting, f"work {profession} 2 {'+'.join(bonus) or '-'}")
        letters = works._spell_cards(sitting.view, bonus)
        assert draft_work(sitting, f"work {profession} 2 {letters}") == by_names


def test_a_work_with_more_cards_than_an_id_can_name_is_made_by_letters() -> None:
    sitting = next(one for one in working() if len(one.view.own.bonus) > 1)
    own, printed = sitting.view.own, tuple(sitting.view.box.bonus)
    longest = sorted(printed, key=len)[-5:]
    cards = tuple(replace(own.bonus[0], name=name, worth=3) for name in longest)
    view = replace(sitting.view, own=replace(own, bonus=cards))
    held = own.hand[0]
    paid = PaymentChoice((), WorkPay(Florins(0), 3))
    draft = works.WorkDraft(sitting, view, held, tuple(longest), paid)

    id_ = works._completion_id(draft)

    assert len(id_) <= 100
    assert id_.startswith(f"d:work:{sitting.question_id.table}:")
    _, _, words = id_.split(":", 3)[3].split(":", 2)
    assert works._parse_cards(view, view.own, words.split()[3]) == tuple(longest)


def test_short_works_are_moves_of_their_own() -> None:
    for sitting in working():
        move = panel_sittings.legal(sitting, Work)[0]
        words = f"work {move.profession} 0 {'+'.join(move.bonus) or '-'}"
        spelt = sitting.spell_move(move)
        if len(spelt) < 60:
            button = done(build_work_panel(sitting, words).components)
            assert button
            assert button.id == components.move_id(sitting.question_id, spelt)


def test_in_the_last_round_points_are_taken_unless_one_says_otherwise() -> None:
    last = [one for one in working() if one.view.round == one.view.box.rounds]
    taken = 0
    for sitting in last:
        paid = draft_work(sitting, f"work {sitting.view.own.hand[0].card.name}").payment
        assert paid.chosen == (paid.ways[-1] if paid.ways else None)
        taken += bool(paid.ways)
    assert taken


def test_every_language_says_what_is_still_missing() -> None:
    sitting = working()[0]
    for language in ("en", "fr", "de"):
        reply = build_work_panel(panel_sittings.spoken(sitting, language), "work")
        panel_sittings.assert_sound(panel_sittings.spoken(sitting, language), reply)
        assert len(panel_sittings.menus(reply)) >= 2
        assert panel_sittings.pressed(reply)
