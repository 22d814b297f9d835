"""What the postman carries arrives once, whatever Discord does with it meanwhile."""

import asyncio
from pathlib import Path

import pytest

from bot.engine.game import Seat, legal_moves
from bot.outbox.worker import NONCE_LASTS
from bot.tables.command_runner import Applied
from bot.tables.people import MINUTE, SECOND
from bot.tables.records import BOARD_KEY, PROGRESS_KEY, MessageKey, MessageKind, OutboxMessage
from bot.tables.state import TableState
from bot.tables.store_protocols import WriteError
from cogs.messages.discord_messages import PostRegistry
from cogs.messages.transport import DiscordTransport
from tests.interaction import doors
from tests.interaction.post_office import direct_channel

AT_MOST = 25  # characters of a nonce
OLD_MESSAGE = 30046
LAID_OUT = 1 << 15
SOON = 10 * MINUTE  # longer than the postman's pauses after a few tries


def words_in_channel(way: doors.Doorway) -> list[str]:
    return [one["content"] for one in way.office.lying_in(doors.CHANNEL) if not one["components"]]


# Rate limits


@pytest.mark.asyncio
async def test_a_limit_is_waited_for_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with doors.doorway(tmp_path, monkeypatch) as way:
        way.office.trouble(doors.BOARD, status=429, retry_after=3.5)

        await way.tell(None)

        assert way.naps.seconds == [3.5]
        assert len(words_in_channel(way)) == 1
        assert await way.waiting() == []


@pytest.mark.asyncio
async def test_letters_wait_but_answers_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with doors.doorway(tmp_path, monkeypatch) as way:
        way.naps.awake.clear()
        way.office.trouble(doors.EDIT, status=429, retry_after=2, is_global=True)
        first = asyncio.create_task(way.show_board())
        await way.naps.begun.wait()

        second = asyncio.create_task(way.tell(way.people[0]))
        token = await way.type(doors.LORENZO, "hand")
        held_back = list(way.letters(doors.LORENZO))
        way.naps.awake.set()
        await asyncio.gather(first, second)

        assert token in way.office.answers
        assert held_back == []
        assert len(way.letters(doors.LORENZO)) == 1


@pytest.mark.asyncio
async def test_a_long_limit_ends_at_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with doors.doorway(tmp_path, monkeypatch, patience=1.0) as way:
        way.naps.awake.clear()
        way.office.trouble(doors.BOARD, status=429, retry_after=20, is_global=True)
        await way.tell(None)
        assert len(await way.waiting()) == 1

        way.naps.awake.set()
        await way.sweep_after(SOON)

        assert len(words_in_channel(way)) == 1
        assert await way.waiting() == []


@pytest.mark.asyncio
async def test_a_long_limit_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with doors.doorway(tmp_path, monkeypatch) as way:
        way.office.trouble(doors.BOARD, status=429, retry_after=1800)

        await way.tell(None)
        (note,) = await way.waiting()
        await way.sweep_after(1800)

        assert way.naps.seconds == []
        assert note.not_before >= note.created + 1800
        assert len(words_in_channel(way)) == 1


@pytest.mark.asyncio
@pytest.mark.parametrize(("retry_after", "times"), [(1800, 1), (2, 9)])
async def test_an_old_post_that_was_edited_too_often_is_posted_anew(
    retry_after: float, times: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with doors.doorway(tmp_path, monkeypatch) as way:
        before = await way.board()
        trouble = {"status": 429, "code": OLD_MESSAGE, "retry_after": retry_after}
        way.office.trouble(doors.EDIT, times=times, **trouble)

        await way.show_board()

        after = await way.board()
        assert after.message != before.message
        assert [one["id"] for one in way.boards()] == [after.message]
        assert await way.waiting() == []
        assert way.naps.seconds == []


@pytest.mark.asyncio
@pytest.mark.parametrize("trouble", [{"times": 2}, {"status": 502, "times": 5}])
async def test_a_board_whose_deletion_failed_is_deleted_later(
    trouble: dict[str, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with doors.doorway(tmp_path, monkeypatch) as way:
        before = await way.board()
        way.office.trouble(f"DELETE /channels/{doors.CHANNEL}/messages/{before.message}", **trouble)
        await way.move_board_away()

        await way.show_board()

        after = await way.board()
        assert [one["id"] for one in way.boards()] == [before.message, after.message]
        assert await way.waiting() == []
        await way.bot._name_eraser.run_round()
        assert [one["id"] for one in way.boards()] == [after.message]
        assert await way.bot.services.store.messages_to_take_down() == ()


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("first", "second"),
    [(BOARD_KEY, None), (PROGRESS_KEY, BOARD_KEY), (BOARD_KEY, PROGRESS_KEY)],
    ids=["sent again", "progress, then board", "board, then progress"],
)
async def test_a_board_that_was_sent_and_not_stored_is_the_only_one(
    first: MessageKey, second: MessageKey | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise WriteError("the disk is full")

    async with doors.doorway(tmp_path, monkeypatch) as way:
        monkeypatch.setattr("cogs.messages.transport.is_waiting_for_computers", lambda _: True)
        await way.begin()
        await way.move_board_away()
        with monkeypatch.context() as patch:
            patch.setattr(PostRegistry, "save_post", fail)
            await way.write(OutboxMessage(way.table, first, None, None))
            await way.sweep_after()
        # Somebody has spoken since, so that it can't be edited.
        monkeypatch.setattr(DiscordTransport, "_can_edit", lambda *_: False)
        if second:  # another move takes its place
            async with way.bot.services.store.unit_of_work() as unit:
                unit.cancel_messages(way.table, first)
            await way.write(OutboxMessage(way.table, second, None, None))
        await way.sweep_after(10)

        after = await way.board()
        assert [one["id"] for one in way.boards()] == [after.message]


# Trouble on their side


@pytest.mark.asyncio
@pytest.mark.parametrize("status", [500, 502, 504])
async def test_trouble_at_discord_is_overcome_by_asking_again(
    status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with doors.doorway(tmp_path, monkeypatch) as way:
        way.office.trouble(doors.BOARD, status=status, times=2)

        await way.tell(None)

        assert len(way.naps.seconds) == 2
        assert len(words_in_channel(way)) == 1
        assert await way.waiting() == []


@pytest.mark.asyncio
@pytest.mark.parametrize("status", [500, 503])
async def test_trouble_that_lasts_is_left_to_a_later_round(
    status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with doors.doorway(tmp_path, monkeypatch) as way:
        trouble = way.office.trouble(doors.BOARD, status=status, times=99)
        await way.tell(None)
        (note,) = await way.waiting()
        trouble.times = 0

        await way.sweep_after(SOON)

        assert note.tries == 1
        assert len(words_in_channel(way)) == 1
        assert await way.waiting() == []


@pytest.mark.asyncio
@pytest.mark.parametrize("trouble", [{"status": 502}, {"status": 0}], ids=["refused", "cut off"])
async def test_an_answer_that_is_lost_makes_no_second_message(
    trouble: dict[str, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with doors.doorway(tmp_path, monkeypatch) as way:
        way.office.trouble(doors.BOARD, is_carried_out=True, **trouble)
        before = len(way.office.asked_like(doors.BOARD))

        await way.tell(None)
        await way.sweep_after(MINUTE)

        tries = [asked.body for asked in way.office.asked_like(doors.BOARD)[before:]]
        assert len(tries) == 2
        assert len({body["nonce"] for body in tries}) == 1
        assert len(words_in_channel(way)) == 1
        assert await way.waiting() == []


@pytest.mark.asyncio
async def test_every_letter_has_its_nonce(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with doors.doorway(tmp_path, monkeypatch) as way:
        await way.begin()

        sent = [asked.body for asked in way.office.asked_like("POST /channels/*/messages")]
        nonces = [body["nonce"] for body in sent]
        assert len(set(nonces)) == len(nonces) > 4
        assert all(0 < len(nonce) <= AT_MOST for nonce in nonces)
        assert all(body["enforce_nonce"] for body in sent)


@pytest.mark.asyncio
async def test_old_letters_are_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with doors.doorway(tmp_path, monkeypatch) as way:
        way.office.trouble(doors.BOARD, is_carried_out=True)
        await way.tell(None)
        way.office.forget_nonces()

        await way.sweep_after(SOON)

        assert way.office.asked_like(f"GET /channels/{doors.CHANNEL}/messages")
        assert len(words_in_channel(way)) == 1
        assert await way.waiting() == []


@pytest.mark.asyncio
async def test_an_old_board_is_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with doors.doorway(tmp_path, monkeypatch) as way:
        await way.move_board_away()
        way.office.trouble(doors.BOARD, is_carried_out=True)
        await way.show_board()
        way.office.forget_nonces()

        await way.sweep_after(SOON)

        assert [one["id"] for one in way.boards()] == [(await way.board()).message]


@pytest.mark.asyncio
@pytest.mark.parametrize("topic", [BOARD_KEY, MessageKey(MessageKind.HAND, Seat(0))], ids=str)
@pytest.mark.parametrize("away", [MINUTE, 16 * MINUTE])
async def test_a_post_whose_sender_is_killed_before_it_is_kept_is_sent_once(
    away: int, topic: MessageKey, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with doors.doorway(tmp_path, monkeypatch) as way:
        await way.begin()
        await way.move_board_away()  # both are too old to be edited
        channel = doors.CHANNEL if topic == BOARD_KEY else direct_channel(doors.LORENZO)
        person = None if topic == BOARD_KEY else way.people[0].id
        seat = None if topic == BOARD_KEY else topic.seat
        await give_back(way)
        before = {one["id"] for one in way.office.lying_in(channel)}
        with monkeypatch.context() as killed:
            killed.setattr(PostRegistry, "save_post", nothing_is_kept)
            await way.write(OutboxMessage(way.table, topic, person, None, seat))
            await way.sweep_after()
        (sent,) = [one for one in way.office.lying_in(channel) if one["id"] not in before]
        if away > NONCE_LASTS:
            way.office.forget_nonces()

        await way.sweep_after(away)

        lying = [one for one in way.office.lying_in(channel) if one["flags"] & LAID_OUT]
        laid_out = [one for one in lying if "custom_id" in str(one["components"])]
        posts = await way.bot.services.store.posts_of_table(way.table)
        (kept,) = [post.message for post in posts if post.key == topic]
        assert [one["id"] for one in laid_out] == [kept] == [sent["id"]]


@pytest.mark.asyncio
@pytest.mark.parametrize("restarts", [False, True])
async def test_a_board_that_is_told_anew_after_a_kill_is_there_once(
    restarts: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The note that was sent is struck by the next one, which has another nonce."""
    async with doors.doorway(tmp_path, monkeypatch) as way:
        await way.move_board_away()
        with monkeypatch.context() as killed:
            killed.setattr(PostRegistry, "save_post", nothing_is_kept)
            await way.show_board()
            await way.sweep_after()
        assert len(way.boards()) == 2
        if restarts:
            way.clock.turn(SECOND)
            await way.restart()

        await way.show_board()
        await way.sweep_after()

        assert [one["id"] for one in way.boards()] == [(await way.board()).message]


async def nothing_is_kept(*_: object) -> None:
    raise RuntimeError("killed")


async def give_back(way: doors.Doorway) -> None:
    """What is in a hand changes, and nobody is told of it yet."""
    house, person = way.bot.services.tables, way.people[0]
    state = await house.table_state(way.table)
    assert isinstance(state, TableState)
    assert state.course is not None
    move, *_ = legal_moves(state.game, state.course.state, Seat(0))
    spelt = state.game.vocabulary.spell(move)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(way.bot, "_outbox_worker", None)
        assert isinstance(
            await house.submit_moves(way.table, person.id, [spelt], None, "play"), Applied
        )
    async with way.bot.services.store.unit_of_work() as page:
        for note in await way.waiting():
            page.mark_message_sent(note.id)


@pytest.mark.asyncio
async def test_a_dead_server_delays_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with doors.doorway(tmp_path, monkeypatch, patience=1.0) as way:
        way.office.trouble(doors.BOARD, delay=1.5)
        first = asyncio.create_task(way.tell(None))
        await asyncio.sleep(0.05)

        token = await way.type(doors.LORENZO, "game", "status")
        answered = token in way.office.answers and not first.done()
        await first
        (note,) = await way.waiting()
        await way.sweep_after(SOON)

        assert answered
        assert note.tries == 1
        assert len(words_in_channel(way)) == 1


# Ways that are shut


@pytest.mark.asyncio
async def test_closed_messages_go_public(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with doors.doorway(tmp_path, monkeypatch) as way:
        way.office.trouble(doors.LETTER, status=403, code=50007, times=99)

        await way.begin()

        said = words_in_channel(way)
        assert way.letters(doors.LORENZO) == []
        assert way.letters(doors.ISABELLA)
        assert [one for one in said if "Lorenzo" in one and "direct messages" in one]
        assert not [one for one in said if "Isabella" in one and "direct messages" in one]
        assert [one for one in said if one.startswith(f"<@{doors.LORENZO}>")]
        assert await way.waiting() == []


@pytest.mark.asyncio
async def test_a_deleted_post_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with doors.doorway(tmp_path, monkeypatch) as way:
        before = await way.board()
        del way.office.messages[int(before.message)]

        await way.show_board()

        after = await way.board()
        assert after.message != before.message
        assert [one["id"] for one in way.boards()] == [after.message]


@pytest.mark.asyncio
@pytest.mark.parametrize(("status", "code"), [(404, 10003), (403, 50001), (403, 50013)])
async def test_of_a_channel_that_is_shut_the_owner_hears_in_private(
    status: int, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with doors.doorway(tmp_path, monkeypatch) as way:
        way.office.trouble(f"* /channels/{doors.CHANNEL}/*", status=status, code=code, times=99)

        await way.tell(None)
        await way.tell(None)

        assert len(way.letters(doors.LORENZO)) == 1
        assert way.letters(doors.ISABELLA) == []
        assert await way.waiting() == []
