"""What a builder held covered, as the film of a game that is over shows it."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.firenze.printed import ActionCard
from bot.games.firenze.view import View
from render import fonts
from render.canvas import Box, Canvas
from render.firenze.icons import icon
from render.firenze.names import card_name
from render.fonts import Face
from render.palette import CREAM, WINE

_HIGH, _FLAT, _GAP = 27, 17, 3  # pixels of a card, where room is scant, and to the next
_MOST, _LEAST = 20, 12  # pixels of a letter
_ICON = 26  # where the name begins
_ROOMY = 150  # a card should have, or else there are fewer in a row


@dataclass(frozen=True, slots=True)
class Held:
    """What a seat held and nobody else saw."""

    hand: tuple[ActionCard, ...]
    # In a film, of as many frames as are set alike: how many are held at most, and every card.
    most: int = 0
    known: tuple[ActionCard, ...] = ()

    @property
    def places(self) -> int:
        return max(self.most, len(self.hand))


def held(view: View) -> Held:
    own = view.own
    assert own is not None, "a spectator holds nothing"
    return Held(tuple(one.card for one in own.hand))


def calmed(all_held: Sequence[Held]) -> Sequence[Held]:
    """With room for the most of it, and letters for every card."""
    most = max(len(one.hand) for one in all_held)
    known = {card.name: card for one in all_held for card in one.hand}
    cards = tuple(known[name] for name in sorted(known))
    return [Held(one.hand, most, cards) for one in all_held]


def height(held: Held, width: int, room: int) -> int:
    """How much they take where there is so much room: perhaps more, for they must be read."""
    rows = -(-held.places // _columns(width))
    if not rows:
        return 0
    return rows * (min(_HIGH, max(_FLAT, room // rows - _GAP)) + _GAP)


def draw(canvas: Canvas, box: Box, held: Held, language: str) -> None:
    """Each on the back of a card, in the colour of the house, and all in letters of one size."""
    if not held.hand:
        return
    columns = _columns(box.width)
    wide, high = box.width // columns, box.height // -(-held.places // columns) - _GAP
    most = min(_MOST, high - 3)
    texts = [card_name(language, card) for card in held.known or held.hand]
    room = wide - _GAP - _ICON - 6
    letters = min(fonts.fitted(Face.TEXT, most, text, room, _LEAST)[0] for text in texts)
    for number, card in enumerate(held.hand):
        line, column = divmod(number, columns)
        left, top = box.left + column * wide, box.top + line * (high + _GAP)
        canvas.fill(Box(left, top, wide - _GAP, high), WINE, 5)
        middle = top + high // 2
        canvas.centre(icon(card.kind, min(22, high)), left + 14, middle)
        base = middle + round(letters * 0.34)
        canvas.write(
            left + _ICON, base, card_name(language, card), Face.TEXT, letters, CREAM, room=room
        )


def _columns(width: int) -> int:
    return max(2, width // _ROOMY)
