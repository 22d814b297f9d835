"""The one letter of a person in Discord: the call first, its buttons, what was meanwhile."""

import asyncio
from dataclasses import replace

import discord
import pytest
from simcord.actors import MemberActor

from bot.engine.game import Seat
from bot.notifications import notifier
from bot.tables import pace
from bot.tables.derived_messages import AT_WORK
from bot.tables.people import DAY, MINUTE, SECOND, TableId, Time
from bot.tables.records import PendingItem
from cogs.interaction.components import ButtonSpec
from cogs.interaction.context import seat_context
from cogs.messages import result_and_review
from cogs.messages.notification import build_notification, make_notification_view
from cogs.messages.transport import DiscordTransport
from tests.cogs.reading import said, unstamped
from tests.cogs.stage import LANGUAGES, Stage, ids, played

CALLED = "► "
HEAD = "**Since your last move:**"


def summoned(scene: Stage, who: MemberActor) -> list[discord.Message]:
    return [one for one in scene.letters(who) if said(one).startswith(CALLED)]


def is_silent(letter: discord.Message) -> bool:
    return letter.flags.suppress_notifications


async def moved(scene: Stage) -> MemberActor:
    """Whoever is asked moves somewhere else; who is asked then."""
    who, spelt = await scene.next() or (None, "")
    assert who
    await scene.done_elsewhere(who, spelt)
    asked, _ = await scene.next() or (None, "")
    assert asked
    return asked


async def meanwhile_of(scene: Stage, who: MemberActor) -> list[str]:
    sitting = seat_context(await scene.standing(), await scene.person(who))
    assert sitting is not None
    return result_and_review.lines_since_own_move(sitting)


async def test_a_letter_has_the_buttons_of_a_simple_question(trio: Stage) -> None:
    await trio.gather(languages=LANGUAGES)
    assert [summoned(trio, who) for who in trio.people] == [[], [], []]  # all were just here

    await trio.pass_time(notifier.LEFT_ALONE_FOR + SECOND)

    for seat, who in enumerate(trio.people):
        (letter,) = summoned(trio, who)
        assert not is_silent(letter)
        assert letter.content.split("\n")[0].endswith(" 1")  # which table it is
        moves = [one for one in ids(letter) if one.startswith(f"m:1:{seat}:0:give-back ")]
        assert len(moves) == 4
        await who.user.click(letter, custom_id=moves[0])
        left = [one for letter in summoned(trio, who) for one in ids(letter)]
        assert not any("give-back" in one for one in left)


async def test_a_letter_tells_what_happened_and_how_points_moved(scene: Stage) -> None:
    await scene.gather()
    await played(scene, 2)
    asked = await moved(scene)
    while "Points:" not in "".join(await meanwhile_of(scene, asked)):
        asked = await moved(scene)

    await scene.pass_time(notifier.LEFT_ALONE_FOR + SECOND)

    (letter,) = summoned(scene, asked)
    call, head, *lines = letter.content.split("\n")
    assert call.startswith(CALLED)
    assert head == HEAD
    assert 0 < len(lines) <= 10
    assert " from " in lines[-1]


async def test_the_first_panel_after_an_absence_says_what_happened(scene: Stage) -> None:
    await scene.gather()
    await played(scene, 2)
    asked = await moved(scene)
    await scene.pass_time(pace.PRESENT_FOR + MINUTE)

    first = await scene.slash(asked, "game status")
    second = await scene.slash(asked, "game status")

    assert HEAD in first
    assert HEAD not in second


async def test_after_a_restart_a_letter_is_found_again_by_its_buttons(scene: Stage) -> None:
    await scene.gather()
    await scene.pass_time(notifier.LEFT_ALONE_FOR + SECOND)
    before = [one.id for who in scene.people for one in summoned(scene, who)]
    await scene.bot.stop_services()
    await scene.env.advance_time(16 * MINUTE)

    await scene.restart()
    await scene.pass_time(notifier.LEFT_ALONE_FOR + SECOND)

    assert [one.id for who in scene.people for one in summoned(scene, who)] == before
    assert len(before) == 2
    person, services = await scene.person(scene.people[0]), scene.bot.services
    known = await services.store.load_direct_message(person.id)
    assert known.message == str(before[0])
    transport = DiscordTransport(scene.bot, services.tables, services.store, services.clock)
    found = await transport.direct_messages.find_direct_message(known)
    assert found == (known.channel, known.message)


async def test_a_hand_that_has_not_changed_is_not_written_again(scene: Stage) -> None:
    await scene.gather()
    await played(scene, 2)
    await scene.pass_time(AT_WORK + SECOND)
    await at_rest(scene)
    hands, asked = hands_of(scene), len(scene.env.http_requests)

    who, spelt = await scene.next() or (None, "")
    assert who
    assert spelt.startswith("nominate")
    await scene.done_elsewhere(who, spelt)
    await at_rest(scene)

    assert hands_of(scene) == hands
    edited = [one.path for one in scene.env.http_requests[asked:] if one.method == "PATCH"]
    private = [str(one.user.dm_channel.id) for one in scene.people]
    assert [path for path in edited if path.split("/")[2] in private] == []
    assert edited  # the board


async def at_rest(scene: Stage) -> None:
    """The postman has come home."""
    postman = scene.bot._outbox_worker
    assert postman is not None
    while tasks := postman._running_tasks():
        await asyncio.wait(tasks)


def hands_of(scene: Stage) -> list[str]:
    letters = (one for who in scene.people for one in scene.letters(who))
    return [said(one) for one in letters if "florins" in said(one)]


async def test_a_letter_asks_for_a_vote_and_says_who_comes_next(trio: Stage) -> None:
    await trio.gather()
    await played(trio, 3)
    await trio.slash(trio.people[0], "game vote", motion="pause")
    state, isabella = await trio.standing(), await trio.person(trio.people[1])
    (ballot,) = state.ballots
    vote = PendingItem(TableId(1), Seat(1), 0, ballot.until, str(ballot.motion))
    after = PendingItem(TableId(1), Seat(1), 0, about=notifier.NEXT_UP)
    for language in LANGUAGES:
        who = replace(isabella, language=language)
        matters = tuple(notifier.NotificationItem(wait, state) for wait in (vote, after))

        letter = build_notification(
            make_notification_view(notifier.Notification(who, matters, silent=True)), {}
        )

        call, *_, last = letter.words.split("\n")
        assert "Lorenzo" in call
        assert last.startswith(CALLED)
        pressed = [unstamped(one.id) for one in letter.presses if isinstance(one, ButtonSpec)]
        assert pressed[:3] == ["d:vote:1:pause", "d:against:1:pause", "d:board:1:letter"]
        assert "d:turn:1:letter" in pressed
        assert len(set(pressed)) == len(pressed)


@pytest.mark.parametrize(("tables", "more"), [(1, ""), (5, ""), (6, " 1 more."), (7, " 2 more.")])
async def test_a_sixth_table_is_only_counted(scene: Stage, tables: int, more: str) -> None:
    await scene.gather()
    state, lorenzo = await scene.standing(), await scene.person(scene.people[0])
    waits = (PendingItem(TableId(at), Seat(0), 0) for at in range(1, tables + 1))
    matters = tuple(notifier.NotificationItem(wait, state) for wait in waits)

    letter = build_notification(
        make_notification_view(notifier.Notification(lorenzo, matters, silent=True)), {}
    )

    told = [line for line in letter.words.split("\n") if line.startswith(CALLED)]
    assert len(told) == min(tables, 5)
    assert (" more." in letter.words) is bool(more)
    assert letter.words.endswith(more)


async def test_five_tables_are_told_and_of_the_others_how_many_there_are(scene: Stage) -> None:
    await scene.gather()
    state, lorenzo = await scene.standing(), await scene.person(scene.people[0])
    tomorrow = Time(state.now + DAY)
    waits = [PendingItem(TableId(1), Seat(0), 0, at) for at in (state.now, tomorrow, *[None] * 10)]
    matters = tuple(
        notifier.NotificationItem(replace(wait, table=TableId(at)), state)
        for at, wait in enumerate(waits, start=1)
    )
    for language, more in zip(LANGUAGES, (" 7 more.", " et encore 7.", " 7 weitere."), strict=True):
        who = replace(lorenzo, language=language, zone="Europe/Rome")

        letter = build_notification(
            make_notification_view(notifier.Notification(who, matters, silent=True)), {}
        )

        assert letter.silent
        assert sum(line.startswith(CALLED) for line in letter.words.split("\n")) == 5
        assert letter.words.endswith(more)
        pressed = [one.id for one in letter.presses if isinstance(one, ButtonSpec)]
        turns = [one for one in pressed if "turn" in one]
        assert turns == [f"d:turn:{table}:letter" for table in range(1, 6)]
