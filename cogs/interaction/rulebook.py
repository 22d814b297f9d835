"""The rulebook: pages of a game and of the bot, and buttons that open them."""

import tomllib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import partial

from bot import catalogue
from bot.engine.journal import AnyGame
from bot.engine.text import Fact, Florins, Text
from bot.tables.people import NOWHERE, TableId
from cogs.interaction import components
from cogs.interaction.components import ButtonSpec
from cogs.interaction.speech import BOT_CHAPTERS, SpeechContext

RULES_ROUTE = "rules"
SUMMARY = "summary"  # the chapter with the whole game on a page
BOT_BOOK = "house"  # the key of the book that is no game's: how tables work here


@dataclass(frozen=True, slots=True)
class BookPage:
    """A page. One about a single thing belongs to a chapter, and may point to another."""

    name: str
    title: Text
    chapter: str = ""
    see: str = ""


class RuleBook:
    """Chapters first, then the pages of the things that stand in them.

    A subclass lists its chapters, and overrides what else it has; a chapter's phrases are
    `topic-<prefix><chapter>` and `digest-<prefix><chapter>`.
    """

    prefix = ""
    rules: Mapping[str, Sequence[str]] = {}  # the rules that each chapter explains

    def pages(self, game: AnyGame) -> Sequence[BookPage]:
        return (*map(self._chapter_page, self.rules), *self.thing_pages(game))

    def _chapter_page(self, name: str) -> BookPage:
        return BookPage(name, Text(f"topic-{self.prefix}{name}"))

    def thing_pages(self, game: AnyGame) -> Iterable[BookPage]:
        return ()

    def page_text(self, speech: SpeechContext, game: AnyGame, page: str) -> str:
        """Return a page with the numbers of this game; "" if there is none."""
        if page in self.rules:
            heading, lines = f"topic-{self.prefix}{page}", self.chapter_lines(speech, game, page)
        elif any(page == one.name for one in self.thing_pages(game)):
            heading, lines = page, self.thing_lines(speech, game, page)
        else:
            return ""
        return "\n".join([f"**{speech(heading)}**", *lines])

    def note_at_table(self, page: str, options: Mapping[str, str], seats: int) -> str:
        """Return the key of what a page must say first at a table with these options; or ""."""
        return ""

    def chapter_lines(self, speech: SpeechContext, game: AnyGame, chapter: str) -> Iterable[str]:
        return (speech(f"digest-{self.prefix}{chapter}"),)

    def thing_lines(self, speech: SpeechContext, game: AnyGame, page: str) -> Iterable[str]:
        return ()

    def page_of(self, rule: str) -> str | None:
        """Return the page that explains the rule that a refusal names."""
        return next((chapter for chapter, rules in self.rules.items() if rule in rules), None)

    def pictured_pages(self, game: AnyGame) -> Collection[str]:
        return ()

    def draw_page(self, game: AnyGame, page: str, title: str, language: str) -> bytes:
        """Draw the picture of a page, below its title."""
        raise LookupError(page)

    def summary_entries(self, language: str, game: AnyGame) -> list[tuple[str, str]]:
        """Return the heading and the text of each line of the whole game on a page."""
        _, *lines = self.page_text(SpeechContext(language), game, SUMMARY).splitlines()
        parts = (line.removeprefix("· **").partition("** ") for line in lines)
        return [(heading.rstrip("."), text) for heading, _, text in parts]

    def find_page(self, game: AnyGame, name: str) -> BookPage | None:
        if name in self.rules:  # without all the pages of things
            return self._chapter_page(name)
        return next((page for page in self.thing_pages(game) if page.name == name), None)

    def page_drawing(
        self, speech: SpeechContext, game: AnyGame, page: BookPage
    ) -> Callable[[], bytes] | None:
        """Return how a page's picture is drawn; None where it has none."""
        if page.name not in self.pictured_pages(game):
            return None
        title, language = speech.plain_text(page.title), speech.speaker.language
        return partial(self.draw_page, game, page.name, title, language)

    def chapters(self, game: AnyGame) -> list[BookPage]:
        return [page for page in self.pages(game) if not page.chapter]

    def pages_in_chapter(self, game: AnyGame, chapter: str) -> list[BookPage]:
        return [page for page in self.pages(game) if page.chapter == chapter]


def load_contents(game: str) -> tuple[Mapping[str, Sequence[str]], Mapping[str, str]]:
    """Load a game's chapters with the rules they explain, and its words with their chapters."""
    contents = tomllib.loads((catalogue.DATA / game / "rulebook.toml").read_text("utf-8"))
    return contents["chapters"], contents["words"]


def facts_of_numbers(numbers: object, in_florins: Collection[str] = ()) -> dict[str, Fact]:
    """Return the whole numbers among these fields as facts by their names, some in florins."""
    found = {field.name: getattr(numbers, field.name) for field in fields(numbers)}  # type: ignore[arg-type]
    whole = {name: number for name, number in found.items() if isinstance(number, int)}
    return {name: Florins(one) if name in in_florins else one for name, one in whole.items()}


def glossary_pages(game: str, chapters: Mapping[str, str]) -> Iterator[BookPage]:
    """Yield a page for each word, which points to the chapter that says more of it."""
    for word, chapter in chapters.items():
        name = f"gloss-{game}-{word}"
        yield BookPage(name, Text(name), "glossary", chapter)


class _BotBook(RuleBook):
    """How tables work, whatever is played."""

    prefix = "house-"
    rules = BOT_CHAPTERS


BOT_RULE_BOOK = _BotBook()


# The page of a rule


def page_button(speech: SpeechContext, table: TableId, book: str, page: BookPage) -> ButtonSpec:
    """Return the button that opens this page."""
    to = speech, RULES_ROUTE, table, f"{book} {page.name}"
    return components.route_button(*to, label="press-rules-of", page=page.title)


def rule_buttons(
    speech: SpeechContext,
    rule: str,
    table: TableId = NOWHERE,
    own: tuple[RuleBook, AnyGame] | None = None,
) -> Iterator[ButtonSpec]:
    """Yield the button of the page that explains a refusal's rule: the game's own, or the bot's."""
    if own is not None:
        book, game = own
        page = book.find_page(game, book.page_of(rule) or "")
        if page is not None:
            yield page_button(speech, table, game.key, page)
            return
    for name in filter(None, [BOT_RULE_BOOK.page_of(rule)]):
        title = Text(f"topic-{BOT_RULE_BOOK.prefix}{name}")
        yield page_button(speech, table, BOT_BOOK, BookPage(name, title))
