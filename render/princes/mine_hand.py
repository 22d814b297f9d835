"""A hand as my view shows it: a line for each card, with what it wants and what is found."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.games.princes import works
from bot.games.princes.palazzo import Ground
from bot.games.princes.printed import Profession
from bot.games.princes.view import Own, View, Worth
from render import fonts, words
from render.canvas import Box, Canvas, Sprite, panelled
from render.fonts import Face
from render.frame import portrait
from render.frame.portrait import INNER, LEAST, Chip
from render.palette import FADED, GOLD, GREEN, HONEY, INK, RED, SLOT, Colour, flattened
from render.princes import tiles
from render.princes.icons import icon

_HIGH, _BETWEEN = 62, 4
_NAME = 330  # pixels for the name of a profession
_WISH = 98  # for a thing that it wants, and whether it is there
_VALUE = 116
_ABOUT = 2  # lines at the most that tell what a card is worth
_STEP = 38  # from one of them to the next


@dataclass(frozen=True, slots=True)
class Verdict:
    """What would come of a card now."""

    value: str = ""
    text: str = ""
    ink: Colour = INK
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class CardLook:
    """A profession: what it wants and whether it is there, and what came of it."""

    name: str
    wishes: tuple[tuple[str, str, bool], ...]  # kind, thing, found
    verdict: Verdict


def hand(view: View, own: Own, language: str) -> Image.Image:
    """The professions in hand."""
    looks = tuple(
        _look(
            view, held.card, language, _verdict(view, own, held.card.name, held.sum.value, language)
        )
        for held in own.hand
    )
    return _professions("", looks, view.box.ground)


def choice(view: View, own: Own, language: str) -> Image.Image:
    """The cards of which one is kept."""
    title = words.label(language, "hand-choose")
    deck = view.asked.deck
    if deck == "profession":
        cards = [view.box.professions[name] for name in own.looking_at]
        looks = tuple(_look(view, card, language, Verdict()) for card in cards)
        return _professions(title, looks, view.box.ground)
    return _notes(title, deck, own.drawn, language)


def notes(own: Own, language: str) -> Iterator[Chip]:
    """Bonus and prestige cards in hand, with what they are worth as things stand."""
    for deck, cards in (("bonus", own.bonus), ("prestige", own.prestige)):
        for card in cards:
            yield Chip(deck, words.thing(language, deck, card.name), f"+{card.worth}")


def _look(view: View, card: Profession, language: str, verdict: Verdict) -> CardLook:
    found = works.summed(view.box, view.mine, card.name)
    wishes = (
        ("building", card.building, bool(found.building)),
        ("landscape", card.landscape, bool(found.landscape)),
        ("freedom", card.freedom, bool(found.freedom)),
    )
    return CardLook(words.thing(language, "profession", card.name), wishes, verdict)


def _verdict(view: View, own: Own, name: str, value: int, language: str) -> Verdict:
    if name == own.gives_back:
        return Verdict(f"{value}", words.label(language, "hand-gives-back"), chosen=True)
    short = works.lacking(value, view.minimum)
    if not short:
        return Verdict(f"{value}", words.label(language, "hand-enough"), GREEN)
    if not works.lacking(value + sum(card.worth for card in own.bonus), view.minimum):
        return Verdict(f"{value}", words.label(language, "hand-with-bonus"), GREEN)
    return Verdict(f"{value}", words.label(language, "hand-short", short=short), RED)


# Professions


@lru_cache(16)
def _professions(title: str, looks: tuple[CardLook, ...], ground: Ground) -> Image.Image:
    top = portrait.TITLE if title else 6
    canvas, whole = panelled(INNER, top + len(looks) * (_HIGH + _BETWEEN) + 6)
    portrait.heading(canvas, title)
    for number, look in enumerate(looks):
        box = Box(6, top + number * (_HIGH + _BETWEEN), whole.width - 12, _HIGH)
        _profession(canvas, box, look, ground)
    return flattened(canvas.image)


def _profession(canvas: Canvas, box: Box, look: CardLook, ground: Ground) -> None:
    if look.verdict.chosen:
        canvas.frame(box, HONEY, GOLD, 8, 3)
    else:
        canvas.fill(box, SLOT, 8)
    middle = box.top + box.height // 2
    base = middle + 12
    canvas.write(box.left + 12, base, look.name, Face.NAME, 38, INK, room=_NAME - 16, least=LEAST)
    left = box.left + _NAME
    for kind, thing, found in look.wishes:
        canvas.centre(drawing(ground, kind, thing, 12, 50), left + 28, middle)
        canvas.centre(icon("yes" if found else "no", 32), left + 72, middle)
        left += _WISH
    verdict = look.verdict
    if verdict.value:
        canvas.centre(icon("work", 44), left + 30, middle)
        canvas.write(left + 56, middle + 16, verdict.value, Face.STRONG, 46, INK)
    room = box.right - left - _VALUE - 10
    canvas.write(
        box.right - 12, base, verdict.text, Face.STRONG, 34, verdict.ink, side="right", room=room,
        least=LEAST,
    )  # fmt: skip


def drawing(ground: Ground, kind: str, name: str, square: int, size: int) -> Sprite:
    """What a profession wants: a building by its outline, all else by its icon."""
    if kind != "building":
        return icon(name, size)
    return tiles.tile(name, ground.turns[name][0], square, fresh=False)


# Bonus and prestige cards


@lru_cache(8)
def _notes(title: str, deck: str, cards: tuple[Worth, ...], language: str) -> Image.Image:
    """Each with what it counts in words."""
    told = [_told(deck, card.name, language) for card in cards]
    highs = [_HIGH + len(lines) * _STEP + 6 for lines in told]
    canvas, whole = panelled(INNER, portrait.TITLE + sum(highs) + _BETWEEN * len(highs) + 6)
    portrait.heading(canvas, title)
    y = portrait.TITLE
    for card, lines, high in zip(cards, told, highs, strict=True):
        box = Box(6, y, whole.width - 12, high)
        canvas.fill(box, SLOT, 8)
        canvas.centre(icon(deck, 50), box.left + 34, box.top + _HIGH // 2)
        name, base, room = words.thing(language, deck, card.name), box.top + 44, box.width - 190
        canvas.write(box.left + 68, base, name, Face.NAME, 38, INK, room=room, least=LEAST)
        worth = f"+{card.worth}"
        canvas.write(box.right - 14, base + 3, worth, Face.STRONG, 44, INK, side="right")
        for number, line in enumerate(lines):
            base = box.top + _HIGH + 26 + number * _STEP
            canvas.write(box.left + 14, base, line, Face.TEXT, LEAST, FADED)
        y += high + _BETWEEN
    return flattened(canvas.image)


def _told(deck: str, name: str, language: str) -> tuple[str, ...]:
    about = words.thing(language, deck, name, "about")
    room, high = INNER - 44, fonts.leading(LEAST) * _ABOUT
    return fonts.wrapped(Face.TEXT, LEAST, about, room, high, LEAST)[1]
