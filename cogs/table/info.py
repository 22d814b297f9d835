"""Board, status, log, own tables and pages of finished games, by command and button."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from discord import app_commands

from bot.engine.text import Named, Text, say
from bot.tables.people import PersonId, TableCard, TableId, TableStatus
from bot.tables.results import texts_heard
from bot.tables.state import TableState
from cogs.interaction import components, limits
from cogs.interaction.command_texts import (
    EVERYWHERE,
    GAME,
    INSTALLED,
    command_text,
    describe_options,
)
from cogs.interaction.components import LONGEST_NUMBER, ButtonSpec, MenuChoice, MenuSpec
from cogs.interaction.context import Interaction, RequestContext
from cogs.interaction.game_ui import AnyStory
from cogs.interaction.replies import (
    AutocompleteChoice,
    PrivateReply,
    answer_interaction,
    autocomplete,
)
from cogs.interaction.routes import button_route
from cogs.interaction.speech import SpeechContext
from cogs.interaction.table_context import (
    TableContext,
    answer_at_this_table,
    enter_table,
    enter_table_here,
    no_table_reply,
    table_here,
)
from cogs.messages import pictures, replay_viewer, result, table_texts
from cogs.play.submit_move import open_turn, turn_reply, waiting_lines
from cogs.play.table_choice import at_table_meant, own_tables
from cogs.table import deal_check, moderation, rulebook
from cogs.table.help import help_reply

LOG_LINES = 12
MOST_TABLES = 15  # shown of one's own


# The board


@app_commands.command(**command_text("command-board"))
async def board_command(interaction: Interaction) -> None:
    await answer_interaction(interaction, lambda caller: at_table_meant(caller, "board"))


board_command.allowed_contexts, board_command.allowed_installs = EVERYWHERE, INSTALLED


@button_route("board")
async def show_board(caller: RequestContext, table: TableId, _: str) -> PrivateReply:
    """Its picture, and behind a button the same in words; the words where none is drawn."""
    visit = await enter_table(caller, table)
    visit.require_started()
    standing, voice = visit.standing, visit.voice
    sketch = pictures.board_picture(standing, voice) if caller.services.draws else None
    if sketch is None:
        return _board_words_reply(visit)
    told = ButtonSpec(components.route_id("words", table), voice.label_text("press-board"))
    ways = (
        told,
        *replay_viewer.replay_button(standing, voice),
        *replay_viewer.film_buttons(standing, voice),
    )
    return PrivateReply(_board_heading(visit), ways, sketch=sketch)


@button_route("words")
async def show_board_words(caller: RequestContext, table: TableId, _: str) -> PrivateReply:
    visit = await enter_table(caller, table)
    visit.require_started()
    return _board_words_reply(visit)


def _board_words_reply(visit: TableContext) -> PrivateReply:
    standing, voice = visit.standing, visit.voice
    more = table_texts.board_words(standing, voice)
    ways = (
        *replay_viewer.replay_button(standing, voice),
        *replay_viewer.film_buttons(standing, voice),
    )
    return PrivateReply(_board_heading(visit), ways, more=more)


def _board_heading(visit: TableContext) -> str:
    return "\n".join(
        [table_texts.table_heading(visit.standing, visit.voice), *waiting_lines(visit)]
    )


@GAME.command(**command_text("command-game-status"))
async def status_command(interaction: Interaction) -> None:
    async def answered(caller: RequestContext) -> PrivateReply:
        offered = await moderation.offer_tables_here(caller)
        if offered:
            return offered
        card = await table_here(caller)
        if card is not None:
            return await open_turn(caller, card.id)
        own = await own_tables(caller)
        return _status_reply(own[0]) if own else no_table_reply(caller)

    await answer_interaction(interaction, answered)


def _status_reply(visit: TableContext) -> PrivateReply:
    """Of a table elsewhere: then it is said of which one."""
    reply = turn_reply(visit)
    return replace(
        reply, words=f"{table_texts.table_heading(visit.standing, visit.voice)}\n{reply.words}"
    )


@GAME.command(**command_text("command-game-my-games"))
async def my_games_command(interaction: Interaction) -> None:
    await answer_interaction(interaction, _own_tables_reply)


async def _own_tables_reply(caller: RequestContext) -> PrivateReply:
    """One's own tables, those that wait for one first."""
    own = await own_tables(caller)
    if not own:
        return PrivateReply(caller.voice("door-no-tables"))
    return PrivateReply("\n".join(map(_table_line, own[:MOST_TABLES])))


def _table_line(visit: TableContext) -> str:
    card = visit.standing.card
    place = f"<#{card.place}>" if card.server else ""
    return " ".join(
        filter(
            None,
            [table_texts.table_heading(visit.standing, visit.voice), place, *waiting_lines(visit)],
        )
    )


# The log


@GAME.command(**command_text("command-game-log"))
async def log_command(interaction: Interaction) -> None:
    await answer_interaction(interaction, answer_at_this_table(show_log))


@button_route("log")
async def show_log(caller: RequestContext, table: TableId, _: str) -> PrivateReply:
    """The story as everybody heard it: the last of it at once, all of it as a file."""
    visit = await enter_table(caller, table)
    visit.require_started()
    standing, voice = visit.standing, visit.voice
    lines = table_texts.story_since(standing, voice, 0)
    words = limits.keep_newest(lines, limits.CONTENT, voice("log-earlier"), most=LOG_LINES)
    paper = (f"table-{table}.txt", "\n".join(lines)) if lines else None
    ways = (
        *pictures.page_button(standing, voice),
        *replay_viewer.replay_button(standing, voice),
        *replay_viewer.film_buttons(standing, voice),
    )
    return PrivateReply(words or voice("door-nothing-yet"), ways, paper)


# The story in full


@button_route(table_texts.STORY_ROUTE)
async def show_story(caller: RequestContext, table: TableId, words: str) -> PrivateReply:
    """One round from its first event to its last, with a menu of all rounds."""
    visit = await enter_table(caller, table)
    standing, voice, seat = visit.standing, visit.voice, visit.seat
    tale = table_texts.story_rules(standing)
    if tale is None or standing.course is None:
        return PrivateReply(caller.voice("door-nothing-yet"))
    events = (event for made in standing.course.made for event in made.step.events)
    rounds = tale.rounds(texts_heard(events, seat))
    number = words.rpartition(" ")[2]
    shown = int(number) if number.isdecimal() else _default_round(tale, rounds)
    shown = max(1, min(shown, len(rounds)))
    lines = table_texts.story_in_words(standing, voice, rounds[shown - 1], seat)
    menu = _round_menu(voice, table, len(rounds), shown)
    return _story_round_reply(voice, shown, lines, menu)


def _default_round(tale: AnyStory, rounds: Sequence[Sequence[Text]]) -> int:
    """The last round in which something happened that the button is there for."""
    for number, texts in reversed(list(enumerate(rounds, start=1))):
        titles = (chapter.title for chapter in tale.chapters(texts))
        if any(title is not None and tale.is_sought(title) for title in titles):
            return number
    return len(rounds)


def _story_round_reply(
    voice: SpeechContext, number: int, lines: Sequence[str], menu: MenuSpec
) -> PrivateReply:
    whole = "\n".join(lines) or voice("door-nothing-yet")
    words = f"**{voice.speak_text(say('story-round', round=number))}**"
    return PrivateReply(words, (menu,), more=whole)


def _round_menu(voice: SpeechContext, table: TableId, rounds: int, shown: int) -> MenuSpec:
    options = tuple(
        MenuChoice(
            str(number), voice.plain_text(say("story-round", round=number)), chosen=number == shown
        )
        for number in range(1, rounds + 1)
    )
    id_ = components.route_menu_id(table_texts.STORY_ROUTE, table, "round")
    return MenuSpec(id_, voice.label_text("story-rounds"), options[-limits.OPTIONS :])


@GAME.command(**command_text("command-game-export"))
async def export_command(interaction: Interaction) -> None:
    await answer_interaction(interaction, _export_reply)


async def _export_reply(caller: RequestContext) -> PrivateReply:
    """The score sheet tells all hands, so there is one only once the game is over."""
    visit = await enter_table_here(caller)
    standing, course = visit.standing, visit.standing.course
    if course is None or standing.card.status is not TableStatus.OVER:
        return PrivateReply(caller.voice("door-export-later"))
    visit.require_no_embargo()
    again = replay_viewer.film_buttons(standing, caller.voice)
    sheet = await deal_check.make_score_sheet(caller, standing, course)
    return PrivateReply(caller.voice("door-export"), again, sheet)


@button_route("film")
async def show_film(caller: RequestContext, table: TableId, _: str) -> PrivateReply:
    """The game as a moving picture, and the way to the same in words."""
    visit = await enter_table(caller, table)
    visit.require_started()
    visit.require_no_embargo()
    standing, voice = visit.standing, visit.voice
    sketch = replay_viewer.film_picture(standing, voice, caller.services.films)
    others = (
        ButtonSpec(components.route_id("log", table), voice.label_text("press-log")),
        ButtonSpec(components.route_id("words", table), voice.label_text("press-board")),
    )
    return PrivateReply(table_texts.table_heading(standing, voice), others, sketch=sketch)


# Help


@app_commands.command(**command_text("command-help"))
@describe_options("topic")
async def help_command(interaction: Interaction, topic: str = "") -> None:
    async def about(caller: RequestContext) -> PrivateReply:
        return await rulebook.search_book(caller, topic)

    await answer_interaction(interaction, about if topic else help_reply)


@help_command.autocomplete("topic")
async def complete_topic(interaction: Interaction, typed: str) -> list[AutocompleteChoice]:
    async def found(caller: RequestContext) -> Sequence[tuple[str, str]]:
        return await rulebook.complete_page(caller, typed)

    return await autocomplete(interaction, "", found)  # what fits has been found already


help_command.allowed_contexts, help_command.allowed_installs = EVERYWHERE, INSTALLED


@GAME.command(**command_text("command-game-chronicle"))
async def chronicle_command(interaction: Interaction) -> None:
    await answer_interaction(interaction, _newest_page_reply)


async def _newest_page_reply(caller: RequestContext) -> PrivateReply:
    """Of the games that were finished in this place, the last; and the others in a menu."""
    over = await caller.services.store.find_cards(place=caller.place, status=(TableStatus.OVER,))
    for card in reversed(over):
        standing = await caller.services.house.table_state(card.id)
        if isinstance(standing, TableState) and can_read_page(caller.person.id, standing):
            return await _page_reply(caller, card.id, over)
    return PrivateReply(caller.voice("chronicle-none"))


def can_read_page(person: PersonId, standing: TableState) -> bool:
    """Of a deal that others still play its own player alone is told."""
    is_his = standing.card.seat_ever_held(person) is not None
    return (is_his or not standing.is_embargoed) and pictures.has_page(standing)


@button_route(pictures.PAGE_ROUTE)
async def show_page(caller: RequestContext, table: TableId, words: str) -> PrivateReply:
    """That of a button, or that which is chosen in a menu below another one."""
    chosen = TableId(int(words)) if words.isdecimal() and len(words) <= LONGEST_NUMBER else table
    over = await caller.services.store.find_cards(place=caller.place, status=(TableStatus.OVER,))
    return await _page_reply(caller, chosen, over)


async def _page_reply(
    caller: RequestContext, table: TableId, over: Sequence[TableCard]
) -> PrivateReply:
    visit = await enter_table(caller, table)
    visit.require_started()
    told = pictures.make_page(visit.standing)
    if told is None:
        return PrivateReply(visit.voice("chronicle-none"))
    reply = pictures.page_reply(told, visit.voice)
    return replace(
        reply, presses=(*reply.presses, *_page_buttons(visit), *_other_pages_menu(visit, over))
    )


def _page_buttons(visit: TableContext) -> Iterator[ButtonSpec]:
    """Into the game; and for whoever played it, back to his own decisions."""
    yield from replay_viewer.replay_button(visit.standing, visit.voice)
    if visit.seat is not None:
        yield from result.review_button(visit.standing, visit.voice)


def _other_pages_menu(visit: TableContext, over: Sequence[TableCard]) -> Iterator[MenuSpec]:
    """Those of the same place, the newest first."""
    ended = sorted(over, key=lambda card: -(card.ended or 0))
    options = tuple(
        MenuChoice(
            str(card.id),
            visit.voice.plain_text(
                say("chronicle-page", table=card.id, game=Named("game", card.game))
            ),
            chosen=card.id == visit.table_id,
        )
        for card in [one for one in ended if one.origin is None][: limits.OPTIONS]
    )
    if len(options) > 1:
        id_ = components.route_menu_id(pictures.PAGE_ROUTE, visit.table_id)
        yield MenuSpec(id_, visit.voice.label_text("chronicle-choose"), options)
