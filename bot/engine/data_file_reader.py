"""Read the printed values of any game from data files, and say precisely where one is wrong."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Annotated, Any, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

T = TypeVar("T")
Positive: TypeAlias = Annotated[int, 1]

MOST_NUMBER = 100_000  # no printed number comes near it, and none beyond it could be played with
_NAME = re.compile(r"[a-z]+(-[a-z]+)*")


class Misprint(Exception):
    """A printed table that cannot be played with: where, and why."""

    def __init__(self, file: str, table: str, entry: str, reason: str) -> None:
        super().__init__(file, table, entry, reason)
        self.file = file
        self.table = table
        self.entry = entry
        self.reason = reason

    def __str__(self) -> str:
        table = f" [{self.table}]" if self.table else ""
        entry = f" {self.entry}" if self.entry else ""
        return f"{self.file}{table}{entry}: {self.reason}"


@dataclass(frozen=True, slots=True)
class PrintedEntry:
    """One card, one tile or one sheet of single values (then without a name)."""

    file: str
    table: str
    name: str
    values: Mapping[str, object]

    def make_misprint(self, reason: str, key: str = "") -> Misprint:
        if not self.name:
            return Misprint(self.file, self.table, key, reason)
        return Misprint(self.file, self.table, self.name, f"{key}: {reason}" if key else reason)

    def read(self, kind: type[T], **known: object) -> T:
        """Read a value of this class by the types of its fields, but for those that are `known`.

        A number may be annotated with the least that it may be, a word with all that it may be.
        """
        hints = get_type_hints(kind, include_extras=True)
        read = {name: self._read_field(name, hints[name]) for name in hints if name not in known}
        return kind(**known, **read)

    def _read_field(self, key: str, hint: Any) -> object:
        kind, *limits = get_args(hint) if get_origin(hint) is Annotated else (hint,)
        if kind is bool:
            return self.read_bool(key)
        if kind is int:
            return self.read_whole(key, *limits)
        return self.read_one_of(key, *limits) if limits else self.read_word(key)

    def require_keys(self, keys: Collection[str], perhaps: Collection[str] = ()) -> None:
        for key in keys:
            if key not in self.values and key not in perhaps:
                raise self.make_misprint("is missing", key)
        for key in self.values:
            if key not in keys:
                raise self.make_misprint(f"is unknown here, known are {', '.join(keys)}", key)

    def read_bool(self, key: str) -> bool:
        value = self.values[key]
        if not isinstance(value, bool):
            raise self.make_misprint(f"must be true or false, it is {value!r}", key)
        return value

    def read_whole(self, key: str, least: int = 0) -> int:
        return self._require_whole(key, self.values[key], least)

    def read_wholes(self, key: str, length: int) -> tuple[int, ...]:
        values = self._require_list(key)
        if len(values) != length:
            raise self.make_misprint(f"must have {length} numbers, it has {len(values)}", key)
        return tuple(self._require_whole(key, value, least=0) for value in values)

    def read_word(self, key: str) -> str:
        return self._require_word(key, self.values[key])

    def read_words(self, key: str) -> tuple[str, ...]:
        words = tuple(self._require_word(key, value) for value in self._require_list(key))
        if not words:
            raise self.make_misprint("must not be empty", key)
        return words

    def read_one_of(self, key: str, known: Collection[str]) -> str:
        return self._require_known(key, self.read_word(key), known)

    def read_some_of(self, key: str, known: Collection[str]) -> tuple[str, ...]:
        words = tuple(self._require_known(key, word, known) for word in self.read_words(key))
        double = first_duplicate(words)
        if double:
            raise self.make_misprint(f"names {double} twice", key)
        return words

    def read_amounts(self, key: str, known: Collection[str]) -> tuple[tuple[str, int], ...]:
        values = self.values[key]
        if not isinstance(values, Mapping) or not values:
            raise self.make_misprint(f"must say how many of what, it is {values!r}", key)
        return tuple(
            (self._require_known(key, thing, known), self._require_whole(key, many, least=1))
            for thing, many in values.items()
        )

    def _require_list(self, key: str) -> list[object]:
        values = self.values[key]
        if not isinstance(values, (list, tuple)):
            raise self.make_misprint(f"must be a list, it is {values!r}", key)
        return list(values)

    def _require_whole(self, key: str, value: object, least: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.make_misprint(f"must be a whole number, it is {value!r}", key)
        if value < least:
            raise self.make_misprint(f"must be at least {least}, it is {value}", key)
        if value > MOST_NUMBER:
            raise self.make_misprint(f"must be at most {MOST_NUMBER}", key)
        return value

    def _require_word(self, key: str, value: object) -> str:
        if not isinstance(value, str):
            raise self.make_misprint(f"must be a word, it is {value!r}", key)
        return value

    def _require_known(self, key: str, word: str, known: Collection[str]) -> str:
        if word not in known:
            raise self.make_misprint(f"{word!r} is unknown, known are {', '.join(known)}", key)
        return word


@dataclass(frozen=True, slots=True)
class PrintedFile:
    """One file of data/<game>."""

    path: str
    tables: Mapping[str, object]

    def read_sheet(
        self, table: str, keys: Collection[str], perhaps: Collection[str] = ()
    ) -> PrintedEntry:
        """A [table] of single values; the keys in `perhaps` may be missing."""
        values = self.tables[table]
        if not isinstance(values, Mapping):
            raise Misprint(self.path, table, "", "must be a table of single values")
        sheet = PrintedEntry(self.path, table, "", values)
        sheet.require_keys(keys, perhaps)
        return sheet

    def read_entries(
        self, table: str, count: int, keys: Collection[str], perhaps: Collection[str] = ()
    ) -> tuple[PrintedEntry, ...]:
        """A [[table]] of named entries; the keys in `perhaps` may be missing."""
        values = self.tables[table]
        if not isinstance(values, (list, tuple)):
            raise Misprint(self.path, table, "", "must be a list of entries")
        cards = tuple(
            self._make_entry(table, place, value) for place, value in enumerate(values, 1)
        )
        for card in cards:
            card.require_keys(keys, perhaps)
        double = first_duplicate(card.name for card in cards)
        if double:
            raise Misprint(self.path, table, double, "the name is there twice")
        if len(cards) != count:
            raise Misprint(self.path, table, "", f"must have {count} entries, it has {len(cards)}")
        return cards

    def _make_entry(self, table: str, place: int, values: object) -> PrintedEntry:
        if not isinstance(values, Mapping):
            raise Misprint(self.path, table, f"entry {place}", f"must be a table, it is {values!r}")
        name = values.get("name")
        if not isinstance(name, str) or not _NAME.fullmatch(name):
            reason = f"the name must be small letters and hyphens, it is {name!r}"
            raise Misprint(self.path, table, f"entry {place}", reason)
        return PrintedEntry(self.path, table, name, values)


def check_layout(
    game: str,
    layout: Mapping[str, Collection[str]],
    given: Mapping[str, Mapping[str, object]],
    *,
    later: Collection[str] = (),
) -> Mapping[str, PrintedFile]:
    """The files of data/<game>, each with the tables that the layout names and no others.

    An edition that is kept from an earlier day may lack the files that came `later`.
    """
    found = [name for name in layout if name in given or name not in later]
    for name in (*given, *found):
        path = _path(game, name)
        if name not in layout:
            raise Misprint(path, "", "", f"the file is unknown, known are {', '.join(layout)}")
        if name not in given and name in later:
            continue
        if name not in given:
            raise Misprint(path, "", "", "the file is missing")
        for table in (*given[name], *layout[name]):
            if table not in layout[name]:
                known = ", ".join(layout[name])
                raise Misprint(path, table, "", f"the table is unknown, known are {known}")
            if table not in given[name]:
                raise Misprint(path, table, "", "the table is missing")
    return {name: PrintedFile(_path(game, name), given[name]) for name in found}


def _path(game: str, file: str) -> str:
    return f"data/{game}/{file}.toml"


def field_keys(kind: type) -> tuple[str, ...]:
    """In the files a value has the name of its field here."""
    return tuple(field.name for field in fields(kind))


def first_duplicate(words: Iterable[str]) -> str:
    return next((word for word, many in Counter(words).items() if many > 1), "")
