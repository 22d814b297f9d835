"""Turns made ahead, through the bell: a journal as of hand moves, and nobody else can tell."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot import catalogue
from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.planning import turns_ahead
from bot.planning.planning_rules import PlayMove
from bot.tables import commands, plans, votes
from bot.tables.motions import UndoMotion
from bot.tables.people import PersonId, TableId
from bot.tables.records import JobKind, OutboxMessage
from bot.tables.results import Applied, Stale
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


@pytest.mark.asyncio
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


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
async def test_a_plan_outlives_a_restart_in_its_midst(tmp_path: Path, game: str) -> None:
    async with world(tmp_path) as here:
        table = await opened(here, game)
        person = await after_him(here, table)
        await leave_all(here, table, person)
        here.open()
        await turn_over(here, table)
        before = len(await here.journal(table))
        assert await here.ring() is JobKind.ANSWER
        left = await kept(here, table, person)
        await here.be_shut(3600)
        assert await kept(here, table, person) == left
        await here.pass_time(1)
        await made(here, table, person)
        assert len(await here.journal(table)) > before + 1
        assert await kept(here, table, person) == ()


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
async def test_a_plan_acts_the_same_whatever_is_hidden(tmp_path: Path, game: str) -> None:
    async with world(tmp_path) as here:
        table = await opened(here, game)
        person = await after_him(here, table)
        await leave_all(here, table, person)
        await turn_over(here, table)
        seat, state = await here.seat(table, person), (await here.course(table)).state
        rules, plans = await here.game(table), await kept(here, table, person)
        truths = [rules.imagine(state, seat, Chance(f"truth {at}", 0)) for at in range(5)]
        replies = [
            turns_ahead.answer_by_plan(rules, truth, seat, plans) for truth in (state, *truths)
        ]
        assert isinstance(replies[0], PlayMove)
        assert set(map(repr, replies)) == {repr(replies[0])}


# Nobody else can tell


def heard_by_others(notes: Sequence[OutboxMessage], person: PersonId) -> list[str]:
    return sorted(
        f"{note.key} {note.text} {note.created}" for note in notes if note.person != person
    )


@pytest.mark.asyncio
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
                lambda seat: plans.add_plan_moves(seat, said[:1], 0),
                plans.keep_draft,
                plans.reopen_plan,
                lambda seat: plans.add_plan_moves(seat, said[1:], 1),
                plans.keep_draft,
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


@pytest.mark.asyncio
async def test_the_house_takes_as_long_for_a_plan_as_for_anything_it_answers(
    tmp_path: Path,
) -> None:
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


@pytest.mark.asyncio
async def test_a_plan_that_can_no_longer_be_made_asks_its_owner_and_shows_how_it_stood(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        table = await opened(here, "firenze")
        person = await after_him(here, table)
        first = (
            (await here.standing(table)).game.view((await here.course(table)).state, None).row[0]
        )
        await leave(here, table, person, ["take 1", "done", "end"])
        assert first.card.name in str(await kept(here, table, person))
        await turn_over(here, table)  # the one before him takes that very card
        await here.take_notes(table)
        assert await here.ring() is JobKind.ANSWER
        (plan,) = turns_ahead.parse_plans(await kept(here, table, person))
        assert plan.kind == turns_ahead.LOOSE
        seat = await here.seat(table, person)
        assert is_person_asked(await here.standing(table), seat)
        told = [note for note in await here.notes(table) if note.text is not None]
        assert [(note.person, note.text.key) for note in told if note.text] == [
            (person, "plan-stops")
        ]
        await here.play(table, person, "take 1")
        assert await kept(here, table, person) == ()


@pytest.mark.asyncio
async def test_what_was_left_in_case_it_could_not_be_made_is_made_then(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await opened(here, "firenze")
        person = await after_him(here, table)
        await leave(here, table, person, ["take 1", "done"])
        await leave(here, table, person, ["take 2", "done"])
        row = (await here.standing(table)).game.view((await here.course(table)).state, None).row
        await turn_over(here, table)
        await made(here, table, person)
        course = await here.course(table)
        took = [
            str(event.text.fact("card"))
            for one in course.made
            if one.seat == await here.seat(table, person)
            for event in one.step.events
            if event.text.key == "firenze-takes"
        ]
        assert len(took) == 1
        assert row[1].card.name in took[0]


@pytest.mark.asyncio
async def test_a_move_by_hand_puts_an_end_to_a_plan_that_meant_another(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await opened(here, "princes")
        person = await after_him(here, table)
        await leave(here, table, person, ["acquire-bonus"])
        await turn_over(here, table)
        await here.play(table, person, "take-profession")
        assert await kept(here, table, person) == ()


@pytest.mark.asyncio
async def test_whoever_makes_the_first_planned_move_himself_is_helped_on(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await opened(here, "firenze")
        person = await after_him(here, table)
        await leave(here, table, person, ["take 2", "done"])
        await turn_over(here, table)
        await here.play(table, person, "take 1")  # where that card lies now
        (plan,) = turns_ahead.parse_plans(await kept(here, table, person))
        assert [step.spelling for step in plan.steps] == ["done"]


@pytest.mark.asyncio
async def test_an_undo_or_a_vote_ends_a_plan_until_its_owner_says_that_it_holds(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        table = await opened(here, "princes")
        one, person = EVERYBODY[await whose_turn(here, table)], await after_him(here, table)
        await here.play(table, one, "end")
        await here.play(table, person, "end")
        await leave(here, table, one, ["acquire-bonus"])
        await here.take_notes(table)
        for speech in EVERYBODY:
            vote = lambda seat: votes.cast_vote(seat, UndoMotion(1), in_favour=True)  # noqa: E731
            assert isinstance(await here.do_as(table, speech, vote), Applied)
        assert [plan.kind for plan in turns_ahead.parse_plans(await kept(here, table, one))] == [
            turns_ahead.LOOSE
        ]
        told = [note for note in await here.notes(table) if note.text]
        assert [n.person for n in told if n.text and n.text.key == "plan-loosened"] == [one]
        assert isinstance(await here.do_as(table, one, plans.rely_on_plans_again), Applied)
        assert [plan.kind for plan in turns_ahead.parse_plans(await kept(here, table, one))] == [
            turns_ahead.PLAN
        ]


@pytest.mark.asyncio
async def test_ones_own_undo_ends_the_plans_of_others_too(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await opened(here, "firenze")
        one, person = EVERYBODY[await whose_turn(here, table)], await after_him(here, table)
        await here.play(table, one, "take 1")
        await leave(here, table, person, ["take 1", "done"])
        await here.play(table, one, "done")
        back = lambda seat: commands.undo_own_moves(seat, 1)  # noqa: E731
        assert isinstance(await here.do_as(table, one, back), Applied)
        assert [plan.kind for plan in turns_ahead.parse_plans(await kept(here, table, person))] == [
            turns_ahead.LOOSE
        ]


@pytest.mark.asyncio
async def test_a_bell_for_somebody_else_leaves_a_plan_as_it_is(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await opened(here, "firenze")
        person = await after_him(here, table)
        await leave(here, table, person, ["take 2", "done"])
        before = await kept(here, table, person)
        while not await here.dues(table, JobKind.REMIND):
            await here.play(table, await here.next(table), "take 1")
        await here.ring()
        assert await kept(here, table, person) == before


# What is refused


@pytest.mark.asyncio
async def test_what_can_not_be_planned_is_refused_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        table = await opened(here, "firenze")
        person, other = await after_him(here, table), EVERYBODY[await whose_turn(here, table)]

        async def thinking(who: PersonId, *moves: str, at: int = 0) -> object:
            return await here.do_as(table, who, lambda seat: plans.add_plan_moves(seat, moves, at))

        assert why(await thinking(other, "take 1")) == "plan-is-your-turn"
        assert why(await thinking(person, "done")) == "firenze-take-a-card-first"
        assert isinstance(await thinking(person, "take 1", at=3), Stale)
        assert why(await here.do_as(table, person, plans.keep_draft)) == "plan-is-empty"
        assert why(await here.do_as(table, person, plans.forget_plans)) == "no-plan-here"
        assert why(await here.do_as(table, person, plans.reopen_plan)) == "no-plan-here"
        assert why(await here.do_as(table, person, plans.rely_on_plans_again)) == "plan-is-empty"
        assert why(await thinking(person, "take 1", "done", "end", "take 1")) == "plan-turn-is-over"
        monkeypatch.setattr(turns_ahead, "MOST_STEPS", 1)
        assert why(await thinking(person, "take 1", "done")) == "plan-too-long"
        for _ in range(turns_ahead.MOST_PLANS):
            await leave(here, table, person, ["take 1"])
        assert isinstance(await thinking(person, "take 1"), Applied)
        assert why(await here.do_as(table, person, plans.keep_draft)) == "too-many-plans"
        assert isinstance(await here.do_as(table, person, plans.forget_plans), Applied)
        assert await kept(here, table, person) == ()


@pytest.mark.asyncio
async def test_before_the_first_turn_none_is_planned(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.start()
        thinking = lambda seat: plans.add_plan_moves(seat, ["end"], 0)  # noqa: E731
        assert why(await here.do_as(table, LORENZO, thinking)) == "no-turn-to-come"
        assert catalogue.current_game("princes").turn((await here.course(table)).state) is None


# Where we are at fault


@pytest.mark.asyncio
@pytest.mark.parametrize("slip", ["raises", "illegal"])
async def test_a_plan_that_fails_leaves_the_question_to_its_owner(
    tmp_path: Path, slip: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def slips(*_: object) -> object:
        if slip == "raises":
            raise ArithmeticError
        return PlayMove(catalogue.current_game("firenze").vocabulary.read("take 6"))

    async with world(tmp_path) as here:
        table = await opened(here, "firenze")
        person = await after_him(here, table)
        await leave(here, table, person, ["take 2", "done"])
        await turn_over(here, table)
        monkeypatch.setattr(turns_ahead, "answer_by_plan", slips)
        assert await here.ring() is JobKind.ANSWER
        state, seat = await here.standing(table), await here.seat(table, person)
        assert is_person_asked(state, seat)
        assert [plan.kind for plan in turns_ahead.parse_plans(await kept(here, table, person))] == [
            turns_ahead.LOOSE
        ]
        assert "plan" in caplog.text
        assert "take" not in caplog.text
