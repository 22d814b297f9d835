"""Live play on the board: offered by a line and two buttons, ended by one."""

from bot.tables.state import is_playing_live
from tests.cogs.reading import on, said, unstamped
from tests.cogs.stage import Stage, ids

FOR, AGAINST = "d:vote:1:live", "d:against:1:live"
END = "d:endlive:1:"


async def all_are_there(scene: Stage) -> None:
    """At a table with a clock; whoever presses something once its game is on is there."""
    lorenzo = scene.people[0]
    await scene.slash(lorenzo, "game new")
    for person in scene.people[1:]:
        await scene.slash(person, "game join")
    await scene.slash(lorenzo, "game deadline", clock="slow")
    await scene.pass_time(1)
    await scene.slash(lorenzo, "game start")
    for person in scene.people:
        assert on(scene.board, FOR) not in ids(scene.board)
        await scene.slash(person, "hand")
    await scene.pass_time(6)


async def test_all_who_are_there_agree_by_pressing_and_anybody_ends_it(trio: Stage) -> None:
    await all_are_there(trio)
    assert "Everybody is here" in said(trio.board)
    assert {FOR, AGAINST} <= set(map(unstamped, ids(trio.board)))

    for person in trio.people:
        await trio.click(person, trio.board, custom_id=FOR)
    await trio.pass_time(6)

    assert is_playing_live(await trio.standing())
    assert "**Live**" in said(trio.board)
    await trio.click(trio.people[1], trio.board, custom_id=END)
    await trio.pass_time(6)
    assert not is_playing_live(await trio.standing())
    assert END not in ids(trio.board)


async def test_an_old_button_that_ends_it_is_answered(scene: Stage) -> None:
    await all_are_there(scene)
    for person in scene.people:
        await scene.click(person, scene.board, custom_id=FOR)
    await scene.pass_time(6)
    both = [(person, scene.board, END) for person in scene.people]

    _, late = await scene.click_at_once(*both)

    assert late.response
    assert "Nobody is playing live" in said(late.response)


async def test_whoever_looks_on_is_not_waited_for(trio: Stage) -> None:
    *players, onlooker = trio.people
    trio.people = players
    await all_are_there(trio)

    await trio.slash(onlooker, "board")

    assert set(await trio.bot.services.store.presence_at_table(trio.table)) == {1, 2}
    assert "Everybody is here" in said(trio.board)
