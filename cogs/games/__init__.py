"""Find what each game brings for Discord, by the name of the game."""

import importlib
import importlib.util
import logging
from collections.abc import Iterator, Mapping

from bot import catalogue
from bot.engine.journal import AnyGame
from bot.engine.replace_and_memoize import memoize_by_identity
from bot.engine.text import Refusal
from bot.i18n.speak import FALLBACK, speaker_for
from bot.tables.state import TableState
from cogs.interaction import components, game_ui, rulebook
from cogs.interaction.speech import SpeechContext

_log = logging.getLogger(__name__)


def game_ui_of(state: TableState) -> game_ui.AnyGameUI:
    return GAME_UIS[state.game.key]


def refusal_rule_buttons(
    state: TableState, speech: SpeechContext, refusal: Refusal
) -> Iterator[components.ButtonSpec]:
    """Yield the button of the page that explains a refusal's rule."""
    own = game_ui_of(state).help.book, state.game
    return rulebook.rule_buttons(speech, refusal.rule, state.card.id, own)


def rules_summary_button(
    state: TableState, speech: SpeechContext
) -> Iterator[components.ButtonSpec]:
    """Yield the button to the whole game on a page."""
    page = _rules_summary_page(game_ui_of(state).help.book, state.game)
    if page is not None:
        to = speech, rulebook.RULES_ROUTE, state.card.id, f"{state.game.key} {page.name}"
        yield components.route_button(*to, label="press-rules-of", page=page.title)


@memoize_by_identity
def _rules_summary_page(book: rulebook.RuleBook, game: AnyGame) -> rulebook.BookPage | None:
    return book.find_page(game, rulebook.SUMMARY)


def _load_game_uis() -> Iterator[tuple[str, game_ui.AnyGameUI]]:
    """Load the UI of every game; log and leave out one that is incomplete."""
    for game in catalogue.GAMES:
        lacks = _describe_missing_parts(game)
        if lacks:
            _log.error("%s is not offered: %s", game, lacks)
            continue
        yield game, importlib.import_module(f"{__name__}.{game}").GAME_UI


def _describe_missing_parts(game: str) -> str:
    if importlib.util.find_spec(f"{__name__}.{game}") is None:
        return f"there is no room cogs/games/{game}"
    words = speaker_for(FALLBACK)
    verbs = catalogue.current_game(game).vocabulary.kinds
    keys = [f"game-{game}", f"command-{game}", *(f"command-{game}-{verb}" for verb in verbs)]
    missing = [key for key in keys if not words.has_phrase(key)]
    return f"data/phrases lacks {', '.join(missing)}" if missing else ""


GAME_UIS: Mapping[str, game_ui.AnyGameUI] = dict(_load_game_uis())
