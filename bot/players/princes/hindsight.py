"""Hindsight at The Princes of Florence: how what was done there is looked at after the game."""

from collections.abc import Hashable, Sequence

from bot.engine.copies import replace
from bot.games.princes.moves import Move, Nominate
from bot.games.princes.pieces import WOLFGANG
from bot.games.princes.view import View
from bot.players.guest import Situation
from bot.players.princes import journeyman, master, outlook
from bot.players.princes.scenarios import held
from bot.players.review import Hindsight

# Points by which the outlook is mistaken of a decision, as a standard error: so far what seemed to
# cost most lay apart in games of masters, who win clearly more often than whoever judges so.
_MISTAKEN = 1.5


def _thoughts(situation: Situation[Move, View]) -> Sequence[Move]:
    """Alone one is told of one's actions: whom an Automa bids against is no rival."""
    view = situation.look()
    if view.automa and view.asked.kind != "acting":
        return ()
    return master.candidates(view, held(view, journeyman.JOURNEYMAN), situation)


def _occasion(view: View, move: Move) -> Hashable:
    """One auction, however often one bids in it."""
    if view.asked.kind == "bidding":
        return view.round, view.asked.lot
    return (view.round, move.lot) if isinstance(move, Nominate) else None


def _hoped(view: View) -> float:
    """By what may still be done: to compare decisions of one seat, not the seats of a table."""
    hoped = outlook.worth(view, held(view, journeyman.JOURNEYMAN))
    return hoped - view.estates[WOLFGANG].open.points if view.automa else hoped


def _seats(view: View) -> int:
    """Those that somebody plays: Wolfgang's estate is never asked, and has no view or outlook."""
    return 1 if view.automa else len(view.estates)


def _mistaken(view: View) -> float:
    """Nothing is guessed at where the game itself was played to its end."""
    return _MISTAKEN if view.round + master.ROUNDS < view.box.rounds else 0.0


_SEARCH = replace(master.SEARCH, outlook=_hoped, seats=_seats)
HINDSIGHT = Hindsight(
    *(journeyman.choose, _thoughts, _SEARCH, _occasion), playouts=1000, mistaken=_mistaken
)
