"""The book of The Princes of Florence: its rules, its cards and its words, page by page."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from bot.engine.journal import AnyGame
from bot.engine.text import Florins, Named, Text
from bot.games.princes.automa_table import LEVELS
from bot.games.princes.box import LANDSCAPES, Box
from bot.games.princes.game import Princes
from bot.games.princes.printed import Profession
from cogs.door.book import Book, Page, below
from cogs.door.speech import Voice
from cogs.games.princes.chapters import SEVERAL, digest
from render.princes import draw_page

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
_OF_ONE = {"banker": "banker", "merchant": "merchant", "princess": "princess"}

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


def _pages(game: AnyGame) -> Sequence[Page]:
    chapters = [Page(name, Text(f"topic-{name}")) for name in _CHAPTERS]
    return (*chapters, *_within(_box(game)))


def _within(box: Box) -> Iterator[Page]:
    """Whatever has a name has a page of its own."""
    lots = dict.fromkeys((*box.lots(SEVERAL), LANDSCAPES))
    yield from _things("objects", "lot", lots)
    yield from _things("professions", "profession", box.professions)
    yield from _things("buildings", "building", box.building_order)
    yield from _things("bonus", "bonus", box.bonus)
    yield from _things("prestige", "prestige", box.prestige)
    yield from _things("characters", "character", box.characters)
    for word, chapter in GLOSSARY.items():
        name = f"gloss-princes-{word}"
        yield Page(name, Text(name), "glossary", chapter)


def _things(chapter: str, kind: str, names: Mapping[str, object]) -> Iterator[Page]:
    for name in names:
        yield Page(f"{kind}-{name}", Text(f"{kind}-{name}"), chapter, chapter)


def _rules() -> Iterator[tuple[str, str]]:
    for chapter, rules in _CHAPTERS.items():
        yield from ((rule, chapter) for rule in rules)
    yield from ((rule, f"character-{name}") for rule, name in _OF_ONE.items())


def _box(game: AnyGame) -> Box:
    assert isinstance(game, Princes)
    return game.box


# What stands there


def told(voice: Voice, box: Box, page: str) -> str:
    """A page, in our own words and with the numbers of this box."""
    if page in _CHAPTERS:
        listed = _LISTED[page](voice, box) if page in _LISTED else ()
        return below(voice(f"topic-{page}"), voice.text(digest(box, page)), *listed)
    if not any(page == one.name for one in _within(box)):
        return ""
    kind, _, name = page.partition("-")
    if kind in _ABOUT:
        return below(voice(page), _ABOUT[kind](voice, box, name))
    return below(voice(page), voice.thing(kind, name, "means" if kind == "gloss" else "about"))


def _wishes(voice: Voice, card: Profession) -> str:
    wants = (
        Named("building", card.building),
        Named("landscape", card.landscape),
        Named("freedom", card.freedom),
    )
    return voice("page-princes-wishes", number=card.number, wants=wants)


def _building(voice: Voice, box: Box, name: str) -> str:
    size = Text(f"page-princes-size-{box.size[name]}")
    wanted = tuple(
        Named("profession", card.name) for card in box.professions.values() if card.building == name
    )
    squares = box.ground.sizes[name]
    return voice("page-princes-building", size=size, squares=squares, wanted=wanted)


def _character(voice: Voice, box: Box, name: str) -> str:
    spaces = box.spaces(name)
    lowest, highest = Florins(spaces[0]), Florins(spaces[-1])
    about = voice.thing("character", name, "about")
    return f"{about}\n{voice('page-princes-spaces', lowest=lowest, highest=highest)}"


# Of what there is more to say than the one line on it.
_ABOUT: Mapping[str, Callable[[Voice, Box, str], str]] = {
    "profession": lambda voice, box, name: _wishes(voice, box.professions[name]),
    "building": _building,
    "character": _character,
}


# What a chapter lists

_Listing: TypeAlias = Callable[[Voice, Box], Iterator[str]]


def _each(kind: str, names: Callable[[Box], Iterable[str]]) -> _Listing:
    def lines(voice: Voice, box: Box) -> Iterator[str]:
        for name in names(box):
            yield f"**{voice.thing(kind, name)}** – {voice.thing(kind, name, 'about')}"

    return lines


def _every_profession(voice: Voice, box: Box) -> Iterator[str]:
    for card in box.professions.values():
        yield f"**{voice.thing('profession', card.name)}** {_wishes(voice, card)}"


def _every_size(voice: Voice, box: Box) -> Iterator[str]:
    for size in dict.fromkeys(box.size.values()):
        names = [name for name, of in box.size.items() if of == size]
        yield voice(
            "page-princes-of-size",
            size=Text(f"page-princes-size-{size}"),
            squares=box.ground.sizes[names[0]],
            buildings=tuple(Named("building", name) for name in names),
        )


def _every_level(voice: Voice, box: Box) -> Iterator[str]:
    yield from _each("option-level", lambda _: LEVELS)(voice, box)
    yield from _of_our_deck(voice, box)


def _every_word(voice: Voice, _: Box) -> Iterator[str]:
    yield " · ".join(voice(f"gloss-princes-{word}") for word in GLOSSARY)


def _ours(voice: Voice, box: Box) -> Iterator[str]:
    yield from map(voice, ("ours-outlines", "ours-professions", "ours-cards"))
    yield from _of_our_deck(voice, box)
    if box.printed.side_b:
        yield voice("ours-side-b")


def _of_our_deck(voice: Voice, box: Box) -> Iterator[str]:
    automa = box.printed.automa
    if automa and not automa.authentic:
        yield voice("ours-automa")


_LISTED: Mapping[str, _Listing] = {
    "objects": _each("lot", lambda box: box.lots(SEVERAL)),
    "professions": _every_profession,
    "buildings": _every_size,
    "bonus": _each("bonus", lambda box: box.bonus),
    "prestige": _each("prestige", lambda box: box.prestige),
    "solo": _every_level,
    "characters": _each("character", lambda box: box.characters),
    "glossary": _every_word,
    "ours": _ours,
}

# The chapters that have a picture; everything that stands in one has one of its own.
_PICTURED = (
    *("objects", "works", "professions", "placing", "buildings", "costs", "bonus", "prestige"),
    "characters",
)


def _pictured(game: AnyGame) -> list[str]:
    within = (page.name for page in _within(_box(game)) if page.chapter in _PICTURED)
    return [*_PICTURED, *within]


def _drawn(game: AnyGame, page: str, title: str, language: str) -> bytes:
    return draw_page(_box(game), page, title, language)


BOOK = Book(
    pages=_pages,
    told=lambda voice, game, page: told(voice, _box(game), page),
    page_of=dict(_rules()).get,
    pictured=_pictured,
    drawn=_drawn,
)
