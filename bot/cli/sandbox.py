"""Play in the browser: the whole bot against a simulated Discord, without token or network.

A table that has begun, with as many people and computers as you ask for; alone against Wolfgang it
stands in direct messages. At the top of the page you choose whose eyes you look through; what is
private is seen by its owner alone. Links to direct messages and threads open pages of these.
Nothing is kept.
"""

import argparse
import asyncio
import importlib.util
import tempfile
import webbrowser
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bot import catalogue
from bot.cli import CommandError
from bot.engine.game import Setup, settle_options
from bot.engine.journal import AnyGame
from bot.engine.text import Refusal
from bot.i18n.speak import FALLBACK, LANGUAGES, speaker_for
from bot.tables import clocks

if TYPE_CHECKING:
    from bot.sandbox import SandboxSetup

_SEATS = 3  # where nothing else is asked for


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--game",
        metavar="GAME",
        default=catalogue.GAMES[0],
        help=f"one of: {', '.join(catalogue.GAMES)}; default: {catalogue.GAMES[0]}",
    )
    parser.add_argument(
        "--seats", type=int, metavar="N", help=f"how many play, with computers; default: {_SEATS}"
    )
    parser.add_argument(
        "--guests",
        type=int,
        metavar="N",
        help="so many of them are computers; default: all but one",
    )
    parser.add_argument(
        "--solo", metavar="LEVEL", help="alone against Wolfgang: easy, standard or hard"
    )
    parser.add_argument("--lesson", action="store_true", help="a guided first game, alone")
    parser.add_argument("--clock", choices=clocks.CLOCK_NAMES, help="the clock of the table")
    parser.add_argument(
        "--auctions", choices=(clocks.SEALED, clocks.BY_HAND), help="how auctions are held"
    )
    add_option_arguments(parser)
    parser.add_argument(
        "--language", choices=LANGUAGES, default=LANGUAGES[0], help="default: %(default)s"
    )
    parser.add_argument("--port", type=int, help="where the page is served; else any free port")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")


def run_command(arguments: argparse.Namespace) -> int:
    if importlib.util.find_spec("simcord") is None or importlib.util.find_spec("av") is None:
        raise CommandError("the sandbox needs what .ci/sandbox.lock lists; 'make demo' installs it")
    sandbox_setup = _make_sandbox_setup(arguments)
    with tempfile.TemporaryDirectory(prefix="signoria-") as folder:
        return _serve_until_stopped(arguments, sandbox_setup, Path(folder))


def _make_sandbox_setup(arguments: argparse.Namespace) -> "SandboxSetup":
    """Parse the table to be opened; CommandError if there is no such table."""
    from bot.sandbox import SandboxSetup  # noqa: PLC0415 - SimCord is not there in a plain installation

    game, options = (find_game(arguments.game), parse_options(arguments.option))
    seats = _SEATS if arguments.seats is None and arguments.solo is None else arguments.seats
    terms = {"clock": arguments.clock, "auctions": arguments.auctions}
    chosen_terms = tuple((name, value) for name, value in terms.items() if value)
    if arguments.lesson:
        if options or chosen_terms or arguments.seats or arguments.guests or arguments.solo:
            raise CommandError("a lesson has a table of its own: --lesson goes with --game alone")
        return SandboxSetup(game.key, 1, 0, language=arguments.language, is_lesson=True)
    setup = make_game_setup(game, seats, arguments.solo, options)
    if chosen_terms and setup.seats == 1:
        raise CommandError("who plays alone has neither a clock nor auctions to choose")
    seats = setup.seats
    computers = seats - 1 if arguments.guests is None else arguments.guests
    if not 0 <= computers < seats:
        raise CommandError(
            f"of {seats} seats, 0 to {seats - 1} can go to computers, not {computers}"
        )
    chosen = setup.options if seats == 1 else tuple(options.items())
    people = seats - computers
    return SandboxSetup(game.key, people, computers, chosen, arguments.language, chosen_terms)


def _serve_until_stopped(
    arguments: argparse.Namespace, sandbox_setup: "SandboxSetup", folder: Path
) -> int:
    from bot import sandbox  # noqa: PLC0415 - as above

    def opened(address: str) -> None:
        print(f"Signoria's sandbox: {address}\nCtrl+C ends it.", flush=True)
        if not arguments.no_browser:
            webbrowser.open(address)

    try:
        asyncio.run(
            sandbox.serve_sandbox(
                folder / "signoria.db", sandbox_setup, port=arguments.port, opened=opened
            )
        )
    except asyncio.CancelledError:  # stopped from outside
        return 0
    except sandbox.SandboxUnavailable as shut:
        raise CommandError(f"{shut}; choose another with --port") from shut
    return 0


# The game, seats and options of a table


def find_game(key: str) -> AnyGame:
    if key not in catalogue.GAMES:
        games = ", ".join(catalogue.GAMES)
        raise CommandError(f"this version has no game '{key}'; it has {games}")
    return catalogue.current_game(key)


def add_option_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option of the table, such as characters=on for The Muse and the Princess or"
        " together=on for building together; may be given more than once",
    )


def parse_options(words: Sequence[str]) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise CommandError(f"an option is NAME=VALUE, not '{word}'")
        chosen[name] = value
    return chosen


def make_game_setup(
    game: AnyGame, seats: int | None, solo: str | None, chosen: Mapping[str, str]
) -> Setup:
    """Make the setup for some seats, or for one against the Automa; CommandError if refused."""
    if solo is not None:
        if seats not in (None, 1):
            raise CommandError(f"--solo is for one alone, not for {seats} seats")
        chosen = {"level": solo, **chosen}
    setup = settle_options(game, 1 if seats is None else seats, chosen)
    if isinstance(setup, Refusal):
        raise CommandError(_describe_refused_setup(game, 1 if seats is None else seats, setup))
    return setup


def _describe_refused_setup(game: AnyGame, seats: int, refusal: Refusal) -> str:
    """Describe a refused setup; if an option was wrong, list those that exist."""
    why = speaker_for(FALLBACK).speak_text(refusal.text)
    if "option" not in refusal.text.key:
        return why
    offered = (f"{one.name}={'|'.join(one.values)}" for one in game.options(seats))
    return f"{why} The options for {seats}: {', '.join(offered)}."
