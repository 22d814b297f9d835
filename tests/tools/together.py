"""Compare turns that all plan at once with turns made in order, among computer players.

Of each deal two games are played: in one the seat under test makes every turn when it comes, in the
other it plans its turns when all are called, and is asked where a plan stops. The difference of its
points is what deciding at once costs.
"""

import argparse
import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, stdev
from typing import Any, TypeAlias

from bot import catalogue
from bot.cli import sandbox
from bot.engine.game import Seat
from bot.engine.journal import AnyGame, Opening, advance_course, begin_course
from bot.engine.text import Refusal
from bot.planning import turns_ahead
from bot.planning.planning_rules import PlayMove
from bot.planning.turns_ahead import PLAN, PlanStep, TurnPlan
from bot.players.player import make_player_chance, make_situation
from bot.players.registry import AnyComputerPlayer, computer_players
from bot.tables.state import AnyCourse
from tests.tools import turn_planner

ALTERNATIVES = 2  # plans that are thought of for a turn


@dataclass(slots=True)
class CalledGame:
    """One game in which some seats answer each call, and what became of their plans."""

    game: AnyGame
    choose: AnyComputerPlayer
    course: AnyCourse
    planners: Collection[Seat]
    by_hand: bool = False  # the planned moves are made one by one when the turn comes
    sees_first: bool = False  # where it is proposed
    only_last: bool = False  # only the last turn of a round is planned
    alternatives: int = 1  # plans that are left for a turn
    planned: int = 0
    stopped: int = 0  # plans that left a question to the player
    moves_unasked: int | None = None  # before the first of them
    seen_first: int = 0
    _plans: dict[Seat, tuple[str, ...]] = field(default_factory=dict)

    def play_to_end(self, most: int | None = None) -> AnyCourse:
        """Play the whole game, or so many moves."""
        called = False
        while self.game.scores(self.course.state) is None and len(self.course.made) != most:
            coming = turns_ahead.turns_after(self.game, self.course.state)
            if coming and not called:
                self._call_to_plan(coming)
            called = bool(coming)
            self._play_move(min(self.game.to_move(self.course.state)))
        return self.course

    def _call_to_plan(self, coming: Sequence[Seat]) -> None:
        for seat in coming[-1:] if self.only_last else coming:
            if seat in self.planners:
                self._plan_turn(seat)

    def _plan_turn(self, seat: Seat) -> None:
        start = turns_ahead.imagine_turn(self.game, self.course.state, seat)
        assert start is not None
        luck = self._luck(seat)
        found = turn_planner.plan_turns(start, self.choose, luck, ALTERNATIVES)
        drafts = [TurnPlan(PLAN, tuple(map(PlanStep, said))) for said in found[: self.alternatives]]
        checks = [turns_ahead.check_plan(start, draft) for draft in drafts]
        if self.sees_first and checks and turns_ahead.reasons_to_wait(checks[0]):
            self.seen_first += 1
            return
        self.planned += bool(checks)
        self._plans[seat] = tuple(str(check.hashed_plan()) for check in checks)

    def _play_move(self, seat: Seat) -> None:
        before = self.course.state
        move = self._planned_move(seat) if self.game.turn(before) == seat else None
        if move is None:
            situation = make_situation(self.game, before, seat)
            move = self.choose(situation, self._luck(seat))
        after = advance_course(self.game, self.course, seat, move)
        assert not isinstance(after, Refusal), after
        self.course, texts = after, self._plans.get(seat, ())
        if texts:
            now = self.course.state
            rest = turns_ahead.advance_plans(self.game, before, now, seat, move, texts)
            self._plans[seat] = rest

    def _planned_move(self, seat: Seat) -> Any:
        plans = turns_ahead.parse_plans(self._plans.get(seat, ()))
        if not plans:
            return None
        if self.by_hand:
            return self._next_step(seat, plans[0])
        texts, state = self._plans[seat], self.course.state
        match turns_ahead.answer_by_plan(self.game, state, seat, texts):
            case PlayMove(move):
                return move
        self.stopped += 1
        if self.moves_unasked is None:
            self.moves_unasked = len(self.course.made)
        del self._plans[seat]
        return None

    def _next_step(self, seat: Seat, plan: TurnPlan) -> Any:
        """The next planned move as a player reads it, without any check of the plan."""
        state, vocabulary = self.course.state, self.game.vocabulary
        for step in plan.steps:
            if turns_ahead.parse_wish(self.game, step.spelling) is None:
                return vocabulary.read(step.spelling)
            view = self.game.view(state, seat)
            if meant := turns_ahead.moves_for_wish(self.game, view, step.spelling):
                return meant[0]
        return None

    def _luck(self, seat: Seat) -> Any:
        return make_player_chance(self.course.opening.seed, seat, len(self.course.made))


def open_game(
    game: str, seats: int, seed: str, level: str, planners: Collection[Seat], **manner: Any
) -> CalledGame:
    """Deal a game in which these seats answer calls."""
    rules = catalogue.current_game(game)
    setup = sandbox.make_game_setup(rules, seats, None, {})
    printed = catalogue.current_edition(game).seal
    opening = Opening(game, rules.rules, printed, seats, setup.options, seed)
    choose = computer_players(game)[level]
    return CalledGame(rules, choose, begin_course(rules, opening), planners, **manner)


def points_of(played: CalledGame, seat: Seat) -> int:
    scores = played.game.scores(played.course.state)
    assert scores is not None
    return scores.totals[seat]


# The program


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game whose turns can be planned at once")
    parser.add_argument("--seats", type=int, metavar="N", default=4, help="default: 4")
    parser.add_argument("--games", type=int, metavar="N", default=20, help="default: 20")
    parser.add_argument("--level", metavar="NAME", default="greedy", help="default: greedy")
    parser.add_argument("--seed", metavar="WORDS", default="medici", help="default: medici")
    parser.add_argument("--last", action="store_true", help="plan only the last turn of each round")


def run_command(arguments: argparse.Namespace) -> int:
    print(json.dumps(measure_loss(arguments, _play_pair)))
    return 0


Pair: TypeAlias = tuple[CalledGame, CalledGame, Seat]


def _play_pair(arguments: argparse.Namespace, number: int) -> Pair:
    """Play a deal in order and with calls; the seat under test moves on from game to game."""
    seat, seed = Seat(number % arguments.seats), f"{arguments.seed}-{number}"
    dealt = (arguments.game, arguments.seats, seed, arguments.level)
    in_order = open_game(*dealt, ())
    at_once = open_game(
        *dealt, (seat,), alternatives=ALTERNATIVES, sees_first=True, only_last=arguments.last
    )
    in_order.play_to_end()
    at_once.play_to_end()
    return in_order, at_once, seat


def measure_loss(
    arguments: argparse.Namespace, play: Callable[[argparse.Namespace, int], Pair]
) -> dict[str, object]:
    """What a seat loses by planning at once, with its standard error."""
    pairs = [play(arguments, number) for number in range(1, arguments.games + 1)]
    lost = [points_of(one, seat) - points_of(other, seat) for one, other, seat in pairs]
    calls = [(other.planned, other.seen_first, other.stopped) for _, other, _ in pairs]
    planned, waited, stopped = (sum(column) for column in zip(*calls, strict=True))
    return {
        **{name: getattr(arguments, name) for name in ("game", "seats", "games", "level", "seed")},
        "points_lost": round(mean(lost), 2),
        "standard_error": round(stdev(lost) / sqrt(len(lost)), 2) if len(lost) > 1 else None,
        "planned": planned,
        "seen_first": waited,
        "stopped": stopped,
    }
