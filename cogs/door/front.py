"""What the door needs of a game to show it: in pictures, in words, and to be pressed.

Whatever differs from game to game is asked here and nowhere else. What everybody may see is made
of the spectators' view alone.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from bot.engine.journal import AnyGame
from bot.engine.reel import Reel
from bot.engine.text import Text
from bot.host.ports import TableId
from cogs.door.answers import Reply
from cogs.door.knocks import Answer
from cogs.door.presses import Press
from cogs.door.sitting import Sitting
from cogs.door.speech import Voice

Names: TypeAlias = Mapping[int, str]

# How a move is chosen that has to be seen before it is made: in the place of the plain choice of
# words in `cogs.posts.panel`. It is given somebody at his table and the words chosen so far
# (`build`, `build library`), and answers with a reply whose presses carry either a whole move, or a
# choice that goes on, or an id of its own.
Panel: TypeAlias = Callable[[Sitting, str], Reply]

# The moves for which a button stands whose id says what is to come of them.
MovesOf: TypeAlias = Callable[[Sitting, str], Sequence[str]]


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


def _as_a_list(_: Sitting) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Chapter:
    """A piece of the story; without a title it goes on with what was told before."""

    title: Text | None
    lines: Sequence[Text]


@dataclass(frozen=True, slots=True)
class Story:
    """How a game is told in which the rules play a part of their own, card by card."""

    is_told: Callable[[Any], bool]  # of a view: whether this table's story is one of these
    rounds: Callable[[Sequence[Text]], Sequence[Sequence[Text]]]  # what was before them goes first
    chapters: Callable[[Sequence[Text]], Sequence[Chapter]]
    is_detail: Callable[[Text], bool]  # what is left out where there is little room
    is_sought: Callable[[Text], bool]  # by its title: whether a chapter is what the button tells
    press: Text  # the button that tells all of it


def _all_printed(_: Mapping[str, str]) -> Sequence[Text]:
    return ()


@dataclass(frozen=True, slots=True)
class Front:
    """One game as the door shows it."""

    # For everybody
    draw_board: Callable[[Any, str, Names, Any], bytes]  # what is new since the view before
    describe: Callable[[Any, str, Names], str]  # as an alt text
    position: Callable[[Any, str, Names], str]  # all that there is to see, in words
    heading: Callable[[Any, TableId], Text]
    prompt: Callable[[Any], Text]  # `.you` is for the one it is about
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
    # A question that asks for more than a list of moves has a panel of its own.
    question: Callable[[Sitting], Reply | None] = _as_a_list
    story: Story | None = None
    # What is ours and not printed, of a table with these options.
    ours: Callable[[Mapping[str, str]], Sequence[Text]] = _all_printed
    # Moves whose commands stand together one level lower, by what this is called: Discord has room
    # for so many side by side and no more.
    command_groups: Mapping[str, Sequence[str]] = field(default_factory=dict)
    # The game's own buttons, by how they knock: for which moves one stands, and what others do.
    own_moves: Mapping[str, MovesOf] = field(default_factory=dict)
    knocks: Mapping[str, Answer] = field(default_factory=dict)
    orders: str = ""  # the one that lists the standing orders, if the game has any

    # What a move, or a word after others, means as things stand: the third card is the Mason.
    named: Callable[[Any, str], Text | None] = _as_it_is_spelt
    word: Callable[[Sitting, Sequence[str], str], str] = _as_it_reads
