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


def lobby_post(standing: TableState, voice: SpeechContext) -> LayoutMessage:
    arranged = [TextBlock(_arrangement(standing, voice))] if _is_open_lobby(standing.card) else []
    deal = table_texts.promise_blocks(standing, voice) if arranged else ()
    foot = (_seats_block(standing, voice), *arranged, *deal, *lobby_buttons(standing, voice))
    return LayoutMessage(tuple(_introduction(standing, voice)), foot)


def opening_post(standing: TableState) -> LayoutMessage:
    """What stays of the lobby once the game is on: who plays what, and on which terms."""
    card, voice = standing.card, speech_at_table(standing, standing.card.terms.language)
    heading_ = voice("door-heading", table=card.id, game=Named("game", card.game))
    players = tuple(map(Who, range(len(card.holders))))
    lines = [
        voice("opening-players", players=players),
        *table_texts.computer_lines(card, voice),
        voice.speak_text(table_texts.terms_text(card.terms)),
        *(voice.speak_text(text) for text in table_texts.auction_texts(card)),
        *table_texts.all_options(card, voice),
    ]
    foot = (TextBlock("\n".join(lines)), *table_texts.commitment_blocks(standing, voice))
    return LayoutMessage((TextBlock(f"### {heading_}"),), foot, silent=True)


def _introduction(standing: TableState, voice: SpeechContext) -> Iterator[TextBlock]:
    """What is played here, for whoever has never heard of it."""
    card = standing.card
    yield TextBlock(f"### {voice('door-heading', table=card.id, game=Named('game', card.game))}")
    if card.status is TableStatus.GATHERING:
        key = f"about-{card.game}"
        about = [voice(key)] if voice.speaker.has_phrase(key) else []
        yield TextBlock("\n".join([*about, voice("lobby-how")]))


def _seats_block(standing: TableState, voice: SpeechContext) -> TextBlock | LineBlock:
    """Who sits here, and beside it how the owner changes that."""
    card = standing.card
    players, sizes = tuple(map(Who, range(len(card.holders)))), table_texts.sizes_of_table(card)
    state = [] if card.status is TableStatus.GATHERING else [voice(f"table-is-{card.status}")]
    there = voice("lobby-players", players=players, count=len(players), most=sizes[-1])
    words = "\n".join([*state, there, *table_texts.computer_lines(card, voice)])
    if not _is_open_lobby(card) or not (len(card.holders) > 1 or card.sent_away):
        return TextBlock(words)
    return LineBlock(
        words, ButtonSpec(components.route_id("chairs", card.id), voice.label_text("press-chairs"))
    )


def _is_open_lobby(card: TableCard) -> bool:
    """A table that sleeps may be woken."""
    if card.status is TableStatus.CANCELLED:
        return card.why == lobby.ASLEEP_REASON
    return card.status is TableStatus.GATHERING


def _arrangement(standing: TableState, voice: SpeechContext) -> str:
    """How long it will take, and on which terms it is played."""
    card = standing.card
    lines = [
        *([voice("lobby-teaching")] if card.terms.teaching else []),
        *table_texts.habit_lines(standing, voice),
        voice.speak_text(table_texts.terms_text(card.terms)),
        *(voice.speak_text(text) for text in table_texts.auction_texts(card)),
        *table_texts.pace_lines(standing, voice),
        *table_texts.all_options(card, voice),
    ]
    return "\n".join(lines)


def lobby_buttons(standing: TableState, voice: SpeechContext) -> Iterator[ComponentSpec]:
    """What can be done before the start, by whoever sits there and whoever does not yet."""
    card, sizes = standing.card, table_texts.sizes_of_table(standing.card)
    enough = len(card.holders) in sizes
    if not _is_open_lobby(card):
        return
    if len(card.holders) < sizes[-1]:
        if card.server:  # in direct messages nobody else can
            joins = components.route_id("join", card.id)
            yield ButtonSpec(joins, voice.label_text("press-join"), likely=not enough)
        yield _computer_button(card, voice)
    if enough:
        yield ButtonSpec(
            components.route_id("start", card.id), voice.label_text("press-start"), likely=True
        )
    yield ButtonSpec(components.route_id("leave", card.id), voice.label_text("press-leave"))
    yield ButtonSpec(components.route_id("options", card.id), voice.label_text("press-options"))
    if not enough:
        yield from coach.lesson_button(voice, card.game)
    if sizes != lobby.SOLO_SIZES:
        yield _clock_menu(card, voice)


def _computer_button(card: TableCard, voice: SpeechContext) -> ButtonSpec:
    """Where there are several levels it is asked which is meant."""
    names = levels_of_game(card.game)
    if len(names) > 1:
        return ButtonSpec(
            components.route_id("computers", card.id), voice.label_text("press-computers")
        )
    label = voice.label_text("press-guest", guest=voice.name_thing("guest", *names))
    return ButtonSpec(components.route_id("guest", card.id, *names, at=len(card.holders)), label)


def _clock_menu(card: TableCard, voice: SpeechContext) -> MenuSpec:
    """Asked for openly: without one a table may wait for ever."""
    return MenuSpec(
        components.route_menu_id("clock", card.id),
        voice.label_text("lobby-choose-clock"),
        tuple(_clock_choice(card, voice, name) for name in clocks.CLOCK_NAMES),
    )


def _clock_choice(card: TableCard, voice: SpeechContext, name: str) -> MenuChoice:
    key = "lobby-recommended" if name == clocks.RECOMMENDED else "lobby-clock-is"
    text, about = say(key, clock=Named("clock", name)), voice.name_thing("clock", name, "about")
    return MenuChoice(name, voice.plain_text(text), about, chosen=card.terms.clock == name)
