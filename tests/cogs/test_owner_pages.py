"""Terms and privacy: written by a command, linked where people ask."""

from pathlib import Path
from typing import Any

import pytest

from bot import settings
from bot.__main__ import run_line
from bot.cli import CommandError
from bot.client import SignoriaBot
from bot.settings import SettingsError
from tests.cogs import stage as scenery
from tests.cogs.stage import Stage, made
from tests.project.checkout import ROOT

TERMS, PRIVACY = "https://example.org/terms", "https://example.org/privacy"


ASKED = ("help", "settings privacy")


def test_the_pages_name_the_owner_and_all_that_is_kept(tmp_path: Path) -> None:
    words = ["pages", str(tmp_path), "--name", "Ann Doe", "--contact", "ann@example.org"]

    assert run_line(words) == 0

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
        run_line(words)


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


@pytest.mark.parametrize(
    "address", ["example.org", "http://example.org", "https://a b", "https://"]
)
def test_an_address_that_is_none_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNORIA_TERMS", address)

    with pytest.raises(SettingsError, match="https://"):
        settings.page_addresses()
