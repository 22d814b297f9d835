"""The tale of a finished game: how the court was, what was dear, the best Work, and who won."""

from collections.abc import Iterator

from bot.engine.memory import Memory
from bot.engine.text import Fact, Florins, Named, Text, Who
from bot.games.princes.automa import NAME
from bot.games.princes.memories import JESTER, WORK
from bot.host.pages import Moment, Page, Player
from cogs.door import tale

HIRE = "hire"


def told(page: Page) -> Iterator[Text]:
    def called(player: Player) -> Fact:
        return Who(player) if player < page.people else NAME

    yield _scene(page)
    yield from tale.as_it_went((_market(page), _art(page), tale.turn(page, called)))
    yield tale.end(page, called)


def _scene(page: Page) -> Text:
    """Who was there, and what was special about it."""
    keys = [one.text.key for one in page.told]
    players = tuple(map(Who, range(page.people)))
    if "solo-round-begins" in keys:
        return tale.told(page, "alone", 2, who=players, automa=NAME)
    hires, shared = "characters-begin" in keys, keys.count("builds-together")
    if hires and shared:
        return tale.told(page, "both", 2, players=players, count=shared)
    if shared:
        return tale.told(page, "together", 2, players=players, count=shared)
    return tale.told(page, "characters" if hires else "court", 3, players=players)


def _market(page: Page) -> tuple[int, Text]:
    """The dearest thing that was bought, the first of several."""
    bought = [one for one in page.moments if one.memory.is_price] + list(_hired(page))
    dearest = max(bought, key=lambda one: (one.memory.amount, -one.moves), default=None)
    if dearest is None or not dearest.memory.amount:
        return page.moves, tale.told(page, "unsold", 1)
    memory = dearest.memory
    kind, ways = (memory.kind, 3) if memory.kind == JESTER else ("bought", 3)
    if memory.kind == HIRE:
        kind, ways = HIRE, 2
    return dearest.moves, tale.told(
        *(page, kind, ways),
        year=tale.year(dearest.year),
        who=memory.who,
        price=Florins(memory.amount),
        lot=memory.what,
    )


def _hired(page: Page) -> Iterator[Moment]:
    """Characters, who are bought too."""
    for one in page.told:
        if one.text.key == "hires":
            character, price = one.text.fact("character"), one.text.fact("price")
            assert isinstance(character, Named)
            assert isinstance(price, Florins)
            memory = Memory(HIRE, one.text.fact("who"), character, price.amount)
            yield Moment(memory, one.moves, one.year)


def _art(page: Page) -> tuple[int, Text]:
    """The best Work, the first of several."""
    works = [one for one in page.moments if one.memory.kind == WORK]
    if not works:
        return page.moves, tale.told(page, "no-work", 1)
    best = max(works, key=lambda one: (one.memory.amount, -one.moves))
    return best.moves, tale.told(
        *(page, "work", 3),
        year=tale.year(best.year),
        who=best.memory.who,
        card=best.memory.what,
        value=best.memory.amount,
    )
