"""Playing on from a position of a game that is over: alone, with its luck, and for no record."""

from dataclasses import replace

import pytest

from bot.engine.game import Seat
from bot.engine.text import Refusal
from bot.history import reviews
from bot.history.reviews import PlayOnPosition
from bot.history.shared_deals import SharedDeals
from bot.tables import commands, lobby
from bot.tables.motions import UndoMotion
from bot.tables.people import PlayOnOrigin, SeatHolder, TableId, TableStatus, Time
from bot.tables.records import JobKind, SharedDeal
from bot.tables.state import TableCommand, TableState
from bot.tables.table import Applied
from tests.tables.houses import ISABELLA, LORENZO, Options, World, why
from tests.tables.test_solo_tables import ALONE

HERE = 9  # moves


async def over(
    world: World, game: str, *, options: Options = (), number: int = HERE + 4
) -> TableState:
    """A game in which much was taken back, as if it had been played to its end."""
    table = await world.house.open_table(
        game, LORENZO, server="Florence", place="piazza", options=options
    )
    assert not isinstance(table, Refusal)
    people = [LORENZO] if options else [LORENZO, ISABELLA]
    for person in people[1:]:
        await world.do(table, lobby.sit_down(person))
    assert isinstance(await world.house.start_game(table, LORENZO, f"start {table}"), Applied)
    await world.play_on(table, 3)
    if not options:
        for person in people:
            await world.vote(table, person, UndoMotion(2))
    made = len((await world.course(table)).made)
    await world.play_on(table, number - made)
    state = await world.standing(table)
    assert len(await world.store.journal_lines(table)) > number or options
    return replace(state, card=replace(state.card, status=TableStatus.OVER))


async def begun(world: World, position: PlayOnPosition) -> TableId:
    person = await world.person(ISABELLA)
    return await reviews.begin_play_on(
        world.house, world.store, position, person, "a letter", f"click {position.moves}"
    )


@pytest.mark.parametrize(
    ("game", "options", "seat"), [("princes", (), 1), ("firenze", (), 0), ("princes", ALONE, 0)]
)
async def test_it_begins_where_the_old_one_stood_and_goes_on_with_the_same_luck(
    world: World, game: str, options: Options, seat: int
) -> None:
    old = await over(world, game, options=options)
    assert old.course is not None
    world.told.clear()
    table = await begun(world, PlayOnPosition(old, HERE, Seat(seat)))
    assert table in world.told, "its board is posted and its computers are rung for at once"
    world.open()  # by what is on disk alone

    new = await world.standing(table)
    assert new.course is not None
    assert new.course.state == old.course.made[HERE - 1].step.state
    assert new.course.opening == old.course.opening
    assert (new.card.origin, new.card.is_rated) == (PlayOnOrigin(old.card.id, HERE), False)
    assert (new.card.server, new.card.place, new.server_seed) == ("", "a letter", "")
    computer = SeatHolder(computer="journeyman")
    assert new.card.holders == tuple(
        SeatHolder(ISABELLA, came_after=HERE) if at == seat else computer
        for at in range(len(old.card.holders))
    )
    assert {due.kind for due in await world.dues(table)} <= {JobKind.ANSWER}
    assert {str(note.key) for note in await world.notes(table)} == {"board"}

    for made in old.course.made[HERE:]:
        spelt = old.game.vocabulary.spell(made.move)
        assert isinstance(await world.do(table, _played(made.seat, spelt)), Applied)
    assert (await world.course(table)).state == old.course.state


def _played(seat: Seat, spelt: str) -> TableCommand:
    return commands.submit_moves(seat, [spelt], None)


async def test_a_computer_goes_on_and_old_moves_can_be_undone(world: World) -> None:
    old = await over(world, "princes")
    assert old.course is not None
    moved = old.course.made[HERE].seat
    table = await begun(world, PlayOnPosition(old, HERE, Seat(1 - moved)))

    await world.pass_time(30)

    after = await world.course(table)
    assert len(after.made) > HERE
    assert after.made[HERE].seat == moved
    back = len(after.made) - HERE + 2
    assert isinstance(await world.vote(table, ISABELLA, UndoMotion(back)), Applied)
    assert (await world.course(table)).state == old.course.made[HERE - 3].step.state


async def test_what_was_moved_before_it_is_not_told_of_whoever_plays_on(world: World) -> None:
    old = await over(world, "princes")
    table = await begun(world, PlayOnPosition(old, HERE, Seat(0)))

    told = await world.store.export_person(ISABELLA)

    assert isinstance(told["moves"], list)
    assert not [one for one in told["moves"] if one["table"] == table]
    assert isinstance(told["tables"], list)
    assert told["tables"][-1]["origin"] == {"table": old.card.id, "moves": HERE}
    await world.house.forget_person(ISABELLA)
    assert (await world.standing(table)).card.holders[0].resigned


async def test_only_an_ended_game_is_continued_and_not_from_its_end(world: World) -> None:
    old = await over(world, "princes")
    assert old.course is not None
    deal = SharedDeal(1, "", "", "en", "princes", 1, "", (), "", Time(0), until=None)
    running = replace(old, card=replace(old.card, status=TableStatus.PLAYING))

    assert reviews.refuse_play_on(old, 0) is None
    for state, moves in ((running, 0), (replace(old, shared=deal), 0), (old, len(old.course.made))):
        assert why(reviews.refuse_play_on(state, moves)) == "no-playing-on"


async def test_its_deal_is_offered_to_nobody(world: World) -> None:
    old = await over(world, "princes", options=ALONE)
    table = await begun(world, PlayOnPosition(old, HERE, Seat(0)))
    shared = SharedDeals(world.house, world.store, world.clock)

    assert why(await shared.offer_deal(table, ISABELLA)) == "no-deal-to-share"
