"""`python -m bot parade` before it reaches Discord: a token is needed, and a channel's number."""

from pathlib import Path

import pytest

from bot.cli import CommandError
from tests.tools import parade, run_tool


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.chdir(tmp_path)


def test_without_a_token_there_is_no_parade() -> None:
    with pytest.raises(CommandError, match="there is no token"):
        run_tool(["parade", "300"])


def test_a_channel_without_a_number_is_refused_with_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "paper")

    with pytest.raises(CommandError, match="Copy Channel ID"):
        run_tool(["parade", "#piazza"])


@pytest.mark.parametrize(
    "named", ["300", "<#300>", "https://discord.com/channels/200/300", " 300 "]
)
def test_a_channel_is_a_number_or_a_link(named: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, str | None]] = []

    async def marched(_: str, channel: int, language: str | None) -> int:
        asked.append((channel, language))
        return 1

    monkeypatch.setenv("DISCORD_TOKEN", "paper")
    monkeypatch.setattr(parade, "post_samples", marched)

    assert run_tool(["parade", named, "--language", "de"]) == 0
    assert asked == [(300, "de")]
