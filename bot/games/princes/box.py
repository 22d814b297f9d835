"""The box of the game: what is printed, looked up by name, and every way a tile may lie."""

from bot.games.princes.moves import Build, Place
from bot.games.princes.palazzo import Bits, Ground
from bot.games.princes.printed import Printed

LANDSCAPES = "landscapes"  # two players: the three landscapes are one lot
_OTHER_LOTS = ("prestige", "recruiting", "jester", "builder")


class Box:
    """One edition of the game, unpacked once and shared by all its tables."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.numbers = printed.numbers
        self.professions = {card.name: card for card in printed.professions}
        self.bonus = {card.name: card for card in printed.bonus}
        self.prestige = {card.name: card for card in printed.prestige}
        self.size = {building.name: building.size for building in printed.buildings}
        self.building_order = {tile.name: i for i, tile in enumerate(printed.buildings)}
        self.landscape_order = {tile.name: i for i, tile in enumerate(printed.landscapes)}
        self.freedom_order = {name: i for i, name in enumerate(printed.freedoms)}
        outlines = {tile.name: tile.outline for tile in printed.buildings}
        outlines |= {tile.name: tile.outline for tile in printed.landscapes}
        self.automa = printed.automa
        cards = printed.automa.cards if printed.automa else ()
        self.automa_cards = {card.name: card for card in cards}
        self.ground = Ground(printed.principality, outlines)
        # The moves are made once and handed out again: listing them is most of a guest's work.
        self.builds: dict[str, tuple[tuple[Build, Bits], ...]] = {
            name: tuple((Build(name, w.square, w.turn), w.bits) for w in self.ground.ways[name])
            for name in self.building_order
        }
        self.places: dict[str, tuple[tuple[Place, Bits], ...]] = {
            name: tuple((Place(name, w.square, w.turn), w.bits) for w in self.ground.ways[name])
            for name in self.landscape_order
        }

    def lots(self, seats: int) -> tuple[str, ...]:
        """The stacks of the auction phase. Rules p. 10: two players bid for 'landscapes'."""
        if seats == 2:
            return (LANDSCAPES, *_OTHER_LOTS)
        return (*self.landscape_order, *_OTHER_LOTS)

    def landscapes_of(self, lot: str) -> tuple[str, ...]:
        """The landscapes the winner of this lot may choose from."""
        if lot == LANDSCAPES:
            return tuple(self.landscape_order)
        return (lot,) if lot in self.landscape_order else ()

    def building_cost(self, builders: int) -> int:
        return self.numbers.building_cost[builders]

    def starting_florins(self, seats: int) -> int:
        return self.numbers.florins[seats]

    def automa_florins(self, level: str) -> int:
        assert self.automa is not None
        return dict(self.automa.florins)[level]

    def opening_bid(self, seats: int) -> int:
        return self.numbers.opening[seats]

    def minimum(self, round_: int) -> int:
        return self.numbers.minimum[round_ - 1]

    @property
    def rounds(self) -> int:
        return len(self.numbers.minimum)
