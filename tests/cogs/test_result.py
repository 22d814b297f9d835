"""The post of a game that is over: who won, how points came about, what one remembers; the film."""

from dataclasses import replace
from pathlib import Path

import discord
import pytest

from bot.engine.game import Seat
from bot.engine.text import Florins, Named, Text, Who, say
from bot.i18n.speak import LANGUAGES, speaker_for
from bot.tables.people import DAY, HOUR, TableId, TableStatus, Time
from bot.tables.records import FILM_KEY, OutboxMessage
from cogs.games import GAME_UIS
from cogs.games.firenze import story_lines_and_tale
from cogs.games.princes import story_lines_and_tale as of_princes
from cogs.interaction.components import ButtonSpec, words_of_blocks
from cogs.interaction.speech import SpeechContext
from cogs.messages import result_and_review
from cogs.messages.result_and_review import (
    film_shared_text,
    own_place_text,
    result_post,
    scores_if_over,
)
from cogs.messages.transport import DiscordTransport
from tests.cogs.reading import private, said, shown
from tests.cogs.stage import NAMES as PEOPLE
from tests.cogs.stage import Stage, ids, played, press_in, stage
from tests.cogs.test_film import studio
from tests.cogs.test_panels_on_stage import Painter
from tests.cogs.test_playing_on import play_to_the_end

NAMES = ("Lorenzo", "Isabella", "Cosimo")
JESTER, BUILDER = Named("lot", "jester"), Named("lot", "builder")


def told(texts: list[Text], language: str = "en") -> list[str]:
    return [speaker_for(language).speak_text(text, NAMES.__getitem__) for text in texts]


def bought(lot: Named, who: int, price: int) -> Text:
    return say("wins", who=Who(who), lot=lot, price=Florins(price))


def work(who: int, card: str, value: int) -> Text:
    named = Named("profession", card)
    return say("works", who=Who(who), card=named, value=value, florins=Florins(0), points=1)


def princes(*texts: Text) -> list[str]:
    return told(list(of_princes.list_feats(texts)))


# What one likes to remember


def test_every_prestige_card_stands_beside_its_owner_with_what_it_brought() -> None:
    card = Named("prestige", next(iter(speaker_for("en").things_of_kind("prestige"))).name)
    name = speaker_for("en").name_thing(card)
    shows = [say("scores-prestige", who=Who(0), card=card, points=points) for points in (8, 0)]

    assert princes(*shows) == [f"Prestige cards, Lorenzo: “{name}” 8 and “{name}” (no points)"]


def test_works_of_the_same_value_are_both_the_best_and_the_princess_has_hers() -> None:
    princess = say("princess-works", who=Who(1), value=24, florins=Florins(0), points=12)

    assert princes(work(0, "poet", 20), work(2, "poet", 24), princess) == [
        "Best Work of the game, value 24: Cosimo with the Poet and Isabella with the Princess"
    ]


def test_the_dearest_buy_is_told_and_no_luck_where_nothing_can_be_compared() -> None:
    assert princes(bought(JESTER, 0, 300), bought(JESTER, 1, 1000)) == [
        "Most expensive buy, 1000 florins: Jester (Isabella)"
    ]


def test_what_almost_everything_cost_is_no_dearest_buy() -> None:
    for many, told in ((3, 1), (4, 0)):
        assert len(princes(*(bought(JESTER, at % 3, 200) for at in range(many)))) == told


def test_lucky_is_who_paid_least_beside_the_others_for_the_same() -> None:
    jesters = [bought(JESTER, 0, 300), bought(JESTER, 1, 1000), bought(JESTER, 2, 800)]
    builders = [bought(BUILDER, 2, price) for price in (0, 200, 200)]

    assert princes(*jesters, *builders)[-1] == (
        "Lucky buy: Jester (Lorenzo) for 300 florins; "
        "the others of its kind cost 900 florins on average"
    )
    assert "for free" in princes(*builders)[-1]


def test_who_paid_what_all_paid_had_no_luck() -> None:
    same = [bought(JESTER, who, 400) for who in range(3)]
    assert len(princes(*same)) == 1


def test_in_firenze_celebrations_and_the_best_commissions_are_remembered() -> None:
    celebration = say(
        "firenze-celebrates", who=Who(1), card=Named("action-card", "tournament"), points=5
    )
    sealed = [
        say("firenze-fulfils", who=Who(at), brick=Named("brick", "red"), height=4 + at, points=7)
        for at in range(2)
    ]
    heard = (*sealed, celebration)

    for language in LANGUAGES:
        cards, best = told(list(story_lines_and_tale.list_feats(heard)), language)
        assert "Isabella" in cards
        assert "Lorenzo" in best
        assert "Isabella" in best
    assert list(of_princes.list_feats([])) == list(story_lines_and_tale.list_feats([])) == []


# The post


async def over(scene: Stage, game: str) -> None:
    await scene.gather(game=game)
    await played(scene)
    await scene.pass_time(10)
    assert (await scene.standing()).card.status is TableStatus.OVER


@pytest.mark.parametrize("game", ["princes", pytest.param("firenze", marks=pytest.mark.long)])
async def test_the_last_post_tells_who_won_and_why(game: str, tmp_path: Path) -> None:
    async with stage(tmp_path, people=2, painter=Painter()) as scene:
        await over(scene, game)

        state, words = await scene.standing(), said(scene.board)
        scores = scores_if_over(state)
        assert scores is not None
        for total in scores.totals:
            assert f" {total}**" in words
        (best, *_) = scores.winners
        assert f"{PEOPLE[best]} wins with {max(scores.totals)} points" in words
        for source, *points in zip(scores.sources, *scores.points, strict=True):
            named = speaker_for("en").name_thing(Named(GAME_UIS[game].source_kind, source))
            assert (f"{named} " in words) == any(points)
        assert f"{len((await scene.course()).made)} moves in " in words
        for lasted, told_so in ((30, "1 minute"), (5 * HOUR, "5 hours"), (23 * DAY, "23 days")):
            started = Time(0)
            card = replace(state.card, started=started, ended=Time(started + lasted))
            post = result_post(replace(state, card=card), scores, SpeechContext("en", PEOPLE))
            assert f"moves in {told_so}" in words_of_blocks(post.head)
        helped = await scene.slash(scene.people[0], "help")
        assert "opens a new table here" in helped
        assert shown(scene.board) == ["a dot"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_equal_points_are_placed_with_the_reason(trio: Stage, language: str) -> None:
    await over(trio, "princes")
    state = await trio.standing()
    scores = scores_if_over(state)
    assert scores is not None
    nothing = (0,) * (len(scores.sources) - 1)
    points = ((40, *nothing), (50, *nothing), (40, *nothing))
    tied = replace(scores, points=points, tie_break=(300, 0, 900), winners=(Seat(1),))

    speech = SpeechContext(language, PEOPLE)
    words = words_of_blocks(result_post(state, tied, speech).foot).splitlines()

    money = [speech("tie-money", florins=Florins(left)) for left in (900, 300)]
    assert words[0].startswith("1. **Isabella 50** –")
    assert words[1].startswith(f"2. **Cosimo 40** ({money[0]}) –")
    assert words[2].startswith(f"3. **Lorenzo 40** ({money[1]}) –")
    for film in (speech.speak_text(film_shared_text(state, tied, Seat(0))),):
        assert f"Isabella 50, Cosimo 40 ({money[0]})" in film


@pytest.mark.parametrize(("game", "source"), [("princes", "works"), ("firenze", "commissions")])
async def test_who_scored_nothing_of_what_a_game_is_about_is_told_so(
    trio: Stage, game: str, source: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await over(trio, game)
    state = await trio.standing()
    scores = scores_if_over(state)
    assert scores is not None
    none = replace(scores, points=tuple((0, *row[1:]) for row in scores.points))
    for counted in (scores, none):
        monkeypatch.setattr(result_and_review, "scores_if_over", lambda _, counted=counted: counted)
        for seat, points in enumerate(counted.points):
            told = [text.key for text in own_place_text(state, Seat(seat))]
            assert (f"result-without-{source}" in told) == (not points[0])


# Who reads it


LEAST = {"nominating": "withdraw", "bidding": "pass", "acting": "end"}


async def panel_at_the_end(scene: Stage, last: int, lazy: int) -> str:
    """Play to the end; return what the panel of the last player says after the last move.

    The lazy player does as little as the rules allow.
    """
    while True:
        following = await scene.next()
        assert following is not None
        who, spelt = following
        state = await scene.standing()
        view = state.game.view((await scene.course()).state, None)
        if who is scene.people[lazy]:
            spelt = LEAST.get(view.asked.kind, spelt)
        if who is scene.people[last] and (view.round, view.phase) == (view.box.rounds, "action"):
            panel = await scene.click(who, scene.board, custom_id=f"d:turn:{scene.table}:")
            done = await press_in(scene, who, panel, spelt)
            if (await scene.standing()).card.status is TableStatus.OVER:
                return said(private(done) or scene.board)
            continue
        await scene.done_elsewhere(who, spelt)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wins", [False, True])
async def test_only_the_winner_is_congratulated(scene: Stage, wins: bool, language: str) -> None:
    await scene.gather(languages=(language, language))
    first = (await scene.standing()).game.view((await scene.course()).state, None).starter
    last = 1 - first  # rounds 1 and 7 begin with the same player
    told = await panel_at_the_end(scene, last, lazy=first if wins else last)

    state = await scene.standing()
    assert state.card.status is TableStatus.OVER
    scores = scores_if_over(state)
    assert scores is not None
    points = say("points-counted", points=scores.totals[last])
    speech = SpeechContext(language)
    place = speech("result-own-place", place=2, points=points)
    assert told.startswith(place) == (not wins)
    assert (speech("result-without-works") in told) == (not scores.points[last][0])
    log = await scene.slash(scene.people[last], "game log")
    board = said(scene.board)
    for heard, is_congratulated in ((told, wins), (log, False), (board, False)):
        words = ("Congratulations", "Félicitations", "Glückwunsch")
        assert any(one in heard for one in words) == is_congratulated


async def test_a_film_is_shown_to_all_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with studio("princes", monkeypatch) as cinema:
        async with stage(tmp_path, people=3, painter=Painter()) as scene:
            foreigner = scene.people.pop()
            await over(scene, "princes")
            lorenzo, isabella = scene.people
            share = next(one for one in ids(scene.board) if one.startswith("d:share:"))

            await scene.click(foreigner, scene.board, custom_id=share)
            assert not films(scene)

            await scene.click_at_once((lorenzo, scene.board, share), (isabella, scene.board, share))
            await scene.env.settle()

            (film,) = films(scene)
            ranking = [f"{total}" for total in (await scores(scene))]
            assert all(points in film.content for points in ranking)
            assert len(cinema.made) == 1

            again = await scene.click(isabella, scene.board, custom_id=share)
            assert again.response
            assert "already" in said(again.response)
            await struck_by_lightning(scene)
            await scene.restart(Painter())
            await scene.click(lorenzo, scene.board, custom_id=share)
            assert len(films(scene)) == 1


async def struck_by_lightning(scene: Stage) -> None:
    """As if the house had been killed when the film was sent and before that was kept."""
    door = scene.bot.services
    state = await scene.standing()
    found = scores_if_over(state)
    assert found is not None
    async with door.store.unit_of_work() as page:
        page.delete_post(scene.table, FILM_KEY)
    text = film_shared_text(state, found, Seat(0))
    messenger = DiscordTransport(scene.bot, door.tables, door.store, door.clock)
    assert await messenger.has_arrived(OutboxMessage(scene.table, FILM_KEY, None, text), "nonce")


def films(scene: Stage) -> list[discord.Message]:
    posts = [one for one in scene.channel.history() if one.attachments]
    return [one for one in posts if one.attachments[0].filename == "film.gif"]


async def scores(scene: Stage) -> tuple[int, ...]:
    found = scores_if_over(await scene.standing())
    assert found is not None
    return found.totals


async def test_who_beats_computers_is_offered_those_of_the_next_level(tmp_path: Path) -> None:
    async with stage(tmp_path, people=1) as scene:
        (lorenzo,) = scene.people
        await scene.slash(lorenzo, "game new")
        await scene.slash(lorenzo, "game add-computer", computer="apprentice")
        await scene.slash(lorenzo, "game start")
        await play_to_the_end(scene, lorenzo, 1)
        await scene.pass_time(10)

        over = await scene.standing()
        scores = scores_if_over(over)
        assert scores is not None
        assert scores.winners == (0,)
        again = await scene.click(lorenzo, scene.board, custom_id="d:rematch:1:journeyman")
        assert again.response
        assert "Table 2" in said(again.response)
        scene.table = TableId(2)
        holders = (await scene.standing()).card.holders
        assert [one.computer for one in holders] == ["", "journeyman"]

        # Nobody is offered more than a master, or anything for a game that a computer won.
        me, computer = over.card.holders
        for sitting in ((me, replace(computer, computer="master")), (computer, me)):
            state = replace(over, card=replace(over.card, holders=sitting))
            post = result_post(state, scores, SpeechContext("en", PEOPLE))
            offered = [one.id for one in post.foot if isinstance(one, ButtonSpec)]
            assert [one for one in offered if "rematch" in one] == ["d:rematch:1:"]
