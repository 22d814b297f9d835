"""What is remembered of a game: Works, what was paid for what, what prestige cards brought."""

from collections.abc import Iterator, Sequence

from bot.engine.memory import Memory
from bot.engine.text import Fact, Florins, Named, Text

WORK, JESTER, LOT, PRESTIGE = "work", "jester", "lot", "prestige"
_PRINCESS = Named("character", "princess")


def remembered(told: Sequence[Text]) -> Iterator[Memory]:
    """Of all that everybody heard until the end, in its order."""
    for text in told:
        match text.key:
            case "works":
                yield Memory(WORK, text.fact("who"), _named(text, "card"), _number(text, "value"))
            case "princess-works":
                yield Memory(WORK, text.fact("who"), _PRINCESS, _number(text, "value"))
            case "wins":
                yield _bought(text.fact("who"), _named(text, "lot"), text.fact("price"))
            case "scores-prestige":
                card, points = _named(text, "card"), _number(text, "points")
                yield Memory(PRESTIGE, text.fact("who"), card, points)


def _bought(who: Fact, lot: Named, price: Fact) -> Memory:
    assert isinstance(price, Florins)
    # What was paid for a Jester is remembered apart: no other lot is fought for like it.
    kind = JESTER if lot.name == "jester" else LOT
    return Memory(kind, who, lot, price.amount, is_price=True)


def _named(text: Text, name: str) -> Named:
    named = text.fact(name)
    assert isinstance(named, Named)
    return named


def _number(text: Text, name: str) -> int:
    number = text.fact(name)
    assert isinstance(number, int)
    return number
