"""What a work is paid, in money and in points, and what it lacks; the rules count all of it."""

from abc import ABC, abstractmethod

from bot.engine.text import Florins
from bot.games.princes import works
from bot.games.princes.view import View


class Payable(ABC):
    """A work before it is completed."""

    __slots__ = ()

    view: View

    @property
    @abstractmethod
    def value(self) -> int: ...

    @property
    def lacking(self) -> int:
        return works.lacking(self.value, self.view.minimum)

    @property
    def is_enough(self) -> bool:
        return not self.lacking

    @property
    def most_points(self) -> int:
        return works.most_points(self.view.box, self.value)

    def pay(self, points: int) -> tuple[Florins, int]:
        return Florins(works.pay(self.view.box, self.value, points)), points
