"""Whoever waits for another one's answer keeps nobody waiting, and may still act."""

from dataclasses import dataclass, replace

from bot.tables import seat_commands
from bot.tables.people import HOUR, DeadlineAction, PersonId, TableId, TableTerms
from bot.tables.records import JobKind
from bot.tables.state import seats_that_may_move, seats_waited_for
from tests.tables.houses import EVERYBODY, World, why

FAST = TableTerms("fast")
OFFER = "offer tower east g4 0 500"


@dataclass(frozen=True)
class Bargain:
    """A table at which somebody has made his eastern neighbour an offer."""

    world: World
    table: TableId
    builder: PersonId
    partner: PersonId

    async def deadlines(self) -> dict[PersonId | None, int]:
        holders = (await self.world.standing(self.table)).card.holders
        dues = await self.world.dues(self.table, JobKind.DEADLINE)
        return {holders[due.seat].person: due.at for due in dues if due.seat is not None}

    async def left(self, person: PersonId) -> int:
        seat = await self.world.seat(self.table, person)
        return (await self.world.standing(self.table)).budgets[seat].left

    async def kind(self) -> str:
        state = await self.world.standing(self.table)
        assert state.course is not None
        kind: str = state.game.view(state.course.state, None).asked.kind
        return kind


async def offered(world: World, terms: TableTerms = FAST) -> Bargain:
    table = await world.action(terms=terms, options=(("together", "on"),))
    builder = await world.next(table)
    seats = len(EVERYBODY)
    at = (await world.seat(table, builder) + 1) % seats
    partner = (await world.standing(table)).card.holders[at].person
    assert partner is not None
    await world.take_notes(table)
    await world.play(table, builder, OFFER)
    return Bargain(world, table, builder, partner)


async def test_the_table_waits_for_the_partner_alone(world: World) -> None:
    bargain = await offered(world)
    state = await world.standing(bargain.table)
    partner = await world.seat(bargain.table, bargain.partner)
    builder = await world.seat(bargain.table, bargain.builder)
    assert seats_waited_for(state) == {partner}
    assert seats_that_may_move(state) == {builder, partner}


async def test_only_the_partner_is_called_and_only_his_clock_runs(world: World) -> None:
    bargain = await offered(world)
    turns = [note.person for note in await world.notes(bargain.table) if "turn" in str(note.key)]
    assert turns == [bargain.partner]
    assert list(await bargain.deadlines()) == [bargain.partner]


async def test_the_builders_clock_stands_still_and_an_offer_gains_no_time(world: World) -> None:
    table = await world.action(terms=FAST, options=(("together", "on"),))
    builder = await world.next(table)
    seat = await world.seat(table, builder)
    await world.pass_time(HOUR)
    before = (await world.standing(table)).budgets[seat].left
    await world.play(table, builder, OFFER)
    after = (await world.standing(table)).budgets[seat]
    assert after.left == before - HOUR
    assert after.since is None
    await world.pass_time(3 * HOUR)
    assert (await world.standing(table)).budgets[seat].left == after.left


async def test_the_builder_is_called_again_once_the_partner_has_answered(world: World) -> None:
    bargain = await offered(world)
    await world.take_notes(bargain.table)
    await world.play(bargain.table, bargain.partner, "counter 200")
    turns = [note.person for note in await world.notes(bargain.table) if "turn" in str(note.key)]
    assert turns == [bargain.builder]
    assert list(await bargain.deadlines()) == [bargain.builder]


async def test_the_builder_takes_his_offer_back_and_goes_on(world: World) -> None:
    bargain = await offered(world)
    await world.play(bargain.table, bargain.builder, "retract", "build tower d5 0")
    assert await world.asked(bargain.table) == [bargain.builder]
    assert list(await bargain.deadlines()) == [bargain.builder]
    turns = [note.person for note in await world.notes(bargain.table) if "turn" in str(note.key)]
    assert bargain.partner not in turns  # what he was called for is over


async def test_nothing_answers_for_the_builder_while_he_waits(world: World) -> None:
    """Taking back is all he could do: it is no forced move."""
    bargain = await offered(world)
    await world.pass_time(HOUR)
    assert (await world.journal(bargain.table))[-1].endswith(OFFER)


async def test_a_partner_who_sleeps_declines_and_the_turn_goes_on(world: World) -> None:
    bargain = await offered(world, replace(FAST, at_deadline=DeadlineAction.PASS))
    (due,) = (await bargain.deadlines()).values()
    await world.pass_time(due - world.clock.now())
    assert (await world.journal(bargain.table))[-1].endswith("decline")
    assert await world.asked(bargain.table) == [bargain.builder]
    assert await bargain.kind() == "acting"
    assert list(await bargain.deadlines()) == [bargain.builder]


async def test_a_builder_who_sleeps_over_an_answer_takes_his_offer_back(world: World) -> None:
    bargain = await offered(world, replace(FAST, at_deadline=DeadlineAction.PASS))
    await world.play(bargain.table, bargain.partner, "counter 200")
    (due,) = (await bargain.deadlines()).values()
    await world.pass_time(due - world.clock.now())
    assert (await world.journal(bargain.table))[-1].endswith("retract")
    assert await bargain.kind() == "acting"
    # His turn does not end with it, and holds nobody up for ever.
    (due,) = (await bargain.deadlines()).values()
    assert due == world.clock.now() + HOUR
    await world.pass_time(HOUR)
    assert (await world.journal(bargain.table))[-1].endswith("end")


async def test_a_stand_in_answers_for_a_partner_who_sleeps(world: World) -> None:
    bargain = await offered(world, replace(FAST, at_deadline=DeadlineAction.STAND_IN))
    (due,) = (await bargain.deadlines()).values()
    await world.pass_time(due - world.clock.now() + HOUR)
    assert not (await world.journal(bargain.table))[-1].endswith(OFFER)


async def test_a_guest_who_made_an_offer_waits_for_the_answer(world: World) -> None:
    bargain = await offered(world)
    await world.do_as(bargain.table, bargain.builder, seat_commands.let_computer_replace)
    await world.pass_time(HOUR)
    assert (await world.journal(bargain.table))[-1].endswith(OFFER)
    await world.play(bargain.table, bargain.partner, "counter 200")
    await world.pass_time(HOUR)
    assert not (await world.journal(bargain.table))[-1].endswith("counter 200")


async def test_an_offer_is_undone_until_the_partner_has_answered(world: World) -> None:
    bargain = await offered(world)
    await world.do_as(
        bargain.table, bargain.builder, lambda seat: seat_commands.undo_own_moves(seat, 1)
    )
    assert await world.asked(bargain.table) == [bargain.builder]
    await world.play(bargain.table, bargain.builder, OFFER)
    await world.play(bargain.table, bargain.partner, "counter 200")
    outcome = await world.do_as(
        bargain.table, bargain.builder, lambda seat: seat_commands.undo_own_moves(seat, 1)
    )
    assert why(outcome) == "undo-others-have-acted"


async def test_an_old_button_of_an_offer_taken_back_is_stale(world: World) -> None:
    bargain = await offered(world)
    asked = await world.decision(bargain.table, bargain.partner)
    waiting = await world.decision(bargain.table, bargain.builder)
    await world.play(bargain.table, bargain.builder, "retract", OFFER)
    assert await world.decision(bargain.table, bargain.partner) > asked
    await world.play(bargain.table, bargain.partner, "counter 200")
    assert await world.decision(bargain.table, bargain.builder) > waiting
