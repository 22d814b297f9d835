"""What is said in the tests is held against the phrases: the house is heard, the check bites."""

import os
import subprocess
import sys
from itertools import cycle
from pathlib import Path

import pytest

from bot import catalogue
from bot.engine.game import Seat, Setup, why_not
from bot.engine.random_draws import Chance
from bot.engine.text import Florins, Named, Text, Who, refuse, say
from bot.i18n.speak import Speaker
from bot.planning import princes_auction_orders
from cogs.interaction import speech
from tests.i18n.papers import JOINING
from tests.project.checkout import ROOT
from tests.said import WITH_PRINTED_NUMBERS, Listener, Notes, complaints
from tests.tools import phrase_files

LANGUAGES = ("en", "de")
LOT = "lot-lake = Lake\n    .the = the Lake\n"
WON = "wins = { $who } has { $lot-the } for { $price }.\n"
WINS = say("wins", who=Who(0), lot=Named("lot", "lake"), price=Florins(3))


def wrong(
    where: Path,
    said: list[Text],
    english: str,
    german: str | None = None,
    places: tuple[str, ...] = ("room.py:1",),
) -> list[str]:
    """What is complained of when the house has said this; German is English unless given."""
    for language, words in zip(LANGUAGES, (english, german or english), strict=True):
        (where / language).mkdir()
        (where / language / "all.ftl").write_text(f"{JOINING}{LOT}{words}", encoding="utf-8")
    notes = Notes()
    for text, place in zip(said, cycle(places), strict=False):
        notes.note(place, text)
    read = [phrase_files.read_phrases(where / language) for language in LANGUAGES]
    voices = [Speaker(language, where) for language in LANGUAGES]
    listed = {"lot-lake", "money", "list-nothing", "list-more", "list-last"}
    return list(complaints(notes, read, voices, listed))


def test_what_is_said_and_can_be_said_everywhere_is_in_order(tmp_path: Path) -> None:
    assert wrong(tmp_path, [WINS], WON) == []


@pytest.mark.parametrize(
    ("english", "german", "complaint"),
    [
        (f"{WON}loses = Oh no.\n", None, "en/all.ftl: loses is said in no test"),
        (WON, "won = Nein.\n", "room.py:1: de: wins: there is no such phrase"),
        (WON.replace("$price", "$prize"), None, "room.py:1: en: wins: $prize"),
        (WON, WON.replace("lot-the", "lot-dem"), "room.py:1: de: lot-lake: it has no form 'dem'"),
        (WON.replace("$who", "$who-the"), None, "Who has no form 'the'"),
        (WON.replace("for { $price }", "now"), None, "room.py:1: no phrase wins speaks of $price"),
        (f"{WON}    .you = You pay {'{ $sum }'}.\n", None, "room.py:1: en: wins: $sum"),
    ],
)
def test_a_fault_is_complained_of(
    english: str, german: str | None, complaint: str, tmp_path: Path
) -> None:
    found = wrong(tmp_path, [WINS], english, german)

    assert any(complaint in line for line in found), found


def test_of_all_printed_numbers_a_text_takes_what_it_needs(tmp_path: Path) -> None:
    said = [say("one", step=Florins(3), slip=1), say("other", step=Florins(3), slip=1)]
    phrases = f"one = It is {'{ $step }'}.\nother = It is early. {'{ lot-lake }'}\n"
    found = wrong(tmp_path, said, phrases, places=WITH_PRINTED_NUMBERS)

    assert {line.partition("$")[2] for line in found} == {"slip"}


def test_the_house_is_heard_and_a_test_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    game, listener = catalogue.current_game("princes"), Listener()
    state = game.start(Setup(3, 1), Chance("said", 0))
    listener.begin(monkeypatch)

    by_a_test = refuse("of-a-test", "made-by-a-test")
    assert speech.describe_refusal(by_a_test).key == "refused"
    assert why_not(game, state, Seat(0), game.vocabulary.read("bid 300"))
    compared, _ = princes_auction_orders.weigh_outcome(
        say("introduces", freedom="travel", price=300)
    )
    assert compared == say("introduces", freedom="travel")

    said = {text.key for _, text in listener.notes.samples.values()}
    assert "refused" in said
    assert not said & {"made-by-a-test", "introduces"}
    assert {game for game, _ in listener.notes.rules} <= {"princes"}
    assert listener.notes.rules


# At the end of a run

QUIET = """
from tests import said
from tests.conftest import *

said.found = lambda notes: sorted(text.key for _, text in notes.samples.values())
"""
TELLING = """
from bot.engine.text import refuse, say
from bot.i18n.speak import speaker_for
from bot.planning import princes_auction_orders
from cogs.interaction import speech


def test_one():
    speech.describe_refusal(refuse("paper", "paper"))


def test_another():
    speech.distinct_seat_names(speaker_for("en"), [""])
"""
HERE = "[pytest]\ntestpaths = .\naddopts = --import-mode=importlib -m 'not long'\nmarkers = long\n"


def run(folder: Path, *words: str) -> tuple[int, str]:
    """How a run in this folder ends, by two workers, if whatever was said is complained of."""
    (folder / "conftest.py").write_text(QUIET, "utf-8")
    (folder / "test_telling.py").write_text(TELLING, "utf-8")
    (folder / "pytest.ini").write_text(HERE, "utf-8")
    ours = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "xdist", "-n", "2", "--dist", "load", *words],
        cwd=folder,
        env=ours | {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    return done.returncode, done.stdout


@pytest.mark.long
def test_a_run_of_all_tests_fails_by_what_is_wrong_whichever_worker_said_it(tmp_path: Path) -> None:
    status, told = run(tmp_path)

    assert status == 1
    assert "2 passed" in told
    assert "\nplayer-without-name\n" in told
    assert "\nrefused\n" in told


@pytest.mark.long
@pytest.mark.parametrize("words", [["-k", "one or another"], ["test_telling.py"]])
def test_a_run_of_some_tests_misses_nothing(words: list[str], tmp_path: Path) -> None:
    status, told = run(tmp_path, *words)

    assert status == 0
    assert "2 passed" in told
