"""Copies of frozen values with some fields changed: a game is made of little else.

`dataclasses.replace` asks for the fields at every call, and a frozen value is given each of them
by a detour. Here the way is written down once for each kind of value, as dataclasses does with
`__init__`, and taken by a draft: the same kind, as long as it is not frozen yet.
"""

from collections.abc import Callable
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any, TypeVar

__all__ = [
    "replace"
]  # to whoever checks types it is the one of dataclasses, which knows all fields

T = TypeVar("T")


class _Kept:
    """What is handed over in place of a field that stays as it is."""


class _Copiers(dict[type, Callable[..., Any]]):
    def __missing__(self, kind: type) -> Callable[..., Any]:
        copier = self[kind] = _written(kind)
        return copier


_COPIERS = _Copiers()


def _copied(old: T, /, **changes: object) -> T:
    copy: T = _COPIERS[type(old)](old, **changes)
    return copy


def _written(kind: type) -> Callable[..., Any]:
    """The function that copies values of this kind."""
    names = [field.name for field in fields(kind)]
    parameters = ["_old", "/", *(f"{name}=_Kept" for name in names)]
    lines = (
        f"def copied({', '.join(parameters)}):",
        "_new = _empty(_Draft)",
        *(f"_new.{name} = _old.{name} if {name} is _Kept else {name}" for name in names),
        "_new.__class__ = _Kind",
        "return _new",
    )
    unfrozen = {"__slots__": (), "__setattr__": object.__setattr__}
    draft = type(kind)(f"Draft{kind.__name__}", (kind,), unfrozen)
    known = {"_Kind": kind, "_Draft": draft, "_Kept": _Kept, "_empty": object.__new__}
    written: dict[str, Any] = {}
    exec("\n    ".join(lines), known, written)
    copied: Callable[..., Any] = written["copied"]
    return copied


if not TYPE_CHECKING:
    replace = _copied
