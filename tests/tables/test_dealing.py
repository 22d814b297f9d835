"""The deal of a table: the half is chosen first, words come and go with people, all is secret."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.engine.deal import Deal
from bot.engine.game import Seat
from bot.engine.text import say
from bot.tables import lobby
from bot.tables.people import DAY, TableId
from bot.tables.results import Applied
from bot.tables.votes import seat_person
from tests.tables.houses import COSIMO, ISABELLA, LORENZO, World, why, world

pytestmark = pytest.mark.asyncio

TABLE = TableId(1)
WORDS = {LORENZO: "ponte vecchio", ISABELLA: "Arno"}


async def with_words(here: World) -> None:
    table = await here.gather(LORENZO, ISABELLA, COSIMO)
    for person, word in WORDS.items():
        assert isinstance(await here.do(table, lobby.sit_down(person, word)), Applied)


async def deal(here: World) -> Deal:
    return lobby.deal_of_game(await here.standing(TABLE), await here.course(TABLE))


async def test_the_half_is_chosen_when_the_table_opens_and_stays(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await with_words(here)
        promised = Deal((await here.standing(TABLE)).server_seed).promise
        here.open()

        await here.house.start_game(TABLE, LORENZO, "start")

        assert (await deal(here)).promise == promised


async def test_the_seed_is_made_of_the_half_and_of_the_words_of_those_who_play(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        await with_words(here)
        await here.house.start_game(TABLE, LORENZO, "start")
        here.open()

        course = await here.course(TABLE)

        dealt = await deal(here)
        assert dealt == Deal("medici-7", ((Seat(0), "ponte vecchio"), (Seat(1), "Arno")))
        assert course.opening.seed == dealt.seed != "medici-7"


async def test_where_nobody_adds_a_word_the_half_is_the_seed(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.start()

        assert (await here.course(table)).opening.seed == "medici-7"
        assert (
            lobby.deal_of_game(await here.standing(table), await here.course(table)).player_salts
            == ()
        )


async def test_another_word_takes_the_place_of_the_first(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await with_words(here)

        await here.do(TABLE, lobby.sit_down(ISABELLA, "  Mugnone \n e \x00 Arno "))

        words = {word.person: word.text for word in (await here.standing(TABLE)).player_salts}
        assert words == {LORENZO: "ponte vecchio", ISABELLA: "Mugnone e Arno"}


@pytest.mark.parametrize("typed", [" \n\t", "x" * 41])
async def test_what_is_no_word_is_refused_and_nobody_joins_with_it(
    typed: str, tmp_path: Path
) -> None:
    async with world(tmp_path) as here:
        table = await here.gather(LORENZO)

        assert why(await here.do(table, lobby.sit_down(ISABELLA, typed))) == "no-such-word"
        assert (await here.standing(table)).card.seat_ever_held(ISABELLA) is None


async def test_once_the_game_has_begun_nobody_adds_a_word(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.start()

        assert why(await here.do(table, lobby.sit_down(LORENZO, "late"))) == "started-already"


async def test_whoever_leaves_or_is_forgotten_takes_his_word_along(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await with_words(here)
        await here.do(TABLE, lobby.stand_up(ISABELLA))
        assert [word.person for word in (await here.standing(TABLE)).player_salts] == [LORENZO]
        await here.house.forget_person(LORENZO)

        assert (await here.standing(TABLE)).player_salts == ()
        assert (await here.store.load_table(TABLE)).player_salts == ()


async def test_a_place_that_is_taken_over_leaves_the_deal_as_it_was(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await with_words(here)
        await here.house.start_game(TABLE, LORENZO, "start")
        before = await deal(here)

        news = say("substitute-sits-down", who=say("nobody"))
        await here.do(TABLE, lambda now: seat_person(now, Seat(1), COSIMO, news))

        assert await deal(here) == before


async def test_who_is_forgotten_withdraws_his_word_and_no_other(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await with_words(here)
        await here.house.start_game(TABLE, LORENZO, "start")
        told = await here.store.export_person(ISABELLA)
        assert told["words"] == [{"table": TABLE, "word": "Arno"}]

        await here.house.forget_person(ISABELLA)

        after = await deal(here)
        assert after.player_salts == ((Seat(0), "ponte vecchio"), (Seat(1), ""))
        assert not after.is_whole
        assert "Arno" not in str(
            [word.text for word in (await here.store.load_table(TABLE)).player_salts]
        )
        assert (await here.store.export_person(ISABELLA))["words"] == []


async def test_a_table_that_an_older_signoria_opened_gets_its_half_at_the_start(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        table = await here.gather(LORENZO, ISABELLA)
        async with here.store.unit_of_work() as page:
            page.save_server_seed(table, "")
        here.open()

        await here.house.start_game(table, LORENZO, "start")

        assert (await here.store.load_table(table)).server_seed == "medici-7"


async def test_nothing_of_half_or_words_is_told_or_shown_to_a_log(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await with_words(here)
        for step in ("gathering", "playing"):
            state = await here.standing(TABLE)
            salts = (await here.store.load_table(TABLE)).player_salts
            shown = f"{state!r}{await here.notes(TABLE)!r}{salts!r}"
            for secret in ("medici-7", *WORDS.values()):
                assert secret not in shown, step
            await here.house.start_game(TABLE, LORENZO, "start")


async def test_a_table_that_nobody_starts_and_wakes_again_keeps_its_deal(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await with_words(here)
        before = await here.standing(TABLE)
        await here.pass_time(15 * DAY)

        await here.do(TABLE, lobby.sit_down(COSIMO, "Boboli"))

        after = await here.standing(TABLE)
        assert after.server_seed == before.server_seed
        assert [replace(word, seat=None) for word in after.player_salts][:2] == list(
            before.player_salts
        )
