"""The film of a game: below its last board with every hand, before that what everybody saw."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import current_thread
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.engine.random_draws import Chance
from bot.engine.recorded_views import RecordedViews
from bot.tables.people import TableId, TableStatus
from bot.tables.state import TableState
from cogs.games import GAME_UIS
from cogs.interaction import discord_limits
from cogs.interaction.context import RequestContext
from cogs.interaction.game_ui import Names
from cogs.interaction.replies import ReplyInstead
from cogs.messages import replay_viewer
from cogs.messages.replay_viewer import FilmCut, film_cut, record_views
from render.common import film
from tests.cogs.reading import said
from tests.cogs.stage import Stage, ids, played, stage
from tests.cogs.test_panels_on_stage import Painter

GIF = b"GIF89a a film"
both = pytest.mark.parametrize("game", [game for game in GAME_UIS if GAME_UIS[game].pictures])


class Studio:
    """Somebody who remembers what he was given to make films of, instead of drawing."""

    def __init__(self) -> None:
        self.made: list[tuple[RecordedViews, str, str]] = []

    def draw(self, reel: RecordedViews, language: str, _: Names) -> bytes:
        self.made.append((reel, language, current_thread().name))
        return GIF


def draw_films_with(
    game: str, draw: Callable[[RecordedViews, str, Names], bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Have the films of this game drawn so."""
    pictures = GAME_UIS[game].pictures
    assert pictures is not None
    monkeypatch.setattr(GAME_UIS[game], "pictures", replace(pictures, draw_film=draw))


@contextmanager
def studio(game: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Studio]:
    one = Studio()
    draw_films_with(game, one.draw, monkeypatch)
    yield one


async def asked_for(scene: Stage, who: MemberActor, message: Any) -> Any:
    """The answer to the button for the film below this message: private, as every answer."""
    (button,) = [one for one in ids(message) if one.startswith("d:film:")]
    done = await scene.click(who, message, custom_id=button)
    assert done.response is not None
    return done.response


def shown(answer: Any) -> tuple[str, str]:
    """The name of its only file, and what it says to who does not see it."""
    (one,) = answer.attachments
    if isinstance(one, dict):
        return one["filename"], one["description"]
    return one.filename, one.description


async def board_of(scene: Stage, who: MemberActor) -> Any:
    return (await who.slash(scene.channel, "board")).response


# Once it is over


@both
async def test_below_the_last_board_everybody_finds_the_whole_game_with_every_hand(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with studio(game, monkeypatch) as cinema:
        async with stage(tmp_path, people=3, painter=Painter()) as scene:
            foreigner = scene.people.pop()
            await scene.gather(game=game)
            await played(scene)
            await scene.slash(foreigner, "settings language", language="fr")

            answer = await asked_for(scene, foreigner, scene.board)

            course = await scene.course()
            name, alt = shown(answer)
            assert name == "film.gif"
            assert 0 < len(alt) <= discord_limits.ALT_TEXT
            assert "toutes les mains" in said(answer)
            ((reel, language, thread),) = cinema.made
            assert len(reel.views) == len(reel.seen) == len(course.made) + 1
            assert all(view.own is not None for views in reel.seen for view in views)
            assert language == "fr"
            assert thread.startswith("album")

            again = await asked_for(scene, foreigner, scene.board)
            assert shown(again) == (name, alt)
            assert len(cinema.made) == 1

            await scene.restart(Painter())
            assert shown(await asked_for(scene, scene.people[0], scene.board))[0] == name
            assert len(cinema.made) == 2


@pytest.mark.parametrize("game", ["princes", pytest.param("firenze", marks=pytest.mark.long)])
async def test_whatever_is_answered_about_a_game_that_is_over_leads_to_its_film(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with studio(game, monkeypatch) as cinema:
        async with stage(tmp_path, people=2, painter=Painter()) as scene:
            await scene.gather(game=game)
            await played(scene)
            (lorenzo, _) = scene.people

            for command in ("board", "game log", "game status", "game export"):
                answer = (await lorenzo.slash(scene.channel, command)).response
                assert answer
                assert ("Earlier: in the file" in said(answer)) == (command == "game log")
                assert "every hand" in said(await asked_for(scene, lorenzo, answer))

            assert len(cinema.made) == 1


# While it is played


@both
@pytest.mark.parametrize("asks", ["a player", "a foreigner"])
async def test_while_a_game_is_played_its_film_shows_the_last_turns_and_no_hand(
    asks: str, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with studio(game, monkeypatch) as cinema:
        async with stage(tmp_path, people=3, painter=Painter()) as scene:
            foreigner = scene.people.pop()
            await scene.gather(game=game)
            await played(scene, 45)
            who = foreigner if asks == "a foreigner" else scene.people[0]
            assert not [one for one in ids(scene.board) if one.startswith("d:film:")]

            answer = await asked_for(scene, who, await board_of(scene, who))

            assert shown(answer)[0] == "film.gif"
            assert "as everybody saw them" in said(answer)
            ((reel, _, _),) = cinema.made
            course, rules = await scene.course(), (await scene.standing()).game
            everybodys = [rules.view(made.step.state, None) for made in course.made]
            assert 1 < len(reel.views) < len(everybodys)
            assert list(reel.views) == everybodys[-len(reel.views) :]
            assert not reel.seen
            assert reel.end is None

            await scene.restart(Painter())
            await played(scene, 1)
            await asked_for(scene, who, await board_of(scene, who))
            assert cinema.made[-1][0].views[-1] != reel.views[-1]


@both
async def test_a_film_of_a_game_just_begun_is_really_drawn(game: str, tmp_path: Path) -> None:
    drawn: list[bytes] = []
    pictures = GAME_UIS[game].pictures
    assert pictures is not None

    async with stage(tmp_path, people=2, painter=Painter()) as scene:
        await scene.gather(game=game)
        await played(scene, 3)
        state = await scene.standing()
        drawn.append(pictures.draw_film(record_views(state), "de", {}))

        answer = await asked_for(scene, scene.people[0], await board_of(scene, scene.people[0]))

        assert shown(answer)[0] == "film.gif"
    assert drawn[0].startswith(b"GIF89a")
    assert len(drawn[0]) < film.MOST_BYTES


# What is secret


def imagined(standing: TableState, seed: str) -> TableState:
    """The same game, with other hands and decks at every ply, as far as nobody can know them."""
    course, game = standing.course, standing.game
    assert course is not None

    def other(state: Any) -> Any:
        return game.imagine(state, None, Chance(seed, 0))

    made = tuple(
        replace(one, step=replace(one.step, state=other(one.step.state))) for one in course.made
    )
    return replace(standing, course=replace(course, start=other(course.start), made=made))


def with_status(state: TableState, status: TableStatus) -> TableState:
    return replace(state, card=replace(state.card, status=status))


@both
async def test_no_film_before_the_end_depends_on_hands(scene: Stage, game: str) -> None:
    await scene.gather(game=game)
    await played(scene, 40)
    running = await scene.standing()

    for status in set(TableStatus) - {TableStatus.GATHERING}:
        state = with_status(running, status)
        assert film_cut(state) is not FilmCut.OPEN
        other = imagined(state, "other hands")
        assert other.course != state.course
        assert record_views(state) == record_views(other)

    await played(scene)
    over = await scene.standing()
    assert film_cut(over) is FilmCut.OPEN
    for status in set(TableStatus) - {TableStatus.OVER, TableStatus.GATHERING}:
        assert not record_views(with_status(over, status)).seen

    assert record_views(over).seen

    course = over.course
    assert course is not None
    unscored = replace(over, course=replace(course, made=course.made[:-1]))
    assert film_cut(unscored) is not FilmCut.OPEN
    assert not record_views(unscored).seen


async def test_a_cancelled_game_is_shown_so_far_with_covered_hands(scene: Stage) -> None:
    await scene.gather()
    await played(scene, 40)
    closed = with_status(await scene.standing(), TableStatus.CANCELLED)

    assert film_cut(closed) is FilmCut.WHOLE
    assert len(record_views(closed).views) == 41
    assert not record_views(closed).seen


# When there is none


async def test_undrawn_films_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_: RecordedViews, __: str, ___: Names) -> bytes:
        raise MemoryError

    draw_films_with("princes", fails, monkeypatch)
    async with stage(tmp_path, people=2, painter=Painter()) as scene:
        await scene.gather()
        await played(scene, 3)
        (lorenzo, _) = scene.people

        answer = await asked_for(scene, lorenzo, await board_of(scene, lorenzo))

        assert "no film" in said(answer)
        assert "as everybody saw them" not in said(answer)
        assert not answer.attachments
        assert f"d:log:{scene.table}:" in ids(answer)


async def test_neither_a_lobby_nor_an_unknown_table_has_a_film(tmp_path: Path) -> None:
    async with stage(tmp_path, people=1, painter=Painter()) as scene:
        (lorenzo,) = scene.people
        await scene.slash(lorenzo, "game new")

        person = await scene.person(lorenzo)
        request = RequestContext(scene.bot.services, person, "", "", "film", is_moderator=False)

        with pytest.raises(ReplyInstead) as gathering:
            await scene.bot.routes["film"](request, scene.table, "")
        with pytest.raises(ReplyInstead) as never:
            await scene.bot.routes["film"](request, TableId(77), "")

        assert "hasn’t started yet" in gathering.value.reply.words
        assert "can’t find this table" in never.value.reply.words
        assert gathering.value.reply.picture is None
        assert never.value.reply.picture is None


def test_every_cut_is_told_in_words_of_its_own() -> None:
    assert replay_viewer.CUT_TEXTS.keys() == set(FilmCut)
