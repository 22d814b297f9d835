"""Show a hand to its owner, and give a hint."""

from collections.abc import Iterator

from discord import app_commands

from bot.engine.text import Who
from bot.tables.people import TableId, TableStatus
from bot.tables.state import seats_of
from cogs.interaction import components, limits
from cogs.interaction.command_texts import EVERYWHERE, INSTALLED, command_text
from cogs.interaction.components import ButtonSpec, ComponentSpec
from cogs.interaction.context import AnySeatContext, Interaction, RequestContext, SeatContext
from cogs.interaction.replies import PrivateReply, answer_interaction
from cogs.interaction.routes import button_route
from cogs.interaction.table_context import TableContext, enter_table
from cogs.messages import pictures, table_texts
from cogs.messages.coach import HINT_ROUTE, best_move, explain_move, has_hints
from cogs.messages.panel import describe_seat_move, move_button, plan_button
from cogs.play import notes
from cogs.play.submit_move import open_turn, turn_reply
from cogs.play.table_choice import at_table_meant


@app_commands.command(**command_text("command-hand"))
async def hand_command(interaction: Interaction) -> None:
    await answer_interaction(interaction, lambda caller: at_table_meant(caller, "hand"))


hand_command.allowed_contexts, hand_command.allowed_installs = EVERYWHERE, INSTALLED


@button_route("hand")
async def show_hand(caller: RequestContext, table: TableId, _: str) -> PrivateReply:
    visit = await enter_table(caller, table)
    if visit.seat_context is None and has_open_hands(visit):
        return PrivateReply(_all_hands(visit))
    sitting = visit.require_seat()
    standing = sitting.standing
    turn = ButtonSpec(
        components.route_id("turn", table), sitting.voice.label_text("press-turn"), likely=True
    )
    asks = standing.card.status is TableStatus.PLAYING and sitting.is_asked
    words = table_texts.hand_words(sitting)
    sketch = pictures.hand_picture(sitting, words) if caller.services.draws else None
    if standing.card.place != caller.place:
        words = f"{table_texts.table_heading(standing, sitting.voice)}\n{words}"
    others = _all_hands(visit) if has_open_hands(visit) else ""
    own_notes = notes.notes_button(table, sitting.voice)
    ways = (*([turn] if asks else []), *plan_button(sitting), own_notes)
    return PrivateReply(words, ways, sketch=sketch, more=others)


def has_open_hands(visit: TableContext) -> bool:
    """Whether all hands lie open: whoever joined a teaching table has agreed to it."""
    return visit.standing.card.terms.teaching and visit.standing.course is not None


def _all_hands(visit: TableContext) -> str:
    """Everybody's, for whoever looks on too."""
    lines = [visit.voice("teaching-hands")]
    for seat in seats_of(visit.standing.card):
        lines.append(visit.voice("teaching-hand", who=Who(seat)))
        lines.append(table_texts.hand_words(SeatContext(visit.standing, seat, visit.voice)))
    return "\n".join(lines)


@button_route("turn")
async def show_turn(caller: RequestContext, table: TableId, _: str) -> PrivateReply:
    return await open_turn(caller, table)


@button_route(HINT_ROUTE)
async def show_hint(caller: RequestContext, table: TableId, _: str) -> PrivateReply:
    visit = await enter_table(caller, table)
    sitting = visit.require_seat()
    return (
        build_hint(sitting)
        if sitting.is_asked and has_hints(sitting.standing)
        else turn_reply(visit)
    )


def build_hint(sitting: AnySeatContext) -> PrivateReply:
    """By what its owner sees and nothing else."""
    voice = sitting.voice
    spelt = best_move(sitting.standing, sitting.course.state, sitting.seat)
    text = describe_seat_move(sitting, spelt)
    words = [voice("hint", move=text) if text else spelt]
    why = explain_move(sitting.standing, sitting.view, spelt)
    words += (f"· {voice.speak_text(reason)}" for reason in why)
    return PrivateReply(
        "\n".join(words), tuple(_hint_buttons(sitting, spelt)), asks=sitting.panel_question
    )


def _hint_buttons(sitting: AnySeatContext, spelt: str) -> tuple[ComponentSpec, ...]:
    """To do it, or to look at all there is."""
    back = ButtonSpec(sitting.turn_button_id, sitting.voice.label_text("press-back"))
    return (*_hinted_move(sitting, spelt), back)


def _hinted_move(sitting: AnySeatContext, spelt: str) -> Iterator[ButtonSpec]:
    """A button for it, where an id has room for so many words."""
    try:
        yield move_button(sitting, spelt, likely=True)
    except limits.IdTooLong:
        return
