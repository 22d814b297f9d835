"""Draw a position of a score sheet as a picture.

The whole game is replayed first. Kinds are each game's own: the public board; what one seat alone
sees (--viewer), its hand or a placement; the scores; and a moving picture of the game up to that
ply, or of some rounds of it, with the covered cards of all seats once the game is over (--covered).
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot import catalogue
from bot.cli import CommandError
from bot.cli.replay import describe_refusal, load_sheet_and_game
from bot.engine import game_transcript, recorded_views
from bot.engine.game import Seat
from bot.engine.game_transcript import ScoreSheet
from bot.engine.journal import AnyGame, begin_course
from bot.engine.text import Refusal
from bot.i18n.speak import LANGUAGES
from tests.tools.game_pictures import (
    PLAYER_NAMES,
    PictureDrawers,
    PictureSubject,
    has_pictures,
    load_drawers,
)

REPLAY = "replay"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE.game", type=Path, help="a score sheet")
    parser.add_argument("--ply", type=int, metavar="N", help="after this line (default: the last)")
    parser.add_argument("--viewer", type=int, metavar="SEAT", help="default: a spectator")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="default: en")
    parser.add_argument(
        "--kind", metavar="KIND", default="board", help=f"{_list_kinds()} (default: board)"
    )
    parser.add_argument(
        "--tile",
        metavar="NAME SQUARE TURN",
        default="",
        help="which tile is being placed (default: the first that may be)",
    )
    parser.add_argument(
        "--rounds", metavar="N-M", default="", help="of a replay: these alone, as 3-5 or 7"
    )
    parser.add_argument(
        "--covered", action="store_true", help="a replay with all hands, if the game is over"
    )
    parser.add_argument("-o", dest="out", metavar="OUT", type=Path, required=True, help="the file")


def run_command(arguments: argparse.Namespace) -> int:
    game, sheet = load_sheet_and_game(arguments.file)
    ply = len(sheet.lines) if arguments.ply is None else arguments.ply
    if not 0 <= ply <= len(sheet.lines):
        raise CommandError(f"{arguments.file}: --ply must be 0 to {len(sheet.lines)}, it is {ply}")
    viewer = arguments.viewer
    if viewer is not None and not 0 <= viewer < sheet.opening.seats:
        raise CommandError(f"--viewer must be 0 to {sheet.opening.seats - 1}, it is {viewer}")
    of_game = load_drawers(game.key)
    if arguments.kind not in (*of_game.kinds, REPLAY):
        known = ", ".join([*of_game.kinds, REPLAY])
        raise CommandError(f"--kind is one of {known} in {game.key}, not '{arguments.kind}'")
    states = states_until(arguments.file, game, sheet, ply)
    seat = None if viewer is None else Seat(viewer)
    seats = sheet.opening.seats
    subject = PictureSubject(game, states, seats, seat, arguments.language, arguments.tile)
    if arguments.kind == REPLAY:
        plies = _plies_of_rounds(arguments.rounds, subject, of_game)
        end = _final_state(arguments.file, game, sheet) if arguments.covered else None
        arguments.out.write_bytes(_draw_replay(subject, plies, of_game, end))
        return 0
    if arguments.rounds or arguments.covered:
        raise CommandError("--rounds and --covered are for --kind replay")
    arguments.out.write_bytes(of_game.kinds[arguments.kind](subject))
    return 0


def _list_kinds() -> str:
    """List the kinds of pictures by game."""
    games = [key for key in catalogue.GAMES if has_pictures(key)]
    return "; ".join(f"{key}: {', '.join([*load_drawers(key).kinds, REPLAY])}" for key in games)


def states_until(file: Path, game: AnyGame, sheet: ScoreSheet, ply: int) -> list[Any]:
    """Return the states of a game from its start up to this ply."""
    course = begin_course(game, sheet.opening)
    states = [course.state]
    for line in sheet.lines[:ply]:
        after = game_transcript.continue_course(game, course, line.seat, line.act)
        if isinstance(after, Refusal):
            raise CommandError(
                f"{file}, line {line.number}: it is refused: {describe_refusal(after)}"
            )
        course = after
        states.append(course.state)
    return states


# Moving pictures


def _plies_of_rounds(words: str, subject: PictureSubject, of_game: PictureDrawers) -> Sequence[int]:
    """Return the plies of these rounds, or all."""
    views = [subject.view_at(number) for number in range(len(subject.states))]
    rounds = of_game.rounds(views[-1])
    if not rounds or not words:
        if words:
            raise CommandError(
                f"{subject.game.key} is not played in rounds, so --rounds means nothing"
            )
        return range(len(views))
    chosen = _parse_rounds(words, rounds[-1])
    plies = [ply for ply, view in enumerate(views) if of_game.round_of(view) in chosen]
    if not plies:
        raise CommandError(f"there is nothing of round {chosen[0]} up to this ply")
    return plies


def _parse_rounds(words: str, last: int) -> range:
    first, dash, until = words.partition("-")
    match [number for number in (first, until if dash else first) if number.isdecimal()]:
        case [begin, end] if 1 <= int(begin) <= int(end) <= last:
            return range(int(begin), int(end) + 1)
    raise CommandError(f"--rounds is N or N-M from 1 to {last}, not '{words}'")


def _final_state(file: Path, game: AnyGame, sheet: ScoreSheet) -> Any:
    """Return the last state of a game that is over, whose film may show hands."""
    state = states_until(file, game, sheet, len(sheet.lines))[-1]
    if game.scores(state) is None:
        raise CommandError(f"{file}: the game is not over, its hands stay covered")
    return state


def _draw_replay(
    subject: PictureSubject, plies: Sequence[int], of_game: PictureDrawers, end: Any
) -> bytes:
    game, states = subject.game, [subject.states[ply] for ply in plies]
    if end is None:
        seen = recorded_views.record_covered_views(game, states, subject.viewer)
    else:
        seen = recorded_views.record_uncovered_views(
            game, states, subject.seats, end, subject.viewer
        )
    return of_game.draw_film(seen, subject.language, PLAYER_NAMES)
