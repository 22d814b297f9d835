"""Records on the stage: one's own in private, shown to everybody on request, names as allowed."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.games.firenze import final_scoring as of_firenze
from bot.games.princes import final_scoring as of_princes
from bot.history import ratings
from bot.i18n.speak import LANGUAGES, speaker_for
from cogs.interaction.speech import SpeechContext
from cogs.messages.pictures import CachingPainter
from cogs.table import records_and_city
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


async def test_who_has_finished_nothing_is_told_what_will_stand_here(solo: Stage) -> None:
    (lorenzo,) = solo.people

    own = await asked(solo, lorenzo)
    assert "You have not finished a game of The Princes of Florence here yet" in said(own)
    assert "d:showrecord:0:own princes" not in ids(own)
    bests = await pressed(solo, lorenzo, own, "d:record:0:bests princes")
    assert "No game of The Princes of Florence" in said(bests)
    other = await asked(solo, lorenzo, game="firenze")
    assert "Firenze" in said(other)


@pytest.mark.parametrize("game", ["princes", "firenze"])
async def test_a_record_is_private_until_it_is_shown(trio: Stage, game: str) -> None:
    await trio.gather(languages=LANGUAGES, game=game)
    await played(trio)
    lorenzo, isabella, cosimo = trio.people

    own = await asked(trio, lorenzo, game=game)
    assert "Games: 1" in said(own)
    assert "Isabella" in said(own)
    assert "Cosimo" in said(own)
    own_of_isabella = await asked(trio, isabella, game=game)
    await trio.click(isabella, own_of_isabella, custom_id="d:settle:0:named yes")
    shown = await pressed(trio, lorenzo, own, f"d:showrecord:0:own {game}")
    assert "Everybody here can read it now" in said(shown)
    assert "**Lorenzo** shows a record" in in_public(trio)
    assert "Isabella" in in_public(trio)
    assert "Cosimo" not in in_public(trio)

    bests = await pressed(trio, lorenzo, own, f"d:record:0:bests {game}")
    assert "Lorenzo" not in said(bests)
    assert "Isabella" in said(bests)
    assert "**Ratings: 3 players**" in said(bests)
    assert "**Isabella** – " in said(bests)  # the others are rated without a name
    for other, word in ((isabella, "Parties\u00a0: 1"), (cosimo, "Partien: 1")):
        assert word in said(await asked(trio, other, game=game))


async def test_the_strongest_are_in_order(scene: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    for one in scene.people:
        await scene.click(one, await asked(scene, one), custom_id="d:settle:0:named yes")
    people = [await scene.person(one) for one in scene.people]
    rows = [ratings.LeaderboardRow(one.id, 25.04 - at, 7, 3) for at, one in enumerate(people)]
    monkeypatch.setattr(ratings, "build_leaderboard", lambda *_: tuple(rows))

    own = await asked(scene, scene.people[0])
    bests = said(await pressed(scene, scene.people[0], own, "d:record:0:bests princes"))

    first, second = bests.split("**Ratings: 3 players**\n")[1].splitlines()[:2]
    assert first == f"1. **{people[0].name}** – 250 · games: 7 · won: 3"
    assert second.startswith("2. ")


@pytest.mark.parametrize(
    ("command", "id"), [("record", "d:showrecord:0:own princes"), ("florence", "d:showcity:0:")]
)
async def test_two_presses_show_it_to_everybody_once(command: str, id: str, tmp_path: Path) -> None:
    async with stage(tmp_path, people=2, painter=CachingPainter()) as scene:
        await scene.gather()
        await played(scene)
        await scene.pass_time(61)  # until all that the end brings is posted
        lorenzo = scene.people[0]
        panel: Any = (await lorenzo.slash(scene.channel, command)).response
        before = len(scene.channel.history())

        await scene.click_at_once((lorenzo, panel, id), (lorenzo, panel, id))
        again = await pressed(scene, lorenzo, panel, id)

        assert len(scene.channel.history()) == before + 1
        assert "less than a minute ago" in said(again)
        assert id in ids(again)
        await scene.pass_time(61)
        before = len(scene.channel.history())
        await pressed(scene, lorenzo, again, id)
        assert len(scene.channel.history()) == before + 1


async def test_in_direct_messages_solo_games_count(solo: Stage) -> None:
    (lorenzo,) = solo.people
    await solo.slash(lorenzo, "game new", solo="easy")
    empty = await forge(solo, lorenzo, "d:showrecord:0:own princes")
    assert "no finished game to show yet" in empty
    await played(solo)

    own = (await lorenzo.user.slash("record")).response
    assert own is not None
    assert "**Record: The Princes of Florence**" in said(own)
    assert "**Alone**" in said(own)
    await lorenzo.user.click(own, custom_id="d:settle:0:named yes")
    assert "d:settle:0:named no" in ids(await asked(solo, lorenzo))
    me = (await solo.person(lorenzo)).id
    (sheet,) = (await solo.bot.services.store.own_record(me, "", "princes")).sheets
    among = records_and_city._table_size_text(replace(sheet, seats=3, computers=True))
    assert SpeechContext("en").speak_text(among) == "3 players, some of them computers"
