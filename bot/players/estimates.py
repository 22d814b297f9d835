"""Estimates: reasons that give a figure of the outlook of whoever advises."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine.text import Text

A_POINT = 1.0  # of the outlook: what is less is not worth a word


@dataclass(frozen=True, slots=True)
class Estimate(Text):
    """What something is worth; beside another figure for the same move it would contradict it."""


@dataclass(frozen=True, slots=True)
class Comparison(Estimate):
    """How much more it is worth than letting the question go by, and than nothing else."""


def estimated(key: str, points: float, kind: type[Estimate] = Estimate) -> Iterator[Text]:
    """The reason, where the figure is worth a word."""
    if points >= A_POINT:
        yield kind(key, (("points", round(points)),))
