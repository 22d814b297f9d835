"""The film of a game: all of it with every hand once it is over, before that what was seen last.

Before the end it is made of the spectators' views alone, whoever asks for it.
"""

from collections.abc import Mapping
from enum import StrEnum
from functools import partial

from bot.engine import reel
from bot.engine.reel import Reel
from bot.engine.text import Text, say
from bot.host.company import Status
from bot.host.standing import Standing
from cogs.door import presses
from cogs.door.answers import Draw, Sketch
from cogs.door.front import AnyPictures
from cogs.door.presses import Press
from cogs.door.speech import Voice
from cogs.games import front_of
from render.album import Album, AlbumPage

OF_ALL = "weekfilms"  # the knock for the films of all who played the same deal
KEPT = 6  # films in memory; one is up to 8 MB


class Cut(StrEnum):
    """How much of a game is shown."""

    OPEN = "open"  # all of it, with every hand
    WHOLE = "whole"  # all of it, as everybody saw it
    RECENT = "recent"  # the end of it, as everybody saw it


SAID: Mapping[Cut, Text] = {
    Cut.OPEN: say("film-open"),
    Cut.WHOLE: say("film-whole"),
    Cut.RECENT: say("film-recent"),
}


def cut_of(standing: Standing) -> Cut:
    """Only a game that was played to its end shows its hands."""
    course, status = standing.course, standing.card.status
    assert course is not None
    if status is Status.OVER and standing.game.scores(course.state) is not None:
        return Cut.OPEN
    return Cut.WHOLE if status is Status.CANCELLED else Cut.RECENT


def press_of(standing: Standing, voice: Voice) -> tuple[Press, ...]:
    """The button below a game that can be drawn."""
    if front_of(standing).pictures is None or standing.sealed:
        return ()
    key = "press-film-recent" if cut_of(standing) is Cut.RECENT else "press-film"
    return (Press(presses.knock("film", standing.card.id), voice.label(key)),)


def reel_of(standing: Standing) -> Reel:
    game, course = standing.game, standing.course
    assert course is not None
    states = reel.states_of(course)
    cut = cut_of(standing)
    if cut is Cut.OPEN:
        return reel.uncovered(game, states, course.opening.seats, course.state)
    whole = reel.covered(game, states)
    if cut is Cut.WHOLE:
        return whole
    pictures, now = front_of(standing).pictures, whole.views[-1]
    assert pictures is not None
    return Reel([view for view in whole.views if pictures.is_recent(view, now)])


def filmed(standing: Standing, voice: Voice, films: Album) -> Sketch | None:
    """For somebody who asks for it: drawn aside, and only once for all who ask."""
    course, pictures = standing.course, front_of(standing).pictures
    assert course is not None
    if pictures is None:
        return None
    language, names, ply = voice.speaker.language, voice.plain_names, course.ply
    # A film with hands never lies where one without is looked for.
    page = AlbumPage(standing.card.id, None, language, f"film {cut_of(standing)}", voice.called)

    async def from_album(draw: Draw) -> bytes:
        return (await films.picture(page, ply, draw)).file

    last = pictures.describe(standing.game.view(course.state, None), language, voice.names)
    return Sketch(
        partial(_drawn, pictures, standing, language, names),
        f"{voice.plain(say('film-alt'))} {last}",
        voice("film-none"),
        name="film.gif",
        caption=voice.text(SAID[cut_of(standing)]),
        by=from_album,
        meanwhile=voice("film-meanwhile"),
    )


def _drawn(
    pictures: AnyPictures, standing: Standing, language: str, names: Mapping[int, str]
) -> bytes:
    """Aside, for there may be hundreds of views."""
    return pictures.draw_film(reel_of(standing), language, names)
