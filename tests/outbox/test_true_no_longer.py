"""Nobody is asked or shown what is true no longer when the postman comes."""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from bot.engine.game import Seat
from bot.engine.text import Who, say
from bot.tables.people import SeatHolder, TableStatus
from bot.tables.records import EphemeralReply, MessageKey, MessageKind, OutboxMessage
from tests.outbox.world import TABLE, World, quiet
from tests.tables.houses import ISABELLA, LORENZO


async def test_a_question_that_was_answered_meanwhile_is_not_asked(world: World) -> None:
    asked = await world.turn(LORENZO)
    await world.play_on(TABLE)
    await quiet()
    world.messenger.seen.clear()
    await world.burn_letters()
    world.messenger.written.clear()
    await world.tell(asked)  # a row of old that nobody struck
    await quiet()
    assert world.messenger.seen == []
    assert world.messenger.written == []
    assert await world.waiting() == []


async def test_a_question_still_open_is_asked_even_if_it_is_the_first(world: World) -> None:
    first = await world.turn(ISABELLA)
    assert first.decision == 0
    await world.tell(first)
    await quiet()
    assert world.rung() == [ISABELLA]


async def test_what_reminds_of_an_older_question_rings_nobody(world: World) -> None:
    turn = await world.turn(ISABELLA)
    topic, text = MessageKey(MessageKind.TURN_NEWS, Seat(1)), say("reminder", who=Who(1))
    await world.tell(replace(turn, key=topic, text=text, decision=7))
    await quiet()
    assert world.rung() == []
    await world.tell(replace(turn, key=topic, text=text))
    await quiet()
    assert world.rung() == [ISABELLA]


async def test_who_no_longer_sits_there_is_not_asked(world: World) -> None:
    turn = await world.turn(ISABELLA)
    holder = SeatHolder()
    await world.recast(
        lambda card: replace(card, holders=(card.holders[0], holder, card.holders[2]))
    )
    await world.tell(turn)
    await quiet()
    assert world.messenger.written == []


async def test_who_is_no_longer_waited_for_is_not_asked(world: World) -> None:
    await world.play_on(TABLE)
    await quiet()
    world.messenger.seen.clear()
    assert LORENZO not in await world.asked(TABLE)
    world.messenger.written.clear()
    await world.tell(await world.turn(LORENZO))
    await quiet()
    assert world.messenger.written == []


async def test_whom_a_stand_in_plays_for_is_not_asked(world: World) -> None:
    await world.put(await world.turn(ISABELLA))
    holder = SeatHolder(ISABELLA, replacement="greedy")
    await world.recast(
        lambda card: replace(card, holders=(card.holders[0], holder, card.holders[2]))
    )
    await world.sweep()
    assert world.messenger.written == []


async def test_a_sentence_about_a_question_goes_with_the_question(world: World) -> None:
    reminder = OutboxMessage(
        TABLE,
        MessageKey(MessageKind.TURN_NEWS, Seat(0)),
        LORENZO,
        say("reminder"),
        Seat(0),
        decision=0,
    )
    await world.tell(reminder)
    await quiet()
    await world.play_on(TABLE)
    await quiet()
    await world.tell(reminder)
    await quiet()
    assert world.rung().count(LORENZO) == 1


async def test_a_hand_is_not_shown_to_who_no_longer_holds_it(world: World) -> None:
    await world.put(world.hand())
    await world.recast(
        lambda card: replace(
            card, holders=(card.holders[0], SeatHolder(computer="greedy"), card.holders[2])
        )
    )
    await world.sweep()
    assert world.messenger.seen == []
    assert await world.waiting() == []


@pytest.mark.parametrize(
    ("status", "told"),
    [
        (TableStatus.PAUSED, ["news 1", "board", "hand 1"]),
        (TableStatus.CANCELLED, ["news 1", "board"]),
        (TableStatus.OVER, ["news 1", "board", "hand 1"]),
    ],
)
async def test_a_table_where_nobody_plays_asks_nobody(
    world: World, status: TableStatus, told: list[str]
) -> None:
    await world.put(await world.turn(ISABELLA), world.hand(), world.board(), world.sentence(1))
    await world.recast(lambda card: replace(card, status=status))
    await world.sweep()
    assert sorted(str(seen.note.key) for seen in world.messenger.seen) == sorted(told)
    assert world.messenger.written == []
    assert await world.waiting() == []


async def test_a_panel_is_brought_up_to_date_whatever_became_of_the_table(world: World) -> None:
    reply = EphemeralReply(ISABELLA, "piazza", "5", "token", world.clock.now(), TABLE)
    async with world.store.unit_of_work() as page:
        page.save_ephemeral_reply(reply)
    await world.put(
        OutboxMessage(TABLE, MessageKey(MessageKind.PANEL, Seat(1)), ISABELLA, None, Seat(1))
    )
    await world.recast(lambda card: replace(card, status=TableStatus.CANCELLED))
    await world.sweep()
    assert world.messenger.topics(ISABELLA) == ["panel 1"]


async def test_a_frozen_table_is_told_of_and_shown_as_such_but_no_hand_is(world: World) -> None:
    await world.play_on(TABLE)
    await quiet()
    world.messenger.seen.clear()
    await world.put(world.board(), world.hand())
    with closing(sqlite3.connect(world.shelves.path)) as database, database:
        database.execute("UPDATE lines SET seal = 'forged'")
    await world.crash()
    await world.sweep()
    assert world.messenger.topics().count("frozen") == 1
    assert world.messenger.topics()[-1] == "board"
    assert set(world.messenger.topics()) == {"board", "frozen"}
    assert await world.waiting() == []
