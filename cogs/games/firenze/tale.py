"""The tale of a finished game: who built, the first seal and the best commission, and who won."""

from collections.abc import Iterator

from bot.engine.text import Fact, Text, Who
from bot.games.firenze.memories import COMMISSION
from bot.host.pages import Moment, Page
from cogs.door import tale


def told(page: Page) -> Iterator[Text]:
    players = tuple(map(Who, range(page.people)))
    yield tale.told(page, "masters", 3, players=players)
    sealed = [one for one in page.moments if one.memory.kind == COMMISSION]
    yield from tale.as_it_went((*_seals(page, sealed), tale.turn(page)))
    yield tale.end(page)


def _seals(page: Page, sealed: list[Moment]) -> Iterator[tuple[int, Text]]:
    """The first, and the best, the first of several."""
    if not sealed:
        yield 0, tale.told(page, "no-seal", 1)
        yield 0, tale.told(page, "no-tower", 1)
        return
    first = min(sealed, key=lambda one: one.moves)
    best = max(sealed, key=lambda one: (one.memory.amount, -one.moves))
    yield _seal(page, "first-seal", 2, first)
    if first == best:
        worth = tale.points(best.memory.amount)
        yield best.moves, tale.told(page, "same-seal", 2, points=worth, count=len(sealed))
    else:
        yield _seal(page, "best-seal", 3, best)


def _seal(page: Page, kind: str, ways: int, one: Moment) -> tuple[int, Text]:
    memory, when = one.memory, tale.year(one.year)
    facts: dict[str, Fact] = {"brick": memory.what, "height": memory.which}
    if kind == "best-seal":
        facts["points"] = tale.points(memory.amount)
    return one.moves, tale.told(page, kind, ways, year=when, who=memory.who, **facts)
