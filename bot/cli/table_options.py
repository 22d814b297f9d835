"""Parse the game, seats and options of a table from the command line."""

import argparse
from collections.abc import Mapping, Sequence

from bot import catalogue
from bot.cli import CommandError
from bot.engine.game import Setup, settle_options
from bot.engine.journal import AnyGame
from bot.engine.text import Refusal
from bot.i18n.speak import FALLBACK, speaker_for


def find_game(key: str) -> AnyGame:
    if key not in catalogue.GAMES:
        houses = ", ".join(catalogue.GAMES)
        raise CommandError(f"there is no game '{key}' in the house; there is {houses}")
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


def make_setup(
    game: AnyGame, seats: int | None, solo: str | None, chosen: Mapping[str, str]
) -> Setup:
    """Make the setup for some seats, or for one against the Automa; CommandError if refused."""
    if solo is not None:
        if seats not in (None, 1):
            raise CommandError(f"--solo is for one alone, not for {seats} seats")
        chosen = {"level": solo, **chosen}
    setup = settle_options(game, 1 if seats is None else seats, chosen)
    if isinstance(setup, Refusal):
        raise CommandError(_refuse_setup(game, 1 if seats is None else seats, setup))
    return setup


def _refuse_setup(game: AnyGame, seats: int, refusal: Refusal) -> str:
    """Describe a refused setup; if an option was wrong, list those that exist."""
    why = speaker_for(FALLBACK).speak_text(refusal.text)
    if "option" not in refusal.text.key:
        return why
    offered = (f"{one.name}={'|'.join(one.values)}" for one in game.options(seats))
    return f"{why} The options for {seats}: {', '.join(offered)}."
