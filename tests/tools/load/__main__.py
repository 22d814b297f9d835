"""Drive the bot to where it can do no more, and say what it was that held it back.

python -m tests.tools.load --tables 1000 --servers 200 --rates 1,5,10,20,40 --seconds 20
python -m tests.tools.load --page [time,few,start,talk,many]  # the figures of data/MACHINE.md
python -m tests.tools.load --endure 60 --rates 4              # minutes at this rate, with a kill
python -m tests.tools.load --monitor --rates 4 --seconds 20   # the counters, beside what was seen
python -m tests.tools.load --disasters 20 --rates 4           # disks that are lost, and restored
"""

import argparse
import asyncio
import sys
from pathlib import Path

from tests.tools.figures.house import own_folder
from tests.tools.load.disasters import survive
from tests.tools.load.drive import Stretch, lodging, waiting
from tests.tools.load.endurance import endure
from tests.tools.load.monitor import monitor
from tests.tools.load.page import page
from tests.tools.load.town import Town, asked_town

ALL = "time,few,start,talk,many"
SLOW = 1000  # milliseconds: at p95 above it people would not want to play


def drive(arguments: argparse.Namespace, folder: Path) -> None:
    town, database = asked_town(arguments, folder)
    print(f"{town.tables} tables on {town.servers} servers, {database.stat().st_size / 1e6:.0f} MB")
    asyncio.run(_driven(arguments, town, database))


async def _driven(arguments: argparse.Namespace, town: Town, database: Path) -> None:
    pictures = not arguments.words
    async with lodging(town, database, shards=arguments.shards, pictures=pictures) as load:
        for what in ("opened", "ready"):
            said = await load.said(what)
            print(f"{what} after {said['seconds']:.1f} s, {said['memory']:.0f} MB", flush=True)
        print("acts/s  p50 ms  p95 ms  lost   CPU   MB  handles  lag ms  asked/s  waiting  rooms")
        for rate in map(float, arguments.rates.split(",")):
            came = await load.stretch(rate, arguments.seconds, arguments.talk)
            print(told(came, arguments.seconds, waiting(database)), flush=True)
            if came.at(95) > SLOW:
                return


def told(came: Stretch, seconds: float, left: int) -> str:
    return (
        f"{came.rate:6.0f}  {came.at(50):6.0f}  {came.at(95):6.0f}  {came.unanswered:4}"
        f"  {came.cpu:4.2f}  {came.memory:3.0f}  {came.handles:7}  {came.lag:6.0f}"
        f"  {came.limited / seconds:7.1f}  {left:7}  "
        + f"{came.busiest_rooms}  "
        + str({k: round(v / seconds / came.rate, 2) for k, v in came.requests.items()})
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.tools.load",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--servers", type=int, default=200)
    parser.add_argument("--plies", type=int, default=100, help="made at every table before")
    parser.add_argument("--shards", type=int, default=1)
    parser.add_argument("--rates", default="1,5,10,20,40", help="acts a second, one after another")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--talk", type=float, default=0, help="chat messages a second besides")
    parser.add_argument("--words", action="store_true", help="draw no pictures")
    parser.add_argument("--folder", type=Path, help="where the file lies, and stays")
    parser.add_argument("--page", nargs="?", const=ALL, help="make the figures of data/MACHINE.md")
    parser.add_argument("--endure", type=float, help="so many minutes at the first rate")
    parser.add_argument("--monitor", action="store_true", help="compare what a monitor is told")
    parser.add_argument("--disasters", type=int, help="so many disks are lost at the first rate")
    arguments = parser.parse_args()
    if arguments.folder:
        arguments.folder.mkdir(parents=True, exist_ok=True)
        sys.exit(_done(arguments, arguments.folder))
    with own_folder() as folder:
        sys.exit(_done(arguments, folder))


def _done(arguments: argparse.Namespace, folder: Path) -> int:
    if arguments.monitor:
        return int(not monitor(arguments, folder))
    if arguments.disasters:
        return int(not survive(arguments, folder))
    if arguments.endure:
        return int(not endure(arguments, folder))
    if arguments.page:
        page(arguments.page, folder)
    else:
        drive(arguments, folder)
    return 0


if __name__ == "__main__":
    main()
