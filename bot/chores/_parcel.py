"""A table as it leaves the house: what everybody may know of it, or all it takes to play on.

A file that tells all, as `packed` writes it:

    {
      "signoria": "table", "format": 1, "table": 7, "status": "over",
      "game": "princes", "rules": 1, "options": {"deal": "secret", …},
      "opened": 1700000000, "started": 1700000300, "ended": 1700086400,    seconds since 1970
      "terms": {"clock": "fast", …},
      "seats": [{"guest": "", "stand_in": "", "resigned": false}, …],      guest "": a person
      "printed": {"seal": "1a2b3c4d5e6f", "text": "{…}"},                  the numbers by value
      "sealed": "…", "seed": "medici-7",                                   proof of the seed, and it
      "lines": [{"ply": 1, "seat": 0, "act": "give-back poet", "seal": "3fa2b1c0", "at": …}, …]
    }

Where players added words to the deal there are also its half and their words by seat, "" where one
was withdrawn: "half": "5f2c…", "words": [[0, "ponte vecchio"], …].

With the secrets of a running game there are also the server and the place, and who sits where.
`shown` has no seed, and its lines have no act and no seal, but what the table was told:

    {"ply": 1, "seat": 0, "told": [{"say": "has-chosen", "of": [["who", [{"who": 0}]]]}], "at": …}

A tally's seal is no secret-keeper: it is a checksum over hands and decks, made to find faults.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, TypeAlias

from bot import catalogue
from bot.catalogue import Edition
from bot.engine import scoresheet
from bot.engine.chance import sealed
from bot.engine.deal import Deal
from bot.engine.game import Seat
from bot.engine.journal import Diverged, Entry, Opening, begin, undone
from bot.engine.text import Refusal
from bot.host import clocks
from bot.host.company import AtDeadline, Status, Terms
from bot.host.time import Time
from bot.store import texts

FORMAT = 1

Plain: TypeAlias = dict[str, Any]


class NoParcel(Exception):
    """A file that holds no table that could be played on; its message says why."""


@dataclass(frozen=True, slots=True)
class Acquaintance:
    """Somebody as the front door knows them."""

    outside: str
    name: str


@dataclass(frozen=True, slots=True)
class Occupant:
    """A chair, and who sits there as far as that may be told."""

    who: Acquaintance | None
    guest: str = ""
    stand_in: str = ""
    resigned: bool = False


@dataclass(frozen=True, slots=True)
class Parcel:
    """All of a table but its numbers, its requests, and what waits: orders, votes, notes, dues."""

    table: int  # its number in the house it comes from
    status: Status
    terms: Terms
    opened: Time
    started: Time | None
    ended: Time | None
    occupants: tuple[Occupant, ...]
    edition: Edition
    opening: Opening
    lines: tuple[tuple[Entry, Time], ...]
    deal: Deal | None = None  # None: its seed is the half, and nobody added a word
    server: str = ""
    place: str = ""
    owner: Acquaintance | None = None
    is_sealed: bool = False  # others play the same deal


# Writing


def packed(parcel: Parcel) -> Plain:
    """All of it, ready for JSON."""
    told = _told_of_everything(parcel)
    for seat, occupant in zip(told["seats"], parcel.occupants, strict=True):
        if occupant.who is not None:
            seat["person"] = asdict(occupant.who)
    if parcel.owner is not None:
        told |= {"server": parcel.server, "place": parcel.place, "owner": asdict(parcel.owner)}
    if parcel.deal is not None and parcel.deal.words:
        told |= {"half": parcel.deal.half, "words": parcel.deal.words}
    lines = [
        {"ply": ply, "seat": entry.seat, "act": entry.act, "seal": entry.seal, "at": at}
        for ply, (entry, at) in enumerate(parcel.lines, start=1)
    ]
    return {**told, "seed": parcel.opening.seed, "lines": lines}


def shown(parcel: Parcel) -> Plain:
    """What everybody may know while the game runs: what was told at the table, and no more.

    An act may be a secret, which the rules do not say of it; but they say what the table hears.
    Diverged when the game can no longer be told again.
    """
    game, opening = catalogue.unpacked(parcel.edition), parcel.opening
    course = begin(game, opening)
    lines = []
    for ply, (entry, at) in enumerate(parcel.lines, start=1):
        after = scoresheet.continued(game, course, entry.seat, entry.act)
        if isinstance(after, Refusal) or game.tally(after.state).seal() != entry.seal:
            raise Diverged(ply, entry.act, "it leads to something else")
        course = after
        line: Plain = {"ply": ply, "seat": entry.seat}
        if undone(entry.act):
            line["act"] = entry.act
        else:
            line["told"] = [_plain(event.text) for event in course.made[-1].step.events]
        lines.append({**line, "at": at})
    return {**_told_of_everything(parcel), "seed": None, "lines": lines}


def _told_of_everything(parcel: Parcel) -> Plain:
    """What a file says in any case."""
    opening = parcel.opening
    return {
        "signoria": "table",
        "format": FORMAT,
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
        "sealed": sealed(opening.seed),
    }


def _plain(text: Any) -> Any:
    return json.loads(texts.written(text))


# Reading

_NO_TABLE = "it is no table exported by Signoria"
_LAST_DAY = 2**40  # in seconds; what comes after it is no time


def unpacked(text: str) -> Parcel:
    """What `packed` has put into a file; NoParcel when it is anything else."""
    try:
        plain = json.loads(text)
        json.dumps(plain, ensure_ascii=False).encode()  # half a character can be kept nowhere
        return _unpacked(plain)
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        raise NoParcel(f"{_NO_TABLE}, or somebody has changed it") from error


def _unpacked(plain: Any) -> Parcel:
    match plain:
        case {"signoria": "table", "format": int(number)} if number != FORMAT:
            raise NoParcel(f"its format is {number}, and this Signoria knows {FORMAT} only")
        case {"signoria": "table", "seed": None}:
            raise NoParcel(
                "it tells only what everybody may know of a game that is not over; to play on it"
                " takes an export --with-secrets"
            )
        case {"signoria": "table", "sealed": str(proof), "seed": str(seed)}:
            if proof != sealed(seed):
                raise NoParcel("its seed is not the one that was sealed")
            return _read(plain)
    raise NoParcel(_NO_TABLE)


def _read(plain: Any) -> Parcel:
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
            return Parcel(
                table=table,
                status=Status(status),
                terms=_terms(terms),
                opened=_time(opened),
                started=None if started is None else _time(started),
                ended=None if ended is None else _time(ended),
                occupants=tuple(map(_occupant, seats)),
                edition=Edition(game, numbers),
                opening=Opening(game, rules, seal, len(seats), tuple(options.items()), seed),
                lines=tuple(_line(line, ply, seats) for ply, line in enumerate(lines, start=1)),
                deal=_deal(plain, seed, len(seats)),
                **_whereabouts(plain),
            )
    raise ValueError(_NO_TABLE)


def _terms(plain: Plain) -> Terms:
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
            late = AtDeadline(at_deadline)  # and in another house nobody is there yet
            return Terms(**{**plain, "at_deadline": late, "auctions": auctions, "live_until": None})
    raise ValueError("terms")


def _deal(plain: Plain, seed: str, seats: int) -> Deal | None:
    match plain:
        case {"half": str(half), "words": [*words]}:
            deal = Deal(half, tuple(_word(word, seats) for word in words))
            if deal.is_whole and deal.seed != seed:
                raise NoParcel("its seed is not made of its half and its words")
            return deal
    return None


def _word(plain: Any, seats: int) -> tuple[Seat, str]:
    match plain:
        case [int(seat), str(word)] if 0 <= seat < seats:
            return Seat(seat), word
    raise ValueError("word")


def _occupant(plain: Any) -> Occupant:
    match plain:
        case {"guest": str(guest), "stand_in": str(stand_in), "resigned": bool(resigned)}:
            who = _acquaintance(plain["person"]) if "person" in plain else None
            return Occupant(who, guest, stand_in, resigned)
    raise ValueError("seat")


def _line(plain: Any, expected: int, seats: Sequence[Any]) -> tuple[Entry, Time]:
    match plain:
        case {
            "ply": int(ply),
            "seat": (int() | None) as seat,
            "act": str(act),
            "seal": str(seal),
            "at": int(at),
        } if ply == expected and (seat is None or 0 <= seat < len(seats)):
            return Entry(None if seat is None else Seat(seat), act, seal), _time(at)
    raise ValueError("line")


def _time(at: int) -> Time:
    if not 0 <= at < _LAST_DAY:
        raise ValueError("time")
    return Time(at)


def _whereabouts(plain: Plain) -> Plain:
    match plain:
        case {"server": str(server), "place": str(place), "owner": owner}:
            return {"server": server, "place": place, "owner": _acquaintance(owner)}
    return {}


def _acquaintance(plain: Any) -> Acquaintance:
    match plain:
        case {"outside": str(outside), "name": str(name)} if outside:
            return Acquaintance(outside, name)
    raise ValueError("person")
