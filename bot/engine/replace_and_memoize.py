"""Copy frozen values with changed fields, and remember what was computed from frozen values."""

from collections import deque
from collections.abc import Callable
from dataclasses import fields, replace
from functools import wraps
from typing import TYPE_CHECKING, Any, Generic, TypeVar, TypeVarTuple

__all__ = [
    "replace"
]  # to whoever checks types it is the one of dataclasses, which knows all fields

T = TypeVar("T")


class _Unchanged:
    """What is handed over in place of a field that stays as it is."""


class _Copiers(dict[type, Callable[..., Any]]):
    def __missing__(self, kind: type) -> Callable[..., Any]:
        copier = self[kind] = _make_copier(kind)
        return copier


_COPIERS = _Copiers()


def _copy_with(old: T, /, **changes: object) -> T:
    copy: T = _COPIERS[type(old)](old, **changes)
    return copy


def _make_copier(kind: type) -> Callable[..., Any]:
    """The function that copies values of this kind."""
    names = [field.name for field in fields(kind)]
    parameters = ["_old", "/", *(f"{name}=_Unchanged" for name in names)]
    lines = (
        f"def copied({', '.join(parameters)}):",
        "_new = _empty(_Draft)",
        *(f"_new.{name} = _old.{name} if {name} is _Unchanged else {name}" for name in names),
        "_new.__class__ = _Kind",
        "return _new",
    )
    unfrozen = {"__slots__": (), "__setattr__": object.__setattr__}
    draft = type(kind)(f"Draft{kind.__name__}", (kind,), unfrozen)
    known = {"_Kind": kind, "_Draft": draft, "_Unchanged": _Unchanged, "_empty": object.__new__}
    written: dict[str, Any] = {}
    exec("\n    ".join(lines), known, written)
    copied: Callable[..., Any] = written["copied"]
    return copied


if not TYPE_CHECKING:
    replace = _copy_with


Things = TypeVarTuple("Things")

_MOST = 2048


def memoize_by_identity(find: Callable[[*Things], T]) -> Callable[[*Things], T]:
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


class RecentAnswers(Generic[T]):
    """The last answers, by all that they depend on.

    Keys are compared and not hashed: from one ply to the next they are mostly the same objects,
    however large, and to see that takes no time.
    """

    def __init__(self, most: int) -> None:
        self._kept: deque[tuple[tuple[Any, ...], T]] = deque(maxlen=most)

    def get_or_find(self, key: tuple[Any, ...], find: Callable[[], T]) -> T:
        for known, found in tuple(self._kept):  # several threads may ask
            if known == key:
                return found
        found = find()
        self._kept.appendleft((key, found))
        return found
