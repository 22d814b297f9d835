"""How many days a game takes at two visits a day; of more games, and other manners, ask `pace`."""

from functools import cache
from statistics import mean, median

from tests.tools.figures import Figure
from tests.tools.pace_game import PaceResult, PaceSetup, simulate_game
from tests.tools.pace_people import PLAY_STYLES

GAMES = 15  # the seed is that of the chore, and so are the games
FEW = 7  # where each takes seconds to play: whoever plans weighs many turns


def days(game: str, seats: int, manner: str, games: int = GAMES) -> float:
    return median(one.days for one in _played(game, seats, manner, games))


def letters(game: str, seats: int, manner: str, games: int = GAMES) -> float:
    """Of each person, each day: where few play, each is asked more often."""
    return median(mean(one.messages_rung) / one.days for one in _played(game, seats, manner, games))


@cache
def _played(game: str, seats: int, manner: str, games: int) -> tuple[PaceResult, ...]:
    return tuple(
        simulate_game(
            PaceSetup(game, seats, (), PLAY_STYLES[manner], visits=2, seed=f"medici-{number}")
        )
        for number in range(1, games + 1)
    )


FIGURES = (
    Figure("pace five by hand", "days", "to compare", 0, lambda: days("princes", 5, "hand")),
    Figure("pace five sealed", "days", "at most", 18, lambda: days("princes", 5, "sealed")),
    Figure("pace five written", "days", "at most", 14, lambda: days("princes", 5, "written")),
    Figure("pace three sealed", "days", "at most", 11, lambda: days("princes", 3, "sealed")),
    Figure("pace five together", "days", "at most", 9.5, lambda: days("princes", 5, "together")),
    Figure("pace three together", "days", "at most", 6, lambda: days("princes", 3, "together")),
    Figure("pace five ahead", "days", "at most", 8, lambda: days("princes", 5, "ahead")),
    Figure(
        "pace firenze by hand", "days", "to compare", 0, lambda: days("firenze", 4, "hand", FEW)
    ),
    Figure("pace firenze ahead", "days", "at most", 11, lambda: days("firenze", 4, "ahead", FEW)),
    Figure("pace letters ahead", "a day", "at most", 2, lambda: letters("princes", 5, "ahead")),
    Figure(
        "pace letters firenze",
        *("a day", "at most", 2),
        lambda: letters("firenze", 4, "ahead", FEW),
    ),
    Figure("pace letters sealed", "a day", "at most", 2, lambda: letters("princes", 3, "sealed")),
)
