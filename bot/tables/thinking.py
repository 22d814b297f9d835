"""A pool of processes in which computer players think; one question at a time per process."""

import asyncio
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from os import cpu_count
from pathlib import Path
from typing import TypeAlias

import bot
from bot import catalogue
from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.engine.journal import Opening
from bot.players.review import DecisionToWeigh, WeighedDecision
from bot.tables.people import TableId
from bot.tables.state import TableState
from bot.tables.store import Store, summarize_error
from bot.tables.thinking_process import LENGTH_BYTES, MoveProblem, ReviewProblem, pack_message

_log = logging.getLogger(__name__)

LONGEST_THOUGHT = 60.0  # seconds; a move takes a tenth of it unless the machine is stopped
THINKING_TRIES = 2  # a process that ends may have ended for another reason
LONGEST_FAREWELL = 1.0
NO_MOVE = ""
_HOME = Path(bot.__file__).parent.parent
# Not run with -m: its classes would not be those that the questions are pickled from.
_PROCESS_CODE = "from bot.tables.thinking_process import run_process; run_process()"

_Question: TypeAlias = tuple[TableId, Seat, int, int]


class ThinkingFailed(Exception):
    """Raised if no process could answer."""


class ThinkingPool:
    """The processes of one bot: started when first asked, ended by `close`."""

    def __init__(self, store: Store, most: int = max(1, min(2, (cpu_count() or 1) - 1))) -> None:
        self._store = store
        self._found: dict[_Question, asyncio.Task[str]] = {}
        self._thinkers = [_ThinkingProcess() for _ in range(most)]
        self._idle = asyncio.LifoQueue[_ThinkingProcess]()  # the last one used is the warmest
        for thinker in self._thinkers:
            self._idle.put_nowait(thinker)
        self.found: Callable[[], object] = lambda: None  # called whenever a move has been found

    def find_move(self, state: TableState, seat: Seat, guest: str) -> str | None:
        """Return the computer's move, '' if it found none; None while it is thinking."""
        course = state.begun_course
        question = (state.card.id, seat, course.decisions[seat], course.ply)
        task = self._found.get(question)
        if task is None:
            task = asyncio.create_task(self._solve_problem(state, seat, guest))
            task.add_done_callback(lambda _: self.found())
            self._forget_older(state.card.id, seat)
            self._found[question] = task
        return task.result() if task.done() else None

    def _forget_older(self, table: TableId, seat: Seat) -> None:
        """Cancel the thoughts about older questions of this seat."""
        for question in [one for one in self._found if one[:2] == (table, seat)]:
            self._found.pop(question).cancel()

    async def _solve_problem(self, state: TableState, seat: Seat, guest: str) -> str:
        try:
            problem = await self._make_problem(state, seat, guest)
            return str(await self._ask_process(problem))
        except Exception as error:
            table = state.card.id
            _log.error("guest %s can't think at table %d: %s", guest, table, summarize_error(error))
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
        self, opening: Opening, doubt: DecisionToWeigh
    ) -> WeighedDecision | None:
        """Weigh one decision of a finished game; raise ThinkingFailed if no process could.

        Each decision is one question, so that moves of running games come in between.
        """
        problem = ReviewProblem(await self._load_edition(opening), doubt)
        answer = await self._ask_process(problem)
        if answer == NO_MOVE:
            raise ThinkingFailed
        return answer if isinstance(answer, WeighedDecision) else None

    async def _ask_process(self, problem: MoveProblem | ReviewProblem) -> object:
        thinker = await self._idle.get()
        try:
            for _ in range(THINKING_TRIES):
                try:
                    return await asyncio.wait_for(thinker.ask_process(problem), LONGEST_THOUGHT)
                except (OSError, EOFError, TimeoutError) as error:
                    _log.warning("a thinker is gone: %s", summarize_error(error))
                    thinker.end_process()
            return NO_MOVE
        except asyncio.CancelledError:
            thinker.end_process()  # it still works on a question that was cancelled
            raise
        finally:
            self._idle.put_nowait(thinker)

    async def close(self) -> None:
        """Cancel all thoughts and end the processes."""
        for task in self._found.values():
            task.cancel()
        await asyncio.gather(*self._found.values(), return_exceptions=True)
        await asyncio.gather(*(thinker.wait_until_gone() for thinker in self._thinkers))


class _ThinkingProcess:
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

    async def wait_until_gone(self) -> None:
        """Kill the process and wait for it and those before it to end."""
        self.end_process()
        if self._leaving:
            await asyncio.wait(self._leaving, timeout=LONGEST_FAREWELL)
