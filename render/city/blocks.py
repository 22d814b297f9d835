"""A wall with its side, its roof and its windows: what every building of the city is made of."""

from render.canvas import Pen, Point
from render.city.paints import FACES, WINDOW, edged, shaded
from render.palette import WHITE, Colour, mixed

_LEAN, _RISE = 0.55, 0.34  # how far what lies behind moves to the right, and up
_LINE = 1.3


class Block:
    """A wall with its side and its roof, in steps of the full size."""

    def __init__(self, pen: Pen, left: float, foot: float, wide: float, high: float, deep: float):
        self.pen, self.left, self.foot = pen, left, foot
        self.wide, self.high, self.deep = wide, high, deep
        self.aside, self.up = deep * _LEAN, deep * _RISE

    @property
    def right(self) -> float:
        return self.left + self.wide

    @property
    def eave(self) -> float:
        return self.foot - self.high

    def walls(self, colour: Colour) -> None:
        side = [
            (self.right, self.foot),
            (self.right + self.aside, self.foot - self.up),
            (self.right + self.aside, self.eave - self.up),
            (self.right, self.eave),
        ]
        self.pen.polygon(side, shaded(colour))
        self.pen.block(self.left, self.eave, self.right, self.foot, colour)
        self.pen.line([*side[:1], side[3]], edged(colour), _LINE)
        self.pen.line([(self.left, self.foot), (self.left, self.eave)], edged(colour), _LINE)

    def roof(self, colour: Colour, rise: float, over: float = 2.5) -> None:
        """Two slopes: the ridge lies along the front."""
        ridge = self.eave - self.up / 2 - rise
        begin, end = self.left - over, self.right + over
        left, right = self.left + self.aside / 2 - over, self.right + self.aside / 2 + over
        gable = [
            (self.right, self.eave),
            (self.right + self.aside, self.eave - self.up),
            (right - over, ridge),
        ]
        self.pen.polygon(gable, shaded(FACES[1]))
        back = [
            (left, ridge),
            (right, ridge),
            (right + self.aside / 2, self.eave - self.up + 1),
            (left + self.aside / 2, self.eave - self.up + 1),
        ]
        self.pen.polygon(back, shaded(colour))
        front = [(begin, self.eave + 1.5), (end, self.eave + 1.5), (right, ridge), (left, ridge)]
        self.pen.polygon(front, colour)
        for at in range(1, 6):
            top = left + (right - left) * at / 6, ridge
            foot = begin + (end - begin) * at / 6, self.eave + 1.5
            self.pen.line([top, foot], mixed(colour, edged(colour), 0.35), 0.8)
        self.pen.line([(left, ridge), (right, ridge)], mixed(colour, WHITE, 0.25), 1.4)
        self.pen.line(front[:2], edged(colour), _LINE)

    def hipped(self, colour: Colour, rise: float, over: float = 5) -> None:
        """Four slopes on a cornice that reaches far out."""
        begin, end = self.left - over, self.right + over
        eave, top = self.eave + 2, self.eave - self.up / 2 - rise
        left, right = self.left + self.wide * 0.3, self.right - self.wide * 0.16
        left, right = left + self.aside / 2, right + self.aside / 2
        back: Point = (end + self.aside, eave - self.up)
        self.pen.polygon([(end, eave), back, (right, top)], shaded(colour))
        self.pen.polygon([(begin, eave), (end, eave), (right, top), (left, top)], colour)
        far: Point = (begin + self.aside, eave - self.up)
        self.pen.polygon([(begin, eave), (left, top), far], mixed(colour, WHITE, 0.12))
        for at in range(1, 8):
            share = at / 8
            up = left + (right - left) * share, top
            foot = begin + (end - begin) * share, eave
            self.pen.line([up, foot], mixed(colour, edged(colour), 0.35), 0.8)
        self.pen.line([(left, top), (right, top)], mixed(colour, WHITE, 0.25), 1.4)
        self.pen.line([(begin, eave), (end, eave)], edged(colour), 2.2)

    def window(self, x: float, foot: float, wide: float, high: float) -> None:
        """With an arch above it."""
        self.pen.block(x - wide / 2, foot - high + wide / 2, x + wide / 2, foot, WINDOW)
        self.pen.disk(x, foot - high + wide / 2, wide / 2, WINDOW)

    def course(self, y: float, colour: Colour) -> None:
        self.pen.line([(self.left, y), (self.right, y)], colour, 1.4)
        side = [(self.right, y), (self.right + self.aside, y - self.up)]
        self.pen.line(side, shaded(colour), 1.4)

    def battlements(self, colour: Colour, tooth: float = 5) -> None:
        """A gallery that stands out, and the teeth on it."""
        over, high = 3.0, 8.0
        top = Block(
            self.pen,
            self.left - over,
            self.eave + 2,
            self.wide + 2 * over,
            high,
            self.deep + 2 * over,
        )
        top.walls(colour)
        self.pen.polygon(
            [
                (top.left, top.eave),
                (top.right, top.eave),
                (top.right + top.aside, top.eave - top.up),
                (top.left + top.aside, top.eave - top.up),
            ],
            shaded(shaded(colour)),
        )
        at = top.left
        while at < top.right - 1:
            right = min(at + tooth * 0.6, top.right)
            self.pen.block(at, top.eave - tooth, right, top.eave + 1, colour)
            at += tooth * 1.15
        for step in range(4):
            x, y = top.right + top.aside * (step + 0.3) / 4, top.eave - top.up * (step + 0.3) / 4
            self.pen.block(x, y - tooth, x + tooth * 0.4, y + 1, shaded(colour))
