"""Thousands of whole games, every ply watched by the umpire: `make long`."""

import pytest

from bot import catalogue
from bot.engine.journal import begin_course, replay_journal
from bot.engine.random_draws import Chance
from tests.conformance.tables import combinations, company_of
from tests.players import match

# Firenze at random takes twenty times as many plies.
GAMES = {"princes": 10_000, "firenze": 5_000}
TABLES = {key: [table for table in combinations() if table.key == key] for key in GAMES}
AT_ONCE = 25  # games of one test, so that the cores share the work evenly
REPLAYS = 5  # at random plies, and one more at the end
MANY_PLIES = 500  # of a game that is replayed once only
WITH_EVERYBODY = 8  # every so many games, not only random guests take part
# Only random builders may heap all bricks on towers that nobody wants, and never come to an end.
MIXED = {"firenze"}


def test_every_game_of_the_house_is_watched() -> None:
    assert GAMES.keys() == set(catalogue.GAMES)


@pytest.mark.long
@pytest.mark.parametrize(
    ("key", "first"), [(key, first) for key in GAMES for first in range(0, GAMES[key], AT_ONCE)]
)
def test_no_law_is_broken_and_every_journal_tells_its_game(key: str, first: int) -> None:
    for number in range(first, first + AT_ONCE):
        watch(key, number)


def watch(key: str, number: int) -> None:
    """One game; the umpire of a match raises LawBroken at the ply where something is wrong."""
    table = TABLES[key][number % len(TABLES[key])]
    game, opening = table.game, table.opening(f"long-{number}")
    known = company_of(table.key)
    is_mixed = key in MIXED or number % WITH_EVERYBODY == 0
    company = list(known.values()) if is_mixed else [known["random"]]
    sitting = [company[seat % len(company)] for seat in range(table.seats)]

    course = match.play_match(game, opening, sitting)

    match.check_journal(game, course)
    entries = match.journal_entries(game, course)
    chance = Chance(opening.seed, 0)
    start = begin_course(game, opening).state
    for _ in range(REPLAYS if len(entries) < MANY_PLIES else 1):
        ply = chance.draw_below(len(entries), "replay")
        state = course.made[ply - 1].step.state if ply else start
        assert replay_journal(game, opening, entries[:ply]).state == state, f"{opening}, ply {ply}"
