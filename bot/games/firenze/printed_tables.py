"""The printed tables, read from what data/firenze holds and checked against the rulebook."""

from collections.abc import Mapping

from bot.engine.data_file_reader import (
    Misprint,
    PrintedEntry,
    PrintedFile,
    check_layout,
    field_keys,
)
from bot.games.firenze import box
from bot.games.firenze.state_parts import COLORS

# The files, and the tables each of them has.
_TABLES: Mapping[str, tuple[str, ...]] = {
    "board": ("tower", "level"),
    "balconies": ("balcony",),
    "cards": ("card",),
    "numbers": ("numbers",),
}
FILES = tuple(_TABLES)

# Rules p. 3-5: what is in the box, and what the board shows.
_BRICKS = 88
_HEIGHTS = 6
_LEVELS = 4
_NUMERALS = 4
_BALCONIES = 19
_CARDS = 52
_START_CARDS = 10
_CHURCH_SPACES = 4
_MOST_PLAYERS = 4
_MOST_BRICKS = 6  # laid in a turn
# Cards whose effect the rules know by their name.
_KNOWN = (
    *("botch", "storehouse-fire", "flood", "luxury-tax", "tribute", "collapse"),
    *("princess", "mason", "smuggler", "wholesaler", "saboteur", "patrician", "architect"),
    *("alchemist", "recognition", "monument", "carnival", "tournament", "wedding"),
    *("masked-ball", "banquet", "workshop", "warehouse", "palazzo", "trading-house"),
    *("campanile", "santa-croce", "santa-maria-novella", "san-lorenzo"),
)


def build_printed(tables: Mapping[str, Mapping[str, object]]) -> box.Printed:
    """Build what is printed from parsed TOML, one mapping per file of FILES; else `Misprint`."""
    files = check_layout("firenze", _TABLES, tables)
    numbers = _read_numbers(files["numbers"])
    heights = range(numbers.lowest, numbers.lowest + _HEIGHTS)
    return box.Printed(
        towers=_read_towers(files["board"]),
        levels=_read_levels(files["board"], heights),
        balconies=_read_balconies(files["balconies"], heights),
        cards=_read_cards(files["cards"]),
        numbers=numbers,
    )


# --- The board ---


def _read_towers(file: PrintedFile) -> tuple[box.FamilyTower, ...]:
    entries = file.read_entries("tower", len(COLORS), field_keys(box.FamilyTower))
    towers = tuple(_read_tower(entry) for entry in entries)
    if tuple(tower.name for tower in towers) != COLORS:
        raise Misprint(file.path, "tower", "", f"must be {', '.join(COLORS)}, in this order")
    bricks = sum(tower.bricks for tower in towers)
    if bricks != _BRICKS:
        raise Misprint(file.path, "tower", "", f"must have {_BRICKS} bricks, it has {bricks}")
    return towers


def _read_tower(entry: PrintedEntry) -> box.FamilyTower:
    points = entry.read_wholes("points", _HEIGHTS)
    standings = tuple(entry.read_words("points_from"))
    if len(standings) != _HEIGHTS or set(standings) - set(box.STANDINGS):
        reason = f"must have {_HEIGHTS} standings, known are {', '.join(box.STANDINGS)}"
        raise entry.make_misprint(reason, "points_from")
    return entry.read(box.FamilyTower, points=points, points_from=standings)


def _read_levels(file: PrintedFile, heights: range) -> tuple[box.LevelTile, ...]:
    # In the file a tile has a name, as everything there has; it is known by its height.
    keys = ("name", *field_keys(box.LevelTile))
    entries = file.read_entries("level", _LEVELS, keys)
    levels = tuple(
        entry.read(box.LevelTile, height=_read_height(entry, heights)) for entry in entries
    )
    if sorted({level.height for level in levels}) != [level.height for level in levels]:
        raise Misprint(file.path, "level", "", "must go from the lowest up, one for each height")
    return levels


def _read_height(entry: PrintedEntry, heights: range) -> int:
    height = entry.read_whole("height")
    if height not in heights:
        reason = f"must be from {heights[0]} to {heights[-1]}, it is {height}"
        raise entry.make_misprint(reason, "height")
    return height


def _read_balconies(file: PrintedFile, heights: range) -> tuple[box.BalconyTile, ...]:
    entries = file.read_entries("balcony", _BALCONIES, field_keys(box.BalconyTile))
    balconies = tuple(_read_balcony(entry, heights) for entry in entries)
    for numeral in range(1, _NUMERALS + 1):
        # Rules p. 8: a dead colour's balcony is replaced by one of another.
        colors = {tile.color for tile in balconies if tile.numeral == numeral}
        if len(colors) <= 1:
            reason = f"there must be balconies {numeral} of two colours at least"
            raise Misprint(file.path, "balcony", "", reason)
    places = [(tile.color, tile.height) for tile in balconies]
    double = next((place for place in places if places.count(place) > 1), None)
    if double:
        reason = f"two balconies cover {double[0]} {double[1]}"
        raise Misprint(file.path, "balcony", "", reason)
    return balconies


def _read_balcony(entry: PrintedEntry, heights: range) -> box.BalconyTile:
    tile = entry.read(box.BalconyTile, height=_read_height(entry, heights))
    if tile.numeral > _NUMERALS:
        raise entry.make_misprint(f"must be at most {_NUMERALS}, it is {tile.numeral}", "numeral")
    return tile


# --- Cards ---


def _read_cards(file: PrintedFile) -> tuple[box.ActionCard, ...]:
    cards = tuple(
        _read_card(e) for e in file.read_entries("card", len(_KNOWN), field_keys(box.ActionCard))
    )
    for what, wanted, found in (
        ("cards", _CARDS, sum(card.copies for card in cards)),
        ("start cards", _START_CARDS, sum(card.starts for card in cards)),
        ("church cards", _CHURCH_SPACES, sum(c.copies for c in cards if c.kind == "church")),
    ):
        if found != wanted:
            raise Misprint(file.path, "card", "", f"must have {wanted} {what}, it has {found}")
    return cards


def _read_card(entry: PrintedEntry) -> box.ActionCard:
    if entry.name not in _KNOWN:
        raise entry.make_misprint(f"nobody knows what it does, known are {', '.join(_KNOWN)}")
    card = entry.read(box.ActionCard)
    if card.starts > card.copies:
        raise entry.make_misprint(f"must be at most {card.copies}, it is {card.starts}", "starts")
    if card.name == "flood" and not card.amount:
        raise entry.make_misprint("must be at least 1, it is 0", "amount")
    return card


# --- Every other number ---


def _read_numbers(file: PrintedFile) -> box.Numbers:
    sheet = file.read_sheet("numbers", field_keys(box.Numbers))
    seals = sheet.read_wholes("seals", _MOST_PLAYERS + 1)
    if seals[0] or seals[1] or 0 in seals[2:]:
        raise sheet.make_misprint("must be 0 for 0 and 1 players, and above 0 for 2 to 4", "seals")
    construction = sheet.read_wholes("construction", _MOST_BRICKS + 1)
    if construction[0] or list(construction) != sorted(construction):
        raise sheet.make_misprint("must begin with 0 and never fall", "construction")
    numbers = sheet.read(box.Numbers, seals=seals, construction=construction)
    if numbers.low_heights > _HEIGHTS // 2:
        # Else the other half of the neutral seals could find no room above them.
        reason = f"must be at most {_HEIGHTS // 2}, it is {numbers.low_heights}"
        raise sheet.make_misprint(reason, "low_heights")
    return numbers
