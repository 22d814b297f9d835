"""Meanwhile: what has happened since somebody's last move, for whoever was away."""

from collections.abc import Iterator

from bot.engine.game import Seat
from bot.engine.text import Text, Who, say
from bot.host.standing import AnyCourse
from cogs.door.sitting import Sitting
from cogs.games import front_of
from cogs.posts import story

MOST = 10  # lines; a button tells the rest


def since_own_move(sitting: Sitting) -> list[str]:
    """Who got what, who built what, and how the points moved; nothing if nothing did."""
    since = _after_own_move(sitting.course, sitting.seat)
    if since == len(sitting.course.made):
        return []
    room = MOST - 1  # the last line is that of the points
    told = story.told_since(
        sitting.standing, sitting.voice, since, sitting.seat, at_most=room, gist=True
    )
    return [*told, *_points(sitting, since)]


def _after_own_move(course: AnyCourse, seat: Seat) -> int:
    """How many moves were in force once he had made his last one."""
    own = (at for at in range(len(course.made), 0, -1) if course.made[at - 1].seat == seat)
    return next(own, 0)


def _points(sitting: Sitting, since: int) -> Iterator[str]:
    course, game, voice = sitting.course, sitting.standing.game, sitting.voice
    points = front_of(sitting.standing).points
    state = course.made[since - 1].step.state if since else course.start
    before, after = (points(game.view(one, None)) for one in (state, course.state))
    moved: list[Text] = [
        say("meanwhile-points-of", who=Who(seat), before=had, after=has)
        for seat, (had, has) in enumerate(zip(before, after, strict=False))
        if had != has
    ]
    if moved:
        yield voice("meanwhile-points", moved=" · ".join(voice.text(one) for one in moved))
