"""The whole truth of one game of The Princes of Florence; nobody outside the rules sees it."""

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

from bot.engine.game import Judge, Seat, Step
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Named, Refusal, Who
from bot.games.princes import state_parts
from bot.games.princes.box import Box
from bot.games.princes.moves import Move, Offer

NOBODY: frozenset[Seat] = frozenset()
ALONE = tuple(frozenset({Seat(seat)}) for seat in range(5))


@dataclass(frozen=True, slots=True)
class Stock:
    """What is still to be had; the tuples follow the order in which things are printed."""

    landscapes: tuple[int, ...]
    buildings: tuple[int, ...]
    freedoms: tuple[int, ...]
    recruiting: int
    jesters: int
    builders: int

    def with_one_fewer(self, pile: str, place: int | None = None) -> "Stock":
        """One thing fewer of a pile, or of the stack at this place of several."""
        left: Any = getattr(self, pile)
        fewer: Any = left - 1 if place is None else _one_fewer(left, place)
        return replace(self, **{pile: fewer})


def _one_fewer(stacks: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*stacks[:place], stacks[place] - 1, *stacks[place + 1 :])


@dataclass(frozen=True, slots=True)
class Decks:
    """The face-down decks, top card first, and the bonus cards that were played."""

    profession: tuple[str, ...]
    bonus: tuple[str, ...]
    prestige: tuple[str, ...]
    spent: tuple[str, ...] = ()

    def pile(self, deck: str) -> tuple[str, ...]:
        """The deck of this name."""
        pile: tuple[str, ...] = getattr(self, deck)
        return pile

    def with_pile(self, deck: str, pile: tuple[str, ...]) -> "Decks":
        return replace(self, **{deck: pile})


@dataclass(frozen=True, slots=True)
class Characters:
    """The character cards: whom they serve, and how their auction stands."""

    florins: int  # on the Banker; 0 while he serves somebody
    serving: tuple[state_parts.Serving, ...] = ()
    pawns: tuple[state_parts.Pawn, ...] = ()
    lying: tuple[Seat, ...] = ()  # pawns of those who have bought or passed
    next: Seat | None = None  # whose turn comes next while the characters are auctioned
    unsettled: state_parts.Sale | None = (
        None  # a lot whose winner asks his character before it is paid
    )


@dataclass(frozen=True, slots=True)
class Column:
    """The profession cards of a dummy player; of the covered ones the first is turned up next."""

    covered: tuple[str, ...]
    faceup: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Solo:
    """What there is in the solo game beside two estates (Rules p. 10-12).

    Wolfgang's estate is the second. His face-down cards are its hand, the leftmost first, and
    those of them that were turned over for once are shown; his face-up cards are its table.
    Recruiting cards stand among both as such. His bonus cards all lie on the leftmost of the
    face-down cards, and his tiles on no square.
    """

    deck: tuple[str, ...]  # Automa cards, top card first
    columns: tuple[Column, ...]
    card: str = ""  # turned up for the running auction phase
    rolls: tuple[state_parts.Roll, ...] = ()  # in this round's auction phase
    looks: tuple[state_parts.AutomaLook, ...] = ()  # since this round's auctions ended
    acts: tuple[state_parts.AutomaAct, ...] = ()  # in Wolfgang's last turn
    played: tuple[str, ...] = ()  # Automa cards, oldest first
    discarded: tuple[str, ...] = ()  # recruiting cards and builders out of the game


@dataclass(frozen=True, slots=True)
class Turn:
    """What the seat whose action turn it is has used of it."""

    seat: Seat
    actions: int  # still to do
    took_profession: bool = False
    introduced: bool = False
    ended: bool = False
    offers: tuple[Offer, ...] = ()  # made to neighbours so far


class Question:
    """What is open: whom it asks, what may be answered, what comes of it, what of it is seen.

    Each kind of question is a class of its own in the room of its topic.
    """

    __slots__ = ()

    is_at_end: ClassVar[bool] = False  # the last round is over, and the prestige cards lie open

    @property
    @abstractmethod
    def to_move(self) -> frozenset[Seat]:
        """Who may answer."""

    @property
    def at_leisure(self) -> frozenset[Seat]:
        """Of these, who keeps nobody waiting."""
        return NOBODY

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whom the table waits for."""
        return tuple(sorted(self.to_move - self.at_leisure))

    @abstractmethod
    def candidates(self, box: Box, state: "State", seat: Seat) -> Iterable[Move]: ...

    def judge(self, box: Box, state: "State", seat: Seat) -> Judge[Move]:
        """Judge all answers of this seat; a kind with many of them finds out once what is alike."""
        return partial(self.why_not, box, state, seat)

    def why_not(self, box: Box, state: "State", seat: Seat, move: Move) -> Refusal | None:
        """Why this is no legal answer; None where it is one."""
        raise NotImplementedError

    def amounts(self, box: Box, state: "State", seat: Seat, move: Move) -> range:
        """What the free amount of a legal answer may be, where it has one."""
        return range(0)

    @abstractmethod
    def answer(
        self, box: Box, state: "State", seat: Seat, move: Move, chance: Chance
    ) -> Step["State"]:
        """What an answer does; where the same question is left, the course of the round goes on."""

    @abstractmethod
    def public_view(self, box: Box, state: "State") -> state_parts.Asked: ...


@dataclass(frozen=True, slots=True)
class AskedOfOne(Question):
    """Most questions are asked of one seat."""

    seat: Seat

    @property
    def to_move(self) -> frozenset[Seat]:
        return ALONE[self.seat]


@dataclass(frozen=True, slots=True)
class State:
    rules: int
    options: state_parts.Options
    round: int
    starter: Seat
    question: Question
    estates: tuple[state_parts.Estate, ...]
    stock: Stock
    decks: Decks
    sales: tuple[state_parts.Sale, ...] = ()  # of this round
    withdrawn: tuple[Seat, ...] = ()  # from this round's auction phase
    turn: Turn | None = None  # None while lots are sold
    characters: Characters | None = None  # None in a game without them
    solo: Solo | None = None  # None where people play among themselves

    @property
    def is_played_out(self) -> bool:
        """Whether the last round is over, and the prestige cards lie open."""
        return self.question.is_at_end

    @property
    def running_turn(self) -> Turn:
        assert self.turn is not None, "no action turn is running"
        return self.turn

    @property
    def characters_in_play(self) -> Characters:
        assert self.characters is not None, "a game without characters"
        return self.characters

    @property
    def size(self) -> int:
        """The number of players the table is set up for: dummy players count."""
        return len(self.estates) + (len(self.solo.columns) if self.solo else 0)

    def offers_left(self, box: Box) -> int:
        """How many offers may still be made to neighbours in this turn."""
        side_b = box.printed.side_b
        if side_b is None or self.turn is None or not self.options.together:
            return 0
        return side_b.offers - len(self.turn.offers)

    def is_automa(self, seat: Seat) -> bool:
        """Whether this is Wolfgang's estate, whom nobody plays."""
        return self.solo is not None and seat == state_parts.WOLFGANG

    def name_of_seat(self, seat: Seat) -> Who | Named:
        """How a text speaks of the owner of this estate."""
        if self.is_automa(seat):
            return Named("automa", "wolfgang")
        return Who(seat)

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats in order of turn, beginning with this one."""
        return state_parts.clockwise(len(self.estates), seat)

    @property
    def open_estates(self) -> tuple[state_parts.Open, ...]:
        """What lies open of all estates."""
        return tuple([estate.open for estate in self.estates])

    def estates_with(
        self, seat: Seat, estate: state_parts.Estate
    ) -> tuple[state_parts.Estate, ...]:
        """All estates, with this one in the place of the seat's old one."""
        return (*self.estates[:seat], estate, *self.estates[seat + 1 :])

    def with_estate(self, seat: Seat, estate: state_parts.Estate) -> "State":
        return replace(self, estates=self.estates_with(seat, estate))

    def serving(self, seat: Seat) -> state_parts.Serving | None:
        """The character card in front of this seat."""
        if self.characters is None:
            return None
        return next((one for one in self.characters.serving if one.seat == seat), None)

    def is_helped_by(self, character: str, seat: Seat) -> bool:
        """Whether this character serves the seat, and still lies face up."""
        return self.characters is not None and self.serving(seat) == state_parts.Serving(
            character, seat
        )

    def turn_character_down(self, seat: Seat) -> "State":
        """The character in front of this seat has been used."""
        serving = tuple(
            replace(serving, face_down=True) if serving.seat == seat else serving
            for serving in self.characters_in_play.serving
        )
        return replace(self, characters=replace(self.characters_in_play, serving=serving))
