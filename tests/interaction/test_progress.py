"""After a press the board says at once what was done and which computers are thinking."""

from pathlib import Path

from bot.tables.state import is_waiting_for_computers
from tests.interaction.doors import CHANNEL, EDIT
from tests.interaction.evening import THINKS, Evening, evening
from tests.tools.figures.table import COMPUTERS

PICTURE = "board.png"


async def pressed_on(table: Evening) -> tuple[str, int]:
    """A person moves by pressing, up to a move after which computers are asked.

    Which it was, and how many requests there were before it.
    """
    while following := await table.next():
        (who, spelt), before = following, table.asked
        await table.move(who, spelt)
        if is_waiting_for_computers(await table.standing()) and not spelt.startswith("give-back"):
            return spelt, before
        await table.pass_time(THINKS)
    raise AssertionError("no computer was ever asked")


def shown(table: Evening) -> list[str]:
    """The files that the board's post has."""
    return [one["filename"] for one in table.board.told["attachments"]]


async def test_the_board_says_what_was_done_and_who_is_thinking_before_a_computer_has_moved(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, "Lorenzo", guests=COMPUTERS) as table:
        await table.pass_time(THINKS)
        spelt, before = await pressed_on(table)

        (thinking,) = [line for line in table.lines() if line.startswith("### ")]
        assert thinking.endswith("is thinking")
        assert PICTURE in str(table.board.components)
        edit, *_ = table.way.office.asked_like(EDIT, before)
        assert "attachments" not in edit.body
        assert "is thinking" in str(edit.body)
        assert f"Lorenzo bids {spelt.removeprefix('bid ')} florins" in str(edit.body)
        drawn = table.easel.drawn

        await table.pass_time(THINKS)

        assert "is thinking" not in table.lines()[0]
        assert table.easel.drawn == drawn + 1
        assert shown(table) == [PICTURE]


async def test_where_nothing_is_known_the_whole_board_is_shown(tmp_path: Path) -> None:
    async with evening(tmp_path, "Lorenzo", guests=COMPUTERS) as table:
        await table.pass_time(THINKS)
        await table.way.restart()

        await pressed_on(table)

        assert table.lines()[0].endswith("is thinking")
        assert shown(table) == [PICTURE]


async def test_words_that_are_refused_hold_up_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path, "Lorenzo", guests=COMPUTERS) as table:
        await table.pass_time(THINKS)
        table.way.office.trouble(f"PATCH /channels/{CHANNEL}/messages/*", status=400, code=50035)

        await pressed_on(table)
        await table.pass_time(THINKS)

        assert "is thinking" not in table.lines()[0]
