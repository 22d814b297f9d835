"""One table: who comes first, what is refused, and that nothing is kept twice."""

import asyncio

import pytest

from bot.storage.unit_of_work import SqlUnitOfWork
from bot.tables import seat_commands
from bot.tables.command_runner import (
    Applied,
    CommandResult,
    Duplicate,
    Rejected,
    Stale,
    StorageError,
)
from bot.tables.motion_kinds import PlainMotion
from bot.tables.people import PersonId, TableId, TableStatus
from bot.tables.store_protocols import WriteError
from tests.tables.houses import CATERINA, COSIMO, ISABELLA, LORENZO, LUDOVICO, World, why

# Two at once, twice, too late


async def test_five_simultaneous_choices_keep_all_buttons_valid(world: World) -> None:
    people = (LORENZO, ISABELLA, COSIMO, CATERINA, LUDOVICO)
    table = await world.start(*people)
    buttons = [
        ((await world.legal(table, person))[0], await world.decision(table, person))
        for person in people
    ]

    outcomes = await asyncio.gather(
        *(
            world.house.submit_moves(table, person, [move], decision, f"press {person}")
            for person, (move, decision) in zip(people, buttons, strict=True)
        )
    )

    assert [type(outcome) for outcome in outcomes] == [Applied] * 5
    assert len(await world.journal(table)) == 5


async def test_of_two_presses_of_one_button_at_once_the_second_is_stale(world: World) -> None:
    table = await world.auction()
    person = LORENZO
    while await world.asked(table) != [person]:
        await world.play_on(table)
    move, decision = (await world.legal(table, person))[0], await world.decision(table, person)

    first, second = await asyncio.gather(
        world.house.submit_moves(table, person, [move], decision, "first"),
        world.house.submit_moves(table, person, [move], decision, "second"),
    )

    assert isinstance(first, Applied)
    assert second == Stale(decision + 1)


@pytest.mark.parametrize("numbered", [True, False])
async def test_the_same_request_is_kept_once(world: World, numbered: bool) -> None:
    table = await world.start()
    move = (await world.legal(table, LORENZO))[0]
    decision = await world.decision(table, LORENZO) if numbered else None

    outcomes = await asyncio.gather(
        *(world.house.submit_moves(table, LORENZO, [move], decision, "same") for _ in range(3))
    )

    assert [type(outcome) for outcome in outcomes] == [Applied, Duplicate, Duplicate]
    assert len(await world.journal(table)) == 1


async def test_a_repeated_request_is_stored_once_even_if_legal_twice(world: World) -> None:
    table = await world.action()
    person = await world.next(table)
    build = next(move for move in await world.legal(table, person) if move.startswith("build"))
    await world.play(table, person, build)
    assert "sell 1" in await world.legal(table, person)

    first = await world.house.submit_moves(table, person, ["sell 1"], None, "sale")
    assert "sell 1" in await world.legal(table, person)
    second = await world.house.submit_moves(table, person, ["sell 1"], None, "sale")

    assert [type(first), type(second)] == [Applied, Duplicate]
    assert (await world.journal(table))[-2:] == [
        f"{await world.seat(table, person)} {build}",
        f"{await world.seat(table, person)} sell 1",
    ]


async def test_what_was_kept_before_a_crash_is_not_kept_again(world: World) -> None:
    table = await world.start()
    move = (await world.legal(table, LORENZO))[0]
    assert isinstance(await world.house.submit_moves(table, LORENZO, [move], 0, "request"), Applied)

    world.open()

    assert await world.house.submit_moves(table, LORENZO, [move], 0, "request") == Duplicate()
    assert await world.house.submit_moves(table, LORENZO, [move], None, "request") == Duplicate()


async def test_a_command_of_several_moves_is_kept_as_one_or_not_at_all(world: World) -> None:
    table = await world.action()
    person = await world.next(table)
    before = await world.journal(table)

    refused = await world.attempt(table, person, "introduce travel", "introduce travel")
    assert isinstance(refused, Rejected)
    assert await world.journal(table) == before

    await world.play(table, person, "introduce travel", "end")
    assert [line.split(" ", 1)[1] for line in (await world.journal(table))[-2:]] == [
        "introduce travel",
        "end",
    ]
    lines = (await world.store.journal_lines(table))[-2:]
    assert len({line.request for line in lines}) == 1
    assert [line.step for line in lines] == [1, 2]


# Limits


async def test_a_seat_is_played_only_by_who_sits_there(world: World) -> None:
    table = await world.start()
    assert why(await world.attempt(table, CATERINA, "pass")) == "does-not-sit-here"


async def test_nobody_moves_out_of_turn(world: World) -> None:
    table = await world.auction()
    others = {LORENZO, ISABELLA, COSIMO} - {await world.next(table)}
    for person in others:
        assert why(await world.attempt(table, person, "withdraw")) == "not-your-turn"


@pytest.mark.parametrize("number", [0, -1, 99, 1 << 70])
async def test_a_table_that_was_never_opened_is_refused(world: World, number: int) -> None:
    table = TableId(number)
    assert why(await world.attempt(table, LORENZO, "pass")) == "no-such-table"
    assert why(await world.house.start_game(table, LORENZO, "start")) == "no-such-table"
    assert why(await world.house.thaw_table(table, "thaw")) == "no-such-table"
    assert why(await world.house.open_or_join_rematch(table, LORENZO, "again")) == "no-such-table"
    state = await world.house.table_state(table)
    assert why(state) == "no-such-table"


async def test_moves_are_refused_where_nobody_plays(world: World) -> None:
    table = await world.gather(LORENZO, ISABELLA)
    assert why(await world.attempt(table, LORENZO, "pass")) == "table-is-gathering"

    table = await world.start(LORENZO, ISABELLA)
    for person in (LORENZO, ISABELLA):
        await world.vote(table, person, PlainMotion.PAUSE)
    assert await world.status(table) is TableStatus.PAUSED
    assert why(await world.attempt(table, LORENZO, "pass")) == "table-is-paused"

    for person in (LORENZO, ISABELLA):
        await world.vote(table, person, PlainMotion.CANCEL)
    assert why(await world.attempt(table, LORENZO, "pass")) == "table-is-cancelled"


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        ([], "wrong-number-of-moves"),
        (["pass"] * 41, "wrong-number-of-moves"),
        ([""], "no-such-move"),
        (["x" * 1_000_000], "no-such-move"),
        (["bid " * 100_000], "move-needs-other-words"),
        (["bid 9999999999999999999999"], "word-not-understood"),
        (["undo 1"], "no-such-move"),
        (["give-back \N{SNOWMAN}"], "word-not-understood"),
    ],
)
async def test_a_bad_move_has_a_short_reason(world: World, moves: list[str], reason: str) -> None:
    table = await world.start()
    refused = await world.attempt(table, LORENZO, *moves)
    assert why(refused) == reason
    assert len(repr(refused)) < 1000
    assert await world.journal(table) == []


async def test_a_full_disk_is_told(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await world.start()
    move = (await world.legal(table, LORENZO))[0]

    def full(*_: object) -> None:
        raise WriteError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(SqlUnitOfWork, "write_transaction_to", full)
        assert await world.attempt(table, LORENZO, move) == StorageError("the disk is full")

    assert await world.journal(table) == []
    assert isinstance(await world.attempt(table, LORENZO, move), Applied)


# Undo


async def test_ones_own_last_move_is_taken_back_and_nothing_is_deleted(world: World) -> None:
    table = await world.action()
    person = await world.next(table)
    before = (await world.course(table)).state
    await world.play(table, person, "introduce travel")

    outcome = await world.do_as(table, person, lambda seat: seat_commands.undo_own_moves(seat, 1))

    assert isinstance(outcome, Applied)
    assert outcome.events == ()
    assert (await world.course(table)).state == before
    assert (await world.journal(table))[-1].endswith("undo 1")
    world.open()
    assert (await world.course(table)).state == before
    assert "takes-back" in await world.news(table)


async def test_nobody_takes_back_what_others_did_or_what_was_seen(world: World) -> None:
    table = await world.auction()
    first = await world.next(table)
    await world.play(table, first, "nominate jester")
    second = await world.next(table)

    async def back(person: PersonId) -> CommandResult:
        return await world.do_as(table, person, lambda seat: seat_commands.undo_own_moves(seat, 1))

    assert why(await back(second)) == "undo-others-have-acted"
    assert isinstance(await back(first), Applied)
    # The third choice of a profession opened the first round: luck was used.
    assert why(await back(COSIMO)) == "undo-something-was-seen"


async def test_a_button_drawn_before_an_undo_is_stale_after_it(world: World) -> None:
    table = await world.auction()
    person = await world.next(table)
    decision = await world.decision(table, person)
    await world.play(table, person, "nominate jester")
    await world.do_as(table, person, lambda seat: seat_commands.undo_own_moves(seat, 1))

    outcome = await world.house.submit_moves(table, person, ["nominate lake"], decision, "old")

    assert isinstance(outcome, Stale)
    assert outcome.decision == await world.decision(table, person)


async def test_spectators_need_nothing_but_the_number_of_the_table(world: World) -> None:
    table = await world.auction()
    state = await world.standing(table)
    assert state.course is not None
    view = state.game.view(state.course.state, None)
    assert view.own is None


# What an answer knows of the table


async def test_an_outcome_knows_the_table_after_it_and_shows_nothing_of_it(world: World) -> None:
    table = await world.start(LORENZO, ISABELLA, COSIMO)
    (move, *_) = await world.legal(table, LORENZO)

    refused = await world.attempt(table, LORENZO, "bid 300")
    kept = await world.attempt(table, LORENZO, move)
    of_none = await world.attempt(TableId(77), LORENZO, move)

    for outcome, plies in ((refused, 0), (kept, 1)):
        assert outcome.state
        assert outcome.state.course
        assert outcome.state.course.ply == plies
        assert not outcome.state.new_entries
        assert not outcome.state.news
        assert "standing" not in repr(outcome)
    assert kept.state == await world.standing(table)
    assert isinstance(of_none, Rejected)
    assert of_none.state is None


async def test_failed_writes_change_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await world.start(LORENZO, ISABELLA, COSIMO)
    (move, *_) = await world.legal(table, LORENZO)

    def is_full(_: SqlUnitOfWork, __: object) -> None:
        raise WriteError("the disk is full")

    monkeypatch.setattr(SqlUnitOfWork, "write_transaction_to", is_full)
    outcome = await world.attempt(table, LORENZO, move)

    assert isinstance(outcome, StorageError)
    assert outcome.state
    assert outcome.state.course
    assert outcome.state.course.ply == 0
