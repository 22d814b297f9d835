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
from tests.tools.figures.picture import figures_of

KEY = "firenze"

_replayed, _listed = partial(replayed_moves, KEY), partial(listed_plies, KEY)

RULES = (
    Figure("firenze replay", "moves/s judged and applied", "at least", 20_000, _replayed),
    Figure("firenze game", "ms for a four-player game", "at most", 30, lambda: whole_game(KEY)),
    Figure("firenze plies", "plies/s with all legal moves", "at least", 18_000, _listed),
    Figure("firenze playout", "ms of CPU to the end", "at most", 240, lambda: played_out(KEY)),
    Figure("firenze moves", "legal moves/s listed", "at least", 350_000, lambda: listed_moves(KEY)),
)
FIGURES = (*RULES, *figures_of(KEY, KEY, "four", "film"))
