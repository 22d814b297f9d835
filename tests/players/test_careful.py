"""The careful stand-in: he plays on sensibly, and nobody who comes back finds himself bound."""

from statistics import mean
from typing import Any

import pytest

from bot import catalogue
from bot.engine.chance import Chance
from bot.engine.game import settled
from bot.engine.journal import Course, Opening
from bot.engine.text import Refusal
from bot.games.firenze.moves import Avert
from bot.games.firenze.personnel import is_hire
from bot.games.princes.moves import Accept, Bid, Counter, Court, Offer, Sell
from bot.players import match
from bot.players.guest import Situation
from bot.players.guestbook import AnyGuest, guests, in_chairs, stand_in, usual
from tests.players.matches import GREEDY, matched, scored, states, supervised

CAREFUL = supervised(in_chairs("princes")["careful"])
LEFT_IN = 4  # the round
MOST_LOST = 2.0  # points on average
SHOWN_BY = 200  # games
BOTH = {"characters": "on", "together": "on"}


def leaving(begun: AnyGuest, gone_on: AnyGuest) -> AnyGuest:
    """One guest until a round, and from then on the other."""

    def choose(situation: Situation[Any, Any], chance: Chance) -> Any:
        guest = begun if situation.look().round < LEFT_IN else gone_on
        return guest(situation, chance)

    return choose


def lost(number: int) -> int:
    """The points that a stand-in cost his owner, in a game that began the same."""
    seed, seat = f"away-{number}", number % 4
    others = [GREEDY] * 4
    others[seat] = leaving(GREEDY, CAREFUL)
    return scored([GREEDY] * 4, seed).totals[seat] - scored(others, seed).totals[seat]


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
    assert mean(lost(number) for number in range(4)) <= 12


@pytest.mark.long
def test_an_absence_from_round_four_on_costs_two_points_at_the_most_on_average() -> None:
    assert mean(lost(number) for number in range(SHOWN_BY)) <= MOST_LOST


def test_in_firenze_he_sends_for_nobody() -> None:
    careful = in_chairs("firenze")["careful"]
    greedy = guests("firenze")["greedy"]

    course = _firenze(careful, greedy)

    sent = {made.seat for made in course.made if isinstance(made.move, Avert) or is_hire(made.move)}
    assert sent == {1}


def test_he_stands_in_and_is_not_invited() -> None:
    for key in catalogue.GAMES:
        assert stand_in(key, "careful") == "careful"
        assert stand_in(key, "passive") == "passive"
        assert stand_in(key, "free") == usual(key) != "random"
        assert not {"careful", "passive"} & set(guests(key))
    assert stand_in("chess", "careful") == usual("chess") == "random"


def _with_states(course: Course[Any, Any]) -> list[tuple[Any, Any]]:
    return [(state, made) for (state, _), made in zip(states(course), course.made, strict=True)]


def _firenze(*chairs: AnyGuest) -> Course[Any, Any]:
    game = catalogue.game("firenze")
    setup = settled(game, len(chairs), {})
    assert not isinstance(setup, Refusal)
    printed = catalogue.current("firenze").seal
    opening = Opening(game.key, game.rules, printed, len(chairs), setup.options, "careful")
    return match.played(game, opening, chairs)
