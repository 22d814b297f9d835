"""Ways that are shut are told of once; threads that sleep are woken; nobody slow delays another."""

import asyncio
import logging

import pytest

from bot.engine.game import Seat
from bot.engine.text import Who, say
from bot.players.player import make_player_chance, make_situation
from bot.players.registry import computer_players
from bot.tables.command_runner import Applied
from bot.tables.derived_messages import AT_WORK
from bot.tables.people import MINUTE, TableId, TableTerms
from bot.tables.records import BOARD_KEY, MessageKey, MessageKind, OutboxMessage
from bot.tables.state import TableState, seats_waited_for
from cogs.interaction.components import TextBlock
from cogs.messages import table_post
from cogs.messages.transport import DiscordTransport
from tests.interaction.doors import BOARD, CHANNEL, EDIT, ISABELLA, LETTER, LORENZO, SERVER, Doorway
from tests.interaction.evening import FakePainter

CALL = f"<@{LORENZO}>"
CLOSED = {"status": 403, "code": 50007, "times": 999}


def said(way: Doorway) -> list[str]:
    """All that was ever said in the channel, though it may be withdrawn by now."""
    sent = [asked.body for asked in way.office.asked_like(BOARD)]
    return [body["content"] for body in sent if not body.get("components")]


async def standing(way: Doorway) -> TableState:
    found = await way.bot.services.tables.table_state(way.table)
    assert isinstance(found, TableState)
    return found


async def play_on(way: Doorway, moves: int) -> int:
    """The game goes on; how often Lorenzo was asked anew after somebody else had moved."""
    waits, before = 0, seats_waited_for(await standing(way))
    for _ in range(moves):
        now = await standing(way)
        assert now.course is not None
        seat = min(seats_waited_for(now))
        situation = make_situation(now.game, now.course.state, seat)
        move = computer_players("princes")["greedy"](
            situation, make_player_chance("door", seat, now.course.ply)
        )
        spelt, person = now.game.vocabulary.spell(move), now.card.holders[seat].person
        assert person is not None
        done = await way.bot.services.tables.submit_moves(
            way.table, person, [spelt], None, f"move {now.course.ply}"
        )
        assert isinstance(done, Applied)
        await way.at_rest()
        after = seats_waited_for(await standing(way))
        waits += Seat(0) in after and Seat(0) not in before
        before = after
    return waits


# Closed messages


async def test_closed_is_told_only_once(way: Doorway) -> None:
    way.office.trouble(LETTER, **CLOSED)
    await way.begin()

    waits = 1 + await play_on(way, 12)
    await way.sweep_after(AT_WORK)

    assert waits > 2
    assert len([one for one in said(way) if "can’t send you direct messages" in one]) == 1
    assert len([one for one in said(way) if one.startswith(CALL)]) == waits
    assert len(way.office.asked_like(LETTER)) <= waits + 1, "one for each wait, and a hand"
    assert await way.waiting() == []


async def test_nobody_is_called_again(way: Doorway) -> None:
    way.office.trouble(LETTER, **CLOSED)
    await way.begin()
    lorenzo, text = way.people[0].id, say("reminder", who=Who(0))
    reminder = OutboxMessage(
        way.table, MessageKey(MessageKind.TURN_NEWS, Seat(0)), lorenzo, text, Seat(0)
    )

    for _ in range(3):
        await way.write(reminder)
        await way.sweep_after(MINUTE)

    assert len([one for one in said(way) if one.startswith(CALL)]) == 1
    assert await way.waiting() == []


async def test_reminders_become_calls(way: Doorway) -> None:
    await way.begin()
    assert not [one for one in said(way) if one.startswith(CALL)]
    way.office.trouble(LETTER, **CLOSED)
    lorenzo, text = way.people[0].id, say("reminder", who=Who(0))
    reminder = OutboxMessage(
        way.table, MessageKey(MessageKind.TURN_NEWS, Seat(0)), lorenzo, text, Seat(0)
    )

    for _ in range(2):
        way.clock.turn(MINUTE)
        await way.write(reminder)
        await way.sweep_after()

    assert len([one for one in said(way) if one.startswith(CALL)]) == 1


async def test_an_answer_withdraws_a_call(way: Doorway) -> None:
    way.office.trouble(LETTER, **CLOSED)
    await way.begin()
    lying = [one["content"] for one in way.office.lying_in(CHANNEL)]
    assert [one for one in lying if one.startswith(CALL)]

    await play_on(way, 1)

    lying = [one["content"] for one in way.office.lying_in(CHANNEL)]
    assert not [one for one in lying if one.startswith(CALL)]


# Without Attach Files


async def test_refused_pictures_are_words(way: Doorway) -> None:
    letters = DiscordTransport(
        way.bot, way.bot.services.tables, way.bot.services.store, way.clock, FakePainter()
    )
    await way.begin()
    way.office.trouble(EDIT, status=403, code=50013)

    await letters.deliver_message(OutboxMessage(way.table, BOARD_KEY, None, None), "nonce")

    (with_picture, in_words) = [one.body for one in way.office.asked_like(EDIT)][-2:]
    assert with_picture["attachments"]
    assert not in_words["attachments"]
    assert "Starting player" in str(in_words["components"])


# Threads


async def test_a_board_wakes_its_thread(way: Doorway) -> None:
    before = await way.board()
    way.office.trouble(EDIT, status=400, code=50083)

    await way.show_board()

    after = await way.board()
    assert after.message != before.message
    assert [one["id"] for one in way.boards()] == [after.message]
    assert await way.waiting() == []


@pytest.mark.parametrize("code", [50083, 160005])
async def test_a_locked_thread_is_told_of_once_and_leaves_no_week_of_errors(
    way: Doorway, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    way.office.trouble(f"* /channels/{CHANNEL}/*", status=403, code=code, times=999)

    for _ in range(3):
        await way.show_board()
        await way.sweep_after(30 * MINUTE)

    assert len(way.letters(LORENZO)) == 1
    assert way.letters(ISABELLA) == []
    assert await way.waiting() == []
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


async def test_a_fault_that_lasts_is_logged_once(
    way: Doorway, caplog: pytest.LogCaptureFixture
) -> None:
    way.office.trouble(BOARD, status=400, code=50035, times=999)

    await way.tell(None)
    for _ in range(5):
        await way.sweep_after(30 * MINUTE)

    errors = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert len(errors) == 1
    (note,) = await way.waiting()
    assert note.tries == 6


# What was lost comes back


async def test_lost_boards_come_together(way: Doorway) -> None:
    trouble = way.office.trouble(f"* /channels/{CHANNEL}/*", status=403, code=50001, times=999)
    await way.begin()
    assert await way.waiting() == []
    trouble.times = 0
    asked = len(way.office.asked)

    await way.postman.retry_lost_channels(str(SERVER + 1))
    await way.at_rest()
    assert len(way.office.asked) == asked
    await way.postman.retry_lost_channels(str(SERVER))
    await way.at_rest()

    (shown,) = way.boards()
    (words, *_) = table_post.board_post(await standing(way), 0).head
    assert isinstance(words, TextBlock)
    assert words.text in str(shown["components"])
    asked = len(way.office.asked)
    await way.postman.retry_lost_channels(str(SERVER))
    await way.at_rest()
    assert len(way.office.asked) == asked


async def test_servers_are_asked_together(way: Doorway, monkeypatch: pytest.MonkeyPatch) -> None:
    store, looks = way.postman._store, 0
    tables_without_channel = store.tables_without_channel

    async def counted() -> dict[TableId, str]:
        nonlocal looks
        looks += 1
        return await tables_without_channel()

    monkeypatch.setattr(store, "tables_without_channel", counted)
    await asyncio.gather(*(way.postman.retry_lost_channels(str(server)) for server in range(1000)))

    assert looks == 2  # for the first, and for all that came meanwhile


# Slow channels


async def test_slow_channels_delay_none(way: Doorway) -> None:
    way.postman._patience = 0.1
    slow = range(CHANNEL + 1, CHANNEL + 10)
    for channel in slow:
        way.office.trouble(f"POST /channels/{channel}/messages", delay=4)
    for channel in slow:
        await way.bot.services.tables.open_table(
            "princes", way.people[0].id, server=str(SERVER), place=str(channel), terms=TableTerms()
        )
    async with asyncio.timeout(3):
        await way.write(
            OutboxMessage(
                way.table, MessageKey(MessageKind.SENTENCE, source="1"), None, say("table-closes")
            )
        )
        way.postman.wake_for_table(way.table)
        while not said(way):
            await asyncio.sleep(0.01)
    await way.at_rest()
    assert all(way.office.lying_in(channel) for channel in slow)
