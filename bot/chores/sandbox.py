"""Play in the browser: the whole bot against a simulated Discord, without token or network.

A channel with several people at a table that has begun. At the top of the page you choose whose
eyes you look through; what is private is seen by its owner alone. Nothing is kept.
"""

import argparse
import asyncio
import importlib.util
import tempfile
import webbrowser
from pathlib import Path

from bot.chores import Unfit
from bot.i18n.speak import LANGUAGES

MOST = 5


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=int, default=3, help="how many play, guests included")
    parser.add_argument("--guests", type=int, default=0, help="how many of them are computers")
    parser.add_argument("--solo", action="store_true", help="in direct messages, against guests")
    parser.add_argument("--port", type=int, help="where the page is served; else any free port")
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    parser.add_argument("--no-browser", action="store_true", help="only print the address")


def run(arguments: argparse.Namespace) -> int:
    if importlib.util.find_spec("simcord") is None or importlib.util.find_spec("av") is None:
        raise Unfit("the sandbox needs what .ci/sandbox.lock lists; 'make run' installs it")
    people, guests = _shared_out(arguments)
    with tempfile.TemporaryDirectory(prefix="signoria-") as folder:
        return _play(arguments, people, guests, Path(folder))


def _shared_out(arguments: argparse.Namespace) -> tuple[int, int]:
    """How many people and how many guests sit at the table."""
    seats, guests = arguments.seats, arguments.guests
    if not 2 <= seats <= MOST:
        raise Unfit(f"a table has 2 to {MOST} seats, not {seats}")
    if arguments.solo:
        return 1, seats - 1
    if not 0 <= guests < seats:
        raise Unfit(f"of {seats} seats, 0 to {seats - 1} can go to guests, not {guests}")
    return seats - guests, guests


def _play(arguments: argparse.Namespace, people: int, guests: int, folder: Path) -> int:
    from bot import sandbox  # noqa: PLC0415 - SimCord is not there in a plain installation

    def opened(address: str) -> None:
        print(f"Signoria's sandbox: {address}\nCtrl+C ends it.", flush=True)
        if not arguments.no_browser:
            webbrowser.open(address)

    scene = sandbox.Scene(people, guests, arguments.solo, arguments.language)
    try:
        asyncio.run(sandbox.show(folder / "signoria.db", scene, port=arguments.port, opened=opened))
    except asyncio.CancelledError:  # by SIGTERM
        return 0
    except sandbox.Shut as shut:
        raise Unfit(f"{shut}; choose another with --port") from shut
    return 0
