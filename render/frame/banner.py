"""The panel of a seat and its banner: whose it is, how many points, signs of what is special."""

from dataclasses import dataclass

from render import fonts, heraldry
from render.canvas import Box, Canvas, panelled
from render.fonts import Face
from render.frame.paints import Icons
from render.palette import GOLD, HONEY, INK, PANEL

HEIGHT = 54


@dataclass(frozen=True, slots=True)
class Banner:
    """What a banner tells."""

    seat: int
    name: str
    points: int
    change: int  # of the points since the picture before
    asked: bool
    signs: tuple[tuple[bool, str], ...]  # icons from the right, and whether each is shown
    roomy: int  # from this width of the panel on the points have their star beside them


def panel(width: int, height: int, banner: Banner, icon: Icons) -> tuple[Canvas, Box]:
    """A panel with its banner, set off when the seat is asked; all else has room below."""
    canvas, whole = panelled(width, height)
    if banner.asked:
        canvas.frame(whole, PANEL, GOLD, 10, 5)
    _draw(canvas, whole, banner, icon)
    return canvas, whole


def _draw(canvas: Canvas, whole: Box, banner: Banner, icon: Icons) -> None:
    ink = heraldry.tincture(banner.seat).ink
    edge = 5 if banner.asked else 2
    bar = Box(edge, edge, whole.width - 2 * edge, HEIGHT - edge)
    heraldry.banner(canvas, bar, banner.seat, hatched_to=54, radius=10 - edge)
    middle = edge + (HEIGHT - edge) // 2
    canvas.centre(heraldry.shield(banner.seat, 44, gilt=True), 32, middle)
    right = _points(canvas, bar.right - 10, middle, banner, icon)
    for is_shown, sign in banner.signs:
        if is_shown:
            right -= 38
            canvas.centre(icon(sign, 32), right + 16, middle)
    left = 64
    if banner.asked:
        canvas.centre(icon("arrow", 28), left + 12, middle)
        left += 30
    room = right - left - 8
    high = bar.height
    canvas.name(left, middle + 10, banner.name, 31, ink, room=room, least=25, high=high)


def _points(canvas: Canvas, right: int, middle: int, banner: Banner, icon: Icons) -> int:
    """The points, and what they were changed by; tells where the room ends."""
    ink = heraldry.tincture(banner.seat).ink
    text = f"{banner.points}".replace("-", "−")
    canvas.write(right, middle + 14, text, Face.STRONG, 40, ink, side="right")
    left = right - max(32, fonts.width(Face.STRONG, 40, text)) - 6
    if banner.change:
        text = f"{banner.change:+}".replace("-", "−")
        chip = Box(left - 42, middle - 15, 42, 30)
        canvas.slot(chip, HONEY, 8, fresh=True)
        canvas.write(chip.middle, middle + 8, text, Face.STRONG, 22, INK, side="middle", room=38)
        return left - 46
    if canvas.image.width < banner.roomy:
        return left
    canvas.centre(icon("points", 34), left - 16, middle)
    return left - 36
