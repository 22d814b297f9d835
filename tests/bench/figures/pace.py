"""How many days a game takes at two visits a day; of more games, and other manners, ask `pace`."""

from statistics import mean, median

from bot.chores._pace.correspondence import Fixture, Played, played
from bot.chores._pace.manners import MANNERS
from tests.bench.figures import Figure

GAMES = 15  # the seed is that of the chore, and so are the games


def days(game: str, seats: int, manner: str, games: int = GAMES) -> float:
    return median(one.days for one in _played(game, seats, manner, games))


def letters(game: str, seats: int, manner: str) -> float:
    """Of each person, each day: where few play, each is asked more often."""
    games = _played(game, seats, manner, GAMES)
    return median(mean(one.letters) / one.days for one in games)


def _played(game: str, seats: int, manner: str, games: int) -> list[Played]:
    return [
        played(Fixture(game, seats, (), MANNERS[manner], visits=2, seed=f"medici-{number}"))
        for number in range(1, games + 1)
    ]


FIGURES = (
    Figure("pace five by hand", "days", "to compare", 0, lambda: days("princes", 5, "hand")),
    Figure("pace five sealed", "days", "at most", 18, lambda: days("princes", 5, "sealed")),
    Figure("pace five written", "days", "at most", 14, lambda: days("princes", 5, "written")),
    Figure("pace three sealed", "days", "at most", 11, lambda: days("princes", 3, "sealed")),
    Figure("pace letters sealed", "a day", "at most", 2, lambda: letters("princes", 3, "sealed")),
)
