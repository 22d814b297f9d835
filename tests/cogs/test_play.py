"""Who wants to play finds a table that fits, or opens one; who fits is told, and nobody else."""

from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest

from bot.notifications.matchmaking import LASTS, THIS_WEEK
from bot.tables import lobby
from bot.tables.people import HOUR, MINUTE, TableId, TableStatus, Time
from bot.tables.service import avoid_person
from tests.cogs.reading import private, said
from tests.cogs.stage import Stage, ids, played
from tests.cogs.test_moderators import chief_of


async def cards(scene: Stage) -> list[Any]:
    return list(await scene.bot.services.store.find_table_cards())


async def wishes(scene: Stage) -> list[int]:
    server, now = str(scene.people[0].guild.id), scene.bot.services.clock.now()
    return [one.person for one in await scene.bot.services.store.play_wishes(server, now)]


async def settle_person(scene: Stage, at: int, **changes: Any) -> None:
    person = await scene.person(scene.people[at])
    await scene.bot.services.tables.save_person(replace(person, **changes))


async def test_the_first_opens_a_table_and_the_next_joins_it(trio: Stage) -> None:
    lorenzo, isabella, cosimo = trio.people
    assert "table 1 is open for you" in await trio.slash(lorenzo, "play", players=3)
    assert "joined table 1" in await trio.slash(isabella, "play")
    assert "joined table 1" in await trio.slash(cosimo, "play", pace="slow")

    (card,) = await cards(trio)
    assert len(card.holders) == 3
    assert card.terms.clock == "slow"
    assert len(await wishes(trio)) == 3
    await trio.slash(lorenzo, "game start")
    assert not await wishes(trio)  # what one wished for is there


async def test_a_wish_is_shown_and_taken_back(solo: Stage) -> None:
    (lorenzo,) = solo.people
    await solo.slash(lorenzo, "play", players=4, pace="fast", when="week")

    done = await lorenzo.slash(solo.channel, "play")

    answer = private(done)
    assert answer is not None
    assert "with 4 players, clock: fast" in said(answer)
    taken = await solo.click(lorenzo, answer, custom_id="d:unwish:0:")
    assert private(taken) is not None or taken.response is not None
    assert not await wishes(solo)
    assert "2 to 4 players" in await solo.slash(lorenzo, "play", game="firenze", players=5)


@pytest.mark.parametrize("why", ["size", "pace", "game", "hours", "avoids", "avoided", "banned"])
async def test_what_does_not_fit_is_another_table(trio: Stage, why: str) -> None:
    """The answer is the same whatever it is that does not fit: nobody is betrayed by it."""
    lorenzo, isabella, _ = trio.people
    people = [(await trio.person(one)).id for one in (lorenzo, isabella)]
    store = trio.bot.services.store
    await trio.slash(lorenzo, "play", players=3, pace="slow")
    other: dict[str, Any] = {"players": 3}
    match why:
        case "size":
            other = {"players": 4}
        case "pace":
            other = {"pace": "fast"}
        case "game":
            other = {"game": "firenze"}
        case "hours":
            await settle_person(trio, 0, quiet=(0, 12 * 60))
            await settle_person(trio, 1, quiet=(12 * 60, 24 * 60 - 1))
        case "avoids":
            await avoid_person(store, people[1], people[0])
        case "avoided":
            await avoid_person(store, people[0], people[1])
        case "banned":
            async with store.unit_of_work() as unit:
                state = await trio.standing()
                sent = frozenset({people[1]})
                unit.save_table_card(replace(state.card, sent_away=sent))
            await trio.bot.services.tables.reload_tables([TableId(1)])

    told = await trio.slash(isabella, "play", **other)

    assert "table 2 is open for you" in told
    assert [len(card.holders) for card in await cards(trio)] == [1, 1]


async def test_who_is_on_the_list_hears_of_a_table_that_opens(trio: Stage) -> None:
    """But not in their quiet hours, nor whom somebody there avoids."""
    lorenzo, isabella, cosimo = trio.people
    await trio.slash(isabella, "play", players=3, pace="slow", when="week")
    await trio.slash(cosimo, "play", players=3, pace="fast", when="week")
    for table, who in enumerate((isabella, cosimo), start=1):
        leave = lobby.stand_up((await trio.person(who)).id)
        await trio.bot.services.tables.run_command(TableId(table), leave, f"leave {table}")
    assert [one.status for one in await cards(trio)] == [TableStatus.CANCELLED] * 2
    assert len(await wishes(trio)) == 2

    await trio.slash(lorenzo, "play", pace="slow")
    await trio.pass_time(10)

    (letter,) = [one for one in trio.letters(isabella) if "looks for players" in said(one)]
    assert not [one for one in trio.letters(cosimo) if "looks for players" in said(one)]
    join = next(one for one in ids(letter) if one.startswith("d:join:3"))
    await isabella.user.click(letter, custom_id=join)
    await trio.env.settle()
    assert len((await cards(trio))[-1].holders) == 2


async def test_nobody_is_told_in_their_quiet_hours(scene: Stage) -> None:
    lorenzo, isabella = scene.people
    await scene.slash(isabella, "play", when="week")
    await scene.slash(isabella, "game leave")
    clock = scene.bot.services.clock.now()
    minute = clock % (24 * HOUR) // MINUTE
    night = ((minute - 60) % 1440, (minute + 120) % 1440)
    await settle_person(scene, 1, quiet=night)

    await scene.slash(lorenzo, "play")
    await scene.pass_time(30 * MINUTE)
    assert not scene.letters(isabella)

    await scene.pass_time(2 * HOUR)
    assert [one for one in scene.letters(isabella) if "looks for players" in said(one)]


async def test_after_five_minutes_computers_are_offered_and_never_come_unasked(
    scene: Stage,
) -> None:
    lorenzo, _ = scene.people
    await scene.slash(lorenzo, "play", when="today")
    await scene.pass_time(4 * MINUTE)
    assert not [one for one in scene.channel.history() if "Nobody else yet" in said(one)]

    await scene.pass_time(2 * MINUTE)

    (offer,) = [one for one in scene.channel.history() if "Nobody else yet" in said(one)]
    await scene.pass_time(HOUR)
    assert (await scene.standing()).card.status is TableStatus.GATHERING
    start = next(one for one in ids(offer) if one.startswith("d:startfree:1:"))
    await scene.click(lorenzo, offer, custom_id=start)
    assert (await scene.standing()).card.seats_kept_free
    await scene.pass_time(MINUTE)
    assert not [one for one in scene.channel.history() if "Nobody else yet" in said(one)]


async def test_this_week_nothing_is_offered_and_the_wish_ends(scene: Stage) -> None:
    lorenzo, _ = scene.people
    await scene.slash(lorenzo, "play", when="week")
    await scene.pass_time(HOUR)
    assert not [one for one in scene.channel.history() if "Nobody else yet" in said(one)]
    store, person = scene.bot.services.store, (await scene.person(lorenzo)).id
    assert "princes" in str((await store.export_person(person))["wishes to play"])
    async with store.unit_of_work() as unit:
        unit.delete_old_presence(Time(scene.bot.services.clock.now() + LASTS[THIS_WEEK]))
    assert not (await store.export_person(person))["wishes to play"]


async def test_a_role_is_called_at_most_once_in_its_hours(trio: Stage) -> None:
    isabella = trio.people[1]
    role = trio.env.guild.create_role("players")
    assert "<@&" in await trio.slash(chief_of(trio), "admin call-role", role=role, hours=6)

    def calls() -> list[Any]:
        return [one for one in trio.channel.history() if f"<@&{role.id}>" in said(one)]

    await trio.slash(isabella, "play")
    await trio.pass_time(10)
    (call,) = calls()
    assert [one for one in ids(call) if one.startswith("d:join:1")]
    await trio.slash(isabella, "game leave")
    await trio.slash(isabella, "play", pace="fast")
    await trio.pass_time(10)
    assert not calls()  # that of the table before is gone with it
    await trio.slash(isabella, "game leave")
    server = trio.people[0].guild.id
    async with trio.bot.services.store.unit_of_work() as unit:  # as if that was long ago
        unit.save_setting(str(server), "called at", "1")
    await trio.slash(isabella, "play", pace="none")
    await trio.pass_time(10)
    assert len(calls()) == 1


async def test_where_the_channel_has_a_table_a_thread_is_opened(trio: Stage) -> None:
    lorenzo, isabella, cosimo = trio.people
    await trio.slash(lorenzo, "game new")
    await trio.slash(lorenzo, "game options", option="characters", value="on")
    await trio.slash(isabella, "game join")
    await trio.slash(lorenzo, "game start")
    told = await trio.slash(cosimo, "play", game="firenze")
    assert "table 2 is open for you" in told
    assert (await cards(trio))[1].place != (await cards(trio))[0].place


async def test_in_private_it_says_where_players_are_found(solo: Stage) -> None:
    (lorenzo,) = solo.people
    done = await lorenzo.user.slash("play")
    assert done.response
    assert "brought together on a server" in said(done.response)


async def test_where_no_thread_can_be_opened_one_is_on_the_list(trio: Stage) -> None:
    lorenzo, isabella, cosimo = trio.people
    await trio.slash(lorenzo, "game new", game="firenze")
    with patch("cogs.table.where_tables_may_open.why_no_thread", lambda _: "no"):
        told = await trio.slash(cosimo, "play", when="week")
    assert "You are on the list" in told
    await trio.slash(lorenzo, "game cancel")
    await trio.bot.services.tables.run_command(
        trio.table, lobby.cancel_lobby((await trio.person(lorenzo)).id), "cancel"
    )
    await trio.slash(isabella, "play")
    await trio.pass_time(10)
    assert [one for one in trio.letters(cosimo) if "looks for players" in said(one)]


async def test_a_forgotten_person_wishes_for_nothing(scene: Stage) -> None:
    lorenzo, _ = scene.people
    await scene.slash(lorenzo, "play", when="week")
    person = (await scene.person(lorenzo)).id
    await scene.bot.services.tables.forget_person(person)
    assert not await wishes(scene)


async def test_a_table_that_fell_asleep_is_woken_by_whoever_fits(scene: Stage) -> None:
    lorenzo, isabella = scene.people
    await scene.slash(lorenzo, "play", when="week", pace="slow")
    await scene.bot.services.tables.run_command(scene.table, lobby.put_lobby_to_sleep(), "sleep")
    assert [one.status for one in await cards(scene)] == [TableStatus.CANCELLED]

    assert "joined table 1" in await scene.slash(isabella, "play")

    (card,) = await cards(scene)
    assert (card.status, len(card.holders)) == (TableStatus.GATHERING, 2)


async def test_the_first_who_minds_sets_the_clock(trio: Stage) -> None:
    lorenzo, isabella, cosimo = trio.people
    await trio.slash(lorenzo, "play")
    assert "joined table 1" in await trio.slash(isabella, "play", pace="fast")
    assert (await cards(trio))[0].terms.clock == "fast"
    assert "table 2 is open" in await trio.slash(cosimo, "play", pace="slow")


async def test_a_free_place_of_a_game_is_shown_first(trio: Stage) -> None:
    lorenzo, isabella, cosimo = trio.people
    await trio.slash(lorenzo, "play")
    await trio.slash(lorenzo, "game start", players=3)
    done = await isabella.slash(trio.channel, "play")
    answer = private(done)
    assert answer is not None
    assert "Free to take over" in said(answer)
    await trio.click(isabella, answer, custom_id="d:takeover:1:1")
    assert len((await cards(trio))[0].seats_kept_free) == 1
    assert not await wishes(trio)

    other = await cosimo.slash(trio.channel, "play")
    instead = private(other)
    assert instead is not None
    new = next(one for one in ids(instead) if one.startswith("d:playnew:"))
    opened = await trio.click(cosimo, instead, custom_id=new)
    assert "table 2 is open for you" in said(private(opened) or opened.response)  # type: ignore[arg-type]


async def test_whoever_plays_among_computers_looks_for_people_on(trio: Stage) -> None:
    """The list, the call of the role and the invitation lead to the place of a computer."""
    lorenzo, isabella, cosimo = trio.people
    await trio.slash(isabella, "play", when="week")
    await trio.slash(isabella, "game leave")
    role = trio.env.guild.create_role("players")
    await trio.slash(chief_of(trio), "admin call-role", role=role)
    await trio.slash(lorenzo, "play", pace="fast")
    await trio.pass_time(10)
    await trio.slash(lorenzo, "game start", players=3)
    trio.table = TableId(2)
    while (await trio.course()).state.round == 1:
        if (await trio.next() or (None, ""))[0] is lorenzo:
            await played(trio, 1)
        else:
            await trio.pass_time(5)
    assert (await trio.person(lorenzo)).id in await wishes(trio)
    assert "table 3 is open" in await trio.slash(cosimo, "play", pace="slow")  # another clock
    await trio.slash(cosimo, "game leave")

    letter, *_ = [one for one in trio.letters(isabella) if "looks for players" in said(one)]
    shown = await isabella.user.click(letter, custom_id="d:join:2:")
    await trio.env.settle()
    answer = shown.response or private(shown)
    assert answer is not None
    assert "Free to take over" in said(answer)
    assert "asked first" not in said(answer)
    await isabella.user.click(answer, custom_id="d:takeover:2:1")
    await trio.env.settle()

    (card,) = [one for one in await cards(trio) if one.id == 2]
    assert len(card.seats_kept_free) == 1
    assert await wishes(trio) == [(await trio.person(cosimo)).id]
    (call,) = [one for one in trio.channel.history() if f"<@&{role.id}>" in said(one)]
    again = private(await trio.click(cosimo, call, custom_id="d:join:2:"))
    assert again is not None
    assert "Free to take over" in said(again)


async def test_a_place_in_a_game_of_another_size_does_not_fit(scene: Stage) -> None:
    lorenzo, isabella = scene.people
    await scene.slash(lorenzo, "play")
    await scene.slash(lorenzo, "game start", players=3)
    assert "table 2 is open for you" in await scene.slash(isabella, "play", players=4)
