"""Discord's limits on texts and components; everything that is sent is measured here first."""

import re
from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")

CONTENT = 2000  # of a plain message
WORDS = 4000  # of a message that is laid out, all of its paragraphs together
PARTS = 40  # of such a message, counting what stands within others
CUSTOM_ID = 100
LABEL = 80
OPTION = 100  # a select's option, its value and its description
OPTIONS = 25
CHOICE = 100  # what autocompletion offers
PLACEHOLDER = 150
ROWS = 5
IN_A_ROW = 5
PUBLIC_ROWS = 2
ALT_TEXT = 1024
NONCE = 25
THREAD = 100  # its name
TITLE = 45  # of a form, and of a field on it
FIELD = 4000  # of what is written into it

INVISIBLE = "\u200b"  # shown as nothing; after an @ it breaks a mention

_MORE = "…"
_MARKS = re.compile(rf"\*\*|__|`+|\\([^a-zA-Z0-9\s])|(?<=@){INVISIBLE}|^(?:>|-#) ", re.MULTILINE)


class IdTooLong(Exception):
    """Raised for an id that Discord would refuse: an error in the program."""


def join_id(*parts: object) -> str:
    """Join the parts of an id by colons. Raise IdTooLong if it is too long."""
    spelt = ":".join(map(str, parts))
    if len(spelt) > CUSTOM_ID:
        raise IdTooLong(spelt)
    return spelt


def shorten_text(words: str, longest: int) -> str:
    return words if len(words) <= longest else f"{words[: longest - 1].rstrip()}{_MORE}"


def cut_lines(words: str, longest: int, rest: str) -> str:
    """Keep as many whole lines as fit, and add where the rest is found."""
    if len(words) <= longest:
        return words
    end = words.rfind("\n", 0, longest - len(rest))
    return f"{words[: max(end, 0)]}\n{rest}".lstrip("\n")


def strip_markdown(words: str) -> str:
    """Remove markup."""
    return _MARKS.sub(lambda mark: mark[1] or "", words)


def cut_alt_text(words: str) -> str:
    """Shorten an alternative text to whole lines or sentences that fit."""
    lines = strip_markdown(words).split("\n")
    while len(lines) > 1 and sum(map(len, lines)) + len(lines) > ALT_TEXT:
        lines.pop()
    return cut_clauses("\n".join(lines), ALT_TEXT)


def cut_clauses(words: str, longest: int) -> str:
    """Keep as many whole sentences or clauses as fit."""
    if len(words) <= longest:
        return words
    whole = words[: longest + 1]
    for end in (". ", "; ", " : ", ": ", " – ", ", "):
        found = whole.rfind(end)
        if found > longest // 3:
            return whole[:found].rstrip() + ("." if end == ". " else "")
    return shorten_text(words, longest)


def cut_text(words: str, longest: int, rest: str) -> str:
    """Keep as much as fits, and add where the rest is found."""
    if len(words) <= longest:
        return words
    return f"{cut_clauses(words, longest - len(rest) - 1)}\n{rest}"


def keep_newest_lines(
    lines: Sequence[str], longest: int, earlier: str, *, most: int | None = None
) -> str:
    """Keep as many of the last lines as fit, below a line on where the others are found."""
    most = len(lines) if most is None else most
    if len(lines) <= most and len("\n".join(lines)) <= longest:
        return "\n".join(lines)
    kept, room = list(lines[-most:]), longest - len(earlier) - 1
    while len(kept) > 1 and len("\n".join(kept)) > room:
        del kept[0]
    return "\n".join([earlier, shorten_text("\n".join(kept), room)])


def split_rows(things: Iterable[T], size: int = OPTIONS) -> list[list[T]]:
    """Split into rows of at most this size."""
    rows: list[list[T]] = []
    for thing in things:
        if not rows or len(rows[-1]) == size:
            rows.append([])
        rows[-1].append(thing)
    return rows
