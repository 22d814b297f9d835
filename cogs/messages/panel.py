"""The panel of a turn, and menus by which a move is put together word by word."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.engine.journal import count_undoable
from bot.engine.notation import verb as verb_of
from bot.engine.text import Text
from bot.i18n.phrases import find_thing
from bot.tables.people import TableStatus
from cogs.games import game_ui_of
from cogs.interaction import components, limits
from cogs.interaction.components import ButtonSpec, ComponentSpec, LinkSpec, MenuChoice, MenuSpec
from cogs.interaction.context import SeatContext
from cogs.interaction.replies import PrivateReply
from cogs.interaction.speech import describe_table_move
from cogs.messages import coach
from cogs.messages.pictures import my_view_picture
from cogs.messages.table_texts import prompt_text, seat_color

PLAN_ROUTE = "plan"
MOST_SINGLE_MOVES = 5  # so many moves of a kind have a button each
MOST_MENUS = 4
AHEAD_BESIDE, BESIDE = 4, 2  # buttons below a turn that is made ahead, and below one that is on


def turn_panel(context: SeatContext, before: str = "") -> PrivateReply:
    """All that somebody may do now, below the table as he has it before him."""
    reply = panel_without_view(context, before)
    reply = replace(reply, presses=(*reply.presses, *coach.hint_button(context)))
    return reply if reply.sketch else replace(reply, sketch=my_view_picture(context))


def plan_button(context: SeatContext) -> Iterator[ButtonSpec]:
    """The way to one's plan and beyond, at any time, out of turn too."""
    if context.standing.card.status is TableStatus.PLAYING and not context.ahead:
        id_ = components.route_id(PLAN_ROUTE, context.standing.card.id)
        yield ButtonSpec(id_, context.voice.label_text("press-plan"))


def is_plan_button(press: ComponentSpec) -> bool:
    return isinstance(press, ButtonSpec) and components.is_route_id(press.id, PLAN_ROUTE, "")


def panel_without_view(context: SeatContext, before: str = "") -> PrivateReply:
    """The same with a picture only where there is one of the question itself.

    In his own colour; nothing to press when he is not asked.
    """
    reply = _build_turn_panel(context, before)
    return replace(reply, accent=seat_color(context.seat), asks=context.panel_question)


def _build_turn_panel(context: SeatContext, before: str) -> PrivateReply:
    words = [before] if before else []
    text = prompt_text(context.standing)
    if text is None:
        return PrivateReply("\n".join(words))
    game_ui = game_ui_of(context.standing)
    if context.is_called and game_ui.call is not None:
        called = game_ui.call.panel(context, "\n".join(words))
        return replace(called, presses=(*called.presses, *plan_button(context)))
    own = game_ui.question(context) if context.may_move else None
    if own is not None:
        presses_ = (*own.presses, *undo_button(context), *plan_button(context))
        return replace(own, words="\n".join([*words, own.words]), presses=presses_)
    lines = game_ui.lines(context) if context.may_move else None
    if lines is not None:
        words.append(lines.words)
        below = tuple(_panel_components(context, lines.kinds))
        return PrivateReply("\n".join(words), below, blocks=lines.blocks)
    form = "you" if context.is_asked else ""
    words.append(context.voice.speak_text(text, form))
    if not context.may_move:
        return PrivateReply("\n".join(words))
    only = _single_panel(context)
    if only is not None:
        return replace(only, words="\n".join([*words, only.words]))
    return PrivateReply("\n".join(words), tuple(_panel_components(context)))


def _single_panel(context: SeatContext) -> PrivateReply | None:
    """Where there is but one kind of moves its panel is not behind a button; nor is a way back."""
    game_ui, kinds = game_ui_of(context.standing), list(context.moves_by_verb())
    if len(kinds) != 1 or kinds[0] not in game_ui.panels:
        return None
    panel = game_ui.panels[kinds[0]](context, kinds[0])
    ways = [
        one
        for one in panel.presses
        if isinstance(one, LinkSpec) or one.id != context.turn_button_id
    ]
    lowest = max((one.row or 0 for one in ways if isinstance(one, ButtonSpec)), default=None)
    others = [replace(one, row=lowest) for one in (*undo_button(context), *game_ui.beside(context))]
    below = None if lowest is None else lowest + 1
    further = [replace(one, row=below) for one in plan_button(context)]
    return replace(panel, presses=(*ways, *others, *further))


def _panel_components(
    context: SeatContext, seen_to: Collection[str] = ()
) -> Iterator[ComponentSpec]:
    """What leads on comes first; what only gives up, takes back or ends comes last."""
    game, game_ui = context.standing.game, game_ui_of(context.standing)
    by_verb = {verb: m for verb, m in context.moves_by_verb().items() if verb not in seen_to}
    asides = {verb_of(kind) for kind in game.asides}
    leading = {verb: m for verb, m in by_verb.items() if verb not in (*asides, *game_ui.ends)}
    ending = [verb for verb in game_ui.ends if verb in by_verb]
    room = (
        limits.ROWS * limits.IN_A_ROW - len(by_verb) - (AHEAD_BESIDE if context.ahead else BESIDE)
    )
    beside = game_ui.beside(context)
    yield from (press for press in beside if press.likely)
    yield from _verb_components(context, leading, room)
    yield from plan_button(context)
    aside = {verb: m for verb, m in by_verb.items() if verb in asides}
    yield from _verb_components(context, aside, 0)
    yield from undo_button(context)
    yield from (press for press in beside if not press.likely)
    yield from _verb_components(context, {verb: by_verb[verb] for verb in ending}, 0)


def undo_button(context: SeatContext) -> Iterator[ButtonSpec]:
    """Offered as long as nobody else is touched by it; whoever is at leisure has a move for it."""
    is_at_leisure = context.may_move and not context.is_asked
    if context.ahead or is_at_leisure or not count_undoable(context.course, context.seat):
        return
    press = components.route_id("undo", context.standing.card.id, 1, at=context.course.ply)
    yield ButtonSpec(press, context.voice.label_text("press-undo"))


def _verb_components(
    context: SeatContext, by_verb: Mapping[str, list[object]], room: int
) -> Iterator[ComponentSpec]:
    game, game_ui = context.standing.game.key, game_ui_of(context.standing)
    likely = dict(game_ui.public_moves(context.view))
    for verb, listed in by_verb.items():
        panel = game_ui.panels.get(verb)
        moves = [] if panel is not None else list(context.spell_amounts(listed))
        are_few = len(moves) <= min(MOST_SINGLE_MOVES, room + 1) or _is_only_verb(
            by_verb, moves, room
        )
        if moves and are_few:
            room -= len(moves) - 1
            for spelt in moves:
                yield move_button(context, spelt, likely=likely.get(spelt, False))
        else:
            label = context.voice.label_text(f"press-{game}-{verb}")
            yield ButtonSpec(components.choice_id(context.question_id, verb), label)


def _is_only_verb(by_verb: Mapping[str, object], moves: list[str], room: int) -> bool:
    return len(by_verb) == 1 and len(moves) <= room + 1 and len(moves[0].split()) < 3


def move_button(context: SeatContext, spelt: str, *, likely: bool = False) -> ButtonSpec:
    """A button that makes this move."""
    text = describe_seat_move(context, spelt)
    label = context.voice.button_text(text) if text else spelt
    return ButtonSpec(components.move_id(context.question_id, spelt), label, likely)


def describe_seat_move(context: SeatContext, spelt: str) -> Text | None:
    """A move by what it means as things stand; else by its own words."""
    named = game_ui_of(context.standing).named(context.view, spelt)
    return named or describe_table_move(context.standing, spelt)


def choice_panel(context: SeatContext, words: str) -> PrivateReply:
    """How a move goes on that begins with these words; what leaves no choice is not asked."""
    reply = _build_choice_panel(context, words)
    return replace(reply, accent=seat_color(context.seat), asks=context.panel_question)


def _build_choice_panel(context: SeatContext, words: str) -> PrivateReply:
    chosen = words.split()
    panel = game_ui_of(context.standing).panels.get(chosen[0]) if chosen else None
    if panel is not None and chosen[0] in context.moves_by_verb():
        return panel(context, words)
    moves = [spelt.split() for spelt in context.spellings_of_verb(verb=chosen[0] if chosen else "")]
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
    return PrivateReply(context.voice("door-choose-sure"), (press, _back_button(context)))


def _choice_menus(
    context: SeatContext, chosen: list[str], moves: list[list[str]], following: list[str]
) -> PrivateReply:
    is_last = all(len(move) == len(chosen) + 1 for move in moves)
    options = [_menu_choice(context, chosen, word, whole=is_last) for word in following]
    words = " ".join(chosen)
    rows = limits.split_rows(options)[:MOST_MENUS]
    menus = [
        MenuSpec(
            components.choice_menu_id(context.question_id, words, page),
            _menu_range(context, row) if len(rows) > 1 else _choice_question(context, chosen),
            tuple(row),
        )
        for page, row in enumerate(rows)
    ]
    game = context.standing.game.key
    return PrivateReply(
        context.voice(f"choose-{game}-{chosen[0]}"), (*menus, _back_button(context))
    )


def _choice_question(context: SeatContext, chosen: Sequence[str]) -> str:
    """What is chosen next: which card, how much."""
    kind = context.standing.game.vocabulary.kinds[chosen[0]]
    field = list(kind.__dataclass_fields__)[len(chosen) - 1]
    return context.voice(f"word-{field}", "about")


def _menu_range(context: SeatContext, row: list[MenuChoice]) -> str:
    """Of several menus each says from where to where it goes."""
    first, last = row[0].label, row[-1].label
    return context.voice.label_text("door-choose-between", first=first, last=last)


def _menu_choice(context: SeatContext, chosen: list[str], word: str, *, whole: bool) -> MenuChoice:
    about = describe_field_word(context, chosen, word, "about")
    if whole:
        text = describe_seat_move(context, " ".join([*chosen, word]))
        if text is not None:
            return MenuChoice(word, context.voice.plain_text(text), about)
    return MenuChoice(word, describe_field_word(context, chosen, word), about)


def describe_field_word(
    context: SeatContext, chosen: Sequence[str], word: str, form: str = ""
) -> str:
    """A word of a move in the player's language: a thing of the game, or as it is spelt."""
    game, speech = context.standing.game, context.voice
    kind = game.vocabulary.kinds[chosen[0]]
    field = list(kind.__dataclass_fields__)[len(chosen) - 1]
    if form:
        named = find_thing(game.key, field, word)
        has_form = named and speech.speaker.has_form(f"{named.kind}-{named.name}", form)
        return speech.speaker.name_thing(named, form) if named and has_form else ""
    if word == "-":
        return speech("list-nothing")
    meant = game_ui_of(context.standing).word(context, chosen, word)
    if meant:
        return meant
    parts = [(part, find_thing(game.key, field, part)) for part in word.split("+")]
    return " + ".join(speech.speaker.name_thing(named) if named else part for part, named in parts)


def _back_button(context: SeatContext) -> ButtonSpec:
    return ButtonSpec(context.turn_button_id, context.voice.label_text("press-back"))
