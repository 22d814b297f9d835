"""Records: how somebody did in all his games, and what is best of all on a server."""

from collections.abc import Iterator
from itertools import groupby

from discord import app_commands

from bot import catalogue
from bot.engine.text import Fact, Florins, Named, Text, say
from bot.host.city import Feat
from bot.host.company import TableId
from bot.host.deeds import Finish, Meeting, OwnRecord, Peak, Sheet
from cogs.door import presses
from cogs.door.answers import Reply, answer
from cogs.door.caller import Caller, Interaction
from cogs.door.command_names import phrased, worded
from cogs.door.commands import EVERYWHERE, INSTALLED
from cogs.door.exhibits import naming
from cogs.door.knocks import knock
from cogs.door.presses import Press, Pressable, WornOut
from cogs.door.speech import Voice
from cogs.games import FRONTS
from cogs.posts import looks
from cogs.table.lobby import OF_THE_HOUSE
from cogs.table.settings import NOWHERE, naming_press

OWN, BESTS = "own", "bests"
FIRST = catalogue.GAMES[0]
_SHEETS = 6  # sizes and variants; the most played of them


@app_commands.command(**phrased("command-record"))
@worded("game")
@app_commands.choices(game=OF_THE_HOUSE)
async def record(interaction: Interaction, game: str = FIRST) -> None:
    await answer(interaction, lambda caller: _panel(caller, OWN, game))


record.allowed_contexts, record.allowed_installs = EVERYWHERE, INSTALLED


@knock("record")
async def leafing(caller: Caller, _: TableId, words: str) -> Reply:
    return await _panel(caller, *_meant(words))


@knock("showrecord")
async def showing(caller: Caller, _: TableId, words: str) -> Reply:
    """In the channel, where others are named only as each of them lets everybody read it."""
    page, game = _meant(words)
    shown, names = await _told(caller, page, game, for_everybody=True)
    if not shown:
        return Reply(caller.voice("record-nothing-to-show"))
    voice = caller.voice
    if page == OWN:
        shown = f"{voice('record-shown', name=caller.person.name)}\n{shown}"
    return Reply(
        voice("record-is-shown"),
        _presses(caller, page, game),
        aloud=Reply(shown),
        then=naming(caller, names),
    )


def _meant(words: str) -> tuple[str, str]:
    match words.split():
        case [page, game] if page in (OWN, BESTS) and game in FRONTS:
            return page, game
    raise WornOut


async def _panel(caller: Caller, page: str, game: str) -> Reply:
    told, _ = await _told(caller, page, game, for_everybody=False)
    none = "record-none" if page == OWN else "record-no-bests"
    words = told or caller.voice(none, game=Named("game", game))
    return Reply(words, _presses(caller, page, game, is_empty=not told))


def _presses(
    caller: Caller, page: str, game: str, *, is_empty: bool = False
) -> tuple[Pressable, ...]:
    return tuple(_pressable(caller, page, game, is_empty=is_empty))


def _pressable(caller: Caller, page: str, game: str, *, is_empty: bool) -> Iterator[Press]:
    voice, other = caller.voice, BESTS if page == OWN else OWN
    if caller.server:
        if not is_empty:
            shown = presses.knock("showrecord", NOWHERE, f"{page} {game}")
            yield Press(shown, voice.label("press-record-show"))
        turned = presses.knock("record", NOWHERE, f"{other} {game}")
        yield Press(turned, voice.label(f"press-record-{other}"))
        if page == BESTS:
            yield Press(presses.knock("city", NOWHERE), voice.label("press-city"))
    for one in FRONTS:
        if one != game:
            there = presses.knock("record", NOWHERE, f"{page} {one}")
            yield Press(there, voice.button(Text(f"game-{one}")))
    yield naming_press(voice, caller.person)


async def _told(
    caller: Caller, page: str, game: str, *, for_everybody: bool
) -> tuple[str, tuple[str, ...]]:
    """A record in words, and whom it names."""
    store, names = caller.door.store, list[str]()
    if page == BESTS:
        bests = await store.bests(caller.server, game)
        lines = [*_peaks(caller, bests.peaks), *_finishes(caller, bests.finishes)]
        heading = "record-bests"
        names += [one.name for one in bests.peaks]
        names += [name for one in bests.finishes for name in one.names]
    else:
        own = await store.own_record(caller.person.id, caller.server, game)
        lines = list(_own(caller, game, own, for_everybody=for_everybody))
        heading = "record-own" if caller.server else "record-own-everywhere"
        names += [one.name for one in own.meetings if one.is_named]
    words = [caller.voice(heading, game=Named("game", game)), *lines] if lines else []
    return "\n".join(words), tuple(names)


# One's own


def _own(caller: Caller, game: str, own: OwnRecord, *, for_everybody: bool) -> Iterator[str]:
    voice = caller.voice
    for sheet in own.sheets[:_SHEETS]:
        yield ""
        yield from (voice.text(text) for text in _sheet(caller, game, sheet))
    known = [one for one in own.peaks if has_words(voice, one)]
    if known:
        peaks = tuple(
            say(f"record-{one.kind}", what=one.what, amount=_amount(one)) for one in known
        )
        yield f"\n{voice('record-peaks', peaks=peaks)}"
    met = [one for one in own.meetings if one.is_named or not for_everybody]
    if met:
        yield f"\n{voice('record-meetings')}"
        yield from (voice.text(_meeting(one)) for one in met)


def _sheet(caller: Caller, game: str, sheet: Sheet) -> Iterator[Text]:
    yield say("record-size", size=_size(sheet), options=_variant(caller, game, sheet))
    yield say(
        "record-games",
        games=sheet.games,
        wins=sheet.wins,
        best=sheet.best,
        mean=round(sheet.total / sheet.games),
    )
    if sheet.known:
        named = FRONTS[game].sources
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


def _size(sheet: Sheet) -> Text:
    if sheet.seats == 1:
        return say("record-alone")
    key = "record-with-computers" if sheet.computers else "record-among-people"
    return say(key, players=sheet.seats)


def _variant(caller: Caller, game: str, sheet: Sheet) -> tuple[Fact, ...]:
    """What was chosen otherwise than it usually is."""
    usual = {name: values[0] for name, values in looks.of_game(game, sheet.options).items()}
    return tuple(
        say(
            "lobby-option-is",
            option=caller.voice.thing("option", name),
            value=caller.voice.thing(f"option-{name}", value),
        )
        for name, value in sheet.options
        if usual.get(name) != value
    )


def _meeting(one: Meeting) -> Text:
    return say(
        "record-meeting", name=one.name, games=one.games, before=one.before, behind=one.behind
    )


# The server's


def _peaks(caller: Caller, peaks: tuple[Peak, ...]) -> Iterator[str]:
    known = (one for one in peaks if has_words(caller.voice, one))
    for kind, alike in groupby(known, key=lambda one: one.kind):
        yield f"\n{caller.voice(f'record-best-{kind}')}"
        for one in alike:
            by = _called(one.name)
            yield caller.voice("record-best", amount=_amount(one), what=one.what, by=by)


def _finishes(caller: Caller, finishes: tuple[Finish, ...]) -> Iterator[str]:
    if finishes:
        yield f"\n{caller.voice('record-closest')}"
    for one in finishes:
        players = tuple(_called(name) for name in one.names)
        yield caller.voice("record-finish", margin=one.margin, players=players)


def has_words(voice: Voice, one: Peak | Feat) -> bool:
    """For what a row says that nobody has ever done there are none."""
    return voice.speaker.knows(f"record-{one.kind}") and voice.speaker.names(one.what)


def _called(name: str) -> Fact:
    return name or say("record-somebody")


def _amount(one: Peak) -> Fact:
    return Florins(one.amount) if one.is_price else say("record-value", amount=one.amount)
