"""The postman: carries every note that was kept to whom it concerns, with the rows as its memory.

A note goes out at least once and is seen at most once. While it is young, the messenger knows its
nonce again; later it is looked for where it was to go before it is sent anew. Nothing here waits
for an event: every note has a short task of its own, and what remains is left to the next sweep.
"""

import asyncio
import logging
from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial
from typing import NoReturn

from bot.engine.text import Refusal, Who, say
from bot.host.company import PersonId, Status, TableId
from bot.host.dispatch import (
    MOST_TRIES,
    Recipient,
    is_of_letter,
    nonce_of,
    pause_after,
    ready,
    recipient_of,
)
from bot.host.endings import Ending, Failed, Lost, Obsolete, Told, TooSoon
from bot.host.house import House
from bot.host.letters import NONCE_LASTS
from bot.host.ports import Later, Messenger, Store, Unreachable
from bot.host.rows import Note, Way
from bot.host.secretary import Secretary
from bot.host.standing import Standing, asks_person, decision_of, owners
from bot.host.time import MINUTE, Clock, Time
from bot.host.topics import (
    Board,
    Call,
    ChannelGone,
    Film,
    Hand,
    MessagesClosed,
    Opening,
    Panel,
    Retelling,
    Revision,
    ServerGone,
    Shown,
    Topic,
    VoteWanted,
    YourTurn,
)
from bot.host.trouble import outline
from bot.host.vigil import Sleep, keep_vigil
from bot.host.votes import ballot_on

_log = logging.getLogger(__name__)

STANDING = (Board, Opening, Retelling, Film, Shown)  # and names people as long as it does
UNDER_WAY = (Status.PLAYING, Status.PAUSED)
CLOSED_FOR = 10 * MINUTE  # until direct messages that were closed are tried again for a hand
AT_ONCE = 8  # notes in hand at the same time
BRISK = 1.0  # seconds; who takes longer is waited for beside, and keeps no hand from another
LONGEST_DELIVERY = 60.0  # seconds; whether it arrived is then found out like after a crash
SWEEP_EVERY = 5.0  # seconds
LONGEST_CLOSE = 10.0  # seconds


class Postman:
    """Delivers what the house has kept; whatever goes wrong with one note stays with that note."""

    def __init__(
        self,
        house: House,
        store: Store,
        messenger: Messenger,
        clock: Clock,
        *,
        longest_delivery: float = LONGEST_DELIVERY,
        brisk: float = BRISK,
    ) -> None:
        self._house = house
        self._store = store
        self._messenger = messenger
        self._clock = clock
        self._secretary = Secretary(house, store, messenger, clock)
        self._longest_delivery = longest_delivery
        self._brisk = brisk
        self._to_visit: dict[TableId, None] = {}  # in the order they were named
        self._round: asyncio.Task[None] | None = None
        self._begun = clock.now()
        self._is_settled: dict[tuple[TableId, Topic], bool] = {}  # posts, by their last attempt
        self._under_way: dict[Recipient, asyncio.Task[bool]] = {}
        self._in_hand: dict[Recipient, asyncio.TimerHandle] = {}  # of those the brisk ones
        self._passed_over: dict[TableId, None] = {}  # where something waits for one under way
        self._at_shut_door = asyncio.Lock()
        self._refused_at: dict[PersonId | None, Time] = {}  # by Discord
        self._reopened: set[str] = set()  # servers where something is another way now
        self._at_reopened = asyncio.Lock()
        self._closed = False

    def wake(self, table: TableId) -> None:
        """Something was kept for this table. It is only noted here; a task of its own looks."""
        self._to_visit[table] = None
        self._set_out()

    async def run(self, sleep: Sleep) -> NoReturn:
        await keep_vigil("postman", self.sweep, every=SWEEP_EVERY, sleep=sleep)

    async def sweep(self) -> bool:
        """Find what waits: left over by the last run of the house, or due for another try."""
        waiting = await self._store.notes(self._clock.now())
        self._to_visit.update((note.table, None) for note in waiting)
        self._set_out()
        return True

    async def look_again(self, *servers: str) -> None:
        """Something is another way on these servers: boards that were lost there may come back."""
        self._reopened.update(servers)
        try:
            async with self._at_reopened:  # of those that come meanwhile none is looked at alone
                servers, self._reopened = tuple(self._reopened), set()
                if servers and not self._closed:
                    await self._show_again(servers)
        except Exception as error:
            _log.error("the postman did not look again: %s", outline(error))

    async def _show_again(self, servers: Collection[str]) -> None:
        for table, server in (await self._store.lost_channels()).items():
            if server not in servers:
                continue
            async with self._store.page() as page:
                page.put_note(Note(table, Board(), None, None, created=self._clock.now()))
            self.wake(table)

    async def show_in(self, place: str) -> None:
        """Show the board of the table in this channel; if it is gone, its owner hears of it."""
        for card in await self._store.cards(place=place, status=UNDER_WAY):
            async with self._store.page() as page:
                page.put_note(Note(card.id, Board(), None, None, created=self._clock.now()))
            self.wake(card.id)

    async def tell_removed(self, is_gone: Callable[[str], bool]) -> None:
        """Tell everybody with a running game on a server that is gone, once."""
        for card in await self._store.cards(status=UNDER_WAY):
            if not card.server or not is_gone(card.server):
                continue
            way, text = await self._store.way(card.id, None), say("server-is-gone", table=card.id)
            if way.shut:
                continue
            async with self._store.page() as page:
                page.put_way(replace(way, shut=True))
                for seat in owners(card):
                    told = Note(card.id, ServerGone(seat), card.chairs[seat].person, text)
                    page.put_note(replace(told, created=self._clock.now()))
            self.wake(card.id)

    async def close(self, patience: float = LONGEST_CLOSE) -> None:
        """Let what is under way arrive, for a while; the rest is found at the next start."""
        self._closed = True
        late = await _waited_for(self._tasks(), patience)
        for task in late:
            task.cancel()
        if await _waited_for(late, 1):
            _log.error("the postman leaves deliveries behind that can't be stopped")

    def _tasks(self) -> set[asyncio.Task[None] | asyncio.Task[bool]]:
        return {*self._under_way.values(), *([self._round] if self._round else [])}

    # From table to table

    def _set_out(self) -> None:
        if self._round or not self._to_visit or not self._has_hands():
            return
        self._round = asyncio.create_task(self._go_round())
        self._round.add_done_callback(self._round_over)

    def _has_hands(self) -> bool:
        return not self._closed and len(self._in_hand) < AT_ONCE

    async def _go_round(self) -> None:
        """Visit those tables while there are hands to carry anything."""
        while self._to_visit and self._has_hands():
            table = next(iter(self._to_visit))
            del self._to_visit[table]
            try:
                waiting = await self._store.notes_of(table)
            except Exception as error:
                _log.error("the postman could not look at table %d: %s", table, outline(error))
                continue
            # What was told while the rows were read still stands among them: they are read again.
            if table not in self._to_visit:
                self._send_off(table, waiting)

    def _send_off(self, table: TableId, waiting: tuple[Note, ...]) -> None:
        for note in ready(waiting, self._clock.now()):
            if not self._has_hands():
                self._to_visit[table] = None
                return
            if recipient_of(note) not in self._under_way:
                self._send(note)
            elif is_of_letter(note):
                self._passed_over[table] = None

    def _send(self, note: Note) -> None:
        recipient, task = recipient_of(note), asyncio.create_task(self._carry(note))
        self._under_way[recipient] = task
        loop = asyncio.get_running_loop()
        self._in_hand[recipient] = loop.call_later(self._brisk, self._lay_aside, recipient)
        task.add_done_callback(partial(self._back_from, note))

    def _lay_aside(self, recipient: Recipient) -> None:
        """This one is slow: a channel that Discord holds back, a server that doesn't answer."""
        self._in_hand.pop(recipient).cancel()
        self._set_out()

    def _round_over(self, _: asyncio.Task[None]) -> None:
        self._round = None
        self._set_out()

    def _back_from(self, note: Note, task: asyncio.Task[bool]) -> None:
        del self._under_way[recipient_of(note)]
        if recipient_of(note) in self._in_hand:
            self._in_hand.pop(recipient_of(note)).cancel()
        if not task.cancelled() and task.exception() is None and task.result():
            # Others may have waited for this one, at other tables too.
            self._to_visit |= {note.table: None, **self._passed_over}
            self._passed_over.clear()
        self._set_out()

    # One note

    async def _carry(self, note: Note) -> bool:
        """Whether it is off the postman's hands; if that could not be kept, a sweep finds it."""
        ending = await self._attempt(note)
        if note.text is None:
            self._is_settled[note.table, note.topic] = not isinstance(ending, Failed)
        try:
            await self._keep(note, ending)
        except Exception as error:
            _log.error("what came of note %d could not be kept: %s", note.id, outline(error))
            return False
        return True

    async def _attempt(self, note: Note) -> Ending:
        try:
            async with asyncio.timeout(self._longest_delivery):
                if is_of_letter(note):
                    return await self._secretary.attend(note)
                if not await self._is_still_true(note):
                    return Obsolete()
                return Told() if await self._hand_over(note) else Obsolete()
        except Unreachable as unreachable:
            return Lost(str(unreachable) or "unreachable")
        except Later as later:
            return Failed("later", later.seconds)
        except Exception as error:
            # What it says may be private: only where it happened is told. Once is enough, and
            # once more when it is given up.
            if not note.tries:
                _log.error(
                    "note %d (%s) of table %d: %s", note.id, note.topic, note.table, outline(error)
                )
            return Failed(outline(error))

    async def _hand_over(self, note: Note) -> bool:
        """Whether it is there; an attempt of which nothing is known may have got through since."""
        nonce = nonce_of(note)
        young = 0 <= self._clock.now() - note.created < NONCE_LASTS
        may_lie_there = not young or await self._may_lie_there(note)
        if may_lie_there and await self._messenger.has_arrived(note, nonce):
            return True
        return await self._messenger.deliver(note, nonce)

    async def _may_lie_there(self, note: Note) -> bool:
        """Whether an attempt at the same post, of which nothing is known, may have arrived.

        It may have been that of an earlier note, struck since, so that no nonce tells.
        """
        settled = self._is_settled.get((note.table, note.topic))
        if note.text is not None or settled is not None:
            return settled is False
        card = await self._store.card(note.table)
        return card is not None and card.opened < self._begun

    async def _is_still_true(self, note: Note) -> bool:
        if isinstance(note.topic, Panel):
            return True  # whatever has become of the table, the panels say nothing else
        asks_for_vote = isinstance(note.topic, VoteWanted)
        if note.text is not None and not _is_question(note) and not asks_for_vote:
            return True
        standing = await self._house.standing(note.table)
        if isinstance(standing, Refusal):
            return False
        if standing.card.status is Status.FROZEN:
            return isinstance(note.topic, STANDING)  # that it is; no more of it can be shown
        if isinstance(note.topic, VoteWanted):
            return ballot_on(standing, note.topic.motion) is not None
        if _is_question(note):
            return _is_open(standing, note)
        return note.seat is None or (_is_held(standing, note) and not await self._is_closed(note))

    async def _is_closed(self, note: Note) -> bool:
        """Whether direct messages were closed just now: a hand changes too often to try again."""
        refused_at = self._refused_at.get(note.person)
        if refused_at is None or not 0 <= self._clock.now() - refused_at < CLOSED_FOR:
            return False
        return (await self._store.way(note.table, note.person)).shut

    # What came of it

    async def _keep(self, note: Note, ending: Ending) -> None:
        match ending:
            case Told():
                await self._arrived(note)
            case Obsolete():
                async with self._store.page() as page:
                    page.note_done(note.id)
            case TooSoon(until):
                async with self._store.page() as page:
                    page.note_put_off(note.id, until)
            case Failed(why) if note.tries + 1 >= MOST_TRIES:
                await self._lost(note, f"given up: {why}")
            case Failed(why, pause):
                again = Time(self._clock.now() + pause_after(note.tries, pause))
                async with self._store.page() as page:
                    page.note_failed(note.id, again, why)
            case Lost(why):
                async with self._at_shut_door:  # a letter and a hand find it shut together
                    await self._unreachable(note, why)

    async def _arrived(self, note: Note) -> None:
        self._refused_at.pop(note.person, None)
        way = await self._store.way(note.table, note.person)
        async with self._store.page() as page:
            page.note_done(note.id)
            if way.shut:
                page.put_way(replace(way, shut=False))

    async def _unreachable(self, note: Note, why: str) -> None:
        """The way is shut: that is told once by another way, until it is open again.

        Whoever is asked is called in the channel, once for each wait.
        """
        self._refused_at[note.person] = self._clock.now()
        way = await self._store.way(note.table, note.person)
        notice = None if way.shut else await self._notice(note)
        wait = await self._wait_of(note, way)
        _log.warning("note %d (%s) of table %d is lost", note.id, note.topic, note.table)
        async with self._store.page() as page:
            page.note_lost(note.id, why)
            if notice:
                page.put_note(replace(notice, created=self._clock.now()))
            if isinstance(note.topic, VoteWanted) and note.person is not None:
                # What is put to the vote is no secret: he is asked in the channel.
                page.put_note(replace(note, person=None, created=self._clock.now()))
            if wait:
                page.put_note(replace(_call(note), created=self._clock.now()))
            shut = way.shut or notice is not None
            page.put_way(replace(way, shut=shut, called=wait or way.called))

    async def _lost(self, note: Note, why: str) -> None:
        _log.warning("note %d (%s) of table %d is lost", note.id, note.topic, note.table)
        async with self._store.page() as page:
            page.note_lost(note.id, why)

    async def _wait_of(self, note: Note, way: Way) -> str:
        """For which wait somebody is to be called: since when he is asked; "" if for none."""
        if note.person is None or note.seat is None or not _is_question(note):
            return ""
        standing = await self._house.standing(note.table)
        if isinstance(standing, Refusal) or not _is_open(standing, note):
            return ""
        wait = f"{note.seat} {standing.budgets[note.seat].since}"
        begins = isinstance(note.topic, YourTurn)  # of these there is one for each wait
        return wait if begins or way.called != wait else ""

    async def _notice(self, note: Note) -> Note | None:
        """That the way is shut, without a word of what was to go there."""
        card = await self._store.card(note.table)
        if card is None:
            return None
        if note.person is None:
            text = say("channel-is-gone", table=card.id)
            return Note(card.id, ChannelGone(), card.owner, text)
        seat = card.seat_of(note.person)
        if seat is None:
            return None
        text = say("private-messages-closed", who=Who(seat))
        return Note(card.id, MessagesClosed(seat), None, text)


def _call(note: Note) -> Note:
    """In public only that he is asked: what he is asked may be a secret."""
    assert note.seat is not None
    return Note(note.table, Call(note.seat), None, None, note.seat, note.decision)


# What is still true


def _is_question(note: Note) -> bool:
    """What is about a seat is about its open question, but for the hand it holds."""
    return note.seat is not None and not isinstance(note.topic, Hand | Panel | Revision)


def _is_open(standing: Standing, note: Note) -> bool:
    """Whether whoever is told has to answer, and this very question."""
    seat = note.seat
    if seat is None or not asks_person(standing, seat) or not _is_for_player(standing, note):
        return False
    return isinstance(note.topic, YourTurn) or decision_of(standing, seat) == note.decision


def _is_held(standing: Standing, note: Note) -> bool:
    """Whether there is a hand, and it is still his."""
    if standing.course is None or standing.card.status is Status.CANCELLED:
        return False
    return _is_for_player(standing, note)


def _is_for_player(standing: Standing, note: Note) -> bool:
    """Whose seat it was yesterday must not hear of it today."""
    assert note.seat is not None
    return note.person is None or standing.card.seat_of(note.person) == note.seat


async def _waited_for(
    tasks: set[asyncio.Task[None] | asyncio.Task[bool]], patience: float
) -> set[asyncio.Task[None] | asyncio.Task[bool]]:
    """Those that are not done by then."""
    if not tasks:
        return set()
    _, late = await asyncio.wait(tasks, timeout=patience)
    return late
