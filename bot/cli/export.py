"""Write one table as JSON, its seed sealed until the game is over.

Of a game that is over the file tells all, as its players saw it end: seed, deal and every move.
Whoever has it can bring it in elsewhere with 'python -m bot import'. Who played is not in it.
What somebody plays on from a position of such a game proves nothing, and is not exported.

Of a game that is not over, or whose deal others still play, it tells only what everybody at the
table was told. The seed, the moves made under cover and the checksums of hands and decks are left
out, so it may be shown to anybody, and cannot be played on.

--with-secrets is for moving a table to another machine: it adds the seed and every move, the
server and the channel, and who sits where. Nobody who plays should see that file. Secret orders
never leave the house; nor do votes, messages and deadlines. Cancel the table here once it goes on
elsewhere.
"""

import argparse
import json
import sqlite3
import sys
from collections.abc import Sequence
from dataclasses import asdict, astuple, dataclass
from pathlib import Path
from typing import Any, TypeAlias

from bot import catalogue
from bot.catalogue import Edition
from bot.cli import CommandError, write_new_file
from bot.cli.stored_games import UnplayableTable, edition_of_table, open_database
from bot.engine import game_transcript
from bot.engine.deal import Deal, DealSalt
from bot.engine.game import Seat
from bot.engine.journal import Diverged, Entry, Opening, begin_course, count_undone
from bot.engine.random_draws import hash_seed
from bot.engine.text import Refusal
from bot.storage import queries, rows
from bot.tables import clocks, lobby, people
from bot.tables.records import IncompleteJournal

FILE_FORMAT = 1

PlainJson: TypeAlias = dict[str, Any]


class BadTableFile(Exception):
    """A file without a table that can be played on; its message says why."""


@dataclass(frozen=True, slots=True)
class DiscordAccount:
    """A player's account outside: number and name."""

    outside: str
    name: str


@dataclass(frozen=True, slots=True)
class SeatOccupant:
    """A seat of the table, with its player as far as they may be named."""

    who: DiscordAccount | None
    guest: str = ""
    stand_in: str = ""
    resigned: bool = False


@dataclass(frozen=True, slots=True)
class TableFile:
    """A table without what waits there: orders, votes, messages, jobs."""

    table: int  # its number where it was exported
    status: people.TableStatus
    terms: people.TableTerms
    opened: people.Time
    started: people.Time | None
    ended: people.Time | None
    occupants: tuple[SeatOccupant, ...]
    edition: Edition
    opening: Opening
    lines: tuple[tuple[Entry, people.Time], ...]
    deal: Deal | None = None  # None: the server seed is the seed, no player added a word
    server: str = ""
    place: str = ""
    owner: DiscordAccount | None = None
    is_sealed: bool = False  # others play the same deal


# Writing


def to_json(table_file: TableFile) -> PlainJson:
    """Return the whole table as plain JSON values, secrets included."""
    facts = _common_facts(table_file)
    for seat, occupant in zip(facts["seats"], table_file.occupants, strict=True):
        if occupant.who is not None:
            seat["person"] = asdict(occupant.who)
    if table_file.owner is not None:
        facts |= {
            "server": table_file.server,
            "place": table_file.place,
            "owner": asdict(table_file.owner),
        }
    if table_file.deal is not None and table_file.deal.player_salts:
        words = [astuple(salt) for salt in table_file.deal.player_salts]
        facts |= {"half": table_file.deal.server_seed, "words": words}
    lines = [
        {"ply": ply, "seat": entry.seat, "act": entry.act, "seal": entry.seal, "at": at}
        for ply, (entry, at) in enumerate(table_file.lines, start=1)
    ]
    return {**facts, "seed": table_file.opening.seed, "lines": lines}


def to_public_json(table_file: TableFile) -> PlainJson:
    """Return what everybody was told at the table while the game runs, and no more.

    A move may be secret, so its public events stand in its place. Diverged if the game no longer
    replays as written.
    """
    game, opening = catalogue.unpack_edition(table_file.edition), table_file.opening
    course = begin_course(game, opening)
    lines = []
    for ply, (entry, at) in enumerate(table_file.lines, start=1):
        after = game_transcript.continue_course(game, course, entry.seat, entry.act)
        if isinstance(after, Refusal) or game.tally(after.state).seal() != entry.seal:
            raise Diverged(ply, entry.act, "it leads to something else")
        course = after
        line: PlainJson = {"ply": ply, "seat": entry.seat}
        if count_undone(entry.act):
            line["act"] = entry.act
        else:
            line["told"] = [_text_as_json(event.text) for event in course.made[-1].step.events]
        lines.append({**line, "at": at})
    return {**_common_facts(table_file), "seed": None, "lines": lines}


def _common_facts(table_file: TableFile) -> PlainJson:
    """Return what every file contains."""
    opening = table_file.opening
    return {
        "signoria": "table",
        "format": FILE_FORMAT,
        "table": table_file.table,
        "status": table_file.status,
        "game": opening.game,
        "rules": opening.rules,
        "options": dict(opening.options),
        "opened": table_file.opened,
        "started": table_file.started,
        "ended": table_file.ended,
        "terms": asdict(table_file.terms),
        "seats": [
            {"guest": holder.guest, "stand_in": holder.stand_in, "resigned": holder.resigned}
            for holder in table_file.occupants
        ],
        "printed": {"seal": opening.printed, "text": table_file.edition.text},
        "sealed": hash_seed(opening.seed),
    }


def _text_as_json(text: Any) -> Any:
    return json.loads(rows.text_to_json(text))


# Reading

_NOT_A_TABLE = "it is no table exported by Signoria"
_LAST_DAY = 2**40  # in seconds; a later time is refused


def parse_table_file(text: str) -> TableFile:
    """Parse what `to_json` has written; BadTableFile if it is anything else."""
    try:
        plain = json.loads(text)
        json.dumps(
            plain, ensure_ascii=False
        ).encode()  # refuse lone surrogates, which cannot be stored
        return _check_format_and_parse(plain)
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        raise BadTableFile(f"{_NOT_A_TABLE}, or somebody has changed it") from error


def _check_format_and_parse(plain: Any) -> TableFile:
    match plain:
        case {"signoria": "table", "format": int(number)} if number != FILE_FORMAT:
            raise BadTableFile(
                f"its format is {number}, and this Signoria knows {FILE_FORMAT} only"
            )
        case {"signoria": "table", "seed": None}:
            raise BadTableFile(
                "it tells only what everybody may know of a game that is not over; to play on it"
                " takes an export --with-secrets"
            )
        case {"signoria": "table", "sealed": str(proof), "seed": str(seed)}:
            if proof != hash_seed(seed):
                raise BadTableFile("its seed is not the one that was sealed")
            return _parse_table(plain)
    raise BadTableFile(_NOT_A_TABLE)


def _parse_table(plain: Any) -> TableFile:
    match plain:
        case {
            "table": int(table),
            "status": str(status),
            "game": str(game),
            "rules": int(rules),
            "options": dict(options),
            "opened": int(opened),
            "started": (int() | None) as started,
            "ended": (int() | None) as ended,
            "terms": dict(terms),
            "seats": list(seats),
            "printed": {"seal": str(seal), "text": str(numbers)},
            "seed": str(seed),
            "lines": list(lines),
        } if all(isinstance(value, str) for value in options.values()):
            return TableFile(
                table=table,
                status=people.TableStatus(status),
                terms=_parse_terms(terms),
                opened=_parse_time(opened),
                started=None if started is None else _parse_time(started),
                ended=None if ended is None else _parse_time(ended),
                occupants=tuple(map(_parse_occupant, seats)),
                edition=Edition(game, numbers),
                opening=Opening(game, rules, seal, len(seats), tuple(options.items()), seed),
                lines=tuple(
                    _parse_line(line, ply, seats) for ply, line in enumerate(lines, start=1)
                ),
                deal=_parse_deal(plain, seed, len(seats)),
                **_parse_place_and_owner(plain),
            )
    raise ValueError(_NOT_A_TABLE)


def _parse_terms(plain: PlainJson) -> people.TableTerms:
    match plain:
        case {
            "clock": str(),
            "at_deadline": str(at_deadline),
            "weekend_pause": bool(),
            "language": str(),
            "pictures": str(),
            "auctions": str(auctions),
        }:
            if auctions not in ("", *clocks.AUCTIONS):
                raise ValueError("auctions")
            if plain.get("turns", "") not in clocks.TURNS:
                raise ValueError("turns")
            # Live play ends with the export: nobody is present here yet.
            late = people.DeadlineAction(at_deadline)
            return people.TableTerms(**{**plain, "at_deadline": late, "live_until": None})
    raise ValueError("terms")


def _parse_deal(plain: PlainJson, seed: str, seats: int) -> Deal | None:
    match plain:
        case {"half": str(half), "words": [*words]}:
            deal = Deal(half, tuple(_parse_salt(word, seats) for word in words))
            if deal.seed != seed or not deal.salt_codes_match:
                raise BadTableFile("its seed is not made of its half and its words")
            return deal
    return None


def _parse_salt(plain: Any, seats: int) -> DealSalt:
    match plain:
        case [(int() | None) as seat, str(word), str(code)] if seat is None or 0 <= seat < seats:
            return DealSalt(None if seat is None else Seat(seat), word, code)
    raise ValueError("word")


def _parse_occupant(plain: Any) -> SeatOccupant:
    match plain:
        case {"guest": str(guest), "stand_in": str(stand_in), "resigned": bool(resigned)}:
            who = _parse_account(plain["person"]) if "person" in plain else None
            return SeatOccupant(who, guest, stand_in, resigned)
    raise ValueError("seat")


def _parse_line(plain: Any, expected: int, seats: Sequence[Any]) -> tuple[Entry, people.Time]:
    match plain:
        case {
            "ply": int(ply),
            "seat": (int() | None) as seat,
            "act": str(act),
            "seal": str(seal),
            "at": int(at),
        } if ply == expected and (seat is None or 0 <= seat < len(seats)):
            return Entry(None if seat is None else Seat(seat), act, seal), _parse_time(at)
    raise ValueError("line")


def _parse_time(at: int) -> people.Time:
    if not 0 <= at < _LAST_DAY:
        raise ValueError("time")
    return people.Time(at)


def _parse_place_and_owner(plain: PlainJson) -> PlainJson:
    match plain:
        case {"server": str(server), "place": str(place), "owner": owner}:
            return {"server": server, "place": place, "owner": _parse_account(owner)}
    return {}


def _parse_account(plain: Any) -> DiscordAccount:
    match plain:
        case {"outside": str(outside), "name": str(name)} if outside:
            return DiscordAccount(outside, name)
    raise ValueError("person")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", metavar="TABLE", type=int, help="the table's number")
    parser.add_argument(
        "-o", metavar="FILE", dest="file", type=Path, help="a new file; otherwise it is printed"
    )
    parser.add_argument(
        "--with-secrets",
        action="store_true",
        help="tell all of a game that is not over, and who plays: to play on elsewhere",
    )


def run_command(arguments: argparse.Namespace) -> int:
    plain = export_table(people.TableId(arguments.table), with_secrets=arguments.with_secrets)
    text = format_json(plain)
    if arguments.file is None:
        sys.stdout.write(text)
        return 0
    write_new_file(arguments.file, text, mode=0o600 if arguments.with_secrets else 0o666)
    print(arguments.file)
    return 0


def export_table(table: people.TableId, *, with_secrets: bool) -> PlainJson:
    """Return the content of the file; CommandError if the table cannot be exported."""
    with open_database() as connection:
        table_file = make_table_file(connection, table, with_people=with_secrets)
    if with_secrets or (table_file.status is people.TableStatus.OVER and not table_file.is_sealed):
        return to_json(table_file)
    try:
        return to_public_json(table_file)
    except Diverged as diverged:
        # Where and why it diverges may tell a secret.
        raise CommandError(
            f"the game of table {table} can no longer be told line by line; it leaves the house"
            " only --with-secrets"
        ) from diverged


def make_table_file(
    connection: sqlite3.Connection, table: people.TableId, *, with_people: bool
) -> TableFile:
    """Read a table with all its lines; its players only `with_people`."""
    try:
        record = queries.select_table_record(connection, table)
    except LookupError as missing:
        raise CommandError(str(missing)) from missing
    card, opening = record.card, record.opening
    if opening is None:
        raise CommandError(f"the game of table {table} has not begun: there is nothing to tell")
    _refuse_played_on_table(card)
    try:
        edition, entries = edition_of_table(connection, opening), record.entries
    except (UnplayableTable, IncompleteJournal) as fault:
        raise CommandError(f"table {table}: {fault}") from fault

    def who(person: people.PersonId | None) -> DiscordAccount | None:
        if person is None or not with_people:
            return None
        known = queries.select_person(connection, person)
        return DiscordAccount(known.outside, known.name) if known and known.outside else None

    def occupant(holder: people.SeatHolder) -> SeatOccupant:
        return SeatOccupant(
            who(holder.person), holder.computer, holder.replacement, holder.resigned
        )

    return TableFile(
        table=card.id,
        status=card.status,
        terms=card.terms,
        opened=card.opened,
        started=card.started,
        ended=card.ended,
        occupants=tuple(map(occupant, card.holders)),
        edition=edition,
        opening=opening,
        deal=lobby.make_deal(record.server_seed or opening.seed, record.player_salts),
        lines=tuple(zip(entries, (line.at for line in record.lines), strict=True)),
        server=card.server,
        place=card.place,
        owner=who(card.owner),
        is_sealed=record.shared is not None and record.shared.is_embargoed,
    )


def _refuse_played_on_table(card: people.TableCard) -> None:
    if card.origin is not None:
        raise CommandError(
            f"table {card.id} plays on from move {card.origin.moves} of table {card.origin.table}:"
            " of such a game no deal was announced, and it does not leave the house"
        )


def format_json(plain: PlainJson) -> str:
    """Format as JSON with one row per fact and per line of the game, for comparing files."""
    rows = [f"  {json.dumps(name)}: {json.dumps(plain[name])}" for name in plain if name != "lines"]
    lines = ",\n".join(f"    {json.dumps(line)}" for line in plain["lines"])
    return "{\n" + ",\n".join([*rows, f'  "lines": [\n{lines}\n  ]']) + "\n}\n"
