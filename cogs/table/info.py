"""Board, status, log, own tables and pages of finished games, by command and button."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.engine.text import Named, Text, say
from bot.tables.people import PersonId, TableCard, TableId, TableStatus
from bot.tables.results import texts_heard
from bot.tables.state import TableState
from cogs.interaction import components, limits
from cogs.interaction.components import LONGEST_NUMBER, ButtonSpec, MenuChoice, MenuSpec
from cogs.interaction.context import RequestContext
from cogs.interaction.game_ui import AnyStory
from cogs.interaction.replies import (
    PrivateReply,
)
from cogs.interaction.routes import RouteTable
from cogs.interaction.speech import SpeechContext
from cogs.interaction.table_context import (
    TableContext,
    enter_table,
    enter_table_here,
    no_table_reply,
    table_here,
)
from cogs.messages import game_page, pictures, replay_viewer, result, story, table_texts
from cogs.play.submit_move import open_turn, turn_reply, waiting_lines
from cogs.play.table_choice import own_tables
from cogs.table import deal_check, moderation

LOG_LINES = 12
MOST_TABLES = 15  # shown of one's own


# The board


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


def _status_reply(visit: TableContext) -> PrivateReply:
    """Of a table elsewhere: then it is said of which one."""
    reply = turn_reply(visit)
    return replace(
        reply, words=f"{table_texts.table_heading(visit.standing, visit.voice)}\n{reply.words}"
    )


async def own_tables_reply(caller: RequestContext) -> PrivateReply:
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


async def show_log(caller: RequestContext, table: TableId, _: str) -> PrivateReply:
    """The story as everybody heard it: the last of it at once, all of it as a file."""
    visit = await enter_table(caller, table)
    visit.require_started()
    standing, voice = visit.standing, visit.voice
    lines = story.story_since(standing, voice, 0)
    words = limits.keep_newest(lines, limits.CONTENT, voice("log-earlier"), most=LOG_LINES)
    paper = (f"table-{table}.txt", "\n".join(lines)) if lines else None
    ways = (
        *game_page.page_button(standing, voice),
        *replay_viewer.replay_button(standing, voice),
        *replay_viewer.film_buttons(standing, voice),
    )
    return PrivateReply(words or voice("door-nothing-yet"), ways, paper)


# The story in full


async def show_story(caller: RequestContext, table: TableId, words: str) -> PrivateReply:
    """One round from its first event to its last, with a menu of all rounds."""
    visit = await enter_table(caller, table)
    standing, voice, seat = visit.standing, visit.voice, visit.seat
    tale = story.story_rules(standing)
    if tale is None or standing.course is None:
        return PrivateReply(caller.voice("door-nothing-yet"))
    events = (event for made in standing.course.made for event in made.step.events)
    rounds = tale.rounds(texts_heard(events, seat))
    number = words.rpartition(" ")[2]
    shown = int(number) if number.isdecimal() else _default_round(tale, rounds)
    shown = max(1, min(shown, len(rounds)))
    lines = story.story_in_words(standing, voice, rounds[shown - 1], seat)
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
    id_ = components.route_menu_id(story.STORY_ROUTE, table, "round")
    return MenuSpec(id_, voice.label_text("story-rounds"), options[-limits.OPTIONS :])


async def export_reply(caller: RequestContext) -> PrivateReply:
    """The score sheet tells all hands, so there is one only once the game is over."""
    visit = await enter_table_here(caller)
    standing, course = visit.standing, visit.standing.course
    if course is None or standing.card.status is not TableStatus.OVER:
        return PrivateReply(caller.voice("door-export-later"))
    visit.require_no_embargo()
    again = replay_viewer.film_buttons(standing, caller.voice)
    sheet = await deal_check.make_score_sheet(caller, standing, course)
    return PrivateReply(caller.voice("door-export"), again, sheet)


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


async def newest_page_reply(caller: RequestContext) -> PrivateReply:
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
    return (is_his or not standing.is_embargoed) and game_page.has_page(standing)


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
    told = game_page.make_page(visit.standing)
    if told is None:
        return PrivateReply(visit.voice("chronicle-none"))
    reply = game_page.page_reply(told, visit.voice)
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
        id_ = components.route_menu_id(game_page.PAGE_ROUTE, visit.table_id)
        yield MenuSpec(id_, visit.voice.label_text("chronicle-choose"), options)


async def status_reply(caller: RequestContext) -> PrivateReply:
    """Show the turn at the table here, or the person's most urgent table elsewhere."""
    offered = await moderation.offer_tables_here(caller)
    if offered:
        return offered
    card = await table_here(caller)
    if card is not None:
        return await open_turn(caller, card.id)
    own = await own_tables(caller)
    return _status_reply(own[0]) if own else no_table_reply(caller)


ROUTES: RouteTable = {
    "board": show_board,
    "words": show_board_words,
    "log": show_log,
    story.STORY_ROUTE: show_story,
    "film": show_film,
    game_page.PAGE_ROUTE: show_page,
}
