"""Guests: they answer with what they are offered, and the same each time."""

import pytest

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.princes.moves import VOCABULARY, Sell, Work
from bot.players import player as guest_room
from bot.players import registry
from bot.players.player import make_situation, player_chance
from bot.players.registry import AnyComputerPlayer
from tests.players.matches import GAME, GREEDY, RANDOM, matched, states, supervised


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("guest", [RANDOM, GREEDY], ids=["random", "greedy"])
def test_a_guest_answers_with_what_he_is_offered(guest: AnyComputerPlayer, seats: int) -> None:
    matched([supervised(guest)] * seats, f"offers-{seats}")


@pytest.mark.parametrize("guest", [RANDOM, GREEDY], ids=["random", "greedy"])
def test_a_guest_plays_the_same_game_again(guest: AnyComputerPlayer) -> None:
    assert matched([guest] * 3, "again") == matched([guest] * 3, "again")


@pytest.mark.parametrize("guest", [RANDOM, GREEDY], ids=["random", "greedy"])
def test_a_guest_answers_the_same_when_what_he_cannot_see_is_different(
    guest: AnyComputerPlayer,
) -> None:
    for ply, (state, seat) in enumerate(states(matched([GREEDY] * 4, "secrets"))):
        imagined = GAME.imagine(state, seat, Chance("other secrets", ply))

        answer = guest(make_situation(GAME, state, seat), Chance("luck", ply))
        elsewhere = guest(make_situation(GAME, imagined, seat), Chance("luck", ply))

        assert answer == elsewhere


def test_a_greedy_guest_has_not_every_way_to_build_listed_for_him(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    acting = next((s, seat) for s, seat in states(matched([GREEDY] * 3, "quick")) if s.turn)
    answer = GREEDY(make_situation(GAME, *acting), Chance("luck", 0))
    monkeypatch.setattr(guest_room, "legal_moves", lambda *_: pytest.fail("all are listed"))

    assert GREEDY(make_situation(GAME, *acting), Chance("luck", 0)) == answer
    with pytest.raises(pytest.fail.Exception):
        RANDOM(make_situation(GAME, *acting), Chance("luck", 0))


def test_random_guests_try_every_kind_of_move() -> None:
    # A greedy guest completes the works that others may recruit from.
    guests = [GREEDY, RANDOM, RANDOM]
    courses = [matched(guests, f"kinds-{number}") for number in range(8)]
    # Such a one has money left that the Banker may change, and lands for the Princess.
    courses += [
        matched([GREEDY, RANDOM, GREEDY, RANDOM], f"hired-{number}", characters="on")
        for number in range(12)
    ]
    courses += [matched(guests, f"kinds-{number}", together="on") for number in range(4)]

    tried = {type(made.move) for course in courses for made in course.made if made.seat}

    assert tried == set(VOCABULARY.kinds.values())


def test_random_guests_try_amounts_beyond_the_lowest() -> None:
    courses = [matched([RANDOM] * 4, f"amounts-{number}") for number in range(6)]

    moves = [made.move for course in courses for made in course.made]

    assert any(isinstance(move, Work) and move.points > 0 for move in moves)
    assert any(isinstance(move, Sell) and move.points > 1 for move in moves)


def test_nobody_is_asked_out_of_turn() -> None:
    state, seat = states(matched([RANDOM] * 2, "turns"))[-1]

    assert make_situation(GAME, state, seat).moves
    assert not make_situation(GAME, state, Seat(1 - seat)).moves


def test_a_guest_has_other_luck_than_the_game_and_his_neighbours() -> None:
    draws = {
        chance.below(2**64, "professions")
        for chance in (
            Chance("medici", 5),
            player_chance("medici", Seat(0), 5),
            player_chance("medici", Seat(1), 5),
        )
    }

    assert len(draws) == 3


def test_every_game_has_a_random_guest_and_princes_guests_of_every_level() -> None:
    assert {"random", "greedy", *registry.levels_of_game("princes")} == set(
        registry.computer_players("princes")
    )
    assert registry.levels_of_game("chess") == ("random",)
    assert set(registry.computer_players("a game to come")) == {"random"}
