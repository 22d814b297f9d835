"""What a work would be paid, in money and in points: each way is rehearsed."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from bot.engine.text import Florins, say
from bot.games.princes.moves import PrincessWork, Work
from bot.games.princes.pieces import WORKS
from bot.games.princes.view import View
from cogs.door.presses import MenuOption
from cogs.door.sitting import Sitting
from cogs.door.speech import Voice
from cogs.games.princes.reckoning import each_reckoned


@dataclass(frozen=True, slots=True)
class WorkPay:
    """One way to be paid."""

    florins: Florins
    points: int

    def told(self, voice: Voice) -> str:
        return voice("panel-work-pays", florins=self.florins, points=self.points)

    def label(self, voice: Voice) -> str:
        """On the button that completes the work."""
        return voice.label("panel-work-done", florins=self.florins, points=self.points)


@dataclass(frozen=True, slots=True)
class Payment:
    """Every way to be paid for a work, and the one that is chosen; none if it is too small."""

    ways: tuple[WorkPay, ...]
    chosen: WorkPay | None

    @property
    def points(self) -> int:
        return self.chosen.points if self.chosen else 0

    def options(self, voice: Voice, shown: Iterable[int], end: str) -> Iterator[MenuOption]:
        """Those that take so many points, each with the words that its value ends with."""
        for points in shown:
            pay = self.ways[points]
            label = voice.plain(say("panel-work-pay", florins=pay.florins, points=points))
            yield MenuOption(f"{points} {end}", label, chosen=pay == self.chosen)


def payment(sitting: Sitting[View], work: Work | PrincessWork, points: str) -> Payment:
    """As many points are chosen as these words say, or as there can be."""
    works = [replace(work, points=points) for points in sitting.amounts(work)]
    brought = each_reckoned(sitting, works).values()
    ways = tuple(WorkPay(Florins(one.florins), one.points(WORKS)) for one in brought)
    if not ways:
        return Payment((), None)
    if points.isdecimal():
        return Payment(ways, ways[min(int(points), len(ways) - 1)])
    view = sitting.view
    is_last = view.round == view.box.rounds  # there is little left that money could buy
    return Payment(ways, ways[-1 if is_last else 0])
