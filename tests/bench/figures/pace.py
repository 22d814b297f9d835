"""How many days a game takes at two visits a day; of more games, and other manners, ask `pace`."""

from statistics import median

from bot.chores._pace.correspondence import Fixture, played
from bot.chores._pace.manners import MANNERS
from tests.bench.figures import Figure

GAMES = 15  # the seed is that of the chore, and so are the games


def days(game: str, seats: int, manner: str, games: int = GAMES) -> float:
    fixtures = [
        Fixture(game, seats, (), MANNERS[manner], visits=2, seed=f"medici-{number}")
        for number in range(1, games + 1)
    ]
    return median(played(fixture).days for fixture in fixtures)


FIGURES = (
    Figure("pace five by hand", "days", "to compare", 0, lambda: days("princes", 5, "hand")),
)
