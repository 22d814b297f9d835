"""What is printed on the cards and boards of The Princes of Florence."""

from dataclasses import dataclass
from typing import Annotated

from bot.engine.printed_values import Positive

# What an estate can be asked to count; what lies open can be compared.
OPEN_THINGS = (
    "building",
    "large",
    "medium",
    "small",
    "forest",
    "lake",
    "park",
    "landscape",
    "freedom",
    "jester",
    "builder",
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
class Principality:
    """The grid of an estate; row 1 is at the bottom."""

    columns: str
    rows: int
    palazzo: tuple[str, ...]


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
