"""A fault of the rules breaks a law in a game that is on: the table stops at once."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.__main__ import run_command_line
from bot.cli import CommandError, frozen
from bot.games.princes import payments_and_gains
from bot.games.princes.game import Princes
from bot.tables.people import MINUTE, TableStatus
from tests.cogs.chamber import chamber
from tests.cogs.reading import said
from tests.cogs.stage import Stage, played, stage
from tests.cogs.test_caretaker import owned_by_the_first, told_to_owner

SECRETS = ("florins were", "law", "seat 0", "seat 1")  # of this fault


def lose_florins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plant a fault in the rules: a florin vanishes with each payment."""
    pay = payments_and_gains.pay_selling_points_if_short

    def pay_more(*args: Any) -> Any:
        estate, points = pay(*args)
        florins = max(0, estate.hidden.florins - 1)
        return replace(estate, hidden=replace(estate.hidden, florins=florins)), points

    monkeypatch.setattr(payments_and_gains, "pay_selling_points_if_short", pay_more)


async def break_law(scene: Stage) -> str:
    """Play to the first payment; return what the last bidder is answered."""
    await played(scene, 2)
    namer, _ = await scene.next() or pytest.fail("nobody is asked")
    await scene.done_elsewhere(namer, "nominate jester")
    other, _ = await scene.next() or pytest.fail("nobody is asked")
    return await scene.slash(other, "princes pass")


async def test_a_broken_law_stops_its_table_at_once_and_names_no_secret(
    scene: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    owned_by_the_first(scene, monkeypatch)
    await scene.gather()
    lose_florins(monkeypatch)

    answered = await break_law(scene)
    for _ in range(2):
        await scene.pass_time(2 * MINUTE)
        await scene.restart()

    assert "This game is stopped" in answered
    posts = [said(post) for post in scene.channel.history()]
    assert sum("Table 1 is stopped: after the last move" in post for post in posts) == 1
    (told,) = [told for told in told_to_owner(scene) if "*frozen*" in told]
    assert "Table 1 is stopped" in told
    letters = [said(letter) for person in scene.people for letter in scene.letters(person)]
    for text in (*posts, *letters, answered):
        assert not any(secret in text for secret in SECRETS), text
    assert "florins were" not in caplog.text
    assert "florins were" not in repr(await scene.standing())


async def test_the_owner_reports_a_broken_law_and_lets_the_table_play_on_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SIGNORIA_DB", str(tmp_path / "signoria.db"))
    report = tmp_path / "report.game"
    async with stage(tmp_path, people=2) as scene:
        await scene.gather()
        lose_florins(monkeypatch)
        with pytest.raises(CommandError, match="name a frozen table"):
            run_command_line(["frozen", "1", "--resume"])
        await break_law(scene)

        assert run_command_line(["doctor"]) == 1
        assert "table 1 is frozen, its game broke a law of the rules" in capsys.readouterr().out
        assert run_command_line(["frozen"]) == 0
        assert "table 1: its game breaks a law" in capsys.readouterr().out
        assert run_command_line(["frozen", "1", "--report", str(report)]) == 0
        assert "florins were lost or made" in report.read_text("utf-8")
        assert not any(person.name in report.read_text("utf-8") for person in scene.people)
        capsys.readouterr()
        assert run_command_line(["replay", str(report)]) == 1
        assert "in line 5, seat" in capsys.readouterr().out

        clock = SimpleNamespace(time=scene.bot._clock.now)
        monkeypatch.setattr(frozen, "time", clock)
        assert run_command_line(["frozen", "1", "--resume"]) == 0
        await scene.pass_time(MINUTE)

        assert (await scene.standing()).card.laws_aside == ("florins were lost or made",)
        assert any("the game goes on" in said(post) for post in scene.channel.history())
        await scene.restart()
        await played(scene)
        assert (await scene.standing()).card.status is TableStatus.OVER
        assert run_command_line(["frozen"]) == 0
        assert "none is frozen" in capsys.readouterr().out


async def test_a_person_who_plays_alone_is_told_by_the_reply(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chamber(tmp_path) as scene:
        await scene.slash("game new", solo="standard")
        spelt = await scene.next()
        assert spelt is not None
        monkeypatch.setattr(Princes, "broken_law", lambda *_: "a jester ran away")

        answered = (await scene.press(spelt)).response

        assert answered
        assert "This game is stopped" in said(answered)
        assert "This game is stopped" in said(scene.board)
