"""Virtual time and an event loop whose order of callbacks is drawn from a seed."""

import asyncio
import heapq
import logging
import sys
from asyncio import events
from collections.abc import Callable
from contextlib import suppress
from contextvars import Context
from hashlib import blake2b
from itertools import count
from typing import Any, TypeVar
from weakref import WeakSet

from bot.tables.people import Time

T = TypeVar("T")

BEGUN = 1_790_000_000  # the wall clock when virtual time is 0
THREAD_SECONDS = 0.05  # at most, that a function takes in a thread
LONGEST_CLOSING = 20  # waits
_RESOLUTION = 1 << 32


class Seed:
    """Numbers drawn from facts: what happens in one place moves nothing elsewhere."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def draw(self, *facts: object) -> float:
        """Return a number from 0 to below 1."""
        told = f"{self.seed} {facts}".encode()
        return int.from_bytes(blake2b(told, digest_size=4).digest(), "big") / _RESOLUTION

    def choose(self, among: list[T], *facts: object) -> T:
        return among[int(self.draw(*facts) * len(among))]


class SimClock:
    """A clock that tells what a function returns."""

    def __init__(self, now: Callable[[], Time]) -> None:
        self.now = now


class World:
    """Run callbacks in virtual time: those of the bot's process, and those of what surrounds it."""

    def __init__(self, seed: Seed, *, in_order: bool = False) -> None:
        """`in_order` runs callbacks that are ready at the same time first in, first out."""
        self.now, self.skew, self.steps = 0.0, 0, 0
        self._seed, self._in_order = seed, in_order
        self._ready: list[asyncio.Handle] = []
        self._due: list[tuple[float, int, asyncio.Handle | Callable[[], object]]] = []
        self._numbers = count()

    def wall_time(self) -> Time:
        """Return the time of day as the bot's clock tells it, which may jump."""
        return Time(self.true_time() + self.skew)

    def true_time(self) -> Time:
        return Time(BEGUN + int(self.now))

    def after(self, seconds: float, call: asyncio.Handle | Callable[[], object]) -> None:
        heapq.heappush(self._due, (self.now + max(0.0, seconds), next(self._numbers), call))

    def soon(self, handle: asyncio.Handle) -> None:
        self._ready.append(handle)

    def run_until(self, over: Callable[[], bool]) -> None:
        """Run until the condition holds or nothing can happen any more."""
        while not over() and (self._ready or self._due):
            self._step()

    def run_for(self, seconds: float) -> None:
        end: list[bool] = []
        self.after(seconds, lambda: end.append(True))
        self.run_until(lambda: bool(end))

    def _step(self) -> None:
        self.steps += 1
        if not self._ready:
            self.now, _, call = heapq.heappop(self._due)
            if not isinstance(call, asyncio.Handle):
                call()
                return
            self._ready.append(call)
        self._run(self._take_ready())

    def _take_ready(self) -> asyncio.Handle:
        if len(self._ready) == 1 or self._in_order:
            return self._ready.pop(0)
        return self._ready.pop(int(self._seed.draw("order", self.steps) * len(self._ready)))

    def _run(self, handle: asyncio.Handle) -> None:
        loop = handle._loop  # type: ignore[attr-defined]
        if handle.cancelled() or loop.is_dead:
            return
        events._set_running_loop(loop)
        hooks = sys.get_asyncgen_hooks()
        sys.set_asyncgen_hooks(firstiter=loop.generators.add)
        try:
            handle._run()
        finally:
            sys.set_asyncgen_hooks(*hooks)
            events._set_running_loop(None)


class SimTask(asyncio.Task[Any]):
    """A task with a hash that is the same in every run, and the time when it began."""

    def __init__(self, *args: Any, number: int, begun: float, **kwargs: Any) -> None:
        self._number, self.begun = number, begun
        super().__init__(*args, **kwargs)

    def __hash__(self) -> int:
        return self._number


class SimFuture(asyncio.Future[Any]):
    """A future with a hash that is the same in every run."""

    def __init__(self, *, number: int, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(loop=loop)
        self._number = number

    def __hash__(self) -> int:
        return self._number


class SimLoop(asyncio.BaseEventLoop):
    """The event loop of one process of the bot; nothing of it runs once it is dead."""

    is_dead = False

    def __init__(self, world: World, seed: Seed, name: str) -> None:
        super().__init__()
        self.name, self.troubles = name, list[str]()
        self._world, self._seed_of_world = world, seed
        self._counted = count()
        self.tasks = dict[int, SimTask]()  # that are not done
        self.generators: WeakSet[Any] = WeakSet()
        self.set_task_factory(self._make_task)
        self.set_exception_handler(self._note_trouble)

    def start(self, coroutine: Any) -> SimTask:
        """Create a task from outside of the loop."""
        task: SimTask = self._make_task(self, coroutine)
        return task

    def kill(self) -> None:
        """End the process: nothing that waits goes on, and what closing it does reaches nobody."""
        self.is_dead = True
        self._world.after(0, self._bury)

    def _bury(self) -> None:
        logging.disable()  # nobody reads what a dead process says
        events._set_running_loop(self)
        for generator in [*self.generators]:
            _insist(getattr(generator.ag_await, "close", int))
        for task in [*self.tasks.values()]:
            _close(task)
        events._set_running_loop(None)
        logging.disable(logging.NOTSET)
        self._closed = True

    # What asyncio asks of a loop

    def time(self) -> float:
        return self._world.now

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        if not self.is_dead:
            self._world.soon(handle)
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        if not self.is_dead:
            self._world.after(when - self._world.now, handle)
        return handle

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._world.now + delay, callback, *args, context=context)

    def create_future(self) -> asyncio.Future[Any]:
        return SimFuture(number=next(self._counted), loop=self)

    def run_in_executor(  # type: ignore[override]
        self, executor: object, function: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """Run the function in one piece after a while, in place of a thread."""
        done, number = self.create_future(), next(self._counted)

        def run() -> None:
            if done.cancelled():
                return
            try:
                done.set_result(function(*args))
            except Exception as error:
                done.set_exception(error)

        self.call_later(THREAD_SECONDS * self._seed_of_world.draw("thread", number), run)
        return done

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        pass

    def _make_task(self, loop: object, coroutine: Any, **kwargs: Any) -> SimTask:
        number = next(self._counted)
        task = SimTask(coroutine, loop=self, number=number, begun=self.time(), **kwargs)
        if self.is_dead:
            _close(task)
            return task
        self.tasks[number] = task
        task.add_done_callback(lambda _: self.tasks.pop(number))
        return task

    def _note_trouble(self, loop: object, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if not self.is_dead:
            self.troubles.append(f"{context.get('message')}: {error!r}")


def _close(task: SimTask) -> None:
    """End a task without its loop; what it would wait for while closing is cut off."""
    task._log_destroy_pending = False  # type: ignore[attr-defined]
    _insist(task.get_coro().close)


def _insist(close: Callable[[], object]) -> None:
    """Close what waits again while it closes."""
    for _ in range(LONGEST_CLOSING):
        with suppress(BaseException):
            close()
            return
