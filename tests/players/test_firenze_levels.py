"""The levels of Firenze: an apprentice errs, a journeyman knows the trade, a master looks ahead."""

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from bot.engine.game import Seat
from bot.engine.random_draws import Chance
from bot.engine.rehearsal import Rehearsal
from bot.games.firenze.moves import Take
from bot.players import registry
from bot.players.firenze import level_players
from bot.players.player import make_situation
from bot.players.registry import AnyComputerPlayer
from tests.conformance.tables import Table
from tests.players import match
from tests.players.matches import states, supervised
from tests.players.test_firenze_guests import GAME, matched

BOOK = registry.computer_players("firenze")
APPRENTICE, JOURNEYMAN, MASTER = (supervised(BOOK[name]) for name in registry.LEVELS)
GREEDY = BOOK["greedy"]


def share_won(guest: AnyComputerPlayer, others: AnyComputerPlayer, games: int, name: str) -> float:
    """Of games of three in which he sits in every seat by turns; a shared win counts in part."""
    won = 0.0
    for number in range(games):
        seat = Seat(number % 3)
        table: list[AnyComputerPlayer] = [others] * 3
        table[seat] = guest
        opening = Table("firenze", 3, ()).opening(f"{name}-{number // 3}")
        scores = GAME.scores(match.play_match(GAME, opening, table).state)
        assert scores is not None
        won += (seat in scores.winners) / len(scores.winners)
    return won / games


def test_they_play_whole_games_by_the_rules() -> None:
    assert GAME.scores(matched([APPRENTICE, JOURNEYMAN], "levels", campanile="in").state)


def test_an_apprentice_takes_what_lies_near_and_sends_for_nobody() -> None:
    made = matched([BOOK["apprentice"]] * 2, "near").made

    assert not [one for one in made if level_players.is_beyond_apprentice(one.move)]
    assert {one.move.place for one in made if isinstance(one.move, Take)} == {1, 2, 3}


def test_an_apprentice_loses_to_journeymen() -> None:
    assert share_won(BOOK["apprentice"], BOOK["journeyman"], 9, "learns") < 1 / 3


# The master


def test_a_master_answers_the_same_whatever_is_hidden_from_him() -> None:
    assert _answers_told_apart(range(5, 400, 90), "hidden") == []


def _answers_told_apart(plies: range, seed: str) -> list[int]:
    """The plies of a game at which he answers otherwise where the deck lies otherwise."""
    differing = []
    wanted = set(plies)
    for ply, (state, seat) in enumerate(states(matched([GREEDY] * 3, seed))):
        if ply in wanted:
            other = GAME.imagine(state, seat, Chance("other secrets", ply))
            told = [
                BOOK["master"](make_situation(GAME, truth, seat), Chance("luck", ply))
                for truth in (state, other)
            ]
            differing += [ply] if told[0] != told[1] else []
    return differing


def test_a_master_departs_from_what_the_journeyman_does_and_says_the_same_again() -> None:
    asked = [
        (state, seat)
        for state, seat in states(matched([GREEDY] * 2, "departs"))
        if GAME.view(state, seat).asked.kind == "choosing"
    ]
    answers = [
        [
            guest(make_situation(GAME, *one), Chance("luck", at))
            for at, one in enumerate(islice(asked, 12))
        ]
        for guest in (BOOK["journeyman"], BOOK["master"], BOOK["master"])
    ]

    assert answers[0] != answers[1] == answers[2]


def test_a_master_counts_what_he_tries_and_never_the_time() -> None:
    state, seat = next(
        (state, seat)
        for state, seat in states(matched([GREEDY] * 2, "counts"))
        if GAME.view(state, seat).asked.kind == "choosing"
    )
    tried: list[str] = []
    situation = make_situation(GAME, state, seat)

    def rehearsed(luck: str) -> Rehearsal[Any, Any, Any]:
        tried.append(luck)
        return situation.start_rehearsal(luck)

    level_players.choose_as_master(replace(situation, start_rehearsal=rehearsed), Chance("luck", 0))

    assert 4 <= len(tried) <= level_players.SEARCH.truths


@pytest.mark.long
def test_a_journeyman_is_clearly_better_than_the_greedy_guest() -> None:
    assert share_won(BOOK["journeyman"], GREEDY, 120, "clearly") > 0.42
    assert share_won(BOOK["apprentice"], BOOK["journeyman"], 120, "clearly") < 0.25
