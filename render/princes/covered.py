"""What a prince held covered, as the film of a game that is over shows it."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.princes.view import View
from render import fonts, words
from render.canvas import Box, Canvas
from render.fonts import Face
from render.palette import CREAM, WINE
from render.princes.icons import icon

HIGHEST = 29  # pixels from row to row
_MOST, _NEAT, _LEAST = 22, 15, 12  # pixels of a letter
_CARD, _ICON = 26, 24  # how high the icon of a card is, and where its name begins
_WIDE = 340  # pixels from which there are three columns
_GAP = 3


@dataclass(frozen=True, slots=True)
class Held:
    """What a seat held and nobody else saw."""

    florins: int
    hand: tuple[str, ...] = ()
    bonus: tuple[str, ...] = ()
    prestige: tuple[str, ...] = ()

    def cards(self) -> tuple[tuple[str, str], ...]:
        """Deck and name of each."""
        decks = (("profession", self.hand), ("bonus", self.bonus), ("prestige", self.prestige))
        return tuple((deck, name) for deck, names in decks for name in names)


def held(view: View) -> Held:
    own = view.own
    assert own is not None, "a spectator holds nothing"
    return Held(
        own.hidden.florins,
        tuple(one.card.name for one in own.hand),
        tuple(one.name for one in own.bonus),
        tuple(one.name for one in own.prestige),
    )


# Their place in a panel


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards side by side; each with its deck and name, and in how many columns it lies."""

    cards: tuple[tuple[str, str, int], ...]


def rows(held: Held, width: int, language: str) -> tuple[CardRow, ...]:
    """All cards in rows of this width; a long name takes two columns."""
    count = _columns(width)
    laid: list[list[tuple[str, str, int]]] = []
    free = 0
    for deck, card in held.cards():
        name = words.thing(language, deck, card)
        span = 1 if fonts.width(Face.TEXT, _NEAT, name) <= _room(width // count) else 2
        if span > free:
            laid.append([])
            free = count
        laid[-1].append((deck, name, span))
        free -= span
    return tuple(CardRow(tuple(cards)) for cards in laid)


def draw(canvas: Canvas, box: Box, shown: Sequence[CardRow]) -> None:
    """Each on the back of a card, in the colour of the house, and all in letters of one size."""
    high = box.height // len(shown)
    wide = box.width / _columns(box.width)
    letters = min(
        fonts.fitted(Face.TEXT, min(_MOST, high - 5), name, _room(int(wide * span)), _LEAST)[0]
        for row in shown
        for _, name, span in row.cards
    )
    for number, row in enumerate(shown):
        x = float(box.left)
        for deck, name, span in row.cards:
            left, x = round(x), x + wide * span
            place = Box(left, box.top + number * high, round(x) - left - _GAP, high - _GAP)
            _card(canvas, place, deck, name, letters)


def _card(canvas: Canvas, box: Box, deck: str, name: str, letters: int) -> None:
    canvas.fill(box, WINE, 5)
    middle = box.top + box.height // 2
    canvas.centre(icon(deck, min(_CARD, box.height - 2)), box.left + 12, middle)
    base, room = middle + round(letters * 0.34), _room(box.width + _GAP)
    canvas.write(box.left + _ICON, base, name, Face.TEXT, letters, CREAM, room=room)


def _columns(width: int) -> int:
    return 3 if width > _WIDE else 2


def _room(wide: int) -> int:
    """For the name of a card in a column of this width."""
    return wide - _GAP - _ICON - 4
