"""Which of his tables somebody means who asks for one elsewhere: the one that waits for him."""

from dataclasses import replace

from bot.engine.text import Refusal, Who, say
from bot.host.company import Status, TableCard, TableId
from bot.host.standing import waited_for
from cogs.door import presses
from cogs.door.answers import Reply, TurnedAway
from cogs.door.caller import OPEN, Caller
from cogs.door.knocks import KNOCKS, knock
from cogs.door.presses import Menu, MenuOption, WornOut
from cogs.door.visit import Visit, no_table, own_cards, table_here, visit_at
from cogs.posts.position import prompt

NOWHERE = TableId(0)
NOTES = "notes"
OF_ONE_TABLE = ("hand", "board", NOTES)  # asked for at whichever table is meant


async def at_table_meant(caller: Caller, name: str) -> Reply:
    """Knock at this place's table, or of the caller's own that waits for him.

    A hand and notes are only at a table where he plays; a board can be looked at by everybody.
    """
    here = await table_here(caller)
    if here is not None and _is_meant(here, caller, name):
        return await KNOCKS[name](caller, here.id, "")
    own = await own_tables(caller)
    if own and (len(own) == 1 or _waits(own[0])):
        return await _pulled(caller, name, own[0].table, own)
    if own:
        return Reply(caller.voice("which-table"), (_others(caller, name, own, NOWHERE),))
    if here is None:
        raise TurnedAway(no_table(caller))
    return await KNOCKS[name](caller, here.id, "")


def _is_meant(here: TableCard, caller: Caller, name: str) -> bool:
    if here.place != caller.place:
        return False
    if name == NOTES and here.chair_of(caller.person.id) is not None:
        return True  # to be read once the game is over, too
    if here.status not in OPEN:
        return False
    return name == "board" or here.seat_of(caller.person.id) is not None


@knock("which")
async def chosen(caller: Caller, _: TableId, words: str) -> Reply:
    name, __, number = words.partition(" ")
    if name not in OF_ONE_TABLE or not number.isdecimal():
        raise WornOut
    return await _pulled(caller, name, TableId(int(number)), await own_tables(caller))


async def own_tables(caller: Caller) -> list[Visit]:
    """The open tables the caller plays at: first those that wait for him, the longest wait first.

    One that doesn't is as good as another: the newest comes first then.
    """
    found = []
    for card in await own_cards(caller):
        standing = await caller.door.house.standing(card.id)
        if not isinstance(standing, Refusal):
            found.append(visit_at(caller, standing))
    return sorted(found, key=_rank)


def _waits(visit: Visit) -> bool:
    return visit.seat in waited_for(visit.standing)


def _rank(visit: Visit) -> tuple[bool, int, int]:
    seat, standing, since = visit.seat, visit.standing, 0
    if seat is not None and _waits(visit) and standing.budgets:
        since = standing.budgets[seat].since or standing.now
    return not _waits(visit), since, -visit.table


async def _pulled(caller: Caller, name: str, table: TableId, own: list[Visit]) -> Reply:
    reply = await KNOCKS[name](caller, table, "")
    if len(own) < 2:
        return reply
    return replace(reply, presses=(*reply.presses, _others(caller, name, own, table)))


def _others(caller: Caller, name: str, own: list[Visit], shown: TableId) -> Menu:
    """One's tables, to choose from."""
    options = tuple(_option(visit, shown) for visit in own)
    return Menu(presses.knock_menu("which", NOWHERE, name), caller.voice("which-menu"), options)


def _option(visit: Visit, shown: TableId) -> MenuOption:
    voice, card = visit.voice, visit.standing.card
    players = tuple(Who(seat) for seat in range(len(card.chairs)))
    label = voice.plain(say("which-one", table=card.id, players=players))
    text = prompt(visit.standing) if card.status is Status.PLAYING else None
    form = "you" if _waits(visit) else ""
    about = voice.speaker.speak(text, voice.plain_names, form=form) if text else ""
    return MenuOption(str(card.id), label, about, chosen=card.id == shown)
