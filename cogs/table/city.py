"""The city that a server's finished games build, as a picture and in words."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial

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
from bot.tables.people import TableId
from cogs.games import GAME_UIS
from cogs.interaction import components
from cogs.interaction.components import NOWHERE, ButtonSpec, route_button
from cogs.interaction.context import RequestContext
from cogs.interaction.replies import PictureRequest, PrivateReply, remember_named
from cogs.interaction.routes import RouteTable
from cogs.interaction.speech import SpeechContext
from cogs.messages.pictures import shorten_alt_text
from cogs.table import records
from cogs.table.settings import naming_button
from render.city import draw_city

_LAST = 3  # games whose buildings are told of one by one


async def show_city(request: RequestContext, _: TableId, __: str) -> PrivateReply:
    return await city_reply(request)


async def share_city(request: RequestContext, _: TableId, __: str) -> PrivateReply:
    """Show the city in the channel; it names only people who allow it."""
    panel = await city_reply(request)
    if panel.sketch is None or not request.venue.may_write:
        return panel
    heading = request.voice("city-shown", name=request.person.name)
    shown = PrivateReply(f"{heading}\n{panel.words}", sketch=panel.sketch)
    return replace(panel, words=request.voice("city-is-shown"), aloud=shown)


async def city_reply(request: RequestContext) -> PrivateReply:
    speech, store = request.voice, request.services.store
    if not request.server:
        return PrivateReply(speech("city-elsewhere"))
    city = build_city(
        [one for one in await store.finished_buildings(request.server) if one.game in GAME_UIS]
    )
    if not city.games:
        return PrivateReply("\n".join((speech("city-none"), speech("city-legend"))))
    found = await store.best_feats([city.dome.built.table] if city.dome else [])
    feats = {table: feat for table, feat in found.items() if records.has_phrase_for(speech, feat)}
    words = "\n".join(describe_city(speech, city, feats))
    sketch, then = (
        city_picture(speech, city, words),
        remember_named(request, _names_in_city(city, feats)),
    )
    return PrivateReply(words, tuple(_city_buttons(request)), sketch=sketch, then=then)


def _names_in_city(city: City, feats: Mapping[TableId, CityFeat]) -> Iterator[str]:
    """List the people named by the words and the picture."""
    yield from (one.name for one in feats.values())
    yield from (name for plot in city.newest for name in plot.names)


def _city_buttons(request: RequestContext) -> Iterator[ButtonSpec]:
    speech = request.voice
    if request.venue.may_write:
        yield route_button(speech, "showcity", NOWHERE, label="press-record-show")
    bests = components.route_id("record", NOWHERE, f"{records.BESTS} {records.FIRST}")
    yield ButtonSpec(bests, speech.label_text("press-record-bests"))
    yield naming_button(request)


def city_picture(speech: SpeechContext, city: City, words: str) -> PictureRequest:
    seen = speech("city-alt", marks=tuple(_landmark_texts(city)))
    draw = partial(draw_city, city, speech.speaker.language)
    return PictureRequest(
        draw, shorten_alt_text(f"{seen}\n{words}", speech), seen, name="florence.png"
    )


def _landmark_texts(city: City) -> Iterator[Text]:
    """Describe the landmarks in the order in which they are built."""
    yield say("city-mark-houses")
    for name in (*MILESTONES, DOME):
        if name in city.landmarks:
            yield say(f"city-mark-{name}")


# In words


def describe_city(
    speech: SpeechContext, city: City, feats: Mapping[TableId, CityFeat]
) -> Iterator[str]:
    yield speech("city-heading", games=city.games)
    yield speech("city-newest")
    for plot in city.newest[:_LAST]:
        built = say("city-built", what=_building_text(plot), names=plot.names)
        yield f"- {' · '.join(map(speech.speak_text, (built, *_building_details(plot))))}"
    if city.dome and DOME in city.landmarks and city.dome.built.table in feats:
        yield speech("city-dome", **_feat_facts(feats[city.dome.built.table]))
    if len(city.districts) > 1:
        yield ""
        for district in city.districts:
            yield speech.speak_text(_district_text(speech, district))
    yield ""
    if city.next_landmark:
        name, games = city.next_landmark
        yield speech("city-next", games=games, what=say(f"city-mark-{name}"))
    yield speech("city-legend")


def _building_text(plot: CityPlot) -> Text:
    form = GAME_UIS[plot.game].palazzo if plot.form == PALAZZO else plot.form
    return say(f"city-form-{form}")


def _building_details(plot: CityPlot) -> Iterator[Text]:
    """Describe the game of a building; without points if its player was forgotten."""
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


def _district_text(speech: SpeechContext, district: CityDistrict) -> Text:
    name = speech("render-city-season", number=district.last)
    if district.is_old:
        name = speech("render-city-old")
    since, until = district.years
    years = f"{since}" if since == until else f"{since}–{until}"
    games = len(district.plots)
    if district.most_wins is None:
        return say("city-district", district=name, years=years, games=games)
    most, wins = district.most_wins
    key = "city-district-most"
    return say(key, district=name, years=years, games=games, name=most, wins=wins)


ROUTES: RouteTable = {"city": show_city, "showcity": share_city}
