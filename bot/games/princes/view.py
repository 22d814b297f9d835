"""What a viewer sees of the table, the solo game included, and what follows from what lies open."""

from dataclasses import dataclass

from bot.engine.game import Scores, Seat, Viewer
from bot.games.princes import auction, automa, automa_auction, characters, pieces, rounds, works
from bot.games.princes.automa_auction import NominatingAlone
from bot.games.princes.box import AUTOMA_BACKS, Box, Profession
from bot.games.princes.moves import Offer
from bot.games.princes.state import Solo, State
from bot.games.princes.works import worth


@dataclass(frozen=True, slots=True)
class InRow:
    """A card in Wolfgang's row, the leftmost first; face up it is a work of his."""

    card: str  # "" while nobody has seen it
    faceup: bool


@dataclass(frozen=True, slots=True)
class Dummy:
    """A dummy player's column of professions."""

    number: int  # counted from 1
    faceup: tuple[str, ...]
    covered: int


@dataclass(frozen=True, slots=True)
class Wanted:
    """An object on the top panel of the open card, the one wanted most first."""

    lot: str  # or "landscapes", all three of them
    add: int  # to the die; 0: the die alone, and 1 or 2 has to be bought
    barred: bool  # from the last auction of the phase
    lots: tuple[str, ...]  # that it stands for


@dataclass(frozen=True, slots=True)
class AutomaView:
    """The solo game as it lies on the table."""

    name: str  # what texts call the opponent by: Named("automa", name)
    level: str
    row: tuple[InRow, ...]
    bonus: tuple[str, ...]  # on the leftmost face-down card
    worths: tuple[int, ...]  # of these bonus cards, as things stand
    dummies: tuple[Dummy, ...]
    card: int  # the number of the card open for the auctions; 0 when they are over
    wants: tuple[Wanted, ...]  # its top panel, with the numbers for this size
    rolls: tuple[pieces.Roll, ...]  # of this round's auctions, in order
    dice: tuple[pieces.Die, ...]  # the same as they fell, and the one for what Wolfgang has bought
    auctions: int  # held in this phase
    auctions_most: int
    lots: tuple[str, ...]  # that may be named now, the one wanted most first
    is_last: bool  # the lot to be named now is that of the phase's last auction: it has no die
    acts: tuple[pieces.AutomaAct, ...]  # Wolfgang's last turn
    looks: tuple[pieces.Look, ...]  # cards he looked at since the auctions ended
    left: tuple[tuple[str, int], ...]  # Automa cards in the deck, by their back
    played: tuple[str, ...]  # names of the Automa cards played, oldest first
    discarded: tuple[str, ...]  # lots out of the game


def make_automa_view(box: Box, state: State) -> AutomaView:
    solo, estate = automa.solo_of(state), automa.wolfgang(state)
    known = (*estate.open.shown, pieces.RECRUITING)
    faceup = tuple(InRow(card, faceup=True) for card in estate.open.table)
    covered = tuple(InRow(c if c in known else "", faceup=False) for c in estate.hidden.hand)
    return AutomaView(
        name=automa.NAME.name,
        level=state.options.level,
        row=(*faceup, *covered),
        bonus=estate.hidden.bonus,
        worths=tuple(worth(box, estate, card) for card in estate.hidden.bonus),
        dummies=tuple(
            Dummy(number, column.faceup, len(column.covered))
            for number, column in enumerate(solo.columns, start=1)
        ),
        card=box.automa_cards[solo.card].number if solo.card else 0,
        wants=_wants(box, state) if solo.card else (),
        rolls=solo.rolls,
        dice=automa_auction.dice(box, state),
        auctions=_auctions(state),
        auctions_most=state.size,
        lots=automa_auction.open_lots(box, state) if solo.card else (),
        is_last=isinstance(state.question, NominatingAlone) and automa_auction.is_last(state),
        acts=solo.acts,
        looks=solo.looks,
        left=_cards_left_by_back(box, solo),
        played=solo.played,
        discarded=solo.discarded,
    )


def _wants(box: Box, state: State) -> tuple[Wanted, ...]:
    barred = automa_auction.barred_objects(box, state)
    numbers = automa.die_additions(box, state)
    return tuple(
        Wanted(lot, add, lot in barred, automa.lots_of(box, lot)) for lot, add in numbers.items()
    )


def _auctions(state: State) -> int:
    """Those with a die, and the last one, which has none and always sells."""
    rolled = [roll.lot for roll in automa.solo_of(state).rolls]
    sale = next((sale for sale in state.sales if sale.seat == pieces.HUMAN), None)
    return len(rolled) + (sale is not None and sale.lot not in rolled)


def _cards_left_by_back(box: Box, solo: Solo) -> tuple[tuple[str, int], ...]:
    backs = [box.automa_cards[card].back for card in solo.deck]
    return tuple((back, backs.count(back)) for back in AUTOMA_BACKS)


@dataclass(frozen=True, slots=True)
class Stack:
    """One lot of the auction phase: how many are left, and who bought one this round."""

    lot: str
    left: int
    sale: pieces.Sale | None


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
    pawn: pieces.Pawn | None
    serving: pieces.Serving | None


@dataclass(frozen=True, slots=True)
class Border:
    """Where two principalities touch, and what lies across, as the western one sees it."""

    west: Seat
    east: Seat
    shared: tuple[pieces.Tile, ...]


@dataclass(frozen=True, slots=True)
class SeenEstate:
    """An estate as everybody sees it: what lies open, and how many cards are covered."""

    seat: Seat
    open: pieces.Open
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
    hidden: pieces.Hidden
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
    asked: pieces.Asked
    stacks: tuple[Stack, ...]
    buildings: tuple[Supply, ...]
    freedoms: tuple[Supply, ...]
    decks: tuple[Supply, ...]
    spent: tuple[str, ...]  # bonus cards played
    borders: tuple[Border, ...]  # none where everybody builds alone
    offers: tuple[Offer, ...]  # made to neighbours in the running turn
    offers_left: int  # in the running turn
    estates: tuple[SeenEstate, ...]
    own: Own | None
    scores: Scores | None
    winners: tuple[Seat, ...] = ()  # once the game is over; Wolfgang, too, who has no scores' seat
    characters: tuple[Character, ...] = ()  # none in a game without them
    phase: str = ""  # deal auction characters action end
    automa: AutomaView | None = None  # against Wolfgang; his estate is the second

    @property
    def open_estates(self) -> tuple[pieces.Open, ...]:
        """What lies open of all estates: whatever the rules need to know of them."""
        return tuple([estate.open for estate in self.estates])

    @property
    def mine(self) -> pieces.Estate:
        """The viewer's own estate, open and hidden: he may ask the rules about all of it."""
        return pieces.Estate(self.estates[self.my.seat].open, self.my.hidden)

    @property
    def my(self) -> Own:
        """What only the viewer sees; a spectator has nothing."""
        assert self.own is not None, "a spectator has nothing of his own"
        return self.own

    @property
    def recruitable_professions(self) -> tuple[str, ...]:
        """The professions on the tables of the others; against Wolfgang, on the dummies' alone."""
        tables = [one.open.table for one in self.estates if one.seat != self.my.seat]
        tables += [dummy.faceup for dummy in self.automa.dummies] if self.automa else []
        return tuple(card for table in tables for card in table if card != pieces.RECRUITING)

    @property
    def sales(self) -> tuple[pieces.Sale, ...]:
        """What was sold in this auction phase."""
        return tuple(stack.sale for stack in self.stacks if stack.sale)

    @property
    def buyers(self) -> tuple[Seat, ...]:
        """Who may still get something in this auction phase, in order of turn."""
        out = [estate.seat for estate in self.estates if estate.withdrawn]
        return tuple(seat for seat in self.in_turn if auction.is_still_in(out, self.sales, seat))

    @property
    def open_lots(self) -> tuple[str, ...]:
        """What may still be auctioned in this phase, by whoever has a use for it."""
        return tuple(stack.lot for stack in self.stacks if self._is_open(stack))

    def _is_open(self, stack: Stack) -> bool:
        left, lot = stack.left, stack.lot
        return auction.why_lot_unavailable(self.box, self.size, self.sales, left, lot) is None

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
        return pieces.clockwise(len(self.estates), self.starter)

    @property
    def sources(self) -> tuple[str, ...]:
        """Where points come from in this game."""
        return pieces.SOURCES_WITH_CHARACTERS if self.characters else pieces.SOURCES
