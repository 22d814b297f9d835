"""`python -m bot parade` before it reaches Discord: a token is needed, and a channel's number."""

import re
from pathlib import Path

import pytest

from bot.cli import OWNER_COMMANDS, CommandError
from tests.tools import DEVELOPER_COMMANDS, parade, run_tool
from tests.tools.live_list import LIVE_LIST, LivePoint

HOUSE = Path(__file__).parents[2]


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


# The list of what only a real Discord can show


def test_the_live_list_takes_a_quarter_of_an_hour(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_tool(["parade", "--live"]) == 0

    heading, *points = capsys.readouterr().out.splitlines()
    assert heading == "# To be tried live, in 15 minutes"
    assert len(points) == len(LIVE_LIST)


@pytest.mark.parametrize("point", LIVE_LIST, ids=lambda point: point.do[:30])
def test_all_that_the_live_list_names_is_there(point: LivePoint) -> None:
    words = f"{point.do} {point.look}"
    pinned = (HOUSE / "tests/golden/pinned/commands.txt").read_text(encoding="utf-8")
    labels = (HOUSE / "data/phrases/en/cogs.ftl").read_text(encoding="utf-8")
    permissions = (HOUSE / "data/OWNERS.md").read_text(encoding="utf-8")

    assert (HOUSE / point.simulated_by).exists()
    for spelled in re.findall(r"`([^`]+)`", words):
        match spelled.split():
            case [command, *rest] if command.startswith("/"):
                name, *within = command[1:], *rest
                assert re.search(rf"^{name} ·", pinned, re.MULTILINE)
                assert all(re.search(rf"^ +{one} ·", pinned, re.MULTILINE) for one in within)
            case ["make", target]:
                assert f"\n{target}: " in (HOUSE / "Makefile").read_text(encoding="utf-8")
            case ["python", "-m", "bot", name, *_]:
                assert name in OWNER_COMMANDS.names
            case ["python", "-m", "tests.tools", name, *_]:
                assert name in DEVELOPER_COMMANDS.names
            case other:
                assert other in ([".env"], ["kill", "-9"])
    for label in re.findall(r"(?<!\*)\*([A-Z][^*]+)\*(?!\*)", words):
        assert f" = {label}\n" in labels or f"| {label} |" in permissions
