"""The chairs of a table before its game begins: its owner sends people away, and asks them back."""

from collections.abc import AsyncIterator

from bot.engine.game import Seat
from bot.engine.text import Refusal, Who, refuse
from bot.host import lobby
from bot.host.ports import Chair, PersonId, TableId
from bot.host.standing import Standing
from cogs.door import presses
from cogs.door.answers import Reply, refused
from cogs.door.caller import Caller
from cogs.door.limits import IN_A_ROW, ROWS
from cogs.door.presses import Press
from cogs.door.speech import Voice, voice_at
from cogs.table.lobby import done_at
from cogs.turn.buttons import bell

MOST = ROWS * IN_A_ROW


@bell("chairs")
async def shown(caller: Caller, table: TableId, _: str) -> Reply:
    standing = await caller.door.house.standing(table)
    if isinstance(standing, Refusal):
        return refused(caller, standing)
    if standing.card.owner != caller.person.id:
        return refused(caller, refuse("lobby", "only-the-owner"))
    voice = voice_at(standing, caller.person.language)
    found = [one async for one in _presses(caller, standing, voice)]
    return Reply(voice("chairs-whom") if found else voice("chairs-nobody"), tuple(found[:MOST]))


async def _presses(caller: Caller, standing: Standing, voice: Voice) -> AsyncIterator[Press]:
    table = standing.card.id
    for seat, chair in enumerate(standing.card.chairs):
        if chair.person != caller.person.id:
            away = presses.bell("away", table, f"{seat} {chair.person or 0} {chair.guest}")
            yield Press(away, voice.label("press-send-away", who=Who(seat)))
    for number in sorted(standing.card.sent_away):
        person = await caller.door.house.person(number)
        if person is not None:
            label = voice.label("press-ask-back", name=person.name)
            yield Press(presses.bell("askback", table, number), label)


@bell("away")
async def sending_away(caller: Caller, table: TableId, words: str) -> Reply:
    """If the one who is meant still sits there."""
    match words.split():
        case [seat, person, *guest] if seat.isdecimal() and person.isdecimal():
            number = PersonId(int(person)) if int(person) else None
            sitting = Chair(number, "".join(guest))
            act = lobby.send_away(caller.person.id, Seat(int(seat)), sitting)
            return await done_at(caller, table, act)
    return Reply(caller.voice("door-worn-out"))


@bell("askback")
async def asking_back(caller: Caller, table: TableId, person: str) -> Reply:
    if not person.isdecimal():
        return Reply(caller.voice("door-worn-out"))
    act = lobby.ask_back(caller.person.id, PersonId(int(person)))
    return await done_at(caller, table, act)
