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
from cogs.interaction.rulebook import BookPage, RuleBook, text_below
from cogs.interaction.speech import SpeechContext
from render.princes import draw_rulebook_page

SEVERAL_PLAYERS = 3  # players, where the rules for two differ
LARGE_TABLE = 4  # players a table is set up for when one plays alone, or five

_Facts: TypeAlias = Mapping[str, Fact]


def summarize_chapter(box: Box, chapter: str) -> Text:
    """A chapter in sentences, without what it lists."""
    facts = _FACTS[chapter](box) if chapter in _FACTS else {}
    return Text(f"digest-{chapter}", tuple(facts.items()))


def _setup_facts(box: Box) -> _Facts:
    numbers, purse = box.numbers, Florins(box.starting_florins(SEVERAL_PLAYERS))
    return {"purse": purse, "dealt": numbers.dealt, "kept": numbers.kept}


def _auction_facts(box: Box) -> _Facts:
    return {"opening": Florins(box.opening_bid(SEVERAL_PLAYERS)), "step": Florins(box.numbers.step)}


def _action_facts(box: Box) -> _Facts:
    numbers = box.numbers
    return {
        "actions": numbers.actions,
        "profession": Florins(numbers.profession_cost),
        "freedom": Florins(numbers.freedom_cost),
        "bonus": Florins(numbers.bonus_cost),
        "drawn": numbers.drawn,
    }


def _want_facts(box: Box) -> _Facts:
    """What each thing that a profession wants adds to a work."""
    numbers = box.numbers
    return {
        "building": numbers.work_building,
        "landscape": numbers.work_landscape,
        "freedom": numbers.work_freedom,
    }


def _work_facts(box: Box) -> _Facts:
    numbers = box.numbers
    return {
        **_want_facts(box),
        "jester": numbers.work_jester,
        "card": numbers.work_card,
        "minima": " · ".join(map(str, numbers.minimum)),
        "value": Florins(numbers.florins_per_value),
        "point": Florins(numbers.florins_per_point),
        "best": numbers.best_work_points,
    }


def _building_facts(box: Box) -> _Facts:
    first, second, *_, last = map(Florins, box.numbers.building_cost)
    points, each = box.numbers.building_points, box.numbers.buildings
    return {"first": first, "second": second, "last": last, "points": points, "each": each}


def _cost_facts(box: Box) -> _Facts:
    return {**_action_facts(box), **_building_facts(box), **_auction_facts(box)}


def _bonus_facts(box: Box) -> _Facts:
    return {"count": len(box.bonus), "drawn": box.numbers.drawn}


def _prestige_facts(box: Box) -> _Facts:
    return {"count": len(box.prestige), "drawn": box.numbers.drawn}


def _scoring_facts(box: Box) -> _Facts:
    numbers = box.numbers
    return {
        "rounds": box.rounds,
        "best": numbers.best_work_points,
        "building": numbers.building_points,
        "again": numbers.landscape_points,
        "builder": numbers.builder_points,
    }


def _solo_facts(box: Box) -> _Facts:
    return {
        "forced": FORCED,
        "step": Florins(box.numbers.step),
        "most": Florins(most_forced_price(box)),
        "opening": Florins(box.opening_bid(LARGE_TABLE)),
    }


def _together_facts(box: Box) -> _Facts:
    side_b = box.printed.side_b
    return {
        "points": box.numbers.building_points,
        "offers": side_b.offers if side_b else 0,
        "most": Florins(box.highest_price),
    }


_FACTS: Mapping[str, Callable[[Box], _Facts]] = {
    "goal": lambda box: {"rounds": box.rounds, "actions": box.numbers.actions},
    "setup": _setup_facts,
    "round": lambda box: {"actions": box.numbers.actions},
    "auctions": _auction_facts,
    "objects": lambda box: {"builders": box.numbers.builders_each},
    "actions": _action_facts,
    "works": _work_facts,
    "professions": lambda box: {"count": len(box.professions), **_want_facts(box)},
    "buildings": _building_facts,
    "costs": _cost_facts,
    "money": lambda box: {"rate": Florins(box.numbers.florins_for_point)},
    "cards": lambda box: {"drawn": box.numbers.drawn},
    "bonus": _bonus_facts,
    "prestige": _prestige_facts,
    "scoring": _scoring_facts,
    "two": lambda box: {
        "opening": Florins(box.opening_bid(2)),
        "purse": Florins(box.starting_florins(2)),
    },
    "solo": _solo_facts,
    "together": _together_facts,
}


# The chapters in the order of the rulebook, each with the rules that it tells of.
_CHAPTERS: Mapping[str, Sequence[str]] = {
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
_CHARACTER_RULES = {"banker": "banker", "merchant": "merchant", "princess": "princess"}

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


# Its pages


def _book_pages(game: AnyGame) -> Sequence[BookPage]:
    chapters = [BookPage(name, Text(f"topic-{name}")) for name in _CHAPTERS]
    return (*chapters, *_pages_of_things(_box_of(game)))


def _pages_of_things(box: Box) -> Iterator[BookPage]:
    """Whatever has a name has a page of its own."""
    lots = dict.fromkeys((*box.lots(SEVERAL_PLAYERS), LANDSCAPES))
    yield from _thing_pages("objects", "lot", lots)
    yield from _thing_pages("professions", "profession", box.professions)
    yield from _thing_pages("buildings", "building", box.building_order)
    yield from _thing_pages("bonus", "bonus", box.bonus)
    yield from _thing_pages("prestige", "prestige", box.prestige)
    yield from _thing_pages("characters", "character", box.characters)
    for word, chapter in GLOSSARY.items():
        name = f"gloss-princes-{word}"
        yield BookPage(name, Text(name), "glossary", chapter)


def _thing_pages(chapter: str, kind: str, names: Mapping[str, object]) -> Iterator[BookPage]:
    for name in names:
        yield BookPage(f"{kind}-{name}", Text(f"{kind}-{name}"), chapter, chapter)


def _chapters_of_rules() -> Iterator[tuple[str, str]]:
    for chapter, rules in _CHAPTERS.items():
        yield from ((rule, chapter) for rule in rules)
    yield from ((rule, f"character-{name}") for rule, name in _CHARACTER_RULES.items())


def _box_of(game: AnyGame) -> Box:
    assert isinstance(game, Princes)
    return game.box


# What stands there


def page_text(speech: SpeechContext, box: Box, page: str) -> str:
    """A page, in our own words and with the numbers of this box."""
    if page in _CHAPTERS:
        listed = _LISTED[page](speech, box) if page in _LISTED else ()
        return text_below(
            speech(f"topic-{page}"), speech.speak_text(summarize_chapter(box, page)), *listed
        )
    if not any(page == one.name for one in _pages_of_things(box)):
        return ""
    kind, _, name = page.partition("-")
    if kind in _ABOUT:
        return text_below(speech(page), _ABOUT[kind](speech, box, name))
    return text_below(
        speech(page), speech.name_thing(kind, name, "means" if kind == "gloss" else "about")
    )


def _describe_wants(speech: SpeechContext, card: Profession) -> str:
    wants = (
        Named("building", card.building),
        Named("landscape", card.landscape),
        Named("freedom", card.freedom),
    )
    return speech("page-princes-wishes", number=card.number, wants=wants)


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


# Of what there is more to say than the one line on it.
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

# The chapters that have a picture; everything that stands in one has one of its own.
_PICTURED = (
    *("objects", "works", "professions", "placing", "buildings", "costs", "bonus", "prestige"),
    "characters",
)


def _illustrated_pages(game: AnyGame) -> list[str]:
    within = (page.name for page in _pages_of_things(_box_of(game)) if page.chapter in _PICTURED)
    return [*_PICTURED, *within]


def _draw_book_page(game: AnyGame, page: str, title: str, language: str) -> bytes:
    return draw_rulebook_page(_box_of(game), page, title, language)


RULE_BOOK = RuleBook(
    pages=_book_pages,
    page_text=lambda speech, game, page: page_text(speech, _box_of(game), page),
    page_of=dict(_chapters_of_rules()).get,
    pictured_pages=_illustrated_pages,
    draw_page=_draw_book_page,
)
