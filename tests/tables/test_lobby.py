"""Before a game and after it: who sits down, what is agreed on, who plays again."""

import asyncio

import pytest

from bot.engine.game import Seat
from bot.engine.text import Refusal
from bot.tables import lobby
from bot.tables.command_runner import Applied
from bot.tables.derived_effects import UNJOINED_SLEEPS, UNSTARTED_SLEEPS
from bot.tables.people import (
    DAY,
    HOUR,
    DeadlineAction,
    PersonId,
    SeatHolder,
    TableStatus,
    TableTerms,
    Time,
)
from bot.tables.records import PlayWish
from tests.tables.houses import CATERINA, COSIMO, ISABELLA, LORENZO, LUCREZIA, LUDOVICO, World, why

# Sitting down


async def test_whoever_opens_a_table_sits_at_it_and_others_join(world: World) -> None:
    table = await world.gather(LORENZO, ISABELLA)
    card = (await world.standing(table)).card
    assert card.owner == LORENZO
    assert card.holders == (SeatHolder(LORENZO), SeatHolder(ISABELLA))
    assert await world.status(table) is TableStatus.GATHERING


async def test_nobody_sits_twice_at_one_table(world: World) -> None:
    table = await world.gather(LORENZO)
    assert why(await world.do(table, lobby.sit_down(LORENZO))) == "you-play-already"


async def test_of_two_who_want_the_last_chair_at_once_one_gets_it(world: World) -> None:
    table = await world.gather(LORENZO, ISABELLA, COSIMO, CATERINA)
    outcomes = await asyncio.gather(
        world.do(table, lobby.sit_down(LUDOVICO)), world.do(table, lobby.sit_down(LUCREZIA))
    )
    assert isinstance(outcomes[0], Applied)
    assert why(outcomes[1]) == "table-is-full"


async def test_a_guest_gets_any_free_chair_and_no_other(world: World) -> None:
    table = await world.gather(LORENZO, guests=("greedy", "random"))
    assert (
        why(await world.do(table, lobby.invite_computer(LORENZO, "deep-blue"))) == "no-such-guest"
    )
    assert why(await world.do(table, lobby.invite_computer(ISABELLA, "greedy"))) == "only-the-owner"
    for _ in range(2):
        assert isinstance(await world.do(table, lobby.invite_computer(LORENZO, "random")), Applied)
    assert why(await world.do(table, lobby.invite_computer(LORENZO, "random"))) == "table-is-full"


async def test_only_the_owner_sends_somebody_away_and_only_the_one_he_means(world: World) -> None:
    table = await world.gather(LORENZO, ISABELLA, COSIMO, guests=("random",))
    isabella = SeatHolder(ISABELLA)
    assert why(await world.do(table, lobby.remove_holder(COSIMO, Seat(1), isabella))) == (
        "only-the-owner"
    )
    assert isinstance(
        await world.do(table, lobby.remove_holder(LORENZO, Seat(1), isabella)), Applied
    )
    # Pressed twice, it does not hit the next one.
    assert why(await world.do(table, lobby.remove_holder(LORENZO, Seat(1), isabella))) == (
        "sits-there-no-more"
    )
    assert (await world.standing(table)).card.holders == (
        *(SeatHolder(LORENZO), SeatHolder(COSIMO)),
        SeatHolder(computer="random"),
    )


async def test_when_the_owner_leaves_the_next_person_owns_the_table(world: World) -> None:
    table = await world.gather(LORENZO, guests=("random",))
    await world.do(table, lobby.sit_down(ISABELLA))
    await world.do(table, lobby.stand_up(LORENZO))
    assert (await world.standing(table)).card.owner == ISABELLA
    assert why(await world.do(table, lobby.stand_up(LORENZO))) == "does-not-sit-here"


async def test_a_table_closes_when_its_last_person_leaves(world: World) -> None:
    table = await world.gather(LORENZO, guests=("random",))
    await world.do(table, lobby.stand_up(LORENZO))
    assert await world.status(table) is TableStatus.CANCELLED
    assert why(await world.do(table, lobby.sit_down(ISABELLA))) == "started-already"
    assert await world.dues(table) == []


async def test_once_it_has_started_nobody_comes_or_goes(world: World) -> None:
    table = await world.start()
    assert why(await world.do(table, lobby.sit_down(CATERINA))) == "started-already"
    assert why(await world.do(table, lobby.stand_up(LORENZO))) == "started-already"
    assert why(await world.do(table, lobby.invite_computer(LORENZO, "random"))) == "started-already"
    away = lobby.remove_holder(LORENZO, Seat(1), SeatHolder(ISABELLA))
    assert why(await world.do(table, away)) == "started-already"
    assert (
        why(await world.do(table, lobby.set_option(LORENZO, "money", "open"))) == "started-already"
    )
    assert why(await world.do(table, lobby.set_terms(LORENZO, TableTerms()))) == "started-already"
    assert why(await world.house.start_game(table, LORENZO, "again")) == "started-already"


# Wishes


async def test_options_and_terms_are_the_owners_and_have_to_exist(world: World) -> None:
    table = await world.gather(LORENZO, ISABELLA)
    assert (
        why(await world.do(table, lobby.set_option(ISABELLA, "money", "open"))) == "only-the-owner"
    )
    assert (
        why(await world.do(table, lobby.set_option(LORENZO, "colour", "red"))) == "no-such-option"
    )
    assert why(await world.do(table, lobby.set_option(LORENZO, "freedoms", "9"))) == "no-such-value"
    assert (
        why(await world.do(table, lobby.set_terms(LORENZO, TableTerms("hourly"))))
        == "no-such-clock"
    )
    pictures = TableTerms(pictures="sometimes")
    assert why(await world.do(table, lobby.set_terms(LORENZO, pictures))) == "no-such-pictures"
    turns = TableTerms(turns="never")
    assert why(await world.do(table, lobby.set_terms(LORENZO, turns))) == "no-such-turns"
    assert isinstance(await world.do(table, lobby.set_option(LORENZO, "money", "open")), Applied)
    terms = TableTerms(
        "fast", DeadlineAction.PASS, weekend_pause=True, language="fr", pictures="turn"
    )
    assert isinstance(await world.do(table, lobby.set_terms(LORENZO, terms)), Applied)
    world.open()
    card = (await world.standing(table)).card
    assert (dict(card.options), card.terms) == ({"money": "open"}, terms)


@pytest.mark.parametrize(
    ("game", "terms", "options", "reason"),
    [
        ("chess", TableTerms(), (), "no-such-game"),
        ("princes", TableTerms("25:00"), (), "no-such-clock"),
        ("princes", TableTerms("18:30 Firenze"), (), "no-such-zone"),
        ("princes", TableTerms(), (("money", "lots"),), "no-such-value"),
    ],
)
async def test_a_table_that_could_never_start_is_not_opened(
    world: World, game: str, terms: TableTerms, options: tuple[tuple[str, str], ...], reason: str
) -> None:
    opened = await world.house.open_table(
        game, LORENZO, server="", place="", terms=terms, options=options
    )
    assert why(opened) == reason
    assert await world.store.find_table_cards() == ()


async def test_an_option_of_two_players_is_let_go_when_three_start(world: World) -> None:
    table = await world.gather(LORENZO, ISABELLA, COSIMO, options=(("freedoms", "4"),))
    assert isinstance(await world.house.start_game(table, LORENZO, "start"), Applied)
    options = {"deal": "secret", "money": "covered", "characters": "off", "together": "off"}
    assert dict((await world.standing(table)).card.options) == options

    table = await world.gather(LORENZO, ISABELLA, options=(("freedoms", "4"),))
    assert isinstance(await world.house.start_game(table, LORENZO, "start it"), Applied)
    assert dict((await world.standing(table)).card.options) == {**options, "freedoms": "4"}


async def test_too_few_cannot_start_and_only_the_owner_starts(world: World) -> None:
    table = await world.gather(LORENZO)
    assert why(await world.house.start_game(table, LORENZO, "1")) == "opened-for-several"
    await world.do(table, lobby.sit_down(ISABELLA))
    assert why(await world.house.start_game(table, ISABELLA, "2")) == "only-the-owner"


async def test_alone_starts_only_who_opened_the_table_for_that(world: World) -> None:
    table = await world.gather(LORENZO, options=(("level", "hard"),))
    assert isinstance(await world.house.start_game(table, LORENZO, "1"), Applied)
    state = await world.standing(table)
    assert dict(state.card.options) == {"level": "hard", "dummies": "2"}


async def test_nobody_joins_a_table_opened_for_one_alone(world: World) -> None:
    table = await world.gather(LORENZO, options=(("level", "easy"),))
    assert why(await world.do(table, lobby.sit_down(ISABELLA))) == "table-is-full"
    assert why(await world.do(table, lobby.invite_computer(LORENZO, "random"))) == "table-is-full"


async def test_a_table_for_several_does_not_become_one_for_one(world: World) -> None:
    table = await world.gather(LORENZO)
    wish = lobby.set_option(LORENZO, "level", "easy")
    assert why(await world.do(table, wish)) == "option-at-other-sizes"


async def test_what_there_is_for_several_is_refused_to_one_alone(world: World) -> None:
    table = await world.gather(LORENZO, options=(("level", "easy"),))
    wish = lobby.set_option(LORENZO, "deal", "open")
    assert why(await world.do(table, wish)) == "option-at-other-sizes"
    assert isinstance(await world.do(table, lobby.set_option(LORENZO, "dummies", "3")), Applied)
    both = (("level", "easy"), ("money", "open"))
    refused = await world.house.open_table(
        "princes", LORENZO, server="", place="", terms=TableTerms(), options=both
    )
    assert isinstance(refused, Refusal)
    assert refused.text.key == "option-at-other-sizes"


async def test_of_two_who_start_at_once_one_deals(world: World) -> None:
    table = await world.gather(LORENZO, ISABELLA)
    outcomes = await asyncio.gather(
        *(world.house.start_game(table, LORENZO, f"start {at}") for at in range(2))
    )
    assert isinstance(outcomes[0], Applied)
    assert why(outcomes[1]) == "started-already"


# Sleep


@pytest.mark.parametrize(
    ("people", "sleeps"), [((LORENZO,), UNJOINED_SLEEPS), ((LORENZO, COSIMO), UNSTARTED_SLEEPS)]
)
async def test_a_table_not_started_falls_asleep_until_a_visit(
    world: World, people: tuple[PersonId, ...], sleeps: int
) -> None:
    table = await world.gather(*people)
    await world.pass_time(sleeps - 100)
    await world.do(table, lobby.set_option(LORENZO, "money", "open"))  # puts it off
    await world.pass_time(sleeps - 100)
    assert await world.status(table) is TableStatus.GATHERING
    await world.pass_time(101)
    assert await world.status(table) is TableStatus.CANCELLED
    assert "table-fell-asleep" in await world.news(table)
    assert await world.dues(table) == []
    assert (await world.standing(table)).card.ended is not None

    await world.do(table, lobby.sit_down(ISABELLA))

    assert await world.status(table) is TableStatus.GATHERING
    assert (await world.standing(table)).card.ended is None
    assert len(await world.dues(table)) == 1
    assert isinstance(await world.house.start_game(table, LORENZO, "start"), Applied)


async def test_a_table_that_nobody_has_touched_since_it_opened_falls_asleep(world: World) -> None:
    table = await world.gather(LORENZO)
    await world.pass_time(UNJOINED_SLEEPS - 1)
    assert await world.status(table) is TableStatus.GATHERING
    await world.pass_time(1)
    assert await world.status(table) is TableStatus.CANCELLED


async def test_whoever_leaves_a_table_that_sleeps_lets_it_sleep(world: World) -> None:
    table = await world.gather(LORENZO, ISABELLA)
    await world.pass_time(UNSTARTED_SLEEPS)
    await world.do(table, lobby.stand_up(LORENZO))
    card = (await world.standing(table)).card
    assert (card.status, card.owner) == (TableStatus.CANCELLED, ISABELLA)
    assert await world.dues(table) == []
    assert (
        why(await world.house.open_or_join_rematch(table, ISABELLA, "again"))
        == "rematch-after-the-end"
    )


async def test_a_lobby_whose_opener_is_listed_for_players_does_not_sleep(world: World) -> None:
    table = await world.gather(LORENZO)
    until = Time(world.clock.now() + 3 * DAY)
    async with world.store.unit_of_work() as unit:
        unit.save_record(PlayWish("Florence", LORENZO, "princes", 0, "", until))

    await world.pass_time(UNJOINED_SLEEPS + DAY)
    assert await world.status(table) is TableStatus.GATHERING
    await world.pass_time(DAY)
    assert await world.status(table) is TableStatus.CANCELLED
    assert "table-fell-asleep" in await world.news(table)


async def test_it_sleeps_within_the_hour_once_the_opener_is_no_longer_listed(world: World) -> None:
    table = await world.gather(LORENZO)
    async with world.store.unit_of_work() as unit:
        until = Time(world.clock.now() + 7 * DAY)
        unit.save_record(PlayWish("Florence", LORENZO, "princes", 0, "", until))
    await world.pass_time(UNJOINED_SLEEPS)
    async with world.store.unit_of_work() as unit:
        unit.end_play_wishes("Florence", (LORENZO,))

    await world.pass_time(HOUR)
    assert await world.status(table) is TableStatus.CANCELLED


@pytest.mark.parametrize(("listed", "game"), [(ISABELLA, "princes"), (LORENZO, "firenze")])
async def test_it_sleeps_if_somebody_else_is_listed_or_for_another_game(
    world: World, listed: PersonId, game: str
) -> None:
    table = await world.gather(LORENZO)
    async with world.store.unit_of_work() as unit:
        until = Time(world.clock.now() + 3 * DAY)
        unit.save_record(PlayWish("Florence", listed, game, 0, "", until))

    await world.pass_time(UNJOINED_SLEEPS)
    assert await world.status(table) is TableStatus.CANCELLED
