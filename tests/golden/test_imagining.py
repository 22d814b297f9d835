"""What a viewer imagines depends on nothing but what he knows: he could never learn the truth."""

from pathlib import Path

import pytest

from bot.engine.game import Seat, Viewer
from bot.engine.random_draws import Chance
from bot.engine.rehearsal import begin_rehearsal
from tests.golden.recipes import moments
from tests.golden.test_golden import FILES, sheet_of

SOME = 9  # of so many positions of a game one is asked; the shortest has fifteen


def _equal_worlds(file: Path, every: int) -> int:
    game, sheet = sheet_of(file)
    asked = 0
    for moment in moments(game, sheet.opening, sheet.entries):
        if moment.ply % every:
            continue
        state = moment.after.state
        viewers: list[Viewer] = [None, *map(Seat, range(sheet.opening.seats))]
        for viewer in viewers:
            elsewhere = game.imagine(state, viewer, Chance("elsewhere", moment.ply))
            luck = "the caller's"
            assert game.imagine(state, viewer, Chance(luck, 1)) == game.imagine(
                elsewhere, viewer, Chance(luck, 1)
            ), f"{file.stem} ply {moment.ply}, seen by {viewer}"
            asked += 1
    return asked


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_equal_views_and_equal_luck_give_equal_worlds(file: Path) -> None:
    assert _equal_worlds(file, SOME)


@pytest.mark.long
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_equal_views_and_equal_luck_give_equal_worlds_at_every_ply(file: Path) -> None:
    assert _equal_worlds(file, 1)


@pytest.mark.parametrize("file", FILES[:: len(FILES) // 12], ids=lambda file: file.stem)
def test_a_rehearsed_move_leads_to_what_its_maker_sees_after_it(file: Path) -> None:
    """Unless luck decides: then a rehearsal stops before it."""
    game, sheet = sheet_of(file)
    rehearsed = 0
    for moment in moments(game, sheet.opening, sheet.entries):
        seat = moment.entry.seat
        if moment.undoes or seat is None or moment.ply % SOME:
            continue
        after = begin_rehearsal(game, moment.before.state, seat).after_move(seat, moment.move)
        assert (after is None) == moment.after.made[-1].step.opened, moment.ply
        if after:
            assert after.view == game.view(moment.after.state, seat), moment.ply
            rehearsed += 1
    assert rehearsed


@pytest.mark.parametrize("file", FILES[1 :: len(FILES) // 6], ids=lambda file: file.stem)
def test_a_move_alone_shows_nothing_of_what_the_table_hides(file: Path) -> None:
    """Nor of what follows from it; and it shows what a rehearsal does where nothing follows."""
    game, sheet = sheet_of(file)
    alike = 0
    for moment in moments(game, sheet.opening, sheet.entries):
        seat, state = moment.entry.seat, moment.before.state
        if moment.undoes or seat is None or moment.ply % SOME:
            continue
        here = begin_rehearsal(game, state, seat)
        there = begin_rehearsal(
            game, game.imagine(state, seat, Chance("elsewhere", moment.ply)), seat
        )
        seen = here.view_after_move(seat, moment.move)
        assert seen == there.view_after_move(seat, moment.move), moment.ply
        done = game.apply(here.imagined, seat, moment.move, Chance(here.luck, 0))
        assert (seen is None) == done.opened, moment.ply
        whole = here.after_move(seat, moment.move)
        assert seen or whole is None, moment.ply
        alike += whole is not None and seen == whole.view
    assert alike
