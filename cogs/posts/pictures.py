"""Pictures of the board as the front door needs them: drawn aside, with the same in words."""

from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

from bot.engine.text import Named
from bot.host.company import Status
from bot.host.standing import Standing, called_for_wishes
from cogs.door import limits
from cogs.door.answers import Draw, Sketch
from cogs.door.layout import Leaf
from cogs.door.sitting import Sitting
from cogs.door.speech import Voice, voice_at
from cogs.games import front_of
from cogs.posts import page, position
from cogs.posts.page import Chronicled
from render.album import Album, AlbumPage
from render.frame.ribbon import draw_stopped, draw_unknown

# Nobody can play on, and it is not over: how a game came out stands in its own picture.
_STOPPED = (Status.PAUSED, Status.CANCELLED)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of the board, and the same in words for those who don't see it."""

    png: bytes
    alt: str
    name: str = "board.png"


class Painter(Protocol):
    """Whoever draws the board for everybody, in this voice."""

    async def board(self, standing: Standing, voice: Voice) -> Picture: ...
    async def page(self, told: Chronicled, voice: Voice) -> Picture: ...
    async def leaf(self, leaf: Leaf, standing: Standing, voice: Voice) -> Picture: ...

    def close(self) -> None: ...


class Gallery:
    """The painter of the house."""

    def __init__(self) -> None:
        self._album = Album()

    async def board(self, standing: Standing, voice: Voice) -> Picture:
        course, game = standing.course, standing.game
        assert course is not None
        view, called = position.seen(standing), sorted(called_for_wishes(standing))
        before = game.view(course.made[-2].step.state, None) if len(course.made) > 1 else None
        language, names = voice.speaker.language, voice.plain_names
        pictures = front_of(standing).pictures
        assert pictures is not None
        is_over = game.scores(course.state) is not None
        if is_over and pictures.draw_scores is not None:
            lies = AlbumPage(standing.card.id, None, language, "scores", voice.called)
            draw: Draw = partial(pictures.draw_scores, view, language, names)
        else:
            lies = AlbumPage(standing.card.id, None, language, names=voice.called)
            draw = partial(pictures.draw_board, view, language, names, before)
        if called:  # others may have answered at this ply
            lies = replace(lies, kind=f"{lies.kind} {called}")
        if standing.card.status in _STOPPED:  # never where one without a ribbon lies
            lies = replace(lies, kind=f"{lies.kind} {standing.card.status}")
            draw = partial(draw_stopped, draw, language, standing.card.status)
        drawn = await self._album.picture(lies, course.ply, draw)
        return Picture(drawn.file, pictures.describe(view, language, voice.names))

    async def page(self, told: Chronicled, voice: Voice) -> Picture:
        table, language = told.standing.card.id, voice.speaker.language
        lies = AlbumPage(table, None, language, "page", voice.called)
        drawn = await self._album.picture(lies, told.page.moves, page.drawing(told, voice))
        return Picture(drawn.file, page.described(told, voice), "page.png")

    async def leaf(self, leaf: Leaf, standing: Standing, voice: Voice) -> Picture:
        """A page of the book is the same from the first move to the last."""
        lies = AlbumPage(standing.card.id, None, voice.speaker.language, f"leaf {leaf.name}")
        drawn = await self._album.picture(lies, 0, leaf.draw)
        return Picture(drawn.file, leaf.alt, leaf.name)

    def close(self) -> None:
        self._album.close()


def cover(standing: Standing) -> Picture | None:
    """What its game looks like, while there is nothing else to be shown.

    Of a frozen one nobody knows how its board looks.
    """
    pictures, card = front_of(standing).pictures, standing.card
    if pictures is None or pictures.draw_cover is None:
        return None
    voice = voice_at(standing, card.terms.language)
    if card.status is Status.FROZEN:
        frozen = draw_unknown(pictures.draw_cover, voice.speaker.language, card.status)
        return Picture(frozen, voice("table-is-frozen"))
    if card.status is not Status.GATHERING:
        return None
    alt = voice("lobby-cover", game=Named("game", card.game))
    return Picture(pictures.draw_cover(), alt)


def sketched(standing: Standing, voice: Voice) -> Sketch | None:
    """The same board for somebody who asks for it, drawn when it is shown."""
    assert standing.course is not None
    pictures, view = front_of(standing).pictures, position.seen(standing)
    if pictures is None:
        return None
    language, names = voice.speaker.language, voice.plain_names
    draw: Draw = partial(pictures.draw_board, view, language, names, None)
    if standing.card.status in _STOPPED:
        draw = partial(draw_stopped, draw, language, standing.card.status)
    return Sketch(draw, pictures.describe(view, language, voice.names), "")


def hand_sketched(sitting: Sitting, words: str) -> Sketch | None:
    """What a seat's owner holds, for him alone."""
    pictures, voice = front_of(sitting.standing).pictures, sitting.voice
    if pictures is None:
        return None
    draw = partial(pictures.draw_hand, sitting.view, voice.speaker.language, voice.plain_names)
    return Sketch(draw, read_aloud(words, voice), "")


def read_aloud(words: str, voice: Voice) -> str:
    """What a picture says whose message says it too, and more where the picture has no room."""
    return limits.told(words, limits.ALT_TEXT, voice("alt-rest"))


def mine_sketched(sitting: Sitting) -> Sketch | None:
    """The table as a seat's owner has it before him, to be read on a phone."""
    pictures, voice = front_of(sitting.standing).pictures, sitting.voice
    if pictures is None:
        return None
    language, names = voice.speaker.language, voice.plain_names
    view = position.seen(sitting.standing, sitting.seat)
    draw = partial(pictures.draw_mine, view, language, names)
    table = pictures.describe(view, language, voice.names)
    whole = f"{position.hand(sitting)}\n{table}"
    return Sketch(draw, limits.told(whole, limits.ALT_TEXT, voice("alt-more")), "")
