"""What the own buttons of Firenze do: the several moves of a panel, kept in one breath."""

from collections.abc import Callable, Mapping

from bot.engine.text import Refusal
from bot.games.firenze.game import Firenze
from bot.games.firenze.view import View
from bot.host.ports import TableId
from cogs.door.answers import Reply, refused
from cogs.door.caller import Caller
from cogs.door.presses import question_of
from cogs.door.sitting import Sitting, sitting_of
from cogs.games.firenze import building, exchanging, fulfilling, giving, plan, several, taking
from cogs.turn.buttons import bell
from cogs.turn.moving import move


@bell(several.BELL)
async def make(caller: Caller, table: TableId, rest: str) -> Reply:
    question, words = question_of(table, rest)
    standing = await caller.door.house.standing(table)
    if isinstance(standing, Refusal):
        return refused(caller, standing)
    if not isinstance(standing.game, Firenze):
        return Reply(caller.voice("door-worn-out"))
    sitting = sitting_of(standing, caller.person)
    if sitting is None or sitting.question != question or not sitting.is_asked:
        return await move(caller, table, [words], question)  # stale, or somebody else's
    return await move(caller, table, moves_of(sitting, words), question)


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
