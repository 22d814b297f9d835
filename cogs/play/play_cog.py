"""The commands of play: /hand, /plan, /wishes, /notes and every move of every game."""

from collections.abc import Iterator
from functools import partial

from bot.engine.text import Who
from bot.tables.people import TableId, TableStatus
from bot.tables.state import seats_of
from cogs.games import GAME_UIS
from cogs.interaction import components, limits, table_context
from cogs.interaction.context import (
    AnySeatContext,
    RequestContext,
    SeatContext,
    SignoriaClient,
)
from cogs.interaction.game_ui import MovesOfButton
from cogs.interaction.replies import PrivateReply
from cogs.interaction.routes import RouteCog, RouteTable, join_routes
from cogs.interaction.slash_commands import allow_everywhere, english_name, slash_command
from cogs.messages import panel, pictures, table_texts
from cogs.messages.coach import HINT_ROUTE, explain_move, has_hints
from cogs.messages.lesson import best_move
from cogs.play import notes, plans, slash_moves, submit_move, table_choice
from cogs.play.submit_move import open_turn, turn_reply


async def show_hand(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    context = await table_context.enter_table(request, table)
    if context.seat_context is None and has_open_hands(context):
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
    own_notes = notes.notes_button(table, seat.speech)
    ways = (*([turn] if asks else []), *panel.plan_button(seat), own_notes)
    return PrivateReply(words, ways, picture=sketch, more=others)


def has_open_hands(context: table_context.TableContext) -> bool:
    """Whether all hands are open, as at a teaching table."""
    return context.state.card.terms.teaching and context.state.course is not None


def _all_hands(context: table_context.TableContext) -> str:
    """Describe every hand, for spectators too."""
    lines = [context.speech("teaching-hands")]
    for seat in seats_of(context.state.card):
        lines.append(context.speech("teaching-hand", who=Who(seat)))
        lines.append(table_texts.hand_words(SeatContext(context.state, seat, context.speech)))
    return "\n".join(lines)


async def show_hint(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    context = await table_context.enter_table(request, table)
    seat = context.require_seat()
    return build_hint(seat) if seat.is_asked and has_hints(seat.state) else turn_reply(context)


def build_hint(seat: AnySeatContext) -> PrivateReply:
    """Suggest a move, by what the seat's player sees alone."""
    speech = seat.speech
    spelt = best_move(seat.state, seat.course.state, seat.seat)
    text = panel.describe_seat_move(seat, spelt)
    words = [speech("hint", move=text) if text else spelt]
    why = explain_move(seat.state, seat.view, spelt)
    words += (f"· {speech.speak_text(reason)}" for reason in why)
    ways, asks = tuple(_hint_buttons(seat, spelt)), seat.panel_question
    return PrivateReply("\n".join(words), ways, panel_question=asks)


def _hint_buttons(seat: AnySeatContext, spelt: str) -> tuple[components.ComponentSpec, ...]:
    """Make the buttons to make the move or to see all moves."""
    back = components.ButtonSpec(seat.turn_button_id, seat.speech.label_text("press-back"))
    return (*_hinted_move(seat, spelt), back)


def _hinted_move(seat: AnySeatContext, spelt: str) -> Iterator[components.ButtonSpec]:
    """Make a button for the move, unless its id would be too long."""
    try:
        yield panel.move_button(seat, spelt, likely=True)
    except limits.IdTooLong:
        return


ROUTES: RouteTable = {"hand": show_hand, "turn": open_turn, HINT_ROUTE: show_hint}


# The commands


async def show_hand_meant(request: RequestContext) -> PrivateReply:
    return await table_choice.answer_at_own_table(request, "hand")


async def setup(bot: SignoriaClient) -> None:
    await bot.add_cog(PlayCog(bot))


def _game_routes() -> RouteTable:
    """Collect the routes of the games' own buttons."""
    tables = [ui.routes for ui in GAME_UIS.values()]
    for game, ui in GAME_UIS.items():
        moved = ui.moves_of_routes.items()
        tables.append({name: partial(_make_game_moves, game, moves) for name, moves in moved})
    return join_routes(*tables)


async def _make_game_moves(
    game: str, moves_of: MovesOfButton[object], request: RequestContext, table: TableId, rest: str
) -> PrivateReply:
    question, words = components.parse_question(table, rest)
    return await submit_move.submit_game_moves(request, question, game, words, moves_of)


class PlayCog(RouteCog):
    routes = join_routes(
        ROUTES, submit_move.ROUTES, notes.ROUTES, plans.ROUTES, table_choice.ROUTES, _game_routes()
    )
    forms = notes.FORMS

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
    wishes = allow_everywhere(slash_command("command-orders", slash_moves.list_wishes))
    notes = allow_everywhere(slash_command("command-notes", notes.append_typed))
