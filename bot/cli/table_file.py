"""A table as a JSON file: what everybody may know of it, or all it takes to play on."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, TypeAlias

from bot import catalogue
from bot.catalogue import Edition
from bot.engine import scoresheet
from bot.engine.chance import hash_seed
from bot.engine.deal import Deal
from bot.engine.game import Seat
from bot.engine.journal import Diverged, Entry, Opening, begin, count_undone
from bot.engine.text import Refusal
from bot.storage import rows
from bot.tables import clocks
from bot.tables.people import DeadlineAction, TableStatus, TableTerms, Time

FILE_FORMAT = 1

PlainJson: TypeAlias = dict[str, Any]


class BadTableFile(Exception):
    """A file that holds no table that could be played on; its message says why."""


@dataclass(frozen=True, slots=True)
class AccountName:
    """Somebody as the front door knows them."""

    outside: str
    name: str


@dataclass(frozen=True, slots=True)
class SeatOccupant:
    """A chair, and who sits there as far as that may be told."""

    who: AccountName | None
    guest: str = ""
    stand_in: str = ""
    resigned: bool = False


@dataclass(frozen=True, slots=True)
class TableFile:
    """All of a table but its numbers, its requests, and what waits: orders, votes, notes, dues."""

    table: int  # its number in the house it comes from
    status: TableStatus
    terms: TableTerms
    opened: Time
    started: Time | None
    ended: Time | None
    occupants: tuple[SeatOccupant, ...]
    edition: Edition
    opening: Opening
    lines: tuple[tuple[Entry, Time], ...]
    deal: Deal | None = None  # None: its seed is the half, and nobody added a word
    server: str = ""
    place: str = ""
    owner: AccountName | None = None
    is_sealed: bool = False  # others play the same deal


# Writing


def to_json(parcel: TableFile) -> PlainJson:
    """All of it, ready for JSON."""
    told = _common_facts(parcel)
    for seat, occupant in zip(told["seats"], parcel.occupants, strict=True):
        if occupant.who is not None:
            seat["person"] = asdict(occupant.who)
    if parcel.owner is not None:
        told |= {"server": parcel.server, "place": parcel.place, "owner": asdict(parcel.owner)}
    if parcel.deal is not None and parcel.deal.player_salts:
        told |= {"half": parcel.deal.server_seed, "words": parcel.deal.player_salts}
    lines = [
        {"ply": ply, "seat": entry.seat, "act": entry.act, "seal": entry.seal, "at": at}
        for ply, (entry, at) in enumerate(parcel.lines, start=1)
    ]
    return {**told, "seed": parcel.opening.seed, "lines": lines}


def to_public_json(parcel: TableFile) -> PlainJson:
    """What everybody may know while the game runs: what was told at the table, and no more.

    An act may be a secret, which the rules do not say of it; but they say what the table hears.
    Diverged when the game can no longer be told again.
    """
    game, opening = catalogue.unpack_edition(parcel.edition), parcel.opening
    course = begin(game, opening)
    lines = []
    for ply, (entry, at) in enumerate(parcel.lines, start=1):
        after = scoresheet.continue_course(game, course, entry.seat, entry.act)
        if isinstance(after, Refusal) or game.tally(after.state).seal() != entry.seal:
            raise Diverged(ply, entry.act, "it leads to something else")
        course = after
        line: PlainJson = {"ply": ply, "seat": entry.seat}
        if count_undone(entry.act):
            line["act"] = entry.act
        else:
            line["told"] = [_plain_text(event.text) for event in course.made[-1].step.events]
        lines.append({**line, "at": at})
    return {**_common_facts(parcel), "seed": None, "lines": lines}


def _common_facts(parcel: TableFile) -> PlainJson:
    """What a file says in any case."""
    opening = parcel.opening
    return {
        "signoria": "table",
        "format": FILE_FORMAT,
        "table": parcel.table,
        "status": parcel.status,
        "game": opening.game,
        "rules": opening.rules,
        "options": dict(opening.options),
        "opened": parcel.opened,
        "started": parcel.started,
        "ended": parcel.ended,
        "terms": asdict(parcel.terms),
        "seats": [
            {"guest": chair.guest, "stand_in": chair.stand_in, "resigned": chair.resigned}
            for chair in parcel.occupants
        ],
        "printed": {"seal": opening.printed, "text": parcel.edition.text},
        "sealed": hash_seed(opening.seed),
    }


def _plain_text(text: Any) -> Any:
    return json.loads(rows.text_to_json(text))


# Reading

_NOT_A_TABLE = "it is no table exported by Signoria"
_LAST_DAY = 2**40  # in seconds; what comes after it is no time


def parse_table_file(text: str) -> TableFile:
    """What `packed` has put into a file; NoParcel when it is anything else."""
    try:
        plain = json.loads(text)
        json.dumps(plain, ensure_ascii=False).encode()  # half a character can be kept nowhere
        return _parse_checked(plain)
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        raise BadTableFile(f"{_NOT_A_TABLE}, or somebody has changed it") from error


def _parse_checked(plain: Any) -> TableFile:
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
                status=TableStatus(status),
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
                **_parse_place(plain),
            )
    raise ValueError(_NOT_A_TABLE)


def _parse_terms(plain: PlainJson) -> TableTerms:
    match plain:
        case {
            "clock": str(),
            "at_deadline": str(at_deadline),
            "weekend_pause": bool(),
            "language": str(),
            "pictures": str(),
        }:
            # Tables that are older than sealed auctions go on by hand.
            auctions = plain.get("auctions", clocks.BY_HAND)
            if auctions not in ("", *clocks.AUCTIONS):
                raise ValueError("auctions")
            late = DeadlineAction(at_deadline)  # and in another house nobody is there yet
            return TableTerms(
                **{**plain, "at_deadline": late, "auctions": auctions, "live_until": None}
            )
    raise ValueError("terms")


def _parse_deal(plain: PlainJson, seed: str, seats: int) -> Deal | None:
    match plain:
        case {"half": str(half), "words": [*words]}:
            deal = Deal(half, tuple(_parse_salt(word, seats) for word in words))
            if deal.is_whole and deal.seed != seed:
                raise BadTableFile("its seed is not made of its half and its words")
            return deal
    return None


def _parse_salt(plain: Any, seats: int) -> tuple[Seat, str]:
    match plain:
        case [int(seat), str(word)] if 0 <= seat < seats:
            return Seat(seat), word
    raise ValueError("word")


def _parse_occupant(plain: Any) -> SeatOccupant:
    match plain:
        case {"guest": str(guest), "stand_in": str(stand_in), "resigned": bool(resigned)}:
            who = _parse_account(plain["person"]) if "person" in plain else None
            return SeatOccupant(who, guest, stand_in, resigned)
    raise ValueError("seat")


def _parse_line(plain: Any, expected: int, seats: Sequence[Any]) -> tuple[Entry, Time]:
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


def _parse_time(at: int) -> Time:
    if not 0 <= at < _LAST_DAY:
        raise ValueError("time")
    return Time(at)


def _parse_place(plain: PlainJson) -> PlainJson:
    match plain:
        case {"server": str(server), "place": str(place), "owner": owner}:
            return {"server": server, "place": place, "owner": _parse_account(owner)}
    return {}


def _parse_account(plain: Any) -> AccountName:
    match plain:
        case {"outside": str(outside), "name": str(name)} if outside:
            return AccountName(outside, name)
    raise ValueError("person")
