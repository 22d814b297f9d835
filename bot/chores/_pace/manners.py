"""Manners of playing: what people do at a visit beside answering what they are asked."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from bot.chores._pace import turns_ahead
from bot.engine.game import Seat
from bot.host import acts, calls, clocks, planning
from bot.host.house import SeatAct
from bot.host.standing import Standing, called_for_wishes, may_move, orders_of
from bot.players import ahead, guestbook, standing_order

# What somebody does unasked who looks at his table; None if he leaves it as it is.
Unasked: TypeAlias = Callable[[Standing, Seat], SeatAct | None]


# What he leaves for his next turn, who has made so many of his turns by hand.
Ahead: TypeAlias = Callable[[Standing, Seat, int], SeatAct | None]


def _nothing(*_: object) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Manner:
    """One way to play slowly."""

    told: str
    unasked: Unasked
    orders: bool = False  # whether it needs a game in which the house takes orders
    auctions: str = clocks.BY_HAND
    ahead: Ahead = _nothing  # what he leaves behind when all that he was asked is answered


def _limits(standing: Standing, seat: Seat) -> SeatAct | None:
    """Limits and wishes for the whole phase, once it is on."""
    return _wishes(standing, seat) if standing.phase and not _given(standing, seat) else None


def _sealed(standing: Standing, seat: Seat) -> SeatAct | None:
    """His wishes when the call for them comes; and that they are all there are."""
    return _answer(standing, seat) if seat in called_for_wishes(standing) else None


def _written(standing: Standing, seat: Seat) -> SeatAct | None:
    """The same as soon as his turn before the call is over, or made ahead; else when it comes."""
    is_over = seat not in may_move(standing) and _has_acted(standing, seat)
    is_over = is_over or bool(planning.kept(standing, seat, ahead.PLAN))
    if standing.phase or not is_over:
        return _sealed(standing, seat)
    return _answer(standing, seat)


def _answer(standing: Standing, seat: Seat) -> SeatAct | None:
    """Wishes for all auctions of the round in one go; then the calls for them are answered."""
    phases = calls.answerable(standing, seat)
    if not phases or standing.budgets[seat].wished >= phases[-1]:
        return None
    if _given(standing, seat):
        return lambda at: calls.answer(at, phases[-1])
    return _wishes(standing, seat)


def _wishes(standing: Standing, seat: Seat) -> SeatAct | None:
    """What he would like in the auctions that are on, or come next."""
    wishes = guestbook.wishes(standing.game.key)
    texts = wishes(_view(standing, seat)) if wishes else ()
    return (lambda at: acts.give_orders(at, texts)) if texts else None


def _given(standing: Standing, seat: Seat) -> bool:
    """Whether he has said so already."""
    orders = [order.act for order in orders_of(standing, seat)]
    return bool(standing_order.to_come(standing.game.key, _view(standing, seat), orders))


def _has_acted(standing: Standing, seat: Seat) -> bool:
    """Whether he has made a move since the last auctions."""
    assert standing.course is not None
    for later, earlier in pairwise(reversed(standing.course.made)):
        if standing_order.phase(standing.game, earlier.step.state):
            return False
        if later.seat == seat:
            return True
    return False


def _view(standing: Standing, seat: Seat) -> object:
    assert standing.course is not None
    return standing.game.view(standing.course.state, seat)


MANNERS: Mapping[str, Manner] = {
    "hand": Manner("everything by hand", _nothing),
    "limits": Manner("with limits and wishes for the auctions", _limits, orders=True),
    "sealed": Manner(
        "with wishes for all auctions when they are called for", _sealed, True, clocks.SEALED
    ),
    "written": Manner(
        "with wishes for all auctions after one's turn before them", _written, True, clocks.SEALED
    ),
    "ahead": Manner(
        "with these, and half of the turns made ahead",
        _written,
        auctions=clocks.SEALED,
        ahead=turns_ahead.left,
    ),
}
