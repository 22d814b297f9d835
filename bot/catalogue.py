"""The games with their printed numbers, read from data/ and stored by value."""

import importlib
import json
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

from bot.engine.data_file_reader import Misprint
from bot.engine.journal import AnyGame

DATA = Path(__file__).parent.parent / "data"
_SHORT_SEAL = 12  # digits
_EARLIER = "earlier"  # in a game's folder: its editions of once, each by value under its seal


@dataclass(frozen=True, slots=True)
class Edition:
    """The printed numbers of a game as text: what a journal refers to by its seal.

    A corrected outline or deck is another edition; a running game keeps the one it has.
    """

    game: str
    text: str

    @property
    def seal(self) -> str:
        return sha256(self.text.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class _GamePackage:
    """The data files of a game, and how it is made from them."""

    files: tuple[str, ...]
    build_game: Callable[[Mapping[str, Any]], AnyGame]


GAMES = ("princes", "firenze")  # packages of a game are found by its key everywhere


def _import_game_package(game: str) -> _GamePackage:
    try:
        rules = importlib.import_module(f"bot.games.{game}")
    except ModuleNotFoundError as error:
        raise Misprint(f"bot/games/{game}", "", "", f"there are no such rules: {error}") from error
    return _GamePackage(rules.FILES, rules.build_game)


@cache
def current_edition(game: str) -> Edition:
    """Return the edition that new tables of this game start with."""
    return read_edition(game, DATA / game)


def find_edition(game: str, seal: str) -> Edition:
    """The edition of this seal: today's, or an earlier one that data/ still has by value.

    Score sheets of before 1.0 have the first digits of the seal alone.
    """
    today = current_edition(game)
    known = (today.seal, *earlier_seals(game))
    whole = next((one for one in known if seal in (one, one[:_SHORT_SEAL])), None)
    if whole is None:
        raise LookupError(f"no printed numbers of {game} have the seal {seal}")
    if whole == today.seal:
        return today
    return Edition(game, _earlier_file(game, whole).read_text("utf-8").removesuffix("\n"))


def earlier_seals(game: str) -> tuple[str, ...]:
    """The seals of the editions that score sheets of this game were written with before."""
    return tuple(sorted(file.stem for file in (DATA / game / _EARLIER).glob("*.json")))


def _earlier_file(game: str, seal: str) -> Path:
    return DATA / game / _EARLIER / f"{seal}.json"


def read_edition(game: str, folder: Path) -> Edition:
    """Read an edition from a folder of tables; damage is found when it is unpacked."""
    tables = {
        name: _read_toml(folder / f"{name}.toml") for name in _import_game_package(game).files
    }
    # TOML dates become strings, which the reader of the table refuses.
    words = json.dumps(tables, sort_keys=True, separators=(",", ":"), default=str)
    return Edition(game, words)


DaysBySeats: TypeAlias = Mapping[str, Mapping[int, int]]  # by how auctions are held, and by seats


@dataclass(frozen=True, slots=True)
class MeasuredPace:
    """How long games take among people who visit twice a day, as measured."""

    answer: int  # seconds that an answer takes then
    days: DaysBySeats
    ahead: Mapping[int, int]  # by seats, where half of the turns are planned and wishes given early
    together: Mapping[int, int]  # by seats, where all plan the turns of a round at once
    with_options: Mapping[frozenset[str], DaysBySeats]  # where all of these were chosen

    def days_with_options(self, options: Iterable[tuple[str, str]]) -> DaysBySeats:
        """Return the days for the most of these options measured together; others add no time."""
        chosen = {f"{name} {value}" for name, value in options}
        known = [measured for measured in self.with_options if measured <= chosen]
        return self.with_options[max(known, key=len)] if known else self.days


@cache
def measured_pace(game: str) -> MeasuredPace | None:
    """Read the measured pace of a game; None if it was never measured."""
    file = DATA / game / "pace.toml"
    if not file.exists():
        return None
    table = _read_toml(file)
    try:
        hours, with_options = int(table.pop("answer")), table.pop("with", {})
        ahead, together = (
            _parse_days_by_seats(table.pop(name, {})) for name in ("ahead", "together")
        )
        return MeasuredPace(
            hours * 3600,
            _parse_days(table),
            ahead,
            together,
            {
                frozenset(names.split(", ")): _parse_days(days)
                for names, days in with_options.items()
            },
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        shown = f"data/{game}/{file.name}"
        raise Misprint(shown, "", "", f"is no table of days by players: {error!r}") from error


def _parse_days(table: Mapping[str, Mapping[str, int]]) -> dict[str, dict[int, int]]:
    return {how: _parse_days_by_seats(days) for how, days in table.items()}


def _parse_days_by_seats(days: Mapping[str, int]) -> dict[int, int]:
    return {int(seats): int(many) for seats, many in days.items()}


@cache
def unpack_edition(edition: Edition) -> AnyGame:
    """Return the game with these printed numbers, shared by all tables that play it."""
    return _import_game_package(edition.game).build_game(json.loads(edition.text))


def current_game(key: str) -> AnyGame:
    return unpack_edition(current_edition(key))


def _read_toml(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        shown = f"data/{file.parent.name}/{file.name}"
        raise Misprint(shown, "", "", str(error)) from error
