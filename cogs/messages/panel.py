"""The panel of a turn, and menus by which a move is put together word by word."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.engine.journal import count_undoable
from bot.engine.notation import verb as verb_of
from bot.engine.text import Text
from bot.i18n.speak import find_thing
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


def turn_panel(sitting: SeatContext, before: str = "") -> PrivateReply:
    """All that somebody may do now, below the table as he has it before him."""
    reply = panel_without_view(sitting, before)
    reply = replace(reply, presses=(*reply.presses, *coach.hint_button(sitting)))
    return reply if reply.sketch else replace(reply, sketch=my_view_picture(sitting))


def plan_button(sitting: SeatContext) -> Iterator[ButtonSpec]:
    """The way to one's plan and beyond, at any time, out of turn too."""
    if sitting.standing.card.status is TableStatus.PLAYING and not sitting.ahead:
        id_ = components.route_id(PLAN_ROUTE, sitting.standing.card.id)
        yield ButtonSpec(id_, sitting.voice.label_text("press-plan"))


def is_plan_button(press: ComponentSpec) -> bool:
    return isinstance(press, ButtonSpec) and components.is_route_id(press.id, PLAN_ROUTE, "")


def panel_without_view(sitting: SeatContext, before: str = "") -> PrivateReply:
    """The same with a picture only where there is one of the question itself.

    In his own colour; nothing to press when he is not asked.
    """
    reply = _build_turn_panel(sitting, before)
    return replace(reply, accent=seat_color(sitting.seat), asks=sitting.panel_question)


def _build_turn_panel(sitting: SeatContext, before: str) -> PrivateReply:
    words = [before] if before else []
    text = prompt_text(sitting.standing)
    if text is None:
        return PrivateReply("\n".join(words))
    front = game_ui_of(sitting.standing)
    if sitting.is_called and front.call is not None:
        called = front.call.panel(sitting, "\n".join(words))
        return replace(called, presses=(*called.presses, *plan_button(sitting)))
    own = front.question(sitting) if sitting.may_move else None
    if own is not None:
        presses_ = (*own.presses, *undo_button(sitting), *plan_button(sitting))
        return replace(own, words="\n".join([*words, own.words]), presses=presses_)
    lines = front.lines(sitting) if sitting.may_move else None
    if lines is not None:
        words.append(lines.words)
        below = tuple(_panel_components(sitting, lines.kinds))
        return PrivateReply("\n".join(words), below, blocks=lines.blocks)
    form = "you" if sitting.is_asked else ""
    words.append(sitting.voice.speak_text(text, form))
    if not sitting.may_move:
        return PrivateReply("\n".join(words))
    only = _single_panel(sitting)
    if only is not None:
        return replace(only, words="\n".join([*words, only.words]))
    return PrivateReply("\n".join(words), tuple(_panel_components(sitting)))


def _single_panel(sitting: SeatContext) -> PrivateReply | None:
    """Where there is but one kind of moves its panel is not behind a button; nor is a way back."""
    front, kinds = game_ui_of(sitting.standing), list(sitting.moves_by_verb())
    if len(kinds) != 1 or kinds[0] not in front.panels:
        return None
    panel = front.panels[kinds[0]](sitting, kinds[0])
    ways = [
        one
        for one in panel.presses
        if isinstance(one, LinkSpec) or one.id != sitting.turn_button_id
    ]
    lowest = max((one.row or 0 for one in ways if isinstance(one, ButtonSpec)), default=None)
    others = [replace(one, row=lowest) for one in (*undo_button(sitting), *front.beside(sitting))]
    below = None if lowest is None else lowest + 1
    further = [replace(one, row=below) for one in plan_button(sitting)]
    return replace(panel, presses=(*ways, *others, *further))


def _panel_components(
    sitting: SeatContext, seen_to: Collection[str] = ()
) -> Iterator[ComponentSpec]:
    """What leads on comes first; what only gives up, takes back or ends comes last."""
    game, front = sitting.standing.game, game_ui_of(sitting.standing)
    by_verb = {verb: m for verb, m in sitting.moves_by_verb().items() if verb not in seen_to}
    asides = {verb_of(kind) for kind in game.asides}
    leading = {verb: m for verb, m in by_verb.items() if verb not in (*asides, *front.ends)}
    ending = [verb for verb in front.ends if verb in by_verb]
    room = (
        limits.ROWS * limits.IN_A_ROW - len(by_verb) - (AHEAD_BESIDE if sitting.ahead else BESIDE)
    )
    beside = front.beside(sitting)
    yield from (press for press in beside if press.likely)
    yield from _verb_components(sitting, leading, room)
    yield from plan_button(sitting)
    aside = {verb: m for verb, m in by_verb.items() if verb in asides}
    yield from _verb_components(sitting, aside, 0)
    yield from undo_button(sitting)
    yield from (press for press in beside if not press.likely)
    yield from _verb_components(sitting, {verb: by_verb[verb] for verb in ending}, 0)


def undo_button(sitting: SeatContext) -> Iterator[ButtonSpec]:
    """Offered as long as nobody else is touched by it; whoever is at leisure has a move for it."""
    is_at_leisure = sitting.may_move and not sitting.is_asked
    if sitting.ahead or is_at_leisure or not count_undoable(sitting.course, sitting.seat):
        return
    press = components.route_id("undo", sitting.standing.card.id, 1, at=sitting.course.ply)
    yield ButtonSpec(press, sitting.voice.label_text("press-undo"))


def _verb_components(
    sitting: SeatContext, by_verb: Mapping[str, list[object]], room: int
) -> Iterator[ComponentSpec]:
    game, front = sitting.standing.game.key, game_ui_of(sitting.standing)
    likely = dict(front.public_moves(sitting.view))
    for verb, listed in by_verb.items():
        panel = front.panels.get(verb)
        moves = [] if panel is not None else list(sitting.spell_amounts(listed))
        are_few = len(moves) <= min(MOST_SINGLE_MOVES, room + 1) or _is_only_verb(
            by_verb, moves, room
        )
        if moves and are_few:
            room -= len(moves) - 1
            for spelt in moves:
                yield move_button(sitting, spelt, likely=likely.get(spelt, False))
        else:
            label = sitting.voice.label_text(f"press-{game}-{verb}")
            yield ButtonSpec(components.choice_id(sitting.question_id, verb), label)


def _is_only_verb(by_verb: Mapping[str, object], moves: list[str], room: int) -> bool:
    return len(by_verb) == 1 and len(moves) <= room + 1 and len(moves[0].split()) < 3


def move_button(sitting: SeatContext, spelt: str, *, likely: bool = False) -> ButtonSpec:
    """A button that makes this move."""
    text = describe_seat_move(sitting, spelt)
    label = sitting.voice.button_text(text) if text else spelt
    return ButtonSpec(components.move_id(sitting.question_id, spelt), label, likely)


def describe_seat_move(sitting: SeatContext, spelt: str) -> Text | None:
    """A move by what it means as things stand; else by its own words."""
    named = game_ui_of(sitting.standing).named(sitting.view, spelt)
    return named or describe_table_move(sitting.standing, spelt)


def choice_panel(sitting: SeatContext, words: str) -> PrivateReply:
    """How a move goes on that begins with these words; what leaves no choice is not asked."""
    reply = _build_choice_panel(sitting, words)
    return replace(reply, accent=seat_color(sitting.seat), asks=sitting.panel_question)


def _build_choice_panel(sitting: SeatContext, words: str) -> PrivateReply:
    chosen = words.split()
    panel = game_ui_of(sitting.standing).panels.get(chosen[0]) if chosen else None
    if panel is not None and chosen[0] in sitting.moves_by_verb():
        return panel(sitting, words)
    moves = [spelt.split() for spelt in sitting.spellings_of_verb(verb=chosen[0] if chosen else "")]
    moves = [move for move in moves if move[: len(chosen)] == chosen]
    if not chosen or not moves:
        return turn_panel(sitting)
    while len(following := list(dict.fromkeys(_next_words(moves, chosen)))) == 1 and following[0]:
        chosen.append(following[0])
    if not following or not following[0]:
        return _confirm_move(sitting, " ".join(chosen))
    return _choice_menus(sitting, chosen, moves, following)


def _next_words(moves: Iterable[Sequence[str]], chosen: Sequence[str]) -> Iterable[str]:
    for move in moves:
        yield move[len(chosen)] if len(move) > len(chosen) else ""


def _confirm_move(sitting: SeatContext, spelt: str) -> PrivateReply:
    press = move_button(sitting, spelt, likely=True)
    return PrivateReply(sitting.voice("door-choose-sure"), (press, _back_button(sitting)))


def _choice_menus(
    sitting: SeatContext, chosen: list[str], moves: list[list[str]], following: list[str]
) -> PrivateReply:
    is_last = all(len(move) == len(chosen) + 1 for move in moves)
    options = [_menu_choice(sitting, chosen, word, whole=is_last) for word in following]
    words = " ".join(chosen)
    rows = limits.split_rows(options)[:MOST_MENUS]
    menus = [
        MenuSpec(
            components.choice_menu_id(sitting.question_id, words, page),
            _menu_range(sitting, row) if len(rows) > 1 else _choice_question(sitting, chosen),
            tuple(row),
        )
        for page, row in enumerate(rows)
    ]
    game = sitting.standing.game.key
    return PrivateReply(
        sitting.voice(f"choose-{game}-{chosen[0]}"), (*menus, _back_button(sitting))
    )


def _choice_question(sitting: SeatContext, chosen: Sequence[str]) -> str:
    """What is chosen next: which card, how much."""
    kind = sitting.standing.game.vocabulary.kinds[chosen[0]]
    field = list(kind.__dataclass_fields__)[len(chosen) - 1]
    return sitting.voice(f"word-{field}", "about")


def _menu_range(sitting: SeatContext, row: list[MenuChoice]) -> str:
    """Of several menus each says from where to where it goes."""
    first, last = row[0].label, row[-1].label
    return sitting.voice.label_text("door-choose-between", first=first, last=last)


def _menu_choice(sitting: SeatContext, chosen: list[str], word: str, *, whole: bool) -> MenuChoice:
    about = describe_field_word(sitting, chosen, word, "about")
    if whole:
        text = describe_seat_move(sitting, " ".join([*chosen, word]))
        if text is not None:
            return MenuChoice(word, sitting.voice.plain_text(text), about)
    return MenuChoice(word, describe_field_word(sitting, chosen, word), about)


def describe_field_word(
    sitting: SeatContext, chosen: Sequence[str], word: str, form: str = ""
) -> str:
    """A word of a move in the player's language: a thing of the game, or as it is spelt."""
    game, voice = sitting.standing.game, sitting.voice
    kind = game.vocabulary.kinds[chosen[0]]
    field = list(kind.__dataclass_fields__)[len(chosen) - 1]
    if form:
        named = find_thing(game.key, field, word)
        has_form = named and voice.speaker.has_form(f"{named.kind}-{named.name}", form)
        return voice.speaker.name_thing(named, form) if named and has_form else ""
    if word == "-":
        return voice("list-nothing")
    meant = game_ui_of(sitting.standing).word(sitting, chosen, word)
    if meant:
        return meant
    parts = [(part, find_thing(game.key, field, part)) for part in word.split("+")]
    return " + ".join(voice.speaker.name_thing(named) if named else part for part, named in parts)


def _back_button(sitting: SeatContext) -> ButtonSpec:
    return ButtonSpec(sitting.turn_button_id, sitting.voice.label_text("press-back"))
