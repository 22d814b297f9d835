"""The page of a finished game: its tale, its picture, where it lies, and who is named on it."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.engine.ended_game import GameMemory, GameSummary, StoryLine, SummaryMoment
from bot.engine.text import Florins, Named, Text, Who, say
from bot.games.firenze import final_scoring as of_firenze
from bot.games.princes import final_scoring as of_princes
from bot.games.princes.automa import NAME
from bot.history import records
from bot.i18n.speak import LANGUAGES, speaker_for
from bot.tables.people import PersonId, TableId, Time
from bot.tables.records import FILM_KEY, PostRecord, SharedDeal
from cogs.games import GAME_UIS
from cogs.interaction.speech import SpeechContext
from cogs.messages import pictures, transport
from cogs.table.info_cog import can_read_game_page
from tests.cogs.reading import private, said, shown
from tests.cogs.stage import Stage, ids, played, stage
from tests.cogs.test_panels_on_stage import Painter
from tests.render import chronicles

NAMES = ("Lorenzo", "Isabella", "Cosimo")
WAYS = range(18)  # games that are the same but for their seal: in these all ways are found
JESTER, FOREST = Named("lot", "jester"), Named("lot", "forest")
POET, MUSE = Named("profession", "poet"), Named("character", "muse")


def bare(seal: object, *points: tuple[int, ...], people: int = 0) -> GameSummary:
    """A game of which nothing is known but its points; the last one first wins."""
    totals = points[-1]
    order = tuple(sorted(range(len(totals)), key=lambda one: -totals[one]))
    winners = tuple(one for one in order if totals[one] == max(totals))
    years = tuple(min(at, 12) + at // 13 for at in range(len(points)))
    heading = say("chronicle-heading", game=Named("game", "princes"), table=1)
    facts = (people or len(totals), points, years, order, winners, 0, (), ())
    return GameSummary(heading, *facts, f"{seal}")


def ended(seal: object) -> Iterator[GameSummary]:
    """In every way in which a game can turn and end."""
    one = bare(seal, (0, 0), (0, 3), (9, 3), (20, 12))
    yield replace(one, turn=2)
    yield replace(one, turn=3)
    yield bare(seal, (0, 0), (3, 2))
    yield bare(seal, (0, 0), (30, 2))
    yield bare(seal, (0, 0), (9, 9))
    yield replace(bare(seal, (0, 0), (9, 9)), winners=(0,))  # money decides


def princes(seal: object) -> Iterator[GameSummary]:
    two = bare(seal, (0, 0), (20, 12))
    hires = say("hires", who=Who(1), character=MUSE, price=Florins(900))
    shares, begins = (
        StoryLine(say("builds-together"), 1, 2),
        StoryLine(say("characters-begin"), 1, 1),
    )
    lots = [GameMemory(of_princes.JESTER, Who(0), JESTER, 800, is_price=True)]
    lots.append(GameMemory(of_princes.LOT, Who(0), FOREST, 700, is_price=True))
    work = GameMemory(of_princes.WORK, Who(1), POET, 21)
    yield replace(two, moments=(SummaryMoment(lots[0], 1, 5), SummaryMoment(work, 1, 13)))
    yield replace(two, told=(shares,), moments=(SummaryMoment(lots[1], 1, 1),))
    yield replace(
        two, told=(shares, shares), moments=(SummaryMoment(replace(lots[0], amount=0), 1, 1),)
    )
    yield replace(
        two, told=(begins, StoryLine(hires, 1, 3)), moments=(SummaryMoment(lots[0], 1, 5),)
    )
    yield replace(two, told=(begins, shares))
    alone = bare(seal, (0, 0), (1, 4), people=1)
    yield replace(alone, told=(StoryLine(say("solo-round-begins"), 1, 1),))
    for points in ((9, 9), (9, 4), (4, 9)):  # Wolfgang ties and has more money, loses, wins
        ended_so = bare(seal, (0, 0), (3, 2), points, people=1)
        yield replace(ended_so, winners=(int(points[1] == 9),))


def firenze(seal: object) -> Iterator[GameSummary]:
    two = bare(seal, (0, 0), (20, 12))
    first = GameMemory(of_firenze.COMMISSION, Who(0), Named("brick", "red"), 5, 4)
    best = GameMemory(of_firenze.COMMISSION, Who(1), Named("brick", "blue"), 14, 7)
    yield two
    yield replace(two, moments=(SummaryMoment(first, 1, 2),))
    yield replace(two, moments=(SummaryMoment(first, 1, 2), SummaryMoment(best, 2, 9)))


def tales() -> Iterator[tuple[Text, ...]]:
    for seal in WAYS:
        for game, kinds in (("princes", princes), ("firenze", firenze)):
            for one in (*kinds(seal), *ended(seal)):
                yield tuple(GAME_UIS[game].tell_tale(one))


def test_a_tale_has_five_sentences_and_every_one_of_the_book_is_told_of_some_game() -> None:
    told = list(tales())

    assert {len(tale) for tale in told} == {5}
    used = {text.key for tale in told for text in tale} | {"tale-year"}
    assert used == {key for key in speaker_for("en")._keys if key.startswith("tale-")}


def years_of(tale: Iterable[Text]) -> Iterator[int]:
    for text in tale:
        match dict(text.facts).get("year"):
            case Text() as year:
                number = year.fact("year")
                assert isinstance(number, int)
                yield number


@pytest.mark.parametrize(
    ("game", "sheet"), [("princes", "solo-lost"), ("firenze", "four-balconies")]
)
def test_a_tale_goes_through_the_years_one_after_another(game: str, sheet: str) -> None:
    years = list(years_of(chronicles.told(game, sheet).summary.tale))
    assert len(years) == 3
    assert years == sorted(years)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tale_is_told_in_every_language_without_a_gap(language: str) -> None:
    for tale in {*tales()}:
        words = [speaker_for(language).speak_text(text, NAMES.__getitem__) for text in tale]
        assert all(one.endswith(".") for one in words)
        assert not any(two in one for one in words for two in ("  ", " ,", "..", "{"))


def test_what_is_told_of_a_game_is_the_same_for_ever_and_another_of_another() -> None:
    def told(seal: object) -> list[Text]:
        return [text for one in princes(seal) for text in GAME_UIS["princes"].tell_tale(one)]

    assert told("a game") == told("a game")
    assert len({tuple(told(seal)) for seal in WAYS}) > len(WAYS) // 2


def test_against_wolfgang_he_is_called_by_his_name_when_he_wins() -> None:
    (*_, alone) = princes("a game")
    words = [
        speaker_for("en").speak_text(text, NAMES.__getitem__)
        for text in GAME_UIS["princes"].tell_tale(alone)
    ]

    assert alone.winners == (1,)
    assert speaker_for("en").name_thing(NAME) in words[-1]


# On the stage


async def played_to_the_end(scene: Stage) -> None:
    """Of another table than the first."""
    while following := await scene.next():
        who, spelt = following
        person, ply = await scene.person(who), (await scene.course()).ply
        house, request = scene.bot.services.tables, f"table {scene.table} {ply}"
        await house.submit_moves(scene.table, person.id, [spelt], None, request)
    await scene.env.settle()


async def over(scene: Stage, game: str = "princes") -> None:
    await scene.gather(game=game)
    await played(scene)
    await scene.pass_time(10)


async def test_the_result_has_the_page_as_its_picture(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2, painter=Listener()) as scene:
        await scene.gather()
        posts = len(scene.channel.history())
        await played(scene)
        await scene.pass_time(10)

        (alt,) = shown(scene.board)
        told = pictures.make_game_page(await scene.standing())
        assert told is not None
        assert alt.startswith("The Chronicle of Florence, The Princes of Florence · table 1: ")
        last = speaker_for("en").speak_text(told.summary.tale[-1], NAMES.__getitem__)
        assert last in alt
        assert len(scene.channel.history()) == posts, "one post, and no message more"


class Listener(Painter):
    """Says of the page what is heard of it."""

    async def paint_game_page(self, told: pictures.FinishedGamePage, speech: Any) -> Any:
        return replace(
            await self.paint_board(told.state, speech),
            alt=pictures.game_page_alt_text(told, speech),
        )


async def test_a_chronicle_has_pages(scene: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    (lorenzo, _), chronicle = scene.people, "game chronicle"
    assert "No game has been finished" in await scene.slash(lorenzo, chronicle)
    await scene.gather()
    assert "No game has been finished" in await scene.slash(lorenzo, chronicle)
    await played(scene)
    state, stranger = await scene.standing(), PersonId(99)
    deal = SharedDeal(1, "", "", "en", "princes", 1, "", (), "", Time(0), until=None)
    sealed, (his, _) = replace(state, shared=deal), state.people
    with monkeypatch.context() as patch:
        patch.delattr(records, "make_game_summary")  # the way to a page is known without it
        assert can_read_game_page(stranger, state)
        assert can_read_game_page(his, sealed)
        assert not can_read_game_page(stranger, sealed), "others still play these cards"
        assert list(pictures.game_page_button(state, SpeechContext("en")))
    one = await scene.slash(lorenzo, chronicle)
    assert "The Chronicle of Florence** · The Princes of Florence · table 1" in one
    log = (await lorenzo.slash(scene.channel, "game log")).response
    there = private(await scene.click(lorenzo, log, custom_id="d:page:1:"))
    assert there is not None
    assert said(there) == one

    scene.table = TableId(2)
    await scene.gather()
    await played_to_the_end(scene)
    newest = (await lorenzo.slash(scene.channel, chronicle)).response
    assert newest is not None
    assert "The Princes of Florence · table 2" in said(newest)
    assert ids(newest)[-1] == "s:page:2:"
    assert {"d:leaf:2:- 0", "d:review:2:"} <= {*ids(newest)}, "something leads on"
    other = (await scene.select(lorenzo, newest, "1", "s:page:2:")).response
    assert "· table 1" in said(other)
    helped = (await lorenzo.slash(scene.channel, "help")).response
    assert helped is not None
    assert "d:page:2:" in ids(helped)


async def test_pages_name_nobody_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "EDITABLE_FOR", 0)  # as if it had ended long ago
    async with stage(tmp_path, people=2) as scene:
        await over(scene)
        lorenzo, _ = scene.people
        channel: Any = scene.bot.get_channel(scene.channel.id)
        film = await channel.send("Lorenzo shows the film of this game.")
        place = str(scene.channel.id), str(film.id)
        async with scene.bot.services.store.unit_of_work() as kept:
            kept.save_record(PostRecord(scene.table, FILM_KEY, *place, Time(0), 0))
        (result,) = [one for one in scene.channel.history() if "d:rematch:1:" in ids(one)]
        told = pictures.make_game_page(await scene.standing())
        assert told is not None
        tale = [speaker_for("en").speak_text(text, NAMES.__getitem__) for text in told.summary.tale]
        assert all(one in said(result) for one in tale), "nothing is drawn here"
        assert "Lorenzo" in said(result)

        await scene.bot.services.tables.forget_person((await scene.person(lorenzo)).id)
        await scene.pass_time(10)

        after = {one.id: said(one) for one in scene.channel.history()}
        assert "Lorenzo" not in after[result.id], "written anew where it lies"
        assert "Isabella" in after[result.id]
        assert film.id not in after
        assert len([one for one in after.values() if " wins with " in one]) == 1
