"""Draw a position of a score sheet as a picture.

The whole game is replayed first. Kinds: the public board; the hand and a placement of one seat
(--viewer); the scores; and a moving picture of the game up to that ply, or of some rounds of it,
with the covered cards of all seats once the game is over (--covered).
"""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.chores import Unfit
from bot.chores.replay import in_plain_words, playable
from bot.engine import scoresheet
from bot.engine.game import Seat, legal_moves
from bot.engine.journal import AnyGame, begin
from bot.engine.scoresheet import Sheet
from bot.engine.text import Refusal
from bot.games.princes.moves import Build, Place
from bot.games.princes.pieces import Tile
from bot.games.princes.view import View
from bot.i18n.speak import LANGUAGES
from render import princes
from render.princes import Hands, Held, held

# Who plays where no names are written: people of the time.
NAMES = {0: "Lorenzo", 1: "Isabella", 2: "Cosimo", 3: "Lucrezia", 4: "Ferrante"}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE.game", type=Path, help="a score sheet")
    parser.add_argument("--ply", type=int, metavar="N", help="after this line (default: the last)")
    parser.add_argument("--viewer", type=int, metavar="SEAT", help="default: a spectator")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="default: en")
    parser.add_argument(
        "--kind", choices=[*KINDS, "replay"], default="board", help="default: board"
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


def run(arguments: argparse.Namespace) -> int:
    game, sheet = playable(arguments.file)
    ply = len(sheet.lines) if arguments.ply is None else arguments.ply
    if not 0 <= ply <= len(sheet.lines):
        raise Unfit(f"{arguments.file}: --ply must be 0 to {len(sheet.lines)}, it is {ply}")
    viewer = arguments.viewer
    if viewer is not None and not 0 <= viewer < sheet.opening.seats:
        raise Unfit(f"--viewer must be 0 to {sheet.opening.seats - 1}, it is {viewer}")
    states = told(arguments.file, game, sheet, ply)
    seat = None if viewer is None else Seat(viewer)
    wish = Wish(game, states, seat, arguments.language, arguments.tile)
    if arguments.kind == "replay":
        rounds = _rounds(arguments.rounds, wish.view().box.rounds)
        end = _end(arguments.file, game, sheet) if arguments.covered else None
        arguments.out.write_bytes(_replay(wish, rounds, end))
        return 0
    if arguments.rounds or arguments.covered:
        raise Unfit("--rounds and --covered are for --kind replay")
    arguments.out.write_bytes(KINDS[arguments.kind](wish))
    return 0


def told(file: Path, game: AnyGame, sheet: Sheet, ply: int) -> list[Any]:
    """The states of a game from its start up to this ply."""
    course = begin(game, sheet.opening)
    states = [course.state]
    for line in sheet.lines[:ply]:
        after = scoresheet.continued(game, course, line.seat, line.act)
        if isinstance(after, Refusal):
            raise Unfit(f"{file}, line {line.number}: it is refused: {in_plain_words(after)}")
        course = after
        states.append(course.state)
    return states


@dataclass(frozen=True, slots=True)
class Wish:
    """Which picture is to be drawn of the last of these states."""

    game: AnyGame
    states: Sequence[Any]
    viewer: Seat | None
    language: str
    tile: str

    def view(self, number: int = -1) -> View:
        view: View = self.game.view(self.states[number], self.viewer)
        return view

    def owned(self) -> View:
        """The view of a seat, for what nobody else sees."""
        if self.viewer is None:
            raise Unfit("such a picture belongs to a seat: say which with --viewer")
        return self.view()

    def held(self, number: int) -> tuple[Held, ...]:
        """What every seat held in this state."""
        state = self.states[number]
        seats = range(len(self.view(number).estates))
        views: list[View] = [self.game.view(state, Seat(seat)) for seat in seats]
        return tuple(held(view.own) for view in views if view.own)


def _board(wish: Wish) -> bytes:
    before = wish.view(-2) if len(wish.states) > 1 else None
    return princes.draw_board(wish.view(), wish.language, NAMES, before)


def _hand(wish: Wish) -> bytes:
    return princes.draw_hand(wish.owned(), wish.language, NAMES)


def _placement(wish: Wish) -> bytes:
    return princes.draw_placement(wish.owned(), _tile(wish), wish.language)


def _scores(wish: Wish) -> bytes:
    return princes.draw_scores(wish.view(), wish.language, NAMES)


KINDS: dict[str, Callable[[Wish], bytes]] = {
    "board": _board,
    "hand": _hand,
    "placement": _placement,
    "scores": _scores,
}


# Moving pictures


def _rounds(words: str, last: int) -> range:
    """The rounds as they were written, or all."""
    first, dash, until = words.partition("-")
    match [number for number in (first, until if dash else first) if number.isdecimal()]:
        case [begin, end] if 1 <= int(begin) <= int(end) <= last:
            return range(int(begin), int(end) + 1)
    if words:
        raise Unfit(f"--rounds is N or N-M from 1 to {last}, not '{words}'")
    return range(1, last + 1)


def _end(file: Path, game: AnyGame, sheet: Sheet) -> View:
    """The end of the whole game: only a game that is over shows its hands."""
    end: View = game.view(told(file, game, sheet, len(sheet.lines))[-1], None)
    if end.scores is None:
        raise Unfit(f"{file}: the game is not over, its hands stay covered")
    return end


def _replay(wish: Wish, rounds: range, end: View | None) -> bytes:
    views = [wish.view(number) for number in range(len(wish.states))]
    plies = [ply for ply, view in enumerate(views) if view.round in rounds]
    if not plies:
        raise Unfit(f"there is nothing of round {rounds[0]} up to this ply")
    shown = [views[ply] for ply in plies]
    hands = Hands(end, tuple(wish.held(ply) for ply in plies)) if end else None
    return princes.draw_replay(shown, wish.language, NAMES, hands)


def _tile(wish: Wish) -> Tile:
    """The tile as it was written, or the first that the seat may place."""
    assert wish.viewer is not None
    if wish.tile:
        return _written_tile(wish.tile, wish.view())
    for move in legal_moves(wish.game, wish.states[-1], wish.viewer):
        match move:
            case Build(name, square, turn) | Place(name, square, turn):
                return Tile(name, square, turn)
    raise Unfit(f"seat {wish.viewer} may place nothing here; say what with --tile")


def _written_tile(words: str, view: View) -> Tile:
    ground = view.box.ground
    match words.split():
        case [name, square, turn] if turn.isdecimal() and name in ground.turns:
            if ground.lying(name, square, int(turn)) is not None:
                return Tile(name, square, int(turn))
    raise Unfit(f"--tile is NAME SQUARE TURN of a tile on the grid, not '{words}'")
