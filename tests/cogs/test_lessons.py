"""A lesson by clicks: on the real engine, in every language, interrupted, and by a silly pupil."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import catalogue
from bot.engine.chance import Chance
from bot.engine.game import Seat, legal_moves, settled
from bot.engine.notation import verb
from bot.engine.text import Refusal
from bot.host.company import Origin, Status, TableId
from bot.host.standing import Standing, waited_for
from bot.i18n.speak import LANGUAGES, speaker
from cogs.games import FRONTS
from cogs.posts.coach import advice
from cogs.posts.lessons import lesson_at, lessons
from cogs.table import rulebook
from tests.cogs.chamber import Chamber, chamber
from tests.cogs.panel_sittings import seated, told
from tests.cogs.reading import said
from tests.cogs.stage import ids, stage

PUPIL = Seat(0)
SILLY = ("withdraw", "pass", "hold", "end", "take-profession", "sell-points")


def silliest(standing: Standing) -> str:
    """What leads nowhere, where it is allowed; else the last thing one would think of."""
    assert standing.course is not None
    spell = standing.game.vocabulary.spell
    legal = legal_moves(standing.game, standing.course.state, PUPIL)
    by_verb = {verb(type(move)): spell(move) for move in legal}
    return next((by_verb[one] for one in SILLY if one in by_verb), spell(legal[-1]))


def wisest(standing: Standing) -> str:
    assert standing.course is not None
    return advice(standing, standing.course.state, PUPIL)


async def asked(scene: Chamber) -> Standing:
    """How it stands once the pupil is asked."""
    for _ in range(400):
        standing = await scene.standing()
        if PUPIL in waited_for(standing) or standing.card.status is not Status.PLAYING:
            return standing
        await scene.env.advance_time(2)
    raise AssertionError("nobody asks the pupil any more")


def round_of(standing: Standing) -> int:
    assert standing.course is not None
    view: Any = standing.game.view(standing.course.state, None)
    return int(view.round)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("language", "play"),
    [
        ("en", wisest),
        ("fr", silliest),
        pytest.param("de", wisest, marks=pytest.mark.long),
        ("de", silliest),
        pytest.param("en", silliest, marks=pytest.mark.long),
        pytest.param("fr", wisest, marks=pytest.mark.long),
    ],
)
async def test_a_whole_lesson_by_clicks_with_a_restart_in_the_middle(
    language: str, play: Any, tmp_path: Path
) -> None:
    heard: list[str] = []
    async with chamber(tmp_path) as scene:
        if language != "en":
            await scene.slash("settings language", language=language)
        await scene.slash("learn")
        has_restarted = False
        while round_of(standing := await asked(scene)) <= lessons()["princes"].rounds:
            heard.append(said(scene.board))
            if round_of(standing) == 2 and not has_restarted:
                await scene.restart()
                has_restarted = True
                assert said(scene.board) == heard[-1]
            await scene.press(play(standing))
        assert has_restarted

        last = said(scene.board)
        everything = "\n".join(heard)
        for says in ("choosing", "nominating", "acting", "value", "round"):
            assert _head(language, says) in everything, says
        assert _head(language, "learned") in last
        await scene.click(None, scene.board, custom_id="d:learned:1:")
        assert (await scene.standing()).card.status is Status.CANCELLED
        after = await scene.bot.door.house.standing(TableId(2))
        assert isinstance(after, Standing)
        assert dict(after.card.options)["level"] == "easy"


def _head(language: str, says: str) -> str:
    """What stands in bold before the two sentences."""
    folder = catalogue.DATA / "phrases" / language / "lessons.ftl"
    line = next(
        line
        for line in folder.read_text("utf-8").splitlines()
        if line.startswith(f"lesson-princes-{says} = ")
    )
    return str(line.split("**")[1].rstrip(" :"))


def test_every_step_of_a_lesson_has_its_sentences_and_its_page() -> None:
    for key, lesson in lessons().items():
        game = catalogue.game(key)
        pages = {page.name for page in rulebook.BOOKS[key].pages(game)}
        for step in lesson.steps:
            assert step.page in pages
            assert not step.can or step.can in game.vocabulary.kinds
            for language in LANGUAGES:
                assert speaker(language).knows(f"lesson-{key}-{step.says}")


def test_the_lesson_deals_the_poet_and_the_example_is_that_of_the_rulebook() -> None:
    game, lesson = catalogue.game("princes"), lessons()["princes"]
    setup = settled(game, 1 + len(lesson.computers), {})
    assert not isinstance(setup, Refusal)
    state = game.start(setup, Chance(lesson.half, 0))

    assert "poet" in game.view(state, PUPIL).own.hidden.hand
    taught = FRONTS["princes"].help
    assert taught is not None
    facts = taught.facts(game)
    assert facts["value"] == 15
    assert (facts["points"], facts["rest"].amount) == (7, 100)  # type: ignore[union-attr]
    assert facts["florins"].amount == 1500  # type: ignore[union-attr]


@pytest.mark.parametrize("line", range(0, 120, 9))
def test_what_the_coach_advises_depends_on_nothing_the_pupil_can_not_see(line: int) -> None:
    game, courses = told("three-sensible")
    course = courses[line]
    for seat in sorted(game.to_move(course.state)):
        sitting = seated(game, course, seat)
        said_ = advice(sitting.standing, course.state, seat)
        for luck in ("one", "another"):
            other = game.imagine(course.state, seat, Chance(luck, 0))
            assert advice(sitting.standing, other, seat) == said_


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
        standing = await scene.standing()
        assert lesson_at(standing) is not None
        on = replace(standing.card, origin=Origin(standing.card.id, 3))
        assert lesson_at(replace(standing, card=on)) is None, "whoever plays on is not taught"
        assert standing.card.server == ""
        assert "Your first cards" in said(scene.letters(lorenzo)[-1])
        await scene.slash(lorenzo, "learn")
        assert isinstance(await scene.bot.door.house.standing(TableId(2)), Refusal)
