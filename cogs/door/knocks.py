"""Knocks: what answers a button or a menu that makes no move, by the name it knocks with.

A module only marks its answers: nothing of it is answered before the client registers the module.
"""

from collections.abc import Awaitable, Callable
from types import ModuleType
from typing import TypeAlias

from bot.host.company import TableId
from cogs.door.answers import Reply
from cogs.door.caller import Caller

# What answers a knock: the caller, the table, and the rest of the id.
Answer: TypeAlias = Callable[[Caller, TableId, str], Awaitable[Reply]]
KNOCKS: dict[str, Answer] = {}
MARKED: list[tuple[str, str, Answer]] = []  # by module and name, registered or not


def knock(name: str) -> Callable[[Answer], Answer]:
    """Mark what answers the buttons that knock like this, once its module is registered."""

    def mark(answer: Answer) -> Answer:
        MARKED.append((answer.__module__, name, answer))
        return answer

    return mark


def register_modules(*modules: ModuleType) -> None:
    """Answer the buttons of these modules from now on."""
    names = {module.__name__ for module in modules}
    for module, name, answer in MARKED:
        if module in names:
            register(name, answer)


def register(name: str, answer: Answer) -> None:
    """Answer the buttons that knock like this from now on; no two answers share a name."""
    if name in KNOCKS:
        raise ValueError(f"{name} is answered already")
    KNOCKS[name] = answer
