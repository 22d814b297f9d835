"""The summary of a finished game, and whether its story is told in a thread."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from bot.engine import summary
from bot.engine.journal import AnyGame, Course
from bot.engine.summary import GameMemory
from bot.engine.text import Text, say
from bot.tables.features import Feature
from bot.tables.message_keys import StoryKey
from bot.tables.people import MINUTE, TableCard, Time
from bot.tables.records import OutboxMessage
from bot.tables.results import texts_heard
from bot.tables.state import Announcement, TableState, is_solo, with_news

# Whoever has points: a seat, or behind them an Automa.
PlayerNumber: TypeAlias = int


@dataclass(frozen=True, slots=True)
class StoryLine:
    """What everybody heard, after how many moves and in which year."""

    text: Text
    moves: int
    year: int


@dataclass(frozen=True, slots=True)
class SummaryMoment:
    """What is remembered of the game, after how many moves it was done and in which year."""

    memory: GameMemory
    moves: int
    year: int


@dataclass(frozen=True, slots=True)
class GameSummary:
    """One finished game."""

    people: int  # seats: whoever has points besides is an Automa
    points: tuple[tuple[int, ...], ...]  # before the first move, and after each of them
    years: tuple[int, ...]  # in which the game was then
    order: tuple[PlayerNumber, ...]  # the first one first
    winners: tuple[PlayerNumber, ...]
    turn: int  # after so many moves nobody stood before the winners any more
    told: tuple[StoryLine, ...]
    moments: tuple[SummaryMoment, ...]
    seal: str = field(default="")  # of what everybody knows: seldom that of another game

    @property
    def moves(self) -> int:
        return len(self.points) - 1

    @property
    def final_points(self) -> tuple[int, ...]:
        return self.points[-1]

    @property
    def runner_up(self) -> PlayerNumber | None:
        """Who came next behind the winners; None where all of them won."""
        return next((one for one in self.order if one not in self.winners), None)


def year_of_move(years: Sequence[int], moves: int) -> int:
    """In which year a move was made: with the last one of a year the next begins."""
    return max(1, years[max(0, moves - 1)])


def make_summary(
    game: AnyGame, course: Course[Any, Any], points: Sequence[Sequence[int]], years: Sequence[int]
) -> GameSummary:
    """Of a game that was played to its end, with what everybody saw of points and years."""
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
        len(scores.totals) - scores.automas,
        *(counted, tuple(years), order, winners, summary.turning_point(counted, winners)),
        *(told, moments, _summary_hash(scores.totals, told)),
    )


def _summary_hash(totals: Sequence[int], told: Sequence[StoryLine]) -> str:
    return " ".join(map(str, (*totals, len(told), *(one.moves for one in told[-3:]))))


ON, OFF = "on", "off"
STORY_PAUSE = MINUTE  # while people move on it waits: what is taken back at once needs not be told


def may_have_story(card: TableCard) -> bool:
    """Its server may still have none; who plays alone has none unless he asks for it."""
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
            yield OutboxMessage(table, StoryKey(), None, None, not_before=later, created=now)


def give_up_story(state: TableState) -> TableState:
    """Somebody has closed its thread: that is told once, and there is none from then on."""
    card = state.card
    if card.terms.chronicle == OFF:
        return state
    terms = replace(card.terms, chronicle=OFF)
    closed = replace(state, card=replace(card, terms=terms))
    return with_news(closed, Announcement(say("chronicle-given-up")))
