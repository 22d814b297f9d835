"""The book of Firenze: its rules, its cards and its words, page by page."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from bot.engine.journal import AnyGame
from bot.engine.text import Fact, Text
from bot.games.firenze.box import Box
from bot.games.firenze.game import Firenze
from bot.games.firenze.pieces import BUILDING, CELEBRATION, CHURCH, EVENT, PERSONNEL
from bot.games.firenze.printed import OURS, ActionCard
from cogs.door.book import Book, Page, below
from cogs.door.speech import Voice
from render.firenze import draw_page

# The chapters in the order of the rulebook, each with the rules that it tells of.
_CHAPTERS: Mapping[str, Sequence[str]] = {
    "goal": (),
    "setup": ("seats", "firenze-set-up"),
    "turn": ("turns", "firenze-paying", "firenze-bricks"),
    "taking": ("firenze-phase-card", "firenze-card-cost", "firenze-exchange"),
    "building": (
        *("firenze-phase-building", "firenze-building", "firenze-construction-cost"),
        "firenze-towers",
    ),
    "commissions": (
        *("firenze-phase-commissions", "firenze-commissions", "firenze-seals"),
        "firenze-balconies",
    ),
    "towers": (),
    "limits": ("firenze-card-limit", "firenze-storehouse-limit"),
    "end": ("end",),
    "events": ("firenze-events",),
    "personnel": ("firenze-personnel", "firenze-same-name"),
    "celebrations": (),
    "buildings": (),
    "churches": (),
    "glossary": (),
    "ours": (),
}
_CARDS = {
    "events": EVENT,
    "personnel": PERSONNEL,
    "celebrations": CELEBRATION,
    "buildings": BUILDING,
    "churches": CHURCH,
}

# What a word means, and the chapter that says more of it.
GLOSSARY: Mapping[str, str] = {
    "master-builder": "goal",
    "brick": "building",
    "tower": "building",
    "height": "commissions",
    "commission": "commissions",
    "balcony": "commissions",
    "cover": "setup",
    "seal": "commissions",
    "level-tile": "commissions",
    "end-tile": "end",
    "majority": "end",
    "flag": "end",
    "point": "end",
    "site": "building",
    "storehouse": "limits",
    "pouch": "setup",
    "row": "taking",
    "deck": "taking",
    "cost": "taking",
    "exchange": "taking",
    "build": "building",
    "ruin": "building",
    "discard": "limits",
    "free": "taking",
    "random": "setup",
    "limit": "limits",
    "bell-tower": "churches",
    "dead-color": "setup",
    "ours": "ours",
}


def title(chapter: str) -> Text:
    return Text(f"topic-firenze-{chapter}")


# Its pages


def _pages(game: AnyGame) -> Sequence[Page]:
    chapters = [Page(name, title(name)) for name in _CHAPTERS]
    return (*chapters, *_within(_box(game)))


def _within(box: Box) -> Iterator[Page]:
    """Every card and every word has a page of its own."""
    chapters = {kind: chapter for chapter, kind in _CARDS.items()}
    for card in box.printed.cards:
        name, chapter = f"action-card-{card.name}", chapters[card.kind]
        yield Page(name, Text(name), chapter, chapter)
    for word, chapter in GLOSSARY.items():
        name = f"gloss-firenze-{word}"
        yield Page(name, Text(name), "glossary", chapter)


_RULES = {rule: chapter for chapter, rules in _CHAPTERS.items() for rule in rules}


def _page_of(rule: str) -> str:
    """A chapter, or the card that the rule is called after."""
    return _RULES.get(rule, f"action-card-{rule.removeprefix('firenze-')}")


def _box(game: AnyGame) -> Box:
    assert isinstance(game, Firenze)
    return game.box


# What stands there


def told(voice: Voice, box: Box, page: str) -> str:
    """A page, in our own words and with the numbers of this box."""
    if page in _CARDS:
        return below(voice.text(title(page)), *_cards(voice, box, _CARDS[page]))
    if page in _CHAPTERS:
        listed = _LISTED[page](voice, box) if page in _LISTED else ()
        return below(voice.text(title(page)), voice.text(_chapter(box, page)), *listed)
    name = page.removeprefix("action-card-")
    if name in box.cards and name != page:
        return below(voice(page), *_card_alone(voice, box.cards[name]))
    if page.removeprefix("gloss-firenze-") in GLOSSARY:
        return below(voice(page), voice(page, "means"))
    return ""


# Cards


def _cards(voice: Voice, box: Box, kind: str) -> list[str]:
    """Each card of this kind with what it does."""
    cards = [card for card in box.printed.cards if card.kind == kind]
    lines = [voice.thing("card-kind", kind, "about"), *(_card(voice, card) for card in cards)]
    is_ours = any(card.effect_from == OURS for card in cards)
    return [*lines, *([voice("digest-firenze-ours-mark")] if is_ours else [])]


def _card(voice: Voice, card: ActionCard) -> str:
    name = voice.thing("action-card", card.name)
    return f"**{name}** – {_about(voice, card)}"


def _about(voice: Voice, card: ActionCard) -> str:
    mark = " \\*" if card.effect_from == OURS else ""
    return f"{voice.thing('action-card', card.name, 'about')}{mark}"


def _card_alone(voice: Voice, card: ActionCard) -> list[str]:
    kind = voice.thing("card-kind", card.kind)
    copies = voice("page-firenze-card", kind=kind, copies=card.copies)
    mark = [voice("digest-firenze-ours-mark")] if card.effect_from == OURS else []
    return [_about(voice, card), copies, *mark]


# Chapters


def _towers(voice: Voice, box: Box) -> Iterator[str]:
    """What every commission brings, and the majority."""
    for tower in box.printed.towers:
        yield voice(
            "page-firenze-tower",
            color=voice.thing("brick", tower.name),
            points=" · ".join(map(str, tower.points)),
            majority=tower.majority,
            bricks=tower.bricks,
        )


def _every_word(voice: Voice, _: Box) -> Iterator[str]:
    yield " · ".join(voice(f"gloss-firenze-{word}") for word in GLOSSARY)


def _ours(voice: Voice, _: Box) -> Iterator[str]:
    yield from map(voice, (f"ours-firenze-{of}" for of in ("commissions", "balconies", "cards")))


_LISTED: Mapping[str, Callable[[Voice, Box], Iterator[str]]] = {
    "towers": _towers,
    "glossary": _every_word,
    "ours": _ours,
}


def _chapter(box: Box, name: str) -> Text:
    facts = _FACTS[name](box) if name in _FACTS else {}
    return Text(f"digest-firenze-{name}", tuple(facts.items()))


_FACTS: Mapping[str, Callable[[Box], Mapping[str, Fact]]] = {
    "goal": lambda box: {"least": box.heights[0], "most": box.heights[-1]},
    "setup": lambda box: {
        "seals": " · ".join(map(str, box.numbers.seals[2:])),
        "bricks": box.numbers.start_bricks,
        "row": box.numbers.row,
        "each": box.numbers.bricks_each,
    },
    "turn": lambda box: {
        "exchange": box.numbers.exchange,
        "most": len(box.numbers.construction) - 1,
        "bricks": box.numbers.storehouse,
        "cards": box.numbers.cards,
    },
    "taking": lambda box: {
        "row": box.numbers.row,
        "most": box.numbers.row - 1,
        "bricks": box.numbers.bricks_each,
        "exchange": box.numbers.exchange,
    },
    "building": lambda box: {
        "most": len(box.numbers.construction) - 1,
        "costs": " · ".join(map(str, box.numbers.construction[1:])),
        "highest": box.heights[-1],
    },
    "commissions": lambda box: {"levels": box.levels},
    "towers": lambda box: {"least": box.heights[0], "most": box.heights[-1]},
    "limits": lambda box: {"bricks": box.numbers.storehouse, "cards": box.numbers.cards},
    "end": lambda box: {"points": box.numbers.last_seal},
}


# Its pictures

_PICTURED = ("towers", *_CARDS)


def _pictured(game: AnyGame) -> list[str]:
    cards = (page.name for page in _within(_box(game)) if page.chapter in _CARDS)
    return [*_PICTURED, *cards]


def _drawn(game: AnyGame, page: str, heading: str, language: str) -> bytes:
    kind = _CARDS.get(page, page)
    return draw_page(_box(game), kind, heading, language)


BOOK = Book(
    pages=_pages,
    told=lambda voice, game, page: told(voice, _box(game), page),
    page_of=_page_of,
    pictured=_pictured,
    drawn=_drawn,
)
