"""Records on the stage: one's own in private, shown to everybody on request, names as allowed."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.games.firenze import scoring as of_firenze
from bot.games.princes import scoring as of_princes
from bot.i18n.speak import LANGUAGES, speaker_for
from cogs.interaction.speech import SpeechContext
from cogs.table import records
from tests.cogs.reading import said
from tests.cogs.stage import Stage, ids, played, stage
from tests.cogs.test_forged import forge

KINDS = (
    *(of_princes.WORK, of_princes.JESTER, of_princes.LOT, of_princes.PRESTIGE_MEMORY),
    *(of_firenze.COMMISSION, of_firenze.CELEBRATION_MEMORY),
)


async def asked(scene: Stage, who: Any, **options: str) -> Any:
    done = await who.slash(scene.channel, "record", **options)
    scene.heard(done)
    return done.response


async def pressed(scene: Stage, who: Any, message: Any, id: str) -> Any:
    return (await scene.click(who, message, custom_id=id)).response


def in_public(scene: Stage) -> str:
    return said(max(scene.channel.history(), key=lambda message: message.id))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_remembered_can_be_told_as_a_best(kind: str, language: str) -> None:
    spoken = speaker_for(language)

    assert spoken.has_phrase(f"record-{kind}")
    assert spoken.has_phrase(f"record-best-{kind}")


@pytest.mark.asyncio
async def test_who_has_finished_nothing_is_told_what_will_stand_here(tmp_path: Path) -> None:
    async with stage(tmp_path, people=1) as scene:
        (lorenzo,) = scene.people

        own = await asked(scene, lorenzo)
        assert "You have not finished a game of The Princes of Florence here yet" in said(own)
        assert "d:showrecord:0:own princes" not in ids(own)
        bests = await pressed(scene, lorenzo, own, "d:record:0:bests princes")
        assert "No game of The Princes of Florence" in said(bests)
        other = await asked(scene, lorenzo, game="firenze")
        assert "Firenze" in said(other)


@pytest.mark.asyncio
@pytest.mark.parametrize("game", ["princes", "firenze"])
async def test_a_record_is_private_until_it_is_shown_and_names_whom_it_may(
    game: str, tmp_path: Path
) -> None:
    async with stage(tmp_path, people=3) as scene:
        await scene.gather(languages=LANGUAGES, game=game)
        await played(scene)
        lorenzo, isabella, cosimo = scene.people

        own = await asked(scene, lorenzo, game=game)
        assert "Games: 1" in said(own)
        assert "Isabella" in said(own)
        assert "Cosimo" in said(own)
        own_of_isabella = await asked(scene, isabella, game=game)
        await scene.click(isabella, own_of_isabella, custom_id="d:settle:0:named yes")
        shown = await pressed(scene, lorenzo, own, f"d:showrecord:0:own {game}")
        assert "Everybody here can read it now" in said(shown)
        assert "**Lorenzo** shows a record" in in_public(scene)
        assert "Isabella" in in_public(scene)
        assert "Cosimo" not in in_public(scene)

        bests = await pressed(scene, lorenzo, own, f"d:record:0:bests {game}")
        assert "Lorenzo" not in said(bests)
        assert "Isabella" in said(bests)
        for other, word in ((isabella, "Parties\u00a0: 1"), (cosimo, "Partien: 1")):
            assert word in said(await asked(scene, other, game=game))


@pytest.mark.asyncio
async def test_in_direct_messages_games_played_alone_count_and_a_name_can_be_taken_back(
    tmp_path: Path,
) -> None:
    async with stage(tmp_path, people=1) as scene:
        (lorenzo,) = scene.people
        await scene.slash(lorenzo, "game new", solo="easy")
        empty = await forge(scene, lorenzo, "d:showrecord:0:own princes")
        assert "no finished game to show yet" in empty
        await played(scene)

        own = (await lorenzo.user.slash("record")).response
        assert own is not None
        assert "**Record: The Princes of Florence**" in said(own)
        assert "**Alone**" in said(own)
        await lorenzo.user.click(own, custom_id="d:settle:0:named yes")
        assert "d:settle:0:named no" in ids(await asked(scene, lorenzo))
        me = (await scene.person(lorenzo)).id
        (sheet,) = (await scene.bot.services.store.own_record(me, "", "princes")).sheets
        among = records._size_text(replace(sheet, seats=3, computers=True))
        assert SpeechContext("en").speak_text(among) == "3 players, some of them computers"
