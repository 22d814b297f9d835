"""Texts about a table: options, terms, pace, deal, position and prompt."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import ceil

from bot import catalogue
from bot.engine.deal import Deal
from bot.engine.game import Seat, Viewer
from bot.engine.text import Named, Refusal, Text, Who, refuse, say
from bot.history import game_summary
from bot.i18n.speak import LANGUAGES
from bot.players.registry import LEVELS
from bot.tables import clocks, lobby, pace
from bot.tables.motions import ByHandMotion, Motion, SealedMotion
from bot.tables.people import HOUR, PersonId, PlayOnOrigin, TableCard, TableStatus, TableTerms
from bot.tables.results import Stale
from bot.tables.state import (
    TableState,
    can_call_for_wishes,
    is_in_direct_messages,
    is_solo,
    owned_seats,
    seats_called,
    seats_waited_for,
)
from bot.tables.table import TableCommand
from cogs.games import GAME_UIS, game_ui_of
from cogs.interaction.context import SeatContext
from cogs.interaction.layout import TextBlock
from cogs.interaction.limits import CONTENT, shorten_text
from cogs.interaction.speech import SpeechContext
from render.heraldry import seat_tincture

DISPLAY_OPTIONS: Mapping[str, Text] = {
    "chronicle": say("table-chronicle"),
    "pictures": say("table-pictures"),
    "language": say("table-language"),
}
_STORY_TEXTS: Mapping[str, Text] = {
    game_summary.ON: say("chronicle-on"),
    game_summary.OFF: say("chronicle-off"),
}
_PICTURE_TEXTS: Mapping[str, Text] = {
    "move": say("pictures-move"),
    "turn": say("pictures-turn"),
    "demand": say("pictures-demand"),
}


def option_values(voice: SpeechContext, name: str) -> list[tuple[str, str]]:
    """What can be chosen for it: in words, and as it is spelt."""
    if name == "pictures":
        return [(voice.plain_text(text), value) for value, text in _PICTURE_TEXTS.items()]
    if name == "chronicle":
        return [(voice.plain_text(text), value) for value, text in _STORY_TEXTS.items()]
    return [(voice.name_thing("language", one), one) for one in LANGUAGES]


def set_display(owner: PersonId, name: str, value: str) -> TableCommand:
    """Nobody gains by it: the owner changes it whenever he likes, in the midst of a game too."""

    def act(standing: TableState) -> TableState | Refusal | Stale:
        card = standing.card
        if name == "language" and value not in LANGUAGES:
            languages = tuple(Named("language", one) for one in LANGUAGES)
            return refuse("lobby", "no-such-language", languages=languages)
        terms = _change_terms(card.terms, name, value)
        if card.status not in (TableStatus.PLAYING, TableStatus.PAUSED):
            return lobby.set_terms(owner, terms)(standing)
        if card.owner != owner:
            return refuse("lobby", "only-the-owner")
        return lobby.refuse_terms(terms) or replace(standing, card=replace(card, terms=terms))

    return act


def _change_terms(terms: TableTerms, name: str, value: str) -> TableTerms:
    match name:
        case "language":
            return replace(terms, language=value)
        case "chronicle":
            return replace(terms, chronicle=value)
    return replace(terms, pictures=value)


def option_lines(card: TableCard, voice: SpeechContext) -> Iterator[str]:
    """What was chosen, and what of it is ours."""
    yield from options_in_words(card.options, voice)
    yield from (voice.speak_text(text) for text in GAME_UIS[card.game].ours(dict(card.options)))


def options_in_words(values: Iterable[tuple[str, str]], voice: SpeechContext) -> Iterator[str]:
    for name, value in values:
        yield voice(
            "lobby-option",
            option=voice.name_thing("option", name),
            value=voice.name_thing(f"option-{name}", value),
            about=voice.name_thing(f"option-{name}", value, "about"),
        )


def options_offered(card: TableCard) -> dict[str, tuple[str, ...]]:
    """What may still be chosen: at a table for several nothing that is for one alone."""
    return options_of_game(card.game, card.options)


def options_of_game(key: str, chosen: Sequence[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    game = catalogue.current_game(key)
    fitting = lobby.table_sizes(game, (name for name, _ in chosen))
    return {option.name: option.values for seats in fitting for option in game.options(seats)}


def sizes_of_table(card: TableCard) -> range:
    """How many may sit at this table."""
    return lobby.table_sizes(catalogue.current_game(card.game), dict(card.options))


def all_options(card: TableCard, voice: SpeechContext) -> Iterator[str]:
    """List the options of a game with as many players as sit here now, each with its value."""
    game, chosen = catalogue.current_game(card.game), dict(card.options)
    offers = game.options(max(len(card.holders), sizes_of_table(card)[0]))
    settled = tuple((one.name, chosen.get(one.name, one.values[0])) for one in offers)
    yield from option_lines(replace(card, options=settled), voice)


def computer_lines(card: TableCard, voice: SpeechContext) -> Iterator[str]:
    """Who of those who sit here is none of us, and how it plays."""
    named = tuple(
        Who(at)  # whose level is a part of his name
        if chair.computer in LEVELS
        else say("lobby-computer", who=Who(at), guest=Named("guest", chair.computer))
        for at, chair in enumerate(card.holders)
        if chair.computer
    )
    if named:
        yield voice("lobby-computers", computers=named)


def habit_lines(standing: TableState, voice: SpeechContext) -> Iterator[str]:
    """How those who sit here are used to answer, and how many games they played to their end."""
    for seat, chair in enumerate(standing.card.holders):
        habit = standing.habits.get(chair.person) if chair.person is not None else None
        if habit is None or not habit.begun:
            continue
        who, finished, begun = Who(seat), habit.finished, habit.begun
        if habit.answer is None:
            yield voice("lobby-finishes", who=who, finished=finished, begun=begun)
            continue
        hours = max(1, ceil(habit.answer / HOUR))
        yield voice("lobby-keeps-time", who=who, hours=hours, finished=finished, begun=begun)


def pace_lines(standing: TableState, voice: SpeechContext) -> Iterator[str]:
    """How long it takes among these people on these terms, and what would make it shorter."""
    seats = max(len(standing.card.holders), sizes_of_table(standing.card)[0])
    many = pace.estimate_days(standing, seats)
    if many is None:
        return
    known = any(habit.answer is not None for habit in standing.habits.values())
    yield voice("lobby-pace-known" if known else "lobby-pace", days=many, seats=seats)
    for change, then in pace.faster_choices(standing, seats):
        yield voice(f"lobby-shorter-{change}", days=then)


def terms_text(agreed: TableTerms) -> Text:
    """The clock, and what happens when it has run out; without one nothing does."""
    if agreed.clock == TableTerms().clock:
        return say("lobby-no-clock")
    is_named = agreed.clock in clocks.CLOCK_NAMES
    clock = Named("clock", agreed.clock) if is_named else agreed.clock
    return say("lobby-terms", clock=clock, late=Named("late", agreed.at_deadline.value))


# What is announced of the deal


def promise_blocks(standing: TableState, voice: SpeechContext) -> Iterator[TextBlock]:
    """In the lobby: before anybody has added a word, and how one does."""
    if standing.server_seed:
        yield TextBlock(
            voice("deal-in-lobby", promise=Deal(standing.server_seed).promise), small=True
        )


def commitment_blocks(standing: TableState, voice: SpeechContext) -> Iterator[TextBlock]:
    """Where a game began, before its first move."""
    if standing.server_seed and standing.course is not None:
        deal = lobby.deal_of_game(standing, standing.course)
        code = deal.commitment(standing.course.opening)
        yield TextBlock(voice("deal-begins", promise=deal.promise, commitment=code), small=True)


def solo_deal_blocks(standing: TableState, voice: SpeechContext) -> Iterator[TextBlock]:
    """Who plays alone has no post that says how it began: the board goes on saying it."""
    if is_in_direct_messages(standing.card) or is_solo(standing.card):
        yield from commitment_blocks(standing, voice)
    yield from origin_blocks(standing, voice)


def origin_blocks(standing: TableState, voice: SpeechContext) -> Iterator[TextBlock]:
    """Of a game that was played on from another one: it has no deal of its own."""
    if standing.card.origin is not None:
        yield TextBlock(voice.speak_text(origin_text(standing.card.origin)), small=True)


def origin_text(origin: PlayOnOrigin) -> Text:
    return say("played-on", table=origin.table, moves=origin.moves)


def seat_color(seat: Seat | None) -> int | None:
    """The one a seat's things are drawn in."""
    if seat is None:
        return None
    red, green, blue = seat_tincture(seat).fill
    return red << 16 | green << 8 | blue


def auction_texts(card: TableCard) -> Iterator[Text]:
    """Tell how auctions are held: sealed ones only where two people play, or may still come."""
    if GAME_UIS[card.game].call is not None:
        is_open = card.started is None and len(card.holders) < sizes_of_table(card)[-1]
        sealed = clocks.has_sealed_auctions(card.terms) if is_open else can_call_for_wishes(card)
        chosen = clocks.SEALED if sealed else clocks.BY_HAND
        yield say("lobby-auctions", auctions=Named("auctions", chosen))


def other_auctions(standing: TableState) -> Iterator[Motion]:
    """Yield the vote for the other way to hold auctions, in a running game that has two ways."""
    card, has_call = standing.card, game_ui_of(standing).call is not None
    if has_call and card.status is TableStatus.PLAYING and len(owned_seats(card)) > 1:
        yield ByHandMotion() if can_call_for_wishes(card) else SealedMotion()


def wants_picture(standing: TableState) -> bool:
    """At every move; or once a turn, when somebody else is asked than who has just moved."""
    course, wanted = standing.course, standing.card.terms.pictures
    if course is None or wanted == "demand":
        return False
    if wanted == "move" or not course.made:
        return True
    return course.made[-1].seat not in seats_waited_for(standing)


def board_words(standing: TableState, voice: SpeechContext) -> str:
    """The whole board as a spectator sees it."""
    in_words = game_ui_of(standing).position
    return in_words(view_position(standing), voice.speaker.language, voice.names)


def hand_words(sitting: SeatContext) -> str:
    """What a seat's owner sees and nobody else."""
    lines = game_ui_of(sitting.standing).hand(sitting.view, sitting.voice)
    return shorten_text("\n".join(lines) or sitting.voice("door-all-open"), CONTENT)


def table_heading(standing: TableState, voice: SpeechContext) -> str:
    """Which table this is, and how far its game has come."""
    card = standing.card
    own = standing.course and game_ui_of(standing).heading(view_position(standing), card.id)
    return voice.speak_text(
        own or say("door-heading", table=card.id, game=Named("game", card.game))
    )


def prompt_text(standing: TableState) -> Text | None:
    """What the table waits for, as everybody may hear it; `.you` is for the one it is about."""
    if standing.course is None or not seats_waited_for(standing):
        return None
    return game_ui_of(standing).prompt(view_position(standing))


def view_position(standing: TableState, viewer: Viewer = None) -> object:
    """Return the position as a viewer sees it, with the call for wishes as its open question."""
    assert standing.course is not None
    view = standing.game.view(standing.course.state, viewer)
    call, called = game_ui_of(standing).call, seats_called(standing)
    return call.view(view, sorted(called)) if call and called else view
