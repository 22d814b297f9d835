"""The chairs of a table before its game begins: its owner sends people away, and asks them back."""

from collections.abc import AsyncIterator

from bot.engine.game import Seat
from bot.engine.text import Who
from bot.host import lobby
from bot.host.company import Chair, PersonId, TableId
from cogs.door import presses
from cogs.door.answers import Reply
from cogs.door.caller import Caller
from cogs.door.knocks import knock
from cogs.door.limits import IN_A_ROW, ROWS
from cogs.door.presses import Press, WornOut
from cogs.door.visit import Visit, at
from cogs.table.lobby import done_at, unless_seated

MOST = ROWS * IN_A_ROW


@knock("chairs")
async def shown(caller: Caller, table: TableId, _: str) -> Reply:
    visit = await at(caller, table)
    visit.owned()
    voice, found = visit.voice, [one async for one in _presses(visit)]
    return Reply(voice("chairs-whom") if found else voice("chairs-nobody"), tuple(found[:MOST]))


async def _presses(visit: Visit) -> AsyncIterator[Press]:
    table, card, voice = visit.table, visit.standing.card, visit.voice
    for seat, chair in enumerate(card.chairs):
        if seat != visit.seat:
            sits = f"{seat} {chair.person or 0} {chair.guest}"
            away = presses.knock("away", table, sits, at=len(card.chairs))
            yield Press(away, voice.label("press-send-away", who=Who(seat)))
    for number in sorted(card.sent_away):
        person = await visit.caller.door.house.person(number)
        if person is not None:
            label = voice.label("press-ask-back", name=person.name)
            yield Press(presses.knock("askback", table, number), label)


@knock("away")
async def sending_away(caller: Caller, table: TableId, rest: str) -> Reply:
    """If the one who is meant still sits there, and nobody has moved up."""
    words, stamp = presses.split_stamp(rest)
    match words.split():
        case [seat, person, *guest] if seat.isdecimal() and person.isdecimal():
            number = PersonId(int(person)) if int(person) else None
            sitting = Chair(number, "".join(guest))
            act = lobby.send_away(caller.person.id, Seat(int(seat)), sitting)
            return await done_at(caller, table, unless_seated(stamp, act))
    raise WornOut


@knock("askback")
async def asking_back(caller: Caller, table: TableId, person: str) -> Reply:
    act = lobby.ask_back(caller.person.id, PersonId(presses.whole(person)))
    return await done_at(caller, table, act)
