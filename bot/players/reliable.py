"""A guest one can rely on: where he fails, the random guest answers in his place."""

from collections.abc import Callable
from typing import TypeVar

from bot.engine.chance import Chance
from bot.players import random_guest
from bot.players.guest import Guest, Situation

M = TypeVar("M")
V = TypeVar("V")


class NotAllowed(Exception):
    """A guest answers with what may not be done; the message names the rule alone."""


def reliable(guest: Guest[M, V], failed: Callable[[Exception], None]) -> Guest[M, V]:
    """The same guest, who never stops a table; whoever has invited him hears of every failure."""

    def choose(situation: Situation[M, V], chance: Chance) -> M:
        try:
            return _allowed(situation, guest(situation, chance))
        except Exception as failure:  # whatever it was, somebody has to answer
            failed(failure)
        return random_guest.choose(situation, chance)

    return choose


def _allowed(situation: Situation[M, V], move: M) -> M:
    refusal = situation.refusal(move)
    if refusal:
        raise NotAllowed(f"it breaks rule {refusal.rule}")
    return move
