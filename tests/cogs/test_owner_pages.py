"""Terms and privacy: written by a command, linked where people ask, asked for in time."""

from pathlib import Path
from typing import Any

import pytest

from bot import settings
from bot.__main__ import run_command_line
from bot.cli import CommandError
from bot.cli.doctor import examine_all
from bot.client import SignoriaBot
from bot.scheduler.downtime_and_metrics import OF_NO_SERVER, SERVERS_ROW
from bot.settings import SettingsError
from bot.tables.people import MINUTE, Time
from tests.cli.kept_tables import on_a_page
from tests.cogs import stage as scenery
from tests.cogs.stage import Stage, made
from tests.project.checkout import ROOT

TERMS, PRIVACY = "https://example.org/terms", "https://example.org/privacy"


ASKED = ("help", "settings privacy")


def test_the_pages_name_the_owner_and_all_that_is_kept(tmp_path: Path) -> None:
    words = ["pages", str(tmp_path), "--name", "Ann Doe", "--contact", "ann@example.org"]

    assert run_command_line(words) == 0

    terms, privacy = ((tmp_path / f"{name}.md").read_text("utf-8") for name in ("terms", "privacy"))
    for page in (terms, privacy):
        assert "run by Ann Doe" in page
        assert "you reach us at ann@example.org" in page
        assert "This is a template, not legal advice" in page
        assert "$" not in page
    kept = (ROOT / "data" / "OWNERS.md").read_text("utf-8").partition("## Privacy\n")[2]
    assert all(line in privacy for line in kept.splitlines())
    assert "salted hash" in privacy
    with pytest.raises(CommandError, match="there already"):
        run_command_line(words)


async def test_help_and_privacy_link_the_pages_that_are_named(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def with_pages(*words: Any) -> SignoriaBot:
        bot = made(*words)
        bot.pages = {"terms": TERMS, "privacy": PRIVACY}
        return bot

    links = f"[Terms of service](<{TERMS}>) · [Privacy policy](<{PRIVACY}>)"
    who = scene.people[0]
    before = [await scene.slash(who, name) for name in ASKED]
    monkeypatch.setattr(scenery, "made", with_pages)
    await scene.restart()
    after = [await scene.slash(who, name) for name in ASKED]
    await scene.gather()
    playing = await scene.slash(who, "help")

    assert not any("Privacy policy" in one for one in before)
    assert all(links in one for one in (*after, playing))


@pytest.mark.parametrize(("servers", "is_asked"), [("74", False), ("75", True), ("many", False)])
def test_doctor_asks_for_them_from_75_servers_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, servers: str, is_asked: bool
) -> None:
    database = tmp_path / "signoria.db"
    on_a_page(database, lambda unit: unit.save_setting(OF_NO_SERVER, SERVERS_ROW, servers))

    def asks() -> bool:
        return any(one.about == "pages" for one in examine_all(database, Time(0)))

    assert asks() == is_asked
    monkeypatch.setenv("SIGNORIA_TERMS", TERMS)
    assert asks() == is_asked
    monkeypatch.setenv("SIGNORIA_PRIVACY", PRIVACY)
    assert not asks()


async def test_the_number_of_servers_is_noted(scene: Stage) -> None:
    await scene.pass_time(2 * MINUTE)
    rows = await scene.bot.services.store.server_settings(OF_NO_SERVER)

    assert rows[SERVERS_ROW] == "1"


@pytest.mark.parametrize(
    "address", ["example.org", "http://example.org", "https://a b", "https://"]
)
def test_an_address_that_is_none_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNORIA_TERMS", address)

    with pytest.raises(SettingsError, match="https://"):
        settings.legal_page_addresses()
