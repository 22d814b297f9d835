"""Draw a player's hand, as a sheet of cards or as lines for the player's own view."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.games.princes import works
from bot.games.princes.box import Profession
from bot.games.princes.land_grid import Ground
from bot.games.princes.view import CardWorth, InHand, OwnView, View
from render import fonts, palette, words
from render.canvas import Box, Canvas, Sprite, make_panel_canvas
from render.common import my_view
from render.common.my_view import INNER, LEAST, Chip
from render.common.sheets_and_book_pages import GAP, TOP, IconNumber, Sheet, titled_rows_height
from render.fonts import Face
from render.palette import FADED, GREEN, INK, PANEL, RED, RULE, SLOT, Colour, quantize_picture
from render.princes import tiles
from render.princes.theme import THEME, icon

_A_ROW = range(3, 6)  # professions side by side
_FOOT = 4  # pixels below all of it
_ROOMY = 360  # a card of this width has larger letters
_HIGH, _LOW = 366, 268  # a card with its sum, and one without
_WORTH_CARDS = range(3, 5)  # bonus and prestige cards side by side
_WORTH_CARD_HEIGHT = 166
_ABOUT = range(16, 27)  # pixels of the letters that tell what such a card is worth
_CHARACTER_HEIGHT, _CHARACTER_NAME = 108, 190  # height of the line, and width of the name


def draw_hand(view: View, language: str, names: Mapping[int, str]) -> bytes:
    """Draw the viewer's cards as PNG; the view must have an owner."""
    return _HandPicture(view, view.my, words.nearest_language(language), names).draw_png()


class _HandPicture:
    """Draw one hand from top to bottom."""

    def __init__(self, view: View, own: OwnView, language: str, names: Mapping[int, str]) -> None:
        self._view, self._own, self._language, self._names = view, own, language, names
        self._estate = view.estates[own.seat]
        self._sheet = Sheet(self._total_height(), THEME)
        self._canvas = self._sheet.canvas

    def draw_png(self) -> bytes:
        own, minimum = self._own, self._view.minimum
        name = words.player_name(self._names, own.seat)
        figures = [
            IconNumber("coin", f"{own.hidden.florins}"),
            IconNumber("work", words.label(self._language, "minimum", minimum=minimum)),
        ]
        title = words.label(self._language, "hand-title", name=name)
        self._sheet.draw_head(own.seat, title, figures)
        self._draw_cards_to_choose()
        self._draw_character()
        self._draw_professions()
        self._draw_bonus_and_prestige()
        return self._sheet.to_png()

    # How high it will be

    def _total_height(self) -> int:
        own, deck = self._own, self._view.asked.deck
        high = TOP + titled_rows_height(len(own.hand), _A_ROW, _HIGH) + _FOOT
        if not own.hand:
            high += GAP
        if own.looking_at and deck == "profession":
            high += titled_rows_height(len(own.looking_at), _A_ROW, _LOW)
        elif own.looking_at:
            high += titled_rows_height(len(own.looking_at), _WORTH_CARDS, _WORTH_CARD_HEIGHT)
        if self._estate.character:
            high += _CHARACTER_HEIGHT + GAP
        notes = len(own.bonus) + len(own.prestige)
        return high + (titled_rows_height(notes, _WORTH_CARDS, _WORTH_CARD_HEIGHT) if notes else 0)

    # The viewer's character

    def _draw_character(self) -> None:
        estate, language = self._estate, self._language
        if not estate.character:
            return
        canvas, is_used = self._canvas, estate.is_face_down
        box = self._sheet.draw_full_width_panel(_CHARACTER_HEIGHT)
        middle = box.middle_y
        canvas.paste_centred(icon(estate.character, 84, dim=is_used), box.left + 58, middle)
        name = words.thing_name(language, "character", estate.character)
        ink = FADED if is_used else INK
        left = box.left + 116
        canvas.write(left, middle + 11, name, Face.NAME, 34, ink, room=_CHARACTER_NAME, least=24)
        right = self._draw_character_verdict(box.right - 20, middle)
        text = words.thing_name(language, "character", estate.character, "about")
        left += _CHARACTER_NAME + 16
        size, lines = fonts.wrap_text(Face.TEXT, 25, text, right - left - 16, box.height - 16, 18)
        base = middle + round(size * 0.35) - (len(lines) - 1) * fonts.line_height(size) // 2
        for number, line in enumerate(lines):
            canvas.write(left, base + number * fonts.line_height(size), line, Face.TEXT, size, ink)

    def _draw_character_verdict(self, right: int, middle: int) -> int:
        """Draw what the character would bring now at the right; return where that begins."""
        own, canvas = self._own, self._canvas
        if self._estate.is_face_down:
            canvas.paste_centred(icon("yes", 44), right - 22, middle)
            return right - 44
        if own.princess:
            text, ink = self._judge_card(own.princess.value)
            figure, symbol = f"{own.princess.value}", "work"
        elif own.merchant:
            text, ink, figure, symbol = "", INK, f"+{own.merchant}", "points"
        elif own.changes:
            text, ink, figure, symbol = "", INK, f"+{own.changes}", "points"
        else:
            return right
        if text:
            canvas.write(right, middle + 9, text, Face.STRONG, 25, ink, side="right")
            right -= fonts.text_width(Face.STRONG, 25, text) + 16
        canvas.write(right, middle + 16, figure, Face.STRONG, 46, INK, side="right")
        right -= fonts.text_width(Face.STRONG, 46, figure) + 12
        canvas.paste_centred(icon(symbol, 44), right - 22, middle)
        return right - 44

    # Professions

    def _draw_professions(self) -> None:
        own = self._own
        self._sheet.draw_title(words.label(self._language, "hand-professions", count=len(own.hand)))
        places = self._sheet.take_card_boxes(len(own.hand), _A_ROW, _HIGH)
        if not places:
            self._sheet.y += GAP
        for box, held in zip(places, own.hand, strict=True):
            self._draw_card(box, held.card, chosen=held.card.name == own.gives_back)
            self._draw_sum(box, held)

    def _draw_card(self, box: Box, card: Profession, *, chosen: bool) -> None:
        canvas, language = self._canvas, self._language
        canvas.draw_panel(box)
        if chosen:
            canvas.draw_frame(box, palette.HONEY, palette.GOLD, 10, 5)
        name = words.thing_name(language, "profession", card.name)
        room = box.width - 28
        canvas.write(box.left + 14, box.top + 40, name, Face.NAME, 31, INK, room=room, least=22)
        canvas.fill(Box(box.left + 14, box.top + 52, box.width - 28, 2), RULE)
        numbers = self._view.box.numbers
        sum_ = works.sum_work(self._view.box, self._view.mine, card.name)
        wishes = (
            ("building", card.building, sum_.building, numbers.work_building),
            ("landscape", card.landscape, sum_.landscape, numbers.work_landscape),
            ("freedom", card.freedom, sum_.freedom, numbers.work_freedom),
        )
        for number, (kind, thing, found, worth) in enumerate(wishes):
            self._draw_wanted_thing(
                Box(box.left + 12, box.top + 62 + number * 64, box.width - 24, 58),
                kind,
                thing,
                worth,
                found=bool(found),
            )

    def _draw_wanted_thing(
        self, box: Box, kind: str, name: str, worth: int, *, found: bool
    ) -> None:
        canvas, language = self._canvas, self._language
        canvas.fill(box, PANEL if found else SLOT, 8)
        canvas.paste_centred(
            wanted_thing_sprite(self._view.box.ground, kind, name, 15, 46),
            box.left + 32,
            box.middle_y,
        )
        right = box.right - 84
        text = words.label(language, f"freedom-{name}") if kind == "freedom" else ""
        text = text or words.thing_name(language, kind, name)
        room = right - box.left - 66
        letters = 28 if box.width > _ROOMY else 24
        base = box.middle_y + 9
        canvas.write(box.left + 64, base, text, Face.TEXT, letters, INK, room=room, least=16)
        ink = GREEN if found else FADED
        canvas.write(box.right - 40, base, f"+{worth}", Face.STRONG, 28, ink, side="right")
        canvas.paste_centred(icon("yes" if found else "no", 26), box.right - 18, box.middle_y)

    def _draw_sum(self, box: Box, held: InHand) -> None:
        """Draw jesters, cards, and the value against the minimum of the round."""
        canvas = self._canvas
        base = box.top + 286
        canvas.paste_centred(icon("jester", 34), box.left + 34, base - 9)
        canvas.write(box.left + 58, base, f"+{held.sum.jesters}", Face.STRONG, 26, INK)
        canvas.paste_centred(icon("profession", 34), box.left + 130, base - 9)
        canvas.write(box.left + 152, base, f"+{held.sum.cards}", Face.STRONG, 26, INK)
        foot = Box(box.left + 5, box.bottom - 66, box.width - 10, 61)
        canvas.fill(foot, SLOT, 8)
        canvas.paste_centred(icon("work", 40), foot.left + 34, foot.top + 31)
        end = canvas.write(foot.left + 62, foot.top + 46, f"{held.sum.value}", Face.STRONG, 46, INK)
        text, ink = self._judge_card(held.sum.value, held)
        right, room = foot.right - 12, foot.right - end - 24
        base = foot.top + 41
        canvas.write(right, base, text, Face.STRONG, 25, ink, side="right", room=room, least=15)

    def _judge_card(self, value: int, held: InHand | None = None) -> tuple[str, Colour]:
        """Judge whether a work could be completed now with this card, or by the Princess alone."""
        name = held.card.name if held else None
        return judge_work(self._view, self._own, value, self._language, name)

    # Bonus and prestige cards

    def _draw_bonus_and_prestige(self) -> None:
        own = self._own
        notes = [("bonus", card) for card in own.bonus]
        notes += [("prestige", card) for card in own.prestige]
        if not notes:
            return
        bonus, prestige = len(own.bonus), len(own.prestige)
        key = "hand-both" if bonus and prestige else "hand-bonus" if bonus else "hand-prestige"
        self._sheet.draw_title(words.label(self._language, key, count=len(notes)))
        places = self._sheet.take_card_boxes(len(notes), _WORTH_CARDS, _WORTH_CARD_HEIGHT)
        letters = self._about_font_size(places[0], [(deck, card.name) for deck, card in notes])
        for box, (deck, card) in zip(places, notes, strict=True):
            self._draw_bonus_prestige_card(box, deck, card.name, f"+{card.worth}", letters)

    def _about_font_size(self, box: Box, notes: list[tuple[str, str]]) -> int:
        """Return the letter size with which the longest text of the cards fits."""
        text, most, least = _card_text_area(box), _ABOUT[-1], _ABOUT[0]
        abouts = [words.thing_name(self._language, deck, name, "about") for deck, name in notes]
        return min(
            fonts.wrap_text(Face.TEXT, most, about, text.width, text.height, least)[0]
            for about in abouts
        )

    def _draw_bonus_prestige_card(
        self, box: Box, deck: str, name: str, worth: str, letters: int
    ) -> None:
        canvas, language = self._canvas, self._language
        canvas.draw_panel(box)
        canvas.paste_centred(icon(deck, 56), box.left + 36, box.top + 42)
        right = box.right - 14
        if worth:
            canvas.write(right, box.top + 48, worth, Face.STRONG, 40, INK, side="right")
            right -= fonts.text_width(Face.STRONG, 40, worth) + 10
        room = right - box.left - 72
        title = words.thing_name(language, deck, name)
        size, lines = fonts.wrap_text(Face.NAME, 28, title, room, 64, 19)
        base = box.top + (46 if len(lines) == 1 else 34)
        for number, line in enumerate(lines):
            where = base + number * fonts.line_height(size)
            canvas.write(box.left + 70, where, line, Face.NAME, size, INK)
        about = words.thing_name(language, deck, name, "about")
        canvas.write_paragraph(
            _card_text_area(box), about, Face.TEXT, letters, INK, least=_ABOUT[0]
        )

    # Cards of which one is to be kept

    def _draw_cards_to_choose(self) -> None:
        cards, deck = self._own.looking_at, self._view.asked.deck
        if not cards:
            return
        self._sheet.draw_title(words.label(self._language, "hand-choose"))
        if deck == "profession":
            places = self._sheet.take_card_boxes(len(cards), _A_ROW, _LOW)
            for box, card in zip(places, cards, strict=True):
                self._draw_card(box, self._view.box.professions[card], chosen=False)
            return
        places = self._sheet.take_card_boxes(len(cards), _WORTH_CARDS, _WORTH_CARD_HEIGHT)
        letters = self._about_font_size(places[0], [(deck, card) for card in cards])
        for box, card in zip(places, cards, strict=True):
            self._draw_bonus_prestige_card(box, deck, card, "", letters)


def _card_text_area(note: Box) -> Box:
    """Return the box of a bonus or prestige card's text."""
    return Box(note.left + 16, note.top + 76, note.width - 32, note.height - 82)


_LINE_HEIGHT, _LINE_GAP = 62, 4
_NAME = 330  # pixels for the name of a profession
_WISH = 98  # for a thing that it wants, and whether it is there
_VALUE = 116
_MOST_ABOUT_LINES = 2  # lines at the most that tell what a card is worth
_MOST_CROP_LINES = 3  # the same in a narrow picture
_STEP = 38  # from one of them to the next


@dataclass(frozen=True, slots=True)
class CardVerdict:
    """What a profession card would bring now."""

    value: str = ""
    text: str = ""
    ink: Colour = INK
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class ProfessionData:
    """A profession: what it wants, whether that is there, and what came of it."""

    name: str
    wishes: tuple[tuple[str, str, bool], ...]  # kind, thing, found
    verdict: CardVerdict


def draw_professions_in_hand(
    view: View, own: OwnView, language: str, width: int = INNER
) -> Image.Image:
    """Draw the professions in hand."""
    shown = tuple(
        make_card_data(view, held.card, language, _judge_held_card(view, own, held, language))
        for held in own.hand
    )
    return _draw_professions("", shown, view.box.ground, width)


def draw_cards_to_choose(
    view: View, own: OwnView, language: str, width: int = INNER
) -> Image.Image:
    """Draw the cards of which one is kept; a narrow picture has no title."""
    title = words.label(language, "hand-choose") if width == INNER else ""
    deck = view.asked.deck
    if deck == "profession":
        cards = [view.box.professions[name] for name in own.looking_at]
        shown = tuple(make_card_data(view, card, language, CardVerdict()) for card in cards)
        return _draw_professions(title, shown, view.box.ground, width)
    return _draw_bonus_prestige_cards(title, deck, own.drawn, language, width)


def bonus_prestige_chips(own: OwnView, language: str) -> Iterator[Chip]:
    """List bonus and prestige cards in hand with what they are worth now."""
    for deck, cards in (("bonus", own.bonus), ("prestige", own.prestige)):
        for card in cards:
            yield Chip(deck, words.thing_name(language, deck, card.name), f"+{card.worth}")


def make_card_data(
    view: View, card: Profession, language: str, verdict: CardVerdict
) -> ProfessionData:
    found = works.sum_work(view.box, view.mine, card.name)
    wishes = (
        ("building", card.building, bool(found.building)),
        ("landscape", card.landscape, bool(found.landscape)),
        ("freedom", card.freedom, bool(found.freedom)),
    )
    return ProfessionData(words.thing_name(language, "profession", card.name), wishes, verdict)


def _judge_held_card(view: View, own: OwnView, held: InHand, language: str) -> CardVerdict:
    name, value = held.card.name, held.sum.value
    text, ink = judge_work(view, own, value, language, name)
    return CardVerdict(f"{value}", text, ink, chosen=name == own.gives_back)


def judge_work(
    view: View, own: OwnView, value: int, language: str, name: str | None
) -> tuple[str, Colour]:
    """Judge a work of this value: by a profession with bonus cards, by the Princess without."""
    if name is not None and name == own.gives_back:
        return words.label(language, "hand-gives-back"), INK
    short = works.missing_value(value, view.minimum)
    if not short:
        return words.label(language, "hand-enough"), GREEN
    more = sum(card.worth for card in own.bonus)
    if name is not None and not works.missing_value(value + more, view.minimum):
        return words.label(language, "hand-with-bonus"), GREEN
    return words.label(language, "hand-short", short=short), RED


# Professions


@lru_cache(16)
def _draw_professions(
    title: str, shown: tuple[ProfessionData, ...], ground: Ground, width: int
) -> Image.Image:
    top = my_view.TITLE if title else 6
    canvas, whole = make_panel_canvas(width, top + len(shown) * (_LINE_HEIGHT + _LINE_GAP) + 6)
    my_view.draw_heading(canvas, title)
    for number, data in enumerate(shown):
        box = Box(6, top + number * (_LINE_HEIGHT + _LINE_GAP), whole.width - 12, _LINE_HEIGHT)
        _draw_profession(canvas, box, data, ground)
    return quantize_picture(canvas.image)


def _draw_profession(canvas: Canvas, box: Box, data: ProfessionData, ground: Ground) -> None:
    canvas.draw_row_background(box, chosen=data.verdict.chosen)
    base = box.middle_y + 12
    canvas.write(box.left + 12, base, data.name, Face.NAME, 38, INK, room=_NAME - 16, least=LEAST)
    left = box.left + _NAME
    for kind, thing, found in data.wishes:
        canvas.paste_centred(
            wanted_thing_sprite(ground, kind, thing, 12, 50), left + 28, box.middle_y
        )
        canvas.paste_centred(icon("yes" if found else "no", 32), left + 72, box.middle_y)
        left += _WISH
    verdict = data.verdict
    if verdict.value:
        canvas.paste_centred(icon("work", 44), left + 30, box.middle_y)
        canvas.write(left + 56, box.middle_y + 16, verdict.value, Face.STRONG, 46, INK)
    room = box.right - left - _VALUE - 10
    if room > LEAST:
        text, ink = verdict.text, verdict.ink
        canvas.write(
            box.right - 12, base, text, Face.STRONG, 34, ink, side="right", room=room, least=LEAST
        )


def wanted_thing_sprite(ground: Ground, kind: str, name: str, square: int, size: int) -> Sprite:
    """Make the sprite of what a profession wants: a building's outline, or an icon."""
    if kind != "building":
        return icon(name, size)
    return tiles.tile_sprite(name, ground.turns[name][0], square, fresh=False)


# Bonus and prestige cards


@lru_cache(8)
def _draw_bonus_prestige_cards(
    title: str, deck: str, cards: tuple[CardWorth, ...], language: str, width: int
) -> Image.Image:
    """Draw bonus or prestige cards, each with what it counts."""
    told = [_about_lines(deck, card.name, language, width) for card in cards]
    highs = [_LINE_HEIGHT + len(lines) * _STEP + 6 for lines in told]
    y = my_view.TITLE if title else 6
    canvas, whole = make_panel_canvas(width, y + sum(highs) + _LINE_GAP * len(highs) + 6)
    my_view.draw_heading(canvas, title)
    for card, lines, high in zip(cards, told, highs, strict=True):
        box = Box(6, y, whole.width - 12, high)
        canvas.fill(box, SLOT, 8)
        canvas.paste_centred(icon(deck, 50), box.left + 34, box.top + _LINE_HEIGHT // 2)
        name = words.thing_name(language, deck, card.name)
        base = box.top + 44
        room = box.width - 190
        canvas.write(box.left + 68, base, name, Face.NAME, 38, INK, room=room, least=LEAST)
        canvas.write(box.right - 14, base + 3, f"+{card.worth}", Face.STRONG, 44, INK, side="right")
        for number, line in enumerate(lines):
            base = box.top + _LINE_HEIGHT + 26 + number * _STEP
            canvas.write(box.left + 14, base, line, Face.TEXT, LEAST, FADED)
        y += high + _LINE_GAP
    return quantize_picture(canvas.image)


def _about_lines(deck: str, name: str, language: str, width: int) -> tuple[str, ...]:
    about = words.thing_name(language, deck, name, "about")
    lines = _MOST_ABOUT_LINES if width == INNER else _MOST_CROP_LINES
    room, high = width - 44, fonts.line_height(LEAST) * lines
    return fonts.wrap_text(Face.TEXT, LEAST, about, room, high, LEAST)[1]
