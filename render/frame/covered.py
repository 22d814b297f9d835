"""What the seats held and nobody else saw: shown in the film of a game that is over alone."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Generic, Protocol, TypeVar

H = TypeVar("H")


class Seen(Protocol):
    """A view, as far as hands and films ask it."""

    @property
    def scores(self) -> object | None:
        """None until the game is over."""


V = TypeVar("V", bound=Seen)


@dataclass(frozen=True, slots=True)
class Hands(Generic[V, H]):
    """What every seat held at each view of a film; `end` is the last view of the whole game."""

    end: V
    held: Sequence[Sequence[H]]

    def of(self, views: int) -> Sequence[Sequence[H]]:
        """Seat by seat for so many views: nothing at all unless the game is over."""
        if self.end.scores is None:
            return ((),) * views
        assert len(self.held) == views, "hands for every view, and for no other"
        return self.held


def uncovered(
    end: V,
    seen: Sequence[Sequence[V]],
    held: Callable[[V], H],
    chapter: Callable[[V], int],
    calmed: Callable[[Sequence[H]], Sequence[H]],
) -> Hands[V, H]:
    """Of what every seat saw at each view of a film.

    As long as a chapter lasts a seat's cards are set alike, so that nothing jumps while it is seen.
    """
    frames: list[tuple[H, ...]] = []
    for _, views in groupby(seen, key=lambda views: chapter(views[0])):
        seats = zip(*([held(view) for view in at_once] for at_once in views), strict=True)
        frames += zip(*(calmed(one) for one in seats), strict=True)
    return Hands(end, tuple(frames))
