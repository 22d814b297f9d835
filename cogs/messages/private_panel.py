"""Private panels: build the answer to "what can I do now", and keep open ones up to date."""

import asyncio
import logging
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

import discord

from bot.engine.journal import count_undoable
from bot.engine.notation import verb_of_move as verb_of
from bot.engine.text import Text
from bot.i18n.speak import find_thing
from bot.tables.people import NOWHERE, PanelSize, Person, TableStatus
from bot.tables.records import EphemeralReply
from bot.tables.state import TableState, button_stamp, is_waiting_for_computers, person_of_seat
from cogs.games import game_ui_of
from cogs.interaction import components, discord_limits, replies
from cogs.interaction.components import ButtonSpec, ComponentSpec, LinkSpec, MenuChoice, MenuSpec
from cogs.interaction.context import (
    PLANNED,
    TOLD,
    AnySeatContext,
    SeatContext,
    SignoriaClient,
    seat_context,
)
from cogs.interaction.game_ui import MORE
from cogs.interaction.replies import PrivateReply, build_message, draw_picture, fit_reply
from cogs.interaction.speech import describe_table_move
from cogs.messages import coach
from cogs.messages.pictures import estate_menu, my_view_picture
from cogs.messages.table_texts import hand_words, prompt_text, seat_color

PLAN_ROUTE = "plan"
VIEW = "view"  # words of the choice that leads to the whole view
MOST_SINGLE_MOVES = 5  # moves of one kind with a button each; more are in menus
MOST_MENUS = 4
AHEAD_BESIDE, BESIDE = 4, 2  # buttons reserved below plans, and below turns
_log = logging.getLogger(__name__)
TRY_AGAIN = 500  # HTTP status from which on Discord has a problem


def turn_panel(context: SeatContext, before: str = "") -> PrivateReply:
    """Build what a player is asked now, below a picture of the question or of all they see."""
    reply = panel_without_view(context, before)
    if reply.picture:
        return reply
    is_full = not context.can_act or _wants_full_panel(context)
    return replace(reply, picture=my_view_picture(context, is_crop=not is_full))


def plan_button(context: SeatContext) -> Iterator[ButtonSpec]:
    """Yield the button to a player's plans, also out of turn."""
    if context.state.card.status is TableStatus.PLAYING and not context.ahead:
        yield components.route_button(
            context.speech, PLAN_ROUTE, context.state.card.id, label="press-plan"
        )


def is_plan_button(press: ComponentSpec) -> bool:
    return isinstance(press, ButtonSpec) and components.is_id_of_route(press.id, PLAN_ROUTE, "")


def panel_without_view(context: SeatContext, before: str = "") -> PrivateReply:
    """Build the panel with a picture of the question only.

    It has no buttons when the player is not asked.
    """
    reply = _build_turn_panel(context, before)
    return replace(reply, accent=seat_color(context.seat), panel_question=context.panel_question)


def _build_turn_panel(context: SeatContext, before: str) -> PrivateReply:
    words = [before] if before else []
    text = prompt_text(context.state)
    if text is None:
        return PrivateReply("\n".join(words))
    game_ui = game_ui_of(context.state)
    if context.is_asked_for_wishes and game_ui.wishes_call is not None:
        called = game_ui.wishes_call.panel(context, "\n".join(words))
        return called.with_components(*plan_button(context))
    if not context.may_move:
        form = "you" if context.is_asked else ""
        return PrivateReply("\n".join([*words, context.speech.speak_text(text, form)]))
    lines = game_ui.question_lines(context)
    reply = game_ui.build_question_panel(context) or (
        None if lines else _panel_of_only_verb(context)
    )
    if reply is None:
        asked = lines.words if lines else context.speech.speak_text(text, "you")
        ways = tuple(_main_move_components(context, lines.kinds if lines else ()))
        reply = PrivateReply(asked, ways, blocks=lines.blocks if lines else ())
    reply = replace(reply, words="\n".join([*words, reply.words]))
    late = _ending_components(context, reply, lines.kinds if lines else ())
    ending = (*late, *(lines.ending if lines else ()))
    if _wants_full_panel(context):
        reply = replace(reply, more="\n".join(game_ui.describe_options(context)))
        others = (*undo_button(context), *_other_components(context))
        return append_buttons(reply, (*others, *ending))
    more = components.choice_id(context.question_id, MORE)
    ahead = (ButtonSpec(more, context.speech.label_text("press-more")), *undo_button(context))
    return append_buttons(reply, (*ahead, *ending))


def _wants_full_panel(context: SeatContext) -> bool:
    return person_of_seat(context.state, context.seat).panel is PanelSize.FULL


def append_buttons(reply: PrivateReply, others: Iterable[ComponentSpec]) -> PrivateReply:
    """Add components to the last row that others claim, or below it where it has no room."""
    added = list(others)
    claimed = [one for one in reply.all_components if not isinstance(one, LinkSpec)]
    rows = (one.row for one in (*claimed, *added) if not isinstance(one, LinkSpec))
    below = max((row for row in rows if row is not None), default=None)
    if below is not None:
        last = [one for one in claimed if one.row == below]
        is_full = len(last) + len(added) > discord_limits.IN_A_ROW
        below += is_full or any(isinstance(one, MenuSpec) for one in last)
    return reply.with_components(
        *(one if isinstance(one, LinkSpec) else replace(one, row=below) for one in added)
    )


def more_panel(context: SeatContext) -> PrivateReply:
    """Build what the panel of the turn leaves out."""
    told = game_ui_of(context.state).describe_options(context)
    ways = (*_other_components(context), _back_button(context))
    return PrivateReply("\n".join(told) or context.speech("panel-more"), ways)


def _other_components(context: SeatContext) -> Iterator[ComponentSpec]:
    """Yield what gives something up, then what shows, plans or explains."""
    speech, table, game_ui = context.speech, context.state.card.id, game_ui_of(context.state)
    asides = {verb_of(kind) for kind in context.state.game.asides}
    given = {verb: m for verb, m in context.moves_by_verb().items() if verb in asides}
    yield from _verb_components(context, given, 0)
    yield from plan_button(context)
    yield from (press for press in game_ui.other_buttons(context) if not press.likely)
    yield from coach.hint_button(context)
    seen = components.choice_id(context.question_id, VIEW)
    yield ButtonSpec(seen, speech.label_text("press-view"))
    for route in ("hand", "log", "help"):
        yield components.route_button(speech, route, table)
    other = PanelSize.SHORT if _wants_full_panel(context) else PanelSize.FULL
    to = speech, "settle", NOWHERE, f"panel {other}"
    yield components.route_button(*to, label=f"press-settings-panel-{other}")
    if coach.ALL_HEARD not in person_of_seat(context.state, context.seat).coached.split():
        yield components.route_button(speech, coach.ENOUGH_ROUTE, table, label="press-enough")
    yield from estate_menu(context.state, speech)


def _view_panel(context: SeatContext) -> PrivateReply:
    """Build the whole view of the table, in a picture and in words."""
    words = hand_words(context)
    return PrivateReply(words, (_back_button(context),), picture=my_view_picture(context))


def _panel_of_only_verb(context: SeatContext) -> PrivateReply | None:
    """Return the panel of the only kind of move there is, without a way back."""
    game_ui, kinds = game_ui_of(context.state), list(context.moves_by_verb())
    if len(kinds) != 1 or kinds[0] not in game_ui.panels:
        return None
    panel = game_ui.panels[kinds[0]](context, kinds[0])
    ways = [
        one
        for one in panel.components
        if isinstance(one, LinkSpec) or one.id != context.turn_button_id
    ]
    return append_buttons(replace(panel, components=tuple(ways)), _likely_buttons(context))


def _likely_buttons(context: SeatContext) -> Iterator[ButtonSpec]:
    beside = game_ui_of(context.state).other_buttons(context)
    yield from (press for press in beside if press.likely)


def _main_move_components(
    context: SeatContext, seen_to: Collection[str] = ()
) -> Iterator[ComponentSpec]:
    """Yield the components of what leads on."""
    game_ui, by_verb = game_ui_of(context.state), context.moves_by_verb()
    late = {*(verb_of(kind) for kind in context.state.game.asides), *game_ui.ending_verbs}
    leading = {verb: m for verb, m in by_verb.items() if verb not in (*late, *seen_to)}
    room = (
        discord_limits.ROWS * discord_limits.IN_A_ROW
        - len(by_verb)
        - (AHEAD_BESIDE if context.ahead else 0)
    )
    yield from _likely_buttons(context)
    yield from _verb_components(context, leading, 0 if seen_to else room - BESIDE)


def _ending_components(
    context: SeatContext, reply: PrivateReply, seen_to: Collection[str]
) -> Iterator[ComponentSpec]:
    """Yield what ends something and is not in the panel yet."""
    by_verb, game_ui = context.moves_by_verb(), game_ui_of(context.state)
    shown = {one.id for one in reply.all_components if not isinstance(one, LinkSpec)}
    verbs = (verb for verb in game_ui.ending_verbs if verb not in seen_to)
    ending = {verb: by_verb[verb] for verb in verbs if verb in by_verb}
    for one in _verb_components(context, ending, 0):
        if isinstance(one, LinkSpec) or one.id not in shown:
            yield one


def undo_button(context: SeatContext) -> Iterator[ButtonSpec]:
    """Yield the undo button while nobody else is affected."""
    is_at_leisure = context.may_move and not context.is_asked
    if context.ahead or is_at_leisure or not count_undoable(context.course, context.seat):
        return
    yield components.route_button(
        context.speech, "undo", context.state.card.id, 1, at=button_stamp(context.state)
    )


def _verb_components(
    context: SeatContext, by_verb: Mapping[str, list[object]], room: int
) -> Iterator[ComponentSpec]:
    game, game_ui = context.state.game.key, game_ui_of(context.state)
    likely = dict(game_ui.public_moves(context.view))
    for verb, listed in by_verb.items():
        panel = game_ui.panels.get(verb)
        moves = [] if panel is not None else list(context.spell_with_amounts(listed))
        are_few = len(moves) <= min(MOST_SINGLE_MOVES, room + 1) or _is_only_verb(
            by_verb, moves, room
        )
        if moves and are_few:
            room -= len(moves) - 1
            for spelt in moves:
                yield move_button(context, spelt, likely=likely.get(spelt, False))
        else:
            label = context.speech.label_text(f"press-{game}-{verb}")
            yield ButtonSpec(components.choice_id(context.question_id, verb), label)


def _is_only_verb(by_verb: Mapping[str, object], moves: list[str], room: int) -> bool:
    return len(by_verb) == 1 and len(moves) <= room + 1 and len(moves[0].split()) < 3


def move_button(context: SeatContext, spelt: str, *, likely: bool = False) -> ButtonSpec:
    """Return a button that makes this move."""
    text = describe_seat_move(context, spelt)
    label = context.speech.button_text(text) if text else spelt
    return ButtonSpec(components.move_id(context.question_id, spelt), label, likely)


def describe_seat_move(context: SeatContext, spelt: str) -> Text | None:
    """Describe a move in this position, or return its spelling."""
    named = game_ui_of(context.state).describe_move(context.view, spelt)
    return named or describe_table_move(context.state, spelt)


def choice_panel(context: SeatContext, words: str) -> PrivateReply:
    """Build the choice that continues these words; single options are chosen at once."""
    reply = _build_choice_panel(context, words)
    return replace(reply, accent=seat_color(context.seat), panel_question=context.panel_question)


def _build_choice_panel(context: SeatContext, words: str) -> PrivateReply:
    if words in _ASIDE_PANELS:
        return _ASIDE_PANELS[words](context)
    chosen, game_ui = words.split(), game_ui_of(context.state)
    panel = game_ui.panels.get(chosen[0]) if chosen else None
    if panel is not None and chosen[0] in (*context.moves_by_verb(), *game_ui.explained_verbs):
        return panel(context, words)
    moves = [spelt.split() for spelt in context.spell_legal_moves(verb=chosen[0] if chosen else "")]
    moves = [move for move in moves if move[: len(chosen)] == chosen]
    if not chosen or not moves:
        return turn_panel(context)
    while len(following := list(dict.fromkeys(_next_words(moves, chosen)))) == 1 and following[0]:
        chosen.append(following[0])
    if not following or not following[0]:
        return _confirm_move(context, " ".join(chosen))
    return _choice_menus(context, chosen, moves, following)


def _next_words(moves: Iterable[Sequence[str]], chosen: Sequence[str]) -> Iterable[str]:
    for move in moves:
        yield move[len(chosen)] if len(move) > len(chosen) else ""


def _confirm_move(context: SeatContext, spelt: str) -> PrivateReply:
    press = move_button(context, spelt, likely=True)
    return PrivateReply(context.speech("door-choose-sure"), (press, _back_button(context)))


def _choice_menus(
    context: SeatContext, chosen: list[str], moves: list[list[str]], following: list[str]
) -> PrivateReply:
    is_last = all(len(move) == len(chosen) + 1 for move in moves)
    options = [_menu_choice(context, chosen, word, whole=is_last) for word in following]
    words = " ".join(chosen)
    rows = discord_limits.split_rows(options)[:MOST_MENUS]
    menus = [
        MenuSpec(
            components.choice_menu_id(context.question_id, words, page),
            _menu_range_label(context, row) if len(rows) > 1 else _choice_question(context, chosen),
            tuple(row),
        )
        for page, row in enumerate(rows)
    ]
    game = context.state.game.key
    return PrivateReply(
        context.speech(f"choose-{game}-{chosen[0]}"), (*menus, _back_button(context))
    )


def _choice_question(context: SeatContext, chosen: Sequence[str]) -> str:
    """Return what is chosen next, such as a card or an amount."""
    kind = context.state.game.vocabulary.kinds[chosen[0]]
    field = list(kind.__dataclass_fields__)[len(chosen) - 1]
    return context.speech(f"word-{field}", "about")


def _menu_range_label(context: SeatContext, row: list[MenuChoice]) -> str:
    """Label one of several menus with its first and last option."""
    first, last = row[0].label, row[-1].label
    return context.speech.label_text("door-choose-between", first=first, last=last)


def _menu_choice(context: SeatContext, chosen: list[str], word: str, *, whole: bool) -> MenuChoice:
    about = describe_field_word(context, chosen, word, "about")
    if whole:
        text = describe_seat_move(context, " ".join([*chosen, word]))
        if text is not None:
            return MenuChoice(word, context.speech.plain_text(text), about)
    return MenuChoice(word, describe_field_word(context, chosen, word), about)


def describe_field_word(
    context: SeatContext, chosen: Sequence[str], word: str, form: str = ""
) -> str:
    """Translate a word of a move, or return its spelling."""
    game, speech = context.state.game, context.speech
    kind = game.vocabulary.kinds[chosen[0]]
    field = list(kind.__dataclass_fields__)[len(chosen) - 1]
    if form:
        named = find_thing(game.key, field, word)
        has_form = named and speech.speaker.has_form(f"{named.kind}-{named.name}", form)
        return speech.speaker.name_thing(named, form) if named and has_form else ""
    if word == "-":
        return speech("list-nothing")
    meant = game_ui_of(context.state).describe_word(context, chosen, word)
    if meant:
        return meant
    parts = [(part, find_thing(game.key, field, part)) for part in word.split("+")]
    return " + ".join(speech.speaker.name_thing(named) if named else part for part, named in parts)


def _back_button(context: SeatContext) -> ButtonSpec:
    return ButtonSpec(context.turn_button_id, context.speech.label_text("press-back"))


# Panels beside that of the turn, by the words of their buttons
_ASIDE_PANELS = {MORE: more_panel, VIEW: _view_panel}


async def wait_for_running_answers(client: SignoriaClient, account: int) -> None:
    """Wait for the person's running interactions: those change their panel too."""
    answering = [task for task, asking in client.running_answers.items() if asking == account]
    if answering:
        await asyncio.wait(answering)


async def update_panels(client: SignoriaClient, state: TableState, person: Person) -> None:
    """Edit or delete the person's panels that show an old question of this table."""
    door, context = client.services, seat_context(state, person)
    for panel in await door.store.panels_of_person(person.id, state.card.id):
        if context is not None and context.panel_question.question == panel.question:
            continue
        if not replies.is_token_alive(panel, door.clock.now()) or _can_panel_stay(context, panel):
            continue
        await _update_panel(client, context if context and context.can_act else None, panel)


def _can_panel_stay(context: AnySeatContext | None, panel: EphemeralReply) -> bool:
    """Whether a panel may stay: plans until the turn begins, answers until the next question.

    If only computers move in between, the next question comes soon, and they are edited.
    """
    if context is None or context.state.card.status is not TableStatus.PLAYING:
        return False
    if panel.question == PLANNED:
        return context.state.game.turn(context.course.state) != context.seat
    if context.can_act or panel.question == TOLD:
        return not context.can_act
    is_waiting = panel.question.startswith(TableStatus.PLAYING)
    return is_waiting and is_waiting_for_computers(context.state)


async def _update_panel(
    client: SignoriaClient, asked: AnySeatContext | None, panel: EphemeralReply
) -> None:
    """Edit or delete one panel; raise temporary errors, forget panels that are gone."""
    try:
        if asked is not None:
            await _edit_panel(client, asked, panel)
        else:
            await replies.delete_reply(client, panel)
    except discord.HTTPException as error:
        if error.status == 429 or error.status >= TRY_AGAIN:
            raise
        _log.info("a panel is out of reach: %d", error.code)
        asked = None
    async with client.services.store.unit_of_work() as page:
        if asked is None:
            page.delete_ephemeral_reply(panel)
        else:
            page.save_panel_question(panel, asked.panel_question.question)


async def _edit_panel(
    client: SignoriaClient, context: AnySeatContext, panel: EphemeralReply
) -> None:
    reply = fit_reply(turn_panel(context), context.speech)
    view, files = build_message(
        client.services, reply, await draw_picture(client.services, reply.picture)
    )
    await replies.reply_webhook(client, panel).edit_message(
        int(panel.message), view=view, attachments=files, allowed_mentions=replies.NO_MENTIONS
    )
    replies.note_changed_panel(client, int(panel.message))
