"""Pictures of boards, hands and finished games, drawn in worker threads, with the same in words."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol
from zlib import crc32

from bot.engine import recorded_views
from bot.engine.ended_game import GameSummary
from bot.engine.game import Seat, settle_options
from bot.engine.random_draws import Chance
from bot.engine.text import Named, Refusal, say
from bot.history import records
from bot.tables.people import TableStatus
from bot.tables.state import TableState, all_seats, seats_called
from cogs.games import game_ui_of
from cogs.interaction import components, discord_limits
from cogs.interaction.components import BookPageBlock, ButtonSpec, MenuChoice, MenuSpec, route_menu
from cogs.interaction.context import SeatContext
from cogs.interaction.replies import DrawPicture, PictureRequest, PrivateReply
from cogs.interaction.speech import SpeechContext, speech_at_table
from cogs.messages import replay_viewer, table_texts
from cogs.messages.replay_viewer import FilmCut
from render.common.board import draw_blurred_board, draw_stopped_board
from render.picture_cache import Album, AlbumKey

PAGE_ROUTE = "page"
LOOK_ROUTE = "look"
PORTRAIT = "portrait"  # a shape of the board
BEST_FEAT = "feat-best"  # prefix of the phrases about the best feat


@dataclass(frozen=True, slots=True)
class FinishedGamePage:
    """A game that was played to its end, and its summary."""

    state: TableState
    summary: GameSummary


def has_game_page(state: TableState) -> bool:
    """Whether the game was played to its end, from its start, and can be drawn."""
    if state.course is None or replay_viewer.film_cut(state) is not FilmCut.OPEN:
        return False
    if state.card.origin is not None:
        return False
    pictures = game_ui_of(state).pictures
    return pictures is not None and pictures.draw_game_page is not None


def make_game_page(state: TableState) -> FinishedGamePage | None:
    if not has_game_page(state):
        return None
    game_ui, pictures = game_ui_of(state), game_ui_of(state).pictures
    game, course = state.game, state.begun_course
    assert pictures is not None
    views = [game.view(position, None) for position in recorded_views.states_of_course(course)]
    points, years = map(game_ui.points_by_seat, views), map(pictures.round_of, views)
    summary = records.make_game_summary(state.card, game, course, list(points), list(years))
    feats = game_ui.list_feats([line.text for line in summary.told])
    best = next((feat for feat in feats if feat.key.startswith(BEST_FEAT)), None)
    summary = replace(summary, tale=tuple(game_ui.tell_tale(summary)), best=best)
    return FinishedGamePage(state, summary)


def game_page_words(told: FinishedGamePage, speech: SpeechContext) -> str:
    """Return the tale, for where no picture is shown."""
    return "\n".join(map(speech.speak_text, told.summary.tale))


def game_page_alt_text(told: FinishedGamePage, speech: SpeechContext) -> str:
    """Return the heading and tale as alt text."""
    picture = say("chronicle-alt", heading=told.summary.heading)
    return discord_limits.cut_clauses(
        " ".join(map(speech.speak_text, (picture, *told.summary.tale))), discord_limits.ALT_TEXT
    )


def game_page_drawing(told: FinishedGamePage, speech: SpeechContext) -> DrawPicture:
    """Return the function that draws the page in a worker thread."""
    state, pictures = told.state, game_ui_of(told.state).pictures
    assert pictures is not None
    assert pictures.draw_game_page is not None
    view = state.game.view(state.begun_course.state, None)
    language, names = speech.speaker.language, speech.plain_names
    return partial(pictures.draw_game_page, view, told.summary, language, names)


def game_page_button(state: TableState, speech: SpeechContext) -> Iterator[ButtonSpec]:
    """Yield the button to the page."""
    if has_game_page(state):
        yield components.route_button(speech, PAGE_ROUTE, state.card.id, label="press-chronicle")


def game_page_reply(told: FinishedGamePage, speech: SpeechContext) -> PrivateReply:
    title = speech("chronicle-told", heading=told.summary.heading)
    sketch = PictureRequest(
        game_page_drawing(told, speech),
        game_page_alt_text(told, speech),
        game_page_words(told, speech),
    )
    return PrivateReply(
        title, tuple(replay_viewer.film_buttons(told.state, speech)), picture=sketch
    )


# Neither running nor played to the end.
_STOPPED_STATUSES = (TableStatus.PAUSED, TableStatus.CANCELLED)


@dataclass(frozen=True, slots=True)
class DrawnPicture:
    """A picture and the same in words."""

    png: bytes
    alt: str
    name: str = "board.png"


class PicturePainter(Protocol):
    """Draw public pictures in the language of the table."""

    async def paint_board(self, state: TableState, speech: SpeechContext) -> DrawnPicture: ...
    async def paint_game_page(
        self, told: FinishedGamePage, speech: SpeechContext
    ) -> DrawnPicture: ...
    async def paint_book_page(
        self, block: BookPageBlock, state: TableState, speech: SpeechContext
    ) -> DrawnPicture: ...

    def close_painter(self) -> None: ...


class CachingPainter:
    """Draw public pictures once for all who ask."""

    def __init__(self) -> None:
        self._album = Album()

    async def paint_board(self, state: TableState, speech: SpeechContext) -> DrawnPicture:
        course, game = state.begun_course, state.game
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
            shape = _board_shape(state)
            key = AlbumKey(state.card.id, None, language, shape, speech.seat_names)
            draw = partial(_board_drawing(state), view, language, names, before)
        if called:  # the answers of others change the picture within one ply
            key = replace(key, kind=f"{key.kind} {called}")
        if state.card.status in _STOPPED_STATUSES:  # not a running game's picture
            key = replace(key, kind=f"{key.kind} {state.card.status}")
            draw = partial(draw_stopped_board, draw, language, state.card.status)
        drawn = await self._album.get_picture(key, course.ply, draw)
        return DrawnPicture(drawn.file, pictures.describe(view, language, speech.names))

    async def paint_game_page(self, told: FinishedGamePage, speech: SpeechContext) -> DrawnPicture:
        table, language = told.state.card.id, speech.speaker.language
        key = AlbumKey(table, None, language, "page", speech.seat_names)
        drawn = await self._album.get_picture(
            key, told.summary.moves, game_page_drawing(told, speech)
        )
        return DrawnPicture(drawn.file, game_page_alt_text(told, speech), "page.png")

    async def paint_book_page(
        self, block: BookPageBlock, state: TableState, speech: SpeechContext
    ) -> DrawnPicture:
        """Draw a page of the rulebook, which never changes during a game."""
        key = AlbumKey(state.card.id, None, speech.speaker.language, f"leaf {block.name}")
        drawn = await self._album.get_picture(key, 0, block.draw)
        return DrawnPicture(drawn.file, block.alt, block.name)

    def close_painter(self) -> None:
        self._album.close()


_EXAMPLE = "example"  # the seed of a first position that is no table's own


def first_position_block(state: TableState, speech: SpeechContext) -> BookPageBlock | None:
    """Make the picture of how such a game begins for the players so far, with a deal of its own."""
    pictures, card = game_ui_of(state).pictures, state.card
    size = max(table_texts.sizes_of_table(card)[0], len(card.holders))
    known = {option.name for option in state.game.options(size)}
    chosen = {name: value for name, value in card.options if name in known}
    setup = settle_options(state.game, size, chosen)
    if pictures is None or isinstance(setup, Refusal):
        return None
    view = state.game.view(state.game.start(setup, Chance(_EXAMPLE, 0)), None)
    names = {**dict.fromkeys(range(size), speech("lobby-free")), **speech.plain_names}
    alt = speech("lobby-cover", game=Named("game", card.game))
    seal = crc32(repr((setup.options, tuple(names.values()))).encode())
    draw = partial(_board_drawing(state), view, speech.speaker.language, names, None)
    return BookPageBlock(f"start-{seal}.png", alt, draw)


def frozen_board_picture(state: TableState) -> DrawnPicture | None:
    """Return the board of a frozen table, which can't be read."""
    pictures, card = game_ui_of(state).pictures, state.card
    if pictures is None or pictures.load_cover is None or card.status is not TableStatus.FROZEN:
        return None
    speech = speech_at_table(state, card.terms.language)
    frozen = draw_blurred_board(pictures.load_cover, speech.speaker.language, card.status)
    return DrawnPicture(frozen, speech("table-is-frozen"))


def _board_shape(state: TableState) -> str:
    """Return the shape chosen for the table; in direct messages it is portrait unless chosen."""
    usual = "wide" if state.card.server else PORTRAIT
    return state.card.terms.board or usual


def _board_drawing(state: TableState) -> Callable[..., bytes]:
    pictures = game_ui_of(state).pictures
    assert pictures is not None
    return pictures.draw_portrait if _board_shape(state) == PORTRAIT else pictures.draw_board


def board_picture(state: TableState, speech: SpeechContext) -> PictureRequest | None:
    """Request the board in the language of one person."""
    pictures, view = game_ui_of(state).pictures, table_texts.view_position(state)
    if pictures is None:
        return None
    language, names = speech.speaker.language, speech.plain_names
    draw: DrawPicture = partial(_board_drawing(state), view, language, names, None)
    if state.card.status in _STOPPED_STATUSES:
        draw = partial(draw_stopped_board, draw, language, state.card.status)
    return PictureRequest(draw, pictures.describe(view, language, speech.names), "")


def estate_picture(state: TableState, speech: SpeechContext, seat: Seat) -> PictureRequest | None:
    """Request what lies open before one seat."""
    pictures, view = game_ui_of(state).pictures, table_texts.view_position(state)
    if pictures is None:
        return None
    draw = partial(pictures.draw_estate, view, seat, speech.speaker.language, speech.plain_names)
    return PictureRequest(draw, pictures.describe(view, speech.speaker.language, speech.names), "")


def estate_menu(state: TableState, speech: SpeechContext) -> Iterator[MenuSpec]:
    """Yield the menu of the seats whose estate may be looked at alone."""
    if game_ui_of(state).pictures is None:
        return
    choices = (MenuChoice(str(seat), speech.plain_names[seat]) for seat in all_seats(state.card))
    yield route_menu(LOOK_ROUTE, state.card.id, "", speech.label_text("look-at"), choices)


def hand_picture(context: SeatContext, words: str) -> PictureRequest | None:
    """Request the picture of a seat's hand. Secret: for its owner alone."""
    pictures, speech = game_ui_of(context.state).pictures, context.speech
    if pictures is None:
        return None
    draw = partial(pictures.draw_hand, context.view, speech.speaker.language, speech.plain_names)
    return PictureRequest(draw, shorten_alt_text(words, speech), "")


def shorten_alt_text(words: str, speech: SpeechContext) -> str:
    """Shorten an alt text whose words the message repeats."""
    return discord_limits.cut_text(words, discord_limits.ALT_TEXT, speech("alt-rest"))


def my_view_picture(context: SeatContext, *, is_crop: bool = False) -> PictureRequest | None:
    """Request all that a seat sees, or its open question alone. Secret: for its owner alone."""
    pictures, speech = game_ui_of(context.state).pictures, context.speech
    if pictures is None:
        return None
    language, names = speech.speaker.language, speech.plain_names
    view = table_texts.view_position(context.state, context.seat)
    drawn = pictures.draw_question if is_crop else pictures.draw_my_view
    draw = partial(drawn, view, language, names)
    table = pictures.describe(view, language, speech.names)
    whole = f"{table_texts.hand_words(context)}\n{table}"
    return PictureRequest(
        draw, discord_limits.cut_text(whole, discord_limits.ALT_TEXT, speech("alt-more")), ""
    )
