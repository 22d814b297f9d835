"""Turns made ahead: what people leave behind who play every other turn so."""

from collections.abc import Sequence
from itertools import chain, pairwise

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.engine.journal import AnyGame
from bot.engine.text import Refusal
from bot.host import planning
from bot.host.house import SeatAct
from bot.host.outcomes import Stale
from bot.host.standing import AnyCourse, Standing, with_plans
from bot.host.table import Act
from bot.players import foresight
from bot.players.ahead import MOST_PLANS
from bot.players.guest import luck
from bot.players.guestbook import guests


def left(standing: Standing, seat: Seat) -> SeatAct | None:
    """Half of his turns he makes ahead as he would make them now, and in other ways besides."""
    course, game = standing.course, standing.game
    if course is None or game.turn(course.state) == seat or not _plans_this_one(course, game, seat):
        return None
    start = planning.begun(standing, seat)
    if isinstance(start, Refusal):
        return None
    luck_ = luck(course.opening.seed, seat, len(course.made))
    plans = foresight.planned(start, guests(game.key)["greedy"], luck_, MOST_PLANS)
    return (lambda at: _leaving(at, plans)) if plans else None


def _plans_this_one(course: AnyCourse, game: AnyGame, seat: Seat) -> bool:
    """Every other one of his turns, in the mean."""
    turns = [game.turn(made.step.state) for made in course.made]
    begun = sum(now == seat != before for before, now in pairwise([None, *turns]))
    return Chance(f"{course.opening.seed}\nahead {seat}", begun).below(2, "half") == 0


def _leaving(seat: Seat, plans: Sequence[Sequence[str]]) -> Act:
    """These plans in the place of whatever he left before."""
    steps = [(planning.think(seat, said, 0), planning.leave(seat)) for said in plans]

    def act(standing: Standing) -> Standing | Refusal | Stale:
        after: Standing | Refusal | Stale = with_plans(standing, seat, ())
        for one in chain(*steps):
            if isinstance(after, Standing):
                after = one(after)
        return after

    return act
