"""A score sheet is read back as it was written, and a bad one is refused by its line."""

import string
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import game_transcript
from bot.engine.game_transcript import SheetError
from bot.engine.journal import Entry
from bot.engine.text import Refusal
from tests.conformance.tables import FOR_TWO
from tests.laws.scripts import Script, acted_out, scripts

TABLE = FOR_TWO
SCRIPT = acted_out(TABLE, "medici", 12)
SHEET = game_transcript.write_score_sheet(SCRIPT.game, SCRIPT.course.opening, SCRIPT.entries)


@given(scripts, st.lists(st.text(max_size=30), max_size=3))
def test_a_sheet_is_read_back_as_it_was_written(script: Script, remarks: list[str]) -> None:
    opening = script.course.opening

    text = game_transcript.write_score_sheet(script.game, opening, script.entries, remarks=remarks)

    sheet = game_transcript.parse_score_sheet(text)
    assert (sheet.opening, sheet.entries) == (opening, script.entries)
    assert sheet.remarks == tuple(" ".join(remark.split()) for remark in remarks)
    assert sheet.ends == game_transcript.format_ending(script.game, script.course.state)
    notes = [
        game_transcript.format_tally_notes(script.game.tally(course.state))
        for course in script.courses[1:]
    ]
    assert [line.notes for line in sheet.lines] == notes
    assert text.encode()[-1:] == b"\n"


def test_a_vote_takes_back_and_does_nothing_else() -> None:
    why = game_transcript.continue_course(SCRIPT.game, SCRIPT.course, None, SCRIPT.entries[0].act)

    assert isinstance(why, Refusal)
    assert (why.rule, why.text.key) == ("undo", "vote-takes-back-only")


def test_rules_that_break_are_told_as_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    def lean(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(game_transcript, "continue_course", lean)
    why = game_transcript._continue_or_refuse(SCRIPT.game, SCRIPT.course, SCRIPT.entries[0])

    assert isinstance(why, Refusal)
    assert (why.rule, why.text.key) == ("rules", "rules-are-broken")
    assert why.text.fact("fault") == "ZeroDivisionError()"
    assert (
        game_transcript.write_score_sheet(SCRIPT.game, SCRIPT.course.opening, SCRIPT.entries)
        != SHEET
    )


@given(st.text(st.characters(exclude_categories=())))
def test_any_seed_can_be_written(seed: str) -> None:
    opening = TABLE.opening(seed)

    text = game_transcript.write_score_sheet(TABLE.game, opening, ())

    assert text.encode().decode() == text
    assert text.count("\n") == 1
    assert game_transcript.parse_score_sheet(text).opening == opening


@given(st.text())
def test_how_a_game_broke_off_is_told_in_one_line(law: str) -> None:
    ends = f"{game_transcript.BROKEN}{law}"

    text = game_transcript.write_score_sheet(
        SCRIPT.game, SCRIPT.course.opening, SCRIPT.entries, ends=ends
    )

    assert game_transcript.parse_score_sheet(text).ends == " ".join(ends.split())
    assert text.count("\n") == SHEET.count("\n")


@given(st.text() | st.text(string.printable + "·").map(lambda rest: f"# princes · {rest}"))
def test_any_text_is_a_sheet_or_refused(text: str) -> None:
    with pytest.raises(SheetError) as illegible:
        game_transcript.parse_score_sheet(text)

    assert illegible.value.line == 1


@given(st.data())
def test_a_line_that_is_no_line_is_refused_by_its_number(data: st.DataObject) -> None:
    lines = SHEET.splitlines()
    at = data.draw(st.integers(1, len(lines) - 1))
    whole = lines[at]
    lines[at] = data.draw(
        st.sampled_from(
            [
                whole.split("|")[0],
                whole.replace("|", "·"),
                whole.lstrip(string.digits + " "),
                f"1{whole.lstrip()}",
                "let us go on",
                "1 2 | 3",
                f"{at}  0  undo  | 12345678",
                f"{at}  0  undo two  | 12345678",
                f"{at}  0  undo 0  | 12345678",
            ]
        )
    )

    with pytest.raises(SheetError, match=f"^line {at + 1}: "):
        game_transcript.parse_score_sheet("\n".join(lines))


def test_remarks_and_empty_lines_may_stand_anywhere() -> None:
    first, *lines = SHEET.splitlines()
    spaced = "\n".join([first, "#", "# Reported by Isabella.", *(f"{line}\n" for line in lines)])

    sheet = game_transcript.parse_score_sheet(f"{spaced}\n\n# The end.\n")

    assert sheet.entries == SCRIPT.entries
    assert sheet.remarks == ("", "Reported by Isabella.", "The end.")
    assert [line.number for line in sheet.lines][:2] == [4, 6]


def test_a_sheet_can_be_read_by_a_player() -> None:
    first, second, *_ = SHEET.splitlines()

    printed, state = SCRIPT.course.opening.printed, SCRIPT.courses[1].state
    assert first.startswith(
        f'# {TABLE.key} · rules {TABLE.game.rules} · {TABLE.seats} seats · seed "medici" · '
    )
    assert first.endswith(f" · printed {printed}")
    act, notes = second.split("|")
    entry, tally = SCRIPT.entries[0], SCRIPT.game.tally(state)
    assert act.split() == ["1", str(entry.seat), *entry.act.split()]
    assert notes == f" {game_transcript.format_tally_notes(tally)} · {entry.seal}"


def test_the_vote_of_all_is_a_dash() -> None:
    voted = Entry(None, "undo 1", SCRIPT.game.tally(SCRIPT.courses[0].state).seal())
    entries = (SCRIPT.entries[0], voted)

    text = game_transcript.write_score_sheet(SCRIPT.game, SCRIPT.course.opening, entries)

    assert text.splitlines()[2].split("|")[0].split() == ["2", "-", "undo", "1"]
    assert game_transcript.parse_score_sheet(text).entries == entries


@pytest.mark.parametrize(
    "fault", ["bid 12345", "dance", "bid", "undo 99"], ids=lambda act: str(act).replace(" ", "-")
)
def test_a_broken_game_is_written_to_its_last_line(fault: str) -> None:
    entries = (*SCRIPT.entries, Entry(SCRIPT.entries[-1].seat, fault, ""), *SCRIPT.entries[:1])

    text = game_transcript.write_score_sheet(
        SCRIPT.game, SCRIPT.course.opening, entries, ends="broken: nobody knows why"
    )

    sheet = game_transcript.parse_score_sheet(text)
    *sound, broken, after = sheet.lines
    assert tuple(line.entry for line in sound) == SCRIPT.entries
    assert (broken.act, broken.notes, broken.seal) == (fault, "", "-")
    assert after.notes == ""


def test_rules_that_fail_are_written_down_too(monkeypatch: pytest.MonkeyPatch) -> None:
    game = SCRIPT.game

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(game), "apply", fail)

    sheet = game_transcript.parse_score_sheet(
        game_transcript.write_score_sheet(game, SCRIPT.course.opening, SCRIPT.entries)
    )

    assert replace(sheet.lines[0], notes="") == sheet.lines[0]
    assert sheet.entries == SCRIPT.entries
