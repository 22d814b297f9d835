"""Playing on: from a position of a game that is over one goes on alone, against computers.

Its table has the deal of the old game and the moves in force up to there, so that the same luck
follows. Nothing that comes of it counts, and nobody who played the old game appears in it.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.engine.game import Seat
from bot.engine.journal import Entry, in_force, replay
from bot.engine.text import Refusal, refuse
from bot.host import lobby, sequel
from bot.host.company import Chair, Origin, Person, Status, TableCard, TableId, Terms
from bot.host.house import House
from bot.host.ports import Store
from bot.host.standing import AnyCourse, Standing, with_course
from bot.host.time import Time
from bot.players.guestbook import usual


@dataclass(frozen=True, slots=True)
class Position:
    """Where somebody plays on, and in which seat; `why_not` is asked before."""

    standing: Standing  # of the old game
    moves: int
    seat: Seat

    @property
    def origin(self) -> Origin:
        return Origin(self.standing.card.id, self.moves)


def why_not(standing: Standing, moves: int) -> Refusal | None:
    """A deal that others still play would tell them what is to come."""
    course, status = standing.course, standing.card.status
    is_over = status is Status.OVER and course is not None and not standing.sealed
    if is_over and course is not None and moves < len(course.made):
        return None
    return refuse("lobby", "no-playing-on")


async def begin(
    house: House, store: Store, position: Position, person: Person, place: str, request: str
) -> TableId:
    """A table in this place of his own, whose game is under way as soon as it is there."""
    old, table, now = position.standing, await store.next_table(), await house.shutters.now()
    lines = await store.lines(old.card.id)
    entries = in_force(line.entry for line in lines)[: position.moves]
    assert old.course is not None
    course = await asyncio.to_thread(replay, old.game, old.course.opening, entries)
    gathering = Standing(
        _card(position, table, person, place, now), old.game, now=now, people={person.id: person}
    )
    follows = sequel.of(gathering, _begun(gathering, position, course, entries), request)
    async with store.page() as page:
        follows.put_on(page)
    await house.read_again([table])
    return table


def _card(position: Position, table: TableId, person: Person, place: str, now: Time) -> TableCard:
    """Nobody but him sits at it yet."""
    old, terms = position.standing.card, Terms(language=person.language)
    return lobby.new_card(table, old.game, person.id, "", place, terms, old.options, now)


def _begun(
    gathering: Standing, position: Position, course: AnyCourse, entries: Sequence[Entry]
) -> Standing:
    """It has no half of a deal: none was announced."""
    card, (own,) = gathering.card, gathering.card.chairs
    own, computer = replace(own, came_after=course.ply), Chair(guest=usual(card.game))
    seats = range(course.opening.seats)
    card = replace(
        card,
        status=Status.PLAYING,
        started=gathering.now,
        chairs=tuple(own if seat == position.seat else computer for seat in seats),
        origin=position.origin,
    )
    return with_course(replace(gathering, card=card, fresh=tuple(entries)), course)
