"""Wherever somebody stands, something leads on: a closed lobby, a vote, a board at a halt."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.i18n.speak import LANGUAGES
from bot.tables import people, seat_commands
from bot.tables.records import TimeBudget
from bot.tables.state import TableState
from cogs.games import GAME_UIS
from cogs.interaction.speech import speech_at_table
from cogs.messages import pictures
from cogs.messages.pictures import CachingPainter
from render.canvas import encode_png
from render.common import board
from tests.cogs.reading import on, said, unstamped
from tests.cogs.stage import Stage, ids, stage
from tests.cogs.test_panels_on_stage import Painter
from tests.golden.recipes import FOLDER, moments
from tests.golden.test_golden import sheet_of

SMALL = encode_png(Image.new("RGB", (300, 200), (251, 244, 228)))


# A closed lobby, and one in which somebody sits


async def closed(scene: Stage) -> None:
    (lorenzo, *_) = scene.people
    await scene.slash(lorenzo, "game new")
    sure = await lorenzo.slash(scene.channel, "game cancel")
    await scene.click(lorenzo, sure.response, custom_id="d:cancel:1:")


async def test_after_a_closed_lobby_help_and_board_lead_to_a_new_table(scene: Stage) -> None:
    await closed(scene)

    for who in scene.people:
        for command in ("help", "board"):
            told = await scene.slash(who, command)
            assert "closed before its game began. </game new:" in told, command

    await scene.slash(scene.people[1], "game new")
    assert "waiting for players" in await scene.slash(scene.people[0], "help")


async def test_nobody_who_sits_there_is_told_to_join(trio: Stage) -> None:
    lorenzo, isabella, cosimo = trio.people
    await trio.slash(lorenzo, "game new")
    await trio.slash(isabella, "game join")

    for who, joins in ((lorenzo, False), (isabella, False), (cosimo, True)):
        for command in ("help", "game status"):
            answer = (await who.slash(trio.channel, command)).response
            assert answer is not None
            assert ("d:join:1:" in ids(answer)) == joins, command
            assert ("d:start:1:" in ids(answer)) != joins, command
        helped = (await who.slash(trio.channel, "help")).response
        assert helped is not None
        assert ("Join;" in said(helped)) == joins


# A vote

VOTE = "d:vote:1:pause"


async def test_what_is_put_to_the_vote_is_announced_with_for_and_against(trio: Stage) -> None:
    await trio.gather()
    lorenzo, isabella, cosimo = trio.people
    await trio.slash(lorenzo, "game vote", motion="pause")

    (announced,) = [one for one in trio.channel.history() if on(one, VOTE) in ids(one)][:1]
    plain = [one for one in trio.channel.history() if one.content and ids(one)]
    assert [[*map(unstamped, ids(one))] for one in plain] == [[VOTE, "d:against:1:pause"]]
    assert "Lorenzo votes for taking a break" in plain[0].content

    await trio.click(isabella, plain[0], custom_id=VOTE)
    again = [one for one in trio.channel.history() if one.content and ids(one)]
    assert len(again) == 1
    assert "Isabella votes for" in again[0].content

    await trio.click(cosimo, again[0], custom_id="d:against:1:pause")
    assert not [one for one in trio.channel.history() if one.content and ids(one)]
    assert announced is not None
    assert (await trio.standing()).card.status is people.TableStatus.PLAYING


# The board


async def test_a_board_shows_its_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = GAME_UIS["princes"].pictures
    assert drawn is not None
    small = replace(drawn, draw_board=lambda *_: SMALL)
    monkeypatch.setattr(GAME_UIS["princes"], "pictures", small)
    async with stage(tmp_path, people=2, painter=Painter()) as scene:
        await scene.gather()
        (lorenzo, _) = scene.people

        answer = (await lorenzo.slash(scene.channel, "board")).response
        assert answer is not None
        assert answer.attachments
        assert "Starting player" not in said(answer)

        words = await scene.click(lorenzo, answer, custom_id="d:words:1:")
        assert words.response is not None
        assert "Starting player" in said(words.response)


def test_a_ribbon_lies_across_the_middle_and_leaves_the_rest() -> None:
    stopped = board.draw_stopped_board(lambda: SMALL, "en", "paused")
    crossed = Image.open(BytesIO(stopped)).convert("RGB")
    plain = Image.open(BytesIO(SMALL)).convert("RGB")

    assert crossed.size == plain.size
    assert crossed.getpixel((5, 100)) != plain.getpixel((5, 100))
    assert crossed.getpixel((5, 5)) == plain.getpixel((5, 5))


async def test_a_picture_says_that_nobody_can_play_on(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = GAME_UIS["princes"].pictures
    assert drawn is not None
    small = replace(drawn, draw_board=lambda *_: SMALL)
    monkeypatch.setattr(GAME_UIS["princes"], "pictures", small)
    playing = standing_after("princes/five-sensible", 40)
    gallery, seen = CachingPainter(), set()
    try:
        for language in LANGUAGES:
            speech = speech_at_table(playing, language)
            for status in (
                people.TableStatus.PLAYING,
                people.TableStatus.PAUSED,
                people.TableStatus.CANCELLED,
            ):
                now = replace(playing, card=replace(playing.card, status=status))
                sketch = pictures.board_picture(now, speech)
                assert sketch is not None
                file = (await gallery.paint_board(now, speech)).png
                assert file == sketch.draw()
                assert (file == SMALL) == (status is people.TableStatus.PLAYING)
                seen.add(file)
    finally:
        gallery.close_painter()
    assert len(seen) == 1 + 2 * len(LANGUAGES)


async def test_a_game_that_cannot_be_told_says_so_in_its_picture(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2, painter=Painter()) as scene:
        await scene.gather()
        before = scene.board
        (database,) = tmp_path.rglob("signoria*.db")
        with closing(sqlite3.connect(database)) as kept, kept:
            kept.execute("UPDATE openings SET seed = 'another', seats = 9")

        await scene.restart(Painter())
        await scene.slash(scene.people[0], "board")

        assert "This game is stopped" in said(scene.board)
        assert not ids(scene.board)
        (picture,) = scene.board.attachments
        assert "This game is stopped" in str(picture.description)
        assert picture.size != before.attachments[0].size


# Taking back


def standing_after(game_of: str, ply: int) -> TableState:
    """A golden game after so many moves, in which nothing was taken back."""
    game, sheet = sheet_of(FOLDER / f"{game_of}.game")
    entries = [line.entry for line in sheet.lines][:ply]
    *_, last = moments(game, sheet.opening, entries)
    seats = sheet.opening.seats
    holders = tuple(people.SeatHolder(people.PersonId(1 + seat)) for seat in range(seats))
    card = people.TableCard(
        *(people.TableId(1), game.key, people.TableStatus.PLAYING, "1", "2", people.PersonId(1)),
        *(sheet.opening.options, people.TableTerms(), holders, people.Time(0), people.Time(0)),
    )
    return TableState(card, game, last.after, budgets=(TimeBudget(0),) * seats)


BUILT = 12  # moves of this game: a green tower is begun, building is done, the turn ends


def test_what_the_house_did_for_somebody_is_taken_back_with_his_last_move() -> None:
    ended = standing_after("firenze/three-builders", BUILT)
    assert ended.course is not None
    began, *by_itself = ended.course.made[-3:]
    assert [ended.game.vocabulary.spell(made.move) for made in by_itself] == ["done", "end"]

    assert seat_commands.count_moves_to_undo(ended, began.seat) == 3
    after = seat_commands.undo_last_move(began.seat)(ended)
    assert isinstance(after, TableState)
    assert after.course is not None
    assert after.course.made == ended.course.made[:-3]


def test_what_was_left_to_him_is_a_move_of_his_own() -> None:
    ended = standing_after("firenze/three-builders", BUILT)
    assert ended.course is not None
    seat = ended.course.made[-1].seat
    question = ended.course.decisions[seat] - 1
    budgets = tuple(replace(one, answered_manually=question) for one in ended.budgets)

    assert seat_commands.count_moves_to_undo(replace(ended, budgets=budgets), seat) == 1
    assert seat_commands.count_moves_to_undo(standing_after("firenze/three-builders", 1), seat) == 1
