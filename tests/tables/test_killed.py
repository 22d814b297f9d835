"""A house that is killed at any moment keeps what it promised: nothing is lost, nothing doubled."""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass, field
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.outbox.worker import make_nonce
from bot.storage import rows
from bot.storage.store import SqliteStore
from bot.tables import records
from bot.tables.command_runner import Applied, Duplicate, load_game_edition, replay_table
from bot.tables.people import HOUR, MINUTE, TableCard, TableId, TableStatus, Time
from bot.tables.records import JournalLine, MessageKind, OutboxMessage
from tests.project.checkout import ROOT
from tests.tables.hasty_house import HASTE, Ask, opened
from tests.tables.recording_transport import AUTUMN, HandClock

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="nobody can be forked here")

KILLS = 1_000
OF_ONE_HOUSE = 25
SOME_KILLS = 16
SHORTEST_LIFE, LONGEST_LIFE = 0.001, 0.1  # seconds of work
ONCE = (Applied.__name__, Duplicate.__name__)
IN_AUCTIONS = {"nominate", "withdraw", "bid", "pass", "sell", "place", "recruit", "keep", "hold"}
DOWN = (1, 1, 1, 3 * MINUTE, 2 * HOUR)  # between two lives


@dataclass(slots=True)
class Witness:
    """Whatever was said before the kill, and what that promised."""

    asked: dict[str, Ask] = field(default_factory=dict)
    told: dict[str, str] = field(default_factory=dict)
    promised: dict[str, int] = field(default_factory=dict)  # at which ply a request was kept
    opened: set[TableId] = field(default_factory=set)
    started: set[TableId] = field(default_factory=set)

    def hear(self, what: dict[str, Any]) -> None:
        match what:
            case {"asks": ask}:
                self.asked[ask["request"]] = Ask.read(ask)
            case {"told": request, "outcome": outcome, "ply": ply}:
                self.told[request] = outcome
                if outcome == Applied.__name__:
                    self.promised[request] = ply
            case {"opened": table}:
                self.opened.add(TableId(table))
            case {"started": table}:
                self.started.add(TableId(table))
            case _:
                raise AssertionError(what)

    def unanswered(self) -> list[Ask]:
        return [ask for request, ask in self.asked.items() if request not in self.told]


# Killing


@contextmanager
def mother(folder: Path) -> Iterator["subprocess.Popen[str]"]:
    """She is waited for and not killed herself: she leaves no child behind."""
    words = [sys.executable, "-m", "tests.tables.killed_child", str(folder)]
    with (
        (folder / "complaints").open("w") as complaints,
        subprocess.Popen(
            words,
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
        ) as process,
    ):
        yield process


def killed(folder: Path, kills: int, luck: Random) -> tuple[Witness, Time]:
    """What so many lives said, and what time it is after them."""
    witness, begun = Witness(), AUTUMN
    with mother(folder) as process:
        assert process.stdin
        assert process.stdout
        assert process.stdout.readline() == '{"ready": true}\n'
        for number in range(kills):
            seconds = luck.uniform(SHORTEST_LIFE, LONGEST_LIFE)
            life = {
                "number": number,
                "seconds": seconds,
                "begun": begun,
                "unanswered": [asdict(ask) for ask in witness.unanswered()],
            }
            process.stdin.write(json.dumps(life) + "\n")
            process.stdin.flush()
            for line in process.stdout:
                what = json.loads(line)
                if "over" in what:
                    break
                witness.hear(what)
            else:
                what = {}
            assert what.get("over"), (folder / "complaints").read_text("utf-8")
            begun = Time(begun + int(what["lived"] * HASTE) + 1 + luck.choice(DOWN))
    return witness, begun


async def brought_to_rest(folder: Path, witness: Witness, now: Time, luck: Random) -> None:
    """What nobody was told of is asked for once more, and the postman goes until all is told."""
    clock = HandClock(now)
    async with opened(folder, clock, luck) as place, asyncio.timeout(60):
        for ask in witness.unanswered():
            outcome = await place.put(ask)
            ply = outcome.ply if isinstance(outcome, Applied) else None
            witness.hear({"told": ask.request, "outcome": type(outcome).__name__, "ply": ply})
        while await place.store.due_messages(Time(1 << 40)):
            clock.turn(MINUTE)
            await place.postman.send_due_messages()
            await asyncio.sleep(0.02)
        await place.postman.finish_sending()


# What was promised


async def read(store: SqliteStore) -> dict[TableId, tuple[JournalLine, ...]]:
    """The journal of every table that started; each tells a game, and none is frozen."""
    journals = {}
    for card in await store.find_table_cards():
        assert card.status in (
            TableStatus.GATHERING,
            TableStatus.PLAYING,
            TableStatus.PAUSED,
            TableStatus.OVER,
        )
        shelf = await store.load_table(card.id)
        course = replay_table(shelf, await load_game_edition(store, shelf)).course
        assert (course is None) == (card.status is TableStatus.GATHERING)
        if course is not None:
            assert course.ply == len(shelf.lines)
            journals[card.id] = shelf.lines
    return journals


def no_move_is_lost_or_doubled(
    witness: Witness, journals: Mapping[TableId, Sequence[JournalLine]]
) -> None:
    """By what was said, and by what is on disk."""
    kept: dict[str, list[tuple[TableId, JournalLine]]] = {}
    for table, lines in journals.items():
        for line in lines:
            kept.setdefault(line.request, []).append((table, line))
    for request, here in kept.items():
        (table, first), plies = here[0], [line.ply for _, line in here]
        assert plies == [first.ply + more for more in range(len(here))], request
        assert [line.step for _, line in here] == [1 + more for more in range(len(here))], request
        assert {other for other, _ in here} == {table}, request
        # A due answer is one move; the sealed auctions that it begins or goes on with follow it.
        kinds = {line.entry.act.split()[0] for _, line in here[1:]}
        assert request in witness.asked or kinds <= IN_AUCTIONS, request
    for request, ask in witness.asked.items():
        outcome, here = witness.told[request], kept.get(request, [])
        acts = [line.entry.act for _, line in here]
        said = f"{outcome}: {ask} stands as {acts}"
        assert acts in (_lines_of(ask) if outcome in ONCE else [[]]), said
        assert {table for table, _ in here} <= {ask.table}, said
        if acts and request in witness.promised and ask.verb != "vote":
            assert here[-1][1].ply == witness.promised[request], said
        # Nobody but he himself could have changed what he was asked.
        assert outcome in ONCE or ask.verb != "play" or len(ask.words) > 1, said


def _lines_of(ask: Ask) -> list[list[str]]:
    """What may stand in the journal when this was kept."""
    match ask.verb:
        case "play":
            return [list(ask.words)]
        case "undo":
            return [[f"undo {ask.words[0]}"]]
        case "vote":
            return [[], list(ask.words)]
    return [[]]


@dataclass(frozen=True, slots=True)
class Written:
    """A note that was kept at some time, and what became of it."""

    note: OutboxMessage
    ply: int | None  # of the newest line when it was written
    ending: str

    @classmethod
    def read(cls, *row: Any) -> "Written":
        number, table, topic, person, text, seat, decision, created, ply, ending = row
        words = None if text is None else rows.text_from_json(text)
        note = OutboxMessage(
            *(table, records.parse_message_key(topic), person, words, seat, decision),
            id=number,
            created=created,
        )
        return cls(note, ply, ending)


def no_note_is_lost_or_seen_twice(
    folder: Path, journals: Mapping[TableId, Sequence[JournalLine]]
) -> None:
    with closing(sqlite3.connect(folder / "signoria.db")) as file:
        written = [Written.read(*row) for row in file.execute("SELECT * FROM witness")]
    arrived = Counter(
        line.split()[0] for line in (folder / "messages").read_text("utf-8").splitlines()
    )
    assert max(arrived.values()) == 1
    _every_line_has_its_notes(written, journals)
    newest = {(one.note.table, one.note.key): one.note.id for one in written}
    for one in written:
        note = one.note
        if make_nonce(note) in arrived:
            continue
        if one.ending == "struck":
            # By another that says it anew; or what it asked has been answered, or needs no answer.
            again = newest[note.table, note.key] > note.id
            assert again or note.key.kind in {
                MessageKind.TURN,
                MessageKind.TURN_NEWS,
                MessageKind.REVISION,
                MessageKind.VOTE,
                MessageKind.PROGRESS,
            }, one
        else:
            # It found no open question, or no hand, that it could be about.
            assert one.ending == "told", one
            assert note.seat is not None or note.key.kind is MessageKind.VOTE, one


def _every_line_has_its_notes(
    written: Sequence[Written], journals: Mapping[TableId, Sequence[JournalLine]]
) -> None:
    """Written with it, and not by whoever came next."""
    told = {(one.note.table, one.ply, str(one.note.key)) for one in written}
    for table, lines in journals.items():
        for line, following in zip_longest(lines, lines[1:]):
            if following is None or following.request != line.request:
                assert (table, line.ply, "board") in told, line
            if line.entry.act.startswith("undo "):
                assert (table, line.ply, f"news {line.request} 0") in told, line


def places_are_taken_over_once(witness: Witness, cards: Mapping[TableId, TableCard]) -> None:
    """Whoever was told so sits there, and nobody came who had not asked."""
    asked = [ask for ask in witness.asked.values() if ask.verb == "takeover"]
    told = [ask for ask in asked if witness.told[ask.request] in ONCE]
    came = {
        (card.id, str(seat), one.person)
        for card in cards.values()
        for seat, one in enumerate(card.holders)
        if one.came_in
    }
    assert {(ask.table, ask.words[0], ask.person) for ask in told} <= came
    assert came <= {(ask.table, ask.words[0], ask.person) for ask in asked}
    for card in cards.values():
        people = [one.person for one in card.holders if one.person is not None]
        assert len(people) == len({*people})


# The tests


async def survived(folder: Path, kills: int, luck: Random) -> Witness:
    witness, now = killed(folder, kills, luck)
    await brought_to_rest(folder, witness, now, luck)
    store = await SqliteStore.open_for_reading(folder / "signoria.db")
    try:
        cards = {card.id: card for card in await store.find_table_cards()}
        journals = await read(store)
    finally:
        await store.close_store()
    assert witness.opened <= cards.keys()
    assert witness.started <= journals.keys()
    no_move_is_lost_or_doubled(witness, journals)
    no_note_is_lost_or_seen_twice(folder, journals)
    places_are_taken_over_once(witness, cards)
    assert len(witness.promised) > kills  # it was killed at work
    return witness


async def test_a_house_that_is_killed_keeps_what_it_promised(tmp_path: Path) -> None:
    await survived(tmp_path, SOME_KILLS, Random(0))


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, KILLS, OF_ONE_HOUSE))
async def test_a_service_killed_a_thousand_times_keeps_all(first: int, tmp_path: Path) -> None:
    await survived(tmp_path, OF_ONE_HOUSE, Random(first))
