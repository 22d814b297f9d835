"""Games of random people alone against Wolfgang, every ply watched by the umpire."""

import pytest

from bot.players import match
from bot.players.registry import computer_players
from tests.conformance.tables import Table

GAMES = 3_000
AT_ONCE = 50
LEVELS = ("easy", "standard", "hard")


def watch(number: int) -> None:
    """One game, at each level and size in turn; the umpire raises where a law is broken."""
    level, dummies = LEVELS[number % 3], "23"[number // 3 % 2]
    table = Table("princes", 1, (("level", level), ("dummies", dummies)))
    known = computer_players("princes")
    guest = known["greedy"] if number % 10 == 9 else known["random"]
    course = match.play_match(table.game, table.opening(f"solo-{number}"), [guest])
    match.check_journal(table.game, course)


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, GAMES, AT_ONCE))
def test_three_thousand_games_go_by_the_laws(first: int) -> None:
    for number in range(first, first + AT_ONCE):
        watch(number)
