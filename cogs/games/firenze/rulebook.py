"""The rulebook of Firenze: chapters, cards and words, with the printed numbers."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from bot.engine.journal import AnyGame
from bot.engine.text import Fact, Text
from bot.games.firenze.box import OURS, ActionCard, Box
from bot.games.firenze.game import Firenze
from bot.games.firenze.pieces import BUILDING, CELEBRATION, CHURCH, EVENT, PERSONNEL
from cogs.interaction.rulebook import BookPage, RuleBook, text_below
from cogs.interaction.speech import SpeechContext
from render.firenze import draw_rulebook_page

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


def chapter_title(chapter: str) -> Text:
    return Text(f"topic-firenze-{chapter}")


# Its pages


def _book_pages(game: AnyGame) -> Sequence[BookPage]:
    chapters = [BookPage(name, chapter_title(name)) for name in _CHAPTERS]
    return (*chapters, *_pages_of_things(_box_of(game)))


def _pages_of_things(box: Box) -> Iterator[BookPage]:
    """Every card and every word has a page of its own."""
    chapters = {kind: chapter for chapter, kind in _CARDS.items()}
    for card in box.printed.cards:
        name, chapter = f"action-card-{card.name}", chapters[card.kind]
        yield BookPage(name, Text(name), chapter, chapter)
    for word, chapter in GLOSSARY.items():
        name = f"gloss-firenze-{word}"
        yield BookPage(name, Text(name), "glossary", chapter)


_RULES = {rule: chapter for chapter, rules in _CHAPTERS.items() for rule in rules}


def _page_of_rule(rule: str) -> str:
    """A chapter, or the card that the rule is called after."""
    return _RULES.get(rule, f"action-card-{rule.removeprefix('firenze-')}")


def _box_of(game: AnyGame) -> Box:
    assert isinstance(game, Firenze)
    return game.box


# What stands there


def page_text(speech: SpeechContext, box: Box, page: str) -> str:
    """A page, in our own words and with the numbers of this box."""
    if page in _CARDS:
        return text_below(
            speech.speak_text(chapter_title(page)), *_list_cards(speech, box, _CARDS[page])
        )
    if page in _CHAPTERS:
        listed = _LISTED[page](speech, box) if page in _LISTED else ()
        return text_below(
            speech.speak_text(chapter_title(page)),
            speech.speak_text(_summarize_chapter(box, page)),
            *listed,
        )
    name = page.removeprefix("action-card-")
    if name in box.cards and name != page:
        return text_below(speech(page), *_describe_card_in_full(speech, box.cards[name]))
    if page.removeprefix("gloss-firenze-") in GLOSSARY:
        return text_below(speech(page), speech(page, "means"))
    return ""


# Cards


def _list_cards(speech: SpeechContext, box: Box, kind: str) -> list[str]:
    """Each card of this kind with what it does."""
    cards = [card for card in box.printed.cards if card.kind == kind]
    lines = [
        speech.name_thing("card-kind", kind, "about"),
        *(_describe_card(speech, card) for card in cards),
    ]
    is_ours = any(card.effect_from == OURS for card in cards)
    return [*lines, *([speech("digest-firenze-ours-mark")] if is_ours else [])]


def _describe_card(speech: SpeechContext, card: ActionCard) -> str:
    name = speech.name_thing("action-card", card.name)
    return f"**{name}** – {_card_effect(speech, card)}"


def _card_effect(speech: SpeechContext, card: ActionCard) -> str:
    mark = " \\*" if card.effect_from == OURS else ""
    return f"{speech.name_thing('action-card', card.name, 'about')}{mark}"


def _describe_card_in_full(speech: SpeechContext, card: ActionCard) -> list[str]:
    kind = speech.name_thing("card-kind", card.kind)
    copies = speech("page-firenze-card", kind=kind, copies=card.copies)
    mark = [speech("digest-firenze-ours-mark")] if card.effect_from == OURS else []
    return [_card_effect(speech, card), copies, *mark]


# Chapters


def _list_towers(speech: SpeechContext, box: Box) -> Iterator[str]:
    """What every commission brings, and the majority."""
    for tower in box.printed.towers:
        yield speech(
            "page-firenze-tower",
            color=speech.name_thing("brick", tower.name),
            points=" · ".join(map(str, tower.points)),
            majority=tower.majority,
            bricks=tower.bricks,
        )


def _list_glossary(speech: SpeechContext, _: Box) -> Iterator[str]:
    yield " · ".join(speech(f"gloss-firenze-{word}") for word in GLOSSARY)


def _list_unprinted(speech: SpeechContext, _: Box) -> Iterator[str]:
    yield from map(speech, (f"ours-firenze-{of}" for of in ("commissions", "balconies", "cards")))


_LISTED: Mapping[str, Callable[[SpeechContext, Box], Iterator[str]]] = {
    "towers": _list_towers,
    "glossary": _list_glossary,
    "ours": _list_unprinted,
}


def _summarize_chapter(box: Box, name: str) -> Text:
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


def _illustrated_pages(game: AnyGame) -> list[str]:
    cards = (page.name for page in _pages_of_things(_box_of(game)) if page.chapter in _CARDS)
    return [*_PICTURED, *cards]


def _draw_book_page(game: AnyGame, page: str, heading: str, language: str) -> bytes:
    kind = _CARDS.get(page, page)
    return draw_rulebook_page(_box_of(game), kind, heading, language)


RULE_BOOK = RuleBook(
    pages=_book_pages,
    page_text=lambda speech, game, page: page_text(speech, _box_of(game), page),
    page_of=_page_of_rule,
    pictured_pages=_illustrated_pages,
    draw_page=_draw_book_page,
)
