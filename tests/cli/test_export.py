"""The chore `export`: all of a finished game, and of a running one what everybody was told."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import catalogue
from bot.__main__ import run_command_line
from bot.cli import CommandError, export
from bot.engine.deal import Deal
from bot.engine.game import Seat, legal_moves
from bot.engine.journal import Course, Entry, advance_course
from bot.engine.random_draws import hash_seed
from bot.storage.store import SqliteStore
from bot.tables.people import PlayOnOrigin, TableCard, TableStatus, Time
from bot.tables.records import SharedDeal, SharedDealTable
from tests.cli.kept_tables import (
    BEGAN,
    HALF,
    PEOPLE,
    SEVEN,
    STORY,
    TERMS,
    on_a_page,
    with_another_seal,
    with_table,
)
from tests.conformance.tables import TABLES, Story, Table, played


def exported(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert run_command_line(["export", "7", *words]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def test_a_finished_game_is_told_whole(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with_table(database)

    told = exported(capsys)

    assert (told["signoria"], told["table"], told["game"]) == ("table", 7, STORY.table.key)
    assert (told["status"], told["seed"]) == ("over", STORY.opening.seed)
    assert told["sealed"] == hash_seed(STORY.opening.seed)
    assert told["printed"]["text"] == catalogue.current_edition(STORY.table.key).text
    assert [Entry(line["seat"], line["act"], line["seal"]) for line in told["lines"]] == list(
        STORY.entries
    )
    assert told["lines"][0]["at"] == BEGAN + 1


def test_every_line_has_its_own_row(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with_table(database, plies=2)

    assert run_command_line(["export", "7"]) == 0

    *_, one, two, end, last = capsys.readouterr().out.rstrip("\n").split("\n")
    assert [json.loads(row.rstrip(","))["act"] for row in (one, two)] == [
        entry.act for entry in STORY.entries[:2]
    ]
    assert (end, last) == ("  ]", "}")


def test_a_running_game_tells_no_secret(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with_table(database, plies=HALF, status=TableStatus.PLAYING)

    told = exported(capsys)

    text = json.dumps(told)
    assert told["seed"] is None
    assert told["sealed"] == hash_seed(STORY.opening.seed)
    assert STORY.opening.seed not in text
    assert not [entry for entry in STORY.entries[:HALF] if entry.seal in text]
    assert {key for line in told["lines"] for key in line} == {"ply", "seat", "told", "at"}
    assert len(told["lines"]) == HALF


@pytest.mark.parametrize("words", [(), ("--with-secrets",)], ids=["plain", "with secrets"])
def test_earlier_moves_of_another_game_stay_private(database: Path, words: tuple[str, ...]) -> None:
    with_table(database, plies=2, status=TableStatus.PLAYING)
    card = asyncio.run(_card(database))
    on = replace(card, origin=PlayOnOrigin(SEVEN, 1))
    on_a_page(database, lambda page: page.save_table_card(on))

    with pytest.raises(CommandError, match="plays on from move 1 of table 7"):
        run_command_line(["export", "7", *words])


async def _card(database: Path) -> TableCard:
    store = await SqliteStore.open_for_reading(database)
    card = await store.load_table_card(SEVEN)
    await store.close_store()
    assert card is not None
    return card


@pytest.mark.parametrize("words", [(), ("--with-secrets",)], ids=["plain", "with secrets"])
def test_orders_votes_and_requests_stay_in_the_house(
    database: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    with_table(database, plies=HALF, status=TableStatus.PLAYING)

    text = json.dumps(exported(capsys, *words))

    assert "secret-limit" not in text
    assert "undo 77" not in text
    assert "click" not in text


@pytest.mark.parametrize("status", [TableStatus.OVER, TableStatus.PAUSED])
def test_who_plays_and_where_is_told_only_with_the_secrets(
    database: Path, capsys: pytest.CaptureFixture[str], status: TableStatus
) -> None:
    with_table(database, plies=None if status is TableStatus.OVER else HALF, status=status)
    private = {"server-1", "place-1", *(word for person in PEOPLE for word in person)}

    plain, full = json.dumps(exported(capsys)), json.dumps(exported(capsys, "--with-secrets"))

    assert not [word for word in private if word in plain]
    assert not [word for word in private if word not in full]


# In Firenze nothing is chosen under cover.
HIDING = [table for table in TABLES if table.key == "princes" and table.chosen][-1:]


@pytest.mark.parametrize("table", HIDING, ids=str)
def test_a_file_of_a_running_game_is_the_same_whatever_was_done_under_cover(table: Table) -> None:
    story = played(table)
    choices = list(covered_choices(story))

    assert choices
    for at, other in (choices[0], choices[len(choices) // 2], choices[-1]):
        before = story.entries[:at]
        one = export.to_public_json(parcel(story, (*before, story.entries[at])))
        assert one == export.to_public_json(parcel(story, (*before, other))), story.at(at + 1)


def covered_choices(story: Story) -> Iterator[tuple[int, Entry]]:
    """Where something was chosen under cover, and what else could have been."""
    game = story.game
    for at, made in enumerate(story.made):
        if not any(event.private for event in made.step.events):
            continue
        for move in legal_moves(game, story.states[at], made.seat):
            other = advance_course(game, story.courses[at], made.seat, move)
            assert isinstance(other, Course)
            alike = game.view(other.state, None) == game.view(made.step.state, None)
            if move != made.move and alike:
                act, seal = game.vocabulary.spell(move), game.tally(other.state).seal()
                yield at, Entry(made.seat, act, seal)
                break


def parcel(story: Story, entries: tuple[Entry, ...]) -> export.TableFile:
    return export.TableFile(
        table=7,
        status=TableStatus.PLAYING,
        terms=TERMS,
        opened=BEGAN,
        started=BEGAN,
        ended=None,
        occupants=(export.SeatOccupant(None),) * story.table.seats,
        edition=catalogue.current_edition(story.table.key),
        opening=story.opening,
        lines=tuple((entry, BEGAN) for entry in entries),
    )


def test_an_undo_is_told_as_it_is() -> None:
    course = STORY.courses[HALF - 1]
    undo = Entry(None, "undo 1", STORY.game.tally(course.state).seal())

    told = export.to_public_json(parcel(STORY, (*STORY.entries[:HALF], undo)))

    assert told["lines"][-1] == {"ply": HALF + 1, "seat": None, "act": "undo 1", "at": BEGAN}


def test_a_broken_game_needs_secrets(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with_table(database, plies=HALF, status=TableStatus.FROZEN, change=with_another_seal(3))

    with pytest.raises(CommandError, match="can no longer be told line by line"):
        run_command_line(["export", "7"])

    assert len(exported(capsys, "--with-secrets")["lines"]) == HALF


def test_a_file_is_written_for_its_owner_and_never_over_another(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with_table(database)
    file = tmp_path / "seven.json"

    assert run_command_line(["export", "7", "--with-secrets", "-o", str(file)]) == 0

    assert capsys.readouterr().out == f"{file}\n"
    assert json.loads(file.read_text("utf-8"))["table"] == 7
    assert file.stat().st_mode & 0o077 == 0
    with pytest.raises(CommandError, match="is there already"):
        run_command_line(["export", "7", "-o", str(file)])


@pytest.mark.parametrize(
    ("table", "reason"), [("8", "there is no table 8"), ("7", "has not begun")]
)
def test_what_cannot_be_told_is_one_line(database: Path, table: str, reason: str) -> None:
    with_table(database, plies=0, status=TableStatus.GATHERING)

    with pytest.raises(CommandError, match=reason):
        run_command_line(["export", table])


def test_an_unknown_game_is_named(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_table(database)
    monkeypatch.setattr(catalogue, "GAMES", ())

    with pytest.raises(CommandError, match="table 7: this version has no game 'princes'"):
        run_command_line(["export", "7"])


@pytest.mark.usefixtures("database")
def test_without_a_database_there_is_a_kind_line() -> None:
    with pytest.raises(CommandError, match=r"there is no database yet at .*; the first start"):
        run_command_line(["export", "7"])


def test_a_bot_may_be_running(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with_table(database)

    async def export_beside() -> None:
        store = await SqliteStore.open_for_hosting(database)
        try:
            assert exported(capsys)["table"] == 7
        finally:
            await store.close_store()

    asyncio.run(export_beside())


def test_another_opening_has_another_proof() -> None:
    other = replace(parcel(STORY, ()), opening=replace(STORY.opening, seed="other"))

    assert (
        export.to_public_json(other)["sealed"] != export.to_public_json(parcel(STORY, ()))["sealed"]
    )


def test_a_deal_in_play_tells_no_secret(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deal = SharedDeal(
        *(
            1,
            "florence",
            "piazza",
            "en",
            "princes",
            1,
            catalogue.current_edition("princes").seal,
            (),
        ),
        *("half", BEGAN, Time(BEGAN + 9)),
    )
    with_table(database)
    on_a_page(database, lambda page: page.save_shared_deal(deal))
    sharer = SharedDealTable(SEVEN, 1, None)
    on_a_page(database, lambda page: page.add_shared_deal_table(sharer, "hash"))

    told = exported(capsys)

    assert told["seed"] is None
    assert STORY.opening.seed not in str(told)
    assert exported(capsys, "--with-secrets")["seed"] == STORY.opening.seed
    on_a_page(database, lambda page: page.save_shared_deal(replace(deal, over=True)))
    assert exported(capsys)["seed"] == STORY.opening.seed


def test_half_and_words_are_told_with_the_seed_and_not_before() -> None:
    whole = Deal("5f2c").add_salt(Seat(0), "ponte vecchio").add_salt(None, "Arno")
    deal = replace(
        whole, player_salts=(replace(whole.player_salts[0], text=""), whole.player_salts[1])
    )
    opening = replace(STORY.opening, seed=deal.seed)
    kept = replace(parcel(STORY, ()), opening=opening, deal=deal)

    assert export.parse_table_file(export.format_json(export.to_json(kept))).deal == deal
    assert not {"half", "words"}.intersection(export.to_public_json(kept))


def test_a_file_whose_words_do_not_make_its_seed_is_none_of_ours() -> None:
    deal = Deal("5f2c").add_salt(Seat(0), "ponte vecchio")
    kept = replace(parcel(STORY, ()), opening=replace(STORY.opening, seed=deal.seed), deal=deal)
    plain = export.to_json(kept)

    assert export.parse_table_file(json.dumps(plain)).deal == deal
    (salt,) = plain["words"]
    for words in ([(0, "Arno", salt[2])], [(*salt[:2], "5f2c")]):
        with pytest.raises(export.BadTableFile, match="half and its words"):
            export.parse_table_file(json.dumps({**plain, "words": words}))
