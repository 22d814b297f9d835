"""Lay out and draw the cards a prince held, for films of finished games."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from bot.games.princes.view import View
from render import fonts, words
from render.canvas import Box, Canvas
from render.fonts import Face
from render.palette import CREAM, WINE
from render.princes.theme import icon

_HIGHEST = 29  # pixels from row to row
_WORKS = 3  # lines of works that have room beside whatever is held in a film
_MOST, _NEAT, _LEAST = 22, 15, 12  # pixels of a letter
_CARD, _ICON = 26, 24  # how high the icon of a card is, and where its name begins
_WIDE = 340  # pixels from which there are three columns
_GAP = 3


@dataclass(frozen=True, slots=True)
class HeldCards:
    """Cards that only their seat has seen; secret until the game is over."""

    florins: int
    hand: tuple[str, ...] = ()
    bonus: tuple[str, ...] = ()
    prestige: tuple[str, ...] = ()
    alike: tuple[tuple[tuple[str, str], ...], ...] = ()  # all hands that a film sets like this one

    def all_cards(self) -> tuple[tuple[str, str], ...]:
        """List deck and name of each card."""
        decks = (("profession", self.hand), ("bonus", self.bonus), ("prestige", self.prestige))
        return tuple((deck, name) for deck, names in decks for name in names)


def held_cards(view: View) -> HeldCards:
    own = view.my
    return HeldCards(
        own.hidden.florins,
        tuple(one.card.name for one in own.hand),
        tuple(one.name for one in own.bonus),
        tuple(one.name for one in own.prestige),
    )


def align_hands(all_held: Sequence[HeldCards]) -> Sequence[HeldCards]:
    """Lay all hands out alike, with room for the fullest."""
    alike = tuple(dict.fromkeys(one.all_cards() for one in all_held))
    return [replace(one, alike=alike) for one in all_held]


# Their place in a panel


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards side by side, each with its deck, its name and how many columns it takes."""

    cards: tuple[tuple[str, str, int], ...]


@dataclass(frozen=True, slots=True)
class CardsLayout:
    """Rows of held cards and the height of each."""

    rows: tuple[CardRow, ...]
    places: int
    high: int
    letters: int

    @property
    def height(self) -> int:
        return self.places * self.high


def lay_out_cards(
    held: HeldCards, width: int, room: int, works: int, language: str
) -> CardsLayout | None:
    """Lay held cards out beside so many lines of works; None where nothing is held."""
    hands = [_card_rows(cards, width, language) for cards in held.alike or (held.all_cards(),)]
    places = max(map(len, hands))
    if not places:
        return None
    high = min(_HIGHEST, room // (places + (_WORKS if held.alike else works)))
    spans = [(name, span) for rows in hands for row in rows for _, name, span in row.cards]
    wide = width / _count_columns(width)
    letters = min(
        fonts.fit_text(Face.TEXT, min(_MOST, high - 5), name, _name_room(int(wide * span)), _LEAST)[
            0
        ]
        for name, span in spans
    )
    return CardsLayout(_card_rows(held.all_cards(), width, language), places, high, letters)


@lru_cache(512)
def _card_rows(
    cards: tuple[tuple[str, str], ...], width: int, language: str
) -> tuple[CardRow, ...]:
    """Break cards into rows of this width; a long name takes two columns."""
    count = _count_columns(width)
    laid: list[list[tuple[str, str, int]]] = []
    free = 0
    for deck, card in cards:
        name = words.thing_name(language, deck, card)
        span = 1 if fonts.text_width(Face.TEXT, _NEAT, name) <= _name_room(width // count) else 2
        if span > free:
            laid.append([])
            free = count
        laid[-1].append((deck, name, span))
        free -= span
    return tuple(CardRow(tuple(cards)) for cards in laid)


def draw_held_cards(canvas: Canvas, box: Box, shown: CardsLayout) -> None:
    """Draw held cards on card backs, all in letters of one size."""
    wide = box.width / _count_columns(box.width)
    for number, row in enumerate(shown.rows):
        x = float(box.left)
        for deck, name, span in row.cards:
            left, x = round(x), x + wide * span
            top = box.top + number * shown.high
            place = Box(left, top, round(x) - left - _GAP, shown.high - _GAP)
            _draw_card(canvas, place, deck, name, shown.letters)


def _draw_card(canvas: Canvas, box: Box, deck: str, name: str, letters: int) -> None:
    canvas.fill(box, WINE, 5)
    canvas.paste_centred(icon(deck, min(_CARD, box.height - 2)), box.left + 12, box.middle_y)
    base, room = box.middle_y + round(letters * 0.34), _name_room(box.width + _GAP)
    canvas.write(box.left + _ICON, base, name, Face.TEXT, letters, CREAM, room=room)


def _count_columns(width: int) -> int:
    return 3 if width > _WIDE else 2


def _name_room(wide: int) -> int:
    """Return the room of a card's name in a column of this width."""
    return wide - _GAP - _ICON - 4
