"""What a computer player is asked and answers; a random player, and a wrapper that never fails."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Generic, TypeAlias, TypeVar, overload

from bot.engine.chance import Chance
from bot.engine.frozen_values import replace
from bot.engine.game import Game, Judge, Seat, is_pointless, legal_moves, why_not
from bot.engine.rehearsal import Rehearsal, rehearse
from bot.engine.text import Text

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Situation(Generic[M, V]):
    """What one seat is asked: how the table looks from there, and what it may do.

    What changes nothing is not among the moves. A move with a free amount is listed once, at its
    lowest; `amounts` tells how far it goes (and is empty for every other move), `with_amount`
    makes it the move that is meant.

    A view takes time to make, and a list of all moves even more: not every guest looks, nor asks
    for all. Whoever knows what he wants may ask the judge about it.
    """

    make_view: Callable[[], V]
    moves: Sequence[M]
    amounts: Callable[[M], range]
    with_amount: Callable[[M, int], M]
    judge: Judge[M]
    # What the seat knows, in a truth that fits it: another luck imagines another one.
    start_rehearsal: Callable[[str], Rehearsal[Any, M, V]]
    is_unwanted: Callable[[M], bool] | None = None  # legal, and not among the moves all the same

    def allows_move(self, move: M) -> bool:
        """Whether it is among the moves, or would be if all free amounts were listed."""
        if self.judge(move) is not None:
            return False
        return self.is_unwanted is None or not self.is_unwanted(move)


# One answer for one situation: a guest remembers nothing, and all his luck is the chance he is
# handed, so that his game can be told again.
ComputerPlayer: TypeAlias = Callable[[Situation[M, V], Chance], M]


def make_situation(game: Game[S, M, V], state: S, seat: Seat) -> Situation[M, V]:
    """What this seat is asked now; without moves when it is not asked at all."""

    def with_amount(move: M, amount: int) -> M:
        field = game.vocabulary.amount_field(type(move))
        return replace(move, **{field: amount})  # type: ignore[type-var]

    def listed() -> list[M]:
        return [move for move in legal_moves(game, state, seat) if not is_pointless(move)]

    return Situation(
        make_view=lambda: game.view(state, seat),
        moves=_LazyMoves(listed),
        amounts=lambda move: game.amounts(state, seat, move),
        with_amount=with_amount,
        judge=_make_judge(game, state, seat),
        start_rehearsal=lambda luck: rehearse(game, state, seat, luck),
    )


def _make_judge(game: Game[S, M, V], state: S, seat: Seat) -> Judge[M]:
    if seat in game.to_move(state):
        return game.judge(state, seat)
    return lambda move: why_not(game, state, seat, move)


class _LazyMoves(Sequence[M]):
    """What is listed once somebody looks into the list."""

    __slots__ = ("_found", "_list")

    def __init__(self, listed: Callable[[], Sequence[M]]) -> None:
        self._list = listed
        self._found: Sequence[M] | None = None

    def _listed_moves(self) -> Sequence[M]:
        if self._found is None:
            self._found = self._list()
        return self._found

    def __len__(self) -> int:
        return len(self._listed_moves())

    def __iter__(self) -> Iterator[M]:
        return iter(self._listed_moves())

    @overload
    def __getitem__(self, at: int) -> M: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[M]: ...
    def __getitem__(self, at: int | slice) -> M | Sequence[M]:
        return self._listed_moves()[at]


def player_chance(seed: str, seat: Seat, moves: int) -> Chance:
    """A guest's own luck. The luck of the game would tell him which cards come next."""
    return Chance(f"{seed}\nguest {seat}", moves)


def choose_random_move(situation: Situation[M, V], chance: Chance) -> M:
    """First a kind of move, then one of that kind, then an amount.

    Otherwise hundreds of ways to build would drown the few ways to end a turn.
    """
    kinds = list(dict.fromkeys(map(type, situation.moves)))
    kind = kinds[0] if len(kinds) == 1 else chance.one_of(kinds, "kind")
    move = chance.one_of([move for move in situation.moves if type(move) is kind], "move")
    amounts = situation.amounts(move)
    return situation.with_amount(move, chance.one_of(amounts, "amount")) if amounts else move


class IllegalAnswer(Exception):
    """A guest answers with what may not be done; the message names the rule alone."""


def make_reliable(
    guest: ComputerPlayer[M, V], failed: Callable[[Exception], None]
) -> ComputerPlayer[M, V]:
    """The same guest, who never stops a table; whoever has invited him hears of every failure."""

    def choose(situation: Situation[M, V], chance: Chance) -> M:
        try:
            return _require_legal(situation, guest(situation, chance))
        except Exception as failure:  # whatever it was, somebody has to answer
            failed(failure)
        return choose_random_move(situation, chance)

    return choose


def _require_legal(situation: Situation[M, V], move: M) -> M:
    refusal = situation.judge(move)
    if refusal:
        raise IllegalAnswer(f"it breaks rule {refusal.rule}")
    return move


def move_essence(move: Any) -> tuple[type, Any]:
    """What it does, however that is done."""
    about = fields(move)[0].name if is_dataclass(move) and fields(move) else ""
    return type(move), getattr(move, about) if about else None


LEAST_POINTS = 1.0  # of the outlook: what is less is not worth a word


@dataclass(frozen=True, slots=True)
class Estimate(Text):
    """What something is worth; beside another figure for the same move it would contradict it."""


@dataclass(frozen=True, slots=True)
class Comparison(Estimate):
    """How much more it is worth than letting the question go by, and than nothing else."""


def describe_estimate(key: str, points: float, kind: type[Estimate] = Estimate) -> Iterator[Text]:
    """The reason, where the figure is worth a word."""
    if points >= LEAST_POINTS:
        yield kind(key, (("points", round(points)),))
