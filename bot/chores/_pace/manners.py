"""Manners of playing: what people do at a visit beside answering what they are asked."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise
from typing import TypeAlias

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.engine.journal import AnyGame
from bot.engine.text import Refusal
from bot.host import acts, planning
from bot.host.house import SeatAct
from bot.host.outcomes import Stale
from bot.host.standing import AnyCourse, Standing, orders_of, with_plans
from bot.host.table import Act
from bot.players import foresight, guestbook
from bot.players.ahead import MOST_PLANS
from bot.players.guest import luck
from bot.players.guestbook import guests

# What somebody does unasked who looks at his table; None if he leaves it as it is.
Unasked: TypeAlias = Callable[[Standing, Seat], SeatAct | None]


def _nothing(_: Standing, __: Seat) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Manner:
    """One way to play slowly."""

    told: str
    unasked: Unasked
    ahead: Unasked = _nothing  # what he leaves behind when all that he was asked is answered
    orders: bool = False  # whether it needs a game in which the house takes orders


def _limits(standing: Standing, seat: Seat) -> SeatAct | None:
    """Limits and wishes for the whole phase, as soon as the house takes them."""
    wishes = guestbook.wishes(standing.game.key)
    if standing.course is None or wishes is None or orders_of(standing, seat):
        return None
    texts = wishes(standing.game.view(standing.course.state, seat))
    return (lambda at: acts.give_orders(at, texts)) if texts else None


def _ahead(standing: Standing, seat: Seat) -> SeatAct | None:
    """Half of his turns he makes ahead as he would make them now, and in other ways besides."""
    course, game = standing.course, standing.game
    if course is None or game.turn(course.state) == seat or not _plans_this_one(course, game, seat):
        return None
    start = planning.begun(standing, seat)
    if isinstance(start, Refusal):
        return None
    luck_ = luck(course.opening.seed, seat, len(course.made))
    plans = foresight.planned(start, guests(game.key)["greedy"], luck_, MOST_PLANS)
    return (lambda at: _left(at, plans)) if plans else None


def _plans_this_one(course: AnyCourse, game: AnyGame, seat: Seat) -> bool:
    """Every other one of his turns, in the mean."""
    turns = [game.turn(made.step.state) for made in course.made]
    begun = sum(now == seat != before for before, now in pairwise([None, *turns]))
    return Chance(f"{course.opening.seed}\nahead {seat}", begun).below(2, "half") == 0


def _left(seat: Seat, plans: Sequence[Sequence[str]]) -> Act:
    """These plans in the place of whatever he left before."""
    steps = [(planning.think(seat, said, 0), planning.leave(seat)) for said in plans]

    def act(standing: Standing) -> Standing | Refusal | Stale:
        after: Standing | Refusal | Stale = with_plans(standing, seat, ())
        for one in chain(*steps):
            if isinstance(after, Standing):
                after = one(after)
        return after

    return act


MANNERS: Mapping[str, Manner] = {
    "hand": Manner("everything by hand", _nothing),
    "limits": Manner("with limits and wishes for the auctions", _limits, orders=True),
    "ahead": Manner("with these, and half of the turns made ahead", _limits, _ahead),
}
