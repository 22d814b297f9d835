"""Sparing: which bricks, levels and cards one can best do without."""

from bot.games.firenze import sites
from bot.games.firenze.pieces import COLORS, ORDER, Bricks
from bot.players.firenze.outlook import Outlook


def spared(outlook: Outlook, stored: Bricks, spare: Bricks) -> str:
    """The colour of these that leaves the best outlook to what is stored."""
    return min(
        (color for color in COLORS if spare[ORDER[color]]),
        key=lambda color: loss(outlook, color, stored[ORDER[color]]),
    )


def without(outlook: Outlook, stored: Bricks, spare: Bricks, due: int) -> Bricks:
    """What is left of the storehouse when so many bricks of these have been given."""
    left, may = list(stored), list(spare)
    for _ in range(due):
        at = ORDER[spared(outlook, tuple(left), tuple(may))]
        left[at] -= 1
        may[at] -= 1
    return tuple(left)


def loss(outlook: Outlook, color: str, stored: int) -> float:
    """What a brick less makes worse, of a colour of which so many are there."""
    heights = _heights(outlook, color)
    if stored == 1 and any(t.idle and t.color == color for t in outlook.me.site):
        # The last brick keeps a tower from being torn down.
        saved = sum([sites.saved(height) for height in heights])
        return outlook.of_color(color, heights, 1) - outlook.of_color(color, (), saved)
    return outlook.of_color(color, heights, stored) - outlook.of_color(color, heights, stored - 1)


def _heights(outlook: Outlook, color: str) -> tuple[int, ...]:
    return tuple(sorted([tower.height for tower in outlook.me.site if tower.color == color]))


def level_loss(outlook: Outlook, color: str, height: int) -> float:
    """What it makes worse when such a tower loses a level."""
    stored, heights = outlook.me.storehouse[ORDER[color]], list(_heights(outlook, color))
    before = outlook.of_color(color, tuple(heights), stored)
    heights.remove(height)
    if height > 1:
        heights.append(height - 1)
    return before - outlook.of_color(color, tuple(sorted(heights)), stored)
