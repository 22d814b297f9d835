"""Draw the pages of the rulebook of The Princes of Florence: cards, tiles and costs."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from PIL import Image

from bot.games.princes.box import Box
from render import words
from render.canvas import Sprite
from render.common import sheets_and_book_pages
from render.common.sheets_and_book_pages import (
    PageEntry,
    PageSection,
    draw_book_page,
    draw_rules_summary_page,
)
from render.princes import principality, tiles
from render.princes.theme import THEME, icon

_ICON, _WISH = 56, 44  # pixels
_SQUARE, _OF_A_WISH, _OF_THE_GRID = 34, 13, 84  # of a square
_SEVERAL = 3  # players, where the objects for two differ
_ALONE = range(1, 2)


_SUMMARY_ICONS = (
    *("points", "gavel", "action", "work", "laurel"),
    *("landscapes", "builder", "recruiting", "coin", "prestige"),
)


def draw_summary(title: str, entries: Sequence[tuple[str, str]]) -> bytes:
    """Draw the whole game on a page, line by line."""
    return draw_rules_summary_page(title, entries, _SUMMARY_ICONS, THEME)


def draw_rulebook_page(box: Box, page: str, title: str, language: str) -> bytes:
    """Draw a chapter with all its entries, or one entry alone."""
    if page == "placing":
        grid = principality.draw_empty_land(box.ground, _OF_THE_GRID)
        return sheets_and_book_pages.draw_sprite_page(
            title, Sprite(grid, Image.new("L", grid.size, 255)), THEME
        )
    if page in _CHAPTER_MAKERS:
        return draw_book_page(title, _CHAPTER_MAKERS[page](box, language), THEME)
    kind, _, name = page.partition("-")
    return draw_book_page(
        title, [PageSection((_ENTRY_MAKERS[kind](box, name, language),), _ALONE)], THEME
    )


# One thing


def _profession_entry(box: Box, name: str, language: str) -> PageEntry:
    card, numbers = box.professions[name], box.numbers
    title = f"{card.number} {words.thing_name(language, 'profession', name)}"
    building = words.thing_name(language, "building", card.building)
    landscape = words.thing_name(language, "landscape", card.landscape)
    freedom = words.label(language, f"freedom-{card.freedom}")
    rows = (
        (
            _named_tile_sprite(box, card.building, _OF_A_WISH),
            f"{building} +{numbers.work_building}",
        ),
        (icon(card.landscape, _WISH), f"{landscape} +{numbers.work_landscape}"),
        (icon(card.freedom, _WISH), f"{freedom} +{numbers.work_freedom}"),
    )
    return PageEntry(title, icon("profession", _WISH), rows=rows)


def _building_entry(box: Box, name: str, language: str) -> PageEntry:
    title = words.thing_name(language, "building", name)
    wanted = [one.name for one in box.professions.values() if one.building == name]
    rows = tuple(
        (icon("profession", _WISH), words.thing_name(language, "profession", one)) for one in wanted
    )
    return PageEntry(title, _named_tile_sprite(box, name, _SQUARE), rows=rows)


def _lot_entry(box: Box, name: str, language: str) -> PageEntry:
    about = words.thing_name(language, "lot", name, "about")
    drawing = (
        _named_tile_sprite(box, name, _SQUARE) if name in box.landscape_order else icon(name, _ICON)
    )
    return PageEntry(words.thing_name(language, "lot", name), drawing, about=about)


def _make_card_entry_maker(kind: str) -> Callable[[Box, str, str], PageEntry]:
    """Make the function that describes a card by its text alone."""

    def thing(_: Box, name: str, language: str) -> PageEntry:
        title, about = (words.thing_name(language, kind, name, form) for form in ("", "about"))
        return PageEntry(title, icon(kind, _ICON), about=about)

    return thing


def _character_entry(box: Box, name: str, language: str) -> PageEntry:
    title, about = (words.thing_name(language, "character", name, form) for form in ("", "about"))
    spaces = box.bidding_spaces(name)
    return PageEntry(title, icon(name, 84), f"{spaces[0]}–{spaces[-1]}", about=about)


def _named_tile_sprite(box: Box, name: str, square: int) -> Sprite:
    return tiles.tile_sprite(name, box.ground.turns[name][0], square, fresh=False)


_ENTRY_MAKERS: Mapping[str, Callable[[Box, str, str], PageEntry]] = {
    "profession": _profession_entry,
    "building": _building_entry,
    "lot": _lot_entry,
    "bonus": _make_card_entry_maker("bonus"),
    "prestige": _make_card_entry_maker("prestige"),
    "character": _character_entry,
}


# All of a kind


def _entries_section(
    kind: str, box: Box, names: Iterable[str], language: str, a_row: int
) -> list[PageSection]:
    things = tuple(_ENTRY_MAKERS[kind](box, name, language) for name in names)
    return [PageSection(things, range(a_row, a_row + 1))]


def _works_sections(box: Box, language: str) -> list[PageSection]:
    """List the minimum of every round, and what adds how much to a work."""
    numbers = box.numbers
    rounds = tuple(
        PageEntry(words.ROMAN[at], icon("work", _WISH), f"{minimum}+")
        for at, minimum in enumerate(numbers.minimum, start=1)
    )
    worth = (
        ("building", icon("palazzo", _ICON), numbers.work_building),
        ("landscape", icon("landscapes", _ICON), numbers.work_landscape),
        ("freedom", icon("freedom", _ICON), numbers.work_freedom),
        ("jester", icon("jester", _ICON), numbers.work_jester),
        ("card", icon("profession", _ICON), numbers.work_card),
    )
    added = tuple(
        PageEntry(words.label(language, f"page-{name}"), drawing, f"+{figure}")
        for name, drawing, figure in worth
    )
    return [PageSection(rounds, range(7, 8)), PageSection(added, range(3, 4))]


def _costs_sections(box: Box, language: str) -> list[PageSection]:
    numbers = box.numbers
    cards = (
        ("profession", numbers.profession_cost),
        ("freedom", numbers.freedom_cost),
        ("bonus", numbers.bonus_cost),
    )
    labels = [words.label(language, f"page-costs-{name}") for name, _ in cards]
    taken = [
        _cost_entry(name, label, cost, language)
        for label, (name, cost) in zip(labels, cards, strict=True)
    ]
    built = [
        _cost_entry("builder", words.label(language, "page-builders", count=count), cost, language)
        for count, cost in enumerate(numbers.building_cost)
    ]
    return [PageSection(tuple(taken), range(3, 4)), PageSection(tuple(built), range(4, 5))]


def _cost_entry(name: str, label: str, cost: int, language: str) -> PageEntry:
    free = words.label(language, "page-free")
    return PageEntry(label, icon(name, _ICON), f"{cost}" if cost else free)


_CHAPTER_MAKERS: Mapping[str, Callable[[Box, str], list[PageSection]]] = {
    "professions": lambda box, said: _entries_section("profession", box, box.professions, said, 3),
    "buildings": lambda box, said: _entries_section("building", box, box.building_order, said, 4),
    "objects": lambda box, said: _entries_section("lot", box, box.lots(_SEVERAL), said, 3),
    "bonus": lambda box, said: _entries_section("bonus", box, box.bonus, said, 4),
    "prestige": lambda box, said: _entries_section("prestige", box, box.prestige, said, 3),
    "characters": lambda box, said: _entries_section("character", box, box.characters, said, 3),
    "works": _works_sections,
    "costs": _costs_sections,
}
