"""Records, ratings and the city: a person's games, and what a server has played."""

from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import groupby

from bot import catalogue
from bot.engine.text import Fact, Florins, Named, Text, say
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
from bot.history.ratings import LeaderboardRow, SoloRecord, load_leaderboard, load_solo_records
from bot.history.records import CloseFinish, FeatRecord, OpponentRecord, OwnRecord, VariantResults
from bot.tables.people import NOWHERE, Person, TableId
from cogs.games import GAME_UIS
from cogs.interaction.components import ButtonSpec, UnknownButton, route_button
from cogs.interaction.context import RequestContext
from cogs.interaction.replies import PictureRequest, PrivateReply, save_names_after_sending
from cogs.interaction.routes_and_forms import RouteTable
from cogs.interaction.speech import SpeechContext
from cogs.messages import table_texts
from cogs.messages.pictures import shorten_alt_text
from cogs.table.settings_cog import public_name_button
from render.city import draw_city

OWN, BESTS = "own", "bests"
FIRST = catalogue.GAMES[0]
_SHEETS = 6  # sizes and variants; the most played of them


async def change_record_page(request: RequestContext, _: TableId, words: str) -> PrivateReply:
    return await record_reply(request, *_parse_record_page(words))


async def share_record(request: RequestContext, _: TableId, words: str) -> PrivateReply:
    """Post a record in the channel; it names only people who allow it."""
    page, game = _parse_record_page(words)
    shown, names = await _describe_record(request, page, game, for_everybody=True)
    if not shown:
        return PrivateReply(request.speech("record-nothing-to-show"))
    speech = request.speech
    if page == OWN:
        shown = f"{speech('record-shown', name=request.person.name)}\n{shown}"
    buttons = tuple(_record_buttons(request, page, game))
    if not request.claim_public_showing(shown):
        return PrivateReply(speech("record-shown-already"), buttons)
    return PrivateReply(
        speech("record-is-shown"),
        buttons,
        public_reply=PrivateReply(shown),
        after_sending=save_names_after_sending(request, names),
    )


def _parse_record_page(words: str) -> tuple[str, str]:
    match words.split():
        case [page, game] if page in (OWN, BESTS) and game in GAME_UIS:
            return page, game
    raise UnknownButton


async def own_record_reply(request: RequestContext, game: str = FIRST) -> PrivateReply:
    return await record_reply(request, OWN, game)


async def record_reply(request: RequestContext, page: str, game: str) -> PrivateReply:
    told, _ = await _describe_record(request, page, game, for_everybody=False)
    none = "record-none" if page == OWN else "record-no-bests"
    words = told or request.speech(none, game=Named("game", game))
    return PrivateReply(words, tuple(_record_buttons(request, page, game, is_empty=not told)))


def _record_buttons(
    request: RequestContext, page: str, game: str, *, is_empty: bool = False
) -> Iterator[ButtonSpec]:
    speech, other = request.speech, BESTS if page == OWN else OWN
    if request.server:
        if not is_empty:
            record = f"{page} {game}"
            yield route_button(speech, "showrecord", NOWHERE, record, label="press-record-show")
        turned = speech, "record", NOWHERE, f"{other} {game}"
        yield route_button(*turned, label=f"press-record-{other}")
        if page == BESTS:
            yield route_button(speech, "city", NOWHERE)
    for one in GAME_UIS:
        if one != game:
            yield route_button(speech, "record", NOWHERE, f"{page} {one}", label=f"game-{one}")
    yield public_name_button(request)


async def _describe_record(
    request: RequestContext, page: str, game: str, *, for_everybody: bool
) -> tuple[str, tuple[str, ...]]:
    """Describe a record; return the text and the names in it."""
    store, names = request.services.store, list[str]()
    if page == BESTS:
        bests = await store.server_bests(request.server, game)
        lines = [
            *_describe_peak_records(request, bests.peaks),
            *_describe_closest_finishes(request, bests.finishes),
        ]
        if not for_everybody:
            lines += [line async for line in _describe_ratings(request, game)]
        heading = "record-bests"
        names += [one.name for one in bests.peaks]
        names += [name for one in bests.finishes for name in one.names]
    else:
        own = await store.own_record(request.person.id, request.server, game)
        lines = list(_describe_own_record(request, game, own, for_everybody=for_everybody))
        heading = "record-own" if request.server else "record-own-everywhere"
        names += [one.name for one in own.meetings if one.is_named]
    words = [request.speech(heading, game=Named("game", game)), *lines] if lines else []
    return "\n".join(words), tuple(names)


# A person's own record


def _describe_own_record(
    request: RequestContext, game: str, own: OwnRecord, *, for_everybody: bool
) -> Iterator[str]:
    speech = request.speech
    for sheet in own.sheets[:_SHEETS]:
        yield ""
        yield from (
            speech.speak_text(text) for text in _describe_record_sheet(request, game, sheet)
        )
    known = [one for one in own.peaks if has_phrase_for(speech, one)]
    if known:
        peaks = tuple(
            say(f"record-{one.kind}", what=one.what, amount=_amount_fact(one)) for one in known
        )
        yield f"\n{speech('record-peaks', peaks=peaks)}"
    if own.took_over:
        yield f"\n{speech('record-took-over', rounds=own.took_over)}"
    met = [one for one in own.meetings if one.is_named or not for_everybody]
    if met:
        yield f"\n{speech('record-meetings')}"
        yield from (speech.speak_text(_meeting_text(one)) for one in met)


def _describe_record_sheet(
    request: RequestContext, game: str, sheet: VariantResults
) -> Iterator[Text]:
    yield say(
        "record-size", size=_table_size_text(sheet), options=_variant_facts(request, game, sheet)
    )
    yield say(
        "record-games",
        best=sheet.best,
        **_games_and_wins_facts(sheet),
        mean=round(sheet.total / sheet.games),
    )
    if sheet.known:
        named = GAME_UIS[game].source_kind
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


def _table_size_text(sheet: VariantResults) -> Text:
    if sheet.seats == 1:
        return say("record-alone")
    key = "record-with-computers" if sheet.computers else "record-among-people"
    return say(key, players=sheet.seats)


def _variant_facts(request: RequestContext, game: str, sheet: VariantResults) -> tuple[Fact, ...]:
    """List the options that differ from the defaults."""
    usual = {
        name: values[0] for name, values in table_texts.options_of_game(game, sheet.options).items()
    }
    return tuple(
        say(
            "lobby-option-is",
            option=request.speech.name_thing("option", name),
            value=request.speech.name_thing(f"option-{name}", value),
        )
        for name, value in sheet.options
        if usual.get(name) != value
    )


def _meeting_text(one: OpponentRecord) -> Text:
    return say(
        "record-meeting", name=one.name, games=one.games, before=one.before, behind=one.behind
    )


# The server's


def _describe_peak_records(request: RequestContext, peaks: tuple[FeatRecord, ...]) -> Iterator[str]:
    known = (one for one in peaks if has_phrase_for(request.speech, one))
    for kind, alike in groupby(known, key=lambda one: one.kind):
        yield f"\n{request.speech(f'record-best-{kind}')}"
        for one in alike:
            by = _name_or_somebody(one.name)
            yield request.speech("record-best", amount=_amount_fact(one), what=one.what, by=by)


def _describe_closest_finishes(
    request: RequestContext, finishes: tuple[CloseFinish, ...]
) -> Iterator[str]:
    if finishes:
        yield f"\n{request.speech('record-closest')}"
    for one in finishes:
        players = tuple(_name_or_somebody(name) for name in one.names)
        yield request.speech("record-finish", margin=one.margin, players=players)


def has_phrase_for(speech: SpeechContext, one: FeatRecord | CityFeat) -> bool:
    """Whether there are phrases for what a stored row says."""
    return speech.speaker.has_phrase(f"record-{one.kind}") and speech.speaker.has_name(one.what)


def _name_or_somebody(name: str) -> Fact:
    return name or say("record-somebody")


def _amount_fact(one: FeatRecord) -> Fact:
    return Florins(one.amount) if one.is_price else say("record-value", amount=one.amount)


def _games_and_wins_facts(
    record: VariantResults | SoloRecord | LeaderboardRow,
) -> Mapping[str, Fact]:
    return {"games": record.games, "wins": record.wins}


_RANKED = 10  # people shown


async def _describe_ratings(request: RequestContext, game: str) -> AsyncIterator[str]:
    """Yield who is strongest on the server, by size, and solo games, which have no ratings."""
    speech, at = request.speech, (request.services.tables, request.services.store, request.server)
    for seats in catalogue.current_game(game).seats:
        ranked = await load_leaderboard(*at, game, seats)
        if ranked:
            yield f"\n{speech('record-ratings', size=say('record-among-people', players=seats))}"
        for place, (person, rank) in enumerate(ranked[:_RANKED], start=1):
            strength, counts = round(10 * rank.strength), _games_and_wins_facts(rank)
            yield speech(
                "ratings-line", place=place, name=_shown_name(person), strength=strength, **counts
            )
    alone = await load_solo_records(*at, game, request.person.id)
    if alone:
        yield f"\n{speech('record-ratings', size=say('record-alone'))}"
    for person, record in alone[:_RANKED]:
        name = _shown_name(person)
        yield speech(
            "ratings-alone-line", name=name, best=record.best, **_games_and_wins_facts(record)
        )


def _shown_name(person: Person) -> Fact:
    """Name a person as they allow it in records."""
    return _name_or_somebody(person.name if person.named else "")


_LAST = 3  # games whose buildings are told of one by one


async def show_city(request: RequestContext, _: TableId, __: str) -> PrivateReply:
    return await city_reply(request)


async def share_city(request: RequestContext, _: TableId, __: str) -> PrivateReply:
    """Show the city in the channel; it names only people who allow it."""
    panel = await city_reply(request)
    if panel.picture is None or not request.venue.may_write:
        return panel
    if not request.claim_public_showing(panel.words):
        return replace(panel, words=request.speech("record-shown-already"))
    heading = request.speech("city-shown", name=request.person.name)
    shown = PrivateReply(f"{heading}\n{panel.words}", picture=panel.picture)
    return replace(panel, words=request.speech("city-is-shown"), public_reply=shown)


async def city_reply(request: RequestContext) -> PrivateReply:
    speech, store = request.speech, request.services.store
    if not request.server:
        return PrivateReply(speech("city-elsewhere"))
    city = build_city(
        [one for one in await store.finished_buildings(request.server) if one.game in GAME_UIS]
    )
    if not city.games:
        return PrivateReply("\n".join((speech("city-none"), speech("city-legend"))))
    found = await store.best_feats([city.dome.built.table] if city.dome else [])
    feats = {table: feat for table, feat in found.items() if has_phrase_for(speech, feat)}
    words = "\n".join(describe_city(speech, city, feats))
    sketch = city_picture(speech, city, words)
    then = save_names_after_sending(request, _names_in_city(city, feats))
    return PrivateReply(words, tuple(_city_buttons(request)), picture=sketch, after_sending=then)


def _names_in_city(city: City, feats: Mapping[TableId, CityFeat]) -> Iterator[str]:
    """List the people named by the words and the picture."""
    yield from (one.name for one in feats.values())
    yield from (name for plot in city.plots_newest_first for name in plot.names)


def _city_buttons(request: RequestContext) -> Iterator[ButtonSpec]:
    speech = request.speech
    if request.venue.may_write:
        yield route_button(speech, "showcity", NOWHERE, label="press-record-show")
    bests = f"{BESTS} {FIRST}"
    yield route_button(speech, "record", NOWHERE, bests, label="press-record-bests")
    yield public_name_button(request)


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
    for plot in city.plots_newest_first[:_LAST]:
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
    form = GAME_UIS[plot.game].winner_building if plot.form == PALAZZO else plot.form
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


ROUTES: RouteTable = {
    "record": change_record_page,
    "showrecord": share_record,
    "city": show_city,
    "showcity": share_city,
}
