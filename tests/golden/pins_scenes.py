"""Scenes on a simulated Discord in which every kind of text is stored: moves, orders, plans, votes.

What is stored is read in the database itself, by triggers. `STORED` is the only place here that
names its tables and columns.
"""

import re
import sqlite3
import tempfile
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.tables.derived_effects import AT_HAND
from bot.tables.state import seats_waited_for
from tests.cogs.chamber import chamber
from tests.cogs.stage import Stage, greedy, played, stage
from tests.cogs.test_ahead import done, plan_of, pressed, to_come
from tests.cogs.test_moderators import chief_of
from tests.cogs.test_sealed_on_stage import goes_by, sealed, these_are_my_wishes

# What a text means, and where it is stored.
STORED = {
    "act of a journal line": "lines.act",
    "request of a journal line": "lines.request",
    "order or plan": "orders.act",
    "motion": "ballots.motion",
    "key of a message to be sent": "messages.key",
    "key of a message that stands": "posts.key",
    "key of a setting": "settings.key",
    "kind of a due job": "jobs.kind",
    "status of a table": "tables.status",
    "reason of an end": "tables.why",
    "clock": "tables.clock",
    "at the deadline": "tables.at_deadline",
    "way of auctions": "tables.auctions",
    "options": "tables.options",
    "computer player": "holders.computer",
    "replacement": "holders.replacement",
    "kind of a record": "feats.kind",
}
WISHES = (
    ["jester 700, lake 500, rest pass", "total 900"],
    ["forest 500 c3-0 d4-0, recruiting card 300 Poet/Painter/save, rest by hand"],
    ["prestige card 300 most lakes + worth most, rest pass"],
)
_FOLDED = {
    "act of a journal line": (r" .+", ""),
    # Whether a message is revised depends on how fast it was delivered.
    "key of a message to be sent": (r"revision \d+", ""),
    "order or plan": (r"=[0-9a-f]{8}", "=SEAL"),
    "request of a journal line": (r"\d+", "0"),
}
_SNOWFLAKE = re.compile(r"\d{9,}")


class Tap:
    """Whatever texts are stored while the scenes are played."""

    def __init__(self) -> None:
        self.heard: dict[str, set[str]] = defaultdict(set)

    def open(self, database: Path) -> None:
        with closing(sqlite3.connect(database, isolation_level=None)) as tapped:
            tapped.execute("CREATE TABLE pinned (meaning TEXT, text TEXT)")
            for meaning, place in STORED.items():
                table, column = place.split(".")
                tapped.execute(f"INSERT INTO pinned SELECT '{meaning}', {column} FROM {table}")
                for event in ("INSERT", f"UPDATE OF {column}"):
                    tapped.execute(
                        f"CREATE TRIGGER 'pinned {meaning} {event}' AFTER {event} ON {table} BEGIN"
                        f" INSERT INTO pinned VALUES ('{meaning}', NEW.{column}); END"
                    )

    def close(self, database: Path) -> None:
        with closing(sqlite3.connect(database)) as tapped:
            for meaning, text in tapped.execute("SELECT meaning, text FROM pinned"):
                pattern, instead = _FOLDED.get(meaning, ("$^", ""))
                self.heard[meaning].add(_SNOWFLAKE.sub("0", re.sub(pattern, instead, str(text))))

    def lines(self) -> Iterator[str]:
        for meaning in STORED:
            heard = self.heard[meaning] - {""} if meaning in _FOLDED else self.heard[meaning]
            yield from (f"{meaning}: {text}" for text in sorted(heard))


@asynccontextmanager
async def tapped_stage(tap: Tap, people: int) -> AsyncIterator[Stage]:
    with tempfile.TemporaryDirectory() as folder:
        async with stage(Path(folder), people) as scene:
            database = Path(folder) / "signoria.db"
            tap.open(database)
            yield scene
            tap.close(database)


# The scenes


async def scenes(tap: Tap) -> dict[str, str]:
    """Play them all; the score sheets of the games that came to an end, by name."""
    await server_settings(tap)
    await wishes_at_once(tap)
    sheets = {game: await whole_game(tap, game) for game in ("princes", "firenze")}
    return {**sheets, "solo": await solo_game()}


async def server_settings(tap: Tap) -> None:
    async with tapped_stage(tap, 1) as scene:
        steward = chief_of(scene)
        await scene.slash(steward, "admin channel", channel=scene.channel)
        await scene.slash(steward, "admin who-can-open")
        await scene.slash(steward, "admin table-limit", maximum=9)
        await scene.slash(steward, "admin chronicle", enabled=True)
        await scene.slash(steward, "admin weekly", on=True)
        await scene.pass_time(120)


async def wishes_at_once(tap: Tap) -> None:
    """Sealed auctions of lots and of characters: wishes given before the call and after it."""
    async with tapped_stage(tap, 3) as scene:
        await sealed(scene, characters="on")
        typed = zip(scene.people, WISHES, strict=True)
        for who, wishes in typed:
            for one in wishes:
                await scene.slash(who, "wishes", list=one)
        for who in scene.people:
            await these_are_my_wishes(scene, who)
        await scene.pass_time(AT_HAND.stop)
        for _ in range(len(scene.people)):
            await goes_by(scene)
        await scene.slash(scene.people[0], "wishes", list="muse 400, rest pass")
        await scene.pass_time(AT_HAND.stop)


async def whole_game(tap: Tap, game: str) -> str:
    """With moves taken back both ways, votes of all kinds, a turn planned; its score sheet."""
    async with tapped_stage(tap, 3) as scene:
        stranger = scene.people.pop()
        owner, other = scene.people
        await scene.slash(owner, "game new", game=game)
        await scene.slash(other, "game join", word="giglio")
        await scene.slash(owner, "game start")
        last = await one_move(scene)
        await scene.slash(last, "game undo")
        for _ in range(5):
            await one_move(scene)
        for motion in ("undo 2", "pause", "resume", "live", "stand-in 1"):
            await vote(scene, motion)
        await vote(scene, "sealed", against=True)
        await vote(scene, "cancel", against=True)
        await scene.slash(stranger, "game take-over", player=1)
        await (plan_firenze if game == "firenze" else plan_princes)(scene)
        await played(scene)
        await scene.pass_time(10)
        return await score_sheet(await scene.people[0].slash(scene.channel, "game export"))


async def solo_game() -> str:
    with tempfile.TemporaryDirectory() as folder:
        async with chamber(Path(folder)) as scene:
            await scene.slash("game new", solo="easy")
            person = await scene.person()
            while waiting := seats_waited_for(state := await scene.standing()):
                assert state.course is not None
                spelt, ply = greedy(state.game, state.course, *waiting), state.course.ply
                await scene.bot.services.tables.submit_moves(
                    scene.table, person.id, [spelt], None, f"{ply}"
                )
            await scene.env.settle()
            return await score_sheet(await scene.user.slash("game export"))


async def one_move(scene: Stage) -> MemberActor:
    following = await scene.next()
    assert following is not None
    await done(scene, *following)
    return following[0]


async def vote(scene: Stage, motion: str, *, against: bool = False) -> None:
    first, *others = scene.people
    await first.slash(scene.channel, "game vote", motion=motion)
    for who in others:
        options = {"in-favor": False} if against else {}
        await who.slash(scene.channel, "game vote", motion=motion, **options)


async def plan_firenze(scene: Stage) -> None:
    """A plan that is counted on, and a draft beside it."""
    who, _ = await to_come(scene)
    panel = await plan_of(scene, who)
    for wish in (":p0:whichever 2", ":leave", ":another", ":p0:take 1"):
        panel = await pressed(scene, who, panel, wish)


async def plan_princes(scene: Stage) -> None:
    while (await scene.standing()).game.turn((await scene.course()).state) is None:
        await one_move(scene)
    who, _ = await to_come(scene)
    panel = await plan_of(scene, who)
    for step in (":p0:acquire-bonus", ":p1:keep-dearest", ":leave"):
        panel = await pressed(scene, who, panel, step)


async def score_sheet(done: InteractionResult) -> str:
    assert done.response is not None
    (sheet,) = done.response.attachments
    return (await sheet.read()).decode()
