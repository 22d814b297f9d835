"""The chore `import`: an exported table becomes a table of this house, or is refused."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import catalogue
from bot.__main__ import run_command_line
from bot.catalogue import Edition
from bot.cli import OWNER_COMMANDS, CommandError
from bot.engine.game import Seat
from bot.engine.random_draws import hash_seed
from bot.storage.store import SqliteStore
from bot.tables import votes_and_seat_changes
from bot.tables.command_runner import Applied, CommandResult
from bot.tables.motion_kinds import PlainMotion
from bot.tables.people import SeatHolder, TableId, TableStatus
from bot.tables.records import TableRecord
from bot.tables.service import TableService
from bot.tables.state import TableCommand
from tests.cli.kept_tables import HALF, PEOPLE, SEVEN, STORY, TERMS, with_another_seal, with_table
from tests.tables.recording_transport import HandClock

Change = Callable[[dict[str, Any]], None]


@pytest.fixture
def elsewhere(database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Another house, still without a database; what was exported came from the first."""
    del database
    path = tmp_path / "elsewhere" / "signoria.db"
    monkeypatch.setenv("SIGNORIA_DB", str(path))
    return path


def exported(database: Path, *words: str) -> Path:
    """Table 7 of this database as a file."""
    file = database.parent / "seven.json"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SIGNORIA_DB", str(database))
        assert run_command_line(["export", "7", "-o", str(file), *words]) == 0
    return file


@pytest.fixture
def finished(database: Path) -> Path:
    with_table(database)
    return exported(database)


@pytest.fixture
def running(database: Path) -> Path:
    with_table(database, plies=HALF, status=TableStatus.PLAYING)
    return exported(database, "--with-secrets")


def changed(file: Path, change: Change) -> Path:
    plain = json.loads(file.read_text("utf-8"))
    change(plain)
    file.write_text(json.dumps(plain), "utf-8")
    return file


def kept(database: Path, table: int) -> tuple[TableRecord, dict[str, str]]:
    """The table as it is kept now, and its people's names by where they are known."""

    async def read() -> tuple[TableRecord, dict[str, str]]:
        store = await SqliteStore.open_for_reading(database)
        try:
            shelf = await store.load_table(TableId(table))
            people = [await store.load_person(c.person) for c in shelf.card.holders if c.person]
            return shelf, {person.outside: person.name for person in people if person}
        finally:
            await store.close_store()

    return asyncio.run(read())


def no_tables(database: Path) -> bool:
    async def count() -> int:
        store = await SqliteStore.open_for_reading(database)
        try:
            return len(await store.find_table_cards())
        finally:
            await store.close_store()

    return not database.exists() or not asyncio.run(count())


def test_a_finished_game_comes_in_as_finished(
    finished: Path, elsewhere: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()

    assert run_command_line(["import", str(finished)]) == 0

    said = capsys.readouterr().out
    assert said == f"it is table 1 now, with {len(STORY.entries)} lines, as written\n"
    shelf, people = kept(elsewhere, 1)
    assert shelf.opening == STORY.opening
    assert tuple(line.entry for line in shelf.lines) == STORY.entries
    assert shelf.card.status is TableStatus.OVER
    assert shelf.card.terms == TERMS
    assert people == {}


def test_a_running_game_comes_in_paused_with_its_people(running: Path, elsewhere: Path) -> None:
    assert run_command_line(["import", str(running)]) == 0

    shelf, people = kept(elsewhere, 1)
    assert shelf.card.status is TableStatus.PAUSED
    assert (shelf.card.server, shelf.card.place) == ("server-1", "place-1")
    assert shelf.card.owner == shelf.card.holders[0].person
    assert people == dict(PEOPLE)
    assert tuple(line.entry for line in shelf.lines) == STORY.entries[:HALF]
    assert (shelf.orders, shelf.ballots) == ((), ())


def test_a_paused_game_goes_on_once_its_people_have_agreed(running: Path, elsewhere: Path) -> None:
    run_command_line(["import", str(running)])

    async def resume_and_play() -> list[CommandResult]:
        store = await SqliteStore.open_for_hosting(elsewhere)
        try:
            house = TableService(store, HandClock())
            people = [holder.person for holder in (await store.load_table(TableId(1))).card.holders]
            outcomes = [
                await house.run_seat_command(TableId(1), person, agreed, f"agree {person}")
                for person in people
                if person
            ]
            entry = STORY.entries[HALF]
            assert entry.seat is not None
            person = people[entry.seat]
            assert person is not None
            return [
                *outcomes,
                await house.submit_moves(TableId(1), person, [entry.act], None, "play"),
            ]
        finally:
            await store.close_store()

    assert all(isinstance(outcome, Applied) for outcome in asyncio.run(resume_and_play()))
    assert kept(elsewhere, 1)[0].lines[-1].entry == STORY.entries[HALF]


def agreed(seat: Seat) -> TableCommand:
    return votes_and_seat_changes.cast_vote(seat, PlainMotion.RESUME, in_favour=True)


def test_somebody_known_here_sits_down_as_himself(running: Path, elsewhere: Path) -> None:
    with_table(elsewhere, TableId(3), story=STORY, plies=0, status=TableStatus.GATHERING)

    assert run_command_line(["import", str(running)]) == 0

    assert kept(elsewhere, 4)[0].card.holders[:2] == kept(elsewhere, 3)[0].card.holders[:2]


@pytest.mark.usefixtures("elsewhere")
def test_what_comes_in_can_go_out_again(running: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run_command_line(["import", str(running)])
    capsys.readouterr()

    assert run_command_line(["export", "1", "--with-secrets"]) == 0

    before, after = json.loads(running.read_text("utf-8")), json.loads(capsys.readouterr().out)
    assert {**before, "table": 1, "status": "paused"} == after


def test_the_same_game_comes_in_once(finished: Path, elsewhere: Path) -> None:
    run_command_line(["import", str(finished)])

    with pytest.raises(CommandError, match="this game is here already: it is table 1"):
        run_command_line(["import", str(finished)])

    assert elsewhere.exists()


def test_a_game_does_not_come_back_into_its_own_house(database: Path, running: Path) -> None:
    with pytest.raises(
        CommandError, match=r"seven\.json: this game is here already: it is table 7"
    ):
        run_command_line(["import", str(running)])

    assert kept(database, SEVEN)[0].card.status is TableStatus.PLAYING


def test_what_everybody_may_know_is_not_enough(database: Path, elsewhere: Path) -> None:
    with_table(database, plies=HALF, status=TableStatus.PLAYING)

    with pytest.raises(CommandError, match=r"takes an export --with-secrets"):
        run_command_line(["import", str(exported(database))])

    assert not elsewhere.exists()


def test_a_game_that_comes_out_differently_is_refused(database: Path, elsewhere: Path) -> None:
    with_table(database, change=with_another_seal(3))

    with pytest.raises(CommandError, match="its game comes out differently here: line 3 "):
        run_command_line(["import", str(exported(database))])

    assert not elsewhere.exists()


def test_a_game_plays_with_the_numbers_it_was_made_with(finished: Path, elsewhere: Path) -> None:
    ours = catalogue.current_edition(STORY.table.key)
    theirs = replace(ours, text=json.dumps(json.loads(ours.text)))
    assert theirs.seal != ours.seal

    def reprint(plain: dict[str, Any]) -> None:
        plain["printed"] = {"seal": theirs.seal, "text": theirs.text}

    assert run_command_line(["import", str(changed(finished, reprint))]) == 0

    opening = kept(elsewhere, 1)[0].opening
    assert opening
    assert opening.printed == theirs.seal


NONSENSE = Edition("princes", "{}")


HALF_A_NAME = {"outside": "outside-giulia", "name": "Giuli\udc80"}


@pytest.mark.parametrize(
    ("reason", "change"),
    [
        ("its format is 2, and this Signoria knows 1 only", lambda f: f.update(format=2)),
        ("this version has no game 'chess'", lambda f: f.update(game="chess")),
        ("its printed numbers have the seal", lambda f: f["printed"].update(text="{}")),
        (
            "its printed numbers cannot be played with here",
            lambda f: f.update(printed={"seal": NONSENSE.seal, "text": NONSENSE.text}),
        ),
        ("we know the rules 1 to", lambda f: f.update(rules=99)),
        ("it cannot be set up: no-such-value", lambda f: f["options"].update(deal="perhaps")),
        ("its options are not all there", lambda f: f["options"].pop("deal")),
        ("it cannot be set up: wrong-number", lambda f: f.update(seats=f["seats"] * 9)),
        ("its seed is not the one that was sealed", lambda f: f.update(seed="another")),
        (
            "comes out differently here",
            lambda f: f.update(seed="another", sealed=hash_seed("another")),
        ),
        ("the game is over, which its lines do not tell", lambda f: f["lines"].pop()),
        ("the game is playing, which its lines", lambda f: f.update(status="playing")),
        ("no guest 'sphinx' plays princes here", lambda f: f["seats"][0].update(guest="sphinx")),
        ("no-such-clock", lambda f: f["terms"].update(clock="sundial")),
        ("or somebody has changed it", lambda f: f["terms"].update(mood="good")),
        ("or somebody has changed it", lambda f: f["terms"].update(language=7)),
        ("or somebody has changed it", lambda f: f["lines"].reverse()),
        ("or somebody has changed it", lambda f: f["lines"][0].update(seat=2)),
        ("or somebody has changed it", lambda f: f["lines"][0].update(at=2**70)),
        ("or somebody has changed it", lambda f: f["seats"][0].update(person={"outside": ""})),
        ("or somebody has changed it", lambda f: f.update(status="asleep")),
        ("or somebody has changed it", lambda f: f.update(seed="\ud800")),
        ("or somebody has changed it", lambda f: f.pop("lines")),
        ("can't be read: no-such-move", lambda f: f["lines"][3].update(act=f"undo {'9' * 5000}")),
        ("can't be read: no-such-move", lambda f: f["lines"][3].update(act="undo ٣")),
        ("or somebody has changed it", lambda f: f["lines"][3].update(act="undo \udc80")),
        ("or somebody has changed it", lambda f: f["seats"][0].update(person=HALF_A_NAME)),
        ("its table speaks none of en, fr, de", lambda f: f["terms"].update(language="it")),
        ("no-such-pictures", lambda f: f["terms"].update(pictures="oil")),
        ("it is no table exported by Signoria", lambda f: f.pop("signoria")),
    ],
)
def test_a_file_that_is_not_as_it_was_written_is_refused(
    finished: Path, elsewhere: Path, reason: str, change: Change
) -> None:
    with pytest.raises(CommandError, match=reason):
        run_command_line(["import", str(changed(finished, change))])

    assert not elsewhere.exists()


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "7", '"table"', "[" * 100_000, "# princes · rules"]
)
def test_a_file_that_is_no_export_is_refused(tmp_path: Path, elsewhere: Path, text: str) -> None:
    file = tmp_path / "letter.json"
    file.write_text(text, "utf-8")

    with pytest.raises(CommandError, match=r"letter\.json: it is no table exported by Signoria"):
        run_command_line(["import", str(file)])

    assert not elsewhere.exists()


def test_while_a_bot_is_running_nothing_comes_in(finished: Path, elsewhere: Path) -> None:
    held = asyncio.run(SqliteStore.open_for_hosting(elsewhere))
    try:
        with pytest.raises(CommandError, match="another host"):
            run_command_line(["import", str(finished)])
    finally:
        asyncio.run(held.close_store())

    assert no_tables(elsewhere)


def test_a_stand_in_comes_along(running: Path, elsewhere: Path) -> None:
    def stand_in(plain: dict[str, Any]) -> None:
        plain["seats"][1].update(stand_in="greedy", resigned=True)

    run_command_line(["import", str(changed(running, stand_in))])

    holder = kept(elsewhere, 1)[0].card.holders[1]
    assert holder == SeatHolder(holder.person, replacement="greedy", resigned=True)


def test_the_command_is_called_import() -> None:
    assert "import" in OWNER_COMMANDS.names
    assert "import_" not in OWNER_COMMANDS.names
