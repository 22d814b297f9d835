"""Series: how strong computer players are, and what a stand-in costs, in as many games as it takes.

`python -m tests.players.series [NAME …]` plays them all, or those whose names begin so, and tells
each figure with its interval and its target. What was played is kept, as long as whoever plays and
the rules stay as they are: broken off, a series goes on where it was; played, it is only told.
"""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import blake2b
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import bot
from bot import catalogue
from bot.cli import show_progress
from bot.cli.replay import load_sheet_and_game
from bot.engine.game import Scores, Seat, settle_options
from bot.engine.journal import AnyGame, Course, Opening, replay_journal
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Florins, Named, Refusal
from bot.games.princes.moves import Work
from bot.players.fitted_value import FOLDER
from bot.players.player import Situation, make_situation
from bot.players.registry import AnyComputerPlayer, players_and_replacements, review_method
from bot.players.review import (
    DecisionToWeigh,
    GameReview,
    ReviewMoment,
    review_game,
    weigh_decision,
)
from bot.players.search import Search
from tests.golden.recipes import FOLDER as GOLDEN
from tests.players import match
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
        numbers = show_progress(range(self.games), f"{self.name}, games played")
        notes = [kept.load_or_play(number, partial(self.noted, number)) for number in numbers]
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
    digest.update((FOLDER / f"{game}.json").read_bytes())
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
    most: float = 1.0,
    name: str = "",
) -> Series:
    """He sits in every seat by turns; the target is one below or above his part at random."""
    book, name = players_and_replacements(game), name or "-".join([game, one, *chosen])

    def noted(number: int) -> float:
        seat = number % seats
        guests = [book[others]] * seats
        guests[seat] = book[one]
        _, scores = _course(game, guests, f"{name}-{number // seats}", chosen)
        return (seat in scores.winners) / max(1, len(scores.winners))

    def findings(won: Sequence[float]) -> Iterator[Finding]:
        share, low, high = win_share_interval(sum(won), len(won))
        if target > 1 / seats:
            met, aim = target <= share <= most and low > 1 / seats, f"at least {target:.0%}"
        else:
            met, aim = share <= target and high < 1 / seats, f"at most {target:.0%}"
        aim += f" and at most {most:.0%}" if most < 1 else ""
        yield Finding(
            f"{one} against {seats - 1} × {others}: {share:.1%} ({low:.1%} to {high:.1%})"
            f" of {len(won)} games, {aim}",
            met,
        )

    return Series(name, game, games, noted, findings, takes_long)


# A table of one level


@dataclass(frozen=True, slots=True)
class _Market:
    """What was bought and built in a game of the Princes."""

    prices: Mapping[str, list[int]]  # of each kind of lot, in order
    opening: int
    buildings: int
    idle: int  # of these, in which nobody worked
    totals: Sequence[int]


def table_of(
    level: str, games: int, findings: Callable[[Sequence[_Market]], Iterator[Finding]], seats: int
) -> Series:
    """So many of one level among themselves."""
    name, player = (
        f"princes-{seats}-{level}s".replace("mans", "men"),
        players_and_replacements("princes")[level],
    )

    def noted(number: int) -> Any:
        course, scores = _course("princes", [player] * seats, f"{name}-{number}")
        return asdict(_market(course, scores))

    def told(notes: Sequence[Any]) -> Iterator[Finding]:
        yield from findings([_Market(**note) for note in notes])

    return Series(name, "princes", games, noted, told, takes_long=level == "master")


def _market(course: Course[Any, Any], scores: Scores) -> _Market:
    prices = dict[str, list[int]]()
    for lot, price in _sold(course):
        prices.setdefault(lot, []).append(price)
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
    opening = view.box.opening_bid(view.size)
    return _Market(prices, opening, len(standing), len(standing - worked_in), scores.totals)


def _sold(course: Course[Any, Any]) -> Iterator[tuple[str, int]]:
    for made in course.made:
        for event in made.step.events:
            if event.text.key == "wins":
                lot, price = event.text.fact("lot"), event.text.fact("price")
                assert isinstance(lot, Named)
                assert isinstance(price, Florins)
                yield lot.name, price.amount


def _prices(markets: Sequence[_Market], lot: str) -> list[int]:
    return [price for market in markets for price in market.prices.get(lot, [])]


def _share_at_opening(markets: Sequence[_Market]) -> float:
    lots = [(p, one.opening) for one in markets for found in one.prices.values() for p in found]
    return sum(price == opening for price, opening in lots) / len(lots)


def journeymen_findings(markets: Sequence[_Market]) -> Iterator[Finding]:
    """What stands idle; the prices are told beside what people pay."""
    share = _share_at_opening(markets)
    yield Finding(f"lots at the opening bid: {share:.1%}", met=True)
    price, reach = _mean(_prices(markets, "builder"))
    yield Finding(f"builders: {price:.0f} florins (± {reach:.0f}), people 500 to 700", met=True)
    share = sum(one.idle for one in markets) / sum(one.buildings for one in markets)
    yield Finding(f"buildings without a work: {share:.1%}, at most 10 %", share <= 0.1)


def masters_findings(
    markets: Sequence[_Market], seats_at_least: float, winner_at_least: float
) -> Iterator[Finding]:
    """What seats and winners come to; what is paid is told beside what people pay."""
    for name, found, least in (
        ("all seats", [points for one in markets for points in one.totals], seats_at_least),
        ("winners", [max(one.totals) for one in markets], winner_at_least),
    ):
        mean, reach = _mean(found)
        told = f"{name}: {mean:.1f} points (± {reach:.1f}), at least {least:.0f}"
        yield Finding(told, mean >= least)
    jesters = [one.prices["jester"] for one in markets if len(one.prices.get("jester", ())) > 1]
    first, second = (fmean(prices[at] for prices in jesters) for at in (0, 1))
    builders = [one.prices["builder"][0] for one in markets if "builder" in one.prices]
    told = (
        f"first jester {first:.0f}, second {second:.0f} (people: about equal),"
        f" first builder {fmean(builders):.0f} (500 to 700),"
        f" recruiting {fmean(_prices(markets, 'recruiting')):.0f} (300 to 600),"
        f" at the opening bid {_share_at_opening(markets):.0%}"
    )
    yield Finding(told, met=True)


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


# A look back


def look_back(
    game: AnyGame, course: Course[Any, Any], seat: Seat, playouts: int | None = None
) -> tuple[GameReview, list[DecisionToWeigh]]:
    """The review, and all that was asked for it."""
    method = review_method(game.key)
    assert method is not None
    method = replace(method, playouts=playouts or method.playouts)
    asking, asked = review_game(game, method, course, seat), list[DecisionToWeigh]()
    answer = None
    while True:
        try:
            doubt = asking.send(answer)
        except StopIteration as told:
            return told.value, asked
        asked.append(doubt)
        answer = weigh_decision(game, method, doubt)


def look_backs(reviews: int, truths: int) -> Series:
    """What look-backs tell of golden games, judged by playing on to the end of the game."""
    game, method = catalogue.current_game("princes"), review_method("princes")
    assert method is not None
    journeyman = players_and_replacements("princes")["journeyman"]
    judge = replace(
        method.search, is_far=lambda *_: False, start_playing_on=lambda _: lambda _: journeyman
    )
    sheets = [GOLDEN / "princes" / f"{name}.game" for name in REVIEWED]

    def noted(number: int) -> list[list[float]]:
        _, sheet = load_sheet_and_game(sheets[number % len(sheets)])
        course = replay_journal(game, sheet.opening, sheet.entries)
        seat = Seat(number // len(sheets) % sheet.opening.seats)
        review, _ = look_back(game, course, seat)
        told = [(moment, moment.points) for moment in review.lost]
        told += [(review.best, -review.best.points)] if review.best else []
        return [
            [points, _judge_moment(game, judge, course, moment, truths)] for moment, points in told
        ]

    def findings(notes: Sequence[Sequence[Sequence[float]]]) -> Iterator[Finding]:
        told = [moment for note in notes for moment in note][:MOMENTS]
        near = sum(abs(points - judged) <= MOST_OFF for points, judged in told)
        yield Finding(
            f"{near} of {len(told)} decisions within {MOST_OFF} points in {truths} truths,"
            f" at least 18 of {MOMENTS}",
            near >= 18,
        )

    return Series("princes-look-back", "princes", reviews, noted, findings, takes_long=True)


def _judge_moment(
    game: AnyGame,
    judge: Search[Any, Any],
    course: Course[Any, Any],
    moment: ReviewMoment,
    truths: int,
) -> float:
    """By how many points the other move ends better than the one that was made."""
    made, at = course.made[moment.at], moment.at
    state = course.made[at - 1].step.state if at else course.start
    situation, chance = make_situation(game, state, made.seat), Chance("judged", at)
    other = game.vocabulary.read(moment.other)
    return fmean(judge.compare_two_moves(situation, chance, (made.move, other), truths))


def _mean(found: Sequence[float]) -> tuple[float, float]:
    """With how far the true one may lie from it."""
    return fmean(found), STANDARD_ERRORS * stdev(found) / sqrt(len(found))


# Golden games that were played by computer players of some strength, without the Automa.
REVIEWED = ("three-sensible", "five-sensible", "five-mixed", "both-four")
MOMENTS, MOST_OFF = 20, 3  # decisions, and points

SERIES = (
    against("journeyman", "greedy", 0.35, 400),
    against("apprentice", "journeyman", 0.12, 400),
    # The coach advises what a journeyman would do.
    against("journeyman", "apprentice", 0.6, 200, seats=3, most=0.75, name="princes-pupil"),
    table_of("journeyman", 200, journeymen_findings, 4),
    absence(200),
    look_backs(reviews=12, truths=60),
    against("master", "journeyman", 0.75, 200, takes_long=True),
    table_of("master", 40, partial(masters_findings, seats_at_least=56, winner_at_least=62), 4),
    table_of("master", 20, partial(masters_findings, seats_at_least=0, winner_at_least=55), 5),
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
