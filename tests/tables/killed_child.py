"""A house that is killed: it plays at many tables, and says what it asks and what it is told.

As a module of its own it is the mother of such houses: for each line it reads it forks one, which
spares it all imports, and kills it when its time has come.
"""

import asyncio
import json
import os
import signal
import sys
import time
import traceback
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

from bot import catalogue
from bot.engine.game import Seat
from bot.engine.journal import AnyGame, Course, advance_course, count_undoable
from bot.engine.text import Refusal
from bot.players.player import make_player_chance as luck_of
from bot.players.player import make_situation
from bot.players.registry import computer_players
from bot.tables import lobby
from bot.tables.command_runner import Applied
from bot.tables.people import PersonId, TableCard, TableId, TableStatus, TableTerms, Time
from bot.tables.state import (
    AnyCourse,
    TableCommand,
    TableState,
    is_person_asked,
    seats_called,
    seats_of_people,
    seats_waited_for,
)
from tests.tables.hasty_house import PEOPLE, Ask, HastyClock, Place, hasty_sleep, opened

AT_ONCE = 6  # tables
OLDEST = 60.0  # seconds by the clock on the wall: who does nothing is killed as well
# People and computers at a table, and up to how many seats computers keep for whoever comes.
COMPANIES = (
    *((3, (), 0), (2, ("random",), 0), (1, ("random", "random"), 0), (2, ("greedy",), 0)),
    *((2, (), 0), (2, (), 4), (1, ("greedy",), 4)),
)
ORDERS = ("limit jester 700 pass", "limit lake 400 ask", "wish forest 900", "pass-rest")
MOTIONS = ("undo 1", "undo 3", "undo 3", "pause")


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
        running = (TableStatus.GATHERING, TableStatus.PLAYING, TableStatus.PAUSED)
        tables = [card.id for card in await self._place.store.find_table_cards(status=running)]
        tables += [await self._open_table() for _ in range(AT_ONCE - len(tables))]
        await asyncio.gather(
            self._place.bell.run_forever(hasty_sleep),
            self._place.postman.run_forever(hasty_sleep),
            *(self._play_at(table) for table in tables),
        )

    # What is said

    async def _ask(self, ask: Ask, *, presses: int = 1) -> None:
        say(asks=asdict(ask))
        outcomes = await asyncio.gather(*(self._place.put(ask) for _ in range(presses)))
        kept = [outcome for outcome in outcomes if isinstance(outcome, Applied)]
        assert len(kept) <= 1, outcomes
        said = kept[0] if kept else outcomes[0]
        ply = said.ply if isinstance(said, Applied) else None
        say(told=ask.request, outcome=type(said).__name__, ply=ply)

    async def _will(self, card: TableCard, seat: Seat, verb: str, *words: str, **more: Any) -> None:
        person = card.holders[seat].person
        assert person is not None
        decision = more.pop("decision", None)
        await self._ask(Ask(self._request(), card.id, person, verb, words, decision), **more)

    def _request(self) -> str:
        self._asked += 1
        return f"life {self._number} press {self._asked}"

    # A table

    async def _open_table(self) -> TableId:
        clock = self._luck.choice(("none", "fast", "slow"))
        terms = TableTerms(clock, takeovers=lobby.FREE_TAKEOVERS)
        table = await self._place.house.open_table(
            "princes", PersonId(1), server="Florence", place="piazza", terms=terms
        )
        assert not isinstance(table, Refusal)
        say(opened=table)
        return table

    async def _play_at(self, table: TableId) -> None:
        while True:
            await asyncio.sleep(self._luck.random() / 500)
            state = await self._place.house.table_state(table)
            assert isinstance(state, TableState)
            match state.card.status:
                case TableStatus.GATHERING:
                    await self._begin(state.card)
                case TableStatus.PLAYING:
                    await self._do_something(state)
                case TableStatus.PAUSED:
                    await self._vote(state, "resume")
                case TableStatus.OVER:
                    table = await self._open_table()
                case other:
                    raise AssertionError(f"table {table} is {other}: {state.card.why}")

    async def _begin(self, card: TableCard) -> None:
        house, (people, company, kept) = (
            self._place.house,
            COMPANIES[card.id % len(COMPANIES)],
        )
        sitting = len(card.holders)
        for person in range(sitting + 1, people + 1):
            await house.run_command(card.id, lobby.sit_down(PersonId(person)), self._request())
        for guest in company[max(0, sitting - people) :]:
            await house.run_command(
                card.id, lobby.invite_computer(card.owner, guest), self._request()
            )
        first: TableCommand = lambda state: state  # noqa: E731
        if kept:
            first = lobby.keep_seats_free(card.owner, "random", kept)
        outcome = await house.start_game(card.id, card.owner, self._request(), first=first)
        assert isinstance(outcome, Applied), outcome
        say(started=card.id)

    async def _do_something(self, state: TableState) -> None:
        card, course, luck = state.card, state.course, self._luck
        assert course is not None
        seat = luck.choice([Seat(at) for at, holder in enumerate(card.holders) if holder.person])
        acts = ("play", "undo", "order", "vote", "away", "take over")
        match luck.choices(acts, (60, 4, 2, 1, 1, 4))[0]:
            case "play":
                await self._play(state, course)
            case "undo" if (most := count_undoable(course, seat)) > 0:
                await self._will(card, seat, "undo", str(luck.randint(1, most)), presses=2)
            case "order":
                await self._will(card, seat, "order", luck.choice(ORDERS))
            case "vote":
                await self._vote(state, luck.choice(MOTIONS))
            case "take over" if card.seats_kept_free:
                await self._take_over(card)
            case "away":
                verb = "back" if card.holders[seat].replacement else "away"
                await self._will(card, seat, verb)

    async def _take_over(self, card: TableCard) -> None:
        """Somebody who was never there takes a place that a computer keeps."""
        people = (PersonId(number) for number in range(1, 1 + len(PEOPLE)))
        others = [person for person in people if card.seat_of_person(person) is None]
        person, seat = self._luck.choice(others), self._luck.choice(card.seats_kept_free)
        await self._ask(Ask(self._request(), card.id, person, "takeover", (str(seat),)), presses=2)

    async def _play(self, state: TableState, course: AnyCourse) -> None:
        """Only where nobody else answers: then nothing but his own act changes his question."""
        called = seats_called(state)
        if called:
            seat, words = self._luck.choice(sorted(called)), str(state.phase)
            await self._will(state.card, seat, "wishes", words, presses=2)
            return
        asked = [seat for seat in sorted(seats_waited_for(state)) if is_person_asked(state, seat)]
        if asked:
            seat = self._luck.choice(asked)
            moves = self._moves(state.game, course, seat)
            decision = course.decisions[seat]
            presses = self._luck.choice((1, 1, 1, 2))
            await self._will(state.card, seat, "play", *moves, decision=decision, presses=presses)

    def _moves(self, game: AnyGame, course: AnyCourse, seat: Seat) -> list[str]:
        """One or, in one command, several."""
        spelt: list[str] = []
        wishes = self._luck.choice((1, 1, 1, 2, 3))
        while len(spelt) < wishes and seat in game.to_move(course.state):
            whim = luck_of(str(self._luck.random()), seat, course.ply)
            move = computer_players(game.key)["random"](
                make_situation(game, course.state, seat), whim
            )
            after = advance_course(game, course, seat, move)
            assert isinstance(after, Course), after
            course = after
            spelt.append(game.vocabulary.spell(move))
        return spelt

    async def _vote(self, state: TableState, motion: str) -> None:
        for seat in seats_of_people(state.card):
            await self._will(state.card, seat, "vote", motion)


async def lived(folder: Path, number: int, begun: int, unanswered: Sequence[Ask]) -> None:
    luck = Random(f"{folder.name} {number}")
    clock = HastyClock(Time(begun), time.monotonic())
    async with opened(folder, clock, luck) as place:
        await Life(place, number, luck).live(unanswered)


# The mother


def main() -> None:
    folder = Path(sys.argv[1])
    catalogue.current_game("princes")
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
