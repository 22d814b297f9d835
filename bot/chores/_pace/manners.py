"""Manners of playing: what people do at a visit beside answering what they are asked."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.game import Seat
from bot.host import acts, calls, clocks
from bot.host.house import SeatAct
from bot.host.standing import Standing, called_for_wishes, may_move, orders_of
from bot.players import guestbook

# What somebody does unasked who looks at his table; None if he leaves it as it is.
Unasked: TypeAlias = Callable[[Standing, Seat], SeatAct | None]


@dataclass(frozen=True, slots=True)
class Manner:
    """One way to play slowly."""

    told: str
    unasked: Unasked
    orders: bool = False  # whether it needs a game in which the house takes orders
    auctions: str = clocks.BY_HAND


def _nothing(_: Standing, __: Seat) -> None:
    return None


def _limits(standing: Standing, seat: Seat) -> SeatAct | None:
    """Limits and wishes for the whole phase, as soon as the house takes them."""
    wishes = guestbook.wishes(standing.game.key)
    if standing.course is None or wishes is None or orders_of(standing, seat):
        return None
    texts = wishes(standing.game.view(standing.course.state, seat))
    return (lambda at: acts.give_orders(at, texts)) if texts else None


def _sealed(standing: Standing, seat: Seat) -> SeatAct | None:
    """His wishes when the call for them comes; and that they are all there are."""
    return _given(standing, seat) if seat in called_for_wishes(standing) else None


def _written(standing: Standing, seat: Seat) -> SeatAct | None:
    """The same at the first visit at which the house takes them, if that is before the call."""
    is_his_turn = seat in may_move(standing) and not standing.phase
    return None if is_his_turn else _given(standing, seat)


def _given(standing: Standing, seat: Seat) -> SeatAct | None:
    """Wishes for all auctions of the round in one go; then the calls for them are answered."""
    phases = calls.answerable(standing, seat)
    if not phases or standing.budgets[seat].wished >= phases[-1]:
        return None
    unasked = _limits(standing, seat)
    return unasked or (lambda at: calls.answer(at, phases[-1]))


MANNERS: Mapping[str, Manner] = {
    "hand": Manner("everything by hand", _nothing),
    "limits": Manner("with limits and wishes for the auctions", _limits, orders=True),
    "sealed": Manner(
        "with wishes for all auctions when they are called for", _sealed, True, clocks.SEALED
    ),
    "written": Manner("with wishes for all auctions before that", _written, True, clocks.SEALED),
}
