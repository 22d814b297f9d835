"""Look at any position of a game, step by step, and at its film."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial

from bot.engine import rehearsal
from bot.engine.game import Seat
from bot.engine.rehearsal import RecordedViews
from bot.engine.text import Text, Who, say
from bot.history import reviews
from bot.tables.people import TableStatus
from bot.tables.results import texts_heard
from bot.tables.state import AnyCourse, TableState, is_in_direct_messages, shown_at
from cogs.games import game_ui_of
from cogs.interaction import components, limits
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuChoice, MenuSpec
from cogs.interaction.context import AnySeatContext, SeatContext
from cogs.interaction.game_ui import AnyPictures
from cogs.interaction.replies import DrawPicture, PictureRequest, PrivateReply
from cogs.interaction.speech import SpeechContext
from cogs.messages import story, table_texts
from render.album import Album, AlbumKey

ALL_FILMS_ROUTE = "weekfilms"  # the knock for the films of all who played the same deal
FILMS_KEPT = 6  # films in memory; one is up to 8 MB


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


def film_cut(standing: TableState) -> FilmCut:
    """Only a game that was played to its end shows its hands."""
    course, status = standing.course, standing.card.status
    assert course is not None
    if status is TableStatus.OVER and standing.game.scores(course.state) is not None:
        return FilmCut.OPEN
    return FilmCut.WHOLE if status is TableStatus.CANCELLED else FilmCut.RECENT


def film_buttons(standing: TableState, voice: SpeechContext) -> tuple[ButtonSpec, ...]:
    """The button below a game that can be drawn."""
    if game_ui_of(standing).pictures is None or standing.is_embargoed:
        return ()
    key = "press-film-recent" if film_cut(standing) is FilmCut.RECENT else "press-film"
    return (ButtonSpec(components.route_id("film", standing.card.id), voice.label_text(key)),)


def record_views(standing: TableState) -> RecordedViews:
    game, course = standing.game, standing.course
    assert course is not None
    states = rehearsal.states_of(course)
    cut = film_cut(standing)
    if cut is FilmCut.OPEN:
        return rehearsal.record_uncovered_views(game, states, course.opening.seats, course.state)
    whole = rehearsal.record_covered_views(game, states)
    if cut is FilmCut.WHOLE:
        return whole
    pictures, now = game_ui_of(standing).pictures, whole.views[-1]
    assert pictures is not None
    return RecordedViews([view for view in whole.views if pictures.is_recent(view, now)])


def film_picture(standing: TableState, voice: SpeechContext, films: Album) -> PictureRequest | None:
    """For somebody who asks for it: drawn aside, and only once for all who ask."""
    course, pictures = standing.course, game_ui_of(standing).pictures
    assert course is not None
    if pictures is None:
        return None
    language, names, ply = voice.speaker.language, voice.plain_names, course.ply
    # A film with hands never lies where one without is looked for.
    page = AlbumKey(
        standing.card.id, None, language, f"film {film_cut(standing)}", voice.seat_names
    )

    async def from_album(draw: DrawPicture) -> bytes:
        return (await films.get_picture(page, ply, draw)).file

    last = pictures.describe(standing.game.view(course.state, None), language, voice.names)
    return PictureRequest(
        partial(_draw_film, pictures, standing, language, names),
        f"{voice.plain_text(say('film-alt'))} {last}",
        voice("film-none"),
        name="film.gif",
        caption=voice.speak_text(CUT_TEXTS[film_cut(standing)]),
        by=from_album,
        meanwhile=voice("film-meanwhile"),
    )


def _draw_film(
    pictures: AnyPictures, standing: TableState, language: str, names: Mapping[int, str]
) -> bytes:
    """Aside, for there may be hundreds of views."""
    return pictures.draw_film(record_views(standing), language, names)


KNOCK, EYES, SHOW, PLAY_ON = "leaf", "eyes", "showleaf", "playon"
EVERYBODY = "-"  # whose eyes, where it is nobody's in particular


@dataclass(frozen=True, slots=True)
class ReplayPosition:
    """Where somebody has opened a game, and through whose eyes he looks at it."""

    standing: TableState  # of the whole game
    at: int  # so many moves were made
    eyes: Seat | None = None

    @property
    def course(self) -> AnyCourse:
        assert self.standing.course is not None
        return self.standing.course

    @property
    def last_move(self) -> int:
        return len(self.course.made)

    @property
    def state_then(self) -> TableState:
        """The table as it stood: what came later is not in it."""
        if self.at == self.last_move:
            return self.standing
        return shown_at(self.standing, self._course_until(self.at))

    @property
    def view(self) -> object:
        return table_texts.view_position(self.state_then, self.eyes)

    @property
    def view_before(self) -> object:
        """What everybody had seen a move earlier."""
        return self._view_after(self.at - 1) if self.at else None

    @property
    def round_number(self) -> int:
        return self._round_after(self.at)

    def round_starts(self, most: int) -> dict[int, int]:
        """Behind how many moves each begins, of so many about here. None comes back: it is found
        by halves."""
        if game_ui_of(self.standing).pictures is None:
            return {}
        every, found = range(self.last_move + 1), dict[int, int]()
        known = range(self._round_after(0), self._round_after(self.last_move) + 1)
        for one in _window_around(known, self.round_number, most):
            before = max(found.values(), default=0)
            found[one] = bisect_left(every, one, lo=before, key=self._round_after)
        return {one: moves for one, moves in found.items() if self._round_after(moves) == one}

    def _round_after(self, moves: int) -> int:
        pictures = game_ui_of(self.standing).pictures
        return pictures.round_of(self._view_after(moves)) if pictures else 0

    def _course_until(self, moves: int) -> AnyCourse:
        return replace(self.course, made=self.course.made[:moves])

    def _view_after(self, moves: int) -> object:
        return self.standing.game.view(self._course_until(moves).state, None)


def open_position(standing: TableState, at: str, eyes: str = EVERYBODY) -> ReplayPosition:
    """Where these words point; at the end where they point nowhere, covered where it must be."""
    assert standing.course is not None
    last = len(standing.course.made)
    moves = min(int(at), last) if at.isdecimal() and len(at) <= components.LONGEST_NUMBER else last
    seats = [str(seat) for seat in range(len(standing.card.holders))]
    may_see = can_show_hands(standing) and eyes in seats
    return ReplayPosition(standing, moves, Seat(int(eyes)) if may_see else None)


def can_show_hands(standing: TableState) -> bool:
    """Whether hands may be shown: it is over, and nobody else still plays the same deal."""
    return film_cut(standing) is FilmCut.OPEN and not standing.is_embargoed


def replay_button(standing: TableState, voice: SpeechContext) -> Iterator[ButtonSpec]:
    """The way in: at the beginning once a game is over, else at its latest move."""
    if standing.course is None or not standing.course.made:
        return
    at = 0 if can_show_hands(standing) else len(standing.course.made)
    yield ButtonSpec(_position_id(standing, at, EVERYBODY), voice.label_text("press-leaf"))


def replay_reply(
    leaf: ReplayPosition,
    voice: SpeechContext,
    *,
    draws: bool,
    may_show: bool = False,
    ways: Iterable[ButtonSpec] = (),
) -> PrivateReply:
    """What was done, how it stood then, and the ways on."""
    show = (_share_button(leaf, voice),) if may_show else ()
    seen = _position_reply(leaf, voice, draws=draws)
    return replace(
        seen, presses=(*_step_buttons(leaf, voice), *show, *ways, *_viewer_menus(leaf, voice))
    )


def shared_position_reply(
    leaf: ReplayPosition, voice: SpeechContext, by: Seat | None, *, draws: bool
) -> PrivateReply:
    """The same for everybody, and the way to it for whoever wants to go on from there."""
    seen = _position_reply(leaf, voice, draws=draws)
    on = ButtonSpec(
        _position_id(leaf.standing, leaf.at, _format_eyes(leaf.eyes)),
        voice.label_text("press-leaf"),
    )
    said = say("leaf-shown-by-nobody") if by is None else say("leaf-shown", who=Who(by))
    return replace(seen, words=f"{voice.speak_text(said)}\n{seen.words}", presses=(on,))


def position_button(standing: TableState, voice: SpeechContext, at: int, eyes: Seat) -> ButtonSpec:
    """To the position in which somebody decided so, as he saw it."""
    id_ = f"{_position_id(standing, at, _format_eyes(eyes))} at"
    return ButtonSpec(id_, voice.label_text("press-leaf-at"))


def play_on_button(leaf: ReplayPosition, voice: SpeechContext) -> Iterator[ButtonSpec]:
    """From this position on, in the place of whoever it is seen with."""
    if reviews.refuse_play_on(leaf.standing, leaf.at) is None:
        where = f"{_format_eyes(leaf.eyes)} {leaf.at}"
        id_ = components.route_id(PLAY_ON, leaf.standing.card.id, where)
        yield ButtonSpec(id_, voice.label_text("press-play-on"))


def can_be_shared(standing: TableState) -> bool:
    """Whether anybody could be shown something that he has not seen, and may see."""
    return not standing.is_embargoed and not is_in_direct_messages(standing.card)


def _position_reply(leaf: ReplayPosition, voice: SpeechContext, *, draws: bool) -> PrivateReply:
    sketch = _position_picture(leaf, voice) if draws else None
    more = "" if sketch else _position_words(leaf, voice)
    return PrivateReply("\n".join(_position_lines(leaf, voice)), sketch=sketch, more=more)


def _position_lines(leaf: ReplayPosition, voice: SpeechContext) -> Iterator[str]:
    yield table_texts.table_heading(leaf.state_then, voice)
    yield voice("leaf-at", at=leaf.at, last=leaf.last_move)
    if leaf.at:
        events = leaf.course.made[leaf.at - 1].step.events
        yield from story.story_in_words(leaf.state_then, voice, texts_heard(events, leaf.eyes))
    if leaf.eyes is not None:
        yield voice("leaf-eyes", who=Who(leaf.eyes))


def _position_picture(leaf: ReplayPosition, voice: SpeechContext) -> PictureRequest | None:
    pictures = game_ui_of(leaf.standing).pictures
    if pictures is None:
        return None
    language, names, view = voice.speaker.language, voice.plain_names, leaf.view
    told = pictures.describe(view, language, voice.names)
    if leaf.eyes is None:
        draw = partial(pictures.draw_board, view, language, names, leaf.view_before)
    else:
        draw = partial(pictures.draw_my_view, view, language, names)
        told = f"{table_texts.hand_words(_viewer_seat(leaf, voice, leaf.eyes))}\n{told}"
    return PictureRequest(draw, limits.cut_text(told, limits.ALT_TEXT, voice("alt-more")), "")


def _position_words(leaf: ReplayPosition, voice: SpeechContext) -> str:
    board = table_texts.board_words(leaf.state_then, voice)
    if leaf.eyes is None:
        return board
    return f"{table_texts.hand_words(_viewer_seat(leaf, voice, leaf.eyes))}\n\n{board}"


def _viewer_seat(leaf: ReplayPosition, voice: SpeechContext, eyes: Seat) -> AnySeatContext:
    return SeatContext(leaf.state_then, eyes, voice)


# The ways on


def _step_buttons(leaf: ReplayPosition, voice: SpeechContext) -> Iterator[ButtonSpec]:
    for key, at in (
        ("first", 0),
        ("back", leaf.at - 1),
        ("on", leaf.at + 1),
        ("last", leaf.last_move),
    ):
        to = max(0, min(at, leaf.last_move))
        # Two of them may lead to the same place, and no two buttons may be the same.
        id_ = f"{_position_id(leaf.standing, to, _format_eyes(leaf.eyes))} {key}"
        yield ButtonSpec(id_, voice.label_text(f"press-leaf-{key}"), disabled=to == leaf.at)


def _share_button(leaf: ReplayPosition, voice: SpeechContext) -> ButtonSpec:
    where = f"{_format_eyes(leaf.eyes)} {leaf.at}"
    return ButtonSpec(
        components.route_id(SHOW, leaf.standing.card.id, where), voice.label_text("press-leaf-show")
    )


def _viewer_menus(leaf: ReplayPosition, voice: SpeechContext) -> Iterator[ComponentSpec]:
    yield from _round_menu(leaf, voice)
    yield from _eyes_menu(leaf, voice)


def _round_menu(leaf: ReplayPosition, voice: SpeechContext) -> Iterator[MenuSpec]:
    """As many as a menu takes."""
    rounds, here = leaf.round_starts(limits.OPTIONS), leaf.round_number
    if len(rounds) < 2:
        return
    options = tuple(
        MenuChoice(str(first), voice.plain_text(say("story-round", round=one)), chosen=one == here)
        for one, first in rounds.items()
    )
    id_ = components.route_menu_id(KNOCK, leaf.standing.card.id, _format_eyes(leaf.eyes))
    yield MenuSpec(id_, voice.label_text("story-rounds"), options)


def _window_around(known: range, here: int, most: int) -> range:
    first = max(0, min(here - known.start - most // 2, len(known) - most))
    return known[first : first + most]


def _eyes_menu(leaf: ReplayPosition, voice: SpeechContext) -> Iterator[MenuSpec]:
    if not can_show_hands(leaf.standing):
        return
    everybody = MenuChoice(EVERYBODY, voice.label_text("leaf-everybody"), chosen=leaf.eyes is None)
    seats = [
        MenuChoice(
            str(seat),
            voice.plain_text(say("leaf-eyes-of", who=Who(Seat(seat)))),
            chosen=leaf.eyes == seat,
        )
        for seat in range(len(leaf.standing.card.holders))
    ]
    id_ = components.route_menu_id(EYES, leaf.standing.card.id, leaf.at)
    yield MenuSpec(id_, voice.label_text("leaf-whose-eyes"), (everybody, *seats))


def _position_id(standing: TableState, at: int, eyes: str) -> str:
    return components.route_id(KNOCK, standing.card.id, f"{eyes} {at}")


def _format_eyes(eyes: Seat | None) -> str:
    return EVERYBODY if eyes is None else str(eyes)
