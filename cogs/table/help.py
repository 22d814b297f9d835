"""Help: what can be done here and now, and the way to the book."""

from collections.abc import Iterator, Sequence

from bot.engine.text import Text, say
from bot.tables.people import NOWHERE, TableId, TableStatus
from cogs.games import GAME_UIS, game_ui_of
from cogs.interaction import components, limits
from cogs.interaction.components import ButtonSpec, ComponentSpec
from cogs.interaction.context import RequestContext, SeatContext
from cogs.interaction.replies import PrivateReply
from cogs.interaction.routes import button_route
from cogs.interaction.speech import SpeechContext
from cogs.interaction.table_context import enter_table, table_here
from cogs.messages import table_texts
from cogs.messages.panel import panel_without_view
from cogs.play.submit_move import lobby_buttons, own_buttons, turn_reply
from cogs.table import lessons, lobby_options, rulebook

FEW_BUTTONS = 2 * limits.IN_A_ROW  # buttons of a turn that help has room for


async def help_reply(caller: RequestContext) -> PrivateReply:
    """The first answer of /help: what can I do now?"""
    card = await table_here(caller)
    voice = caller.voice
    if card is None:
        words = _join_lines(voice("help-new"), _useful_commands(voice, tuple(GAME_UIS)))
        begins = (*lessons.lesson_buttons(voice), lobby_options.solo_button(voice, NOWHERE))
        return PrivateReply(words, (*begins, *rulebook.all_book_menus(voice)))
    visit = await enter_table(caller, card.id)
    if card.status is TableStatus.GATHERING:
        said = "help-gathering" if visit.seat is None else "help-seated"
        words = _join_lines(visit.voice(said), _useful_commands(voice, [card.game]))
        return PrivateReply(words, (*lobby_buttons(visit), *rulebook.chapter_menus(voice, card)))
    if visit.standing.course is None and card.status is TableStatus.CANCELLED:
        words = _join_lines(voice("door-closed"), _useful_commands(voice, tuple(GAME_UIS)))
        ways = (
            *lobby_buttons(visit),
            lobby_options.solo_button(voice, NOWHERE),
            *rulebook.all_book_menus(voice),
        )
        return PrivateReply(words, ways)
    sitting = visit.seat_context
    if sitting is None or card.status is not TableStatus.PLAYING:
        reply = turn_reply(visit)
        is_over = card.status in (TableStatus.OVER, TableStatus.CANCELLED)
        again = [voice("help-again")] if is_over else []
        words = _join_lines(reply.words, *again, _useful_commands(voice, [card.game]))
        return PrivateReply(words, (*reply.presses, *rulebook.chapter_menus(voice, card)))
    return help_now(sitting)


@button_route("help")
async def show_help(caller: RequestContext, _: TableId, __: str) -> PrivateReply:
    return await help_reply(caller)


# What can I do now?


def help_now(sitting: SeatContext) -> PrivateReply:
    """What is asked, what would answer it, and the buttons for it."""
    voice, taught = sitting.voice, game_ui_of(sitting.standing).help
    head = table_texts.table_heading(sitting.standing, voice)
    words = [head]
    is_asked = sitting.is_asked and not sitting.is_called  # then the panel says all there is
    if taught is None or not is_asked:
        words.append(panel_without_view(sitting).words)
    if taught is not None and not sitting.is_called:
        words.append(voice.speak_text(taught.now(sitting.view) if is_asked else taught.waiting))
    words += ["", _useful_commands(voice, [sitting.standing.card.game])]
    panel = panel_without_view(sitting) if sitting.may_move else PrivateReply("")
    turn = panel if _is_simple_panel(panel) else PrivateReply("")
    return PrivateReply(
        _join_lines(*words), tuple(_useful_buttons(sitting, turn.presses)), blocks=turn.blocks
    )


def _is_simple_panel(panel: PrivateReply) -> bool:
    pressed = panel.all_components
    are_alike = all(isinstance(one, ButtonSpec) and one.row is None for one in pressed)
    return are_alike and len(pressed) <= FEW_BUTTONS


def _useful_buttons(sitting: SeatContext, turn: Sequence[ComponentSpec]) -> Iterator[ComponentSpec]:
    table = sitting.standing.card.id
    if not sitting.may_move:
        yield from own_buttons(sitting)
    else:
        yield from turn
        if not turn:
            label = sitting.voice.label_text("press-turn")
            yield ButtonSpec(components.route_id("turn", table), label, likely=True)
            yield from game_ui_of(sitting.standing).beside(sitting)
        yield ButtonSpec(components.route_id("hand", table), sitting.voice.label_text("press-hand"))
        yield ButtonSpec(
            components.route_id("words", table), sitting.voice.label_text("press-board")
        )
    yield from rulebook.chapter_menus(sitting.voice, sitting.standing.card)


def _useful_commands(voice: SpeechContext, games: Sequence[str]) -> str:
    """The commands that are always of use, among them those that make moves of these games."""
    moves = tuple(say("help-by-name", command=Text(f"command-{game}")) for game in games)
    return voice("help-more", moves=moves)


def _join_lines(*lines: str) -> str:
    return "\n".join(lines)
