"""Notes reach whom they concern: told at least once, seen once, and never before they are kept."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from shutil import copyfile
from time import sleep

import pytest
import pytest_asyncio

from bot.engine.game import Seat
from bot.engine.text import Text, Who, say
from bot.host import dispatch, postman
from bot.host.company import Chair, PersonId, Status, TableCard, TableId
from bot.host.dispatch import pause_after
from bot.host.house import House
from bot.host.letters import NONCE_LASTS
from bot.host.outcomes import NotKept
from bot.host.ports import CannotKeep, Later, Page, Unreachable
from bot.host.postman import Postman
from bot.host.rows import Letter, Note
from bot.host.time import DAY, HOUR, MINUTE, Time
from bot.host.topics import Board, Hand, Sentence, StillYourTurn, YourTurn
from bot.store.sqlite import Sqlite
from tests.host import houses
from tests.host.hand_sleep import HandSleep, Woken
from tests.host.houses import COSIMO, EVERYBODY, ISABELLA, LORENZO
from tests.host.recording_messenger import RecordingMessenger, Stop

pytestmark = pytest.mark.asyncio

TABLE = TableId(1)


class Shelves(Sqlite):
    """A store whose disk can be full."""

    full = False

    @asynccontextmanager
    async def page(self) -> AsyncIterator[Page]:
        async with super().page() as page:
            yield page
            if self.full:
                raise CannotKeep("the disk is full")


class World(houses.World):
    """A table of three where a game is on, and somebody who carries what is told there."""

    def __init__(self, store: Shelves) -> None:
        super().__init__(store)
        self.shelves, self.messenger = store, RecordingMessenger(self.clock)
        self.employ()

    def employ(self) -> None:
        """A house and a postman that know nothing but what is on disk."""
        self.house = House(self.store, self.clock, kept=self._wake, half=lambda: "medici-7")
        self.postman = Postman(self.house, self.store, self.messenger, self.clock)

    def _wake(self, table: TableId) -> None:
        self.postman.wake(table)

    async def crash(self) -> None:
        """All that is not on disk is gone."""
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.messenger.go_on()
        self.employ()

    async def sweep(self) -> None:
        await self.postman.sweep()
        await quiet()

    # What is told

    async def put(self, *notes: Note) -> None:
        """Keep notes as an act of the table would, without waking the postman."""
        async with self.store.page() as page:
            for note in notes:
                page.put_note(replace(note, created=self.clock.now()))

    async def tell(self, *notes: Note) -> None:
        await self.put(*notes)
        self.postman.wake(notes[0].table)

    def sentence(self, number: int, person: PersonId | None = None) -> Note:
        return Note(TABLE, Sentence(str(number)), person, say("is-back", who=Who(0)))

    def board(self) -> Note:
        return Note(TABLE, Board(), None, None)

    def hand(self) -> Note:
        return Note(TABLE, Hand(Seat(1)), ISABELLA, None, Seat(1))

    async def turn(self, person: PersonId) -> Note:
        """What tells somebody that he is asked what his seat is asked now."""
        seat, decision = await self.seat(TABLE, person), await self.decision(TABLE, person)
        return Note(TABLE, YourTurn(seat), person, None, seat, decision)

    async def burn_letters(self) -> None:
        """Nobody has been written to yet."""
        async with self.store.page() as page:
            for person in EVERYBODY:
                page.put_letter(Letter(person))

    def rung(self) -> list[PersonId]:
        """Whose letters rang."""
        return [one.person.id for one in self.messenger.written if not one.silent]

    async def waiting(self) -> list[str]:
        """But for the chronicle, which waits a while on purpose."""
        topics = [str(note.topic) for note in await self.store.notes_of(TABLE)]
        return [topic for topic in topics if topic != "chronicle"]

    async def lost(self) -> list[tuple[str, str]]:
        return [(str(note.topic), why) for note, why in await self.shelves.lost_notes()]

    async def recast(self, change: Callable[[TableCard], TableCard]) -> None:
        """Change the table's card behind everybody's back."""
        card = await self.store.card(TABLE)
        assert card is not None
        async with self.store.page() as page:
            page.put_card(change(card))
        await self.crash()


async def shelves_at(path: Path) -> Shelves:
    store = await Shelves.open_for_hosting(path)
    assert isinstance(store, Shelves)
    return store


async def _gathered(path: Path) -> None:
    store = await shelves_at(path)
    for name in houses.NAMES:
        await store.person_outside(f"discord {name}", name)
    assert await World(store).start() == TABLE
    await quiet()
    await store.close()


@pytest.fixture(scope="module")
def florence(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file in which the three sit at their table."""
    path = tmp_path_factory.mktemp("florence") / "signoria.db"
    asyncio.run(_gathered(path))
    return path


@pytest_asyncio.fixture
async def world(florence: Path, tmp_path: Path) -> AsyncIterator[World]:
    path = tmp_path / "signoria.db"
    copyfile(florence, path)
    store = await shelves_at(path)
    world = World(store)
    await world.burn_letters()
    yield world
    await world.postman.close(patience=0)
    await store.close()
    assert not world.messenger.overlapped


async def until(met: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not met():
            sleep(0)  # the store's threads have their turn, too
            await asyncio.sleep(0)


async def quiet() -> None:
    """Every short task is over; one that waited for ever would be noticed here."""
    calm = 0
    async with asyncio.timeout(10):
        while calm < 3:  # what follows a task begins a turn after its end
            others = asyncio.all_tasks() - {asyncio.current_task()}
            calm = 0 if others else calm + 1
            await (asyncio.wait(others) if others else asyncio.sleep(0))


async def turns(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def reached(stop: Stop, times: int = 1) -> None:
    await until(lambda: stop.reached >= times)


# The normal case


async def test_what_a_move_leads_to_is_told_once(world: World) -> None:
    await world.play_on(TABLE)
    await quiet()
    assert world.messenger.topics().count("board") == 1
    assert await world.waiting() == []
    told = len(world.messenger.seen)
    await world.sweep()
    assert len(world.messenger.seen) == told


async def test_a_young_note_is_not_looked_for_first(world: World) -> None:
    await world.tell(world.sentence(1), world.board(), await world.turn(ISABELLA), world.hand())
    await quiet()
    assert len(world.messenger.seen) == 3
    assert world.rung() == [ISABELLA]
    assert world.messenger.looked_for == []


async def test_before_it_is_kept_nothing_is_told(world: World) -> None:
    world.shelves.full = True
    (move, *_) = await world.legal(TABLE, LORENZO)
    assert isinstance(await world.attempt(TABLE, LORENZO, move), NotKept)
    world.shelves.full = False
    await world.sweep()
    assert world.messenger.tried == []


async def test_once_it_is_kept_nothing_but_waking_is_needed(world: World) -> None:
    await world.put(world.sentence(1))
    await quiet()
    assert world.messenger.tried == []
    world.postman.wake(TABLE)
    assert world.messenger.tried == []  # waking itself does nothing yet
    await quiet()
    assert world.messenger.topics() == ["news 1"]


async def test_a_sweep_runs_every_few_seconds_and_sleeps_in_between(world: World) -> None:
    async def sleep(seconds: float) -> None:
        assert seconds == postman.SWEEP_EVERY
        await asyncio.sleep(0)

    await world.put(world.sentence(1))
    running = asyncio.create_task(world.postman.run(sleep))
    await until(lambda: world.messenger.topics() == ["news 1"])
    await world.put(world.sentence(2))
    await until(lambda: world.messenger.topics() == ["news 1", "news 2"])
    running.cancel()
    await asyncio.wait([running])


# Crashes


async def test_a_crash_before_delivery_is_made_good_at_start_up(world: World) -> None:
    stop = world.messenger.stop_before("board")
    await world.play_on(TABLE)
    await reached(stop)
    await world.crash()
    assert "board" not in world.messenger.topics()
    world.clock.turn(3 * HOUR)
    await world.sweep()
    assert world.messenger.topics().count("board") == 1


@pytest.mark.parametrize("away", [0, MINUTE, 3 * MINUTE, 10 * MINUTE, 3 * DAY])
async def test_a_crash_between_arriving_and_being_marked_shows_nothing_twice(
    world: World, away: int
) -> None:
    stop = world.messenger.stop_after("news 1")
    await world.tell(world.sentence(1))
    await reached(stop)
    await world.crash()
    assert await world.waiting() == ["news 1"]
    world.clock.turn(away)
    await world.sweep()
    assert world.messenger.topics() == ["news 1"]
    assert await world.waiting() == []
    # Soon the nonce is enough; later Discord has forgotten it.
    assert bool(world.messenger.looked_for) == (away > NONCE_LASTS)


async def test_a_note_that_arrived_in_an_attempt_that_failed_is_found_later(
    world: World,
) -> None:
    world.postman = Postman(
        world.house, world.store, world.messenger, world.clock, longest_delivery=0
    )
    stop = world.messenger.stop_after("news 1")
    await world.tell(world.sentence(1))
    await reached(stop)
    await quiet()
    assert await world.waiting() == ["news 1"]
    for _ in range(8):
        world.clock.turn(pause_after(8))
        await world.sweep()
    assert world.messenger.topics() == ["news 1"]
    assert await world.waiting() == []


@pytest.mark.parametrize("seen_before", [False, True])
async def test_a_delivery_that_is_cancelled_is_made_again_by_the_next_sweep(
    world: World, seen_before: bool
) -> None:
    stops = world.messenger.stop_after if seen_before else world.messenger.stop_before
    stop = stops("news 1")
    await world.tell(world.sentence(1))
    await reached(stop)
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()
    await quiet()
    assert await world.waiting() == ["news 1"]
    world.messenger.go_on()
    await world.sweep()
    assert await world.waiting() == []
    assert world.messenger.topics() == ["news 1"]


async def test_a_note_that_was_told_but_could_not_be_marked_shows_nothing_twice(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.put(world.sentence(1))
    world.shelves.full = True
    for _ in range(3):
        await world.sweep()
    world.shelves.full = False
    world.clock.turn(HOUR)
    await world.sweep()
    assert world.messenger.topics() == ["news 1"]
    assert await world.waiting() == []
    assert "could not be kept: CannotKeep" in caplog.text


# What is true no longer


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
    topic, text = StillYourTurn(Seat(1)), say("reminder", who=Who(1))
    await world.tell(replace(turn, topic=topic, text=text, decision=7))
    await quiet()
    assert world.rung() == []
    await world.tell(replace(turn, topic=topic, text=text))
    await quiet()
    assert world.rung() == [ISABELLA]


async def test_who_no_longer_sits_there_is_not_asked(world: World) -> None:
    turn = await world.turn(ISABELLA)
    chair = Chair()
    await world.recast(lambda card: replace(card, chairs=(card.chairs[0], chair, card.chairs[2])))
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
    chair = Chair(ISABELLA, stand_in="greedy")
    await world.recast(lambda card: replace(card, chairs=(card.chairs[0], chair, card.chairs[2])))
    await world.sweep()
    assert world.messenger.written == []


async def test_a_sentence_about_a_question_goes_with_the_question(world: World) -> None:
    reminder = Note(TABLE, StillYourTurn(Seat(0)), LORENZO, say("reminder"), Seat(0), decision=0)
    await world.tell(reminder)
    await quiet()
    await world.play_on(TABLE)
    await quiet()
    await world.tell(reminder)
    await quiet()
    assert world.rung().count(LORENZO) == 1


async def test_a_hand_is_not_shown_to_who_no_longer_holds_it(world: World) -> None:
    await world.put(world.hand())
    await world.recast(lambda card: replace(card, chairs=(card.chairs[0], Chair(), card.chairs[2])))
    await world.sweep()
    assert world.messenger.seen == []
    assert await world.waiting() == []


@pytest.mark.parametrize(
    ("status", "told"),
    [
        (Status.PAUSED, ["news 1", "board", "hand 1"]),
        (Status.CANCELLED, ["news 1", "board"]),
        (Status.OVER, ["news 1", "board", "hand 1"]),
    ],
)
async def test_a_table_where_nobody_plays_asks_nobody(
    world: World, status: Status, told: list[str]
) -> None:
    await world.put(await world.turn(ISABELLA), world.hand(), world.board(), world.sentence(1))
    await world.recast(lambda card: replace(card, status=status))
    await world.sweep()
    assert sorted(str(seen.note.topic) for seen in world.messenger.seen) == sorted(told)
    assert world.messenger.written == []
    assert await world.waiting() == []


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


# Boards and order


async def test_of_a_burst_of_boards_only_the_newest_follows_the_one_under_way(
    world: World,
) -> None:
    stop = world.messenger.stop_before("board")
    await world.play_on(TABLE)
    await reached(stop)  # or, on a busy machine, all of them might be made before
    await world.play_on(TABLE, 19)
    world.messenger.go_on()
    await quiet()
    assert world.messenger.topics().count("board") == 2  # the first, and the last
    assert await world.waiting() == []


async def test_sentences_come_in_the_order_written_and_before_the_board(world: World) -> None:
    await world.tell(world.sentence(1), world.board(), world.sentence(2), world.sentence(3))
    await quiet()
    assert world.messenger.topics() == ["news 1", "news 2", "news 3", "board"]


async def test_a_short_trouble_does_not_change_the_order(world: World) -> None:
    world.messenger.fail("news 1", Later(2), OSError())
    await world.tell(world.sentence(1), world.sentence(2), world.board())
    for _ in range(3):
        await quiet()
        world.clock.turn(10)
        await world.sweep()
    assert world.messenger.topics() == ["news 1", "news 2", "board"]


async def test_a_note_that_fails_again_and_again_lets_the_others_pass(world: World) -> None:
    world.messenger.fail("news 1", *[OSError()] * 9)
    await world.tell(world.sentence(1), world.sentence(2), world.board())
    await quiet()
    for pause in (5, 10):
        world.clock.turn(pause)
        await world.sweep()
    assert world.messenger.topics() == ["news 2", "board"]
    for _ in range(7):
        world.clock.turn(30 * MINUTE)
        await world.sweep()
    assert world.messenger.topics() == ["news 2", "board", "news 1"]


async def test_a_note_for_later_holds_nobody_up(world: World) -> None:
    tomorrow = Time(world.clock.now() + DAY)
    await world.tell(replace(world.sentence(1), not_before=tomorrow), world.sentence(2))
    await quiet()
    assert world.messenger.topics() == ["news 2"]


# One does not hold up the others


async def test_who_is_slow_delays_nobody_else(world: World) -> None:
    stop = world.messenger.stop_before("news 1")
    await world.tell(world.sentence(1, ISABELLA), world.sentence(2, COSIMO), world.board())
    await reached(stop)
    await until(lambda: len(world.messenger.seen) == 2)
    await world.tell(world.sentence(3, ISABELLA), world.sentence(4, COSIMO))
    await until(lambda: world.messenger.topics(COSIMO) == ["news 2", "news 4"])
    world.messenger.go_on()
    await quiet()
    assert world.messenger.topics(ISABELLA) == ["news 1", "news 3"]


async def test_who_never_answers_is_left_and_tried_again(world: World) -> None:
    world.postman = Postman(
        world.house, world.store, world.messenger, world.clock, longest_delivery=0
    )
    stop = world.messenger.stop_before("news 1")
    await world.tell(world.sentence(1))
    await reached(stop)
    await quiet()
    assert await world.waiting() == ["news 1"]
    world.messenger.go_on()
    world.clock.turn(5)
    await world.sweep()
    assert world.messenger.topics() == ["news 1"]


async def test_a_few_notes_at_once_and_no_more(world: World) -> None:
    tables = [TABLE, *[await world.start() for _ in range(3)]]
    await quiet()
    world.messenger.seen.clear()
    everybody = [world.sentence(0), *[world.sentence(who, who) for who in EVERYBODY]]
    stop = world.messenger.stop_before(*[str(note.topic) for note in everybody])
    for table in tables:
        await world.put(*[replace(note, table=table) for note in everybody])
    await world.postman.sweep()
    await reached(stop, postman.AT_ONCE)
    await turns(50)
    assert stop.reached == postman.AT_ONCE
    world.messenger.go_on()
    await quiet()
    assert len(world.messenger.seen) == 16
    assert world.messenger.most_at_once == postman.AT_ONCE


async def test_a_free_hand_takes_what_lies_behind_somebody_slow(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = await world.start(LORENZO, ISABELLA)
    await quiet()
    world.messenger.seen.clear()
    monkeypatch.setattr(postman, "AT_ONCE", 2)
    slow, slower = world.messenger.stop_before("news 1"), world.messenger.stop_before("news 2")
    await world.tell(replace(world.sentence(1), table=other))
    await world.tell(world.sentence(2, ISABELLA), world.sentence(3, COSIMO))
    await reached(slow)
    await reached(slower)
    slow.open()
    await until(lambda: world.messenger.topics(COSIMO) == ["news 3"])


async def test_what_is_told_while_the_rows_are_read_is_not_told_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop, look = world.messenger.stop_before("news 1"), world.store.notes_of
    await world.tell(world.sentence(1))
    await reached(stop)

    async def slow(table: TableId) -> tuple[Note, ...]:
        waiting = await look(table)
        stop.open()
        await turns(50)
        await until(lambda: not world.postman._under_way)
        return waiting

    monkeypatch.setattr(world.store, "notes_of", slow)
    world.postman.wake(TABLE)
    await quiet()
    assert [str(note.topic) for note in world.messenger.tried] == ["news 1"]


# Failures


async def test_a_failed_note_is_tried_again_when_its_pause_is_over(world: World) -> None:
    world.messenger.fail("news 1", OSError(), Later(60))
    await world.tell(world.sentence(1))
    await quiet()
    for turned, tries in ((4, 1), (1, 2), (59, 2), (1, 3)):
        world.clock.turn(turned)
        await world.sweep()
        assert len(world.messenger.tried) == tries
    assert world.messenger.topics() == ["news 1"]


async def test_after_a_week_a_note_is_given_up_and_recorded(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert dispatch.MOST_TRIES == 336
    monkeypatch.setattr(postman, "MOST_TRIES", 3)
    world.messenger.fail("news 1", *[OSError()] * 3)
    await world.put(world.sentence(1))
    for _ in range(3):
        await world.sweep()
        world.clock.turn(HOUR)
    assert await world.waiting() == []
    ((topic, why),) = await world.lost()
    assert topic == "news 1"
    assert why.startswith("given up: OSError at ")


async def test_what_fails_is_logged_without_what_it_says(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    secret = Note(TABLE, Sentence("1"), ISABELLA, say("limit", florins="4711 fl."))
    world.messenger.fail("news 1", RuntimeError("4711 fl."))
    await world.tell(secret)
    await quiet()
    assert ": RuntimeError at " in caplog.text
    assert "4711" not in caplog.text
    assert await world.waiting() == ["news 1"]


async def test_a_store_that_can_not_be_read_stops_nothing_for_good(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.put(world.sentence(1))

    async def broken(_: object) -> tuple[Note, ...]:
        raise OSError

    with monkeypatch.context() as patch:
        patch.setattr(world.store, "notes_of", broken)
        await world.sweep()
        patch.setattr(world.store, "notes", broken)
        with pytest.raises(Woken):
            await world.postman.run(HandSleep(world.clock, naps=1))
    await world.sweep()
    assert world.messenger.topics() == ["news 1"]


# Ways that are shut


CLOSED = Unreachable("closed direct messages")


async def test_closed_private_messages_are_told_in_public_once_without_content(
    world: World,
) -> None:
    world.messenger.shut(ISABELLA, CLOSED)
    for number in (1, 2):
        await world.tell(world.sentence(number, ISABELLA), world.hand())
        await quiet()
    (told,) = [seen.note for seen in world.messenger.seen]
    assert (told.person, told.text) == (None, say("private-messages-closed", who=Who(1)))
    assert world.messenger.looked_for == []
    assert ("news 1", "closed direct messages") in await world.lost()
    assert await world.waiting() == []


@pytest.mark.parametrize("restarted", [False, True])
async def test_they_are_told_again_only_when_it_worked_in_between(
    world: World, restarted: bool
) -> None:
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
    told_at = [one.note.table for one in world.messenger.seen if str(one.note.topic) == "closed 1"]
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
    told = {seen.note.table for seen in world.messenger.seen if str(seen.note.topic) == "closed 1"}
    assert told == {TABLE, other}


async def test_who_has_no_seat_is_not_named_in_public(world: World) -> None:
    stranger = (await world.store.person_outside("savonarola", "Savonarola")).id
    world.messenger.shut(stranger, CLOSED)
    await world.tell(world.sentence(1, stranger))
    await quiet()
    assert world.messenger.seen == []
    assert await world.waiting() == []
    assert [topic for topic, _ in await world.lost()] == ["news 1"]


async def test_a_deleted_channel_is_recorded_and_its_owner_told_in_private(
    world: World,
) -> None:
    world.messenger.shut(None, Unreachable("no such channel"))
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
    world.messenger.shut(None, Unreachable())
    world.messenger.shut(LORENZO, CLOSED)
    await world.tell(world.board(), world.sentence(1, LORENZO))
    await quiet()
    assert world.messenger.seen == []
    assert await world.waiting() == []


# Closing


async def test_closing_lets_what_is_under_way_arrive(world: World) -> None:
    stop = world.messenger.stop_before("news 1")
    await world.tell(world.sentence(1), world.sentence(2))
    await reached(stop)
    closing = asyncio.create_task(world.postman.close())
    await asyncio.sleep(0)
    world.messenger.go_on()
    await closing
    await quiet()
    assert world.messenger.topics() == ["news 1"]
    assert await world.waiting() == ["news 2"]  # for the next start
    world.postman.wake(TABLE)
    await world.sweep()
    assert world.messenger.topics() == ["news 1"]


async def test_closing_does_not_wait_for_ever(world: World) -> None:
    stop = world.messenger.stop_before("news 1")
    await world.tell(world.sentence(1))
    await reached(stop)
    await world.postman.close(patience=0)
    await quiet()
    assert await world.waiting() == ["news 1"]


async def test_a_postman_with_nothing_to_do_closes_at_once(world: World) -> None:
    await world.postman.close()
    await world.postman.close()


# Nonces
