"""Lessons: staged positions for one pupil, the teaching texts in them, and the moves they offer."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain, count
from typing import Any

from bot import catalogue
from bot.engine.game import Seat, legal_moves, passing_move
from bot.engine.journal import MoveInForce
from bot.engine.notation import verb_of_move as verb_of
from bot.players.player import make_player_chance, make_situation
from bot.players.registry import computer_players, default_player, review_method
from bot.tables.people import TableStatus
from bot.tables.state import TableState, state_shown_at
from cogs.interaction.context import AnySeatContext, SeatContext
from cogs.interaction.speech import SpeechContext

_LESSON = "lesson"  # the first word of a lesson's seed
LESSON_FOLDER = catalogue.DATA / "lessons"
FEWEST_OFFERS = 2  # moves with a button where none of those in the file is possible


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
    def pictured_rulebook_page(self) -> str:
        """The page of the rulebook whose picture is shown."""
        return self.picture or self.page


@dataclass(frozen=True, slots=True)
class LessonStageText:
    """A teaching text for a question of this kind, and the beginnings of the moves it offers."""

    asked: str
    says: str
    offer: Sequence[str]
    plan: bool = False  # whether the plan is told below it


@dataclass(frozen=True, slots=True)
class LessonStage:
    """A position, and when the pupil has played long enough in it."""

    deal: str
    moves: tuple[tuple[Seat, str], ...]
    texts: tuple[LessonStageText, ...]
    answers: int = 0  # the most that are asked for; 0: to the end of the game
    until: Sequence[str] = ()  # the moves after one of which it is over


@dataclass(frozen=True, slots=True)
class Lesson:
    """What is taught of a game: hints in any game of it, and staged positions."""

    game: str
    computers: Sequence[str]
    steps: tuple[LessonStep, ...]
    stages: tuple[LessonStage, ...]

    def make_seed(self, deal: str) -> str:
        """Make the seed of a table, by which it is recognized."""
        return f"{_LESSON} {self.game} {deal}"


@cache
def all_lessons() -> Mapping[str, Lesson]:
    """Return all lessons by game, in the order of the catalogue."""
    files = ((game, LESSON_FOLDER / f"{game}.toml") for game in catalogue.GAMES)
    return {
        game: _read_lesson(game, file.read_text("utf-8")) for game, file in files if file.exists()
    }


def _read_lesson(game: str, text: str) -> Lesson:
    written: dict[str, Any] = tomllib.loads(text)
    steps = tuple(LessonStep(**step) for step in written["step"])
    return Lesson(game, written["computers"], steps, tuple(map(_read_stage, written["stage"])))


def _read_stage(written: dict[str, Any]) -> LessonStage:
    lines = (line.split(maxsplit=1) for line in written.pop("moves").strip().splitlines())
    moves = tuple((Seat(int(seat)), move) for seat, move in lines)
    texts = tuple(LessonStageText(**text) for text in written.pop("text"))
    return LessonStage(moves=moves, texts=texts, **written)


def lesson_at_table(state: TableState) -> Lesson | None:
    """Return the lesson of this table, of which it is a stage or the first game after them."""
    words = state.course.opening.seed.split(" ") if state.course else []
    if state.card.origin is not None or words[:1] != [_LESSON] or words[1] != state.card.game:
        return None
    return all_lessons().get(state.card.game)


def pupil_seat(state: TableState) -> Seat | None:
    """Return the seat of the only person at the table."""
    holders = enumerate(state.card.holders)
    people = [Seat(at) for at, holder in holders if holder.person and not holder.resigned]
    return people[0] if len(people) == 1 else None


@dataclass(frozen=True, slots=True)
class StageAtTable:
    """A table that is a stage of a lesson, and how far its pupil has come."""

    lesson: Lesson
    number: int
    pupil: AnySeatContext

    @property
    def stage(self) -> LessonStage:
        return self.lesson.stages[self.number - 1]

    @property
    def is_last(self) -> bool:
        return self.number == len(self.lesson.stages)

    @property
    def pupil_move_indices(self) -> list[int]:
        """The moves that the pupil has made, counted from the beginning of the game."""
        made = self.pupil.course.made
        return [at for at in range(len(self.stage.moves), len(made)) if self._is_by_pupil(made[at])]

    def _is_by_pupil(self, made: MoveInForce[Any, Any]) -> bool:
        return made.seat == self.pupil.seat

    @property
    def is_over(self) -> bool:
        if self.pupil.state.card.status is not TableStatus.PLAYING:
            return True
        made, own = self.pupil.course.made, self.pupil_move_indices
        is_done = any(verb_of(type(made[at].move)) in self.stage.until for at in own)
        return is_done or 0 < self.stage.answers <= len(own)

    @property
    def kinds_asked_so_far(self) -> list[str]:
        """The kinds of the pupil's questions in this stage, the open one last."""
        course, game = self.pupil.course, self.pupil.state.game
        positions = [course.start, *(made.step.state for made in course.made)]
        asked = [positions[at] for at in self.pupil_move_indices]
        return [game.view(position, None).asked.kind for position in (*asked, course.state)]

    @property
    def text(self) -> LessonStageText | None:
        """The text for the open question; each is told once."""
        *before, kind = self.kinds_asked_so_far
        alike = [text for text in self.stage.texts if text.asked == kind]
        return next(iter(alike[before.count(kind) :]), None)

    def offered_moves(self) -> list[str]:
        """Choose the moves that get a button: those of the text, else likely ones."""
        seat, text, found = self.pupil, self.text, list[str]()
        spelt = list(dict.fromkeys(_moves_best_first(seat)))
        for beginning in text.offer if text else ():
            fits = (one for one in spelt if f"{one} ".startswith(f"{beginning} "))
            found += [one for one in fits if one not in found][:1]
        if found:
            return found
        letting_go = passing_move(seat.state.game, seat.course.state, seat.seat)
        rest = [] if letting_go is None else [seat.spell_move(letting_go)]
        return list(dict.fromkeys([*spelt[:FEWEST_OFFERS], *rest]))

    def offered_before(self, move: int) -> list[str]:
        """Choose the moves that had a button before this move of the pupil."""
        course = self.pupil.course
        earlier = state_shown_at(self.pupil.state, replace(course, made=course.made[:move]))
        return replace(self, pupil=replace(self.pupil, state=earlier)).offered_moves()


def stage_at_table(state: TableState, speech: SpeechContext) -> StageAtTable | None:
    """Return the stage that is played at this table; None at any other table."""
    lesson, seat = lesson_at_table(state), pupil_seat(state)
    if lesson is None or seat is None or state.course is None:
        return None
    seeds = (lesson.make_seed(stage.deal) for stage in lesson.stages)
    numbers = (at for at, seed in zip(count(1), seeds) if seed == state.course.opening.seed)
    number = next(numbers, None)
    return StageAtTable(lesson, number, SeatContext(state, seat, speech)) if number else None


def best_move(state: TableState, position: object, seat: Seat) -> str:
    """Return the best computer player's choice, from what this seat sees."""
    game = state.game
    imagined = make_situation(game, position, seat)
    choose = computer_players(game.key)[default_player(game.key)]
    return game.vocabulary.spell(choose(imagined, make_player_chance("coach", seat, 0)))


def _moves_best_first(seat: AnySeatContext) -> Iterator[str]:
    """Spell every legal move, the best first; of those with a free amount the least and most."""
    game, position, vocabulary = seat.state.game, seat.course.state, seat.state.game.vocabulary
    situation, method = make_situation(game, position, seat.seat), review_method(game.key)
    best = vocabulary.read(best_move(seat.state, position, seat.seat))
    wished = getattr(best, vocabulary.free_amount_field(type(best)) or "", 0)
    others = method.alternatives(situation) if method else ()
    for move in chain([best], others, legal_moves(game, position, seat.seat)):
        amounts = seat.amounts(move) if vocabulary.free_amount_field(type(move)) else ()
        ends = (amounts[0], amounts[-1]) if amounts else ()
        for amount in sorted(ends, key=lambda end: abs(end - wished)):
            yield vocabulary.spell(vocabulary.with_amount(move, amount))
        if not amounts:
            yield vocabulary.spell(move)
