"""Which of his tables somebody means who asks for one elsewhere: the one that waits for him."""

from dataclasses import replace

from bot.engine.text import Refusal, Who, say
from bot.host.ports import Status, TableCard, TableId
from bot.host.standing import Standing, waited_for
from cogs.door import presses
from cogs.door.answers import Reply
from cogs.door.caller import OPEN, Caller, own_cards, table_here
from cogs.door.presses import Menu, Option
from cogs.door.speech import voice_at
from cogs.posts.position import asked
from cogs.table.lobby import no_table
from cogs.turn.buttons import BELLS, bell

NOWHERE = TableId(0)
OF_ONE_TABLE = ("hand", "board")  # the bells that are pulled for whichever table is meant


async def at_table_meant(caller: Caller, name: str) -> Reply:
    """Pull a bell of this place's table, or of the caller's own that waits for him.

    A hand is only at a table where he plays; a board can be looked at by everybody.
    """
    here = await table_here(caller)
    if here is not None and _is_meant(here, caller, name):
        return await BELLS[name](caller, here.id, "")
    own = await own_tables(caller)
    if own and (len(own) == 1 or waits_for(own[0], caller)):
        return await _pulled(caller, name, own[0].card.id, own)
    if own:
        return Reply(caller.voice("which-table"), (_others(caller, name, own, NOWHERE),))
    if here is None:
        return no_table(caller)
    return await BELLS[name](caller, here.id, "")


def _is_meant(here: TableCard, caller: Caller, name: str) -> bool:
    if here.place != caller.place or here.status not in OPEN:
        return False
    return name == "board" or here.seat_of(caller.person.id) is not None


@bell("which")
async def chosen(caller: Caller, _: TableId, words: str) -> Reply:
    name, __, number = words.partition(" ")
    if name not in OF_ONE_TABLE or not number.isdecimal():
        return Reply(caller.voice("door-worn-out"))
    return await _pulled(caller, name, TableId(int(number)), await own_tables(caller))


async def own_tables(caller: Caller) -> list[Standing]:
    """The open tables the caller plays at: first those that wait for him, the longest wait first.

    One that doesn't is as good as another: the newest comes first then.
    """
    found = []
    for card in await own_cards(caller):
        standing = await caller.door.house.standing(card.id)
        if not isinstance(standing, Refusal):
            found.append(standing)
    return sorted(found, key=lambda one: _rank(one, caller))


def waits_for(standing: Standing, caller: Caller) -> bool:
    return standing.card.seat_of(caller.person.id) in waited_for(standing)


def _rank(standing: Standing, caller: Caller) -> tuple[bool, int, int]:
    seat = standing.card.seat_of(caller.person.id)
    since = 0
    if seat is not None and waits_for(standing, caller) and standing.budgets:
        since = standing.budgets[seat].since or standing.now
    return not waits_for(standing, caller), since, -standing.card.id


async def _pulled(caller: Caller, name: str, table: TableId, own: list[Standing]) -> Reply:
    reply = await BELLS[name](caller, table, "")
    if len(own) < 2:
        return reply
    return replace(reply, presses=(*reply.presses, _others(caller, name, own, table)))


def _others(caller: Caller, name: str, own: list[Standing], shown: TableId) -> Menu:
    """One's tables, to choose from."""
    options = tuple(_option(caller, standing, shown) for standing in own)
    return Menu(presses.bell_menu("which", NOWHERE, name), caller.voice("which-menu"), options)


def _option(caller: Caller, standing: Standing, shown: TableId) -> Option:
    voice, card = voice_at(standing, caller.person.language), standing.card
    players = tuple(Who(seat) for seat in range(len(card.chairs)))
    label = voice.plain(say("which-one", table=card.id, players=players))
    text = asked(standing) if card.status is Status.PLAYING else None
    form = "you" if waits_for(standing, caller) else ""
    about = voice.speaker.speak(text, voice.plain_names, form=form) if text else ""
    return Option(str(card.id), label, about, chosen=card.id == shown)
