"""What a table of The Princes of Florence may choose before it starts."""

from dataclasses import dataclass

from bot.engine.game import Option, Setup

DEAL = Option("deal", ("secret", "open"))  # ruling 1
MONEY = Option("money", ("covered", "open"))  # ruling 22
FREEDOMS = Option("freedoms", ("5", "4"))  # Rules p. 10: two players only


@dataclass(frozen=True, slots=True)
class Options:
    """The options as the rules ask for them."""

    open_deal: bool
    open_money: bool
    extra_freedoms: int  # two players: how many beyond one of each


def offered(seats: int) -> tuple[Option, ...]:
    return (DEAL, MONEY, FREEDOMS) if seats == 2 else (DEAL, MONEY)


def chosen(setup: Setup) -> Options:
    freedoms = int(setup.option(FREEDOMS)) if setup.seats == 2 else 3
    return Options(
        open_deal=setup.option(DEAL) == "open",
        open_money=setup.option(MONEY) == "open",
        extra_freedoms=freedoms - 3,
    )
