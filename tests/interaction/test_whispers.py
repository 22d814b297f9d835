"""Of what somebody is told in private only the last lies there, as far as Discord lets it."""

from pathlib import Path

import pytest

from bot.tables.people import MINUTE
from tests.cogs.reading import components
from tests.interaction.evening import Evening, Player, Seen, evening

TAKEN_AWAY = "DELETE /webhooks/*"


async def panel(table: Evening, who: Player) -> Seen:
    """He presses on the board for a panel of his own."""
    done = await who.click(table.board, custom_id=f"d:turn:{table.table}:")
    assert done.response is not None
    assert done.response.ephemeral
    return done.response


def before(table: Evening, who: Player) -> list[int]:
    """What lies before his eyes, the newest last."""
    return [int(one["id"]) for one in table.way.office.whispered_to(who.account)]


@pytest.mark.parametrize("is_another_process", [False, True])
async def test_a_new_panel_removes_an_older_one(is_another_process: bool, tmp_path: Path) -> None:
    async with evening(tmp_path, "Lorenzo", "Isabella") as table:
        lorenzo, isabella = table.people
        await panel(table, isabella)
        await panel(table, lorenzo)
        if is_another_process:
            await table.way.restart()

        newest = await panel(table, lorenzo)

        assert before(table, lorenzo) == [newest.id]
        assert len(before(table, isabella)) == 1  # what others were told lies where it was


async def test_after_sixteen_minutes_an_old_panel_is_answered_in_place(tmp_path: Path) -> None:
    async with evening(tmp_path, "Lorenzo", "Isabella") as table:
        lorenzo = table.people[0]
        old = await panel(table, lorenzo)
        taken_away = len(table.way.office.asked_like(TAKEN_AWAY))
        table.way.clock.turn(16 * MINUTE)
        await table.way.restart()

        new = await panel(table, lorenzo)
        assert before(table, lorenzo) == [old.id, new.id]
        assert len(table.way.office.asked_like(TAKEN_AWAY)) == taken_away
        ids = [one["custom_id"] for one in components(new) if "custom_id" in one]  # type: ignore[arg-type]
        await lorenzo.click(new, custom_id=next(one for one in ids if one.startswith("m:")))

        stale = next(one for one in ids if one.startswith("m:"))
        done = await lorenzo.click(old, custom_id=stale)

        assert done.response is not None
        assert done.response.id == old.id
        assert (await table.course()).ply == 1


@pytest.mark.parametrize("kind", ["m:", "c:"])
async def test_a_press_in_a_removed_panel_is_answered_below(kind: str, tmp_path: Path) -> None:
    async with evening(tmp_path, "Lorenzo", "Isabella") as table:
        lorenzo = table.people[0]
        old = await panel(table, lorenzo)
        pressed = [one["custom_id"] for one in components(old) if "custom_id" in one]  # type: ignore[arg-type]
        newer = await panel(table, lorenzo)
        assert before(table, lorenzo) == [newer.id]

        done = await lorenzo.click(old, custom_id=next(x for x in pressed if x.startswith(kind)))

        assert done.response is not None
        assert done.response.ephemeral
        assert done.response.id not in (old.id, newer.id)
        assert before(table, lorenzo) == [done.response.id]
        assert (await table.course()).ply == (1 if kind == "m:" else 0)
