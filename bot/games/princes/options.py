"""What a table of The Princes of Florence may choose before it starts."""

from dataclasses import dataclass

from bot.engine.game import Option, Setup

DEAL = Option("deal", ("secret", "open"))  # ruling 1
MONEY = Option("money", ("covered", "open"))  # ruling 22
FREEDOMS = Option("freedoms", ("5", "4"))  # Rules p. 10: two players only
LEVEL = Option("level", ("standard", "easy", "hard"))  # Rules p. 10: alone against the Automa
DUMMIES = Option("dummies", ("2", "3"))  # a table for four, or for five


@dataclass(frozen=True, slots=True)
class Options:
    """The options as the rules ask for them."""

    open_deal: bool
    open_money: bool
    extra_freedoms: int  # two players: how many beyond one of each
    level: str = ""  # how well off Wolfgang begins, in a game alone against him
    dummies: int = 0


def offered(seats: int) -> tuple[Option, ...]:
    if seats == 1:
        return (LEVEL, DUMMIES)
    return (DEAL, MONEY, FREEDOMS) if seats == 2 else (DEAL, MONEY)


def chosen(setup: Setup) -> Options:
    if setup.seats == 1:
        return _alone(setup)
    freedoms = int(setup.option(FREEDOMS)) if setup.seats == 2 else 3
    return Options(
        open_deal=setup.option(DEAL) == "open",
        open_money=setup.option(MONEY) == "open",
        extra_freedoms=freedoms - 3,
    )


def _alone(setup: Setup) -> Options:
    """There is nobody to cover money from."""
    return Options(
        open_deal=False,
        open_money=True,
        extra_freedoms=0,
        level=setup.option(LEVEL),
        dummies=int(setup.option(DUMMIES)),
    )
