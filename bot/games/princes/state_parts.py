"""What lies openly on the table, the estates, and the question everybody sees."""

from dataclasses import dataclass
from functools import cache

from bot.engine.game import Seat
from bot.engine.replace_and_memoize import replace
from bot.games.princes.moves import Offer

RECRUITING = "recruiting"  # on a table: the card left where a profession was taken away

# The sources of points, in the order of `Estate.earned`.
WORKS, BEST_WORKS, BUILDINGS, LANDSCAPES, BUILDERS, PRESTIGE, SOLD = range(7)
SOURCES = ("works", "best-works", "buildings", "landscapes", "builders", "prestige", "sold")
# With the characters no points are sold, and there is one more source.
CHARACTERS = 7
SOURCES_WITH_CHARACTERS = (*SOURCES[:SOLD], "characters")


@dataclass(frozen=True, slots=True)
class Options:
    """The options as the rules ask for them."""

    open_deal: bool
    open_money: bool
    extra_freedoms: int  # two players: how many beyond one of each
    characters: bool = False
    together: bool = False
    level: str = ""  # how well off Wolfgang begins, in a game alone against him
    dummies: int = 0


@cache
def clockwise(seats: int, first: Seat) -> tuple[Seat, ...]:
    """So many seats in order of turn, beginning with this one."""
    return tuple(Seat((first + i) % seats) for i in range(seats))


@dataclass(frozen=True, slots=True)
class Tile:
    """A building or landscape where it lies."""

    name: str
    square: str
    turn: int
    across: str = ""  # "east" or "west": it lies across that border, on a square of the strip


PRINCESS = "princess"  # in the place of a profession: the work she completed


@dataclass(frozen=True, slots=True)
class DoneWork:
    """A completed work, as it is remembered."""

    round: int
    profession: str
    value: int


@dataclass(frozen=True, slots=True)
class Sale:
    """A lot sold in this round's auction phase."""

    lot: str
    seat: Seat
    price: int


@dataclass(frozen=True, slots=True)
class Pawn:
    """A seat's pawn on a bidding space of a character card."""

    character: str
    seat: Seat
    florins: int


@dataclass(frozen=True, slots=True)
class Serving:
    """A character card in front of a seat; face down once it was used."""

    character: str
    seat: Seat
    face_down: bool = False


# The solo game


HUMAN, WOLFGANG = Seat(0), Seat(1)  # whose estates these are; Wolfgang, the Automa, has no seat


@dataclass(frozen=True, slots=True)
class Roll:
    """A die rolled for a lot of this auction phase, and the last bid that it makes."""

    lot: str
    die: int
    bid: int


@dataclass(frozen=True, slots=True)
class Die:
    """What a die of this auction phase showed, and what was added to it."""

    lot: str
    pips: int
    add: int


@dataclass(frozen=True, slots=True)
class AutomaLook:
    """Cards that Wolfgang looked at, what each was worth to him, and the one he kept."""

    deck: str
    cards: tuple[str, ...]
    worths: tuple[int, ...]
    kept: str


@dataclass(frozen=True, slots=True)
class AutomaAct:
    """One action of Wolfgang's: the Automa card, its panel, what he tried, what he did."""

    card: str
    panel: str  # "middle" or "bottom"
    shown: tuple[str, ...]  # on the panel
    tried: tuple[str, ...]  # in order
    done: str  # the last that he tried, or "" when nothing was possible


WISHING = "wishing"


@dataclass(frozen=True, slots=True)
class Bargain:
    """An offer to build together: everybody hears what is asked and what is answered."""

    builder: Seat
    partner: Seat
    offer: Offer  # the side is the builder's, the price what he asks
    bid: int | None  # what the partner answered last
    price: int  # what the seat that is asked may accept
    cost: int  # what the builder pays the bank


@dataclass(frozen=True, slots=True)
class Asked:
    """What the table waits for."""

    # choosing nominating bidding placing picking recruiting acting over;
    # courting (for a character) consulting (one) changing (money, at the Banker's);
    # bargaining (about a building across a border);
    # wishing (all at once, before sealed auctions: the table asks it, the rules never do)
    kind: str
    seats: tuple[Seat, ...]
    lot: str = ""  # under the hammer, or being laid out
    price: int = 0
    bid: int = 0  # what has to be bid next
    bidders: tuple[Seat, ...] = ()  # still in, in order of turn; the last one leads
    deck: str = ""  # being looked at
    cards: int = 0
    actions: int = 0  # left in the running turn
    character: str = ""  # who may be used now
    is_last_chance: bool = False  # and goes back if he is not
    bargain: Bargain | None = None


@dataclass(frozen=True, slots=True)
class Open:
    """What lies on the table for everybody to see."""

    shown: tuple[str, ...] = ()  # professions in hand that everybody has seen
    recruiting: int = 0
    table: tuple[str, ...] = ()  # professions whose work is done, and recruiting cards left there
    builders: int = 0
    jesters: int = 0
    freedoms: tuple[str, ...] = ()
    buildings: tuple[Tile, ...] = ()
    landscapes: tuple[Tile, ...] = ()
    feats: tuple[DoneWork, ...] = ()
    earned: tuple[int, ...] = (0,) * len(SOURCES)
    may_sell: bool = True  # whether points may be given up for money

    @property
    def points(self) -> int:
        return sum(self.earned)

    def with_points(self, source: int, points: int) -> "Open":
        """With these prestige points more, and where they come from."""
        earned = self.earned
        after = (*earned[:source], earned[source] + points, *earned[source + 1 :])
        return replace(self, earned=after)


@dataclass(frozen=True, slots=True)
class Hidden:
    """What nobody but its owner knows: his purse and his cards."""

    florins: int
    hand: tuple[str, ...] = ()  # professions
    bonus: tuple[str, ...] = ()
    prestige: tuple[str, ...] = ()
    spent: int = 0  # florins paid to the bank so far, for whatever
    banked: int = 0  # florins the Banker brought
    received: int = 0  # florins from neighbours for building together, less those paid to them


@dataclass(frozen=True, slots=True)
class Estate:
    """What one prince owns."""

    open: Open
    hidden: Hidden

    def with_points(self, source: int, points: int) -> "Estate":
        """With these prestige points more, and where they come from."""
        return Estate(self.open.with_points(source, points), self.hidden)
