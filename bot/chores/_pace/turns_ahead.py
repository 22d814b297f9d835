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


def left(standing: Standing, seat: Seat, by_hand: int) -> SeatAct | None:
    """His next turn as he would make it now, and in other ways besides.

    He makes half of his turns ahead: no other as long as half of those so far, of which he made so
    many by hand, were made so. Whether he begins with one is luck.
    """
    course, game = standing.course, standing.game
    if course is None or game.turn(course.state) == seat:
        return None
    turns, later = begun(game, course, seat), Chance(f"{course.opening.seed}\nahead {seat}", 0)
    if 2 * (turns - by_hand) + later.below(2, "half") > turns:
        return None
    start = planning.begun(standing, seat)
    if isinstance(start, Refusal):
        return None
    luck_ = luck(course.opening.seed, seat, len(course.made))
    plans = foresight.planned(start, guests(game.key)["greedy"], luck_, MOST_PLANS)
    return (lambda at: _leaving(at, plans)) if plans else None


def begun(game: AnyGame, course: AnyCourse, seat: Seat) -> int:
    """How many turns of his have begun."""
    turns = [game.turn(made.step.state) for made in course.made]
    before = [game.turn(course.start), *turns]
    return (before[0] == seat) + sum(now == seat != was for was, now in pairwise(before))


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
