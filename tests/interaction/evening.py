"""An evening at the post office: people who press what lies before them, and all of it counted.

They find their moves as at the stage, by the buttons and menus of the board and of their panels;
but what passes between the bot and Discord are the requests that discord.py makes.
"""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, cast

import pytest

from bot.tables.people import TableId
from bot.tables.service import TableService
from bot.tables.state import AnyCourse, TableState, is_played_by_computer, seats_waited_for
from cogs.interaction.components import BookPageBlock
from cogs.interaction.speech import SpeechContext
from cogs.messages.pictures import DrawnPicture, FinishedGamePage
from tests.cogs.reading import said
from tests.cogs.stage import greedy, press_move
from tests.interaction.doors import CHANNEL, Doorway, doorway, over_at_discord_py
from tests.interaction.post_office import EPHEMERAL, Asked, Json, clicked, direct_channel, user

ACCOUNTS = {"Lorenzo": 11, "Isabella": 12, "Cosimo": 13}
SEED = "medici-7"  # of every table: the same presses lead to the same game
THINKS = 20  # seconds between two moves of people
STEP = 5  # seconds; so often the bell and the postman look in
SUPPRESSED = 1 << 12  # the flag of a message that makes no sound
DIRECT = {direct_channel(account): account for account in ACCOUNTS.values()}


class FakePainter:
    """Draws the same picture every time, and counts."""

    def __init__(self) -> None:
        self.drawn = 0

    async def paint_board(self, state: TableState, _: SpeechContext) -> DrawnPicture:
        self.drawn += 1
        return DrawnPicture(b"\x89PNG\r\n\x1a\n", f"table {state.card.id}")

    async def paint_game_page(self, told: FinishedGamePage, speech: SpeechContext) -> DrawnPicture:
        return await self.paint_board(told.state, speech)

    async def paint_book_page(
        self, leaf: BookPageBlock, state: TableState, speech: SpeechContext
    ) -> DrawnPicture:
        return replace(await self.paint_board(state, speech), alt=leaf.alt, name=leaf.name)

    def close_painter(self) -> None:
        pass


@dataclass(frozen=True, slots=True)
class Seen:
    """A message as it lies there now."""

    told: Json

    @property
    def id(self) -> int:
        return int(self.told["id"])

    @property
    def content(self) -> str:
        return str(self.told["content"])

    @property
    def components(self) -> list[Json]:
        return list(self.told["components"])

    @property
    def ephemeral(self) -> bool:
        return bool(self.told["flags"] & EPHEMERAL)


@dataclass(frozen=True, slots=True)
class Done:
    """What a press was answered with: what lies where it was pressed, or what is new."""

    response: Seen | None
    followups: list[Seen] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody with an account."""

    evening: "Evening"
    name: str
    account: int

    async def click(self, message: Seen, *, custom_id: str) -> Done:
        return await self.evening.press(self, message, custom_id)

    async def select(self, message: Seen, values: Sequence[str], *, custom_id: str) -> Done:
        return await self.evening.press(self, message, custom_id, values)


class Evening:
    """A table that is played by nothing but presses."""

    def __init__(self, way: Doorway, easel: FakePainter) -> None:
        self.way, self.easel = way, easel
        self.people = [Player(self, one.name, ACCOUNTS[one.name]) for one in way.people]
        self.presses = 0
        self._numbers: Iterator[int] = count(9000)
        self._looked_in = way.clock.now()

    @property
    def table(self) -> TableId:
        return self.way.table

    @property
    def board(self) -> Seen:
        (board,) = self.way.boards()
        return Seen(board)

    async def standing(self) -> TableState:
        state = await self.way.bot.services.tables.table_state(self.table)
        assert isinstance(state, TableState)
        return state

    async def course(self) -> AnyCourse:
        course = (await self.standing()).course
        assert course is not None
        return course

    # Presses

    async def click(self, who: Player, message: Seen, *, custom_id: str) -> Done:
        return await who.click(message, custom_id=custom_id)

    async def select(self, who: Player, message: Seen, value: str, id: str) -> Done:
        return await who.select(message, [value], custom_id=id)

    def heard(self, done: Done) -> str:
        return said(cast("Any", done.response or self.board))

    async def press(
        self, who: Player, message: Seen, id: str, values: Sequence[str] | None = None
    ) -> Done:
        self.presses += 1
        number, office = next(self._numbers), self.way.office
        token, before = f"token-{number}", set(office.private)
        office.pressing(token, who.account, message.id)
        told = clicked(number, user(who.account, who.name), CHANNEL, message.told, id, values)
        self.way.bot._connection.parse_interaction_create(told)  # type: ignore[arg-type]
        await over_at_discord_py()
        await self.way.at_rest()
        fresh = [Seen(one) for at, one in office.private.items() if at not in before]
        here = office.private.get(message.id)
        return Done(fresh[-1] if fresh else Seen(here) if here else None)

    # Moves

    async def next(self) -> tuple[Player, str] | None:
        """Who is asked, and what the greedy guest would do in his place; computers move first."""
        while True:
            state, course = await self.standing(), await self.course()
            waits = sorted(seats_waited_for(state))
            if not waits:
                return None
            by_hand = [
                seat for seat in waits if not is_played_by_computer(state.card.holders[seat])
            ]
            if by_hand:
                return self.people[by_hand[0]], greedy(state.game, course, by_hand[0])
            await self.pass_time(1)

    async def move(self, who: Player, spelt: str) -> None:
        """Find the way to this move and press it; what a stage is asked there, is asked here."""
        await press_move(cast("Any", self), cast("Any", who), spelt)

    async def pass_time(self, seconds: int) -> None:
        """The bell rings when anything is due, and the postman looks in now and then."""
        while seconds > 0:
            due, now = await self.way.bot.services.store.next_job_time(), self.way.clock.now()
            step = min(seconds, STEP, STEP if due is None else max(1, due - now))
            self.way.clock.turn(step)
            await self.way.bot._scheduler.run_due_jobs()
            if self.way.clock.now() - self._looked_in >= STEP:
                self._looked_in = self.way.clock.now()
                await self.way.postman.send_due_messages()
            await self.way.at_rest()
            seconds -= step

    # What is counted

    async def made_by_people(self) -> int:
        """Moves of their seats, whoever saw to them."""
        holders, course = (await self.standing()).card.holders, await self.course()
        return sum(holders[made.seat].person is not None for made in course.made)

    @property
    def asked(self) -> int:
        """Requests so far."""
        return len(self.way.office.asked)

    def rang(self, since: int = 0) -> list[int]:
        """Whose letters made a sound, one for each, among the requests since then."""
        written = [(_written_to(one), one.body) for one in self.way.office.asked[since:]]
        return [who for who, body in written if who and not (body.get("flags") or 0) & SUPPRESSED]

    def idle_hands(self) -> int:
        """Direct messages that were edited and say the same."""
        return sum(int(one.path.split("/")[2]) in DIRECT for one in self.way.office.idle)

    def lying(self, who: Player) -> int:
        """Private replies before his eyes that could be taken away."""
        return len(self.way.office.whispered_to(who.account))

    def lines(self) -> list[str]:
        """What the post in the channel says."""
        return said(cast("Any", self.board)).split("\n")


def _written_to(asked: Asked) -> int:
    """To whose direct messages something new went; 0 if it went elsewhere."""
    match asked.method, asked.path.strip("/").split("/"):
        case "POST", ["channels", channel, "messages"]:
            return DIRECT.get(int(channel), 0)
    return 0


@asynccontextmanager
async def evening(
    folder: Path, *people: str, guests: tuple[str, ...] = ()
) -> AsyncIterator[Evening]:
    """They have looked at what is played, and the first of them has pressed *Start*."""
    easel = FakePainter()
    accounts = {name: ACCOUNTS[name] for name in people}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.client.TableService", partial(TableService, half=lambda: SEED))
        async with doorway(folder, patch, accounts=accounts, guests=guests, painter=easel) as way:
            table = Evening(way, easel)
            for who in reversed(table.people):
                knock = "start" if who is table.people[0] else "options"
                await who.click(table.board, custom_id=f"d:{knock}:{table.table}:")
            yield table
