"""Replay a game step by step, and show its film."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial

from bot.engine import recorded_views
from bot.engine.game import Seat
from bot.engine.recorded_views import RecordedViews
from bot.engine.text import Text, Who, say
from bot.history import play_on
from bot.tables.command_runner import texts_heard
from bot.tables.people import TableStatus
from bot.tables.state import AnyCourse, TableState, is_in_direct_messages, state_shown_at
from cogs.games import game_ui_of
from cogs.interaction import components, discord_limits
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuChoice, MenuSpec, route_menu
from cogs.interaction.context import AnySeatContext, SeatContext
from cogs.interaction.game_ui import AnyPictures
from cogs.interaction.replies import DrawPicture, PictureRequest, PrivateReply
from cogs.interaction.speech import SpeechContext
from cogs.messages import table_texts
from render.picture_cache import Album, AlbumKey

ALL_FILMS_ROUTE = "weekfilms"  # of the films of all tables with the same deal
FILMS_KEPT = 6  # films in memory; one is up to 8 MB
POSITION_ROUTE = "leaf"
EYES_ROUTE = "eyes"
SHARE_POSITION_ROUTE = "showleaf"
PLAY_ON_ROUTE = "playon"
EVERYBODY = "-"  # in place of a seat


class FilmCut(StrEnum):
    """How much of a game is shown."""

    OPEN = "open"  # all of it, with every hand
    WHOLE = "whole"  # all of it, as everybody saw it
    RECENT = "recent"  # the end of it, as everybody saw it


CUT_TEXTS: Mapping[FilmCut, Text] = {
    FilmCut.OPEN: say("film-open"),
    FilmCut.WHOLE: say("film-whole"),
    FilmCut.RECENT: say("film-recent"),
}


def film_cut(state: TableState) -> FilmCut:
    """Show hands only after a game was played to its end."""
    status = state.card.status
    if status is TableStatus.OVER and state.game.scores(state.begun_course.state) is not None:
        return FilmCut.OPEN
    return FilmCut.WHOLE if status is TableStatus.CANCELLED else FilmCut.RECENT


def film_buttons(state: TableState, speech: SpeechContext) -> tuple[ButtonSpec, ...]:
    """Return the film button of a game that can be drawn."""
    if game_ui_of(state).pictures is None or state.is_embargoed:
        return ()
    key = "press-film-recent" if film_cut(state) is FilmCut.RECENT else "press-film"
    return (components.route_button(speech, "film", state.card.id, label=key),)


def record_views(state: TableState) -> RecordedViews:
    """Record the views that the film may show."""
    game, course = state.game, state.begun_course
    states = recorded_views.states_of_course(course)
    cut = film_cut(state)
    if cut is FilmCut.OPEN:
        return recorded_views.record_uncovered_views(
            game, states, course.opening.seats, course.state
        )
    whole = recorded_views.record_covered_views(game, states)
    if cut is FilmCut.WHOLE:
        return whole
    pictures, now = game_ui_of(state).pictures, whole.views[-1]
    assert pictures is not None
    return RecordedViews([view for view in whole.views if pictures.is_recent(view, now)])


def film_picture(state: TableState, speech: SpeechContext, films: Album) -> PictureRequest | None:
    """Request the film; it is drawn once for all who ask."""
    course, pictures = state.begun_course, game_ui_of(state).pictures
    if pictures is None:
        return None
    language, names, ply = speech.speaker.language, speech.plain_names, course.ply
    # Films with and without hands have different keys.
    key = AlbumKey(state.card.id, None, language, f"film {film_cut(state)}", speech.seat_names)

    async def from_album(draw: DrawPicture) -> bytes:
        return (await films.get_picture(key, ply, draw)).file

    last = pictures.describe(state.game.view(course.state, None), language, speech.names)
    return PictureRequest(
        partial(_draw_film, pictures, state, language, names),
        f"{speech.plain_text(say('film-alt'))} {last}",
        speech("film-none"),
        name="film.gif",
        caption=speech.speak_text(CUT_TEXTS[film_cut(state)]),
        by=from_album,
        meanwhile=speech("film-meanwhile"),
    )


def _draw_film(
    pictures: AnyPictures, state: TableState, language: str, names: Mapping[int, str]
) -> bytes:
    """Record and draw in a worker thread: there may be hundreds of views."""
    return pictures.draw_film(record_views(state), language, names)


@dataclass(frozen=True, slots=True)
class ReplayPosition:
    """A position of a game, and whose hand is seen with it."""

    state: TableState  # of the whole game
    at: int  # so many moves were made
    eyes: Seat | None = None

    @property
    def course(self) -> AnyCourse:
        return self.state.begun_course

    @property
    def last_move(self) -> int:
        return len(self.course.made)

    @property
    def state_then(self) -> TableState:
        """The table as it was; nothing later is in it."""
        if self.at == self.last_move:
            return self.state
        return state_shown_at(self.state, self._course_until(self.at))

    @property
    def view(self) -> object:
        return table_texts.view_position(self.state_then, self.eyes)

    @property
    def view_before(self) -> object:
        """The public view one move earlier."""
        return self._view_after(self.at - 1) if self.at else None

    @property
    def round_number(self) -> int:
        return self._round_after(self.at)

    def round_starts(self, most: int) -> dict[int, int]:
        """Find by bisection after how many moves the nearest rounds begin."""
        if game_ui_of(self.state).pictures is None:
            return {}
        every, found = range(self.last_move + 1), dict[int, int]()
        known = range(self._round_after(0), self._round_after(self.last_move) + 1)
        for one in _window_around(known, self.round_number, most):
            before = max(found.values(), default=0)
            found[one] = bisect_left(every, one, lo=before, key=self._round_after)
        return {one: moves for one, moves in found.items() if self._round_after(moves) == one}

    def _round_after(self, moves: int) -> int:
        pictures = game_ui_of(self.state).pictures
        return pictures.round_of(self._view_after(moves)) if pictures else 0

    def _course_until(self, moves: int) -> AnyCourse:
        return replace(self.course, made=self.course.made[:moves])

    def _view_after(self, moves: int) -> object:
        return self.state.game.view(self._course_until(moves).state, None)


def parse_replay_position(state: TableState, at: str, eyes: str = EVERYBODY) -> ReplayPosition:
    """Parse a position; hide hands unless they may be shown."""
    last = len(state.begun_course.made)
    moves = min(int(at), last) if at.isdecimal() and len(at) <= components.LONGEST_NUMBER else last
    seats = [str(seat) for seat in range(len(state.card.holders))]
    may_see = can_show_hands(state) and eyes in seats
    return ReplayPosition(state, moves, Seat(int(eyes)) if may_see else None)


def can_show_hands(state: TableState) -> bool:
    """Whether hands may be shown: the game is over and its deal is no secret any more."""
    return film_cut(state) is FilmCut.OPEN and not state.is_embargoed


def replay_button(state: TableState, speech: SpeechContext) -> Iterator[ButtonSpec]:
    """Yield the button: to the start of a finished game, else to its latest move."""
    if state.course is None or not state.course.made:
        return
    at = 0 if can_show_hands(state) else len(state.course.made)
    yield ButtonSpec(_position_id(state, at, EVERYBODY), speech.label_text("press-leaf"))


def replay_reply(
    position: ReplayPosition,
    speech: SpeechContext,
    *,
    draws: bool,
    may_show: bool = False,
    ways: Iterable[ButtonSpec] = (),
) -> PrivateReply:
    """Build the reply: what was done, the position, and buttons to others."""
    show = (_share_button(position, speech),) if may_show else ()
    seen = _position_reply(position, speech, draws=draws)
    return replace(
        seen,
        components=(
            *_step_buttons(position, speech),
            *show,
            *ways,
            *_round_and_eyes_menus(position, speech),
        ),
    )


def shared_position_reply(
    position: ReplayPosition, speech: SpeechContext, by: Seat | None, *, draws: bool
) -> PrivateReply:
    """Build the public post of a position, with a button to replay from there."""
    seen = _position_reply(position, speech, draws=draws)
    on = ButtonSpec(
        _position_id(position.state, position.at, _format_eyes(position.eyes)),
        speech.label_text("press-leaf"),
    )
    said = say("leaf-shown-by-nobody") if by is None else say("leaf-shown", who=Who(by))
    return replace(seen, words=f"{speech.speak_text(said)}\n{seen.words}", components=(on,))


def position_button(state: TableState, speech: SpeechContext, at: int, eyes: Seat) -> ButtonSpec:
    """Return the button to the position of a decision, as that seat saw it."""
    id_ = f"{_position_id(state, at, _format_eyes(eyes))} at"
    return ButtonSpec(id_, speech.label_text("press-leaf-at"))


def play_on_button(position: ReplayPosition, speech: SpeechContext) -> Iterator[ButtonSpec]:
    """Yield the button to play on from this position."""
    if play_on.why_no_play_on(position.state, position.at) is None:
        where = f"{_format_eyes(position.eyes)} {position.at}"
        yield components.route_button(
            speech, PLAY_ON_ROUTE, position.state.card.id, where, label="press-play-on"
        )


def can_share_positions(state: TableState) -> bool:
    """Whether positions may be posted publicly."""
    return not state.is_embargoed and not is_in_direct_messages(state.card)


def _position_reply(
    position: ReplayPosition, speech: SpeechContext, *, draws: bool
) -> PrivateReply:
    sketch = _position_picture(position, speech) if draws else None
    more = "" if sketch else _position_words(position, speech)
    return PrivateReply("\n".join(_position_lines(position, speech)), picture=sketch, more=more)


def _position_lines(position: ReplayPosition, speech: SpeechContext) -> Iterator[str]:
    yield table_texts.table_heading(position.state_then, speech)
    yield speech("leaf-at", at=position.at, last=position.last_move)
    if position.at:
        events = position.course.made[position.at - 1].step.events
        yield from table_texts.story_in_words(
            position.state_then, speech, texts_heard(events, position.eyes)
        )
    if position.eyes is not None:
        yield speech("leaf-eyes", who=Who(position.eyes))


def _position_picture(position: ReplayPosition, speech: SpeechContext) -> PictureRequest | None:
    pictures = game_ui_of(position.state).pictures
    if pictures is None:
        return None
    language, names, view = speech.speaker.language, speech.plain_names, position.view
    told = pictures.describe(view, language, speech.names)
    if position.eyes is None:
        draw = partial(pictures.draw_board, view, language, names, position.view_before)
    else:
        draw = partial(pictures.draw_my_view, view, language, names)
        told = f"{table_texts.hand_words(_viewer_seat(position, speech, position.eyes))}\n{told}"
    return PictureRequest(
        draw, discord_limits.cut_text(told, discord_limits.ALT_TEXT, speech("alt-more")), ""
    )


def _position_words(position: ReplayPosition, speech: SpeechContext) -> str:
    board = table_texts.board_words(position.state_then, speech)
    if position.eyes is None:
        return board
    return f"{table_texts.hand_words(_viewer_seat(position, speech, position.eyes))}\n\n{board}"


def _viewer_seat(position: ReplayPosition, speech: SpeechContext, eyes: Seat) -> AnySeatContext:
    return SeatContext(position.state_then, eyes, speech)


# Buttons and menus


def _step_buttons(position: ReplayPosition, speech: SpeechContext) -> Iterator[ButtonSpec]:
    for key, at in (
        ("first", 0),
        ("back", position.at - 1),
        ("on", position.at + 1),
        ("last", position.last_move),
    ):
        to = max(0, min(at, position.last_move))
        # Two may lead to the same position, but ids must differ.
        id_ = f"{_position_id(position.state, to, _format_eyes(position.eyes))} {key}"
        yield ButtonSpec(id_, speech.label_text(f"press-leaf-{key}"), disabled=to == position.at)


def _share_button(position: ReplayPosition, speech: SpeechContext) -> ButtonSpec:
    where = f"{_format_eyes(position.eyes)} {position.at}"
    return components.route_button(
        speech, SHARE_POSITION_ROUTE, position.state.card.id, where, label="press-leaf-show"
    )


def _round_and_eyes_menus(
    position: ReplayPosition, speech: SpeechContext
) -> Iterator[ComponentSpec]:
    yield from _round_menu(position, speech)
    yield from _eyes_menu(position, speech)


def _round_menu(position: ReplayPosition, speech: SpeechContext) -> Iterator[MenuSpec]:
    """Yield the menu of the nearest rounds."""
    rounds, here = position.round_starts(discord_limits.OPTIONS), position.round_number
    state = position.state
    if len(rounds) < 2:
        return
    names = {one: speech.plain_text(table_texts.round_text(state, one)) for one in rounds}
    choices = (
        MenuChoice(str(first), names[one], chosen=one == here) for one, first in rounds.items()
    )
    table, eyes = state.card.id, _format_eyes(position.eyes)
    yield route_menu(POSITION_ROUTE, table, eyes, speech.label_text("story-rounds"), choices)


def _window_around(known: range, here: int, most: int) -> range:
    first = max(0, min(here - known.start - most // 2, len(known) - most))
    return known[first : first + most]


def _eyes_menu(position: ReplayPosition, speech: SpeechContext) -> Iterator[MenuSpec]:
    if not can_show_hands(position.state):
        return
    everybody = MenuChoice(
        EVERYBODY, speech.label_text("leaf-everybody"), chosen=position.eyes is None
    )
    seats = [
        MenuChoice(
            str(seat),
            speech.plain_text(say("leaf-eyes-of", who=Who(Seat(seat)))),
            chosen=position.eyes == seat,
        )
        for seat in range(len(position.state.card.holders))
    ]
    table, label = position.state.card.id, speech.label_text("leaf-whose-eyes")
    yield route_menu(EYES_ROUTE, table, position.at, label, (everybody, *seats))


def _position_id(state: TableState, at: int, eyes: str) -> str:
    return components.route_id(POSITION_ROUTE, state.card.id, f"{eyes} {at}")


def _format_eyes(eyes: Seat | None) -> str:
    return EVERYBODY if eyes is None else str(eyes)
