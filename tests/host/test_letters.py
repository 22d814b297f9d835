"""One letter for each person over all tables: who is there is left alone, an absence rings once."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.engine.game import Seat
from bot.engine.text import Who, say
from bot.host import acts, letters, tidings
from bot.host.company import PersonId, Rings, TableId, Terms
from bot.host.letters import ALONE, LATELY, Delivery, News, decided
from bot.host.motions import Pause, Resume
from bot.host.ports import Later, Unreachable
from bot.host.postman import Postman
from bot.host.presence import Presence
from bot.host.rows import Letter, Note, Ring, Wait
from bot.host.time import DAY, HOUR, MINUTE, Time
from bot.host.topics import Board, StillYourTurn, VoteWanted
from tests.host import houses
from tests.host.houses import COSIMO, ISABELLA, LORENZO
from tests.host.recording_messenger import RecordingMessenger

NOON = Time(1_700_000_000)
HERS = Letter(ISABELLA, "letters", "1", made_at=NOON, rang=NOON)


def wait(table: int, until: int | None = None) -> Wait:
    return Wait(TableId(table), Seat(0), 1, None if until is None else Time(NOON + until))


def news(since: int = 1, until: int | None = None, *, reminds: bool = False) -> News:
    at = None if until is None else Time(NOON + until)
    return News(Time(NOON + since), at, reminds)


def by(
    *found: News,
    letter: Letter = HERS,
    waits: tuple[Wait, ...] = (wait(1), wait(2)),
    came: int | None = None,
    rings: Rings = Rings.ONCE,
    after: int = MINUTE,
) -> Delivery:
    at = None if came is None else Time(NOON + came)
    return decided(letter, waits, found, at, rings, Time(NOON + after))


# What is done, of what is known


def test_whoever_was_never_written_to_is_rung() -> None:
    assert by(news(), letter=Letter(ISABELLA)) is Delivery.RINGING


def test_what_comes_to_wait_in_the_same_absence_joins_silently() -> None:
    assert by(news()) is Delivery.EDITED


def test_an_old_letter_is_not_edited_but_replaced_without_a_sound() -> None:
    assert by(news(), after=letters.YOUNG - 1) is Delivery.EDITED
    assert by(news(), after=letters.YOUNG) is Delivery.SILENT


@pytest.mark.parametrize(
    ("heeded", "until", "done"),
    [
        (8 * HOUR, 7 * HOUR, Delivery.RINGING),
        (8 * HOUR, 8 * HOUR, Delivery.EDITED),
        (8 * HOUR, None, Delivery.EDITED),
        (None, 8 * HOUR, Delivery.RINGING),
    ],
)
def test_an_earlier_deadline_rings_once_more(
    heeded: int | None, until: int | None, done: Delivery
) -> None:
    letter = replace(HERS, heeded=None if heeded is None else Time(NOON + heeded))
    assert by(news(until=until), letter=letter) is done


def test_once_its_reader_has_come_anywhere_it_may_ring_again() -> None:
    assert by(news(since=3 * MINUTE), came=2 * MINUTE, after=HOUR) is Delivery.RINGING
    assert by(news(since=3 * MINUTE), came=-1) is Delivery.EDITED


def test_what_was_told_as_it_rang_does_not_ring_again_after_its_reader_came() -> None:
    told = replace(HERS, told=(wait(1),))
    assert by(news(since=0), letter=told, waits=(wait(1),), came=1) is Delivery.NOTHING


def test_a_deadline_rings_before_it_acts_however_often_it_has_rung() -> None:
    assert by(news(reminds=True)) is Delivery.RINGING


def test_whoever_wants_every_ring_has_it_and_whoever_wants_none_has_none() -> None:
    assert by(news(), rings=Rings.EVERY) is Delivery.RINGING
    for found in (news(), news(reminds=True), news(until=1)):
        assert by(found, rings=Rings.NEVER) is Delivery.EDITED
    assert by(news(), letter=Letter(ISABELLA), rings=Rings.NEVER) is Delivery.SILENT


def test_what_is_true_already_is_not_written_again() -> None:
    waits = (wait(1), wait(2))
    assert by(letter=replace(HERS, told=waits), waits=waits) is Delivery.NOTHING
    assert by(letter=replace(HERS, told=waits), waits=waits[:1]) is Delivery.EDITED


def test_a_letter_is_withdrawn_once_nothing_waits() -> None:
    assert by(waits=()) is Delivery.WITHDRAWN
    assert by(waits=(), letter=Letter(ISABELLA, rang=NOON)) is Delivery.NOTHING


def test_a_clock_that_was_set_back_silences_nobody_for_ever() -> None:
    ahead = replace(HERS, rang=Time(NOON + DAY))
    assert by(news(since=3 * MINUTE), letter=ahead, came=4 * MINUTE, after=MINUTE) is not None
    later = by(news(since=HOUR + 1), letter=ahead, came=HOUR + 1, after=HOUR)
    assert later is Delivery.RINGING


def test_the_nearest_deadline_stands_first_and_of_the_others_what_is_new() -> None:
    waits = [wait(1), wait(2, 9 * HOUR), wait(3), wait(4, HOUR)]
    in_order = letters.in_order(waits, {(TableId(3), ""): news()})
    assert [one.table for one in in_order] == [4, 2, 3, 1]


# With tables, a postman and a clock turned by hand


class World(houses.World):
    """People at several tables, and what lies in their direct messages."""

    def open(self) -> None:
        super().open()
        if not hasattr(self, "messenger"):
            self.messenger = RecordingMessenger(self.clock)
        self.postman = Postman(self.house, self.store, self.messenger, self.clock)

    async def come(self, table: TableId, person: PersonId) -> None:
        """He presses something there."""
        await self.house.pressed(await self.standing(table), person, f"{person} {self.clock.now()}")

    async def sweep_after(self, seconds: int = 0) -> None:
        self.clock.turn(seconds)
        await self.postman.sweep()
        while tasks := self.postman._tasks():
            await asyncio.wait(tasks)

    def rung(self, person: PersonId) -> int:
        return sum(
            not contents.silent
            for contents in self.messenger.written
            if contents.person.id == person
        )

    def about(self, person: PersonId) -> list[str]:
        """What stands in the letter that lies with him: "" for a question."""
        _, contents = self.messenger.lying.get(person, ("", None))
        return [matter.wait.about for matter in contents.matters] if contents else []

    def tables(self, person: PersonId) -> list[TableId]:
        """Which tables the letter speaks of that lies with him; none if there is none."""
        _, contents = self.messenger.lying.get(person, ("", None))
        return [matter.wait.table for matter in contents.matters] if contents else []


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with houses.world(tmp_path) as known:
        world = World(known.store)
        yield world
        await world.postman.close(patience=0)
        assert not world.messenger.overlapped


async def auctions(world: World, *terms: Terms) -> list[TableId]:
    """Tables at which Isabella is asked to name a lot; of what led there nobody was written."""
    tables = [await world.auction(terms=one) for one in terms]
    for table in tables:
        assert await world.next(table) == ISABELLA
    await world.sweep_after()
    return tables


@pytest.mark.asyncio
async def test_whoever_is_there_is_written_to_only_after_two_minutes(world: World) -> None:
    table = await world.auction()
    await world.come(table, ISABELLA)
    await world.sweep_after()
    assert world.tables(ISABELLA) == []

    await world.sweep_after(ALONE - 1)
    assert world.rung(ISABELLA) == 0
    await world.sweep_after(1)

    assert (world.rung(ISABELLA), world.tables(ISABELLA)) == (1, [table])


@pytest.mark.asyncio
async def test_whoever_presses_something_meanwhile_is_left_alone_longer(world: World) -> None:
    table = await world.auction()
    await world.come(table, ISABELLA)
    await world.sweep_after(MINUTE)
    await world.come(table, ISABELLA)

    await world.sweep_after(ALONE - 1)
    assert world.rung(ISABELLA) == 0
    await world.sweep_after(1)
    assert world.rung(ISABELLA) == 1


@pytest.mark.asyncio
async def test_nobody_who_answers_in_time_is_ever_written_to(world: World) -> None:
    table = await world.auction()
    for _ in range(6):
        person = await world.next(table)
        await world.come(table, person)
        await world.sweep_after(MINUTE)
        await world.play_on(table)
        await world.come(table, person)
    await world.sweep_after()

    for person in (LORENZO, ISABELLA, COSIMO):
        assert world.rung(person) <= 1  # before he first came


@pytest.mark.asyncio
async def test_who_is_there_is_known_after_a_restart(world: World) -> None:
    table = await world.auction()
    await world.come(table, ISABELLA)
    world.open()

    await world.sweep_after()
    assert world.rung(ISABELLA) == 0
    await world.sweep_after(ALONE)
    assert world.rung(ISABELLA) == 1


@pytest.mark.asyncio
async def test_whoever_was_here_long_ago_is_written_to_at_once(world: World) -> None:
    table = await world.start()
    await world.come(table, ISABELLA)
    world.clock.turn(LATELY + 1)
    for person in (LORENZO, ISABELLA, COSIMO):
        await world.play(table, person, (await world.legal(table, person))[0])

    await world.sweep_after()

    assert world.rung(ISABELLA) == 1


@pytest.mark.asyncio
async def test_several_tables_are_one_letter_that_rings_once(world: World) -> None:
    first, second = await auctions(world, Terms(), Terms())

    assert world.rung(ISABELLA) == 1
    assert world.tables(ISABELLA) == [first, second]
    await world.sweep_after(HOUR)
    assert world.rung(ISABELLA) == 1


@pytest.mark.asyncio
async def test_only_tables_that_may_ask_something_are_read_for_a_letter(world: World) -> None:
    first, second = await auctions(world, Terms(), Terms())
    assert await world.store.asking(ISABELLA) == (first, second)
    assert await world.store.asking(LORENZO) == ()

    await world.play(first, ISABELLA, "nominate jester")
    assert await world.store.asking(ISABELLA) == (second,)
    await world.vote(second, LORENZO, Pause())
    assert await world.store.asking(LORENZO) == (second,)

    who = await world.person(LORENZO)
    assert await world.house.write_down(replace(who, hears_next=True)) is None
    assert await world.store.asking(LORENZO) == (first, second)


@pytest.mark.asyncio
async def test_what_somebody_pressed_is_remembered_though_others_press_elsewhere(
    world: World,
) -> None:
    presence = Presence(world.store, world.clock, room=1)
    first, second = await auctions(world, Terms(), Terms())
    await presence.came(first, ISABELLA)
    world.clock.turn(MINUTE)
    await presence.came(second, LORENZO)

    assert set(await presence.at(first)) == {ISABELLA}
    assert await presence.of(ISABELLA) == {first: world.clock.now() - MINUTE}
    assert len(presence._tables) == 1


@pytest.mark.asyncio
async def test_an_answer_takes_its_line_away_and_the_last_one_the_letter(world: World) -> None:
    first, second = await auctions(world, Terms(), Terms())

    await world.play(first, ISABELLA, "nominate jester")
    await world.sweep_after()
    assert world.tables(ISABELLA) == [second]

    await world.play(second, ISABELLA, "nominate jester")
    await world.sweep_after()
    assert world.tables(ISABELLA) == []
    assert world.rung(ISABELLA) == 1


@pytest.mark.asyncio
async def test_after_she_came_anywhere_a_new_absence_rings_once_more(world: World) -> None:
    (table,) = await auctions(world, Terms())
    world.clock.turn(MINUTE)
    await world.come(table, ISABELLA)
    await world.play(table, ISABELLA, "nominate jester")
    await world.sweep_after(HOUR)
    while await world.next(table) != ISABELLA:
        await world.play_on(table)

    await world.sweep_after()

    assert world.rung(ISABELLA) == 2


@pytest.mark.asyncio
@pytest.mark.parametrize("shut", [MINUTE, 16 * MINUTE, DAY])
async def test_a_restart_rings_nobody_twice(world: World, shut: int) -> None:
    (table,) = await auctions(world, Terms("slow", auctions="hand"))
    await world.house.shutters.beat()
    world.clock.turn(shut)
    world.open()

    await world.sweep_after()
    assert world.rung(ISABELLA) == 1
    assert world.tables(ISABELLA) == [table]


@pytest.mark.asyncio
@pytest.mark.parametrize("away", [0, 10 * MINUTE, DAY])
@pytest.mark.parametrize("arrived", [True, False])
async def test_a_kill_between_sending_and_keeping_doubles_none(
    world: World, arrived: bool, away: int
) -> None:
    table = await world.auction()
    stops = world.messenger.stop_after if arrived else world.messenger.stop_before
    stop = stops("letter")
    await world.postman.sweep()
    async with asyncio.timeout(10):
        while not stop.reached:
            await asyncio.sleep(0.001)
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()
    await asyncio.sleep(0.01)
    world.messenger.go_on()
    world.open()

    await world.sweep_after(away)

    assert world.rung(ISABELLA) == 1
    assert world.tables(ISABELLA) == [table]
    assert (await world.store.letter(ISABELLA)).nonce == ""
    assert await world.store.notes_to(ISABELLA) == ()


@pytest.mark.asyncio
async def test_what_discord_could_not_take_comes_later_and_once(world: World) -> None:
    world.messenger.fail("letter", Later(1), Later(1))
    await auctions(world, Terms())
    for _ in range(3):
        await world.sweep_after(HOUR)
    assert world.rung(ISABELLA) == 1


@pytest.mark.asyncio
async def test_whose_messages_are_closed_is_told_so_at_the_table_and_called_once(
    world: World,
) -> None:
    world.messenger.shut(ISABELLA, Unreachable("closed"))
    (table,) = await auctions(world, Terms())
    await world.sweep_after()
    topics = world.messenger.topics()
    assert (topics.count("closed 1"), topics.count("call 1")) == (1, 1)
    assert (await world.store.letter(ISABELLA)).nonce == ""
    assert world.tables(ISABELLA) == []
    assert table


@pytest.mark.asyncio
async def test_a_reminder_rings_again_and_its_letter_is_the_only_one(world: World) -> None:
    (table,) = await auctions(world, Terms())
    seat, question = await world.seat(table, ISABELLA), await world.decision(table, ISABELLA)
    world.clock.turn(DAY)
    async with world.store.page() as page:
        text = say("reminder", who=Who(seat))
        now = world.clock.now()
        page.put_note(Note(table, StillYourTurn(seat), ISABELLA, text, seat, question, created=now))
    await world.sweep_after()
    assert world.rung(ISABELLA) == 2
    assert world.tables(ISABELLA) == [table]


@pytest.mark.asyncio
async def test_a_letter_that_nobody_has_is_not_revised(world: World) -> None:
    table = await world.auction()
    await world.come(table, ISABELLA)
    await world.play(table, ISABELLA, "nominate jester")
    topics = [str(note.topic) for note in await world.store.notes_to(ISABELLA)]
    assert "revision 1" not in topics
    assert "turn 1" not in topics


@pytest.mark.asyncio
async def test_in_the_midst_of_her_turn_it_is_still_hers_to_be_told(world: World) -> None:
    table = await world.action()
    person = await world.next(table)
    await world.come(table, person)
    await world.sweep_after()
    seat = await world.seat(table, person)
    for move in await world.legal(table, person):
        await world.play(table, person, move)
        if await world.asked(table) == [person]:
            break
        await world.do_as(table, person, lambda _: acts.take_back_own(seat, 1))
    assert await world.asked(table) == [person]
    rung = world.rung(person)

    await world.sweep_after(ALONE)

    assert world.rung(person) == rung + 1
    assert world.tables(person) == [table]


# Votes, and who comes next


@pytest.mark.asyncio
async def test_a_vote_is_a_line_of_the_letter_and_rings_as_a_question_does(world: World) -> None:
    (table,) = await auctions(world, Terms())
    assert world.about(COSIMO) == []
    world.clock.turn(MINUTE)
    await world.say_yes(table, Pause(), LORENZO)

    await world.sweep_after()

    assert world.about(COSIMO) == ["pause"]
    assert world.rung(COSIMO) == 1
    assert world.about(ISABELLA) == ["pause", ""]
    assert world.rung(ISABELLA) == 2  # it has an end, and her question has none
    assert not any(isinstance(seen.note.topic, VoteWanted) for seen in world.messenger.seen)


@pytest.mark.asyncio
async def test_a_vote_that_is_over_leaves_the_letter_and_so_does_whoever_has_voted(
    world: World,
) -> None:
    (table,) = await auctions(world, Terms())
    await world.say_yes(table, Pause(), LORENZO)
    await world.sweep_after()

    await world.vote(table, ISABELLA, Pause(), in_favour=True)
    await world.sweep_after()
    assert world.about(ISABELLA) == [""]
    await world.vote(table, COSIMO, Pause(), in_favour=False)
    await world.sweep_after()

    assert world.about(COSIMO) == []
    assert world.about(ISABELLA) == [""]


@pytest.mark.asyncio
async def test_a_vote_in_a_pause_is_written_of_too(world: World) -> None:
    (table,) = await auctions(world, Terms())
    await world.say_yes(table, Pause())
    await world.sweep_after()
    assert world.about(ISABELLA) == []

    await world.say_yes(table, Resume(), LORENZO)
    await world.sweep_after()

    assert world.about(ISABELLA) == ["resume"]


@pytest.mark.asyncio
async def test_who_comes_next_is_told_without_a_sound_and_only_who_likes_to(world: World) -> None:
    likes = replace(await world.person(COSIMO), hears_next=True)
    assert await world.house.write_down(likes) is None
    (table,) = await auctions(world, Terms())
    assert world.about(COSIMO) == [letters.NEXT]
    assert world.rung(COSIMO) == 0

    await world.play(table, ISABELLA, "nominate jester")
    await world.sweep_after()

    assert world.about(COSIMO) == [""]
    assert world.rung(COSIMO) == 1
    assert world.about(LORENZO) == []


@pytest.mark.asyncio
async def test_whoever_can_not_be_written_to_is_asked_for_his_vote_in_the_channel(
    world: World,
) -> None:
    world.messenger.shut(COSIMO, Unreachable("closed"))
    (table,) = await auctions(world, Terms())
    await world.say_yes(table, Pause(), LORENZO)
    await world.sweep_after()
    await world.sweep_after()
    assert world.messenger.topics().count("vote 2 pause") == 1
    assert world.about(COSIMO) == []


# The board, while computers play


@pytest.mark.asyncio
async def test_the_board_waits_until_the_computers_have_played_on_to_a_person(
    world: World,
) -> None:
    table = await world.start(LORENZO, guests=("greedy", "greedy"))
    await world.take_notes(table)
    await world.play(table, LORENZO, (await world.legal(table, LORENZO))[0])

    waits: list[int] = []
    while LORENZO not in await world.asked(table):
        (board,) = [one for one in await world.take_notes(table) if one.topic == Board()]
        waits.append(board.not_before - world.clock.now())
        assert await world.ring() is Ring.ANSWER

    assert waits == [tidings.QUIET] * len(waits)  # nobody asked for time to take back
    assert len(waits) > 2
    (board,) = [one for one in await world.take_notes(table) if one.topic == Board()]
    assert board.not_before <= world.clock.now()  # he is asked: now it is drawn


async def at_an_auction(world: World, respite: int) -> TableId:
    """Lorenzo, who likes so long to take back, has just bid against two computers."""
    likes = replace(await world.person(LORENZO), respite=respite)
    assert await world.house.write_down(likes) is None
    table = await world.start(LORENZO, guests=("greedy", "greedy"))
    await world.play(table, LORENZO, (await world.legal(table, LORENZO))[0])
    while LORENZO not in await world.asked(table):
        await world.ring()
    await world.take_notes(table)
    bid = next(
        move for move in await world.legal(table, LORENZO) if move.startswith(("bid", "nominate"))
    )
    await world.play(table, LORENZO, bid)
    assert LORENZO not in await world.asked(table)
    return table


@pytest.mark.asyncio
@pytest.mark.parametrize("respite", [0, 20, 60])
async def test_whoever_likes_a_while_to_take_back_has_it_and_sees_the_board_meanwhile(
    respite: int, world: World
) -> None:
    table = await at_an_auction(world, respite)
    before = len((await world.course(table)).made)

    (board,) = [one for one in await world.take_notes(table) if one.topic == Board()]
    (due,) = await world.dues(table, Ring.ANSWER)

    assert due.at - world.clock.now() == max(1, respite)
    assert (board.not_before <= world.clock.now()) == bool(respite)
    await world.do_as(table, LORENZO, lambda seat: acts.take_back_own(seat, 1))
    assert len((await world.course(table)).made) == before - 1
    assert await world.asked(table) == [LORENZO]


@pytest.mark.asyncio
async def test_computers_do_not_wait_for_one_another(world: World) -> None:
    table = await at_an_auction(world, respite=20)
    passed = []
    while LORENZO not in await world.asked(table):
        before = world.clock.now()
        assert await world.ring() is Ring.ANSWER
        passed.append(world.clock.now() - before)
    assert passed[0] == 20
    assert passed[1:] == [1] * (len(passed) - 1)
    assert len(passed) > 1


@pytest.mark.asyncio
async def test_orders_wait_as_long_for_whoever_may_take_back_whatever_they_say(
    world: World,
) -> None:
    likes = replace(await world.person(ISABELLA), respite=60)
    assert await world.house.write_down(likes) is None
    (table,) = await auctions(world, Terms())
    await world.order(table, COSIMO, "limit jester 700 pass")

    await world.play(table, ISABELLA, "nominate jester")

    (due,) = await world.dues(table, Ring.ANSWER)
    assert due.at - world.clock.now() == 60


def test_a_letter_goes_under_its_number_until_it_is_there_and_no_other_ever_does() -> None:
    first = letters.on_its_way(Letter(ISABELLA), "note", Time(10), loud=True)
    again = letters.on_its_way(first, "note", Time(20), loud=True)
    there = letters.arrived(again, "channel", "message", ())
    gone = letters.withdrawn(there)

    after = [letters.on_its_way(one, "note", Time(2 * HOUR), loud=True) for one in (there, gone)]

    assert first.nonce == again.nonce
    assert all(one.nonce != first.nonce for one in after)
    tried_again = letters.on_its_way(after[0], "note", Time(3 * HOUR), loud=True)
    assert tried_again.nonce == after[0].nonce
