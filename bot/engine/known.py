"""What is known of very things: of a frozen value that stays, nothing is found out twice."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
Things = TypeVarTuple("Things")

_MOST = 2048


def known(find: Callable[[*Things], T]) -> Callable[[*Things], T]:
    """The same function, which remembers what it found of which very things.

    They are told apart by which objects they are: to look into them would take as long as many a
    question about them. So they must be frozen, and equal ones may be asked about anew. Whatever
    is remembered keeps its things: no other object takes the place of one of them meanwhile.
    """
    kept: dict[tuple[int, ...], tuple[T, Any]] = {}

    @wraps(find)
    def found(*things: *Things) -> T:
        key = tuple(map(id, things))
        answer = kept.get(key)
        if answer is None:
            if len(kept) >= _MOST:
                kept.clear()
            answer = kept[key] = (find(*things), things)
        return answer[0]

    return found
