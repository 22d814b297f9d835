"""Bring an exported table in, as a table of its own.

The game is replayed first: it comes in if every line tells what it told when it was written, and
only once. A finished game comes in as finished, without counting in the annals. One that is still
played comes in paused, with full clocks and without its secret orders, votes and messages; those
who sit at it wake it up by a vote, as after any pause.

It writes, so the bot must not be running. A database is made if there is none.

Exit status: 0 when it is in, 2 when it was refused; then no table was added.
"""

import argparse
import asyncio
from dataclasses import asdict
from pathlib import Path

from bot import catalogue, settings
from bot.catalogue import Edition
from bot.cli import CommandError, read_text_file
from bot.cli.export import BadTableFile, DiscordAccount, SeatOccupant, TableFile, parse_table_file
from bot.cli.replay import describe_refusal
from bot.cli.stored_games import AnyCourse
from bot.engine.deal import Deal
from bot.engine.game import settle_options
from bot.engine.journal import AnyGame, Diverged, Opening, replay_journal
from bot.engine.random_draws import hash_seed
from bot.engine.text import Refusal
from bot.i18n.speak import LANGUAGES
from bot.players.registry import players_and_replacements
from bot.storage.db_thread import DatabaseError
from bot.storage.store import SqliteStore
from bot.tables.clocks import initial_budget
from bot.tables.lobby import why_not_terms
from bot.tables.people import PersonId, SeatHolder, TableCard, TableId, TableStatus
from bot.tables.records import JournalLine, PlayerSalt
from bot.tables.store_protocols import DuplicateRequest, WriteError

# Owns imported tables whose file names no people.
ARCHIVE_ACCOUNT = DiscordAccount("archive", "")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="what 'export' has written")


def run_command(arguments: argparse.Namespace) -> int:
    file: Path = arguments.file
    try:
        table_file = check_table_file(parse_table_file(read_text_file(file)))
        table = asyncio.run(import_table(table_file, settings.database_path()))
    except BadTableFile as reason:
        raise CommandError(f"{file}: {reason}") from reason
    except (DatabaseError, WriteError) as trouble:
        raise CommandError(str(trouble)) from trouble
    print(f"it is table {table} now, with {len(table_file.lines)} lines, as written")
    return 0


# Checking the file


def check_table_file(table_file: TableFile) -> TableFile:
    """Return the file if its game can be played on here; BadTableFile says why not."""
    game = _load_checked_game(table_file.edition, table_file.opening)
    _check_computers(game, table_file.occupants)
    refusal = why_not_terms(table_file.terms)
    if refusal:
        raise BadTableFile(describe_refusal(refusal))
    if table_file.terms.language not in LANGUAGES:
        raise BadTableFile(f"its table speaks none of {', '.join(LANGUAGES)}")
    try:
        course: AnyCourse = replay_journal(
            game, table_file.opening, [entry for entry, _ in table_file.lines]
        )
    except Diverged as diverged:
        raise BadTableFile(f"its game comes out differently here: {diverged}") from diverged
    except Exception as fault:  # with printed numbers of its own it may be no game at all
        raise BadTableFile("its game cannot be played with here") from fault
    over = not game.to_move(course.state)
    if (
        over != (table_file.status is TableStatus.OVER)
        and table_file.status is not TableStatus.CANCELLED
    ):
        raise BadTableFile(
            f"it says that the game is {table_file.status}, which its lines do not tell"
        )
    return table_file


def _load_checked_game(edition: Edition, opening: Opening) -> AnyGame:
    """Load the game with the printed numbers of the file, which may differ from ours."""
    if edition.game not in catalogue.GAMES:
        raise BadTableFile(f"this version has no game '{edition.game}'")
    if edition.seal != opening.printed:
        raise BadTableFile(
            f"its printed numbers have the seal {edition.seal}, not {opening.printed}"
        )
    try:
        game = catalogue.unpack_edition(edition)
    except Exception as damage:  # a file can hold anything
        raise BadTableFile("its printed numbers cannot be played with here") from damage
    if not 1 <= opening.rules <= game.rules:
        raise BadTableFile(f"we know the rules 1 to {game.rules} only, not {opening.rules}")
    setup = settle_options(game, opening.seats, dict(opening.options))
    if isinstance(setup, Refusal):
        raise BadTableFile(f"it cannot be set up: {describe_refusal(setup)}")
    if setup.options != opening.options:
        raise BadTableFile("its options are not all there, or in another order")
    return game


def _check_computers(game: AnyGame, occupants: tuple[SeatOccupant, ...]) -> None:
    known = players_and_replacements(game.key)
    for occupant in occupants:
        for computer in (occupant.guest, occupant.stand_in):
            if computer and computer not in known:
                raise BadTableFile(f"no guest '{computer}' plays {game.key} here")


# Writing the table


async def import_table(table_file: TableFile, database: Path) -> TableId:
    """Store the table and return its new number; BadTableFile if it was imported before."""
    store = await SqliteStore.open_for_hosting(database)
    try:
        known = await _find_same_game(store, table_file.opening)
        if known is not None:
            raise BadTableFile(f"this game is here already: it is table {known}")
        card = await _make_table_card(store, table_file)
        edition, request = table_file.edition, f"import {hash_seed(table_file.opening.seed)}"
        async with store.unit_of_work() as work:
            work.save_edition(edition.seal, edition.game, edition.text)
            work.save_table_card(card)
            work.save_opening(card.id, table_file.opening)
            deal = table_file.deal or Deal(table_file.opening.seed)
            work.save_server_seed(card.id, deal.server_seed)
            work.replace_player_salts(card.id, _salts_of_people(deal, card))
            work.replace_time_budgets(
                card.id, [initial_budget(table_file.terms)] * len(card.holders)
            )
            work.add_journal_lines(
                card.id,
                [
                    JournalLine(ply, entry, request, ply, at)
                    for ply, (entry, at) in enumerate(table_file.lines, start=1)
                ],
            )
    except DuplicateRequest as twice:
        raise BadTableFile("this game was brought in before") from twice
    finally:
        await store.close_store()
    return card.id


def _salts_of_people(deal: Deal, card: TableCard) -> list[PlayerSalt]:
    """Assign the salts of the deal to the people in the seats."""
    return [
        PlayerSalt(None if salt.seat is None else card.holders[salt.seat].person, **asdict(salt))
        for salt in deal.player_salts
    ]


async def _find_same_game(store: SqliteStore, opening: Opening) -> TableId | None:
    """Find a table with the same seed, which no other game has."""
    for card in await store.find_table_cards():
        kept = await store.load_opening(card.id)
        if kept is not None and kept.seed == opening.seed:
            return card.id
    return None


async def _make_table_card(store: SqliteStore, table_file: TableFile) -> TableCard:
    at_an_end = table_file.status in (TableStatus.OVER, TableStatus.CANCELLED)
    return TableCard(
        id=await store.next_table_id(),
        game=table_file.opening.game,
        status=table_file.status if at_an_end else TableStatus.PAUSED,
        server=table_file.server,
        place=table_file.place,
        owner=await _find_or_add_person(store, table_file.owner or ARCHIVE_ACCOUNT),
        options=table_file.opening.options,
        terms=table_file.terms,
        holders=tuple([await _make_holder(store, occupant) for occupant in table_file.occupants]),
        opened=table_file.opened,
        started=table_file.started,
        ended=table_file.ended,
    )


async def _make_holder(store: SqliteStore, occupant: SeatOccupant) -> SeatHolder:
    person = None if occupant.who is None else await _find_or_add_person(store, occupant.who)
    return SeatHolder(person, occupant.guest, occupant.stand_in, occupant.resigned)


async def _find_or_add_person(store: SqliteStore, who: DiscordAccount) -> PersonId:
    return (await store.find_or_add_person(who.outside, who.name)).id
