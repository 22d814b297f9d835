"""Records: how a person did in all games, and the best of a server."""

from collections.abc import Iterator
from itertools import groupby

from discord import app_commands

from bot import catalogue
from bot.engine.text import Fact, Florins, Named, Text, say
from bot.history.city import CityFeat
from bot.history.records import CloseFinish, MeetingRecord, OwnRecord, PeakRecord, RecordSheet
from bot.tables.people import NOWHERE, TableId
from cogs.games import GAME_UIS
from cogs.interaction import components
from cogs.interaction.command_texts import EVERYWHERE, INSTALLED, command_text, describe_options
from cogs.interaction.components import ButtonSpec, ComponentSpec, UnknownButton
from cogs.interaction.context import Interaction, RequestContext
from cogs.interaction.replies import PrivateReply, answer_interaction, remember_named
from cogs.interaction.routes import button_route
from cogs.interaction.speech import SpeechContext
from cogs.messages import table_texts
from cogs.table.lobby import GAME_CHOICES
from cogs.table.settings import naming_button

OWN, BESTS = "own", "bests"
FIRST = catalogue.GAMES[0]
_SHEETS = 6  # sizes and variants; the most played of them


@app_commands.command(**command_text("command-record"))
@describe_options("game")
@app_commands.choices(game=GAME_CHOICES)
async def record_command(interaction: Interaction, game: str = FIRST) -> None:
    await answer_interaction(interaction, lambda caller: _record_reply(caller, OWN, game))


record_command.allowed_contexts, record_command.allowed_installs = EVERYWHERE, INSTALLED


@button_route("record")
async def change_record_page(caller: RequestContext, _: TableId, words: str) -> PrivateReply:
    return await _record_reply(caller, *_parse_record_page(words))


@button_route("showrecord")
async def share_record(caller: RequestContext, _: TableId, words: str) -> PrivateReply:
    """In the channel, where others are named only as each of them lets everybody read it."""
    page, game = _parse_record_page(words)
    shown, names = await _describe_record(caller, page, game, for_everybody=True)
    if not shown:
        return PrivateReply(caller.voice("record-nothing-to-show"))
    voice = caller.voice
    if page == OWN:
        shown = f"{voice('record-shown', name=caller.person.name)}\n{shown}"
    return PrivateReply(
        voice("record-is-shown"),
        _record_buttons(caller, page, game),
        aloud=PrivateReply(shown),
        then=remember_named(caller, names),
    )


def _parse_record_page(words: str) -> tuple[str, str]:
    match words.split():
        case [page, game] if page in (OWN, BESTS) and game in GAME_UIS:
            return page, game
    raise UnknownButton


async def _record_reply(caller: RequestContext, page: str, game: str) -> PrivateReply:
    told, _ = await _describe_record(caller, page, game, for_everybody=False)
    none = "record-none" if page == OWN else "record-no-bests"
    words = told or caller.voice(none, game=Named("game", game))
    return PrivateReply(words, _record_buttons(caller, page, game, is_empty=not told))


def _record_buttons(
    caller: RequestContext, page: str, game: str, *, is_empty: bool = False
) -> tuple[ComponentSpec, ...]:
    return tuple(_record_button_list(caller, page, game, is_empty=is_empty))


def _record_button_list(
    caller: RequestContext, page: str, game: str, *, is_empty: bool
) -> Iterator[ButtonSpec]:
    voice, other = caller.voice, BESTS if page == OWN else OWN
    if caller.server:
        if not is_empty:
            shown = components.route_id("showrecord", NOWHERE, f"{page} {game}")
            yield ButtonSpec(shown, voice.label_text("press-record-show"))
        turned = components.route_id("record", NOWHERE, f"{other} {game}")
        yield ButtonSpec(turned, voice.label_text(f"press-record-{other}"))
        if page == BESTS:
            yield ButtonSpec(components.route_id("city", NOWHERE), voice.label_text("press-city"))
    for one in GAME_UIS:
        if one != game:
            there = components.route_id("record", NOWHERE, f"{page} {one}")
            yield ButtonSpec(there, voice.button_text(Text(f"game-{one}")))
    yield naming_button(voice, caller.person)


async def _describe_record(
    caller: RequestContext, page: str, game: str, *, for_everybody: bool
) -> tuple[str, tuple[str, ...]]:
    """A record in words, and whom it names."""
    store, names = caller.services.store, list[str]()
    if page == BESTS:
        bests = await store.server_bests(caller.server, game)
        lines = [*_describe_peaks(caller, bests.peaks), *_describe_finishes(caller, bests.finishes)]
        heading = "record-bests"
        names += [one.name for one in bests.peaks]
        names += [name for one in bests.finishes for name in one.names]
    else:
        own = await store.own_record(caller.person.id, caller.server, game)
        lines = list(_describe_own(caller, game, own, for_everybody=for_everybody))
        heading = "record-own" if caller.server else "record-own-everywhere"
        names += [one.name for one in own.meetings if one.is_named]
    words = [caller.voice(heading, game=Named("game", game)), *lines] if lines else []
    return "\n".join(words), tuple(names)


# One's own


def _describe_own(
    caller: RequestContext, game: str, own: OwnRecord, *, for_everybody: bool
) -> Iterator[str]:
    voice = caller.voice
    for sheet in own.sheets[:_SHEETS]:
        yield ""
        yield from (voice.speak_text(text) for text in _describe_sheet(caller, game, sheet))
    known = [one for one in own.peaks if has_phrase_for(voice, one)]
    if known:
        peaks = tuple(
            say(f"record-{one.kind}", what=one.what, amount=_amount_fact(one)) for one in known
        )
        yield f"\n{voice('record-peaks', peaks=peaks)}"
    met = [one for one in own.meetings if one.is_named or not for_everybody]
    if met:
        yield f"\n{voice('record-meetings')}"
        yield from (voice.speak_text(_meeting_text(one)) for one in met)


def _describe_sheet(caller: RequestContext, game: str, sheet: RecordSheet) -> Iterator[Text]:
    yield say("record-size", size=_size_text(sheet), options=_variant_facts(caller, game, sheet))
    yield say(
        "record-games",
        games=sheet.games,
        wins=sheet.wins,
        best=sheet.best,
        mean=round(sheet.total / sheet.games),
    )
    if sheet.known:
        named = GAME_UIS[game].sources
        means = [(source, round(sum_ / sheet.known)) for source, sum_ in sheet.sources]
        sources = tuple(
            say("result-source", source=Named(named, source), points=mean)
            for source, mean in means
            if mean
        )
        if sources:
            yield say("record-sources", sources=sources)
    if sheet.bought:
        paid, usual = (round(sum_ / sheet.bought) for sum_ in (sheet.paid, sheet.usual))
        yield say("record-paid", paid=Florins(paid), usual=Florins(usual))


def _size_text(sheet: RecordSheet) -> Text:
    if sheet.seats == 1:
        return say("record-alone")
    key = "record-with-computers" if sheet.computers else "record-among-people"
    return say(key, players=sheet.seats)


def _variant_facts(caller: RequestContext, game: str, sheet: RecordSheet) -> tuple[Fact, ...]:
    """What was chosen otherwise than it usually is."""
    usual = {
        name: values[0] for name, values in table_texts.options_of_game(game, sheet.options).items()
    }
    return tuple(
        say(
            "lobby-option-is",
            option=caller.voice.name_thing("option", name),
            value=caller.voice.name_thing(f"option-{name}", value),
        )
        for name, value in sheet.options
        if usual.get(name) != value
    )


def _meeting_text(one: MeetingRecord) -> Text:
    return say(
        "record-meeting", name=one.name, games=one.games, before=one.before, behind=one.behind
    )


# The server's


def _describe_peaks(caller: RequestContext, peaks: tuple[PeakRecord, ...]) -> Iterator[str]:
    known = (one for one in peaks if has_phrase_for(caller.voice, one))
    for kind, alike in groupby(known, key=lambda one: one.kind):
        yield f"\n{caller.voice(f'record-best-{kind}')}"
        for one in alike:
            by = _name_or_somebody(one.name)
            yield caller.voice("record-best", amount=_amount_fact(one), what=one.what, by=by)


def _describe_finishes(caller: RequestContext, finishes: tuple[CloseFinish, ...]) -> Iterator[str]:
    if finishes:
        yield f"\n{caller.voice('record-closest')}"
    for one in finishes:
        players = tuple(_name_or_somebody(name) for name in one.names)
        yield caller.voice("record-finish", margin=one.margin, players=players)


def has_phrase_for(voice: SpeechContext, one: PeakRecord | CityFeat) -> bool:
    """For what a row says that nobody has ever done there are none."""
    return voice.speaker.has_phrase(f"record-{one.kind}") and voice.speaker.has_name(one.what)


def _name_or_somebody(name: str) -> Fact:
    return name or say("record-somebody")


def _amount_fact(one: PeakRecord) -> Fact:
    return Florins(one.amount) if one.is_price else say("record-value", amount=one.amount)
