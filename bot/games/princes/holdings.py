"""What an estate can be asked to count, for bonus cards, prestige cards and pictures."""

from bot.games.princes import palazzo
from bot.games.princes.box import Box
from bot.games.princes.estate import Estate


def count(box: Box, estate: Estate, thing: str, *, playing: int = 0) -> int:
    """How many of a thing the estate has; `playing` professions are moving from hand to table."""
    match thing:
        case "building":
            return len(estate.open.buildings)
        case "large" | "medium" | "small":
            return sum(box.size[tile.name] == thing for tile in estate.open.buildings)
        case "forest" | "lake" | "park":
            return sum(tile.name == thing for tile in estate.open.landscapes)
        case "landscape":
            return len(estate.open.landscapes)
        case "freedom":
            return len(estate.open.freedoms)
        case "jester":
            return estate.open.jesters
        case "builder":
            return estate.open.builders
        case "prestige":
            return len(estate.hidden.prestige)
        case "hand":
            return max(0, len(estate.hidden.hand) + estate.open.recruiting - playing)
        case "table" | "work":
            return len(estate.open.table) + playing
        case "free-square":
            return palazzo.free_squares(box.ground, estate.open)
    raise ValueError(f"nobody can count {thing}")
