"""The figures of data/MACHINE.md, each as a row of its table."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.tools.figures.house import crowd
from tests.tools.load.drive import Load, Stretch, lodging, waiting
from tests.tools.load.town import Town

FEW, MANY = Town(10, 10, plies=2), Town(100_000, 20_000)
RATES = (4, 6, 8, 10, 12, 15, 20, 25, 30, 40, 60)
WARM = (10, 15, 20, 25, 30, 40, 60)  # where the same few tables are acted at again and again
TALK = (100, 200, 400, 800, 1600, 3200)
SECONDS = 15.0
SETTLES = 20.0  # seconds, until all servers were looked at
SLOW, BRISK = 1000, 100  # milliseconds, at p95
GLOBAL = 50  # requests a second that Discord allows a bot


def page(parts: str, folder: Path) -> None:
    wanted = parts.split(",")
    if "time" in wanted:
        ratio = crowd(FEW.tables, MANY.tables)
        _row("a move among 100,000 tables", f"{ratio:.2f} times one among 10")
    if "few" in wanted:
        asyncio.run(_warm(folder / "few"))
    if "start" in wanted or "many" in wanted or "talk" in wanted:
        asyncio.run(_among_many(wanted, folder / "many"))


async def _among_many(wanted: list[str], folder: Path) -> None:
    async with _open(MANY, folder) as load:
        empty = await _memory_of_nothing()
        opened, ready = await load.said("opened"), await load.said("ready")
        if "start" in wanted:
            size = (folder / "signoria.db").stat().st_size / 1e6
            _row("100,000 tables on disk", f"{size:.0f} MB")
            _row("the house open with them", _started(opened))
            _row("1,000 idle tables", f"{(opened['memory'] - empty) / 100:.2f} MB")
            _row("all of 20,000 servers known", _started(ready))
            _row("one server", f"{(ready['memory'] - opened['memory']) / 20:.0f} kB")
        await asyncio.sleep(SETTLES)
        if "talk" in wanted:
            await _talked(load)
        if "many" in wanted:
            await _climbed(load, folder / "signoria.db")


async def _memory_of_nothing() -> float:
    with TemporaryDirectory() as folder:
        async with _open(Town(1, 1), Path(folder)) as load:
            return float((await load.said("opened"))["memory"])


async def _warm(folder: Path) -> None:
    async with _open(FEW, folder) as load:
        await _climbed(load, folder / "signoria.db", WARM)


@asynccontextmanager
async def _open(town: Town, folder: Path) -> AsyncIterator[Load]:
    folder.mkdir(parents=True, exist_ok=True)
    database = folder / "signoria.db"
    if not database.exists():
        await asyncio.to_thread(town.fill, database)
    async with lodging(town, database) as load:
        yield load


def _started(said: dict[str, float]) -> str:
    return f"after {said['seconds']:.1f} s, {said['memory']:.0f} MB, {said['peak']:.0f} MB at most"


async def _climbed(load: Load, database: Path, rates: Sequence[int] = RATES) -> None:
    """Faster and faster, up to where people wait or messages pile up."""
    knee: Stretch | None = None
    tables = f"{load.town.tables:,} tables"
    for rate in rates:
        if rate * SECONDS > load.acts_left:
            _row(f"{tables}, {rate} acts/s", "their games would be over before")
            break
        before = waiting(database)
        came = await load.stretch(rate, SECONDS)
        piled = waiting(database) - before
        if came.at(95) > SLOW or piled > rate:
            why = f"too many: p95 {came.at(95):.0f} ms, {piled} messages more to be sent"
            _row(f"{tables}, {rate} acts/s", f"{why} after {SECONDS:.0f} s")
            break
        knee = came
    if knee is None:
        _row(f"{tables}, the knee", f"below {rates[0]} acts/s")
        return
    asked = knee.limited / SECONDS / knee.rate
    _row(f"{tables}, the knee", f"{knee.rate:.0f} acts/s, p95 {knee.at(95):.0f} ms")
    _row(f"{tables}, an act costs", f"{1000 * knee.cpu / knee.rate:.0f} ms of a core")
    _row(f"{tables}, an act asks of Discord", f"{asked:.1f} requests: {GLOBAL / asked:.0f} acts/s")
    _row(f"{tables}, CPU by room", knee.busiest_rooms)


async def _talked(load: Load) -> None:
    """While some play, more and more people talk on all servers."""
    borne = 0
    for talk in TALK:
        came = await load.stretch(RATES[0], SECONDS, talk)
        _row(f"{RATES[0]} acts/s beside {talk} messages/s", f"p50 {came.at(50):.0f} ms")
        if came.at(50) > BRISK:
            break
        borne = talk
    _row("messages/s that leave half of the answers under 100 ms", f"{borne}")


def _row(what: str, came: str) -> None:
    print(f"| {what} | {came} |", flush=True)
