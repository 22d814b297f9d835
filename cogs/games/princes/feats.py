"""What one likes to remember of a game: prestige cards, the best Work, dear and lucky buys."""

from collections.abc import Iterator, Sequence

from bot.engine.text import Fact, Florins, Named, Text, say

_PRINCESS = Named("character", "princess")
_ALIKE = 3  # buys for the same price; of more of them none is dear
_FEW = 2  # other buys of the same kind, before one of them is called lucky


def remembered(texts: Sequence[Text]) -> Iterator[Text]:
    """Of all that everybody heard until the end."""
    yield from _cards(texts)
    yield from _best_work([text for text in texts if text.key in ("works", "princess-works")])
    bought = [text for text in texts if text.key == "wins"]
    yield from _dearest(bought)
    yield from _lucky(bought)


def _cards(texts: Sequence[Text]) -> Iterator[Text]:
    """What every prestige card brought, owner by owner."""
    owned: dict[Fact, list[Text]] = {}
    for text in texts:
        if text.key == "scores-prestige":
            card = say("feat-card", card=text.fact("card"), points=text.fact("points"))
            owned.setdefault(text.fact("who"), []).append(card)
    for who, cards in owned.items():
        yield say("feat-prestige", who=who, cards=tuple(cards))


def _best_work(works: Sequence[Text]) -> Iterator[Text]:
    if not works:
        return
    best = max(_number(work, "value") for work in works)
    told = [_work(work) for work in works if _number(work, "value") == best]
    yield say("feat-best-work", value=best, works=tuple(told))


def _work(text: Text) -> Text:
    card = text.fact("card") if text.key == "works" else _PRINCESS
    return say("feat-work", who=text.fact("who"), card=card)


def _dearest(bought: Sequence[Text]) -> Iterator[Text]:
    if not bought:
        return
    price = max(map(_price, bought))
    lots = [_lot(text) for text in bought if _price(text) == price]
    if len(lots) <= _ALIKE:
        yield say("feat-dearest", price=Florins(price), lots=tuple(lots))


def _lot(text: Text) -> Text:
    return say("feat-lot", lot=text.fact("lot"), who=text.fact("who"))


def _lucky(bought: Sequence[Text]) -> Iterator[Text]:
    """What cost least beside what the others paid for the same; the first one of several."""
    spared = [(_usual(text, bought) - _price(text), text) for text in bought]
    most, text = max(spared, key=lambda one: one[0], default=(0, None))
    if text is None or most <= 0:
        return
    usual = Florins(_usual(text, bought))
    yield say("feat-lucky", price=text.fact("price"), usual=usual, lot=_lot(text))


def _usual(text: Text, bought: Sequence[Text]) -> int:
    """What the others of its kind cost on average; 0 where too few were sold to tell."""
    others = [
        _price(one) for one in bought if one is not text and one.fact("lot") == text.fact("lot")
    ]
    return round(sum(others) / len(others)) if len(others) >= _FEW else 0


def _price(text: Text) -> int:
    price = text.fact("price")
    assert isinstance(price, Florins)
    return price.amount


def _number(text: Text, name: str) -> int:
    number = text.fact(name)
    assert isinstance(number, int)
    return number
