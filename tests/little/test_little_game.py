"""A little game is added as CONTRIBUTING.md says: rules, words and a front of some thirty lines."""

from pathlib import Path

import pytest

from tests.little.houses import HERE, build, run
from tests.tools import phrase_files

OF_EVERY_GAME = (
    "tests/project/test_games.py",
    "tests/cogs/test_fronts.py",
    "tests/cogs/test_typed.py",
    "tests/laws/test_notation.py",
    "tests/cli/test_claims.py",
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("house"))


def passes(house: Path, *words: str) -> None:
    """These tests pass there, and there are some."""
    done = run(house, "pytest", "-q", "-p", "no:cacheprovider", *words)

    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout


def test_it_is_as_little_as_it_may_be() -> None:
    front = [line for line in (HERE / "front.py").read_text("utf-8").splitlines() if line]

    assert len(front) <= 30
    assert len(phrase_files.read_phrases(HERE).found) <= 20


def test_its_words_are_in_order(house: Path) -> None:
    done = run(house, "tests.tools", "phrases")

    assert (done.returncode, done.stderr) == (0, "")


def test_it_is_played_by_computers_under_an_umpire(house: Path) -> None:
    done = run(house, "tests.tools", "simulate", "auction", "--seats", "3", "--games", "20")

    assert (done.returncode, done.stderr) == (0, "")
    assert "20 games" in done.stdout


@pytest.mark.long
def test_what_is_true_of_every_game_is_true_of_it(house: Path) -> None:
    passes(house, "-k", "auction", "tests/conformance", *OF_EVERY_GAME)


def test_it_is_played_in_words_by_buttons_and_commands(house: Path) -> None:
    passes(house, "tests/little/table_of_the_auction.py")


# Where a room is missing


@pytest.mark.long
@pytest.mark.parametrize(
    "others", [OF_EVERY_GAME[:1], pytest.param(OF_EVERY_GAME, marks=pytest.mark.long)]
)
def test_a_game_without_words_is_left_out(others: tuple[str, ...], tmp_path: Path) -> None:
    house = build(tmp_path, without=("en.ftl", "fr.ftl", "de.ftl"))

    told = run(house, "tests.tools", "phrases")
    offered = run(house, "tests.little.offered")

    assert told.returncode == 1
    assert "en: move-auction-bid is missing (of the family of moves)" in told.stderr
    assert "Traceback" not in told.stderr
    assert offered.stdout == "princes firenze\n"
    assert offered.stderr.startswith("auction is not offered: data/phrases lacks game-auction, ")
    passes(house, "-k", "princes or firenze", *others)


def test_a_game_without_a_front_is_complained_of_and_the_others_are_offered(tmp_path: Path) -> None:
    house = build(tmp_path, without=("front.py",))

    played = run(house, "tests.tools", "simulate", "auction", "--seats", "2", "--games", "2")
    offered = run(house, "tests.little.offered")

    assert played.returncode == 0
    assert offered.stdout == "princes firenze\n"
    assert offered.stderr == "auction is not offered: there is no room cogs/games/auction\n"


def test_a_game_without_rules_is_complained_of_in_one_line(tmp_path: Path) -> None:
    house = build(tmp_path, without=("rules.py",))

    done = run(house, "tests.tools", "simulate", "auction")
    other = run(house, "tests.tools", "simulate", "princes", "--seats", "2", "--games", "1")

    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "bot/games/auction: there are no such rules" in done.stderr
    assert other.returncode == 0, other.stderr


def test_a_picture_is_offered_only_where_there_are_some(house: Path) -> None:
    done = run(house, "tests.tools", "picture", "--help")

    assert done.returncode == 0, done.stderr
    assert "princes: board" in done.stdout
    assert "auction" not in done.stdout
