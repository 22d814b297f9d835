"""Private notes of a player at a table: read, write, wipe."""

from collections.abc import Iterator
from zlib import crc32

from discord import app_commands

from bot.engine.text import Refusal, refuse
from bot.storage.store import SqliteStore
from bot.tables.people import PersonId, TableCard, TableId
from cogs.games import rulebook_buttons
from cogs.interaction import components, routes
from cogs.interaction.components import ButtonSpec, route_button
from cogs.interaction.context import RequestContext
from cogs.interaction.replies import PrivateReply
from cogs.interaction.speech import SpeechContext, describe_table_refusal
from cogs.interaction.table_context import TableContext, enter_table, find_card_meant
from cogs.messages import table_texts
from cogs.play.table_choice import NOTES, answer_at_own_table

LONGEST_NOTE = 2000  # characters: about a page, and shown in one message


async def write_note(
    store: SqliteStore, card: TableCard, person: PersonId, text: str, shown: str
) -> Refusal | None:
    """Replace the note that was shown by this text; an empty text deletes it.

    Lines added since it was shown are kept below.
    """
    came = _added_since(shown, await store.load_player_note(card.id, person))
    text = "\n".join(filter(None, (text.strip(), came)))
    refusal = _refuse_note(card, person, text)
    if refusal is None:
        async with store.unit_of_work() as unit_of_work:
            unit_of_work.save_player_note(card.id, person, text)
    return refusal


def note_mark(noted: str) -> str:
    """Make a mark by which a note is recognized as the start of a later one."""
    return f"{len(noted)}-{crc32(noted.encode()):08x}"


def _added_since(shown: str, noted: str) -> str:
    """Find what was added since the note with this mark was shown."""
    length, _, _ = shown.partition("-")
    before = noted[: int(length)] if length.isdecimal() else noted
    return noted.removeprefix(before).strip() if note_mark(before) == shown else noted


async def append_note(
    store: SqliteStore, card: TableCard, person: PersonId, text: str
) -> Refusal | None:
    """Add a line to the note, whatever was added meanwhile."""
    noted, text = await store.load_player_note(card.id, person), text.strip()
    refusal = _refuse_note(card, person, f"{noted}\n{text}" if noted else text)
    if refusal is None:
        async with store.unit_of_work() as unit_of_work:
            unit_of_work.append_player_note(card.id, person, text)
    return refusal


def _refuse_note(card: TableCard, person: PersonId, text: str) -> Refusal | None:
    if text and card.seat_ever_held(person) is None:
        return refuse("notes", "notes-are-for-players")
    if len(text) > LONGEST_NOTE:
        return refuse("notes", "note-too-long", most=LONGEST_NOTE, over=len(text) - LONGEST_NOTE)
    return None


async def wipe_note(store: SqliteStore, table: TableId, person: PersonId) -> None:
    async with store.unit_of_work() as unit_of_work:
        unit_of_work.save_player_note(table, person, "")


WIPE, SURE = "wipe", "sure"


async def append_typed(
    request: RequestContext, note: app_commands.Range[str, 1, LONGEST_NOTE] = ""
) -> PrivateReply:
    """Add a typed line; without one, show the notes."""
    if not note.strip():
        return await answer_at_own_table(request, NOTES)
    context = await enter_table(request, (await find_card_meant(request)).id)
    refusal = await append_note(request.services.store, context.state.card, request.person.id, note)
    return await _notes_after(request, context, refusal, note)


async def show_notes(request: RequestContext, table: TableId, rest: str) -> PrivateReply:
    context, (deed, stamp) = await enter_table(request, table), components.split_stamp(rest)
    if deed == WIPE:
        return await _confirm_wipe(request, context)
    if deed == SURE:
        if stamp != note_mark(
            await request.services.store.load_player_note(table, request.person.id)
        ):
            return await _confirm_wipe(request, context)  # the note has changed since it was shown
        await wipe_note(request.services.store, table, request.person.id)
    return await _notes_after(request, context)


async def _confirm_wipe(request: RequestContext, context: TableContext) -> PrivateReply:
    """Ask for confirmation, with the text that would be deleted."""
    table, speech = context.table_id, context.speech
    noted = await request.services.store.load_player_note(table, request.person.id)
    if not noted:
        return notes_reply(context, noted)
    ways = notes_button(table, speech), _wipe_button(context, SURE, note_mark(noted))
    return PrivateReply(speech("notes-sure", table=table), ways, more=noted)


async def _notes_form(request: RequestContext, table: TableId) -> routes.FormSheet:
    context = await enter_table(request, table)
    noted = await request.services.store.load_player_note(table, request.person.id)
    speech = context.speech
    title, asks = speech.label_text("notes-sheet", table=table), speech.label_text("notes-asks")
    id_ = components.form_id(NOTES, table, note_mark(noted))
    return routes.FormSheet(id_, title, asks, LONGEST_NOTE, noted)


async def _save_notes(
    request: RequestContext, table: TableId, shown: str, text: str
) -> PrivateReply:
    context, person = await enter_table(request, table), request.person.id
    refusal = await write_note(request.services.store, context.state.card, person, text, shown)
    return await _notes_after(request, context, refusal, text)


FORMS = {NOTES: routes.FormRoute(_notes_form, _save_notes)}


async def _notes_after(
    request: RequestContext, context: TableContext, refusal: Refusal | None = None, note: str = ""
) -> PrivateReply:
    """Show the notes, above them a refusal with the refused text."""
    noted = await request.services.store.load_player_note(context.table_id, request.person.id)
    reply = notes_reply(context, noted)
    if refusal is None:
        return reply
    why = context.speech.speak_text(describe_table_refusal(context.state, refusal))
    pages = rulebook_buttons(context.state, context.speech, refusal)
    words = "\n".join(filter(None, (why, note, reply.words)))
    return PrivateReply(words, (*reply.components, *pages), more=reply.more)


def notes_reply(context: TableContext, noted: str) -> PrivateReply:
    speech = context.speech
    words = [table_texts.table_heading(context.state, speech), speech("notes-head")]
    if not noted:
        words.append(speech("notes-none"))
    return PrivateReply("\n".join(words), tuple(_notes_buttons(context, noted)), more=noted)


def _notes_buttons(context: TableContext, noted: str) -> Iterator[ButtonSpec]:
    if context.state.card.seat_ever_held(context.request.person.id) is not None:
        label = context.speech.label_text("press-notes-change" if noted else "press-notes-write")
        yield ButtonSpec(components.form_id(NOTES, context.table_id), label, likely=True)
    if noted:
        yield _wipe_button(context, WIPE)
    if context.seat_context is not None:
        yield route_button(context.speech, "hand", context.table_id)


def _wipe_button(context: TableContext, deed: str, mark: str | None = None) -> ButtonSpec:
    id_ = components.route_id(NOTES, context.table_id, deed, at=mark)
    return ButtonSpec(id_, context.speech.label_text("press-notes-wipe"), grave=True)


def notes_button(table: TableId, speech: SpeechContext) -> ButtonSpec:
    return route_button(speech, NOTES, table, label="press-notes")


ROUTES: routes.RouteTable = {NOTES: show_notes}
