"""What one likes to remember of a game: prestige cards, the best Work, dear and lucky buys."""

from collections.abc import Iterator, Sequence

from bot.engine.memory import Memory, usual_price
from bot.engine.text import Fact, Florins, Text, say
from bot.games.princes import memories
from bot.games.princes.memories import PRESTIGE, WORK

_ALIKE = 3  # buys for the same price; of more of them none is dear


def remembered(texts: Sequence[Text]) -> Iterator[Text]:
    """Of all that everybody heard until the end."""
    found = tuple(memories.remembered(texts))
    yield from _cards([one for one in found if one.kind == PRESTIGE])
    yield from _best_work([one for one in found if one.kind == WORK])
    bought = [one for one in found if one.is_price]
    yield from _dearest(bought)
    yield from _lucky(bought)


def _cards(scored: Sequence[Memory]) -> Iterator[Text]:
    """What every prestige card brought, owner by owner."""
    owned: dict[Fact, list[Text]] = {}
    for one in scored:
        owned.setdefault(one.who, []).append(say("feat-card", card=one.what, points=one.amount))
    for who, cards in owned.items():
        yield say("feat-prestige", who=who, cards=tuple(cards))


def _best_work(works: Sequence[Memory]) -> Iterator[Text]:
    if not works:
        return
    best = max(work.amount for work in works)
    told = [say("feat-work", who=work.who, card=work.what) for work in works if work.amount == best]
    yield say("feat-best-work", value=best, works=tuple(told))


def _dearest(bought: Sequence[Memory]) -> Iterator[Text]:
    if not bought:
        return
    price = max(one.amount for one in bought)
    lots = [_lot(one) for one in bought if one.amount == price]
    if len(lots) <= _ALIKE:
        yield say("feat-dearest", price=Florins(price), lots=tuple(lots))


def _lot(one: Memory) -> Text:
    return say("feat-lot", lot=one.what, who=one.who)


def _lucky(bought: Sequence[Memory]) -> Iterator[Text]:
    """What cost least beside what the others paid for the same; the first one of several."""
    spared = [(usual_price(one, bought) - one.amount, one) for one in bought]
    most, one = max(spared, key=lambda pair: pair[0], default=(0, None))
    if one is None or most <= 0:
        return
    usual = Florins(usual_price(one, bought))
    yield say("feat-lucky", price=Florins(one.amount), usual=usual, lot=_lot(one))
