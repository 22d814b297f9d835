"""Summarize finished games, and decide whether a table's story is written to a thread."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.engine import summary
from bot.engine.journal import AnyGame, Course
from bot.engine.summary import GameSummary, StoryLine, SummaryMoment, year_of_move
from bot.engine.text import Named, say
from bot.tables.features import Feature
from bot.tables.message_keys import STORY_KEY
from bot.tables.people import MINUTE, TableCard, Time
from bot.tables.records import OutboxMessage
from bot.tables.results import texts_heard
from bot.tables.state import Announcement, TableState, is_solo, with_news

ON, OFF = "on", "off"
STORY_PAUSE = MINUTE  # moves undone within it are never written


def make_summary(
    card: TableCard,
    game: AnyGame,
    course: Course[Any, Any],
    points: Sequence[Sequence[int]],
    years: Sequence[int],
) -> GameSummary:
    """Summarize a game that was played to its end; `points` and `years` are those of every ply."""
    scores = game.scores(course.state)
    assert scores is not None
    ranks = scores.ranks
    order = tuple(sorted(range(len(ranks)), key=ranks.__getitem__, reverse=True))
    winners = tuple(one for one in range(len(ranks)) if ranks[one] == max(ranks))
    # What is counted at the end is counted with the last move.
    counted = (*(tuple(some) for some in points[:-1]), scores.totals)
    told = tuple(
        StoryLine(text, moves, year_of_move(years, moves))
        for moves, made in enumerate(course.made, start=1)
        for text in texts_heard(made.step.events, None)
    )
    moments = tuple(
        SummaryMoment(memory, one.moves, one.year)
        for one in told
        for memory in game.memories([one.text])
    )
    return GameSummary(
        say("chronicle-heading", game=Named("game", card.game), table=card.id),
        len(scores.totals) - scores.automas,
        *(counted, tuple(years), order, winners, summary.turning_point(counted, winners)),
        *(told, moments, _summary_hash(scores.totals, told)),
    )


def _summary_hash(totals: Sequence[int], told: Sequence[StoryLine]) -> str:
    return " ".join(map(str, (*totals, len(told), *(one.moves for one in told[-3:]))))


def may_have_story(card: TableCard) -> bool:
    """Whether the table may have a story thread, whatever its server has chosen."""
    chosen = card.terms.chronicle
    return bool(card.server) and chosen != OFF and (chosen == ON or not is_solo(card))


def wants_story(card: TableCard, at_server: str) -> bool:
    return may_have_story(card) and (card.terms.chronicle == ON or at_server != OFF)


class StoryMessages(Feature):
    """Have the story thread told on after each command that adds to the journal."""

    def effects(self, before: TableState, after: TableState) -> Iterator[OutboxMessage]:
        if after.new_entries and may_have_story(after.card):
            table, now = after.card.id, after.now
            later = Time(now + STORY_PAUSE)
            yield OutboxMessage(table, STORY_KEY, None, None, not_before=later, created=now)


def give_up_story(state: TableState) -> TableState:
    """Turn the story off after its thread was closed, and announce it once."""
    card = state.card
    if card.terms.chronicle == OFF:
        return state
    terms = replace(card.terms, chronicle=OFF)
    closed = replace(state, card=replace(card, terms=terms))
    return with_news(closed, Announcement(say("chronicle-given-up")))
