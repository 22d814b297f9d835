"""The whole truth of one game of The Princes of Florence; nobody outside the rules sees it."""

from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.text import Named, Who
from bot.games.princes.estate import Estate, Open
from bot.games.princes.options import Options
from bot.games.princes.pieces import (
    WOLFGANG,
    AutomaAct,
    Look,
    Pawn,
    Proposal,
    Roll,
    Sale,
    Serving,
)


@dataclass(frozen=True, slots=True)
class Stock:
    """What is still to be had; the tuples follow the order in which things are printed."""

    landscapes: tuple[int, ...]
    buildings: tuple[int, ...]
    freedoms: tuple[int, ...]
    recruiting: int
    jesters: int
    builders: int


@dataclass(frozen=True, slots=True)
class Decks:
    """The face-down decks, top card first, and the bonus cards that were played."""

    profession: tuple[str, ...]
    bonus: tuple[str, ...]
    prestige: tuple[str, ...]
    spent: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Characters:
    """The character cards: whom they serve, and how their auction stands."""

    florins: int  # on the Banker; 0 while he serves somebody
    serving: tuple[Serving, ...] = ()
    pawns: tuple[Pawn, ...] = ()
    lying: tuple[Seat, ...] = ()  # pawns of those who have bought or passed
    next: Seat | None = None  # whose turn comes next while the characters are auctioned
    unsettled: Sale | None = None  # a lot whose winner asks his character before it is paid


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
    rolls: tuple[Roll, ...] = ()  # in this round's auction phase
    looks: tuple[Look, ...] = ()  # since this round's auctions ended
    acts: tuple[AutomaAct, ...] = ()  # in Wolfgang's last turn
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
    offers: tuple[Proposal, ...] = ()  # made to neighbours so far


# The question that is open; each names the seat that has to answer.


@dataclass(frozen=True, slots=True)
class Choosing:
    """Before the first round everybody gives one profession back, all at the same time."""

    given_back: tuple[str, ...]  # "" where the choice is still to be made


@dataclass(frozen=True, slots=True)
class Nominating:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Bidding:
    """A lot under the hammer; those still in stand in order of turn, and the last one leads."""

    lot: str
    price: int
    bidders: tuple[Seat, ...]

    @property
    def seat(self) -> Seat:
        return self.bidders[0]


@dataclass(frozen=True, slots=True)
class Placing:
    seat: Seat
    lot: str


@dataclass(frozen=True, slots=True)
class Picking:
    """Cards from the top of a deck, of which the seat keeps one."""

    seat: Seat
    deck: str  # "profession", "bonus" or "prestige"
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Recruiting:
    """A recruiting card was just won: use it at once or hold it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Acting:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Courting:
    """The characters are auctioned: stand the pawn on one of them, or pass."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Consulting:
    """The Merchant or the Professor may be used now, outside of one's own action turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Changing:
    """After the last round the Banker changes money for points."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Bargaining:
    """An offer to build together; its price is what the builder asks, the bid the last answer."""

    builder: Seat
    partner: Seat
    seat: Seat  # whose answer it waits for
    offer: Proposal
    bid: int | None = None

    @property
    def price(self) -> int:
        """What the other one of them named last, and the seat may accept."""
        return self.offer.florins if self.bid is None or self.seat == self.partner else self.bid


@dataclass(frozen=True, slots=True)
class Over:
    pass


Question: TypeAlias = (
    Choosing
    | Nominating
    | Bidding
    | Placing
    | Picking
    | Recruiting
    | Acting
    | Courting
    | Consulting
    | Changing
    | Bargaining
    | Over
)


@dataclass(frozen=True, slots=True)
class State:
    rules: int
    options: Options
    round: int
    starter: Seat
    question: Question
    estates: tuple[Estate, ...]
    stock: Stock
    decks: Decks
    sales: tuple[Sale, ...] = ()  # of this round
    withdrawn: tuple[Seat, ...] = ()  # from this round's auction phase
    turn: Turn | None = None  # None while lots are sold
    characters: Characters | None = None  # None in a game without them
    solo: Solo | None = None  # None where people play among themselves

    @property
    def is_played_out(self) -> bool:
        """Whether the last round is over, and the prestige cards lie open."""
        return isinstance(self.question, Changing | Over)

    @property
    def size(self) -> int:
        """The number of players the table is set up for: dummy players count."""
        return len(self.estates) + (len(self.solo.columns) if self.solo else 0)

    def is_automa(self, seat: Seat) -> bool:
        """Whether this is Wolfgang's estate, whom nobody plays."""
        return self.solo is not None and seat == WOLFGANG

    def called(self, seat: Seat) -> Who | Named:
        """How a text speaks of the owner of this estate."""
        if self.is_automa(seat):
            return Named("automa", "wolfgang")
        return Who(seat)

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats in order of turn, beginning with this one."""
        seats = len(self.estates)
        return tuple(Seat((seat + i) % seats) for i in range(seats))

    @property
    def open_estates(self) -> tuple[Open, ...]:
        """What lies open of all estates."""
        return tuple([estate.open for estate in self.estates])

    def estates_with(self, seat: Seat, estate: Estate) -> tuple[Estate, ...]:
        """All estates, with this one in the place of the seat's old one."""
        return (*self.estates[:seat], estate, *self.estates[seat + 1 :])

    def serving(self, seat: Seat) -> Serving | None:
        """The character card in front of this seat."""
        served = self.characters.serving if self.characters else ()
        return next((serving for serving in served if serving.seat == seat), None)

    def is_helped_by(self, character: str, seat: Seat) -> bool:
        """Whether this character serves the seat, and still lies face up."""
        serving = self.serving(seat)
        return serving == Serving(character, seat)

    def turned_down(self, seat: Seat) -> "State":
        """The character in front of this seat has been used."""
        assert self.characters is not None
        serving = tuple(
            replace(serving, face_down=True) if serving.seat == seat else serving
            for serving in self.characters.serving
        )
        return replace(self, characters=replace(self.characters, serving=serving))
