"""A house that is killed: it plays at many tables, and says what it asks and what it is told.

As a module of its own it is the mother of such houses: for each line it reads it forks one, which
spares it all imports, and kills it when its time has come.
"""

import asyncio
import json
import os
import signal
import sqlite3
import sys
import time
import traceback
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

from bot import catalogue
from bot.engine.game import Seat
from bot.engine.journal import AnyGame, Course, advance
from bot.engine.text import Refusal
from bot.engine.undo import undoable
from bot.host import acts, calls, lobby, motions, ports, votes
from bot.host.bell import Bell
from bot.host.company import PersonId, Status, TableCard, TableId, Terms
from bot.host.house import House
from bot.host.letters import Contents
from bot.host.motions import Motion
from bot.host.outcomes import Kept, Outcome
from bot.host.ports import Later, Store
from bot.host.postman import Postman
from bot.host.rows import Letter, Note
from bot.host.standing import (
    AnyCourse,
    Standing,
    asks_person,
    called_for_wishes,
    owners,
    waited_for,
)
from bot.host.table import Act
from bot.host.time import MINUTE, Clock, Time
from bot.players.guest import luck as luck_of
from bot.players.guest import situation_of
from bot.players.guestbook import guests
from bot.store.sqlite import Sqlite

AT_ONCE = 6  # tables
HASTE = 60  # a minute passes in a second, so that guests and orders answer within a short life
NONCE_LASTS = 5 * MINUTE
OLDEST = 60.0  # seconds by the clock on the wall: who does nothing is killed as well
PEOPLE = ("Lorenzo", "Isabella", "Cosimo")
COMPANIES = ((3, ()), (2, ("random",)), (1, ("random", "random")), (2, ("greedy",)), (2, ()))
ORDERS = ("limit jester 700 pass", "limit lake 400 ask", "wish forest 900", "pass-rest")
MOTIONS = ("undo 1", "undo 3", "undo 3", "pause")

# What was ever kept of notes stands here, written in the same breath as they, with the line of the
# journal before them.
WITNESS = """
    BEGIN;
    CREATE TABLE IF NOT EXISTS witness (
        id INTEGER PRIMARY KEY, table_id, topic, person, text, seat, decision, created,
        ply, ending
    );
    CREATE TRIGGER IF NOT EXISTS written AFTER INSERT ON notes BEGIN
        INSERT INTO witness VALUES (
            NEW.id, NEW.table_id, NEW.topic, NEW.person, NEW.text, NEW.seat, NEW.decision,
            NEW.created, (SELECT max(ply) FROM lines WHERE table_id = NEW.table_id), 'waiting'
        );
    END;
    CREATE TRIGGER IF NOT EXISTS ended AFTER UPDATE OF state ON notes BEGIN
        UPDATE witness SET ending = NEW.state WHERE id = NEW.id;
    END;
    CREATE TRIGGER IF NOT EXISTS struck AFTER DELETE ON notes WHEN OLD.state = 'waiting' BEGIN
        UPDATE witness SET ending = 'struck' WHERE id = OLD.id;
    END;
    COMMIT;
"""


@dataclass(frozen=True, slots=True)
class Ask:
    """What a person wants of a table, so that it can be asked again in the next life."""

    request: str
    table: int
    person: int
    verb: str
    words: tuple[str, ...] = ()
    decision: int | None = None

    @classmethod
    def read(cls, told: Mapping[str, Any]) -> "Ask":
        return cls(**{**told, "words": tuple(told["words"])})


@dataclass(frozen=True, slots=True)
class HastyClock:
    """Goes on from where the last life ended."""

    begun: Time
    born: float

    def now(self) -> Time:
        return Time(self.begun + int((time.monotonic() - self.born) * HASTE))


async def hasty_sleep(seconds: float) -> None:
    await asyncio.sleep(seconds / HASTE)


class FiledMessenger:
    """Its messages outlive the house; it knows a nonce for minutes, and is not always lucky."""

    def __init__(self, file: Path, clock: Clock, luck: Random) -> None:
        self._clock, self._luck = clock, luck
        arrived = file.read_bytes() if file.exists() else b""
        whole = arrived.rpartition(b"\n")[0]
        self._file = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.ftruncate(self._file, len(whole) + 1 if whole else 0)  # half a message is none
        lines = (line.split() for line in whole.decode().splitlines())
        self._seen = {nonce: Time(int(at)) for nonce, at in lines}

    async def deliver(self, note: Note, nonce: str) -> bool:
        await self._bad_luck()
        self._see(nonce)
        await self._bad_luck()
        return True

    def _see(self, nonce: str) -> None:
        now = self._clock.now()
        if now - self._seen.get(nonce, -NONCE_LASTS) >= NONCE_LASTS:
            os.write(self._file, f"{nonce} {now}\n".encode())
            self._seen[nonce] = now

    async def has_arrived(self, note: Note, nonce: str) -> bool:
        await self._bad_luck()
        return nonce in self._seen

    async def write(self, contents: Contents, nonce: str) -> ports.Place:
        await self._bad_luck()
        self._see(nonce)
        await self._bad_luck()
        return "letters", nonce

    async def rewrite(self, letter: Letter, contents: Contents) -> bool:
        await self._bad_luck()
        return True

    async def take_away(self, letter: Letter) -> None: ...

    async def find(self, letter: Letter) -> ports.Place | None:
        return ("letters", letter.nonce) if letter.nonce in self._seen else None

    def close(self) -> None:
        os.close(self._file)

    async def _bad_luck(self) -> None:
        await asyncio.sleep(self._luck.random() / 500)
        if self._luck.random() < 0.05:
            raise Later(self._luck.randrange(20))


class Place:
    """A whole house with its bell and its postman."""

    def __init__(self, store: Store, clock: Clock, messenger: FiledMessenger) -> None:
        self.store = store
        self.house = House(store, clock, kept=self._kept)
        self.bell = Bell(self.house, store, clock)
        self.postman = Postman(self.house, store, messenger, clock)

    def _kept(self, table: TableId) -> None:
        self.bell.nudge()
        self.postman.wake(table)

    async def put(self, ask: Ask) -> Outcome:
        table, person = TableId(ask.table), PersonId(ask.person)
        if ask.verb == "play":
            return await self.house.play(table, person, ask.words, ask.decision, ask.request)
        act_of = _ACTS[ask.verb](ask.words)
        return await self.house.as_seat(table, person, act_of, ask.request)


_ACTS: dict[str, Callable[[Sequence[str]], Callable[[Seat], Act]]] = {
    "undo": lambda words: lambda seat: acts.take_back_own(seat, int(words[0])),
    "order": lambda words: lambda seat: acts.give_orders(seat, words),
    "vote": lambda words: lambda seat: votes.vote(seat, _motion(words[0]), in_favour=True),
    "wishes": lambda words: lambda seat: calls.answer(seat, int(words[0])),
    "away": lambda _: acts.let_stand_in,
    "back": lambda _: acts.come_back,
}


def _motion(words: str) -> Motion:
    motion = motions.read(words)
    assert not isinstance(motion, Refusal)
    return motion


@asynccontextmanager
async def opened(folder: Path, clock: Clock, luck: Random) -> AsyncIterator[Place]:
    store = await Sqlite.open_for_hosting(folder / "signoria.db")
    messenger = FiledMessenger(folder / "messages", clock, luck)
    try:
        with closing(sqlite3.connect(store.path)) as file:
            file.executescript(WITNESS)
        for name in PEOPLE:
            await store.person_outside(name, name)
        yield Place(store, clock, messenger)
    finally:
        messenger.close()
        await store.close()


# A life


def say(**what: object) -> None:
    """In one piece, and gone from here at once: what is said was said before anybody was killed."""
    os.write(1, json.dumps(what).encode() + b"\n")


class Life:
    """Everybody at every table does what he may, one thing at a time at each table."""

    def __init__(self, place: Place, number: int, luck: Random) -> None:
        self._place, self._number, self._luck = place, number, luck
        self._asked = 0

    async def live(self, unanswered: Sequence[Ask]) -> None:
        for ask in unanswered:
            await self._ask(ask)
        running = (Status.GATHERING, Status.PLAYING, Status.PAUSED)
        tables = [card.id for card in await self._place.store.cards(status=running)]
        tables += [await self._open_table() for _ in range(AT_ONCE - len(tables))]
        await asyncio.gather(
            self._place.bell.run(hasty_sleep),
            self._place.postman.run(hasty_sleep),
            *(self._play_at(table) for table in tables),
        )

    # What is said

    async def _ask(self, ask: Ask, *, presses: int = 1) -> None:
        say(asks=asdict(ask))
        outcomes = await asyncio.gather(*(self._place.put(ask) for _ in range(presses)))
        kept = [outcome for outcome in outcomes if isinstance(outcome, Kept)]
        assert len(kept) <= 1, outcomes
        said = kept[0] if kept else outcomes[0]
        ply = said.ply if isinstance(said, Kept) else None
        say(told=ask.request, outcome=type(said).__name__, ply=ply)

    async def _will(self, card: TableCard, seat: Seat, verb: str, *words: str, **more: Any) -> None:
        person = card.chairs[seat].person
        assert person is not None
        decision = more.pop("decision", None)
        await self._ask(Ask(self._request(), card.id, person, verb, words, decision), **more)

    def _request(self) -> str:
        self._asked += 1
        return f"life {self._number} press {self._asked}"

    # A table

    async def _open_table(self) -> TableId:
        terms = Terms(self._luck.choice(("none", "fast", "slow")))
        table = await self._place.house.open_table(
            "princes", PersonId(1), server="Florence", place="piazza", terms=terms
        )
        assert not isinstance(table, Refusal)
        say(opened=table)
        return table

    async def _play_at(self, table: TableId) -> None:
        while True:
            await asyncio.sleep(self._luck.random() / 500)
            standing = await self._place.house.standing(table)
            assert isinstance(standing, Standing)
            match standing.card.status:
                case Status.GATHERING:
                    await self._begin(standing.card)
                case Status.PLAYING:
                    await self._do_something(standing)
                case Status.PAUSED:
                    await self._vote(standing, "resume")
                case Status.OVER:
                    table = await self._open_table()
                case other:
                    raise AssertionError(f"table {table} is {other}: {standing.card.why}")

    async def _begin(self, card: TableCard) -> None:
        house, (people, company) = self._place.house, COMPANIES[card.id % len(COMPANIES)]
        sitting = len(card.chairs)
        for person in range(sitting + 1, people + 1):
            await house.carry_out(card.id, lobby.sit_down(PersonId(person)), self._request())
        for guest in company[max(0, sitting - people) :]:
            await house.carry_out(card.id, lobby.invite_guest(card.owner, guest), self._request())
        outcome = await house.start(card.id, card.owner, self._request())
        assert isinstance(outcome, Kept), outcome
        say(started=card.id)

    async def _do_something(self, standing: Standing) -> None:
        card, course, luck = standing.card, standing.course, self._luck
        assert course is not None
        seat = luck.choice([Seat(at) for at, chair in enumerate(card.chairs) if chair.person])
        match luck.choices(("play", "undo", "order", "vote", "away"), (60, 4, 2, 1, 1))[0]:
            case "play":
                await self._play(standing, course)
            case "undo" if (most := undoable(course, seat)) > 0:
                await self._will(card, seat, "undo", str(luck.randint(1, most)), presses=2)
            case "order":
                await self._will(card, seat, "order", luck.choice(ORDERS))
            case "vote":
                await self._vote(standing, luck.choice(MOTIONS))
            case "away":
                verb = "back" if card.chairs[seat].stand_in else "away"
                await self._will(card, seat, verb)

    async def _play(self, standing: Standing, course: AnyCourse) -> None:
        """Only where nobody else answers: then nothing but his own act changes his question."""
        called = called_for_wishes(standing)
        if called:
            seat, words = self._luck.choice(sorted(called)), str(standing.phase)
            await self._will(standing.card, seat, "wishes", words, presses=2)
            return
        asked = [seat for seat in sorted(waited_for(standing)) if asks_person(standing, seat)]
        if asked:
            seat = self._luck.choice(asked)
            moves = self._moves(standing.game, course, seat)
            decision = course.decisions[seat]
            presses = self._luck.choice((1, 1, 1, 2))
            await self._will(
                standing.card, seat, "play", *moves, decision=decision, presses=presses
            )

    def _moves(self, game: AnyGame, course: AnyCourse, seat: Seat) -> list[str]:
        """One or, in one command, several."""
        spelt: list[str] = []
        wishes = self._luck.choice((1, 1, 1, 2, 3))
        while len(spelt) < wishes and seat in game.to_move(course.state):
            whim = luck_of(str(self._luck.random()), seat, course.ply)
            move = guests(game.key)["random"](situation_of(game, course.state, seat), whim)
            after = advance(game, course, seat, move)
            assert isinstance(after, Course), after
            course = after
            spelt.append(game.vocabulary.spell(move))
        return spelt

    async def _vote(self, standing: Standing, motion: str) -> None:
        for seat in owners(standing.card):
            await self._will(standing.card, seat, "vote", motion)


async def lived(folder: Path, number: int, begun: int, unanswered: Sequence[Ask]) -> None:
    luck = Random(f"{folder.name} {number}")
    clock = HastyClock(Time(begun), time.monotonic())
    async with opened(folder, clock, luck) as place:
        await Life(place, number, luck).live(unanswered)


# The mother


def main() -> None:
    folder = Path(sys.argv[1])
    catalogue.game("princes")
    say(ready=True)
    for words in sys.stdin:
        life = json.loads(words)
        born = time.monotonic()
        child = os.fork()
        if not child:
            _live_and_die(folder, life)
        _, status = os.waitpid(child, 0)
        say(over=os.WIFSIGNALED(status), lived=time.monotonic() - born)


def _live_and_die(folder: Path, life: Mapping[str, Any]) -> None:
    """Whoever is not killed has failed.

    A life is as long as what is done in it, however busy the machine is, and ends without a word:
    nobody here listens to these signals.
    """
    signal.setitimer(signal.ITIMER_PROF, life["seconds"])
    signal.setitimer(signal.ITIMER_REAL, OLDEST)
    try:
        unanswered = [Ask.read(ask) for ask in life["unanswered"]]
        asyncio.run(lived(folder, life["number"], life["begun"], unanswered))
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(1)


if __name__ == "__main__":
    main()
