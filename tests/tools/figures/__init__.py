"""The figures of `bench`: every module here has FIGURES, a tuple of what it measures."""

import asyncio
import gc
import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Literal, TypeAlias

Aim: TypeAlias = Literal["at least", "at most", "to compare"]


@dataclass(frozen=True, slots=True)
class Figure:
    """Something that can be measured, and what it should come to."""

    name: str
    unit: str
    aim: Aim
    target: float
    measure: Callable[[], float]

    def met(self, value: float) -> bool:
        match self.aim:
            case "at least":
                return value >= self.target
            case "at most":
                return value <= self.target
        return True


def figures() -> tuple[Figure, ...]:
    """All there are, module by module."""
    modules = sorted(module.name for module in pkgutil.iter_modules(__path__))
    found = [importlib.import_module(f"{__name__}.{name}").FIGURES for name in modules]
    return tuple(figure for some in found for figure in some)


def seconds(
    work: Callable[[], object], *, times: int = 5, clock: Callable[[], float] = perf_counter
) -> float:
    """The shortest time the work takes: whatever is above it, other programs took."""
    best = float("inf")
    for _ in range(times):
        gc.collect()
        gc.disable()
        try:
            begun = clock()
            work()
            best = min(best, clock() - begun)
        finally:
            gc.enable()
    return best


async def late_wakings(seconds: float, nap: float) -> list[float]:
    """Sleep over and over; return by how many milliseconds each waking came too late."""
    late: list[float] = []
    until = perf_counter() + seconds
    while (begun := perf_counter()) < until:
        await asyncio.sleep(nap)
        late.append(1000 * (perf_counter() - begun - nap))
    return late
