"""Rows as they are read, one by one: an odd one stops no other."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

T = TypeVar("T")

# What reading a row raises that nobody of ours has written. It stops no other.
ODDITIES = (ValueError, TypeError, RecursionError)


def readable(read: Callable[..., T], rows: Iterable[tuple[Any, ...]]) -> Iterator[T]:
    """Row by row; what is set aside here is named by `oddities`."""
    for row in rows:
        try:
            yield read(*row)
        except ODDITIES:
            continue


def where(conditions: list[str]) -> str:
    return f"WHERE {' AND '.join(conditions)}" if conditions else ""
