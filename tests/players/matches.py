"""Matches among guests, as several tests need them."""

from collections.abc import Sequence
from typing import Any

from bot import catalogue
from bot.engine.game import Scores, Seat, settle_options
from bot.engine.journal import AnyGame, Course, Opening, begin_course
from bot.engine.random_draws import Chance
from bot.engine.text import Refusal
from bot.players import registry
from bot.players.player import Situation
from bot.players.registry import AnyComputerPlayer
from tests.players import match

GAME: AnyGame = catalogue.current_game("princes")
GREEDY = registry.computer_players("princes")["greedy"]
JOURNEYMAN = registry.computer_players("princes")["journeyman"]
RANDOM = registry.computer_players("princes")["random"]


def opening(seats: int, seed: str, **chosen: str) -> Opening:
    setup = settle_options(GAME, seats, chosen)
    assert not isinstance(setup, Refusal)
    printed = catalogue.current_edition("princes").seal
    return Opening(GAME.key, GAME.rules, printed, seats, setup.options, seed)


def started(seats: int, seed: str) -> Course[Any, Any]:
    return begin_course(GAME, opening(seats, seed))


def matched(guests: Sequence[AnyComputerPlayer], seed: str, **chosen: str) -> Course[Any, Any]:
    return match.play_match(GAME, opening(len(guests), seed, **chosen), guests)


def scored(guests: Sequence[AnyComputerPlayer], seed: str, **chosen: str) -> Scores:
    scores = GAME.scores(matched(guests, seed, **chosen).state)
    assert scores is not None
    return scores


def states(course: Course[Any, Any]) -> list[tuple[Any, Seat]]:
    """Every position of a course with the seat that answered there."""
    before = [course.start, *(made.step.state for made in course.made)]
    return [(state, made.seat) for state, made in zip(before, course.made, strict=False)]


def supervised(guest: AnyComputerPlayer) -> AnyComputerPlayer:
    """The same guest, with somebody who looks whether his answer was among the offers."""

    def choose(situation: Situation[Any, Any], chance: Chance) -> Any:
        move = guest(situation, chance)
        assert move in situation.moves or any(
            move == situation.with_amount(offer, amount)
            for offer in situation.moves
            if type(offer) is type(move)
            for amount in situation.amounts(offer)
        )
        return move

    return choose
