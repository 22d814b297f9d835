"""What somebody writes for himself at a table: read, written and wiped, and shown to him alone."""

from collections.abc import Iterator

from discord import app_commands

from bot.engine.text import Refusal
from bot.host import jottings
from bot.host.company import TableId
from cogs.door import presses
from cogs.door.answers import Reply, answer
from cogs.door.caller import Caller, Interaction
from cogs.door.command_names import phrased, worded
from cogs.door.commands import EVERYWHERE, INSTALLED
from cogs.door.forms import Form, Sheet
from cogs.door.knocks import knock
from cogs.door.presses import Press
from cogs.door.speech import Voice, refusal_in_words
from cogs.door.visit import Visit, at, card_meant
from cogs.games import rules_of
from cogs.posts import position
from cogs.turn.which_table import NOTES, at_table_meant

WIPE, SURE = "wipe", "sure"


@app_commands.command(**phrased("command-notes"))
@worded("note")
async def notes(
    interaction: Interaction, note: app_commands.Range[str, 1, jottings.LONGEST] = ""
) -> None:
    await answer(interaction, lambda caller: _typed(caller, note))


notes.allowed_contexts, notes.allowed_installs = EVERYWHERE, INSTALLED


async def _typed(caller: Caller, note: str) -> Reply:
    """What was typed is one line more."""
    if not note.strip():
        return await at_table_meant(caller, NOTES)
    visit = await at(caller, (await card_meant(caller)).id)
    refusal = await jottings.add(caller.door.store, visit.standing.card, caller.person.id, note)
    return await _page(caller, visit, refusal, note)


@knock(NOTES)
async def shown(caller: Caller, table: TableId, rest: str) -> Reply:
    visit, (deed, stamp) = await at(caller, table), presses.split_stamp(rest)
    if deed == WIPE:
        return await _to_confirm(caller, visit)
    if deed == SURE:
        if stamp != jottings.mark(await caller.door.store.jotting(table, caller.person.id)):
            return await _to_confirm(caller, visit)  # there is something he has not seen
        await jottings.wipe(caller.door.store, table, caller.person.id)
    return await _page(caller, visit)


async def _to_confirm(caller: Caller, visit: Visit) -> Reply:
    """With what would be gone for good before his eyes."""
    table, voice = visit.table, visit.voice
    noted = await caller.door.store.jotting(table, caller.person.id)
    if not noted:
        return page(visit, noted)
    ways = press(table, voice), _wipe(visit, SURE, jottings.mark(noted))
    return Reply(voice("notes-sure", table=table), ways, more=noted)


async def _sheet(caller: Caller, table: TableId) -> Sheet:
    visit = await at(caller, table)
    noted = await caller.door.store.jotting(table, caller.person.id)
    title, asks = visit.voice.label("notes-sheet", table=table), visit.voice.label("notes-asks")
    id_ = presses.form(NOTES, table, jottings.mark(noted))
    return Sheet(id_, title, asks, jottings.LONGEST, noted)


async def _written(caller: Caller, table: TableId, shown: str, text: str) -> Reply:
    visit, person = await at(caller, table), caller.person.id
    refusal = await jottings.write(caller.door.store, visit.standing.card, person, text, shown)
    return await _page(caller, visit, refusal, text)


FORMS = {NOTES: Form(_sheet, _written)}


async def _page(
    caller: Caller, visit: Visit, refusal: Refusal | None = None, note: str = ""
) -> Reply:
    """The notes as they are now; above them what stands in the way of this one, and its words."""
    noted = await caller.door.store.jotting(visit.table, caller.person.id)
    reply = page(visit, noted)
    if refusal is None:
        return reply
    why = visit.voice.text(refusal_in_words(visit.standing, refusal))
    pages = rules_of(visit.standing, visit.voice, refusal)
    words = "\n".join(filter(None, (why, note, reply.words)))
    return Reply(words, (*reply.presses, *pages), more=reply.more)


def page(visit: Visit, noted: str) -> Reply:
    voice = visit.voice
    words = [position.heading(visit.standing, voice), voice("notes-head")]
    if not noted:
        words.append(voice("notes-none"))
    return Reply("\n".join(words), tuple(_below(visit, noted)), more=noted)


def _below(visit: Visit, noted: str) -> Iterator[Press]:
    if visit.standing.card.chair_of(visit.caller.person.id) is not None:
        label = visit.voice.label("press-notes-change" if noted else "press-notes-write")
        yield Press(presses.form(NOTES, visit.table), label, likely=True)
    if noted:
        yield _wipe(visit, WIPE)
    if visit.sitting is not None:
        yield Press(presses.knock("hand", visit.table), visit.voice.label("press-hand"))


def _wipe(visit: Visit, deed: str, mark: str | None = None) -> Press:
    id_ = presses.knock(NOTES, visit.table, deed, at=mark)
    return Press(id_, visit.voice.label("press-notes-wipe"), grave=True)


def press(table: TableId, voice: Voice) -> Press:
    return Press(presses.knock(NOTES, table), voice.label("press-notes"))
