"""The book opened: chapters in a menu, a page with its picture, pages found by a word."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from bot import catalogue
from bot.engine.journal import AnyGame
from bot.engine.text import Named
from bot.tables.people import NOWHERE, TableCard, TableId
from bot.tables.state import TableState
from cogs.games import GAME_UIS
from cogs.interaction import components, limits
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuChoice, MenuSpec
from cogs.interaction.context import RequestContext
from cogs.interaction.replies import PictureRequest, PrivateReply
from cogs.interaction.routes import button_route
from cogs.interaction.rulebook import (
    BOT_BOOK,
    BOT_RULE_BOOK,
    RULES_ROUTE,
    BookPage,
    RuleBook,
    page_button,
)
from cogs.interaction.speech import SpeechContext, fold_text
from cogs.interaction.table_context import table_here

# Books by name, those of the games first.
BOOKS: dict[str, RuleBook] = {key: front.help.book for key, front in GAME_UIS.items() if front.help}
BOOKS[BOT_BOOK] = BOT_RULE_BOOK


def game_of_book(book: str) -> AnyGame:
    """With whose numbers it is told where no table says so; the house has none."""
    return catalogue.current_game(book if book in GAME_UIS else catalogue.GAMES[0])


# Menus


def all_book_menus(voice: SpeechContext) -> Iterator[MenuSpec]:
    """Where no game is played: a menu for each book, from the lowest row upwards."""
    for up, book in enumerate(BOOKS):
        yield _contents_menu(voice, NOWHERE, book, game_of_book(book), row=limits.ROWS - 1 - up)


def chapter_menus(voice: SpeechContext, card: TableCard) -> tuple[MenuSpec, ...]:
    """What the rules of this table's game are about, if it is taught, and how the house plays."""
    last = limits.ROWS - 1
    house = _contents_menu(voice, card.id, BOT_BOOK, game_of_book(BOT_BOOK), row=last)
    if card.game not in BOOKS:
        return (house,)
    own = _contents_menu(voice, card.id, card.game, catalogue.current_game(card.game), row=last - 1)
    return own, house


def _contents_menu(
    voice: SpeechContext, table: TableId, book: str, game: AnyGame, chosen: str = "", *, row: int
) -> MenuSpec:
    label = voice.label_text("help-topics-house")
    if book != BOT_BOOK:
        label = voice.label_text("help-topics-of", game=Named("game", book))
    return _page_menu(voice, table, book, BOOKS[book].chapters(game), label, chosen, row)


def _page_menu(
    voice: SpeechContext,
    table: TableId,
    book: str,
    pages: Sequence[BookPage],
    label: str,
    chosen: str,
    row: int,
) -> MenuSpec:
    options = tuple(
        MenuChoice(page.name, voice.plain_text(page.title), chosen=page.name == chosen)
        for page in pages
    )
    return MenuSpec(components.route_menu_id(RULES_ROUTE, table, book), label, options, row=row)


# A page


@button_route(RULES_ROUTE)
async def open_page(caller: RequestContext, table: TableId, words: str) -> PrivateReply:
    """One page, with the numbers that are printed for this table if it is of its game."""
    book, name = (words.split() or [""])[0], words.rpartition(" ")[2]
    standing = await caller.services.house.table_state(table) if table != NOWHERE else None
    at = standing if isinstance(standing, TableState) else None
    if at is not None and book in (name, at.game.key):
        return page_reply(caller.voice, table, at.game.key, at.game, name)
    known = book if book in BOOKS else catalogue.GAMES[0]
    return page_reply(caller.voice, table, known, game_of_book(known), name)


def page_reply(
    voice: SpeechContext, table: TableId, book: str, game: AnyGame, name: str
) -> PrivateReply:
    found = BOOKS[book].find_page(game, name) if book in BOOKS else None
    if found is None:
        return PrivateReply(voice("help-no-such-page"), tuple(all_book_menus(voice)))
    told = BOOKS[book].page_text(voice, game, found.name)
    below = tuple(_page_components(voice, table, book, game, found))
    return PrivateReply(told, below, sketch=_page_picture(voice, book, game, found, told))


def _page_picture(
    voice: SpeechContext, book: str, game: AnyGame, page: BookPage, told: str
) -> PictureRequest | None:
    """The words stand beside it, whether it is drawn or not."""
    draw = BOOKS[book].page_drawing(voice, game, page)
    return PictureRequest(draw, told, "", name="page.png") if draw else None


def _page_components(
    voice: SpeechContext, table: TableId, book: str, game: AnyGame, page: BookPage
) -> Iterator[ComponentSpec]:
    """Where to go from here: what stands in this chapter, another one, and back to the table."""
    chapter = page.chapter or page.name
    within = BOOKS[book].pages_in_chapter(game, chapter)
    rows = limits.split_rows(within)
    for row, pages in enumerate(rows):
        first, last = (voice.plain_text(one.title) for one in (pages[0], pages[-1]))
        label = voice.label_text("door-choose-between", first=first, last=last)
        yield _page_menu(voice, table, f"{book} {row}", pages, label, page.name, row)
    yield _contents_menu(voice, table, book, game, page.name, row=len(rows))
    see = BOOKS[book].find_page(game, page.see)
    if see is not None:
        yield page_button(voice, table, book, see)
    yield ButtonSpec(components.route_id("help", table), voice.label_text("press-help"))


# Found by a word


async def complete_page(caller: RequestContext, typed: str) -> list[tuple[str, str]]:
    """Pages by their titles, then those that speak of it; the book of this place comes first."""
    card = await table_here(caller)
    found = list(
        _find_pages(caller.voice.speaker.language, card.game if card else "", fold_text(typed))
    )
    return found[: limits.OPTIONS]


async def search_book(caller: RequestContext, words: str) -> PrivateReply:
    """The page that was chosen, or the first that is found by what was typed."""
    card = await table_here(caller)
    table = card.id if card else NOWHERE
    name = words
    if words not in (value for _, value in _page_titles(caller.voice.speaker.language)):
        name = next((value for _, value in await complete_page(caller, words)), "")
    return await open_page(caller, table, name)


def _find_pages(language: str, first: str, typed: str) -> Iterator[tuple[str, str]]:
    pages = sorted(_page_titles(language), key=lambda one: one[1].split()[0] != first)
    titled = [one for one in pages if typed in fold_text(one[0])]
    yield from titled
    if typed:
        yield from (
            one for one in pages if one not in titled and typed in _page_texts(language)[one[1]]
        )


@cache
def _page_titles(language: str) -> tuple[tuple[str, str], ...]:
    """Every page of every book, by its title and whose it is."""
    voice, found = SpeechContext(language), list[tuple[str, str]]()
    for key, book in BOOKS.items():
        whose = voice("game-house") if key == BOT_BOOK else voice.name_thing("game", key)
        for page in book.pages(game_of_book(key)):
            found.append((f"{voice.plain_text(page.title)} · {whose}", f"{key} {page.name}"))
    return tuple(found)


@cache
def _page_texts(language: str) -> Mapping[str, str]:
    """What stands on every page, to be searched."""
    voice = SpeechContext(language)
    return {
        f"{key} {page.name}": fold_text(book.page_text(voice, game_of_book(key), page.name))
        for key, book in BOOKS.items()
        for page in book.pages(game_of_book(key))
    }
