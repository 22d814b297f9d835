"""What a game must know about turns made ahead: what may be said where luck or others decide."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from bot.engine.notation import Vocabulary
from bot.engine.text import Refusal, Text

M = TypeVar("M")
W = TypeVar("W")
V_contra = TypeVar("V_contra", contravariant=True)


class AheadRules(Protocol[V_contra, M, W]):
    """The wishes of one game: words that mean a move once it is known which there are.

    They share no verb with its moves. Each question is put about the seat whose turn it is, and its
    view is all there is.
    """

    @property
    def VOCABULARY(self) -> Vocabulary[W]: ...  # noqa: N802

    def offered(self, view: V_contra, /) -> Sequence[W]:
        """What may be wished here, where naming a move would name what nobody knows yet."""
        ...

    def offered_beside(self, view: V_contra, /) -> Sequence[W]:
        """What may be wished here beside the moves, for whatever there will be by then."""
        ...

    def meant(self, view: V_contra, wish: W) -> Sequence[M] | Refusal:
        """The moves that may be meant here, the best first; why there are none.

        Not any where the wish is about nothing that is asked.
        """
        ...

    def is_there(self, view: V_contra, wish: W) -> bool:
        """Whether what it names by name is there."""
        ...

    def counted_on(self, text: Text, /) -> tuple[Text | None, int]:
        """What must be told again of all this, if anything, and how good it is for the owner.

        A step that tells the same and nothing worse is the one that was planned.
        """
        ...

    def kept_as(self, view: V_contra, moves: Sequence[M]) -> tuple[W, Sequence[M]] | None:
        """The wish that the first of these moves are better kept as, and those it leaves."""
        ...
