"""Show board, status, log and own tables, and the pages of finished games."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import discord
from discord import app_commands

from bot.engine.game import Seat
from bot.engine.text import Named, Text, refuse, say
from bot.tables.command_runner import texts_heard
from bot.tables.people import PersonId, TableCard, TableId, TableStatus
from bot.tables.state import (
    CommandRejected,
    TableState,
    all_seats,
    table_command,
    why_not_running,
)
from cogs.interaction import components, discord_limits, replies, table_context
from cogs.interaction.components import (
    LONGEST_NUMBER,
    ButtonSpec,
    ComponentSpec,
    MenuChoice,
    MenuSpec,
    route_button,
    route_menu,
    walk_components,
)
from cogs.interaction.context import Interaction, RequestContext, SignoriaClient
from cogs.interaction.game_ui import AnyStory
from cogs.interaction.replies import AutocompleteChoice, PrivateReply, ReplyInstead
from cogs.interaction.routes_and_forms import RouteCog, RouteHandler, RouteTable, join_routes
from cogs.interaction.slash_commands import (
    allow_everywhere,
    allow_on_servers_only,
    game_choices,
    localized_name,
    slash_command,
)
from cogs.interaction.speech import SpeechContext
from cogs.interaction.table_context import (
    TableContext,
    enter_table,
    find_table_card_here,
    own_table_cards,
)
from cogs.messages import pictures, replay_viewer, result_and_review, table_texts
from cogs.play.hand_and_notes_cog import answer_at_own_table, own_tables
from cogs.play.submit_move import open_turn, turn_reply, waiting_lines
from cogs.table import (
    help,
    lessons,
    play,
    records_and_city,
    replay_and_review,
    where_tables_may_open,
)
from cogs.table.help import page_choices
from cogs.table.lobby import GAME_CHOICES, run_lobby_command

LOG_LINES = 12
MOST_TABLES = 15  # shown in the list of own tables


# The board


async def show_board(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    """Show the board's picture, or its words where no pictures are drawn."""
    context = await enter_table(request, table)
    context.require_started()
    state, speech = context.state, context.speech
    sketch = pictures.board_picture(state, speech) if request.services.draws else None
    if sketch is None:
        return _board_words_reply(context)
    told = route_button(speech, "words", table, label="press-board")
    ways: tuple[ComponentSpec, ...] = (
        told,
        *replay_viewer.replay_button(state, speech),
        *replay_viewer.film_buttons(state, speech),
        *pictures.estate_menu(state, speech),
    )
    return PrivateReply(_board_heading(context), ways, picture=sketch)


async def look_at_estate(request: RequestContext, table: TableId, words: str) -> PrivateReply:
    """Show what lies open before one seat, with the menu of the others."""
    context = await enter_table(request, table)
    context.require_started()
    state, speech = context.state, context.speech
    seat = next((one for one in all_seats(state.card) if str(one) == words), Seat(0))
    drawn = pictures.estate_picture(state, speech, seat) if request.services.draws else None
    if drawn is None:
        return _board_words_reply(context)
    menu = tuple(pictures.estate_menu(state, speech))
    return PrivateReply(table_texts.table_heading(state, speech), menu, picture=drawn)


async def show_board_words(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    context = await enter_table(request, table)
    context.require_started()
    return _board_words_reply(context)


def _board_words_reply(context: TableContext) -> PrivateReply:
    state, speech = context.state, context.speech
    more = table_texts.board_words(state, speech)
    ways = (*replay_viewer.replay_button(state, speech), *replay_viewer.film_buttons(state, speech))
    return PrivateReply(_board_heading(context), ways, more=more)


def _board_heading(context: TableContext) -> str:
    return "\n".join(
        [table_texts.table_heading(context.state, context.speech), *waiting_lines(context)]
    )


def _turn_elsewhere_reply(context: TableContext) -> PrivateReply:
    """Show the turn of a table elsewhere, below its heading."""
    reply = turn_reply(context)
    return replace(
        reply, words=f"{table_texts.table_heading(context.state, context.speech)}\n{reply.words}"
    )


async def own_tables_reply(request: RequestContext) -> PrivateReply:
    """List the person's tables, those that wait for them first."""
    own = await own_tables(request)
    if not own:
        return PrivateReply(request.speech("door-no-tables"))
    return PrivateReply("\n".join(map(_table_line, own[:MOST_TABLES])))


def _table_line(context: TableContext) -> str:
    card = context.state.card
    place = f"<#{card.place}>" if card.server else ""
    return " ".join(
        filter(
            None,
            [
                table_texts.table_heading(context.state, context.speech),
                place,
                *waiting_lines(context),
            ],
        )
    )


# The log


async def show_log(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    """Show what happened since the player's last move, or the last of it; all of it is a file."""
    context = await enter_table(request, table)
    context.require_started()
    state, speech = context.state, context.speech
    lines = table_texts.story_since(state, speech, 0)
    seat, is_on = context.own_seat_context, state.card.status is TableStatus.PLAYING
    meanwhile = result_and_review.lines_since_own_move(seat) if seat and is_on else []
    words = discord_limits.keep_newest_lines(
        lines, discord_limits.CONTENT, speech("log-earlier"), most=LOG_LINES
    )
    if meanwhile:
        words = "\n".join([speech("meanwhile-head"), *meanwhile])
    paper = (f"table-{table}.txt", "\n".join(lines)) if lines else None
    ways = (
        route_button(speech, "words", table, label="press-board"),
        *table_texts.story_button(state, speech),
        *pictures.game_page_button(state, speech),
        *replay_viewer.replay_button(state, speech),
        *replay_viewer.film_buttons(state, speech),
    )
    return PrivateReply(words or speech("door-nothing-yet"), ways, paper)


# The story in full


async def show_story(request: RequestContext, table: TableId, words: str) -> PrivateReply:
    """One round from its first event to its last, with a menu of all rounds."""
    context = await enter_table(request, table)
    state, speech, seat = context.state, context.speech, context.seat
    tale = table_texts.story_format_of_game(state)
    if tale is None or state.course is None:
        return PrivateReply(request.speech("door-nothing-yet"))
    events = (event for made in state.course.made for event in made.step.events)
    rounds = tale.rounds(texts_heard(events, seat))
    number = words.rpartition(" ")[2]
    shown = int(number) if number.isdecimal() else _default_round(tale, rounds)
    shown = max(1, min(shown, len(rounds)))
    lines = table_texts.story_in_words(state, speech, rounds[shown - 1], seat)
    menu = _round_menu(state, speech, len(rounds), shown)
    whole = "\n".join(lines) or speech("door-nothing-yet")
    heading = f"**{speech.speak_text(table_texts.round_text(state, shown))}**"
    return PrivateReply(heading, (menu,), more=whole)


def _default_round(tale: AnyStory, rounds: Sequence[Sequence[Text]]) -> int:
    """Find the last round with a chapter of the kind that people look for."""
    for number, texts in reversed(list(enumerate(rounds, start=1))):
        titles = (chapter.title for chapter in tale.chapters(texts))
        if any(title is not None and tale.is_sought(title) for title in titles):
            return number
    return len(rounds)


def _round_menu(state: TableState, speech: SpeechContext, rounds: int, shown: int) -> MenuSpec:
    numbers = range(1, rounds + 1)[-discord_limits.OPTIONS :]
    names = {number: speech.plain_text(table_texts.round_text(state, number)) for number in numbers}
    choices = [MenuChoice(str(one), name, chosen=one == shown) for one, name in names.items()]
    label = speech.label_text("story-rounds")
    return route_menu(table_texts.STORY_ROUTE, state.card.id, "round", label, choices)


async def show_waiting(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    """Say whom a table waits for."""
    context = await enter_table(request, table)
    return PrivateReply(_board_heading(context))


async def answer_about_post(
    request: RequestContext, shown: Iterable[object], answer: RouteHandler
) -> PrivateReply:
    """Answer about the table of a board, which its buttons name."""
    for one in walk_components(shown):
        match str(getattr(one, "custom_id", "")).split(":"):
            case ["d", _, table, *_] | ["m" | "c", table, *_]:
                return await answer(request, TableId(components.parse_number(table)), "")
    return PrivateReply(request.speech("menu-no-board"))


async def export_reply(request: RequestContext) -> PrivateReply:
    """Send the score sheet of a finished game; it reveals all hands."""
    context = await table_context.enter_table_here(request)
    state, course = context.state, context.state.course
    if course is None or state.card.status is not TableStatus.OVER:
        return PrivateReply(request.speech("door-export-later"))
    context.require_no_embargo()
    again = replay_viewer.film_buttons(state, request.speech)
    sheet = await replay_and_review.make_score_sheet(request, state, course)
    return PrivateReply(request.speech("door-export"), again, sheet)


async def show_film(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    """Show the game as an animation."""
    context = await enter_table(request, table)
    context.require_started()
    context.require_no_embargo()
    state, speech = context.state, context.speech
    sketch = replay_viewer.film_picture(state, speech, request.services.films)
    others = (
        route_button(speech, "log", table),
        route_button(speech, "words", table, label="press-board"),
    )
    return PrivateReply(table_texts.table_heading(state, speech), others, picture=sketch)


# Help


async def newest_game_page_reply(request: RequestContext) -> PrivateReply:
    """Show the page of the last game finished here, with a menu of the others."""
    over = await request.services.store.find_table_cards(
        place=request.place, status=(TableStatus.OVER,)
    )
    for card in reversed(over):
        state = await request.services.tables.table_state(card.id)
        if isinstance(state, TableState) and can_read_game_page(request.person.id, state):
            return await _game_page_reply(request, card.id, over)
    return PrivateReply(request.speech("chronicle-none"))


def can_read_game_page(person: PersonId, state: TableState) -> bool:
    """Of a deal that others still play its own player alone is told."""
    is_his = state.card.seat_of_person(person) is not None
    return (is_his or not state.is_embargoed) and pictures.has_game_page(state)


async def show_game_page(request: RequestContext, table: TableId, words: str) -> PrivateReply:
    """That of a button, or that which is chosen in a menu below another one."""
    chosen = TableId(int(words)) if words.isdecimal() and len(words) <= LONGEST_NUMBER else table
    over = await request.services.store.find_table_cards(
        place=request.place, status=(TableStatus.OVER,)
    )
    return await _game_page_reply(request, chosen, over)


async def _game_page_reply(
    request: RequestContext, table: TableId, over: Sequence[TableCard]
) -> PrivateReply:
    context = await enter_table(request, table)
    context.require_started()
    told = pictures.make_game_page(context.state)
    if told is None:
        return PrivateReply(context.speech("chronicle-none"))
    reply = pictures.game_page_reply(told, context.speech)
    return reply.with_components(
        *_game_page_buttons(context), *_other_game_pages_menu(context, over)
    )


def _game_page_buttons(context: TableContext) -> Iterator[ButtonSpec]:
    """Make the buttons into the game, and for its players to the review."""
    yield from replay_viewer.replay_button(context.state, context.speech)
    if context.seat is not None:
        yield from result_and_review.review_button(context.state, context.speech)


def _other_game_pages_menu(context: TableContext, over: Sequence[TableCard]) -> Iterator[MenuSpec]:
    """Make a menu of the games finished here, the newest first."""
    ended = sorted(over, key=lambda card: -(card.ended or 0))
    options = tuple(
        MenuChoice(
            str(card.id),
            context.speech.plain_text(
                say("chronicle-page", table=card.id, game=Named("game", card.game))
            ),
            chosen=card.id == context.table_id,
        )
        for card in [one for one in ended if one.origin is None][: discord_limits.OPTIONS]
    )
    if len(options) > 1:
        label = context.speech.label_text("chronicle-choose")
        yield route_menu(pictures.PAGE_ROUTE, context.table_id, "", label, options)


async def status_reply(request: RequestContext) -> PrivateReply:
    """Show the turn at the table here, or the person's most urgent table elsewhere."""
    offered = await offer_to_move_tables(request)
    if offered:
        return offered
    card = await find_table_card_here(request)
    if card is not None:
        return await open_turn(request, card.id)
    own = await own_tables(request)
    return _turn_elsewhere_reply(own[0]) if own else table_context.no_table_reply(request)


# Going on with a table in another channel

MOST_OFFERED = 4  # tables one is offered to go on with in another channel
_BEGUN = (TableStatus.PLAYING, TableStatus.PAUSED)


async def offer_to_move_tables(request: RequestContext) -> PrivateReply | None:
    """Offer to move the person's tables here; None if there are none or the place is taken."""
    own = await own_table_cards(request)
    found = [card for card in own if _can_move_table(request, card)][-MOST_OFFERED:]
    if not found:
        return None
    try:
        await where_tables_may_open.require_move_here_allowed(request)
    except ReplyInstead:
        return None
    buttons = (button for card in found for button in _move_offer_buttons(request.speech, card))
    return PrivateReply(request.speech("here-may"), tuple(buttons))


def _move_offer_buttons(speech: SpeechContext, card: TableCard) -> Iterator[ButtonSpec]:
    if card.status is TableStatus.PLAYING:
        yield route_button(
            speech, "turn", card.id, label="press-turn-at", likely=True, table=card.id
        )
    yield route_button(speech, "here", card.id, table=card.id)


def _can_move_table(request: RequestContext, card: TableCard) -> bool:
    """Whether the owner may move it: within its server, from a lost one, or alone."""
    if card.owner != request.person.id or card.status not in (TableStatus.GATHERING, *_BEGUN):
        return False
    people = [holder for holder in card.holders if holder.person is not None]
    is_gone = bool(request.server) and not request.is_on(card.server)
    may_leave = is_gone or len(people) == 1
    return card.place != request.place and (card.server == request.server or may_leave)


async def move_table_here(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    """Move the table to the channel of the button."""
    async with request.services.opening:
        await where_tables_may_open.require_move_here_allowed(request)
        return await run_lobby_command(
            request, table, _move_table_command(request), say("here-done", table=table)
        )


@table_command
def _move_table_command(state: TableState, request: RequestContext) -> TableState:
    card = state.card
    if card.owner != request.person.id:
        raise CommandRejected(refuse("lobby", "only-the-owner"))
    if card.status not in (TableStatus.GATHERING, *_BEGUN):
        raise CommandRejected(why_not_running(state))
    if not _can_move_table(request, card):
        raise CommandRejected(refuse("lobby", "here-not-there"))
    return replace(state, card=replace(card, server=request.server, place=request.place))


ROUTES: RouteTable = {
    "board": show_board,
    "words": show_board_words,
    pictures.LOOK_ROUTE: look_at_estate,
    "log": show_log,
    table_texts.STORY_ROUTE: show_story,
    "film": show_film,
    "here": move_table_here,
    pictures.PAGE_ROUTE: show_game_page,
}


# Commands outside /game, and those in the menu of a message


def _message_menu(key: str, answer: RouteHandler) -> app_commands.ContextMenu:
    """Make a command for the menu of messages: it answers about the table of a board."""

    async def answer_about(interaction: Interaction, message: discord.Message) -> None:
        shown = message.components if message.author == interaction.client.user else ()
        await replies.answer_interaction(
            interaction, lambda request: answer_about_post(request, shown, answer)
        )

    return allow_everywhere(
        app_commands.ContextMenu(name=localized_name(key), callback=answer_about)
    )


async def _invite(interaction: Interaction, user: discord.User) -> None:
    await replies.answer_interaction(interaction, lambda request: play.invite_person(request, user))


_MENUS = (
    _message_menu("menu-story", show_log),
    _message_menu("menu-waiting", show_waiting),
    allow_on_servers_only(
        app_commands.ContextMenu(name=localized_name("menu-invite"), callback=_invite)
    ),
)


async def show_board_meant(request: RequestContext) -> PrivateReply:
    return await answer_at_own_table(request, "board")


async def setup(bot: SignoriaClient) -> None:
    await bot.add_cog(InfoCog(bot))


class InfoCog(RouteCog):
    routes = join_routes(help.ROUTES, lessons.ROUTES, records_and_city.ROUTES, play.ROUTES)

    async def cog_load(self) -> None:
        await super().cog_load()
        for menu in _MENUS:
            self.bot.tree.add_command(menu)

    async def cog_unload(self) -> None:
        await super().cog_unload()
        for menu in _MENUS:
            self.bot.tree.remove_command(menu.name, type=menu.type)

    play = allow_everywhere(
        slash_command("command-play", play.play, game=GAME_CHOICES, pace=play.PACES, when=play.WHEN)
    )
    board = allow_everywhere(slash_command("command-board", show_board_meant))
    help = allow_everywhere(slash_command("command-help", help.help_or_search))
    learn = allow_everywhere(
        slash_command("command-learn", lessons.learn_game, game=game_choices(lessons.TAUGHT_GAMES))
    )
    record = allow_everywhere(
        slash_command("command-record", records_and_city.own_record_reply, game=GAME_CHOICES)
    )
    florence = allow_everywhere(slash_command("command-florence", records_and_city.city_reply))

    @help.autocomplete("topic")
    async def complete_topic(
        self, interaction: Interaction, typed: str
    ) -> list[AutocompleteChoice]:
        async def choices(request: RequestContext) -> list[tuple[str, str | int]]:
            return [*await page_choices(request, typed)]

        return await replies.autocomplete(
            interaction, "", choices
        )  # it has compared the words already
