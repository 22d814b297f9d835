"""A view: the table as a seat or a spectator sees it, and what follows from what lies open."""

from dataclasses import dataclass

from bot.engine.game import Scores, Seat, Viewer
from bot.games.princes import auction, characters, rounds, works
from bot.games.princes.asked import Asked
from bot.games.princes.automa_view import AutomaView
from bot.games.princes.box import Box
from bot.games.princes.estate import Estate, Hidden, Open
from bot.games.princes.pieces import (
    SOURCES,
    SOURCES_WITH_CHARACTERS,
    Pawn,
    Proposal,
    Sale,
    Serving,
    Tile,
    clockwise,
)
from bot.games.princes.printed import Profession


@dataclass(frozen=True, slots=True)
class Stack:
    """One lot of the auction phase: how many are left, and who bought one this round."""

    lot: str
    left: int
    sale: Sale | None


@dataclass(frozen=True, slots=True)
class Supply:
    """What is still to be had of a thing."""

    name: str
    left: int


@dataclass(frozen=True, slots=True)
class Character:
    """A character card: whom it serves, or whose pawn stands on it."""

    name: str
    spaces: tuple[int, ...]  # what may be bid, in florins
    florins: int  # that lie on it: on the Banker alone
    pawn: Pawn | None
    serving: Serving | None


@dataclass(frozen=True, slots=True)
class Border:
    """Where two principalities touch, and what lies across, as the western one sees it."""

    west: Seat
    east: Seat
    shared: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class SeenEstate:
    """An estate as everybody sees it: what lies open, and how many cards are covered."""

    seat: Seat
    open: Open
    florins: int | None  # None while money is covered
    earned: tuple[int, ...]  # from each of the view's sources
    hand: int
    bonus: int
    prestige: int
    revealed: tuple[str, ...]  # prestige cards, once the game is over; Wolfgang's always
    brought: tuple[int, ...]  # by each of them, once the game is over
    best_work: int
    free_squares: int
    withdrawn: bool
    character: str = ""  # that serves it
    is_face_down: bool = False  # the character was used
    pawn_lies: bool = False  # it has bought a character or passed, while they are auctioned


@dataclass(frozen=True, slots=True)
class InHand:
    """A profession in hand: what it wants, and what its work would be worth now."""

    card: Profession
    sum: works.Sum


@dataclass(frozen=True, slots=True)
class Worth:
    """A bonus or prestige card, and what it is worth as things stand."""

    name: str
    worth: int


@dataclass(frozen=True, slots=True)
class Own:
    """What only the owner of a seat sees."""

    seat: Seat
    hidden: Hidden
    means: int  # the most that could be paid, all points sold
    hand: tuple[InHand, ...]
    bonus: tuple[Worth, ...]
    prestige: tuple[Worth, ...]
    looking_at: tuple[str, ...] = ()  # the cards of which one is to be kept
    drawn: tuple[Worth, ...] = ()  # the same bonus or prestige cards, as things stand
    gives_back: str = ""  # the profession chosen to go back, while others still choose
    prices: range = range(0)  # what may be answered to the offer on the table
    princess: works.Sum | None = None  # what her work would be worth now, if she can be used
    merchant: int = 0  # the points he would bring now, if he can be used
    changes: int = 0  # the most points that the Banker gives for money now


@dataclass(frozen=True, slots=True)
class View:
    """The table as one viewer sees it."""

    box: Box
    viewer: Viewer
    size: int  # players the table is set up for, dummies included
    round: int
    minimum: int
    starter: Seat
    asked: Asked
    stacks: tuple[Stack, ...]
    buildings: tuple[Supply, ...]
    freedoms: tuple[Supply, ...]
    decks: tuple[Supply, ...]
    spent: tuple[str, ...]  # bonus cards played
    borders: tuple[Border, ...]  # none where everybody builds alone
    offers: tuple[Proposal, ...]  # made to neighbours in the running turn
    offers_left: int  # in the running turn
    estates: tuple[SeenEstate, ...]
    own: Own | None
    scores: Scores | None
    winners: tuple[Seat, ...] = ()  # once the game is over; Wolfgang, too, who has no scores' seat
    characters: tuple[Character, ...] = ()  # none in a game without them
    phase: str = ""  # deal auction characters action end
    automa: AutomaView | None = None  # against Wolfgang; his estate is the second

    @property
    def open_estates(self) -> tuple[Open, ...]:
        """What lies open of all estates: whatever the rules need to know of them."""
        return tuple([estate.open for estate in self.estates])

    @property
    def mine(self) -> Estate:
        """The viewer's own estate, open and hidden: he may ask the rules about all of it."""
        assert self.own is not None
        return Estate(self.estates[self.own.seat].open, self.own.hidden)

    @property
    def sales(self) -> tuple[Sale, ...]:
        """What was sold in this auction phase."""
        return tuple(stack.sale for stack in self.stacks if stack.sale)

    @property
    def buyers(self) -> tuple[Seat, ...]:
        """Who may still get something in this auction phase, in order of turn."""
        out = [estate.seat for estate in self.estates if estate.withdrawn]
        return tuple(seat for seat in self.in_turn if auction.still_in(out, self.sales, seat))

    @property
    def open_lots(self) -> tuple[str, ...]:
        """What may still be auctioned in this phase, by whoever has a use for it."""
        return tuple(stack.lot for stack in self.stacks if self._is_open(stack))

    def _is_open(self, stack: Stack) -> bool:
        left, lot = stack.left, stack.lot
        return auction.why_not_to_be_had(self.box, self.size, self.sales, left, lot) is None

    @property
    def best(self) -> tuple[Seat, ...]:
        """Who has the best work of this round so far."""
        return rounds.with_best_work([estate.best_work for estate in self.estates])

    def spaces_left(self, character: str) -> range:
        """The spaces of a character on which a pawn may still be put."""
        served = [card.serving for card in self.characters if card.serving]
        pawns = [card.pawn for card in self.characters if card.pawn]
        return characters.spaces_left(self.box, served, pawns, character)

    @property
    def in_turn(self) -> tuple[Seat, ...]:
        """All seats in order of turn, the starting player's first."""
        return clockwise(len(self.estates), self.starter)

    @property
    def sources(self) -> tuple[str, ...]:
        """Where points come from in this game."""
        return SOURCES_WITH_CHARACTERS if self.characters else SOURCES
