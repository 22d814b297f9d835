"""Before a game and after it: who sits down, what is agreed on, who plays again."""

import asyncio

import pytest

from bot.engine.game import Seat
from bot.engine.text import Refusal
from bot.host import lobby
from bot.host.company import AtDeadline, Chair, Status, Terms
from bot.host.outcomes import Kept
from bot.host.sequel import UNSTARTED_SLEEPS
from tests.host.houses import (
    CATERINA,
    COSIMO,
    ISABELLA,
    LORENZO,
    LUCREZIA,
    LUDOVICO,
    World,
    why,
)

pytestmark = pytest.mark.asyncio


# Sitting down


async def test_whoever_opens_a_table_sits_at_it_and_others_join(world: World) -> None:
    table = await world.gather(LORENZO, ISABELLA)
    card = (await world.standing(table)).card
    assert card.owner == LORENZO
    assert card.chairs == (Chair(LORENZO), Chair(ISABELLA))
    assert await world.status(table) is Status.GATHERING


async def test_nobody_sits_twice_at_one_table(world: World) -> None:
    table = await world.gather(LORENZO)
    assert why(await world.do(table, lobby.sit_down(LORENZO))) == "you-play-already"


async def test_of_two_who_want_the_last_chair_at_once_one_gets_it(world: World) -> None:
    table = await world.gather(LORENZO, ISABELLA, COSIMO, CATERINA)
    outcomes = await asyncio.gather(
        world.do(table, lobby.sit_down(LUDOVICO)), world.do(table, lobby.sit_down(LUCREZIA))
    )
    assert isinstance(outcomes[0], Kept)
    assert why(outcomes[1]) == "table-is-full"


async def test_a_guest_gets_any_free_chair_and_no_other(world: World) -> None:
    table = await world.gather(LORENZO, guests=("greedy", "random"))
    assert why(await world.do(table, lobby.invite_guest(LORENZO, "deep-blue"))) == "no-such-guest"
    assert why(await world.do(table, lobby.invite_guest(ISABELLA, "greedy"))) == "only-the-owner"
    for _ in range(2):
        assert isinstance(await world.do(table, lobby.invite_guest(LORENZO, "random")), Kept)
    assert why(await world.do(table, lobby.invite_guest(LORENZO, "random"))) == "table-is-full"


async def test_only_the_owner_sends_somebody_away_and_only_the_one_he_means(world: World) -> None:
    table = await world.gather(LORENZO, ISABELLA, COSIMO, guests=("random",))
    isabella = Chair(ISABELLA)
    assert why(await world.do(table, lobby.send_away(COSIMO, Seat(1), isabella))) == (
        "only-the-owner"
    )
    assert isinstance(await world.do(table, lobby.send_away(LORENZO, Seat(1), isabella)), Kept)
    # Pressed twice, it does not hit the next one.
    assert why(await world.do(table, lobby.send_away(LORENZO, Seat(1), isabella))) == (
        "sits-there-no-more"
    )
    assert (await world.standing(table)).card.chairs == (
        *(Chair(LORENZO), Chair(COSIMO)),
        Chair(guest="random"),
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
    assert await world.status(table) is Status.CANCELLED
    assert why(await world.do(table, lobby.sit_down(ISABELLA))) == "started-already"
    assert await world.dues(table) == []


async def test_once_it_has_started_nobody_comes_or_goes(world: World) -> None:
    table = await world.start()
    assert why(await world.do(table, lobby.sit_down(CATERINA))) == "started-already"
    assert why(await world.do(table, lobby.stand_up(LORENZO))) == "started-already"
    assert why(await world.do(table, lobby.invite_guest(LORENZO, "random"))) == "started-already"
    away = lobby.send_away(LORENZO, Seat(1), Chair(ISABELLA))
    assert why(await world.do(table, away)) == "started-already"
    assert why(await world.do(table, lobby.wish(LORENZO, "money", "open"))) == "started-already"
    assert why(await world.do(table, lobby.agree(LORENZO, Terms()))) == "started-already"
    assert why(await world.house.start(table, LORENZO, "again")) == "started-already"


# Wishes


async def test_options_and_terms_are_the_owners_and_have_to_exist(world: World) -> None:
    table = await world.gather(LORENZO, ISABELLA)
    assert why(await world.do(table, lobby.wish(ISABELLA, "money", "open"))) == "only-the-owner"
    assert why(await world.do(table, lobby.wish(LORENZO, "colour", "red"))) == "no-such-option"
    assert why(await world.do(table, lobby.wish(LORENZO, "freedoms", "9"))) == "no-such-value"
    assert why(await world.do(table, lobby.agree(LORENZO, Terms("hourly")))) == "no-such-clock"
    pictures = Terms(pictures="sometimes")
    assert why(await world.do(table, lobby.agree(LORENZO, pictures))) == "no-such-pictures"
    assert isinstance(await world.do(table, lobby.wish(LORENZO, "money", "open")), Kept)
    terms = Terms("fast", AtDeadline.PASS, weekend_pause=True, language="fr", pictures="turn")
    assert isinstance(await world.do(table, lobby.agree(LORENZO, terms)), Kept)
    world.open()
    card = (await world.standing(table)).card
    assert (dict(card.options), card.terms) == ({"money": "open"}, terms)


@pytest.mark.parametrize(
    ("game", "terms", "options", "reason"),
    [
        ("chess", Terms(), (), "no-such-game"),
        ("princes", Terms("25:00"), (), "no-such-clock"),
        ("princes", Terms("18:30 Firenze"), (), "no-such-zone"),
        ("princes", Terms(), (("money", "lots"),), "no-such-value"),
    ],
)
async def test_a_table_that_could_never_start_is_not_opened(
    world: World, game: str, terms: Terms, options: tuple[tuple[str, str], ...], reason: str
) -> None:
    opened = await world.house.open_table(
        game, LORENZO, server="", place="", terms=terms, options=options
    )
    assert why(opened) == reason
    assert await world.store.cards() == ()


async def test_an_option_of_two_players_is_let_go_when_three_start(world: World) -> None:
    table = await world.gather(LORENZO, ISABELLA, COSIMO, options=(("freedoms", "4"),))
    assert isinstance(await world.house.start(table, LORENZO, "start"), Kept)
    options = {"deal": "secret", "money": "covered", "characters": "off", "together": "off"}
    assert dict((await world.standing(table)).card.options) == options

    table = await world.gather(LORENZO, ISABELLA, options=(("freedoms", "4"),))
    assert isinstance(await world.house.start(table, LORENZO, "start it"), Kept)
    assert dict((await world.standing(table)).card.options) == {**options, "freedoms": "4"}


async def test_too_few_cannot_start_and_only_the_owner_starts(world: World) -> None:
    table = await world.gather(LORENZO)
    assert why(await world.house.start(table, LORENZO, "1")) == "opened-for-several"
    await world.do(table, lobby.sit_down(ISABELLA))
    assert why(await world.house.start(table, ISABELLA, "2")) == "only-the-owner"


async def test_alone_starts_only_who_opened_the_table_for_that(world: World) -> None:
    table = await world.gather(LORENZO, options=(("level", "hard"),))
    assert isinstance(await world.house.start(table, LORENZO, "1"), Kept)
    standing = await world.standing(table)
    assert dict(standing.card.options) == {"level": "hard", "dummies": "2"}


async def test_nobody_joins_a_table_opened_for_one_alone(world: World) -> None:
    table = await world.gather(LORENZO, options=(("level", "easy"),))
    assert why(await world.do(table, lobby.sit_down(ISABELLA))) == "table-is-full"
    assert why(await world.do(table, lobby.invite_guest(LORENZO, "random"))) == "table-is-full"


async def test_a_table_for_several_does_not_become_one_for_one(world: World) -> None:
    table = await world.gather(LORENZO)
    wish = lobby.wish(LORENZO, "level", "easy")
    assert why(await world.do(table, wish)) == "option-at-other-sizes"


async def test_what_there_is_for_several_is_refused_to_one_alone(world: World) -> None:
    table = await world.gather(LORENZO, options=(("level", "easy"),))
    wish = lobby.wish(LORENZO, "deal", "open")
    assert why(await world.do(table, wish)) == "option-at-other-sizes"
    assert isinstance(await world.do(table, lobby.wish(LORENZO, "dummies", "3")), Kept)
    both = (("level", "easy"), ("money", "open"))
    refused = await world.house.open_table(
        "princes", LORENZO, server="", place="", terms=Terms(), options=both
    )
    assert isinstance(refused, Refusal)
    assert refused.text.key == "option-at-other-sizes"


async def test_of_two_who_start_at_once_one_deals(world: World) -> None:
    table = await world.gather(LORENZO, ISABELLA)
    outcomes = await asyncio.gather(
        *(world.house.start(table, LORENZO, f"start {at}") for at in range(2))
    )
    assert isinstance(outcomes[0], Kept)
    assert why(outcomes[1]) == "started-already"


# Sleep


async def test_a_table_nobody_starts_falls_asleep_and_wakes_when_somebody_comes(
    world: World,
) -> None:
    table = await world.gather(LORENZO)
    await world.pass_time(UNSTARTED_SLEEPS - 100)
    await world.do(table, lobby.wish(LORENZO, "money", "open"))  # puts it off
    await world.pass_time(UNSTARTED_SLEEPS - 100)
    assert await world.status(table) is Status.GATHERING
    await world.pass_time(101)
    assert await world.status(table) is Status.CANCELLED
    assert "table-fell-asleep" in await world.news(table)
    assert await world.dues(table) == []
    assert (await world.standing(table)).card.ended is not None

    await world.do(table, lobby.sit_down(ISABELLA))

    assert await world.status(table) is Status.GATHERING
    assert (await world.standing(table)).card.ended is None
    assert len(await world.dues(table)) == 1
    assert isinstance(await world.house.start(table, LORENZO, "start"), Kept)


async def test_a_table_that_nobody_has_touched_since_it_opened_falls_asleep(world: World) -> None:
    table = await world.gather(LORENZO)
    await world.pass_time(UNSTARTED_SLEEPS - 1)
    assert await world.status(table) is Status.GATHERING
    await world.pass_time(1)
    assert await world.status(table) is Status.CANCELLED


async def test_whoever_leaves_a_table_that_sleeps_lets_it_sleep(world: World) -> None:
    table = await world.gather(LORENZO, ISABELLA)
    await world.pass_time(UNSTARTED_SLEEPS)
    await world.do(table, lobby.stand_up(LORENZO))
    card = (await world.standing(table)).card
    assert (card.status, card.owner) == (Status.CANCELLED, ISABELLA)
    assert await world.dues(table) == []
    assert why(await world.house.rematch(table, ISABELLA, "again")) == "rematch-after-the-end"
