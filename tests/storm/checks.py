"""What the bot promises, checked while a storm runs and when it has come to rest."""

import json
import logging
import re
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import discord
import pytest
from simcord.components import walk_components

from bot.engine.game import Seat
from bot.tables import command_runner as table_module
from bot.tables.command_runner import Applied, Table
from bot.tables.people import HOUR, TableStatus
from bot.tables.records import BOARD_KEY
from bot.tables.service import TableService
from bot.tables.state import (
    TableState,
    is_in_direct_messages,
    is_person_asked,
    is_presence_assumed,
    is_solo,
    seats_waited_for,
)
from bot.tables.thinking_pool import Asker, FairQueue, QueuedQuestion
from cogs.messages.discord_messages import find_channel
from cogs.messages.notification import NOTIFICATION_MARK
from tests.interaction.post_office import Json
from tests.storm.wire import THINKING

if TYPE_CHECKING:
    from tests.storm.storm import Storm

_FORESEEN = re.compile(
    r"(?:Database|Write|Read|Timeout|ServerDisconnected|DiscordServer)Error\b|RateLimited\b"
    r"|finds no move|could not be dealt with|HTTPException|NotFound|Forbidden|storm\.db|OSError"
)
_OF_A_BOARD = re.compile(r"\"d:log:(\d+):")
LATE = 300.0  # seconds after which something that is due is late
CROSSING = 2.0  # seconds; a press may be on its way to the bot while the bot calls that person


def watch(storm: "Storm", patch: pytest.MonkeyPatch) -> None:
    """Check promises while the storm runs."""
    _watch_acknowledgements(storm, patch)
    _watch_order(storm, patch)
    _watch_queue(storm, patch)


def _watch_acknowledgements(storm: "Storm", patch: pytest.MonkeyPatch) -> None:
    """What is acknowledged lies on the disk."""
    run_command = TableService.run_command

    async def run_and_check(service: TableService, table: Any, *args: Any, **more: Any) -> Any:
        result = await run_command(service, table, *args, **more)
        if isinstance(result, Applied):
            (kept,) = storm.disk.ask("SELECT max(ply) FROM lines WHERE table_id = ?", table)[0]
            if (kept or 0) < result.ply:
                raise_broken(storm, f"ply {result.ply} of table {table} is told, {kept} is kept")
            storm.told[table] = max(result.ply, storm.told.get(table, 0))
        return result

    patch.setattr(TableService, "run_command", run_and_check)


def _watch_order(storm: "Storm", patch: pytest.MonkeyPatch) -> None:
    """Every command at a table begins with the state that the one before it has left."""
    store_effects, read_state = table_module.store_effects, Table._read_state
    left = WeakKeyDictionary[Table, object]()

    async def store_in_order(services: Any, changes: Any, *also: Any) -> None:
        for table, found in changes:
            before = _facts_of(found.before)
            if left.get(table, before) != before:
                raise_broken(storm, f"a command at table {table.id} began with an old state")
            left[table] = "being stored"
        try:
            await store_effects(services, changes, *also)
        except BaseException:
            for table, _ in changes:
                left.pop(table, None)
            raise
        for table, found in changes:
            left[table] = _facts_of(found.after)

    async def read_again(table: Table) -> TableState:
        left.pop(table, None)
        return await read_state(table)

    patch.setattr(table_module, "store_effects", store_in_order)
    patch.setattr(Table, "_read_state", read_again)


def _facts_of(state: TableState) -> object:
    """What only commands change; when a ballot ends moves with the clock, too."""
    votes = [(ballot.motion, ballot.votes) for ballot in state.ballots]
    return state.card, state.course and state.course.ply, state.orders, votes


def _watch_queue(storm: "Storm", patch: pytest.MonkeyPatch) -> None:
    """No question waits while two of the same other asker begin."""
    begin, add = FairQueue._remember_begun, FairQueue.add
    passed = dict[QueuedQuestion, set[Asker]]()

    def add_waiting(queue: FairQueue, question: QueuedQuestion) -> None:
        passed[question] = set()
        add(queue, question)

    def begin_fairly(queue: FairQueue, asker: Asker) -> None:
        for question in queue._waiting:
            if asker in passed[question] and question.asker not in queue._under_way:
                raise_broken(storm, f"{question.asker} waits and {asker} thinks twice")
            passed[question].add(asker)
        begin(queue, asker)

    patch.setattr(FairQueue, "add", add_waiting)
    patch.setattr(FairQueue, "_remember_begun", begin_fairly)


def raise_broken(storm: "Storm", promise: str) -> None:
    storm.note(f"BROKEN: {promise}")
    storm.broken.append(promise)


def check_rest(storm: "Storm") -> None:
    """Check what must be true once nothing happens any more."""
    for check in (
        *(_check_lines, _check_presses, _check_jobs, _check_outbox, _check_tasks, _check_errors),
        *(_check_posts, _check_rings, _check_questions, _check_boards),
    ):
        for promise in check(storm):
            raise_broken(storm, promise)


def _check_lines(storm: "Storm") -> Iterator[str]:
    """Nothing acknowledged is lost, and no press or job moves twice."""
    for table, ply in storm.told.items():
        (kept,) = storm.disk.ask("SELECT count(*) FROM lines WHERE table_id = ?", table)[0]
        if kept < ply:
            yield f"table {table} has {kept} lines, {ply} were told"
    known = {f"discord {press.number}" for press in storm.office.presses.values()}
    seen = set[str]()
    for (request,) in storm.disk.ask("SELECT request FROM lines WHERE step = 1"):
        kind, _, rest = request.partition(" ")
        once = rest.rpartition(" ")[0] if kind in ("answer", "deadline") else request
        if kind == "discord" and request not in known:
            yield f"nobody asked for {request}"
        if f"{kind} {once}" in seen:
            yield f"{request} was done twice"
        seen.add(f"{kind} {once}")


def _check_presses(storm: "Storm") -> Iterator[str]:
    """Every press that a process heard and outlived is answered."""
    for press in storm.office.presses.values():
        ended = storm.ended.get(press.process, storm.world.now)
        if not press.process or ended < press.at + LATE:
            continue
        if not press.tried:
            yield f"{press.what} at {press.at:.0f} was not answered"
        elif press.acknowledged == THINKING and not press.answered:
            yield f"{press.what} at {press.at:.0f} was acknowledged and not answered"


def _check_jobs(storm: "Storm") -> Iterator[str]:
    """Every job that is due runs."""
    jobs = "SELECT table_id, seat, kind, at FROM jobs WHERE at < ?"
    for table, seat, kind, at in storm.disk.ask(jobs, storm.world.wall_time() - LATE):
        yield f"job {kind} of seat {seat} at table {table} is due since {at}"


def _check_outbox(storm: "Storm") -> Iterator[str]:
    """Every message that may be sent is sent or given up."""
    waiting = "SELECT id, key, table_id FROM messages WHERE state = 'waiting' AND not_before < ?"
    for number, key, table in storm.disk.ask(waiting, storm.world.wall_time() - LATE):
        yield f"message {number} ({key}) of table {table} still waits"


def _check_tasks(storm: "Storm") -> Iterator[str]:
    """No task waits for ever, but those that run in the background."""
    background = set(storm.bot._background)
    assert storm.process is not None
    for task in storm.process.loop.tasks.values():
        if task not in background and storm.world.now - task.begun > LATE:
            yield f"{task.get_coro()!r} runs since {task.begun:.0f}"


def _check_errors(storm: "Storm") -> Iterator[str]:
    """No error is of a family that nobody foresaw."""
    for error in storm.errors:
        if not _FORESEEN.search(error):
            yield f"the bot logged: {error}"


def _check_posts(storm: "Storm") -> Iterator[str]:
    """No message lies there twice, and each table has one board."""
    office = storm.office
    for (channel, nonce), numbers in office.posted.items():
        lying = [number for number in numbers if number in office.messages]
        if len(lying) > 1 and not storm.was_set_back:  # then its age is not known
            yield f"{lying} in channel {channel} are the same message {nonce}"
    boards = Counter[tuple[str, str]]()
    for message in office.messages.values():
        words = json.dumps(message["components"])
        boards.update({(message["channel_id"], table) for table in _OF_A_BOARD.findall(words)})
    for (_, table), many in boards.items():
        if many > 1:
            yield f"table {table} has {many} boards"
    calls = Counter(
        message["channel_id"]
        for message in office.messages.values()
        if f":{NOTIFICATION_MARK}" in json.dumps(message["components"])
    )
    for channel, many in calls.items():
        if many > 1:
            yield f"{many} direct messages in channel {channel} tell what is asked"


def _check_rings(storm: "Storm") -> Iterator[str]:
    """Nobody is called twice by the same words without having been there between."""
    last: dict[int, tuple[float, str]] = {}
    for at, account, words in storm.office.rings:
        before, same = last.get(account, (0.0, ""))
        was_there = any(
            before - CROSSING <= press.at <= at
            for press in storm.office.presses.values()
            if press.account == account
        )
        if words == same and not was_there and at - before < HOUR - LATE:
            yield f"{account} was called at {before:.0f} and {at:.0f} by the same words"
        last[account] = at, words


def _check_questions(storm: "Storm") -> Iterator[str]:
    """Every open question has who can answer it, and a person who is asked has heard of it."""
    for state in storm.states():
        if state.card.status is not TableStatus.PLAYING:
            continue
        table, waiting = state.card.id, seats_waited_for(state)
        if not waiting:
            yield f"table {table} plays on and waits for nobody"
        for seat in waiting:
            since = state.budgets[seat].since
            if is_person_asked(state, seat):
                is_new = since is not None and since > storm.world.wall_time() - 4 * LATE
                if not is_new and not _has_heard(storm, state, seat):
                    yield f"seat {seat} of table {table} is asked and was not told"
            elif not storm.disk.ask(_JOB_OF_SEAT, table, seat):
                yield f"nobody answers for seat {seat} of table {table}"


def _has_heard(storm: "Storm", state: TableState, seat: Seat) -> bool:
    """Whether a direct message or a call in the channel tells the person of the question."""
    person, table = state.card.holders[seat].person, state.card.id
    if is_solo(state.card) or is_in_direct_messages(state.card) or is_presence_assumed(state):
        return True
    if any(called for (called,) in storm.disk.ask(_CALLED, table, person)):
        return True
    for channel, message, told in storm.disk.ask(_TOLD, person):
        is_there = int(message or 0) in {*storm.office.messages, *storm.office.removed}
        if is_there and channel and any(item[0] == table for item in json.loads(told)):
            return True
    return False


_JOB_OF_SEAT = "SELECT 1 FROM jobs WHERE table_id = ? AND seat = ? AND kind = 'answer'"
_CALLED = "SELECT called FROM delivery_channels WHERE table_id = ? AND person = ?"
_LAST_BOARD = (
    "SELECT state FROM messages WHERE table_id = ? AND key = 'board' ORDER BY id DESC LIMIT 1"
)
_TOLD = "SELECT channel, message, told FROM direct_messages WHERE person = ?"


def _check_boards(storm: "Storm") -> Iterator[str]:
    """Every board shows the last state of its table."""
    found = list[str]()
    assert storm.process is not None
    storm.process.loop.start(_compare_boards(storm, found))
    storm.world.run_for(LATE)
    yield from found


async def _compare_boards(storm: "Storm", found: list[str]) -> None:
    """Lay every board out again and compare it with what lies in its channel."""
    bot, store = storm.bot, storm.bot.services.store
    assert bot._outbox_worker is not None
    transport: Any = bot._outbox_worker._transport
    for (table,) in storm.disk.ask("SELECT id FROM tables"):
        if storm.disk.ask(_LAST_BOARD, table) == [("lost",)]:
            continue  # a player blocked the bot meanwhile
        state = await bot.services.tables.table_state(table)
        assert isinstance(state, TableState)
        posts = [one for one in await store.posts_of_table(table) if one.key == BOARD_KEY]
        for post in posts:
            channel = find_channel(bot, post.channel)
            layout = await transport._build_board(state, channel, post.ply)
            expected = next(layout.forms(discord.Permissions.all())).view.to_components()
            lying = storm.office.messages.get(int(post.message))
            if lying is None and int(post.message) not in storm.office.removed:
                found.append(f"the board of table {table} is nowhere")
            elif lying is not None and _shown(lying["components"]) != _shown(expected):
                found.append(f"the board of table {table} does not show its last state")
        if not posts:
            found.append(f"table {table} has no board")


def _shown(parts: list[Json]) -> list[object]:
    """List the buttons and pictures; the words also tell what was new when it was drawn."""
    return [
        part.get("custom_id") or [one["description"] for one in part["items"]]
        for part in walk_components(parts)
        if "custom_id" in part or "items" in part
    ]


class ErrorLog(logging.Handler):
    """Keep what is logged as an error."""

    def __init__(self, errors: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._errors = errors

    def emit(self, record: logging.LogRecord) -> None:
        self._errors.append(record.getMessage())
