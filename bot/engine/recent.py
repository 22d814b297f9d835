"""What was found out a moment ago: where nothing has changed since, it is not found out again."""

from collections import deque
from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Recent(Generic[T]):
    """The last answers, by all that they depend on.

    Keys are compared and not hashed: from one ply to the next they are mostly the same objects,
    however large, and to see that takes no time.
    """

    def __init__(self, most: int) -> None:
        self._kept: deque[tuple[tuple[Any, ...], T]] = deque(maxlen=most)

    def of(self, key: tuple[Any, ...], find: Callable[[], T]) -> T:
        for known, found in tuple(self._kept):  # several threads may ask
            if known == key:
                return found
        found = find()
        self._kept.appendleft((key, found))
        return found
