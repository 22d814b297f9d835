"""Sealed auctions on a simulated Discord: everybody is asked at once, and presses one button."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.notifications.notifier import LEFT_ALONE_FOR
from bot.tables.people import SECOND, TableStatus
from bot.tables.records import JobKind
from bot.tables.state import seats_called
from cogs.games import GAME_UIS
from cogs.messages.pictures import CachingPainter
from tests.cogs.reading import private, said, shown
from tests.cogs.stage import LANGUAGES, Stage, ids, stage, words_of
from tests.cogs.test_forged import forge


async def sealed(scene: Stage, *languages: str, characters: str = "off") -> None:
    """A slow table, at which everybody has given back a profession."""
    owner, *others = scene.people
    for person, language in zip(scene.people, languages, strict=False):
        await scene.slash(person, "settings language", language=language)
    await scene.slash(owner, "game new", game="princes")
    for person in others:
        await scene.slash(person, "game join")
    assert "bid by bid" in await scene.slash(owner, "game deadline")
    await scene.slash(owner, "game deadline", clock="slow")
    assert "at once" in await scene.slash(owner, "game deadline")
    await scene.slash(owner, "game options", option="characters", value=characters)
    await scene.slash(owner, "game start")
    for who in scene.people:
        view = (await scene.standing()).game.view(
            (await scene.course()).state, await scene.seat(who)
        )
        await scene.slash(who, "princes give-back", profession=view.own.hand[0].card.name)


async def my_turn(scene: Stage, who: MemberActor) -> Any:
    done = await scene.click(who, scene.board, custom_id=f"d:turn:{scene.table}:")
    return done.response


async def these_are_my_wishes(scene: Stage, who: MemberActor) -> Any:
    panel = await my_turn(scene, who)
    (given,) = [one for one in ids(panel) if f":orders:{scene.table}:given " in one]
    return (await scene.click(who, panel, custom_id=given)).response


async def called(scene: Stage) -> int:
    return len(seats_called(await scene.standing()))


async def test_everybody_is_asked_on_the_board_and_answers_with_one_button(trio: Stage) -> None:
    await sealed(trio, *LANGUAGES)
    first, second, third = trio.people
    assert "Wishes for the auctions of round 1: waiting for" in said(trio.board)
    assert not [one for one in ids(trio.board) if one.startswith("m:")]  # nobody names a lot
    panel = await my_turn(trio, second)
    assert "quand chacun a répondu" in said(panel)
    assert "once everybody has answered" in await trio.slash(first, "help")
    answer = await trio.slash(third, "princes stay-out")
    assert "Zuerst nennen alle ihre Wünsche" in answer
    for left, who in zip((2, 1, 0), trio.people, strict=True):
        reply = await these_are_my_wishes(trio, who)
        assert said(reply)
        assert await called(trio) == left
    assert "Wishes for" not in said(trio.board)


async def test_a_refused_undo_is_answered_during_a_sealed_round(trio: Stage) -> None:
    await sealed(trio, *LANGUAGES[:1])
    first, *_ = trio.people
    pressed = await forge(trio, first, "d:undo:1:1")  # of an old post
    typed = (await first.slash(trio.channel, "game undo")).response
    assert typed is not None
    for told in (pressed, said(typed)):
        assert "once everybody has answered" in told
        assert "Something went wrong" not in told
    assert any(one.startswith("d:vote:1:undo 1") for one in ids(typed))


async def test_the_picture_and_its_words_say_that_all_are_asked(tmp_path: Path) -> None:
    async with stage(tmp_path, people=3, painter=CachingPainter()) as scene:
        await sealed(scene)
        first, second, third = scene.people
        names = ["Lorenzo", "Isabella", "Cosimo"]
        for who in (first, second, third):
            for one in await everything_told(scene, third):
                assert "puts the next object up" not in one
                assert f"at once; still to answer: {listed(names)}." in one
            picture = await scene.board.attachments[0].read()
            await these_are_my_wishes(scene, who)
            del names[0]
            assert await scene.board.attachments[0].read() != picture
        assert "puts the next object up" in shown(scene.board)[0]


def listed(names: list[str]) -> str:
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last


async def everything_told(scene: Stage, who: MemberActor) -> list[str]:
    """The board of the table as it is heard: by everybody, by command, at one's own place."""
    board = private(await who.slash(scene.channel, "board"))
    assert board
    (leaf,) = [one for one in ids(board) if one.startswith("d:leaf:")]
    heard = [*shown(scene.board), *shown(board)]
    for way in (f"d:words:{scene.table}:", leaf):  # they change in place
        panel = private(await scene.click(who, board, custom_id=way))
        assert panel
        heard += shown(panel) or [said(panel)]
    heard += shown(await my_turn(scene, who))
    assert len(heard) == 5
    return heard


async def test_a_letter_asks_for_wishes_and_a_reminder_too(scene: Stage) -> None:
    await sealed(scene)
    first, second = scene.people
    await these_are_my_wishes(scene, first)
    await ring(scene, JobKind.ANSWER)
    await scene.pass_time(LEFT_ALONE_FOR + SECOND)
    asking = scene.letters(second)[-1]
    assert "Your wishes for the auctions of round 1" in said(asking)
    assert not any("Your wishes" in said(one) for one in scene.letters(first))
    await ring(scene, JobKind.REMIND)
    reminding = scene.letters(second)[-1]
    assert said(reminding) == said(asking)
    assert reminding.id != asking.id
    assert not reminding.flags.suppress_notifications
    await these_are_my_wishes(scene, second)
    await scene.pass_time(10)
    assert not any("Your wishes" in said(one) for one in scene.letters(second))


async def ring(scene: Stage, ring: JobKind) -> None:
    """As if it were time for that."""
    store, now = scene.bot.services.store, (await scene.standing()).now
    dues = [due for due in await store.jobs_of_table(scene.table) if due.kind is ring]
    async with store.unit_of_work() as page:
        for due in dues:
            page.delete_job(due)
        page.replace_jobs(scene.table, [replace(due, at=now) for due in dues], ())
    await scene.restart()
    await scene.pass_time(10)


async def test_the_characters_are_wished_for_in_a_call_of_their_own(scene: Stage) -> None:
    await sealed(scene, characters="on")
    for who in scene.people:
        await these_are_my_wishes(scene, who)
    for _ in scene.people:
        await goes_by(scene)
    assert "Wishes for the characters of round 1: waiting for" in said(scene.board)
    for who in scene.people:
        await these_are_my_wishes(scene, who)
    assert await called(scene) == 0


async def test_what_was_given_before_the_call_may_be_thought_better_of(scene: Stage) -> None:
    await sealed(scene)
    for who in scene.people:
        await these_are_my_wishes(scene, who)
    for _ in scene.people:
        await goes_by(scene)
    who = scene.people[0]
    panel = await orders(scene, who)
    (given,) = [one for one in ids(panel) if ":given " in one]
    answered = (await scene.click(who, panel, custom_id=given)).response
    assert answered
    assert "Your answer is in" in said(answered)
    (reconsider,) = [one for one in ids(answered) if one.endswith(":reconsider")]
    twice = (who, answered, reconsider), (who, answered, reconsider)
    _, late = await scene.click_at_once(*twice)
    assert late.response
    assert "Your answer is in" not in said(late.response)
    assert "These wishes aren’t being asked for" in said(late.response)


async def orders(scene: Stage, who: MemberActor) -> Any:
    done = await who.slash(scene.channel, "wishes")
    scene.heard(done)
    return done.response


async def test_the_table_votes_for_the_other_kind_of_auctions(scene: Stage) -> None:
    await sealed(scene)
    for who in scene.people:
        await scene.slash(who, "game vote", motion="by-hand")
    assert await called(scene) == 0
    for who in scene.people:
        await scene.slash(who, "game vote", motion="sealed")
    again = await scene.slash(scene.people[0], "game vote", motion="sealed")
    assert "how auctions are played here already" in again
    answered = "\n".join(said(message) for message in scene.channel.history())
    assert "auctions are played bid by bid" in answered
    assert "from the next auctions on, everybody gives" in answered


async def test_only_a_game_with_orders_says_how_its_auctions_go(tmp_path: Path) -> None:
    assert [key for key, front in GAME_UIS.items() if front.wishes_call] == ["princes"]
    async with stage(tmp_path, people=1) as scene:
        await scene.slash(scene.people[0], "game new", game="firenze")
        assert "Auctions" not in await scene.slash(scene.people[0], "game deadline")


@pytest.mark.parametrize("people", [2, pytest.param(3, marks=pytest.mark.long)])
async def test_a_short_sealed_game_survives_restarts(tmp_path: Path, people: int) -> None:
    """Everybody wishes for something, says so, and does nothing in his turn."""
    luck, calls, bought = Random(people), 0, 0
    async with stage(tmp_path, people=people) as scene:
        await sealed(scene)
        while (state := await scene.standing()).card.status is TableStatus.PLAYING:
            if luck.random() < 0.2:
                await scene.restart()
            if not seats_called(state):
                await goes_by(scene)
                continue
            calls += 1
            for who, lot in zip(scene.people, ("jester", "builder", "prestige"), strict=False):
                await scene.slash(who, "wishes", list=f"{lot} 400")
                await these_are_my_wishes(scene, who)
            before = len((await scene.course()).made)
            await scene.pass_time(10)
            bought += len((await scene.course()).made) > before
        assert calls == 7
        assert bought >= 3  # in one breath; later they have no use for more of the same


async def goes_by(scene: Stage) -> None:
    """Whoever is asked lets it go by."""
    following = await scene.next()
    assert following
    who, greedy = following
    state, course = await scene.standing(), await scene.course()
    view = state.game.view(course.state, await scene.seat(who))
    moves = {"nominating": "withdraw", "bidding": "pass", "acting": "end"}
    name, options = words_of(state.game, moves.get(view.asked.kind, greedy))
    await scene.slash(who, name, **options)
