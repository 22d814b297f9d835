"""Shared deals: the deal of the week, and a friend's deal."""

from collections.abc import Sequence

from discord import app_commands

from bot.engine.text import Refusal, refuse
from bot.history import shared_deals
from bot.history.shared_deals import WEEKLY_SETTING
from bot.tables.people import NOWHERE, Person, TableId
from bot.tables.records import SeatResult, SharedDeal
from cogs.interaction import components, limits
from cogs.interaction.command_texts import GAME, command_text, describe_options
from cogs.interaction.components import MenuChoice, MenuSpec, UnknownButton
from cogs.interaction.context import OPEN_STATUSES, Interaction, RequestContext
from cogs.interaction.replies import PrivateReply, ReplyInstead, answer_interaction, refusal_reply
from cogs.interaction.routes import button_route
from cogs.interaction.speech import format_time
from cogs.interaction.table_context import TableContext, enter_table_here, require_moderator
from cogs.messages import weekly_post
from cogs.messages.weekly_post import FILMS, PLAY
from cogs.table import info, lobby_options, places
from cogs.table.places import ADMIN_GROUP

_FILM = "weekfilm"


@ADMIN_GROUP.command(**command_text("command-admin-weekly"))
@describe_options("weekly", "solo", "dummies")
@app_commands.choices(solo=lobby_options.LEVELS, dummies=lobby_options.DUMMIES)
async def weekly_command(
    interaction: Interaction, weekly: bool, solo: str = "", dummies: str = ""
) -> None:
    """Here, from now on; what is under way is played to its end."""

    async def answered(caller: RequestContext) -> PrivateReply:
        require_moderator(caller)
        wishes = dict(lobby_options.solo_wishes(solo, dummies))
        return await (_turn_on(caller, wishes) if weekly else _turn_off(caller))

    await answer_interaction(interaction, answered)


async def _turn_on(caller: RequestContext, wishes: dict[str, str]) -> PrivateReply:
    why = places.refuse_playing_here(caller)
    if why:
        return why
    options = [word for pair in wishes.items() for word in pair]
    wish = " ".join([caller.place, caller.person.language, lobby_options.SOLO_GAME, *options])
    async with caller.services.opening:
        running = await caller.services.store.open_shared_deals(caller.server)
        await _save_wish(caller, wish)
        if not any(not (deal.is_of_friends or deal.over) for deal in running):
            await caller.services.shared.begin_week(caller.server, wish)
            return PrivateReply(caller.voice("weekly-begins"))
    return PrivateReply(caller.voice("weekly-on"))


async def _turn_off(caller: RequestContext) -> PrivateReply:
    await _save_wish(caller, "")
    return PrivateReply(caller.voice("weekly-off"))


async def _save_wish(caller: RequestContext, wish: str) -> None:
    async with caller.services.store.unit_of_work() as page:
        page.save_setting(caller.server, WEEKLY_SETTING, wish)


# Playing it


@button_route(PLAY)
async def play_weekly(caller: RequestContext, _: TableId, words: str) -> PrivateReply:
    return await _play_deal(caller, await _find_deal(caller, words))


async def _play_deal(caller: RequestContext, deal: SharedDeal) -> PrivateReply:
    person = caller.person
    table = await caller.services.shared.table_of_person(deal, person.id)
    if table is None:
        place = await _find_place(caller, deal)
    else:
        card = await caller.services.store.load_card(table)
        if card is None or card.status not in OPEN_STATUSES:
            return await _already_played_reply(caller, deal)
        place = card.place
    entered = await caller.services.shared.enter_deal(deal, person.id, place, person.language)
    if isinstance(entered, Refusal):
        return refusal_reply(caller, entered)
    return places.direct_message_reply(caller, place)


async def _already_played_reply(caller: RequestContext, deal: SharedDeal) -> PrivateReply:
    """Nobody plays it twice; once it is over, there are the films."""
    if deal.over:
        return await _films_reply(caller, deal)
    until = format_time(deal.until, "R")
    return PrivateReply(caller.voice("week-once", until=until, friends=int(deal.is_of_friends)))


async def _find_deal(caller: RequestContext, words: str) -> SharedDeal:
    """Of this server, or one that he played himself."""
    deal = await caller.services.store.shared_deal(components.parse_number(words))
    if deal is None:
        raise UnknownButton
    is_theirs = not deal.is_of_friends and deal.server == caller.server
    if (
        not is_theirs
        and await caller.services.shared.table_of_person(deal, caller.person.id) is None
    ):
        raise UnknownButton
    return deal


async def _find_place(caller: RequestContext, deal: SharedDeal) -> str:
    """Where nobody else sees it: in his direct messages, if they are open and free."""
    voice, person, friends = caller.voice, caller.person, int(deal.is_of_friends)
    if caller.services.shared.is_overdue(deal):
        raise ReplyInstead(refusal_reply(caller, shared_deals.refuse_over(deal)))
    if person.id in await caller.services.house.banned_people(deal.server):
        raise ReplyInstead(refusal_reply(caller, refuse("stewards", "is-kept-out")))
    return await places.find_direct_message_place(caller, voice("week-begins", friends=friends))


# The same deal at another table


@GAME.command(**command_text("command-game-same-deal"))
@describe_options("same_table")
async def same_deal_command(interaction: Interaction, same_table: int | None = None) -> None:
    """Without a table one's own deal is offered; with it one plays what its player has offered."""

    async def answered(caller: RequestContext) -> PrivateReply:
        if same_table is None:
            return await _offer_reply(await enter_table_here(caller))
        deal = await caller.services.store.shared_deal_at(TableId(same_table))
        if deal is None or not deal.is_of_friends:
            return refusal_reply(caller, refuse("lobby", "no-deal-to-share"))
        return await _play_deal(caller, deal)

    await answer_interaction(interaction, answered)


async def _offer_reply(visit: TableContext) -> PrivateReply:
    deal = await visit.caller.services.shared.offer_deal(visit.table_id, visit.caller.person.id)
    if isinstance(deal, Refusal):
        return refusal_reply(visit.caller, deal)
    until = format_time(deal.until, "R")
    return PrivateReply(visit.voice("same-deal-offered", table=visit.table_id, until=until))


# Once it is over


@button_route(FILMS)
async def show_films(caller: RequestContext, _: TableId, words: str) -> PrivateReply:
    deal = await _find_deal(caller, words)
    if not deal.over:
        raise UnknownButton
    return await _films_reply(caller, deal)


async def _films_reply(caller: RequestContext, deal: SharedDeal) -> PrivateReply:
    """Of everybody who finished in time, the best first: in as many menus as there is room for."""
    found = await weekly_post.deal_results(caller.services.house, caller.services.store, deal)
    if not found:
        return PrivateReply(caller.voice("week-nobody"))
    rows = [found[at : at + limits.OPTIONS] for at in range(0, len(found), limits.OPTIONS)]
    menus = (_film_menu(caller, deal, page, row) for page, row in enumerate(rows[: limits.ROWS]))
    return PrivateReply(caller.voice("week-whose-film"), tuple(menus))


def _film_menu(
    caller: RequestContext,
    deal: SharedDeal,
    page: int,
    row: Sequence[tuple[Person, SeatResult, int]],
) -> MenuSpec:
    options = tuple(
        MenuChoice(str(one.table), f"{place}. {person.name} {one.points}")
        for person, one, place in row
    )
    id_ = components.route_menu_id(_FILM, NOWHERE, f"{deal.id} {page}")
    return MenuSpec(id_, caller.voice.label_text("week-from", place=row[0][2]), options)


@button_route(_FILM)
async def show_film_of(caller: RequestContext, _: TableId, words: str) -> PrivateReply:
    deal, _page, chosen, *_rest = *words.split(), "", "", ""
    table = TableId(components.parse_number(chosen))
    over = await _find_deal(caller, deal)
    sharers = await caller.services.store.shared_deal_tables(over.id)
    if not over.over or table not in {one.table for one in sharers if one.person is not None}:
        raise UnknownButton
    return await info.show_film(caller, table, "")
