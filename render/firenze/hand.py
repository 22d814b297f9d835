"""Draw a builder's hand: what each card does, and the bricks to pay with."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.firenze.box import ActionCard
from bot.games.firenze.state_parts import CELEBRATION
from bot.games.firenze.view import InHand, OwnView, SeenBuilder, View
from render import fonts, words
from render.canvas import Box
from render.common.sheets_and_book_pages import (
    GAP,
    MARGIN,
    TOP,
    WIDTH,
    IconNumber,
    Sheet,
    titled_rows_height,
)
from render.firenze import bricks, theme
from render.firenze.theme import THEME, card_name, card_text, icon
from render.fonts import Face
from render.palette import FADED, GOLD, GREEN, HONEY, INK, RED, RULE, SLOT, Colour

_A_ROW = range(3, 5)  # cards side by side
_HIGH, _LOW = 250, 196  # a card in hand, and a building
_STORE = 84
_ABOUT = range(18, 28)  # pixels of the letters that tell what a card does


def draw_hand(view: View, language: str, names: Mapping[int, str]) -> bytes:
    """Draw the viewer's cards as PNG; the view must have an owner."""
    return _HandPicture(view, view.my, words.nearest_language(language), names).draw_png()


@dataclass(frozen=True, slots=True)
class _HandCard:
    """A card with the verdict below its text."""

    card: ActionCard
    verdict: str = ""
    ink: Colour = FADED
    points: str = ""
    loses: bool = False
    playable: bool = False


class _HandPicture:
    """Draw one hand from top to bottom."""

    def __init__(self, view: View, own: OwnView, language: str, names: Mapping[int, str]) -> None:
        self._language = language
        self._builder: SeenBuilder = view.builders[own.seat]
        self._name = words.player_name(names, own.seat)
        self._held = [self._judge_card(held) for held in own.hand]
        self._buildings = [_HandCard(card) for card in self._builder.buildings]
        self._sheet = Sheet(self._total_height(), THEME)
        self._canvas = self._sheet.canvas

    def draw_png(self) -> bytes:
        builder, language = self._builder, self._language
        figures = [
            IconNumber("points", words.format_points(builder.open.points)),
            IconNumber("seal", f"{builder.open.seals}"),
            IconNumber("card", f"{builder.cards}/{builder.card_limit}"),
            IconNumber("storehouse", f"{builder.open.stored}/{builder.storehouse_limit}"),
        ]
        title = words.label(language, "firenze-hand-title", name=self._name)
        self._sheet.draw_head(builder.seat, title, figures)
        self._draw_storehouse()
        self._sheet.draw_title(words.label(language, "firenze-hand-cards", count=len(self._held)))
        self._draw_cards(self._held, _HIGH)
        if self._buildings:
            self._sheet.draw_title(words.label(language, "firenze-hand-buildings"))
            self._draw_cards(self._buildings, _LOW)
        base, text = self._sheet.y + 18, words.label(language, "firenze-ours")
        right = WIDTH - MARGIN
        self._canvas.write(right, base, text, Face.TEXT, 22, FADED, side="right")
        return self._sheet.to_png()

    def _total_height(self) -> int:
        """Return the height of the picture."""
        high = TOP + _STORE + GAP + titled_rows_height(len(self._held), _A_ROW, _HIGH) + 34
        return high + (
            titled_rows_height(len(self._buildings), _A_ROW, _LOW) if self._buildings else 0
        )

    def _judge_card(self, held: InHand) -> _HandCard:
        if held.card.kind == CELEBRATION:
            verdict = words.label(self._language, "firenze-hand-kept")
            points = words.format_change(held.points)
            return _HandCard(held.card, verdict, points=points, loses=held.points < 0)
        if held.playable:
            verdict = words.label(self._language, "firenze-hand-playable")
            return _HandCard(held.card, verdict, GREEN, playable=True)
        return _HandCard(held.card, words.label(self._language, "firenze-hand-later"))

    def _draw_storehouse(self) -> None:
        canvas = self._canvas
        box = self._sheet.draw_full_width_panel(_STORE)
        canvas.paste_centred(icon("storehouse", 56), box.left + 44, box.middle_y)
        text = words.label(self._language, "firenze-hand-storehouse")
        left = canvas.write(box.left + 84, box.middle_y + 11, text, Face.NAME, 32, INK) + 40
        counted = bricks.colors_with_counts(self._builder.open.storehouse)
        place = Box(left, box.middle_y - 22, 0, 44)
        bricks.draw_brick_row(canvas, place, counted, 40, step=min(190, (box.right - left) // 6))

    # Cards

    def _draw_cards(self, shown: Sequence[_HandCard], high: int) -> None:
        texts = [card_text(self._language, one.card) for one in shown]
        places = self._sheet.take_card_boxes(len(shown), _A_ROW, high)
        letters = min(
            (
                _fitting_font_size(_card_text_area(box, one), about)
                for box, one, about in zip(places, shown, texts, strict=True)
            ),
            default=_ABOUT[-1],
        )
        for box, one, about in zip(places, shown, texts, strict=True):
            self._draw_card(box, one, about, letters)

    def _draw_card(self, box: Box, one: _HandCard, about: str, letters: int) -> None:
        canvas, card = self._canvas, one.card
        canvas.draw_panel(box)
        if one.playable:
            canvas.draw_frame(box, HONEY, GOLD, 10, 4)
            canvas.fill(box.inset(4), SLOT, 8)
        canvas.paste_centred(icon(card.kind, 52), box.left + 38, box.top + 38)
        right = box.right - 14
        if one.points:
            ink = RED if one.loses else GREEN
            canvas.write(right, box.top + 54, one.points, Face.STRONG, 42, ink, side="right")
            right -= fonts.text_width(Face.STRONG, 42, one.points) + 10
        left = box.left + 72
        room = right - left
        name = card_name(self._language, card)
        canvas.write(left, box.top + 37, name, Face.NAME, 32, INK, room=room, least=20)
        kind = theme.card_kind_name(self._language, card)
        if theme.is_ours(card.name_from, card.effect_from):
            kind = f"{kind} {theme.OURS_SIGN}"
        canvas.write(left, box.top + 61, kind, Face.TEXT, 21, FADED, room=room, least=15)
        canvas.fill(Box(box.left + 14, box.top + 72, box.width - 28, 2), RULE)
        canvas.write_paragraph(
            _card_text_area(box, one), about, Face.TEXT, letters, INK, least=_ABOUT[0]
        )
        if one.verdict:
            base, room = box.bottom - 16, box.width - 32
            canvas.write(
                box.left + 16, base, one.verdict, Face.STRONG, 24, one.ink, room=room, least=16
            )


def _card_text_area(box: Box, one: _HandCard) -> Box:
    """Return the box of a card's text."""
    below = 46 if one.verdict else 10
    return Box(box.left + 16, box.top + 80, box.width - 32, box.height - 80 - below)


def _fitting_font_size(box: Box, about: str) -> int:
    """Return the letter size with which the longest text of the cards fits."""
    return fonts.wrap_text(Face.TEXT, _ABOUT[-1], about, box.width, box.height, _ABOUT[0])[0]
