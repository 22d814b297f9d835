"""Pictures of the board, drawn in a worker thread, with the same in words."""

from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

from bot.engine.text import Named
from bot.tables.people import TableStatus
from bot.tables.state import TableState, seats_called
from cogs.games import game_ui_of
from cogs.interaction import limits
from cogs.interaction.context import SeatContext
from cogs.interaction.layout import BookPageBlock
from cogs.interaction.replies import DrawPicture, PictureRequest
from cogs.interaction.speech import SpeechContext, speech_at_table
from cogs.messages import game_page, table_texts
from cogs.messages.game_page import FinishedGamePage
from render.album import Album, AlbumKey
from render.common.board import draw_stopped_board, draw_unknown_board

# Nobody can play on, and it is not over: how a game came out stands in its own picture.
_STOPPED_STATUSES = (TableStatus.PAUSED, TableStatus.CANCELLED)


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """A picture of the board, and the same in words for those who don't see it."""

    png: bytes
    alt: str
    name: str = "board.png"


class PicturePainter(Protocol):
    """Whoever draws the board for everybody, in this voice."""

    async def paint_board(self, state: TableState, speech: SpeechContext) -> BoardPicture: ...
    async def paint_page(self, told: FinishedGamePage, speech: SpeechContext) -> BoardPicture: ...
    async def paint_book_page(
        self, block: BookPageBlock, state: TableState, speech: SpeechContext
    ) -> BoardPicture: ...

    def close_painter(self) -> None: ...


class AlbumPainter:
    """The painter of the house."""

    def __init__(self) -> None:
        self._album = Album()

    async def paint_board(self, state: TableState, speech: SpeechContext) -> BoardPicture:
        course, game = state.course, state.game
        assert course is not None
        view, called = table_texts.view_position(state), sorted(seats_called(state))
        before = game.view(course.made[-2].step.state, None) if len(course.made) > 1 else None
        language, names = speech.speaker.language, speech.plain_names
        pictures = game_ui_of(state).pictures
        assert pictures is not None
        is_over = game.scores(course.state) is not None
        if is_over and pictures.draw_scores is not None:
            key = AlbumKey(state.card.id, None, language, "scores", speech.seat_names)
            draw: DrawPicture = partial(pictures.draw_scores, view, language, names)
        else:
            key = AlbumKey(state.card.id, None, language, names=speech.seat_names)
            draw = partial(pictures.draw_board, view, language, names, before)
        if called:  # others may have answered at this ply
            key = replace(key, kind=f"{key.kind} {called}")
        if state.card.status in _STOPPED_STATUSES:  # never where one without a ribbon lies
            key = replace(key, kind=f"{key.kind} {state.card.status}")
            draw = partial(draw_stopped_board, draw, language, state.card.status)
        drawn = await self._album.get_picture(key, course.ply, draw)
        return BoardPicture(drawn.file, pictures.describe(view, language, speech.names))

    async def paint_page(self, told: FinishedGamePage, speech: SpeechContext) -> BoardPicture:
        table, language = told.standing.card.id, speech.speaker.language
        key = AlbumKey(table, None, language, "page", speech.seat_names)
        drawn = await self._album.get_picture(
            key, told.summary.moves, game_page.page_drawing(told, speech)
        )
        return BoardPicture(drawn.file, game_page.page_alt_text(told, speech), "page.png")

    async def paint_book_page(
        self, block: BookPageBlock, state: TableState, speech: SpeechContext
    ) -> BoardPicture:
        """A page of the book is the same from the first move to the last."""
        key = AlbumKey(state.card.id, None, speech.speaker.language, f"leaf {block.name}")
        drawn = await self._album.get_picture(key, 0, block.draw)
        return BoardPicture(drawn.file, block.alt, block.name)

    def close_painter(self) -> None:
        self._album.close()


def cover_picture(state: TableState) -> BoardPicture | None:
    """What its game looks like, while there is nothing else to be shown.

    Of a frozen one nobody knows how its board looks.
    """
    pictures, card = game_ui_of(state).pictures, state.card
    if pictures is None or pictures.load_cover is None:
        return None
    speech = speech_at_table(state, card.terms.language)
    if card.status is TableStatus.FROZEN:
        frozen = draw_unknown_board(pictures.load_cover, speech.speaker.language, card.status)
        return BoardPicture(frozen, speech("table-is-frozen"))
    if card.status is not TableStatus.GATHERING:
        return None
    alt = speech("lobby-cover", game=Named("game", card.game))
    return BoardPicture(pictures.load_cover(), alt)


def board_picture(state: TableState, speech: SpeechContext) -> PictureRequest | None:
    """The same board for somebody who asks for it, drawn when it is shown."""
    assert state.course is not None
    pictures, view = game_ui_of(state).pictures, table_texts.view_position(state)
    if pictures is None:
        return None
    language, names = speech.speaker.language, speech.plain_names
    draw: DrawPicture = partial(pictures.draw_board, view, language, names, None)
    if state.card.status in _STOPPED_STATUSES:
        draw = partial(draw_stopped_board, draw, language, state.card.status)
    return PictureRequest(draw, pictures.describe(view, language, speech.names), "")


def hand_picture(context: SeatContext, words: str) -> PictureRequest | None:
    """What a seat's owner holds, for him alone."""
    pictures, speech = game_ui_of(context.standing).pictures, context.voice
    if pictures is None:
        return None
    draw = partial(pictures.draw_hand, context.view, speech.speaker.language, speech.plain_names)
    return PictureRequest(draw, shorten_alt_text(words, speech), "")


def shorten_alt_text(words: str, speech: SpeechContext) -> str:
    """What a picture says whose message says it too, and more where the picture has no room."""
    return limits.cut_text(words, limits.ALT_TEXT, speech("alt-rest"))


def my_view_picture(context: SeatContext) -> PictureRequest | None:
    """The table as a seat's owner has it before him, to be read on a phone."""
    pictures, speech = game_ui_of(context.standing).pictures, context.voice
    if pictures is None:
        return None
    language, names = speech.speaker.language, speech.plain_names
    view = table_texts.view_position(context.standing, context.seat)
    draw = partial(pictures.draw_my_view, view, language, names)
    table = pictures.describe(view, language, speech.names)
    whole = f"{table_texts.hand_words(context)}\n{table}"
    return PictureRequest(draw, limits.cut_text(whole, limits.ALT_TEXT, speech("alt-more")), "")
