"""Find the best and the costliest decisions of a seat, judged by what it could know."""

from collections.abc import Callable, Container, Generator, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from math import copysign, hypot, sqrt
from operator import attrgetter
from statistics import fmean
from typing import Any, Generic, TypeAlias, TypeVar

from bot.engine.game import Seat
from bot.engine.journal import AnyGame, Course
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.players.player import ComputerPlayer, Situation, make_situation, move_essence
from bot.players.search import HOPELESS_ERRORS, LEAST_TRUTHS, Search

M = TypeVar("M")
V = TypeVar("V")

MOST_MOMENTS = 3  # costly decisions that are shown
_LOST_AGAIN, _WON_AGAIN = 6, 3  # decisions that are weighed a second time
# Truths for a decision at the most: the first time, the second time.
_AT_FIRST, _AGAIN = 2, 24
SURE_OF_LOSS, SURE_OF_GAIN = 3.0, 2.0  # standard errors
LEAST_LOST, LEAST_WON = 1.5, 1.0  # points
_PRECISE = 0.8  # standard error, in points, that is small enough
# Standard errors by which the evaluation overstates a difference: what is lost is in part made up
# for later, and what stands out does so in part by error.
_OVERSTATED = 1.5
_USUAL_SPREAD = 3.0  # standard deviation, in points, that is assumed before the first truth


@dataclass(frozen=True, slots=True)
class ReviewMethod(Generic[M, V]):
    """How the decisions of a game are weighed."""

    adviser: ComputerPlayer[M, V]  # its move is compared with the one made
    alternatives: Callable[[Situation[M, V]], Iterable[M]]  # to compare, the likeliest first
    search: Search[M, V]
    occasion: Callable[[V, M], Hashable]  # of decisions on one occasion one is shown
    playouts: int  # for one seat at the most
    # Standard error of the evaluation itself, which playouts do not show.
    evaluation_error: Callable[[V], float] = lambda _: 0.0
    # Whether the moves that followed left a move without any effect.
    is_overtaken: Callable[[M, Iterable[M]], bool] = lambda *_: False


@dataclass(frozen=True, slots=True)
class ReviewProgress:
    """The progress of a review."""

    number: int = 0  # of the decision that is weighed; 0 before the first
    total: int = 0
    is_again: bool = False  # the second, longer time


@dataclass(frozen=True, slots=True)
class DecisionToWeigh:
    """One decision: what the seat knew, what it did, and in how many truths that is tried."""

    at: int  # number of moves made before it
    known: Any  # a state that the seat can't tell from the real one
    seat: Seat
    made: str
    truths: int
    luck: str
    progress: ReviewProgress = ReviewProgress()


@dataclass(frozen=True, slots=True)
class WeighedDecision:
    """The result of weighing a decision."""

    other: str  # the move it was compared with
    advised: bool  # whether a computer player would have preferred that one
    better: float  # points by which that one is better; below zero, worse
    error: float  # of this figure


@dataclass(frozen=True, slots=True)
class ReviewMoment:
    """A decision to show."""

    at: int  # number of moves made before it
    other: str  # what would have been better, or the next best
    points: int  # between the two


@dataclass(frozen=True, slots=True)
class GameReview:
    best: ReviewMoment | None
    lost: tuple[ReviewMoment, ...]  # the dearest first


# Send the result of each decision that is yielded; None where there was no choice.
ReviewSteps: TypeAlias = Generator[DecisionToWeigh, WeighedDecision | None, GameReview]


@dataclass(frozen=True, slots=True)
class _Weighing:
    decision: DecisionToWeigh
    weighed: WeighedDecision
    occasion: Hashable

    @property
    def better(self) -> float:
        return self.weighed.better

    @property
    def is_doubtful(self) -> bool:
        return self.weighed.advised and self.better > 0

    @property
    def is_sure_loss(self) -> bool:
        return self.better >= max(LEAST_LOST, SURE_OF_LOSS * self.weighed.error)

    @property
    def is_sure_gain(self) -> bool:
        return -self.better >= max(LEAST_WON, SURE_OF_GAIN * self.weighed.error)

    @property
    def moment(self) -> ReviewMoment:
        return ReviewMoment(self.decision.at, self.weighed.other, round(abs(self.better)))


_points_better = attrgetter("better")


def review_game(
    game: AnyGame,
    method: ReviewMethod[Any, Any],
    course: Course[Any, Any],
    seat: Seat,
    done_for_it: Container[int] = (),
) -> ReviewSteps:
    """Find the best and the costliest decisions of a seat, without those made for it by others."""
    own = _own_decisions(method, course, seat, done_for_it)
    at_first = max(1, min(method.playouts // (4 * len(own) or 1), _AT_FIRST))
    weigh = partial(_weigh_decisions, game, method)
    begun = ReviewProgress(total=len(own))
    first = yield from weigh(_decisions_to_weigh(game, course, own), at_first, begun)
    dear = _likely_costliest(first)
    fine = _likely_finest(game, first, {one.occasion for one in dear})
    left = method.playouts // 2 - at_first * len(own)
    again = max(LEAST_TRUTHS, min(left // (_LOST_AGAIN + _WON_AGAIN), _AGAIN))
    begun = ReviewProgress(0, len(dear + fine), True)
    lost = yield from weigh([one.decision for one in dear], again, begun)
    begun = replace(begun, number=len(dear))
    won = yield from weigh([one.decision for one in fine], again, begun)
    sure = sorted((one for one in lost if one.is_sure_loss), key=_points_better, reverse=True)
    best = min((one for one in won if one.is_sure_gain), key=_points_better, default=None)
    moments = tuple([one.moment for one in sure])
    return GameReview(best.moment if best else None, moments[:MOST_MOMENTS])


def _own_decisions(
    method: ReviewMethod[Any, Any],
    course: Course[Any, Any],
    seat: Seat,
    done_for_it: Container[int],
) -> list[int]:
    moves = [one.move for one in course.made]
    return [
        at
        for at, one in enumerate(course.made)
        if one.seat == seat
        and at not in done_for_it
        and not method.is_overtaken(one.move, islice(moves, at + 1, None))
    ]


def _decisions_to_weigh(
    game: AnyGame, course: Course[Any, Any], own: Iterable[int]
) -> Iterator[DecisionToWeigh]:
    """Yield these decisions with what the seat knew; hidden information has no part in it."""
    for at in own:
        made, state = course.made[at], course.made[at - 1].step.state if at else course.start
        known = game.imagine(state, made.seat, Chance("known", 0))
        spelt = game.vocabulary.spell(made.move)
        yield DecisionToWeigh(at, known, made.seat, spelt, 0, f"look back {at}")


def _weigh_decisions(
    game: AnyGame,
    method: ReviewMethod[Any, Any],
    decisions: Iterable[DecisionToWeigh],
    truths: int,
    begun: ReviewProgress,
) -> Generator[DecisionToWeigh, WeighedDecision | None, list[_Weighing]]:
    weighings = []
    for number, decision in enumerate(decisions, begun.number + 1):
        luck, progress = f"{decision.luck} {truths}", replace(begun, number=number)
        weighed = yield replace(decision, truths=truths, luck=luck, progress=progress)
        if weighed is not None:
            view = game.view(decision.known, decision.seat)
            about = method.occasion(view, game.vocabulary.read(decision.made))
            weighings.append(_Weighing(decision, weighed, about or decision.at))
    return weighings


def _likely_costliest(weighings: Sequence[_Weighing]) -> list[_Weighing]:
    """The decisions that seem to have cost most, one of each occasion."""
    ranked = sorted((one for one in weighings if one.is_doubtful), key=_points_better, reverse=True)
    dearest = dict[Hashable, _Weighing]()
    for one in ranked:
        dearest.setdefault(one.occasion, one)
    return list(dearest.values())[:_LOST_AGAIN]


def _likely_finest(
    game: AnyGame, weighings: Sequence[_Weighing], costly: Container[Hashable]
) -> list[_Weighing]:
    """The decisions that seem to have won most: no passes, and none of a costly occasion."""
    fine = [
        one
        for one in weighings
        if one.better < 0
        and one.occasion not in costly
        and type(game.vocabulary.read(one.decision.made)) not in game.passes
    ]
    return sorted(fine, key=_points_better)[:_WON_AGAIN]


# One decision


def weigh_decision(
    game: AnyGame, method: ReviewMethod[Any, Any], decision: DecisionToWeigh
) -> WeighedDecision | None:
    """Compare a decision with the best other move by playouts; None if there is no other."""
    situation = make_situation(game, decision.known, decision.seat)
    made, chance = game.vocabulary.read(decision.made), Chance(decision.luck, 0)
    if len(situation.moves) < 2:
        return None
    advised = method.adviser(situation, chance)
    agrees = _is_same_move(game, advised, made)
    if agrees and type(made) in game.passes:
        return None  # neither lost anything nor is ever the best
    other = _next_best_move(method, situation, made) if agrees else advised
    if other is None:
        return None
    known_error = method.evaluation_error(situation.make_view())
    is_settled = partial(_is_settled, known_error=known_error, agrees=agrees)
    moves, truths = (made, other), decision.truths
    found = method.search.compare_two_moves(situation, chance, moves, truths, is_settled)
    better, error = _cautious_mean(found, known_error), hypot(_cautious_error(found), known_error)
    return WeighedDecision(game.vocabulary.spell(other), not agrees, better, error)


def _is_settled(found: Sequence[float], known_error: float, agrees: bool) -> bool:
    """Whether more truths are unlikely to change what is told."""
    better, error = _cautious_mean(found, known_error), _cautious_error(found)
    if error <= _PRECISE:
        return True
    reach = HOPELESS_ERRORS * error
    is_gain_unlikely = reach - better < max(LEAST_WON, SURE_OF_GAIN * known_error)
    is_loss_unlikely = reach + better < max(LEAST_LOST, SURE_OF_LOSS * known_error)
    return is_gain_unlikely and (agrees or is_loss_unlikely)


def _cautious_mean(found: Sequence[float], known_error: float) -> float:
    """The mean, nearer to zero by what the evaluation is likely to overstate."""
    mean = fmean(found)
    return copysign(max(0.0, abs(mean) - _OVERSTATED * known_error), mean)


def _cautious_error(found: Sequence[float]) -> float:
    """Of the mean, as if one more truth had been as far from it as usual: few are not sure."""
    mean = fmean(found)
    spread = sum([(one - mean) ** 2 for one in found], _USUAL_SPREAD**2) / len(found)
    return sqrt(spread / len(found))


def _is_same_move(game: AnyGame, one: Any, other: Any) -> bool:
    """Whether two moves do the same; a building may lie elsewhere."""
    amount = game.vocabulary.free_amount_field(type(one))
    is_same: bool = move_essence(one) == move_essence(other)
    return is_same and (not amount or getattr(one, amount) == getattr(other, amount))


def _next_best_move(
    method: ReviewMethod[Any, Any], situation: Situation[Any, Any], made: Any
) -> Any | None:
    """The likeliest alternative; None if there is none."""
    others = (
        move for move in method.alternatives(situation) if move_essence(move) != move_essence(made)
    )
    return next(others, None)
