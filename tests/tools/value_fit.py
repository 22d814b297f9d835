"""Fit the value of computer players to positions of games, and check it on games held out."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from operator import mul
from typing import TypeAlias

from bot.players.fitted_value import find_weights
from tests.tools.value_games import Position

HELD_OUT = 5  # one game of so many is kept from the fit to check it
SHRINK_ALL, SHRINK_TABLE = 100.0, 1000.0  # rows that weights of 0, and of all tables, count for

Vector: TypeAlias = Sequence[float]
Rows: TypeAlias = list[tuple[Vector, float]]  # figures and the points they came to
Tables: TypeAlias = dict[str, dict[int, list[float]]]  # weights by table and stage


def is_held(position: Position) -> bool:
    return position.game % HELD_OUT == 0


def margins(position: Position) -> Iterator[tuple[Vector, float]]:
    """For each seat its figures and its points less the means of the others'."""
    seats, total = len(position.totals), sum(position.totals)
    sums = [sum(one) for one in zip(*position.features, strict=True)]
    scale = seats / (seats - 1)  # from the mean of all to that of the others
    for mine, points in zip(position.features, position.totals, strict=True):
        figures = [(own - all_ / seats) * scale for own, all_ in zip(mine, sums, strict=True)]
        yield figures, (points - total / seats) * scale


def fit_tables(positions: Iterable[Position]) -> Tables:
    """Fit weights for each stage to all tables, then for each table near those."""
    rows = defaultdict[int, dict[str, Rows]](lambda: defaultdict(list))
    for position in positions:
        rows[position.stage][position.table] += margins(position)
    tables = defaultdict[str, dict[int, list[float]]](dict)
    for stage, by_table in sorted(rows.items()):
        every = [row for found in by_table.values() for row in found]
        usual = fit_weights(every, [0.0] * len(every[0][0]), SHRINK_ALL)
        for table, found in sorted(by_table.items()):
            weights = fit_weights(found, usual, SHRINK_TABLE)
            tables[table][stage] = [float(f"{weight:.3g}") for weight in weights]
    return dict(sorted(tables.items()))


def fit_weights(rows: Rows, usual: Vector, shrink: float) -> list[float]:
    """Ridge regression towards the usual weights; the unit of a figure does not matter."""
    columns = list(zip(*[figures for figures, _ in rows], strict=True))
    points = [found for _, found in rows]
    matrix = [[sum(map(mul, one, other)) for other in columns] for one in columns]
    vector = [sum(map(mul, one, points)) for one in columns]
    for at, weight in enumerate(usual):
        penalty = shrink * matrix[at][at] / len(rows) + 1e-6 * len(rows)
        matrix[at][at] += penalty
        vector[at] += penalty * weight
    return solve(matrix, vector)


def solve(matrix: Sequence[Vector], vector: Vector) -> list[float]:
    """Solve linear equations by elimination with pivots."""
    rows, size = [[*row, value] for row, value in zip(matrix, vector, strict=True)], len(vector)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            rows[below] = [b - factor * a for a, b in zip(rows[at], rows[below], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(map(mul, rows[at][at + 1 : size], found[at + 1 :]))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


def explained_share(weights: Vector, rows: Rows) -> float:
    """The share of the variance of points that the figures explain."""
    errors = [(points - sum(map(mul, weights, figures))) ** 2 for figures, points in rows]
    share: float = 1 - sum(errors) / sum([points**2 for _, points in rows])
    return share


def describe_check(key: str, positions: Iterable[Position]) -> Iterator[str]:
    """Tell the explained shares in the games held out, a line for each table."""
    rows = defaultdict[str, dict[int, Rows]](lambda: defaultdict(list))
    for position in filter(is_held, positions):
        rows[position.table][position.stage] += margins(position)
    for table, stages in sorted(rows.items()):
        shares = [
            f"{stage}: {explained_share(find_weights(key, table, stage), found):.2f}"
            for stage, found in sorted(stages.items())
        ]
        yield f"table {table}, by stage  {'  '.join(shares)}"
