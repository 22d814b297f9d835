"""Plans of turns made ahead: parse them, check them on what a seat knows, and play them."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias
from zlib import crc32

from bot.engine.game import Game, Seat, why_not
from bot.engine.rehearsal import Rehearsal, begin_rehearsal
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Refusal, Text, Who, refuse, say
from bot.planning.auction_orders import planning_rules
from bot.planning.planning_rules import AnyPlanningRules, AskPlayer, OrderReply, PlayMove

AnyGame: TypeAlias = Game[Any, Any, Any]
AnyRehearsal: TypeAlias = Rehearsal[Any, Any, Any]

DRAFT, PLAN, LOOSE = "draft", "plan", "loose"  # being edited, to be played, no longer to be played
WAIT = "wait"  # no plan: its owner wants to be asked when the turn comes
TRUTHS = 3  # imagined states in which a plan is tried: what holds in one alone is luck
MOST_STEPS, MOST_PLANS = 40, 8

_STORED_PLAN = re.compile(rf"({DRAFT}|{PLAN}|{LOOSE}|{WAIT}): (.+)")
_STEP = re.compile(r"(.+?)(?: =([0-9a-f]{8}(?:[+-][0-9]+)?))?")
_DIGITS = 8
_BETWEEN = "; "


@dataclass(frozen=True, slots=True)
class PlanStep:
    """A move or a wish, with a hash of the outcome it was planned for."""

    spelling: str
    outcome_hash: str = ""

    def __str__(self) -> str:
        return f"{self.spelling} ={self.outcome_hash}" if self.outcome_hash else self.spelling


@dataclass(frozen=True, slots=True)
class TurnPlan:
    """One way to make a turn."""

    kind: str
    steps: tuple[PlanStep, ...]

    def __str__(self) -> str:
        return f"{self.kind}: {_BETWEEN.join(map(str, self.steps))}"

    @property
    def without_hashes(self) -> "TurnPlan":
        """The same steps, whatever their outcome is now."""
        return replace(self, steps=tuple([PlanStep(step.spelling) for step in self.steps]))


def is_stored_plan(text: str) -> bool:
    """Whether a stored text is a plan, and no order for an auction."""
    return _STORED_PLAN.fullmatch(text) is not None


def parse_plans(texts: Sequence[str]) -> tuple[TurnPlan, ...]:
    found = map(_STORED_PLAN.fullmatch, texts)
    return tuple(TurnPlan(one[1], tuple(_parse_steps(one[2]))) for one in found if one is not None)


def _parse_steps(text: str) -> Iterator[PlanStep]:
    for part in text.split(_BETWEEN):
        match = _STEP.fullmatch(part)
        if match is not None:
            yield PlanStep(match[1], match[2] or "")


def select_plans(plans: Sequence[TurnPlan], kind: str) -> tuple[TurnPlan, ...]:
    return tuple([plan for plan in plans if plan.kind == kind])


def mark_plans_loose(texts: Sequence[str]) -> tuple[str, ...]:
    """The same plans, no longer to be played."""
    plans = parse_plans(texts)
    return tuple([str(replace(plan, kind=LOOSE) if plan.kind == PLAN else plan) for plan in plans])


def turns_after(game: AnyGame, state: Any) -> tuple[Seat, ...]:
    """The seats that may plan their turns of this round at once, while another seat has its own."""
    seat, rules = game.turn(state), planning_rules(game.key)
    return () if seat is None else tuple(rules.turns_after(game.view(state, None), seat))


def reasons_to_wait(check: "PlanCheck") -> tuple[Text, ...]:
    """Why the owner of this plan may want to see the others' turns first."""
    begun = check.path[0]
    return tuple(planning_rules(begun.game.key).reasons_to_wait(begun.view, check.moves))


# Trying steps


@dataclass(frozen=True, slots=True)
class ImaginedTurn:
    """A turn imagined as far as some steps, in several states that its player can't tell apart.

    What holds in all of them holds whatever luck brings; the first is the one that is shown.
    Nothing depends on the real state beyond what the seat knows.
    """

    game: AnyGame
    seat: Seat
    truths: tuple[AnyRehearsal, ...]
    is_to_come: bool  # then a wish means another move in each truth
    heard: tuple[Text, ...] = ()  # what the last step told in all truths
    outcome_hash: str = ""  # of what it told of the seat; none for a wish, whose outcome may vary
    opened: bool = False  # it used luck or saw a secret

    @property
    def view(self) -> Any:
        return self.truths[0].view

    @property
    def shown_state(self) -> Any:
        """The imagined state to be shown."""
        return self.truths[0].imagined

    @property
    def can_continue(self) -> bool:
        """Whether there is another step: the turn is not over, and no other seat is asked."""
        return _is_seat_asked(self.truths[0], self.seat)

    def try_step(self, step: str, nth: int = 0) -> "ImaginedTurn | Refusal":
        """The turn after one more step; or why it can't be relied on.

        `nth` chooses among the moves that a wish may mean.
        """
        tried = [
            _try_step_in_truth(truth, self.seat, step, nth + number * self.is_to_come)
            for number, truth in enumerate(self.truths)
        ]
        if isinstance(tried[0], Refusal):
            return tried[0]
        done = [one for one in tried if not isinstance(one, Refusal)]
        if len(done) < len(tried):
            return _refuse_named_luck()
        first, *others = done
        heard = tuple(text for text in first.heard if all(text in one.heard for one in others))
        truths, opened = tuple(one.after for one in done), any(one.opened for one in done)
        hash_ = self._hash_outcome(done)
        return replace(self, truths=truths, heard=heard, opened=opened, outcome_hash=hash_)

    def _hash_outcome(self, done: "Sequence[_PlayedStep]") -> str:
        """Hash what all truths tell of the seat; "" for wishes, and where they differ without luck.

        How good it is for the player follows as a number, if it is not 0.
        """
        weighed = [self._weigh_outcome(one) for one in done]
        certain = [one for one in weighed[0] if all(one in other for other in weighed[1:])]
        differ = any(len(one) > len(certain) for one in weighed)
        if done[0].is_wish or (differ and not any(one.opened for one in done)):
            return ""
        texts = [text for text, _ in certain if text is not None]
        good = sum(value for _, value in certain)
        return f"{crc32(repr(texts).encode()):08x}" + (f"{good:+d}" if good else "")

    def _weigh_outcome(self, outcome: "_PlayedStep") -> list[tuple[Text | None, int]]:
        own = (text for text in outcome.heard if dict(text.facts).get("who") == Who(self.seat))
        return [self._rules.weigh_outcome(text) for text in own]

    def wishes_instead(self) -> tuple[str, ...]:
        """The wishes to choose from here instead of moves, since luck decides which there are."""
        return self._spell_wishes(self._rules.wishes_instead)

    def wishes_beside(self) -> tuple[str, ...]:
        """The wishes to choose from here beside the moves."""
        return self._spell_wishes(self._rules.wishes_beside)

    def _spell_wishes(self, offer_wishes: Callable[[Any], Sequence[Any]]) -> tuple[str, ...]:
        if not self.can_continue:
            return ()
        return tuple(map(self._rules.wish_vocabulary.spell, offer_wishes(self.view)))

    @property
    def _rules(self) -> AnyPlanningRules:
        return planning_rules(self.game.key)

    def split_first_step(self, moves: Sequence[str]) -> tuple[str, Sequence[str]]:
        """The step as which the first of these moves is stored, and the moves that are left.

        `take 3` means a card, wherever it will lie by then.
        """
        vocabulary = self.game.vocabulary
        read = [vocabulary.read(move) for move in moves]
        if any(isinstance(move, Refusal) for move in read):
            return moves[0], moves[1:]
        found = self._rules.wish_for_moves(self.view, read)
        if found is None:
            return moves[0], moves[1:]
        wish, others = found
        return self._rules.wish_vocabulary.spell(wish), [vocabulary.spell(one) for one in others]

    def try_moves(self, moves: Sequence[str]) -> "tuple[ImaginedTurn, tuple[str, ...]] | Refusal":
        """The turn after all of these moves, and the steps as which they are stored."""
        turn, steps, left = self, list[str](), moves
        while left:
            step, left = turn.split_first_step(left)
            after = turn.try_step(step) if turn._is_step_certain(step) else _refuse_named_luck()
            if isinstance(after, Refusal):
                return after
            turn, steps = after, [*steps, step]
        return turn, tuple(steps)

    def _is_step_certain(self, step: str) -> bool:
        """Whether all that a wish names exists whatever luck brings."""
        wish, is_available = parse_wish(self.game, step), self._rules.is_available
        return wish is None or all(is_available(truth.view, wish) for truth in self.truths)


def _refuse_named_luck() -> Refusal:
    return refuse("plans", "plan-names-luck")


def imagine_turn(game: AnyGame, state: Any, seat: Seat) -> ImaginedTurn | None:
    """Imagine the running or the next turn of a seat from what it knows; None: none to come."""
    truths, is_to_come = [], game.turn(state) != seat
    for number in range(TRUTHS):
        truth = begin_rehearsal(game, state, seat, f"ahead {number}")
        if is_to_come:
            at_turn = game.ahead(truth.imagined, seat)
            if at_turn is None:
                return None
            truth = replace(truth, imagined=at_turn)
        truths.append(truth)
    return ImaginedTurn(game, seat, tuple(truths), is_to_come)


@dataclass(frozen=True, slots=True)
class PlanCheck:
    """How far a plan can be played, and what stops the next step."""

    path: tuple[ImaginedTurn, ...]  # before the first step, and after each that can be played
    plan: TurnPlan
    why: Refusal | None = None  # the next step is refused
    instead: tuple[Text, ...] = ()  # or it would have this outcome now

    @property
    def turn_so_far(self) -> ImaginedTurn:
        return self.path[-1]

    @property
    def feasible_steps(self) -> tuple[PlanStep, ...]:
        return self.plan.steps[: len(self.path) - 1]

    @property
    def is_feasible(self) -> bool:
        return len(self.feasible_steps) == len(self.plan.steps)

    @property
    def moves(self) -> Sequence[Any]:
        """The moves of all steps; a wish may mean none, if its question is not asked any more."""
        return self.turn_so_far.truths[0].moves

    @property
    def broken_step(self) -> PlanStep | None:
        """The first step that can't be played as it was planned."""
        return None if self.is_feasible else self.plan.steps[len(self.feasible_steps)]

    def hashed_plan(self) -> TurnPlan:
        """The steps that can be played, with hashes of their outcomes now."""
        steps = zip(self.feasible_steps, self.path[1:], strict=True)
        hashed = [PlanStep(step.spelling, after.outcome_hash) for step, after in steps]
        return TurnPlan(PLAN, tuple(hashed))


def check_plan(start: ImaginedTurn, plan: TurnPlan) -> PlanCheck:
    """Check a plan step by step; a wish means the first of its moves with which the plan works."""
    ways = 1 if start.is_to_come else _count_wish_meanings(start.game, start.view, plan)
    checks = [_try_steps(start, plan, 0)]
    while not checks[-1].is_feasible and len(checks) < ways:
        checks.append(_try_steps(start, plan, len(checks)))
    return checks[-1] if checks[-1].is_feasible else checks[0]


def _count_wish_meanings(game: AnyGame, view: Any, plan: TurnPlan) -> int:
    return max([len(moves_for_wish(game, view, step.spelling)) for step in plan.steps], default=1)


def moves_for_wish(game: AnyGame, view: Any, step: str) -> Sequence[Any]:
    """The moves that a wish may mean here; none if the step is a move."""
    wish = parse_wish(game, step)
    moves = () if wish is None else planning_rules(game.key).moves_meant(view, wish)
    return () if isinstance(moves, Refusal) else moves


def parse_wish(game: AnyGame, step: str) -> Any | None:
    """The wish that is spelled so; None if the step is a move."""
    wish = planning_rules(game.key).wish_vocabulary.read(step)
    return None if isinstance(wish, Refusal) else wish


def _try_steps(start: ImaginedTurn, plan: TurnPlan, nth: int) -> PlanCheck:
    """Play the steps as long as each is legal and has the outcome it was planned for."""
    path = [start]
    for step in plan.steps:
        after = path[-1].try_step(step.spelling, nth)
        if isinstance(after, Refusal):
            return PlanCheck(tuple(path), plan, why=after)
        if step.outcome_hash and not _is_as_good(step.outcome_hash, after.outcome_hash):
            return PlanCheck(tuple(path), plan, instead=after.heard)
        path.append(after)
    return PlanCheck(tuple(path), plan)


def _is_as_good(planned: str, now: str) -> bool:
    """Whether the outcome is the planned one, or a better one for the player."""
    least, good = (int(one[_DIGITS:] or 0) for one in (planned, now))
    return planned[:_DIGITS] == now[:_DIGITS] and good >= least


@dataclass(frozen=True, slots=True)
class _PlayedStep:
    after: AnyRehearsal
    heard: tuple[Text, ...]
    opened: bool
    is_wish: bool = False


def _is_seat_asked(truth: AnyRehearsal, seat: Seat) -> bool:
    game, state = truth.game, truth.imagined
    return game.turn(state) == seat and seat in game.to_move(state)


def _try_step_in_truth(
    truth: AnyRehearsal, seat: Seat, step: str, nth: int
) -> _PlayedStep | Refusal:
    """Play a step in one truth: a move, or as many moves as the wish means."""
    if not _is_seat_asked(truth, seat):
        return refuse("plans", "plan-turn-is-over")
    wish = parse_wish(truth.game, step)
    if wish is None:
        return _try_move(truth, seat, truth.game.vocabulary.read(step))
    rules = planning_rules(truth.game.key)
    done = _PlayedStep(truth, (), False, is_wish=True)
    while _is_seat_asked(done.after, seat):
        meant = rules.moves_meant(done.after.view, wish)
        if isinstance(meant, Refusal) and done.after is truth:
            return meant
        if not meant or isinstance(meant, Refusal):
            break
        after = _try_move(done.after, seat, meant[nth % len(meant)])
        if isinstance(after, Refusal):
            return after
        opened = done.opened or after.opened
        done = _PlayedStep(after.after, (*done.heard, *after.heard), opened, is_wish=True)
    return done


def _try_move(truth: AnyRehearsal, seat: Seat, move: Any) -> _PlayedStep | Refusal:
    if isinstance(move, Refusal):
        return move
    after = truth.after_move_with_luck(seat, move)
    if after is None:
        refusal = why_not(truth.game, truth.imagined, seat, move)
        assert refusal is not None
        return refusal
    rehearsal, opened = after
    return _PlayedStep(rehearsal, rehearsal.heard, opened)


# Playing plans


def answer_by_plan(game: AnyGame, state: Any, seat: Seat, texts: Sequence[str]) -> OrderReply[Any]:
    """The next move of the first plan that can be played to its end; else why the first stops."""
    start = imagine_turn(game, state, seat)
    assert start is not None, "the seat whose turn it is can plan it"
    checks = [check_plan(start, plan) for plan in select_plans(parse_plans(texts), PLAN)]
    for check in checks:
        if check.is_feasible and check.moves:
            return PlayMove(check.moves[0])
    stopped = next((check for check in checks if not check.is_feasible), None)
    if stopped is None:
        return AskPlayer()
    steps = stopped.plan.steps
    return AskPlayer(say("plan-stops", step=len(stopped.feasible_steps) + 1, steps=len(steps)))


def advance_plans(
    game: AnyGame, before: Any, after: Any, seat: Seat, move: Any, texts: Sequence[str]
) -> tuple[str, ...]:
    """The drafts, and the rests of those plans that meant this move of the seat in its turn."""
    if game.turn(before) != seat:
        return tuple(texts)
    plans = parse_plans(texts)
    kept = select_plans(plans, PLAN)
    rests = [_rest_of_plan(game, before, after, seat, move, plan) for plan in kept]
    drafts = select_plans(plans, DRAFT)
    return tuple([str(plan) for plan in (*drafts, *rests) if plan is not None and plan.steps])


def _rest_of_plan(
    game: AnyGame, before: Any, after: Any, seat: Seat, move: Any, plan: TurnPlan
) -> TurnPlan | None:
    """The plan without the step that meant this move; None where its next step is another one."""
    view = game.view(before, seat)
    plan = replace(plan, steps=_drop_unasked_wishes(game, view, plan.steps))
    if not plan.steps:
        return None
    step, rest = plan.steps[0].spelling, replace(plan, steps=plan.steps[1:])
    if game.vocabulary.read(step) == move:
        return rest
    if move not in moves_for_wish(game, view, step):
        return None
    is_asked = game.turn(after) == seat and seat in game.to_move(after)
    return plan if is_asked and moves_for_wish(game, game.view(after, seat), step) else rest


def _drop_unasked_wishes(
    game: AnyGame, view: Any, steps: tuple[PlanStep, ...]
) -> tuple[PlanStep, ...]:
    """The steps without the first wishes that are about another question than the one asked."""
    for at, step in enumerate(steps):
        wish = parse_wish(game, step.spelling)
        if wish is None or planning_rules(game.key).moves_meant(view, wish) != ():
            return steps[at:]
    return ()
