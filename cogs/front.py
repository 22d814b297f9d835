"""What the door needs of a game to show it: in pictures, in words, and to be pressed.

Whatever differs from game to game is asked here and nowhere else. What everybody may see is made
of the spectators' view alone.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.engine.journal import AnyGame
from bot.engine.reel import Reel
from bot.engine.text import Text
from bot.host.ports import TableId
from cogs.answers import Reply
from cogs.presses import Press
from cogs.sitting import Sitting
from cogs.speech import Voice

Names: TypeAlias = Mapping[int, str]

# How a move is chosen that has to be seen before it is made: a panel stands in the place of the
# plain choice of words in `cogs.choices`. It is given somebody at his table and the words chosen so
# far (`build`, `build library`), and answers with a reply whose presses carry either a whole move,
# or a choice that goes on, or an id of its own.
Panel: TypeAlias = Callable[[Sitting, str], Reply]


def _as_it_is_spelt(_: Any, __: str) -> None:
    """Most moves mean the same in every position."""


def _as_it_reads(_: Sitting, __: Sequence[str], ___: str) -> str:
    """Most words are things with a name of their own, or numbers that mean what they say."""
    return ""


@dataclass(frozen=True, slots=True)
class Help:
    """How a game is taught: what may be done now, and its rules by topic."""

    now: Callable[[Any], Text]  # of the view of whoever is asked
    waiting: Text  # what to do while others are asked
    topics: Sequence[tuple[str, Text]]
    # With the numbers that this game is printed with; a topic that is none is answered with "".
    digest: Callable[[Voice, AnyGame, str], str]


@dataclass(frozen=True, slots=True)
class Front:
    """One game as the door shows it."""

    # For everybody
    draw_board: Callable[[Any, str, Names, Any], bytes]  # what is new since the view before
    describe: Callable[[Any, str, Names], str]  # as an alt text
    position: Callable[[Any, str, Names], str]  # all that there is to see, in words
    heading: Callable[[Any, TableId], Text]
    asked: Callable[[Any], Text]  # `.you` is for the one it is about
    # Below the board, and which are likely. What is no move yet (`take 3 -`) opens its panel.
    public_moves: Callable[[Any], Sequence[tuple[str, bool]]]

    draw_film: Callable[[Reel, str, Names], bytes]
    # Whether a position is one of the last that were seen, now that the game stands like that.
    is_recent: Callable[[Any, Any], bool]

    # For one seat
    hand: Callable[[Any, Voice], Sequence[str]]  # line by line
    draw_hand: Callable[[Any, str, Names], bytes]
    panels: Mapping[str, Panel]  # by the verb of the move
    beside: Callable[[Sitting], Sequence[Press]]  # of use just now, though it makes no move
    help: Help
    orders: str = ""  # the bell that lists the standing orders, if the game has any

    # What a move, or a word after others, means as things stand: the third card is the Mason.
    named: Callable[[Any, str], Text | None] = _as_it_is_spelt
    word: Callable[[Sitting, Sequence[str], str], str] = _as_it_reads
