"""Shared deals: that of the week and that of a friend are played once by each, then all is seen."""

from collections.abc import Sequence

from discord import app_commands

from bot.engine.text import Refusal, refuse
from bot.host import shared
from bot.host.company import Person, TableId
from bot.host.rows import Result, SharedDeal
from bot.host.shared import SETTING
from cogs.door import limits, presses
from cogs.door.answers import Reply, TurnedAway, answer, refused
from cogs.door.caller import OPEN, Caller, Interaction
from cogs.door.command_names import phrased, worded
from cogs.door.commands import GAME
from cogs.door.knocks import knock
from cogs.door.presses import Menu, MenuOption, WornOut
from cogs.door.speech import moment
from cogs.door.visit import Visit, here, stewards_only
from cogs.posts import weekly
from cogs.posts.weekly import FILMS, NOWHERE, PLAY
from cogs.table import alone, chronicle, opening
from cogs.table.steward import STEWARD

_FILM = "weekfilm"


@STEWARD.command(**phrased("command-admin-weekly"))
@worded("weekly", "solo", "dummies")
@app_commands.choices(solo=alone.LEVELS, dummies=alone.DUMMIES)
async def turn_on(
    interaction: Interaction, weekly: bool, solo: str = "", dummies: str = ""
) -> None:
    """Here, from now on; what is under way is played to its end."""

    async def answered(caller: Caller) -> Reply:
        stewards_only(caller)
        wishes = dict(alone.wishes(solo, dummies))
        return await (_on(caller, wishes) if weekly else _off(caller))

    await answer(interaction, answered)


async def _on(caller: Caller, wishes: dict[str, str]) -> Reply:
    why = opening.why_not_play(caller)
    if why:
        return why
    options = [word for pair in wishes.items() for word in pair]
    wish = " ".join([caller.place, caller.person.language, alone.GAME, *options])
    async with caller.door.opening:
        running = await caller.door.store.shared_deals(caller.server)
        await _wished(caller, wish)
        if not any(not (deal.is_of_friends or deal.over) for deal in running):
            await caller.door.shared.begin_week(caller.server, wish)
            return Reply(caller.voice("weekly-begins"))
    return Reply(caller.voice("weekly-on"))


async def _off(caller: Caller) -> Reply:
    await _wished(caller, "")
    return Reply(caller.voice("weekly-off"))


async def _wished(caller: Caller, wish: str) -> None:
    async with caller.door.store.page() as page:
        page.put_setting(caller.server, SETTING, wish)


# Playing it


@knock(PLAY)
async def playing(caller: Caller, _: TableId, words: str) -> Reply:
    return await _played(caller, await _deal(caller, words))


async def _played(caller: Caller, deal: SharedDeal) -> Reply:
    person = caller.person
    table = await caller.door.shared.table_of(deal, person.id)
    if table is None:
        place = await _place(caller, deal)
    else:
        card = await caller.door.store.card(table)
        if card is None or card.status not in OPEN:
            return await _played_before(caller, deal)
        place = card.place
    entered = await caller.door.shared.enter(deal, person.id, place, person.language)
    if isinstance(entered, Refusal):
        return refused(caller, entered)
    return opening.is_in_private(caller, place)


async def _played_before(caller: Caller, deal: SharedDeal) -> Reply:
    """Nobody plays it twice; once it is over, there are the films."""
    if deal.over:
        return await _films(caller, deal)
    until = moment(deal.until, "R")
    return Reply(caller.voice("week-once", until=until, friends=int(deal.is_of_friends)))


async def _deal(caller: Caller, words: str) -> SharedDeal:
    """Of this server, or one that he played himself."""
    deal = await caller.door.store.shared(presses.whole(words))
    if deal is None:
        raise WornOut
    is_theirs = not deal.is_of_friends and deal.server == caller.server
    if not is_theirs and await caller.door.shared.table_of(deal, caller.person.id) is None:
        raise WornOut
    return deal


async def _place(caller: Caller, deal: SharedDeal) -> str:
    """Where nobody else sees it: in his direct messages, if they are open and free."""
    voice, person, friends = caller.voice, caller.person, int(deal.is_of_friends)
    if caller.door.shared.is_late(deal):
        raise TurnedAway(refused(caller, shared.is_over(deal)))
    if person.id in await caller.door.house.kept_out(deal.server):
        raise TurnedAway(refused(caller, refuse("stewards", "is-kept-out")))
    return await opening.place_in_private(caller, voice("week-begins", friends=friends))


# The same deal at another table


@GAME.command(**phrased("command-game-same-deal"))
@worded("same_table")
async def same_deal(interaction: Interaction, same_table: int | None = None) -> None:
    """Without a table one's own deal is offered; with it one plays what its player has offered."""

    async def answered(caller: Caller) -> Reply:
        if same_table is None:
            return await _offered(await here(caller))
        deal = await caller.door.store.shared_at(TableId(same_table))
        if deal is None or not deal.is_of_friends:
            return refused(caller, refuse("lobby", "no-deal-to-share"))
        return await _played(caller, deal)

    await answer(interaction, answered)


async def _offered(visit: Visit) -> Reply:
    deal = await visit.caller.door.shared.offer(visit.table, visit.caller.person.id)
    if isinstance(deal, Refusal):
        return refused(visit.caller, deal)
    until = moment(deal.until, "R")
    return Reply(visit.voice("same-deal-offered", table=visit.table, until=until))


# Once it is over


@knock(FILMS)
async def films(caller: Caller, _: TableId, words: str) -> Reply:
    deal = await _deal(caller, words)
    if not deal.over:
        raise WornOut
    return await _films(caller, deal)


async def _films(caller: Caller, deal: SharedDeal) -> Reply:
    """Of everybody who finished in time, the best first: in as many menus as there is room for."""
    found = await weekly.results(caller.door.house, caller.door.store, deal)
    if not found:
        return Reply(caller.voice("week-nobody"))
    rows = [found[at : at + limits.OPTIONS] for at in range(0, len(found), limits.OPTIONS)]
    menus = (_menu(caller, deal, page, row) for page, row in enumerate(rows[: limits.ROWS]))
    return Reply(caller.voice("week-whose-film"), tuple(menus))


def _menu(
    caller: Caller, deal: SharedDeal, page: int, row: Sequence[tuple[Person, Result, int]]
) -> Menu:
    options = tuple(
        MenuOption(str(one.table), f"{place}. {person.name} {one.points}")
        for person, one, place in row
    )
    id_ = presses.knock_menu(_FILM, NOWHERE, f"{deal.id} {page}")
    return Menu(id_, caller.voice.label("week-from", place=row[0][2]), options)


@knock(_FILM)
async def film(caller: Caller, _: TableId, words: str) -> Reply:
    deal, _page, chosen, *_rest = *words.split(), "", "", ""
    table = TableId(presses.whole(chosen))
    over = await _deal(caller, deal)
    sharers = await caller.door.store.sharers(over.id)
    if not over.over or table not in {one.table for one in sharers if one.person is not None}:
        raise WornOut
    return await chronicle.filmed(caller, table, "")
