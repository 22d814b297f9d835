"""The protocol by which a game judges and obeys secret orders, and what orders may reply."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeAlias, TypeVar

from bot.engine.notation import Vocabulary
from bot.engine.text import Refusal, Text

M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)
O = TypeVar("O")  # noqa: E741
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class PlayMove(Generic[M_co]):
    """The move to make now, to be judged like any other."""

    move: M_co


@dataclass(frozen=True, slots=True)
class AskPlayer:
    """The player answers himself. Why is None where no order covers the question."""

    why: Text | None = None


OrderReply: TypeAlias = PlayMove[M] | AskPlayer


@dataclass(frozen=True, slots=True)
class VoidOrder:
    """Why an order can do nothing any more, and whether that is news to its owner."""

    why: Text
    is_news: bool


class OrderRules(Protocol[V, M_co, O]):
    """The orders of one game. Each question is put about one seat, and its view is all there is.

    Nothing is remembered between two questions: what is undone is simply asked again.
    """

    @property
    def VOCABULARY(self) -> Vocabulary[O]: ...  # noqa: N802

    def current_period(self, view: V) -> int:
        """Which phase is on, or was last: a number that grows from phase to phase."""
        ...

    def auction_phase(self, view: V) -> int:
        """Which phase of auctions this is: a number that grows from phase to phase; 0: none."""
        ...

    def phases_to_come(self, view: V) -> tuple[int, ...]:
        """The phases, this one too, for which a seat may say by now that it has no more wishes."""
        ...

    def make_orders_pass(self, view: V, orders: Sequence[O]) -> tuple[O, ...]:
        """The same orders for this phase, but wherever they would ask the player they pass."""
        ...

    def period_of_order(self, view: V, order: O) -> int:
        """Which phase this order, given now, is for: the one that is on, or the next."""
        ...

    def is_auction_on(self, view: V) -> bool:
        """Whether what orders answer is asked in these days at all."""
        ...

    def view_next_period(self, view: V) -> V:
        """How the next phase will begin, as far as that can be known now."""
        ...

    def refuse_order(self, view: V, orders: Sequence[O], order: O) -> Refusal | None:
        """Why an order makes no sense beside those already given; None when it does."""
        ...

    def merge_order(self, orders: Sequence[O], order: O) -> tuple[O, ...]:
        """The orders of a seat, in their rank, once it has given another one."""
        ...

    def answer_question(self, view: V, orders: Sequence[O]) -> OrderReply[M_co]:
        """What the seat does that is asked now."""
        ...

    def find_void(self, view: V, orders: Sequence[O], order: O) -> VoidOrder | None: ...

    def describe_order(self, order: O) -> Text: ...
