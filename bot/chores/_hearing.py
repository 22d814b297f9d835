"""A game as everybody reads it: what each person meets, line by line, with awkward names."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any
from zlib import crc32

from bot.engine import scoresheet
from bot.engine.game import why_not
from bot.engine.journal import AnyGame, Course, Entry, Opening, begin
from bot.engine.text import Refusal, Text
from bot.host.company import Chair, Person, PersonId, Status, TableCard, TableId, Terms
from bot.host.standing import AnyCourse, Standing
from bot.host.time import HOUR, Time
from cogs.door import limits
from cogs.door.answers import Reply
from cogs.door.layout import presses_in, words_in
from cogs.door.presses import Link, Menu, Press, Pressable
from cogs.door.sitting import Sitting
from cogs.door.speech import refusal_in_words, voice_at
from cogs.games import front_of
from cogs.posts import board, position, story
from cogs.posts.panel import choice_panel, turn_panel
from cogs.posts.pictures import hand_sketched, mine_sketched
from cogs.table import helping

# Names that try a sentence: with vowels before which words run together, with a mark of
# quotation, from right to left.
NAMES = ("Ömer", "Émilie", "LeoTheGreat", "Anaïs", "O’Neil", "יעל")
_TABLE = TableId(7)
_REFUSED_AT_ONCE = 12  # moves of before that are tried once more at each line


class Kind(StrEnum):
    """Where something is read."""

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
    LETTER = "letter"
    ALT = "alt text"


@dataclass(frozen=True, slots=True)
class Heard:
    """Something that is read, after which line of the game, and by whom if not by everybody."""

    line: int
    kind: Kind
    words: str
    who: str = ""


@dataclass(slots=True)
class Listener:
    """Sits beside everybody at a table, in one language, and says nothing twice.

    Of situations that are alike, with the same question and the same kinds of moves, the panels
    are looked into so many times; 0 for each time.
    """

    game: AnyGame
    opening: Opening
    language: str
    often: int = 0
    _met: dict[object, int] = field(default_factory=dict)
    _told: set[tuple[Kind, str, str]] = field(default_factory=set)
    _tried: dict[str, None] = field(default_factory=dict)

    def hear(self, entries: Sequence[Entry]) -> Iterator[Heard]:
        for one in self._everything(entries):
            known = one.kind, one.who, one.words
            if one.words and known not in self._told:
                self._told.add(known)
                yield one

    def _everything(self, entries: Sequence[Entry]) -> Iterator[Heard]:
        yield from self._before_it_begins()
        course: AnyCourse = begin(self.game, self.opening)
        yield from self._position(0, course, course)
        for number, entry in enumerate(entries, start=1):
            after = scoresheet.continued(self.game, course, entry.seat, entry.act)
            assert isinstance(after, Course), entry
            self._tried[entry.act] = None
            yield from self._position(number, course, after)
            course = after
        yield from self._ended(len(entries), course)

    # The table

    def _standing(self, course: AnyCourse | None, status: Status = Status.PLAYING) -> Standing:
        first = crc32(self.opening.seed.encode()) % len(NAMES)
        names = [NAMES[(first + at) % len(NAMES)] for at in range(self.opening.seats)]
        people = {
            PersonId(at): Person(PersonId(at), str(at), name, language=self.language)
            for at, name in enumerate(names, start=1)
        }
        card = TableCard(
            id=_TABLE,
            game=self.game.key,
            status=status,
            server="1",
            place="1",
            owner=PersonId(1),
            options=self.opening.options,
            terms=Terms(language=self.language),
            chairs=tuple(Chair(person) for person in people),
            opened=Time(0),
            started=Time(0),
            ended=Time(3 * HOUR) if status is Status.OVER else None,
        )
        return Standing(card, self.game, course, people=people)

    def _before_it_begins(self) -> Iterator[Heard]:
        """The table is open, and its rules are asked for, topic by topic."""
        standing = self._standing(None, Status.GATHERING)
        voice = voice_at(standing, self.language)
        post = board.board_post(standing, 0)
        yield Heard(0, Kind.BOARD, words_in((*post.head, *post.foot)))
        yield from _pressed(0, tuple(presses_in(post.foot)))
        taught = front_of(standing).help
        for page in taught.book.pages(self.game) if taught else ():
            assert taught is not None
            yield Heard(0, Kind.MENU, voice.plain(page.title))
            yield Heard(0, Kind.HELP, taught.book.told(voice, self.game, page.name))

    def _position(self, line: int, before: AnyCourse, course: AnyCourse) -> Iterator[Heard]:
        standing = self._standing(course)
        voice = voice_at(standing, self.language)
        news = len(before.made) if len(course.made) > len(before.made) else len(course.made)
        for told in story.told_since(standing, voice, news):
            yield Heard(line, Kind.STORY, told)
        prompt = position.prompt(standing)
        if prompt is not None:
            yield Heard(line, Kind.PROMPT, voice.text(prompt))
            yield from self._asked(line, standing, prompt)
        if course.made and len(course.made) > len(before.made):
            yield from self._answered(line, Sitting(standing, course.made[-1].seat, voice))

    def _answered(self, line: int, sitting: Sitting[Any]) -> Iterator[Heard]:
        """Whoever has moved is told so in private."""
        seat = sitting.seat
        events = sitting.course.made[-1].step.events
        texts = [dict(event.private).get(seat, event.text) for event in events]
        told = story.in_words(sitting.standing, sitting.voice, texts, seat)
        yield Heard(line, Kind.ANSWER, "\n".join(told), sitting.voice.plain_names[seat])

    def _asked(self, line: int, standing: Standing, prompt: Text) -> Iterator[Heard]:
        """What everybody sees below the board, and what each of those who are asked does."""
        for seat in sorted(self.game.to_move(standing.course.state)):  # type: ignore[union-attr]
            sitting: Sitting[Any] = Sitting(standing, seat, voice_at(standing, self.language))
            situation = prompt.key, sitting.is_asked, *sitting.by_verb()
            self._met[situation] = self._met.get(situation, 0) + 1
            if not self.often or self._met[situation] <= self.often:
                yield from self._everybody(line, standing)
                yield from self._seated(line, sitting, prompt)

    def _everybody(self, line: int, standing: Standing) -> Iterator[Heard]:
        voice, assert_course = voice_at(standing, self.language), standing.course
        assert assert_course is not None
        post = board.board_post(standing, len(assert_course.made))
        words = (words_in(post.head), post.instead, words_in(post.foot))
        yield Heard(line, Kind.BOARD, "\n".join(words))
        yield from _pressed(line, tuple(presses_in(post.foot)))
        pictures = front_of(standing).pictures
        if pictures is not None:
            view = self.game.view(assert_course.state, None)
            alt = pictures.describe(view, self.language, voice.names)
            yield Heard(line, Kind.ALT, limits.plain(alt))

    def _seated(self, line: int, sitting: Sitting[Any], prompt: Text) -> Iterator[Heard]:
        who, voice = sitting.voice.plain_names[sitting.seat], sitting.voice
        heading = position.heading(sitting.standing, voice)
        yield Heard(line, Kind.LETTER, f"{heading}\n{voice.text(prompt, 'you')}", who)
        yield Heard(line, Kind.HAND, position.hand(sitting), who)
        for sketch in (hand_sketched(sitting, position.hand(sitting)), mine_sketched(sitting)):
            if sketch is not None:
                yield Heard(line, Kind.ALT, limits.plain(sketch.alt), who)
        yield from _replied(line, Kind.HELP, helping.now(sitting), who)
        panel = turn_panel(sitting)
        yield from _replied(line, Kind.PANEL, panel, who)
        for words in _choices(sitting, panel):
            yield from _replied(line, Kind.PANEL, choice_panel(sitting, words), who)
        yield from self._refused(line, sitting, who)

    def _refused(self, line: int, sitting: Sitting[Any], who: str) -> Iterator[Heard]:
        """Moves that were good once, tried here: whoever plays makes such slips."""
        for spelt in list(self._tried)[-_REFUSED_AT_ONCE:]:
            move = self.game.vocabulary.read(spelt)
            if isinstance(move, Refusal):
                continue
            refusal = why_not(self.game, sitting.course.state, sitting.seat, move)
            if refusal is not None:
                told = sitting.voice.text(refusal_in_words(sitting.standing, refusal))
                yield Heard(line, Kind.REFUSAL, told, who)

    def _ended(self, line: int, course: AnyCourse) -> Iterator[Heard]:
        over = self.game.scores(course.state) is not None
        standing = self._standing(course, Status.OVER if over else Status.PLAYING)
        yield from self._everybody(line, standing)


def _replied(line: int, kind: Kind, reply: Reply, who: str) -> Iterator[Heard]:
    yield Heard(line, kind, "\n".join(filter(None, (reply.read, reply.more))), who)
    if reply.sketch is not None:
        yield Heard(line, Kind.ALT, limits.plain(reply.sketch.alt), who)
        yield Heard(line, Kind.PANEL, reply.sketch.in_words, who)
    yield from _pressed(line, reply.pressed, who)


def _pressed(line: int, things: Sequence[Pressable], who: str = "") -> Iterator[Heard]:
    for thing in things:
        match thing:
            case Press(label=label) | Link(label=label):
                yield Heard(line, Kind.BUTTON, label, who)
            case Menu(placeholder=placeholder, options=options):
                yield Heard(line, Kind.MENU, placeholder, who)
                for option in options:
                    yield Heard(line, Kind.MENU, option.label, who)
                    yield Heard(line, Kind.MENU, option.about, who)


def _choices(sitting: Sitting[Any], panel: Reply) -> Iterator[str]:
    """The words with which a move begins that has a panel of its own; of a menu the first."""
    panels = front_of(sitting.standing).panels
    for thing in panel.pressed:
        match thing:
            case Press(id=id_) if id_.startswith("c:"):
                yield id_.split(":", 4)[4]
            case Menu(id=id_, options=[first, *_]) if id_.startswith("k:"):
                words = id_.split(":", 5)[5]
                yield from [f"{words} {first.value}"] if words.split()[0] in panels else []
