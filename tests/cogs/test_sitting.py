"""Somebody at a table: what he tries out is made of what he knows."""

from dataclasses import replace

import pytest

from bot.engine.game import Seat
from bot.engine.journal import begin_course
from bot.engine.random_draws import Chance
from tests.cogs.panel_sittings import seated
from tests.conformance.tables import Table


@pytest.mark.parametrize("table", [Table("firenze", 3), Table("princes", 4)], ids=str)
def test_what_is_rehearsed_is_the_same_whatever_the_table_hides(table: Table) -> None:
    """Two tables that somebody can't tell apart: not even their rehearsals differ."""
    game, seat = table.game, Seat(0)
    course = begin_course(game, table.opening("cosimo"))
    elsewhere = replace(course, start=game.imagine(course.state, seat, Chance("elsewhere", 1)))
    assert elsewhere.state != course.state

    here = seated(game, course, seat).start_rehearsal()
    there = seated(game, elsewhere, seat).start_rehearsal()

    assert here.imagined == there.imagined
    assert here.view == game.view(course.state, seat)
