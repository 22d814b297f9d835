"""The coach: explain what is new, judge moves, and teach lessons step by step."""

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
from bot.tables.people import NOWHERE, Person, TableStatus
from bot.tables.state import TableState
from cogs.games import game_ui_of
from cogs.interaction import components, rulebook
from cogs.interaction.components import ButtonSpec
from cogs.interaction.context import AnySeatContext, SeatContext
from cogs.interaction.layout import Block, BookPageBlock, LineBlock, TextBlock
from cogs.interaction.rulebook import BookPage
from cogs.interaction.speech import SpeechContext, describe_table_move

_LESSON = "lesson"  # the first word of a lesson's seed
LESSON_FOLDER = catalogue.DATA / "lessons"
LEARN_ROUTE, LEARNED_ROUTE, HINT_ROUTE = "learn", "learned", "hint"
ALL_HEARD = "-"  # stored when a person turned the coach off


@dataclass(frozen=True, slots=True)
class LessonStep:
    """Two sentences, told the first time that all conditions hold."""

    says: str
    page: str
    asked: str = ""
    time: int = 0
    round: int = 0
    can: str = ""
    picture: str = ""

    @property
    def picture_page(self) -> str:
        """The page of the rulebook whose picture is shown."""
        return self.picture or self.page


@dataclass(frozen=True, slots=True)
class Lesson:
    """What is taught of a game; with a deal, in a game of its own."""

    game: str
    steps: tuple[LessonStep, ...]
    deal: str = ""
    computers: Sequence[str] = ()
    rounds: int = 0
    afterwards: Mapping[str, str] = field(default_factory=dict)

    @property
    def server_seed(self) -> str:
        """The seed of its table, by which it is recognized."""
        return f"{_LESSON} {self.game} {self.deal}"


def playable_lessons() -> Mapping[str, Lesson]:
    """Return the lessons that are games of their own, by game."""
    return {game: lesson for game, lesson in all_lessons().items() if lesson.deal}


@cache
def all_lessons() -> Mapping[str, Lesson]:
    """Return all lessons by game, in the order of the catalogue."""
    files = ((game, LESSON_FOLDER / f"{game}.toml") for game in catalogue.GAMES)
    return {
        game: _read_lesson(game, file.read_text("utf-8")) for game, file in files if file.exists()
    }


def _read_lesson(game: str, text: str) -> Lesson:
    written: dict[str, Any] = tomllib.loads(text)
    steps = tuple(LessonStep(**step) for step in written.pop("step"))
    return Lesson(game, steps, **written)


def lesson_at_table(state: TableState) -> Lesson | None:
    """Return the lesson of this table, recognized by its seed."""
    course = state.course
    if course is None or state.card.origin is not None:
        return None
    match course.opening.seed.split(" "):
        case [first, game, _] if first == _LESSON and game == state.card.game:
            return playable_lessons().get(game)
    return None


def lesson_button(speech: SpeechContext, game: str) -> Iterator[ButtonSpec]:
    """Yield the button to a game's lesson."""
    if game in playable_lessons():
        label = speech.label_text("press-learn", game=Named("game", game))
        yield ButtonSpec(components.route_id(LEARN_ROUTE, NOWHERE, game), label)


def lesson_blocks(state: TableState, speech: SpeechContext) -> Iterator[Block]:
    """Yield the lesson's blocks at its table; they follow from the journal alone."""
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
    return components.route_id(LEARNED_ROUTE, state.card.id)


def pupil_seat(state: TableState) -> Seat | None:
    """Return the seat of the only person at the table."""
    holders = enumerate(state.card.holders)
    people = [Seat(at) for at, holder in holders if holder.person and not holder.resigned]
    return people[0] if len(people) == 1 else None


def _step_blocks(context: AnySeatContext, steps: Iterable[LessonStep]) -> Iterator[Block]:
    """Yield each step with its page of the rulebook beside it and its picture below, once each."""
    opened, shown = set[str](), set[str]()
    for step in steps:
        said, page = step_text(context, step), _find_page(context, step.page)
        if page is None or page.name in opened:
            yield TextBlock(said)
        else:
            game, table = context.state.game.key, context.state.card.id
            yield LineBlock(said, rulebook.page_button(context.speech, table, game, page))
        if step.picture_page not in shown:
            yield from _page_block(context, _find_page(context, step.picture_page))
        opened.add(step.page)
        shown.add(step.picture_page)


def _find_page(context: AnySeatContext, name: str) -> BookPage | None:
    help_ = game_ui_of(context.state).help
    return help_.book.find_page(context.state.game, name) if help_ else None


def _page_block(context: AnySeatContext, page: BookPage | None) -> Iterator[BookPageBlock]:
    """Yield the picture of a page, and the same in words."""
    help_, game, speech = game_ui_of(context.state).help, context.state.game, context.speech
    draw = help_.book.page_drawing(speech, game, page) if help_ and page else None
    if help_ and page and draw:
        yield BookPageBlock(f"{page.name}.png", help_.book.page_text(speech, game, page.name), draw)


def _printed_facts(context: AnySeatContext) -> tuple[tuple[str, Fact], ...]:
    help_ = game_ui_of(context.state).help
    return tuple(help_.facts(context.state.game).items()) if help_ else ()


def step_text(context: AnySeatContext, step: LessonStep) -> str:
    """Return the two sentences, with the numbers printed for this table."""
    key = f"lesson-{context.state.game.key}-{step.says}"
    return context.speech.speak_text(Text(key, _printed_facts(context)))


def _is_lesson_over(context: AnySeatContext, lesson: Lesson) -> bool:
    return _current_round(context.state, context.view) > lesson.rounds


def _current_round(state: TableState, view: object) -> int:
    pictures = game_ui_of(state).pictures
    return pictures.round_of(view) if pictures else 0


# What is new


@dataclass(frozen=True, slots=True)
class _CoachedMoment:
    """A position in which the pupil was asked."""

    state: object
    kind: str
    round: int
    time: int = 0


def _steps_now(context: AnySeatContext, lesson: Lesson) -> Iterator[LessonStep]:
    """Yield the steps that apply now and never did before."""
    if not context.is_asked:
        return
    *before, now = _asked_moments(context)
    for step in lesson.steps:
        if _step_applies(context, step, now) and not any(
            _step_applies(context, step, one) for one in before
        ):
            yield step


def _asked_moments(context: AnySeatContext) -> list[_CoachedMoment]:
    """Return a moment for each question of this seat, the open one last."""
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
    """Return the open moment, without counting earlier ones."""
    view = context.state.game.view(position, None)
    return _CoachedMoment(position, view.asked.kind, _current_round(context.state, view))


def _step_applies(context: AnySeatContext, step: LessonStep, at: _CoachedMoment) -> bool:
    if (step.asked or at.kind) != at.kind or (step.time or at.time) != at.time:
        return False
    if (step.round or at.round) != at.round:
        return False
    return not step.can or _can_do(context, step.can, at.state)


def _can_do(context: AnySeatContext, verb: str, position: object) -> bool:
    legal = legal_moves(context.state.game, position, context.seat)
    return any(verb_of(type(move)) == verb for move in legal)


# Tips in any game


def new_steps(context: AnySeatContext, person: Person) -> Iterator[LessonStep]:
    """Yield what the player has not heard yet; at teaching tables, what is new in this game."""
    state = context.state
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
    # A game has hundreds of moments: collect them only if a step counts them.
    counts = any(step.time for step in unheard)
    now = _asked_moments(context)[-1] if counts else _current_moment(context, context.course.state)
    yield from (step for step in unheard if _step_applies(context, step, now))


def format_heard(context: AnySeatContext, person: Person, steps: Iterable[LessonStep]) -> str:
    """Add these steps to what the player has heard."""
    names = (_step_name(context.state.game.key, step) for step in steps)
    return " ".join(dict.fromkeys([*person.coached.split(), *names]))


def _step_name(game: str, step: LessonStep) -> str:
    return f"{game}:{step.says}"


# Hints


def has_hints(state: TableState) -> bool:
    """Whether hints are fair: in solo games, and where all have agreed to learn."""
    if state.card.status is not TableStatus.PLAYING or state.course is None:
        return False
    if state.is_embargoed:  # others compete with the same deal
        return False
    return state.card.terms.teaching or pupil_seat(state) is not None


def hint_button(context: AnySeatContext) -> Iterator[ButtonSpec]:
    if context.is_asked and not context.ahead and has_hints(context.state):
        yield components.route_button(
            context.speech, HINT_ROUTE, context.state.card.id, label="press-hint"
        )


# Judging moves


def judge_last_move(context: AnySeatContext) -> Iterator[Text]:
    """Compare the pupil's last move with a computer player's choice, with reasons."""
    game, course, seat = context.state.game, context.course, context.seat
    own = [at for at, made in enumerate(course.made) if made.seat == seat]
    if not own:
        return
    last = own[-1]
    before = course.made[last - 1].step.state if last else course.start
    if not _was_a_choice(game, before, seat):
        return
    better = best_move(context.state, before, seat)
    made = game.vocabulary.spell(course.made[last].move)
    if better == made:
        yield say("coach-same")
        return
    view = game.view(before, seat)
    move = game_ui_of(context.state).describe_move(view, better) or describe_table_move(
        context.state, better
    )
    is_near = better.split()[:2] == made.split()[:2]
    yield say("coach-nearly" if is_near else "coach-rather", move=move or better)
    if not is_near:
        let_go = course.made[last].move == passing_move(game, before, seat)
        yield from explain_move(context.state, view, better, () if let_go else Comparison)


def explain_move(
    state: TableState, view: object, spelt: str, besides: type[Text] | tuple[()] = ()
) -> Iterator[Text]:
    """Yield reasons for this move from what its player sees, without those of type `besides`."""
    game, why = state.game, reason_finder(state.game.key)
    if why is not None:
        told = why(view, game.vocabulary.read(spelt))
        yield from (text for text in told if not isinstance(text, besides))


def _was_a_choice(game: AnyGame, position: object, seat: Seat) -> bool:
    return len(legal_moves(game, position, seat)) > 1


def best_move(state: TableState, position: object, seat: Seat) -> str:
    """Return the best computer player's choice, from what this seat sees."""
    game = state.game
    imagined = make_situation(game, position, seat)
    choose = computer_players(game.key)[default_player(game.key)]
    return game.vocabulary.spell(choose(imagined, player_chance("coach", seat, 0)))
