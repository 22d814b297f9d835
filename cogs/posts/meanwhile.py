"""Meanwhile: what has happened since somebody's last move, for whoever was away."""

from collections.abc import Iterator

from bot.engine.text import Text, Who, say
from bot.host import errands
from cogs.door.sitting import Sitting
from cogs.games import front_of
from cogs.posts import story
from cogs.posts.errands import is_of

MOST = 10  # lines; a button tells the rest


def since_own_move(sitting: Sitting) -> list[str]:
    """Who got what, who built what, and how the points moved; nothing if nothing did.

    What was done in his own name meanwhile has an account of its own.
    """
    standing, seat = sitting.standing, sitting.seat
    since, is_told = errands.since_own_move(standing, seat), bool(errands.of(standing, seat))
    if since == len(sitting.course.made):
        return []
    room = MOST - 1  # the last line is that of the points
    told = story.told_since(
        *(standing, sitting.voice, since, seat),
        at_most=room,
        gist=True,
        only=lambda text: not (is_told and is_of(text, sitting)),
    )
    return [*told, *_points(sitting, since)]


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
