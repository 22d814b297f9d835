"""The post of a table: the lobby, the board while a game runs, and the buttons below it."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial

import discord

from bot.engine.game import Seat, legal_moves
from bot.engine.journal import count_undoable
from bot.engine.text import Named, Refusal, Who, say
from bot.players.registry import default_player, levels_of_game
from bot.tables import clocks, lobby
from bot.tables.motion_kinds import Motion, PlainMotion, describe_motion
from bot.tables.people import MINUTE, TableCard, TableStatus
from bot.tables.records import OutboxMessage
from bot.tables.state import (
    TableState,
    button_stamp,
    find_open_vote_on,
    is_in_direct_messages,
    is_played_by_computer,
    is_playing_live,
    is_solo,
    is_waiting_for_computers,
    live_play_end_time,
    motion_stamp,
    next_seat_waited_for,
    seats_asked_to_plan,
    seats_called,
    seats_waited_for,
)
from cogs.games import game_ui_of, rules_summary_button
from cogs.interaction import components, discord_limits
from cogs.interaction.components import (
    Block,
    BookPageBlock,
    ButtonSpec,
    ComponentSpec,
    LineBlock,
    MenuChoice,
    MenuSpec,
    QuestionId,
    TextBlock,
    count_parts,
    route_menu,
    words_of_blocks,
)
from cogs.interaction.context import SeatContext, deadline_of_seat
from cogs.interaction.speech import SpeechContext, describe_table_move, format_time, speech_at_table
from cogs.messages import coach, pictures, result_and_review, table_texts
from cogs.messages.discord_messages import LayoutMessage, TextMessage
from cogs.messages.lesson import lesson_at_table, stage_at_table
from cogs.messages.lesson_post import lesson_post
from cogs.messages.pictures import PicturePainter, first_position_block, frozen_board_picture
from cogs.messages.private_panel import panel_without_view, undo_button

STORY_LENGTH = 700  # characters; the rest of the post is the position
GIST_LENGTH = 1200  # of a story in chapters
MOST_EVENTS = 8  # lines of the story: picture and buttons fit on a phone's screen together
LATEST_EVENTS = 3  # lines that are always shown to onlookers
MOST_BUTTONS = discord_limits.PUBLIC_ROWS * discord_limits.IN_A_ROW  # buttons below a post
SPARE_ROOM = 3  # buttons; with less, the whole game on a page is found by the help alone
BUTTONS_BESIDE = 3  # always needed: my turn, my hand, undo
_BOLD = re.compile(r"^\*\*(.+?)\*\*", re.MULTILINE)  # the card a line is about
MOST_OWN_BLOCKS = 27  # components of a panel below a board in direct messages


def lobby_post(state: TableState, speech: SpeechContext) -> LayoutMessage:
    arranged = (
        [TextBlock(_describe_terms_and_pace(state, speech))] if _is_open_lobby(state.card) else []
    )
    deal = table_texts.deal_promise_blocks(state, speech) if arranged else ()
    foot = (_seats_block(state, speech), *arranged, *deal, *lobby_buttons(state, speech))
    return LayoutMessage(tuple(_introduction_blocks(state, speech)), foot)


def opening_post(state: TableState) -> LayoutMessage:
    """Build what stays of the lobby once the game is on: players, settings and terms."""
    card, speech = state.card, speech_at_table(state, state.card.terms.language)
    heading_ = speech("door-heading", table=card.id, game=Named("game", card.game))
    players = tuple(map(Who, range(len(card.holders))))
    lines = [
        speech("opening-players", players=players),
        *table_texts.computer_lines(card, speech),
        *table_texts.free_seat_lines(card, speech),
        speech.speak_text(table_texts.terms_text(card.terms)),
        *(speech.speak_text(text) for text in table_texts.auction_texts(card)),
        *table_texts.all_option_lines(card, speech),
    ]
    foot = (TextBlock("\n".join(lines)), *table_texts.deal_commitment_blocks(state, speech))
    return LayoutMessage((TextBlock(f"### {heading_}"),), foot, silent=True)


def _introduction_blocks(state: TableState, speech: SpeechContext) -> Iterator[Block]:
    """Say what one plays for and how, for people who don't know the game."""
    card = state.card
    yield TextBlock(f"### {speech('door-heading', table=card.id, game=Named('game', card.game))}")
    if card.status is TableStatus.GATHERING:
        key = f"about-{card.game}"
        about = [speech(key)] if speech.speaker.has_phrase(key) else []
        words = "\n".join([*about, speech("lobby-how")])
        page = next(rules_summary_button(state, speech), None)
        yield LineBlock(words, page) if page else TextBlock(words)


def _seats_block(state: TableState, speech: SpeechContext) -> TextBlock | LineBlock:
    """List the players, with the owner's button to change them."""
    card = state.card
    players, sizes = tuple(map(Who, range(len(card.holders)))), table_texts.sizes_of_table(card)
    status_line = (
        [] if card.status is TableStatus.GATHERING else [speech(f"table-is-{card.status}")]
    )
    there = speech("lobby-players", players=players, count=len(players), most=sizes[-1])
    words = "\n".join([*status_line, there, *table_texts.computer_lines(card, speech)])
    if not _is_open_lobby(card) or not (len(card.holders) > 1 or card.sent_away):
        return TextBlock(words)
    return LineBlock(words, components.route_button(speech, "chairs", card.id))


def _is_open_lobby(card: TableCard) -> bool:
    """Whether people can join, also where the table sleeps."""
    if card.status is TableStatus.CANCELLED:
        return card.why == lobby.ASLEEP_REASON
    return card.status is TableStatus.GATHERING


def _describe_terms_and_pace(state: TableState, speech: SpeechContext) -> str:
    """Describe how long the game will take, and its terms."""
    card = state.card
    lines = [
        *([speech("lobby-teaching")] if card.terms.teaching else []),
        *table_texts.habit_lines(state, speech),
        speech.speak_text(table_texts.terms_text(card.terms)),
        *(speech.speak_text(text) for text in table_texts.auction_texts(card)),
        *table_texts.pace_lines(state, speech),
        *table_texts.all_option_lines(card, speech, with_usual=False),
    ]
    return "\n".join(lines)


def lobby_buttons(state: TableState, speech: SpeechContext) -> Iterator[ComponentSpec]:
    """Yield the buttons before the start, for players and for newcomers."""
    card, sizes = state.card, table_texts.sizes_of_table(state.card)
    enough = len(card.holders) in sizes
    if not _is_open_lobby(card):
        return
    if len(card.holders) < sizes[-1]:
        if card.server:  # in direct messages there are no others
            yield components.route_button(speech, "join", card.id, likely=not enough)
        yield _computer_button(card, speech)
    if enough:
        yield components.route_button(speech, "start", card.id, likely=True)
    yield components.route_button(speech, "leave", card.id)
    yield components.route_button(speech, "options", card.id)
    if not enough:
        yield from coach.lesson_button(speech, card.game)
    if sizes != lobby.SOLO_SIZES:
        yield _clock_menu(card, speech)


def _computer_button(card: TableCard, speech: SpeechContext) -> ButtonSpec:
    """Return the button to add a computer; a menu where there are several levels."""
    names = levels_of_game(card.game)
    if len(names) > 1:
        return components.route_button(speech, "computers", card.id)
    label = speech.label_text("press-guest", guest=speech.name_thing("guest", *names))
    return ButtonSpec(components.route_id("guest", card.id, *names, at=len(card.holders)), label)


def start_with_computers_buttons(
    card: TableCard, speech: SpeechContext, *levels: str
) -> Iterator[ButtonSpec]:
    """Offer to start at once, with computers of these levels that keep the other places free."""
    sizes = [one for one in table_texts.sizes_of_table(card) if one > len(card.holders)]
    for row, level in enumerate(levels, start=1):
        for size in sizes:
            named = speech.name_thing("guest", level)
            label = speech.label_text("press-start-free", guest=named, players=size)
            id_ = components.route_id("startfree", card.id, f"{level} {size}")
            yield ButtonSpec(id_, label, row=row)


def call_for_players(state: TableState, outgoing: OutboxMessage, role: str) -> TextMessage | None:
    """Build the call of a role to a table, or the offer to start it with computers."""
    card, speech = state.card, speech_at_table(state, state.card.terms.language)
    if card.status is not TableStatus.GATHERING:
        return None
    if outgoing.text is None:
        level = default_player(card.game)
        presses = tuple(start_with_computers_buttons(card, speech, level))
        return TextMessage(speech("play-offer"), presses, silent=True) if presses else None
    if not role.isdecimal():
        return None
    mentions = discord.AllowedMentions(roles=[discord.Object(int(role))])
    words = f"<@&{role}> {speech.speak_text(outgoing.text)}"
    join = components.route_button(speech, "join", card.id, likely=True)
    return TextMessage(words, (join,), mentions=mentions)


def _clock_menu(card: TableCard, speech: SpeechContext) -> MenuSpec:
    """Return the menu of clocks: without one a table may wait for ever."""
    choices = (_clock_choice(card, speech, name) for name in clocks.CLOCK_NAMES)
    return route_menu("clock", card.id, "", speech.label_text("lobby-choose-clock"), choices)


def _clock_choice(card: TableCard, speech: SpeechContext, name: str) -> MenuChoice:
    key = "lobby-recommended" if name == clocks.RECOMMENDED else "lobby-clock-is"
    text, about = say(key, clock=Named("clock", name)), speech.name_thing("clock", name, "about")
    return MenuChoice(name, speech.plain_text(text), about, chosen=card.terms.clock == name)


def board_post(state: TableState, since: int) -> LayoutMessage:
    """Build the post of a table, with the story since `since` moves were in force."""
    speech = speech_at_table(state, state.card.terms.language)
    if state.course is None:
        return lobby_post(state, speech)
    may_teach = state.card.terms.teaching or not state.card.server
    is_lesson = may_teach and lesson_at_table(state) is not None
    staged = lesson_post(state, speech) if is_lesson else None
    if staged is not None:
        return staged
    scores = (
        result_and_review.scores_if_over(state) if state.card.status is TableStatus.OVER else None
    )
    if scores is not None:
        return result_and_review.result_post(state, scores, speech)
    context = _seat_of_private_board(state, speech)
    seat = context.seat if context else None
    told = _story_lines(state, speech, since, seat)
    room = GIST_LENGTH if table_texts.story_format_of_game(state) else STORY_LENGTH
    newest = discord_limits.keep_newest_lines(told, room, speech("story-earlier"), most=MOST_EVENTS)
    taught = tuple(coach.coach_blocks(state, speech)) if is_lesson else ()
    head = (*_prompt_and_deadline_blocks(state, speech, seat), *taught)
    below = tuple(
        _private_panel_blocks(context, taught) if context else _board_buttons(state, speech)
    )
    hand = (
        _drop_cards_in_panel(table_texts.hand_words(context), words_of_blocks(below))
        if context
        else ""
    )
    beside = [newest, *_live_lines(state, speech), *_vote_lines(state, speech), hand]
    foot = (
        *(TextBlock(text) for text in beside if text),
        *below,
        *(() if is_lesson else table_texts.solo_deal_blocks(state, speech)),
    )

    def describe_board() -> str:
        left = discord_limits.WORDS - len(words_of_blocks((*head, *foot))) - len("\n\n")
        words = table_texts.board_words(state, speech)
        return discord_limits.cut_lines(words, left, speech("board-cut"))

    accent = table_texts.seat_color(_only_seat_asked(state))
    return LayoutMessage(head, foot, instead=describe_board, accent=accent)


async def add_board_picture(
    layout: LayoutMessage, state: TableState, painter: PicturePainter | None
) -> LayoutMessage:
    """Add the picture of the board where one is wanted; before the start, of the first position."""
    if painter is None or game_ui_of(state).pictures is None:
        return layout
    speech = speech_at_table(state, state.card.terms.language)
    first = first_position_block(state, speech) if _is_open_lobby(state.card) else None
    if first is not None:
        return replace(layout, picture=await painter.paint_book_page(first, state, speech))
    if state.course is None:
        return replace(layout, picture=frozen_board_picture(state))
    if stage_at_table(state, speech) is not None:
        return await _with_only_lesson_page(layout, state, painter, speech)
    if not table_texts.wants_picture(state):
        return layout
    told = pictures.make_game_page(state)
    if told is not None:
        return replace(layout, picture=await painter.paint_game_page(told, speech))
    taught = [one for one in layout.head if isinstance(one, BookPageBlock)]
    leaves = [await painter.paint_book_page(one, state, speech) for one in taught]
    return replace(
        layout, picture=await painter.paint_board(state, speech), book_pages=tuple(leaves)
    )


async def _with_only_lesson_page(
    layout: LayoutMessage, state: TableState, painter: PicturePainter, speech: SpeechContext
) -> LayoutMessage:
    """Paint the page in the layout's head as its only picture."""
    *head, last = layout.head
    if not isinstance(last, BookPageBlock):
        return layout
    drawn = await painter.paint_book_page(last, state, speech)
    return replace(layout, head=tuple(head), picture=drawn)


def _seat_of_private_board(state: TableState, speech: SpeechContext) -> SeatContext | None:
    """Return the player's seat where the board is in direct messages."""
    if not is_in_direct_messages(state.card):
        return None
    seats = (Seat(at) for at, holder in enumerate(state.card.holders) if holder.person)
    return SeatContext(state, next(seats), speech)


def _only_seat_asked(state: TableState) -> Seat | None:
    """Return the seat the table waits for, if it is only one."""
    waits = seats_waited_for(state)
    return next(iter(waits)) if len(waits) == 1 else None


def _story_lines(
    state: TableState, speech: SpeechContext, since: int, seat: Seat | None
) -> list[str]:
    """Return what came after the last move of the players who are asked now."""
    told = partial(table_texts.story_since, state, speech, seat=seat, gist=True)
    lines = told(max(since, _moves_at_handover(state)), at_most=MOST_EVENTS + 1)
    return lines if len(lines) >= LATEST_EVENTS else told(since, at_most=LATEST_EVENTS)


def _drop_cards_in_panel(hand: str, below: str) -> str:
    """Drop cards from a hand that the panel below describes."""
    told = {re.sub(r" \d+$", "", name) for name in _BOLD.findall(below)}
    return "\n".join(line for line in hand.splitlines() if not told & {*_BOLD.findall(line)[:1]})


def _moves_at_handover(state: TableState) -> int:
    """Return the number of moves before the earliest last move of those waited for."""
    last = {made.seat: at for at, made in enumerate(state.begun_course.made)}
    return min((last.get(one, 0) for one in seats_waited_for(state)), default=0)


# The call


def _prompt_and_deadline_blocks(
    state: TableState, speech: SpeechContext, own: Seat | None = None
) -> Iterator[TextBlock]:
    """Yield the call, and in small print the heading and deadlines."""
    text = table_texts.prompt_text(state)
    if is_waiting_for_computers(state):
        who = tuple(Who(seat) for seat in sorted(seats_waited_for(state)))
        yield TextBlock(f"### ► {speech('board-thinking', who=who)}")
    elif text is not None:
        form = "you" if own in seats_waited_for(state) else ""
        yield TextBlock(f"### ► {speech.speak_text(text, form)}")
    else:
        yield TextBlock(f"### {speech(f'table-is-{state.card.status}')}")
    yield TextBlock(
        " · ".join([table_texts.table_heading(state, speech), *_waiting_lines(state, speech)]),
        small=True,
    )


def _waiting_lines(state: TableState, speech: SpeechContext) -> Iterator[str]:
    for seat in sorted(seats_waited_for(state)):
        until = deadline_of_seat(state, seat)
        if until is not None:
            yield speech("board-deadline", who=Who(seat), when=format_time(until, "R"))
    after = next_seat_waited_for(state)
    if after is not None and len(state.card.holders) > 2:
        yield speech("board-next", who=Who(after))
    if seats_asked_to_plan(state):
        yield speech("board-all-plan")
    yield from table_texts.free_seat_lines(state.card, speech)


# Below the board


def _board_buttons(state: TableState, speech: SpeechContext) -> Iterator[ComponentSpec]:
    table = state.card.id
    if state.card.status in (TableStatus.OVER, TableStatus.CANCELLED):
        yield components.route_button(speech, "rematch", table, likely=True)
        yield _log_button(state, speech)
        return
    motions = [
        press for ballot in state.ballots for press in vote_buttons(state, speech, ballot.motion)
    ]
    motions += _end_live_button(state, speech)
    if state.card.seats_kept_free:
        motions.insert(0, components.route_button(speech, "places", table))
    room = MOST_BUTTONS - BUTTONS_BESIDE - len(motions)
    if state.card.status is TableStatus.PLAYING:
        moves = public_move_buttons(state, speech)
        moves = moves if len(moves) <= room else []  # the panel has all of them
        yield from moves
        room -= len(moves)
        if not (moves and is_solo(state.card)):  # the panel would repeat the same buttons
            yield components.route_button(speech, "turn", table, likely=not moves)
    yield components.route_button(speech, "hand", table)
    yield from _orders_button(state, speech) if room > 0 else ()
    yield from _undo_button(state, speech)
    if room > 1:
        yield _log_button(state, speech)
    if room > SPARE_ROOM:
        yield from rules_summary_button(state, speech)
    yield from motions[: MOST_BUTTONS - BUTTONS_BESIDE]
    if state.card.status is TableStatus.PAUSED:
        yield components.route_button(
            *(speech, "resume", table), at=motion_stamp(state, PlainMotion.RESUME), likely=True
        )


def _orders_button(state: TableState, speech: SpeechContext) -> Iterator[ButtonSpec]:
    """Yield the button to one's standing orders while there is anything to order."""
    game_ui, course = game_ui_of(state), state.course
    if not game_ui.orders_route or course is None or state.card.status is not TableStatus.PLAYING:
        return
    if game_ui.can_order(state.game.view(course.state, None)):
        route = game_ui.orders_route
        make_id = components.form_id if route in game_ui.forms else components.route_id
        yield ButtonSpec(make_id(route, state.card.id), speech.label_text("press-orders"))


def _undo_button(state: TableState, speech: SpeechContext) -> Iterator[ButtonSpec]:
    """Yield the button for the last player to undo, while nobody else is affected."""
    course, card = state.course, state.card
    if card.status is not TableStatus.PLAYING or course is None or not course.made:
        return
    last = course.made[-1].seat
    may_undo = count_undoable(course, last) or card.terms.teaching
    if may_undo and not is_played_by_computer(card.holders[last]):
        yield components.route_button(speech, "undo", card.id, 1, at=button_stamp(state))


def _log_button(state: TableState, speech: SpeechContext) -> ButtonSpec:
    """Return the button to the story, and from there to film and board in words."""
    return components.route_button(speech, "log", state.card.id)


def _private_panel_blocks(context: SeatContext, taught: Iterable[Block]) -> Iterator[Block]:
    """Yield the panel of the only player who can see this board."""
    state, speech = context.state, context.speech
    if state.card.status is not TableStatus.PLAYING:
        yield from _board_buttons(state, speech)
        return
    table, panel = state.card.id, panel_without_view(context)
    turn = (*panel.blocks, *panel.components)
    has_room = count_parts((*turn, *taught)) <= MOST_OWN_BLOCKS
    if has_room and not any(isinstance(one, MenuSpec) for one in panel.components):
        yield from turn
    else:
        yield components.route_button(speech, "turn", table, likely=True)
        yield from undo_button(context)
    yield from coach.hint_button(context)
    yield _log_button(state, speech)
    yield from rules_summary_button(state, speech)


def _live_lines(state: TableState, speech: SpeechContext) -> Iterator[str]:
    """Yield until when the game is live, or what a proposal of that means."""
    if is_playing_live(state):
        yield speech("board-live", when=format_time(live_play_end_time(state), "R"))
    elif find_open_vote_on(state, PlainMotion.LIVE):
        minutes, answer = clocks.LIVE_LASTS // MINUTE, clocks.LIVE_ANSWER // MINUTE
        yield speech("board-live-offered", minutes=minutes, answer=answer)


def _end_live_button(state: TableState, speech: SpeechContext) -> Iterator[ButtonSpec]:
    if is_playing_live(state):
        yield components.route_button(speech, "endlive", state.card.id, label="press-end-live")


def _vote_lines(state: TableState, speech: SpeechContext) -> Iterator[str]:
    """Yield each open motion with its votes and deadline."""
    for ballot in state.ballots:
        yield speech(
            "board-vote",
            motion=describe_motion(ballot.motion),
            voices=tuple(Who(seat) for seat in ballot.votes),
            when=format_time(ballot.until, "R"),
        )


def vote_buttons(state: TableState, speech: SpeechContext, motion: Motion) -> Iterator[ButtonSpec]:
    """Yield the buttons for and against a motion that is under vote."""
    yield motion_button(state, speech, motion)
    to, at = (speech, "against", state.card.id, motion), motion_stamp(state, motion)
    yield components.route_button(*to, at=at, motion=describe_motion(motion))


def motion_button(state: TableState, speech: SpeechContext, motion: Motion) -> ButtonSpec:
    """Return the button to propose a motion, or to vote for it if it is open."""
    to, at = (speech, "vote", state.card.id, motion), motion_stamp(state, motion)
    return components.route_button(*to, at=at, motion=describe_motion(motion))


def public_move_buttons(state: TableState, speech: SpeechContext) -> list[ComponentSpec]:
    """Return buttons of moves that are public; all others are in the private panel."""
    course = state.begun_course
    (seat, *others) = sorted(seats_waited_for(state))
    if others or seats_called(state):
        return []
    question = QuestionId(state.card.id, seat, state.card.incarnation + course.decisions[seat])
    found: list[ComponentSpec] = []
    game, position, game_ui = state.game, course.state, game_ui_of(state)
    view = game.view(position, None)
    offered = game_ui.public_moves(view)
    if is_solo(state.card):  # a solo player knows all there is to know
        legal = {game.vocabulary.spell(move) for move in legal_moves(game, position, seat)}
        offered = [pair for pair in offered if pair[0] in legal]
    for spelt, likely in offered:
        text = game_ui.describe_move(view, spelt) or describe_table_move(state, spelt)
        label = speech.button_text(text) if text else spelt
        is_move = not isinstance(state.game.vocabulary.read(spelt), Refusal)
        id_ = components.move_id if is_move else components.choice_id
        found.append(ButtonSpec(id_(question, spelt), label, likely))
    return found
