"""What the pictures of Firenze come to, measured like those of every game."""

from bot.chores._figures import Figure
from bot.chores._figures.picture import film, first, largest, memory, slow, usual

FIRENZE = "firenze"

FIGURES = (
    Figure(
        "firenze board", "ms for a board of four, median", "at most", 12, lambda: usual(FIRENZE)
    ),
    Figure("firenze slow", "ms, 95 of 100 are quicker", "at most", 20, lambda: slow(FIRENZE)),
    Figure(
        "firenze size", "kB, the largest board of a game", "at most", 110, lambda: largest(FIRENZE)
    ),
    Figure("firenze first", "ms for the first one", "at most", 200, lambda: first(FIRENZE)),
    Figure("firenze memory", "MB for a whole game", "at most", 120, lambda: memory(FIRENZE)),
    Figure("firenze film", "s for 60 moves", "at most", 1, lambda: film(FIRENZE)[0]),
    Figure("firenze film size", "kB for 60 moves", "at most", 700, lambda: film(FIRENZE)[1] / 1000),
)
