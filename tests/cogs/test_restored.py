"""After a restore Discord has seen what the file has lost: people are told, old buttons refuse."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.__main__ import run_command_line
from bot.storage.backup import back_up
from bot.storage.store import SqliteStore
from bot.tables.people import HOUR, MINUTE, TableId, TableStatus, Time
from tests.cli.kept_tables import HALF, with_table
from tests.cogs.reading import said
from tests.cogs.stage import Stage, ids, played

STALE = "Things have moved on"


async def restored(scene: Stage, copy: Path, *how: str) -> None:
    """The bot stops, the copy is put in place, and the bot is started again."""
    await scene.bot.stop_services()
    assert await asyncio.to_thread(run_command_line, ["restore", str(copy), *how]) == 0
    await scene.restart()
    await scene.pass_time(MINUTE)


def notices(scene: Stage) -> list[str]:
    words = [said(message) for message in scene.channel.history()]
    return [one for one in words if "restored from a copy" in one]


async def moves_offered(scene: Stage, who: MemberActor) -> tuple[Any, list[str]]:
    """The panel of somebody's turn, and the ids of the moves on it."""
    done = await scene.click(who, scene.board, custom_id=f"d:turn:{scene.table}:")
    assert done.response is not None
    return done.response, [one for one in ids(done.response) if one.startswith("m:")]


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNORIA_DB", str(tmp_path / "signoria.db"))


async def test_what_was_done_since_is_taken_back_and_told_once(
    scene: Stage, tmp_path: Path
) -> None:
    await scene.gather()
    await played(scene, moves=4)
    copy = await back_up(scene._database, tmp_path / "copy.db")
    then = said(scene.board)
    await played(scene, moves=6)
    assert said(scene.board) != then

    await restored(scene, copy)

    assert len(notices(scene)) == 1
    assert said(scene.board) == then
    await scene.restart()
    await scene.pass_time(MINUTE)
    assert len(notices(scene)) == 1


async def test_the_same_copy_put_in_place_again_is_told_again(scene: Stage, tmp_path: Path) -> None:
    await scene.gather()
    await played(scene, moves=4)
    copy = await back_up(scene._database, tmp_path / "copy.db")

    for restores in (1, 2, 3):
        await played(scene, moves=2)
        await scene.pass_time(HOUR)
        await restored(scene, copy)
        assert len(notices(scene)) == restores


@pytest.mark.parametrize("lost", [1, 4])
async def test_a_file_put_back_by_hand_is_noticed_by_its_boards(
    scene: Stage, tmp_path: Path, lost: int
) -> None:
    await scene.gather()
    await played(scene, moves=4)
    copy = await back_up(scene._database, tmp_path / "copy.db")
    then = said(scene.board)
    asked = await scene.next()
    assert asked
    _, (old, *_) = await moves_offered(scene, asked[0])
    await played(scene, moves=lost)
    await scene.pass_time(MINUTE)
    assert any(one.startswith("d:undo:") for one in ids(scene.board))

    await scene.bot.stop_services()
    await asyncio.to_thread(shutil.copy, copy, scene._database)
    for _ in range(2):
        await scene.restart()
        await scene.pass_time(MINUTE)

    (notice,) = notices(scene)
    assert ("Move 5 was not kept" if lost == 1 else "Moves 5 to 8 were not kept") in notice
    assert said(scene.board) == then
    _, (new, *_) = await moves_offered(scene, asked[0])
    assert int(new.split(":")[3]) > int(old.split(":")[3])


async def test_a_start_with_the_newest_file_tells_nothing(scene: Stage) -> None:
    await scene.gather()
    await played(scene, moves=4)

    await scene.restart()
    await scene.pass_time(MINUTE)

    assert not notices(scene)


async def test_boards_of_another_database_are_no_lost_moves(scene: Stage) -> None:
    await scene.gather()
    await played(scene, moves=8)
    await scene.pass_time(HOUR)
    await scene.bot.stop_services()
    for file in scene._database.parent.glob("signoria.db*"):
        file.unlink()
    await scene.restart()
    await scene.gather()
    await played(scene, moves=2)

    await scene.restart()
    await scene.pass_time(MINUTE)

    assert (await scene.course()).ply == 2
    assert not notices(scene)


async def test_a_board_posted_anew_in_the_lost_time_is_taken_back(
    scene: Stage, tmp_path: Path
) -> None:
    await scene.gather()
    await played(scene, moves=4)
    copy = await back_up(scene._database, tmp_path / "copy.db")
    then, first = said(scene.board), scene.board.id
    for _ in range(8):
        await scene.people[1].send(scene.channel, "what a beautiful city")
    await scene.pass_time(2 * MINUTE)
    await played(scene, moves=2)
    await scene.pass_time(2 * MINUTE)
    assert scene.board.id != first

    await restored(scene, copy)

    assert said(scene.board) == then  # the stage finds one board only


async def test_who_is_asked_hears_of_it_again(scene: Stage, tmp_path: Path) -> None:
    await scene.gather()
    await played(scene, moves=3)
    await scene.pass_time(HOUR)
    following = await scene.next()
    assert following
    who = following[0]
    letter = scene.letters(who)[-1]
    copy = await back_up(scene._database, tmp_path / "copy.db")
    await played(scene, moves=1)
    await scene.pass_time(MINUTE)

    await restored(scene, copy)

    assert said(scene.letters(who)[-1]) == said(letter)


async def test_a_button_of_the_lost_time_answers_no_other_question(
    scene: Stage, tmp_path: Path
) -> None:
    await scene.gather()
    copy = await back_up(scene._database, tmp_path / "copy.db")
    following = await scene.next()
    assert following
    who = following[0]
    panel, (old, *_) = await moves_offered(scene, who)

    await restored(scene, copy)
    words = scene.heard(await who.click(panel, custom_id=old))
    ply = (await scene.course()).ply
    panel, (new, *_) = await moves_offered(scene, who)
    await scene.click(who, panel, custom_id=new)

    assert ply == 0
    assert STALE in words
    assert new.split(":")[4:] == old.split(":")[4:]
    assert (await scene.course()).ply == 1


async def test_a_move_to_another_machine_changes_no_button(scene: Stage, tmp_path: Path) -> None:
    await scene.gather()
    await played(scene, moves=3)
    await scene.pass_time(MINUTE)
    before = ids(scene.board)
    copy = await back_up(scene._database, tmp_path / "copy.db")

    await restored(scene, copy, "--moved")

    assert ids(scene.board) == before
    assert not notices(scene)


async def test_numbers_of_tables_opened_in_the_lost_time_do_not_come_again(
    scene: Stage, tmp_path: Path
) -> None:
    await scene.gather()
    copy = await back_up(scene._database, tmp_path / "copy.db")
    lost = await scene.bot.services.store.next_table_id()

    await restored(scene, copy)

    assert await scene.bot.services.store.next_table_id() > lost


async def test_of_two_tables_the_one_that_was_active_is_told(tmp_path: Path) -> None:
    file, copy = tmp_path / "signoria.db", tmp_path / "copy.db"
    for table in (TableId(7), TableId(8)):
        await asyncio.to_thread(with_table, file, table, plies=HALF, status=TableStatus.PLAYING)
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE lines SET at = at - ? WHERE table_id = 8", (6 * MINUTE,))
        database.execute("UPDATE lines SET at = (SELECT max(at) FROM lines) WHERE table_id = 7")
        database.commit()
    await back_up(file, copy)

    await asyncio.to_thread(run_command_line, ["restore", str(copy)])
    store = await SqliteStore.open_for_hosting(file)
    await store.prepare_after_restore(Time(1_800_000_000), {})
    await store.close_store()

    with closing(sqlite3.connect(file)) as database:
        told = database.execute(
            "SELECT table_id, key FROM messages WHERE person IS NULL"
        ).fetchall()
        numbers = database.execute("SELECT DISTINCT incarnation FROM tables").fetchall()
    assert sorted((table, key.split()[0]) for table, key in told) == [
        *((7, "board"), (7, "news"), (8, "board"))
    ]
    assert len(numbers) == 1
    assert numbers[0][0] > 0
