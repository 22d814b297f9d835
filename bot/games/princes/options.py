"""What a table of The Princes of Florence may choose before it starts."""

from dataclasses import dataclass

from bot.engine.game import Option, Setup
from bot.games.princes.printed import Printed

DEAL = Option("deal", ("secret", "open"))  # ruling 1
MONEY = Option("money", ("covered", "open"))  # ruling 22
FREEDOMS = Option("freedoms", ("5", "4"))  # Rules p. 10: two players only
CHARACTERS = Option("characters", ("off", "on"))  # The Muse and the Princess
TOGETHER = Option("together", ("off", "on"))  # co-operative building
LEVEL = Option("level", ("standard", "easy", "hard"))  # Rules p. 10: alone against the Automa
DUMMIES = Option("dummies", ("2", "3"))  # a table for four, or for five


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


def offered_options(printed: Printed, seats: int) -> tuple[Option, ...]:
    """What this many may choose; an edition without an expansion's tables knows nothing of it."""
    if seats == 1:
        return (LEVEL, DUMMIES)
    freedoms = (FREEDOMS,) if seats == 2 else ()
    characters = (CHARACTERS,) if printed.characters else ()
    together = (TOGETHER,) if printed.side_b else ()
    return (DEAL, MONEY, *freedoms, *characters, *together)


def parse_options(setup: Setup) -> Options:
    if setup.seats == 1:
        return _parse_solo_options(setup)
    freedoms = int(setup.option(FREEDOMS)) if setup.seats == 2 else 3
    return Options(
        open_deal=setup.option(DEAL) == "open",
        open_money=setup.option(MONEY) == "open",
        extra_freedoms=freedoms - 3,
        characters=setup.option(CHARACTERS) == "on",
        together=setup.option(TOGETHER) == "on",
    )


def _parse_solo_options(setup: Setup) -> Options:
    """There is nobody to cover money from."""
    return Options(
        open_deal=False,
        open_money=True,
        extra_freedoms=0,
        level=setup.option(LEVEL),
        dummies=int(setup.option(DUMMIES)),
    )
