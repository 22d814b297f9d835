"""Shared deals: the deal of the week, and a friend's deal."""

from collections.abc import Sequence

from bot.engine.text import Refusal, refuse
from bot.history import shared_deals
from bot.history.shared_deals import WEEKLY_SETTING
from bot.tables.lobby import TO_BEGIN
from bot.tables.people import NOWHERE, Person, TableId
from bot.tables.records import SeatResult, SharedDeal
from cogs.interaction import components, limits
from cogs.interaction.components import MenuChoice, MenuSpec, UnknownButton
from cogs.interaction.context import OPEN_STATUSES, RequestContext
from cogs.interaction.replies import PrivateReply, ReplyInstead, refusal_reply
from cogs.interaction.routes import RouteTable
from cogs.interaction.speech import format_time
from cogs.interaction.table_context import TableContext, enter_table_here, require_moderator
from cogs.messages import weekly_post
from cogs.messages.weekly_post import FILMS, PLAY
from cogs.table import info, lobby_options, places

_FILM = "weekfilm"


async def _turn_on(request: RequestContext, wishes: dict[str, str]) -> PrivateReply:
    places.require_playable(request)
    options = [word for pair in wishes.items() for word in pair]
    wish = " ".join([request.place, request.person.language, lobby_options.SOLO_GAME, *options])
    async with request.services.opening:
        running = await request.services.store.open_shared_deals(request.server)
        await _save_wish(request, wish)
        if not any(not (deal.is_of_friends or deal.over) for deal in running):
            await request.services.shared.begin_week(request.server, wish)
            return PrivateReply(request.speech("weekly-begins"))
    return PrivateReply(request.speech("weekly-on"))


async def _turn_off(request: RequestContext) -> PrivateReply:
    await _save_wish(request, "")
    return PrivateReply(request.speech("weekly-off"))


async def _save_wish(request: RequestContext, wish: str) -> None:
    async with request.services.store.unit_of_work() as unit_of_work:
        unit_of_work.save_setting(request.server, WEEKLY_SETTING, wish)


# Playing it


async def play_weekly(request: RequestContext, _: TableId, words: str) -> PrivateReply:
    return await _play_deal(request, await _find_deal(request, words))


async def _play_deal(request: RequestContext, deal: SharedDeal) -> PrivateReply:
    person = request.person
    table = await request.services.shared.table_of_person(deal, person.id)
    if table is None:
        place = await _find_place(request, deal)
    else:
        card = await request.services.store.load_card(table)
        if card is None or card.status not in OPEN_STATUSES:
            return await _already_played_reply(request, deal)
        place = card.place
    entered = await request.services.shared.enter_deal(deal, person.id, place, person.language)
    if isinstance(entered, Refusal):
        return refusal_reply(request, entered)
    return places.direct_message_reply(request, place)


async def _already_played_reply(request: RequestContext, deal: SharedDeal) -> PrivateReply:
    """Say that a deal is played once; show its films when it is over."""
    if deal.over:
        return await _films_reply(request, deal)
    until = format_time(deal.until, "R")
    return PrivateReply(request.speech("week-once", until=until, friends=int(deal.is_of_friends)))


async def _find_deal(request: RequestContext, words: str) -> SharedDeal:
    """Load a deal of this server, or one that the person played."""
    deal = await request.services.store.shared_deal(components.parse_number(words))
    if deal is None:
        raise UnknownButton
    is_theirs = not deal.is_of_friends and deal.server == request.server
    if (
        not is_theirs
        and await request.services.shared.table_of_person(deal, request.person.id) is None
    ):
        raise UnknownButton
    return deal


async def _find_place(request: RequestContext, deal: SharedDeal) -> str:
    """Find the person's direct messages, where nobody else sees the deal."""
    speech, person, friends = request.speech, request.person, int(deal.is_of_friends)
    if await request.services.shared.has_played(deal, person.id):
        raise ReplyInstead(await _already_played_reply(request, deal))
    if request.services.shared.is_overdue(deal):
        raise ReplyInstead(refusal_reply(request, shared_deals.refuse_over(deal)))
    if person.id in await request.services.tables.banned_people(deal.server):
        raise ReplyInstead(refusal_reply(request, refuse("stewards", "is-kept-out")))
    words = speech("week-begins", friends=friends)
    return await places.find_direct_message_place(request, words, TO_BEGIN)


# The same deal at another table


async def _offer_reply(context: TableContext) -> PrivateReply:
    deal = await context.request.services.shared.offer_deal(
        context.table_id, context.request.person.id
    )
    if isinstance(deal, Refusal):
        return refusal_reply(context.request, deal)
    until = format_time(deal.until, "R")
    return PrivateReply(context.speech("same-deal-offered", table=context.table_id, until=until))


# Once it is over


async def show_films(request: RequestContext, _: TableId, words: str) -> PrivateReply:
    deal = await _find_deal(request, words)
    if not deal.over:
        raise UnknownButton
    return await _films_reply(request, deal)


async def _films_reply(request: RequestContext, deal: SharedDeal) -> PrivateReply:
    """Offer the films of all who finished in time, the best first."""
    found = await weekly_post.deal_results(request.services.tables, request.services.store, deal)
    if not found:
        return PrivateReply(request.speech("week-nobody"))
    rows = [found[at : at + limits.OPTIONS] for at in range(0, len(found), limits.OPTIONS)]
    menus = (_film_menu(request, deal, page, row) for page, row in enumerate(rows[: limits.ROWS]))
    return PrivateReply(request.speech("week-whose-film"), tuple(menus))


def _film_menu(
    request: RequestContext,
    deal: SharedDeal,
    page: int,
    row: Sequence[tuple[Person, SeatResult, int]],
) -> MenuSpec:
    options = tuple(
        MenuChoice(str(one.table), f"{place}. {person.name} {one.points}")
        for person, one, place in row
    )
    id_ = components.route_menu_id(_FILM, NOWHERE, f"{deal.id} {page}")
    return MenuSpec(id_, request.speech.label_text("week-from", place=row[0][2]), options)


async def show_film_of(request: RequestContext, _: TableId, words: str) -> PrivateReply:
    deal, _page, chosen, *_rest = *words.split(), "", "", ""
    table = TableId(components.parse_number(chosen))
    over = await _find_deal(request, deal)
    sharers = await request.services.store.shared_deal_tables(over.id)
    if not over.over or table not in {one.table for one in sharers if one.person is not None}:
        raise UnknownButton
    return await info.show_film(request, table, "")


async def set_weekly(
    request: RequestContext, *, weekly: bool, solo: str = "", dummies: str = ""
) -> PrivateReply:
    """Turn the deal of the week on in this channel, or off on this server.

    A deal under way is played to its end.
    """
    require_moderator(request)
    wishes = dict(lobby_options.solo_wishes(solo, dummies))
    return await (_turn_on(request, wishes) if weekly else _turn_off(request))


async def offer_or_play_deal(
    request: RequestContext, same_table: int | None = None
) -> PrivateReply:
    """Offer the deal of the table here, or play the deal that another table offers."""
    if same_table is None:
        return await _offer_reply(await enter_table_here(request))
    deal = await request.services.store.shared_deal_at(TableId(same_table))
    if deal is None or not deal.is_of_friends:
        return refusal_reply(request, refuse("lobby", "no-deal-to-share"))
    return await _play_deal(request, deal)


ROUTES: RouteTable = {PLAY: play_weekly, FILMS: show_films, _FILM: show_film_of}
