"""What one likes to remember of a game: celebrations that were shown, and the best commissions."""

from collections.abc import Iterator, Sequence

from bot.engine.memory import Memory
from bot.engine.text import Fact, Text, say
from bot.games.firenze import memories
from bot.games.firenze.memories import CELEBRATION, COMMISSION


def remembered(texts: Sequence[Text]) -> Iterator[Text]:
    """Of all that everybody heard until the end."""
    found = tuple(memories.remembered(texts))
    yield from _celebrations([one for one in found if one.kind == CELEBRATION])
    sealed = [one for one in found if one.kind == COMMISSION]
    if not sealed:
        return
    most = max(one.amount for one in sealed)
    best = [_commission(one) for one in sealed if one.amount == most]
    yield say("feat-best-commission", points=most, commissions=tuple(best))


def _celebrations(shown: Sequence[Memory]) -> Iterator[Text]:
    """What every celebration brought, owner by owner."""
    owned: dict[Fact, list[Text]] = {}
    for one in shown:
        owned.setdefault(one.who, []).append(say("feat-card", card=one.what, points=one.amount))
    for who, cards in owned.items():
        yield say("feat-celebrations", who=who, cards=tuple(cards))


def _commission(one: Memory) -> Text:
    """By its tower; whose seal lies there."""
    return say("feat-commission", who=one.who, brick=one.what, height=one.which)
