"""Compose a game's board from regions; header bar, seat panel, ribbon, cover, and alt texts."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import Generic, TypeAlias, TypeVar

from PIL import Image, ImageFilter, ImageOps

from bot.engine.text import Text, say
from bot.i18n.speak import speaker_for
from render import fonts, heraldry, words
from render.canvas import Box, Canvas, encode_png, make_panel_canvas
from render.fonts import Face
from render.palette import CREAM, GOLD, GROUND, HONEY, INK, PANEL, WINE, Quantize
from render.theme import IconMaker, Theme
from render.words import Names, label

V = TypeVar("V")  # the public view of a game
H = TypeVar("H")  # what a seat held: in films alone, and only of a game that is over

Region: TypeAlias = tuple[Box, Image.Image]


@dataclass(frozen=True, slots=True)
class BoardRenderer(Generic[V, H]):
    """Compose the board of a game from its regions."""

    width: int
    height: int
    # What is new since the view before is set off. Hands are by seat, or there are none.
    regions: Callable[[V, str, Names, V | None, Sequence[H]], Iterable[Region]]
    quantize: Quantize

    def draw_board(self, view: V, language: str, names: Names, before: V | None = None) -> bytes:
        """Draw the public board as PNG; highlight what differs from `before`."""
        return encode_png(self.compose_board(view, language, names, before))

    def compose_board(
        self, view: V, language: str, names: Names, before: V | None = None
    ) -> Image.Image:
        """Compose the board as a new image in the colours of the fixed palette."""
        picture = _blank_board(self.width, self.height, self.quantize).copy()
        for box, region in self.regions(view, words.nearest_language(language), names, before, ()):
            picture.paste(region, (box.left, box.top))
        return picture


@cache
def _blank_board(width: int, height: int, flattened: Quantize) -> Image.Image:
    return flattened(Image.new("RGB", (width, height), GROUND))


BANNER_HEIGHT = 54
_NAME_LETTERS = 29  # of all names alike: what is too long is cut
_ARROW_ROOM = 138  # pixels of a name with an arrow before it


@dataclass(frozen=True, slots=True)
class BannerData:
    """What the banner of a seat shows."""

    seat: int
    name: str
    points: int
    change: int  # of the points since the picture before
    asked: bool
    signs: tuple[tuple[bool, str], ...]  # icons from the right, and whether each is shown
    roomy: int  # from this width of the panel on the points have their star beside them


def make_seat_panel(
    width: int, height: int, banner: BannerData, icon: IconMaker
) -> tuple[Canvas, Box]:
    """Make a panel with its banner; it is highlighted when the seat is asked."""
    canvas, whole = make_panel_canvas(width, height)
    if banner.asked:
        canvas.draw_frame(whole, PANEL, GOLD, 10, 5)
    _draw_seat_banner(canvas, whole, banner, icon)
    return canvas, whole


def _draw_seat_banner(canvas: Canvas, whole: Box, banner: BannerData, icon: IconMaker) -> None:
    ink = heraldry.seat_tincture(banner.seat).ink
    edge = 5 if banner.asked else 2
    bar = Box(edge, edge, whole.width - 2 * edge, BANNER_HEIGHT - edge)
    heraldry.draw_hatched_bar(canvas, bar, banner.seat, hatched_to=54, radius=10 - edge)
    middle = edge + (BANNER_HEIGHT - edge) // 2
    canvas.paste_centred(heraldry.shield_sprite(banner.seat, 44, gilt=True), 32, middle)
    right = _draw_seat_points(canvas, bar.right - 10, middle, banner, icon)
    for is_shown, sign in banner.signs:
        if is_shown:
            right -= 34
            canvas.paste_centred(icon(sign, 32), right + 16, middle)
    left = 64
    if banner.asked and right - left >= _ARROW_ROOM:
        canvas.paste_centred(icon("arrow", 28), left + 12, middle)
        left += 30
    room = right - left - 8
    canvas.write(left, middle + 10, banner.name, Face.NAME, _NAME_LETTERS, ink, room=room)


def _draw_seat_points(
    canvas: Canvas, right: int, middle: int, banner: BannerData, icon: IconMaker
) -> int:
    """Draw the points and their change; return where the free room ends."""
    ink = heraldry.seat_tincture(banner.seat).ink
    text = words.format_points(banner.points)
    canvas.write(right, middle + 14, text, Face.STRONG, 40, ink, side="right")
    left = right - max(32, fonts.text_width(Face.STRONG, 40, text)) - 6
    if banner.change:
        text = words.format_change(banner.change)
        chip = Box(left - 40, middle - 15, 40, 30)
        canvas.draw_slot(chip, HONEY, 8, fresh=True)
        canvas.write(chip.middle, middle + 8, text, Face.STRONG, 22, INK, side="middle", room=36)
        return left - 42
    if canvas.image.width < banner.roomy:
        return left
    canvas.paste_centred(icon("points", 34), left - 16, middle)
    return left - 36


HEADER_HEIGHT, TALL_HEADER_HEIGHT = 76, 140
_SENTENCE_LETTERS, _SENTENCE_LEFT, _SENTENCE_BASE = 44, 84, 51  # of the sentence


@dataclass(frozen=True, slots=True)
class HeaderData:
    """What the header bar shows; the plaque at its end is optional, and so is the plaque's icon."""

    sentence: str
    symbol: str
    when: str  # the round, or the turn
    plaque: str = ""
    sign: str = ""


def winner_sentence(winners: Sequence[int], language: str, names: Names) -> str:
    """Say who has won."""
    if len(winners) > 1:
        return words.label(language, "header-shared", count=len(winners))
    return words.label(language, "header-won", name=words.player_name(names, winners[0]))


@lru_cache(16)
def draw_header_bar(data: HeaderData, width: int, theme: Theme) -> Image.Image:
    """Draw the header bar of a board."""
    canvas = _start_header_bar(data, width, HEADER_HEIGHT, theme)
    left = _draw_header_plaque(canvas, data, 12, theme) if data.plaque else width - 20
    left -= fonts.text_width(Face.TITLE, 34, data.when)
    canvas.write(left, _SENTENCE_BASE, data.when, Face.TITLE, 34, GOLD)
    canvas.write_name(
        _SENTENCE_LEFT,
        _SENTENCE_BASE,
        data.sentence,
        _SENTENCE_LETTERS,
        CREAM,
        room=left - _SENTENCE_LEFT - 24,
        least=32,
        high=66,
    )
    return theme.quantize(canvas.image)


@lru_cache(16)
def draw_tall_header_bar(data: HeaderData, width: int, theme: Theme) -> Image.Image:
    """Draw the header bar in two lines, for a picture in portrait format."""
    canvas = _start_header_bar(data, width, TALL_HEADER_HEIGHT, theme)
    room = width - _SENTENCE_LEFT - 20
    canvas.write_name(
        _SENTENCE_LEFT, _SENTENCE_BASE + 2, data.sentence, 48, CREAM, room=room, least=40, high=72
    )
    canvas.write(_SENTENCE_LEFT, _SENTENCE_BASE + 72, data.when, Face.TITLE, 36, GOLD)
    if data.plaque:
        _draw_header_plaque(canvas, data, 84, theme)
    return theme.quantize(canvas.image)


def _start_header_bar(data: HeaderData, width: int, height: int, theme: Theme) -> Canvas:
    """Draw the patterned ground and the icon of the open question."""
    canvas = Canvas(width, height, WINE)
    canvas.image.paste(_header_background(width, height, theme), (0, 0))
    canvas.draw_frame(Box(14, 9, 56, 56), CREAM, GOLD, 28, 3)
    canvas.paste_centred(theme.icon(data.symbol, 38), 42, 37)
    return canvas


def _draw_header_plaque(canvas: Canvas, data: HeaderData, top: int, theme: Theme) -> int:
    """Draw the plaque at the end of the bar; return where the room before it ends."""
    wide = fonts.text_width(Face.STRONG, 32, data.plaque) + (72 if data.sign else 32)
    box, base = Box(canvas.image.width - wide - 16, top, wide, 48), top + 37
    canvas.draw_frame(box, CREAM, GOLD, 10, 3)
    if data.sign:
        canvas.paste_centred(theme.icon(data.sign, 38), box.left + 32, box.middle_y)
        canvas.write(box.left + 58, base, data.plaque, Face.STRONG, 32, INK)
    else:
        canvas.write(box.middle, base, data.plaque, Face.STRONG, 32, INK, side="middle")
    return box.left - 24


@cache
def _header_background(width: int, height: int, theme: Theme) -> Image.Image:
    """Draw the theme's pattern with a golden hem."""
    canvas = Canvas(width, height, WINE)
    theme.draw_pattern(canvas)
    canvas.fill(Box(0, height - 4, width, 4), GOLD)
    return canvas.image


Draw: TypeAlias = Callable[[], bytes]

_RIBBON_LETTERS, _RIBBON_HEIGHT, _RIBBON_EDGE = 64, 120, 6
_BLUR = 24  # so strong that it can't be taken for a position


def draw_stopped_board(draw: Draw, language: str, why: str) -> bytes:
    """Draw a ribbon across the board that says why the game has stopped."""
    return encode_png(_draw_ribbon(_open_picture(draw()), label(language, f"ribbon-{why}")))


def draw_blurred_board(draw: Draw, language: str, why: str) -> bytes:
    """Draw the ribbon across a blurred board, where the position itself can't be shown."""
    hinted = ImageOps.grayscale(_open_picture(draw()).filter(ImageFilter.GaussianBlur(_BLUR)))
    return encode_png(_draw_ribbon(hinted.convert("RGB"), label(language, f"ribbon-{why}")))


def _open_picture(png: bytes) -> Image.Image:
    with Image.open(BytesIO(png)) as opened:
        return opened.convert("RGB")


def _draw_ribbon(plain: Image.Image, text: str) -> Image.Image:
    canvas = Canvas(plain.width, _RIBBON_HEIGHT, GOLD)
    canvas.fill(Box(0, _RIBBON_EDGE, plain.width, _RIBBON_HEIGHT - 2 * _RIBBON_EDGE), WINE)
    size, told = fonts.fit_text(Face.TITLE, _RIBBON_LETTERS, text, plain.width - 80, 24)
    base = _RIBBON_HEIGHT // 2 + round(size * 0.36)
    canvas.write(plain.width // 2, base, told, Face.TITLE, size, CREAM, side="middle")
    plain.paste(canvas.image.convert("RGB"), (0, (plain.height - _RIBBON_HEIGHT) // 2))
    return plain


_EXAMPLE_FOLDER = Path(__file__).parent.parent / "examples"


@cache
def load_example_picture(name: str) -> bytes:
    return (_EXAMPLE_FOLDER / name).read_bytes()


ALT_TEXT_LIMIT = 1024  # characters that Discord lets an alt text have


def speak_sentences(
    texts: Iterable[Text], seats: Iterable[int], language: str, names: Names
) -> Iterator[str]:
    """Speak texts sentence by sentence; a seat without a name is called by its letter."""
    speaks = speaker_for(language)
    called = {int(seat): names.get(seat) or heraldry.seat_letter(seat) for seat in seats}
    for text in texts:
        yield speaks.speak_text(text, called)


def fit_alt_text(sentences: Iterable[str], language: str) -> str:
    """Join as many sentences as an alt text may hold, and say where the rest can be read."""
    whole = list(sentences)
    if len(" ".join(whole)) <= ALT_TEXT_LIMIT:
        return " ".join(whole)
    more = speaker_for(language).speak_text(say("alt-more"))
    while len(" ".join([*whole, more])) > ALT_TEXT_LIMIT:
        whole.pop()
    return " ".join([*whole, more])
