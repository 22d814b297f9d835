"""The Chronicle of Florence: the pages of the games that were finished in a place."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.engine.text import Named, say
from bot.host.company import PersonId, Status, TableCard, TableId
from bot.host.standing import Standing
from cogs.door import limits, presses
from cogs.door.answers import Reply, answer
from cogs.door.caller import Caller, Interaction
from cogs.door.command_names import phrased
from cogs.door.commands import GAME
from cogs.door.knocks import knock
from cogs.door.presses import LONGEST_NUMBER, Menu, MenuOption, Press
from cogs.door.visit import Visit, at
from cogs.posts import leaf, page, review


@GAME.command(**phrased("command-game-chronicle"))
async def pages(interaction: Interaction) -> None:
    await answer(interaction, _newest_page)


async def _newest_page(caller: Caller) -> Reply:
    """Of the games that were finished in this place, the last; and the others in a menu."""
    over = await caller.door.store.cards(place=caller.place, status=(Status.OVER,))
    for card in reversed(over):
        standing = await caller.door.house.standing(card.id)
        if isinstance(standing, Standing) and may_read(caller.person.id, standing):
            return await _page(caller, card.id, over)
    return Reply(caller.voice("chronicle-none"))


def may_read(person: PersonId, standing: Standing) -> bool:
    """Of a deal that others still play its own player alone is told."""
    is_his = standing.card.chair_of(person) is not None
    return (is_his or not standing.sealed) and page.has_one(standing)


@knock(page.KNOCK)
async def page_shown(caller: Caller, table: TableId, words: str) -> Reply:
    """That of a button, or that which is chosen in a menu below another one."""
    chosen = TableId(int(words)) if words.isdecimal() and len(words) <= LONGEST_NUMBER else table
    over = await caller.door.store.cards(place=caller.place, status=(Status.OVER,))
    return await _page(caller, chosen, over)


async def _page(caller: Caller, table: TableId, over: Sequence[TableCard]) -> Reply:
    visit = await at(caller, table)
    visit.begun()
    told = page.chronicled(visit.standing)
    if told is None:
        return Reply(visit.voice("chronicle-none"))
    reply = page.reply(told, visit.voice)
    return replace(reply, presses=(*reply.presses, *_ways(visit), *_other_pages(visit, over)))


def _ways(visit: Visit) -> Iterator[Press]:
    """Into the game; and for whoever played it, back to his own decisions."""
    yield from leaf.press_of(visit.standing, visit.voice)
    if visit.seat is not None:
        yield from review.press_of(visit.standing, visit.voice)


def _other_pages(visit: Visit, over: Sequence[TableCard]) -> Iterator[Menu]:
    """Those of the same place, the newest first."""
    ended = sorted(over, key=lambda card: -(card.ended or 0))
    options = tuple(
        MenuOption(
            str(card.id),
            visit.voice.plain(say("chronicle-page", table=card.id, game=Named("game", card.game))),
            chosen=card.id == visit.table,
        )
        for card in [one for one in ended if one.origin is None][: limits.OPTIONS]
    )
    if len(options) > 1:
        id_ = presses.knock_menu(page.KNOCK, visit.table)
        yield Menu(id_, visit.voice.label("chronicle-choose"), options)
