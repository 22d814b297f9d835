"""Compare a few moves by playing on from each in several imagined positions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Any, Generic, TypeVar

from bot.engine.game import Game, Seat, carry_out_move, seats_to_answer
from bot.engine.random_draws import Chance
from bot.engine.rehearsal import Rehearsal
from bot.engine.replace_and_memoize import replace
from bot.players.player import ComputerPlayer, Situation, make_situation

M = TypeVar("M")
V = TypeVar("V")

LEAST_TRUTHS = 4  # truths in which each move is tried before one is given up
HOPELESS_ERRORS = 1.5  # so many standard errors behind the best, a move is given up
_LUCK_BOUND = 1 << 62


@dataclass(frozen=True, slots=True)
class Search(Generic[M, V]):
    """How a computer player looks ahead."""

    # Made for one question, by its view: how all seats play on after a move.
    start_playing_on: Callable[[V], Callable[[M], ComputerPlayer[M, V]]]
    is_far: Callable[[V, V], bool]  # whether to stop, by the views now and then
    evaluate: Callable[[V], float]  # the part of the expected margin due to the viewer
    count_seats: Callable[[V], int]  # of the table
    truths: int  # in which moves are tried at the most
    playouts: int  # for one question at the most: of few moves, each is tried more often
    sure: float  # standard errors by which another move has to be better than the first

    def find_best(
        self, situation: Situation[M, V], chance: Chance, moves: Sequence[M]
    ) -> tuple[M, float]:
        """The first of these moves, unless another promises more; and how many points more."""
        trial = _QuestionPlayouts(self, situation, chance)
        leads: list[list[float]] = [[] for _ in moves]
        left, tried, played = list(range(len(moves))), 0, 0
        while len(left) > 1 and tried < self.truths:
            if tried >= LEAST_TRUTHS and played + len(left) > self.playouts:
                break
            known, luck = trial.draw_truth()
            for at in left:
                leads[at].append(trial.lead_after_move(known, luck, moves[at]))
            tried, played = tried + 1, played + len(left)
            if tried >= LEAST_TRUTHS:
                left = _without_hopeless(leads, left)
        return self._choose(moves, leads, left)

    def _choose(
        self, moves: Sequence[M], leads: Sequence[Sequence[float]], left: Sequence[int]
    ) -> tuple[M, float]:
        best = max(left, key=lambda at: _mean(leads[at]))
        gains = list(map(float.__sub__, leads[best], leads[0]))  # as far as the first was tried
        if best == 0 or _mean(gains) <= self.sure * _standard_error(gains):
            return moves[0], 0.0
        return moves[best], _mean(gains)

    def compare_two_moves(
        self,
        situation: Situation[M, V],
        chance: Chance,
        moves: tuple[M, M],
        truths: int,
        is_settled: Callable[[Sequence[float]], bool] = lambda _: False,
    ) -> list[float]:
        """How many points more the second move promises, in each of so many truths at the most."""
        trial, found = _QuestionPlayouts(self, situation, chance), list[float]()
        while len(found) < truths and not (found and is_settled(found)):
            known, luck = trial.draw_truth()
            first, second = [trial.lead_after_move(known, luck, move) for move in moves]
            found.append(second - first)
        return found


def _without_hopeless(leads: Sequence[Sequence[float]], left: Sequence[int]) -> list[int]:
    """The moves that may still turn out to be the best."""
    best = max(left, key=lambda at: _mean(leads[at]))
    return [at for at in left if at == best or not _is_hopeless(leads[at], leads[best])]


def _is_hopeless(leads: Sequence[float], best: Sequence[float]) -> bool:
    behind = list(map(float.__sub__, best, leads))
    return _mean(behind) > HOPELESS_ERRORS * _standard_error(behind)


def _mean(found: Sequence[float]) -> float:
    """Rounded, so that sums in another order are the same."""
    return round(sum(found) / len(found), 6)


def _standard_error(found: Sequence[float]) -> float:
    mean, many = sum(found) / len(found), len(found)
    return round(sqrt(sum([(one - mean) ** 2 for one in found]) / (many - 1) / many), 6)


class _QuestionPlayouts(Generic[M, V]):
    """One question, tried out."""

    def __init__(self, search: Search[M, V], situation: Situation[M, V], chance: Chance) -> None:
        self._search, self._situation, self._chance = search, situation, chance
        self._now = situation.make_view()
        self._policy_after = search.start_playing_on(self._now)

    def draw_truth(self) -> tuple[Rehearsal[Any, M, V], str]:
        """An imagined state, and the luck by which it goes on, the same for each move."""
        luck = f"{self._chance.draw_below(_LUCK_BOUND, 'truth')}"
        return self._situation.start_rehearsal(luck), luck

    def lead_after_move(self, known: Rehearsal[Any, M, V], luck: str, move: M) -> float:
        """How far ahead of the others on average the seat is likely to end with this move."""
        game, seat = known.game, known.viewer
        assert seat is not None
        state = carry_out_move(game, known.imagined, seat, move, Chance(luck, 0)).state
        ended = self._play_on(game, state, luck, self._policy_after(move))
        hopes = self._expected_points(game, ended)
        own: float = hopes.pop(seat)
        return own - (fmean(hopes) if hopes else 0.0)

    def _play_on(
        self, game: Game[Any, M, V], state: Any, luck: str, policy: ComputerPlayer[M, V]
    ) -> Any:
        made, is_far = 1, self._search.is_far
        while awaited := seats_to_answer(game, state):
            seat = min(awaited)
            situation = make_situation(game, state, seat)
            view = situation.make_view()
            if is_far(self._now, view):
                break
            move = policy(_with_view(situation, view), Chance(f"{luck}\n{seat}", made))
            state = carry_out_move(game, state, seat, move, Chance(luck, made)).state
            made += 1
        return state

    def _expected_points(self, game: Game[Any, M, V], state: Any) -> list[float]:
        """Of every seat."""
        scores = game.scores(state)
        if scores is not None:
            return [float(points) for points in scores.totals]
        seats = range(self._search.count_seats(self._now))
        return [self._search.evaluate(game.view(state, Seat(seat))) for seat in seats]


def _with_view(situation: Situation[M, V], view: V) -> Situation[M, V]:
    """The same situation without making its view again."""
    return replace(situation, make_view=lambda: view)
