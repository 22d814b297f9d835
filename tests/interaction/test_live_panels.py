"""Private panels follow their table: no old question lies nearer to the thumb than a newer one."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from bot.tables.command_runner import Applied
from bot.tables.people import MINUTE, TableStatus
from bot.tables.records import MessageKind
from bot.tables.state import seats_waited_for
from tests.cogs.reading import components, said
from tests.cogs.stage import greedy, press_in
from tests.interaction.evening import Done, Evening, Player, Seen, evening

EDITED = "PATCH /webhooks/*/messages/[0-9]*"
DELETED = "DELETE /webhooks/*"
THREE = ("Lorenzo", "Isabella", "Cosimo")
LAST = 7  # of its rounds
BY_HAND = {"Lorenzo": 0, "Isabella": 1, "Cosimo": 2}


async def pressed(table: Evening, who: Player, knock: str = "turn") -> Seen:
    """A press on the board that is answered by a new panel."""
    done = await who.click(table.board, custom_id=f"d:{knock}:{table.table}:")
    assert done.response is not None
    assert done.response.ephemeral
    return done.response


def others(table: Evening, who: Player) -> tuple[Player, Player]:
    """As they sit after this one."""
    at = BY_HAND[who.name]
    return table.people[(at + 1) % 3], table.people[(at + 2) % 3]


def lying(table: Evening, who: Player) -> list[Seen]:
    return [Seen(one) for one in table.way.office.whispered_to(who.account)]


def questions(panel: Seen) -> set[str]:
    """Seat and question of all moves that can be pressed in it."""
    ids = [str(one.get("custom_id", "")) for one in components(cast("Any", panel))]
    return {":".join(one.split(":")[2:4]) for one in ids if one.startswith(("m:", "c:"))}


async def asked(table: Evening, who: Player) -> str:
    seat = BY_HAND[who.name]
    return f"{seat}:{(await table.course()).decisions[seat]}"


async def until(table: Evening, verb: str) -> tuple[Player, str]:
    """The table is played by presses until somebody is about to make such a move."""
    while following := await table.next():
        if following[1].split()[0] == verb:
            return following
        await table.move(*following)
    raise AssertionError(f"nobody ever came to {verb}")


async def elsewhere(table: Evening, who: Player, spelt: str) -> None:
    """A person moves, and nothing of it is pressed here."""
    house, ply = table.way.bot.services.tables, (await table.course()).ply
    person = table.way.people[BY_HAND[who.name]].id
    outcome = await house.submit_moves(table.table, person, [spelt], None, f"elsewhere {ply}")
    assert isinstance(outcome, Applied)
    await table.way.at_rest()


def since(table: Evening, before: int, like: str) -> Sequence[object]:
    return table.way.office.asked_like(like, before)


async def test_a_panel_whose_press_puts_up_a_lot_is_taken_away(tmp_path: Path) -> None:
    async with evening(tmp_path, *THREE) as table:
        who, spelt = await until(table, "nominate")
        panel = await pressed(table, who)
        assert questions(panel) == {await asked(table, who)}
        before = table.asked

        await press_in(cast("Any", table), cast("Any", who), cast("Any", Done(panel)), spelt)

        assert lying(table, who) == []
        assert len(since(table, before, DELETED)) == 1
        bidder, bid = await table.next() or (who, "")
        assert bidder is not who
        await table.move(bidder, bid)
        assert lying(table, who) == []


async def test_a_press_on_the_board_removes_the_panel_of_the_question(tmp_path: Path) -> None:
    async with evening(tmp_path, *THREE) as table:
        await table.move(*await until(table, "nominate"))
        who, _ = await table.next() or (table.people[0], "")
        await pressed(table, who)
        passes = f"m:{table.table}:{await asked(table, who)}:pass"
        before = table.asked

        await who.click(table.board, custom_id=passes)

        assert len(since(table, before, DELETED)) == 1

        assert lying(table, who) == []


async def test_a_waiting_panel_becomes_the_question_once_it_is_asked(tmp_path: Path) -> None:
    async with evening(tmp_path, *THREE) as table:
        who, spelt = await until(table, "nominate")
        other, _ = others(table, who)
        panel = await pressed(table, other)
        assert not questions(panel)
        before = table.asked

        await table.move(who, spelt)

        (now,) = lying(table, other)
        assert now.id == panel.id
        assert questions(now) == {await asked(table, other)}
        assert len(since(table, before, EDITED)) == 1
        await other.click(now, custom_id=f"m:{table.table}:{await asked(table, other)}:pass")
        assert lying(table, other) == []


async def test_a_panel_of_a_question_that_is_still_open_is_left_alone(tmp_path: Path) -> None:
    async with evening(tmp_path, *THREE) as table:
        first, spelt = await table.next() or (table.people[0], "")
        other, _ = others(table, first)
        panel = await pressed(table, other)
        words, before = said(cast("Any", panel)), table.asked

        await elsewhere(table, first, spelt)

        (now,) = lying(table, other)
        assert said(cast("Any", now)) == words
        assert not since(table, before, EDITED)
        assert not since(table, before, DELETED)


async def test_what_is_no_panel_of_a_question_stays(tmp_path: Path) -> None:
    async with evening(tmp_path, *THREE) as table:
        who, spelt = await until(table, "nominate")
        second, third = others(table, who)
        hand = await pressed(table, second, "hand")
        plan = await third.click(await pressed(table, third), custom_id=f"d:plan:{table.table}:")
        assert plan.response is not None

        await elsewhere(table, who, spelt)
        await elsewhere(table, second, "pass")

        assert (await table.next() or (who,))[0] is third
        assert [one.id for one in lying(table, second)] == [hand.id]
        assert lying(table, third) == [plan.response]


async def test_what_was_told_in_private_is_read_until_more_is_asked(tmp_path: Path) -> None:
    async with evening(tmp_path, *THREE) as table:
        told = {}
        for _ in table.people:
            who, spelt = await table.next() or (table.people[0], "")
            assert spelt.startswith("give-back ")
            await table.move(who, spelt)
            told[who.name] = lying(table, who)
        who, spelt = await until(table, "nominate")
        waiting = others(table, who)
        assert [lying(table, one) for one in waiting] == [told[one.name] for one in waiting]
        assert not any(questions(panel) for one in waiting for panel in told[one.name])

        await elsewhere(table, who, spelt)

        (now,) = lying(table, waiting[0])
        assert questions(now) == {await asked(table, waiting[0])}
        assert lying(table, waiting[1]) == told[waiting[1].name]


async def test_after_a_quarter_of_an_hour_nothing_is_tried(tmp_path: Path) -> None:
    async with evening(tmp_path, *THREE) as table:
        who, spelt = await until(table, "nominate")
        await pressed(table, who)
        table.way.clock.turn(15 * MINUTE)
        before = table.asked

        await elsewhere(table, who, spelt)

        assert len(lying(table, who)) == 1
        assert not since(table, before, DELETED)
        assert not since(table, before, EDITED)


async def test_a_panel_that_is_gone_already_is_no_trouble(tmp_path: Path) -> None:
    async with evening(tmp_path, *THREE) as table:
        who, spelt = await until(table, "nominate")
        other, _ = others(table, who)
        panel = await pressed(table, other)
        del table.way.office.private[panel.id]

        await table.move(who, spelt)

        owner = table.way.people[BY_HAND[other.name]].id
        assert await table.way.bot.services.store.panels_of_person(owner, table.table) == ()
        assert not [one for one in await table.way.waiting() if one.key.kind is MessageKind.PANEL]


async def test_where_discord_fails_a_panel_is_put_right_later(tmp_path: Path) -> None:
    async with evening(tmp_path, *THREE) as table:
        who, spelt = await until(table, "nominate")
        await pressed(table, who)
        table.way.office.trouble(DELETED, status=500, times=5)  # discord.py tries as often

        await elsewhere(table, who, spelt)
        assert len(lying(table, who)) == 1
        await table.way.restart()
        await table.way.sweep_after(MINUTE)

        assert lying(table, who) == []


async def test_a_move_elsewhere_and_the_end_of_the_game_take_a_panel_away(tmp_path: Path) -> None:
    async with evening(tmp_path, *THREE) as table:
        taken_away = 0
        while (state := await table.standing()).card.status is TableStatus.PLAYING:
            assert state.course is not None
            seat = min(seats_waited_for(state))
            who, spelt = table.people[seat], greedy(state.game, state.course, seat)
            looks = state.course.state.round == LAST
            if looks:
                await pressed(table, who)
            await elsewhere(table, who, spelt)
            own = await asked(table, who)
            assert all(questions(one) == {own} for one in lying(table, who) if questions(one))
            taken_away += looks

        assert taken_away
        assert all(lying(table, one) == [] for one in table.people)


async def test_the_panel_of_the_last_move_stays_to_say_how_it_ended(tmp_path: Path) -> None:
    async with evening(tmp_path, *THREE) as table:
        who = table.people[0]
        while following := await table.next():
            who, spelt = following
            if (await table.course()).state.round < LAST:
                await elsewhere(table, who, spelt)
                continue
            panel = await pressed(table, who)
            await press_in(cast("Any", table), cast("Any", who), cast("Any", Done(panel)), spelt)

        state = await table.standing()
        assert state.card.status is TableStatus.OVER
        scores = state.game.scores((await table.course()).state)
        assert scores is not None
        (last,) = lying(table, who)
        assert not questions(last)
        assert f"{scores.totals[BY_HAND[who.name]]} points" in said(cast("Any", last))
        assert all(lying(table, one) == [] for one in others(table, who))
