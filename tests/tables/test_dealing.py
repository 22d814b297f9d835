"""The deal of a table: the server seed is chosen first, words stay as announced, all is secret."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest

from bot.engine.deal import Deal
from bot.engine.game import Seat
from bot.engine.text import say
from bot.tables import lobby
from bot.tables.command_runner import Applied
from bot.tables.people import DAY, PersonId, TableId, TableTerms
from bot.tables.state import CommandRejected, TableCommand, TableState
from bot.tables.votes_and_seat_changes import seat_person
from tests.tables.houses import COSIMO, ISABELLA, LORENZO, LUDOVICO, World, why

TABLE = TableId(1)
WORDS = {LORENZO: "ponte vecchio", ISABELLA: "Arno"}
DEALT = Deal("medici-7").add_salt(Seat(0), "ponte vecchio").add_salt(Seat(1), "Arno")


async def with_words(here: World) -> None:
    table = await here.gather(LORENZO, ISABELLA, COSIMO)
    for person, word in WORDS.items():
        assert isinstance(await here.do(table, lobby.sit_down(person, word)), Applied)


async def salts(here: World) -> list[tuple[PersonId | None, str, str]]:
    found = (await here.store.load_table(TABLE)).player_salts
    assert found == (await here.standing(TABLE)).player_salts
    return [(salt.person, salt.text, salt.code) for salt in found]


async def has_proof(here: World) -> bool:
    return (await here.standing(TABLE)).player_salts[-1].is_proof


def code_of(salt: int) -> str:
    return DEALT.player_salts[salt].code


async def deal(here: World) -> Deal:
    return lobby.deal_of_game(await here.standing(TABLE), await here.course(TABLE))


async def test_the_half_is_chosen_when_the_table_opens_and_stays(world: World) -> None:
    await with_words(world)
    promised = Deal((await world.standing(TABLE)).server_seed).promise
    world.open()

    await world.house.start_game(TABLE, LORENZO, "start")

    assert (await deal(world)).promise == promised


async def test_the_seed_is_made_of_the_half_and_the_players_words(world: World) -> None:
    await with_words(world)
    await world.house.start_game(TABLE, LORENZO, "start")
    world.open()

    course = await world.course(TABLE)

    dealt = await deal(world)
    assert dealt == DEALT
    assert course.opening.seed == dealt.seed != "medici-7"


async def test_where_nobody_adds_a_word_the_half_is_the_seed(world: World) -> None:
    table = await world.start()

    assert (await world.course(table)).opening.seed == "medici-7"
    assert (
        lobby.deal_of_game(await world.standing(table), await world.course(table)).player_salts
        == ()
    )


async def test_a_word_can_be_replaced_until_another_follows(world: World) -> None:
    await with_words(world)

    await world.do(TABLE, lobby.sit_down(ISABELLA, "  Mugnone \n e \x00 Arno "))
    refused = await world.do(TABLE, lobby.sit_down(LORENZO, "Boboli"))

    assert why(refused) == "word-was-followed"
    first, second = await salts(world)
    assert first == (LORENZO, "ponte vecchio", code_of(0))
    assert second[:2] == (ISABELLA, "Mugnone e Arno")
    assert second[2] != code_of(1)


async def test_after_the_last_word_nobody_adds_one(world: World) -> None:
    await with_words(world)
    assert why(await world.do(TABLE, lobby.close_salts(LORENZO))) == "word-was-followed"
    assert isinstance(await world.do(TABLE, lobby.close_salts(ISABELLA)), Applied)
    world.open()

    for person in (COSIMO, LUDOVICO):
        refused = await world.do(TABLE, lobby.sit_down(person, "Boboli"))
        assert why(refused) == "words-are-closed"
    assert isinstance(await world.do(TABLE, lobby.sit_down(LUDOVICO)), Applied)
    assert isinstance(await world.do(TABLE, lobby.sit_down(ISABELLA, "Fiesole")), Applied)
    assert why(await world.do(TABLE, lobby.sit_down(COSIMO, "Boboli"))) == "words-are-closed"


async def test_a_deal_takes_no_more_words_than_a_post_can_show(world: World) -> None:
    await world.gather(LORENZO)
    state = await world.standing(TABLE)
    for number in range(lobby.MOST_SALTS):
        state = lobby.add_salt(state, PersonId(100 + number), "Arno")

    state = lobby.add_salt(state, PersonId(99 + lobby.MOST_SALTS), "Mugnone")
    with pytest.raises(CommandRejected, match="words-are-closed"):
        lobby.add_salt(state, LORENZO, "Arno")


SETUP_CHANGES: Mapping[str, TableCommand] = {
    "a player joins": lobby.sit_down(LUDOVICO),
    "a player leaves": lobby.stand_up(COSIMO),
    "a computer joins": lobby.invite_computer(LORENZO, "apprentice"),
    "an option changes": lobby.set_option(LORENZO, "money", "open"),
}


@pytest.mark.parametrize("change", SETUP_CHANGES.values(), ids=SETUP_CHANGES)
async def test_the_last_word_proves_nothing_later(world: World, change: TableCommand) -> None:
    await with_words(world)
    assert await has_proof(world)
    await world.do(TABLE, lobby.set_terms(LORENZO, TableTerms("fast")))
    assert await has_proof(world)

    assert isinstance(await world.do(TABLE, change), Applied)
    world.open()
    assert not await has_proof(world)

    await world.do(TABLE, lobby.sit_down(ISABELLA, "Mugnone"))
    await world.house.start_game(TABLE, LORENZO, "start")
    world.open()
    assert await has_proof(world)


@pytest.mark.parametrize("seed", range(15))
async def test_codes_that_were_announced_stay_whatever_people_do(world: World, seed: int) -> None:
    """Only the last code may change, by the giver of its word; none may follow a closed one."""
    chance, people = Random(seed), [LORENZO, ISABELLA, COSIMO, LUDOVICO]
    await world.gather(LORENZO, ISABELLA)
    state, given = await world.standing(TABLE), dict[str, tuple[object, ...]]()
    for step in range(40):
        before = state
        if chance.random() < 0.1:
            world.open()
        person, owner = chance.choice(people), before.card.owner
        if chance.random() < 0.04 and len(people) > 2 and person != owner:
            people.remove(person)
            await world.house.forget_person(person)
        else:
            await world.do(TABLE, a_command(chance, person, owner, step, before))
        state = await world.standing(TABLE)
        must_keep_codes(before, state, person)
        last = state.player_salts[-1:]
        setup = state.card.holders, state.card.options
        if last and last[0].code not in [salt.code for salt in before.player_salts]:
            given[last[0].code] = setup
        assert all(given[salt.code] == setup for salt in last if salt.is_proof)

    if len(state.card.holders) == 1:
        await world.do(TABLE, lobby.invite_computer(state.card.owner, "apprentice"))
    await world.house.start_game(TABLE, state.card.owner, "start")
    world.open()
    dealt = await deal(world)
    assert dealt.codes[1:] == tuple(salt.code for salt in state.player_salts)
    for person in people:
        await world.house.forget_person(person)
    after = await deal(world)
    assert (after.codes, after.seed) == (dealt.codes, dealt.seed)
    assert after.seed == (await world.course(TABLE)).opening.seed
    assert after.salt_codes_match
    assert not any(salt.text for salt in after.player_salts)


def a_command(
    chance: Random, person: PersonId, owner: PersonId, step: int, state: TableState
) -> TableCommand:
    seat = Seat(chance.randrange(len(state.card.holders)))
    settled = [
        *[lobby.sit_down(person, f"word {step}")] * 5,
        lobby.sit_down(person),
        lobby.set_option(owner, "money", chance.choice(["open", "covered"])),
    ]
    if person == owner:  # stays, so that there is a game in the end
        return chance.choice([*settled, lobby.close_salts(person)])
    removed = lobby.remove_holder(owner, seat, state.card.holders[seat])
    is_owner = state.card.holders[seat].person == owner
    return chance.choice([*settled, lobby.stand_up(person), *([] if is_owner else [removed])])


def must_keep_codes(before: TableState, after: TableState, person: PersonId) -> None:
    assert lobby.make_deal(after.server_seed, after.player_salts).salt_codes_match
    old, new = ([salt.code for salt in state.player_salts] for state in (before, after))
    if new[: len(old)] == old:
        assert len(new) - len(old) <= 1
        assert new == old or not lobby.are_salts_closed(before.player_salts)
        return
    gone = before.player_salts[-1]
    assert new[: len(old) - 1] == old[:-1]
    assert gone.person == person or after.card.owned_seat(gone.person or person) is None
    assert len(new) < len(old) or after.player_salts[-1].closes == gone.closes


@pytest.mark.parametrize("typed", [" \n\t", "x" * 41])
async def test_a_bad_word_is_refused_and_nobody_joins(world: World, typed: str) -> None:
    table = await world.gather(LORENZO)

    assert why(await world.do(table, lobby.sit_down(ISABELLA, typed))) == "no-such-word"
    assert (await world.standing(table)).card.seat_of_person(ISABELLA) is None


async def test_once_the_game_has_begun_nobody_adds_a_word(world: World) -> None:
    table = await world.start()

    assert why(await world.do(table, lobby.sit_down(LORENZO, "late"))) == "started-already"


async def test_a_word_is_taken_back_only_while_it_is_the_last(world: World) -> None:
    await with_words(world)
    await world.do(TABLE, lobby.stand_up(LORENZO))
    await world.house.forget_person(LORENZO)
    assert await salts(world) == [(None, "", code_of(0)), (ISABELLA, "Arno", code_of(1))]

    await world.house.forget_person(ISABELLA)
    assert await salts(world) == [(None, "", code_of(0))]
    assert "Arno" not in str((await world.store.load_table(TABLE)).player_salts)

    await world.do(TABLE, lobby.sit_down(LUDOVICO, "Boboli"))
    await world.house.start_game(TABLE, COSIMO, "start")

    dealt = await deal(world)
    boboli = Deal("medici-7", DEALT.player_salts[:1]).add_salt(Seat(1), "Boboli")
    assert dealt.codes == boboli.codes
    assert dealt.seed == boboli.seed == (await world.course(TABLE)).opening.seed


async def test_a_place_that_is_taken_over_leaves_the_deal_as_it_was(world: World) -> None:
    await with_words(world)
    await world.house.start_game(TABLE, LORENZO, "start")
    before = await deal(world)

    news = say("substitute-sits-down", who=say("nobody"))
    await world.do(TABLE, lambda now: seat_person(now, Seat(1), COSIMO, news))

    assert await deal(world) == before


async def test_a_word_that_is_deleted_takes_no_proof_from_the_others(world: World) -> None:
    await with_words(world)
    await world.house.start_game(TABLE, LORENZO, "start")
    told = await world.store.export_person(LORENZO)
    assert told["words"] == [{"table": TABLE, "word": "ponte vecchio"}]

    await world.house.forget_person(LORENZO)
    world.open()

    after = await deal(world)
    deleted, arno = DEALT.player_salts
    assert after.player_salts == (replace(deleted, text=""), arno)
    assert after.salt_codes_match
    assert not after.has_no_deleted_salt
    assert after.seed == DEALT.seed
    assert "ponte" not in str((await world.store.load_table(TABLE)).player_salts)
    assert (await world.store.export_person(LORENZO))["words"] == []


async def test_nothing_of_half_or_words_is_told_or_shown_to_a_log(world: World) -> None:
    await with_words(world)
    for step in ("gathering", "playing"):
        state = await world.standing(TABLE)
        salts = (await world.store.load_table(TABLE)).player_salts
        shown = f"{state!r}{await world.notes(TABLE)!r}{salts!r}"
        for secret in ("medici-7", *WORDS.values()):
            assert secret not in shown, step
        await world.house.start_game(TABLE, LORENZO, "start")


async def test_a_table_that_nobody_starts_and_wakes_again_keeps_its_deal(world: World) -> None:
    await with_words(world)
    before = await world.standing(TABLE)
    await world.pass_time(15 * DAY)

    await world.do(TABLE, lobby.sit_down(COSIMO, "Boboli"))

    after = await world.standing(TABLE)
    assert after.server_seed == before.server_seed
    assert [replace(word, seat=None) for word in after.player_salts][:2] == list(
        before.player_salts
    )
