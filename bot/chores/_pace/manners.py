"""Manners of playing: what people do at a visit beside answering what they are asked."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.game import Seat
from bot.host import acts
from bot.host.house import SeatAct
from bot.host.standing import Standing, orders_of
from bot.players import guestbook

# What somebody does unasked who looks at his table; None if he leaves it as it is.
Unasked: TypeAlias = Callable[[Standing, Seat], SeatAct | None]


@dataclass(frozen=True, slots=True)
class Manner:
    """One way to play slowly."""

    told: str
    unasked: Unasked
    orders: bool = False  # whether it needs a game in which the house takes orders


def _nothing(_: Standing, __: Seat) -> None:
    return None


def _limits(standing: Standing, seat: Seat) -> SeatAct | None:
    """Limits and wishes for the whole phase, as soon as the house takes them."""
    wishes = guestbook.wishes(standing.game.key)
    if standing.course is None or wishes is None or orders_of(standing, seat):
        return None
    texts = wishes(standing.game.view(standing.course.state, seat))
    return (lambda at: acts.give_orders(at, texts)) if texts else None


MANNERS: Mapping[str, Manner] = {
    "hand": Manner("everything by hand", _nothing),
    "limits": Manner("with limits and wishes for the auctions", _limits, orders=True),
}
