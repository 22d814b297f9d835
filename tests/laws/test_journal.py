"""A journal tells the game it was written of, and a false line is found where it stands."""

from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.engine import journal
from bot.engine.game import Seat
from tests.laws.scripts import Script, scripts


@given(scripts)
def test_a_replay_with_undo_lines_is_the_game_that_was_played(script: Script) -> None:
    assert (
        journal.replay_journal(script.game, script.course.opening, script.entries) == script.course
    )


@given(scripts, st.data())
def test_the_journal_so_far_is_the_game_so_far(script: Script, data: st.DataObject) -> None:
    ply = data.draw(st.integers(0, len(script.entries)))

    course = journal.replay_journal(script.game, script.course.opening, script.entries[:ply])

    assert course == script.courses[ply]


@given(scripts)
def test_moves_that_were_taken_back_leave_nothing_in_the_game(script: Script) -> None:
    spell, tally = script.game.vocabulary.spell, script.game.tally
    in_force = [
        journal.Entry(made.seat, spell(made.move), tally(made.step.state).seal())
        for made in script.course.made
    ]

    course = journal.replay_journal(script.game, script.course.opening, in_force)

    assert (course.state, course.made) == (script.course.state, script.course.made)


@given(scripts, st.data(), st.sampled_from(["seal", "word", "verb", "seat", "vote", "undo"]))
def test_a_false_line_is_found_where_it_is(script: Script, data: st.DataObject, fault: str) -> None:
    assume(script.entries)
    at = data.draw(st.integers(0, len(script.entries) - 1))
    false = _spoilt(script, at, fault)
    assume(false is not None)
    assert false is not None
    entries = (*script.entries[:at], false, *script.entries[at + 1 :])

    with pytest.raises(journal.Diverged) as diverged:
        journal.replay_journal(script.game, script.course.opening, entries)

    assert diverged.value.ply == at + 1
    assert diverged.value.act == false.act
    assert f"line {at + 1}" in str(diverged.value)


def _spoilt(script: Script, at: int, fault: str) -> journal.Entry | None:
    """The line with this fault; None where it would be none."""
    entry = script.entries[at]
    if fault == "undo":
        return replace(entry, act=f"undo {len(script.courses[at].made) + 1}")
    if fault == "seal":
        return replace(entry, seal="0000000g")
    if entry.act.startswith("undo"):
        return replace(entry, act="undo two") if fault in ("word", "verb") else None
    match fault:
        case "word":
            return replace(entry, act=f"{entry.act} moreover")
        case "verb":
            return replace(entry, act=f"un{entry.act}")
        case "vote":
            return replace(entry, seat=None)
    awaited = script.game.to_move(script.courses[at].state)
    others = [seat for seat in range(script.table.seats) if seat not in awaited]
    return replace(entry, seat=Seat(others[0])) if others else None


# Undo


@given(scripts, st.data())
def test_ones_own_moves_are_undone_until_a_card_opens(script: Script, data: st.DataObject) -> None:
    course = script.course
    seat = Seat(data.draw(st.integers(0, script.table.seats - 1)))
    count = journal.count_undoable(course, seat)

    own = course.made[len(course.made) - count :]
    assert all(made.seat == seat and not made.step.opened for made in own)
    assert all(journal.why_not_undo(course, seat, some) is None for some in range(1, count + 1))
    for some in (-1, 0, count + 1, count + 100):
        assert journal.why_not_undo(course, seat, some)
    if count < len(course.made):
        stop = course.made[-count - 1]
        assert stop.seat != seat or stop.step.opened


@given(scripts)
def test_everybody_together_may_take_back_all_there_is(script: Script) -> None:
    course = script.course

    for count in range(1, len(course.made) + 1):
        assert journal.why_vote_cannot_undo(course, count) is None
        assert not journal.take_back(course, count).made[len(course.made) - count :]
    for count in (-1, 0, len(course.made) + 1):
        assert journal.why_vote_cannot_undo(course, count)


@given(scripts)
def test_no_undo_makes_an_old_button_new(script: Script) -> None:
    for before, after in zip(script.courses, script.courses[1:], strict=False):
        assert after.ply == before.ply + 1
        grown = [b - a for a, b in zip(before.decisions, after.decisions, strict=True)]
        assert all(step in (0, 1) for step in grown)
        assert any(grown)
