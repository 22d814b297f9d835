"""Turns made ahead: what somebody would do when his turn comes, kept in secret until it does.

A plan is kept as text, step by step, each with the seal of what it is to tell of its owner, and how
good that is for him at least: "plan: take 1 =8d1c03f2; work poet - 0 =0d4cbb29+1400". What is not
counted on yet has no seals: "draft: take 1".
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias
from zlib import crc32

from bot.engine.copies import replace
from bot.engine.game import Game, Seat, why_not
from bot.engine.rehearsal import Rehearsal, rehearse
from bot.engine.text import Refusal, Text, Who, refuse
from bot.players.ahead_rules import AheadRules
from bot.players.firenze import ahead as firenze_ahead
from bot.players.princes import unseen

# What is kept of a seat is read without knowing the game it belongs to.
AnyGame: TypeAlias = Game[Any, Any, Any]
AnyRehearsal: TypeAlias = Rehearsal[Any, Any, Any]
AnyAheadRules: TypeAlias = AheadRules[Any, Any, Any]

# What may be said for a case that luck decides. A game without such words is played by moves alone.
RULES: Mapping[str, AnyAheadRules] = {"firenze": firenze_ahead, "princes": unseen}

DRAFT, PLAN, LOOSE = "draft", "plan", "loose"  # being thought of, counted on, counted on no longer
TRUTHS = 3  # in which a turn is thought ahead: what holds in one alone is luck
MOST_STEPS, MOST_PLANS = 40, 8

_KEPT = re.compile(rf"({DRAFT}|{PLAN}|{LOOSE}): (.+)")
_STEP = re.compile(r"(.+?)(?: =([0-9a-f]{8}(?:[+-][0-9]+)?))?")
_DIGITS = 8
_BETWEEN = "; "


@dataclass(frozen=True, slots=True)
class Step:
    """A move, or what is said for a case in place of one; with what it is to tell."""

    said: str
    seal: str = ""

    def __str__(self) -> str:
        return f"{self.said} ={self.seal}" if self.seal else self.said


@dataclass(frozen=True, slots=True)
class Plan:
    """One way to make a turn."""

    kind: str
    steps: tuple[Step, ...]

    def __str__(self) -> str:
        return f"{self.kind}: {_BETWEEN.join(map(str, self.steps))}"

    @property
    def unsealed(self) -> "Plan":
        """The same steps, whatever they tell now."""
        return replace(self, steps=tuple([Step(step.said) for step in self.steps]))


def is_plan(kept: str) -> bool:
    """Whether this is one of the texts that are kept here, and no other order."""
    return _KEPT.fullmatch(kept) is not None


def read(kept: Sequence[str]) -> tuple[Plan, ...]:
    return tuple(
        Plan(match[1], tuple(_steps(match[2])))
        for match in map(_KEPT.fullmatch, kept)
        if match is not None
    )


def _steps(text: str) -> Iterator[Step]:
    for part in text.split(_BETWEEN):
        match = _STEP.fullmatch(part)
        if match is not None:
            yield Step(match[1], match[2] or "")


def of_kind(plans: Sequence[Plan], kind: str) -> tuple[Plan, ...]:
    return tuple([plan for plan in plans if plan.kind == kind])


def loosened(kept: Sequence[str]) -> tuple[str, ...]:
    """The same plans, and nobody counts on them any more."""
    plans = read(kept)
    return tuple([str(replace(plan, kind=LOOSE) if plan.kind == PLAN else plan) for plan in plans])


# Thinking ahead


@dataclass(frozen=True, slots=True)
class Thought:
    """A turn thought ahead, in several truths that its owner can't tell apart.

    What holds in all of them holds whatever luck brings; the first is the one that is shown.
    """

    game: AnyGame
    seat: Seat
    truths: tuple[AnyRehearsal, ...]
    is_to_come: bool  # what a wish will mean then nobody knows: in each truth something else
    heard: tuple[Text, ...] = ()  # of the last step, in all truths
    seal: str = ""  # of what it told of its owner; none where a wish says what may come of it
    opened: bool = False  # luck was used by it, or a secret seen

    @property
    def view(self) -> Any:
        return self.truths[0].view

    @property
    def shown(self) -> Any:
        """The truth that is shown, for whoever shows positions."""
        return self.truths[0].imagined

    @property
    def goes_on(self) -> bool:
        """Whether there is more to be thought: the turn is not over, and nobody else is asked."""
        return _is_asked(self.truths[0], self.seat)

    def then(self, said: str, nth: int = 0) -> "Thought | Refusal":
        """After one more step; or why it can't be counted on."""
        tried = [
            _tried(truth, self.seat, said, nth + number * self.is_to_come)
            for number, truth in enumerate(self.truths)
        ]
        refusal = tried[0] if isinstance(tried[0], Refusal) else None
        done = [one for one in tried if not isinstance(one, Refusal)]
        if refusal is not None or len(done) < len(tried):
            return refusal or _named_luck()
        heard = tuple(
            text for text in done[0].heard if all(text in other.heard for other in done[1:])
        )
        truths, opened = tuple(one.after for one in done), any(one.opened for one in done)
        return replace(self, truths=truths, heard=heard, opened=opened, seal=self._seal(done))

    def _seal(self, done: "Sequence[_Done]") -> str:
        """Of what is told of the owner in all truths; none where they differ and it isn't luck."""
        counted = [_counted_on(self.game, self.seat, one.heard) for one in done]
        certain = [one for one in counted[0] if all(one in other for other in counted[1:])]
        differ = any(len(one) > len(certain) for one in counted)
        if done[0].wished or (differ and not any(one.opened for one in done)):
            return ""
        kept = [told for told, _ in certain if told is not None]
        good = sum(much for _, much in certain)
        return f"{crc32(repr(kept).encode()):08x}" + (f"{good:+d}" if good else "")

    def wishes(self) -> tuple[str, ...]:
        """What may be said here in place of moves, since luck decides which there are."""
        return self._spelt(lambda rules: rules.offered(self.view))

    def wishes_beside(self) -> tuple[str, ...]:
        """What may be said here beside the moves, for whatever there will be by then."""
        return self._spelt(lambda rules: rules.offered_beside(self.view))

    def _spelt(self, wishes: Callable[[AnyAheadRules], Sequence[Any]]) -> tuple[str, ...]:
        rules = RULES.get(self.game.key)
        if rules is None or not self.goes_on:
            return ()
        return tuple(rules.VOCABULARY.spell(wish) for wish in wishes(rules))

    def kept_as(self, moves: Sequence[str]) -> tuple[str, Sequence[str]]:
        """The step that the first of these moves is kept as, and the moves it leaves.

        `take 3` means a card, wherever it will lie by then.
        """
        game, rules = self.game, RULES.get(self.game.key)
        read = [game.vocabulary.read(move) for move in moves]
        if rules is not None and not any(isinstance(move, Refusal) for move in read):
            kept = rules.kept_as(self.view, read)
            if kept is not None:
                wish, others = kept
                return rules.VOCABULARY.spell(wish), [game.vocabulary.spell(one) for one in others]
        return moves[0], moves[1:]

    def is_known(self, said: str) -> bool:
        """Whether all that a wish names is there whatever luck brings."""
        found = wish_in(self.game, said)
        if found is None:
            return True
        rules, wish = found
        return all(rules.is_there(truth.view, wish) for truth in self.truths)

    def after_moves(self, moves: Sequence[str]) -> "tuple[Thought, tuple[str, ...]] | Refusal":
        """After all of them, and the steps that they are kept as."""
        thought, said, left = self, list[str](), moves
        while left:
            step, left = thought.kept_as(left)
            after = thought.then(step) if thought.is_known(step) else _named_luck()
            if isinstance(after, Refusal):
                return after
            thought, said = after, [*said, step]
        return thought, tuple(said)


def _named_luck() -> Refusal:
    return refuse("plans", "plan-names-luck")


def begun(game: AnyGame, state: Any, seat: Seat) -> Thought | None:
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
    return Thought(game, seat, tuple(truths), is_to_come)


def _counted_on(game: AnyGame, seat: Seat, heard: Sequence[Text]) -> list[tuple[Text | None, int]]:
    """What is told of the seat's owner, as far as a plan counts on it."""
    own = [text for text in heard if dict(text.facts).get("who") == Who(seat)]
    rules = RULES.get(game.key)
    return [rules.counted_on(text) if rules else (text, 0) for text in own]


@dataclass(frozen=True, slots=True)
class Thinking:
    """As much of a plan as can be made, and what stands in the way of the next step."""

    path: tuple[Thought, ...]  # before the first step, and after each that can be made
    plan: Plan
    why: Refusal | None = None  # the next step can't be made
    instead: tuple[Text, ...] = ()  # or this is what would be told of it now

    @property
    def last(self) -> Thought:
        return self.path[-1]

    @property
    def made(self) -> tuple[Step, ...]:
        return self.plan.steps[: len(self.path) - 1]

    @property
    def holds(self) -> bool:
        return len(self.made) == len(self.plan.steps)

    @property
    def moves(self) -> Sequence[Any]:
        """All it comes to; a wish about what is not asked any more comes to none."""
        return self.last.truths[0].moves

    @property
    def broken(self) -> Step | None:
        """The step that can't be made as it was meant."""
        return None if self.holds else self.plan.steps[len(self.made)]

    def pinned(self) -> Plan:
        """As much of it as can be made, with the seals of what it tells now."""
        steps = zip(self.made, self.path[1:], strict=True)
        return Plan(PLAN, tuple([Step(step.said, after.seal) for step, after in steps]))


def thought_through(start: Thought, plan: Plan) -> Thinking:
    """Step by step; a wish that may come to several moves means the first with which all holds."""
    ways = 1 if start.is_to_come else _ways(start.game, start.view, plan)
    thoughts = [_gone_through(start, plan, 0)]
    while not thoughts[-1].holds and len(thoughts) < ways:
        thoughts.append(_gone_through(start, plan, len(thoughts)))
    return thoughts[-1] if thoughts[-1].holds else thoughts[0]


def _ways(game: AnyGame, view: Any, plan: Plan) -> int:
    return max([len(meanings(game, view, step.said)) for step in plan.steps], default=1)


def meanings(game: AnyGame, view: Any, said: str) -> Sequence[Any]:
    """All moves that may be meant here by what is said in place of a move; none if it is a move."""
    found = wish_in(game, said)
    if found is None:
        return ()
    rules, wish = found
    moves = rules.meant(view, wish)
    return () if isinstance(moves, Refusal) else moves


def wish_in(game: AnyGame, said: str) -> tuple[AnyAheadRules, Any] | None:
    """What is said in place of a move, and who knows what it means; None if it is a move."""
    rules = RULES.get(game.key)
    wish = rules.VOCABULARY.read(said) if rules else None
    return None if rules is None or isinstance(wish, Refusal) else (rules, wish)


def _gone_through(start: Thought, plan: Plan, nth: int) -> Thinking:
    """As long as each step may be made and tells what it was to tell."""
    path = [start]
    for step in plan.steps:
        after = path[-1].then(step.said, nth)
        if isinstance(after, Refusal):
            return Thinking(tuple(path), plan, why=after)
        if step.seal and not _is_kept(step.seal, after.seal):
            return Thinking(tuple(path), plan, instead=after.heard)
        path.append(after)
    return Thinking(tuple(path), plan)


def _is_kept(sealed: str, now: str) -> bool:
    """The same is told, and nothing worse for the owner: what is better is no reason to ask him."""
    least, good = (int(seal[_DIGITS:] or 0) for seal in (sealed, now))
    return sealed[:_DIGITS] == now[:_DIGITS] and good >= least


@dataclass(frozen=True, slots=True)
class _Done:
    after: AnyRehearsal
    heard: tuple[Text, ...]
    opened: bool
    wished: bool = False


def _is_asked(truth: AnyRehearsal, seat: Seat) -> bool:
    game, state = truth.game, truth.imagined
    return game.turn(state) == seat and seat in game.to_move(state)


def _tried(truth: AnyRehearsal, seat: Seat, said: str, nth: int) -> _Done | Refusal:
    """One step in one truth: a move, or as many as are meant by what is said."""
    if not _is_asked(truth, seat):
        return refuse("plans", "plan-turn-is-over")
    found = wish_in(truth.game, said)
    if found is None:
        return _moved(truth, seat, truth.game.vocabulary.read(said))
    rules, wish = found
    done = _Done(truth, (), False, wished=True)
    while _is_asked(done.after, seat):
        meant = rules.meant(done.after.view, wish)
        if isinstance(meant, Refusal) and done.after is truth:
            return meant
        if not meant or isinstance(meant, Refusal):
            break
        after = _moved(done.after, seat, meant[nth % len(meant)])
        if isinstance(after, Refusal):
            return after
        opened = done.opened or after.opened
        done = _Done(after.after, (*done.heard, *after.heard), opened, wished=True)
    return done


def _moved(truth: AnyRehearsal, seat: Seat, move: Any) -> _Done | Refusal:
    if isinstance(move, Refusal):
        return move
    after = truth.beyond(seat, move)
    if after is None:
        refusal = why_not(truth.game, truth.imagined, seat, move)
        assert refusal is not None
        return refusal
    rehearsal, opened = after
    return _Done(rehearsal, rehearsal.heard, opened)
