"""The chore `pace`: whole games of people who look in a few times a day."""

import json
from datetime import datetime
from itertools import groupby, pairwise, takewhile
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.cli import CommandError
from bot.engine.game import Seat
from bot.engine.text import say
from bot.notifications.notifier import MessagePlace
from bot.notifications.policy import LEFT_ALONE_FOR, RECENTLY_PRESENT, Notification
from bot.players.princes import levels
from bot.tables.message_keys import BOARD_KEY, MessageKey, MessageKind
from bot.tables.people import DAY, MINUTE, Person, PersonId, TableId, Time
from bot.tables.records import OutboxMessage
from bot.tables.service import SeatCommand
from tests.bench.figures import pace
from tests.tools import pace_game, pace_people, run_tool
from tests.tools.pace import ninetieth_percentile
from tests.tools.pace_game import CountingTransport, PaceSetup, SimulatedHost, simulate_game
from tests.tools.pace_people import PLAY_STYLES, VisitCalendar

SLACK = 5 * MINUTE  # others answered, and the bell rang, before he came in line
SUMMER = Time(1_780_000_000)
Deeds = list[tuple[Time, PersonId]]


def a_fixture(
    seed: str = "pace", *, manner: str = "hand", seats: int = 2, visits: int = 2
) -> PaceSetup:
    return PaceSetup("princes", seats, (), PLAY_STYLES[manner], visits, seed)


# By hand, and with the house's own answers; the long suite repeats the others too.
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


@pytest.fixture
def rings(monkeypatch: pytest.MonkeyPatch) -> Deeds:
    """When a letter rang, and whose."""
    rung: Deeds = []
    write = CountingTransport.send_direct_message

    async def noted(self: CountingTransport, contents: Notification, nonce: str) -> MessagePlace:
        if not contents.silent:
            rung.append((contents.items[0].state.now, contents.person.id))
        return await write(self, contents, nonce)

    monkeypatch.setattr(CountingTransport, "send_direct_message", noted)
    return rung


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


def test_everybody_has_hours_of_his_own_and_keeps_them_about() -> None:
    hours = {pace_people.draw_calendar(f"somebody {person}", 2).hours for person in range(20)}
    assert len(hours) > 15

    days = pace_people.draw_calendar("somebody 3", 1)
    coming = days.visit_times(SUMMER)
    minutes = []
    for _ in range(30):
        at = datetime.fromtimestamp(next(coming), ZoneInfo(days.zone))
        minutes.append(at.hour * 60 + at.minute - days.hours[0])
    assert len(set(minutes)) > 10
    assert max(map(abs, minutes)) <= pace_people.JITTER


def test_what_is_sent_to_people_rings_but_no_hand_that_changes_nor_a_silent_letter() -> None:
    box, isabella = CountingTransport(), PersonId(2)
    person = Person(isabella, "discord Isabella", "Isabella")
    told = [
        box.deliver_message(OutboxMessage(TableId(1), BOARD_KEY, None, None), "nonce"),
        box.deliver_message(
            OutboxMessage(
                TableId(1), MessageKey(MessageKind.HAND, Seat(1)), isabella, None, Seat(1)
            ),
            "nonce",
        ),
        box.deliver_message(
            OutboxMessage(
                TableId(1), MessageKey(MessageKind.SENTENCE, source="1"), isabella, say("reminder")
            ),
            "nonce",
        ),
        box.send_direct_message(Notification(person, (), silent=True), "nonce"),
        box.send_direct_message(Notification(person, (), silent=False), "nonce"),
    ]
    for one in told:
        with pytest.raises(StopIteration):
            one.send(None)
    assert box.ring_counts == {isabella: 2}


# Games


def visits_until(end: Time, days: VisitCalendar, since: Time) -> list[Time]:
    return list(takewhile(lambda at: at <= end, days.visit_times(since)))


@pytest.mark.parametrize("manner", PLAY_STYLES)
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


def test_by_hand_every_move_but_the_forced_ones_is_a_visitors(deeds: Deeds) -> None:
    game = simulate_game(a_fixture())
    assert game.moves * 0.8 < len(deeds) <= game.moves
    assert 0 < game.handovers < len(deeds)
    people = [person for _, person in deeds]
    assert game.handovers == sum(one != other for one, other in pairwise(people))


def test_nobody_leaves_in_the_midst_of_his_turn(
    deeds: Deeds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace_game, "VISIT_LASTS", 0)
    simulate_game(a_fixture())
    turns = [[at for at, _ in turn] for _, turn in groupby(deeds, key=lambda deed: deed[1])]
    assert max(map(len, turns)) > 2
    assert all(later - at < MINUTE for turn in turns for at, later in pairwise(turn))


def test_with_limits_there_is_less_to_wait_for_and_the_game_is_as_long() -> None:
    hand, limits = (
        simulate_game(a_fixture(manner=manner, seats=3)) for manner in ("hand", "limits")
    )
    assert limits.days < 0.7 * hand.days
    assert limits.handovers < 0.7 * hand.handovers
    assert limits.moves == pytest.approx(hand.moves, rel=0.2)


def test_whoever_looks_in_more_often_is_done_sooner() -> None:
    assert simulate_game(a_fixture(visits=6)).days < simulate_game(a_fixture(visits=1)).days / 2


def test_whoever_is_asked_while_he_is_away_is_rung_once_an_absence(
    deeds: Deeds, rings: Deeds
) -> None:
    """He comes back only when he is asked: each absence has its question."""
    game = simulate_game(a_fixture(seats=3))
    for seat, letters in enumerate(game.messages_rung):
        own = [at for at, person in deeds if person == seat + 1]
        rang = [at for at, person in rings if person == seat + 1]
        assert len(rang) == letters
        for left, came in pairwise(own):
            heard = sum(left < at <= came for at in rang)
            assert heard == 1 if came - left > RECENTLY_PRESENT + LEFT_ALONE_FOR else heard <= 1, (
                left,
                came,
            )


def test_a_guest_that_fails_is_logged_with_its_traceback_and_stops_no_game(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def at_a_loss(*_: Any) -> Any:
        raise ZeroDivisionError("three builders were too many")

    monkeypatch.setitem(levels._ANSWERS, "nominating", at_a_loss)

    assert simulate_game(a_fixture()).days > 1
    assert "in at_a_loss" in caplog.text


# The command


def figures(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert run_tool(["pace", "princes", "--seats", "2", *words, "--json"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def test_it_tells_programs_medians_and_what_nine_of_ten_stay_within(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = figures(capsys, "--games", "3", "--manner", "limits", "--seed", "pazzi")

    assert (told["game"], told["games"], told["seats"]) == ("princes", 3, 2)
    assert (told["visits"], told["manner"]) == (2, "limits")
    for measure in ("days", "moves", "handovers", "visits_used", "letters_a_day"):
        assert 0 < told[measure]["median"] <= told[measure]["ninetieth"], measure
    days = sorted(
        simulate_game(a_fixture(f"pazzi-{number}", manner="limits")).days for number in (1, 2, 3)
    )
    assert told["days"] == {"median": round(days[1], 2), "ninetieth": round(days[2], 2)}


def test_it_tells_people_what_was_played_and_how_long_it_took(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run_tool(["pace", "firenze", "--seats", "2", "--games", "1", "--visits", "5"]) == 0

    first, _, head, days, *_, letters = capsys.readouterr().out.splitlines()
    assert first == "firenze among 2, 5 visits a day, everything by hand; games: 1"
    assert "median" in head
    assert days.split()[0] == "days"
    assert letters.startswith("letters, each person and day")


def test_nine_of_ten_stay_within_the_ninetieth_of_a_hundred() -> None:
    assert ninetieth_percentile(range(1, 11)) == 9
    assert ninetieth_percentile(range(1, 101)) == 90
    assert ninetieth_percentile([7.5]) == 7.5


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["princes", "--seats", "7"], "This game is for 1 to 5 players"),
        (["princes", "--seats", "1"], "alone nobody waits"),
        (["princes", "--games", "0"], "--games must be 1 or more"),
        (["princes", "--visits", "0"], "--visits must be 1 to 16"),
        (["princes", "--visits", "17"], "--visits must be 1 to 16"),
        (["princes", "--manner", "hurried"], "invalid choice: 'hurried'"),
        (["princes", "--option", "weather=fine"], "no option called “weather”"),
        (["firenze", "--manner", "limits"], "in firenze the house takes no orders"),
        (["chess"], "there is no game 'chess'"),
    ],
)
def test_what_cannot_be_measured_is_answered_in_one_line(words: list[str], reason: str) -> None:
    with pytest.raises(CommandError, match=reason) as unfit:
        run_tool(["pace", *words])
    assert "\n" not in str(unfit.value)


def test_the_bench_measures_the_games_that_the_chore_plays(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = figures(capsys, "--games", "1", "--manner", "limits")
    assert told["days"]["median"] == round(pace.days("princes", 2, "limits", games=1), 2)


# Turns made ahead


@pytest.mark.long
@pytest.mark.parametrize("game", ["princes", "firenze"])
def test_whoever_makes_half_of_his_turns_ahead_plays_a_whole_game_in_fewer_visits(
    game: str,
) -> None:
    """Whole games: every plan is judged move by move, and nobody is left waiting by one."""
    slow, fast = (
        simulate_game(PaceSetup(game, 3, (), PLAY_STYLES[manner], 2, "ahead"))
        for manner in ("hand", "ahead")
    )
    assert fast.days < slow.days
    assert fast.handovers < slow.handovers
    assert slow.ahead < 0.1 < fast.ahead <= 0.55  # half of them, one more at the most for each
