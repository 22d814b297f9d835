"""Blunders: a guest who plays as a journeyman does, and makes one mistake that one can name."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from bot.engine.journal import AnyGame, Course
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.games.princes.moves import Bid, End, Nominate, Work
from bot.players.player import Situation, make_situation, move_essence
from bot.players.registry import AnyComputerPlayer, computer_players

FAR_TOO_MUCH = 2_200  # florins, for a jester
JESTER = "jester"
_JOURNEYMAN = computer_players("princes")["journeyman"]

AnySituation: TypeAlias = Situation[Any, Any]
Blunder: TypeAlias = Callable[[], AnyComputerPlayer]


def throws_a_work_away() -> AnyComputerPlayer:
    """In the last round he ends a turn in which he could complete a work."""

    def choose(situation: AnySituation, chance: Chance) -> Any:
        view, move = situation.make_view(), _JOURNEYMAN(situation, chance)
        is_last = view.asked.kind == "acting" and view.round == view.box.rounds
        return End() if is_last and isinstance(move, Work) else move

    return choose


def pays_for_a_jester() -> AnyComputerPlayer:
    """For the first one he gets he goes as far as his neighbour drives him."""
    return _bidding(FAR_TOO_MUCH)


def drives(others: AnyComputerPlayer) -> AnyComputerPlayer:
    """Somebody who bids against him until it is enough."""
    driver = _bidding(FAR_TOO_MUCH - 100)

    def choose(situation: AnySituation, chance: Chance) -> Any:
        view = situation.make_view()
        is_driven = view.asked.kind == "bidding" and view.asked.lot == JESTER
        return (driver if is_driven else others)(situation, chance)

    return choose


def _bidding(most: int) -> AnyComputerPlayer:
    def choose(situation: AnySituation, chance: Chance) -> Any:
        view = situation.make_view()
        kind, jesters = view.asked.kind, sum(one.jesters for one in view.open_estates)
        if not jesters and kind == "nominating" and situation.allows_move(Nominate(JESTER)):
            return Nominate(JESTER)
        if not jesters and kind == "bidding" and view.asked.lot == JESTER:
            bids = [move for move in situation.moves if isinstance(move, Bid)]
            if bids and bids[0].florins <= most:
                return bids[0]
        return _JOURNEYMAN(situation, chance)

    return choose


def forgets_a_profession() -> AnyComputerPlayer:
    """Of the first one he would play he never thinks again."""
    forgotten = list[str]()

    def choose(situation: AnySituation, chance: Chance) -> Any:
        move = _JOURNEYMAN(situation, chance)
        if isinstance(move, Work) and not forgotten:
            forgotten.append(move.profession)
        if not isinstance(move, Work) or move.profession not in forgotten:
            return move
        return _JOURNEYMAN(without(situation, move), chance)

    return choose


def without(situation: AnySituation, unwanted: Any) -> AnySituation:
    """As if nobody had thought of this."""
    moves = [move for move in situation.moves if move_essence(move) != move_essence(unwanted)]
    return replace(
        situation,
        moves=moves,
        is_unwanted=lambda move: move_essence(move) == move_essence(unwanted),
    )


BLUNDERS: dict[str, Blunder] = {
    "work": throws_a_work_away,
    "jester": pays_for_a_jester,
    "profession": forgets_a_profession,
}


def blundered(game: AnyGame, course: Course[Any, Any], seat: int) -> Iterator[int]:
    """After how many moves the seat did not what a journeyman would have done."""
    state = course.start
    for at, made in enumerate(course.made):
        if made.seat == seat:
            advised = _JOURNEYMAN(make_situation(game, state, made.seat), Chance("", 0))
            if move_essence(advised) != move_essence(made.move):
                yield at
        state = made.step.state
