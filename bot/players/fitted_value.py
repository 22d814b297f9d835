"""The fitted value of a position: a linear value of each seat's figures, by round and table."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from operator import mul
from pathlib import Path
from typing import TypeAlias

FOLDER = Path(__file__).parents[2] / "data" / "players"
Weights: TypeAlias = tuple[float, ...]


@cache
def load_weights(game: str) -> Mapping[str, Mapping[int, Weights]]:
    """The weights of all figures by the kind of table, then by stage; none before the first fit."""
    file = FOLDER / f"{game}.json"
    if not file.exists():
        return {}
    kept = json.loads(file.read_text("utf-8"))
    return {
        table: {int(stage): tuple(weights) for stage, weights in stages.items()}
        for table, stages in kept["tables"].items()
    }


def find_weights(game: str, table: str, stage: int) -> Weights:
    """The weights for this stage, or the nearest for which there were games."""
    stages = load_weights(game)[table]
    return stages[min(stages, key=lambda known: (abs(known - stage), known))]


def rate_seat(weights: Weights, features: Sequence[float]) -> float:
    """The part of the expected margin that comes from this seat's figures."""
    expected: float = sum(map(mul, weights, features))
    return round(expected, 3)
