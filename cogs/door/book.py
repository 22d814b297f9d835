"""The book: the rules in our own words, page by page, with the numbers that are printed."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from bot.engine.journal import AnyGame
from bot.engine.text import Text, say
from bot.host.company import TableId
from cogs.door import presses
from cogs.door.presses import Press
from cogs.door.speech import Voice

KNOCK = "rules"
HOUSE = "house"  # the book that is no game's: how tables are played at here
NOWHERE = TableId(0)


@dataclass(frozen=True, slots=True)
class Page:
    """A page. One that tells of a single thing stands in a chapter, and may point to another."""

    name: str
    title: Text
    chapter: str = ""
    see: str = ""


def _unpictured(_: AnyGame, page: str, *__: str) -> bytes:
    raise LookupError(page)  # a book without pictures


@dataclass(frozen=True, slots=True)
class Book:
    """What is told of a game: its chapters first, then what stands in them."""

    pages: Callable[[AnyGame], Sequence[Page]]
    # A page that there is none of is told as "".
    told: Callable[[Voice, AnyGame, str], str]
    page_of: Callable[[str], str | None]  # what tells of the rule that a refusal names
    pictured: Callable[[AnyGame], Collection[str]] = lambda _: ()
    # A page, below its title, in a language.
    drawn: Callable[[AnyGame, str, str, str], bytes] = field(default=_unpictured)

    def page(self, game: AnyGame, name: str) -> Page | None:
        return next((page for page in self.pages(game) if page.name == name), None)

    def drawing(self, voice: Voice, game: AnyGame, page: Page) -> Callable[[], bytes] | None:
        """How its picture is drawn; None where it has none."""
        if page.name not in self.pictured(game):
            return None
        title, language = voice.plain(page.title), voice.speaker.language
        return partial(self.drawn, game, page.name, title, language)

    def chapters(self, game: AnyGame) -> list[Page]:
        return [page for page in self.pages(game) if not page.chapter]

    def within(self, game: AnyGame, chapter: str) -> list[Page]:
        return [page for page in self.pages(game) if page.chapter == chapter]


def below(heading: str, *lines: str) -> str:
    """What stands on a page, below what it is called."""
    return "\n".join([f"**{heading}**", *lines])


# How the house plays, whatever is played

_RULES: Mapping[str, Sequence[str]] = {
    "how": ("rules",),
    "tables": ("lobby", "table", "seats", "options"),
    "clocks": ("clocks", "hours", "snooze", "live"),
    "messages": (),
    "replacement": ("stand-in",),
    "votes": ("votes",),
    "undo": ("undo",),
    "moves": ("notation", "turns", "end"),
    "plans": ("plans", "orders", "notes"),
    "learning": (),
    "back": (),
    "florence": (),
    "server": ("stewards",),
    "data": (),
}
_PAGES = tuple(Page(name, Text(f"topic-house-{name}")) for name in _RULES)


def _told(voice: Voice, _: AnyGame, page: str) -> str:
    if page not in _RULES:
        return ""
    return below(voice(f"topic-house-{page}"), voice(f"digest-house-{page}"))


HOUSE_BOOK = Book(
    pages=lambda _: _PAGES,
    told=_told,
    page_of={rule: page for page, rules in _RULES.items() for rule in rules}.get,
)


# The page of a rule


def press(voice: Voice, table: TableId, book: str, page: Page) -> Press:
    """The button that opens this page."""
    label = voice.button(say("press-rules-of", page=page.title))
    return Press(presses.knock(KNOCK, table, f"{book} {page.name}"), label)


def of_rule(
    voice: Voice, rule: str, table: TableId = NOWHERE, own: tuple[Book, AnyGame] | None = None
) -> Iterator[Press]:
    """The page that tells of the rule that a refusal names: the game's own, or the house's."""
    if own is not None:
        book, game = own
        page = book.page(game, book.page_of(rule) or "")
        if page is not None:
            yield press(voice, table, game.key, page)
            return
    named = HOUSE_BOOK.page_of(rule)
    yield from (press(voice, table, HOUSE, page) for page in _PAGES if page.name == named)
