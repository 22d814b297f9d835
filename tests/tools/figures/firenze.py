"""How fast the rules and the pictures of Firenze are, measured like those of every game."""

from functools import partial

from tests.tools.figures import Figure
from tests.tools.figures.engine import (
    listed_moves,
    listed_plies,
    played_out,
    replayed_moves,
    whole_game,
)
from tests.tools.figures.picture import (
    film,
    first,
    largest,
    memory,
    mine_largest,
    mine_slow,
    mine_usual,
    slow,
    usual,
)

KEY = "firenze"

_replayed, _listed = partial(replayed_moves, KEY), partial(listed_plies, KEY)

RULES = (
    Figure("firenze replay", "moves/s judged and applied", "at least", 20_000, _replayed),
    Figure("firenze game", "ms for a four-player game", "at most", 30, lambda: whole_game(KEY)),
    Figure("firenze plies", "plies/s with all legal moves", "at least", 18_000, _listed),
    Figure("firenze playout", "ms of CPU to the end", "at most", 240, lambda: played_out(KEY)),
    Figure("firenze moves", "legal moves/s listed", "at least", 350_000, lambda: listed_moves(KEY)),
)
PICTURES = (
    Figure("firenze board", "ms for a board of four, median", "at most", 12, lambda: usual(KEY)),
    Figure("firenze slow", "ms, 95 of 100 are quicker", "at most", 20, lambda: slow(KEY)),
    Figure("firenze size", "kB, the largest board of a game", "at most", 110, lambda: largest(KEY)),
    Figure(
        "firenze mine", "ms for a view of one's own, median", "at most", 12, lambda: mine_usual(KEY)
    ),
    Figure("firenze mine slow", "ms, 95 of 100 are quicker", "at most", 20, lambda: mine_slow(KEY)),
    Figure(
        "firenze mine size", "kB, the largest of a game", "at most", 120, lambda: mine_largest(KEY)
    ),
    Figure("firenze first", "ms for the first one", "at most", 200, lambda: first(KEY)),
    Figure("firenze memory", "MB for a whole game", "at most", 120, lambda: memory(KEY)),
    Figure("firenze film", "s for 60 moves", "at most", 1, lambda: film(KEY)[0]),
    Figure("firenze film size", "kB for 60 moves", "at most", 700, lambda: film(KEY)[1] / 1000),
)
FIGURES = (*RULES, *PICTURES)
