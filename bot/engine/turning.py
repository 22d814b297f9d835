"""The turn of a game: the moment from which on nobody stood before whoever won it."""

from collections.abc import Collection, Sequence


def turning(points: Sequence[Sequence[int]], winners: Collection[int]) -> int:
    """After how many moves that was; 0 where nobody ever stood before the winners.

    `points` are everybody's: before the first move, after each of them, and last as they were
    counted. Of those who share a victory the best counts.
    """
    behind = [after for after, of_all in enumerate(points) if _is_behind(of_all, winners)]
    return behind[-1] + 1 if behind else 0


def _is_behind(points: Sequence[int], winners: Collection[int]) -> bool:
    best = max(points[one] for one in winners)
    return any(one > best for one in points)
