"""What a table costs those who sit at it does not grow, shown in a sitting of fewer moves."""

import pytest

from tests.tools.figures import Figure
from tests.tools.figures.table import FIGURES, Counts, alone, rings, together

FEWER = 44  # moves: every kind of them, and a whole round
OWN = 12  # of one with computers
TARGETS = {figure.name.removeprefix("table "): figure.target for figure in FIGURES}


def fit(counts: Counts) -> None:
    assert counts.moves
    assert counts.requests <= TARGETS["requests"] * counts.moves
    assert counts.rings <= TARGETS["rings"]
    assert counts.lying <= TARGETS["replies"]
    assert counts.idle <= TARGETS["hands"]
    assert 0 < counts.building <= TARGETS["building"]
    assert counts.lots
    assert counts.of_seven <= TARGETS["auction"]


def test_three_people_who_are_there_are_told_no_more_than_it_takes() -> None:
    fit(together(FEWER))


def test_the_board_is_drawn_once_a_move_with_two_computers() -> None:
    counts = alone(OWN)
    assert counts.moves == OWN
    assert 0 < counts.pictures <= TARGETS["pictures"] * counts.made
    assert counts.rings == 0


def test_an_absence_rings_once() -> None:
    assert rings(2) == TARGETS["absence"]


@pytest.mark.long
@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure.name)
def test_every_count_of_a_whole_sitting_is_as_it_should_be(figure: Figure) -> None:
    assert figure.met(figure.measure())
