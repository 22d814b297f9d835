"""Print every text that anybody would read of a game, person by person.

Score sheets are replayed with awkward names, in one language or in all: the table before it begins,
the rules by topic, the story, what is asked, every panel with its buttons and menus, hands, help,
answers, refusals, direct messages and alt texts. What was read before is not written again.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any
from zlib import crc32

from bot.cli.replay import load_sheet_and_game
from bot.engine import game_transcript
from bot.engine.game import why_not
from bot.engine.journal import AnyGame, Course, Entry, Opening, begin_course
from bot.engine.text import Refusal, Text
from bot.i18n.speak import LANGUAGES
from bot.tables import people
from bot.tables.state import AnyCourse, TableState
from cogs.games import game_ui_of
from cogs.interaction import components, discord_limits
from cogs.interaction.context import SeatContext
from cogs.interaction.replies import PrivateReply
from cogs.interaction.speech import describe_table_refusal, speech_at_table
from cogs.messages import table_post, table_texts
from cogs.messages.pictures import hand_picture, my_view_picture
from cogs.messages.private_panel import choice_panel, turn_panel
from cogs.table import help

# Names that try a sentence: with vowels before which words run together, with a mark of
# quotation, from right to left.
AWKWARD_NAMES = ("Ömer", "Émilie", "LeoTheGreat", "Anaïs", "O’Neil", "יעל")
_TABLE = people.TableId(7)
_MOVES_TRIED_AGAIN = 12  # moves of before that are tried once more at each line


class ReadingKind(StrEnum):
    """Where a text is read."""

    STORY = "story"
    PROMPT = "prompt"
    BOARD = "board"
    BUTTON = "button"
    MENU = "menu"
    PANEL = "panel"
    HAND = "hand"
    HELP = "help"
    ANSWER = "answer"
    REFUSAL = "refusal"
    DIRECT_MESSAGE = "letter"
    ALT = "alt text"


@dataclass(frozen=True, slots=True)
class ReadText:
    """A text, the line of the game after which it is read, and by whom if not by everybody."""

    line: int
    kind: ReadingKind
    words: str
    who: str = ""


def make_state(
    game: AnyGame,
    opening: Opening,
    names: Sequence[str],
    language: str,
    course: AnyCourse | None,
    status: people.TableStatus = people.TableStatus.PLAYING,
) -> TableState:
    """Make a table where people of these names play in one language."""
    players = {
        people.PersonId(at): people.Person(people.PersonId(at), str(at), name, language=language)
        for at, name in enumerate(names[: opening.seats], start=1)
    }
    card = people.TableCard(
        *(_TABLE, game.key, status, "1", "1", people.PersonId(1), opening.options),
        *(
            people.TableTerms(language=language),
            tuple(map(people.SeatHolder, players)),
            people.Time(0),
            people.Time(0),
        ),
        ended=people.Time(3 * people.HOUR) if status is people.TableStatus.OVER else None,
    )
    return TableState(card, game, course, people=players)


@dataclass(slots=True)
class GameReader:
    """Collect what everybody at a table reads, in one language, each text once.

    Of situations that are alike, with the same question and the same kinds of moves, the panels
    are looked into so many times; 0 for each time.
    """

    game: AnyGame
    opening: Opening
    language: str
    often: int = 0
    _met: dict[object, int] = field(default_factory=dict)
    _told: set[tuple[ReadingKind, str, str]] = field(default_factory=set)
    _tried: dict[str, None] = field(default_factory=dict)

    def read_game(self, entries: Sequence[Entry]) -> Iterator[ReadText]:
        for one in self._all_texts(entries):
            known = one.kind, one.who, one.words
            if one.words and known not in self._told:
                self._told.add(known)
                yield one

    def _all_texts(self, entries: Sequence[Entry]) -> Iterator[ReadText]:
        yield from self._lobby_texts()
        course: AnyCourse = begin_course(self.game, self.opening)
        yield from self._position_texts(0, course, course)
        for number, entry in enumerate(entries, start=1):
            after = game_transcript.continue_course(self.game, course, entry.seat, entry.act)
            assert isinstance(after, Course), entry
            self._tried[entry.act] = None
            yield from self._position_texts(number, course, after)
            course = after
        yield from self._ending_texts(len(entries), course)

    # The table

    def _make_state(
        self, course: AnyCourse | None, status: people.TableStatus = people.TableStatus.PLAYING
    ) -> TableState:
        first = crc32(self.opening.seed.encode()) % len(AWKWARD_NAMES)
        names = AWKWARD_NAMES[first:] + AWKWARD_NAMES[:first]
        return make_state(self.game, self.opening, names, self.language, course, status)

    def _lobby_texts(self) -> Iterator[ReadText]:
        """Yield the open table and its rules, topic by topic."""
        state = self._make_state(None, people.TableStatus.GATHERING)
        speech = speech_at_table(state, self.language)
        post = table_post.board_post(state, 0)
        yield ReadText(0, ReadingKind.BOARD, components.words_of_blocks((*post.head, *post.foot)))
        yield from _component_texts(0, tuple(components.components_of_blocks(post.foot)))
        taught = game_ui_of(state).help
        for page in taught.book.pages(self.game):
            yield ReadText(0, ReadingKind.MENU, speech.plain_text(page.title))
            yield ReadText(0, ReadingKind.HELP, taught.book.page_text(speech, self.game, page.name))

    def _position_texts(
        self, line: int, before: AnyCourse, course: AnyCourse
    ) -> Iterator[ReadText]:
        state = self._make_state(course)
        speech = speech_at_table(state, self.language)
        news = len(before.made) if len(course.made) > len(before.made) else len(course.made)
        for told in table_texts.story_since(state, speech, news):
            yield ReadText(line, ReadingKind.STORY, told)
        prompt = table_texts.prompt_text(state)
        if prompt is not None:
            yield ReadText(line, ReadingKind.PROMPT, speech.speak_text(prompt))
            yield from self._question_texts(line, state, prompt)
        if course.made and len(course.made) > len(before.made):
            yield from self._answer_texts(line, SeatContext(state, course.made[-1].seat, speech))

    def _answer_texts(self, line: int, sitting: SeatContext[Any]) -> Iterator[ReadText]:
        """Yield the private answer to the last move."""
        seat = sitting.seat
        events = sitting.course.made[-1].step.events
        texts = [dict(event.private).get(seat, event.text) for event in events]
        told = table_texts.story_in_words(sitting.state, sitting.speech, texts, seat)
        yield ReadText(line, ReadingKind.ANSWER, "\n".join(told), sitting.speech.plain_names[seat])

    def _question_texts(self, line: int, state: TableState, prompt: Text) -> Iterator[ReadText]:
        """Yield what is below the board, and the panels of those who are asked."""
        for seat in sorted(self.game.to_move(state.course.state)):  # type: ignore[union-attr]
            sitting: SeatContext[Any] = SeatContext(
                state, seat, speech_at_table(state, self.language)
            )
            situation = prompt.key, sitting.is_asked, *sitting.moves_by_verb()
            self._met[situation] = self._met.get(situation, 0) + 1
            if not self.often or self._met[situation] <= self.often:
                yield from self._public_texts(line, state)
                yield from self._seat_texts(line, sitting, prompt)

    def _public_texts(self, line: int, state: TableState) -> Iterator[ReadText]:
        speech, assert_course = speech_at_table(state, self.language), state.course
        assert assert_course is not None
        post = table_post.board_post(state, len(assert_course.made))
        words = (
            components.words_of_blocks(post.head),
            post.instead(),
            components.words_of_blocks(post.foot),
        )
        yield ReadText(line, ReadingKind.BOARD, "\n".join(words))
        yield from _component_texts(line, tuple(components.components_of_blocks(post.foot)))
        pictures = game_ui_of(state).pictures
        if pictures is not None:
            view = self.game.view(assert_course.state, None)
            alt = pictures.describe(view, self.language, speech.names)
            yield ReadText(line, ReadingKind.ALT, discord_limits.strip_markdown(alt))

    def _seat_texts(self, line: int, sitting: SeatContext[Any], prompt: Text) -> Iterator[ReadText]:
        who, speech = sitting.speech.plain_names[sitting.seat], sitting.speech
        heading = table_texts.table_heading(sitting.state, speech)
        yield ReadText(
            line, ReadingKind.DIRECT_MESSAGE, f"{heading}\n{speech.speak_text(prompt, 'you')}", who
        )
        yield ReadText(line, ReadingKind.HAND, table_texts.hand_words(sitting), who)
        for sketch in (
            hand_picture(sitting, table_texts.hand_words(sitting)),
            my_view_picture(sitting),
        ):
            if sketch is not None:
                yield ReadText(
                    line, ReadingKind.ALT, discord_limits.strip_markdown(sketch.alt), who
                )
        yield from _reply_texts(line, ReadingKind.HELP, help.turn_help_reply(sitting), who)
        panel = turn_panel(sitting)
        yield from _reply_texts(line, ReadingKind.PANEL, panel, who)
        for words in _panel_choices(sitting, panel):
            yield from _reply_texts(line, ReadingKind.PANEL, choice_panel(sitting, words), who)
        yield from self._refusal_texts(line, sitting, who)

    def _refusal_texts(self, line: int, sitting: SeatContext[Any], who: str) -> Iterator[ReadText]:
        """Yield refusals of moves that were legal before, as players try them."""
        for spelt in list(self._tried)[-_MOVES_TRIED_AGAIN:]:
            move = self.game.vocabulary.read(spelt)
            if isinstance(move, Refusal):
                continue
            refusal = why_not(self.game, sitting.course.state, sitting.seat, move)
            if refusal is not None:
                told = sitting.speech.speak_text(describe_table_refusal(sitting.state, refusal))
                yield ReadText(line, ReadingKind.REFUSAL, told, who)

    def _ending_texts(self, line: int, course: AnyCourse) -> Iterator[ReadText]:
        over = self.game.scores(course.state) is not None
        state = self._make_state(
            course, people.TableStatus.OVER if over else people.TableStatus.PLAYING
        )
        yield from self._public_texts(line, state)


def _reply_texts(line: int, kind: ReadingKind, reply: PrivateReply, who: str) -> Iterator[ReadText]:
    yield ReadText(line, kind, "\n".join(filter(None, (reply.all_words, reply.more))), who)
    if reply.picture is not None:
        yield ReadText(line, ReadingKind.ALT, discord_limits.strip_markdown(reply.picture.alt), who)
        yield ReadText(line, ReadingKind.PANEL, reply.picture.in_words, who)
    yield from _component_texts(line, reply.all_components, who)


def _component_texts(
    line: int, things: Sequence[components.ComponentSpec], who: str = ""
) -> Iterator[ReadText]:
    for thing in things:
        match thing:
            case components.ButtonSpec(label=label) | components.LinkSpec(label=label):
                yield ReadText(line, ReadingKind.BUTTON, label, who)
            case components.MenuSpec(placeholder=placeholder, options=options):
                yield ReadText(line, ReadingKind.MENU, placeholder, who)
                for option in options:
                    yield ReadText(line, ReadingKind.MENU, option.label, who)
                    yield ReadText(line, ReadingKind.MENU, option.about, who)


def _panel_choices(sitting: SeatContext[Any], panel: PrivateReply) -> Iterator[str]:
    """Yield the first words of each move with a panel of its own; of a menu the first entry."""
    panels = game_ui_of(sitting.state).panels
    for thing in panel.all_components:
        match thing:
            case components.ButtonSpec(id=id_) if id_.startswith("c:"):
                yield id_.split(":", 4)[4]
            case components.MenuSpec(id=id_, options=[first, *_]) if id_.startswith("k:"):
                words = id_.split(":", 5)[5]
                yield from [f"{words} {first.value}"] if words.split()[0] in panels else []


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE.game", nargs="+", type=Path, help="a score sheet")
    parser.add_argument("--language", choices=LANGUAGES, help="default: all of them")


def run_command(arguments: argparse.Namespace) -> int:
    sheets = [(file, *load_sheet_and_game(file)) for file in arguments.files]
    for file, game, sheet in sheets:
        for language in [arguments.language] if arguments.language else LANGUAGES:
            print(f"== {file} in {language}")
            entries = [line.entry for line in sheet.lines]
            for heard in GameReader(game, sheet.opening, language).read_game(entries):
                print(_format_text(heard))
    return 0


def _format_text(heard: ReadText) -> str:
    """Format a text, indented below where it is read."""
    where = ", ".join(filter(None, (f"{heard.line:>4}  {heard.kind}", heard.who)))
    first, *more = heard.words.split("\n")
    return "\n".join([f"{where}: {first}", *(f"        {line}" for line in more)])
