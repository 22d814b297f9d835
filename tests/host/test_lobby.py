"""Before a game and after it: who sits down, what is agreed on, who plays again."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.engine.game import Seat
from bot.engine.text import Refusal
from bot.host import acts, apart, leaving, lobby
from bot.host.company import AtDeadline, Chair, PersonId, Status, Terms
from bot.host.motions import Cancel
from bot.host.outcomes import Kept
from bot.host.sequel import UNSTARTED_SLEEPS
from bot.host.topics import Invitation
from tests.host.houses import (
    CATERINA,
    COSIMO,
    GIULIANO,
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
    assert why(await world.do(table, lobby.sit_down(LORENZO))) == "sits-already"


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

    await world.do(table, lobby.sit_down(ISABELLA))

    assert await world.status(table) is Status.GATHERING
    assert len(await world.dues(table)) == 1
    assert isinstance(await world.house.start(table, LORENZO, "start"), Kept)


async def test_whoever_leaves_a_table_that_sleeps_lets_it_sleep(world: World) -> None:
    table = await world.gather(LORENZO, ISABELLA)
    await world.pass_time(UNSTARTED_SLEEPS)
    await world.do(table, lobby.stand_up(LORENZO))
    card = (await world.standing(table)).card
    assert (card.status, card.owner) == (Status.CANCELLED, ISABELLA)
    assert await world.dues(table) == []
    assert why(await world.house.rematch(table, ISABELLA, "again")) == "rematch-after-the-end"


# Leaving for good


async def test_a_guest_plays_on_for_who_resigns_and_he_never_comes_back(world: World) -> None:
    table = await world.auction()
    person = await world.next(table)
    seat = await world.seat(table, person)
    await world.order(table, person, "limit jester 500 pass")

    assert isinstance(await world.do_as(table, person, leaving.resign), Kept)

    chair = (await world.standing(table)).card.chairs[seat]
    assert chair == Chair(person, stand_in="journeyman", resigned=True)
    assert await world.store.orders(table) == ()
    await world.pass_time(5)
    assert len(await world.journal(table)) > 3
    assert why(await world.attempt(table, person, "pass")) == "has-resigned"
    assert why(await world.do_as(table, person, leaving.resign)) == "has-resigned"
    assert why(await world.do_as(table, person, acts.come_back)) == "has-resigned"


async def test_a_table_that_everybody_left_is_given_up(world: World) -> None:
    table = await world.start(LORENZO, ISABELLA, guests=("random",))
    for person in (LORENZO, ISABELLA):
        await world.do_as(table, person, leaving.resign)
    assert await world.status(table) is Status.CANCELLED
    assert await world.dues(table) == []


# Once more


async def test_a_rematch_has_the_same_options_terms_and_guests(world: World) -> None:
    table = await world.gather(
        *(LORENZO, ISABELLA), guests=("random",), terms=Terms("slow"), options=(("money", "open"),)
    )
    assert why(await world.house.rematch(table, ISABELLA, "again")) == "rematch-after-the-end"
    await world.house.start(table, LORENZO, "start")
    for person in (LORENZO, ISABELLA):
        await world.vote(table, person, Cancel())
    assert why(await world.house.rematch(table, GIULIANO, "again")) == "does-not-sit-here"

    again = await world.house.rematch(table, ISABELLA, "again")

    assert isinstance(again, int)
    before, after = (await world.standing(table)).card, (await world.standing(again)).card
    assert after.chairs == (Chair(ISABELLA), Chair(guest="random"))
    assert after.owner == ISABELLA
    assert after == replace(
        *(after,),
        options=before.options,
        terms=before.terms,
        server=before.server,
        place=before.place,
        game=before.game,
    )
    invited = [note for note in await world.notes(again) if note.topic == Invitation(Seat(0))]
    assert [note.person for note in invited] == [LORENZO]


async def test_everybody_else_is_asked_whether_he_comes_to_the_rematch(world: World) -> None:
    table = await world.start()
    for person in (LORENZO, ISABELLA, COSIMO):
        await world.do_as(table, person, leaving.resign)

    again = await world.house.rematch(table, ISABELLA, "again")

    assert isinstance(again, int)
    invited = [note for note in await world.notes(again) if isinstance(note.topic, Invitation)]
    assert [note.person for note in invited] == [LORENZO, COSIMO]


@pytest.mark.parametrize(
    ("wishes", "asked"),
    [
        ((), [LORENZO, COSIMO]),
        (((LORENZO, ISABELLA),), []),  # with the one who asks
        (((COSIMO, LORENZO),), []),  # with another one who would be asked
        (((LORENZO, GIULIANO), (GIULIANO, COSIMO)), [LORENZO, COSIMO]),  # who is not there
    ],
)
async def test_the_house_brings_nobody_together_who_would_rather_not_be(
    wishes: Sequence[tuple[PersonId, PersonId]], asked: list[PersonId], world: World
) -> None:
    """Nobody is asked at all then: who was left out would tell whom it is about."""
    table = await world.start()
    for person in (LORENZO, ISABELLA, COSIMO):
        await world.do_as(table, person, leaving.resign)
    for person, other in wishes:
        assert await apart.avoid(world.store, person, other) is None

    again = await world.house.rematch(table, ISABELLA, "again")

    assert isinstance(again, int)
    invited = [note for note in await world.notes(again) if isinstance(note.topic, Invitation)]
    assert [note.person for note in invited] == asked
    assert await world.house.rematch(table, LORENZO, "by himself") == again


async def test_whom_somebody_avoids_is_his_own_affair_and_can_be_taken_back(world: World) -> None:
    assert why(await apart.avoid(world.store, LORENZO, LORENZO)) == "avoids-nobody-else"
    for _ in range(2):
        assert await apart.avoid(world.store, LORENZO, COSIMO) is None

    assert await world.store.avoided(LORENZO) == {COSIMO}
    assert await world.store.avoided(COSIMO) == frozenset()
    assert not await apart.may_meet(world.store, [COSIMO, LORENZO])
    assert await apart.may_meet(world.store, [COSIMO, ISABELLA])

    await apart.avoid_no_more(world.store, LORENZO, COSIMO)
    assert await apart.may_meet(world.store, [COSIMO, LORENZO])


async def test_nobody_avoids_more_than_a_menu_shows(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(apart, "MOST", 1)
    await apart.avoid(world.store, LORENZO, COSIMO)

    assert why(await apart.avoid(world.store, LORENZO, ISABELLA)) == "avoids-too-many"
    assert await apart.avoid(world.store, LORENZO, COSIMO) is None


async def test_whoever_is_forgotten_avoids_nobody_and_is_avoided_by_nobody(world: World) -> None:
    await apart.avoid(world.store, LORENZO, COSIMO)
    await apart.avoid(world.store, COSIMO, ISABELLA)
    assert (await world.store.all_about(LORENZO))["not with"] == [{"person": COSIMO}]
    assert (await world.store.all_about(ISABELLA))["not with"] == []

    await world.house.forget(COSIMO)

    assert await world.store.avoided(LORENZO) == frozenset()
    assert await world.store.avoided(COSIMO) == frozenset()


async def test_whoever_asks_for_a_rematch_later_or_twice_sits_down_at_the_same_table(
    world: World,
) -> None:
    table = await world.start()
    for person in (LORENZO, ISABELLA, COSIMO):
        await world.do_as(table, person, leaving.resign)

    tables = await asyncio.gather(
        *(
            world.house.rematch(table, person, f"again {person}")
            for person in (LORENZO, ISABELLA, LORENZO)
        )
    )

    (again,) = set(tables)
    assert isinstance(again, int)
    assert [chair.person for chair in (await world.standing(again)).card.chairs] == [
        *(LORENZO, ISABELLA),
    ]


# Forgetting somebody


async def test_who_is_forgotten_leaves_no_name_and_holds_up_no_table(world: World) -> None:
    playing = await world.start(LORENZO, ISABELLA)
    waiting = await world.gather(ISABELLA, LORENZO)

    await world.house.forget(LORENZO)

    assert (await world.person(LORENZO)).name == ""
    assert (await world.standing(playing)).card.chairs[0].resigned
    assert [c.person for c in (await world.standing(waiting)).card.chairs] == [ISABELLA]
    assert (await world.standing(playing)).people[LORENZO].outside == ""
