"""Choosing a move word by word: the panel of a turn, and the menus a move is put together with."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.engine.notation import verb as verb_of
from bot.engine.text import Text
from bot.engine.undo import undoable
from bot.host.company import Status
from bot.i18n.things import thing
from cogs.door import limits, presses
from cogs.door.answers import Reply
from cogs.door.presses import Link, Menu, MenuOption, Press, Pressable
from cogs.door.sitting import Sitting
from cogs.door.speech import move_in_words
from cogs.games import front_of
from cogs.posts import coach
from cogs.posts.looks import colour_of
from cogs.posts.pictures import mine_sketched
from cogs.posts.position import prompt

PLAN = "plan"
ONE_BY_ONE = 5  # so many moves of a kind have a button each
MOST_MENUS = 4
AHEAD_BESIDE, BESIDE = 4, 2  # buttons below a turn that is made ahead, and below one that is on


def turn_panel(sitting: Sitting, before: str = "") -> Reply:
    """All that somebody may do now, below the table as he has it before him."""
    reply = bare_panel(sitting, before)
    reply = replace(reply, presses=(*reply.presses, *coach.hint_press(sitting)))
    return reply if reply.sketch else replace(reply, sketch=mine_sketched(sitting))


def plan_press(sitting: Sitting) -> Iterator[Press]:
    """The way to one's plan and beyond, at any time, out of turn too."""
    if sitting.standing.card.status is Status.PLAYING and not sitting.ahead:
        id_ = presses.knock(PLAN, sitting.standing.card.id)
        yield Press(id_, sitting.voice.label("press-plan"))


def is_plan(press: Pressable) -> bool:
    return isinstance(press, Press) and presses.is_knock(press.id, PLAN, "")


def bare_panel(sitting: Sitting, before: str = "") -> Reply:
    """The same with a picture only where there is one of the question itself.

    In his own colour; nothing to press when he is not asked.
    """
    reply = _turn_panel(sitting, before)
    return replace(reply, accent=colour_of(sitting.seat), asks=sitting.asks)


def _turn_panel(sitting: Sitting, before: str) -> Reply:
    words = [before] if before else []
    text = prompt(sitting.standing)
    if text is None:
        return Reply("\n".join(words))
    front = front_of(sitting.standing)
    if sitting.is_called and front.call is not None:
        called = front.call.panel(sitting, "\n".join(words))
        return replace(called, presses=(*called.presses, *plan_press(sitting)))
    own = front.question(sitting) if sitting.may_move else None
    if own is not None:
        presses_ = (*own.presses, *undo_press(sitting), *plan_press(sitting))
        return replace(own, words="\n".join([*words, own.words]), presses=presses_)
    lines = front.lines(sitting) if sitting.may_move else None
    if lines is not None:
        words.append(lines.words)
        below = tuple(_kinds(sitting, lines.kinds))
        return Reply("\n".join(words), below, blocks=lines.blocks)
    form = "you" if sitting.is_asked else ""
    words.append(sitting.voice.text(text, form))
    if not sitting.may_move:
        return Reply("\n".join(words))
    only = _only_panel(sitting)
    if only is not None:
        return replace(only, words="\n".join([*words, only.words]))
    return Reply("\n".join(words), tuple(_kinds(sitting)))


def _only_panel(sitting: Sitting) -> Reply | None:
    """Where there is but one kind of moves its panel is not behind a button; nor is a way back."""
    front, kinds = front_of(sitting.standing), list(sitting.by_verb())
    if len(kinds) != 1 or kinds[0] not in front.panels:
        return None
    panel = front.panels[kinds[0]](sitting, kinds[0])
    ways = [one for one in panel.presses if isinstance(one, Link) or one.id != sitting.turn]
    lowest = max((one.row or 0 for one in ways if isinstance(one, Press)), default=None)
    others = [replace(one, row=lowest) for one in (*undo_press(sitting), *front.beside(sitting))]
    below = None if lowest is None else lowest + 1
    further = [replace(one, row=below) for one in plan_press(sitting)]
    return replace(panel, presses=(*ways, *others, *further))


def _kinds(sitting: Sitting, seen_to: Collection[str] = ()) -> Iterator[Pressable]:
    """What leads on comes first; what only gives up, takes back or ends comes last."""
    game, front = sitting.standing.game, front_of(sitting.standing)
    by_verb = {verb: m for verb, m in sitting.by_verb().items() if verb not in seen_to}
    asides = {verb_of(kind) for kind in game.asides}
    leading = {verb: m for verb, m in by_verb.items() if verb not in (*asides, *front.ends)}
    ending = [verb for verb in front.ends if verb in by_verb]
    room = (
        limits.ROWS * limits.IN_A_ROW - len(by_verb) - (AHEAD_BESIDE if sitting.ahead else BESIDE)
    )
    beside = front.beside(sitting)
    yield from (press for press in beside if press.likely)
    yield from _kinds_of(sitting, leading, room)
    yield from plan_press(sitting)
    aside = {verb: m for verb, m in by_verb.items() if verb in asides}
    yield from _kinds_of(sitting, aside, 0)
    yield from undo_press(sitting)
    yield from (press for press in beside if not press.likely)
    yield from _kinds_of(sitting, {verb: by_verb[verb] for verb in ending}, 0)


def undo_press(sitting: Sitting) -> Iterator[Press]:
    """Offered as long as nobody else is touched by it; whoever is at leisure has a move for it."""
    is_at_leisure = sitting.may_move and not sitting.is_asked
    if sitting.ahead or is_at_leisure or not undoable(sitting.course, sitting.seat):
        return
    press = presses.knock("undo", sitting.standing.card.id, 1, at=sitting.course.ply)
    yield Press(press, sitting.voice.label("press-undo"))


def _kinds_of(
    sitting: Sitting, by_verb: Mapping[str, list[object]], room: int
) -> Iterator[Pressable]:
    game, front = sitting.standing.game.key, front_of(sitting.standing)
    likely = dict(front.public_moves(sitting.view))
    for verb, listed in by_verb.items():
        panel = front.panels.get(verb)
        moves = [] if panel is not None else list(sitting.in_amounts(listed))
        are_few = len(moves) <= min(ONE_BY_ONE, room + 1) or _is_the_only(by_verb, moves, room)
        if moves and are_few:
            room -= len(moves) - 1
            for spelt in moves:
                yield move_press(sitting, spelt, likely=likely.get(spelt, False))
        else:
            label = sitting.voice.label(f"press-{game}-{verb}")
            yield Press(presses.choice(sitting.question, verb), label)


def _is_the_only(by_verb: Mapping[str, object], moves: list[str], room: int) -> bool:
    return len(by_verb) == 1 and len(moves) <= room + 1 and len(moves[0].split()) < 3


def move_press(sitting: Sitting, spelt: str, *, likely: bool = False) -> Press:
    """A button that makes this move."""
    text = in_words(sitting, spelt)
    label = sitting.voice.button(text) if text else spelt
    return Press(presses.move(sitting.question, spelt), label, likely)


def in_words(sitting: Sitting, spelt: str) -> Text | None:
    """A move by what it means as things stand; else by its own words."""
    named = front_of(sitting.standing).named(sitting.view, spelt)
    return named or move_in_words(sitting.standing, spelt)


def choice_panel(sitting: Sitting, words: str) -> Reply:
    """How a move goes on that begins with these words; what leaves no choice is not asked."""
    reply = _choice_panel(sitting, words)
    return replace(reply, accent=colour_of(sitting.seat), asks=sitting.asks)


def _choice_panel(sitting: Sitting, words: str) -> Reply:
    chosen = words.split()
    panel = front_of(sitting.standing).panels.get(chosen[0]) if chosen else None
    if panel is not None and chosen[0] in sitting.by_verb():
        return panel(sitting, words)
    moves = [spelt.split() for spelt in sitting.spelt(verb=chosen[0] if chosen else "")]
    moves = [move for move in moves if move[: len(chosen)] == chosen]
    if not chosen or not moves:
        return turn_panel(sitting)
    while len(following := list(dict.fromkeys(_next(moves, chosen)))) == 1 and following[0]:
        chosen.append(following[0])
    if not following or not following[0]:
        return _to_confirm(sitting, " ".join(chosen))
    return _menus(sitting, chosen, moves, following)


def _next(moves: Iterable[Sequence[str]], chosen: Sequence[str]) -> Iterable[str]:
    for move in moves:
        yield move[len(chosen)] if len(move) > len(chosen) else ""


def _to_confirm(sitting: Sitting, spelt: str) -> Reply:
    press = move_press(sitting, spelt, likely=True)
    return Reply(sitting.voice("door-choose-sure"), (press, _back(sitting)))


def _menus(
    sitting: Sitting, chosen: list[str], moves: list[list[str]], following: list[str]
) -> Reply:
    is_last = all(len(move) == len(chosen) + 1 for move in moves)
    options = [_option(sitting, chosen, word, whole=is_last) for word in following]
    words = " ".join(chosen)
    rows = limits.in_rows(options)[:MOST_MENUS]
    menus = [
        Menu(
            presses.menu(sitting.question, words, page),
            _pages(sitting, row) if len(rows) > 1 else _sought(sitting, chosen),
            tuple(row),
        )
        for page, row in enumerate(rows)
    ]
    game = sitting.standing.game.key
    return Reply(sitting.voice(f"choose-{game}-{chosen[0]}"), (*menus, _back(sitting)))


def _sought(sitting: Sitting, chosen: Sequence[str]) -> str:
    """What is chosen next: which card, how much."""
    kind = sitting.standing.game.vocabulary.kinds[chosen[0]]
    field = list(kind.__dataclass_fields__)[len(chosen) - 1]
    return sitting.voice(f"word-{field}", "about")


def _pages(sitting: Sitting, row: list[MenuOption]) -> str:
    """Of several menus each says from where to where it goes."""
    first, last = row[0].label, row[-1].label
    return sitting.voice.label("door-choose-between", first=first, last=last)


def _option(sitting: Sitting, chosen: list[str], word: str, *, whole: bool) -> MenuOption:
    about = field_word(sitting, chosen, word, "about")
    if whole:
        text = in_words(sitting, " ".join([*chosen, word]))
        if text is not None:
            return MenuOption(word, sitting.voice.plain(text), about)
    return MenuOption(word, field_word(sitting, chosen, word), about)


def field_word(sitting: Sitting, chosen: Sequence[str], word: str, form: str = "") -> str:
    """A word of a move in the player's language: a thing of the game, or as it is spelt."""
    game, voice = sitting.standing.game, sitting.voice
    kind = game.vocabulary.kinds[chosen[0]]
    field = list(kind.__dataclass_fields__)[len(chosen) - 1]
    if form:
        named = thing(game.key, field, word)
        has_form = named and voice.speaker.bends(f"{named.kind}-{named.name}", form)
        return voice.speaker.thing(named, form) if named and has_form else ""
    if word == "-":
        return voice("list-nothing")
    meant = front_of(sitting.standing).word(sitting, chosen, word)
    if meant:
        return meant
    parts = [(part, thing(game.key, field, part)) for part in word.split("+")]
    return " + ".join(voice.speaker.thing(named) if named else part for part, named in parts)


def _back(sitting: Sitting) -> Press:
    return Press(sitting.turn, sitting.voice.label("press-back"))
