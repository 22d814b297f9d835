"""A pool of processes in which computer players think, and the fair queue in front of it."""

import asyncio
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from os import cpu_count
from pathlib import Path
from typing import NamedTuple, Protocol, TypeAlias

import bot
from bot import catalogue
from bot.engine.game import Seat
from bot.engine.journal import Opening
from bot.engine.random_draws import Chance
from bot.players.review import DecisionToWeigh, WeighedDecision
from bot.tables.people import PersonId, TableId
from bot.tables.state import TableState
from bot.tables.store_protocols import Store, format_trace
from bot.tables.thinking_process import LENGTH_BYTES, MoveProblem, ReviewProblem, pack_message

_log = logging.getLogger(__name__)

LONGEST_THOUGHT = 60.0  # seconds; a move takes a tenth of it unless the machine is stopped
THINKING_TRIES = 2  # a process that ends may have ended for another reason
LONGEST_FAREWELL = 1.0
NO_MOVE = ""
MOST_FAILURES = 3  # one after another: then it is no accident
MOST_THINKERS = max(1, min(2, (cpu_count() or 1) - 1))
MOST_REMEMBERED = 1000  # askers whose last question is known
_HOME = Path(bot.__file__).parent.parent
# Not run with -m: its classes would not be those that the questions are pickled from.
_PROCESS_CODE = "from bot.tables.thinking_process import run_process; run_process()"

_Question: TypeAlias = tuple[TableId, Seat, int, int]


class QuestionKind(IntEnum):
    """What is asked, the most urgent first."""

    MOVE = 0
    REVIEW = 1


class Asker(NamedTuple):
    """A table that needs moves, or a person whose games are reviewed."""

    kind: QuestionKind
    number: int


@dataclass(frozen=True, slots=True, eq=False)
class QueuedQuestion:
    """A question's place in the queue."""

    asker: Asker
    begin: Callable[[], object]  # called when it may be asked


class FairQueue:
    """Decide which question is asked next, so that no table and no person keeps others waiting.

    Moves go before reviews. An asker has one question at a time under way; of several askers, the
    one whose last question is longest ago is next. So a move waits for at most one question of a
    review, and for one of each other table. It needs no clock, thread or event loop: questions
    begin in `add` and `remove`.
    """

    def __init__(self, most: int) -> None:
        self._most = most  # questions under way
        self._waiting = list[QueuedQuestion]()
        self._under_way = dict[Asker, QueuedQuestion]()
        self._last_begun = dict[Asker, int]()  # the latest at the end
        self._begun = 0

    @property
    def unanswered_count(self) -> int:
        """How many questions wait or are under way."""
        return len(self._waiting) + len(self._under_way)

    def add(self, question: QueuedQuestion) -> None:
        self._waiting.append(question)
        self._begin_questions()

    def release(self, question: QueuedQuestion) -> None:
        """Take out a question that was answered or given up, whether it has begun or not."""
        if self._under_way.get(question.asker) is question:
            del self._under_way[question.asker]
        else:
            self._waiting.remove(question)
        self._begin_questions()

    def _begin_questions(self) -> None:
        while len(self._under_way) < self._most and (question := self._next_question()) is not None:
            self._waiting.remove(question)
            self._under_way[question.asker] = question
            self._remember_begun(question.asker)
            question.begin()

    def _next_question(self) -> QueuedQuestion | None:
        able = (question for question in self._waiting if question.asker not in self._under_way)
        return min(able, key=self._precedence, default=None)  # the first of those that are equal

    def _precedence(self, question: QueuedQuestion) -> tuple[QuestionKind, int]:
        return question.asker.kind, self._last_begun.get(question.asker, 0)

    def _remember_begun(self, asker: Asker) -> None:
        self._begun += 1
        self._last_begun.pop(asker, None)
        self._last_begun[asker] = self._begun
        if len(self._last_begun) > MOST_REMEMBERED:
            del self._last_begun[next(iter(self._last_begun))]


class ThinkingFailed(Exception):
    """Raised if no process could answer."""


class Thinker(Protocol):
    """What answers one question at a time; raises OSError or EOFError if it is gone."""

    async def ask_process(self, problem: MoveProblem | ReviewProblem) -> object: ...
    def end_process(self) -> None: ...
    async def end_and_wait(self) -> None: ...


class ThinkingProcess:
    """One process; the next question starts it if it is not running."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._leaving = set[asyncio.Task[int]]()

    async def ask_process(self, problem: MoveProblem | ReviewProblem) -> object:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", _PROCESS_CODE), stdin=PIPE, stdout=PIPE, cwd=_HOME
            )
        asked, answered = self._process.stdin, self._process.stdout
        assert asked is not None
        assert answered is not None
        asked.write(pack_message(problem))
        await asked.drain()
        length = int.from_bytes(await answered.readexactly(LENGTH_BYTES), "big")
        answer, trouble = pickle.loads(await answered.readexactly(length))
        if trouble:
            _log.error("guest %s is at a loss: %s", problem.guest, trouble)
        return answer

    def end_process(self) -> None:
        """Kill the process if it is running."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        leaving = asyncio.create_task(process.wait())
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)

    async def end_and_wait(self) -> None:
        """Kill the process and wait for it and those before it to end."""
        self.end_process()
        if self._leaving:
            await asyncio.wait(self._leaving, timeout=LONGEST_FAREWELL)


class ThinkingPool:
    """The thinkers of one bot: started when first asked, ended by `close`."""

    def __init__(
        self,
        store: Store,
        make_thinker: Callable[[], Thinker] = ThinkingProcess,
        most: int = MOST_THINKERS,
    ) -> None:
        self._store = store
        self._found: dict[_Question, asyncio.Task[str]] = {}
        self._thinkers = [make_thinker() for _ in range(most)]
        self._idle = [*self._thinkers]  # the last one used is the warmest
        self._queue = FairQueue(most)
        self.found: Callable[[], object] = lambda: None  # called whenever a move has been found
        self._failures = 0  # since the last answer
        self.answered = self.unanswered = 0  # questions, since it began

    @property
    def question_count(self) -> int:
        """How many questions are being thought about or wait for that."""
        return self._queue.unanswered_count

    @property
    def keeps_failing(self) -> bool:
        """Whether the last questions were not answered: the processes ended, or their players."""
        return self._failures >= MOST_FAILURES

    def poll_move(self, state: TableState, seat: Seat, guest: str) -> str | None:
        """Return the computer's move, '' if it found none; None while it is thinking."""
        course = state.begun_course
        question = (state.card.id, seat, course.decisions[seat], course.ply)
        task = self._found.get(question)
        if task is None:
            task = asyncio.create_task(self._solve_problem(state, seat, guest))
            task.add_done_callback(lambda _: self.found())
            self._cancel_older_questions(state.card.id, seat)
            self._found[question] = task
        return task.result() if task.done() else None

    def _cancel_older_questions(self, table: TableId, seat: Seat) -> None:
        """Cancel the thoughts about older questions of this seat."""
        for question in [one for one in self._found if one[:2] == (table, seat)]:
            self._found.pop(question).cancel()

    async def _solve_problem(self, state: TableState, seat: Seat, guest: str) -> str:
        try:
            problem = await self._make_problem(state, seat, guest)
            asker = Asker(QuestionKind.MOVE, state.card.id)
            return str(await self._queue_and_ask(asker, problem))
        except Exception as error:
            table = state.card.id
            _log.error("guest %s can't think at table %d: %s", guest, table, format_trace(error))
            return NO_MOVE

    async def _make_problem(self, state: TableState, seat: Seat, guest: str) -> MoveProblem:
        """Describe the position as the seat knows it; the true state is not sent to the process."""
        course, game = state.begun_course, state.game
        opening, moves = course.opening, len(course.made)
        edition = await self._load_edition(opening)
        known = game.imagine(course.state, seat, Chance("known", 0))
        return MoveProblem(edition, known, seat, guest, opening.seed, moves)

    async def _load_edition(self, opening: Opening) -> catalogue.Edition:
        edition = catalogue.current_edition(opening.game)
        if opening.printed == edition.seal:
            return edition
        return catalogue.Edition(*await self._store.load_edition(opening.printed))

    async def weigh_decision(
        self, person: PersonId, opening: Opening, doubt: DecisionToWeigh
    ) -> WeighedDecision | None:
        """Weigh one decision of a person's game; raise ThinkingFailed if no process could.

        Each decision is one question, so that moves of running games come in between.
        """
        problem = ReviewProblem(await self._load_edition(opening), doubt)
        answer = await self._queue_and_ask(Asker(QuestionKind.REVIEW, person), problem)
        if answer == NO_MOVE:
            raise ThinkingFailed
        return answer if isinstance(answer, WeighedDecision) else None

    async def _queue_and_ask(self, asker: Asker, problem: MoveProblem | ReviewProblem) -> object:
        begun = asyncio.Event()
        question = QueuedQuestion(asker, begun.set)
        self._queue.add(question)
        try:
            await begun.wait()
            answer = await self._ask_process(problem)
        finally:
            self._queue.release(question)
        self._failures = self._failures + 1 if answer == NO_MOVE else 0
        self.unanswered += answer == NO_MOVE
        self.answered += answer != NO_MOVE
        return answer

    async def _ask_process(self, problem: MoveProblem | ReviewProblem) -> object:
        """Ask an idle thinker; there is one for each question that has begun."""
        thinker = self._idle.pop()
        try:
            for _ in range(THINKING_TRIES):
                try:
                    return await asyncio.wait_for(thinker.ask_process(problem), LONGEST_THOUGHT)
                except (OSError, EOFError, TimeoutError) as error:
                    _log.warning("a thinker is gone: %s", format_trace(error))
                    thinker.end_process()
            return NO_MOVE
        except asyncio.CancelledError:
            thinker.end_process()  # it still works on a question that was cancelled
            raise
        finally:
            self._idle.append(thinker)

    async def close(self) -> None:
        """Cancel all thoughts and end the processes."""
        for task in self._found.values():
            task.cancel()
        await asyncio.gather(*self._found.values(), return_exceptions=True)
        await asyncio.gather(*(thinker.end_and_wait() for thinker in self._thinkers))
