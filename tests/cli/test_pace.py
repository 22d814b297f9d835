"""The chore `pace`: whole games of people who look in a few times a day."""

import json
from dataclasses import replace
from datetime import datetime
from itertools import takewhile
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.cli import CommandError
from bot.tables.people import DAY, MINUTE, PersonId, TableId, Time
from bot.tables.service import SeatCommand
from tests.tools import pace_game, pace_people, run_tool
from tests.tools.pace_game import PaceSetup, SimulatedHost, simulate_game
from tests.tools.pace_people import PLAY_STYLES, VisitCalendar

SLACK = 5 * MINUTE  # others answered, and the bell rang, before he came in line
SUMMER = Time(1_780_000_000)
Deeds = list[tuple[Time, PersonId]]


def a_fixture(
    seed: str = "pace", *, manner: str = "hand", seats: int = 2, visits: int = 2
) -> PaceSetup:
    return PaceSetup("princes", seats, (), PLAY_STYLES[manner], visits, seed)


# By hand, and with the bot's own answers; the others are left to the long suite.
REPEATED = [
    pytest.param(manner, marks=() if manner in ("hand", "sealed") else pytest.mark.long)
    for manner in PLAY_STYLES
]


@pytest.fixture
def deeds(monkeypatch: pytest.MonkeyPatch) -> Deeds:
    """When somebody did something, and who."""
    done: Deeds = []
    do = SimulatedHost.run_seat_command

    async def noted(
        self: SimulatedHost, table: TableId, person: PersonId, act: SeatCommand
    ) -> None:
        done.append((self.now, person))
        await do(self, table, person, act)

    monkeypatch.setattr(SimulatedHost, "run_seat_command", noted)
    return done


# People


@pytest.mark.parametrize("visits", [1, 2, 5])
def test_everybody_looks_in_so_often_a_day_and_by_night_never(visits: int) -> None:
    for person in range(20):
        days = pace_people.draw_calendar(f"somebody {person}", visits)
        coming = days.visit_times(SUMMER)
        seen = [next(coming) for _ in range(visits * 30)]
        local = [datetime.fromtimestamp(at, ZoneInfo(days.zone)) for at in seen]
        per_day = [sum(one.date() == day for one in local) for day in {o.date() for o in local}]
        assert seen == sorted(seen)
        assert sorted(per_day)[2:-2] == [visits] * (len(per_day) - 4)
        assert {one.hour for one in local} <= set(range(6, 24))


# Games


def visits_until(end: Time, days: VisitCalendar, since: Time) -> list[Time]:
    return list(takewhile(lambda at: at <= end, days.visit_times(since)))


@pytest.mark.parametrize("manner", REPEATED)
def test_nobody_does_anything_but_when_he_looks_in(deeds: Deeds, manner: str) -> None:
    game = simulate_game(a_fixture(seats=3, manner=manner))

    calendars = [pace_people.draw_calendar(f"pace\nperson {seat}", 2) for seat in range(3)]
    begun, (ended, _) = (
        next(calendars[0].visit_times(pace_people.draw_first_day("pace"))),
        deeds[-1],
    )
    for seat, days in enumerate(calendars):
        visits, own = visits_until(ended, days, begun), [at for at, who in deeds if who == seat + 1]
        latest = [max(context for context in visits if context <= at) for at in own]
        late = [at - context for at, context in zip(own, latest, strict=True)]
        assert max(late) <= pace_game.VISIT_LASTS + SLACK
        assert game.visits[seat] == len(set(latest))
    assert game.days == pytest.approx((ended - begun) / DAY, abs=0.01)
    assert len(deeds) > 50


@pytest.mark.parametrize("manner", REPEATED)
def test_the_same_plan_takes_the_same_time_again(manner: str) -> None:
    once, again, otherwise = (
        simulate_game(a_fixture(seed, manner=manner)) for seed in ("a", "a", "b")
    )
    assert once == again != otherwise


# The command


def figures(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert run_tool(["pace", "princes", "--seats", "2", *words, "--json"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def test_programs_get_medians_and_ninety_percents(capsys: pytest.CaptureFixture[str]) -> None:
    told = figures(capsys, "--games", "3", "--manner", "limits", "--seed", "pazzi")

    assert (told["game"], told["games"], told["seats"]) == ("princes", 3, 2)
    assert (told["visits"], told["manner"]) == (2, "limits")
    for measure in ("days", "moves", "handovers", "visits_used", "letters_a_day"):
        assert 0 < told[measure]["median"] <= told[measure]["ninetieth"], measure
    days = sorted(
        simulate_game(a_fixture(f"pazzi-{number}", manner="limits")).days for number in (1, 2, 3)
    )
    assert told["days"] == {"median": round(days[1], 2), "ninetieth": round(days[2], 2)}


def test_people_read_what_was_played_and_how_long(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_tool(["pace", "firenze", "--seats", "2", "--games", "1", "--visits", "5"]) == 0

    first, _, head, days, *_, letters = capsys.readouterr().out.splitlines()
    assert first == "firenze among 2, 5 visits a day, everything by hand; games: 1"
    assert "median" in head
    assert days.split()[0] == "days"
    assert letters.startswith("letters, each person and day")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["princes", "--seats", "7"], "This game is for 1 to 5 players"),
        (["princes", "--seats", "1"], "alone nobody waits"),
        (["princes", "--games", "0"], "--games must be 1 or more"),
        (["princes", "--visits", "0"], "--visits must be 1 to 16"),
        (["princes", "--visits", "17"], "--visits must be 1 to 16"),
        (["princes", "--see-first", "101"], "--see-first must be 0 to 100"),
        (["princes", "--manner", "hurried"], "invalid choice: 'hurried'"),
        (["princes", "--option", "weather=fine"], "no option called “weather”"),
        (["firenze", "--manner", "limits"], "in firenze the house takes no orders"),
        (["chess"], "this version has no game 'chess'; it has princes, firenze"),
    ],
)
def test_what_cannot_be_measured_is_answered_in_one_line(words: list[str], reason: str) -> None:
    with pytest.raises(CommandError, match=reason) as unfit:
        run_tool(["pace", *words])
    assert "\n" not in str(unfit.value)


# Turns made ahead


@pytest.mark.long
@pytest.mark.parametrize("game", ["princes", "firenze"])
def test_planning_half_of_the_turns_ahead_takes_fewer_visits(game: str) -> None:
    """Whole games: every plan is judged move by move, and nobody is left waiting by one."""
    slow, fast = (
        simulate_game(PaceSetup(game, 3, (), PLAY_STYLES[manner], 2, "ahead"))
        for manner in ("hand", "ahead")
    )
    assert fast.days < slow.days
    assert fast.handovers < slow.handovers
    assert slow.ahead < 0.1 < fast.ahead <= 0.55  # half of them, one more at the most for each


# Turns planned at once


def test_who_sees_the_turns_of_others_first_is_asked_again_and_a_laggard_makes_it_longer() -> None:
    fixture = a_fixture(manner="together")
    planned, waited, late = (
        simulate_game(replace(fixture, see_first=share, laggard=laggard))
        for share, laggard in ((0, False), (100, False), (0, True))
    )
    assert planned.asked_again < 0.1
    assert waited.asked_again > 0.3
    assert planned.ahead > waited.ahead == 0
    assert planned.days < waited.days
    assert planned.days < late.days
