"""A lesson by clicks: on the real engine, in every language, interrupted, and by a silly pupil."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest

from bot import catalogue
from bot.engine.chance import Chance
from bot.engine.game import Seat, legal_moves, settle_options
from bot.engine.notation import verb
from bot.engine.text import Refusal
from bot.i18n.speak import LANGUAGES, speaker_for
from bot.tables.people import PlayOnOrigin, TableId, TableStatus
from bot.tables.state import TableState, seats_waited_for
from cogs.games import GAME_UIS
from cogs.interaction.command_texts import english_name
from cogs.interaction.layout import BookPageBlock, TextBlock
from cogs.interaction.speech import SpeechContext
from cogs.messages.coach import best_move, lesson_at_table, playable_lessons
from cogs.messages.discord_messages import LayoutMessage
from cogs.messages.pictures import AlbumPainter, BoardPicture
from cogs.table import help
from tests.cogs.chamber import Chamber, chamber
from tests.cogs.panel_sittings import seated, told
from tests.cogs.reading import said
from tests.cogs.stage import ids, stage

PUPIL = Seat(0)
SILLY = ("withdraw", "pass", "hold", "done", "end", "take-profession", "sell-points")


def silliest(state: TableState) -> str:
    """What leads nowhere, where it is allowed; else the last thing one would think of."""
    assert state.course is not None
    spell = state.game.vocabulary.spell
    legal = legal_moves(state.game, state.course.state, PUPIL)
    by_verb = {verb(type(move)): spell(move) for move in legal}
    return next((by_verb[one] for one in SILLY if one in by_verb), spell(legal[-1]))


def wisest(state: TableState) -> str:
    assert state.course is not None
    return best_move(state, state.course.state, PUPIL)


async def asked(scene: Chamber) -> TableState:
    """How it stands once the pupil is asked."""
    for _ in range(400):
        state = await scene.standing()
        if PUPIL in seats_waited_for(state) or state.card.status is not TableStatus.PLAYING:
            return state
        await scene.env.advance_time(2)
    raise AssertionError("nobody asks the pupil any more")


def round_of(state: TableState) -> int:
    pictures = GAME_UIS[state.card.game].pictures
    assert state.course is not None
    assert pictures is not None
    return pictures.round_of(state.game.view(state.course.state, None))


# What every pupil of a game hears, the silliest too.
HEARD = {
    "princes": ("choosing", "nominating", "acting", "value", "round"),
    "firenze": ("choosing", "building", "value", "exchanging", "ending"),
}


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("key", "language", "play"),
    [
        ("princes", "en", wisest),
        ("princes", "fr", silliest),
        pytest.param("princes", "de", wisest, marks=pytest.mark.long),
        ("princes", "de", silliest),
        pytest.param("princes", "en", silliest, marks=pytest.mark.long),
        pytest.param("princes", "fr", wisest, marks=pytest.mark.long),
        ("firenze", "en", silliest),
        pytest.param("firenze", "en", wisest, marks=pytest.mark.long),
        pytest.param("firenze", "fr", silliest, marks=pytest.mark.long),
        pytest.param("firenze", "fr", wisest, marks=pytest.mark.long),
        pytest.param("firenze", "de", silliest, marks=pytest.mark.long),
        pytest.param("firenze", "de", wisest, marks=pytest.mark.long),
    ],
)
async def test_a_whole_lesson_by_clicks_with_a_restart_in_the_middle(
    key: str, language: str, play: Any, tmp_path: Path
) -> None:
    heard: list[str] = []
    async with chamber(tmp_path) as scene:
        if language != "en":
            await scene.slash("settings language", language=language)
        await scene.slash("learn", **{english_name("word-game"): key})
        has_restarted = False
        while round_of(state := await asked(scene)) <= playable_lessons()[key].rounds:
            heard.append(said(scene.board))
            if round_of(state) == 2 and not has_restarted:
                await scene.restart()
                has_restarted = True
                assert said(scene.board) == heard[-1]
            await scene.press(play(state))
        assert has_restarted

        last = said(scene.board)
        everything = "\n".join(heard)
        for says in (*HEARD[key], *(["personnel", "fulfilling"] if learns_all(key, play) else [])):
            assert _head(key, language, says) in everything, says
        assert _head(key, language, "learned") in last
        await scene.click(None, scene.board, custom_id="d:learned:1:")
        assert (await scene.standing()).card.status is TableStatus.CANCELLED
        after = await scene.bot.services.tables.table_state(TableId(2))
        assert isinstance(after, TableState)
        assert lesson_at_table(after) is None
        assert after.card.status is TableStatus.PLAYING
        assert after.card.game == key
        assert ("level", "easy") in after.card.options or len(after.card.holders) == 3


def learns_all(key: str, play: Any) -> bool:
    return key == "firenze" and play is wisest


def _head(key: str, language: str, says: str) -> str:
    """What stands in bold before the two sentences."""
    files = (catalogue.DATA / "phrases" / language).glob("*lessons.ftl")
    lines = (line for file in files for line in file.read_text("utf-8").splitlines())
    line = next(one for one in lines if one.startswith(f"lesson-{key}-{says} = "))
    return str(line.split("**")[1].rstrip(" :"))


def test_every_step_of_a_lesson_has_its_sentences_and_its_page() -> None:
    for key, lesson in playable_lessons().items():
        game = catalogue.current_game(key)
        pages = {page.name for page in help.BOOKS[key].pages(game)}
        for step in lesson.steps:
            assert step.page in pages
            assert not step.picture or step.picture in help.BOOKS[key].pictured_pages(game)
            assert not step.can or step.can in game.vocabulary.kinds
            for language in LANGUAGES:
                assert speaker_for(language).has_phrase(f"lesson-{key}-{step.says}")


def test_the_lesson_deals_the_poet_and_the_example_is_that_of_the_rulebook() -> None:
    game, lesson = catalogue.current_game("princes"), playable_lessons()["princes"]
    setup = settle_options(game, 1 + len(lesson.computers), {})
    assert not isinstance(setup, Refusal)
    state = game.start(setup, Chance(lesson.server_seed, 0))

    assert "poet" in game.view(state, PUPIL).own.hidden.hand
    taught = GAME_UIS["princes"].help
    assert taught is not None
    facts = taught.facts(game)
    assert facts["value"] == 15
    assert (facts["points"], facts["rest"].amount) == (7, 100)  # type: ignore[union-attr]
    assert facts["florins"].amount == 1500  # type: ignore[union-attr]


# Its pictures


@pytest.mark.asyncio
async def test_the_picture_of_a_page_stands_below_its_sentences_in_the_message_of_the_board(
    tmp_path: Path,
) -> None:
    async with chamber(tmp_path, AlbumPainter()) as scene:
        await scene.slash("learn")
        state, seen = await asked(scene), list[list[str]]()
        words = scene.board.attachments[0].description or ""
        assert all(wish in words for wish in ("Theater", "Lake", "Travel"))
        for _ in range(3):
            assert len(scene.letters) == 1
            seen.append([one.filename for one in scene.board.attachments])
            await scene.press(wisest(state))
            state = await asked(scene)

        assert seen[0] == ["profession-poet.png", "board.png"]
        assert seen[1] == ["objects.png", "board.png"]
        assert seen[2] == ["board.png"]  # whoever is asked for a bid sees the lot on the board


def test_where_no_pictures_may_be_shown_that_of_a_lesson_is_left_out_too() -> None:
    leaf = BookPageBlock("works.png", "in words", lambda: b"")
    drawn, board = BoardPicture(b"", "in words", leaf.name), BoardPicture(b"", "the board")
    placard = LayoutMessage((TextBlock("Two sentences."), leaf), picture=board, book_pages=(drawn,))

    whole, *_ = placard.forms(discord.Permissions.all())
    (bare,) = placard.forms(discord.Permissions.none())

    assert [one.filename for one in whole.files] == ["works.png", "board.png"]
    galleries = (discord.ui.MediaGallery, discord.ui.File)
    assert sum(isinstance(one, galleries) for one in whole.view.walk_children()) == 2
    assert not bare.files
    assert not [one for one in bare.view.walk_children() if isinstance(one, galleries)]


# What the coach thinks


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
        told = await scene.slash(lorenzo, "help")
        assert "No game here yet" in told
        nowhere = (await lorenzo.slash(scene.channel, "help")).response
        assert nowhere is not None
        assert "d:learn:0:princes" in ids(nowhere)
        done = await scene.click(lorenzo, nowhere, custom_id="d:learn:0:princes")
        assert done.response is not None
        assert "in your direct messages" in said(done.response)
        state = await scene.standing()
        assert lesson_at_table(state) is not None
        on = replace(state.card, origin=PlayOnOrigin(state.card.id, 3))
        assert lesson_at_table(replace(state, card=on)) is None, "whoever plays on is not taught"
        assert state.card.server == ""
        assert "Your first cards" in said(scene.letters(lorenzo)[-1])
        await scene.slash(lorenzo, "learn")
        assert isinstance(await scene.bot.services.tables.table_state(TableId(2)), Refusal)


@pytest.mark.asyncio
async def test_a_lesson_in_public_is_looked_on_in_a_thread_where_all_hands_are_open(
    tmp_path: Path,
) -> None:
    async with stage(tmp_path, people=2) as scene:
        lorenzo, isabella = scene.people
        told = await scene.slash(lorenzo, "learn", public=True)
        (thread,) = scene.channel.threads
        assert "whoever opens this thread may look on" in told
        assert f"<#{thread.id}>" in told
        assert lesson_at_table(await scene.standing()) is not None

        scene.channel = thread
        assert "Your first cards" in said(scene.board)
        looked = await scene.click(isabella, scene.board, custom_id="d:hand:1:")
        assert looked.response is not None
        assert SpeechContext("en").name_thing("profession", "poet") in said(looked.response)
        hers = await scene.click(isabella, scene.board, custom_id="d:turn:1:")
        assert hers.response is not None
        assert "not playing" in said(hers.response)


@pytest.mark.asyncio
async def test_in_direct_messages_nobody_looks_on_and_one_lesson_is_given_at_a_time(
    tmp_path: Path,
) -> None:
    async with chamber(tmp_path) as scene:
        assert "only be opened from a text channel" in await scene.slash("learn", public=True)
        assert not await scene.bot.services.store.find_cards()

        await scene.slash("learn")
        assert "Table 1 is still open" in await scene.slash("learn", game="firenze")
