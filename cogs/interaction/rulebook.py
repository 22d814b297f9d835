"""The book of rules: pages of a game and of the bot, and buttons that open them."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from bot.engine.journal import AnyGame
from bot.engine.text import Text, say
from bot.tables.people import TableId
from cogs.interaction import components
from cogs.interaction.components import ButtonSpec
from cogs.interaction.speech import SpeechContext

RULES_ROUTE = "rules"
BOT_BOOK = "house"  # the book that is no game's: how tables are played at here
NOWHERE = TableId(0)


@dataclass(frozen=True, slots=True)
class BookPage:
    """A page. One that tells of a single thing stands in a chapter, and may point to another."""

    name: str
    title: Text
    chapter: str = ""
    see: str = ""


def _raise_no_picture(_: AnyGame, page: str, *__: str) -> bytes:
    raise LookupError(page)  # a book without pictures


@dataclass(frozen=True, slots=True)
class RuleBook:
    """What is told of a game: its chapters first, then what stands in them."""

    pages: Callable[[AnyGame], Sequence[BookPage]]
    # A page that there is none of is told as "".
    page_text: Callable[[SpeechContext, AnyGame, str], str]
    page_of: Callable[[str], str | None]  # what tells of the rule that a refusal names
    pictured_pages: Callable[[AnyGame], Collection[str]] = lambda _: ()
    # A page, below its title, in a language.
    draw_page: Callable[[AnyGame, str, str, str], bytes] = field(default=_raise_no_picture)

    def find_page(self, game: AnyGame, name: str) -> BookPage | None:
        return next((page for page in self.pages(game) if page.name == name), None)

    def page_drawing(
        self, speech: SpeechContext, game: AnyGame, page: BookPage
    ) -> Callable[[], bytes] | None:
        """How its picture is drawn; None where it has none."""
        if page.name not in self.pictured_pages(game):
            return None
        title, language = speech.plain_text(page.title), speech.speaker.language
        return partial(self.draw_page, game, page.name, title, language)

    def chapters(self, game: AnyGame) -> list[BookPage]:
        return [page for page in self.pages(game) if not page.chapter]

    def pages_in_chapter(self, game: AnyGame, chapter: str) -> list[BookPage]:
        return [page for page in self.pages(game) if page.chapter == chapter]


def text_below(heading: str, *lines: str) -> str:
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
_PAGES = tuple(BookPage(name, Text(f"topic-house-{name}")) for name in _RULES)


def _page_text(speech: SpeechContext, _: AnyGame, page: str) -> str:
    if page not in _RULES:
        return ""
    return text_below(speech(f"topic-house-{page}"), speech(f"digest-house-{page}"))


BOT_RULE_BOOK = RuleBook(
    pages=lambda _: _PAGES,
    page_text=_page_text,
    page_of={rule: page for page, rules in _RULES.items() for rule in rules}.get,
)


# The page of a rule


def page_button(speech: SpeechContext, table: TableId, book: str, page: BookPage) -> ButtonSpec:
    """The button that opens this page."""
    label = speech.button_text(say("press-rules-of", page=page.title))
    return ButtonSpec(components.route_id(RULES_ROUTE, table, f"{book} {page.name}"), label)


def rule_buttons(
    speech: SpeechContext,
    rule: str,
    table: TableId = NOWHERE,
    own: tuple[RuleBook, AnyGame] | None = None,
) -> Iterator[ButtonSpec]:
    """The page that tells of the rule that a refusal names: the game's own, or the house's."""
    if own is not None:
        book, game = own
        page = book.find_page(game, book.page_of(rule) or "")
        if page is not None:
            yield page_button(speech, table, game.key, page)
            return
    named = BOT_RULE_BOOK.page_of(rule)
    yield from (page_button(speech, table, BOT_BOOK, page) for page in _PAGES if page.name == named)
