"""The whole truth of one game of Firenze; nobody outside the rules sees it."""

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from bot.engine.chance import Chance
from bot.engine.game import Judge, Seat, Step
from bot.games.firenze.asked import Asked
from bot.games.firenze.box import Box
from bot.games.firenze.builder import Builder, Hidden, Open
from bot.games.firenze.moves import Move
from bot.games.firenze.options import Options
from bot.games.firenze.pieces import Board, Bricks, Spot, Turn

# Since which rules some rulings hold: a game that began before ends as it would have then.
GIVES_BACK = 2  # ruling 46: overpaid bricks come back
POINTLESS_LAST = 2  # ruling 48
ASKS_NOT_IN_VAIN = 2  # ruling 49: nobody is asked about an event that does nothing

_ALONE = tuple(frozenset({Seat(seat)}) for seat in range(4))


@dataclass(frozen=True, slots=True)
class Deck:
    """The face-down deck, top card first; of these the first `starts` are start cards."""

    cards: tuple[str, ...]
    starts: int
    discards: tuple[str, ...] = ()


class Question:
    """What is open to the seat whose turn it is: what may be answered, and what comes of it.

    Each kind of question is a class of its own in the room of its topic.
    """

    __slots__ = ()

    # Who works for the rest of the turn, and may be sent for while this is asked.
    lets_play: ClassVar[frozenset[str]] = frozenset()

    def to_move(self, state: "State") -> frozenset[Seat]:
        return _ALONE[state.turn.seat]

    @abstractmethod
    def candidates(self, box: Box, state: "State") -> Iterable[Move]: ...

    @abstractmethod
    def judge(self, box: Box, state: "State") -> Judge[Move]: ...

    @abstractmethod
    def answer(self, box: Box, state: "State", move: Move, chance: Chance) -> Step["State"]: ...

    @abstractmethod
    def asked(self, box: Box, state: "State") -> Asked: ...


@dataclass(frozen=True, slots=True)
class State:
    rules: int
    options: Options
    turns: int  # begun so far, this one too
    starter: Seat
    turn: Turn
    question: Question
    builders: tuple[Builder, ...]
    board: Board
    row: tuple[Spot, ...]
    deck: Deck
    pouch: Bricks

    @property
    def seat(self) -> Seat:
        return self.turn.seat

    @property
    def open(self) -> Open:
        """What lies open before the builder whose turn it is."""
        return self.builders[self.turn.seat].open

    @property
    def hand(self) -> tuple[str, ...]:
        """What the builder holds whose turn it is."""
        return self.builders[self.turn.seat].hidden.hand

    @property
    def open_builders(self) -> tuple[Open, ...]:
        """What lies open before all builders."""
        return tuple([builder.open for builder in self.builders])

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats in order of turn, beginning with this one."""
        seats = len(self.builders)
        return tuple(Seat((seat + i) % seats) for i in range(seats))

    def builders_with(self, seat: int, part: Open | Hidden) -> tuple[Builder, ...]:
        """All builders, with this in the place of what the seat had of it."""
        builder = self.builders[seat]
        if isinstance(part, Open):
            builder = Builder(part, builder.hidden)
        else:
            builder = Builder(builder.open, part)
        return (*self.builders[:seat], builder, *self.builders[seat + 1 :])
