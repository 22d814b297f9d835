"""The levels of Firenze: an apprentice errs, a journeyman knows the trade."""

import pytest

from bot.engine.game import Seat
from bot.games.firenze.moves import Take
from bot.players import guestbook, match
from bot.players.firenze import apprentice
from bot.players.guestbook import AnyGuest
from tests.conformance.tables import Table
from tests.players.matches import supervised
from tests.players.test_firenze_guests import GAME, matched

BOOK = guestbook.guests("firenze")
APPRENTICE, JOURNEYMAN = supervised(BOOK["apprentice"]), supervised(BOOK["journeyman"])
GREEDY = BOOK["greedy"]


def share_won(guest: AnyGuest, others: AnyGuest, games: int, name: str) -> float:
    """Of games of three in which he sits in every seat by turns; a shared win counts in part."""
    won = 0.0
    for number in range(games):
        seat = Seat(number % 3)
        table: list[AnyGuest] = [others] * 3
        table[seat] = guest
        opening = Table("firenze", 3, ()).opening(f"{name}-{number // 3}")
        scores = GAME.scores(match.played(GAME, opening, table).state)
        assert scores is not None
        won += (seat in scores.winners) / len(scores.winners)
    return won / games


def test_they_play_whole_games_by_the_rules() -> None:
    assert GAME.scores(matched([APPRENTICE, JOURNEYMAN], "levels", campanile="in").state)


def test_an_apprentice_takes_what_lies_near_and_sends_for_nobody() -> None:
    made = matched([BOOK["apprentice"]] * 2, "near").made

    assert not [one for one in made if apprentice.is_too_much(one.move)]
    assert {one.move.place for one in made if isinstance(one.move, Take)} == {1, 2, 3}


def test_an_apprentice_loses_to_journeymen() -> None:
    assert share_won(BOOK["apprentice"], BOOK["journeyman"], 9, "learns") < 1 / 3


@pytest.mark.long
def test_a_journeyman_is_clearly_better_than_the_greedy_guest() -> None:
    assert share_won(BOOK["journeyman"], GREEDY, 120, "clearly") > 0.42
    assert share_won(BOOK["apprentice"], BOOK["journeyman"], 120, "clearly") < 0.25
