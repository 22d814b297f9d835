"""The banner of a panel: whose it is, how many points, whether he begins, is asked, has won."""

from dataclasses import dataclass

from render import fonts, heraldry
from render.canvas import Box, Canvas
from render.fonts import Face
from render.palette import HONEY, INK
from render.princes.icons import icon

HEIGHT = 54
_ROOMY = 340  # from this width on the points have their star beside them


@dataclass(frozen=True, slots=True)
class Head:
    """What a banner tells, and what of the table every part of the panel has to know."""

    seat: int
    name: str
    language: str
    points: int
    change: int  # of the points since the picture before
    round: int
    starts: bool
    asked: bool
    crowned: bool
    best: bool  # the best work of the round so far


def draw(canvas: Canvas, whole: Box, head: Head) -> None:
    ink = heraldry.tincture(head.seat).ink
    edge = 5 if head.asked else 2
    bar = Box(edge, edge, whole.width - 2 * edge, HEIGHT - edge)
    heraldry.banner(canvas, bar, head.seat, hatched_to=54, radius=10 - edge)
    middle = edge + (HEIGHT - edge) // 2
    canvas.centre(heraldry.shield(head.seat, 44, gilt=True), 32, middle)
    right = _points(canvas, bar.right - 10, middle, whole.width + 2, head)
    for shown, name in ((head.starts, "pennon"), (head.crowned, "crown")):
        if shown:
            right -= 38
            canvas.centre(icon(name, 32), right + 16, middle)
    left = 64
    if head.asked:
        canvas.centre(icon("arrow", 28), left + 12, middle)
        left += 30
    room = right - left - 8
    canvas.write(left, middle + 10, head.name, Face.NAME, 31, ink, room=room, least=25)


def _points(canvas: Canvas, right: int, middle: int, width: int, head: Head) -> int:
    """The points, and what they were changed by; tells where the room ends."""
    ink = heraldry.tincture(head.seat).ink
    text = str(head.points).replace("-", "−")
    canvas.write(right, middle + 14, text, Face.STRONG, 40, ink, side="right")
    left = right - max(32, fonts.width(Face.STRONG, 40, text)) - 6
    if head.change:
        text = f"{head.change:+}".replace("-", "−")
        chip = Box(left - 42, middle - 15, 42, 30)
        canvas.slot(chip, HONEY, 8, fresh=True)
        canvas.write(chip.middle, middle + 8, text, Face.STRONG, 22, INK, side="middle", room=38)
        return left - 46
    if width < _ROOMY:
        return left
    canvas.centre(icon("points", 34), left - 16, middle)
    return left - 36
