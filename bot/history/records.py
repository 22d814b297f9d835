"""Finished games: their summary, and feats and accounts for the records of people and servers."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

from bot.engine import ended_game
from bot.engine.game import Seat
from bot.engine.journal import AnyGame, Course
from bot.engine.text import Named, Who, say
from bot.tables.command_runner import texts_heard
from bot.tables.derived_effects import Feature
from bot.tables.people import MINUTE, PersonId, TableCard, TableId, Time
from bot.tables.records import STORY_KEY, OutboxMessage
from bot.tables.state import Announcement, TableState, is_solo, with_news

# What is written, in the transaction of the results


@dataclass(frozen=True, slots=True)
class PlayerFinances:
    """Income and spending of a person who played a game to its end."""

    seat: Seat
    points: tuple[int, ...]  # by source
    bought: int  # purchases with a usual price to compare with
    paid: int  # florins for all of these
    usual: int  # florins, had they cost what others paid


@dataclass(frozen=True, slots=True)
class BestFeat:
    """The best feat of its kind that a person achieved in a game."""

    seat: Seat
    person: PersonId
    kind: str
    what: Named
    amount: int
    is_price: bool


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that was played to its end."""

    table: TableId
    game: str
    server: str
    options: tuple[tuple[str, str], ...]
    computers: bool  # whether any of them played to the end
    margin: int | None  # between the first two; None in solo games
    sources: tuple[str, ...]
    accounts: tuple[PlayerFinances, ...]
    feats: tuple[BestFeat, ...]

    @property
    def greatest_feat_amount(self) -> int | None:
        """The highest amount of any feat; prices paid don't count."""
        return max((one.amount for one in self.feats if not one.is_price), default=None)


def make_finished_game(state: TableState) -> FinishedGame:
    card, course = state.card, state.begun_course
    scores = state.game.scores(course.state)
    assert scores is not None
    steps = (made.step.events for made in course.made)
    memories = tuple(state.game.memories(texts_heard(chain.from_iterable(steps), None)))
    own = {
        Seat(at): holder.person
        for at, holder in enumerate(card.holders)
        if holder.person is not None and not holder.resigned
    }
    first, *others = sorted(scores.totals[: len(card.holders)], reverse=True)
    return FinishedGame(
        *(card.id, card.game, card.server, card.options),
        computers=len(own) < len(card.holders) or any(one.free for one in card.holders),
        margin=first - others[0] if others else None,
        sources=scores.sources,
        accounts=tuple(_make_finances(seat, scores.points[seat], memories) for seat in own),
        feats=tuple(deed for one in own.items() for deed in _best_feats_of_seat(*one, memories)),
    )


def _make_finances(
    seat: Seat, points: tuple[int, ...], memories: Sequence[ended_game.GameMemory]
) -> PlayerFinances:
    bought = [one for one in memories if one.is_price]
    own = [
        (one.amount, ended_game.usual_price(one, bought)) for one in bought if one.who == Who(seat)
    ]
    compared = [(paid, usual) for paid, usual in own if usual]
    paid, usual = sum(pair[0] for pair in compared), sum(pair[1] for pair in compared)
    return PlayerFinances(seat, points, len(compared), paid, usual)


def _best_feats_of_seat(
    seat: Seat, person: PersonId, memories: Sequence[ended_game.GameMemory]
) -> Iterator[BestFeat]:
    """Yield the best feat of each kind, the first of equals."""
    own = [one for one in memories if one.who == Who(seat) and one.amount > 0]
    for kind in dict.fromkeys(one.kind for one in own):
        best = max((one for one in own if one.kind == kind), key=lambda one: one.amount)
        yield BestFeat(seat, person, kind, best.what, best.amount, best.is_price)


# What is read


@dataclass(frozen=True, slots=True)
class VariantResults:
    """A person's results in all games of one size and variant."""

    seats: int
    options: tuple[tuple[str, str], ...]
    computers: bool
    games: int
    wins: int
    best: int  # points
    total: int
    known: int = 0  # games whose points are known by source
    sources: tuple[tuple[str, int], ...] = ()  # points in all of these
    bought: int = 0
    paid: int = 0
    usual: int = 0


@dataclass(frozen=True, slots=True)
class OpponentRecord:
    """The results of two people against each other."""

    name: str
    is_named: bool  # whether the name may be shown
    games: int
    before: int  # how often the record's owner came first
    behind: int


@dataclass(frozen=True, slots=True)
class FeatRecord:
    """The best of a kind; the name is empty where the person did not allow it to be shown."""

    kind: str
    what: Named
    amount: int
    is_price: bool
    name: str = ""


@dataclass(frozen=True, slots=True)
class CloseFinish:
    """How close a game ended, and the players in order; '' where a name may not be shown."""

    margin: int
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OwnRecord:
    sheets: tuple[VariantResults, ...] = ()  # the most played first, those with computers last
    meetings: tuple[OpponentRecord, ...] = ()
    peaks: tuple[FeatRecord, ...] = ()
    took_over: tuple[int, ...] = ()  # the rounds in which they took over seats they played out


@dataclass(frozen=True, slots=True)
class ServerBests:
    """The best results on a server in games without computers."""

    peaks: tuple[FeatRecord, ...] = ()  # kind by kind, the best first
    finishes: tuple[CloseFinish, ...] = ()


ON, OFF = "on", "off"
STORY_PAUSE = MINUTE  # moves undone within it are never written


def make_game_summary(
    card: TableCard,
    game: AnyGame,
    course: Course[Any, Any],
    points: Sequence[Sequence[int]],
    years: Sequence[int],
) -> ended_game.GameSummary:
    """Summarize a game that was played to its end; `points` and `years` are those of every ply."""
    scores = game.scores(course.state)
    assert scores is not None
    ranks = scores.rank_keys
    order = tuple(sorted(range(len(ranks)), key=ranks.__getitem__, reverse=True))
    winners = tuple(one for one in range(len(ranks)) if ranks[one] == max(ranks))
    # What is counted at the end is counted with the last move.
    counted = (*(tuple(some) for some in points[:-1]), scores.totals)
    told = tuple(
        ended_game.StoryLine(text, moves, ended_game.year_of_move(years, moves))
        for moves, made in enumerate(course.made, start=1)
        for text in texts_heard(made.step.events, None)
    )
    moments = tuple(
        ended_game.SummaryMoment(memory, one.moves, one.year)
        for one in told
        for memory in game.memories([one.text])
    )
    return ended_game.GameSummary(
        say("chronicle-heading", game=Named("game", card.game), table=card.id),
        len(scores.totals) - scores.automas,
        *(counted, tuple(years), order, winners, ended_game.turning_point(counted, winners)),
        *(told, moments, _summary_fingerprint(scores.totals, told)),
    )


def _summary_fingerprint(totals: Sequence[int], told: Sequence[ended_game.StoryLine]) -> str:
    return " ".join(map(str, (*totals, len(told), *(one.moves for one in told[-3:]))))


def may_have_story_thread(card: TableCard) -> bool:
    """Whether the table may have a story thread, whatever its server has chosen."""
    chosen = card.terms.chronicle
    return bool(card.server) and chosen != OFF and (chosen == ON or not is_solo(card))


def wants_story_thread(card: TableCard, at_server: str) -> bool:
    return may_have_story_thread(card) and (card.terms.chronicle == ON or at_server != OFF)


class StoryMessages(Feature):
    """Have the story thread told on after each command that adds to the journal."""

    def effects(self, before: TableState, after: TableState) -> Iterator[OutboxMessage]:
        if after.new_entries and may_have_story_thread(after.card):
            table, now = after.card.id, after.now
            later = Time(now + STORY_PAUSE)
            yield OutboxMessage(table, STORY_KEY, None, None, not_before=later, created=now)


def turn_story_thread_off(state: TableState) -> TableState:
    """Turn the story off after its thread was closed, and announce it once."""
    card = state.card
    if card.terms.chronicle == OFF:
        return state
    closed = replace(state, card=replace(card, terms=replace(card.terms, chronicle=OFF)))
    return with_news(closed, Announcement(say("chronicle-given-up")))
