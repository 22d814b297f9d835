"""Posts from before they were laid out: their buttons answer, and the next move lays them out."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from bot.tables.command_runner import Applied
from bot.tables.motion_kinds import PlainMotion
from bot.tables.votes_and_seat_changes import cast_vote
from tests.cogs.reading import components
from tests.interaction.evening import Evening, Seen, evening
from tests.interaction.post_office import Json
from tests.interaction.scales import is_laid_out

# What was knocked, and with which words beside it.
OF_OLD = {"turn": "", "hand": "", "undo": "1", "log": "", "help": "", "words": "", "options": ""}
ROW = 5


def as_of_old(table: Evening, more: Sequence[str] = ()) -> Json:
    """The same post in words and a frame, with its buttons in rows below."""
    post = table.board.told
    pressed = [*dict.fromkeys((*ids(table.board), *more))]
    rows = [pressed[at : at + ROW] for at in range(0, len(pressed), ROW)]
    post.update(
        content="**Lorenzo**: two actions left",
        embeds=[{"type": "rich", "description": "The board"}],
        flags=0,
        components=[{"type": 1, "components": [button(one) for one in row]} for row in rows],
    )
    return post


def button(id: str) -> Json:
    return {"type": 2, "style": 2, "label": id[:20], "custom_id": id}


def ids(seen: Seen) -> list[str]:
    found = (one.get("custom_id") for one in components(seen))  # type: ignore[arg-type]
    return [one for one in found if one]


@pytest.mark.asyncio
async def test_a_plain_post_becomes_a_layout_and_keeps_its_buttons(tmp_path: Path) -> None:
    async with evening(tmp_path, "Lorenzo", "Isabella") as table:
        post = as_of_old(table)
        before = ids(table.board)
        await table.way.restart()
        assert not is_laid_out(post)

        following = await table.next()
        assert following is not None
        await table.move(*following)  # from a button of the plain post on
        await table.pass_time(10)

        (board,) = table.way.boards()
        assert board["id"] == post["id"]
        assert is_laid_out(board)
        assert not board["content"]
        assert not board["embeds"]
        assert set(before) <= set(ids(table.board))


@pytest.mark.asyncio
async def test_every_button_of_a_plain_post_is_answered(tmp_path: Path) -> None:
    async with evening(tmp_path, "Lorenzo", "Isabella") as table:
        lorenzo, at = table.people[0], table.table
        knocks = [f"d:{name}:{at}:{rest}" for name, rest in OF_OLD.items()]
        moves = [f"m:{at}:0:0:pass", f"c:{at}:0:0:build", f"m:{at + 9}:0:0:pass"]
        post = as_of_old(table, [*knocks, *moves])
        for id_ in (*knocks, *moves):
            done = await lorenzo.click(Seen(post), custom_id=id_)

            assert done.response is not None, id_
            assert done.response.ephemeral, id_
            assert done.response.components, id_


@pytest.mark.asyncio
async def test_a_button_from_before_a_game_was_given_up_says_so(tmp_path: Path) -> None:
    async with evening(tmp_path, "Lorenzo", "Isabella") as table:
        lorenzo, tables = table.people[0], table.way.bot.services.tables
        post = Seen(
            dict(table.board.told)
            | {"components": [{"type": 1, "components": [button("d:undo:1:1 @7")]}]}
        )
        for person in table.way.people:
            wants = partial(cast_vote, motion=PlainMotion.CANCEL, in_favour=True)
            done = await tables.run_seat_command(table.table, person.id, wants, person.name)
            assert isinstance(done, Applied)

        answer = await lorenzo.click(post, custom_id="d:undo:1:1 @7")

        assert "was given up" in table.heard(answer)
