"""The city that a server's finished games have built, as a picture and in words."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial

from discord import app_commands

from bot.engine.text import Text, say
from bot.history.city import (
    DOME,
    MILESTONES,
    PALAZZO,
    City,
    CityDistrict,
    CityFeat,
    CityPlot,
    build_city,
)
from bot.tables.people import NOWHERE, TableId
from cogs.games import GAME_UIS
from cogs.interaction import components
from cogs.interaction.command_texts import EVERYWHERE, INSTALLED, command_text
from cogs.interaction.components import ButtonSpec
from cogs.interaction.context import Interaction, RequestContext
from cogs.interaction.replies import (
    PictureRequest,
    PrivateReply,
    answer_interaction,
    remember_named,
)
from cogs.interaction.routes import button_route
from cogs.interaction.speech import SpeechContext
from cogs.messages.pictures import shorten_alt_text
from cogs.table import records
from cogs.table.settings import naming_button
from render.city import draw_city

_LAST = 3  # games whose buildings are told of one by one


@app_commands.command(**command_text("command-florence"))
async def city_command(interaction: Interaction) -> None:
    await answer_interaction(interaction, _city_reply)


city_command.allowed_contexts, city_command.allowed_installs = EVERYWHERE, INSTALLED


@button_route("city")
async def show_city(caller: RequestContext, _: TableId, __: str) -> PrivateReply:
    return await _city_reply(caller)


@button_route("showcity")
async def share_city(caller: RequestContext, _: TableId, __: str) -> PrivateReply:
    """In the channel: the same picture and words, for they name nobody who doesn't allow it."""
    panel = await _city_reply(caller)
    if panel.sketch is None or not caller.venue.may_write:
        return panel
    heading = caller.voice("city-shown", name=caller.person.name)
    shown = PrivateReply(f"{heading}\n{panel.words}", sketch=panel.sketch)
    return replace(panel, words=caller.voice("city-is-shown"), aloud=shown)


async def _city_reply(caller: RequestContext) -> PrivateReply:
    voice, store = caller.voice, caller.services.store
    if not caller.server:
        return PrivateReply(voice("city-elsewhere"))
    city = build_city(
        [one for one in await store.finished_buildings(caller.server) if one.game in GAME_UIS]
    )
    if not city.games:
        return PrivateReply("\n".join((voice("city-none"), voice("city-legend"))))
    found = await store.best_feats([city.dome.built.table] if city.dome else [])
    feats = {table: feat for table, feat in found.items() if records.has_phrase_for(voice, feat)}
    words = "\n".join(describe_city(voice, city, feats))
    sketch, then = (
        city_picture(voice, city, words),
        remember_named(caller, _names_in_city(city, feats)),
    )
    return PrivateReply(words, tuple(_city_buttons(caller)), sketch=sketch, then=then)


def _names_in_city(city: City, feats: Mapping[TableId, CityFeat]) -> Iterator[str]:
    """By its words, and on the picture, where there is room for more."""
    yield from (one.name for one in feats.values())
    yield from (name for plot in city.newest for name in plot.names)


def _city_buttons(caller: RequestContext) -> Iterator[ButtonSpec]:
    voice = caller.voice
    if caller.venue.may_write:
        yield ButtonSpec(
            components.route_id("showcity", NOWHERE), voice.label_text("press-record-show")
        )
    bests = components.route_id("record", NOWHERE, f"{records.BESTS} {records.FIRST}")
    yield ButtonSpec(bests, voice.label_text("press-record-bests"))
    yield naming_button(voice, caller.person)


def city_picture(voice: SpeechContext, city: City, words: str) -> PictureRequest:
    seen = voice("city-alt", marks=tuple(_landmark_texts(city)))
    draw = partial(draw_city, city, voice.speaker.language)
    return PictureRequest(
        draw, shorten_alt_text(f"{seen}\n{words}", voice), seen, name="florence.png"
    )


def _landmark_texts(city: City) -> Iterator[Text]:
    """What the whole city has, in the order in which it is built."""
    yield say("city-mark-houses")
    for name in (*MILESTONES, DOME):
        if name in city.landmarks:
            yield say(f"city-mark-{name}")


# In words


def describe_city(
    voice: SpeechContext, city: City, feats: Mapping[TableId, CityFeat]
) -> Iterator[str]:
    yield voice("city-heading", games=city.games)
    yield voice("city-newest")
    for plot in city.newest[:_LAST]:
        built = say("city-built", what=_building_text(plot), names=plot.names)
        yield f"- {' · '.join(map(voice.speak_text, (built, *_building_details(plot))))}"
    if city.dome and DOME in city.landmarks and city.dome.built.table in feats:
        yield voice("city-dome", **_feat_facts(feats[city.dome.built.table]))
    if len(city.districts) > 1:
        yield ""
        for district in city.districts:
            yield voice.speak_text(_district_text(voice, district))
    yield ""
    if city.next_landmark:
        name, games = city.next_landmark
        yield voice("city-next", games=games, what=say(f"city-mark-{name}"))
    yield voice("city-legend")


def _building_text(plot: CityPlot) -> Text:
    form = GAME_UIS[plot.game].palazzo if plot.form == PALAZZO else plot.form
    return say(f"city-form-{form}")


def _building_details(plot: CityPlot) -> Iterator[Text]:
    """What is known of whoever was forgotten since is no number of his."""
    built = plot.built
    yield say(f"game-{plot.game}")
    alone = built.seats == 1
    yield say("record-alone") if alone else say("record-among-people", players=built.seats)
    if built.is_known and built.points > 0:
        yield say("points-counted", points=built.points)


def _feat_facts(feat: CityFeat) -> dict[str, Text | tuple[str, ...]]:
    about = say(
        f"record-{feat.kind}", what=feat.what, amount=say("record-value", amount=feat.amount)
    )
    return {"feat": about, "names": (feat.name,) if feat.name else ()}


def _district_text(voice: SpeechContext, district: CityDistrict) -> Text:
    name = voice("render-city-season", number=district.last)
    if district.is_old:
        name = voice("render-city-old")
    since, until = district.years
    years = f"{since}" if since == until else f"{since}–{until}"
    games = len(district.plots)
    if district.most_wins is None:
        return say("city-district", district=name, years=years, games=games)
    most, wins = district.most_wins
    key = "city-district-most"
    return say(key, district=name, years=years, games=games, name=most, wins=wins)
