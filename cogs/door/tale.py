"""What a court historian tells of a finished game, whatever is played: its turn and its end.

Which of several ways he has of telling a thing follows from the game itself, so that a page tells
the same for ever and two pages seldom tell alike.
"""

from collections.abc import Callable, Iterable, Iterator
from operator import itemgetter
from typing import TypeAlias
from zlib import crc32

from bot.engine.text import Fact, Text, Who, say
from bot.host.pages import Page, Player, year_of

Called: TypeAlias = Callable[[Player], Fact]

CLOSE, FAR = 3, 15  # points between the first and the next one


def people(player: Player) -> Fact:
    return Who(player)


def told(page: Page, kind: str, ways: int, **facts: Fact) -> Text:
    """One of the ways in which such a thing is told."""
    way = 1 + crc32(f"{page.seal} {kind}".encode()) % ways
    return say(f"tale-{kind}-{way}", **facts)


def year(number: int) -> Text:
    return say("tale-year", year=number)


def points(number: int) -> Text:
    return say("points-counted", points=number)


def as_it_went(sentences: Iterable[tuple[int, Text]]) -> Iterator[Text]:
    """Each comes with the number of moves after which it was so."""
    for _, sentence in sorted(sentences, key=itemgetter(0)):
        yield sentence


def turn(page: Page, called: Called = people) -> tuple[int, Text]:
    """The moment from which on nobody stood before the winners."""
    return page.turn, _turn(page, called)


def _turn(page: Page, called: Called) -> Text:
    who = tuple(map(called, page.winners))
    if not page.turn:
        return told(page, "ahead", 2, who=who)
    earlier = page.points[page.turn - 1]
    before = called(max(range(len(earlier)), key=lambda one: (earlier[one], -one)))
    if page.turn == page.moves:
        return told(page, "counted", 2, who=who, before=before)
    when = year(year_of(page.years, page.turn))
    return told(page, "turn", 3, year=when, who=who, before=before)


def end(page: Page, called: Called = people) -> Text:
    most = page.totals[page.winners[0]]
    who, second, won = tuple(map(called, page.winners)), page.second, points(most)
    if len(who) > 1 or second is None:
        return told(page, "shared", 2, who=who, points=won)
    other, margin = called(second), most - page.totals[second]
    if not margin:
        return told(page, "tie", 2, who=who, other=other, points=won)
    kind, ways = ("close", 2) if margin <= CLOSE else ("far", 2) if margin >= FAR else ("clear", 3)
    return told(page, kind, ways, who=who, other=other, points=won, margin=points(margin))
