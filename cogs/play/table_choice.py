"""Which of their tables a person means who asks for one elsewhere."""

from dataclasses import replace

from bot.engine.text import Refusal, Who, say
from bot.tables.people import NOWHERE, TableCard, TableId, TableStatus
from bot.tables.state import seats_waited_for
from cogs.interaction import components
from cogs.interaction.components import MenuChoice, MenuSpec, UnknownButton
from cogs.interaction.context import OPEN_STATUSES, RequestContext
from cogs.interaction.replies import PrivateReply, ReplyInstead
from cogs.interaction.routes import BUTTON_ROUTES, button_route
from cogs.interaction.table_context import (
    TableContext,
    make_table_context,
    no_table_reply,
    own_cards,
    table_here,
)
from cogs.messages.table_texts import prompt_text

NOTES = "notes"
OF_ONE_TABLE = ("hand", "board", NOTES)  # asked for at whichever table is meant


async def at_table_meant(caller: RequestContext, name: str) -> PrivateReply:
    """Knock at this place's table, or of the caller's own that waits for him.

    A hand and notes are only at a table where he plays; a board can be looked at by everybody.
    """
    here = await table_here(caller)
    if here is not None and _is_table_here(here, caller, name):
        return await BUTTON_ROUTES[name](caller, here.id, "")
    own = await own_tables(caller)
    if own and (len(own) == 1 or _is_waited_for(own[0])):
        return await _call_route(caller, name, own[0].table_id, own)
    if own:
        return PrivateReply(caller.voice("which-table"), (_table_menu(caller, name, own, NOWHERE),))
    if here is None:
        raise ReplyInstead(no_table_reply(caller))
    return await BUTTON_ROUTES[name](caller, here.id, "")


def _is_table_here(here: TableCard, caller: RequestContext, name: str) -> bool:
    if here.place != caller.place:
        return False
    if name == NOTES and here.seat_ever_held(caller.person.id) is not None:
        return True  # to be read once the game is over, too
    if here.status not in OPEN_STATUSES:
        return False
    return name == "board" or here.owned_seat(caller.person.id) is not None


@button_route("which")
async def show_chosen_table(caller: RequestContext, _: TableId, words: str) -> PrivateReply:
    name, __, number = words.partition(" ")
    if name not in OF_ONE_TABLE or not number.isdecimal():
        raise UnknownButton
    return await _call_route(caller, name, TableId(int(number)), await own_tables(caller))


async def own_tables(caller: RequestContext) -> list[TableContext]:
    """The open tables the caller plays at: first those that wait for him, the longest wait first.

    One that doesn't is as good as another: the newest comes first then.
    """
    found = []
    for card in await own_cards(caller):
        standing = await caller.services.house.table_state(card.id)
        if not isinstance(standing, Refusal):
            found.append(make_table_context(caller, standing))
    return sorted(found, key=_waiting_order)


def _is_waited_for(visit: TableContext) -> bool:
    return visit.seat in seats_waited_for(visit.standing)


def _waiting_order(visit: TableContext) -> tuple[bool, int, int]:
    seat, standing, since = visit.seat, visit.standing, 0
    if seat is not None and _is_waited_for(visit) and standing.budgets:
        since = standing.budgets[seat].since or standing.now
    return not _is_waited_for(visit), since, -visit.table_id


async def _call_route(
    caller: RequestContext, name: str, table: TableId, own: list[TableContext]
) -> PrivateReply:
    reply = await BUTTON_ROUTES[name](caller, table, "")
    if len(own) < 2:
        return reply
    return replace(reply, presses=(*reply.presses, _table_menu(caller, name, own, table)))


def _table_menu(
    caller: RequestContext, name: str, own: list[TableContext], shown: TableId
) -> MenuSpec:
    """One's tables, to choose from."""
    options = tuple(_table_option(visit, shown) for visit in own)
    return MenuSpec(
        components.route_menu_id("which", NOWHERE, name), caller.voice("which-menu"), options
    )


def _table_option(visit: TableContext, shown: TableId) -> MenuChoice:
    voice, card = visit.voice, visit.standing.card
    players = tuple(Who(seat) for seat in range(len(card.holders)))
    label = voice.plain_text(say("which-one", table=card.id, players=players))
    text = prompt_text(visit.standing) if card.status is TableStatus.PLAYING else None
    form = "you" if _is_waited_for(visit) else ""
    about = voice.speaker.speak_text(text, voice.plain_names, form=form) if text else ""
    return MenuChoice(str(card.id), label, about, chosen=card.id == shown)
