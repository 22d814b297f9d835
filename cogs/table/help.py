"""Help: what can be done here and now."""

from collections.abc import Iterator, Sequence

from bot.engine.text import Text, say
from bot.tables.people import TableId, TableStatus
from cogs.games import GAME_UIS, game_ui_of
from cogs.interaction import components, limits
from cogs.interaction.components import NOWHERE, ButtonSpec, ComponentSpec, route_button
from cogs.interaction.context import RequestContext, SeatContext
from cogs.interaction.replies import PrivateReply
from cogs.interaction.routes import RouteTable
from cogs.interaction.speech import SpeechContext
from cogs.interaction.table_context import enter_table, table_here
from cogs.messages import table_texts
from cogs.messages.panel import panel_without_view
from cogs.play.submit_move import lobby_buttons, own_buttons, turn_reply
from cogs.table import lessons, lobby_options, rulebook

FEW_BUTTONS = 2 * limits.IN_A_ROW  # buttons of a turn that help has room for


async def help_reply(request: RequestContext) -> PrivateReply:
    """Show what can be done here and now."""
    card = await table_here(request)
    speech = request.voice
    if card is None:
        words = _join_lines(speech("help-new"), _useful_commands(speech, tuple(GAME_UIS)))
        begins = (*lessons.lesson_buttons(speech), lobby_options.solo_button(speech, NOWHERE))
        return PrivateReply(words, (*begins, *rulebook.all_book_menus(speech)))
    context = await enter_table(request, card.id)
    if card.status is TableStatus.GATHERING:
        said = "help-gathering" if context.seat is None else "help-seated"
        words = _join_lines(context.voice(said), _useful_commands(speech, [card.game]))
        return PrivateReply(words, (*lobby_buttons(context), *rulebook.chapter_menus(speech, card)))
    if context.standing.course is None and card.status is TableStatus.CANCELLED:
        words = _join_lines(speech("door-closed"), _useful_commands(speech, tuple(GAME_UIS)))
        ways = (
            *lobby_buttons(context),
            lobby_options.solo_button(speech, NOWHERE),
            *rulebook.all_book_menus(speech),
        )
        return PrivateReply(words, ways)
    seat_context = context.seat_context
    if seat_context is None or card.status is not TableStatus.PLAYING:
        reply = turn_reply(context)
        is_over = card.status in (TableStatus.OVER, TableStatus.CANCELLED)
        again = [speech("help-again")] if is_over else []
        words = _join_lines(reply.words, *again, _useful_commands(speech, [card.game]))
        return PrivateReply(words, (*reply.presses, *rulebook.chapter_menus(speech, card)))
    return help_now(seat_context)


async def show_help(request: RequestContext, _: TableId, __: str) -> PrivateReply:
    return await help_reply(request)


# What can I do now?


def help_now(seat_context: SeatContext) -> PrivateReply:
    """Show what is asked, what would answer it, and its buttons."""
    speech, taught = seat_context.voice, game_ui_of(seat_context.standing).help
    head = table_texts.table_heading(seat_context.standing, speech)
    words = [head]
    is_asked = (
        seat_context.is_asked and not seat_context.is_called
    )  # then the panel says all there is
    if taught is None or not is_asked:
        words.append(panel_without_view(seat_context).words)
    if taught is not None and not seat_context.is_called:
        words.append(
            speech.speak_text(taught.now(seat_context.view) if is_asked else taught.waiting)
        )
    words += ["", _useful_commands(speech, [seat_context.standing.card.game])]
    panel = panel_without_view(seat_context) if seat_context.may_move else PrivateReply("")
    turn = panel if _is_simple_panel(panel) else PrivateReply("")
    return PrivateReply(
        _join_lines(*words), tuple(_useful_buttons(seat_context, turn.presses)), blocks=turn.blocks
    )


def _is_simple_panel(panel: PrivateReply) -> bool:
    pressed = panel.all_components
    are_alike = all(isinstance(one, ButtonSpec) and one.row is None for one in pressed)
    return are_alike and len(pressed) <= FEW_BUTTONS


def _useful_buttons(
    seat_context: SeatContext, turn: Sequence[ComponentSpec]
) -> Iterator[ComponentSpec]:
    table = seat_context.standing.card.id
    if not seat_context.may_move:
        yield from own_buttons(seat_context)
    else:
        yield from turn
        if not turn:
            label = seat_context.voice.label_text("press-turn")
            yield ButtonSpec(components.route_id("turn", table), label, likely=True)
            yield from game_ui_of(seat_context.standing).beside(seat_context)
        yield route_button(seat_context.voice, "hand", table)
        yield route_button(seat_context.voice, "words", table, label="press-board")
    yield from rulebook.chapter_menus(seat_context.voice, seat_context.standing.card)


def _useful_commands(speech: SpeechContext, games: Sequence[str]) -> str:
    """List the commands that are always useful, and those for moves of these games."""
    moves = tuple(say("help-by-name", command=Text(f"command-{game}")) for game in games)
    return speech("help-more", moves=moves)


def _join_lines(*lines: str) -> str:
    return "\n".join(lines)


ROUTES: RouteTable = {"help": show_help}
