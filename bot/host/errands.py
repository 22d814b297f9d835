"""Errands: what was done for somebody who was away, and what it would have cost to do nothing.

He finds it when he looks at his table again, and in his next letter. It is kept until he has acted
himself twice: whoever moves at once has not read it yet.
"""

import logging
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.engine.game import Seat, passing_move
from bot.engine.text import Refusal
from bot.host.rows import Errand
from bot.host.standing import AnyCourse, Standing
from bot.host.trouble import outline
from bot.players.guest import luck, situation_of
from bot.players.guestbook import CAREFUL, gained, in_chairs

_log = logging.getLogger(__name__)


def of(standing: Standing, seat: Seat) -> tuple[Errand, ...]:
    """What was done for this seat, the first of it first."""
    return tuple(errand for errand in standing.errands if errand.seat == seat)


def since_own_move(standing: Standing, seat: Seat) -> int:
    """How many moves were in force once its owner had made his last one himself."""
    assert standing.course is not None
    made, done = standing.course.made, {errand.at for errand in of(standing, seat)}
    own = (at + 1 for at in reversed(range(len(made))) if made[at].seat == seat and at not in done)
    return next(own, 0)


def is_pass(standing: Standing, errand: Errand) -> bool:
    """Whether the question was let go by."""
    assert standing.course is not None
    course, at = standing.course, errand.at
    state = course.made[at - 1].step.state if at else course.start
    passing = passing_move(standing.game, state, errand.seat)
    return bool(course.made[at].move == passing)


def until_own_move(standing: Standing, seat: Seat) -> int:
    """How many moves were in force when its owner acted himself again, or now."""
    assert standing.course is not None
    made, done = standing.course.made, {errand.at for errand in of(standing, seat)}
    later = range(max(done, default=0), len(made))
    return next((at for at in later if made[at].seat == seat and at not in done), len(made))


def done(before: Standing, after: Standing | Refusal, seat: Seat) -> Standing | Refusal:
    """The same, with the move that was made for the owner of this seat noted down for him."""
    course = before.course
    if isinstance(after, Refusal) or course is None or after.course is None:
        return after
    at = len(course.made)
    if len(after.course.made) != at + 1:
        return after
    errand = Errand(seat, at, _stake(before, course, seat, after.course.made[at].move))
    return replace(after, errands=(*after.errands, errand))


def read(before: Standing, after: Standing, seat: Seat) -> Standing:
    """He has acted himself once more: what was done before he did so last he knows by now."""
    since = since_own_move(before, seat)
    return _with(after, (one for one in after.errands if one.seat != seat or one.at >= since))


def in_force(standing: Standing) -> Standing:
    """Those alone whose moves were made and not taken back, whatever a row may say."""
    assert standing.course is not None
    done = {(at, made.seat) for at, made in enumerate(standing.course.made)}
    return _with(standing, (one for one in standing.errands if (one.at, one.seat) in done))


def dropped(standing: Standing, seat: Seat) -> Standing:
    """The seat is another one's now."""
    return _with(standing, (one for one in standing.errands if one.seat != seat))


def _with(standing: Standing, errands: Iterable[Errand]) -> Standing:
    kept = tuple(errands)
    return standing if kept == standing.errands else replace(standing, errands=kept)


# What was at stake


def _stake(standing: Standing, course: AnyCourse, seat: Seat, made: Any) -> int:
    """In points, by what the seat sees and nothing else; an estimate stops no table."""
    try:
        return max(0, round(_points(standing, course, seat, made)))
    except Exception as error:
        _log.error(
            "nobody can tell what was at stake at table %d: %s", standing.card.id, outline(error)
        )
        return 0


def _points(standing: Standing, course: AnyCourse, seat: Seat, made: Any) -> float:
    """Between the move, or what somebody careful would have done, and letting it go by."""
    game, state = standing.game, course.state
    count, passing = gained(game.key), passing_move(game, state, seat)
    if count is None or passing is None:
        return 0.0
    if made == passing:
        careful = in_chairs(game.key)[CAREFUL]
        chance = luck(course.opening.seed, seat, len(course.made))
        made = careful(situation_of(game, state, seat), chance)
    return 0.0 if made == passing else count(game.view(state, seat), made, passing)
