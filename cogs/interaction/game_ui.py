"""What a game implements for Discord: words, panels, story, pictures, help; parts of panels."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any, Generic, TypeAlias, TypeVar
from zlib import crc32

from bot.engine.ended_game import GameMemory, GameSummary, PlayerNumber, SummaryMoment, year_of_move
from bot.engine.game import Seat
from bot.engine.journal import AnyGame
from bot.engine.recorded_views import RecordedViews
from bot.engine.text import Fact, Named, Text, Who, say
from bot.tables.people import TableId
from cogs.interaction import components, discord_limits
from cogs.interaction.components import Block, ButtonSpec, LineBlock, MenuChoice, MenuSpec
from cogs.interaction.context import AnySeatContext, SeatContext
from cogs.interaction.replies import PrivateReply
from cogs.interaction.routes_and_forms import FormRoute, RouteHandler
from cogs.interaction.rulebook import RuleBook
from cogs.interaction.speech import SpeechContext

Names: TypeAlias = Mapping[int, str]

V = TypeVar("V")  # the view of a seat or of a spectator

# Builds the panel of a move that has to be seen before it is made, from the words chosen so far
# (`build`, `build library`); `cogs.messages.private_panel` shows it in place of a plain choice.
PanelBuilder: TypeAlias = Callable[[SeatContext[V], str], PrivateReply]

# Returns the moves that the words in a button's id stand for.
MovesOfButton: TypeAlias = Callable[[SeatContext[V], str], Sequence[str]]


# A thing, its drawing as PNG, the words of moves that mean it: `lake`, with a verb `play banquet`.
EmojiDrawing: TypeAlias = tuple[str, bytes, Iterable[str]]


def _no_facts(_: AnyGame) -> Mapping[str, Fact]:
    return {}


def _no_facts_now(_: object) -> Mapping[str, Fact]:
    return {}


def _no_texts(*_: object) -> Iterable[Text]:
    return ()


def _no_label(*_: object) -> None:
    return None


@dataclass(frozen=True, slots=True)
class GameHelp(Generic[V]):
    """How a game is taught: what can be done now, and its rulebook."""

    now: Callable[[V], Text] | None = None  # for the seat that is asked
    waiting: Text | None = None  # while other seats are asked
    book: RuleBook = field(default_factory=RuleBook)
    facts: Callable[[AnyGame], Mapping[str, Fact]] = _no_facts  # numbers for its hints
    # For lessons: facts of a position, a sentence of plan, what comes of a move, its label.
    facts_now: Callable[[V], Mapping[str, Fact]] = _no_facts_now
    plan: Callable[[V], Iterable[Text]] = _no_texts
    gains: Callable[[V, Any], Iterable[Text]] = _no_texts
    label: Callable[[V, Any], Text | None] = _no_label


@dataclass(frozen=True, slots=True)
class GamePictures(Generic[V]):
    """Functions that draw a game."""

    describe: Callable[[V, str, Names], str]  # the alt text
    draw_board: Callable[[V, str, Names, V | None], bytes]  # marks what is new since a view
    draw_hand: Callable[[V, str, Names], bytes]
    draw_my_view: Callable[[V, str, Names], bytes]  # the table as one seat sees it
    draw_question: Callable[[V, str, Names], bytes]  # what the open question is about
    draw_portrait: Callable[[V, str, Names, V | None], bytes]  # the board in portrait format
    draw_estate: Callable[[V, Seat, str, Names], bytes]  # what lies open before one seat
    draw_film: Callable[[RecordedViews, str, Names], bytes]
    is_recent: Callable[[V, V], bool]  # whether a position belongs to the last ones before now
    round_of: Callable[[V], int]
    load_cover: Callable[[], bytes] | None = None
    draw_scores: Callable[[V, str, Names], bytes] | None = None  # of a finished game
    draw_game_page: Callable[[V, GameSummary, str, Names], bytes] | None = None


@dataclass(frozen=True, slots=True)
class StoryChapter:
    """A piece of the story; without a title it continues the one before."""

    title: Text | None
    lines: Sequence[Text]


@dataclass(frozen=True, slots=True)
class GameStory(Generic[V]):
    """How a game's events become rounds and chapters."""

    is_told: Callable[[V], bool]  # whether the table of this view has such a story
    rounds: Callable[[Sequence[Text]], Sequence[Sequence[Text]]]  # the setup is in the first
    chapters: Callable[[Sequence[Text]], Sequence[StoryChapter]]
    is_detail: Callable[[Text], bool]  # left out where there is little room
    is_sought: Callable[[Text], bool]  # whether the button tells the chapter of this title
    press: Text  # the label of that button


@dataclass(frozen=True, slots=True)
class WishesCall(Generic[V]):
    """How every seat is asked for its wishes before sealed auctions are played out."""

    view: Callable[[V, Sequence[Seat]], V]  # with these seats still asked
    panel: Callable[[SeatContext[V], str], PrivateReply]  # below a text


@dataclass(frozen=True, slots=True)
class QuestionLines:
    """A question in lines, each with the button or menu that answers it."""

    words: str  # above them
    blocks: tuple[Block, ...]
    kinds: frozenset[str]  # the verbs answered here; the others get buttons below
    ending: tuple[ButtonSpec, ...] = ()  # what ends the turn: last of all


@dataclass(frozen=True, slots=True)
class OutlookLines:
    """What lies within reach, line by line, and a menu of what is told in full."""

    lines: tuple[str, ...] = ()
    choices: tuple[MenuChoice, ...] = ()


class GameUI(Generic[V]):
    """How one game is shown on Discord.

    A subclass gives `position` and `prompt`, and overrides whatever else its game has.
    """

    pictures: GamePictures[V] | None = None
    story: GameStory[V] | None = None
    help: GameHelp[V] = GameHelp()
    wishes_call: WishesCall[V] | None = None  # in a game with orders
    automa: Named | None = None  # the player of the rules, whose points follow those of the seats
    winner_building = "palazzo"  # what the winner builds in the server's city
    source_kind = "source"  # the kind under which sources of points have their names
    round_word = Text("round-word")  # what a round is called
    ending_verbs: Sequence[str] = ()  # the verbs that end something: their buttons stand last
    explained_verbs: Sequence[str] = ()  # whose panels explain also what can't be done now
    orders_route = ""  # the route that lists the standing orders, if the game has any
    panels: Mapping[str, PanelBuilder[V]] = {}  # by the verb of the move
    # Subgroups of slash commands with their verbs: Discord limits how many stand side by side.
    command_groups: Mapping[str, Sequence[str]] = {}
    # The game's own buttons by route: those that stand for moves, and all others.
    moves_of_routes: Mapping[str, MovesOfButton[V]] = {}
    routes: Mapping[str, RouteHandler] = {}
    forms: Mapping[str, FormRoute] = {}

    # For everybody

    def describe_position(self, view: V, language: str, names: Names) -> str:
        """Describe the whole board in words."""
        raise NotImplementedError

    def describe_question(self, view: V) -> Text:
        """Say what is asked; the form `.you` is for the seat that is asked."""
        raise NotImplementedError

    def table_heading(self, view: V, table: TableId) -> Text | None:
        """Say how far the game has come; None names the game alone."""
        return None

    def public_moves(self, view: V) -> Sequence[tuple[str, bool]]:
        """Return the moves below the board, each with whether it is likely.

        One that is no move yet (`take 3 -`) opens its panel.
        """
        return ()

    def points_by_seat(self, view: V) -> Sequence[int]:
        """Return the open points of every seat."""
        return ()

    def gather_lines(self, texts: Sequence[Text]) -> Mapping[int, Text]:
        """Join a game's events to lines, each by the number of its last event."""
        return dict(enumerate(texts))

    def complete_lines(self, texts: Sequence[Text]) -> Mapping[int, Text]:
        """Return those lines that later events can't change."""
        return dict(enumerate(texts))

    def list_feats(self, texts: Sequence[Text]) -> Iterable[Text]:
        """Pick what is worth remembering from all events of a finished game."""
        return ()

    def tell_tale(self, page: GameSummary) -> Iterable[Text]:
        """Tell a finished game in five sentences."""
        return ()

    def describe_move(self, view: V, spelt: str) -> Text | None:
        """Say what a move means in this position; None where its own phrase will do."""
        return None

    def draw_emojis(self, game: AnyGame) -> Iterable[EmojiDrawing]:
        """Draw the things of the game that moves are about; each has a name of its own."""
        return ()

    def list_unprinted(self, options: Mapping[str, str]) -> Sequence[Text]:
        """Say what of a table with these options is not printed in the game."""
        return ()

    def can_order(self, view: V) -> bool:
        """Tell whether standing orders could still be of use to any seat."""
        return True

    # For one seat

    def describe_hand(self, view: V, speech: SpeechContext) -> Iterable[str]:
        """Describe what only this seat sees, line by line."""
        return ()

    def describe_word(self, seat: SeatContext[V], chosen: Sequence[str], word: str) -> str:
        """Say what a word of a move means after others; "" where its name will do."""
        return ""

    def question_lines(self, seat: SeatContext[V]) -> QuestionLines | None:
        """Lay the question out line by line; None where a list of moves will do."""
        return None

    def describe_options(self, seat: SeatContext[V]) -> Iterable[str]:
        """Describe what can be chosen now, in more words than the panel has room for."""
        return ()

    def build_question_panel(self, seat: SeatContext[V]) -> PrivateReply | None:
        """Return the panel of a question that no list of moves can answer."""
        return None

    def other_buttons(self, seat: SeatContext[V]) -> Sequence[ButtonSpec]:
        """Return further buttons that are of use now."""
        return ()

    def build_outlook(
        self, seat: SeatContext[V], then: SeatContext[V], chosen: str
    ) -> OutlookLines:
        """Look beyond the next turn: `then` is the seat after its plan, `chosen` told in full."""
        return OutlookLines()


# Of a game that is known by its key alone: the one place where types end.
AnyGameUI: TypeAlias = GameUI[Any]
AnyPictures: TypeAlias = GamePictures[Any]
AnyStory: TypeAlias = GameStory[Any]


NamePlayer: TypeAlias = Callable[[PlayerNumber], Fact]

CLOSE, FAR = 3, 15  # points between the first and the next one


def name_person(player: PlayerNumber) -> Fact:
    return Who(player)


def tale_sentence(page: GameSummary, kind: str, ways: int, **facts: Fact) -> Text:
    """Choose one of the phrasings of a sentence by the seal of the game."""
    way = 1 + crc32(f"{page.seal} {kind}".encode()) % ways
    return say(f"tale-{kind}-{way}", **facts)


def tell_moment(
    page: GameSummary, kind: str, ways: int, moment: SummaryMoment, **facts: Fact
) -> tuple[int, Text]:
    """Tell whose moment it was, and in which year, with the number of moves that it comes with."""
    when, who = year_text(moment.year), moment.memory.who
    return moment.moves, tale_sentence(page, kind, ways, year=when, who=who, **facts)


def best_moment(moments: Iterable[SummaryMoment]) -> SummaryMoment | None:
    """Return the moment with the highest amount; of equal ones the first."""
    return max(moments, key=lambda one: (one.memory.amount, -one.moves), default=None)


def year_text(number: int) -> Text:
    return say("tale-year", year=number)


def points_text(number: int) -> Text:
    return say("points-counted", points=number)


def sort_sentences(sentences: Iterable[tuple[int, Text]]) -> Iterator[Text]:
    """Sort sentences by the number of moves that each comes with."""
    for _, sentence in sorted(sentences, key=itemgetter(0)):
        yield sentence


def feat_texts_by_owner(memories: Sequence[GameMemory], key: str) -> Iterator[Text]:
    """Say what each card brought, owner by owner."""
    cards: dict[Fact, list[Text]] = {}
    for one in memories:
        cards.setdefault(one.who, []).append(say("feat-card", card=one.what, points=one.amount))
    for who, own in cards.items():
        yield say(key, who=who, cards=tuple(own))


def tell_turning_point(
    page: GameSummary, name_player: NamePlayer = name_person
) -> tuple[int, Text]:
    """Tell from which move on the winners led."""
    return page.turn, _turning_point_text(page, name_player)


def _turning_point_text(page: GameSummary, name_player: NamePlayer) -> Text:
    who = tuple(map(name_player, page.winners))
    if not page.turn:
        return tale_sentence(page, "ahead", 2, who=who)
    earlier = page.points[page.turn - 1]
    before = name_player(max(range(len(earlier)), key=lambda one: (earlier[one], -one)))
    if page.turn == page.moves:
        return tale_sentence(page, "counted", 2, who=who, before=before)
    when = year_text(year_of_move(page.years, page.turn))
    return tale_sentence(page, "turn", 3, year=when, who=who, before=before)


def ending_text(page: GameSummary, name_player: NamePlayer = name_person) -> Text:
    most = page.final_points[page.winners[0]]
    who, second, won = tuple(map(name_player, page.winners)), page.runner_up, points_text(most)
    if len(who) > 1 or second is None:
        return tale_sentence(page, "shared", 2, who=who, points=won)
    other, margin = name_player(second), most - page.final_points[second]
    if not margin:
        return tale_sentence(page, "tie", 2, who=who, other=other, points=won)
    kind, ways = ("close", 2) if margin <= CLOSE else ("far", 2) if margin >= FAR else ("clear", 3)
    return tale_sentence(
        page, kind, ways, who=who, other=other, points=won, margin=points_text(margin)
    )


MORE = "more"  # words of a choice: what the panel leaves out; before a whole move, nothing


# Parts of panels


def build_panel(lines: Iterable[str], controls: Iterable[components.ComponentSpec]) -> PrivateReply:
    return PrivateReply("\n".join(lines), tuple(controls))


def back_to_turn_button(
    seat: AnySeatContext, row: int | None = None, label: str = "panel-away"
) -> ButtonSpec:
    """Return the button that leads back to everything the seat may do."""
    return ButtonSpec(seat.turn_button_id, seat.speech.label_text(label), row=row)


def choice_button(
    seat: AnySeatContext,
    words: str,
    label: Text,
    *,
    disabled: bool = False,
    row: int | None = None,
) -> ButtonSpec:
    """Return a button that makes no move but shows the panel of these words."""
    id_ = components.choice_id(seat.question_id, words)
    text = seat.speech.button_text(label)
    return ButtonSpec(id_, text, disabled=disabled, row=row)


def move_button(
    seat: AnySeatContext,
    move: object,
    label: Text,
    *,
    likely: bool = False,
    grave: bool = False,
    row: int | None = None,
) -> ButtonSpec:
    """Return a button that makes this move, given as it is or as it is spelt."""
    spelt = move if isinstance(move, str) else seat.spell_move(move)
    id_ = components.move_id(seat.question_id, spelt)
    return ButtonSpec(id_, seat.speech.button_text(label), likely=likely, grave=grave, row=row)


def game_route_id(seat: AnySeatContext, route: str, words: str) -> str:
    """Return the id of a game's own button, whose words stand for one or several moves."""
    question = seat.question_id
    return components.route_id(route, question.table, f"{question.seat}:{question.stamp}:{words}")


def choice_menu(
    seat: AnySeatContext,
    words: str,
    page: int,
    label: Text | str,
    options: Iterable[MenuChoice],
    *,
    least: int = 1,
    most: int = 1,
    row: int | None = None,
) -> MenuSpec:
    """Return a menu whose values are the words that follow these; `page` tells ids apart."""
    id_ = components.choice_menu_id(seat.question_id, words, page)
    text = label if isinstance(label, str) else seat.speech.button_text(label)
    shown = tuple(options)[: discord_limits.OPTIONS]
    return MenuSpec(id_, text, shown, least=least, most=most, row=row)


def move_line(seat: AnySeatContext, line: str, move: object) -> LineBlock:
    """Return a line with the button of a move beside it."""
    return LineBlock(line, seat.move_button(seat.spell_move(move)))


def build_question_lines(
    words: Iterable[str], blocks: Iterable[Block], *verbs: str
) -> QuestionLines:
    """Return a question line by line, below these words, that answers these verbs."""
    return QuestionLines("\n".join(words), tuple(blocks), frozenset(verbs))


def menu_option(
    seat: AnySeatContext, value: str, text: Text, about: str = "", *, chosen: bool = False
) -> MenuChoice:
    return MenuChoice(value, seat.speech.plain_text(text), about, chosen=chosen)


def menu_options(
    seat: AnySeatContext, texts: Mapping[str, Text], chosen: str | None = None
) -> list[MenuChoice]:
    """Return an option for each of these texts by its value."""
    return [menu_option(seat, value, text, chosen=value == chosen) for value, text in texts.items()]


def money_options(
    seat: AnySeatContext, amounts: Iterable[int], chosen: int | None = None, end: str = ""
) -> list[MenuChoice]:
    """Return an option for each amount; its value ends with these words."""
    return [
        menu_option(seat, f"{one} {end}".strip(), say("money", amount=one), chosen=one == chosen)
        for one in amounts
    ]


def amounts_around(amounts: range, wanted: int) -> range:
    """Return as many amounts around the wanted one as a menu has room for."""
    first = max(
        0,
        min(
            amounts.index(wanted) - discord_limits.OPTIONS // 2,
            len(amounts) - discord_limits.OPTIONS,
        ),
    )
    return amounts[first : first + discord_limits.OPTIONS]
