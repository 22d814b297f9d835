"""A lesson by clicks: its stages, in every language, with a restart, heeding nothing."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from typing import Any, TypeAlias

import discord
import pytest

from bot import catalogue
from bot.engine.game import Seat, Step, settle_options
from bot.engine.journal import Opening, advance_course, begin_course
from bot.engine.notation import verb_of_move
from bot.engine.random_draws import Chance
from bot.engine.text import Refusal
from bot.i18n.speak import LANGUAGES
from bot.tables.lobby import LimitKind
from bot.tables.people import PlayOnOrigin, TableId, TableStatus
from bot.tables.state import TableState, seats_waited_for
from cogs.interaction.components import BookPageBlock, TextBlock
from cogs.interaction.context import SeatContext
from cogs.interaction.slash_commands import english_name
from cogs.interaction.speech import SpeechContext
from cogs.messages.coach import step_text
from cogs.messages.discord_messages import LayoutMessage
from cogs.messages.lesson import all_lessons, best_move, lesson_at_table, pupil_seat, stage_at_table
from cogs.messages.lesson_post import lesson_post, teaching_text
from cogs.messages.pictures import CachingPainter, DrawnPicture
from tests.cogs.chamber import Chamber, chamber
from tests.cogs.panel_sittings import seated, told
from tests.cogs.reading import components, private, said
from tests.cogs.stage import ids, stage

PUPIL = Seat(0)
MOST_TAPS, MOST_WORDS, MOST_TEXTS, LONGEST_TEXT = 25, 800, 10, 40
FINISHES = {"princes": "work", "firenze": "fulfil"}
STAGES = [(key, at) for key, lesson in all_lessons().items() for at in range(len(lesson.stages))]

Choose: TypeAlias = Callable[[Sequence[str]], str]


def heed(moves: Sequence[str]) -> str:
    return moves[0]


def heed_nothing(moves: Sequence[str]) -> str:
    return moves[-1]


@dataclass
class Played:
    """What a pupil saw and pressed."""

    taps: int = 1  # the command
    words: int = 0
    screens: list[str] = field(default_factory=list)
    has_finished: bool = False  # whether the pupil completed a work or fulfilled a commission


def count_words(message: Any) -> int:
    labels = [str(one.get("label", "")) for one in components(message)]
    return words_in(" ".join([said(message), *labels]))


def words_in(text: str) -> int:
    return sum(any(map(str.isalnum, word)) for word in text.split())


async def ways_on(scene: Chamber) -> list[str]:
    """The buttons that lead on, once there are any."""
    for _ in range(60):
        found = [id_ for id_ in ids(scene.board) if id_.startswith(("m:", "d:learned:"))]
        if found:
            return found
        await scene.env.advance_time(2)
    raise AssertionError("nobody asks the pupil any more")


async def until_asked(scene: Chamber) -> TableState:
    for _ in range(60):
        state = await scene.standing()
        if PUPIL in seats_waited_for(state):
            return state
        await scene.env.advance_time(2)
    raise AssertionError("nobody asks the pupil any more")


async def newest_table(scene: Chamber) -> TableState:
    scene.table = TableId(len(await scene.bot.services.store.find_table_cards()))
    return await scene.standing()


async def play_stage(scene: Chamber, choose: Choose, played: Played) -> None:
    """Press moves until the stage is over; leave its last button."""
    while moves := [id_ for id_ in await ways_on(scene) if id_.startswith("m:")]:
        played.words += count_words(scene.board)
        played.screens.append(said(scene.board))
        spelt = choose(moves)
        played.has_finished |= f":{FINISHES[(await scene.standing()).card.game]} " in spelt
        await scene.click(None, scene.board, custom_id=spelt)
        played.taps += 1
    played.words += count_words(scene.board)
    played.screens.append(said(scene.board))


QUICK = (
    *(("princes", "en", heed_nothing), ("princes", "de", heed)),
    *(("firenze", "fr", heed_nothing), ("firenze", "en", heed)),
)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("key", "language", "choose"),
    [
        pytest.param(*way, marks=() if way in QUICK else pytest.mark.long)
        for way in product(FINISHES, LANGUAGES, (heed, heed_nothing))
    ],
)
async def test_a_whole_lesson_by_clicks_with_a_restart_in_the_middle(
    key: str, language: str, choose: Choose, tmp_path: Path
) -> None:
    lesson, played = all_lessons()[key], Played()
    async with chamber(tmp_path) as scene:
        await scene.slash("settings language", language=language)
        await scene.slash("learn", **{english_name("word-game"): key})
        for number in range(1, len(lesson.stages) + 1):
            if number == 2:
                before = said(scene.board)
                await scene.restart()
                assert said(scene.board) == before
            await play_stage(scene, choose, played)
            old = scene.table
            await scene.click(None, scene.board, custom_id=f"d:learned:{old}:")
            played.taps += 1
            state = await newest_table(scene)
            assert scene.table != old
            assert lesson_at_table(state) == lesson
        state = await newest_table(scene)
        assert stage_at_table(state, SpeechContext(language)) is None
        assert state.card.status is TableStatus.PLAYING
        assert [holder.computer for holder in state.card.holders] == ["", *lesson.computers]
        print(f"{key}, {language}, {choose.__name__}: {played.taps} taps, {played.words} words")

    assert played.has_finished
    assert played.taps <= MOST_TAPS
    assert played.words <= MOST_WORDS
    told = "".join(played.screens)
    assert "{" not in told
    if (key, language, choose) == ("firenze", "en", heed):
        assert told.count("That brings blue 5 nearer") == 1
        assert "That makes blue 5 ready to hand in: 11 points." in told


@pytest.mark.asyncio
async def test_the_best_work_can_be_raised_or_completed_at_once(tmp_path: Path) -> None:
    played, offers = Played(), dict[str, list[str]]()

    def raise_it(moves: Sequence[str]) -> str:
        offers[played.screens[-1]] = [one.split(":")[-1] for one in moves]
        return next((one for one in moves if "take-profession" in one), moves[0])

    async with chamber(tmp_path) as scene:
        await scene.slash("learn", **{english_name("word-game"): "princes"})
        for _ in range(3):
            await play_stage(scene, raise_it, played)
            await scene.click(None, scene.board, custom_id=f"d:learned:{scene.table}:")
            await newest_table(scene)

    (told,) = (screen for screen in offers if "The Best Work" in screen)
    assert "Choreographer is worth 18" in told
    at_once, *_, raising = offers[told]
    assert at_once.startswith("work choreographer")
    assert raising.startswith("take-profession")
    done = played.screens[[*played.screens].index(told) :]
    assert any("Choreographer is worth 19 now" in screen for screen in done)


# Its data


def opened_stage(key: str, at: int, language: str = "en") -> Any:
    """The pupil in the first position of a stage."""
    game, lesson = catalogue.current_game(key), all_lessons()[key]
    stage_ = lesson.stages[at]
    setup = settle_options(game, 1 + len(lesson.computers), {})
    assert not isinstance(setup, Refusal)
    seed = lesson.make_seed(stage_.deal)
    course = begin_course(game, Opening(key, setup.rules, "", setup.seats, setup.options, seed))
    for seat, spelt in stage_.moves:
        after = advance_course(game, course, seat, game.vocabulary.read(spelt))
        assert not isinstance(after, Refusal), spelt
        course = after
    sitting = seated(game, course, PUPIL)
    card = replace(sitting.state.card, game=key)
    people = tuple(
        replace(holder, person=holder.person if at == PUPIL else None, computer="apprentice")
        if at != PUPIL
        else holder
        for at, holder in enumerate(card.holders)
    )
    state = replace(sitting.state, card=replace(card, holders=people))
    return replace(sitting, state=state, speech=SpeechContext(language, ("L", "I", "C")))


@pytest.mark.asyncio
async def test_a_lesson_that_has_begun_goes_on_at_the_limit_of_openings(tmp_path: Path) -> None:
    async with chamber(tmp_path) as scene:
        scene.bot.services.tables._limits = {LimitKind.OPENINGS: 1}
        await scene.slash("learn")
        await play_stage(scene, heed, Played())
        await scene.click(None, scene.board, custom_id="d:learned:1:")
        assert (await newest_table(scene)).card.id == 2
        assert "2 of 4" in said(scene.board)


@pytest.mark.asyncio
@pytest.mark.parametrize("key", FINISHES)
async def test_in_the_first_game_after_a_lesson_the_coach_explains_and_praises(
    key: str, tmp_path: Path
) -> None:
    async with chamber(tmp_path) as scene:
        await scene.slash("learn", **{english_name("word-game"): key})
        for _ in all_lessons()[key].stages:
            await play_stage(scene, heed, Played())
            await scene.click(None, scene.board, custom_id=f"d:learned:{scene.table}:")
            await newest_table(scene)
        state = await until_asked(scene)
        choosing = next(one for one in all_lessons()[key].steps if one.says == "choosing")
        seat = SeatContext(state, PUPIL, SpeechContext("en"))
        assert step_text(seat, choosing) in said(scene.board)

        assert state.course is not None
        await scene.press(best_move(state, state.course.state, PUPIL))
        await until_asked(scene)
        assert "**Coach:** Well chosen." in said(scene.board)


@pytest.mark.parametrize(("key", "at"), STAGES)
def test_every_stage_can_be_replayed_and_offers_the_moves_of_its_first_text(
    key: str, at: int
) -> None:
    sitting = opened_stage(key, at)
    found = stage_at_table(sitting.state, sitting.speech)

    assert pupil_seat(sitting.state) == PUPIL
    assert found is not None
    assert found.number == at + 1
    assert not found.is_over
    assert found.text == found.stage.texts[0]
    offered, beginnings = found.offered_moves(), found.text.offer
    assert 1 < len(offered) == len(beginnings)
    assert all(one.startswith(begin) for one, begin in zip(offered, beginnings, strict=True))
    vocabulary = sitting.state.game.vocabulary
    assert {one.split()[0] for text in found.stage.texts for one in text.offer} <= {
        verb_of_move(kind) for kind in vocabulary.kinds.values()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_has_few_short_texts(language: str) -> None:
    for key, lesson in all_lessons().items():
        texts = [
            (at, text.says)
            for at, stage_ in enumerate(lesson.stages)
            for text in stage_.texts
            if text.says
        ]
        assert len(texts) <= MOST_TEXTS
        for at, says in texts:
            words = teaching_text(opened_stage(key, at, language), says)
            assert words_in(words) <= LONGEST_TEXT, words


@pytest.mark.parametrize(("key", "at"), STAGES)
def test_what_a_lesson_shows_depends_on_nothing_the_pupil_can_not_see(key: str, at: int) -> None:
    sitting = opened_stage(key, at)
    course, shown = sitting.course, set[str]()
    for luck in ("one", "another"):
        state = sitting.state.game.imagine(course.state, PUPIL, Chance(luck, 0))
        imagined = replace(course, start=state)
        if course.made:
            *before, last = course.made
            imagined = replace(course, made=(*before, replace(last, step=Step(state, ()))))
        post = lesson_post(replace(sitting.state, course=imagined), sitting.speech)
        assert post is not None
        head = [one.alt if isinstance(one, BookPageBlock) else one for one in post.head]
        shown.add(repr((head, post.foot)))
    assert len(shown) == 1


def test_the_plan_names_the_pupils_own_cards() -> None:
    post = lesson_post(opened_stage("princes", 0).state, SpeechContext("en", ("L", "I", "C")))
    assert post is not None
    words = "\n".join(one.text for one in post.head if isinstance(one, TextBlock))
    assert "Astronomer and Physicist want the same (Forest)" in words


# Its pictures


@pytest.mark.asyncio
async def test_the_picture_of_the_question_stands_below_the_text(tmp_path: Path) -> None:
    async with chamber(tmp_path, CachingPainter()) as scene:
        await scene.slash("learn")
        await ways_on(scene)
        (first,) = scene.board.attachments
        assert first.filename.startswith("lesson-")
        assert "Astronomer" in (first.description or "")
        (bid, *_) = await ways_on(scene)
        await scene.click(None, scene.board, custom_id=bid)
        await ways_on(scene)
        (second,) = scene.board.attachments
        assert second.filename != first.filename


def test_where_no_pictures_may_be_shown_that_of_a_lesson_is_left_out_too() -> None:
    leaf = BookPageBlock("works.png", "in words", lambda: b"")
    drawn, board = DrawnPicture(b"", "in words", leaf.name), DrawnPicture(b"", "the board")
    placard = LayoutMessage((TextBlock("Two sentences."), leaf), picture=board, book_pages=(drawn,))

    whole, *_ = placard.forms(discord.Permissions.all())
    (bare,) = placard.forms(discord.Permissions.none())

    assert [one.filename for one in whole.files] == ["works.png", "board.png"]
    galleries = (discord.ui.MediaGallery, discord.ui.File)
    assert sum(isinstance(one, galleries) for one in whole.view.walk_children()) == 2
    assert not bare.files
    assert not [one for one in bare.view.walk_children() if isinstance(one, galleries)]


# Where it is


@pytest.mark.parametrize("line", range(0, 120, 9))
def test_what_the_coach_advises_depends_on_nothing_the_pupil_can_not_see(line: int) -> None:
    game, courses = told("three-sensible")
    course = courses[line]
    for seat in sorted(game.to_move(course.state)):
        sitting = seated(game, course, seat)
        said_ = best_move(sitting.state, course.state, seat)
        for luck in ("one", "another"):
            other = game.imagine(course.state, seat, Chance(luck, 0))
            assert best_move(sitting.state, other, seat) == said_


@pytest.mark.asyncio
async def test_from_a_server_the_lesson_begins_in_direct_messages(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        lorenzo, _ = scene.people
        told_ = await scene.slash(lorenzo, "help")
        aim = SpeechContext("en")("about-princes")
        assert told_.index(aim) < told_.index("New here?")
        nowhere = (await lorenzo.slash(scene.channel, "help")).response
        assert nowhere is not None
        done = await scene.click(lorenzo, nowhere, custom_id="d:learn:0:princes")
        assert done.response is not None
        assert said(done.response).index(aim) < said(done.response).index("in your direct messages")
        state = await scene.standing()
        assert lesson_at_table(state) is not None
        assert not state.card.is_rated
        on = replace(state.card, origin=PlayOnOrigin(state.card.id, 3))
        assert lesson_at_table(replace(state, card=on)) is None, "whoever plays on is not taught"
        assert state.card.server == ""
        assert "The aim." in said(scene.letters(lorenzo)[-1])
        await scene.slash(lorenzo, "learn")
        assert isinstance(await scene.bot.services.tables.table_state(TableId(2)), Refusal)


@pytest.mark.asyncio
async def test_a_lesson_in_public_is_looked_on_in_a_thread_and_goes_on_there(
    tmp_path: Path,
) -> None:
    async with stage(tmp_path, people=2) as scene:
        lorenzo, isabella = scene.people
        told_ = await scene.slash(lorenzo, "learn", public=True)
        (thread,) = scene.channel.threads
        assert "Anyone who opens this thread may look on" in told_
        assert f"<#{thread.id}>" in told_

        scene.channel = thread
        assert "The aim." in said(scene.board)
        move = next(id_ for id_ in ids(scene.board) if id_.startswith("m:"))
        hers = private(await scene.click(isabella, scene.board, custom_id=move))
        assert hers is not None
        assert "not playing" in said(hers)
        for _ in range(MOST_TAPS):
            move = next((id_ for id_ in ids(scene.board) if id_.startswith("m:")), "")
            if "d:learned:1:" in ids(scene.board):
                break
            if move:
                await scene.click(lorenzo, scene.board, custom_id=move)
            await scene.env.advance_time(2)
        over = scene.board
        await scene.click(isabella, over, custom_id="d:learned:1:")
        assert (await scene.standing()).card.status is TableStatus.PLAYING
        await scene.click(lorenzo, over, custom_id="d:learned:1:")
        following = await scene.bot.services.tables.table_state(TableId(2))
        assert isinstance(following, TableState)
        assert following.card.place == str(thread.id)


@pytest.mark.asyncio
async def test_in_direct_messages_nobody_looks_on_and_one_lesson_is_given_at_a_time(
    tmp_path: Path,
) -> None:
    async with chamber(tmp_path) as scene:
        assert "only be opened from a text channel" in await scene.slash("learn", public=True)
        assert not await scene.bot.services.store.find_table_cards()

        await scene.slash("learn")
        assert "Table 1 is still open" in await scene.slash("learn", game="firenze")


@pytest.mark.asyncio
async def test_what_a_lesson_leaves_out_stands_on_a_page_behind_a_button(tmp_path: Path) -> None:
    async with chamber(tmp_path, CachingPainter()) as scene:
        played = Played()
        await scene.slash("learn")
        await play_stage(scene, heed, played)
        done = await scene.click(None, scene.board, custom_id="d:rules:1:princes summary")
        page = private(done)
        assert page is not None
        assert "Everything on a page" in said(page)
        assert [one.filename for one in page.attachments] == ["page.png"]
