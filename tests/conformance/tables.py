"""Tables of every game in the catalogue, and the stories that are played at them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from functools import cached_property, lru_cache
from hashlib import sha256
from itertools import islice, product
from typing import Any, TypeAlias

from bot import catalogue
from bot.engine.game import Event, Option, Seat, Viewer, legal_moves, settle_options
from bot.engine.journal import (
    AnyGame,
    Course,
    Entry,
    MoveInForce,
    Opening,
    advance_course,
    begin_course,
)
from bot.engine.random_draws import Chance
from bot.engine.text import Refusal, Text
from bot.players.player import Situation, make_player_chance, make_situation
from bot.players.registry import SLOW_PLAYERS, AnyComputerPlayer, computer_players

State: TypeAlias = Any
Move: TypeAlias = Any

MANY_VALUES = 3
SELDOM = 4  # one ply in so many

ENDLESS = 5_000  # plies: no game of the house takes a tenth of it


@dataclass(frozen=True)
class Table:
    """Some people at a game, with what they chose before it starts."""

    key: str
    seats: int
    chosen: tuple[tuple[str, str], ...] = ()

    @property
    def game(self) -> AnyGame:
        return catalogue.current_game(self.key)

    def __str__(self) -> str:
        return "-".join([self.key, str(self.seats), *(f"{name}-{v}" for name, v in self.chosen)])

    def opening(self, seed: str) -> Opening:
        setup = settle_options(self.game, self.seats, dict(self.chosen))
        assert not isinstance(setup, Refusal)
        printed = catalogue.current_edition(self.key).seal
        return Opening(self.key, setup.rules, printed, self.seats, setup.options, seed)


def tables() -> Iterator[Table]:
    """Every game with every number of seats, and every option at least once.

    At each size there is a table without a wish, and one with all that can be wished for; each
    single wish is tried at one size or another, of many values the first and the last. The long
    suite has all combinations.
    """
    for key in catalogue.GAMES:
        game = catalogue.current_game(key)
        offered: dict[Option, list[int]] = {}
        for seats in game.seats:
            options = game.options(seats)
            yield Table(key, seats)
            if len(options) > 1:
                yield Table(key, seats, tuple((o.name, o.values[-1]) for o in options))
            for option in options:
                offered.setdefault(option, []).append(seats)
        wishes = [(option, value) for option in offered for value in _tried(option)]
        for at, (option, value) in enumerate(wishes):
            sizes = offered[option]
            yield Table(key, sizes[at % len(sizes)], ((option.name, value),))


def _tried(option: Option) -> tuple[str, ...]:
    others = option.values[1:]
    return others if len(others) < MANY_VALUES else (others[0], others[-1])


TABLES = tuple(tables())
FOR_TWO = next(table for table in TABLES if table.seats == 2)


def combinations() -> Iterator[Table]:
    """Every game with every number of seats, and all values of all options with each other."""
    for key in catalogue.GAMES:
        for seats in catalogue.current_game(key).seats:
            options = catalogue.current_game(key).options(seats)
            for values in product(*(option.values for option in options)):
                chosen = zip((option.name for option in options), values, strict=True)
                yield Table(key, seats, tuple(chosen))


@dataclass(frozen=True)
class Story:
    """A whole game as it was played; there is a course before the first move and after each."""

    table: Table
    courses: tuple[Course[State, Move], ...]
    entries: tuple[Entry, ...]

    @property
    def game(self) -> AnyGame:
        return self.table.game

    @property
    def opening(self) -> Opening:
        return self.courses[0].opening

    @property
    def made(self) -> tuple[MoveInForce[State, Move], ...]:
        return self.courses[-1].made

    @cached_property
    def states(self) -> tuple[State, ...]:
        return tuple(course.state for course in self.courses)

    def plies(self, every: int) -> Iterator[tuple[int, State]]:
        """One ply in so many and its state, and other ones at another table."""
        first = sum(map(ord, str(self.table))) % every
        yield from islice(enumerate(self.states), first, None, every)

    @cached_property
    def words(self) -> tuple[str, ...]:
        """Every name that occurs in a move of this game."""
        found: dict[str, None] = {}
        for state in self.states:
            for seat in self.game.to_move(state):
                for move in self.game.candidates(state, seat):
                    for field in fields(move):
                        value = getattr(move, field.name)
                        names = value if isinstance(value, tuple) else (value,)
                        found.update((name, None) for name in names if isinstance(name, str))
        return tuple(found)

    def view(self, ply: int, viewer: Viewer) -> Any:
        """What this viewer sees there; several tests look at it."""
        if (ply, viewer) not in self._seen:
            self._seen[ply, viewer] = self.game.view(self.states[ply], viewer)
        return self._seen[ply, viewer]

    @cached_property
    def _seen(self) -> dict[tuple[int, Viewer], Any]:
        return {}

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (None, *map(Seat, range(self.table.seats)))

    def at(self, ply: int) -> str:
        """Where in the story we are, to be said when something is not as it should be."""
        after = self.entries[ply - 1].act if ply else "the start"
        return f"{self.table}, seed {self.opening.seed}, ply {ply}, after {after}"


def company_of(key: str) -> dict[str, AnyComputerPlayer]:
    """Who plays at once; whoever thinks long is watched in tests of his own."""
    return {
        name: guest for name, guest in computer_players(key).items() if name not in SLOW_PLAYERS
    }


@lru_cache(maxsize=4)
def played(table: Table) -> Story:
    """A whole game, another one at every table: a wanderer and all guests of the game take part."""
    game, seed = table.game, f"conformance-{table}"
    company = [wander(game), *reversed(company_of(table.key).values())]
    course: Course[State, Move] = begin_course(game, table.opening(seed))
    courses = [course]
    entries: list[Entry] = []
    while awaited := game.to_move(course.state):
        assert course.ply < ENDLESS, f"{table} does not end"
        seat = Chance(f"quickest of {seed}", course.ply).one_of(sorted(awaited), "seat")
        situation = make_situation(game, course.state, seat)
        move = company[seat % len(company)](situation, make_player_chance(seed, seat, course.ply))
        after = advance_course(game, course, seat, move)
        assert isinstance(after, Course), f"{table}: {after}"
        course = after
        courses.append(course)
        entries.append(Entry(seat, game.vocabulary.spell(move), game.tally(course.state).seal()))
    return Story(table, tuple(courses), tuple(entries))


def wander(game: AnyGame) -> AnyComputerPlayer:
    """A guest who does all kinds of things, and seldom one that leads nowhere."""

    def choose(situation: Situation[Any, Move], chance: Chance) -> Move:
        kinds = tuple(dict.fromkeys(map(type, situation.moves)))
        acts = tuple(kind for kind in kinds if kind not in game.passes | game.asides)
        kind = chance.one_of(acts if acts and chance.draw_below(6, "act") else kinds, "kind")
        return chance.one_of([move for move in situation.moves if type(move) is kind], "move")

    return choose


def heard(events: Sequence[Event], viewer: Viewer) -> list[Text]:
    """What this viewer is told."""
    return [dict(event.private).get(viewer, event.text) for event in events]  # type: ignore[arg-type]


def fingerprint(story: Story) -> str:
    """All that is told of a story and what can be noticed now and then, in 64 digits."""
    game = story.game
    noticed: list[object] = [story.entries]
    for _, state in story.plies(SELDOM):
        noticed += [game.view(state, viewer) for viewer in story.viewers]
        noticed += [legal_moves(game, state, seat) for seat in sorted(game.to_move(state))]
        noticed += [game.imagine(state, None, Chance("imagined", 0)), game.scores(state)]
    noticed += [made.step.events for made in story.made]
    return sha256("\n".join(map(_told, noticed)).encode()).hexdigest()


def _told(noticed: object) -> str:
    # Where an object lies in memory is not part of the story.
    return re.sub(r" at 0x[0-9a-f]+", "", repr(noticed))


def fingerprints() -> str:
    """Of a story of every game with every number of seats."""
    usual = [table for table in TABLES if not table.chosen]
    return "\n".join(f"{table} {fingerprint(played(table))}" for table in usual)
