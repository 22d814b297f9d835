"""Whatever is taken back and done again leads to the same game, and earns nobody any time."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.engine.game import Seat
from bot.engine.journal import count_undoable
from bot.players.player import make_player_chance as luck_of
from bot.players.player import make_situation
from bot.players.registry import computer_players
from bot.tables import clocks, seat_commands
from bot.tables.command_runner import Applied, Stale
from bot.tables.motion_kinds import UndoMotion
from bot.tables.people import HOUR, PersonId, TableId, TableStatus, TableTerms
from bot.tables.state import TableState, seats_called, seats_waited_for
from tests.players import match
from tests.tables.houses import World, world

CLOCKS = ("none", "fast", "slow", "18:30 Europe/Paris")
MOST = 6  # moves that everybody agrees to take back


class Doubter:
    """Plays a game by luck for everybody at the table, and takes back whatever he may."""

    def __init__(self, here: World, table: TableId, luck: Random) -> None:
        self.here, self.table, self.luck = here, table, luck
        self.undone, self.undone_by_vote = 0, 0

    async def standing(self) -> TableState:
        return await self.here.standing(self.table)

    async def play_out(self) -> None:
        while (before := await self.standing()).card.status is TableStatus.PLAYING:
            if seats_called(before):
                await self._answer_the_call(before)
                continue
            seat = self.luck.choice(sorted(seats_waited_for(before)))
            await self._do(seat, self._choice(before, seat))
            self.here.clock.turn(self.luck.choice((0, 0, 60, HOUR)))
            after = await self.standing()
            assert after.course is not None
            most = count_undoable(after.course, seat)
            if after.card.status is TableStatus.PLAYING:
                for count in {1, most} if most else ():
                    await self._undo_and_redo(seat, count)
                if self.luck.random() < 0.1:
                    count = self.luck.randint(1, min(MOST, len(after.course.made)))
                    await self._undo_and_redo(None, count)

    def _choice(self, state: TableState, seat: Seat) -> str:
        game, course = state.game, state.course
        assert course is not None
        whim = luck_of(str(self.luck.random()), seat, course.ply)
        return game.vocabulary.spell(
            computer_players(game.key)["random"](make_situation(game, course.state, seat), whim)
        )

    async def _answer_the_call(self, state: TableState) -> None:
        for seat in seats_called(state):
            outcome = await self.here.do_as(
                self.table,
                await self._person(seat),
                lambda own: seat_commands.declare_wishes_complete(own, state.phase),
            )
            assert isinstance(outcome, Applied), outcome

    async def _do(self, seat: Seat, move: str) -> None:
        await self._answer_the_call(await self.standing())
        await self.here.play(self.table, await self._person(seat), move)

    async def _person(self, seat: Seat) -> PersonId:
        person = (await self.standing()).card.holders[seat].person
        assert person is not None
        return person

    # There and back

    async def _undo_and_redo(self, seat: Seat | None, count: int) -> None:
        """By this seat alone, or by everybody's vote."""
        before = await self.standing()
        assert before.course is not None
        made = before.course.made

        await self._undo(seat, count)
        there = await self.standing()
        if self.luck.random() < 0.1:
            self.here.open()
        for one in made[-count:]:
            await self._do(one.seat, before.game.vocabulary.spell(one.move))
        back = await self.standing()

        self._is_without_the_last(before, there, count)
        self._is_the_same_game(before, back)
        # Nobody alone decides how often a question is put again that everybody takes back.
        again = count if seat is None else 0
        self._earned_time_by_at_most(again, before, back)
        await self._the_lines_agree(before, count)
        await self._old_buttons_are_stale(before)

    async def _undo(self, seat: Seat | None, count: int) -> None:
        people = [holder.person for holder in (await self.standing()).card.holders]
        if seat is not None:
            self.undone += 1
            outcome = await self.here.do_as(
                self.table,
                await self._person(seat),
                lambda own: seat_commands.undo_own_moves(own, count),
            )
            assert isinstance(outcome, Applied), outcome
            return
        self.undone_by_vote += 1
        motion = UndoMotion(count)
        for person in people:
            assert person is not None
            outcome = await self.here.vote(self.table, person, motion)
            assert isinstance(outcome, Applied), outcome

    def _is_without_the_last(self, before: TableState, there: TableState, count: int) -> None:
        assert before.course is not None
        assert there.course is not None
        assert there.course.made == before.course.made[:-count]
        assert there.course.ply == before.course.ply + 1
        self._earned_time_by_at_most(0, before, there)

    def _is_the_same_game(self, before: TableState, back: TableState) -> None:
        assert before.course is not None
        assert back.course is not None
        assert back.course.state == before.course.state
        assert back.course.made == before.course.made
        assert seats_waited_for(back) == seats_waited_for(before)
        assert back.card == before.card

    def _earned_time_by_at_most(self, answers: int, before: TableState, after: TableState) -> None:
        gain = clocks.clock_pace(before.card.terms).gain
        for had, has in zip(before.budgets, after.budgets, strict=True):
            assert has.left <= had.left + answers * gain
        for seat, budget in enumerate(after.budgets):
            assert (budget.since is not None) == (seat in seats_waited_for(after))

    async def _the_lines_agree(self, before: TableState, count: int) -> None:
        """The undo is a line of its own; those after it say again what was said before it."""
        assert before.course is not None
        undo, *again = [line.entry for line in await self.here.store.journal_lines(self.table)][
            -count - 1 :
        ]
        assert undo.act == f"undo {count}"
        assert again == list(match.journal_entries(before.game, before.course)[-count:])

    async def _old_buttons_are_stale(self, before: TableState) -> None:
        assert before.course is not None
        for seat in seats_waited_for(before) - seats_called(before):
            old, move = before.course.decisions[seat], self._choice(before, seat)
            outcome = await self.here.house.submit_moves(
                self.table, await self._person(seat), [move], old, "an old button"
            )
            assert isinstance(outcome, Stale), outcome


@pytest_asyncio.fixture(name="doubter")
async def _doubter(seed: int, tmp_path: Path) -> AsyncIterator[Doubter]:
    luck = Random(seed)
    async with world(tmp_path, seed=f"undo {seed}") as here:
        people = [PersonId(number) for number in range(1, luck.randint(2, 5) + 1)]
        table = await here.start(*people, terms=TableTerms(luck.choice(CLOCKS)))
        yield Doubter(here, table, luck)


@pytest.mark.parametrize("seed", range(2))
async def test_undo_and_redo_lead_to_the_same_game(doubter: Doubter) -> None:
    await doubter.play_out()

    assert await doubter.here.status(doubter.table) is TableStatus.OVER
    assert doubter.undone > 20
    assert doubter.undone_by_vote


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 204))
async def test_undo_and_redo_lead_to_the_same_game_in_very_many_games(doubter: Doubter) -> None:
    await doubter.play_out()
