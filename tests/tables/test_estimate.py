"""How long a game will take: as measured, stretched by habits and cut by the clock."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import catalogue
from bot.engine.data_file_reader import Misprint
from bot.notifications.presence_and_absence import ResponseHabits
from bot.tables import clocks, pace
from bot.tables.lobby import make_table_card
from bot.tables.people import (
    HOUR,
    DeadlineAction,
    PersonId,
    SeatHolder,
    TableId,
    TableStatus,
    TableTerms,
    Time,
)
from bot.tables.records import ResponseHabit
from bot.tables.state import TableState
from tests.tables.recording_transport import HandClock

LORENZO, ISABELLA = PersonId(1), PersonId(2)
MEASURED = catalogue.measured_pace("princes")
assert MEASURED is not None
BY_HAND, USUAL = MEASURED.days["hand"], MEASURED.answer


def lobby(
    *people: PersonId, computers: int = 0, terms: TableTerms | None = None, **answers: int
) -> TableState:
    """These sit there, and are known to answer within so many seconds."""
    card = make_table_card(
        *(TableId(1), "princes", LORENZO, "Florence", "piazza"),
        *(terms or TableTerms(), (), Time(0)),
    )
    holders = (*map(SeatHolder, people), *[SeatHolder(computer="greedy")] * computers)
    habits = {PersonId(int(who[1:])): ResponseHabit(took, 1, 1) for who, took in answers.items()}
    return TableState(
        replace(card, holders=holders), catalogue.current_game("princes"), habits=habits
    )


def of_firenze(*people: PersonId) -> TableState:
    state = lobby(*people)
    return replace(state, card=replace(state.card, game="firenze"))


def _base(terms: TableTerms) -> int:
    """Of two, as the clock has it: with a slow one auctions are sealed."""
    assert MEASURED is not None
    return MEASURED.days["sealed" if clocks.has_sealed_auctions(terms) else "hand"][2]


def test_of_people_nobody_knows_it_is_what_was_measured() -> None:
    state = lobby(LORENZO)

    assert {seats: pace.estimate_days(state, seats) for seats in BY_HAND} == BY_HAND
    assert pace.estimate_days(state, 9) is None


def test_people_who_answer_sooner_make_it_shorter_and_others_longer() -> None:
    quick = lobby(LORENZO, ISABELLA, p1=USUAL // 4, p2=USUAL // 4)
    slow = lobby(LORENZO, ISABELLA, p1=2 * USUAL, p2=4 * USUAL)

    assert pace.estimate_days(quick, 2) == round(BY_HAND[2] / 4)
    assert pace.estimate_days(slow, 2) == BY_HAND[2] * 3


@pytest.mark.parametrize(
    ("status", "server", "people"),
    [
        (TableStatus.GATHERING, "Florence", [LORENZO, ISABELLA]),
        (TableStatus.PLAYING, "Florence", []),
        (TableStatus.GATHERING, "", []),  # in direct messages
    ],
)
async def test_habits_are_looked_up_for_those_who_gather_on_a_server(
    status: TableStatus, server: str, people: list[PersonId]
) -> None:
    class Habits:
        async def response_habit(self, *_: object) -> ResponseHabit:
            return ResponseHabit(HOUR, 1, 1)

    store: Any = Habits()
    card = replace(lobby(LORENZO, ISABELLA, computers=1).card, status=status, server=server)
    assert [*await ResponseHabits(store, HandClock()).habits_at_table(card)] == people


def test_computers_keep_nobody_waiting_and_alone_nobody_waits() -> None:
    assert pace.estimate_days(lobby(LORENZO, ISABELLA, computers=2), 4) == round(BY_HAND[4] / 2)
    assert pace.estimate_days(lobby(LORENZO, computers=3), 4) is None


@pytest.mark.parametrize(
    ("clock", "late", "most"),
    [
        ("fast", DeadlineAction.PASS, 4 * HOUR),
        ("slow", DeadlineAction.PASS, 24 * HOUR),
        ("18:30", DeadlineAction.STAND_IN, 24 * HOUR),
        ("fast", DeadlineAction.WAIT, 100 * HOUR),
        ("none", DeadlineAction.PASS, 100 * HOUR),
    ],
)
def test_a_clock_that_does_not_wait_cuts_it(clock: str, late: DeadlineAction, most: int) -> None:
    terms = TableTerms(clock, late)
    state = lobby(LORENZO, ISABELLA, terms=terms, p1=100 * HOUR, p2=100 * HOUR)

    assert pace.estimate_days(state, 2) == round(_base(terms) * most / USUAL)


def test_with_everybodys_wishes_at_once_it_is_as_was_measured_so() -> None:
    sealed = lobby(LORENZO, terms=TableTerms(auctions="sealed"))

    assert MEASURED is not None
    assert pace.estimate_days(sealed, 5) == MEASURED.days["sealed"][5]
    assert "sealed" not in dict(pace.changes_that_shorten_game(sealed, 5))
    assert ("sealed", MEASURED.days["sealed"][5]) in pace.changes_that_shorten_game(
        lobby(LORENZO), 5
    )
    names = [name for name, _ in pace.changes_that_shorten_game(lobby(LORENZO), 5)]
    assert names == ["together", "sealed-ahead", "sealed", "clock"]


def test_with_turns_planned_at_once_it_is_as_was_measured_so_where_auctions_are_sealed() -> None:
    assert MEASURED is not None
    both = TableTerms(auctions="sealed", turns="together")

    for seats, measured in MEASURED.together.items():
        assert pace.estimate_days(lobby(LORENZO, terms=both), seats) == measured
        assert ("together", measured) in pace.changes_that_shorten_game(lobby(LORENZO), seats)
    by_hand = lobby(LORENZO, terms=replace(both, auctions="hand"))
    assert pace.estimate_days(by_hand, 5) == BY_HAND[5]


def test_a_game_without_auctions_is_not_made_shorter_by_sealing_them() -> None:
    names = [name for name, _ in pace.changes_that_shorten_game(of_firenze(LORENZO), 3)]

    assert sorted(names) == ["ahead", "clock"]


@pytest.mark.parametrize("auctions", ["sealed", "hand"])
def test_what_turns_planned_ahead_would_save_is_told_as_measured(auctions: str) -> None:
    assert MEASURED is not None
    state = lobby(LORENZO, terms=TableTerms(auctions=auctions))
    firenze = catalogue.measured_pace("firenze")
    assert firenze is not None

    for seats, measured in MEASURED.ahead.items():
        assert ("sealed-ahead", measured) in pace.changes_that_shorten_game(state, seats)
    for seats, measured in firenze.ahead.items():
        assert ("ahead", measured) in pace.changes_that_shorten_game(of_firenze(LORENZO), seats)


def test_an_option_makes_it_longer_with_turns_planned_ahead_by_the_same_share() -> None:
    assert MEASURED is not None
    state = lobby(LORENZO, terms=TableTerms(auctions="hand"))
    chosen = replace(state, card=replace(state.card, options=(("together", "on"),)))
    sealed, longer = (
        MEASURED.days["sealed"],
        MEASURED.days_with_options(chosen.card.options)["sealed"],
    )

    assert longer[4] > sealed[4]
    then = round(MEASURED.ahead[4] * longer[4] / sealed[4])
    assert ("sealed-ahead", then) in pace.changes_that_shorten_game(chosen, 4)


def test_no_plans_are_told_of_a_game_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    assert MEASURED is not None
    monkeypatch.setattr(catalogue, "measured_pace", lambda _: replace(MEASURED, ahead={}))

    names = [name for name, _ in pace.changes_that_shorten_game(lobby(LORENZO), 5)]
    assert names == ["together", "sealed", "clock"]


@pytest.mark.parametrize(
    ("options", "measured"),
    [
        ({"characters": "on"}, "characters on"),
        ({"together": "on"}, "together on"),
        ({"characters": "on", "together": "off"}, "characters on"),
        ({"together": "on", "characters": "on"}, "characters on, together on"),
    ],
)
def test_what_the_table_has_chosen_is_in_it(options: Mapping[str, str], measured: str) -> None:
    assert MEASURED is not None
    days = MEASURED.with_options[frozenset(measured.split(", "))]
    state = lobby(LORENZO)
    chosen = replace(state, card=replace(state.card, options=tuple(options.items())))

    assert days["hand"][4] > BY_HAND[4]
    assert pace.estimate_days(chosen, 4) == days["hand"][4]
    assert ("sealed", days["sealed"][4]) in pace.changes_that_shorten_game(chosen, 4)


def test_an_option_nobody_has_measured_costs_no_time() -> None:
    state = lobby(LORENZO)
    chosen = replace(state, card=replace(state.card, options=(("deal", "open"),)))

    assert pace.estimate_days(chosen, 4) == BY_HAND[4]


def test_what_would_make_it_shorter_is_named_where_it_does() -> None:
    quick = lobby(LORENZO, ISABELLA, p1=HOUR, p2=HOUR)

    assert ("clock", round(BY_HAND[2] / 2)) in pace.changes_that_shorten_game(
        lobby(LORENZO, ISABELLA), 2
    )
    assert "clock" not in dict(pace.changes_that_shorten_game(quick, 2))


def test_no_game_is_estimated_unmeasured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "DATA", tmp_path)
    catalogue.measured_pace.cache_clear()
    try:
        assert catalogue.measured_pace("princes") is None
        assert pace.estimate_days(lobby(LORENZO), 2) is None
        (tmp_path / "firenze").mkdir()
        (tmp_path / "firenze" / "pace.toml").write_text("answer = 8\nhand = 3\n", "utf-8")
        with pytest.raises(Misprint, match=r"pace\.toml: is no table of days by players"):
            catalogue.measured_pace("firenze")
    finally:
        catalogue.measured_pace.cache_clear()


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_every_size_of_the_games_of_the_house_was_measured(game: str) -> None:
    measured = catalogue.measured_pace(game)
    assert measured is not None
    sizes = set(catalogue.current_game(game).seats) - {1}
    offered = {
        f"{option.name} {value}"
        for seats in sizes
        for option in catalogue.current_game(game).options(seats)
        for value in option.values
    }
    assert frozenset().union(*measured.with_options) <= offered
    for all_days in (measured.days, *measured.with_options.values()):
        assert all_days.keys() == measured.days.keys()
        assert all(set(days) == sizes for days in all_days.values())
    assert set(measured.ahead) == sizes
