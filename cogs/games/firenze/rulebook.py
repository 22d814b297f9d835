"""The rulebook of Firenze: chapters, cards and words, with the printed numbers."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from bot.engine.journal import AnyGame
from bot.engine.text import Fact, Text
from bot.games.firenze.box import OURS, ActionCard, Box
from bot.games.firenze.game import Firenze
from bot.games.firenze.pieces import BUILDING, CELEBRATION, CHURCH, EVENT, PERSONNEL
from cogs.interaction.rulebook import BookPage, RuleBook, glossary_pages
from cogs.interaction.speech import SpeechContext
from render.firenze import draw_rulebook_page

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


class _FirenzeBook(RuleBook):
    """The chapters in the order of the rulebook."""

    prefix = "firenze-"
    rules: Mapping[str, Sequence[str]] = {
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

    def thing_pages(self, game: AnyGame) -> Iterator[BookPage]:
        """Yield a page for every card and every word."""
        chapters = {kind: chapter for chapter, kind in _CARDS.items()}
        for card in _box_of(game).printed.cards:
            name, chapter = f"action-card-{card.name}", chapters[card.kind]
            yield BookPage(name, Text(name), chapter, chapter)
        yield from glossary_pages("firenze", GLOSSARY)

    def page_of(self, rule: str) -> str:
        """Return a chapter, or the card that the rule is called after."""
        return super().page_of(rule) or f"action-card-{rule.removeprefix('firenze-')}"

    def chapter_lines(self, speech: SpeechContext, game: AnyGame, chapter: str) -> Iterator[str]:
        box = _box_of(game)
        if chapter in _CARDS:
            yield from _list_cards(speech, box, _CARDS[chapter])
            return
        facts = _FACTS[chapter](box) if chapter in _FACTS else {}
        yield speech(f"digest-firenze-{chapter}", **facts)
        if chapter in _LISTED:
            yield from _LISTED[chapter](speech, box)

    def thing_lines(self, speech: SpeechContext, game: AnyGame, page: str) -> Iterator[str]:
        card = _box_of(game).cards.get(page.removeprefix("action-card-"))
        if card is None:
            yield speech(page, "means")
            return
        yield _card_effect(speech, card)
        kind = speech.name_thing("card-kind", card.kind)
        yield speech("page-firenze-card", kind=kind, copies=card.copies)
        if card.effect_from == OURS:
            yield speech("digest-firenze-ours-mark")

    def pictured_pages(self, game: AnyGame) -> list[str]:
        cards = (page.name for page in self.thing_pages(game) if page.chapter in _CARDS)
        return ["towers", *_CARDS, *cards]

    def draw_page(self, game: AnyGame, page: str, title: str, language: str) -> bytes:
        return draw_rulebook_page(_box_of(game), _CARDS.get(page, page), title, language)


RULE_BOOK = _FirenzeBook()


def _box_of(game: AnyGame) -> Box:
    assert isinstance(game, Firenze)
    return game.box


def _list_cards(speech: SpeechContext, box: Box, kind: str) -> list[str]:
    """List each card of this kind with what it does."""
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


# Chapters


def _list_towers(speech: SpeechContext, box: Box) -> Iterator[str]:
    """List the points of every commission, and of the majority."""
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
