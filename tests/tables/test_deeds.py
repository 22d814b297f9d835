"""What is remembered of a finished game: written with its result, of those who played it."""

from bot.engine.ended_game import GameMemory, usual_price
from bot.engine.game import Seat
from bot.engine.text import Florins, Named, Who, say
from bot.games.princes.final_scoring import derive_memories
from bot.history.records import OwnRecord
from bot.tables import seat_commands, votes_and_seat_changes
from bot.tables.command_runner import texts_heard
from tests.tables.houses import COSIMO, ISABELLA, LORENZO, World
from tests.tables.test_records import play_out

JESTER = Named("lot", "jester")


def paid(price: int) -> GameMemory:
    return GameMemory("jester", Who(0), JESTER, price, is_price=True)


def test_what_a_thing_usually_costs_is_what_the_others_of_its_sort_cost() -> None:
    own, *others = bought = [paid(900), paid(300), paid(500)]

    assert usual_price(own, bought) == 400
    assert usual_price(own, [own, others[0]]) == 0  # one other tells nothing


async def test_a_finished_game_is_added_up_for_everybody_who_played_it(world: World) -> None:
    table = await world.start(LORENZO, ISABELLA, COSIMO)
    for person in (LORENZO, ISABELLA, COSIMO):
        await world.do_as(table, person, seat_commands.let_computer_replace)
    await play_out(world, table)

    own = await world.store.own_record(LORENZO, "Florence", "princes")

    state = await world.standing(table)
    assert state.course is not None
    scores = state.game.scores(state.course.state)
    assert scores is not None
    (sheet,) = own.sheets
    assert (sheet.seats, sheet.games, sheet.known, sheet.computers) == (3, 1, 1, False)
    assert sheet.wins == (Seat(0) in scores.winners)
    assert sheet.best == sheet.total == scores.totals[0]
    assert sheet.sources == tuple(zip(scores.sources, scores.points[0], strict=True))
    assert sorted(one.name for one in own.meetings) == ["Cosimo", "Isabella"]
    bests = await world.store.server_bests("Florence", "princes")
    first, second, _ = sorted(scores.totals, reverse=True)
    assert [one.margin for one in bests.finishes] == [first - second]
    steps = (event for made in state.course.made for event in made.step.events)
    works = [one for one in derive_memories(texts_heard(steps, None)) if one.kind == "work"]
    told = [one.amount for one in bests.peaks if one.kind == "work"]
    assert max(told) == max(work.amount for work in works)
    assert await world.store.own_record(LORENZO, "Siena", "princes") == OwnRecord()


async def test_who_left_has_no_record_and_counts_as_a_computer(world: World) -> None:
    table = await world.start(LORENZO, ISABELLA, COSIMO)
    for person in (LORENZO, ISABELLA):
        await world.do_as(table, person, seat_commands.let_computer_replace)
    await world.do_as(table, COSIMO, votes_and_seat_changes.resign_seat)
    await play_out(world, table)

    (sheet,) = (await world.store.own_record(LORENZO, "", "princes")).sheets
    assert sheet.computers
    assert await world.store.own_record(COSIMO, "", "princes") == OwnRecord()
    bests = await world.store.server_bests("Florence", "princes")
    assert (bests.peaks, bests.finishes) == ((), ())


def test_a_jester_and_another_lot_are_remembered_apart() -> None:
    told = [
        say("wins", who=Who(0), lot=Named("lot", lot), price=Florins(500))
        for lot in ("jester", "forest")
    ]
    assert [one.kind for one in derive_memories(told)] == ["jester", "lot"]
