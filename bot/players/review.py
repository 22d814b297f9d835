"""Find the best and the costliest decisions of a seat, judged by what it could know."""

from collections.abc import Callable, Container, Generator, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import hypot, sqrt
from operator import attrgetter
from statistics import fmean, stdev
from typing import Any, Generic, TypeAlias, TypeVar

from bot.engine.chance import Chance
from bot.engine.frozen_values import replace
from bot.engine.game import Seat
from bot.engine.journal import AnyGame, Course
from bot.players.player import ComputerPlayer, Situation, make_situation, move_essence
from bot.players.search import Search

M = TypeVar("M")
V = TypeVar("V")

MOST_MOMENTS = 3  # moments that are told
_LOST_AGAIN, _WON_AGAIN = 6, 3  # decisions that are looked at once more
_AT_FIRST = range(2, 9)  # truths for each of all
SURE_OF_LOSS, SURE_OF_GAIN = 3.0, 2.0  # standard errors
LEAST_LOST, LEAST_WON = 1.5, 1.0  # points


@dataclass(frozen=True, slots=True)
class ReviewMethod(Generic[M, V]):
    """How the decisions of a game are looked at."""

    adviser: ComputerPlayer[M, V]  # what he does is held against what was done
    alternatives: Callable[[Situation[M, V]], Iterable[M]]  # what is worth one, the likeliest first
    search: Search[M, V]
    occasion: Callable[[V, M], Hashable]  # of decisions about the same thing only one is told
    playouts: int  # for the game of a seat, half of them for each look
    # By how much the outlook itself is mistaken, as a standard error: no playout tells that.
    evaluation_error: Callable[[V], float] = lambda _: 0.0


@dataclass(frozen=True, slots=True)
class ReviewProgress:
    """How far a review has come."""

    number: int = 0  # of the decision that is looked at; 0 before the first
    total: int = 0
    is_again: bool = False  # a second, longer look


@dataclass(frozen=True, slots=True)
class DecisionToWeigh:
    """One decision: what the seat knew, what it did, and in how many truths that is tried."""

    at: int  # so many moves were made
    known: Any  # a truth that the seat couldn't tell from the real one
    seat: Seat
    made: str
    truths: int
    luck: str
    progress: ReviewProgress = ReviewProgress()


@dataclass(frozen=True, slots=True)
class WeighedDecision:
    """What came of it."""

    other: str  # the move it was held against
    advised: bool  # whether a computer player would have preferred that one
    better: float  # points by which that one is better; below zero, worse
    error: float  # of this figure


@dataclass(frozen=True, slots=True)
class ReviewMoment:
    """A decision worth a word."""

    at: int  # so many moves were made
    other: str  # what would have been better, or the next best
    points: int  # between the two


@dataclass(frozen=True, slots=True)
class GameReview:
    best: ReviewMoment | None
    lost: tuple[ReviewMoment, ...]  # the dearest first


# Whoever has it weighed sends back what came of each doubt; None where there was no choice.
ReviewSteps: TypeAlias = Generator[DecisionToWeigh, WeighedDecision | None, GameReview]


@dataclass(frozen=True, slots=True)
class _DecisionLook:
    doubt: DecisionToWeigh
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
        return ReviewMoment(self.doubt.at, self.weighed.other, round(abs(self.better)))


_points_better = attrgetter("better")


def review_game(
    game: AnyGame,
    hindsight: ReviewMethod[Any, Any],
    course: Course[Any, Any],
    seat: Seat,
    done_for_it: Container[int] = (),
) -> ReviewSteps:
    """What the seat has done best, and what cost it most; not what others did in its name."""
    own = _own_decisions(course, seat, done_for_it)
    half = hindsight.playouts // 2
    at_first = max(_AT_FIRST[0], min(half // (2 * len(own) or 1), _AT_FIRST[-1]))
    looked = partial(_weigh_decisions, game, hindsight)
    begun = ReviewProgress(total=len(own))
    first = yield from looked(_decisions_to_weigh(game, course, own), at_first, begun)
    dear, fine = _costliest_looks(first), _finest_looks(first)
    again, begun = (
        half // (2 * (_LOST_AGAIN + _WON_AGAIN)),
        ReviewProgress(0, len(dear + fine), True),
    )
    lost = yield from looked([look.doubt for look in dear], again, begun)
    begun = replace(begun, number=len(dear))
    won = yield from looked([look.doubt for look in fine], again, begun)
    sure = sorted((look for look in lost if look.is_sure_loss), key=_points_better, reverse=True)
    best = min((look for look in won if look.is_sure_gain), key=_points_better, default=None)
    moments = tuple([look.moment for look in sure])
    return GameReview(best.moment if best else None, moments[:MOST_MOMENTS])


def _own_decisions(course: Course[Any, Any], seat: Seat, done_for_it: Container[int]) -> list[int]:
    made = enumerate(course.made)
    return [at for at, one in made if one.seat == seat and at not in done_for_it]


def _decisions_to_weigh(
    game: AnyGame, course: Course[Any, Any], own: Iterable[int]
) -> Iterator[DecisionToWeigh]:
    """Each of these decisions, with what the seat knew: nothing of what was hidden goes into it.

    One after another: whoever asks has others to answer between them.
    """
    for at in own:
        made, state = course.made[at], course.made[at - 1].step.state if at else course.start
        known = game.imagine(state, made.seat, Chance("known", 0))
        spelt = game.vocabulary.spell(made.move)
        yield DecisionToWeigh(at, known, made.seat, spelt, 0, f"look back {at}")


def _weigh_decisions(
    game: AnyGame,
    hindsight: ReviewMethod[Any, Any],
    doubts: Iterable[DecisionToWeigh],
    truths: int,
    begun: ReviewProgress,
) -> Generator[DecisionToWeigh, WeighedDecision | None, list[_DecisionLook]]:
    looks = []
    for number, doubt in enumerate(doubts, begun.number + 1):
        luck, progress = f"{doubt.luck} {truths}", replace(begun, number=number)
        weighed = yield replace(doubt, truths=truths, luck=luck, progress=progress)
        if weighed is not None:
            view = game.view(doubt.known, doubt.seat)
            about = hindsight.occasion(view, game.vocabulary.read(doubt.made))
            looks.append(_DecisionLook(doubt, weighed, about or doubt.at))
    return looks


def _costliest_looks(looks: Sequence[_DecisionLook]) -> list[_DecisionLook]:
    """What seems to have cost most, one of each occasion."""
    ranked = sorted((look for look in looks if look.is_doubtful), key=_points_better, reverse=True)
    dearest = dict[Hashable, _DecisionLook]()
    for look in ranked:
        dearest.setdefault(look.occasion, look)
    return list(dearest.values())[:_LOST_AGAIN]


def _finest_looks(looks: Sequence[_DecisionLook]) -> list[_DecisionLook]:
    ranked = sorted((look for look in looks if look.better < 0), key=_points_better)
    return ranked[:_WON_AGAIN]


# One decision


def weigh_decision(
    game: AnyGame, hindsight: ReviewMethod[Any, Any], doubt: DecisionToWeigh
) -> WeighedDecision | None:
    """Tried out; None where there was nothing else worth a thought."""
    situation = make_situation(game, doubt.known, doubt.seat)
    made, chance = game.vocabulary.read(doubt.made), Chance(doubt.luck, 0)
    if len(situation.moves) < 2:
        return None
    advised = hindsight.adviser(situation, chance)
    agrees = _is_same_move(game, advised, made)
    other = _next_best_move(hindsight, situation, made) if agrees else advised
    if other is None:
        return None
    found = hindsight.search.compare_moves(situation, chance, made, other, doubt.truths)
    error = hypot(
        stdev(found) / sqrt(len(found)), hindsight.evaluation_error(situation.make_view())
    )
    return WeighedDecision(game.vocabulary.spell(other), not agrees, fmean(found), error)


def _is_same_move(game: AnyGame, one: Any, other: Any) -> bool:
    """The same deed, as far as it goes: a building may lie elsewhere."""
    amount = game.vocabulary.amount_field(type(one))
    is_same: bool = move_essence(one) == move_essence(other)
    return is_same and (not amount or getattr(one, amount) == getattr(other, amount))


def _next_best_move(
    hindsight: ReviewMethod[Any, Any], situation: Situation[Any, Any], made: Any
) -> Any | None:
    """Of what else was worth a thought the likeliest; None: nothing."""
    others = (
        move
        for move in hindsight.alternatives(situation)
        if move_essence(move) != move_essence(made)
    )
    return next(others, None)
