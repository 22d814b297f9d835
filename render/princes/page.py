"""The pages of the book that have a picture: cards, tiles and costs, as they are printed."""

from collections.abc import Callable, Iterable, Mapping

from PIL import Image

from bot.games.princes.box import Box
from render import words
from render.canvas import Sprite
from render.frame.leaf import Shelf, Thing, draw_drawing, draw_leaf
from render.princes import principality, tiles
from render.princes.icons import icon
from render.princes.paints import PAINTS

_ICON, _WISH = 56, 44  # pixels
_SQUARE, _OF_A_WISH, _OF_THE_GRID = 34, 13, 84  # of a square
_SEVERAL = 3  # players, where the objects for two differ
_ALONE = range(1, 2)


def draw_page(box: Box, page: str, title: str, language: str) -> bytes:
    """A chapter with all that stands in it, or one thing alone."""
    if page == "placing":
        grid = principality.bare(box.ground, _OF_THE_GRID)
        return draw_drawing(title, Sprite(grid, Image.new("L", grid.size, 255)), PAINTS)
    if page in _CHAPTERS:
        return draw_leaf(title, _CHAPTERS[page](box, language), PAINTS)
    kind, _, name = page.partition("-")
    return draw_leaf(title, [Shelf((_THINGS[kind](box, name, language),), _ALONE)], PAINTS)


# One thing


def _profession(box: Box, name: str, language: str) -> Thing:
    card, numbers = box.professions[name], box.numbers
    title = f"{card.number} {words.thing(language, 'profession', name)}"
    building = words.thing(language, "building", card.building)
    landscape = words.thing(language, "landscape", card.landscape)
    freedom = words.label(language, f"freedom-{card.freedom}")
    rows = (
        (_tile(box, card.building, _OF_A_WISH), f"{building} +{numbers.work_building}"),
        (icon(card.landscape, _WISH), f"{landscape} +{numbers.work_landscape}"),
        (icon(card.freedom, _WISH), f"{freedom} +{numbers.work_freedom}"),
    )
    return Thing(title, icon("profession", _WISH), rows=rows)


def _building(box: Box, name: str, language: str) -> Thing:
    title = words.thing(language, "building", name)
    wanted = [one.name for one in box.professions.values() if one.building == name]
    rows = tuple(
        (icon("profession", _WISH), words.thing(language, "profession", one)) for one in wanted
    )
    return Thing(title, _tile(box, name, _SQUARE), rows=rows)


def _lot(box: Box, name: str, language: str) -> Thing:
    about = words.thing(language, "lot", name, "about")
    drawing = _tile(box, name, _SQUARE) if name in box.landscape_order else icon(name, _ICON)
    return Thing(words.thing(language, "lot", name), drawing, about=about)


def _noted(kind: str) -> Callable[[Box, str, str], Thing]:
    """A card that is no more than its text."""

    def thing(_: Box, name: str, language: str) -> Thing:
        title, about = (words.thing(language, kind, name, form) for form in ("", "about"))
        return Thing(title, icon(kind, _ICON), about=about)

    return thing


def _character(box: Box, name: str, language: str) -> Thing:
    title, about = (words.thing(language, "character", name, form) for form in ("", "about"))
    spaces = box.spaces(name)
    return Thing(title, icon(name, 84), f"{spaces[0]}–{spaces[-1]}", about=about)


def _tile(box: Box, name: str, square: int) -> Sprite:
    return tiles.tile(name, box.ground.turns[name][0], square, fresh=False)


_THINGS: Mapping[str, Callable[[Box, str, str], Thing]] = {
    "profession": _profession,
    "building": _building,
    "lot": _lot,
    "bonus": _noted("bonus"),
    "prestige": _noted("prestige"),
    "character": _character,
}


# All of a kind


def _shelf(kind: str, box: Box, names: Iterable[str], language: str, a_row: int) -> list[Shelf]:
    things = tuple(_THINGS[kind](box, name, language) for name in names)
    return [Shelf(things, range(a_row, a_row + 1))]


def _works(box: Box, language: str) -> list[Shelf]:
    """The minimum of every round, and what adds how much."""
    numbers = box.numbers
    rounds = tuple(
        Thing(words.ROMAN[at], icon("work", _WISH), f"{minimum}+")
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
        Thing(words.label(language, f"page-{name}"), drawing, f"+{figure}")
        for name, drawing, figure in worth
    )
    return [Shelf(rounds, range(7, 8)), Shelf(added, range(3, 4))]


def _costs(box: Box, language: str) -> list[Shelf]:
    numbers = box.numbers
    cards = (
        ("profession", numbers.profession_cost),
        ("freedom", numbers.freedom_cost),
        ("bonus", numbers.bonus_cost),
    )
    labels = [words.label(language, f"page-costs-{name}") for name, _ in cards]
    taken = [
        _cost(name, label, cost, language)
        for label, (name, cost) in zip(labels, cards, strict=True)
    ]
    built = [
        _cost("builder", words.label(language, "page-builders", count=count), cost, language)
        for count, cost in enumerate(numbers.building_cost)
    ]
    return [Shelf(tuple(taken), range(3, 4)), Shelf(tuple(built), range(4, 5))]


def _cost(name: str, label: str, cost: int, language: str) -> Thing:
    free = words.label(language, "page-free")
    return Thing(label, icon(name, _ICON), f"{cost}" if cost else free)


_CHAPTERS: Mapping[str, Callable[[Box, str], list[Shelf]]] = {
    "professions": lambda box, said: _shelf("profession", box, box.professions, said, 3),
    "buildings": lambda box, said: _shelf("building", box, box.building_order, said, 4),
    "objects": lambda box, said: _shelf("lot", box, box.lots(_SEVERAL), said, 3),
    "bonus": lambda box, said: _shelf("bonus", box, box.bonus, said, 4),
    "prestige": lambda box, said: _shelf("prestige", box, box.prestige, said, 3),
    "characters": lambda box, said: _shelf("character", box, box.characters, said, 3),
    "works": _works,
    "costs": _costs,
}
