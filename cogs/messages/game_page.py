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


def has_page(standing: TableState) -> bool:
    """Not of a game that began elsewhere, was not played to its end, or can't be drawn."""
    if standing.course is None or replay_viewer.film_cut(standing) is not FilmCut.OPEN:
        return False
    if standing.card.origin is not None:
        return False
    pictures = game_ui_of(standing).pictures
    return pictures is not None and pictures.draw_game_page is not None


def make_page(standing: TableState) -> FinishedGamePage | None:
    if not has_page(standing):
        return None
    front, pictures = game_ui_of(standing), game_ui_of(standing).pictures
    game, course = standing.game, standing.course
    assert pictures is not None
    assert course is not None
    views = [game.view(state, None) for state in rehearsal.states_of(course)]
    points, years = map(front.points, views), map(pictures.round_of, views)
    summary = game_summary.make_summary(standing.card, game, course, list(points), list(years))
    feats = front.feats([line.text for line in summary.told])
    best = next((feat for feat in feats if feat.key.startswith(BEST_FEAT)), None)
    summary = replace(summary, tale=tuple(front.tale(summary)), best=best)
    return FinishedGamePage(standing, summary)


def page_words(told: FinishedGamePage, voice: SpeechContext) -> str:
    """The tale, where nothing is drawn."""
    return " ".join(map(voice.speak_text, told.summary.tale))


def page_alt_text(told: FinishedGamePage, voice: SpeechContext) -> str:
    """The picture for the ear: what it is, and its tale."""
    picture = say("chronicle-alt", heading=told.summary.heading)
    return limits.cut_clauses(
        " ".join(map(voice.speak_text, (picture, *told.summary.tale))), limits.ALT_TEXT
    )


def page_drawing(told: FinishedGamePage, voice: SpeechContext) -> DrawPicture:
    """How it is drawn, aside."""
    standing, pictures = told.standing, game_ui_of(told.standing).pictures
    assert standing.course is not None
    assert pictures is not None
    assert pictures.draw_game_page is not None
    view = standing.game.view(standing.course.state, None)
    language, names = voice.speaker.language, voice.plain_names
    return partial(pictures.draw_game_page, view, told.summary, language, names)


def page_button(standing: TableState, voice: SpeechContext) -> Iterator[ButtonSpec]:
    """The way to it, wherever one reads of the game."""
    if has_page(standing):
        yield ButtonSpec(
            components.route_id(PAGE_ROUTE, standing.card.id), voice.label_text("press-chronicle")
        )


def page_reply(told: FinishedGamePage, voice: SpeechContext) -> PrivateReply:
    title = voice("chronicle-told", heading=told.summary.heading)
    sketch = PictureRequest(
        page_drawing(told, voice), page_alt_text(told, voice), page_words(told, voice)
    )
    return PrivateReply(
        title, tuple(replay_viewer.film_buttons(told.standing, voice)), sketch=sketch
    )
