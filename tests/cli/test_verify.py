"""The chore `verify`: a deal that is what was announced, and whatever was changed about one."""

import re
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from bot.__main__ import run_command_line
from bot.engine import game_transcript
from bot.engine.deal import Deal
from bot.engine.game import Seat
from tests.golden.recipes import FOLDER
from tests.players.match import journal_entries
from tests.players.matches import GAME, RANDOM, matched

FILES = sorted(FOLDER.glob("*/*.game"))
SHORT = {"undo-a-choice", "solo-idle", "nobody-does-anything", "vote-on-a-row"}
A_FEW = [file for file in FILES if file.stem in SHORT]
DEAL = Deal("0123456789abcdef" * 2).add_salt(None, "Arno").add_salt(Seat(0), "ponte “vecchio”")
COURSE = matched([RANDOM], DEAL.seed, level="standard", dummies="2")
CODES = (*DEAL.codes, DEAL.commitment(COURSE.opening))
SHEET = game_transcript.write_score_sheet(
    GAME, COURSE.opening, journal_entries(GAME, COURSE), deal=DEAL
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The score sheet of somebody who played alone, and had added a word to the deal."""
    file = tmp_path / "table-7.game"
    file.write_text(SHEET, "utf-8")
    return file


def verified(file: Path, *codes: str) -> int:
    return run_command_line(
        ["verify", str(file), *(word for code in codes for word in ("--commitment", code))]
    )


def changed(file: Path, old: str, new: str) -> Path:
    """The sheet with one thing changed where it first stands."""
    text = file.read_text("utf-8")
    assert re.search(old, text)
    file.write_text(re.sub(old, new, text, count=1), "utf-8")
    return file


def test_a_deal_is_as_it_was_announced(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(file, *CODES) == 0
    assert verified(file, CODES[0].upper()) == verified(file, CODES[-1]) == verified(file) == 0

    told = capsys.readouterr().out
    assert "every card and every die follows" in told
    assert "the seed is made of the half and the words" in told
    assert f"{CODES[1]}  (a player who left)" in told
    assert f"{CODES[2]}  (seat 0)" in told


def test_words_are_checked_in_their_order(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = CODES[1:3]

    assert verified(file, first, second) == 0
    for announced in ((first,), (second,), (second, first), (first, second, second)):
        assert verified(file, *announced) == 1
        assert "in their order" in capsys.readouterr().out
    assert verified(file, first, second, DEAL.add_salt(None, "late").last_code) == 1


def test_by_hand_the_same_codes_come_out(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(file) == 0
    commands = [line for line in capsys.readouterr().out.splitlines() if line.startswith("printf")]

    printed = [
        subprocess.run(["sh", "-c", one], capture_output=True, text=True, check=True)
        for one in commands
    ]

    made = [done.stdout.split()[0] for done in printed]
    assert made == [DEAL.promise, CODES[-1], *DEAL.codes[1:], DEAL.seed]


def test_an_unsalted_deal_is_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deal = Deal("medici-7")
    course = matched([RANDOM], deal.seed, level="easy", dummies="3")
    file = tmp_path / "table-8.game"
    text = game_transcript.write_score_sheet(
        GAME, course.opening, journal_entries(GAME, course), deal=deal
    )
    file.write_text(text, "utf-8")

    assert verified(file, deal.promise, deal.commitment(course.opening)) == 0
    assert "the half is the seed" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"give-back \S+", "give-back jester-of-old"),
        (r"nominate (?!forest)\S+", "nominate forest"),
        (r"· [0-9a-f]{8}\n", "· 0badcafe\n"),
        (r"price [0-9]+", "price 123400"),
        (r'half "0', 'half "1'),
        (r"ponte", "Ponte"),
        (r"word 0", "word 1"),
        (r"# word .*\n", ""),
        (r"(# word .*\n)(# word .*\n)", r"\2\1"),
        (r'("Arno") [0-9a-f]{8}', r"\1 0badcafe"),
        (r'seed "..', 'seed "zz'),
        (r"level standard", "level hard"),
        (r"dummies 2", "dummies 3"),
    ],
    ids=[
        *("the card of a move", "the lot of a move", "a card that only a seal covers", "a die"),
        *("the half", "a word", "whose word", "no word", "their order"),
        *("the code of a word", "the seed", "an option", "another option"),
    ],
)
def test_whatever_is_changed_is_found(
    file: Path, old: str, new: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verified(changed(file, old, new), *CODES) == 1

    assert str(file) in capsys.readouterr().out


@pytest.mark.parametrize("which", range(2), ids=["of the lobby", "of the beginning"])
def test_what_was_announced_for_something_else_is_found(file: Path, which: int) -> None:
    codes = list(CODES)
    codes[-which] = codes[-which].translate({ord("0"): "1", ord("1"): "2"})

    assert verified(file, *codes) == 1


def test_a_half_that_was_not_announced_is_found_even_if_all_follows_from_it(file: Path) -> None:
    """Whoever deals anew can make a sheet that is right in itself."""
    other = Deal("fedcba9876543210" * 2)
    for salt in DEAL.player_salts:
        other = other.add_salt(salt.seat, salt.text)
    course = matched([RANDOM], other.seed, level="standard", dummies="2")
    text = game_transcript.write_score_sheet(
        GAME, course.opening, journal_entries(GAME, course), deal=other
    )
    file.write_text(text, "utf-8")

    assert verified(file) == 0
    assert [verified(file, code) for code in CODES] == [1] * len(CODES)


def test_another_opening_is_found_even_if_all_follows_from_it(file: Path) -> None:
    course = matched([RANDOM], DEAL.seed, level="hard", dummies="2")
    text = game_transcript.write_score_sheet(
        GAME, course.opening, journal_entries(GAME, course), deal=DEAL
    )
    file.write_text(text, "utf-8")

    assert verified(file, *CODES[:-1]) == 0
    assert verified(file, CODES[-1]) == 1


def test_of_a_word_that_was_deleted_it_is_said_and_the_cards_are_checked_all_the_same(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, last = DEAL.player_salts
    deal = replace(DEAL, player_salts=(first, replace(last, text="")))
    text = game_transcript.write_score_sheet(
        GAME, COURSE.opening, journal_entries(GAME, COURSE), deal=deal
    )
    file.write_text(text, "utf-8")

    assert verified(file, *CODES) == 0
    assert "a word was deleted" in capsys.readouterr().out
    assert verified(changed(file, r"price [0-9]+", "price 123400"), *CODES) == 1


@pytest.mark.parametrize("golden", A_FEW, ids=lambda file: file.stem)
def test_golden_games_are_verified(golden: Path) -> None:
    is_verified_with_what_its_seed_announces(golden)


@pytest.mark.long
@pytest.mark.parametrize("golden", FILES, ids=lambda file: file.stem)
def test_every_golden_game_is_verified(golden: Path) -> None:
    is_verified_with_what_its_seed_announces(golden)


def is_verified_with_what_its_seed_announces(golden: Path) -> None:
    opening = game_transcript.parse_score_sheet(golden.read_text("utf-8")).opening
    deal = Deal(opening.seed)

    assert verified(golden, deal.promise, deal.commitment(opening)) == 0
    assert verified(golden, Deal(f"{opening.seed}1").promise) == 1
