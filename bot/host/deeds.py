"""The deeds: what is remembered of finished games beside how they came out."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from bot.engine.game import Seat
from bot.engine.memory import Memory, usual_price
from bot.engine.text import Named, Who
from bot.host.company import PersonId, TableId
from bot.host.outcomes import heard
from bot.host.standing import Standing

# As they are written, in one breath with the results


@dataclass(frozen=True, slots=True)
class Account:
    """What came in and went out for a person who played a game to its end."""

    seat: Seat
    points: tuple[int, ...]  # by source
    bought: int  # how often there was a usual price to compare with
    paid: int  # florins in all for these
    usual: int  # in all, had they cost what the others paid


@dataclass(frozen=True, slots=True)
class Deed:
    """The best of its kind that a person did in a game he played to its end."""

    seat: Seat
    person: PersonId
    kind: str
    what: Named
    amount: int
    is_price: bool


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that was played to its end."""

    table: TableId
    game: str
    server: str
    options: tuple[tuple[str, str], ...]
    computers: bool  # whether any of them played to the end
    margin: int | None  # between the first two; None where somebody played alone
    sources: tuple[str, ...]
    accounts: tuple[Account, ...]
    deeds: tuple[Deed, ...]

    @property
    def greatest(self) -> int | None:
        """The best that anybody did, whoever it was: what was paid is no feat."""
        return max((one.amount for one in self.deeds if not one.is_price), default=None)


def finished(standing: Standing) -> Finished:
    card, course = standing.card, standing.course
    assert course is not None
    scores = standing.game.scores(course.state)
    assert scores is not None
    steps = (made.step.events for made in course.made)
    memories = tuple(standing.game.memories(heard(chain.from_iterable(steps), None)))
    own = {
        Seat(at): chair.person
        for at, chair in enumerate(card.chairs)
        if chair.person is not None and not chair.resigned
    }
    first, *others = sorted(scores.totals[: len(card.chairs)], reverse=True)
    return Finished(
        *(card.id, card.game, card.server, card.options),
        computers=len(own) < len(card.chairs),
        margin=first - others[0] if others else None,
        sources=scores.sources,
        accounts=tuple(_account(seat, scores.points[seat], memories) for seat in own),
        deeds=tuple(deed for one in own.items() for deed in _best(*one, memories)),
    )


def _account(seat: Seat, points: tuple[int, ...], memories: Sequence[Memory]) -> Account:
    bought = [one for one in memories if one.is_price]
    own = [(one.amount, usual_price(one, bought)) for one in bought if one.who == Who(seat)]
    compared = [(paid, usual) for paid, usual in own if usual]
    paid, usual = sum(pair[0] for pair in compared), sum(pair[1] for pair in compared)
    return Account(seat, points, len(compared), paid, usual)


def _best(seat: Seat, person: PersonId, memories: Sequence[Memory]) -> Iterator[Deed]:
    """Of each kind the first that none surpasses."""
    own = [one for one in memories if one.who == Who(seat) and one.amount > 0]
    for kind in dict.fromkeys(one.kind for one in own):
        best = max((one for one in own if one.kind == kind), key=lambda one: one.amount)
        yield Deed(seat, person, kind, best.what, best.amount, best.is_price)


# As they are read


@dataclass(frozen=True, slots=True)
class Sheet:
    """How somebody did in all games of one size and variant."""

    seats: int
    options: tuple[tuple[str, str], ...]
    computers: bool
    games: int
    wins: int
    best: int  # points
    total: int
    known: int = 0  # of how many games it is known where the points came from
    sources: tuple[tuple[str, int], ...] = ()  # points in all of these
    bought: int = 0
    paid: int = 0
    usual: int = 0


@dataclass(frozen=True, slots=True)
class Meeting:
    """How two people did against each other."""

    name: str
    is_named: bool  # whether everybody may read it
    games: int
    before: int  # how often the one whose record it is came before the other
    behind: int


@dataclass(frozen=True, slots=True)
class Peak:
    """The best of a kind, and by whom where he lets everybody read it."""

    kind: str
    what: Named
    amount: int
    is_price: bool
    name: str = ""


@dataclass(frozen=True, slots=True)
class Finish:
    """How close a game ended, and who played it, the first one first; '' for who is not named."""

    margin: int
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OwnRecord:
    sheets: tuple[Sheet, ...] = ()  # the most played first, those with computers last
    meetings: tuple[Meeting, ...] = ()
    peaks: tuple[Peak, ...] = ()


@dataclass(frozen=True, slots=True)
class Bests:
    """What is best of all on a server, in games among people."""

    peaks: tuple[Peak, ...] = ()  # kind by kind, the best first
    finishes: tuple[Finish, ...] = ()
