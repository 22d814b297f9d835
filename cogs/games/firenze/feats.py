"""What one likes to remember of a game: celebrations that were shown, and the best commissions."""

from collections.abc import Iterator, Sequence

from bot.engine.text import Fact, Text, say


def remembered(texts: Sequence[Text]) -> Iterator[Text]:
    """Of all that everybody heard until the end."""
    yield from _celebrations(texts)
    sealed = [text for text in texts if text.key == "firenze-fulfils"]
    if not sealed:
        return
    most = max(map(_points, sealed))
    best = [_commission(text) for text in sealed if _points(text) == most]
    yield say("feat-best-commission", points=most, commissions=tuple(best))


def _celebrations(texts: Sequence[Text]) -> Iterator[Text]:
    """What every celebration brought, owner by owner."""
    owned: dict[Fact, list[Text]] = {}
    for text in texts:
        if text.key == "firenze-celebrates":
            card = say("feat-card", card=text.fact("card"), points=text.fact("points"))
            owned.setdefault(text.fact("who"), []).append(card)
    for who, cards in owned.items():
        yield say("feat-celebrations", who=who, cards=tuple(cards))


def _commission(text: Text) -> Text:
    """By its tower; whose seal lies there."""
    where = {name: text.fact(name) for name in ("who", "brick", "height")}
    return say("feat-commission", **where)


def _points(text: Text) -> int:
    points = text.fact("points")
    assert isinstance(points, int)
    return points
