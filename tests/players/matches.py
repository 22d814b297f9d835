"""Matches among guests, as several tests need them."""

from collections.abc import Sequence
from typing import Any

from bot import catalogue
from bot.engine.chance import Chance
from bot.engine.game import Scores, Seat, settled
from bot.engine.journal import AnyGame, Course, Opening, begin
from bot.engine.text import Refusal
from bot.players import guestbook, match
from bot.players.guest import Situation
from bot.players.guestbook import AnyGuest

GAME: AnyGame = catalogue.game("princes")
GREEDY = guestbook.guests("princes")["greedy"]
JOURNEYMAN = guestbook.guests("princes")["journeyman"]
RANDOM = guestbook.guests("princes")["random"]


def opening(seats: int, seed: str, **chosen: str) -> Opening:
    setup = settled(GAME, seats, chosen)
    assert not isinstance(setup, Refusal)
    printed = catalogue.current("princes").seal
    return Opening(GAME.key, GAME.rules, printed, seats, setup.options, seed)


def started(seats: int, seed: str) -> Course[Any, Any]:
    return begin(GAME, opening(seats, seed))


def matched(guests: Sequence[AnyGuest], seed: str, **chosen: str) -> Course[Any, Any]:
    return match.played(GAME, opening(len(guests), seed, **chosen), guests)


def scored(guests: Sequence[AnyGuest], seed: str, **chosen: str) -> Scores:
    scores = GAME.scores(matched(guests, seed, **chosen).state)
    assert scores is not None
    return scores


def states(course: Course[Any, Any]) -> list[tuple[Any, Seat]]:
    """Every position of a course with the seat that answered there."""
    before = [course.start, *(made.step.state for made in course.made)]
    return [(state, made.seat) for state, made in zip(before, course.made, strict=False)]


def supervised(guest: AnyGuest) -> AnyGuest:
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
