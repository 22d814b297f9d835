"""Find which of their tables a person means, and let them choose."""

from dataclasses import replace

from bot.engine.text import Refusal, Who, say
from bot.tables.people import NOWHERE, TableCard, TableId, TableStatus
from bot.tables.state import seats_called_to_plan, seats_waited_for
from cogs.interaction import components, routes, table_context
from cogs.interaction.context import OPEN_STATUSES, RequestContext
from cogs.interaction.replies import PrivateReply, ReplyInstead
from cogs.messages.table_texts import prompt_text

NOTES = "notes"
OF_ONE_TABLE = ("hand", "board", NOTES)  # asked for at whichever table is meant


async def answer_at_own_table(request: RequestContext, name: str) -> PrivateReply:
    """Call a route for the table here, or for the person's table that waits longest.

    Hands and notes need a table where they play; a board may be seen by all.
    """
    here = await table_context.table_here(request)
    if here is not None and _is_table_here(here, request, name):
        return await request.services.routes[name](request, here.id, "")
    own = await own_tables(request)
    if own and (len(own) == 1 or _is_waited_for(own[0])):
        return await _call_route(request, name, own[0].table_id, own)
    if own:
        menu = _table_menu(request, name, own, NOWHERE)
        return PrivateReply(request.speech("which-table"), (menu,))
    if here is None:
        raise ReplyInstead(table_context.no_table_reply(request))
    return await request.services.routes[name](request, here.id, "")


def _is_table_here(here: TableCard, request: RequestContext, name: str) -> bool:
    if here.place != request.place:
        return False
    if name == NOTES and here.seat_ever_held(request.person.id) is not None:
        return True  # to be read once the game is over, too
    if here.status not in OPEN_STATUSES:
        return False
    return name == "board" or here.owned_seat(request.person.id) is not None


async def show_chosen_table(request: RequestContext, _: TableId, words: str) -> PrivateReply:
    name, __, number = words.partition(" ")
    if name not in OF_ONE_TABLE or not number.isdecimal():
        raise components.UnknownButton
    return await _call_route(request, name, TableId(int(number)), await own_tables(request))


async def own_tables(request: RequestContext) -> list[table_context.TableContext]:
    """Load the person's open tables: first those that wait for them, the longest first."""
    found = []
    for card in await table_context.own_cards(request):
        state = await request.services.tables.table_state(card.id)
        if not isinstance(state, Refusal):
            found.append(table_context.make_table_context(request, state))
    return sorted(found, key=_waiting_order)


def _is_waited_for(context: table_context.TableContext) -> bool:
    state = context.state
    return context.seat in seats_waited_for(state) | seats_called_to_plan(state)


def _waiting_order(context: table_context.TableContext) -> tuple[bool, int, int]:
    seat, state, since = context.seat, context.state, 0
    if seat is not None and _is_waited_for(context) and state.budgets:
        since = state.budgets[seat].since or state.now
    return not _is_waited_for(context), since, -context.table_id


async def _call_route(
    request: RequestContext, name: str, table: TableId, own: list[table_context.TableContext]
) -> PrivateReply:
    reply = await request.services.routes[name](request, table, "")
    if len(own) < 2:
        return reply
    return replace(reply, components=(*reply.components, _table_menu(request, name, own, table)))


def _table_menu(
    request: RequestContext, name: str, own: list[table_context.TableContext], shown: TableId
) -> components.MenuSpec:
    """Make a menu of the person's tables."""
    options = tuple(_table_option(context, shown) for context in own)
    return components.MenuSpec(
        components.route_menu_id("which", NOWHERE, name), request.speech("which-menu"), options
    )


def _table_option(context: table_context.TableContext, shown: TableId) -> components.MenuChoice:
    speech, card = context.speech, context.state.card
    players = tuple(Who(seat) for seat in range(len(card.holders)))
    label = speech.plain_text(say("which-one", table=card.id, players=players))
    text = prompt_text(context.state) if card.status is TableStatus.PLAYING else None
    form = "you" if _is_waited_for(context) else ""
    about = speech.speaker.speak_text(text, speech.plain_names, form=form) if text else ""
    return components.MenuChoice(str(card.id), label, about, chosen=card.id == shown)


ROUTES: routes.RouteTable = {"which": show_chosen_table}
