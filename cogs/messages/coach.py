"""The coach: explain what is new, give hints, and judge moves."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.engine.game import legal_moves, passing_move
from bot.engine.notation import verb_of_move as verb_of
from bot.engine.text import Fact, Named, Text, say
from bot.players.player import LEAST_POINTS, GainOverPassing
from bot.players.registry import estimate_loss, reason_finder
from bot.tables.people import NOWHERE, Person, TableStatus
from bot.tables.state import TableState
from cogs.games import game_ui_of
from cogs.interaction import components, rulebook
from cogs.interaction.components import Block, BookPageBlock, ButtonSpec, LineBlock, TextBlock
from cogs.interaction.context import AnySeatContext, SeatContext
from cogs.interaction.rulebook import BookPage
from cogs.interaction.speech import SpeechContext, describe_table_move
from cogs.messages.lesson import (
    Lesson,
    LessonStep,
    all_lessons,
    best_move,
    lesson_at_table,
    pupil_seat,
)

LEARN_ROUTE, LEARNED_ROUTE, HINT_ROUTE = "learn", "learned", "hint"
ENOUGH_ROUTE = "enough"
ALL_HEARD = "-"  # stored when a person turned the coach off
LEAST_LOSS = 5.0  # points; the coach speaks against no move that costs less
SILENCE = 2  # own moves after such words before there are others


def lesson_button(speech: SpeechContext, game: str) -> Iterator[ButtonSpec]:
    """Yield the button to a game's lesson."""
    if game in all_lessons():
        named = Named("game", game)
        yield components.route_button(speech, LEARN_ROUTE, NOWHERE, game, game=named)


def coach_blocks(state: TableState, speech: SpeechContext) -> Iterator[Block]:
    """Yield the coach's words in the first game after a lesson; they follow from the journal."""
    lesson, seat = lesson_at_table(state), pupil_seat(state)
    if lesson is None or seat is None or state.card.status is not TableStatus.PLAYING:
        return
    context = SeatContext(state, seat, speech)
    thought = " ".join(speech.speak_text(text) for text in judge_last_move(context))
    if thought:
        yield TextBlock(thought)
    yield from _step_blocks(context, _steps_now(context, lesson))


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
        if step.pictured_rulebook_page not in shown:
            yield from _page_block(context, _find_page(context, step.pictured_rulebook_page))
        opened.add(step.page)
        shown.add(step.pictured_rulebook_page)


def _find_page(context: AnySeatContext, name: str) -> BookPage | None:
    return game_ui_of(context.state).help.book.find_page(context.state.game, name)


def _page_block(context: AnySeatContext, page: BookPage | None) -> Iterator[BookPageBlock]:
    """Yield the picture of a page, and the same in words."""
    book, game, speech = game_ui_of(context.state).help.book, context.state.game, context.speech
    draw = book.page_drawing(speech, game, page) if page else None
    if page and draw:
        yield BookPageBlock(f"{page.name}.png", book.page_text(speech, game, page.name), draw)


def _printed_facts(context: AnySeatContext) -> tuple[tuple[str, Fact], ...]:
    return tuple(game_ui_of(context.state).help.facts(context.state.game).items())


def step_text(context: AnySeatContext, step: LessonStep, form: str = "") -> str:
    """Return the sentences, with the numbers printed for this table."""
    key = f"lesson-{context.state.game.key}-{step.says}"
    return context.speech.speak_text(Text(key, _printed_facts(context)), form)


def _round_of_view(state: TableState, view: object) -> int:
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
    return _CoachedMoment(position, view.asked.kind, _round_of_view(context.state, view))


def _step_applies(context: AnySeatContext, step: LessonStep, at: _CoachedMoment) -> bool:
    if (step.asked or at.kind) != at.kind or (step.time or at.time) != at.time:
        return False
    if (step.round or at.round) != at.round:
        return False
    return not step.can or _has_move_of_verb(context, step.can, at.state)


def _has_move_of_verb(context: AnySeatContext, verb: str, position: object) -> bool:
    legal = legal_moves(context.state.game, position, context.seat)
    return any(verb_of(type(move)) == verb for move in legal)


# Tips in any game


def unheard_steps(context: AnySeatContext, person: Person) -> Iterator[LessonStep]:
    """Yield what the player has not heard yet; at teaching tables, what is new in this game."""
    state = context.state
    lesson = all_lessons().get(state.game.key)
    if (
        lesson is None
        or not context.is_asked
        or context.is_asked_for_wishes
        or lesson_at_table(state)
    ):
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


def add_heard_steps(context: AnySeatContext, person: Person, steps: Iterable[LessonStep]) -> str:
    """Add these steps to what the player has heard."""
    names = (_step_name(context.state.game.key, step) for step in steps)
    return " ".join(dict.fromkeys([*person.coached.split(), *names]))


def _step_name(game: str, step: LessonStep) -> str:
    return f"{game}:{step.says}"


# Hints


def may_give_hints(state: TableState) -> bool:
    """Whether hints are fair: in solo games, and where all have agreed to learn."""
    if state.card.status is not TableStatus.PLAYING or state.course is None:
        return False
    if state.is_embargoed:  # others compete with the same deal
        return False
    return state.card.terms.teaching or pupil_seat(state) is not None


def hint_button(context: AnySeatContext) -> Iterator[ButtonSpec]:
    if context.is_asked and not context.ahead and may_give_hints(context.state):
        yield components.route_button(
            context.speech, HINT_ROUTE, context.state.card.id, label="press-hint"
        )


# Judging moves


OfferedMoves: TypeAlias = Callable[[int], Sequence[str]]  # at the position before that move


def judge_last_move(context: AnySeatContext, offered: OfferedMoves | None = None) -> Iterator[Text]:
    """Praise the pupil's last move, or say what a much better one would have brought.

    It is compared with those offered, or with that of a good player.
    """
    judge = _Judge(context, offered)
    own = [at for at, made in enumerate(context.course.made) if made.seat == context.seat]
    while len(own) > 1 and judge.was_forced(own[-1]) and own[-2] == own[-1] - 1:
        own.pop()
    if not own or not judge.was_choice(own[-1]):
        return
    made, (better, loss) = context.course.made[own[-1]].move, judge.find_better(own[-1])
    view = judge.view_before(own[-1])
    if loss < LEAST_POINTS and judge.is_best(own[-1]):
        yield say("coach-good")
        yield from _gains_of_move(context, view, made)
    elif loss >= LEAST_LOSS and judge.may_object(own[:-1]):
        spelt = context.spell_move(better)
        move = game_ui_of(context.state).describe_move(view, spelt)
        named = move or describe_table_move(context.state, spelt) or spelt
        yield say("coach-against", move=named, points=round(loss))
        yield from _gains_of_move(context, view, better)


def _gains_of_move(context: AnySeatContext, view: object, move: object) -> Iterator[Text]:
    """Yield what comes of a move, or the first reason for it, or the plan."""
    help_ = game_ui_of(context.state).help
    why = explain_move(context.state, view, context.spell_move(move), GainOverPassing)
    yield from [*help_.gains(view, move), *why, *help_.plan(context.view)][:1]


@dataclass(frozen=True, slots=True)
class _Judge:
    """Judges the moves of a seat by what it saw."""

    context: AnySeatContext
    offered: OfferedMoves | None

    def position_before(self, at: int) -> object:
        course = self.context.course
        return course.made[at - 1].step.state if at else course.start

    def view_before(self, at: int) -> object:
        return self.context.state.game.view(self.position_before(at), self.context.seat)

    def was_forced(self, at: int) -> bool:
        position = self.position_before(at)
        return len(legal_moves(self.context.state.game, position, self.context.seat)) < 2

    def was_choice(self, at: int) -> bool:
        return not self.was_forced(at) if self.offered is None else len(self.offered(at)) > 1

    def is_best(self, at: int) -> bool:
        """Whether a good player would have made this move, or one that was not offered."""
        position, made = self.position_before(at), self.context.course.made[at].move
        game, seat = self.context.state.game, self.context.seat
        best = best_move(self.context.state, position, seat)
        if self.offered is None:
            return best == self.context.spell_move(made)
        is_good = best not in self.offered(at) or best == self.context.spell_move(made)
        return is_good and made != passing_move(game, position, seat)

    def find_better(self, at: int) -> tuple[object, float]:
        """Find the best other move, and the points by which the one made is worse."""
        state, seat, view = self.context.state, self.context.seat, self.view_before(at)
        made, read = self.context.course.made[at].move, state.game.vocabulary.read
        offered = self.offered or (lambda at: [best_move(state, self.position_before(at), seat)])
        others = list(map(read, offered(at)))
        losses = [
            0.0 if other == made else estimate_loss(state.game.key, view, made, other)
            for other in others
        ]
        most = max(range(len(losses)), key=losses.__getitem__)
        return others[most], losses[most]

    def may_object(self, earlier: Sequence[int]) -> bool:
        """Whether there was no objection to the last moves.

        What came before two good moves in a row does not matter.
        """
        objectionable = list[bool]()
        for at in reversed(earlier):
            is_choice = self.was_choice(at)
            objectionable.append(is_choice and self.find_better(at)[1] >= LEAST_LOSS)
            if objectionable[-SILENCE:] == [False] * SILENCE:
                break
        silent = SILENCE
        for is_loss in reversed(objectionable):
            silent = 0 if is_loss and silent >= SILENCE else silent + 1
        return silent >= SILENCE


def explain_move(
    state: TableState, view: object, spelt: str, besides: type[Text] | tuple[()] = ()
) -> Iterator[Text]:
    """Yield reasons for this move from what its player sees, without those of type `besides`."""
    game, why = state.game, reason_finder(state.game.key)
    if why is not None:
        told = why(view, game.vocabulary.read(spelt))
        yield from (text for text in told if not isinstance(text, besides))
