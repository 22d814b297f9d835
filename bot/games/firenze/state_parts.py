"""What lies openly on the table, the builders, the table's options and the open question."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.game import Option, Seat, Setup
from bot.engine.replace_and_memoize import replace

# The colours, cheapest first; everything counted by colour stands in this order.
COLORS = ("white", "yellow", "green", "red", "blue", "purple")
ORDER = {color: at for at, color in enumerate(COLORS)}

Bricks: TypeAlias = tuple[int, ...]  # how many of each colour
NO_BRICKS: Bricks = (0,) * len(COLORS)

# The kinds of cards.
EVENT, PERSONNEL, CELEBRATION = "event", "personnel", "celebration"
BUILDING, CHURCH = "building", "church"
KINDS = (EVENT, PERSONNEL, CELEBRATION, BUILDING, CHURCH)

# The sources of points, in the order of `Builder.earned`.
COMMISSIONS, BALCONIES, LEVELS, CHURCHES, LAST_SEAL, MAJORITIES, CELEBRATIONS = range(7)
SOURCES = (
    *("commissions", "balconies", "level-tiles", "churches"),
    *("last-seal", "majorities", "celebrations"),
)

# What covers a commission, beside the seat whose seal it is.
OPEN, NEUTRAL = -1, -2


@dataclass(frozen=True, slots=True)
class Tower:
    """A tower on a construction site.

    It is idle when it stood there as the running turn began and was not worked on since:
    whatever is idle when building is over is torn down.
    """

    color: str
    height: int
    idle: bool = False


@dataclass(frozen=True, slots=True)
class RowCard:
    """A card of the row with the bricks that lie on it."""

    card: str
    bricks: Bricks


@dataclass(frozen=True, slots=True)
class Balcony:
    """A balcony where it lies: its points replace those printed there."""

    name: str
    numeral: int
    color: str
    height: int
    points: int


@dataclass(frozen=True, slots=True)
class ChurchReward:
    """A church card that has rewarded somebody."""

    card: str
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Turn:
    """What the seat whose turn it is has done with it so far."""

    seat: Seat
    played: tuple[str, ...] = ()  # personnel cards
    exchanged: bool = False
    laid: Bricks = NO_BRICKS
    payments: tuple[str, ...] = ()  # bricks paid for laying them, in this order
    fulfilled: int = 0

    @property
    def built(self) -> int:
        return sum(self.laid)

    @property
    def paid(self) -> Bricks:
        return tuple([self.payments.count(color) for color in COLORS])


@dataclass(frozen=True, slots=True)
class Board:
    """The towers of the families: who has covered which commission, and what lies beside them."""

    covers: tuple[int, ...]  # for each colour, for each height: a seat, OPEN or NEUTRAL
    balconies: tuple[Balcony, ...]  # in the order of their numerals
    levels: tuple[int, ...]  # who has which level tile, OPEN while it lies there
    church: tuple[str, ...] = ()  # in the order in which they arrived
    rewards: tuple[ChurchReward, ...] = ()
    ender: int = OPEN  # who has the end of game tile


@dataclass(frozen=True, slots=True)
class Asked:
    """What the table waits for."""

    # placing choosing paying-card averting losing lowering building paying-exchange
    # paying-construction fulfilling limiting-cards limiting-bricks over
    kind: str
    seats: tuple[Seat, ...]
    card: str = ""  # being paid for, or the event
    place: int = 0  # of that card in the row, or of the one exchanged with
    brick: str = ""  # asked for in exchange
    due: int = 0  # bricks still to give, cards to put away, neutral seals to lay
    spare: Bricks = ()  # what may be given


@dataclass(frozen=True, slots=True)
class Open:
    """What lies on the table for everybody to see."""

    storehouse: Bricks
    seals: int
    site: tuple[Tower, ...] = ()
    buildings: tuple[str, ...] = ()
    owes_bell_tower: bool = False  # the Campanile waits for a tower of his
    earned: tuple[int, ...] = (0,) * len(SOURCES)

    @property
    def stored(self) -> int:
        return sum(self.storehouse)

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
    """What nobody but its owner sees."""

    hand: tuple[str, ...] = ()  # personnel and celebrations


@dataclass(frozen=True, slots=True)
class Builder:
    """What one master builder has before him."""

    open: Open
    hidden: Hidden = Hidden()


# Rules p. 3, 8: five neutral seals are usual, and there are two more.
NEUTRAL_SEALS = Option("neutral-seals", ("5", "0", "1", "2", "3", "4", "6", "7"))
# Ruling 3; Rules p. 8: rolled for; Rules p. 3 and ruling 47: laid by the players.
PLACING = Option("placing", ("random", "die", "free"))
DEAD_COLOR = Option("dead-color", ("none", *COLORS))  # Rules p. 8
CAMPANILE = Option("campanile", ("out", "in"))  # Rules p. 3: better without it the first time
PATRICIAN = Option("patrician", ("on", "off"))  # ruling 37: his second use


@dataclass(frozen=True, slots=True)
class Options:
    """The options as the rules ask for them."""

    neutral_seals: int
    placing: str
    dead_color: str  # "" for none
    campanile: bool
    averting: bool


def offered_options() -> tuple[Option, ...]:
    return (NEUTRAL_SEALS, PLACING, DEAD_COLOR, CAMPANILE, PATRICIAN)


def parse_options(setup: Setup) -> Options:
    dead = setup.option(DEAD_COLOR)
    return Options(
        neutral_seals=int(setup.option(NEUTRAL_SEALS)),
        placing=setup.option(PLACING),
        dead_color="" if dead == "none" else dead,
        campanile=setup.option(CAMPANILE) == "in",
        averting=setup.option(PATRICIAN) == "on",
    )
