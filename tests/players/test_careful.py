"""The careful stand-in: he plays on sensibly, and nobody who comes back finds himself bound."""

from statistics import mean
from typing import Any

import pytest

from bot import catalogue
from bot.engine.game import settle_options
from bot.engine.journal import Course, Opening
from bot.engine.text import Refusal
from bot.games.firenze.moves import Avert
from bot.games.firenze.personnel import is_hire
from bot.games.princes.moves import Accept, Bid, Counter, Court, Offer, Sell
from bot.players import match
from bot.players.registry import (
    AnyComputerPlayer,
    choose_replacement,
    computer_players,
    default_player,
    players_and_replacements,
)
from tests.players.matches import GREEDY, matched, states, supervised
from tests.players.series import absence

CAREFUL = supervised(players_and_replacements("princes")["careful"])
BOTH = {"characters": "on", "together": "on"}


@pytest.mark.parametrize("chosen", [{}, BOTH], ids=["base", "both"])
def test_he_raises_no_bid_and_agrees_on_nothing_with_anybody(chosen: dict[str, str]) -> None:
    course = matched([CAREFUL, GREEDY, GREEDY], "careful", **chosen)

    his = [(made.move, state) for state, made in _with_states(course) if made.seat == 0]
    assert not [move for move, _ in his if isinstance(move, Bid | Sell | Offer | Accept | Counter)]
    for move, state in his:
        if isinstance(move, Court):
            assert all(pawn.character != move.character for pawn in state.characters.pawns)


@pytest.mark.parametrize("chosen", [{}, BOTH], ids=["base", "both"])
def test_he_never_gives_points_for_money(chosen: dict[str, str]) -> None:
    course = matched([CAREFUL] * 3, "careful", **chosen)

    told = {event.text.key for made in course.made for event in made.step.events}
    assert "wins" in told
    assert "sells-points" not in told


def test_an_absence_costs_little() -> None:
    away = absence(4)
    assert mean(away.noted(number) for number in range(away.games)) <= 8


def test_in_firenze_he_sends_for_nobody() -> None:
    careful = players_and_replacements("firenze")["careful"]
    greedy = computer_players("firenze")["greedy"]

    course = _firenze(careful, greedy)

    sent = {made.seat for made in course.made if isinstance(made.move, Avert) or is_hire(made.move)}
    assert sent == {1}


def test_he_stands_in_and_is_not_invited() -> None:
    for key in catalogue.GAMES:
        assert choose_replacement(key, "careful") == "careful"
        assert choose_replacement(key, "passive") == "passive"
        assert choose_replacement(key, "free") == default_player(key) != "random"
        assert not {"careful", "passive"} & set(computer_players(key))
    assert choose_replacement("chess", "careful") == default_player("chess") == "random"


def _with_states(course: Course[Any, Any]) -> list[tuple[Any, Any]]:
    return [(state, made) for (state, _), made in zip(states(course), course.made, strict=True)]


def _firenze(*chairs: AnyComputerPlayer) -> Course[Any, Any]:
    game = catalogue.current_game("firenze")
    setup = settle_options(game, len(chairs), {})
    assert not isinstance(setup, Refusal)
    printed = catalogue.current_edition("firenze").seal
    opening = Opening(game.key, game.rules, printed, len(chairs), setup.options, "careful")
    return match.play_match(game, opening, chairs)
