"""Guests: they answer with what they are offered, and the same each time."""

from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import pytest

from bot import catalogue
from bot.engine.game import Seat, legal_moves
from bot.engine.random_draws import Chance
from bot.games.princes.moves import VOCABULARY, Sell, Work
from bot.players import player as guest_room
from bot.players import registry
from bot.players.player import make_player_chance, make_situation
from bot.players.registry import LEVELS, AnyComputerPlayer, computer_players, default_player
from tests.conformance.tables import Table
from tests.players import match
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
        chance.draw_below(2**64, "professions")
        for chance in (
            Chance("medici", 5),
            make_player_chance("medici", Seat(0), 5),
            make_player_chance("medici", Seat(1), 5),
        )
    }

    assert len(draws) == 3


def test_every_game_has_a_random_guest_and_princes_guests_of_every_level() -> None:
    assert {"random", "greedy", *registry.levels_of_game("princes")} == set(
        registry.computer_players("princes")
    )
    assert registry.levels_of_game("chess") == ("random",)
    assert set(registry.computer_players("a game to come")) == {"random"}


# What is hidden from a computer player goes into none of his answers, whatever he knows to do

PARTS, POSITIONS = 10, 100  # a thousand for each level and game
EVERY = 7  # of the positions of a game with a choice
BOTH = (("characters", "on"), ("together", "on"))
TABLES = {
    "princes": (Table("princes", 4), Table("princes", 3, BOTH), Table("princes", 2)),
    "firenze": (Table("firenze", 3), Table("firenze", 2, (("campanile", "in"),))),
}


def positions(game: str, part: int) -> Iterator[tuple[Any, Seat]]:
    """With a choice, out of game after game of journeymen at one table after the other."""
    rules, player = catalogue.current_game(game), computer_players(game)[default_player(game)]
    for number in count():
        table = TABLES[game][number % len(TABLES[game])]
        course = match.play_match(rules, table.opening(f"unseen-{part}-{number}"), [player] * 4)
        states = [course.start, *(made.step.state for made in course.made)]
        asked = (
            (state, made.seat)
            for state, made in zip(states, course.made, strict=False)
            if len(legal_moves(rules, state, made.seat)) > 1
        )
        yield from islice(asked, part % EVERY, None, EVERY)


def told_apart(game: str, level: str, part: int, most: int) -> list[int]:
    """Where he answers otherwise once what is hidden lies otherwise; with the same luck."""
    rules, player, found = catalogue.current_game(game), computer_players(game)[level], []
    for at, (state, seat) in enumerate(islice(positions(game, part), most)):
        other = rules.imagine(state, seat, Chance(f"unseen {part}", at))
        one, another = (
            player(make_situation(rules, truth, seat), make_player_chance("unseen", seat, at))
            for truth in (state, other)
        )
        found += [at] if one != another else []
    return found


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", TABLES)
def test_in_a_thousand_positions_each_level_answers_by_what_it_sees(
    game: str, level: str, part: int
) -> None:
    assert told_apart(game, level, part, POSITIONS) == []


@pytest.mark.parametrize("level", LEVELS[:2])
@pytest.mark.parametrize("game", TABLES)
def test_an_answer_is_given_by_what_is_seen(game: str, level: str) -> None:
    assert told_apart(game, level, 0, 12) == []
