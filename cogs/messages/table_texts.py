"""Texts of a table: headings, positions, hands, terms, and the story of what happened."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from math import ceil
from typing import Any

from bot import catalogue
from bot.engine.deal import Deal
from bot.engine.game import Seat, Viewer
from bot.engine.text import Named, Text, Who, refuse, say
from bot.history import records
from bot.i18n.speak import LANGUAGES
from bot.planning.auction_orders import planning_rules
from bot.tables import clocks, lobby, pace
from bot.tables.command_runner import texts_heard
from bot.tables.motion_kinds import Motion, PlainMotion
from bot.tables.people import HOUR, PersonId, PlayOnOrigin, TableCard, TableStatus, TableTerms
from bot.tables.records import PlayerSalt
from bot.tables.state import (
    CommandRejected,
    TableState,
    can_call_for_wishes,
    is_in_direct_messages,
    is_solo,
    reject_if_refused,
    seats_called,
    seats_of_people,
    seats_waited_for,
    table_command,
)
from cogs.games import GAME_UIS, game_ui_of
from cogs.interaction import components
from cogs.interaction.components import Block, ButtonSpec, LineBlock, TextBlock
from cogs.interaction.context import SeatContext
from cogs.interaction.discord_limits import CONTENT, shorten_text
from cogs.interaction.game_ui import AnyStory, StoryChapter
from cogs.interaction.speech import SpeechContext
from render.palette import TINCTURES

TAKEOVERS, _ASKED = "takeovers", "ask"  # by vote: as the terms have it if nothing is chosen
DISPLAY_OPTIONS: Mapping[str, Text] = {
    "chronicle": say("table-chronicle"),
    "pictures": say("table-pictures"),
    "board": say("table-board"),
    "language": say("table-language"),
    TAKEOVERS: say("table-takeovers"),
}
_DISPLAY_VALUES: Mapping[str, Sequence[str]] = {
    "chronicle": (records.ON, records.OFF),
    "pictures": lobby.PICTURE_CHOICES,
    "board": lobby.BOARD_CHOICES,
    TAKEOVERS: (_ASKED, lobby.FREE_TAKEOVERS),
}
STORY_ROUTE = "story"


def aim_line(speech: SpeechContext, game: str) -> str:
    """Say what one plays a game for; "" where there is no such phrase."""
    key = f"about-{game}"
    return (
        speech("aim-line", game=Named("game", game), about=Text(key))
        if speech.speaker.has_phrase(key)
        else ""
    )


def display_option_values(speech: SpeechContext, name: str) -> list[tuple[str, str]]:
    """Return the values of an option, as text and as spelled."""
    if name in _DISPLAY_VALUES:
        values = _DISPLAY_VALUES[name]
        return [(speech.plain_text(say(f"{name}-{value}")), value) for value in values]
    return [(speech.name_thing("language", one), one) for one in LANGUAGES]


@table_command
def set_display_option(state: TableState, owner: PersonId, name: str, value: str) -> TableState:
    """Change the display option, which the owner may do at any time."""
    card = state.card
    if name == "language" and value not in LANGUAGES:
        languages = tuple(Named("language", one) for one in LANGUAGES)
        raise CommandRejected(refuse("lobby", "no-such-language", languages=languages))
    changed: dict[str, Any] = {name: "" if value == _ASKED else value}
    terms = replace(card.terms, **changed)
    if card.status not in (TableStatus.PLAYING, TableStatus.PAUSED):
        return lobby.set_terms(owner, terms)(state)
    if card.owner != owner:
        raise CommandRejected(refuse("lobby", "only-the-owner"))
    reject_if_refused(lobby.why_not_terms(terms))
    return replace(state, card=replace(card, terms=terms))


def option_lines(card: TableCard, speech: SpeechContext) -> Iterator[str]:
    """Yield the chosen options, and house rules among them."""
    yield from options_in_words(card.options, speech)
    yield from (
        speech.speak_text(text) for text in GAME_UIS[card.game].list_unprinted(dict(card.options))
    )


def options_in_words(values: Iterable[tuple[str, str]], speech: SpeechContext) -> Iterator[str]:
    for name, value in values:
        yield speech(
            "lobby-option",
            option=speech.name_thing("option", name),
            value=speech.name_thing(f"option-{name}", value),
            about=speech.name_thing(f"option-{name}", value, "about"),
        )


def options_offered(card: TableCard) -> dict[str, tuple[str, ...]]:
    """Return the options that can still be chosen for this number of players."""
    return options_of_game(card.game, card.options)


def options_of_game(key: str, chosen: Sequence[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    game = catalogue.current_game(key)
    fitting = lobby.table_sizes(game, (name for name, _ in chosen))
    return {option.name: option.values for seats in fitting for option in game.options(seats)}


def sizes_of_table(card: TableCard) -> range:
    """Return the possible numbers of players."""
    return lobby.table_sizes(catalogue.current_game(card.game), dict(card.options))


def all_option_lines(
    card: TableCard, speech: SpeechContext, *, with_usual: bool = True
) -> Iterator[str]:
    """List the options of a game with as many players as sit here now, each with its value."""
    game, chosen = catalogue.current_game(card.game), dict(card.options)
    offers = game.options(max(len(card.holders), sizes_of_table(card)[0]))
    settled = tuple(
        (one.name, chosen.get(one.name, one.values[0]))
        for one in offers
        if with_usual or chosen.get(one.name, one.values[0]) != one.values[0]
    )
    yield from option_lines(replace(card, options=settled), speech)


def computer_lines(card: TableCard, speech: SpeechContext) -> Iterator[str]:
    """Yield the computer players and their levels."""
    named = tuple(
        say("lobby-computer", who=Who(at), guest=Named("guest", holder.computer))
        for at, holder in enumerate(card.holders)
        if holder.computer
    )
    if named:
        yield speech("lobby-computers", computers=named)


def free_seat_lines(card: TableCard, speech: SpeechContext) -> Iterator[str]:
    """Yield the seats that computers keep for whoever comes."""
    if card.seats_kept_free:
        yield speech("board-free-places", who=tuple(map(Who, card.seats_kept_free)))


def habit_lines(state: TableState, speech: SpeechContext) -> Iterator[str]:
    """Yield how fast the players usually answer, and how many games they finished."""
    for seat, holder in enumerate(state.card.holders):
        habit = state.habits.get(holder.person) if holder.person is not None else None
        if habit is None or not habit.begun:
            continue
        who, finished, begun = Who(seat), habit.finished, habit.begun
        if habit.answer is None:
            yield speech("lobby-finishes", who=who, finished=finished, begun=begun)
            continue
        hours = max(1, ceil(habit.answer / HOUR))
        yield speech("lobby-keeps-time", who=who, hours=hours, finished=finished, begun=begun)


def pace_lines(state: TableState, speech: SpeechContext) -> Iterator[str]:
    """Yield how long the game will take: when all are there, and at a few visits a day."""
    seats = _seats_expected(state)
    days, hours = pace.estimate_days(state, seats), pace.estimate_live_hours(state, seats)
    if days is not None and hours is not None:
        known = any(habit.answer is not None for habit in state.habits.values())
        key = "lobby-pace-known" if known else "lobby-pace"
        yield speech(key, days=days, hours=hours, seats=seats)


def shorter_game_lines(state: TableState, speech: SpeechContext) -> Iterator[str]:
    """Yield what would make the game shorter."""
    for change, then in pace.changes_that_shorten_game(state, _seats_expected(state)):
        yield speech(f"lobby-shorter-{change}", days=then)


def _seats_expected(state: TableState) -> int:
    return max(len(state.card.holders), sizes_of_table(state.card)[0])


def terms_text(agreed: TableTerms) -> Text:
    """Describe the clock, and what happens when it has run out."""
    if agreed.clock == TableTerms().clock:
        return say("lobby-no-clock")
    is_named = agreed.clock in clocks.CLOCK_NAMES
    clock = Named("clock", agreed.clock) if is_named else agreed.clock
    return say("lobby-terms", clock=clock, late=Named("late", agreed.at_deadline.value))


# The committed deal


def deal_promise_blocks(state: TableState, speech: SpeechContext) -> Iterator[LineBlock]:
    """Say in the lobby that the deal is committed, and how players add to its seed."""
    if state.server_seed:
        lines = (speech("deal-in-lobby"), *_salt_lines(state, speech, coded=False))
        button = components.route_button(speech, "deal", state.card.id)
        yield LineBlock("\n".join(f"-# {line}" for line in lines), button)


def _salt_lines(state: TableState, speech: SpeechContext, *, coded: bool) -> Iterator[str]:
    """Yield whose words there are, if wanted with codes, and to whom the last proves the deal."""
    salts, has_begun = state.player_salts, state.course is not None
    if salts:
        givers = [salt_giver(state, salt) for salt in salts]
        pairs = zip(givers, salts, strict=True)
        codes = tuple(say("deal-word-code", who=who, code=salt.code) for who, salt in pairs)
        yield speech("deal-word-codes", words=codes if coded else tuple(givers))
        if not salts[-1].is_proof:
            yield speech("deal-changed")
        elif has_begun and isinstance(givers[-1], Who):
            yield speech("deal-last-word", who=givers[-1])
    if not has_begun:
        yield speech("deal-closed" if lobby.are_salts_closed(salts) else "deal-add-word")


def salt_giver(state: TableState, salt: PlayerSalt) -> Who | Text:
    """Name who added a word, unless they have left or are forgotten."""
    seat = None if salt.person is None else state.card.seat_of_person(salt.person)
    return say("deal-giver-left") if seat is None else Who(seat)


def deal_commitment_blocks(state: TableState, speech: SpeechContext) -> Iterator[TextBlock]:
    """Show the codes of the committed deal: in the lobby, and where a game began."""
    if not state.server_seed:
        return
    if state.course is None:
        begins = speech("deal-sealed-half", promise=Deal(state.server_seed).promise)
    else:
        deal = lobby.deal_of_game(state, state.course)
        code = deal.commitment(state.course.opening)
        begins = speech("deal-begins", promise=deal.promise, commitment=code)
    yield TextBlock("\n".join((begins, *_salt_lines(state, speech, coded=True))), small=True)


def solo_deal_blocks(state: TableState, speech: SpeechContext) -> Iterator[Block]:
    """Lead to the codes of the deal on a solo board, which has no opening post."""
    is_alone = is_in_direct_messages(state.card) or is_solo(state.card)
    if is_alone and state.server_seed and state.course is not None:
        button = components.route_button(speech, "deal", state.card.id)
        yield LineBlock(f"-# {speech('deal-sealed')}", button)
    yield from origin_blocks(state, speech)


def origin_blocks(state: TableState, speech: SpeechContext) -> Iterator[TextBlock]:
    """Link to the game that was played on from: there is no deal of its own."""
    if state.card.origin is not None:
        yield TextBlock(speech.speak_text(origin_text(state.card.origin)), small=True)


def origin_text(origin: PlayOnOrigin) -> Text:
    return say("played-on", table=origin.table, moves=origin.moves)


def seat_color(seat: Seat | None) -> int | None:
    """Return the colour of a seat."""
    if seat is None:
        return None
    red, green, blue = TINCTURES[seat].fill
    return red << 16 | green << 8 | blue


def auction_texts(card: TableCard) -> Iterator[Text]:
    """Tell how auctions are held: sealed ones only where two people play, or may still come."""
    if GAME_UIS[card.game].wishes_call is not None:
        is_open = card.started is None and len(card.holders) < sizes_of_table(card)[-1]
        sealed = clocks.has_sealed_auctions(card.terms) if is_open else can_call_for_wishes(card)
        chosen = clocks.SEALED if sealed else clocks.BY_HAND
        yield say("lobby-auctions", auctions=Named("auctions", chosen))
    if (
        clocks.are_turns_planned_together(card.terms)
        and planning_rules(card.game).can_plan_together
    ):
        yield say("lobby-turns-together")


def auction_and_turn_motions(state: TableState) -> Iterator[Motion]:
    """Yield the votes for other ways to hold auctions and turns, in a running game that has two."""
    card, has_call = state.card, game_ui_of(state).wishes_call is not None
    if card.status is not TableStatus.PLAYING or len(seats_of_people(card)) < 2:
        return
    if has_call:
        yield PlainMotion.BY_HAND if can_call_for_wishes(card) else PlainMotion.SEALED
    if planning_rules(card.game).can_plan_together:
        yield PlainMotion.IN_ORDER if card.terms.turns else PlainMotion.TOGETHER


def wants_picture(state: TableState) -> bool:
    """Whether the board is drawn: after every move, or only when the turn passes."""
    course, wanted = state.course, state.card.terms.pictures
    if course is None or wanted == "demand":
        return False
    if wanted == "move" or not course.made:
        return True
    return course.made[-1].seat not in seats_waited_for(state)


def board_words(state: TableState, speech: SpeechContext) -> str:
    """Describe the board as a spectator sees it."""
    in_words = game_ui_of(state).describe_position
    return in_words(view_position(state), speech.speaker.language, speech.names)


def hand_words(context: SeatContext) -> str:
    """Describe a seat's hand. Secret: for its owner alone."""
    lines = game_ui_of(context.state).describe_hand(context.view, context.speech)
    return shorten_text("\n".join(lines) or context.speech("door-all-open"), CONTENT)


def table_heading(state: TableState, speech: SpeechContext) -> str:
    """Name the table and how far its game has come."""
    card = state.card
    own = state.course and game_ui_of(state).table_heading(view_position(state), card.id)
    return speech.speak_text(
        own or say("door-heading", table=card.id, game=Named("game", card.game))
    )


def prompt_text(state: TableState) -> Text | None:
    """Describe publicly what the table waits for; `.you` addresses the player."""
    if state.course is None or not seats_waited_for(state):
        return None
    return game_ui_of(state).describe_question(view_position(state))


def view_position(state: TableState, viewer: Viewer = None) -> object:
    """Return the position as a viewer sees it, with the call for wishes as its open question."""
    view = state.game.view(state.begun_course.state, viewer)
    call, called = game_ui_of(state).wishes_call, seats_called(state)
    return call.view(view, sorted(called)) if call and called else view


def story_since(
    state: TableState,
    speech: SpeechContext,
    since: int,
    seat: Seat | None = None,
    *,
    at_most: int = 0,
    gist: bool = False,
    only: Callable[[Text], bool] = lambda _: True,
    until: int | None = None,
) -> list[str]:
    """Return what everybody, or a seat, has heard since: all of it, the last lines, or the gist.

    What belongs together is one line, told once it is complete.
    """
    steps = [one.step.events for one in state.begun_course.made]
    begun, ended = sum(map(len, steps[:since])), sum(map(len, steps[:until]))
    gathered = game_ui_of(state).gather_lines(texts_heard(chain.from_iterable(steps), seat))
    texts = [text for last, text in gathered.items() if begun <= last < ended and only(text)]
    story = story_format_of_game(state)
    if story is None:
        return story_in_words(state, speech, texts[-at_most:], seat)
    chapters = story.chapters(texts)
    return list(_chapter_lines(_keep_gist(story, chapters) if gist else chapters, speech, seat))[
        -at_most:
    ]


def _keep_gist(story: AnyStory, chapters: Sequence[StoryChapter]) -> list[StoryChapter]:
    """Drop how a result came about."""
    shorter = (
        replace(chapter, lines=[text for text in chapter.lines if not story.is_detail(text)])
        for chapter in chapters
    )
    return [chapter for chapter in shorter if chapter.lines]


def story_in_words(
    state: TableState, speech: SpeechContext, texts: Sequence[Text], seat: Seat | None = None
) -> list[str]:
    """Return the sentences, under chapter titles where the game has them."""
    story = story_format_of_game(state)
    chapters = story.chapters(texts) if story else [StoryChapter(None, texts)]
    return list(_chapter_lines(chapters, speech, seat))


def _chapter_lines(
    chapters: Sequence[StoryChapter], speech: SpeechContext, seat: Seat | None
) -> Iterator[str]:
    for chapter in chapters:
        if chapter.title is not None:
            yield f"**{speech.speak_to_seat(seat, chapter.title)}**"
        yield from (speech.speak_to_seat(seat, text) for text in chapter.lines)


def story_format_of_game(state: TableState) -> AnyStory | None:
    """Return how this game's story is divided into chapters, if it is."""
    story, course = game_ui_of(state).story, state.course
    if story is None or course is None:
        return None
    return story if story.is_told(state.game.view(course.state, None)) else None


def round_text(state: TableState, number: int) -> Text:
    """Name a round in the word of the table's game."""
    return say("story-round", counter=game_ui_of(state).round_word, round=number)


def story_button(state: TableState, speech: SpeechContext) -> Iterator[ButtonSpec]:
    """Yield the button to the whole story, below its gist."""
    story = story_format_of_game(state)
    if story is not None and state.course and state.course.made:
        yield ButtonSpec(
            components.route_id(STORY_ROUTE, state.card.id), speech.button_text(story.press)
        )
