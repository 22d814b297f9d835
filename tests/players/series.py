"""Series: how strong computer players are, and what a stand-in costs, in as many games as it takes.

`python -m tests.players.series [NAME …]` plays them all, or those whose names begin so, and tells
each figure with its interval and its target. What was played is kept, as long as whoever plays and
the rules stay as they are: broken off, a series goes on where it was; played, it is only told.
"""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import bot
from bot import catalogue
from bot.engine.chance import Chance
from bot.engine.game import Scores, settle_options
from bot.engine.journal import Course, Opening
from bot.engine.text import Florins, Named, Refusal
from bot.games.princes.moves import Work
from bot.players import match
from bot.players.player import Situation
from bot.players.registry import AnyComputerPlayer, players_and_replacements
from tests.tools.simulate import STANDARD_ERRORS, SeriesFile, win_share_interval

_HOUSE = Path(bot.__file__).parents[1]
CACHE = _HOUSE / ".series"
NOTHING: Mapping[str, str] = {}
BOTH = {"characters": "on", "together": "on"}
LEFT_IN = 4  # the round in which somebody goes away


@dataclass(frozen=True, slots=True)
class Finding:
    """What a series has shown, in words, and whether it is what was to be shown."""

    told: str
    met: bool


@dataclass(frozen=True, slots=True)
class Series:
    """So many games, what is noted of each, and what all of the notes come to."""

    name: str
    game: str
    games: int
    noted: Callable[[int], Any]  # of the game of this number, as JSON keeps it
    findings: Callable[[Sequence[Any]], Iterator[Finding]]
    takes_long: bool = False  # hours

    def played(self, folder: Path = CACHE) -> Iterator[Finding]:
        """What is missing is played first."""
        kept = SeriesFile(self._file(folder), [self.name])
        notes = [
            kept.load_or_play(number, partial(self.noted, number)) for number in range(self.games)
        ]
        yield from self.findings(notes)

    def _file(self, folder: Path) -> Path:
        """Its own for each state of the players and the rules; those of other states go."""
        file = folder / f"{self.name}-{_state_of(self.game)}"
        folder.mkdir(exist_ok=True)
        for other in folder.glob(f"{self.name}-????????"):
            if other != file:
                other.unlink()
        return file


def _state_of(game: str) -> str:
    """Another one as soon as a game may go otherwise."""
    digest = blake2b(catalogue.current_edition(game).seal.encode(), digest_size=4)
    rooms = (f"bot/games/{game}", "bot/engine", "bot/players")
    for file in sorted(file for room in rooms for file in (_HOUSE / room).rglob("*.py")):
        if file.parent.name in {*catalogue.GAMES} - {game}:
            continue
        digest.update(file.read_bytes())
    return digest.hexdigest()


# Games


def _opening(game: str, seats: int, seed: str, chosen: Mapping[str, str]) -> Opening:
    rules = catalogue.current_game(game)
    setup = settle_options(rules, seats, chosen)
    assert not isinstance(setup, Refusal)
    printed = catalogue.current_edition(game).seal
    return Opening(game, rules.rules, printed, seats, setup.options, seed)


def _course(
    game: str, guests: Sequence[AnyComputerPlayer], seed: str, chosen: Mapping[str, str] = NOTHING
) -> tuple[Course[Any, Any], Scores]:
    rules = catalogue.current_game(game)
    course = match.play_match(rules, _opening(game, len(guests), seed, chosen), guests)
    scores = rules.scores(course.state)
    assert scores is not None
    return course, scores


def leaving(begun: AnyComputerPlayer, gone_on: AnyComputerPlayer) -> AnyComputerPlayer:
    """One guest until a round, and from then on the other."""

    def choose(situation: Situation[Any, Any], chance: Chance) -> Any:
        guest = begun if situation.make_view().round < LEFT_IN else gone_on
        return guest(situation, chance)

    return choose


# One against the others


def against(
    one: str,
    others: str,
    target: float,
    games: int,
    *,
    game: str = "princes",
    seats: int = 4,
    takes_long: bool = False,
    chosen: Mapping[str, str] = NOTHING,
) -> Series:
    """He sits in every seat by turns; the target is one below or above his part at random."""
    book, name = players_and_replacements(game), "-".join([game, one, *chosen])

    def noted(number: int) -> float:
        seat = number % seats
        guests = [book[others]] * seats
        guests[seat] = book[one]
        _, scores = _course(game, guests, f"{name}-{number // seats}", chosen)
        return (seat in scores.winners) / max(1, len(scores.winners))

    def findings(won: Sequence[float]) -> Iterator[Finding]:
        share, least, most = win_share_interval(sum(won), len(won))
        if target > 1 / seats:
            met, aim = share >= target and least > 1 / seats, "at least"
        else:
            met, aim = share <= target and most < 1 / seats, "at most"
        yield Finding(
            f"{one} against {seats - 1} × {others}: {share:.1%} ({least:.1%} to {most:.1%})"
            f" of {len(won)} games, {aim} {target:.0%}",
            met,
        )

    return Series(name, game, games, noted, findings, takes_long)


# A table of journeymen


@dataclass(frozen=True, slots=True)
class _Market:
    """What was bought and built in a game of the Princes."""

    prices: list[int]  # of all lots
    opening: int
    builders: list[int]  # prices
    buildings: int
    idle: int  # of these, in which nobody worked


def _journeymen(number: int) -> list[Any]:
    course, _ = _course(
        "princes", [players_and_replacements("princes")["journeyman"]] * 4, f"table-{number}"
    )
    market = _market(course)
    at_opening = market.prices.count(market.opening)
    return [len(market.prices), at_opening, market.builders, market.buildings, market.idle]


def _market(course: Course[Any, Any]) -> _Market:
    sold = list(_sold(course))
    view = catalogue.current_game("princes").view(course.state, None)
    standing = {
        (seat, tile.name)
        for seat, estate in enumerate(view.open_estates)
        for tile in estate.buildings
    }
    professions = view.box.professions
    worked_in = {
        (made.seat, professions[made.move.profession].building)
        for made in course.made
        if isinstance(made.move, Work)
    }
    return _Market(
        [price for _, price in sold],
        view.box.opening_bid(view.size),
        [price for lot, price in sold if lot == "builder"],
        len(standing),
        len(standing - worked_in),
    )


def _sold(course: Course[Any, Any]) -> Iterator[tuple[str, int]]:
    for made in course.made:
        for event in made.step.events:
            if event.text.key == "wins":
                lot, price = event.text.fact("lot"), event.text.fact("price")
                assert isinstance(lot, Named)
                assert isinstance(price, Florins)
                yield lot.name, price.amount


def _of_the_market(notes: Sequence[list[Any]]) -> Iterator[Finding]:
    lots, opening, builders, buildings, idle = zip(*notes, strict=True)
    share = sum(opening) / sum(lots)
    yield Finding(f"lots at the opening bid: {share:.1%}, at most 35 %", share <= 0.35)
    price, reach = _mean([price for game in builders for price in game])
    told = f"builders: {price:.0f} florins (± {reach:.0f}), 300 to 700"
    yield Finding(told, 300 <= price <= 700)
    share = sum(idle) / sum(buildings)
    yield Finding(f"buildings without a work: {share:.1%}, at most 10 %", share <= 0.1)


# A stand-in


def absence(games: int) -> Series:
    """The same seed twice: once a journeyman plays to the end, once somebody stands in for him."""
    book = players_and_replacements("princes")
    journeyman, name = book["journeyman"], "princes-stand-in"
    left = leaving(journeyman, book["careful"])

    def noted(number: int) -> int:
        seat, seed = number % 4, f"{name}-{number}"
        guests = [journeyman] * 4
        stayed = _course("princes", guests, seed)[1].totals[seat]
        guests[seat] = left
        return stayed - _course("princes", guests, seed)[1].totals[seat]

    def findings(lost: Sequence[int]) -> Iterator[Finding]:
        mean, reach = _mean(lost)
        yield Finding(
            f"a stand-in for a journeyman from round {LEFT_IN} on: {mean:.2f} points lost"
            f" ({mean - reach:.2f} to {mean + reach:.2f}) over {len(lost)} games, at most 2",
            mean <= 2,
        )

    return Series(name, "princes", games, noted, findings)


def _mean(found: Sequence[float]) -> tuple[float, float]:
    """With how far the true one may lie from it."""
    return fmean(found), STANDARD_ERRORS * stdev(found) / sqrt(len(found))


SERIES = (
    against("journeyman", "greedy", 0.35, 400),
    against("apprentice", "journeyman", 0.12, 400),
    Series("princes-journeymen", "princes", 200, _journeymen, _of_the_market),
    absence(200),
    against("master", "journeyman", 0.55, 200, takes_long=True),
    against("master", "journeyman", 0.45, 60, takes_long=True, chosen=BOTH),
    against("master", "journeyman", 0.5, 100, game="firenze", seats=3, takes_long=True),
)


def main(names: Sequence[str]) -> bool:
    """Whether all that was to be shown is shown."""
    chosen = [one for one in SERIES if not names or one.name.startswith(tuple(names))]
    found = [finding for one in chosen for finding in _told(one)]
    return bool(found) and all(finding.met for finding in found)


def _told(series: Series) -> Iterator[Finding]:
    for finding in series.played():
        print(f"{series.name}: {finding.told}: {'met' if finding.met else 'MISSED'}", flush=True)
        yield finding


if __name__ == "__main__":
    sys.exit(not main(sys.argv[1:]))
