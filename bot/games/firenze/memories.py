"""What is remembered of a game: fulfilled commissions, and what celebrations brought."""

from collections.abc import Iterator, Sequence

from bot.engine.memory import Memory
from bot.engine.text import Named, Text

COMMISSION, CELEBRATION = "commission", "celebration"


def remembered(told: Sequence[Text]) -> Iterator[Memory]:
    """Of all that everybody heard until the end, in its order."""
    for text in told:
        match text.key:
            case "firenze-fulfils":
                height = _number(text, "height")
                yield _memory(COMMISSION, text, "brick", which=height)
            case "firenze-celebrates":
                yield _memory(CELEBRATION, text, "card")


def _memory(kind: str, text: Text, name: str, which: int = 0) -> Memory:
    what = text.fact(name)
    assert isinstance(what, Named)
    return Memory(kind, text.fact("who"), what, _number(text, "points"), which)


def _number(text: Text, name: str) -> int:
    number = text.fact(name)
    assert isinstance(number, int)
    return number
