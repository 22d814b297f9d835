"""Show a hand to its player, and give hints."""

from collections.abc import Iterator

from bot.engine.text import Who
from bot.tables.people import TableId, TableStatus
from bot.tables.state import seats_of
from cogs.interaction import limits
from cogs.interaction.components import ButtonSpec, ComponentSpec, route_button
from cogs.interaction.context import AnySeatContext, RequestContext, SeatContext
from cogs.interaction.replies import PrivateReply
from cogs.interaction.routes import RouteTable
from cogs.interaction.table_context import TableContext, enter_table
from cogs.messages import pictures, table_texts
from cogs.messages.coach import HINT_ROUTE, best_move, explain_move, has_hints
from cogs.messages.panel import describe_seat_move, move_button, plan_button
from cogs.play import notes
from cogs.play.submit_move import open_turn, turn_reply


async def show_hand(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    context = await enter_table(request, table)
    if context.seat_context is None and has_open_hands(context):
        return PrivateReply(_all_hands(context))
    seat_context = context.require_seat()
    state = seat_context.state
    turn = route_button(seat_context.speech, "turn", table, likely=True)
    asks = state.card.status is TableStatus.PLAYING and seat_context.is_asked
    words = table_texts.hand_words(seat_context)
    sketch = pictures.hand_picture(seat_context, words) if request.services.draws else None
    if state.card.place != request.place:
        words = f"{table_texts.table_heading(state, seat_context.speech)}\n{words}"
    others = _all_hands(context) if has_open_hands(context) else ""
    own_notes = notes.notes_button(table, seat_context.speech)
    ways = (*([turn] if asks else []), *plan_button(seat_context), own_notes)
    return PrivateReply(words, ways, picture=sketch, more=others)


def has_open_hands(context: TableContext) -> bool:
    """Whether all hands are open, as at a teaching table."""
    return context.state.card.terms.teaching and context.state.course is not None


def _all_hands(context: TableContext) -> str:
    """Describe every hand, for spectators too."""
    lines = [context.speech("teaching-hands")]
    for seat in seats_of(context.state.card):
        lines.append(context.speech("teaching-hand", who=Who(seat)))
        lines.append(table_texts.hand_words(SeatContext(context.state, seat, context.speech)))
    return "\n".join(lines)


async def show_turn(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    return await open_turn(request, table)


async def show_hint(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    context = await enter_table(request, table)
    seat_context = context.require_seat()
    return (
        build_hint(seat_context)
        if seat_context.is_asked and has_hints(seat_context.state)
        else turn_reply(context)
    )


def build_hint(seat_context: AnySeatContext) -> PrivateReply:
    """Suggest a move, by what the seat's player sees alone."""
    speech = seat_context.speech
    spelt = best_move(seat_context.state, seat_context.course.state, seat_context.seat)
    text = describe_seat_move(seat_context, spelt)
    words = [speech("hint", move=text) if text else spelt]
    why = explain_move(seat_context.state, seat_context.view, spelt)
    words += (f"· {speech.speak_text(reason)}" for reason in why)
    return PrivateReply(
        "\n".join(words),
        tuple(_hint_buttons(seat_context, spelt)),
        panel_question=seat_context.panel_question,
    )


def _hint_buttons(seat_context: AnySeatContext, spelt: str) -> tuple[ComponentSpec, ...]:
    """Make the buttons to make the move or to see all moves."""
    back = ButtonSpec(seat_context.turn_button_id, seat_context.speech.label_text("press-back"))
    return (*_hinted_move(seat_context, spelt), back)


def _hinted_move(seat_context: AnySeatContext, spelt: str) -> Iterator[ButtonSpec]:
    """Make a button for the move, unless its id would be too long."""
    try:
        yield move_button(seat_context, spelt, likely=True)
    except limits.IdTooLong:
        return


ROUTES: RouteTable = {"hand": show_hand, "turn": show_turn, HINT_ROUTE: show_hint}
