"""Answers to interactions over HTTP: too late, given before, refused, or lost on the way."""

from pathlib import Path

import pytest

from bot.tables.state import TableState
from bot.tables.store_protocols import ReadError
from tests.interaction.doors import LORENZO, Doorway, doorway

CALLBACK, ANSWER = "POST /interactions/*", "PATCH /webhooks/*"


async def has_begun(way: Doorway) -> bool:
    state = await way.bot.services.tables.table_state(way.table)
    assert isinstance(state, TableState)
    return state.course is not None


@pytest.mark.asyncio
async def test_who_was_told_that_it_failed_finds_it_not_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with doorway(tmp_path, monkeypatch) as way:
        way.office.trouble(CALLBACK, status=404, code=10062)

        token = await way.type(LORENZO, "game", "start")

        assert not await has_begun(way)
        assert token not in way.office.answers
        assert len(way.office.asked_like(CALLBACK)) == 1
        assert "too late" in caplog.text


@pytest.mark.asyncio
async def test_an_answer_stays_though_the_reply_before_it_can_not_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ReadError("the disk reports an error")

    async with doorway(tmp_path, monkeypatch) as way:
        monkeypatch.setattr(way.bot.services.store, "ephemeral_reply", fail)

        token = await way.type(LORENZO, "game", "start")

        assert "begun" in str(way.office.answers[token])


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("status", "code"),
    [(400, 40060), (500, 0), (0, 0)],
    ids=["answered before", "trouble once", "cut off"],
)
async def test_an_acknowledgement_in_trouble_leaves_nobody_without_an_answer(
    status: int, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with doorway(tmp_path, monkeypatch) as way:
        way.office.trouble(CALLBACK, status=status, code=code)

        token = await way.type(LORENZO, "game", "start")

        assert await has_begun(way)
        assert "begun" in str(way.office.answers[token])


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "trouble",
    [
        {"status": 502},
        {"status": 502, "is_carried_out": True},
        {"status": 429, "retry_after": 1.0},
        {"status": 0},
    ],
    ids=["trouble", "lost", "too fast", "cut off"],
)
async def test_an_answer_that_did_not_get_through_is_given_again(
    trouble: dict[str, float], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with doorway(tmp_path, monkeypatch) as way:
        way.office.trouble(ANSWER, **trouble)

        token = await way.type(LORENZO, "game", "start")

        assert len(way.office.asked_like(ANSWER)) == 2
        assert "begun" in str(way.office.answers[token])


@pytest.mark.asyncio
async def test_an_answer_that_discord_finds_malformed_is_given_with_the_number_of_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with doorway(tmp_path, monkeypatch) as way:
        way.office.trouble(ANSWER, status=400, code=50035)

        token = await way.type(LORENZO, "game", "start")

        (told,) = [line for line in caplog.messages if line.startswith("trouble ")]
        assert told.split()[1].rstrip(":") in str(way.office.answers[token])


@pytest.mark.asyncio
async def test_a_cut_answer_costs_no_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with doorway(tmp_path, monkeypatch) as way:
        way.office.trouble(ANSWER, times=99)

        await way.type(LORENZO, "game", "start")

        assert await has_begun(way)


@pytest.mark.asyncio
async def test_the_key_to_an_answer_is_in_no_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with doorway(tmp_path, monkeypatch) as way:
        way.office.trouble(ANSWER, status=429, retry_after=1)
        way.office.trouble(ANSWER, status=404, code=10015)

        token = await way.type(LORENZO, "game", "start")

        told = [record for record in caplog.records if record.levelname != "DEBUG"]
        assert len(told) >= 2
        assert not [record for record in told if token in record.getMessage()]
