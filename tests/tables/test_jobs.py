"""What happens by itself: guests, forced moves, deadlines, reminders; and when nobody was there."""

import logging
from dataclasses import replace
from pathlib import Path

import pytest

from bot.engine.game import Seat
from bot.engine.random_draws import Chance
from bot.players import registry
from bot.players.player import Situation
from bot.scheduler import job_scheduler
from bot.storage.unit_of_work import SqlUnitOfWork
from bot.tables import auto_play, clocks, derived_effects, seat_commands
from bot.tables.command_runner import Applied, CommandResult, Stale
from bot.tables.people import (
    DAY,
    HOUR,
    MINUTE,
    DeadlineAction,
    PersonId,
    TableId,
    TableStatus,
    TableTerms,
    Time,
)
from bot.tables.records import Job, JobKind, TimeBudget
from bot.tables.state import TableState
from bot.tables.store_protocols import WriteError
from tests.tables.hand_sleep import HandSleep, Woken
from tests.tables.houses import COSIMO, EVERYBODY, ISABELLA, LORENZO, World, why, world

FAST = TableTerms("fast")
OPEN_MONEY = (("money", "open"),)


def policy(at_deadline: DeadlineAction) -> TableTerms:
    return replace(FAST, at_deadline=at_deadline)


async def deadline(world: World, table: TableId) -> Time:
    (due,) = await world.dues(table, JobKind.DEADLINE)
    return due.at


# Guests and forced moves


async def test_a_table_of_guests_plays_to_its_end(world: World) -> None:
    table = await world.start(LORENZO, guests=("greedy", "random"))
    await world.do_as(table, LORENZO, seat_commands.let_computer_replace)
    while await world.status(table) is TableStatus.PLAYING:
        await world.ring()
    assert await world.status(table) is TableStatus.OVER
    assert await world.dues(table) == []
    assert len(await world.store.find_results()) == 3


async def test_a_guest_that_fails_is_helped_out_and_nothing_secret_is_logged(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(situation: Situation[object, object], _: Chance) -> object:
        raise RuntimeError(f"he holds {situation.make_view()}")

    book = registry.computer_players("princes")
    monkeypatch.setattr(auto_play, "players_and_replacements", lambda _: {**book, "greedy": fails})
    table = await world.start(LORENZO, guests=("greedy",))

    with caplog.at_level(logging.DEBUG):
        await world.pass_time(2)

    assert len(await world.journal(table)) == 1
    (record,) = [record for record in caplog.records if record.name.startswith("bot")]
    assert "guest greedy fails at table 1: RuntimeError" in record.getMessage()
    assert "holds" not in caplog.text


async def test_a_cheating_guest_is_replaced(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    book = registry.computer_players("princes")
    vocabulary = (await world.game(await world.gather(LORENZO))).vocabulary

    def cheats(*_: object) -> object:
        return vocabulary.read("bid 100000")

    monkeypatch.setattr(auto_play, "players_and_replacements", lambda _: {**book, "greedy": cheats})
    table = await world.start(LORENZO, guests=("greedy",))
    await world.pass_time(2)
    assert len(await world.journal(table)) == 1


async def test_what_fails_by_our_own_fault_is_put_off_and_the_others_are_rung(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await world.start(LORENZO, guests=("greedy",))
    other = await world.start(LORENZO, guests=("random",))
    book = registry.computer_players("princes")
    one_guest = {"random": book["random"]}

    def broken(_: str) -> object:
        if world.house._tables[table].is_busy:
            raise KeyError("the rules are at fault")
        return one_guest

    with monkeypatch.context() as patch:
        patch.setattr(auto_play, "players_and_replacements", broken)
        await world.pass_time(2)
        assert await world.journal(table) == []
        assert len(await world.journal(other)) == 1
        assert "KeyError" in caplog.text
        (due,) = [due for due in await world.dues(table) if due.seat == 1]
        assert due.at == world.clock.now() - 1 + job_scheduler.RETRY_AFTER

    await world.pass_time(job_scheduler.RETRY_AFTER)
    assert len(await world.journal(table)) == 1


async def test_what_is_forced_is_done_for_the_player_after_a_moment(world: World) -> None:
    table = await world.auction(options=OPEN_MONEY)
    await _make_poor(world, table)
    start, before = world.clock.now(), len(await world.journal(table))
    assert await world.ring() is JobKind.ANSWER
    assert derived_effects.SHORTEST <= world.clock.now() - start <= derived_effects.LONGEST
    assert len(await world.journal(table)) == before + 1


async def _make_poor(world: World, table: TableId) -> None:
    """Somebody is asked who can't afford the next bid."""
    first = await world.next(table)
    await world.play(table, first, "nominate jester")
    while (moves := await world.legal(table, await world.next(table))) != ["pass"]:
        await world.play(table, await world.next(table), *moves[:1])


async def test_a_player_whose_covered_purse_forces_a_pass_is_asked(world: World) -> None:
    table = await world.auction(terms=FAST)
    await _make_poor(world, table)
    seat = await world.seat(table, await world.next(table))
    assert await world.dues(table, JobKind.ANSWER) == []
    assert [due.seat for due in await world.dues(table, JobKind.DEADLINE)] == [seat]


async def test_a_full_purse_and_an_empty_one_are_asked_alike(world: World) -> None:
    state = await world.standing(await world.auction(terms=FAST))
    assert state.course is not None
    namer = min(state.game.to_move(state.course.state))
    bidder = state.course.state.clockwise(namer)[1]

    def asked(florins: int) -> tuple[object, ...]:
        """All that is kept and told of the question, when the bidder's purse holds so much."""
        before = _with_purse(state, bidder, florins)
        after = seat_commands.apply_move(before, namer, "nominate jester")
        assert isinstance(after, TableState)
        told = derived_effects.derive_effects(before, after, "request")
        return (
            told.rescheduled_seats,
            told.jobs,
            told.obsolete_keys,
            told.messages,
            told.after.budgets,
        )

    assert asked(0) == asked(3500)


def _with_purse(standing: TableState, seat: Seat, florins: int) -> TableState:
    assert standing.course is not None
    *earlier, last = standing.course.made
    state, estate = last.step.state, last.step.state.estates[seat]
    spent = estate.hidden.spent + estate.hidden.florins - florins
    estate = replace(estate, hidden=replace(estate.hidden, florins=florins, spent=spent))
    estate = replace(estate, open=replace(estate.open, may_sell=False))
    state = replace(state, estates=state.estates_with(seat, estate))
    made = (*earlier, replace(last, step=replace(last.step, state=state)))
    return replace(standing, course=replace(standing.course, made=made))


async def test_who_undoes_what_he_was_forced_to_is_asked_himself(world: World) -> None:
    table = await world.auction(options=OPEN_MONEY)
    await _make_poor(world, table)
    person = await world.next(table)
    await world.ring()
    assert (await world.journal(table))[-1].endswith("pass")
    outcome = await world.do_as(table, person, lambda seat: seat_commands.undo_own_moves(seat, 1))
    if isinstance(outcome, Applied):
        assert await world.dues(table, JobKind.ANSWER) == []
        assert await world.next(table) == person


# Deadlines


async def test_a_passed_deadline_is_told_once_and_opens_a_vote(world: World) -> None:
    table = await world.auction(terms=FAST)
    person = await world.next(table)
    seat = await world.seat(table, person)
    await world.pass_time(28 * HOUR - 1)
    assert "deadline-passed" not in await world.news(table)
    await world.pass_time(1)
    assert await world.dues(table, JobKind.DEADLINE) == []
    assert (await world.news(table)).count("deadline-passed") == 1
    await world.pass_time(10 * DAY)
    assert (await world.news(table)).count("deadline-passed") == 1
    assert (await world.standing(table)).budgets[seat].missed is not None
    await world.play(table, person, "nominate jester")
    assert (await world.standing(table)).budgets[seat].missed is None


async def test_where_the_table_passes_the_seat_is_passed_at_its_deadline(world: World) -> None:
    table = await world.auction(terms=policy(DeadlineAction.PASS))
    first = await world.next(table)
    await world.play(table, first, "nominate jester")
    second = await world.next(table)
    seat = await world.seat(table, second)
    await world.pass_time(28 * HOUR)
    assert (await world.journal(table))[-1] == f"{seat} pass"


async def test_where_no_pass_is_possible_a_computer_answers_once(world: World) -> None:
    table = await world.start(terms=policy(DeadlineAction.PASS))
    await world.pass_time(24 * HOUR)
    assert len(await world.journal(table)) == 3
    assert not any(holder.replacement for holder in (await world.standing(table)).card.holders)


async def test_a_stand_in_plays_from_the_deadline_until_the_owner_acts(world: World) -> None:
    table = await world.start(terms=policy(DeadlineAction.STAND_IN))
    for person in (ISABELLA, COSIMO):
        await world.play(table, person, (await world.legal(table, person))[0])
    seat = await world.seat(table, LORENZO)
    await world.pass_time(24 * HOUR + 2)
    assert (await world.standing(table)).card.holders[seat].replacement == "careful"
    assert "stand-in-plays" in await world.news(table)
    assert len(await world.journal(table)) >= 3

    while LORENZO not in await world.asked(table):
        await world.play_on(table)
    if await world.dues(table, JobKind.ANSWER):
        legal = await world.legal(table, LORENZO)
        await world.play(table, LORENZO, legal[0])

    assert (await world.standing(table)).card.holders[seat].replacement == ""
    assert "is-back" in await world.news(table)


async def test_the_owner_may_take_his_seat_back_without_moving(world: World) -> None:
    table = await world.start()
    await world.do_as(table, LORENZO, seat_commands.let_computer_replace)
    assert await world.dues(table, JobKind.ANSWER)
    await world.do_as(table, LORENZO, seat_commands.come_back)
    assert await world.dues(table, JobKind.ANSWER) == []
    await world.pass_time(10)
    assert await world.journal(table) == []


async def test_a_deadline_during_downtime_comes_an_hour_later(world: World) -> None:
    table = await world.auction(terms=policy(DeadlineAction.PASS))
    before = len(await world.journal(table))
    await world.pass_time(27 * HOUR + 30 * MINUTE)
    await world.be_shut(5 * DAY)

    await world.bell.run_due_jobs()

    assert len(await world.journal(table)) == before
    assert await deadline(world, table) == world.clock.now() + clocks.LEAST_AFTER_PAUSE
    await world.pass_time(clocks.LEAST_AFTER_PAUSE)
    assert len(await world.journal(table)) > before


async def test_a_deadline_that_struck_does_not_strike_again(world: World) -> None:
    table = await world.auction(terms=FAST)
    await world.pass_time(28 * HOUR)
    await world.take_notes(table)
    for _ in range(3):
        await world.be_shut(DAY)
        await world.pass_time(3 * HOUR)
    assert "deadline-passed" not in await world.news(table)


async def test_a_restart_of_minutes_is_no_pause(world: World) -> None:
    table = await world.auction(terms=FAST)
    due = await deadline(world, table)
    await world.be_shut(3 * MINUTE)
    await world.bell.run_due_jobs()
    await world.play_on(table)
    world.open()
    assert (await world.standing(table)).budgets[1].left == due - world.clock.now() + 4 * HOUR


async def test_downtime_costs_nobody_time_even_on_a_quick_answer(world: World) -> None:
    table = await world.auction(terms=FAST)
    person = await world.next(table)
    seat = await world.seat(table, person)
    await world.pass_time(HOUR)
    await world.be_shut(20 * HOUR)
    await world.be_shut(30 * HOUR)

    await world.play(table, person, "nominate jester")

    assert (await world.standing(table)).budgets[seat] == TimeBudget((28 - 1 + 4) * HOUR)


async def test_downtime_after_a_crash_costs_nothing_either(world: World) -> None:
    """The house says only once a minute that it is open."""
    table = await world.auction(terms=FAST)
    await world.house.downtime.save_heartbeat()
    world.clock.turn(30)
    await world.play(table, await world.next(table), "nominate jester")
    person = await world.next(table)
    world.open()
    world.clock.turn(20 * HOUR)
    await world.play(table, person, "pass")
    budgets = (await world.standing(table)).budgets
    assert budgets[await world.seat(table, person)].left == 32 * HOUR


async def test_a_machine_that_slept_was_shut_too(world: World) -> None:
    table = await world.auction(terms=policy(DeadlineAction.STAND_IN))
    await world.pass_time(HOUR)
    world.clock.turn(3 * DAY)  # the same process
    await world.bell.run_due_jobs()
    assert await deadline(world, table) == world.clock.now() + 27 * HOUR


async def test_a_clock_that_jumps_strikes_nothing_early(world: World) -> None:
    table = await world.auction(terms=policy(DeadlineAction.PASS))
    before = len(await world.journal(table))
    await world.pass_time(HOUR)
    for jump in (2 * DAY, -3 * DAY, 5 * DAY, -4 * DAY - HOUR):
        world.clock.turn(jump)
        await world.bell.run_due_jobs()
        assert len(await world.journal(table)) == before
    await world.pass_time(7 * DAY)
    assert len(await world.journal(table)) > before


@pytest.mark.parametrize("restarted", [True, False])
async def test_a_job_from_a_clock_years_ahead_still_runs(world: World, restarted: bool) -> None:
    """A machine without a battery wakes up in another year, until it is told the time."""
    years = 3000 * DAY
    table = await world.start(LORENZO, guests=("greedy",), terms=policy(DeadlineAction.PASS))
    world.clock.turn(years)
    await world.bell.run_due_jobs()
    await world.pass_time(3)
    other = await world.start(LORENZO, guests=("greedy",), terms=policy(DeadlineAction.PASS))
    await world.take_notes(table)

    world.clock.turn(-years)
    if restarted:
        world.open()
    await world.bell.run_due_jobs()

    assert len(await world.journal(other)) == 1
    assert "reminder" not in await world.news(table)
    for number in (table, other):
        assert [due.at for due in await world.dues(number, JobKind.DEADLINE)] == [
            world.clock.now() + 24 * HOUR
        ]
    await world.pass_time(24 * HOUR)
    assert len(await world.journal(table)) >= 2


async def test_a_clock_set_back_is_read_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.start(LORENZO, guests=("greedy",))
    await world.bell.run_due_jobs()
    dues, looks = world.store.due_jobs, list[bool]()

    async def counted(until: Time) -> tuple[Job, ...]:
        looks.append(until > world.clock.now())
        return await dues(until)

    def full(*_: object) -> None:
        raise WriteError("the disk is full")

    monkeypatch.setattr(world.store, "due_jobs", counted)
    world.clock.turn(-DAY)
    with monkeypatch.context() as patch:
        patch.setattr(SqlUnitOfWork, "write_transaction_to", full)
        assert not await world.bell.run_due_jobs()
    assert await world.bell.run_due_jobs()
    assert await world.bell.run_due_jobs()
    assert looks == [True, True, False], "until it is done, and then no more"


async def test_guests_answer_after_a_restart(world: World) -> None:
    table = await world.start(LORENZO, guests=("greedy",))
    await world.be_shut(DAY)
    await world.bell.run_due_jobs()
    assert len(await world.journal(table)) == 1


async def test_what_was_rung_and_kept_is_not_done_again(world: World) -> None:
    """The process died after the page was written, before the bell knew."""
    table = await world.start(LORENZO, guests=("greedy", "greedy"))
    (due, _) = await world.dues(table, JobKind.ANSWER)
    await world.pass_time(2)
    journal = await world.journal(table)
    async with world.store.unit_of_work() as page:
        page.replace_jobs(table, [due], ())
    await world.bell.run_due_jobs()
    assert await world.journal(table) == journal
    assert due not in await world.dues(table)


async def test_a_full_disk_forgets_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await world.start(LORENZO, guests=("greedy",))
    world.clock.turn(2)

    def full(*_: object) -> None:
        raise WriteError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(SqlUnitOfWork, "write_transaction_to", full)
        assert not await world.bell.run_due_jobs()
    assert await world.journal(table) == []
    assert await world.bell.run_due_jobs()
    assert len(await world.journal(table)) == 1


async def test_a_bell_that_is_nudged_rings_what_falls_due_in_a_moment(tmp_path: Path) -> None:
    async with world(tmp_path) as opened:
        opened.told = _Nudges(opened)
        opened.open()
        await opened.bell.run_if_due()  # it finds nothing, and sleeps for long
        table = await opened.start(LORENZO, guests=("greedy", "greedy"))
        await rung(opened, naps=5)
        assert len(await opened.journal(table)) == 2


class _Nudges(list[TableId]):
    """Whoever is told that something was kept nudges the bell."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world

    def append(self, table: TableId) -> None:
        self._world.bell.wake_up()


async def rung(world: World, *, naps: int) -> HandSleep:
    """The bell has run while it slept so often."""
    sleep = HandSleep(world.clock, naps=naps)
    with pytest.raises(Woken):
        await world.bell.run_forever(sleep)
    return sleep


async def test_a_bell_that_nobody_nudges_looks_again_before_long(world: World) -> None:
    await world.bell.run_if_due()
    table = await world.start(LORENZO, guests=("greedy",))
    await rung(world, naps=job_scheduler.LONGEST_SLEEP // 2)
    assert await world.journal(table) == []
    await rung(world, naps=job_scheduler.LONGEST_SLEEP)
    assert len(await world.journal(table)) == 1


@pytest.mark.parametrize("turned", [-DAY, DAY])
async def test_a_clock_turned_back_stalls_no_scheduler(world: World, turned: int) -> None:
    await world.bell.run_if_due()
    world.clock.turn(turned)
    table = await world.start(LORENZO, guests=("greedy",))
    await rung(world, naps=5)
    assert len(await world.journal(table)) == 1


async def test_a_bell_sleeps_without_queries(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[Time] = []
    dues = world.store.due_jobs

    async def counted(until: Time) -> tuple[Job, ...]:
        looks.append(world.clock.now())
        return await dues(until)

    monkeypatch.setattr(world.store, "due_jobs", counted)
    await rung(world, naps=2 * job_scheduler.LONGEST_SLEEP)
    assert len(looks) == 3


async def test_a_full_disk_is_asked_seldom(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.start(LORENZO, guests=("greedy",))
    world.clock.turn(2)

    def full(*_: object) -> None:
        raise WriteError("the disk is full")

    monkeypatch.setattr(SqlUnitOfWork, "write_transaction_to", full)
    sleep = await rung(world, naps=3)
    assert set(sleep.naps) == {job_scheduler.PAUSE_AFTER_FAILURE}


# Reminders


async def reminded(world: World, table: TableId, person: PersonId) -> list[Time]:
    """When somebody was reminded; the notes are taken away."""
    return [
        note.created
        for note in await world.take_notes(table)
        if note.person == person and note.text is not None and note.text.key == "reminder"
    ]


async def wait_and_count(world: World, table: TableId, person: PersonId, hours: int) -> list[int]:
    """In which hours from now he is reminded."""
    start, found = world.clock.now(), list[int]()
    await world.take_notes(table)
    for _ in range(hours):
        await world.pass_time(HOUR)
        found += [(at - start) // HOUR for at in await reminded(world, table, person)]
    return found


async def test_who_is_waited_for_is_reminded_once_a_day(world: World) -> None:
    table = await world.auction()
    person = await world.next(table)
    assert await wait_and_count(world, table, person, 75) == [24, 48, 72]
    assert not any(note.person not in (None, person) for note in await world.take_notes(table))


async def test_before_a_deadline_there_is_a_ladder_and_each_rung_rings_once(world: World) -> None:
    table = await world.auction(terms=FAST)
    person = await world.next(table)
    assert await wait_and_count(world, table, person, 29) == [4, 14, 22, 24, 27]


async def test_nobody_is_reminded_in_his_quiet_hours(world: World) -> None:
    table = await world.auction()
    person = await world.next(table)
    # It is 22:13 in UTC: a day later it is as late.
    sleeper = replace(await world.person(person), quiet=(21 * 60, 7 * 60))
    assert await world.house.save_person(sleeper) is None
    assert await wait_and_count(world, table, person, 60) == [32, 56]


async def test_a_reminder_missed_in_a_shut_house_is_not_made_up_for(world: World) -> None:
    table = await world.auction()
    person = await world.next(table)
    await world.take_notes(table)
    await world.be_shut(25 * HOUR)
    await world.bell.run_due_jobs()
    assert await reminded(world, table, person) == []
    assert await wait_and_count(world, table, person, 25) == [23]


async def test_downtime_just_before_a_reminder_puts_it_off_and_doubles_it_not(world: World) -> None:
    table = await world.auction(terms=FAST)
    person = await world.next(table)
    await world.pass_time(4 * HOUR - 10 * MINUTE)
    await world.take_notes(table)
    await world.be_shut(8 * MINUTE)
    times = list[Time]()
    for _ in range(30):
        await world.pass_time(2 * MINUTE)
        times += await reminded(world, table, person)
    assert len(times) == 1


async def test_hourly_reminders_ring_although_the_bell_is_seconds_late(world: World) -> None:
    table = await world.auction()
    person = await world.next(table)
    hourly = replace(await world.person(person), remind_every=HOUR)
    assert await world.house.save_person(hourly) is None
    await world.take_notes(table)
    times = list[Time]()
    for _ in range(3):
        (due,) = await world.dues(table, JobKind.REMIND)
        world.clock.at = Time(due.at + 2)
        await world.bell.run_due_jobs()
        times += await reminded(world, table, person)
    assert len(times) == 3


async def test_who_wants_no_reminders_gets_none(world: World) -> None:
    table = await world.auction()
    person = await world.next(table)
    calm = replace(await world.person(person), remind_every=0)
    assert await world.house.save_person(calm) is None
    assert await world.dues(table) == []
    assert await wait_and_count(world, table, person, 50) == []


async def test_a_reminder_of_a_question_that_was_answered_is_withdrawn(world: World) -> None:
    table = await world.auction()
    person = await world.next(table)
    seat = await world.seat(table, person)
    await world.pass_time(DAY)
    topics = [str(note.key) for note in await world.notes(table)]
    assert topics.count(f"turn {seat}") == 1
    assert topics.count(f"turn {seat} again") == 1
    await world.play(table, person, "nominate jester")
    topics = [str(note.key) for note in await world.notes(table)]
    assert f"turn {seat}" not in topics
    assert f"turn {seat} again" not in topics


async def test_who_plays_on_in_his_own_turn_is_not_told_again_that_it_is_his(world: World) -> None:
    table = await world.action()
    person = await world.next(table)
    seat = await world.seat(table, person)
    assert f"turn {seat}" in [str(note.key) for note in await world.take_notes(table)]
    await world.play(table, person, "introduce travel")
    assert await world.next(table) == person
    assert f"turn {seat}" not in [str(note.key) for note in await world.notes(table)]


# Snooze


async def snoozed(world: World, table: TableId, person: PersonId, seconds: int) -> CommandResult:
    until = Time(world.clock.now() + seconds)
    return await world.do_as(
        table, person, lambda seat: seat_commands.snooze_reminders(seat, until)
    )


async def test_who_snoozes_is_reminded_then_and_not_before(world: World) -> None:
    table = await world.auction()
    person = await world.next(table)
    await world.pass_time(2 * HOUR)
    assert isinstance(await snoozed(world, table, person, 30 * HOUR), Applied)
    assert await wait_and_count(world, table, person, 50) == [30, 46]


async def test_a_snooze_survives_a_restart_and_what_others_do(world: World) -> None:
    table = await world.auction()
    person = await world.next(table)
    await snoozed(world, table, person, 30 * HOUR)
    world.open()
    other = next(one for one in EVERYBODY if one != person)
    await world.do_as(table, other, seat_commands.let_computer_replace)
    assert await world.house.save_person(replace(await world.person(person), zone="UTC")) is None
    assert await wait_and_count(world, table, person, 31) == [30]


async def test_nobody_snoozes_through_the_last_reminder(world: World) -> None:
    table = await world.auction(terms=FAST)
    person = await world.next(table)
    await snoozed(world, table, person, 5 * DAY)
    assert await wait_and_count(world, table, person, 28) == [27]


async def test_only_who_is_waited_for_snoozes_and_not_for_ever(world: World) -> None:
    table = await world.auction()
    person = await world.next(table)
    other = next(one for one in EVERYBODY if one != person)
    assert why(await snoozed(world, table, other, HOUR)) == "nothing-to-snooze"
    assert why(await snoozed(world, table, person, 8 * DAY)) == "snooze-only-so-long"
    assert why(await snoozed(world, table, person, 0)) == "snooze-only-so-long"


async def test_a_due_about_an_old_question_does_nothing_and_is_gone(world: World) -> None:
    table = await world.auction()
    seat = await world.seat(table, await world.next(table))
    old = [
        Job(table, seat, ring, world.clock.now(), decision=0)
        for ring in (JobKind.ANSWER, JobKind.DEADLINE, JobKind.REMIND)
    ]
    async with world.store.unit_of_work() as page:
        page.replace_jobs(table, [*old, Job(table, None, JobKind.SLEEP, world.clock.now())], ())
    journal, notes = await world.journal(table), await world.notes(table)
    await world.bell.run_due_jobs()
    assert (await world.journal(table), await world.notes(table)) == (journal, notes)
    assert {due.kind for due in await world.dues(table)} == {JobKind.REMIND}
    outcome = await world.do(table, auto_play.answer_for_seat(Seat(seat), 0))
    assert isinstance(outcome, Stale)
