"""Read the printed tables, Automa cards included, and check them against the rulebook."""

from collections import Counter
from collections.abc import Collection, Mapping

from bot.engine.data_file_reader import (
    Misprint,
    PrintedEntry,
    PrintedFile,
    check_layout,
    field_keys,
)
from bot.games.princes import box
from bot.games.princes.land_grid import Principality

# Rules p. 10: rounds 1-2, 3-4 and 5-7; each round takes one card for its auction phase and one
# for each of Wolfgang's two actions.
_OF_BACK = {"early": 6, "middle": 6, "late": 9}
_CARDS = sum(_OF_BACK.values())
LEVELS = ("standard", "easy", "hard")  # the first is what a table plays that says nothing
_MOST_ACTIONS = 3


def read_automa(file: PrintedFile) -> box.Automa:
    sheet = file.read_sheet("automa", ("authentic", "freedoms"))
    levels = file.read_sheet("levels", LEVELS)
    return box.Automa(
        cards=_read_cards(file),
        florins=tuple((level, levels.read_whole(level)) for level in LEVELS),
        freedoms=sheet.read_whole("freedoms", least=1),
        authentic=sheet.read_bool("authentic"),
    )


def _read_cards(file: PrintedFile) -> tuple[box.AutomaCard, ...]:
    entries = file.read_entries("card", _CARDS, field_keys(box.AutomaCard))
    cards = tuple(_read_card(entry) for entry in entries)
    _check_card_numbers(entries)
    found = Counter(card.back for card in cards)
    for back, count in _OF_BACK.items():
        if found[back] != count:
            reason = f"must have {count} cards with the back {back}, it has {found[back]}"
            raise Misprint(file.path, "card", "", reason)
    return cards


def _read_card(entry: PrintedEntry) -> box.AutomaCard:
    wants = entry.read_some_of("wants", box.AUTOMA_LOTS)
    if len(wants) < len(box.AUTOMA_LOTS):
        missing = next(lot for lot in box.AUTOMA_LOTS if lot not in wants)
        raise entry.make_misprint(f"must name all objects, {missing} is missing", "wants")
    return entry.read(
        box.AutomaCard,
        wants=wants,
        four=entry.read_wholes("four", len(box.AUTOMA_LOTS)),
        five=entry.read_wholes("five", len(box.AUTOMA_LOTS)),
        middle=_read_actions(entry, "middle", box.AUTOMA_ACTIONS),
        bottom=_read_actions(entry, "bottom", box.AUTOMA_ACTIONS),
    )


def _read_actions(entry: PrintedEntry, panel: str, known: Collection[str]) -> tuple[str, ...]:
    actions = entry.read_some_of(panel, known)
    if len(actions) > _MOST_ACTIONS:
        reason = f"must show at most {_MOST_ACTIONS} actions, it shows {len(actions)}"
        raise entry.make_misprint(reason, panel)
    return actions


# The files, and the tables each of them has.
_TABLES: Mapping[str, tuple[str, ...]] = {
    "professions": ("freedom", "profession"),
    "tiles": ("outlines", "building", "landscape"),
    "principality": ("side-a",),
    "bonus": ("bonus",),
    "prestige": ("prestige",),
    "numbers": ("numbers",),
    "characters": ("favours", "character"),
    "together": ("side-b", "bargaining"),
    "automa": ("automa", "levels", "card"),
}
FILES = tuple(_TABLES)
_LATER = ("characters", "together", "automa")  # what editions printed before them lack

# Rules p. 7: how many buildings there are of a size, and how many squares one covers. How many
# professions want one follows from the 21 cards.
_SIZES = ("large", "medium", "small")
_OF_SIZE = {"large": 3, "medium": 5, "small": 2}
_SQUARES_OF_SIZE = {"large": 7, "medium": 5, "small": 3}
_WANTED_OF_SIZE = {"large": 3, "medium": 2, "small": 1}
# Rules, the seven objects: how many professions want a landscape. What it covers was only drawn.
_WANTED_LANDSCAPE = {"forest": 9, "lake": 7, "park": 5}
_SQUARES_OF_LANDSCAPE = {"forest": 5, "lake": 4, "park": 3}
_FREEDOMS = 3
_WANTED_FREEDOM = 7
_PROFESSIONS = 21
_BONUS_CARDS = 20
_PRESTIGE_CARDS = 14
_CHARACTERS = ("banker", "cardinal", "merchant", "muse", "princess", "professor")
_ROUNDS = 7
_MOST_PLAYERS = 5
_SIDE = 7  # squares along each side of a principality
_PALAZZO = 6  # squares


def build_printed(tables: Mapping[str, Mapping[str, object]]) -> box.Printed:
    """Build what is printed from parsed TOML, one mapping per file of FILES; else `Misprint`."""
    files = check_layout("princes", _TABLES, tables, later=_LATER)
    tiles = files["tiles"]
    buildings = _read_buildings(tiles)
    landscapes = _read_landscapes(tiles)
    freedoms = _read_freedoms(files["professions"])
    return box.Printed(
        professions=_read_professions(files["professions"], buildings, landscapes, freedoms),
        buildings=buildings,
        landscapes=landscapes,
        freedoms=freedoms,
        bonus=_read_bonus_cards(files["bonus"]),
        prestige=_read_prestige_cards(files["prestige"]),
        principality=_read_principality(files["principality"], "side-a"),
        numbers=_read_numbers(files["numbers"]),
        authentic=tiles.read_sheet("outlines", ("authentic",)).read_bool("authentic"),
        characters=_read_characters(files["characters"]) if "characters" in files else (),
        favours=_read_favours(files["characters"]) if "characters" in files else None,
        side_b=_read_side_b(files["together"]) if "together" in files else None,
        automa=read_automa(files["automa"]) if "automa" in files else None,
    )


# --- Tiles and the grid ---


def _read_buildings(tiles: PrintedFile) -> tuple[box.Building, ...]:
    cards = tiles.read_entries("building", sum(_OF_SIZE.values()), field_keys(box.Building))
    buildings = tuple(_read_building(card) for card in cards)
    for size, count in _OF_SIZE.items():
        found = sum(building.size == size for building in buildings)
        if found != count:
            reason = f"must have {count} {size} buildings, it has {found}"
            raise Misprint(tiles.path, "building", "", reason)
    return buildings


def _read_building(card: PrintedEntry) -> box.Building:
    size = card.read_one_of("size", _SIZES)
    outline = _read_outline(card, _SQUARES_OF_SIZE[size], f"a {size} building")
    return box.Building(card.name, size, outline)


def _read_landscapes(tiles: PrintedFile) -> tuple[box.Landscape, ...]:
    cards = tiles.read_entries("landscape", len(_SQUARES_OF_LANDSCAPE), field_keys(box.Landscape))
    return tuple(_read_landscape(card) for card in cards)


def _read_landscape(card: PrintedEntry) -> box.Landscape:
    name = card.read_one_of("name", _SQUARES_OF_LANDSCAPE)
    return box.Landscape(name, _read_outline(card, _SQUARES_OF_LANDSCAPE[name], f"the {name}"))


def _read_outline(card: PrintedEntry, size: int, what: str) -> tuple[str, ...]:
    rows = card.read_words("outline")
    if any(set(row) - set("X.") for row in rows):
        raise card.make_misprint("the outline must be drawn with X and . alone")
    if len({len(row) for row in rows}) > 1:
        raise card.make_misprint("the rows of the outline must be equally long")
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    if any("X" not in line for line in (rows[0], rows[-1], *columns[:1], *columns[-1:])):
        raise card.make_misprint("the outline must reach its four edges")
    squares = _marked_squares(rows)
    if len(squares) != size:
        raise card.make_misprint(f"the outline covers {len(squares)} squares, {what} has {size}")
    if not _is_connected(squares):
        raise card.make_misprint("the squares of the outline do not hang together")
    return rows


def _marked_squares(rows: tuple[str, ...]) -> set[tuple[int, int]]:
    return {(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "X"}


def _is_connected(squares: set[tuple[int, int]]) -> bool:
    """Whether one can walk from any square to any other, never over a corner."""
    left = set(squares)
    edge = [left.pop()]
    while edge:
        x, y = edge.pop()
        near = left & {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}
        left -= near
        edge += near
    return not left


def _read_principality(file: PrintedFile, side: str) -> Principality:
    sheet = file.read_sheet(side, field_keys(Principality))
    columns = sheet.read_word("columns")
    if columns != "abcdefg":
        raise sheet.make_misprint(f"must be the letters a to g, they are {columns!r}", "columns")
    rows = sheet.read_whole("rows")
    if rows != _SIDE:
        raise sheet.make_misprint(f"must be {_SIDE}, it is {rows}", "rows")
    board = [f"{column}{row}" for row in range(1, rows + 1) for column in columns]
    palazzo = sheet.read_some_of("palazzo", board)
    if len(palazzo) != _PALAZZO:
        raise sheet.make_misprint(f"must have {_PALAZZO} squares, it has {len(palazzo)}", "palazzo")
    if not _is_connected({(ord(square[0]), int(square[1:])) for square in palazzo}):
        raise sheet.make_misprint("its squares do not hang together", "palazzo")
    return Principality(columns, rows, palazzo)


def _read_side_b(file: PrintedFile) -> box.SideB:
    bargaining = file.read_sheet("bargaining", ("offers", "highest"), perhaps=("highest",))
    highest = bargaining.read_whole("highest", least=1) if "highest" in bargaining.values else None
    return box.SideB(
        _read_principality(file, "side-b"), bargaining.read_whole("offers", least=1), highest
    )


# --- Cards ---


def _read_freedoms(file: PrintedFile) -> tuple[str, ...]:
    cards = file.read_entries("freedom", _FREEDOMS, ("name",))
    return tuple(card.name for card in cards)


def _read_professions(
    file: PrintedFile,
    buildings: tuple[box.Building, ...],
    landscapes: tuple[box.Landscape, ...],
    freedoms: tuple[str, ...],
) -> tuple[box.Profession, ...]:
    sizes = {building.name: building.size for building in buildings}
    names = [landscape.name for landscape in landscapes]
    cards = file.read_entries("profession", _PROFESSIONS, field_keys(box.Profession))
    professions = tuple(
        card.read(
            box.Profession,
            building=card.read_one_of("building", sizes),
            landscape=card.read_one_of("landscape", names),
            freedom=card.read_one_of("freedom", freedoms),
        )
        for card in cards
    )
    _check_card_numbers(cards)
    wishes = (
        ("building", {name: _WANTED_OF_SIZE[size] for name, size in sizes.items()}),
        ("landscape", _WANTED_LANDSCAPE),
        ("freedom", dict.fromkeys(freedoms, _WANTED_FREEDOM)),
    )
    for key, wanted in wishes:
        _check_wants(file, key, wanted, Counter(getattr(each, key) for each in professions))
    return professions


def _check_card_numbers(cards: tuple[PrintedEntry, ...]) -> None:
    """Check that the cards are numbered through."""
    owners: dict[int, str] = {}
    for card in cards:
        number = card.read_whole("number", least=1)
        if number > len(cards):
            raise card.make_misprint(f"must be at most {len(cards)}, it is {number}", "number")
        if number in owners:
            raise card.make_misprint(f"{number} is already the {owners[number]}", "number")
        owners[number] = card.name


def _check_wants(
    file: PrintedFile, key: str, wanted: Mapping[str, int], found: Mapping[str, int]
) -> None:
    for name, many in wanted.items():
        if found.get(name, 0) != many:
            reason = f"the {key} {name} must be wanted by {many}, it is by {found.get(name, 0)}"
            raise Misprint(file.path, "profession", "", reason)


def _read_bonus_cards(file: PrintedFile) -> tuple[box.BonusCard, ...]:
    cards = file.read_entries("bonus", _BONUS_CARDS, field_keys(box.BonusCard))
    return tuple(
        card.read(box.BonusCard, counts=card.read_some_of("counts", box.THINGS)) for card in cards
    )


def _read_prestige_cards(file: PrintedFile) -> tuple[box.PrestigeCard, ...]:
    demands = ("most", "fewest", "needs")
    cards = file.read_entries(
        "prestige", _PRESTIGE_CARDS, field_keys(box.PrestigeCard), perhaps=demands
    )
    return tuple(_read_prestige_card(card, demands) for card in cards)


def _read_prestige_card(card: PrintedEntry, demands: tuple[str, ...]) -> box.PrestigeCard:
    asked = [demand for demand in demands if demand in card.values]
    if len(asked) != 1:
        raise card.make_misprint(f"must have one of {', '.join(demands)}, it has {len(asked)}")
    points = card.read_whole("points", least=1)
    # A card that compares players has a number for a tie; one that does not has none.
    shared = card.read_whole("shared")
    if "needs" in asked and shared:
        raise card.make_misprint(
            f"must be 0 on a card that compares nobody, it is {shared}", "shared"
        )
    if "needs" not in asked and not 0 < shared < points:
        raise card.make_misprint(f"must be between 0 and {points}, it is {shared}", "shared")
    return box.PrestigeCard(
        name=card.name,
        points=points,
        shared=shared,
        most=card.read_one_of("most", box.OPEN_THINGS) if "most" in asked else "",
        fewest=card.read_one_of("fewest", box.OPEN_THINGS) if "fewest" in asked else "",
        needs=card.read_amounts("needs", box.THINGS) if "needs" in asked else (),
    )


# --- Characters ---


def _read_characters(file: PrintedFile) -> tuple[box.CharacterCard, ...]:
    cards = file.read_entries("character", len(_CHARACTERS), field_keys(box.CharacterCard))
    step = _read_favours(file).step
    return tuple(_read_character(card, step) for card in cards)


def _read_character(card: PrintedEntry, step: int) -> box.CharacterCard:
    name = card.read_one_of("name", _CHARACTERS)
    lowest, highest = card.read_whole("lowest"), card.read_whole("highest")
    if highest <= lowest or (highest - lowest) % step:
        reason = f"must be some steps of {step} above {lowest}, it is {highest}"
        raise card.make_misprint(reason, "highest")
    return box.CharacterCard(name, lowest, highest)


def _read_favours(file: PrintedFile) -> box.Favours:
    return file.read_sheet("favours", field_keys(box.Favours)).read(box.Favours)


# --- Numbers ---


def _read_numbers(file: PrintedFile) -> box.Numbers:
    sheet = file.read_sheet("numbers", field_keys(box.Numbers))
    dealt = sheet.read_whole("dealt", least=1)
    if dealt * _MOST_PLAYERS > _PROFESSIONS:
        raise sheet.make_misprint(
            f"there are not {dealt} for each of {_MOST_PLAYERS} players", "dealt"
        )
    kept = sheet.read_whole("kept", least=1)
    if kept > dealt:
        raise sheet.make_misprint(
            f"must be at most the {dealt} that are dealt, it is {kept}", "kept"
        )
    builders_each = sheet.read_whole("builders_each", least=1)
    return sheet.read(
        box.Numbers,
        minimum=sheet.read_wholes("minimum", _ROUNDS),
        florins=_read_by_players(sheet, "florins"),
        opening=_read_by_players(sheet, "opening"),
        building_cost=sheet.read_wholes("building_cost", builders_each + 1),
    )


def _read_by_players(sheet: PrintedEntry, key: str) -> tuple[int, ...]:
    """One number for each of 0 to 5 players; nobody plays with none or one, so those are 0."""
    numbers = sheet.read_wholes(key, _MOST_PLAYERS + 1)
    if numbers[0] or numbers[1] or 0 in numbers[2:]:
        raise sheet.make_misprint("must be 0 for 0 and 1 players, and above 0 for 2 to 5", key)
    return numbers
