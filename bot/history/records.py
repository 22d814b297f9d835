"""Feats and accounts of finished games, for the records of people and servers."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from bot.engine.game import Seat
from bot.engine.summary import GameMemory, usual_price
from bot.engine.text import Named, Who
from bot.tables.people import PersonId, TableId
from bot.tables.results import texts_heard
from bot.tables.state import TableState

# What is written, in the transaction of the results


@dataclass(frozen=True, slots=True)
class PlayerAccount:
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
    accounts: tuple[PlayerAccount, ...]
    feats: tuple[BestFeat, ...]

    @property
    def greatest_feat(self) -> int | None:
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
        computers=len(own) < len(card.holders),
        margin=first - others[0] if others else None,
        sources=scores.sources,
        accounts=tuple(_make_account(seat, scores.points[seat], memories) for seat in own),
        feats=tuple(deed for one in own.items() for deed in _best_feats(*one, memories)),
    )


def _make_account(
    seat: Seat, points: tuple[int, ...], memories: Sequence[GameMemory]
) -> PlayerAccount:
    bought = [one for one in memories if one.is_price]
    own = [(one.amount, usual_price(one, bought)) for one in bought if one.who == Who(seat)]
    compared = [(paid, usual) for paid, usual in own if usual]
    paid, usual = sum(pair[0] for pair in compared), sum(pair[1] for pair in compared)
    return PlayerAccount(seat, points, len(compared), paid, usual)


def _best_feats(seat: Seat, person: PersonId, memories: Sequence[GameMemory]) -> Iterator[BestFeat]:
    """Yield the best feat of each kind, the first of equals."""
    own = [one for one in memories if one.who == Who(seat) and one.amount > 0]
    for kind in dict.fromkeys(one.kind for one in own):
        best = max((one for one in own if one.kind == kind), key=lambda one: one.amount)
        yield BestFeat(seat, person, kind, best.what, best.amount, best.is_price)


# What is read


@dataclass(frozen=True, slots=True)
class RecordSheet:
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
class MeetingRecord:
    """The results of two people against each other."""

    name: str
    is_named: bool  # whether the name may be shown
    games: int
    before: int  # how often the record's owner came first
    behind: int


@dataclass(frozen=True, slots=True)
class PeakRecord:
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
    sheets: tuple[RecordSheet, ...] = ()  # the most played first, those with computers last
    meetings: tuple[MeetingRecord, ...] = ()
    peaks: tuple[PeakRecord, ...] = ()


@dataclass(frozen=True, slots=True)
class ServerBests:
    """The best results on a server in games without computers."""

    peaks: tuple[PeakRecord, ...] = ()  # kind by kind, the best first
    finishes: tuple[CloseFinish, ...] = ()
