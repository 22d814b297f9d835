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
from pathlib import Path

from bot import catalogue, settings
from bot.catalogue import Edition
from bot.cli import CommandError, read_text_file
from bot.cli.database import AnyCourse
from bot.cli.replay import describe_refusal
from bot.cli.table_file import AccountName, BadTableFile, SeatOccupant, TableFile, parse_table_file
from bot.engine.chance import hash_seed
from bot.engine.deal import Deal
from bot.engine.game import settle_options
from bot.engine.journal import AnyGame, Diverged, Opening, replay
from bot.engine.text import Refusal
from bot.i18n.speak import LANGUAGES
from bot.players.registry import players_and_replacements
from bot.storage.db_thread import DatabaseError
from bot.storage.store import SqliteStore
from bot.tables.clocks import start_budget
from bot.tables.lobby import refuse_terms
from bot.tables.people import PersonId, SeatHolder, TableCard, TableId, TableStatus
from bot.tables.records import JournalLine, PlayerSalt
from bot.tables.store import DuplicateRequest, WriteError

# The owner on paper of tables whose people nobody knows.
ARCHIVE_ACCOUNT = AccountName("archive", "")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="what 'export' has written")


def run_command(arguments: argparse.Namespace) -> int:
    file: Path = arguments.file
    try:
        parcel = check_table_file(parse_table_file(read_text_file(file)))
        table = asyncio.run(import_table(parcel, settings.database_path()))
    except BadTableFile as reason:
        raise CommandError(f"{file}: {reason}") from reason
    except (DatabaseError, WriteError) as trouble:
        raise CommandError(str(trouble)) from trouble
    print(f"it is table {table} now, with {len(parcel.lines)} lines, as written")
    return 0


# Looking at it


def check_table_file(parcel: TableFile) -> TableFile:
    """The same parcel, if its game can be played on here; NoParcel says why not."""
    game = _find_game(parcel.edition, parcel.opening)
    _check_computers(game, parcel.occupants)
    refusal = refuse_terms(parcel.terms)
    if refusal:
        raise BadTableFile(describe_refusal(refusal))
    if parcel.terms.language not in LANGUAGES:
        raise BadTableFile(f"its table speaks none of {', '.join(LANGUAGES)}")
    try:
        course: AnyCourse = replay(game, parcel.opening, [entry for entry, _ in parcel.lines])
    except Diverged as diverged:
        raise BadTableFile(f"its game comes out differently here: {diverged}") from diverged
    except Exception as fault:  # with printed numbers of its own it may be no game at all
        raise BadTableFile("its game cannot be played with here") from fault
    over = not game.to_move(course.state)
    if over != (parcel.status is TableStatus.OVER) and parcel.status is not TableStatus.CANCELLED:
        raise BadTableFile(f"it says that the game is {parcel.status}, which its lines do not tell")
    return parcel


def _find_game(edition: Edition, opening: Opening) -> AnyGame:
    """The game with the printed numbers in the file, which may be others than ours."""
    if edition.game not in catalogue.GAMES:
        raise BadTableFile(f"there is no game '{edition.game}' in the house")
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
    for chair in occupants:
        for guest in (chair.guest, chair.stand_in):
            if guest and guest not in known:
                raise BadTableFile(f"no guest '{guest}' plays {game.key} here")


# Keeping it


async def import_table(parcel: TableFile, database: Path) -> TableId:
    """Its number in this house; NoParcel when the house has it already."""
    store = await SqliteStore.open_for_hosting(database)
    try:
        known = await _find_same_game(store, parcel.opening)
        if known is not None:
            raise BadTableFile(f"this game is here already: it is table {known}")
        card = await _make_card(store, parcel)
        edition, request = parcel.edition, f"import {hash_seed(parcel.opening.seed)}"
        async with store.unit_of_work() as page:
            page.save_edition(edition.seal, edition.game, edition.text)
            page.save_card(card)
            page.save_opening(card.id, parcel.opening)
            deal = parcel.deal or Deal(parcel.opening.seed)
            page.save_server_seed(card.id, deal.server_seed)
            page.replace_player_salts(card.id, _salts_of_people(deal, card))
            page.replace_budgets(card.id, [start_budget(parcel.terms)] * len(card.holders))
            page.add_journal_lines(
                card.id,
                [
                    JournalLine(ply, entry, request, ply, at)
                    for ply, (entry, at) in enumerate(parcel.lines, start=1)
                ],
            )
    except DuplicateRequest as twice:
        raise BadTableFile("this game was brought in before") from twice
    finally:
        await store.close_store()
    return card.id


def _salts_of_people(deal: Deal, card: TableCard) -> list[PlayerSalt]:
    """Of a game whose people are known here each has his own."""
    return [PlayerSalt(card.holders[seat].person, word, seat) for seat, word in deal.player_salts]


async def _find_same_game(store: SqliteStore, opening: Opening) -> TableId | None:
    """The table with the same luck: no other game has it."""
    for card in await store.find_cards():
        kept = await store.load_opening(card.id)
        if kept is not None and kept.seed == opening.seed:
            return card.id
    return None


async def _make_card(store: SqliteStore, parcel: TableFile) -> TableCard:
    at_an_end = parcel.status in (TableStatus.OVER, TableStatus.CANCELLED)
    return TableCard(
        id=await store.next_table_id(),
        game=parcel.opening.game,
        status=parcel.status if at_an_end else TableStatus.PAUSED,
        server=parcel.server,
        place=parcel.place,
        owner=await _find_or_add_person(store, parcel.owner or ARCHIVE_ACCOUNT),
        options=parcel.opening.options,
        terms=parcel.terms,
        holders=tuple([await _make_holder(store, occupant) for occupant in parcel.occupants]),
        opened=parcel.opened,
        started=parcel.started,
        ended=parcel.ended,
    )


async def _make_holder(store: SqliteStore, occupant: SeatOccupant) -> SeatHolder:
    person = None if occupant.who is None else await _find_or_add_person(store, occupant.who)
    return SeatHolder(person, occupant.guest, occupant.stand_in, occupant.resigned)


async def _find_or_add_person(store: SqliteStore, who: AccountName) -> PersonId:
    return (await store.find_or_add_person(who.outside, who.name)).id
