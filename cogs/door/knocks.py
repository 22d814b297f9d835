"""Knocks: what answers a button or a menu that makes no move, by the name it knocks with."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.host.company import TableId
from cogs.door.answers import Reply
from cogs.door.caller import Caller

# What answers a knock: the caller, the table, and the rest of the id.
Answer: TypeAlias = Callable[[Caller, TableId, str], Awaitable[Reply]]
KNOCKS: dict[str, Answer] = {}


def knock(name: str) -> Callable[[Answer], Answer]:
    """Marks what answers the buttons that knock like this; no two rooms answer the same."""

    def answers(answer: Answer) -> Answer:
        if name in KNOCKS:
            raise ValueError(f"{name} is answered already")
        KNOCKS[name] = answer
        return answer

    return answers
