"""One master against three of another checkout, which plays in a process of its own.

`git worktree add --detach FOLDER 3b0f4f8c` and `python -m tests.players.duel FOLDER` play the
masters of this tree against those of the last commit before the fitted value, over the notation;
each deal is played once from every seat. What was played is kept in .series/ and gone on with.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from bot import catalogue
from bot.engine.game import carry_out_move, seats_to_answer, settle_options
from bot.engine.random_draws import Chance
from bot.engine.text import Refusal
from bot.players.player import make_player_chance, make_situation
from bot.players.registry import computer_players
from tests.players.series import CACHE
from tests.tools.simulate import STANDARD_ERRORS, SeriesFile, win_share_interval

SEATS, LEVEL = 4, "master"
# In the words of that commit.
OLD_PLAYER = """
import json, sys
from bot import catalogue
from bot.engine.random_draws import Chance
from bot.engine.game import carried_out, settled
from bot.players.guest import luck, situation_of
from bot.players.guestbook import guests
for line in sys.stdin:
    asked = json.loads(line)
    if "begin" in asked:
        name, ply, game = asked["begin"], 0, catalogue.game(asked["game"])
        state = game.start(settled(game, asked["seats"], {}), Chance(name, 0))
    elif "move" in asked:
        ply, move = ply + 1, game.vocabulary.read(asked["move"])
        state = carried_out(game, state, asked["seat"], move, Chance(name, ply)).state
    else:
        seat, player = asked["seat"], guests(game.key)[asked["level"]]
        move = player(situation_of(game, state, seat), luck(name, seat, ply))
        print(game.vocabulary.spell(move), flush=True)
"""


@contextmanager
def other_checkout(folder: Path) -> Iterator[Callable[..., str]]:
    """Start the other program; send what it is told, and return its move when it is asked."""
    command = [sys.executable, "-c", OLD_PLAYER]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=folder, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdin
        assert process.stdout

        def send(**told: object) -> str:
            assert process.stdin
            assert process.stdout
            process.stdin.write(json.dumps(told) + "\n")
            process.stdin.flush()
            return process.stdout.readline().strip() if "level" in told else ""

        yield send
        process.stdin.close()


def play_duel(send: Callable[..., str], key: str, number: int) -> Mapping[str, Any]:
    """Play one game, the master of this tree in a seat by turns; return how it ended."""
    game, player, own = catalogue.current_game(key), computer_players(key)[LEVEL], number % SEATS
    setup, name = settle_options(game, SEATS, {}), f"duel-{key}-{number // SEATS}"
    assert not isinstance(setup, Refusal)
    state, ply = game.start(setup, Chance(name, 0)), 0
    send(begin=name, game=key, seats=SEATS)
    while awaited := seats_to_answer(game, state):
        seat = min(awaited)
        if seat == own:
            move = player(make_situation(game, state, seat), make_player_chance(name, seat, ply))
        else:
            move = game.vocabulary.read(send(seat=seat, level=LEVEL))
        ply += 1
        send(seat=seat, move=game.vocabulary.spell(move))
        state = carry_out_move(game, state, seat, move, Chance(name, ply)).state
    scores = game.scores(state)
    assert scores is not None
    won = (own in scores.winners) / len(scores.winners)
    return {"seat": own, "totals": scores.totals, "won": won}


def describe_duels(played: list[Mapping[str, Any]]) -> str:
    """Tell the share of games won and the lead over the mean of the others, with intervals."""
    share, least, most = win_share_interval(sum(one["won"] for one in played), len(played))
    leads = [
        one["totals"][one["seat"]] * SEATS / (SEATS - 1) - sum(one["totals"]) / (SEATS - 1)
        for one in played
    ]
    reach = STANDARD_ERRORS * stdev(leads) / len(leads) ** 0.5 if len(leads) > 1 else 0.0
    return (
        f"{len(played)} games: won {share:.1%} ({least:.1%} to {most:.1%}),"
        f" ahead by {fmean(leads):+.1f} points (± {reach:.1f})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--game", choices=tuple(catalogue.GAMES), default="princes")
    parser.add_argument("--games", type=int, default=200)
    asked = parser.parse_args()
    CACHE.mkdir(exist_ok=True)
    kept, played = SeriesFile(CACHE / f"duel-{asked.game}", [asked.game]), list[Any]()
    with other_checkout(asked.checkout) as send:
        for number in range(asked.games):
            played.append(kept.load_or_play(number, partial(play_duel, send, asked.game, number)))
            print(describe_duels(played), flush=True)


if __name__ == "__main__":
    main()
