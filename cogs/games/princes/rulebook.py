"""The rulebook of The Princes of Florence: chapters, cards and words, with the printed numbers."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from bot.engine.journal import AnyGame
from bot.engine.text import Fact, Florins, Named, Text
from bot.games.princes.automa_auction import FORCED, most_forced_price
from bot.games.princes.box import LANDSCAPES, Box
from bot.games.princes.game import Princes
from bot.games.princes.printed import Profession
from bot.games.princes.tables import LEVELS
from cogs.games.princes.turn import wanted_things
from cogs.interaction.rulebook import BookPage, RuleBook, glossary_pages
from cogs.interaction.speech import SpeechContext
from render.princes import draw_rulebook_page

SEVERAL_PLAYERS = 3  # players, where the rules for two differ
LARGE_TABLE = 4  # players a table is set up for when one plays alone, or five
_CHARACTER_RULES = ("banker", "merchant", "princess")  # explained on the character's page

# What a word means, and the chapter that says more of it.
GLOSSARY: Mapping[str, str] = {
    "principality": "placing",
    "prestige-points": "scoring",
    "starting-player": "order",
    "object": "objects",
    "stack": "auctions",
    "auction": "auctions",
    "opening-bid": "auctions",
    "bid": "auctions",
    "landscape": "objects",
    "place": "placing",
    "rotation": "placing",
    "build": "buildings",
    "freedom": "actions",
    "work": "works",
    "work-value": "works",
    "best-work": "scoring",
    "recruit": "cards",
    "give-up": "money",
    "free": "costs",
    "random": "cards",
    "neighbor": "together",
    "hire": "characters",
    "exchange": "characters",
    "remove": "solo",
}


# The chapters that have a picture; everything that stands in one has one of its own.
_PICTURED = (
    *("objects", "works", "professions", "placing", "buildings", "costs", "bonus", "prestige"),
    "characters",
)


class _PrincesBook(RuleBook):
    """The chapters in the order of the rulebook."""

    rules: Mapping[str, Sequence[str]] = {
        "goal": (),
        "setup": ("seats", "deal"),
        "round": (),
        "order": ("turns",),
        "auctions": (
            *("auction-turn", "auction-bid", "raise", "one-of-each-stack", "one-lot-each"),
            "exhausted-stack",
        ),
        "objects": ("lots", "builders-each"),
        "actions": (
            *("action-turn", "two-actions", "once-a-round"),
            *("freedoms", "freedom-once", "freedom-supply"),
        ),
        "works": ("work-from-hand", "work-minimum", "work-pay"),
        "professions": (),
        "placing": ("landscape-placed", "placing-1", "placing-2", "placing-3", "placing-5"),
        "buildings": ("buildings", "building-supply"),
        "costs": (),
        "money": ("paying", "selling"),
        "cards": ("keep-one", "deck-empty", "recruiting"),
        "bonus": ("bonus-from-hand", "bonus-once"),
        "prestige": (),
        "scoring": ("end",),
        "two": (),
        "solo": ("solo-once-each", "solo-last-auction", "solo-forced"),
        "characters": (
            *("characters", "character-auction", "character-spaces", "no-selling"),
            *("consulting", "face-down"),
        ),
        "together": ("together", "neighbours", "border-crossed", "border-alone", "bargaining"),
        "orders": ("orders",),
        "glossary": (),
        "ours": (),
    }

    def thing_pages(self, game: AnyGame) -> Iterator[BookPage]:
        """Yield a page for everything that has a name."""
        box = _box_of(game)
        things: Sequence[tuple[str, str, Iterable[str]]] = (
            ("objects", "lot", dict.fromkeys((*box.lots(SEVERAL_PLAYERS), LANDSCAPES))),
            ("professions", "profession", box.professions),
            ("buildings", "building", box.building_order),
            ("bonus", "bonus", box.bonus),
            ("prestige", "prestige", box.prestige),
            ("characters", "character", box.characters),
        )
        for chapter, kind, names in things:
            for name in names:
                page = f"{kind}-{name}"
                yield BookPage(page, Text(page), chapter, chapter)
        yield from glossary_pages("princes", GLOSSARY)

    def page_of(self, rule: str) -> str | None:
        return f"character-{rule}" if rule in _CHARACTER_RULES else super().page_of(rule)

    def chapter_lines(self, speech: SpeechContext, game: AnyGame, chapter: str) -> Iterator[str]:
        box = _box_of(game)
        yield speech(f"digest-{chapter}", **_printed_numbers(box, chapter))
        if chapter in _LISTED:
            yield from _LISTED[chapter](speech, box)

    def thing_lines(self, speech: SpeechContext, game: AnyGame, page: str) -> Iterator[str]:
        kind, _, name = page.partition("-")
        if kind in _ABOUT:
            yield _ABOUT[kind](speech, _box_of(game), name)
        else:
            yield speech.name_thing(kind, name, "means" if kind == "gloss" else "about")

    def pictured_pages(self, game: AnyGame) -> list[str]:
        pages = (page.name for page in self.thing_pages(game) if page.chapter in _PICTURED)
        return [*_PICTURED, *pages]

    def draw_page(self, game: AnyGame, page: str, title: str, language: str) -> bytes:
        return draw_rulebook_page(_box_of(game), page, title, language)


RULE_BOOK = _PrincesBook()


def _box_of(game: AnyGame) -> Box:
    assert isinstance(game, Princes)
    return game.box


def _printed_numbers(box: Box, chapter: str) -> Mapping[str, Fact]:
    """Return the printed numbers by the names that the chapters' phrases have for them."""
    numbers, seats = box.numbers, {"two": 2, "solo": LARGE_TABLE}.get(chapter, SEVERAL_PLAYERS)
    first, second, *_, last = map(Florins, numbers.building_cost)
    facts: dict[str, Fact] = {
        "rounds": box.rounds,
        "actions": numbers.actions,
        "purse": Florins(box.starting_florins(min(seats, SEVERAL_PLAYERS))),
        "dealt": numbers.dealt,
        "kept": numbers.kept,
        "opening": Florins(box.opening_bid(seats)),
        "step": Florins(numbers.step),
        "profession": Florins(numbers.profession_cost),
        "freedom": Florins(numbers.freedom_cost),
        "bonus": Florins(numbers.bonus_cost),
        "drawn": numbers.drawn,
        "rate": Florins(numbers.florins_for_point),
        "first": first,
        "second": second,
        "last": last,
        "points": numbers.building_points,
        "each": numbers.buildings,
        "builders": numbers.builders_each,
        "jester": numbers.work_jester,
        "card": numbers.work_card,
        "minima": " · ".join(map(str, numbers.minimum)),
        "value": Florins(numbers.florins_per_value),
        "point": Florins(numbers.florins_per_point),
        "best": numbers.best_work_points,
        "building": numbers.building_points,
        "again": numbers.landscape_points,
        "builder": numbers.builder_points,
    }
    match chapter:
        case "works" | "professions":
            facts |= {**_worth_of_wants(box), "count": len(box.professions)}
        case "bonus" | "prestige":
            facts["count"] = len(box.bonus if chapter == "bonus" else box.prestige)
        case "solo":
            facts |= {"forced": FORCED, "most": Florins(most_forced_price(box))}
        case "together":
            offers = box.printed.side_b.offers if box.printed.side_b else 0
            facts |= {"offers": offers, "most": Florins(box.highest_price)}
    return facts


def _worth_of_wants(box: Box) -> Mapping[str, Fact]:
    """Return what each thing that a profession wants adds to a work."""
    numbers = box.numbers
    return {
        "building": numbers.work_building,
        "landscape": numbers.work_landscape,
        "freedom": numbers.work_freedom,
    }


# Things


def _describe_wants(speech: SpeechContext, card: Profession) -> str:
    return speech("page-princes-wishes", number=card.number, wants=wanted_things(card))


def _describe_building(speech: SpeechContext, box: Box, name: str) -> str:
    size = Text(f"page-princes-size-{box.size[name]}")
    wanted = tuple(
        Named("profession", card.name) for card in box.professions.values() if card.building == name
    )
    squares = box.ground.sizes[name]
    return speech("page-princes-building", size=size, squares=squares, wanted=wanted)


def _describe_character(speech: SpeechContext, box: Box, name: str) -> str:
    spaces = box.spaces(name)
    lowest, highest = Florins(spaces[0]), Florins(spaces[-1])
    about = speech.name_thing("character", name, "about")
    return f"{about}\n{speech('page-princes-spaces', lowest=lowest, highest=highest)}"


# Things about which more is said than their one line.
_ABOUT: Mapping[str, Callable[[SpeechContext, Box, str], str]] = {
    "profession": lambda speech, box, name: _describe_wants(speech, box.professions[name]),
    "building": _describe_building,
    "character": _describe_character,
}


# What a chapter lists

_Listing: TypeAlias = Callable[[SpeechContext, Box], Iterator[str]]


def _make_listing(kind: str, names: Callable[[Box], Iterable[str]]) -> _Listing:
    def lines(speech: SpeechContext, box: Box) -> Iterator[str]:
        for name in names(box):
            yield f"**{speech.name_thing(kind, name)}** – {speech.name_thing(kind, name, 'about')}"

    return lines


def _list_professions(speech: SpeechContext, box: Box) -> Iterator[str]:
    for card in box.professions.values():
        yield f"**{speech.name_thing('profession', card.name)}** {_describe_wants(speech, card)}"


def _list_building_sizes(speech: SpeechContext, box: Box) -> Iterator[str]:
    for size in dict.fromkeys(box.size.values()):
        names = [name for name, of in box.size.items() if of == size]
        yield speech(
            "page-princes-of-size",
            size=Text(f"page-princes-size-{size}"),
            squares=box.ground.sizes[names[0]],
            buildings=tuple(Named("building", name) for name in names),
        )


def _list_levels(speech: SpeechContext, box: Box) -> Iterator[str]:
    yield from _make_listing("option-level", lambda _: LEVELS)(speech, box)
    yield from _mention_own_deck(speech, box)


def _list_glossary(speech: SpeechContext, _: Box) -> Iterator[str]:
    yield " · ".join(speech(f"gloss-princes-{word}") for word in GLOSSARY)


def _list_unprinted(speech: SpeechContext, box: Box) -> Iterator[str]:
    yield from map(speech, ("ours-outlines", "ours-professions", "ours-cards"))
    yield from _mention_own_deck(speech, box)
    if box.printed.side_b:
        yield speech("ours-side-b")


def _mention_own_deck(speech: SpeechContext, box: Box) -> Iterator[str]:
    automa = box.printed.automa
    if automa and not automa.authentic:
        yield speech("ours-automa")


_LISTED: Mapping[str, _Listing] = {
    "objects": _make_listing("lot", lambda box: box.lots(SEVERAL_PLAYERS)),
    "professions": _list_professions,
    "buildings": _list_building_sizes,
    "bonus": _make_listing("bonus", lambda box: box.bonus),
    "prestige": _make_listing("prestige", lambda box: box.prestige),
    "solo": _list_levels,
    "characters": _make_listing("character", lambda box: box.characters),
    "glossary": _list_glossary,
    "ours": _list_unprinted,
}
