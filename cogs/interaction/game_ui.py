"""What a game brings for Discord: board in words, panels, story, pictures, help."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any, Generic, TypeAlias, TypeVar
from zlib import crc32

from bot.engine.game import Seat
from bot.engine.journal import AnyGame
from bot.engine.rehearsal import RecordedViews
from bot.engine.summary import PageSidebar
from bot.engine.text import Fact, Named, Text, Who, say
from bot.history.game_summary import GameSummary, PlayerNumber, year_of_move
from bot.tables.people import TableId
from cogs.interaction.components import ButtonSpec, MenuChoice
from cogs.interaction.context import SeatContext
from cogs.interaction.layout import Block
from cogs.interaction.replies import PrivateReply
from cogs.interaction.routes import RouteHandler
from cogs.interaction.rulebook import RuleBook
from cogs.interaction.speech import SpeechContext

Names: TypeAlias = Mapping[int, str]

V = TypeVar("V")  # what a seat of the game may see, and a spectator too

# How a move is chosen that has to be seen before it is made: in the place of the plain choice of
# words in `cogs.messages.panel`. It is given somebody at his table and the words chosen so far
# (`build`, `build library`), and answers with a reply whose presses carry either a whole move, or a
# choice that goes on, or an id of its own.
PanelBuilder: TypeAlias = Callable[[SeatContext[V], str], PrivateReply]

# The moves for which a button stands whose id says what is to come of them.
MovesOfButton: TypeAlias = Callable[[SeatContext[V], str], Sequence[str]]


def _no_description(_: object, __: str) -> None:
    """Most moves mean the same in every position."""


def _same_word(_: SeatContext, __: Sequence[str], ___: str) -> str:
    """Most words are things with a name of their own, or numbers that mean what they say."""
    return ""


def _keep_events(texts: Sequence[Text]) -> Mapping[int, Text]:
    """Most events are a line each."""
    return dict(enumerate(texts))


def _no_entries(_: object, __: object = None) -> tuple[()]:
    return ()


def _no_facts(_: AnyGame) -> Mapping[str, Fact]:
    return {}


def _always_true(_: object) -> bool:
    return True


def _no_lines(_: object) -> None:
    return None


@dataclass(frozen=True, slots=True)
class GameHelp(Generic[V]):
    """How a game is taught: what may be done now, and the book of its rules."""

    now: Callable[[V], Text]  # of the view of whoever is asked
    waiting: Text  # what to do while others are asked
    book: RuleBook
    facts: Callable[[AnyGame], Mapping[str, Fact]] = _no_facts  # that its lessons speak of


@dataclass(frozen=True, slots=True)
class GamePictures(Generic[V]):
    """How a game is drawn."""

    describe: Callable[[V, str, Names], str]  # as an alt text
    draw_board: Callable[[V, str, Names, V | None], bytes]  # what is new since the view before
    draw_hand: Callable[[V, str, Names], bytes]
    draw_my_view: Callable[[V, str, Names], bytes]  # the table as one seat has it before it
    draw_film: Callable[[RecordedViews, str, Names], bytes]
    # Whether a position is one of the last that were seen, now that the game stands like that.
    is_recent: Callable[[V, V], bool]
    round_of: Callable[[V], int]  # in which one the game is
    load_cover: Callable[[], bytes] | None = None  # what it looks like, for strangers
    draw_scores: Callable[[V, str, Names], bytes] | None = None  # once it is over
    # And its page: the view it ended with, and what is told beside it.
    draw_game_page: Callable[[V, PageSidebar, str, Names], bytes] | None = None


@dataclass(frozen=True, slots=True)
class StoryChapter:
    """A piece of the story; without a title it goes on with what was told before."""

    title: Text | None
    lines: Sequence[Text]


@dataclass(frozen=True, slots=True)
class GameStory(Generic[V]):
    """How a game is told in which the rules play a part of their own, card by card."""

    is_told: Callable[[V], bool]  # of a view: whether this table's story is one of these
    rounds: Callable[[Sequence[Text]], Sequence[Sequence[Text]]]  # what was before them goes first
    chapters: Callable[[Sequence[Text]], Sequence[StoryChapter]]
    is_detail: Callable[[Text], bool]  # what is left out where there is little room
    is_sought: Callable[[Text], bool]  # by its title: whether a chapter is what the button tells
    press: Text  # the button that tells all of it


@dataclass(frozen=True, slots=True)
class WishesCall(Generic[V]):
    """How everybody is asked at once for his wishes, before sealed auctions are played out."""

    view: Callable[[V, Sequence[Seat]], V]  # asks those who have not answered yet
    panel: Callable[
        [SeatContext[V], str], PrivateReply
    ]  # of one of them, below what he is told first


@dataclass(frozen=True, slots=True)
class QuestionLines:
    """A question line by line, each with the button or the menu that answers it."""

    words: str  # above them
    blocks: tuple[Block, ...]
    kinds: frozenset[str]  # the verbs that are seen to: for the others there are buttons below


@dataclass(frozen=True, slots=True)
class OutlookLines:
    """What lies within reach, line by line; of a choice of what is told in full there is a menu."""

    lines: tuple[str, ...] = ()
    choices: tuple[MenuChoice, ...] = ()


def _no_outlook(_: SeatContext[V], __: SeatContext[V], ___: str) -> OutlookLines:
    return OutlookLines()


@dataclass(frozen=True, slots=True)
class GameUI(Generic[V]):
    """One game as the door shows it: a board in words and a question, and whatever is added."""

    # For everybody
    position: Callable[[V, str, Names], str]  # all that there is to see, in words
    prompt: Callable[[V], Text]  # `.you` is for the one it is about
    heading: Callable[[V, TableId], Text] | None = None  # or which game it is
    # Below the board, and which are likely. What is no move yet (`take 3 -`) opens its panel.
    public_moves: Callable[[V], Sequence[tuple[str, bool]]] = _no_entries
    pictures: GamePictures[V] | None = None
    # All events of a game as the lines of its story, each by the number of its last event.
    gathered: Callable[[Sequence[Text]], Mapping[int, Text]] = _keep_events
    complete: Callable[[Sequence[Text]], Mapping[int, Text]] = _keep_events  # that stay as they are
    story: GameStory[V] | None = None
    # Of all that everybody heard until the end: what one likes to remember, and nobody's blame.
    feats: Callable[[Sequence[Text]], Iterable[Text]] = _no_entries
    tale: Callable[[GameSummary], Iterable[Text]] = (
        _no_entries  # of a finished game, in five sentences
    )
    palazzo: str = "palazzo"  # what the winner among people is built in the city of the server
    sources: str = "source"  # the kind of things that sources of points are, by name
    automa: Named | None = None  # whose points follow those of the seats
    points: Callable[[V], Sequence[int]] = _no_entries  # of every seat, as everybody sees them
    help: GameHelp[V] | None = None

    # For one seat
    hand: Callable[[V, SpeechContext], Iterable[str]] = _no_entries  # line by line
    panels: Mapping[str, PanelBuilder[V]] = field(default_factory=dict)  # by the verb of the move
    beside: Callable[[SeatContext[V]], Sequence[ButtonSpec]] = (
        _no_entries  # of use, though it makes no move
    )
    # What there is to be said of the choices of a question; None where a list of moves will do.
    lines: Callable[[SeatContext[V]], QuestionLines | None] = _no_lines
    # Beyond the next turn: of a seat, of how it would stand after its plan, and of what was chosen
    # there to be told in full.
    outlook: Callable[[SeatContext[V], SeatContext[V], str], OutlookLines] = _no_outlook
    ends: Sequence[str] = ()  # the verbs by which one stops: they stand last
    # A question that asks for more than a list of moves has a panel of its own.
    question: Callable[[SeatContext[V]], PrivateReply | None] = _no_lines
    # What a move, or a word after others, means as things stand: the third card is the Mason.
    named: Callable[[V, str], Text | None] = _no_description
    word: Callable[[SeatContext[V], Sequence[str], str], str] = _same_word

    # What is ours and not printed, of a table with these options.
    ours: Callable[[Mapping[str, str]], Sequence[Text]] = _no_entries
    # Moves whose commands stand together one level lower, by what this is called: Discord has room
    # for so many side by side and no more.
    command_groups: Mapping[str, Sequence[str]] = field(default_factory=dict)
    # The game's own buttons, by how they knock: for which moves one stands, and what others do.
    own_moves: Mapping[str, MovesOfButton[V]] = field(default_factory=dict)
    routes: Mapping[str, RouteHandler] = field(default_factory=dict)
    orders: str = ""  # the one that lists the state orders, if the game has any
    may_order: Callable[[V], bool] = _always_true  # whether they could be of use to anybody still
    call: WishesCall[V] | None = None  # for wishes, in a game with orders


# Of a game that is known by its key alone: the one place where types end.
AnyGameUI: TypeAlias = GameUI[Any]
AnyPictures: TypeAlias = GamePictures[Any]
AnyStory: TypeAlias = GameStory[Any]


NamePlayer: TypeAlias = Callable[[PlayerNumber], Fact]

CLOSE, FAR = 3, 15  # points between the first and the next one


def name_person(player: PlayerNumber) -> Fact:
    return Who(player)


def tale_sentence(page: GameSummary, kind: str, ways: int, **facts: Fact) -> Text:
    """One of the ways in which such a thing is told."""
    way = 1 + crc32(f"{page.seal} {kind}".encode()) % ways
    return say(f"tale-{kind}-{way}", **facts)


def year_text(number: int) -> Text:
    return say("tale-year", year=number)


def points_text(number: int) -> Text:
    return say("points-counted", points=number)


def sort_sentences(sentences: Iterable[tuple[int, Text]]) -> Iterator[Text]:
    """Each comes with the number of moves after which it was so."""
    for _, sentence in sorted(sentences, key=itemgetter(0)):
        yield sentence


def turning_point(page: GameSummary, called: NamePlayer = name_person) -> tuple[int, Text]:
    """The moment from which on nobody stood before the winners."""
    return page.turn, _turning_point_text(page, called)


def _turning_point_text(page: GameSummary, called: NamePlayer) -> Text:
    who = tuple(map(called, page.winners))
    if not page.turn:
        return tale_sentence(page, "ahead", 2, who=who)
    earlier = page.points[page.turn - 1]
    before = called(max(range(len(earlier)), key=lambda one: (earlier[one], -one)))
    if page.turn == page.moves:
        return tale_sentence(page, "counted", 2, who=who, before=before)
    when = year_text(year_of_move(page.years, page.turn))
    return tale_sentence(page, "turn", 3, year=when, who=who, before=before)


def ending_text(page: GameSummary, called: NamePlayer = name_person) -> Text:
    most = page.final_points[page.winners[0]]
    who, second, won = tuple(map(called, page.winners)), page.runner_up, points_text(most)
    if len(who) > 1 or second is None:
        return tale_sentence(page, "shared", 2, who=who, points=won)
    other, margin = called(second), most - page.final_points[second]
    if not margin:
        return tale_sentence(page, "tie", 2, who=who, other=other, points=won)
    kind, ways = ("close", 2) if margin <= CLOSE else ("far", 2) if margin >= FAR else ("clear", 3)
    return tale_sentence(
        page, kind, ways, who=who, other=other, points=won, margin=points_text(margin)
    )
