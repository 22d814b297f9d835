"""The several moves for which a button of a panel stands: all of them are made, or none."""

from collections.abc import Callable, Mapping

from bot.games.firenze.view import View
from cogs.door.sitting import Sitting
from cogs.games.firenze import building, exchanging, fulfilling, giving, plan, taking


def moves_of(sitting: Sitting[View], words: str) -> list[str]:
    """The moves that these words stand for; the words themselves when they stand for none."""
    moves = _MOVES.get(words.split(maxsplit=1)[0], giving.moves)
    return moves(sitting, words) or [words]


def _take(sitting: Sitting[View], words: str) -> list[str]:
    chosen = taking.drafted(sitting, words)
    return chosen.moves if chosen else []


def _exchange(sitting: Sitting[View], words: str) -> list[str]:
    deal = exchanging.drafted(sitting, words)
    return deal.moves if deal else []


def _build(sitting: Sitting[View], words: str) -> list[str]:
    moves = plan.drafted(sitting, words).moves
    return [*moves, "done"] if words.endswith(f" {building.DONE}") else moves


def _fulfil(sitting: Sitting[View], words: str) -> list[str]:
    moves = fulfilling.drafted(sitting, words).moves
    return [*moves, "end"] if words.endswith(f" {fulfilling.END}") else moves


_MOVES: Mapping[str, Callable[[Sitting[View], str], list[str]]] = {
    "take": _take,
    "exchange": _exchange,
    "begin": _build,
    "fulfil": _fulfil,
}
