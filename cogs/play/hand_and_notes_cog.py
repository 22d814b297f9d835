"""Commands of play: notes, hands, hints, at which table, and every move of every game."""

from collections.abc import Iterator
from functools import partial
from zlib import crc32

from discord import app_commands

from bot.engine.text import Refusal, Who, refuse, say
from bot.storage.store import SqliteStore
from bot.tables.people import NOWHERE, PersonId, TableCard, TableId, TableStatus
from bot.tables.state import all_seats, seats_waited_for, seats_yet_to_plan
from cogs.games import GAME_UIS, refusal_rule_buttons
from cogs.interaction import components, discord_limits, table_context
from cogs.interaction.components import ButtonSpec, route_button, route_menu
from cogs.interaction.context import (
    OPEN_STATUSES,
    AnySeatContext,
    RequestContext,
    SeatContext,
    SignoriaClient,
)
from cogs.interaction.game_ui import MovesOfButton
from cogs.interaction.replies import PrivateReply, ReplyInstead
from cogs.interaction.routes_and_forms import (
    TEXT,
    FormRoute,
    FormSpec,
    RouteCog,
    RouteTable,
    Submitted,
    join_routes,
)
from cogs.interaction.slash_commands import allow_everywhere, english_name, slash_command
from cogs.interaction.speech import SpeechContext, describe_table_refusal
from cogs.interaction.table_context import TableContext, enter_table, require_table_card_here
from cogs.messages import pictures, private_panel, table_texts
from cogs.messages.coach import HINT_ROUTE, explain_move, may_give_hints
from cogs.messages.lesson import best_move
from cogs.messages.table_texts import prompt_text
from cogs.play import plans, slash_moves, submit_move
from cogs.play.submit_move import open_turn, turn_reply

NOTES = "notes"
OF_ONE_TABLE = ("hand", "board", NOTES)  # asked for at whichever table is meant
LONGEST_NOTE = 2000  # characters: about a page, and shown in one message


# Notes


async def write_note(
    store: SqliteStore, card: TableCard, person: PersonId, text: str, shown: str
) -> Refusal | None:
    """Replace the note that was shown by this text; an empty text deletes it.

    Lines added since it was shown are kept below.
    """
    came = _note_text_added_since(shown, await store.load_player_note(card.id, person))
    text = "\n".join(filter(None, (text.strip(), came)))
    refusal = _why_note_refused(card, person, text)
    if refusal is None:
        async with store.unit_of_work() as unit_of_work:
            unit_of_work.save_player_note(card.id, person, text)
    return refusal


def note_checksum(noted: str) -> str:
    """Make a mark by which a note is recognized as the start of a later one."""
    return f"{len(noted)}-{crc32(noted.encode()):08x}"


def _note_text_added_since(shown: str, noted: str) -> str:
    """Find what was added since the note with this mark was shown."""
    length, _, _ = shown.partition("-")
    before = noted[: int(length)] if length.isdecimal() else noted
    return noted.removeprefix(before).strip() if note_checksum(before) == shown else noted


async def append_note(
    store: SqliteStore, card: TableCard, person: PersonId, text: str
) -> Refusal | None:
    """Add a line to the note, whatever was added meanwhile."""
    noted, text = await store.load_player_note(card.id, person), text.strip()
    refusal = _why_note_refused(card, person, f"{noted}\n{text}" if noted else text)
    if refusal is None:
        async with store.unit_of_work() as unit_of_work:
            unit_of_work.append_player_note(card.id, person, text)
    return refusal


def _why_note_refused(card: TableCard, person: PersonId, text: str) -> Refusal | None:
    if text and card.seat_of_person(person) is None:
        return refuse("notes", "notes-are-for-players")
    if len(text) > LONGEST_NOTE:
        return refuse("notes", "note-too-long", most=LONGEST_NOTE, over=len(text) - LONGEST_NOTE)
    return None


WIPE, SURE = "wipe", "sure"


async def append_typed_note(
    request: RequestContext, note: app_commands.Range[str, 1, LONGEST_NOTE] = ""
) -> PrivateReply:
    """Add a typed line; without one, show the notes."""
    if not note.strip():
        return await answer_at_own_table(request, NOTES)
    context = await enter_table(request, (await require_table_card_here(request)).id)
    refusal = await append_note(request.services.store, context.state.card, request.person.id, note)
    return await _changed_notes_reply(request, context, refusal, note)


async def show_or_delete_notes(request: RequestContext, table: TableId, rest: str) -> PrivateReply:
    context, (deed, stamp) = await enter_table(request, table), components.split_stamp(rest)
    if deed == WIPE:
        return await _confirm_note_deletion(request, context)
    if deed == SURE:
        if stamp != note_checksum(
            await request.services.store.load_player_note(table, request.person.id)
        ):
            return await _confirm_note_deletion(
                request, context
            )  # the note has changed since it was shown
        async with request.services.store.unit_of_work() as unit_of_work:
            unit_of_work.save_player_note(table, request.person.id, "")
    return await _changed_notes_reply(request, context)


async def _confirm_note_deletion(request: RequestContext, context: TableContext) -> PrivateReply:
    """Ask for confirmation, with the text that would be deleted."""
    table, speech = context.table_id, context.speech
    noted = await request.services.store.load_player_note(table, request.person.id)
    if not noted:
        return notes_reply(context, noted)
    ways = (
        make_notes_button(table, speech),
        _delete_notes_button(context, SURE, note_checksum(noted)),
    )
    return PrivateReply(speech("notes-sure", table=table), ways, more=noted)


async def _notes_form(request: RequestContext, table: TableId, *_: str) -> FormSpec:
    context = await enter_table(request, table)
    noted = await request.services.store.load_player_note(table, request.person.id)
    speech = context.speech
    title, asks = speech.label_text("notes-sheet", table=table), speech.label_text("notes-asks")
    id_ = components.form_id(NOTES, table, note_checksum(noted))
    return FormSpec(id_, title, asks, LONGEST_NOTE, noted)


async def _save_notes(
    request: RequestContext, table: TableId, shown: str, fields: Submitted
) -> PrivateReply:
    text = fields.get(TEXT, "")
    context, person = await enter_table(request, table), request.person.id
    refusal = await write_note(request.services.store, context.state.card, person, text, shown)
    return await _changed_notes_reply(request, context, refusal, text)


async def _changed_notes_reply(
    request: RequestContext, context: TableContext, refusal: Refusal | None = None, note: str = ""
) -> PrivateReply:
    """Show the notes, above them a refusal with the refused text."""
    noted = await request.services.store.load_player_note(context.table_id, request.person.id)
    reply = notes_reply(context, noted)
    if refusal is None:
        return reply
    why = context.speech.speak_text(describe_table_refusal(context.state, refusal))
    pages = refusal_rule_buttons(context.state, context.speech, refusal)
    words = "\n".join(filter(None, (why, note, reply.words)))
    return PrivateReply(words, (*reply.components, *pages), more=reply.more)


def notes_reply(context: TableContext, noted: str) -> PrivateReply:
    speech = context.speech
    words = [table_texts.table_heading(context.state, speech), speech("notes-head")]
    if not noted:
        words.append(speech("notes-none"))
    return PrivateReply("\n".join(words), tuple(_notes_buttons(context, noted)), more=noted)


def _notes_buttons(context: TableContext, noted: str) -> Iterator[ButtonSpec]:
    if context.state.card.seat_of_person(context.request.person.id) is not None:
        label = context.speech.label_text("press-notes-change" if noted else "press-notes-write")
        yield ButtonSpec(components.form_id(NOTES, context.table_id), label, likely=True)
    if noted:
        yield _delete_notes_button(context, WIPE)
    if context.own_seat_context is not None:
        yield route_button(context.speech, "hand", context.table_id)


def _delete_notes_button(context: TableContext, deed: str, mark: str | None = None) -> ButtonSpec:
    to = context.speech, NOTES, context.table_id, deed
    return route_button(*to, at=mark, label="press-notes-wipe", grave=True)


def make_notes_button(table: TableId, speech: SpeechContext) -> ButtonSpec:
    return route_button(speech, NOTES, table, label="press-notes")


# Which of their tables a person means


async def answer_at_own_table(request: RequestContext, name: str) -> PrivateReply:
    """Call a route for the table here, or for the person's table that waits longest.

    Hands and notes need a table where they play; a board may be seen by all.
    """
    here = await table_context.find_table_card_here(request)
    if here is not None and _is_table_meant(here, request, name):
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


def _is_table_meant(here: TableCard, request: RequestContext, name: str) -> bool:
    if here.place != request.place:
        return False
    if name == NOTES and here.seat_of_person(request.person.id) is not None:
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
    for card in await table_context.own_table_cards(request):
        state = await request.services.tables.table_state(card.id)
        if not isinstance(state, Refusal):
            found.append(table_context.make_table_context(request, state))
    return sorted(found, key=_waiting_order)


def _is_waited_for(context: table_context.TableContext) -> bool:
    state = context.state
    return context.seat in seats_waited_for(state) | seats_yet_to_plan(state)


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
    return reply.with_components(_table_menu(request, name, own, table))


def _table_menu(
    request: RequestContext, name: str, own: list[table_context.TableContext], shown: TableId
) -> components.MenuSpec:
    """Make a menu of the person's tables."""
    choices = (_table_option(context, shown) for context in own)
    return route_menu("which", NOWHERE, name, request.speech("which-menu"), choices)


def _table_option(context: table_context.TableContext, shown: TableId) -> components.MenuChoice:
    speech, card = context.speech, context.state.card
    players = tuple(Who(seat) for seat in range(len(card.holders)))
    label = speech.plain_text(say("which-one", table=card.id, players=players))
    text = prompt_text(context.state) if card.status is TableStatus.PLAYING else None
    form = "you" if _is_waited_for(context) else ""
    about = speech.speaker.speak_text(text, speech.plain_names, form=form) if text else ""
    return components.MenuChoice(str(card.id), label, about, chosen=card.id == shown)


# Hand and hints


async def show_hand(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    context = await table_context.enter_table(request, table)
    if context.own_seat_context is None and has_open_hands(context):
        return PrivateReply(_all_hands(context))
    seat = context.require_seat()
    state = seat.state
    turn = components.route_button(seat.speech, "turn", table, likely=True)
    asks = state.card.status is TableStatus.PLAYING and seat.is_asked
    words = table_texts.hand_words(seat)
    sketch = pictures.hand_picture(seat, words) if request.services.draws else None
    if state.card.place != request.place:
        words = f"{table_texts.table_heading(state, seat.speech)}\n{words}"
    others = _all_hands(context) if has_open_hands(context) else ""
    own_notes = make_notes_button(table, seat.speech)
    ways = (*([turn] if asks else []), *private_panel.plan_button(seat), own_notes)
    return PrivateReply(words, ways, picture=sketch, more=others)


def has_open_hands(context: table_context.TableContext) -> bool:
    """Whether all hands are open, as at a teaching table."""
    return context.state.card.terms.teaching and context.state.course is not None


def _all_hands(context: table_context.TableContext) -> str:
    """Describe every hand, for spectators too."""
    lines = [context.speech("teaching-hands")]
    for seat in all_seats(context.state.card):
        lines.append(context.speech("teaching-hand", who=Who(seat)))
        lines.append(table_texts.hand_words(SeatContext(context.state, seat, context.speech)))
    return "\n".join(lines)


async def show_hint(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    context = await table_context.enter_table(request, table)
    seat = context.require_seat()
    return build_hint(seat) if seat.is_asked and may_give_hints(seat.state) else turn_reply(context)


def build_hint(seat: AnySeatContext) -> PrivateReply:
    """Suggest a move, by what the seat's player sees alone."""
    speech = seat.speech
    spelt = best_move(seat.state, seat.course.state, seat.seat)
    text = private_panel.describe_seat_move(seat, spelt)
    words = [speech("hint", move=text) if text else spelt]
    why = explain_move(seat.state, seat.view, spelt)
    words += (f"· {speech.speak_text(reason)}" for reason in why)
    ways, asks = tuple(_hint_buttons(seat, spelt)), seat.panel_question
    return PrivateReply("\n".join(words), ways, panel_question=asks)


def _hint_buttons(seat: AnySeatContext, spelt: str) -> tuple[components.ComponentSpec, ...]:
    """Make the buttons to make the move or to see all moves."""
    back = components.ButtonSpec(seat.turn_button_id, seat.speech.label_text("press-back"))
    return (*_hinted_move_button(seat, spelt), back)


def _hinted_move_button(seat: AnySeatContext, spelt: str) -> Iterator[components.ButtonSpec]:
    """Make a button for the move, unless its id would be too long."""
    try:
        yield private_panel.move_button(seat, spelt, likely=True)
    except discord_limits.IdTooLong:
        return


ROUTES: RouteTable = {
    "hand": show_hand,
    "turn": open_turn,
    HINT_ROUTE: show_hint,
    NOTES: show_or_delete_notes,
    "which": show_chosen_table,
}
FORMS = {NOTES: FormRoute(_notes_form, _save_notes)}


# The commands


async def show_hand_meant(request: RequestContext) -> PrivateReply:
    return await answer_at_own_table(request, "hand")


async def setup(bot: SignoriaClient) -> None:
    await bot.add_cog(PlayCog(bot))


def _game_routes() -> RouteTable:
    """Collect the routes of the games' own buttons."""
    tables = [ui.routes for ui in GAME_UIS.values()]
    for game, ui in GAME_UIS.items():
        moved = ui.moves_of_routes.items()
        tables.append({name: partial(_submit_game_moves, game, moves) for name, moves in moved})
    return join_routes(*tables)


async def _submit_game_moves(
    game: str, moves_of: MovesOfButton[object], request: RequestContext, table: TableId, rest: str
) -> PrivateReply:
    question, words = components.parse_question(table, rest)
    return await submit_move.submit_moves_of_button(request, question, game, words, moves_of)


class PlayCog(RouteCog):
    routes = join_routes(ROUTES, submit_move.ROUTES, plans.ROUTES, _game_routes())
    forms = join_routes(FORMS, *(ui.forms for ui in GAME_UIS.values()))

    async def cog_load(self) -> None:
        await super().cog_load()
        for game in GAME_UIS:
            self.bot.tree.add_command(slash_moves.make_game_group(game))

    async def cog_unload(self) -> None:
        for game in GAME_UIS:
            self.bot.tree.remove_command(english_name(f"command-{game}"))
        await super().cog_unload()

    hand = allow_everywhere(slash_command("command-hand", show_hand_meant))
    plan = allow_everywhere(slash_command("command-plan", plans.show_plan_here))
    wishes = allow_everywhere(slash_command("command-orders", slash_moves.add_or_list_wishes))
    notes = allow_everywhere(slash_command("command-notes", append_typed_note))
