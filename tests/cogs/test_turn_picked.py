"""What is picked from a turn is few presses away, and kept when the position moves on."""

from itertools import islice

import pytest

from bot.engine.game import Seat
from cogs.messages.private_panel import choice_panel, turn_panel
from cogs.play.submit_move import stale_reply
from tests.cogs.panel_sittings import assert_sound, at_their_turn, goes_on, pressed, sittings


def test_from_the_board_it_is_two_presses_to_an_arrow_and_four_to_a_building() -> None:
    for sitting in sittings("five-sensible", kind="acting", every=29):
        panel = turn_panel(sitting)  # pressed once: my turn
        words = next((one for one in goes_on(panel) if one.startswith("build ")), "")
        if not words:
            continue
        placing = choice_panel(sitting, words)  # twice
        arrows = [one for one in pressed(placing) if one.id.startswith("c:") and not one.likely]
        there = choice_panel(sitting, arrows[0].id.split(":", 4)[4])  # three times
        done = next(one for one in pressed(there) if one.likely)  # and with this four times
        assert sitting.is_legal(done.id.split(":", 4)[4])
        return
    pytest.fail("nobody could build")


def test_what_was_picked_is_kept_when_the_position_moves_on_under_it() -> None:
    for sitting in sittings("five-sensible", kind="acting", every=29):
        builds = list(sitting.spell_legal_moves(verb="build"))
        if not builds:
            continue
        words = f"{builds[-1]} left"
        kept, anew = stale_reply(sitting, words), choice_panel(sitting, words)
        assert kept.picture
        assert anew.picture
        assert kept.picture.alt == anew.picture.alt
        assert kept.words.startswith(sitting.speech("door-stale"))
        assert kept.words.endswith(anew.words)
        gone = stale_reply(sitting, "nominate jester")
        assert gone.blocks == turn_panel(sitting).blocks
        return
    pytest.fail("nobody could build")


def test_what_was_picked_a_question_ago_is_looked_at_as_it_would_be_now() -> None:
    """In whatever panel, though half of it may not be had any more."""
    picked, kept = dict[tuple[str, Seat], list[str]](), set[str]()
    acting = sittings("five-sensible", kind="acting")
    for sitting in (*islice(acting, 16), *islice(at_their_turn("firenze/campanile", 1), 20)):
        key = sitting.state.game.key, sitting.seat
        for words in picked.get(key, []):
            reply, verb_ = stale_reply(sitting, words), words.split()[0]
            assert reply.words.startswith(sitting.speech("door-stale"))
            assert_sound(sitting, reply)
            if verb_ in sitting.moves_by_verb():
                panel = choice_panel(sitting, words)
                assert reply.words.endswith(panel.words)
                assert reply.blocks == panel.blocks
                kept.add(verb_)
        shown = [one for one in goes_on(turn_panel(sitting)) if len(one.split()) > 1]
        picked[key] = [*shown[:1], *shown[-1:]]
    assert kept >= {"introduce", "work", "begin"}


def test_an_old_press_of_a_move_asks_once_more_and_makes_nothing() -> None:
    for sitting in sittings("five-sensible", kind="acting", every=11):
        spelt = next(sitting.spell_legal_moves(verb="introduce"), "")
        if spelt:
            asked_again = stale_reply(sitting, spelt)
            assert sitting.speech("door-choose-sure") in asked_again.words
            assert any(one.id.endswith(spelt) for one in pressed(asked_again))
            return
    pytest.fail("nobody could introduce anything")
