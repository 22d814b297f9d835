"""Where a way is shut it is said once where it can be, without what the note would have said."""

from dataclasses import replace

import pytest

from bot.engine.text import Text, Who, say
from bot.outbox.worker import CLOSED_PAUSE
from bot.tables.records import MessageKey, MessageKind
from bot.tables.store_protocols import UndeliverableError
from tests.outbox.world import TABLE, World, quiet
from tests.tables.houses import EVERYBODY, ISABELLA, LORENZO

CLOSED = UndeliverableError("closed direct messages")


async def test_closed_private_messages_are_told_in_public_once(world: World) -> None:
    world.messenger.shut(ISABELLA, CLOSED)
    for number in (1, 2):
        await world.tell(world.sentence(number, ISABELLA), world.hand())
        await quiet()
    (told,) = [seen.note for seen in world.messenger.seen]
    assert (told.person, told.text) == (None, say("private-messages-closed", who=Who(1)))
    assert world.messenger.looked_for == []
    assert ("news 1", "closed direct messages") in await world.lost()
    assert await world.waiting() == []


async def test_who_is_asked_and_can_not_be_written_to_is_called_once_for_each_wait(
    world: World,
) -> None:
    world.messenger.shut(ISABELLA, CLOSED)
    asked = await world.turn(ISABELLA)
    news = MessageKey(MessageKind.TURN_NEWS, asked.seat)
    reminder = replace(asked, key=news, text=say("reminder"))
    for told, calls in ((reminder, 1), (world.sentence(1, ISABELLA), 1), (reminder, 1), (asked, 2)):
        await world.tell(told)
        await quiet()
        assert world.messenger.topics().count("call 1") == calls


async def test_nobody_is_called_for_what_asks_nothing(world: World) -> None:
    world.messenger.shut(ISABELLA, CLOSED)
    await world.tell(world.hand(), world.sentence(1, ISABELLA))
    await quiet()
    assert world.messenger.topics() == ["closed 1"]


def tried(world: World, topic: str) -> int:
    return sum(str(note.key) == topic for note in world.messenger.tried)


async def test_no_hand_is_tried_again_while_messages_are_closed(world: World) -> None:
    world.messenger.shut(ISABELLA, CLOSED)
    for _ in range(10):
        await world.tell(world.hand())
        await quiet()
    assert tried(world, "hand 1") == 1
    assert await world.waiting() == []

    world.clock.turn(CLOSED_PAUSE)
    world.messenger.reopen(ISABELLA)
    await world.tell(world.hand())
    await quiet()
    assert world.messenger.topics(ISABELLA) == ["hand 1"]


async def test_once_anything_arrives_again_hands_do_too(world: World) -> None:
    world.messenger.shut(ISABELLA, CLOSED)
    await world.tell(world.hand())
    await quiet()
    world.messenger.reopen(ISABELLA)
    for told in (world.sentence(1, ISABELLA), world.hand()):
        await world.tell(told)
        await quiet()
    assert world.messenger.topics(ISABELLA) == ["news 1", "hand 1"]


@pytest.mark.parametrize("restarted", [False, True])
async def test_they_are_told_again_only_if_one_arrived(world: World, restarted: bool) -> None:
    for number, shut in enumerate((True, True, False, False, True, True)):
        if shut:
            world.messenger.shut(ISABELLA, CLOSED)
        await world.tell(world.sentence(number, ISABELLA))
        await quiet()
        if shut:
            world.messenger.reopen(ISABELLA)
        if restarted:
            await world.crash()
    assert world.messenger.topics() == ["closed 1", "closed 1"]
    assert world.messenger.topics(ISABELLA) == ["news 2", "news 3"]


async def test_a_letter_that_need_not_be_written_proves_no_way_open(world: World) -> None:
    world.messenger.shut(ISABELLA, CLOSED)
    asked = await world.turn(ISABELLA)
    await world.tell(asked)
    await quiet()
    await world.play(TABLE, ISABELLA, (await world.legal(TABLE, ISABELLA))[0])
    for told in (asked, world.sentence(2, ISABELLA)):  # she has answered: there is no letter to be
        await world.tell(told)
        await quiet()
    assert world.messenger.topics().count("closed 1") == 1


async def test_a_letter_that_is_changed_proves_no_way_open(world: World) -> None:
    other = await world.start(LORENZO, ISABELLA)
    await quiet()
    world.messenger.shut(ISABELLA, CLOSED)
    await world.play(other, ISABELLA, (await world.legal(other, ISABELLA))[0])
    for told in (world.sentence(1, ISABELLA), await world.turn(ISABELLA)):
        await world.tell(told)
        await quiet()
    assert world.messenger.rewritten
    await world.tell(world.sentence(2, ISABELLA))
    await quiet()
    told_at = [one.note.table for one in world.messenger.seen if str(one.note.key) == "closed 1"]
    assert told_at.count(TABLE) == 1


async def test_what_was_not_sent_proves_no_way_open(world: World) -> None:
    world.messenger.shut(ISABELLA, CLOSED)
    world.messenger.told_already.add("hand 1")
    for told in (world.sentence(1, ISABELLA), world.hand(), world.sentence(2, ISABELLA)):
        await world.tell(told)
        await quiet()
    assert world.messenger.topics() == ["closed 1"]


async def test_closed_private_messages_of_one_hold_up_nobody(world: World) -> None:
    world.messenger.shut(ISABELLA, CLOSED)
    await world.play_on(TABLE, 10)
    await quiet()
    assert world.messenger.topics().count("closed 1") == 1
    assert await world.waiting() == []


async def test_every_table_is_told_of_its_own_closed_private_messages(world: World) -> None:
    other = await world.start(LORENZO, ISABELLA)
    await quiet()
    world.messenger.shut(ISABELLA, CLOSED)
    for table in (TABLE, other):
        await world.tell(replace(world.sentence(1, ISABELLA), table=table))
        await quiet()
    told = {seen.note.table for seen in world.messenger.seen if str(seen.note.key) == "closed 1"}
    assert told == {TABLE, other}


async def test_who_has_no_seat_is_not_named_in_public(world: World) -> None:
    stranger = (await world.store.find_or_add_person("savonarola", "Savonarola")).id
    world.messenger.shut(stranger, CLOSED)
    await world.tell(world.sentence(1, stranger))
    await quiet()
    assert world.messenger.seen == []
    assert await world.waiting() == []
    assert [topic for topic, _ in await world.lost()] == ["news 1"]


async def test_the_owner_of_a_deleted_channel_is_told_in_private(world: World) -> None:
    world.messenger.shut(None, UndeliverableError("no such channel"))
    for number in (1, 2):
        await world.tell(world.sentence(number), world.board())
        await quiet()
    (told,) = [seen.note for seen in world.messenger.seen]
    assert told.person == LORENZO
    assert told.text == Text("channel-is-gone", (("table", TABLE),))
    assert await world.lost() == [
        (topic, "no such channel") for topic in ("news 1", "board", "news 2", "board")
    ]


async def test_when_every_way_is_shut_it_ends(world: World) -> None:
    world.messenger.shut(None, UndeliverableError())
    world.messenger.shut(LORENZO, CLOSED)
    await world.tell(world.board(), world.sentence(1, LORENZO))
    await quiet()
    assert world.messenger.seen == []
    assert await world.waiting() == []


async def test_players_are_told_once_of_a_server_that_removed_the_bot(world: World) -> None:
    for _ in range(2):
        await world.postman.announce_bot_removal(lambda server: server == "Florence")
        await quiet()
    told = [(seen.note.person, str(seen.note.key)) for seen in world.messenger.seen]
    assert told.count((ISABELLA, "server 1")) == 1
    assert sum(topic.startswith("server") for _, topic in told) == len(EVERYBODY)


async def test_a_board_whose_channel_was_lost_is_posted_after_a_change_of_its_server(
    world: World,
) -> None:
    world.messenger.shut(None, CLOSED)
    await world.tell(world.board())
    await quiet()
    world.messenger.reopen(None)
    world.messenger.seen.clear()
    await world.postman.retry_lost_channels("Siena")
    await quiet()
    assert world.messenger.seen == []
    await world.postman.retry_lost_channels("Siena", "Florence")
    await quiet()
    assert "board" in world.messenger.topics()
