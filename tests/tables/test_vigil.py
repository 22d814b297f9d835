"""The vigil: what goes on by itself goes on whatever befalls it, and no sooner than is of use."""

from collections.abc import Awaitable, Callable

import pytest

from bot.scheduler.jobs import PAUSE_AFTER_FAILURE, run_periodically
from bot.tables.store import WriteError
from tests.tables.hand_sleep import HandSleep, Woken
from tests.tables.recording_transport import HandClock

EVERY = 2.0


async def kept(
    work: Callable[[], Awaitable[bool]], *, naps: int, every: float = EVERY
) -> HandSleep:
    sleep = HandSleep(HandClock(), naps=naps)
    with pytest.raises(Woken):
        await run_periodically("lamp", work, every=every, sleep=sleep)
    return sleep


async def test_it_begins_at_once_and_sleeps_after_each_round() -> None:
    rounds: list[None] = []

    async def work() -> bool:
        rounds.append(None)
        return True

    assert (await kept(work, naps=3)).naps == [EVERY, EVERY, EVERY]
    assert len(rounds) == 4


async def test_a_failure_is_logged_without_its_words(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> bool:
        raise ValueError("the hand of Isabella")

    assert (await kept(work, naps=2)).naps == [PAUSE_AFTER_FAILURE, PAUSE_AFTER_FAILURE]
    assert len(caplog.messages) == 3
    assert all("the lamp missed a round" in line for line in caplog.messages)
    assert "Isabella" not in caplog.text


async def test_what_the_disk_says_is_told_to_the_owner(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> bool:
        raise WriteError("the disk is full")

    assert (await kept(work, naps=1, every=60)).naps == [60]
    assert "the lamp has to wait: the disk is full" in caplog.messages


async def test_what_did_not_go_well_is_slept_over_longer() -> None:
    outcomes = [True, False, True]

    async def work() -> bool:
        return outcomes.pop(0)

    assert (await kept(work, naps=2)).naps == [EVERY, PAUSE_AFTER_FAILURE]
