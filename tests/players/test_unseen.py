"""What is hidden from a computer player goes into none of his answers, whatever he knows to do."""

from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import pytest

from bot import catalogue
from bot.engine.chance import Chance
from bot.engine.game import Seat, legal_moves
from bot.players import match
from bot.players.player import make_situation, player_chance
from bot.players.registry import LEVELS, computer_players, default_player
from tests.conformance.tables import Table

PARTS, POSITIONS = 10, 100  # a thousand for each level and game
EVERY = 7  # of the positions of a game with a choice
BOTH = (("characters", "on"), ("together", "on"))
TABLES = {
    "princes": (Table("princes", 4), Table("princes", 3, BOTH), Table("princes", 2)),
    "firenze": (Table("firenze", 3), Table("firenze", 2, (("campanile", "in"),))),
}


def positions(game: str, part: int) -> Iterator[tuple[Any, Seat]]:
    """With a choice, out of game after game of journeymen at one table after the other."""
    rules, player = catalogue.current_game(game), computer_players(game)[default_player(game)]
    for number in count():
        table = TABLES[game][number % len(TABLES[game])]
        course = match.play_match(rules, table.opening(f"unseen-{part}-{number}"), [player] * 4)
        states = [course.start, *(made.step.state for made in course.made)]
        asked = (
            (state, made.seat)
            for state, made in zip(states, course.made, strict=False)
            if len(legal_moves(rules, state, made.seat)) > 1
        )
        yield from islice(asked, part % EVERY, None, EVERY)


def told_apart(game: str, level: str, part: int, most: int) -> list[int]:
    """Where he answers otherwise once what is hidden lies otherwise; with the same luck."""
    rules, player, found = catalogue.current_game(game), computer_players(game)[level], []
    for at, (state, seat) in enumerate(islice(positions(game, part), most)):
        other = rules.imagine(state, seat, Chance(f"unseen {part}", at))
        one, another = (
            player(make_situation(rules, truth, seat), player_chance("unseen", seat, at))
            for truth in (state, other)
        )
        found += [at] if one != another else []
    return found


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", TABLES)
def test_in_a_thousand_positions_each_level_answers_by_what_it_sees(
    game: str, level: str, part: int
) -> None:
    assert told_apart(game, level, part, POSITIONS) == []


@pytest.mark.parametrize("level", LEVELS[:2])
@pytest.mark.parametrize("game", TABLES)
def test_an_answer_is_given_by_what_is_seen(game: str, level: str) -> None:
    assert told_apart(game, level, 0, 12) == []
