"""What a table of The Princes of Florence may choose before it starts."""

from dataclasses import dataclass

from bot.engine.game import Option, Setup

DEAL = Option("deal", ("secret", "open"))  # ruling 1
MONEY = Option("money", ("covered", "open"))  # ruling 22
TOGETHER = Option("together", ("off", "on"))  # Rules, co-operative building: two to five players
FREEDOMS = Option("freedoms", ("5", "4"))  # Rules p. 10: two players only


@dataclass(frozen=True, slots=True)
class Options:
    """The options as the rules ask for them."""

    open_deal: bool
    open_money: bool
    extra_freedoms: int  # two players: how many beyond one of each
    together: bool = False


def offered(seats: int, *, has_side_b: bool) -> tuple[Option, ...]:
    """What this many may choose; an edition without side B knows nothing of building together."""
    freedoms = (FREEDOMS,) if seats == 2 else ()
    together = (TOGETHER,) if has_side_b and seats > 1 else ()
    return (DEAL, MONEY, *freedoms, *together)


def chosen(setup: Setup) -> Options:
    freedoms = int(setup.option(FREEDOMS)) if setup.seats == 2 else 3
    return Options(
        open_deal=setup.option(DEAL) == "open",
        open_money=setup.option(MONEY) == "open",
        extra_freedoms=freedoms - 3,
        together=setup.option(TOGETHER) == "on",
    )
