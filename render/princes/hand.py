"""The hand of a prince, for him alone: what every card wants, finds, and is worth right now."""

from collections.abc import Mapping

from bot.games.princes import works
from bot.games.princes.printed import Profession
from bot.games.princes.view import InHand, Own, View
from render import fonts, words
from render.canvas import Box, Sprite
from render.fonts import Face
from render.frame.masthead import Figure
from render.frame.sheet import GAP, TOP, Sheet, part
from render.palette import FADED, GOLD, GREEN, HONEY, INK, PANEL, RED, RULE, SLOT, Colour
from render.princes import tiles
from render.princes.icons import icon
from render.princes.paints import PAINTS

_A_ROW = range(3, 6)  # professions side by side
_FOOT = 4  # pixels below all of it
_ROOMY = 360  # a card of this width has larger letters
_HIGH, _LOW = 366, 268  # a card with its sum, and one without
_NOTES = range(3, 5)  # bonus and prestige cards side by side
_NOTE_HIGH = 166
_ABOUT = range(16, 27)  # pixels of the letters that tell what such a card is worth
_SERVICE_HIGH, _SERVANT = 108, 190  # the line of a character, and pixels for his name


def draw_hand(view: View, language: str, names: Mapping[int, str]) -> bytes:
    """The viewer's cards as PNG; only a view with an owner has any."""
    own = view.own
    assert own is not None, "a spectator has no hand"
    return _Hand(view, own, words.understood(language), names).png()


class _Hand:
    """One hand being drawn from top to bottom."""

    def __init__(self, view: View, own: Own, language: str, names: Mapping[int, str]) -> None:
        self._view, self._own, self._language, self._names = view, own, language, names
        self._estate = view.estates[own.seat]
        self._sheet = Sheet(self._height(), PAINTS)
        self._canvas = self._sheet.canvas

    def png(self) -> bytes:
        own, minimum = self._own, self._view.minimum
        name = words.called(self._names, own.seat)
        figures = [
            Figure("coin", f"{own.hidden.florins}"),
            Figure("work", words.label(self._language, "minimum", minimum=minimum)),
        ]
        title = words.label(self._language, "hand-title", name=name)
        self._sheet.head(own.seat, title, figures)
        self._looked_at()
        self._character()
        self._professions()
        self._notes()
        return self._sheet.png()

    # How high it will be

    def _height(self) -> int:
        own, deck = self._own, self._view.asked.deck
        high = TOP + part(len(own.hand), _A_ROW, _HIGH) + _FOOT
        if not own.hand:
            high += GAP
        if own.looking_at and deck == "profession":
            high += part(len(own.looking_at), _A_ROW, _LOW)
        elif own.looking_at:
            high += part(len(own.looking_at), _NOTES, _NOTE_HIGH)
        if self._estate.character:
            high += _SERVICE_HIGH + GAP
        notes = len(own.bonus) + len(own.prestige)
        return high + (part(notes, _NOTES, _NOTE_HIGH) if notes else 0)

    # The character in one's service

    def _character(self) -> None:
        estate, language = self._estate, self._language
        if not estate.character:
            return
        canvas, is_used = self._canvas, estate.is_face_down
        box = self._sheet.line(_SERVICE_HIGH)
        middle = box.top + box.height // 2
        canvas.centre(icon(estate.character, 84, dim=is_used), box.left + 58, middle)
        name, ink = words.thing(language, "character", estate.character), FADED if is_used else INK
        left = box.left + 116
        canvas.write(left, middle + 11, name, Face.NAME, 34, ink, room=_SERVANT, least=24)
        right = self._verdict_on_character(box.right - 20, middle)
        text = words.thing(language, "character", estate.character, "about")
        left += _SERVANT + 16
        size, lines = fonts.wrapped(Face.TEXT, 25, text, right - left - 16, box.height - 16, 18)
        base = middle + round(size * 0.35) - (len(lines) - 1) * fonts.leading(size) // 2
        for number, line in enumerate(lines):
            canvas.write(left, base + number * fonts.leading(size), line, Face.TEXT, size, ink)

    def _verdict_on_character(self, right: int, middle: int) -> int:
        """What he would bring now, at the right of his line; tells where that begins."""
        own, canvas = self._own, self._canvas
        if self._estate.is_face_down:
            canvas.centre(icon("yes", 44), right - 22, middle)
            return right - 44
        if own.princess:
            text, ink = self._verdict(own.princess.value)
            figure, symbol = f"{own.princess.value}", "work"
        elif own.merchant:
            text, ink, figure, symbol = "", INK, f"+{own.merchant}", "points"
        elif own.changes:
            text, ink, figure, symbol = "", INK, f"+{own.changes}", "points"
        else:
            return right
        if text:
            canvas.write(right, middle + 9, text, Face.STRONG, 25, ink, side="right")
            right -= fonts.width(Face.STRONG, 25, text) + 16
        canvas.write(right, middle + 16, figure, Face.STRONG, 46, INK, side="right")
        right -= fonts.width(Face.STRONG, 46, figure) + 12
        canvas.centre(icon(symbol, 44), right - 22, middle)
        return right - 44

    # Professions

    def _professions(self) -> None:
        own = self._own
        self._sheet.title(words.label(self._language, "hand-professions", count=len(own.hand)))
        places = self._sheet.places(len(own.hand), _A_ROW, _HIGH)
        if not places:
            self._sheet.y += GAP
        for box, held in zip(places, own.hand, strict=True):
            chosen = held.card.name == own.gives_back
            self._card(box, held.card, chosen=chosen)
            self._sum(box, held)

    def _card(self, box: Box, card: Profession, *, chosen: bool) -> None:
        canvas, language = self._canvas, self._language
        canvas.panel(box)
        if chosen:
            canvas.frame(box, HONEY, GOLD, 10, 5)
        name = words.thing(language, "profession", card.name)
        room = box.width - 28
        canvas.write(box.left + 14, box.top + 40, name, Face.NAME, 31, INK, room=room, least=22)
        canvas.fill(Box(box.left + 14, box.top + 52, box.width - 28, 2), RULE)
        numbers = self._view.box.numbers
        sum_ = works.summed(self._view.box, self._view.mine, card.name)
        wishes = (
            ("building", card.building, sum_.building, numbers.work_building),
            ("landscape", card.landscape, sum_.landscape, numbers.work_landscape),
            ("freedom", card.freedom, sum_.freedom, numbers.work_freedom),
        )
        for number, (kind, thing, found, worth) in enumerate(wishes):
            self._wish(
                Box(box.left + 12, box.top + 62 + number * 64, box.width - 24, 58),
                kind,
                thing,
                worth,
                found=bool(found),
            )

    def _wish(self, box: Box, kind: str, name: str, worth: int, *, found: bool) -> None:
        canvas, language = self._canvas, self._language
        canvas.fill(box, PANEL if found else SLOT, 8)
        middle = box.top + box.height // 2
        canvas.centre(_drawing(self._view, kind, name), box.left + 32, middle)
        right = box.right - 84
        text = words.label(language, f"freedom-{name}") if kind == "freedom" else ""
        text = text or words.thing(language, kind, name)
        room = right - box.left - 66
        letters = 28 if box.width > _ROOMY else 24
        base = middle + 9
        canvas.write(box.left + 64, base, text, Face.TEXT, letters, INK, room=room, least=16)
        ink = GREEN if found else FADED
        canvas.write(box.right - 40, base, f"+{worth}", Face.STRONG, 28, ink, side="right")
        canvas.centre(icon("yes" if found else "no", 26), box.right - 18, middle)

    def _sum(self, box: Box, held: InHand) -> None:
        """Jesters, cards, and the value against the minimum of the round."""
        canvas = self._canvas
        base = box.top + 286
        canvas.centre(icon("jester", 34), box.left + 34, base - 9)
        canvas.write(box.left + 58, base, f"+{held.sum.jesters}", Face.STRONG, 26, INK)
        canvas.centre(icon("profession", 34), box.left + 130, base - 9)
        canvas.write(box.left + 152, base, f"+{held.sum.cards}", Face.STRONG, 26, INK)
        foot = Box(box.left + 5, box.bottom - 66, box.width - 10, 61)
        canvas.fill(foot, SLOT, 8)
        canvas.centre(icon("work", 40), foot.left + 34, foot.top + 31)
        end = canvas.write(foot.left + 62, foot.top + 46, f"{held.sum.value}", Face.STRONG, 46, INK)
        text, ink = self._verdict(held.sum.value, held)
        right, room = foot.right - 12, foot.right - end - 24
        base = foot.top + 41
        canvas.write(right, base, text, Face.STRONG, 25, ink, side="right", room=room, least=15)

    def _verdict(self, value: int, held: InHand | None = None) -> tuple[str, Colour]:
        """Whether a work could be completed now, with this card or by the Princess alone."""
        if held and held.card.name == self._own.gives_back:
            return words.label(self._language, "hand-gives-back"), INK
        short = works.lacking(value, self._view.minimum)
        if not short:
            return words.label(self._language, "hand-enough"), GREEN
        most = value + sum(card.worth for card in self._own.bonus)
        if held and not works.lacking(most, self._view.minimum):
            return words.label(self._language, "hand-with-bonus"), GREEN
        return words.label(self._language, "hand-short", short=short), RED

    # Bonus and prestige cards

    def _notes(self) -> None:
        own = self._own
        notes = [("bonus", card) for card in own.bonus]
        notes += [("prestige", card) for card in own.prestige]
        if not notes:
            return
        bonus, prestige = len(own.bonus), len(own.prestige)
        key = "hand-both" if bonus and prestige else "hand-bonus" if bonus else "hand-prestige"
        self._sheet.title(words.label(self._language, key, count=len(notes)))
        places = self._sheet.places(len(notes), _NOTES, _NOTE_HIGH)
        letters = self._letters(places[0], [(deck, card.name) for deck, card in notes])
        for box, (deck, card) in zip(places, notes, strict=True):
            self._note(box, deck, card.name, f"+{card.worth}", letters)

    def _letters(self, box: Box, notes: list[tuple[str, str]]) -> int:
        """The same for all cards side by side: so large that the longest text has room."""
        text, most, least = _about(box), _ABOUT[-1], _ABOUT[0]
        abouts = [words.thing(self._language, deck, name, "about") for deck, name in notes]
        return min(
            fonts.wrapped(Face.TEXT, most, about, text.width, text.height, least)[0]
            for about in abouts
        )

    def _note(self, box: Box, deck: str, name: str, worth: str, letters: int) -> None:
        canvas, language = self._canvas, self._language
        canvas.panel(box)
        canvas.centre(icon(deck, 56), box.left + 36, box.top + 42)
        right = box.right - 14
        if worth:
            canvas.write(right, box.top + 48, worth, Face.STRONG, 40, INK, side="right")
            right -= fonts.width(Face.STRONG, 40, worth) + 10
        room = right - box.left - 72
        title = words.thing(language, deck, name)
        size, lines = fonts.wrapped(Face.NAME, 28, title, room, 64, 19)
        base = box.top + (46 if len(lines) == 1 else 34)
        for number, line in enumerate(lines):
            where = base + number * fonts.leading(size)
            canvas.write(box.left + 70, where, line, Face.NAME, size, INK)
        about = words.thing(language, deck, name, "about")
        canvas.paragraph(_about(box), about, Face.TEXT, letters, INK, least=_ABOUT[0])

    # Cards of which one is to be kept

    def _looked_at(self) -> None:
        cards, deck = self._own.looking_at, self._view.asked.deck
        if not cards:
            return
        self._sheet.title(words.label(self._language, "hand-choose"))
        if deck == "profession":
            places = self._sheet.places(len(cards), _A_ROW, _LOW)
            for box, card in zip(places, cards, strict=True):
                self._card(box, self._view.box.professions[card], chosen=False)
            return
        places = self._sheet.places(len(cards), _NOTES, _NOTE_HIGH)
        letters = self._letters(places[0], [(deck, card) for card in cards])
        for box, card in zip(places, cards, strict=True):
            self._note(box, deck, card, "", letters)


def _about(note: Box) -> Box:
    """Where a bonus or prestige card tells what it is worth."""
    return Box(note.left + 16, note.top + 76, note.width - 32, note.height - 82)


def _drawing(view: View, kind: str, name: str) -> Sprite:
    if kind != "building":
        return icon(name, 46)
    cells = view.box.ground.turns[name][0]
    return tiles.tile(name, cells, 15, fresh=False)
