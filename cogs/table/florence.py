"""Florence: the city that the finished games of a server have built, as a picture and in words."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial

from discord import app_commands

from bot.engine.text import Text, say
from bot.host.city import DOME, MILESTONES, PALAZZO, City, District, Feat, Plot, city_of
from bot.host.company import TableId
from cogs.door import presses
from cogs.door.answers import Reply, Sketch, answer
from cogs.door.caller import Caller, Interaction
from cogs.door.command_names import phrased
from cogs.door.commands import EVERYWHERE, INSTALLED
from cogs.door.exhibits import naming
from cogs.door.knocks import knock
from cogs.door.presses import Press
from cogs.door.speech import Voice
from cogs.games import FRONTS
from cogs.posts.pictures import read_aloud
from cogs.table import records
from cogs.table.settings import NOWHERE, naming_press
from render.city import draw_city

_LAST = 3  # games whose buildings are told of one by one


@app_commands.command(**phrased("command-florence"))
async def florence(interaction: Interaction) -> None:
    await answer(interaction, _panel)


florence.allowed_contexts, florence.allowed_installs = EVERYWHERE, INSTALLED


@knock("city")
async def shown(caller: Caller, _: TableId, __: str) -> Reply:
    return await _panel(caller)


@knock("showcity")
async def showing(caller: Caller, _: TableId, __: str) -> Reply:
    """In the channel: the same picture and words, for they name nobody who doesn't allow it."""
    panel = await _panel(caller)
    if panel.sketch is None or not caller.venue.may_write:
        return panel
    heading = caller.voice("city-shown", name=caller.person.name)
    shown = Reply(f"{heading}\n{panel.words}", sketch=panel.sketch)
    return replace(panel, words=caller.voice("city-is-shown"), aloud=shown)


async def _panel(caller: Caller) -> Reply:
    voice, store = caller.voice, caller.door.store
    if not caller.server:
        return Reply(voice("city-elsewhere"))
    city = city_of([one for one in await store.built(caller.server) if one.game in FRONTS])
    if not city.games:
        return Reply("\n".join((voice("city-none"), voice("city-legend"))))
    found = await store.feats([city.dome.built.table] if city.dome else [])
    feats = {table: feat for table, feat in found.items() if records.has_words(voice, feat)}
    words = "\n".join(told(voice, city, feats))
    sketch, then = sketched(voice, city, words), naming(caller, _named(city, feats))
    return Reply(words, tuple(_presses(caller)), sketch=sketch, then=then)


def _named(city: City, feats: Mapping[TableId, Feat]) -> Iterator[str]:
    """By its words, and on the picture, where there is room for more."""
    yield from (one.name for one in feats.values())
    yield from (name for plot in city.newest for name in plot.names)


def _presses(caller: Caller) -> Iterator[Press]:
    voice = caller.voice
    if caller.venue.may_write:
        yield Press(presses.knock("showcity", NOWHERE), voice.label("press-record-show"))
    bests = presses.knock("record", NOWHERE, f"{records.BESTS} {records.FIRST}")
    yield Press(bests, voice.label("press-record-bests"))
    yield naming_press(voice, caller.person)


def sketched(voice: Voice, city: City, words: str) -> Sketch:
    seen = voice("city-alt", marks=tuple(_marks(city)))
    draw = partial(draw_city, city, voice.speaker.language)
    return Sketch(draw, read_aloud(f"{seen}\n{words}", voice), seen, name="florence.png")


def _marks(city: City) -> Iterator[Text]:
    """What the whole city has, in the order in which it is built."""
    yield say("city-mark-houses")
    for name in (*MILESTONES, DOME):
        if name in city.landmarks:
            yield say(f"city-mark-{name}")


# In words


def told(voice: Voice, city: City, feats: Mapping[TableId, Feat]) -> Iterator[str]:
    yield voice("city-heading", games=city.games)
    yield voice("city-newest")
    for plot in city.newest[:_LAST]:
        built = say("city-built", what=_building(plot), names=plot.names)
        yield f"- {' · '.join(map(voice.text, (built, *_about(plot))))}"
    if city.dome and DOME in city.landmarks and city.dome.built.table in feats:
        yield voice("city-dome", **_feat(feats[city.dome.built.table]))
    if len(city.districts) > 1:
        yield ""
        for district in city.districts:
            yield voice.text(_district(voice, district))
    yield ""
    if city.to_come:
        name, games = city.to_come
        yield voice("city-next", games=games, what=say(f"city-mark-{name}"))
    yield voice("city-legend")


def _building(plot: Plot) -> Text:
    form = FRONTS[plot.game].palazzo if plot.form == PALAZZO else plot.form
    return say(f"city-form-{form}")


def _about(plot: Plot) -> Iterator[Text]:
    """What is known of whoever was forgotten since is no number of his."""
    built = plot.built
    yield say(f"game-{plot.game}")
    alone = built.seats == 1
    yield say("record-alone") if alone else say("record-among-people", players=built.seats)
    if built.is_known and built.points > 0:
        yield say("points-counted", points=built.points)


def _feat(feat: Feat) -> dict[str, Text | tuple[str, ...]]:
    about = say(
        f"record-{feat.kind}", what=feat.what, amount=say("record-value", amount=feat.amount)
    )
    return {"feat": about, "names": (feat.name,) if feat.name else ()}


def _district(voice: Voice, district: District) -> Text:
    name = voice("render-city-season", number=district.last)
    if district.is_old:
        name = voice("render-city-old")
    since, until = district.years
    years = f"{since}" if since == until else f"{since}–{until}"
    games = len(district.plots)
    if district.most is None:
        return say("city-district", district=name, years=years, games=games)
    most, wins = district.most
    key = "city-district-most"
    return say(key, district=name, years=years, games=games, name=most, wins=wins)
