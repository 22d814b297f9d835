"""Series of games: what they show, that they go on where they were, and only while it is true."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.players import series
from tests.players.answered import FILES, digits, kept, name
from tests.players.series import SERIES, Finding, Series, absence, against


@pytest.mark.long
@pytest.mark.parametrize("one", [one for one in SERIES if not one.takes_long], ids=lambda s: s.name)
def test_what_is_to_be_shown_of_computer_players_is_shown(one: Series) -> None:
    missed = [finding.told for finding in one.played() if not finding.met]
    assert missed == []


def counted(games: int, played: list[int]) -> Series:
    def noted(number: int) -> int:
        played.append(number)
        return number

    def findings(notes: Sequence[Any]) -> Iterator[Finding]:
        yield Finding(f"{notes}", met=True)

    return Series("counted", "princes", games, noted, findings)


def test_a_series_goes_on_where_it_was_until_somebody_plays_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []
    list(counted(2, played).played(tmp_path))
    assert [found.told for found in counted(3, played).played(tmp_path)] == ["[0, 1, 2]"]
    assert played == [0, 1, 2]

    monkeypatch.setattr(series, "_state_of", lambda _: "12345678")
    list(counted(2, played).played(tmp_path))

    assert played == [0, 1, 2, 0, 1]
    assert [file.name for file in tmp_path.iterdir()] == ["counted-12345678"]


def test_a_share_is_shown_by_its_estimate_and_by_what_it_is_at_the_least() -> None:
    half = against("master", "journeyman", 0.5, 100, game="firenze", seats=3)
    (shown,) = half.findings([1.0, 0.0] * 50)
    (too_few,) = half.findings([1.0, 0.0] * 5)
    assert (shown.met, too_few.met) == (True, False)
    assert "50.0% (40.4% to 59.6%) of 100 games" in shown.told

    seldom = against("apprentice", "journeyman", 0.12, 400)
    assert [next(seldom.findings([1.0] + [0.0] * games)).met for games in (1, 99)] == [False, True]


def test_whoever_is_stood_in_for_has_lost_what_he_has_less_than_if_he_had_stayed() -> None:
    (lost,) = absence(4).findings([3, -1, 2, 0])
    assert lost.told.startswith("a stand-in for a journeyman from round 4 on: 1.00 points lost")
    assert lost.met


def test_of_a_table_of_one_level_it_is_told_what_it_pays_and_comes_to() -> None:
    (table,) = (one for one in SERIES if one.name == "princes-4-journeymen")
    notes = [table.noted(number) for number in range(2)]
    told = [found.told for found in table.findings(notes)]
    assert [line.split(":")[0] for line in told] == [
        "lots at the opening bid",
        "builders",
        "buildings without a work",
    ]
    (masters,) = (one for one in SERIES if one.name == "princes-4-masters")
    seats, winners, paid = masters.findings(notes)
    assert seats.told.startswith("all seats: ")
    assert winners.told.startswith("winners: ")
    assert paid.told.startswith("first jester ")
    assert paid.met


def test_a_look_back_is_right_where_the_end_of_the_game_says_nearly_the_same() -> None:
    """What was lost is above zero, what was gained below it; the first twenty count."""
    (reviews,) = (one for one in SERIES if one.name == "princes-look-back")
    (right,) = reviews.findings([[[4, 6.5], [-3, -1.0]] * 9, [[2, -1.5], [9, 1.0], [2, 2.0]]])
    assert right.told.startswith("18 of 20 decisions within 3 points")
    assert right.met
    (wrong,) = reviews.findings([[[2, 2.0]] * 17, [[3, -3.0]] * 3])
    assert not wrong.met


# However quick the greedy guests become, they answer what they answered when they were slow

QUICK = ("princes/all-open", "princes/banker-waits", "firenze/smuggling", "firenze/sabotage")


def check(file: Path) -> None:
    assert digits(file) == kept()[name(file)], f"a guest answers otherwise somewhere in {file}"


@pytest.mark.parametrize("file", [f for f in FILES if name(f) in QUICK], ids=name)
def test_guests_answer_as_ever_in_a_few_golden_games(file: Path) -> None:
    check(file)


@pytest.mark.long
@pytest.mark.parametrize("file", FILES, ids=name)
def test_guests_answer_as_ever_in_every_position_of_the_golden_games(file: Path) -> None:
    check(file)


def test_no_golden_game_is_left_out() -> None:
    assert list(kept()) == [name(file) for file in FILES]
