"""What an estate can be asked to count, for bonus cards, prestige cards and pictures."""

from bot.games.princes import palazzo
from bot.games.princes.box import Box
from bot.games.princes.estate import Estate, Open


def count(box: Box, estate: Estate, thing: str, *, playing: int = 0) -> int:
    """How many of a thing the estate has; `playing` professions are moving from hand to table."""
    match thing:
        case "prestige":
            return len(estate.hidden.prestige)
        case "hand":
            return max(0, len(estate.hidden.hand) + estate.open.recruiting - playing)
        case "table" | "work":
            return count_open(box, estate.open, thing) + playing
    return count_open(box, estate.open, thing)


def count_open(box: Box, estate: Open, thing: str) -> int:
    """How many there are of a thing that lies open: anybody may count it."""
    match thing:
        case "building":
            return len(estate.buildings)
        case "large" | "medium" | "small":
            return sum([box.size[tile.name] == thing for tile in estate.buildings])
        case "forest" | "lake" | "park":
            return sum([tile.name == thing for tile in estate.landscapes])
        case "landscape":
            return len(estate.landscapes)
        case "freedom":
            return len(estate.freedoms)
        case "jester":
            return estate.jesters
        case "builder":
            return estate.builders
        case "table" | "work":
            return len(estate.table)
        case "free-square":
            return palazzo.free_squares(box.ground, estate)
    raise ValueError(f"nobody can count {thing}")
