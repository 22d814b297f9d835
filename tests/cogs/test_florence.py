"""Florence on the stage: private until it is shown, the same for everybody, names as allowed."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.engine.game import Seat
from bot.engine.text import Named
from bot.games.firenze import final_scoring as of_firenze
from bot.games.princes import final_scoring as of_princes
from bot.history.city import DOME, MILESTONES, CityFeat, build_city
from bot.history.records import BestFeat, FinishedGame
from bot.i18n.speak import LANGUAGES
from bot.storage.store import SqliteStore
from bot.tables.people import TableId, TableStatus, Time
from bot.tables.records import SeatResult
from cogs.interaction.discord_limits import ALT_TEXT, WORDS
from cogs.interaction.speech import SpeechContext
from cogs.messages.pictures import CachingPainter
from cogs.table.records_and_city import city_picture, describe_city
from tests.cogs.reading import private, said, shown
from tests.cogs.stage import Stage, ids, stage
from tests.cogs.test_records import in_public
from tests.storage.papers import card
from tests.tables.cities import built, games

FEATS = (
    of_princes.WORK,
    of_princes.PRESTIGE_MEMORY,
    of_firenze.COMMISSION,
    of_firenze.CELEBRATION_MEMORY,
)


async def finish(scene: Stage, count: int) -> None:
    """Games of both, which he who sits first has won."""
    store = scene.bot.services.store
    people = [await scene.person(one) for one in scene.people]
    assert scene.channel.guild is not None
    server = str(scene.channel.guild.id)
    async with store.unit_of_work() as page:
        for number in range(11, 11 + count):
            table = TableId(number)
            page.save_table_card(card(table, *(one.id for one in people), status=TableStatus.OVER))
            for seat, one in enumerate(people):
                whole = (table, "princes", server, len(people), Seat(seat), one.id, "")
                page.save_record(SeatResult(*whole, 60 - seat, 1 + seat, Time(number)))
            deed = BestFeat(Seat(0), people[0].id, "work", Named("profession", "poet"), 20, False)
            page.save_record(FinishedGame(table, "princes", server, (), False, 1, (), (), (deed,)))


async def asked(scene: Stage, who: Any) -> Any:
    done = await who.slash(scene.channel, "florence")
    scene.heard(done)
    return done.response


async def test_where_no_game_has_ended_it_is_told_what_will_stand_there(solo: Stage) -> None:
    (lorenzo,) = solo.people

    panel = await asked(solo, lorenzo)

    assert "a meadow by the Arno" in said(panel)
    assert "d:showcity:0:" not in ids(panel)
    elsewhere = (await lorenzo.user.slash("florence")).response
    assert elsewhere is not None
    assert "Every server has a Florence of its own" in said(elsewhere)


async def test_the_city_is_private_until_it_is_shown(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2, painter=CachingPainter()) as scene:
        lorenzo, isabella = scene.people
        await finish(scene, 41)

        unnamed = await asked(scene, isabella)
        own = await asked(scene, lorenzo)
        await scene.click(lorenzo, own, custom_id="d:settle:0:named yes")
        named = await asked(scene, isabella)
        words = said(named)
        done = await scene.click(isabella, named, custom_id="d:showcity:0:")

        assert "Lorenzo" not in said(unnamed)
        assert "41 finished games" in said(unnamed)
        assert "- Palazzo of Lorenzo · The Princes of Florence" in words
        assert "The dome was vaulted for: Work of value 20 (Poet), Lorenzo" in words
        assert done.response is not None
        assert "Everybody here can see it now" in said(done.response)
        public = max(scene.channel.history(), key=lambda message: message.id)
        assert "**Isabella** shows the city" in in_public(scene)
        assert "Palazzo of Lorenzo" in in_public(scene)
        (alt,) = shown(public)
        assert alt.startswith("A city by the Arno, seen from a hill")
        assert len(alt) <= ALT_TEXT
        assert "-#" not in alt


async def test_from_the_city_to_the_records_and_back(solo: Stage) -> None:
    (lorenzo,) = solo.people
    await finish(solo, 1)

    city = await asked(solo, lorenzo)
    records = await solo.click(lorenzo, city, custom_id="d:record:0:bests princes")
    back = await solo.click(lorenzo, records.response, custom_id="d:city:0:")

    assert back.response is not None
    assert said(back.response) == said(city)


async def test_a_game_that_nobody_knows_any_more_has_built_nothing(scene: Stage) -> None:
    (lorenzo, _), store = scene.people, scene.bot.services.store
    await finish(scene, 3)
    (newest, *_) = await store.find_results()
    async with store.unit_of_work() as page:
        page.save_record(replace(newest, game="\ufffdprinces", rank=1))

    assert "2 finished games" in said(await asked(scene, lorenzo))


@pytest.mark.parametrize("odd", ["kind", "thing", "name"])
async def test_a_deed_that_nobody_has_words_for_is_told_nowhere(scene: Stage, odd: str) -> None:
    (lorenzo, _), store = scene.people, scene.bot.services.store
    await finish(scene, 41)
    assert isinstance(store, SqliteStore)
    with closing(sqlite3.connect(store.path)) as database, database:
        database.execute(f"UPDATE feats SET {odd} = 'wor\ufffd'")

    city = await asked(scene, lorenzo)
    assert "41 finished games" in said(city)
    bests = private(await scene.click(lorenzo, city, custom_id="d:record:0:bests princes"))
    assert bests is not None
    assert "on our side" not in said(bests)
    assert "on our side" not in await scene.slash(lorenzo, "record")


async def test_it_is_told_in_the_language_of_whoever_asks(trio: Stage) -> None:
    await trio.gather(languages=LANGUAGES)
    await finish(trio, 1)

    heard = [said(await asked(trio, one)) for one in trio.people]

    for words, title in zip(
        heard, ("Our Florence", "Notre Florence", "Unser Florenz"), strict=True
    ):
        assert title in words


# In words


def told(language: str, count: int) -> str:
    city, speech = build_city(games(count)), SpeechContext(language)
    feat = CityFeat("work", Named("profession", "poet"), 30, "")
    feats = {city.dome.built.table: feat} if city.dome else {}
    words = "\n".join(describe_city(speech, city, feats))
    sketch = city_picture(speech, city, words)
    return f"{words}\n{sketch.in_words}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_city_of_any_size_is_told_in_one_message(language: str) -> None:
    steps = sorted({0, 1, *MILESTONES.values(), 1000})
    heard = [told(language, count) for count in steps[1:]]

    assert all(len(words) < WORDS for words in heard)
    assert all(one != other for one, other in pairwise(heard))
    speech = SpeechContext(language)
    for name in (*MILESTONES, DOME):
        assert speech(f"city-mark-{name}") in heard[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", FEATS)
def test_whatever_a_dome_may_be_vaulted_for_can_be_told(kind: str, language: str) -> None:
    before = [built(at, greatest=20) for at in range(1, 60)]
    city = build_city(before)
    assert city.dome is not None
    feats = {city.dome.built.table: CityFeat(kind, Named("profession", "poet"), 20, "Isabella")}

    words = "\n".join(describe_city(SpeechContext(language), city, feats))

    assert "20" in words
    assert "Isabella" in words


def of_each_form() -> Iterator[tuple[str, Any]]:
    yield "- Family tower · Firenze · 3 players", built(1, game="firenze")
    yield "- Palazzo of Isabella and Cosimo · ", built(1, names=("Isabella", "Cosimo"))
    yield "- Villa · ", built(1, computers=1)
    yield "- House · The Princes of Florence · Alone · 1 point\n", built(1, seats=1, points=1)


@pytest.mark.parametrize(("words", "one"), of_each_form())
def test_each_form_of_building_has_its_word(words: str, one: Any) -> None:
    assert words in "\n".join(describe_city(SpeechContext("en"), build_city([one]), {}))


def test_of_who_is_forgotten_no_number_is_told() -> None:
    gone = replace(built(1, points=77), is_known=False)

    assert "77" not in "\n".join(describe_city(SpeechContext("en"), build_city([gone]), {}))
