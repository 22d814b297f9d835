"""What the greedy guests answer in every position of the golden games, told in eight digits.

`python -m tests.players.answered` writes it anew where they are meant to answer otherwise.
"""

from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

from bot.cli import replay
from bot.engine.game import Seat
from bot.engine.game_transcript import ScoreSheet
from bot.engine.journal import AnyGame, begin_course
from bot.engine.journal import replay_journal as replayed
from bot.players.player import make_player_chance, make_situation
from bot.players.registry import computer_players
from tests.golden.recipes import FOLDER
from tests.tools.computer_wishes import wish_planner

KEPT = Path(__file__).with_name("answered.txt")
FILES = sorted(FOLDER.glob("*/*.game"))


def name(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


def digits(file: Path) -> str:
    """Of all that is answered and wished for in this game, whoever is asked."""
    game, sheet = replay.load_sheet_and_game(file)
    return f"{crc32(chr(10).join(_answers(game, sheet)).encode()):08x}"


def _answers(game: AnyGame, sheet: ScoreSheet) -> Iterator[str]:
    greedy, wished = computer_players(game.key)["greedy"], wish_planner(game.key)
    course = replayed(game, sheet.opening, sheet.entries)
    states = [begin_course(game, sheet.opening).state, *(made.step.state for made in course.made)]
    for ply, state in enumerate(states):
        for seat in sorted(game.to_move(state)):
            chance = make_player_chance(sheet.opening.seed, seat, ply)
            yield game.vocabulary.spell(greedy(make_situation(game, state, seat), chance))
        for at in range(sheet.opening.seats if wished else 0):
            assert wished is not None
            yield "; ".join(wished(game.view(state, Seat(at))))


def kept() -> dict[str, str]:
    return dict(line.split() for line in KEPT.read_text("utf-8").splitlines())


def main() -> None:
    lines = [f"{name(file)} {digits(file)}\n" for file in FILES]
    KEPT.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
