"""Play on from a position of a finished game, at a table of one's own."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.engine.game import Seat
from bot.engine.journal import Entry, lines_in_force, replay_journal
from bot.engine.text import Refusal, refuse
from bot.players.registry import default_player
from bot.tables import derived_effects, lobby, people
from bot.tables.lobby import OPENINGS_WINDOW
from bot.tables.service import TableService
from bot.tables.state import AnyCourse, TableState
from bot.tables.store_protocols import Store

# A game given up is deleted once its opening no longer counts towards a limit.
ABANDONED_KEPT_FOR = OPENINGS_WINDOW


@dataclass(frozen=True, slots=True)
class PlayOnPosition:
    """A position to play on from, and the person's seat; check `why_no_play_on` first."""

    state: TableState  # of the old game
    moves: int
    seat: Seat

    @property
    def origin(self) -> people.PlayOnOrigin:
        return people.PlayOnOrigin(self.state.card.id, self.moves)


def why_no_play_on(state: TableState, moves: int) -> Refusal | None:
    """Refuse unless the game is over and its deal is no secret any more."""
    course = state.course
    is_over = state.card.status is people.TableStatus.OVER and not state.is_embargoed
    if is_over and course is not None and moves < len(course.made):
        return None
    return refuse("lobby", "no-playing-on")


async def open_play_on_table(
    service: TableService,
    store: Store,
    position: PlayOnPosition,
    person: people.Person,
    place: str,
    request: str,
) -> people.TableId:
    """Open a table that continues from this position, and return its number.

    Raise CommandRejected at a limit of the person.
    """
    old = position.state
    table = await store.next_table_id()
    now = await service.downtime.current_time()
    lines = await store.journal_lines(old.card.id)
    entries = lines_in_force(line.entry for line in lines)[: position.moves]
    course = await asyncio.to_thread(replay_journal, old.game, old.begun_course.opening, entries)
    gathering = TableState(
        _make_play_on_card(position, table, person, place, now),
        old.game,
        now=now,
        people={person.id: person},
        planner=old.planner,
    )
    follows = derived_effects.derive_effects(
        gathering, _start_play_on(gathering, position, course, entries), request
    )
    async with service.enforce_owner_limits(follows.after.card), store.unit_of_work() as unit:
        follows.write_to(unit)
    await service.reload_tables([table])
    return table


async def delete_abandoned_games(service: TableService, store: Store) -> None:
    """Delete games played on that were given up some time ago."""
    now = await service.downtime.current_time()
    for table in await store.abandoned_play_ons(people.Time(now - ABANDONED_KEPT_FOR)):
        await service.delete_table(table)


def _make_play_on_card(
    position: PlayOnPosition,
    table: people.TableId,
    person: people.Person,
    place: str,
    now: people.Time,
) -> people.TableCard:
    """Make the card of a table with this person alone."""
    old, terms = position.state.card, people.TableTerms(language=person.language)
    return lobby.make_table_card(table, old.game, person.id, "", place, terms, old.options, now)


def _start_play_on(
    gathering: TableState, position: PlayOnPosition, course: AnyCourse, entries: Sequence[Entry]
) -> TableState:
    """Start the game without a server seed: no deal was announced."""
    card, (own,) = gathering.card, gathering.card.holders
    own = replace(own, came_after=course.ply)
    computer = people.SeatHolder(computer=default_player(card.game))
    seats = range(course.opening.seats)
    card = replace(
        card,
        status=people.TableStatus.PLAYING,
        started=gathering.now,
        holders=tuple(own if seat == position.seat else computer for seat in seats),
        origin=position.origin,
    )
    return replace(gathering, card=card, course=course, new_entries=tuple(entries))
