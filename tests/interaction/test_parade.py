"""The parade: one of every kind of message in a channel of the owner's, and nothing of it kept."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import discord
import pytest

from bot.cli import CommandError
from bot.i18n.speak import LANGUAGES
from bot.storage.store import SqliteStore
from tests.cogs.reading import unstamped
from tests.interaction.doors import CHANNEL, TOKEN
from tests.interaction.post_office import Json, PostOffice, opened
from tests.interaction.scales import is_laid_out, parts, words
from tests.tables.recording_transport import HandClock
from tests.tools import parade
from tests.tools.parade_samples import ParadeSamples, SamplePost

OWNER = 1  # of the application, as the post office tells it
UNKNOWN, MISSING_ACCESS, MISSING_PERMISSION = 10003, 50001, 50013


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An owner with a token, in whose house nobody has played yet."""
    monkeypatch.setenv("SIGNORIA_DB", str(tmp_path / "signoria.db"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@asynccontextmanager
async def office(patch: pytest.MonkeyPatch) -> AsyncIterator[PostOffice]:
    async with opened(HandClock()) as (found, address):
        patch.setattr(discord.http.Route, "BASE", address)
        yield found


def ids(message: Json) -> set[str]:
    """What is pressed there, without the table."""
    return {str(one["custom_id"]) for one in parts(message) if "custom_id" in one}


def pictures(message: Json) -> list[str]:
    return [one["filename"] for one in message["attachments"]]


async def march(patch: pytest.MonkeyPatch, language: str) -> list[Json]:
    async with office(patch) as found:
        count = await parade.post_samples(TOKEN, CHANNEL, language)
        messages = found.lying_in(CHANNEL)
    assert len(messages) == count
    return messages


async def test_every_kind_of_message_fits(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, *others = await march(monkeypatch, "en")

    assert first["content"].startswith(
        f"**A sample of every message** follows, {len(others)} in all"
    )
    assert "\n10. " in first["content"]
    said = "\n".join(map(words, others))
    for game in ("The Princes of Florence", "Firenze"):
        assert f"### **{game}** · table 0" in said  # its lobby
        boards = [one for one in others if is_laid_out(one) and f"**{game}** ·" in words(one)]
        assert {bool(pictures(one)) for one in boards} == {True, False}  # and one told in words
    assert "taking a break" in said
    assert "This game is stopped" in said
    assert any("completes a Work" in words(one) for one in others if not is_laid_out(one))
    assert sum(" wins with " in words(one) for one in others if is_laid_out(one)) == 2
    ways = {"d:vote:0:pause", "d:against:0:pause"}
    assert any(ways <= set(map(unstamped, ids(one))) for one in others)
    assert any("panel.png" in pictures(one) for one in others)
    assert pictures(others[-1]) == ["film.gif"]
    (letter,) = [one for one in others if "d:turn:0:letter" in ids(one)]
    assert not is_laid_out(letter)  # a push notification of one that is would be empty
    (call,) = [one for one in others if f"<@{OWNER}>" in words(one)]
    assert not is_laid_out(call)
    assert not list(house.iterdir())


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
async def test_parades_fit_every_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(await march(monkeypatch, language)) > 20  # each of them was weighed


@pytest.mark.parametrize(("status", "code"), [(404, UNKNOWN), (403, MISSING_ACCESS)])
async def test_a_channel_that_cannot_be_seen_is_refused_in_one_sentence(
    status: int, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with office(monkeypatch) as found:
        found.trouble(f"GET /channels/{CHANNEL}", status=status, code=code)

        with pytest.raises(CommandError, match=f"sees no channel {CHANNEL}"):
            await parade.post_samples(TOKEN, CHANNEL, None)

        assert not found.lying_in(CHANNEL)


async def test_a_token_unknown_to_discord_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async with office(monkeypatch) as found:
        found.trouble("GET /users/@me", status=401)

        with pytest.raises(CommandError, match="does not know this token"):
            await parade.post_samples(TOKEN, CHANNEL, None)


@pytest.fixture
def empty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A parade in which only the list marches."""

    async def posts(_: ParadeSamples) -> list[SamplePost]:
        return []

    monkeypatch.setattr(ParadeSamples, "make_posts", posts)


@pytest.mark.usefixtures("empty")
async def test_a_channel_closed_for_posts_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async with office(monkeypatch) as found:
        found.trouble(f"POST /channels/{CHANNEL}/*", status=403, code=MISSING_PERMISSION)

        with pytest.raises(CommandError, match="may not post"):
            await parade.post_samples(TOKEN, CHANNEL, None)


@pytest.mark.usefixtures("empty")
async def test_the_owners_language_is_used(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await SqliteStore.open_for_hosting(house / "signoria.db")
    owner = await store.find_or_add_person(f"discord {OWNER}", "Lorenzo")
    async with store.unit_of_work() as page:
        page.save_person(replace(owner, language="fr"))
    await store.close_store()
    async with office(monkeypatch) as found:
        await parade.post_samples(TOKEN, CHANNEL, None)

        (told,) = found.lying_in(CHANNEL)
    assert "**un exemple de chaque message**" in told["content"]
