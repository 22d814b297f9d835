"""Cancelling at one certain await after the other, as a client that hangs up might."""

import asyncio
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from types import coroutine
from typing import Any, TypeVar

T = TypeVar("T")


@coroutine
def _watched(work: Coroutine[Any, Any, T], at_await: Callable[[], None]) -> Generator[Any, None, T]:
    """The same work; at each await it is told that it is about to wait."""
    step: Callable[[], Any] = partial(work.send, None)
    while True:
        try:
            waits_for = step()
        except StopIteration as stop:
            return stop.value  # type: ignore[no-any-return]
        at_await()
        try:
            yield waits_for
            step = partial(work.send, None)
        except BaseException as error:
            step = partial(work.throw, error)


async def cancelled_at(number: int, work: Coroutine[Any, Any, T]) -> tuple[bool, T | None]:
    """Whether it got to its await of this number and was cancelled there; and what it returned."""
    awaits, reached = 0, False

    def count() -> None:
        nonlocal awaits, reached
        if awaits == number:
            reached = True
            task.cancel()
        awaits += 1

    async def run() -> T:
        return await _watched(work, count)

    task = asyncio.create_task(run())
    try:
        return reached, await task
    except asyncio.CancelledError:
        return True, None
    finally:
        assert task.done()
