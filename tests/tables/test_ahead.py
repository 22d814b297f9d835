"""Turns made ahead, through the bell: a journal as of hand moves, and nobody else can tell."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot import catalogue
from bot.engine.game import Seat
from bot.engine.random_draws import Chance
from bot.planning import orders_and_plans, turns_ahead
from bot.planning.planning_rules import PlayMove
from bot.tables import seat_commands, votes_and_seat_changes
from bot.tables.command_runner import Applied, Stale
from bot.tables.motion_kinds import UndoMotion
from bot.tables.people import PersonId, TableId
from bot.tables.records import JobKind, OutboxMessage
from bot.tables.state import is_person_asked
from tests.tables.houses import EVERYBODY, LORENZO, World, why, world
from tests.tables.turns_ahead import (
    after_him,
    kept,
    leave,
    leave_all,
    made,
    opened,
    thought_of,
    turn_over,
    whose_turn,
)

GAMES = ("firenze", "princes")


# What it comes to


@pytest.mark.parametrize("game", GAMES)
async def test_the_journal_with_a_plan_is_that_of_hand_moves(tmp_path: Path, game: str) -> None:
    """All but the pauses: what was planned is judged and written move by move."""
    folders = [tmp_path / name for name in ("planned", "by-hand")]
    for folder in folders:
        folder.mkdir()
    async with world(folders[0]) as here:
        table = await opened(here, game)
        person = await after_him(here, table)
        await leave_all(here, table, person)
        await turn_over(here, table)
        await made(here, table, person)
        journal = await here.journal(table)
        assert await kept(here, table, person) == ()
    async with world(folders[1]) as here:
        table = await opened(here, game)
        await turn_over(here, table)
        for line in journal[len(await here.journal(table)) :]:
            await here.play(table, person, line.partition(" ")[2])
        assert await here.journal(table) == journal


@pytest.mark.parametrize("game", GAMES)
async def test_a_plan_outlives_a_restart_in_its_midst(world: World, game: str) -> None:
    table = await opened(world, game)
    person = await after_him(world, table)
    await leave_all(world, table, person)
    world.open()
    await turn_over(world, table)
    before = len(await world.journal(table))
    assert await world.ring() is JobKind.ANSWER
    left = await kept(world, table, person)
    await world.be_shut(3600)
    assert await kept(world, table, person) == left
    await world.pass_time(1)
    await made(world, table, person)
    assert len(await world.journal(table)) > before + 1
    assert await kept(world, table, person) == ()


@pytest.mark.parametrize("game", GAMES)
async def test_a_plan_acts_the_same_whatever_is_hidden(world: World, game: str) -> None:
    table = await opened(world, game)
    person = await after_him(world, table)
    await leave_all(world, table, person)
    await turn_over(world, table)
    seat, state = await world.seat(table, person), (await world.course(table)).state
    rules, plans = await world.game(table), await kept(world, table, person)
    truths = [rules.imagine(state, seat, Chance(f"truth {at}", 0)) for at in range(5)]
    replies = [turns_ahead.answer_by_plan(rules, truth, seat, plans) for truth in (state, *truths)]
    assert isinstance(replies[0], PlayMove)
    assert set(map(repr, replies)) == {repr(replies[0])}


# Nobody else can tell


def heard_by_others(notes: Sequence[OutboxMessage], person: PersonId) -> list[str]:
    return sorted(
        f"{note.key} {note.text} {note.created}" for note in notes if note.person != person
    )


@pytest.mark.parametrize("game", GAMES)
async def test_nobody_else_can_tell_that_there_is_a_plan(tmp_path: Path, game: str) -> None:
    """Views, notes, bells and hours of everybody else are the same, up to the moment it acts."""

    async def noticed(folder: Path, *, planned: bool) -> object:
        folder.mkdir()
        async with world(folder) as here:
            table = await opened(here, game)
            person = await after_him(here, table)
            await here.take_notes(table)
            said, *_ = await thought_of(here, table, person)
            seen = []
            for act_of in (
                lambda seat: orders_and_plans.add_plan_moves(seat, said[:1], 0),
                orders_and_plans.turn_draft_into_plan,
                orders_and_plans.reopen_plan,
                lambda seat: orders_and_plans.add_plan_moves(seat, said[1:], 1),
                orders_and_plans.turn_draft_into_plan,
            ):
                if planned:
                    assert isinstance(await here.do_as(table, person, act_of), Applied)
                seen.append(await told(here, table, person))
            await turn_over(here, table)
            return [*seen, await told(here, table, person)]

    async def told(here: World, table: TableId, person: PersonId) -> object:
        state, course = await here.standing(table), await here.course(table)
        own = await here.seat(table, person)
        viewers = [None, *(seat for seat in map(Seat, range(3)) if seat != own)]
        return (
            [repr(state.game.view(course.state, viewer)) for viewer in viewers],
            [due for due in await here.dues(table) if due.seat != own],
            heard_by_others(await here.notes(table), person),
            [budget for seat, budget in enumerate(state.budgets) if seat != own],
            state.card,
        )

    with_it = await noticed(tmp_path / "with", planned=True)
    assert with_it == await noticed(tmp_path / "without", planned=False)


async def test_a_plan_waits_as_long_as_any_automatic_answer(tmp_path: Path) -> None:
    """The pause is drawn from the game alone: neither what is planned nor how far goes into it."""
    pauses = []
    for name, share in (("short", 1), ("long", 5)):
        (tmp_path / name).mkdir()
        async with world(tmp_path / name) as here:
            table = await opened(here, "firenze")
            person = await after_him(here, table)
            said, *_ = await thought_of(here, table, person)
            await leave(here, table, person, said[:share])
            await turn_over(here, table)
            (due,) = await here.dues(table, JobKind.ANSWER)
            pauses.append(due.at - here.clock.now())
    assert pauses[0] == pauses[1]
    assert 2 <= pauses[0] <= 6


# Where it stops


async def test_a_plan_that_fails_asks_its_owner_and_shows_the_change(world: World) -> None:
    table = await opened(world, "firenze")
    person = await after_him(world, table)
    first = (await world.standing(table)).game.view((await world.course(table)).state, None).row[0]
    await leave(world, table, person, ["take 1", "done", "end"])
    assert first.card.name in str(await kept(world, table, person))
    await turn_over(world, table)  # the one before him takes that very card
    await world.take_notes(table)
    assert await world.ring() is JobKind.ANSWER
    (plan,) = turns_ahead.parse_plans(await kept(world, table, person))
    assert plan.kind == turns_ahead.LOOSE
    seat = await world.seat(table, person)
    assert is_person_asked(await world.standing(table), seat)
    told = [note for note in await world.notes(table) if note.text is not None]
    assert [(note.person, note.text.key) for note in told if note.text] == [(person, "plan-stops")]
    await world.play(table, person, "take 1")
    assert await kept(world, table, person) == ()


async def test_what_was_left_in_case_it_could_not_be_made_is_made_then(world: World) -> None:
    table = await opened(world, "firenze")
    person = await after_him(world, table)
    await leave(world, table, person, ["take 1", "done"])
    await leave(world, table, person, ["take 2", "done"])
    row = (await world.standing(table)).game.view((await world.course(table)).state, None).row
    await turn_over(world, table)
    await made(world, table, person)
    course = await world.course(table)
    took = [
        str(event.text.fact("card"))
        for one in course.made
        if one.seat == await world.seat(table, person)
        for event in one.step.events
        if event.text.key == "firenze-takes"
    ]
    assert len(took) == 1
    assert row[1].card.name in took[0]


async def test_a_move_by_hand_puts_an_end_to_a_plan_that_meant_another(world: World) -> None:
    table = await opened(world, "princes")
    person = await after_him(world, table)
    await leave(world, table, person, ["acquire-bonus"])
    await turn_over(world, table)
    await world.play(table, person, "take-profession")
    assert await kept(world, table, person) == ()


async def test_whoever_makes_the_first_planned_move_himself_is_helped_on(world: World) -> None:
    table = await opened(world, "firenze")
    person = await after_him(world, table)
    await leave(world, table, person, ["take 2", "done"])
    await turn_over(world, table)
    await world.play(table, person, "take 1")  # where that card lies now
    (plan,) = turns_ahead.parse_plans(await kept(world, table, person))
    assert [step.spelling for step in plan.steps] == ["done"]


async def test_an_undo_or_a_vote_suspends_a_plan_until_it_is_confirmed(world: World) -> None:
    table = await opened(world, "princes")
    one, person = EVERYBODY[await whose_turn(world, table)], await after_him(world, table)
    await world.play(table, one, "end")
    await world.play(table, person, "end")
    await leave(world, table, one, ["acquire-bonus"])
    await world.take_notes(table)
    for speech in EVERYBODY:
        vote = lambda seat: votes_and_seat_changes.cast_vote(seat, UndoMotion(1), in_favour=True)  # noqa: E731
        assert isinstance(await world.do_as(table, speech, vote), Applied)
    assert [plan.kind for plan in turns_ahead.parse_plans(await kept(world, table, one))] == [
        turns_ahead.LOOSE
    ]
    told = [note for note in await world.notes(table) if note.text]
    assert [n.person for n in told if n.text and n.text.key == "plan-loosened"] == [one]
    assert isinstance(await world.do_as(table, one, orders_and_plans.confirm_loose_plans), Applied)
    assert [plan.kind for plan in turns_ahead.parse_plans(await kept(world, table, one))] == [
        turns_ahead.PLAN
    ]


async def test_ones_own_undo_ends_the_plans_of_others_too(world: World) -> None:
    table = await opened(world, "firenze")
    one, person = EVERYBODY[await whose_turn(world, table)], await after_him(world, table)
    await world.play(table, one, "take 1")
    await leave(world, table, person, ["take 1", "done"])
    await world.play(table, one, "done")
    back = lambda seat: seat_commands.undo_own_moves(seat, 1)  # noqa: E731
    assert isinstance(await world.do_as(table, one, back), Applied)
    assert [plan.kind for plan in turns_ahead.parse_plans(await kept(world, table, person))] == [
        turns_ahead.LOOSE
    ]


async def test_a_bell_for_somebody_else_leaves_a_plan_as_it_is(world: World) -> None:
    table = await opened(world, "firenze")
    person = await after_him(world, table)
    await leave(world, table, person, ["take 2", "done"])
    before = await kept(world, table, person)
    while not await world.dues(table, JobKind.REMIND):
        await world.play(table, await world.next(table), "take 1")
    await world.ring()
    assert await kept(world, table, person) == before


# What is refused


async def test_bad_plans_have_their_reason(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await opened(world, "firenze")
    person, other = await after_him(world, table), EVERYBODY[await whose_turn(world, table)]

    async def thinking(who: PersonId, *moves: str, at: int = 0) -> object:
        return await world.do_as(
            table, who, lambda seat: orders_and_plans.add_plan_moves(seat, moves, at)
        )

    assert why(await thinking(other, "take 1")) == "plan-is-your-turn"
    assert why(await thinking(person, "done")) == "firenze-take-a-card-first"
    assert isinstance(await thinking(person, "take 1", at=3), Stale)
    assert (
        why(await world.do_as(table, person, orders_and_plans.turn_draft_into_plan))
        == "plan-is-empty"
    )
    assert why(await world.do_as(table, person, orders_and_plans.drop_own_plans)) == "no-plan-here"
    assert why(await world.do_as(table, person, orders_and_plans.reopen_plan)) == "no-plan-here"
    assert (
        why(await world.do_as(table, person, orders_and_plans.confirm_loose_plans))
        == "plan-is-empty"
    )
    assert why(await thinking(person, "take 1", "done", "end", "take 1")) == "plan-turn-is-over"
    monkeypatch.setattr(turns_ahead, "MOST_STEPS", 1)
    assert why(await thinking(person, "take 1", "done")) == "plan-too-long"
    for _ in range(turns_ahead.MOST_PLANS):
        await leave(world, table, person, ["take 1"])
    assert isinstance(await thinking(person, "take 1"), Applied)
    assert (
        why(await world.do_as(table, person, orders_and_plans.turn_draft_into_plan))
        == "too-many-plans"
    )
    assert isinstance(await world.do_as(table, person, orders_and_plans.drop_own_plans), Applied)
    assert await kept(world, table, person) == ()


async def test_before_the_first_turn_none_is_planned(world: World) -> None:
    table = await world.start()
    thinking = lambda seat: orders_and_plans.add_plan_moves(seat, ["end"], 0)  # noqa: E731
    assert why(await world.do_as(table, LORENZO, thinking)) == "no-turn-to-come"
    assert catalogue.current_game("princes").turn((await world.course(table)).state) is None


# Where we are at fault


@pytest.mark.parametrize("slip", ["raises", "illegal"])
async def test_a_plan_that_fails_leaves_the_question_to_its_owner(
    world: World, slip: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def slips(*_: object) -> object:
        if slip == "raises":
            raise ArithmeticError
        return PlayMove(catalogue.current_game("firenze").vocabulary.read("take 6"))

    table = await opened(world, "firenze")
    person = await after_him(world, table)
    await leave(world, table, person, ["take 2", "done"])
    await turn_over(world, table)
    monkeypatch.setattr(turns_ahead, "answer_by_plan", slips)
    assert await world.ring() is JobKind.ANSWER
    state, seat = await world.standing(table), await world.seat(table, person)
    assert is_person_asked(state, seat)
    assert [plan.kind for plan in turns_ahead.parse_plans(await kept(world, table, person))] == [
        turns_ahead.LOOSE
    ]
    assert "plan" in caplog.text
    assert "take" not in caplog.text
