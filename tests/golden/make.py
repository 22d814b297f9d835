"""Write the golden games, by hand and never in a test.

    python -m tests.golden.make [--anew] [NAME …]

A golden game that is there already keeps its moves; its notes and seals are written as they come
out now. With --anew, or when its moves are refused, or when it no longer shows what it should, it
is played again: seed after seed, until it shows it. Look at the difference before you commit it.
"""

import argparse
import sys
from collections.abc import Iterable
from functools import partial
from typing import Any

from bot import catalogue
from bot.engine import game_transcript
from bot.engine.game import seats_to_answer
from bot.engine.journal import AnyGame, Course, Entry, Opening, begin_course, count_undoable
from bot.engine.random_draws import Chance
from bot.players.player import Situation, make_player_chance, make_situation
from bot.players.registry import AnyComputerPlayer, computer_players
from tests.golden.firenze import RECIPES as FIRENZE
from tests.golden.princes import RECIPES as PRINCES
from tests.golden.princes_both import RECIPES as PRINCES_BOTH
from tests.golden.princes_solo import RECIPES as PRINCES_SOLO
from tests.golden.princes_together import RECIPES as PRINCES_TOGETHER
from tests.golden.recipes import Recipe, first_shown, moments

RECIPES = (*PRINCES, *PRINCES_TOGETHER, *PRINCES_BOTH, *PRINCES_SOLO, *FIRENZE)

TRIES = 1_000
CHANGES_HIS_MIND = 12  # one line of so many, where people are fickle
ALL_CHANGE_THEIR_MINDS = 40
FARTHEST = 6  # moves that a vote takes back


def made(recipe: Recipe, *, anew: bool) -> str | None:
    """The text of the golden game; None if no seed shows what it should."""
    if recipe.file.exists() and not anew:
        sheet = game_transcript.parse_score_sheet(recipe.file.read_text("utf-8"))
        opening = recipe.opening(sheet.opening.seed, sheet.opening.printed)
        text = written(recipe, opening, sheet.entries)
        if text:
            return text
    for number in range(1, TRIES + 1):
        opening = recipe.opening(f"{recipe.name}-{number}")
        text = written(recipe, opening, acted_out(recipe, opening))
        if text:
            return text
    return None


def written(recipe: Recipe, opening: Opening, entries: Iterable[Entry]) -> str | None:
    """The sheet, if the game can be played to its end and shows what it should."""
    game = catalogue.unpack_edition(catalogue.find_edition(opening.game, opening.printed))
    told = list(moments(game, opening, entries))
    ply = first_shown(recipe, told)
    if ply is None or not told[-1].ending:
        return None
    sealed = [_sealed(game, moment.entry, moment.after) for moment in told]
    remark = f"{recipe.sentence} (ply {ply})"
    return game_transcript.write_score_sheet(game, opening, sealed, remarks=[remark])


def acted_out(recipe: Recipe, opening: Opening) -> list[Entry]:
    """The game as these guests play it, moves taken back included."""
    game = recipe.table.game
    known = {**computer_players(recipe.table.key), "idle": idle(game)}
    names = recipe.guests * (recipe.table.seats if len(recipe.guests) == 1 else 1)
    course: Course[Any, Any] = begin_course(game, opening)
    entries: list[Entry] = []
    who_acts = game.to_move if recipe.impatient else partial(seats_to_answer, game)
    while awaited := who_acts(course.state):
        seat = Chance(f"{opening.seed}\nquickest", course.ply).one_of(sorted(awaited), "seat")
        entry = second_thoughts(course, opening.seed) if recipe.fickle else None
        if entry is None:
            situation = make_situation(game, course.state, seat)
            move = known[names[seat]](situation, make_player_chance(opening.seed, seat, course.ply))
            entry = Entry(seat, game.vocabulary.spell(move), "")
        after = game_transcript.continue_course(game, course, entry.seat, entry.act)
        assert isinstance(after, Course), after
        course = after
        entries.append(entry)
    return entries


def second_thoughts(course: Course[Any, Any], seed: str) -> Entry | None:
    """The line that takes moves back, if somebody wants to."""
    chance = Chance(f"{seed}\nsecond thoughts", course.ply)
    if not course.made:
        return None
    last = course.made[-1].seat
    own = count_undoable(course, last)
    if own and not chance.draw_below(CHANGES_HIS_MIND, "own"):
        return Entry(last, f"undo {1 + chance.draw_below(own, 'own')}", "")
    if not chance.draw_below(ALL_CHANGE_THEIR_MINDS, "all"):
        farthest = min(FARTHEST, len(course.made))
        return Entry(None, f"undo {1 + chance.draw_below(farthest, 'all')}", "")
    return None


def idle(game: AnyGame) -> AnyComputerPlayer:
    """A guest who lets every question go by that he can."""

    def choose(situation: Situation[Any, Any], _: Chance) -> Any:
        passes = [move for move in situation.moves if type(move) in game.passes]
        return [*passes, *situation.moves][0]

    return choose


def _sealed(game: AnyGame, entry: Entry, course: Course[Any, Any]) -> Entry:
    return Entry(entry.seat, entry.act, game.tally(course.state).seal())


def main() -> int:
    parser = argparse.ArgumentParser("python -m tests.golden.make", description=__doc__)
    parser.add_argument("names", metavar="NAME", nargs="*", choices=[[], *names()])
    parser.add_argument("--anew", action="store_true", help="play them again")
    arguments = parser.parse_args()
    missing = False
    for recipe in RECIPES:
        if arguments.names and recipe.name not in arguments.names:
            continue
        text = made(recipe, anew=arguments.anew)
        if text is None:
            print(f"{recipe.name}: no game shows it", file=sys.stderr)
            missing = True
            continue
        recipe.file.parent.mkdir(exist_ok=True)
        recipe.file.write_text(text, "utf-8")
        print(text.split("\n")[0].removeprefix("# "), text.split("\n")[1], sep="\n  ", flush=True)
    return int(missing)


def names() -> list[str]:
    assert {recipe.table.key for recipe in RECIPES} == set(catalogue.GAMES)
    return [recipe.name for recipe in RECIPES]


if __name__ == "__main__":
    sys.exit(main())
