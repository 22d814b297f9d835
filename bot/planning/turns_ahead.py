"""Plans of turns made ahead: parse them, try them on what a seat knows, and check them."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias
from zlib import crc32

from bot.engine.frozen_values import replace
from bot.engine.game import Game, Seat, why_not
from bot.engine.rehearsal import Rehearsal, rehearse
from bot.engine.text import Refusal, Text, Who, refuse, say
from bot.planning.games import planning_rules
from bot.planning.planning_rules import AnyPlanningRules, AskPlayer, OrderReply, PlayMove

# What is kept of a seat is read without knowing the game it belongs to.
AnyGame: TypeAlias = Game[Any, Any, Any]
AnyRehearsal: TypeAlias = Rehearsal[Any, Any, Any]

DRAFT, PLAN, LOOSE = "draft", "plan", "loose"  # being thought of, counted on, counted on no longer
TRUTHS = 3  # in which a turn is thought ahead: what holds in one alone is luck
MOST_STEPS, MOST_PLANS = 40, 8

_STORED_PLAN = re.compile(rf"({DRAFT}|{PLAN}|{LOOSE}): (.+)")
_STEP = re.compile(r"(.+?)(?: =([0-9a-f]{8}(?:[+-][0-9]+)?))?")
_DIGITS = 8
_BETWEEN = "; "


@dataclass(frozen=True, slots=True)
class PlanStep:
    """A move, or what is said for a case in place of one; with what it is to tell."""

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
        """The same steps, whatever they tell now."""
        return replace(self, steps=tuple([PlanStep(step.spelling) for step in self.steps]))


def is_stored_plan(kept: str) -> bool:
    """Whether this is one of the texts that are kept here, and no other order."""
    return _STORED_PLAN.fullmatch(kept) is not None


def parse_plans(kept: Sequence[str]) -> tuple[TurnPlan, ...]:
    return tuple(
        TurnPlan(match[1], tuple(_parse_steps(match[2])))
        for match in map(_STORED_PLAN.fullmatch, kept)
        if match is not None
    )


def _parse_steps(text: str) -> Iterator[PlanStep]:
    for part in text.split(_BETWEEN):
        match = _STEP.fullmatch(part)
        if match is not None:
            yield PlanStep(match[1], match[2] or "")


def select_plans(plans: Sequence[TurnPlan], kind: str) -> tuple[TurnPlan, ...]:
    return tuple([plan for plan in plans if plan.kind == kind])


def mark_plans_loose(kept: Sequence[str]) -> tuple[str, ...]:
    """The same plans, and nobody counts on them any more."""
    plans = parse_plans(kept)
    return tuple([str(replace(plan, kind=LOOSE) if plan.kind == PLAN else plan) for plan in plans])


# Thinking ahead


@dataclass(frozen=True, slots=True)
class ImaginedTurn:
    """A turn thought ahead, in several truths that its owner can't tell apart.

    What holds in all of them holds whatever luck brings; the first is the one that is shown.
    """

    game: AnyGame
    seat: Seat
    truths: tuple[AnyRehearsal, ...]
    is_to_come: bool  # what a wish will mean then nobody knows: in each truth something else
    heard: tuple[Text, ...] = ()  # of the last step, in all truths
    outcome_hash: str = (
        ""  # of what it told of its owner; none where a wish says what may come of it
    )
    opened: bool = False  # luck was used by it, or a secret seen

    @property
    def view(self) -> Any:
        return self.truths[0].view

    @property
    def shown_state(self) -> Any:
        """The truth that is shown, for whoever shows positions."""
        return self.truths[0].imagined

    @property
    def can_continue(self) -> bool:
        """Whether there is more to be thought: the turn is not over, and nobody else is asked."""
        return _is_seat_asked(self.truths[0], self.seat)

    def try_step(self, said: str, nth: int = 0) -> "ImaginedTurn | Refusal":
        """After one more step; or why it can't be counted on."""
        tried = [
            _try_in_truth(truth, self.seat, said, nth + number * self.is_to_come)
            for number, truth in enumerate(self.truths)
        ]
        refusal = tried[0] if isinstance(tried[0], Refusal) else None
        done = [one for one in tried if not isinstance(one, Refusal)]
        if refusal is not None or len(done) < len(tried):
            return refusal or _refuse_named_luck()
        heard = tuple(
            text for text in done[0].heard if all(text in other.heard for other in done[1:])
        )
        truths, opened = tuple(one.after for one in done), any(one.opened for one in done)
        return replace(
            self, truths=truths, heard=heard, opened=opened, outcome_hash=self._hash_outcome(done)
        )

    def _hash_outcome(self, done: "Sequence[_StepOutcome]") -> str:
        """Of what is told of the owner in all truths; none where they differ and it isn't luck."""
        counted = [_weigh_outcomes(self.game, self.seat, one.heard) for one in done]
        certain = [one for one in counted[0] if all(one in other for other in counted[1:])]
        differ = any(len(one) > len(certain) for one in counted)
        if done[0].wished or (differ and not any(one.opened for one in done)):
            return ""
        kept = [told for told, _ in certain if told is not None]
        good = sum(much for _, much in certain)
        return f"{crc32(repr(kept).encode()):08x}" + (f"{good:+d}" if good else "")

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
            after = turn.try_step(step) if turn._is_certain(step) else _refuse_named_luck()
            if isinstance(after, Refusal):
                return after
            turn, steps = after, [*steps, step]
        return turn, tuple(steps)

    def _is_certain(self, step: str) -> bool:
        """Whether all that a wish names exists whatever luck brings."""
        wish, is_available = parse_wish(self.game, step), self._rules.is_available
        return wish is None or all(is_available(truth.view, wish) for truth in self.truths)


def _refuse_named_luck() -> Refusal:
    return refuse("plans", "plan-names-luck")


def imagine_turn(game: AnyGame, state: Any, seat: Seat) -> ImaginedTurn | None:
    """The seat's turn, the running one or the next, as it knows the table; None: none to come.

    From here on the real state is out of reach.
    """
    truths, is_to_come = [], game.turn(state) != seat
    for number in range(TRUTHS):
        truth = rehearse(game, state, seat, f"ahead {number}")
        if is_to_come:
            at_turn = game.ahead(truth.imagined, seat)
            if at_turn is None:
                return None
            truth = replace(truth, imagined=at_turn)
        truths.append(truth)
    return ImaginedTurn(game, seat, tuple(truths), is_to_come)


def _weigh_outcomes(
    game: AnyGame, seat: Seat, heard: Sequence[Text]
) -> list[tuple[Text | None, int]]:
    """What is told of the seat's owner, as far as a plan counts on it."""
    own = [text for text in heard if dict(text.facts).get("who") == Who(seat)]
    return [planning_rules(game.key).weigh_outcome(text) for text in own]


@dataclass(frozen=True, slots=True)
class PlanCheck:
    """As much of a plan as can be made, and what stands in the way of the next step."""

    path: tuple[ImaginedTurn, ...]  # before the first step, and after each that can be made
    plan: TurnPlan
    why: Refusal | None = None  # the next step can't be made
    instead: tuple[Text, ...] = ()  # or this is what would be told of it now

    @property
    def last_turn(self) -> ImaginedTurn:
        return self.path[-1]

    @property
    def steps_made(self) -> tuple[PlanStep, ...]:
        return self.plan.steps[: len(self.path) - 1]

    @property
    def is_feasible(self) -> bool:
        return len(self.steps_made) == len(self.plan.steps)

    @property
    def moves(self) -> Sequence[Any]:
        """All it comes to; a wish about what is not asked any more comes to none."""
        return self.last_turn.truths[0].moves

    @property
    def broken_step(self) -> PlanStep | None:
        """The step that can't be made as it was meant."""
        return None if self.is_feasible else self.plan.steps[len(self.steps_made)]

    def with_hashes(self) -> TurnPlan:
        """As much of it as can be made, with the seals of what it tells now."""
        steps = zip(self.steps_made, self.path[1:], strict=True)
        return TurnPlan(
            PLAN, tuple([PlanStep(step.spelling, after.outcome_hash) for step, after in steps])
        )


def check_plan(start: ImaginedTurn, plan: TurnPlan) -> PlanCheck:
    """Step by step; a wish that may come to several moves means the first with which all holds."""
    ways = 1 if start.is_to_come else _count_ways(start.game, start.view, plan)
    thoughts = [_check_steps(start, plan, 0)]
    while not thoughts[-1].is_feasible and len(thoughts) < ways:
        thoughts.append(_check_steps(start, plan, len(thoughts)))
    return thoughts[-1] if thoughts[-1].is_feasible else thoughts[0]


def _count_ways(game: AnyGame, view: Any, plan: TurnPlan) -> int:
    return max([len(moves_meant(game, view, step.spelling)) for step in plan.steps], default=1)


def moves_meant(game: AnyGame, view: Any, step: str) -> Sequence[Any]:
    """The moves that a wish may mean here; none if the step is a move."""
    wish = parse_wish(game, step)
    moves = () if wish is None else planning_rules(game.key).moves_meant(view, wish)
    return () if isinstance(moves, Refusal) else moves


def parse_wish(game: AnyGame, step: str) -> Any | None:
    """The wish that is spelled so; None if the step is a move."""
    wish = planning_rules(game.key).wish_vocabulary.read(step)
    return None if isinstance(wish, Refusal) else wish


def _check_steps(start: ImaginedTurn, plan: TurnPlan, nth: int) -> PlanCheck:
    """As long as each step may be made and tells what it was to tell."""
    path = [start]
    for step in plan.steps:
        after = path[-1].try_step(step.spelling, nth)
        if isinstance(after, Refusal):
            return PlanCheck(tuple(path), plan, why=after)
        if step.outcome_hash and not _is_as_good(step.outcome_hash, after.outcome_hash):
            return PlanCheck(tuple(path), plan, instead=after.heard)
        path.append(after)
    return PlanCheck(tuple(path), plan)


def _is_as_good(sealed: str, now: str) -> bool:
    """The same is told, and nothing worse for the owner: what is better is no reason to ask him."""
    least, good = (int(seal[_DIGITS:] or 0) for seal in (sealed, now))
    return sealed[:_DIGITS] == now[:_DIGITS] and good >= least


@dataclass(frozen=True, slots=True)
class _StepOutcome:
    after: AnyRehearsal
    heard: tuple[Text, ...]
    opened: bool
    wished: bool = False


def _is_seat_asked(truth: AnyRehearsal, seat: Seat) -> bool:
    game, state = truth.game, truth.imagined
    return game.turn(state) == seat and seat in game.to_move(state)


def _try_in_truth(truth: AnyRehearsal, seat: Seat, said: str, nth: int) -> _StepOutcome | Refusal:
    """One step in one truth: a move, or as many as are meant by what is said."""
    if not _is_seat_asked(truth, seat):
        return refuse("plans", "plan-turn-is-over")
    wish = parse_wish(truth.game, said)
    if wish is None:
        return _try_move(truth, seat, truth.game.vocabulary.read(said))
    rules = planning_rules(truth.game.key)
    done = _StepOutcome(truth, (), False, wished=True)
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
        done = _StepOutcome(after.after, (*done.heard, *after.heard), opened, wished=True)
    return done


def _try_move(truth: AnyRehearsal, seat: Seat, move: Any) -> _StepOutcome | Refusal:
    if isinstance(move, Refusal):
        return move
    after = truth.after_move_with_luck(seat, move)
    if after is None:
        refusal = why_not(truth.game, truth.imagined, seat, move)
        assert refusal is not None
        return refusal
    rehearsal, opened = after
    return _StepOutcome(rehearsal, rehearsal.heard, opened)


# Playing plans


def answer_by_plan(game: AnyGame, state: Any, seat: Seat, kept: Sequence[str]) -> OrderReply[Any]:
    """The next move of the first plan that can be made to its end; or where the first one stops."""
    start, plans = imagine_turn(game, state, seat), select_plans(parse_plans(kept), PLAN)
    assert start is not None, "whoever has the turn can think about it"
    thoughts = [check_plan(start, plan) for plan in plans]
    for thinking in thoughts:
        if thinking.is_feasible and thinking.moves:
            return PlayMove(thinking.moves[0])
    stopped = next((thinking for thinking in thoughts if not thinking.is_feasible), None)
    if stopped is None:
        return AskPlayer()
    steps = stopped.plan.steps
    return AskPlayer(say("plan-stops", step=len(stopped.steps_made) + 1, steps=len(steps)))


def advance_plans(
    game: AnyGame, before: Any, after: Any, seat: Seat, move: Any, kept: Sequence[str]
) -> tuple[str, ...]:
    """What is left of a seat's plans after a move of its own, whoever made it for the seat.

    Of the plans that meant this move, the rest; all others are for a turn that went otherwise.
    """
    plans = parse_plans(kept)
    if game.turn(before) != seat:
        return tuple(kept)
    left = [
        _rest_of_plan(game, before, after, seat, move, plan) for plan in select_plans(plans, PLAN)
    ]
    drafts = select_plans(plans, DRAFT)
    return tuple([str(plan) for plan in (*drafts, *left) if plan is not None and plan.steps])


def _rest_of_plan(
    game: AnyGame, before: Any, after: Any, seat: Seat, move: Any, plan: TurnPlan
) -> TurnPlan | None:
    """The plan without the step that this move was; None where it was to go otherwise."""
    plan = replace(plan, steps=_drop_idle_wishes(game, game.view(before, seat), plan.steps))
    if not plan.steps:
        return None
    said, rest = plan.steps[0].spelling, replace(plan, steps=plan.steps[1:])
    if game.vocabulary.read(said) == move:
        return rest
    if move not in moves_meant(game, game.view(before, seat), said):
        return None
    asked = game.turn(after) == seat and seat in game.to_move(after)
    return plan if asked and moves_meant(game, game.view(after, seat), said) else rest


def _drop_idle_wishes(
    game: AnyGame, view: Any, steps: tuple[PlanStep, ...]
) -> tuple[PlanStep, ...]:
    """Without the wishes at their head that are about something else than what is asked."""
    for at, step in enumerate(steps):
        wish = parse_wish(game, step.spelling)
        if wish is None or planning_rules(game.key).moves_meant(view, wish) != ():
            return steps[at:]
    return ()
