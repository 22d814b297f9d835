"""The chronicle: a thread below the opening post that tells each closed matter once."""

from dataclasses import replace
from itertools import chain
from pathlib import Path

import discord
import pytest
from simcord.builders import ChannelHandle

from bot.engine.text import Text
from bot.history.records import OFF, ON, STORY_PAUSE
from bot.tables import seat_commands
from bot.tables.command_runner import Applied, texts_heard
from bot.tables.records import ThreadCursor
from bot.tables.state import TableState
from cogs.games import GAME_UIS
from cogs.interaction.speech import speech_at_table
from cogs.messages.discord_messages import ARCHIVED
from cogs.messages.story_thread import HAS_ONE, LOCKED, UNKNOWN_CHANNEL, final_story_lines
from tests.cogs.reading import said
from tests.cogs.stage import Stage, ids, played, stage
from tests.cogs.test_moderators import chief_of
from tests.cogs.test_posts import allow, deny
from tests.golden.recipes import FOLDER, moments
from tests.golden.test_golden import sheet_of
from tests.interaction.evening import FakePainter

# The lines


@pytest.mark.parametrize("name", ["princes/both-two", "princes/solo-won", "firenze/sabotage"])
def test_a_line_that_is_complete_stays_as_it_is_and_at_the_end_all_are(name: str) -> None:
    game, sheet = sheet_of(FOLDER / f"{name}.game")
    front, before = GAME_UIS[game.key], list[tuple[int, Text]]()
    events: list[Text] = []
    for moment in moments(game, sheet.opening, [line.entry for line in sheet.lines]):
        made = moment.after.made
        events = list(texts_heard(chain.from_iterable(one.step.events for one in made), None))
        complete = list(front.complete_lines(events).items())
        assert complete[: len(before)] == before
        before = complete
    assert before == list(front.gather_lines(events).items())


# The thread


def thread_of(scene: Stage) -> ChannelHandle:
    (thread,) = scene.channel.threads
    return thread


def told(scene: Stage) -> list[discord.Message]:
    """All that stands in the thread, the oldest first."""
    return sorted(thread_of(scene).history(), key=lambda message: message.id)


def lines(scene: Stage) -> list[str]:
    return [line for message in told(scene) for line in message.content.splitlines()]


async def story(scene: Stage) -> list[str]:
    """What everybody heard that stays as it is."""
    state = await scene.standing()
    assert state.course is not None
    speech = speech_at_table(state, state.card.terms.language)
    return [speech.speak_text(text) for _, text in final_story_lines(state.game, state.course)]


async def whispered(scene: Stage) -> set[str]:
    """What one alone heard, and not everybody in other words."""
    state, course = await scene.standing(), await scene.course()
    speech = speech_at_table(state, state.card.terms.language)
    events = [event for made in course.made for event in made.step.events]
    heard_alone = [pair for event in events for pair in event.private]
    alone = {speech.speak_to_seat(seat, text) for seat, text in heard_alone}
    alone |= {speech.speak_text(text) for _, text in heard_alone}
    return alone - set(await story(scene))


async def taken_back(scene: Stage, moves: int) -> None:
    def act(state: TableState) -> TableState:
        return seat_commands.apply_undo(state, None, moves)

    assert isinstance(
        await scene.bot.services.tables.run_command(scene.table, act, "undo"), Applied
    )
    await scene.env.settle()


def given_up(scene: Stage) -> list[discord.Message]:
    return [one for one in scene.channel.history() if "chronicle of this table ends" in said(one)]


A_WHILE = STORY_PAUSE + 10
A_ROUND = 30  # moves of two, at least: with them their first round is over


async def test_a_story_is_told_once_below_the_post_where_people_sat_down(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2, painter=FakePainter()) as scene:
        await scene.gather()
        opening = min(scene.channel.history(), key=lambda message: message.id)
        assert thread_of(scene).id == opening.id
        assert "The game is on: Lorenzo and Isabella." in said(opening)
        assert not ids(opening)

        await played(scene, A_ROUND)
        assert told(scene) == []  # what is taken back at once needs not be told
        await scene.pass_time(A_WHILE)

        assert lines(scene) == await story(scene)
        assert not [line for line in lines(scene) if " bids " in line]
        assert await whispered(scene)
        assert not (await whispered(scene)).intersection(lines(scene))
        assert all(one.flags.suppress_notifications for one in told(scene))
        assert any(one.attachments for one in told(scene))
        members = scene.env.backend.channels[thread_of(scene).id].thread_members
        assert set(members) == {scene.env.backend.bot_user.id}

        before = len(told(scene))
        await scene.restart(FakePainter())
        await played(scene, 1)
        await scene.pass_time(A_WHILE)
        assert lines(scene) == await story(scene)

        await played(scene, 10)
        await scene.restart(FakePainter())
        await scene.pass_time(A_WHILE)
        assert lines(scene) == await story(scene)
        assert len(told(scene)) > before
        assert min(scene.channel.history(), key=lambda message: message.id).id == opening.id


async def test_what_was_sent_just_before_a_crash_is_not_told_twice(scene: Stage) -> None:
    await scene.gather()
    await played(scene, A_ROUND)
    await scene.pass_time(A_WHILE)
    store = scene.bot.services.store
    before = await store.thread_cursor(scene.table)
    await played(scene, 10)
    await scene.pass_time(A_WHILE)
    after = await store.thread_cursor(scene.table)
    assert after.is_settled
    assert after.lines > before.lines
    async with store.unit_of_work() as page:  # as it stood once it was sent
        page.save_record(replace(before, sent_ply=after.ply, sent_lines=after.lines))

    await scene.restart()
    await played(scene, 10)
    await scene.pass_time(A_WHILE)

    assert lines(scene) == await story(scene)
    assert (await scene.bot.services.store.thread_cursor(scene.table)).is_settled


async def test_what_was_told_and_is_taken_back_is_said_to_be_in_one_line(scene: Stage) -> None:
    await scene.gather()
    await played(scene, A_ROUND)
    await scene.pass_time(A_WHILE)
    before = lines(scene)

    await taken_back(scene, 12)
    await scene.pass_time(A_WHILE)
    holds = await story(scene)
    gone = len(before) - len(holds)
    assert gone > 0
    (said_,) = lines(scene)[len(before) :]
    assert said_.startswith(f"Taken back: “{before[len(holds)]}”")
    assert (f"{gone} lines" in said_) == (gone > 1)

    await played(scene, 12)
    await scene.restart()
    await scene.pass_time(A_WHILE)
    assert lines(scene)[len(before) + 1 :] == (await story(scene))[len(holds) :]


@pytest.mark.parametrize("code", [UNKNOWN_CHANNEL, pytest.param(LOCKED, marks=pytest.mark.long)])
async def test_a_closed_thread_is_spoken_of_once(scene: Stage, code: int) -> None:
    await scene.gather()
    thread = thread_of(scene)
    scene.env.inject_error("POST", f"/channels/{thread.id}/*", status=404, code=code, times=None)
    for _ in range(2):
        await played(scene, 10)
        await scene.pass_time(A_WHILE)
    assert len(given_up(scene)) == 1
    assert (await scene.standing()).card.terms.chronicle == OFF
    assert told(scene) == []

    scene.env.backend.faults.clear()
    await scene.slash(scene.people[0], "game options", option="chronicle", value=ON)
    await played(scene, 1)
    await scene.pass_time(A_WHILE)

    found = [one.history() for one in scene.channel.threads]
    (messages,) = [sorted(one, key=lambda message: message.id) for one in found if one]
    anew = [line for one in messages for line in one.content.splitlines()]
    assert anew == await story(scene)
    assert len(given_up(scene)) == 1


async def test_a_post_that_was_deleted_while_people_sat_down_is_there_anew(scene: Stage) -> None:
    await scene.slash(scene.people[0], "game new")
    await scene.slash(scene.people[1], "game join")
    lobby = scene.board
    scene.env.backend.delete_message(lobby.channel.id, lobby.id)
    await scene.slash(scene.people[0], "game start")

    opening = next(one for one in scene.channel.history() if "The game is on" in said(one))
    assert thread_of(scene).id == opening.id != lobby.id
    assert not given_up(scene)


async def test_no_thread_comes_before_it_is_asked_for(scene: Stage) -> None:
    deny(scene, create_public_threads=True)
    await scene.gather()
    opening = min(scene.channel.history(), key=lambda message: message.id)
    scene.env.backend.delete_message(opening.channel.id, opening.id)
    await allow(scene)
    await played(scene, A_ROUND)
    await scene.pass_time(A_WHILE)
    assert len(given_up(scene)) == 1
    assert not scene.channel.threads

    await scene.slash(scene.people[0], "game options", option="chronicle", value=ON)
    await played(scene, 1)
    await scene.pass_time(A_WHILE)
    assert lines(scene) == await story(scene)
    assert len(given_up(scene)) == 1


async def test_a_thread_whose_making_was_not_heard_of_is_known_again(scene: Stage) -> None:
    await scene.gather()
    made = thread_of(scene).id
    async with (
        scene.bot.services.store.unit_of_work() as page
    ):  # as it stood before the answer came
        page.save_record(ThreadCursor(scene.table))
    scene.env.inject_error("POST", "/channels/*/threads", status=400, code=HAS_ONE, times=None)

    await played(scene, A_ROUND)
    await scene.pass_time(A_WHILE)

    assert thread_of(scene).id == made
    assert lines(scene) == await story(scene)


async def test_with_too_many_threads_the_board_comes_and_the_story_later(scene: Stage) -> None:
    path = "/channels/*/threads"
    scene.env.inject_error("POST", path, status=400, code=160006, times=None)
    await scene.gather()
    assert "d:turn:1:" in ids(scene.board)
    assert not any(
        one.tries for one in await scene.bot.services.store.messages_of_table(scene.table)
    )
    await played(scene, A_ROUND)
    await scene.pass_time(A_WHILE)
    assert not scene.channel.threads

    scene.env.backend.faults.clear()
    await played(scene, 1)
    await scene.pass_time(A_WHILE)

    assert lines(scene) == await story(scene)
    assert not given_up(scene)


async def test_a_thread_that_fell_asleep_is_woken(scene: Stage) -> None:
    await scene.gather()
    thread = scene.env.backend.channels[thread_of(scene).id]
    assert thread.thread_metadata is not None
    thread.thread_metadata.archived = True
    path = f"/channels/{thread.id}/messages"
    scene.env.inject_error("POST", path, status=400, code=ARCHIVED, times=1)

    await played(scene, A_ROUND)
    await scene.pass_time(A_WHILE)

    assert lines(scene) == await story(scene)
    assert not thread.thread_metadata.archived
    assert not given_up(scene)


async def test_without_the_right_there_is_no_thread_and_later_all_is_told(scene: Stage) -> None:
    deny(scene, create_public_threads=True)
    await scene.gather()
    await played(scene, A_ROUND)
    await scene.pass_time(A_WHILE)
    assert not scene.channel.threads
    assert not given_up(scene)
    told_why = await scene.slash(scene.people[0], "game options", option="chronicle", value=ON)
    assert "Create Public Threads" in told_why

    await allow(scene)
    await played(scene, 1)
    await scene.pass_time(A_WHILE)
    assert lines(scene) == await story(scene)
    before = lines(scene)

    deny(scene, send_messages_in_threads=True)
    await played(scene, 10)
    await scene.pass_time(A_WHILE)
    assert lines(scene) == before
    await allow(scene)
    await played(scene, 1)
    await scene.pass_time(A_WHILE)
    assert lines(scene) == await story(scene)


async def test_that_a_channel_is_gone_is_told_once_though_its_story_goes_on(scene: Stage) -> None:
    await scene.gather()
    deny(scene, view_channel=True, send_messages=True)
    for _ in range(3):
        await played(scene, 3)
        await scene.pass_time(A_WHILE)

    letters = map(said, scene.letters(scene.people[0]))
    assert len([one for one in letters if "may not write there" in one]) == 1


async def test_a_server_has_none_unless_a_table_wants_one(scene: Stage) -> None:
    steward = chief_of(scene)
    assert "in a thread below" in await scene.slash(steward, "admin show")
    shown = await scene.slash(steward, "admin chronicle", enabled=False)
    assert "No table’s story is told" in shown
    await scene.gather()
    await played(scene, A_ROUND)
    await scene.pass_time(A_WHILE)
    assert not scene.channel.threads

    lorenzo = scene.people[0]
    assert "can be on or off" in await scene.slash(
        lorenzo, "game options", option="chronicle", value="perhaps"
    )
    await scene.slash(lorenzo, "game options", option="chronicle", value=ON)
    await played(scene, 1)
    await scene.pass_time(A_WHILE)
    assert lines(scene) == await story(scene)


async def test_a_table_in_a_thread_of_its_own_has_no_chronicle(scene: Stage) -> None:
    await scene.slash(scene.people[0], "game new", place="thread")
    own = thread_of(scene)
    await scene.people[1].slash(own, "game join")
    await scene.people[0].slash(own, "game start")
    await played(scene, A_ROUND)
    await scene.pass_time(A_WHILE)

    assert thread_of(scene).id == own.id
    assert not (await scene.bot.services.store.thread_cursor(scene.table)).thread
