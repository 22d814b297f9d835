"""The deal on Discord: sealed in the lobby and at the beginning, told and checked at the end."""

from pathlib import Path

import pytest

from bot.engine.deal import Deal
from bot.engine.game import Seat
from bot.tables import lobby
from cogs.interaction.speech import SpeechContext
from cogs.table import finished_games
from tests.cogs.reading import private, said
from tests.cogs.stage import LANGUAGES, Stage, ids, played, stage
from tests.cogs.test_forged import forge

SEAL = {
    "en": "The deal is as it was announced",
    "fr": "La donne est bien celle qui a été annoncée",
    "de": "Es wurde so gemischt wie angekündigt",
}


async def deal_of(scene: Stage) -> Deal:
    return lobby.deal_of_game(await scene.standing(), await scene.course())


def sent(scene: Stage) -> str:
    """Everything that ever went to Discord."""
    return "\n".join(repr(request.json) for request in scene.env.http_requests)


def first_post(scene: Stage) -> str:
    return said(min(scene.channel.history(), key=lambda post: post.id))


@pytest.mark.asyncio
async def test_a_deal_is_sealed_before_any_word_and_told_when_all_is_over(tmp_path: Path) -> None:
    async with stage(tmp_path, people=3) as scene:
        lorenzo, isabella, cosimo = scene.people
        for person, language in zip(scene.people, LANGUAGES, strict=True):
            await scene.slash(person, "settings language", language=language)
        await scene.slash(lorenzo, "game new")
        promise = Deal((await scene.standing()).server_seed).promise
        assert promise in said(scene.board)
        await scene.slash(isabella, "game join", word="Ponte *Vecchio*")
        await scene.slash(cosimo, "game join")
        await scene.slash(lorenzo, "game join", word="Mugnone")
        await scene.slash(lorenzo, "game start")
        deal, course = await deal_of(scene), await scene.course()
        assert deal.player_salts == ((Seat(0), "Mugnone"), (Seat(1), "Ponte *Vecchio*"))
        commitment = deal.commitment(course.opening)
        assert promise in first_post(scene)
        assert commitment in first_post(scene)
        assert "wenn die Partie vorbei ist" in await forge(scene, cosimo, "d:deal:1:")

        await scene.restart()
        await played(scene)
        await scene.pass_time(10)

        secrets = (deal.server_seed, deal.seed, "Ponte", "Mugnone")
        assert not [one for one in secrets if one in sent(scene)]
        assert "d:deal:1:" in ids(scene.board)
        for person, language in zip(scene.people, LANGUAGES, strict=True):
            told = private(await scene.click(person, scene.board, custom_id="d:deal:1:"))
            assert told
            words = said(told)
            assert SEAL[language] in words
            for one in (deal.server_seed, promise, commitment, "Mugnone", r"Ponte \*Vecchio\*"):
                assert one in words
            assert "table-1.game" in [file.filename for file in told.attachments]


@pytest.mark.asyncio
async def test_the_board_of_whoever_plays_alone_says_what_was_sealed(tmp_path: Path) -> None:
    async with stage(tmp_path, people=1) as scene:
        (lorenzo,) = scene.people
        await scene.slash(lorenzo, "game new", solo="easy")
        deal, course = await deal_of(scene), await scene.course()

        assert deal.promise in said(scene.board)
        assert deal.commitment(course.opening) in said(scene.board)
        assert deal.server_seed not in sent(scene)


@pytest.mark.asyncio
async def test_whoever_joins_hears_that_he_may_add_a_word_and_what_becomes_of_it(
    tmp_path: Path,
) -> None:
    async with stage(tmp_path, people=2) as scene:
        lorenzo, isabella = scene.people
        await scene.slash(lorenzo, "game new")

        assert "word:…" in await scene.slash(isabella, "game join")
        assert "told to everybody at the end" in await scene.slash(
            isabella, "game join", word="Mugnone"
        )
        assert "at this table already" in await scene.slash(isabella, "game join")
        assert "40 characters" in await scene.slash(isabella, "game join", word=" ")


@pytest.mark.asyncio
async def test_a_deal_that_is_another_is_said_to_be_and_so_is_a_word_that_is_gone(
    tmp_path: Path,
) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather()
        await played(scene, 3)
        course, speech = await scene.course(), SpeechContext("en")
        other = Deal("another half", ((Seat(0), ""),))

        told = list(finished_games._describe_check(speech, other, course, follows=False))
        assert "not as it was announced" in told[0]
        assert [one for one in told if "A word was deleted" in one]
