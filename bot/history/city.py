"""The city of a server: what each finished game has built there, by season."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.engine.text import Named
from bot.tables.people import TableId, Time

# Counted in games, not by the calendar: where a game takes weeks, a quarter would be one street.
GAMES_PER_SEASON = 25
SINGLE_SEASONS = 7  # newest seasons have a district each; all older ones are the old town

# Landmarks, and the number of games they need.
MILESTONES: Mapping[str, int] = {
    "bridge": 3,
    "walls": 7,
    "church": 15,
    "second-bridge": 30,
    "campanile": 45,
    "signoria": 60,
    "third-bridge": 100,
    "outer-walls": 150,
    "fourth-bridge": 250,
}
DOME = "dome"
PALAZZO = "palazzo"  # or the game's equivalent
_GAMES_BEFORE_DOME = 30  # before a feat that none surpasses earns the dome
_GAMES_BEFORE_RECORD = 5  # of a kind, before one can be a record
_MONUMENT, _STATUE = 3, 1


@dataclass(frozen=True, slots=True)
class CityGame:
    """A finished game with what everybody may see of it."""

    table: TableId
    game: str
    seats: int
    computers: int  # how many of them played to the end
    points: int  # of the winner
    won: bool  # solo games can be lost
    greatest: int | None  # amount of the best feat; None where unknown
    opened: Time  # when the result became public
    names: tuple[str, ...] = ()  # winners who allowed their names to be shown
    is_known: bool = True  # False once a winner was forgotten


@dataclass(frozen=True, slots=True)
class CityFeat:
    """The best feat of a game; the name is empty where the person did not allow it to be shown."""

    kind: str
    what: Named
    amount: int
    name: str


@dataclass(frozen=True, slots=True)
class CityPlot:
    """What one game has built."""

    built: CityGame
    form: str  # the winner's: "house" alone, "villa" beside computers, else "palazzo"
    storeys: int
    houses: int  # of the others, one each
    huts: int  # of computers
    monument: int  # 0 none, 1 a statue, 2 a column, 3 a monument for a new record

    @property
    def game(self) -> str:
        return self.built.game

    @property
    def number(self) -> int:
        """The number of the plot, which never changes."""
        return self.built.table

    @property
    def names(self) -> tuple[str, ...]:
        return self.built.names


@dataclass(frozen=True, slots=True)
class CityDistrict:
    """What was built in a range of seasons, in order."""

    first: int  # season
    last: int
    plots: tuple[CityPlot, ...]

    @property
    def is_old(self) -> bool:
        """Whether it holds all that is older than the districts of single seasons."""
        return self.first != self.last

    @property
    def years(self) -> tuple[int, int]:
        return _year(self.plots[0].built.opened), _year(self.plots[-1].built.opened)

    @property
    def most_wins(self) -> tuple[str, int] | None:
        """The named person who won most often here, and how often."""
        won = Counter(name for plot in self.plots for name in plot.names)
        return min(won.items(), key=lambda one: (-one[1], one[0])) if won else None


@dataclass(frozen=True, slots=True)
class City:
    """All districts, the newest first."""

    districts: tuple[CityDistrict, ...] = ()
    landmarks: frozenset[str] = frozenset()
    dome: CityPlot | None = None  # of the feat it was built for
    games: int = 0

    @property
    def plots_newest_first(self) -> tuple[CityPlot, ...]:
        """All plots, the newest first."""
        return tuple(plot for one in self.districts for plot in reversed(one.plots))

    @property
    def next_landmark(self) -> tuple[str, int] | None:
        """The next landmark and the number of games until it is built."""
        left = [(name, at - self.games) for name, at in MILESTONES.items() if at > self.games]
        return min(left, key=lambda one: one[1], default=None)


def build_city(built: Iterable[CityGame]) -> City:
    """Build the city from all games of a server; later games never change earlier plots."""
    plots = tuple(_build_plots(sorted(built, key=lambda one: (one.opened, one.table))))
    games = len(plots)
    landmarks = {name for name, at in MILESTONES.items() if games >= at}
    dome = _dome_plot(plots)
    if dome and "church" in landmarks:
        landmarks.add(DOME)
    return City(tuple(_build_districts(plots)), frozenset(landmarks), dome, games)


# Plot by plot


def _build_plots(built: Sequence[CityGame]) -> Iterator[CityPlot]:
    played, scored = Counter[tuple[str, int]](), dict[tuple[str, int], int]()
    done = dict[str, int]()  # by game, the best so far
    for one in built:
        kind = one.game, one.seats
        is_record = played[kind] >= _GAMES_BEFORE_RECORD and one.points > scored[kind]
        yield _build_plot(one, is_record=is_record, before=done.get(one.game))
        played[kind] += 1
        scored[kind] = max(one.points, scored.get(kind, one.points))
        if one.greatest is not None:
            done[one.game] = max(one.greatest, done.get(one.game, 0))


def _build_plot(one: CityGame, *, is_record: bool, before: int | None) -> CityPlot:
    others, monument = one.seats - 1, _monument_size(one.greatest, before)
    if not others:
        return CityPlot(one, "house", 1 + one.won, 0, 0, min(monument, _STATUE))
    huts = min(one.computers, others)
    if one.computers:
        return CityPlot(one, "villa", 2, others - huts, huts, monument)
    storeys = (3 if one.seats > 2 else 2) + is_record
    return CityPlot(one, PALAZZO, storeys, others, 0, monument)


def _monument_size(greatest: int | None, before: int | None) -> int:
    """Return a larger size the nearer the feat comes to the best one before it."""
    if greatest is None:
        return 0
    if before is None or greatest < before - 3:
        return _STATUE
    return _MONUMENT if greatest > before else 2


def _dome_plot(plots: Iterable[CityPlot]) -> CityPlot | None:
    """Find the last feat that none before it surpassed, once there were enough of them."""
    best, tried = dict[str, int](), Counter[str]()
    found = None
    for plot in plots:
        greatest = plot.built.greatest
        if greatest is None:
            continue
        if tried[plot.game] >= _GAMES_BEFORE_DOME and greatest >= best[plot.game]:
            found = plot
        best[plot.game] = max(greatest, best.get(plot.game, greatest))
        tried[plot.game] += 1
    return found


def _build_districts(plots: Sequence[CityPlot]) -> Iterator[CityDistrict]:
    seasons = -(-len(plots) // GAMES_PER_SEASON)
    old = max(0, seasons - SINGLE_SEASONS)
    if old == 1:  # the old town is one of several
        old = 0
    for number in range(seasons, old, -1):
        yield CityDistrict(
            number,
            number,
            tuple(plots[(number - 1) * GAMES_PER_SEASON : number * GAMES_PER_SEASON]),
        )
    if old:
        yield CityDistrict(1, old, tuple(plots[: old * GAMES_PER_SEASON]))


def _year(time: Time) -> int:
    return datetime.fromtimestamp(time, UTC).year
