"""The box of the game: what is printed, looked up by name, and every way a tile may lie."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, TypeAlias

from bot.engine.data_file_reader import Positive
from bot.engine.replace_and_memoize import replace
from bot.games.princes.land_grid import EAST, SIDES, Bits, BorderGround, Ground, Principality, Ways
from bot.games.princes.moves import Build, Offer, Place

# What an estate can be asked to count; what lies open can be compared.
OPEN_THINGS = (
    *("building", "large", "medium", "small", "forest", "lake", "park", "landscape"),
    *("freedom", "jester", "builder"),
    "table",  # profession and recruiting cards on the table, with the one being played
    "work",  # the same cards, as the prestige cards call them
    "free-square",
)
THINGS = (
    *OPEN_THINGS,
    "prestige",  # prestige cards
    "hand",  # profession and recruiting cards in hand, without the one being played
)


@dataclass(frozen=True, slots=True)
class Profession:
    """An artist or scholar, and what he wants to find."""

    name: str
    number: Positive
    building: str
    landscape: str
    freedom: str


@dataclass(frozen=True, slots=True)
class Building:
    """A building: "large", "medium" or "small"; its rows of X and . from top to bottom."""

    name: str
    size: str
    outline: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Landscape:
    """A landscape and its rows of X and . from top to bottom."""

    name: str
    outline: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BonusCard:
    """Worth `each` for every thing counted; with `once`, for every kind of thing owned."""

    name: str
    each: Positive
    counts: tuple[str, ...]
    once: bool


@dataclass(frozen=True, slots=True)
class PrestigeCard:
    """Points for the most, or the fewest, of a thing, or for owning all that it needs.

    Exactly one of `most`, `fewest` and `needs` is set. `shared` are the points of a tie.
    """

    name: str
    points: int
    shared: int
    most: str
    fewest: str
    needs: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class SideB:
    """The other side of the principalities, and how often a builder may ask his neighbours."""

    principality: Principality
    offers: int  # in one turn
    highest: int | None  # price of an offer; None in editions that had no such number


@dataclass(frozen=True, slots=True)
class Numbers:
    """Every other number of the game."""

    minimum: tuple[int, ...]  # work value needed, by round
    florins: tuple[int, ...]  # starting money; the index is the number of players
    opening: tuple[int, ...]  # opening bid; the index is the number of players
    step: Positive
    landscapes: Positive  # of each type
    buildings: Positive  # of each building
    recruiting: int
    jesters: int
    builders: int
    builders_each: Positive  # the most one player may have
    dealt: Positive
    kept: Positive
    drawn: Positive
    actions: Positive
    profession_cost: int
    freedom_cost: int
    bonus_cost: int
    building_cost: tuple[int, ...]  # by the builders one has
    building_points: int
    landscape_points: int
    builder_points: int
    best_work_points: int
    work_building: int
    work_landscape: int
    work_freedom: int
    work_jester: int
    work_card: int
    florins_per_value: Positive  # what the bank pays for a point of work value
    florins_per_point: Positive  # the payment given up for a prestige point
    florins_for_point: Positive  # what selling a prestige point brings


# Rules p. 11-12: the objects of the top panel, and the actions of the two others.
AUTOMA_LOTS = ("landscapes", "prestige", "recruiting", "jester", "builder")
AUTOMA_ACTIONS = ("work", "build", "profession", "freedom", "bonus")
# The backs of the Automa cards, in the order in which they are played.
AUTOMA_BACKS = ("early", "middle", "late")


@dataclass(frozen=True, slots=True)
class AutomaCard:
    """An Automa card: what Wolfgang wants most stands on the left of each of its panels.

    `four` and `five` are what is added to the die for each object of `wants`, by the number of
    players the table is set up for; 0 is the die alone.
    """

    name: str
    number: Positive
    back: Annotated[str, AUTOMA_BACKS]
    wants: tuple[str, ...]
    four: tuple[int, ...]
    five: tuple[int, ...]
    middle: tuple[str, ...]
    bottom: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Automa:
    """The solo game. `authentic` tells whether the cards are the printed ones."""

    cards: tuple[AutomaCard, ...]
    florins: tuple[tuple[str, int], ...]  # Wolfgang's starting money, by level
    freedoms: int  # of each type
    authentic: bool


@dataclass(frozen=True, slots=True)
class CharacterCard:
    """A character; its bidding spaces go up by steps from the lowest to the highest."""

    name: str
    lowest: int
    highest: int


@dataclass(frozen=True, slots=True)
class Favours:
    """The numbers of what the characters do."""

    step: Positive  # between two bidding spaces
    banker_florins: int
    banker_growth: int
    banker_florins_per_point: Positive
    cardinal_actions: int
    merchant_points: int
    princess_landscape: int
    princess_building: int
    princess_builder: int
    princess_card: int


@dataclass(frozen=True, slots=True)
class Printed:
    """All of it. `authentic` tells whether the outlines are those of the printed tiles.

    Editions older than the expansion have neither characters nor favours.
    """

    professions: tuple[Profession, ...]
    buildings: tuple[Building, ...]
    landscapes: tuple[Landscape, ...]
    freedoms: tuple[str, ...]
    bonus: tuple[BonusCard, ...]
    prestige: tuple[PrestigeCard, ...]
    principality: Principality
    numbers: Numbers
    authentic: bool
    characters: tuple[CharacterCard, ...] = ()
    favours: Favours | None = None
    side_b: SideB | None = None  # None: printed before anybody built together here
    automa: Automa | None = None  # an edition from before the solo game has none


LANDSCAPES = "landscapes"  # two players: the three landscapes are one lot
_OTHER_LOTS = ("prestige", "recruiting", "jester", "builder")


_Offers: TypeAlias = Mapping[tuple[str, str], tuple[tuple[Offer, Bits], ...]]


class Box:
    """One edition of the game, unpacked once and shared by all its tables that use the same side.

    `borders` is the ground of side B, where neighbours build together; None on side A.
    """

    def __init__(self, printed: Printed, *, side_b: bool = False) -> None:
        self.printed = printed
        self.numbers = printed.numbers
        self.professions = {card.name: card for card in printed.professions}
        self.bonus = {card.name: card for card in printed.bonus}
        self.prestige = {card.name: card for card in printed.prestige}
        self.characters = {card.name: card for card in printed.characters}
        self.size = {building.name: building.size for building in printed.buildings}
        self.building_order = {tile.name: i for i, tile in enumerate(printed.buildings)}
        self.landscape_order = {tile.name: i for i, tile in enumerate(printed.landscapes)}
        self.freedom_order = {name: i for i, name in enumerate(printed.freedoms)}
        outlines = {tile.name: tile.outline for tile in printed.buildings}
        outlines |= {tile.name: tile.outline for tile in printed.landscapes}
        self.automa = printed.automa
        cards = printed.automa.cards if printed.automa else ()
        self.automa_cards = {card.name: card for card in cards}
        self.borders = _make_borders(printed, outlines) if side_b else None
        self.ground = self.borders or Ground(printed.principality, outlines)
        # The moves are made once and handed out again: listing them is most of a guest's work.
        self.builds: dict[str, tuple[tuple[Build, Bits], ...]] = {
            name: tuple((Build(name, w.square, w.turn), w.bits) for w in self.ground.ways[name])
            for name in self.building_order
        }
        self.places: dict[str, tuple[tuple[Place, Bits], ...]] = {
            name: tuple((Place(name, w.square, w.turn), w.bits) for w in self.ground.ways[name])
            for name in self.landscape_order
        }
        self._lots, self._lots_of_two = (*self.places, *_OTHER_LOTS), (LANDSCAPES, *_OTHER_LOTS)
        self._offers: dict[int, _Offers] = {}
        self._offered: dict[tuple[str, str], dict[str, dict[int, Bits]]] = {}

    @property
    def highest_offer_price(self) -> int:
        """The most a neighbour may be asked for; in older editions a building's full cost."""
        side_b = self.printed.side_b
        return side_b.highest if side_b and side_b.highest else self.building_cost(0)

    def offers(self, florins: int) -> _Offers:
        """Every offer at this price, by side and building: own squares, then the neighbour's."""
        if florins not in self._offers:
            self._offers[florins] = self._offers_at(florins)
        return self._offers[florins]

    def _offers_at(self, florins: int) -> _Offers:
        if florins:
            return {
                side_and_name: tuple(
                    (replace(offer, florins=florins), bits) for offer, bits in ways
                )
                for side_and_name, ways in self.offers(0).items()
            }
        borders = self.borders
        assert borders is not None
        return {
            (side, name): tuple(
                (
                    Offer(name, side, way.square, way.turn, 0),
                    self.join_boards(side, way.west, way.east),
                )
                for way in borders.across[name]
            )
            for side in SIDES
            for name in self.building_order
        }

    def offer_squares(self, side: str, name: str) -> Ways:
        """The same squares of both boards, by the square and then the turn of the building."""
        if not self._offered:
            for kind, ways in self.offers(0).items():
                by_square = self._offered[kind] = {}
                for offer, bits in ways:
                    by_square.setdefault(offer.square, {})[offer.turn] = bits
        return self._offered[side, name]

    def join_boards(self, side: str, west: Bits, east: Bits) -> Bits:
        """The squares of both boards as one number, for whoever has the border on this side."""
        own, other = (west, east) if side == EAST else (east, west)
        return own | other << len(self.ground.squares)

    def lots(self, seats: int) -> tuple[str, ...]:
        """The stacks of the auction phase. Rules p. 10: two players bid for 'landscapes'."""
        return self._lots_of_two if seats == 2 else self._lots

    def landscapes_of(self, lot: str) -> tuple[str, ...]:
        """The landscapes the winner of this lot may choose from."""
        if lot == LANDSCAPES:
            return tuple(self.landscape_order)
        return (lot,) if lot in self.landscape_order else ()

    def bidding_spaces(self, character: str) -> range:
        """The bids a character card has room for."""
        card = self.characters[character]
        return range(card.lowest, card.highest + 1, self.favours.step)

    @property
    def favours(self) -> Favours:
        assert self.printed.favours, "an edition without characters offers no game with them"
        return self.printed.favours

    def building_cost(self, builders: int) -> int:
        return self.numbers.building_cost[builders]

    def starting_florins(self, seats: int) -> int:
        return self.numbers.florins[seats]

    def automa_florins(self, level: str) -> int:
        assert self.automa is not None
        return dict(self.automa.florins)[level]

    def opening_bid(self, seats: int) -> int:
        return self.numbers.opening[seats]

    def work_minimum(self, round_: int) -> int:
        return self.numbers.minimum[round_ - 1]

    @property
    def rounds(self) -> int:
        return len(self.numbers.minimum)


def _make_borders(printed: Printed, outlines: Mapping[str, tuple[str, ...]]) -> BorderGround:
    assert printed.side_b is not None
    return BorderGround(printed.side_b.principality, outlines)
