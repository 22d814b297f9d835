"""The laws of a game, asked after each move: a table whose game breaks one is frozen."""

import logging
from collections.abc import Collection, Iterable
from dataclasses import replace

from bot.engine.game import law_name
from bot.engine.journal import AnyGame
from bot.engine.text import say
from bot.tables.message_keys import FROZEN_KEY
from bot.tables.people import BROKEN_LAW, TableStatus
from bot.tables.state import Announcement, TableState, with_news, with_status
from bot.tables.store import summarize_error

_log = logging.getLogger(__name__)

LAWS_FAIL = "the laws can't be asked"


def freeze_if_broken(before: TableState, after: TableState) -> TableState:
    """Freeze a table with the move that broke a law, so that nothing is built on the position.

    Neither the log nor the message says which law, which may tell a secret.
    """
    game, aside = after.game, after.card.laws_aside
    if not any(find_broken_law(game, one, aside) for one in _new_positions(before, after)):
        return after
    table, ply = after.card.id, after.begun_course.ply
    _log.error("table %d is frozen: its game breaks a law of the rules by line %d", table, ply)
    frozen = with_status(after, TableStatus.FROZEN, BROKEN_LAW)
    return with_news(frozen, Announcement(say("table-breaks-law", table=table), topic=FROZEN_KEY))


def _new_positions(before: TableState, after: TableState) -> Iterable[object]:
    course = after.course
    if course is None:
        return
    if before.card.status is TableStatus.GATHERING:
        yield course.start
    if after.new_entries:
        for made in course.made[-len(after.new_entries) :]:
            yield made.step.state


def find_broken_law(game: AnyGame, position: object, aside: Collection[str] = ()) -> str:
    """Return the first law that a position breaks, besides those set aside, or ''."""
    try:
        return game.broken_law(position, aside)
    except Exception as error:
        _log.error("the laws of %s fail: %s", game.key, summarize_error(error))
        return "" if LAWS_FAIL in aside else LAWS_FAIL


def set_laws_aside(state: TableState) -> TableState:
    """Set the laws aside that the position breaks: they are not asked at this table any more."""
    aside = list(state.card.laws_aside)
    while law := find_broken_law(state.game, state.begun_course.state, aside):
        aside.append(law_name(law))
    return replace(state, card=replace(state.card, laws_aside=tuple(aside)))
