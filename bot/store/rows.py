"""Rows as they are read, one by one: an odd one stops no other."""

import json
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


def pairs(words: str) -> tuple[tuple[str, str], ...]:
    """Read the options of a game from JSON; one of ODDITIES where it holds anything else."""
    read = tuple((name, value) for name, value in json.loads(words))
    _must_be(str, (word for pair in read for word in pair))
    return read


def listed(words: str, kind: type[T]) -> tuple[T, ...]:
    """Read a JSON list of this kind of value; one of ODDITIES where it holds anything else."""
    read = tuple(json.loads(words))
    _must_be(kind, read)
    return read


def _must_be(kind: type, values: Iterable[object]) -> None:
    if not all(isinstance(value, kind) for value in values):
        raise ValueError("what is kept here is of another kind")


def where(conditions: list[str]) -> str:
    return f"WHERE {' AND '.join(conditions)}" if conditions else ""
