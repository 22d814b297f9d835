"""The book, opened: its chapters in a menu, a page with its picture, and pages found by a word."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from bot import catalogue
from bot.engine.journal import AnyGame
from bot.engine.text import Named
from bot.host.company import TableCard, TableId
from bot.host.standing import Standing
from cogs.door import limits, presses
from cogs.door.answers import Reply, Sketch
from cogs.door.book import HOUSE, HOUSE_BOOK, KNOCK, NOWHERE, Book, Page, press
from cogs.door.caller import Caller
from cogs.door.knocks import knock
from cogs.door.presses import Menu, MenuOption, Press, Pressable
from cogs.door.speech import Voice
from cogs.door.typed import folded
from cogs.door.visit import table_here
from cogs.games import FRONTS

# Books by name, those of the games first.
BOOKS: dict[str, Book] = {key: front.help.book for key, front in FRONTS.items() if front.help}
BOOKS[HOUSE] = HOUSE_BOOK


def game_of(book: str) -> AnyGame:
    """With whose numbers it is told where no table says so; the house has none."""
    return catalogue.game(book if book in FRONTS else catalogue.GAMES[0])


# Menus


def everywhere(voice: Voice) -> Iterator[Menu]:
    """Where no game is played: a menu for each book, from the lowest row upwards."""
    for up, book in enumerate(BOOKS):
        yield _contents(voice, NOWHERE, book, game_of(book), row=limits.ROWS - 1 - up)


def chapters(voice: Voice, card: TableCard) -> tuple[Menu, ...]:
    """What the rules of this table's game are about, if it is taught, and how the house plays."""
    last = limits.ROWS - 1
    house = _contents(voice, card.id, HOUSE, game_of(HOUSE), row=last)
    if card.game not in BOOKS:
        return (house,)
    own = _contents(voice, card.id, card.game, catalogue.game(card.game), row=last - 1)
    return own, house


def _contents(
    voice: Voice, table: TableId, book: str, game: AnyGame, chosen: str = "", *, row: int
) -> Menu:
    label = voice.label("help-topics-house")
    if book != HOUSE:
        label = voice.label("help-topics-of", game=Named("game", book))
    return _menu(voice, table, book, BOOKS[book].chapters(game), label, chosen, row)


def _menu(
    voice: Voice,
    table: TableId,
    book: str,
    pages: Sequence[Page],
    label: str,
    chosen: str,
    row: int,
) -> Menu:
    options = tuple(
        MenuOption(page.name, voice.plain(page.title), chosen=page.name == chosen) for page in pages
    )
    return Menu(presses.knock_menu(KNOCK, table, book), label, options, row=row)


# A page


@knock(KNOCK)
async def opened(caller: Caller, table: TableId, words: str) -> Reply:
    """One page, with the numbers that are printed for this table if it is of its game."""
    book, name = (words.split() or [""])[0], words.rpartition(" ")[2]
    standing = await caller.door.house.standing(table) if table != NOWHERE else None
    at = standing if isinstance(standing, Standing) else None
    if at is not None and book in (name, at.game.key):
        return page(caller.voice, table, at.game.key, at.game, name)
    known = book if book in BOOKS else catalogue.GAMES[0]
    return page(caller.voice, table, known, game_of(known), name)


def page(voice: Voice, table: TableId, book: str, game: AnyGame, name: str) -> Reply:
    found = BOOKS[book].page(game, name) if book in BOOKS else None
    if found is None:
        return Reply(voice("help-no-such-page"), tuple(everywhere(voice)))
    told = BOOKS[book].told(voice, game, found.name)
    below = tuple(_below(voice, table, book, game, found))
    return Reply(told, below, sketch=_sketch(voice, book, game, found, told))


def _sketch(voice: Voice, book: str, game: AnyGame, page: Page, told: str) -> Sketch | None:
    """The words stand beside it, whether it is drawn or not."""
    draw = BOOKS[book].drawing(voice, game, page)
    return Sketch(draw, told, "", name="page.png") if draw else None


def _below(
    voice: Voice, table: TableId, book: str, game: AnyGame, page: Page
) -> Iterator[Pressable]:
    """Where to go from here: what stands in this chapter, another one, and back to the table."""
    chapter = page.chapter or page.name
    within = BOOKS[book].within(game, chapter)
    rows = limits.in_rows(within)
    for row, pages in enumerate(rows):
        first, last = (voice.plain(one.title) for one in (pages[0], pages[-1]))
        label = voice.label("door-choose-between", first=first, last=last)
        yield _menu(voice, table, f"{book} {row}", pages, label, page.name, row)
    yield _contents(voice, table, book, game, page.name, row=len(rows))
    see = BOOKS[book].page(game, page.see)
    if see is not None:
        yield press(voice, table, book, see)
    yield Press(presses.knock("help", table), voice.label("press-help"))


# Found by a word


async def offered(caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Pages by their titles, then those that speak of it; the book of this place comes first."""
    card = await table_here(caller)
    found = list(_found(caller.voice.speaker.language, card.game if card else "", folded(typed)))
    return found[: limits.OPTIONS]


async def sought(caller: Caller, words: str) -> Reply:
    """The page that was chosen, or the first that is found by what was typed."""
    card = await table_here(caller)
    table = card.id if card else NOWHERE
    name = words
    if words not in (value for _, value in _titles(caller.voice.speaker.language)):
        name = next((value for _, value in await offered(caller, words)), "")
    return await opened(caller, table, name)


def _found(language: str, first: str, typed: str) -> Iterator[tuple[str, str]]:
    pages = sorted(_titles(language), key=lambda one: one[1].split()[0] != first)
    titled = [one for one in pages if typed in folded(one[0])]
    yield from titled
    if typed:
        yield from (one for one in pages if one not in titled and typed in _texts(language)[one[1]])


@cache
def _titles(language: str) -> tuple[tuple[str, str], ...]:
    """Every page of every book, by its title and whose it is."""
    voice, found = Voice(language), list[tuple[str, str]]()
    for key, book in BOOKS.items():
        whose = voice("game-house") if key == HOUSE else voice.thing("game", key)
        for page in book.pages(game_of(key)):
            found.append((f"{voice.plain(page.title)} · {whose}", f"{key} {page.name}"))
    return tuple(found)


@cache
def _texts(language: str) -> Mapping[str, str]:
    """What stands on every page, to be searched."""
    voice = Voice(language)
    return {
        f"{key} {page.name}": folded(book.told(voice, game_of(key), page.name))
        for key, book in BOOKS.items()
        for page in book.pages(game_of(key))
    }
