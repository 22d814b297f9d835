"""What the coach says before something new and about a move; the steps of lessons."""

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from bot import catalogue
from bot.engine.game import Seat, legal_moves, passing_move
from bot.engine.journal import AnyGame
from bot.engine.notation import verb as verb_of
from bot.engine.text import Fact, Named, Text, say
from bot.players.player import Comparison, make_situation, player_chance
from bot.players.registry import computer_players, default_player, reason_finder
from bot.tables.people import Person, TableStatus
from bot.tables.state import TableState
from cogs.games import game_ui_of
from cogs.interaction import components, rulebook
from cogs.interaction.components import ButtonSpec
from cogs.interaction.context import AnySeatContext, SeatContext
from cogs.interaction.layout import Block, BookPageBlock, LineBlock, TextBlock
from cogs.interaction.rulebook import BookPage
from cogs.interaction.speech import SpeechContext, describe_table_move

_LESSON = "lesson"  # the first word of what such a table is dealt by
LESSON_FOLDER = catalogue.DATA / "lessons"


@dataclass(frozen=True, slots=True)
class LessonStep:
    """Two sentences, and when they are said: the first time that all of it holds."""

    says: str
    page: str
    asked: str = ""
    time: int = 0
    round: int = 0
    can: str = ""
    picture: str = ""

    @property
    def picture_page(self) -> str:
        """The page whose picture goes along with it."""
        return self.picture or self.page


@dataclass(frozen=True, slots=True)
class Lesson:
    """What is taught of a game; with a deal, by a first game of its own."""

    game: str
    steps: tuple[LessonStep, ...]
    deal: str = ""
    computers: Sequence[str] = ()
    rounds: int = 0
    afterwards: Mapping[str, str] = field(default_factory=dict)

    @property
    def server_seed(self) -> str:
        """What its table is dealt by: by that it is known for ever."""
        return f"{_LESSON} {self.game} {self.deal}"


def playable_lessons() -> Mapping[str, Lesson]:
    """Those that are a game of their own, by the key of the game."""
    return {game: lesson for game, lesson in all_lessons().items() if lesson.deal}


@cache
def all_lessons() -> Mapping[str, Lesson]:
    """All that is taught, by the key of the game, in the order of the catalogue."""
    files = ((game, LESSON_FOLDER / f"{game}.toml") for game in catalogue.GAMES)
    return {
        game: _read_lesson(game, file.read_text("utf-8")) for game, file in files if file.exists()
    }


def _read_lesson(game: str, text: str) -> Lesson:
    written: dict[str, Any] = tomllib.loads(text)
    steps = tuple(LessonStep(**step) for step in written.pop("step"))
    return Lesson(game, steps, **written)


def lesson_at_table(state: TableState) -> Lesson | None:
    """The lesson that is given at this table: its journal begins with it."""
    course = state.course
    if course is None or state.card.origin is not None:
        return None
    match course.opening.seed.split(" "):
        case [first, game, _] if first == _LESSON and game == state.card.game:
            return playable_lessons().get(game)
    return None


LEARN, LEARNED, HINT = "learn", "learned", "hint"
ALL_HEARD = "-"  # in place of what somebody has heard: he wants to hear no more


def lesson_button(speech: SpeechContext, game: str) -> Iterator[ButtonSpec]:
    """The way to the lesson of a game that has one."""
    if game in playable_lessons():
        label = speech.label_text("press-learn", game=Named("game", game))
        yield ButtonSpec(components.route_id(LEARN, rulebook.NOWHERE, game), label)


def lesson_blocks(state: TableState, speech: SpeechContext) -> Iterator[Block]:
    """What stands at the table of a lesson: all of it follows from its journal."""
    lesson, seat = lesson_at_table(state), pupil_seat(state)
    if lesson is None or seat is None or state.card.status is not TableStatus.PLAYING:
        return
    context = SeatContext(state, seat, speech)
    thought = " ".join(speech.speak_text(text) for text in judge_last_move(context))
    if thought:
        yield TextBlock(thought)
    if _is_lesson_over(context, lesson):
        again = speech.label_text(f"lesson-{lesson.game}-afterwards")
        learned = Text(f"lesson-{lesson.game}-learned")
        yield LineBlock(
            speech.speak_text(learned), ButtonSpec(_after_lesson_id(state), again, likely=True)
        )
        return
    yield from _step_blocks(context, _steps_now(context, lesson))


def _after_lesson_id(state: TableState) -> str:
    return components.route_id(LEARNED, state.card.id)


def pupil_seat(state: TableState) -> Seat | None:
    """Who learns here: the only person at the table."""
    holders = enumerate(state.card.holders)
    people = [Seat(at) for at, holder in holders if holder.person and not holder.resigned]
    return people[0] if len(people) == 1 else None


def _step_blocks(context: AnySeatContext, steps: Iterable[LessonStep]) -> Iterator[Block]:
    """Two sentences, beside them the page of the book and below them its picture, each once."""
    opened, shown = set[str](), set[str]()
    for step in steps:
        said, page = step_text(context, step), _find_page(context, step.page)
        if page is None or page.name in opened:
            yield TextBlock(said)
        else:
            game, table = context.standing.game.key, context.standing.card.id
            yield LineBlock(said, rulebook.page_button(context.voice, table, game, page))
        if step.picture_page not in shown:
            yield from _page_block(context, _find_page(context, step.picture_page))
        opened.add(step.page)
        shown.add(step.picture_page)


def _find_page(context: AnySeatContext, name: str) -> BookPage | None:
    help_ = game_ui_of(context.standing).help
    return help_.book.find_page(context.standing.game, name) if help_ else None


def _page_block(context: AnySeatContext, page: BookPage | None) -> Iterator[BookPageBlock]:
    """The picture of a page that has one, and what stands there for whoever doesn't see it."""
    help_, game, speech = game_ui_of(context.standing).help, context.standing.game, context.voice
    draw = help_.book.page_drawing(speech, game, page) if help_ and page else None
    if help_ and page and draw:
        yield BookPageBlock(f"{page.name}.png", help_.book.page_text(speech, game, page.name), draw)


def _printed_facts(context: AnySeatContext) -> tuple[tuple[str, Fact], ...]:
    help_ = game_ui_of(context.standing).help
    return tuple(help_.facts(context.standing.game).items()) if help_ else ()


def step_text(context: AnySeatContext, step: LessonStep) -> str:
    """The two sentences, with the numbers that are printed for this table."""
    key = f"lesson-{context.standing.game.key}-{step.says}"
    return context.voice.speak_text(Text(key, _printed_facts(context)))


def _is_lesson_over(context: AnySeatContext, lesson: Lesson) -> bool:
    return _current_round(context.standing, context.view) > lesson.rounds


def _current_round(state: TableState, view: object) -> int:
    pictures = game_ui_of(state).pictures
    return pictures.round_of(view) if pictures else 0


# Which things are new


@dataclass(frozen=True, slots=True)
class _CoachedMoment:
    """A position in which the pupil was asked."""

    state: object
    kind: str
    round: int
    time: int = 0


def _steps_now(context: AnySeatContext, lesson: Lesson) -> Iterator[LessonStep]:
    """Those that hold here and never did before."""
    if not context.is_asked:
        return
    *before, now = _asked_moments(context)
    for step in lesson.steps:
        if _step_applies(context, step, now) and not any(
            _step_applies(context, step, one) for one in before
        ):
            yield step


def _asked_moments(context: AnySeatContext) -> list[_CoachedMoment]:
    """Every question he was asked, the open one last."""
    course, seat = context.course, context.seat
    states = [course.start, *(made.step.state for made in course.made)]
    pairs = zip(states, course.made, strict=False)
    answered = [position for position, made in pairs if made.seat == seat]
    asked: Counter[str] = Counter()
    found: list[_CoachedMoment] = []
    for position in (*answered, course.state):
        moment = _current_moment(context, position)
        asked[moment.kind] += 1
        found.append(replace(moment, time=asked[moment.kind]))
    return found


def _current_moment(context: AnySeatContext, position: object) -> _CoachedMoment:
    """This one alone: how often the like of it was asked is not counted."""
    view = context.standing.game.view(position, None)
    return _CoachedMoment(position, view.asked.kind, _current_round(context.standing, view))


def _step_applies(context: AnySeatContext, step: LessonStep, at: _CoachedMoment) -> bool:
    if (step.asked or at.kind) != at.kind or (step.time or at.time) != at.time:
        return False
    if (step.round or at.round) != at.round:
        return False
    return not step.can or _can_do(context, step.can, at.state)


def _can_do(context: AnySeatContext, verb: str, position: object) -> bool:
    legal = legal_moves(context.standing.game, position, context.seat)
    return any(verb_of(type(move)) == verb for move in legal)


# At the elbow, in any game


def new_steps(context: AnySeatContext, person: Person) -> Iterator[LessonStep]:
    """What this player has not heard yet; where everybody learns, what is new in this game."""
    state = context.standing
    lesson = all_lessons().get(state.game.key)
    if lesson is None or not context.is_asked or context.is_called or lesson_at_table(state):
        return
    if state.card.terms.teaching:
        yield from _steps_now(context, lesson)
        return
    heard = person.coached.split()
    unheard = [step for step in lesson.steps if _step_name(lesson.game, step) not in heard]
    if ALL_HEARD in heard or not unheard:
        return
    # A game has hundreds of moments: they are gone through where a step counts them.
    counts = any(step.time for step in unheard)
    now = _asked_moments(context)[-1] if counts else _current_moment(context, context.course.state)
    yield from (step for step in unheard if _step_applies(context, step, now))


def format_heard(context: AnySeatContext, person: Person, steps: Iterable[LessonStep]) -> str:
    """What he has heard, these steps included."""
    names = (_step_name(context.standing.game.key, step) for step in steps)
    return " ".join(dict.fromkeys([*person.coached.split(), *names]))


def _step_name(game: str, step: LessonStep) -> str:
    return f"{game}:{step.says}"


# A hint


def has_hints(state: TableState) -> bool:
    """Only where nobody is measured by it: for one alone, and where all have agreed to learn."""
    if state.card.status is not TableStatus.PLAYING or state.course is None:
        return False
    if state.is_embargoed:  # the same cards are played to see who makes the most of them
        return False
    return state.card.terms.teaching or pupil_seat(state) is not None


def hint_button(context: AnySeatContext) -> Iterator[ButtonSpec]:
    if context.is_asked and not context.ahead and has_hints(context.standing):
        id_ = components.route_id(HINT, context.standing.card.id)
        yield ButtonSpec(id_, context.voice.label_text("press-hint"))


# What he thinks


def judge_last_move(context: AnySeatContext) -> Iterator[Text]:
    """Of the last move the pupil made: what a computer player would have done there, and why."""
    game, course, seat = context.standing.game, context.course, context.seat
    own = [at for at, made in enumerate(course.made) if made.seat == seat]
    if not own:
        return
    last = own[-1]
    before = course.made[last - 1].step.state if last else course.start
    if not _was_a_choice(game, before, seat):
        return
    better = best_move(context.standing, before, seat)
    made = game.vocabulary.spell(course.made[last].move)
    if better == made:
        yield say("coach-same")
        return
    view = game.view(before, seat)
    move = game_ui_of(context.standing).named(view, better) or describe_table_move(
        context.standing, better
    )
    is_near = better.split()[:2] == made.split()[:2]
    yield say("coach-nearly" if is_near else "coach-rather", move=move or better)
    if not is_near:
        let_go = course.made[last].move == passing_move(game, before, seat)
        yield from explain_move(context.standing, view, better, () if let_go else Comparison)


def explain_move(
    state: TableState, view: object, spelt: str, besides: type[Text] | tuple[()] = ()
) -> Iterator[Text]:
    """What there is to be said for this move, by what its player sees, less what is besides."""
    game, why = state.game, reason_finder(state.game.key)
    if why is not None:
        told = why(view, game.vocabulary.read(spelt))
        yield from (text for text in told if not isinstance(text, besides))


def _was_a_choice(game: AnyGame, position: object, seat: Seat) -> bool:
    return len(legal_moves(game, position, seat)) > 1


def best_move(state: TableState, position: object, seat: Seat) -> str:
    """What the best computer player would do there, by what this seat sees and nothing else."""
    game = state.game
    imagined = make_situation(game, position, seat)
    choose = computer_players(game.key)[default_player(game.key)]
    return game.vocabulary.spell(choose(imagined, player_chance("coach", seat, 0)))
