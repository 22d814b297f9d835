"""The post of a table before its game begins, and the opening post that stays."""

from collections.abc import Iterator

from bot.engine.text import Named, Who, say
from bot.players.registry import levels_of_game
from bot.tables import clocks, lobby
from bot.tables.people import TableCard, TableStatus
from bot.tables.state import TableState
from cogs.interaction import components
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuChoice, MenuSpec
from cogs.interaction.layout import LineBlock, TextBlock
from cogs.interaction.speech import SpeechContext, speech_at_table
from cogs.messages import coach, table_texts
from cogs.messages.discord_messages import LayoutMessage


def lobby_post(state: TableState, speech: SpeechContext) -> LayoutMessage:
    arranged = [TextBlock(_arrangement(state, speech))] if _is_open_lobby(state.card) else []
    deal = table_texts.promise_blocks(state, speech) if arranged else ()
    foot = (_seats_block(state, speech), *arranged, *deal, *lobby_buttons(state, speech))
    return LayoutMessage(tuple(_introduction(state, speech)), foot)


def opening_post(state: TableState) -> LayoutMessage:
    """What stays of the lobby once the game is on: who plays what, and on which terms."""
    card, speech = state.card, speech_at_table(state, state.card.terms.language)
    heading_ = speech("door-heading", table=card.id, game=Named("game", card.game))
    players = tuple(map(Who, range(len(card.holders))))
    lines = [
        speech("opening-players", players=players),
        *table_texts.computer_lines(card, speech),
        speech.speak_text(table_texts.terms_text(card.terms)),
        *(speech.speak_text(text) for text in table_texts.auction_texts(card)),
        *table_texts.all_options(card, speech),
    ]
    foot = (TextBlock("\n".join(lines)), *table_texts.commitment_blocks(state, speech))
    return LayoutMessage((TextBlock(f"### {heading_}"),), foot, silent=True)


def _introduction(state: TableState, speech: SpeechContext) -> Iterator[TextBlock]:
    """What is played here, for whoever has never heard of it."""
    card = state.card
    yield TextBlock(f"### {speech('door-heading', table=card.id, game=Named('game', card.game))}")
    if card.status is TableStatus.GATHERING:
        key = f"about-{card.game}"
        about = [speech(key)] if speech.speaker.has_phrase(key) else []
        yield TextBlock("\n".join([*about, speech("lobby-how")]))


def _seats_block(state: TableState, speech: SpeechContext) -> TextBlock | LineBlock:
    """Who sits here, and beside it how the owner changes that."""
    card = state.card
    players, sizes = tuple(map(Who, range(len(card.holders)))), table_texts.sizes_of_table(card)
    status_line = (
        [] if card.status is TableStatus.GATHERING else [speech(f"table-is-{card.status}")]
    )
    there = speech("lobby-players", players=players, count=len(players), most=sizes[-1])
    words = "\n".join([*status_line, there, *table_texts.computer_lines(card, speech)])
    if not _is_open_lobby(card) or not (len(card.holders) > 1 or card.sent_away):
        return TextBlock(words)
    return LineBlock(
        words, ButtonSpec(components.route_id("chairs", card.id), speech.label_text("press-chairs"))
    )


def _is_open_lobby(card: TableCard) -> bool:
    """A table that sleeps may be woken."""
    if card.status is TableStatus.CANCELLED:
        return card.why == lobby.ASLEEP_REASON
    return card.status is TableStatus.GATHERING


def _arrangement(state: TableState, speech: SpeechContext) -> str:
    """How long it will take, and on which terms it is played."""
    card = state.card
    lines = [
        *([speech("lobby-teaching")] if card.terms.teaching else []),
        *table_texts.habit_lines(state, speech),
        speech.speak_text(table_texts.terms_text(card.terms)),
        *(speech.speak_text(text) for text in table_texts.auction_texts(card)),
        *table_texts.pace_lines(state, speech),
        *table_texts.all_options(card, speech),
    ]
    return "\n".join(lines)


def lobby_buttons(state: TableState, speech: SpeechContext) -> Iterator[ComponentSpec]:
    """What can be done before the start, by whoever sits there and whoever does not yet."""
    card, sizes = state.card, table_texts.sizes_of_table(state.card)
    enough = len(card.holders) in sizes
    if not _is_open_lobby(card):
        return
    if len(card.holders) < sizes[-1]:
        if card.server:  # in direct messages nobody else can
            joins = components.route_id("join", card.id)
            yield ButtonSpec(joins, speech.label_text("press-join"), likely=not enough)
        yield _computer_button(card, speech)
    if enough:
        yield ButtonSpec(
            components.route_id("start", card.id), speech.label_text("press-start"), likely=True
        )
    yield ButtonSpec(components.route_id("leave", card.id), speech.label_text("press-leave"))
    yield ButtonSpec(components.route_id("options", card.id), speech.label_text("press-options"))
    if not enough:
        yield from coach.lesson_button(speech, card.game)
    if sizes != lobby.SOLO_SIZES:
        yield _clock_menu(card, speech)


def _computer_button(card: TableCard, speech: SpeechContext) -> ButtonSpec:
    """Where there are several levels it is asked which is meant."""
    names = levels_of_game(card.game)
    if len(names) > 1:
        return ButtonSpec(
            components.route_id("computers", card.id), speech.label_text("press-computers")
        )
    label = speech.label_text("press-guest", guest=speech.name_thing("guest", *names))
    return ButtonSpec(components.route_id("guest", card.id, *names, at=len(card.holders)), label)


def _clock_menu(card: TableCard, speech: SpeechContext) -> MenuSpec:
    """Asked for openly: without one a table may wait for ever."""
    return MenuSpec(
        components.route_menu_id("clock", card.id),
        speech.label_text("lobby-choose-clock"),
        tuple(_clock_choice(card, speech, name) for name in clocks.CLOCK_NAMES),
    )


def _clock_choice(card: TableCard, speech: SpeechContext, name: str) -> MenuChoice:
    key = "lobby-recommended" if name == clocks.RECOMMENDED else "lobby-clock-is"
    text, about = say(key, clock=Named("clock", name)), speech.name_thing("clock", name, "about")
    return MenuChoice(name, speech.plain_text(text), about, chosen=card.terms.clock == name)
