"""The chore `replay`: as written, or where it differs, or why it cannot be replayed."""

from pathlib import Path

import pytest

from bot import catalogue
from bot.__main__ import run_command_line
from bot.cli import CommandError, replay
from bot.engine import game_transcript
from bot.engine.journal import Entry
from bot.engine.text import Florins, Named, Who, refuse, say
from tests.conformance.tables import FOR_TWO, TABLES, played

STORY = played(FOR_TWO)


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    """A score sheet as it should be."""
    file = tmp_path / "sound.game"
    text = game_transcript.write_score_sheet(
        STORY.game, STORY.opening, STORY.entries, remarks=["All is well with this one."]
    )
    file.write_text(text, "utf-8")
    return file


def changed(file: Path, line: int, old: str, new: str) -> Path:
    """The sheet with one word changed in one line; lines are counted from 1."""
    lines = file.read_text("utf-8").split("\n")
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    file.write_text("\n".join(lines), "utf-8")
    return file


def entry_in(line: int) -> Entry:
    """What stands in this line of the sound sheet: a headline and a remark come first."""
    return STORY.entries[line - 3]


def test_a_sound_sheet_is_as_written(sound: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = run_command_line(["replay", str(sound)])

    assert status == 0
    assert capsys.readouterr().out == f"{sound}: {len(STORY.entries)} lines, as written\n"


def test_another_seal_is_told_as_it_comes(sound: Path, capsys: pytest.CaptureFixture[str]) -> None:
    entry = entry_in(9)
    changed(sound, 9, entry.seal, "00000000")

    assert run_command_line(["replay", str(sound)]) == 1

    told = capsys.readouterr().out.split("\n")
    assert told[0] == f"{sound}: differs in line 9, seat {entry.seat}: {entry.act}"
    assert told[1].startswith("  written:   ")
    assert told[1].endswith(" · 00000000")
    assert told[2].startswith("  comes out: ")
    assert told[2].endswith(f" · {entry.seal}")
    assert told[3] == "  other are: the hands or decks, which only the seal covers"


def test_other_notes_are_told_by_name(sound: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name, values = STORY.game.tally(STORY.states[7]).notes[0]
    note = f"{name} {values[0]}"
    changed(sound, 9, note, f"{name} {values[0] + 1}")

    assert run_command_line(["replay", str(sound)]) == 1

    assert capsys.readouterr().out.endswith(f"other are: {name}\n")


def test_a_refused_move_names_its_rule(sound: Path, capsys: pytest.CaptureFixture[str]) -> None:
    entry = entry_in(9)
    changed(sound, 9, f"{entry.seat}  {entry.act}", "7  undo 999")

    assert run_command_line(["replay", str(sound)]) == 1

    told = capsys.readouterr().out
    assert "differs in line 9, seat 7: undo 999\n" in told
    assert "  it is refused: undo-only-so-many (most 6) · rule undo\n" in told


def test_another_end_is_told(sound: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed(sound, 1, "ends: after", "ends: long after")

    assert run_command_line(["replay", str(sound)]) == 1

    assert "differs in line 1, how it ends\n  written:   long after" in capsys.readouterr().out


def test_a_broken_off_game_has_another_end(sound: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sound.write_text("\n".join(sound.read_text("utf-8").split("\n")[:9]), "utf-8")

    assert run_command_line(["replay", str(sound)]) == 1

    assert "comes out: the game is not over" in capsys.readouterr().out


def test_a_sheet_may_be_sound_again_by_now(sound: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed(sound, 1, "ends: after", "ends: broken: a jester was lost after")

    assert run_command_line(["replay", str(sound)]) == 0

    told = capsys.readouterr().out
    assert ", as written, though once it was broken: a jester was lost after " in told


def test_a_broken_law_is_told_where_it_breaks(
    sound: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(STORY.game), "broken_law", lambda *_: "a jester was lost")

    assert run_command_line(["replay", str(sound)]) == 1

    assert "differs in line 3," in (told := capsys.readouterr().out)
    assert told.endswith("  a law is broken: a jester was lost\n")


def test_rules_that_fail_say_at_which_line(sound: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(STORY.game), "apply", fail)

    with pytest.raises(ZeroDivisionError) as failed:
        run_command_line(["replay", str(sound)])

    assert failed.value.__notes__ == [f"when replaying line 3: {STORY.entries[0].act}"]


def test_one_sheet_that_differs_does_not_hide_the_others(
    sound: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.game"
    other.write_text(sound.read_text("utf-8"), "utf-8")
    changed(sound, 9, entry_in(9).seal, "00000000")

    assert run_command_line(["replay", str(sound), str(other)]) == 1

    assert f"{other}: {len(STORY.entries)} lines, as written" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("# ", "", "line 1: a score sheet begins with"),
        (STORY.table.key, "chess", "this version has no game 'chess'"),
        (STORY.opening.printed, "0123456789ab", "with other printed numbers"),
        (f"rules {STORY.opening.rules}", "rules 99", "we know the rules 1 to "),
        (f"{STORY.table.seats} seats", "99 seats", "wrong-number-of-players"),
    ],
    ids=["no sheet", "game", "printed", "rules", "seats"],
)
def test_what_cannot_be_replayed_is_one_line(sound: Path, old: str, new: str, told: str) -> None:
    changed(sound, 1, old, new)

    with pytest.raises(CommandError, match=told) as unfit:
        run_command_line(["replay", str(sound)])

    assert sound.name in str(unfit.value)


def test_options_that_are_not_offered_are_refused(sound: Path) -> None:
    name, value = STORY.opening.options[0]
    changed(sound, 1, f"{name} {value}", f"{name} perhaps")

    with pytest.raises(CommandError, match=f"no-such-value .option {name}, value perhaps"):
        run_command_line(["replay", str(sound)])


def test_an_option_newer_than_the_sheet_has_its_default(sound: Path) -> None:
    name, value = STORY.opening.options[0]
    changed(sound, 1, f" · {name} {value}", "")

    assert run_command_line(["replay", str(sound)]) == 0


def test_a_line_that_cannot_be_read_is_named(sound: Path) -> None:
    changed(sound, 9, "|", "")

    with pytest.raises(CommandError, match=r"sound\.game, line 9: a line is"):
        run_command_line(["replay", str(sound)])


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="missing"):
        run_command_line(["replay", str(tmp_path / "missing.game")])


def test_a_refusal_can_be_read_without_its_sentence() -> None:
    refusal = refuse(
        "paying",
        "cannot-pay",
        price=Florins(700),
        who=Who(2),
        lots=(Named("lot", "jester"), Named("lot", "lake")),
        cards=(),
        because=say("too-poor", left=3),
    )

    assert replay.describe_refusal(refusal) == (
        "cannot-pay (price 700 florins, who seat 2, lots jester lake, cards none,"
        " because too-poor (left 3)) · rule paying"
    )


def test_every_game_of_the_house_can_be_replayed() -> None:
    assert {table.key for table in TABLES} == set(catalogue.GAMES)
