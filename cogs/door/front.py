"""What the door needs of a game to show it: in pictures, in words, and to be pressed.

Whatever differs from game to game is asked here and nowhere else. What everybody may see is made
of the spectators' view alone.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from bot.engine.beside import Beside
from bot.engine.game import Seat
from bot.engine.journal import AnyGame
from bot.engine.reel import Reel
from bot.engine.text import Fact, Named, Text
from bot.host.company import TableId
from bot.host.pages import Page
from cogs.door.answers import Reply
from cogs.door.book import Book
from cogs.door.knocks import Answer
from cogs.door.layout import Block
from cogs.door.presses import MenuOption, Press
from cogs.door.sitting import Sitting
from cogs.door.speech import Voice

Names: TypeAlias = Mapping[int, str]

V = TypeVar("V")  # what a seat of the game may see, and a spectator too

# How a move is chosen that has to be seen before it is made: in the place of the plain choice of
# words in `cogs.posts.panel`. It is given somebody at his table and the words chosen so far
# (`build`, `build library`), and answers with a reply whose presses carry either a whole move, or a
# choice that goes on, or an id of its own.
Panel: TypeAlias = Callable[[Sitting[V], str], Reply]

# The moves for which a button stands whose id says what is to come of them.
MovesOf: TypeAlias = Callable[[Sitting[V], str], Sequence[str]]


def _as_it_is_spelt(_: object, __: str) -> None:
    """Most moves mean the same in every position."""


def _as_it_reads(_: Sitting, __: Sequence[str], ___: str) -> str:
    """Most words are things with a name of their own, or numbers that mean what they say."""
    return ""


def _one_by_one(texts: Sequence[Text]) -> Mapping[int, Text]:
    """Most events are a line each."""
    return dict(enumerate(texts))


def _nothing(_: object, __: object = None) -> tuple[()]:
    return ()


def _no_facts(_: AnyGame) -> Mapping[str, Fact]:
    return {}


def _always(_: object) -> bool:
    return True


def _as_a_list(_: object) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Help(Generic[V]):
    """How a game is taught: what may be done now, and the book of its rules."""

    now: Callable[[V], Text]  # of the view of whoever is asked
    waiting: Text  # what to do while others are asked
    book: Book
    facts: Callable[[AnyGame], Mapping[str, Fact]] = _no_facts  # that its lessons speak of


@dataclass(frozen=True, slots=True)
class Pictures(Generic[V]):
    """How a game is drawn."""

    describe: Callable[[V, str, Names], str]  # as an alt text
    draw_board: Callable[[V, str, Names, V | None], bytes]  # what is new since the view before
    draw_hand: Callable[[V, str, Names], bytes]
    draw_mine: Callable[[V, str, Names], bytes]  # the table as one seat has it before it
    draw_film: Callable[[Reel, str, Names], bytes]
    # Whether a position is one of the last that were seen, now that the game stands like that.
    is_recent: Callable[[V, V], bool]
    round_of: Callable[[V], int]  # in which one the game is
    draw_cover: Callable[[], bytes] | None = None  # what it looks like, for strangers
    draw_scores: Callable[[V, str, Names], bytes] | None = None  # once it is over
    # And its page: the view it ended with, and what is told beside it.
    draw_chronicle: Callable[[V, Beside, str, Names], bytes] | None = None


@dataclass(frozen=True, slots=True)
class Chapter:
    """A piece of the story; without a title it goes on with what was told before."""

    title: Text | None
    lines: Sequence[Text]


@dataclass(frozen=True, slots=True)
class Story(Generic[V]):
    """How a game is told in which the rules play a part of their own, card by card."""

    is_told: Callable[[V], bool]  # of a view: whether this table's story is one of these
    rounds: Callable[[Sequence[Text]], Sequence[Sequence[Text]]]  # what was before them goes first
    chapters: Callable[[Sequence[Text]], Sequence[Chapter]]
    is_detail: Callable[[Text], bool]  # what is left out where there is little room
    is_sought: Callable[[Text], bool]  # by its title: whether a chapter is what the button tells
    press: Text  # the button that tells all of it


@dataclass(frozen=True, slots=True)
class Call(Generic[V]):
    """How everybody is asked at once for his wishes, before sealed auctions are played out."""

    view: Callable[[V, Sequence[Seat]], V]  # asks those who have not answered yet
    panel: Callable[[Sitting[V], str], Reply]  # of one of them, below what he is told first


@dataclass(frozen=True, slots=True)
class Lines:
    """A question line by line, each with the button or the menu that answers it."""

    words: str  # above them
    blocks: tuple[Block, ...]
    kinds: frozenset[str]  # the verbs that are seen to: for the others there are buttons below


@dataclass(frozen=True, slots=True)
class Outlook:
    """What lies within reach, line by line; of a choice of what is told in full there is a menu."""

    lines: tuple[str, ...] = ()
    choices: tuple[MenuOption, ...] = ()


def _no_outlook(_: Sitting[V], __: Sitting[V], ___: str) -> Outlook:
    return Outlook()


@dataclass(frozen=True, slots=True)
class Front(Generic[V]):
    """One game as the door shows it: a board in words and a question, and whatever is added."""

    # For everybody
    position: Callable[[V, str, Names], str]  # all that there is to see, in words
    prompt: Callable[[V], Text]  # `.you` is for the one it is about
    heading: Callable[[V, TableId], Text] | None = None  # or which game it is
    # Below the board, and which are likely. What is no move yet (`take 3 -`) opens its panel.
    public_moves: Callable[[V], Sequence[tuple[str, bool]]] = _nothing
    pictures: Pictures[V] | None = None
    # All events of a game as the lines of its story, each by the number of its last event.
    gathered: Callable[[Sequence[Text]], Mapping[int, Text]] = _one_by_one
    complete: Callable[[Sequence[Text]], Mapping[int, Text]] = _one_by_one  # that stay as they are
    story: Story[V] | None = None
    # Of all that everybody heard until the end: what one likes to remember, and nobody's blame.
    feats: Callable[[Sequence[Text]], Iterable[Text]] = _nothing
    tale: Callable[[Page], Iterable[Text]] = _nothing  # of a finished game, in five sentences
    palazzo: str = "palazzo"  # what the winner among people is built in the city of the server
    sources: str = "source"  # the kind of things that sources of points are, by name
    automa: Named | None = None  # whose points follow those of the seats
    points: Callable[[V], Sequence[int]] = _nothing  # of every seat, as everybody sees them
    help: Help[V] | None = None

    # For one seat
    hand: Callable[[V, Voice], Iterable[str]] = _nothing  # line by line
    panels: Mapping[str, Panel[V]] = field(default_factory=dict)  # by the verb of the move
    beside: Callable[[Sitting[V]], Sequence[Press]] = _nothing  # of use, though it makes no move
    # What there is to be said of the choices of a question; None where a list of moves will do.
    lines: Callable[[Sitting[V]], Lines | None] = _as_a_list
    # Beyond the next turn: of a seat, of how it would stand after its plan, and of what was chosen
    # there to be told in full.
    outlook: Callable[[Sitting[V], Sitting[V], str], Outlook] = _no_outlook
    ends: Sequence[str] = ()  # the verbs by which one stops: they stand last
    # A question that asks for more than a list of moves has a panel of its own.
    question: Callable[[Sitting[V]], Reply | None] = _as_a_list
    # What a move, or a word after others, means as things stand: the third card is the Mason.
    named: Callable[[V, str], Text | None] = _as_it_is_spelt
    word: Callable[[Sitting[V], Sequence[str], str], str] = _as_it_reads

    # What is ours and not printed, of a table with these options.
    ours: Callable[[Mapping[str, str]], Sequence[Text]] = _nothing
    # Moves whose commands stand together one level lower, by what this is called: Discord has room
    # for so many side by side and no more.
    command_groups: Mapping[str, Sequence[str]] = field(default_factory=dict)
    # The game's own buttons, by how they knock: for which moves one stands, and what others do.
    own_moves: Mapping[str, MovesOf[V]] = field(default_factory=dict)
    knocks: Mapping[str, Answer] = field(default_factory=dict)
    orders: str = ""  # the one that lists the standing orders, if the game has any
    may_order: Callable[[V], bool] = _always  # whether they could be of use to anybody still
    call: Call[V] | None = None  # for wishes, in a game with orders


# Of a game that is known by its key alone: the one place where types end.
AnyFront: TypeAlias = Front[Any]
AnyPictures: TypeAlias = Pictures[Any]
AnyStory: TypeAlias = Story[Any]
