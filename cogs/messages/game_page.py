"""The page of a finished game: one picture with its tale."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

from bot.engine import rehearsal
from bot.engine.summary import GameSummary
from bot.engine.text import say
from bot.history import game_summary
from bot.tables.state import TableState
from cogs.games import game_ui_of
from cogs.interaction import components, limits
from cogs.interaction.components import ButtonSpec
from cogs.interaction.replies import DrawPicture, PictureRequest, PrivateReply
from cogs.interaction.speech import SpeechContext
from cogs.messages import replay_viewer
from cogs.messages.replay_viewer import FilmCut

PAGE_ROUTE = "page"
BEST_FEAT = "feat-best"  # so begins what is told of the best Work, or commission


@dataclass(frozen=True, slots=True)
class FinishedGamePage:
    """A game that was played to its end, with all that its page tells."""

    standing: TableState
    summary: GameSummary


def has_page(state: TableState) -> bool:
    """Not of a game that began elsewhere, was not played to its end, or can't be drawn."""
    if state.course is None or replay_viewer.film_cut(state) is not FilmCut.OPEN:
        return False
    if state.card.origin is not None:
        return False
    pictures = game_ui_of(state).pictures
    return pictures is not None and pictures.draw_game_page is not None


def make_page(state: TableState) -> FinishedGamePage | None:
    if not has_page(state):
        return None
    game_ui, pictures = game_ui_of(state), game_ui_of(state).pictures
    game, course = state.game, state.course
    assert pictures is not None
    assert course is not None
    views = [game.view(position, None) for position in rehearsal.states_of(course)]
    points, years = map(game_ui.points, views), map(pictures.round_of, views)
    summary = game_summary.make_summary(state.card, game, course, list(points), list(years))
    feats = game_ui.feats([line.text for line in summary.told])
    best = next((feat for feat in feats if feat.key.startswith(BEST_FEAT)), None)
    summary = replace(summary, tale=tuple(game_ui.tale(summary)), best=best)
    return FinishedGamePage(state, summary)


def page_words(told: FinishedGamePage, speech: SpeechContext) -> str:
    """The tale, where nothing is drawn."""
    return " ".join(map(speech.speak_text, told.summary.tale))


def page_alt_text(told: FinishedGamePage, speech: SpeechContext) -> str:
    """The picture for the ear: what it is, and its tale."""
    picture = say("chronicle-alt", heading=told.summary.heading)
    return limits.cut_clauses(
        " ".join(map(speech.speak_text, (picture, *told.summary.tale))), limits.ALT_TEXT
    )


def page_drawing(told: FinishedGamePage, speech: SpeechContext) -> DrawPicture:
    """How it is drawn, aside."""
    state, pictures = told.standing, game_ui_of(told.standing).pictures
    assert state.course is not None
    assert pictures is not None
    assert pictures.draw_game_page is not None
    view = state.game.view(state.course.state, None)
    language, names = speech.speaker.language, speech.plain_names
    return partial(pictures.draw_game_page, view, told.summary, language, names)


def page_button(state: TableState, speech: SpeechContext) -> Iterator[ButtonSpec]:
    """The way to it, wherever one reads of the game."""
    if has_page(state):
        yield ButtonSpec(
            components.route_id(PAGE_ROUTE, state.card.id), speech.label_text("press-chronicle")
        )


def page_reply(told: FinishedGamePage, speech: SpeechContext) -> PrivateReply:
    title = speech("chronicle-told", heading=told.summary.heading)
    sketch = PictureRequest(
        page_drawing(told, speech), page_alt_text(told, speech), page_words(told, speech)
    )
    return PrivateReply(
        title, tuple(replay_viewer.film_buttons(told.standing, speech)), sketch=sketch
    )
