"""The rules by which a game judges and obeys secret orders and the wishes in plans of turns."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from bot.engine.game import Seat
from bot.engine.notation import Vocabulary
from bot.engine.text import Refusal, Text

M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)
O = TypeVar("O")  # noqa: E741
V = TypeVar("V")
W = TypeVar("W")

_NO_WORDS: Vocabulary[Any] = Vocabulary()


def _no_turns(_: object, __: Seat) -> tuple[Seat, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class PlayMove(Generic[M_co]):
    """The move to make now, to be judged like any other."""

    move: M_co


@dataclass(frozen=True, slots=True)
class AskPlayer:
    """Leave the question to the player; `why` is None where no order covers it."""

    why: Text | None = None


OrderReply: TypeAlias = PlayMove[M] | AskPlayer


@dataclass(frozen=True, slots=True)
class VoidReason:
    """Why an order can do nothing any more, and whether that is news to its owner."""

    why: Text
    is_news: bool


@dataclass(frozen=True, slots=True)
class PlanningRules(Generic[V, M, O, W]):
    """What one game adds to planning; the defaults are those of a game without orders or wishes.

    Orders answer the questions of an auction for a seat. Wishes stand in plans of turns in place
    of moves whose names depend on luck; they share no verb with moves. Each question is asked about
    the seat whose view is given, and the view is all that an answer may depend on: nothing is
    remembered, so that undone moves are simply asked for again.
    """

    # Orders
    order_vocabulary: Vocabulary[O] = _NO_WORDS
    describe_order: Callable[[O], Text] = lambda _: Text("")
    # Number of the period (a round) in which orders given for it count; grows through the game.
    current_period: Callable[[V], int] = lambda _: 0
    # The period that an order given now is for: the current one or the next.
    period_of_order: Callable[[V, O], int] = lambda _, __: 0
    # The view as the next period will begin, as far as that is known.
    view_next_period: Callable[[V], V] = lambda view: view
    # Number of the phase of auctions that is on, growing through the game; 0: none.
    auction_phase: Callable[[V], int] = lambda _: 0
    # The phases, this one too, for which a seat may declare that it has no more wishes.
    phases_to_come: Callable[[V], tuple[int, ...]] = lambda _: ()
    # Why an order makes no sense beside those already given.
    refuse_order: Callable[[V, Sequence[O], O], Refusal | None] = lambda _, __, ___: None
    # The orders of a seat, in their rank, with a new one.
    merge_order: Callable[[Sequence[O], O], tuple[O, ...]] = lambda orders, _: tuple(orders)
    # The same orders, but passing wherever they would ask the player in this phase.
    make_orders_pass: Callable[[V, Sequence[O]], tuple[O, ...]] = lambda _, orders: tuple(orders)
    # By the view and the legal moves.
    answer_question: Callable[[V, Sequence[M], Sequence[O]], OrderReply[M]] = lambda _, __, ___: (
        AskPlayer()
    )
    find_void: Callable[[V, Sequence[O], O], VoidReason | None] = lambda _, __, ___: None

    # Turns that all plan at once
    # The seats whose turns follow this seat's in the same round and may be planned at once.
    turns_after: Callable[[V, Seat], Sequence[Seat]] = _no_turns
    # Why the owner of a turn that would begin with these moves may want to see the others' first.
    reasons_to_wait: Callable[[V, Sequence[M]], Sequence[Text]] = lambda _, __: ()

    # Wishes in plans
    wish_vocabulary: Vocabulary[W] = _NO_WORDS
    # Wishes to choose from here instead of moves, since luck decides which moves there will be.
    wishes_instead: Callable[[V], Sequence[W]] = lambda _: ()
    # Wishes to choose from here beside the moves.
    wishes_beside: Callable[[V], Sequence[W]] = lambda _: ()
    # The moves that may be meant here, the best first; none where another question is asked.
    moves_meant: Callable[[V, W], Sequence[M] | Refusal] = lambda _, __: ()
    # Whether all that the wish names exists.
    is_available: Callable[[V, W], bool] = lambda _, __: True
    # The wish as which the first of these moves is stored, and the moves that are left.
    wish_for_moves: Callable[[V, Sequence[M]], tuple[W, Sequence[M]] | None] = lambda _, __: None
    # What must be told again for a step to count as planned, and how good it is for the owner.
    weigh_outcome: Callable[[Text], tuple[Text | None, int]] = lambda text: (text, 0)

    @property
    def can_plan_together(self) -> bool:
        return self.turns_after is not _no_turns

    @property
    def has_order_kinds(self) -> bool:
        return bool(self.order_vocabulary.kinds)


AnyPlanningRules: TypeAlias = PlanningRules[Any, Any, Any, Any]
