"""What a table of Firenze may choose before it starts."""

from dataclasses import dataclass

from bot.engine.game import Option, Setup
from bot.games.firenze.pieces import COLORS

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


def offered() -> tuple[Option, ...]:
    return (NEUTRAL_SEALS, PLACING, DEAD_COLOR, CAMPANILE, PATRICIAN)


def chosen(setup: Setup) -> Options:
    dead = setup.option(DEAD_COLOR)
    return Options(
        neutral_seals=int(setup.option(NEUTRAL_SEALS)),
        placing=setup.option(PLACING),
        dead_color="" if dead == "none" else dead,
        campanile=setup.option(CAMPANILE) == "in",
        averting=setup.option(PATRICIAN) == "on",
    )
