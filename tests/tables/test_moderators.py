"""What stewards do at the tables of their server, and who stays away from a table or a server."""

from bot.engine.game import Seat
from bot.engine.text import Refusal
from bot.tables import lobby, moderation, votes_and_seat_changes
from bot.tables.command_runner import Applied, CommandResult
from bot.tables.motion_kinds import PlainMotion
from bot.tables.people import HOUR, PersonId, SeatHolder, TableId, TableStatus, TableTerms
from bot.tables.records import JobKind, MessageKind
from bot.tables.state import TableCommand
from tests.tables.houses import CATERINA, COSIMO, GIULIANO, ISABELLA, LORENZO, World, why


async def steward(world: World, table: TableId, act: TableCommand) -> CommandResult:
    return await world.do(table, moderation.run_if_on_server("Florence", act))


async def said(world: World, table: TableId) -> list[str]:
    """What was told in the channel."""
    notes = [note for note in await world.notes(table) if note.key.kind is MessageKind.SENTENCE]
    return [note.text.key for note in notes if note.text and note.person is None]


# At the table


async def test_a_steward_of_another_server_has_no_say(world: World) -> None:
    table = await world.auction()
    for server in ("Siena", ""):
        outcome = await world.do(
            table, moderation.run_if_on_server(server, moderation.pause_table())
        )
        assert why(outcome) == "not-on-this-server"
    assert await world.status(table) is TableStatus.PLAYING


async def test_a_steward_pauses_a_table_and_lets_it_go_on(world: World) -> None:
    table = await world.auction(terms=TableTerms("fast"))
    assert why(await steward(world, table, moderation.resume_table())) == "table-is-playing"
    await steward(world, table, moderation.pause_table())
    assert await world.status(table) is TableStatus.PAUSED
    assert await world.dues(table) == []
    assert why(await steward(world, table, moderation.pause_table())) == "table-is-paused"
    await steward(world, table, moderation.resume_table())
    assert await world.status(table) is TableStatus.PLAYING
    assert [key for key in await said(world, table) if key.startswith("steward")] == [
        "steward-pauses",
        "steward-goes-on",
    ]


async def test_a_steward_gives_more_time_even_after_the_deadline(world: World) -> None:
    table = await world.auction(terms=TableTerms("fast"))
    person = await world.next(table)
    (before,) = await world.dues(table, JobKind.DEADLINE)
    await steward(world, table, moderation.give_time(person, 5))
    (after,) = await world.dues(table, JobKind.DEADLINE)
    assert after.at == before.at + 5 * HOUR

    await world.pass_time(after.at - world.clock.now())
    assert await world.dues(table, JobKind.DEADLINE) == []
    await steward(world, table, moderation.give_time(person, 2))
    (again,) = await world.dues(table, JobKind.DEADLINE)
    assert again.at == world.clock.now() + 2 * HOUR
    assert (await said(world, table)).count("steward-gives-time") == 2


async def test_time_is_given_only_where_it_runs(world: World) -> None:
    idle = await world.auction()
    assert why(await steward(world, idle, moderation.give_time(LORENZO, 5))) == "no-clock-runs"
    table = await world.auction(terms=TableTerms("fast"))
    (other, *_) = {LORENZO, ISABELLA, COSIMO} - {await world.next(table)}
    assert why(await steward(world, table, moderation.give_time(other, 5))) == "nobody-waits-for"
    assert why(await steward(world, table, moderation.give_time(GIULIANO, 5))) == "sits-not-here"


async def test_a_steward_moves_a_table_to_another_channel(world: World) -> None:
    table = await world.auction()
    await steward(world, table, moderation.move_table("mercato"))
    card = (await world.standing(table)).card
    assert (card.server, card.place) == ("Florence", "mercato")
    assert (
        why(await steward(world, table, moderation.move_table("mercato"))) == "stands-here-already"
    )
    assert "steward-moves" in await said(world, table)


async def test_whom_a_steward_removes_leaves_his_hand_and_his_vote_behind(world: World) -> None:
    table = await world.auction()
    for person in (LORENZO, ISABELLA):
        await world.vote(table, person, PlainMotion.PAUSE)
    await world.take_notes(table)

    await steward(world, table, moderation.remove_person(COSIMO))

    card = (await world.standing(table)).card
    assert card.holders[2] == SeatHolder(COSIMO, replacement="journeyman", resigned=True)
    assert card.sent_away == {COSIMO}
    assert card.status is TableStatus.PAUSED  # which only he held up
    notes = await world.notes(table)
    assert not [
        note for note in notes if note.key.kind is MessageKind.HAND and note.person == COSIMO
    ]
    assert "steward-removes" in await said(world, table)
    assert why(await steward(world, table, moderation.remove_person(COSIMO))) == "sits-not-here"


async def test_who_is_removed_as_the_last_person_leaves_no_computer_behind(world: World) -> None:
    table = await world.auction()
    for person in (LORENZO, ISABELLA):
        await steward(world, table, moderation.remove_person(person))
        assert "steward-removes" in await said(world, table)

    await steward(world, table, moderation.remove_person(COSIMO))

    assert (await world.standing(table)).card.status is TableStatus.CANCELLED
    assert [key for key in await said(world, table) if "steward" in key][-1:] == [
        "steward-removes-last"
    ]


async def test_whom_a_steward_removes_before_the_start_stays_away(world: World) -> None:
    table = await world.gather(LORENZO, ISABELLA)
    await steward(world, table, moderation.remove_person(LORENZO))
    card = (await world.standing(table)).card
    assert (card.holders, card.owner) == ((SeatHolder(ISABELLA),), ISABELLA)
    assert "steward-frees-a-chair" in await said(world, table)
    assert why(await world.do(table, lobby.sit_down(LORENZO))) == "was-sent-away"


async def test_a_steward_gives_a_seat_to_somebody_else(world: World) -> None:
    table = await world.auction()
    await world.do_as(table, COSIMO, votes_and_seat_changes.resign_seat)
    for person, by, reason in (
        (COSIMO, ISABELLA, "sits-already"),
        (GIULIANO, CATERINA, "sits-not-here"),
    ):
        assert why(await steward(world, table, moderation.replace_person(person, by))) == reason
    await world.take_notes(table)

    await steward(world, table, moderation.replace_person(COSIMO, GIULIANO))
    await steward(world, table, moderation.replace_person(LORENZO, CATERINA))

    card = (await world.standing(table)).card
    lines = len(await world.journal(table))
    came = [SeatHolder(person, came_after=lines, came_in=1) for person in (CATERINA, GIULIANO)]
    assert card.holders == (came[0], SeatHolder(ISABELLA), came[1])
    assert card.owner == CATERINA
    assert (await said(world, table)).count("steward-seats") == 2
    hands = [note for note in await world.notes(table) if note.key.kind is MessageKind.HAND]
    assert {note.person for note in hands} <= {CATERINA, ISABELLA, GIULIANO}


async def test_a_closed_table_says_who_closed_it(world: World) -> None:
    table = await world.auction()
    await steward(world, table, moderation.close_table())
    card = (await world.standing(table)).card
    assert (card.status, card.why) == (TableStatus.CANCELLED, "closed")
    gathering = await world.gather(LORENZO)
    assert why(await world.do(gathering, lobby.cancel_lobby(ISABELLA))) == "only-the-owner"
    await world.do(gathering, lobby.cancel_lobby(LORENZO))
    assert (await world.standing(gathering)).card.why == "called-off"
    assert await said(world, gathering) == ["table-is-called-off"]


# Who stays away from a table


async def sent_away(world: World) -> TableId:
    table = await world.gather(LORENZO, ISABELLA)
    away = lobby.remove_holder(LORENZO, Seat(1), SeatHolder(ISABELLA))
    assert isinstance(await world.do(table, away), Applied)
    return table


async def test_the_kicked_stay_out_unless_the_owner_asks_them_back(world: World) -> None:
    table = await sent_away(world)
    assert why(await world.do(table, lobby.sit_down(ISABELLA))) == "was-sent-away"
    world.open()
    assert why(await world.do(table, lobby.sit_down(ISABELLA))) == "was-sent-away"
    assert why(await world.do(table, lobby.readmit_person(ISABELLA, ISABELLA))) == "only-the-owner"
    assert why(await world.do(table, lobby.readmit_person(LORENZO, COSIMO))) == "was-not-sent-away"

    assert isinstance(await world.do(table, lobby.readmit_person(LORENZO, ISABELLA)), Applied)

    told = [note for note in await world.notes(table) if note.person == ISABELLA]
    assert [note.text.key for note in told if note.text] == ["is-asked-back"]
    assert isinstance(await world.do(table, lobby.sit_down(ISABELLA)), Applied)


async def test_the_kicked_come_neither_as_substitutes_nor_to_the_next_game(world: World) -> None:
    table = await world.auction()
    await steward(world, table, moderation.remove_person(COSIMO))
    await steward(world, table, moderation.replace_person(COSIMO, GIULIANO))
    await steward(world, table, moderation.remove_person(GIULIANO))
    assert (
        why(await world.do(table, votes_and_seat_changes.offer_takeover(COSIMO, Seat(2))))
        == "was-sent-away"
    )
    assert (
        why(await steward(world, table, moderation.replace_person(GIULIANO, COSIMO)))
        == "was-sent-away"
    )

    await steward(world, table, moderation.close_table())
    assert why(await world.house.open_or_join_rematch(table, GIULIANO, "again")) == "was-sent-away"
    again = await world.house.open_or_join_rematch(table, LORENZO, "again")
    assert not isinstance(again, Refusal)
    invited = [note for note in await world.notes(again) if note.key.kind is MessageKind.INVITATION]
    assert [note.person for note in invited] == [ISABELLA]
    assert why(await world.do(again, lobby.sit_down(COSIMO))) == "was-sent-away"


# Who stays away from a server


async def opened(world: World, owner: PersonId, server: str) -> object:
    return await world.house.open_table("princes", owner, server=server, place="loggia")


async def test_whom_a_server_keeps_out_opens_and_joins_nothing_there(world: World) -> None:
    table = await world.gather(LORENZO)
    await world.house.set_ban("Florence", ISABELLA, "press 1", out=True)

    for _ in range(2):
        assert why(await opened(world, ISABELLA, "Florence")) == "is-kept-out"
        assert why(await world.do(table, lobby.sit_down(ISABELLA))) == "is-kept-out"
        world.open()
    assert isinstance(await opened(world, ISABELLA, "Siena"), int)
    assert isinstance(await opened(world, ISABELLA, ""), int)

    await world.house.set_ban("Florence", ISABELLA, "press 2", out=False)
    assert isinstance(await world.do(table, lobby.sit_down(ISABELLA)), Applied)


async def test_a_banned_person_joins_by_no_takeover_and_no_rematch(world: World) -> None:
    table = await world.auction()
    await world.house.set_ban("Florence", GIULIANO, "press 1", out=True)
    await world.do_as(table, COSIMO, votes_and_seat_changes.resign_seat)
    assert (
        why(await world.do(table, votes_and_seat_changes.offer_takeover(GIULIANO, Seat(2))))
        == "is-kept-out"
    )
    assert (
        why(await steward(world, table, moderation.replace_person(COSIMO, GIULIANO)))
        == "is-kept-out"
    )

    await world.house.set_ban("Florence", ISABELLA, "press 2", out=True)
    await steward(world, table, moderation.close_table())
    assert isinstance(await world.house.open_or_join_rematch(table, ISABELLA, "again"), Refusal)


async def test_it_is_said_where_he_sits_and_there_he_plays_on(world: World) -> None:
    table = await world.auction()
    other = await world.gather(LORENZO)
    person = await world.next(table)
    await world.house.set_ban("Florence", person, "press 1", out=True)
    await world.house.set_ban("Florence", person, "press 2", out=False)
    assert [key for key in await said(world, table) if "steward" in key] == [
        "steward-keeps-out",
        "steward-lets-in",
    ]
    if person != LORENZO:
        assert await said(world, other) == []
    await world.play(table, person, (await world.legal(table, person))[0])


async def test_whoever_is_forgotten_is_kept_nowhere(world: World) -> None:
    table = await sent_away(world)
    await world.house.set_ban("Florence", ISABELLA, "press 1", out=True)
    assert (await world.store.export_person(ISABELLA))["kept out"] == [{"server": "Florence"}]

    await world.house.forget_person(ISABELLA)

    assert await world.house.banned_people("Florence") == frozenset()
    assert (await world.standing(table)).card.sent_away == frozenset()
