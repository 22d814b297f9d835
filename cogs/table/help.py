"""Help: what can be done here and now, and the rule books: chapters, pages, a search."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache

from bot import catalogue
from bot.engine.journal import AnyGame
from bot.engine.text import Named, Text, say
from bot.tables.people import NOWHERE, TableCard, TableId, TableStatus
from bot.tables.state import TableState
from cogs.games import GAME_UIS, game_ui_of
from cogs.interaction import components, discord_limits, rulebook
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuChoice, MenuSpec
from cogs.interaction.context import RequestContext, SeatContext
from cogs.interaction.replies import PictureRequest, PrivateReply
from cogs.interaction.routes_and_forms import RouteTable
from cogs.interaction.rulebook import BOT_BOOK, RULES_ROUTE, BookPage, RuleBook, page_button
from cogs.interaction.speech import SpeechContext, fold_text
from cogs.interaction.table_context import enter_table, find_table_card_here
from cogs.messages import table_texts
from cogs.messages.private_panel import panel_without_view
from cogs.play.submit_move import lobby_buttons, out_of_turn_buttons, turn_reply
from cogs.table import lessons, lobby_options

# Books by name, those of the games first.
BOOKS: dict[str, RuleBook] = {
    key: front.help.book for key, front in GAME_UIS.items() if front.help.book.rules
}
BOOKS[BOT_BOOK] = rulebook.BOT_RULE_BOOK


def game_of_book(book: str) -> AnyGame:
    """Find the game whose numbers a book shows where no table is given."""
    return catalogue.current_game(book if book in GAME_UIS else catalogue.GAMES[0])


# Menus


def all_book_menus(speech: SpeechContext) -> Iterator[MenuSpec]:
    """Make a menu for each book, from the lowest row upwards."""
    for up, book in enumerate(BOOKS):
        yield _contents_menu(
            speech, NOWHERE, book, game_of_book(book), row=discord_limits.ROWS - 1 - up
        )


def chapter_menus(speech: SpeechContext, card: TableCard) -> tuple[MenuSpec, ...]:
    """Make the menus of the table's game, if it has a book, and of the bot."""
    last = discord_limits.ROWS - 1
    house = _contents_menu(speech, card.id, BOT_BOOK, game_of_book(BOT_BOOK), row=last)
    if card.game not in BOOKS:
        return (house,)
    own = _contents_menu(
        speech, card.id, card.game, catalogue.current_game(card.game), row=last - 1
    )
    return own, house


def _contents_menu(
    speech: SpeechContext, table: TableId, book: str, game: AnyGame, chosen: str = "", *, row: int
) -> MenuSpec:
    label = speech.label_text("help-topics-house")
    if book != BOT_BOOK:
        label = speech.label_text("help-topics-of", game=Named("game", book))
    return _page_menu(speech, table, book, BOOKS[book].chapters(game), label, chosen, row)


def _page_menu(
    speech: SpeechContext,
    table: TableId,
    book: str,
    pages: Sequence[BookPage],
    label: str,
    chosen: str,
    row: int,
) -> MenuSpec:
    choices = (
        MenuChoice(page.name, speech.plain_text(page.title), chosen=page.name == chosen)
        for page in pages
    )
    return components.route_menu(RULES_ROUTE, table, book, label, choices, row)


# A page


async def open_page(request: RequestContext, table: TableId, words: str) -> PrivateReply:
    """Show a page, with the numbers of this table if it is of its game."""
    book, name = (words.split() or [""])[0], words.rpartition(" ")[2]
    state = await request.services.tables.table_state(table) if table != NOWHERE else None
    at = state if isinstance(state, TableState) else None
    if at is not None and book in (name, at.game.key):
        return page_reply(request.speech, table, at.game.key, at.game, name, at.card)
    known = book if book in BOOKS else catalogue.GAMES[0]
    return page_reply(request.speech, table, known, game_of_book(known), name)


def page_reply(
    speech: SpeechContext,
    table: TableId,
    book: str,
    game: AnyGame,
    name: str,
    card: TableCard | None = None,
) -> PrivateReply:
    """Show a page, which says first what of it does not hold at this table."""
    found = BOOKS[book].find_page(game, name) if book in BOOKS else None
    if found is None:
        return PrivateReply(speech("help-no-such-page"), tuple(all_book_menus(speech)))
    told = BOOKS[book].page_text(speech, game, found.name)
    if card is not None and card.started is not None:
        note = BOOKS[book].note_at_table(found.name, dict(card.options), len(card.holders))
        told = f"{told}\n{speech(note)}" if note else told
    below = tuple(_page_components(speech, table, book, game, found))
    return PrivateReply(told, below, picture=_page_picture(speech, book, game, found, told))


def _page_picture(
    speech: SpeechContext, book: str, game: AnyGame, page: BookPage, told: str
) -> PictureRequest | None:
    """Make the picture of a page; None if it has none."""
    draw = BOOKS[book].page_drawing(speech, game, page)
    return PictureRequest(draw, told, "", name="page.png") if draw else None


def _page_components(
    speech: SpeechContext, table: TableId, book: str, game: AnyGame, page: BookPage
) -> Iterator[ComponentSpec]:
    """Make the menus of this chapter and of chapters, the link, and the way back."""
    chapter = page.chapter or page.name
    within = BOOKS[book].pages_in_chapter(game, chapter)
    rows = discord_limits.split_rows(within)
    for row, pages in enumerate(rows):
        first, last = (speech.plain_text(one.title) for one in (pages[0], pages[-1]))
        label = speech.label_text("door-choose-between", first=first, last=last)
        yield _page_menu(speech, table, f"{book} {row}", pages, label, page.name, row)
    yield _contents_menu(speech, table, book, game, page.name, row=len(rows))
    see = BOOKS[book].find_page(game, page.see)
    if see is not None:
        yield page_button(speech, table, book, see)
    yield components.route_button(speech, "help", table)


# Found by a word


async def page_choices(request: RequestContext, typed: str) -> list[tuple[str, str]]:
    """Find pages by title, then by text; the book of the game here comes first."""
    card = await find_table_card_here(request)
    found = list(
        _find_pages(request.speech.speaker.language, card.game if card else "", fold_text(typed))
    )
    return found[: discord_limits.OPTIONS]


async def search_book(request: RequestContext, words: str) -> PrivateReply:
    """Show the chosen page, or the first one found by what was typed."""
    card = await find_table_card_here(request)
    table = card.id if card else NOWHERE
    name = words
    if words not in (value for _, value in _page_titles(request.speech.speaker.language)):
        name = next((value for _, value in await page_choices(request, words)), "")
    return await open_page(request, table, name)


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
    """List every page of every book, with its title and book."""
    speech, found = SpeechContext(language), list[tuple[str, str]]()
    for key, book in BOOKS.items():
        whose = speech("game-house") if key == BOT_BOOK else speech.name_thing("game", key)
        for page in book.pages(game_of_book(key)):
            found.append((f"{speech.plain_text(page.title)} · {whose}", f"{key} {page.name}"))
    return tuple(found)


@cache
def _page_texts(language: str) -> Mapping[str, str]:
    """Map every page to its folded text."""
    speech = SpeechContext(language)
    return {
        f"{key} {page.name}": fold_text(book.page_text(speech, game_of_book(key), page.name))
        for key, book in BOOKS.items()
        for page in book.pages(game_of_book(key))
    }


FEW_BUTTONS = 2 * discord_limits.IN_A_ROW  # buttons of a turn that help has room for


async def help_or_search(request: RequestContext, topic: str = "") -> PrivateReply:
    return await (search_book(request, topic) if topic else help_reply(request))


async def help_reply(request: RequestContext) -> PrivateReply:
    """Show what can be done here and now, and the owner's pages below."""
    reply = await _help_here(request)
    return replace(reply, words=_join_lines(reply.words, *owner_page_links(request)))


def owner_page_links(request: RequestContext) -> Iterator[str]:
    """Yield a line of links to the owner's terms and privacy policy, if there are any."""
    pages = request.services.pages.items()
    links = [f"[{request.speech(f'page-{page}')}](<{address}>)" for page, address in pages]
    if links:
        yield f"-# {' · '.join(links)}"


async def _help_here(request: RequestContext) -> PrivateReply:
    card = await find_table_card_here(request)
    speech = request.speech
    if card is None:
        aims = (table_texts.aim_line(speech, game) for game in GAME_UIS)
        words = _join_lines(*aims, speech("help-new"), _useful_commands(speech, tuple(GAME_UIS)))
        begins = (*lessons.lesson_buttons(speech), lobby_options.solo_button(speech, NOWHERE))
        return PrivateReply(words, (*begins, *all_book_menus(speech)))
    context = await enter_table(request, card.id)
    if card.status is TableStatus.GATHERING:
        said = "help-gathering" if context.seat is None else "help-seated"
        words = _join_lines(
            table_texts.aim_line(speech, card.game),
            context.speech(said),
            _useful_commands(speech, [card.game]),
        )
        return PrivateReply(words, (*lobby_buttons(context), *chapter_menus(speech, card)))
    if context.state.course is None and card.status is TableStatus.CANCELLED:
        words = _join_lines(speech("door-closed"), _useful_commands(speech, tuple(GAME_UIS)))
        ways = (
            *lobby_buttons(context),
            lobby_options.solo_button(speech, NOWHERE),
            *all_book_menus(speech),
        )
        return PrivateReply(words, ways)
    seat_context = context.own_seat_context
    if seat_context is None or card.status is not TableStatus.PLAYING:
        reply = turn_reply(context)
        is_over = card.status in (TableStatus.OVER, TableStatus.CANCELLED)
        again = [speech("help-again")] if is_over else []
        words = _join_lines(reply.words, *again, _useful_commands(speech, [card.game]))
        return PrivateReply(words, (*reply.components, *chapter_menus(speech, card)))
    return turn_help_reply(seat_context)


async def show_help(request: RequestContext, _: TableId, __: str) -> PrivateReply:
    return await help_reply(request)


# What can I do now?


def turn_help_reply(seat_context: SeatContext) -> PrivateReply:
    """Show what is asked, what would answer it, and its buttons."""
    speech, taught = seat_context.speech, game_ui_of(seat_context.state).help
    head = table_texts.table_heading(seat_context.state, speech)
    words = [table_texts.aim_line(speech, seat_context.state.card.game), head]
    # In a call for wishes the panel says all there is.
    is_asked = seat_context.is_asked and not seat_context.is_asked_for_wishes
    if taught.now is None or not is_asked:
        words.append(panel_without_view(seat_context).words)
    told = taught.now(seat_context.view) if taught.now and is_asked else taught.waiting
    if told and not seat_context.is_asked_for_wishes:
        words.append(speech.speak_text(told))
    words += ["", _useful_commands(speech, [seat_context.state.card.game])]
    panel = panel_without_view(seat_context) if seat_context.may_move else PrivateReply("")
    turn = panel if _is_simple_panel(panel) else PrivateReply("")
    return PrivateReply(
        _join_lines(*words),
        tuple(_useful_buttons(seat_context, turn.components)),
        blocks=turn.blocks,
    )


def _is_simple_panel(panel: PrivateReply) -> bool:
    pressed = panel.all_components
    are_alike = all(isinstance(one, ButtonSpec) for one in pressed)
    return are_alike and len(pressed) <= FEW_BUTTONS


def _useful_buttons(
    seat_context: SeatContext, turn: Sequence[ComponentSpec]
) -> Iterator[ComponentSpec]:
    table = seat_context.state.card.id
    if not seat_context.may_move:
        yield from out_of_turn_buttons(seat_context)
    else:
        yield from turn
        if not turn:
            yield components.route_button(seat_context.speech, "turn", table, likely=True)
            yield from game_ui_of(seat_context.state).other_buttons(seat_context)
        yield components.route_button(seat_context.speech, "hand", table)
        yield components.route_button(seat_context.speech, "words", table, label="press-board")
    yield from chapter_menus(seat_context.speech, seat_context.state.card)


def _useful_commands(speech: SpeechContext, games: Sequence[str]) -> str:
    """List the commands that are always useful, and those for moves of these games."""
    moves = tuple(say("help-by-name", command=Text(f"command-{game}")) for game in games)
    return speech("help-more", moves=moves)


def _join_lines(*lines: str) -> str:
    return "\n".join(filter(None, lines))


ROUTES: RouteTable = {"help": show_help, RULES_ROUTE: open_page}
