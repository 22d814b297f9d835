"""The score sheet: a whole game as a text that a player can read and a machine can replay.

    # princes · rules 1 · 2 seats · seed "medici-7" · deal open · printed 1a2b3c4d5e6f · ends: …
    # remarks, for instance which bug this game became
    1  0  give-back poet  | round 1 · florins 3500 3500 · points 0 0 · to move 1 · 3fa2b1c0
    2  -  undo 1          | round 1 · florins 3500 3500 · points 0 0 · to move 0 1 · 9c01d2e3

Where players added words to the deal, its half and their words stand below the headline:

    # half "5f2c…"
    # word 0 "ponte vecchio" 8c41…
    # word 2 withdrawn 07be…

They stand in the order in which they were given, each with its code; - is a player who left.

One line per journal entry: its ply, the seat (- for the vote of all), the act, the tally's notes
and the tally's seal. A broken game may be written too: what could not be played has no notes.
"""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import TypeVar

from bot.engine import journal
from bot.engine.deal import Deal, DealSalt, format_seat
from bot.engine.game import Game, Scores, Seat, Tally
from bot.engine.journal import (
    Course,
    Entry,
    Opening,
    begin_course,
    count_undone,
    take_back,
    why_vote_cannot_undo,
)
from bot.engine.notation import UNDO
from bot.engine.text import Refusal, refuse

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

BROKEN = "broken: "  # so begins the end of a game that a fault of ours broke off

_WITHDRAWN = "withdrawn"
_WIDEST = 40  # acts longer than this stick out of their column


class SheetError(Exception):
    """A text that is no score sheet: where, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line, self.reason = line, reason


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One act with the notes as they are written, and where in the text it stands."""

    number: int
    seat: Seat | None
    act: str
    notes: str
    seal: str

    @property
    def entry(self) -> Entry:
        return Entry(self.seat, self.act, self.seal)


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A score sheet as it was read; it is known only to be well written, not to be true."""

    opening: Opening
    lines: tuple[SheetLine, ...]
    ends: str = ""
    remarks: tuple[str, ...] = ()
    deal: Deal | None = None  # None: its seed is the half, and nobody added a word

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(line.entry for line in self.lines)


# Telling the game again


def continue_course(
    game: Game[S, M, V], course: Course[S, M], seat: Seat | None, act: str
) -> Course[S, M] | Refusal:
    """The course after one more line, whoever wrote it."""
    count = count_undone(act)
    if count:
        return why_vote_cannot_undo(course, count) or take_back(course, count)
    move = game.vocabulary.read(act)
    if isinstance(move, Refusal):
        return move
    if seat is None:
        return refuse("undo", "vote-takes-back-only")
    return journal.advance_course(game, course, seat, move)


def format_tally_notes(tally: Tally) -> str:
    """The notes as they stand on the sheet: `round 1 · florins 3500 3500 · to move 1`."""
    return " · ".join(" ".join([name, *map(str, values)]) for name, values in tally.notes)


def format_ending(game: Game[S, M, V], state: S) -> str:
    """How the game ended: `after round 7, seat 0 wins with 53`; '' while somebody is to move."""
    if game.to_move(state):
        return ""
    last, values = game.tally(state).notes[0]
    when = " ".join(["after", last, *map(str, values)])
    scores = game.scores(state)
    if scores is None:
        return when
    if scores.automas:
        return f"{when}, {_format_solo_ending(scores)}"
    if not scores.winners:
        return f"{when}, nobody wins"
    best = scores.totals[scores.winners[0]]
    if len(scores.winners) > 1:
        seats = " ".join(map(str, scores.winners))
        return f"{when}, seats {seats} share the victory with {best}"
    tied = scores.totals.count(best) > 1
    return f"{when}, seat {scores.winners[0]} wins {'the tie ' if tied else ''}with {best}"


def _format_solo_ending(scores: Scores) -> str:
    """How one seat and the Automa came out: `the automa wins with 47 to 44`."""
    own, its = scores.totals
    tied = "the tie " if own == its else ""
    if scores.winners and own == its and len(set(scores.tie_break)) == 1:
        return f"seat 0 and the automa share the victory with {own}"
    if scores.winners:
        return f"seat 0 wins {tied}with {own} to {its}"
    return f"the automa wins {tied}with {its} to {own}"


# Writing


def write_score_sheet(
    game: Game[S, M, V],
    opening: Opening,
    entries: Iterable[Entry],
    *,
    ends: str | None = None,
    remarks: Iterable[str] = (),
    deal: Deal | None = None,
) -> str:
    """The sheet of these entries. How the game ended is found out, unless `ends` tells it."""
    rows: list[tuple[Entry, str]] = []
    end = ""
    for entry, notes, end in _annotate_entries(game, opening, entries):  # noqa: B007 - the last one counts
        rows.append((entry, notes))
    lines = [_format_first_line(opening, end if ends is None else " ".join(ends.split()))]
    lines += _format_deal(deal) if deal is not None and deal.player_salts else ()
    lines += [" ".join(["#", *remark.split()]) for remark in remarks]
    plies = len(str(len(rows)))
    acts = min(_WIDEST, max((len(entry.act) for entry, _ in rows), default=0))
    for ply, (entry, notes) in enumerate(rows, start=1):
        seat = format_seat(entry.seat)
        seal = entry.seal or "-"
        told = f"{notes} · {seal}" if notes else seal
        lines.append(f"{ply:>{plies}}  {seat}  {entry.act:<{acts}}  | {told}")
    return "".join(f"{line}\n" for line in lines)


def _annotate_entries(
    game: Game[S, M, V], opening: Opening, entries: Iterable[Entry]
) -> Iterator[tuple[Entry, str, str]]:
    """Every entry with its notes, and how the game ended if it ended there."""
    course: Course[S, M] | Refusal = begin_course(game, opening)
    for entry in entries:
        if isinstance(course, Course):
            course = _continue_or_refuse(game, course, entry)
        if isinstance(course, Refusal):
            yield entry, "", ""
            continue
        yield entry, format_tally_notes(game.tally(course.state)), format_ending(game, course.state)


def _continue_or_refuse(
    game: Game[S, M, V], course: Course[S, M], entry: Entry
) -> Course[S, M] | Refusal:
    try:
        return continue_course(game, course, entry.seat, entry.act)
    except Exception as fault:  # a sheet shows how the rules broke, whatever it was
        return refuse("rules", "rules-are-broken", fault=repr(fault))


def _format_deal(deal: Deal) -> Iterator[str]:
    yield f"# half {_quote(deal.server_seed)}"
    for salt in deal.player_salts:
        text = _quote(salt.text) if salt.text else _WITHDRAWN
        yield f"# word {format_seat(salt.seat)} {text} {salt.code}"


def _quote(text: str) -> str:
    return json.dumps(text, ensure_ascii=not text.isprintable())


def _format_first_line(opening: Opening, ends: str) -> str:
    parts = [
        opening.game,
        f"rules {opening.rules}",
        f"{opening.seats} seats",
        f"seed {_quote(opening.seed)}",
        *(f"{name} {value}" for name, value in opening.options),
        f"printed {opening.printed}",
    ]
    if ends:
        parts.append(f"ends: {ends}")
    return f"# {' · '.join(parts)}"


# Reading

_HEADLINE = re.compile(
    r"# (?P<game>\S+) · rules (?P<rules>[0-9]{1,9}) · (?P<seats>[0-9]{1,9}) seats"
    r' · seed (?P<seed>"(?:[^"\\]|\\.)*")(?P<options>(?: · [^\s·]+ [^\s·]+)*?)'
    r" · printed (?P<printed>\S+)(?: · ends: (?P<ends>.+))?"
)
_LINE = re.compile(
    r" *(?P<ply>[0-9]{1,9}) +(?P<seat>-|[0-9]{1,9}) +(?P<act>[^ |][^|]*?)"
    r" *\| (?:(?P<notes>.*) · )?(?P<seal>\S+)"
)
_QUOTED = r'"(?:[^"\\]|\\.)*"'
_HALF = re.compile(rf"# half (?P<half>{_QUOTED})")
_WORD = re.compile(
    rf"# word (?P<seat>-|[0-9]{{1,9}}) (?:(?P<word>{_QUOTED})|{_WITHDRAWN})"
    r" (?P<code>[0-9a-f]{64})"
)
_UNDO = re.compile(rf"{UNDO} [1-9][0-9]{{0,8}}")


def parse_score_sheet(text: str) -> ScoreSheet:
    """The sheet this text is; Illegible if it is none."""
    # Not splitlines: a seed may hold what Python takes for the end of a line.
    first, *rest = text.removesuffix("\n").split("\n")
    opening, ends = _parse_opening(first)
    deal = _parse_deal(rest)
    below = 0 if deal is None else 1 + len(deal.player_salts)
    lines: list[SheetLine] = []
    remarks: list[str] = []
    for number, row in enumerate(rest[below:], start=2 + below):
        if row.startswith("#"):
            remarks.append(row.removeprefix("#").removeprefix(" "))
        elif row.strip():
            lines.append(_parse_line(number, row, ply=len(lines) + 1))
    return ScoreSheet(opening, tuple(lines), ends, tuple(remarks), deal)


def _parse_opening(row: str) -> tuple[Opening, str]:
    found = _HEADLINE.fullmatch(row)
    if not found:
        wanted = '# GAME · rules N · N seats · seed "…" · OPTION VALUE … · printed SEAL · ends: …'
        raise SheetError(1, f"a score sheet begins with '{wanted}'")
    options = [tuple(part.split(" ")) for part in found["options"].split(" · ")[1:]]
    opening = Opening(
        game=found["game"],
        rules=int(found["rules"]),
        printed=found["printed"],
        seats=int(found["seats"]),
        options=tuple((name, value) for name, value in options),
        seed=_unquote(1, "seed", found["seed"]),
    )
    return opening, found["ends"] or ""


def _parse_deal(rows: Sequence[str]) -> Deal | None:
    """What stands below the headline where words were added: the half, and a line for each word."""
    half = _HALF.fullmatch(rows[0]) if rows else None
    if half is None:
        return None
    found = list(takewhile(bool, map(_WORD.fullmatch, rows[1:])))
    salts = tuple(
        DealSalt(
            _parse_seat(salt["seat"]),
            _unquote(number, "word", salt["word"]) if salt["word"] else "",
            salt["code"],
        )
        for number, salt in enumerate(filter(None, found), start=3)
    )
    return Deal(_unquote(2, "half", half["half"]), salts) if salts else None


def _unquote(line: int, what: str, quoted: str) -> str:
    try:
        return str(json.loads(quoted))
    except ValueError as error:
        raise SheetError(line, f"the {what} {quoted} is not well quoted") from error


def _parse_seat(written: str) -> Seat | None:
    return None if written == "-" else Seat(int(written))


def _parse_line(number: int, row: str, *, ply: int) -> SheetLine:
    found = _LINE.fullmatch(row.rstrip())
    if not found:
        raise SheetError(number, "a line is 'PLY  SEAT  ACT  | NOTES · SEAL'")
    if int(found["ply"]) != ply:
        raise SheetError(number, f"it should be ply {ply}, not {found['ply']}")
    act = found["act"]
    if act.split(" ")[0] == UNDO and not _UNDO.fullmatch(act):
        raise SheetError(number, f"'{act}' does not say how many moves are taken back")
    return SheetLine(number, _parse_seat(found["seat"]), act, found["notes"] or "", found["seal"])
