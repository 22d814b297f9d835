"""What a computer player is asked and answers; a random player, and a wrapper that never fails."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Generic, TypeAlias, TypeVar, overload

from bot.engine.game import Game, Judge, Seat, is_pointless, legal_moves, why_not
from bot.engine.random_draws import Chance
from bot.engine.rehearsal import Rehearsal, begin_rehearsal
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Text

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Situation(Generic[M, V]):
    """The question to one seat: its view and its legal moves.

    Moves that change nothing are left out. A move with a free amount is listed once, at its
    lowest; `amounts` is its range (empty for every other move), `with_amount` sets one.

    Making a view takes time, and listing all moves even more, so both are made on demand. `judge`
    says of a single move whether it is legal.
    """

    make_view: Callable[[], V]
    moves: Sequence[M]
    amounts: Callable[[M], range]
    with_amount: Callable[[M, int], M]
    judge: Judge[M]
    # Imagines a state that fits what the seat knows; another luck, another state.
    start_rehearsal: Callable[[str], Rehearsal[Any, M, V]]
    is_unwanted: Callable[[M], bool] | None = None  # legal, and not among the moves all the same

    def allows_move(self, move: M) -> bool:
        """Whether it is among the moves, or one of them with another amount."""
        if self.judge(move) is not None:
            return False
        return self.is_unwanted is None or not self.is_unwanted(move)


# Computer players have no memory, and no luck but the chance they are given: games are repeatable.
ComputerPlayer: TypeAlias = Callable[[Situation[M, V], Chance], M]


def make_situation(game: Game[S, M, V], state: S, seat: Seat) -> Situation[M, V]:
    """The question to this seat now; without moves if it is not asked."""

    def with_amount(move: M, amount: int) -> M:
        field = game.vocabulary.free_amount_field(type(move))
        return replace(move, **{field: amount})  # type: ignore[type-var]

    def list_moves() -> list[M]:
        return [move for move in legal_moves(game, state, seat) if not is_pointless(move)]

    return Situation(
        make_view=lambda: game.view(state, seat),
        moves=_LazyMoves(list_moves),
        amounts=lambda move: game.amounts(state, seat, move),
        with_amount=with_amount,
        judge=_make_judge(game, state, seat),
        start_rehearsal=lambda luck: begin_rehearsal(game, state, seat, luck),
    )


def _make_judge(game: Game[S, M, V], state: S, seat: Seat) -> Judge[M]:
    if seat in game.to_move(state):
        return game.judge(state, seat)
    return lambda move: why_not(game, state, seat, move)


class _LazyMoves(Sequence[M]):
    """A list that is made on first use."""

    __slots__ = ("_found", "_list")

    def __init__(self, list_moves: Callable[[], Sequence[M]]) -> None:
        self._list = list_moves
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


def make_player_chance(seed: str, seat: Seat, moves: int) -> Chance:
    """The luck of a computer player, apart from the game's, which knows the next cards."""
    return Chance(f"{seed}\nguest {seat}", moves)


def choose_random_move(situation: Situation[M, V], chance: Chance) -> M:
    """Choose by luck a kind of move, then one of that kind, then an amount.

    So the many ways to build don't outnumber the few ways to end a turn.
    """
    kinds = list(dict.fromkeys(map(type, situation.moves)))
    kind = kinds[0] if len(kinds) == 1 else chance.one_of(kinds, "kind")
    move = chance.one_of([move for move in situation.moves if type(move) is kind], "move")
    amounts = situation.amounts(move)
    return situation.with_amount(move, chance.one_of(amounts, "amount")) if amounts else move


class IllegalAnswer(Exception):
    """A computer player answers with an illegal move; the message names the rule alone."""


def make_reliable(
    player: ComputerPlayer[M, V], failed: Callable[[Exception], None]
) -> ComputerPlayer[M, V]:
    """The same player, but on any failure it calls `failed` and plays a random move."""

    def choose(situation: Situation[M, V], chance: Chance) -> M:
        try:
            return _require_legal(situation, player(situation, chance))
        except Exception as failure:  # the question has to be answered
            failed(failure)
        return choose_random_move(situation, chance)

    return choose


def _require_legal(situation: Situation[M, V], move: M) -> M:
    refusal = situation.judge(move)
    if refusal:
        raise IllegalAnswer(f"it breaks rule {refusal.rule}")
    return move


def move_essence(move: Any) -> tuple[type, Any]:
    """The kind and the object of a move, however it is carried out."""
    about = fields(move)[0].name if is_dataclass(move) and fields(move) else ""
    return type(move), getattr(move, about) if about else None


LEAST_POINTS = 1.0  # smaller estimates are not told


@dataclass(frozen=True, slots=True, init=False)
class EstimateText(Text):
    """An estimate in points; not told beside another figure for the same move."""


@dataclass(frozen=True, slots=True, init=False)
class GainOverPassing(EstimateText):
    """An estimate of the points gained over passing the question."""


def describe_estimate(
    key: str, points: float, kind: type[EstimateText] = EstimateText
) -> Iterator[Text]:
    """Tell the estimate if it is large enough."""
    if points >= LEAST_POINTS:
        yield kind(key, (("points", round(points)),))
