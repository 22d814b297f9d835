"""What answers a button or a menu that makes no move: rooms hang up their bells here by name."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.host.ports import TableId
from cogs.door.answers import Reply
from cogs.door.caller import Caller

# What a door answers when its bell is pulled: the caller, the table, and the rest of the id.
Answer: TypeAlias = Callable[[Caller, TableId, str], Awaitable[Reply]]
BELLS: dict[str, Answer] = {}


def bell(name: str) -> Callable[[Answer], Answer]:
    """Marks what answers the buttons of this bell; no two rooms hang up the same."""

    def hung(answer: Answer) -> Answer:
        if name in BELLS:
            raise ValueError(f"the bell {name} hangs already")
        BELLS[name] = answer
        return answer

    return hung
