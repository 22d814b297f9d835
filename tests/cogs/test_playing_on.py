"""Playing on from a position of a game that is over, by clicks: alone, in direct messages."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from simcord.actors import MemberActor

from bot.tables.command_runner import Applied
from bot.tables.lobby import OPENINGS_WINDOW, PERSON_LIMITS
from bot.tables.people import MINUTE, PlayOnOrigin, TableId, TableStatus
from bot.tables.state import TableState, seats_waited_for
from cogs.messages import pictures
from cogs.table import replay_and_review
from tests.cogs.reading import private, said
from tests.cogs.stage import Stage, greedy, ids, played, stage
from tests.cogs.test_forged import forge
from tests.cogs.test_replay_viewer import opened, way


def here(message: Any) -> str:
    (found,) = [one for one in ids(message) if one.startswith("d:playon:")]
    return found


async def played_on(scene: Stage, who: MemberActor, panel: Any) -> Any:
    """What he is answered who presses the button below a leaf."""
    return private(await scene.click(who, panel, custom_id=here(panel)))


async def board_of(scene: Stage, who: MemberActor) -> Any:
    """The newest of his direct messages in which something can be pressed."""
    await scene.pass_time(10)
    return [one for one in scene.letters(who) if ids(one)][-1]


async def at_table(scene: Stage, number: int) -> TableState:
    state = await scene.bot.services.tables.table_state(TableId(number))
    assert isinstance(state, TableState)
    return state


async def play_to_the_end(scene: Stage, who: MemberActor, number: int) -> None:
    """Computers answer by themselves; for him the greedy one does."""
    person, house = await scene.person(who), scene.bot.services.tables
    while (now := await at_table(scene, number)).card.status is TableStatus.PLAYING:
        assert now.course is not None
        seat = min(seats_waited_for(now))
        if now.card.holders[seat].person is None:
            await scene.pass_time(2)
            continue
        spelt = greedy(now.game, now.course, seat)
        outcome = await house.submit_moves(
            now.card.id, person.id, [spelt], None, f"on {now.course.ply}"
        )
        assert isinstance(outcome, Applied)


async def test_from_any_leaf_of_a_game_that_is_over_one_plays_on_alone(tmp_path: Path) -> None:
    async with stage(tmp_path, people=3, limits=PERSON_LIMITS) as scene:
        lorenzo, isabella, cosimo = scene.people
        scene.people.remove(cosimo)  # he looks on
        await scene.slash(isabella, "settings language", language="fr")
        await scene.gather()
        await played(scene, 40)
        assert not [one for one in ids(await opened(scene, lorenzo)) if "playon" in one]
        assert "finished game" in await forge(scene, lorenzo, "d:playon:1:0 30")
        await played(scene)
        await scene.pass_time(10)
        last = len((await scene.course()).made)

        # With the eyes of Isabella, in her place; the table is his alone, and names nobody else.
        panel = await opened(scene, lorenzo)
        end = (await scene.click(lorenzo, panel, custom_id=way(panel, "last"))).response
        assert end is not None
        assert not [one for one in ids(end) if "playon" in one], "there is nothing left to play"
        panel = (await scene.click(lorenzo, end, custom_id=way(end, "first"))).response
        panel = (await scene.click(lorenzo, panel, custom_id=way(panel, "on"))).response
        panel = (await scene.select(lorenzo, panel, "1", "s:eyes:1:1")).response
        panel = await played_on(scene, lorenzo, panel)
        assert "Your game is in your direct messages" in said(panel)
        assert "After move 1 of" in said(panel), "the leaf stays open"
        board = await board_of(scene, lorenzo)
        assert "Played on from table 1, after move 1." in said(board)
        assert "Isabella" not in said(board)
        assert "sealed" not in said(board), "no deal is announced"
        on = await at_table(scene, 2)
        assert on.card.origin == PlayOnOrigin(TableId(1), 1)
        assert [bool(holder.person) for holder in on.card.holders] == [False, True]
        assert on.card.holders[0].computer == "journeyman"

        # One at a time; and only where he may be written to.
        busy = await played_on(scene, lorenzo, panel)
        assert "Table 2 is still open in your direct messages" in said(busy)
        scene.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=1)
        assert "Allow messages from members" in await forge(scene, cosimo, "d:playon:1:- 7")
        assert "in your direct messages" in await forge(scene, cosimo, "d:playon:1:- 0")
        assert "from the very start" in said(await board_of(scene, cosimo))
        assert (await at_table(scene, 3)).card.holders[0].person is not None
        await forge(scene, cosimo, "d:resign:3:")
        assert (await at_table(scene, 3)).card.status is TableStatus.CANCELLED

        assert "position d’une partie" in await forge(scene, isabella, f"d:playon:1:- {last}")
        await forge(scene, isabella, f"d:playon:1:- {last - 1}")
        await counts_nowhere(scene, isabella, last - 1)

        # What was given up is deleted, and nothing else.
        await scene.pass_time(OPENINGS_WINDOW + MINUTE)
        assert "perhaps it was deleted" in await forge(scene, cosimo, "d:turn:3:")
        assert [card.id for card in await scene.bot.services.store.find_table_cards()] == [1, 2, 4]
        await no_second_one(scene, lorenzo)


async def no_second_one(scene: Stage, lorenzo: MemberActor) -> None:
    """Not even where the first one was moved to a channel."""
    services, there = scene.bot.services, str(scene.channel.id)
    async with services.store.unit_of_work() as page:
        card = (await at_table(scene, 2)).card
        page.save_table_card(replace(card, server=str(scene.env.guild.id), place=there))
    before = len(scene.letters(lorenzo))
    assert "already playing on at table 2" in await forge(scene, lorenzo, "d:playon:1:- 7")
    assert len(scene.letters(lorenzo)) == before


async def counts_nowhere(scene: Stage, isabella: MemberActor, moves: int) -> None:
    """It is played to its end, and of that nothing is kept, proven or told elsewhere."""
    await play_to_the_end(scene, isabella, 4)
    result = await board_of(scene, isabella)
    assert f"Reprise de la table 1, après le coup {moves}." in said(result)
    assert "d:rematch:4:" in ids(result)
    assert not {f"d:{one}:4:" for one in ("deal", "review")} & set(ids(result))
    assert "Reprise de la table 1" in await forge(scene, isabella, "d:deal:4:")
    over = await at_table(scene, 4)
    assert pictures.make_game_page(await scene.standing()) is not None
    assert pictures.make_game_page(over) is None
    assert over.course is not None
    _, sheet = await replay_and_review._write_score_sheet(over, over.course, [])
    assert f"# played on from table 1, move {moves}\n" in sheet
    counted = await scene.bot.services.store.find_results(person=(await scene.person(isabella)).id)
    assert {one.table for one in counted} == {TableId(1)}
