"""What an estate can be asked to count, for bonus cards, prestige cards and pictures."""

from bot.games.princes import palazzo
from bot.games.princes.box import Box
from bot.games.princes.state import Estate


def count(box: Box, estate: Estate, thing: str, *, playing: int = 0) -> int:
    """How many of a thing the estate has; `playing` professions are moving from hand to table."""
    match thing:
        case "building":
            return len(estate.buildings)
        case "large" | "medium" | "small":
            return sum(box.size[tile.name] == thing for tile in estate.buildings)
        case "forest" | "lake" | "park":
            return sum(tile.name == thing for tile in estate.landscapes)
        case "landscape":
            return len(estate.landscapes)
        case "freedom":
            return len(estate.freedoms)
        case "jester":
            return estate.jesters
        case "builder":
            return estate.builders
        case "prestige":
            return len(estate.prestige)
        case "hand":
            return max(0, len(estate.hand) + estate.recruiting - playing)
        case "table" | "work":
            return len(estate.table) + playing
        case "free-square":
            return palazzo.free_squares(box.ground, estate)
    raise ValueError(f"nobody can count {thing}")
