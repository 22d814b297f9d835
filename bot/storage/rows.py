"""How each record is stored: SELECT, INSERT and reading of a row derive from its dataclass."""

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields
from enum import Enum
from operator import attrgetter
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, get_type_hints

from bot import catalogue
from bot.engine.journal import Entry, Opening
from bot.engine.text import Fact, Florins, Named, Refusal, Text, Who
from bot.history.records import BestFeat, FinishedGame, PlayerFinances
from bot.storage.db_thread import Value
from bot.tables import motion_kinds, people, records
from bot.tables import records as kept
from bot.tables.clocks import CLOCK_NAMES
from bot.tables.people import PanelSize, ReplacementFreedom, RingPreference, TableCard, TableTerms

T = TypeVar("T")
Statement: TypeAlias = tuple[str, tuple[Value, ...]]

# What reading a damaged row raises.
ODD_ROW_ERRORS = (ValueError, TypeError, RecursionError)


def read_rows(read: Callable[..., T], rows: Iterable[tuple[Any, ...]]) -> Iterator[T]:
    """Read rows one by one; skip damaged ones, which `schema.find_odd_rows` names."""
    for row in rows:
        try:
            yield read(*row)
        except ODD_ROW_ERRORS:
            continue


# JSON


def text_to_json(text: Text) -> str:
    return json.dumps(_fact_to_plain(text), separators=(",", ":"))


def text_from_json(words: str) -> Text:
    text = _fact_from_plain(json.loads(words))
    if not isinstance(text, Text):
        raise ValueError("this JSON is no text")
    return text


def _fact_to_plain(fact: Fact) -> object:
    match fact:
        case Text(key, facts):
            return {"say": key, "of": [[name, _fact_to_plain(value)] for name, value in facts]}
        case Who(seat):
            return {"who": seat}
        case Named(kind, name):
            return {"named": [kind, name]}
        case Florins(amount):
            return {"florins": amount}
        case tuple():
            return [_fact_to_plain(part) for part in fact]
        case int() | str():
            return fact
    raise TypeError(f"a sentence cannot speak of {type(fact).__name__}")


def _fact_from_plain(plain: Any) -> Fact:
    match plain:
        case {"say": str(key), "of": list(facts)}:
            return Text(key, tuple((name, _fact_from_plain(value)) for name, value in facts))
        case {"who": int(seat)}:
            return Who(seat)
        case {"named": [str(kind), str(name)]}:
            return Named(kind, name)
        case {"florins": int(amount)}:
            return Florins(amount)
        case list():
            return tuple(_fact_from_plain(part) for part in plain)
        case int() | str():
            return plain
    raise ValueError("this JSON is no fact of a text")


def parse_json_pairs(words: str) -> tuple[tuple[str, str], ...]:
    """Parse the options of a game from JSON; raise one of ODD_ROW_ERRORS for anything else."""
    read = tuple((name, value) for name, value in json.loads(words))
    _require_type(str, (word for pair in read for word in pair))
    return read


def parse_json_list(words: str, kind: type[T]) -> tuple[T, ...]:
    """Parse a JSON list of values of a type; raise one of ODD_ROW_ERRORS for anything else."""
    read = tuple(json.loads(words))
    _require_type(kind, read)
    return read


def _require_type(kind: type, values: Iterable[object]) -> None:
    if not all(isinstance(value, kind) for value in values):
        raise ValueError("stored values have another type")


def parse_motion(spelt: str) -> motion_kinds.Motion:
    motion = motion_kinds.parse_motion(spelt)
    if isinstance(motion, Refusal):
        raise ValueError("a stored motion can't be parsed")
    return motion


def _items_to_json(items: tuple[kept.PendingItem, ...]) -> str:
    return json.dumps([(one.table, one.seat, one.decision, one.until) for one in items])


# Codecs


class Codec(NamedTuple):
    """How values of a type are stored in one column."""

    encode: Callable[[Any], Value]
    decode: Callable[[Any], Any]


_CODECS: Final[Mapping[object, Codec]] = {
    bool: Codec(int, bool),
    records.MessageKey: Codec(str, records.parse_message_key),
    motion_kinds.Motion: Codec(str, parse_motion),
    tuple[tuple[str, str], ...]: Codec(json.dumps, parse_json_pairs),
    tuple[int, ...]: Codec(json.dumps, lambda words: parse_json_list(words, int)),
    tuple[str, ...]: Codec(json.dumps, lambda words: parse_json_list(words, str)),
    tuple[kept.PendingItem, ...]: Codec(
        _items_to_json, lambda words: tuple(kept.PendingItem(*one) for one in json.loads(words))
    ),
    Text | None: Codec(
        lambda text: None if text is None else text_to_json(text),
        lambda words: None if words is None else text_from_json(words),
    ),
}


def _codec_of(hint: object) -> Codec | None:
    if isinstance(hint, type) and issubclass(hint, Enum):
        return Codec(str, hint)
    return _CODECS.get(hint)


class _MultiColumnField(Protocol):
    """A field stored in several columns."""

    @property
    def names(self) -> tuple[str, ...]: ...
    def values(self, record: Any) -> Iterable[Value]: ...

    @property
    def read(self) -> Callable[..., Any]: ...


class _QuietHours:
    names = ("quiet_from", "quiet_until")

    def values(self, record: tuple[int, int] | None) -> Iterable[Value]:
        return record or (None, None)

    def read(self, begin: int | None, end: int | None) -> tuple[int, int] | None:
        return None if begin is None or end is None else (begin, end)


class RowMap(Generic[T]):
    """Map a record to a table of the database: by default each field to a column of its name.

    `key` names leading columns that are no fields, `columns` the columns called otherwise, and
    `without` the fields that are stored elsewhere. A field in `nested` takes several columns.
    An `optional` record is None where its first column is NULL. Reading raises one of
    ODD_ROW_ERRORS for a damaged row and for a record that does not pass `check`.
    """

    def __init__(
        self,
        table: str,
        record: type[T],
        *,
        key: str = "",
        columns: Mapping[str, str] | None = None,
        without: str = "",
        nested: Mapping[str, _MultiColumnField] | None = None,
        codecs: Mapping[str, Codec] | None = None,
        optional: bool = False,
        check: Callable[[T], bool] | None = None,
    ) -> None:
        called = {"table": "table_id", **(columns or {})}
        nested, hints = nested or {}, get_type_hints(record)
        self._record, self._check, self._optional = record, check, optional
        self._fields = [one.name for one in fields(record) if one.name not in without.split()]  # type: ignore[arg-type]
        self._codecs = [
            (at, codec)
            for at, name in enumerate(self._fields)
            if (codec := (codecs or {}).get(name) or _codec_of(hints[name]))
        ]
        self._nested = [
            (at, at + len(nested[name].names), nested[name])
            for at, name in enumerate(self._fields)
            if name in nested
        ]
        self._is_whole = not without
        own = [
            nested[name].names if name in nested else (called.get(name, name),)
            for name in self._fields
        ]
        self.names = tuple(column for names in own for column in names)
        self._get = attrgetter(*self._fields)
        is_plain = not (self._codecs or self._nested or without or optional or check)
        self.read: Callable[..., T] = record if is_plain else self._read
        self._prepare_sql(table, key.split())

    def _prepare_sql(self, table: str, key: list[str]) -> None:
        written = [*key, *self.names]
        values = f"INTO {table} ({', '.join(written)}) VALUES ({', '.join('?' * len(written))})"
        self.columns = ", ".join(self.names)
        self.select_sql = f"SELECT {self.columns} FROM {table}"
        self.insert_sql = f"INSERT {values}"
        self.replace_sql = f"INSERT OR REPLACE {values}"
        others = ", ".join(f"{name} = excluded.{name}" for name in written[1:])
        self.upsert_sql = f"{self.insert_sql} ON CONFLICT ({written[0]}) DO UPDATE SET {others}"

    def values(self, record: T | None) -> tuple[Value, ...]:
        """The values of all columns but the key; NULLs for None."""
        if record is None:
            return (None,) * len(self.names)
        values = list(self._get(record))
        for at, codec in self._codecs:
            values[at] = codec.encode(values[at])
        for at, _, part in reversed(self._nested):
            values[at : at + 1] = part.values(values[at])
        return tuple(values)

    def _read(self, *row: Any, **more: Any) -> T:
        """Build the record; `more` are the fields stored elsewhere that have no default."""
        if self._optional and row[0] is None:
            return None  # type: ignore[return-value]
        values = list(row)
        for begin, end, part in self._nested:
            values[begin:end] = [part.read(*values[begin:end])]
        for at, codec in self._codecs:
            values[at] = codec.decode(values[at])
        if self._is_whole:
            record = self._record(*values)
        else:
            record = self._record(**dict(zip(self._fields, values, strict=True)), **more)
        if self._check and not self._check(record):
            raise ValueError("a stored value is impossible")
        return record

    def insert(self, record: T, *key: Value) -> Statement:
        return self.insert_sql, (*key, *self.values(record))

    def replace(self, record: T, *key: Value) -> Statement:
        """The statement that puts the record in place of one with the same primary key."""
        return self.replace_sql, (*key, *self.values(record))

    def select(
        self, database: sqlite3.Connection, where: str = "", *values: Value
    ) -> tuple[T, ...]:
        """Read all rows that match; skip damaged ones."""
        rows = database.execute(f"{self.select_sql} {where}", values)
        return tuple(read_rows(self.read, rows))

    def first(self, database: sqlite3.Connection, where: str, *values: Value) -> T | None:
        rows = database.execute(f"{self.select_sql} {where}", values)
        return next(read_rows(self.read, rows), None)


# People and tables


def _lenient_codec(kind: type[Enum], default: Enum) -> Codec:
    """Read damaged text as the default: a person can be loaded whatever their row holds."""
    return Codec(str, lambda spelt: kind(spelt) if spelt in list(kind) else default)


PEOPLE = RowMap(
    "people",
    people.Person,
    nested={"quiet": _QuietHours()},
    codecs={
        "rings": _lenient_codec(RingPreference, RingPreference.ONCE),
        "allows": _lenient_codec(ReplacementFreedom, ReplacementFreedom.CAREFUL),
        "panel": _lenient_codec(PanelSize, PanelSize.SHORT),
    },
)
# A person who was forgotten meanwhile stays so.
UPSERT_PERSON = f"{PEOPLE.upsert_sql} WHERE people.outside <> ''"

_TERMS = RowMap("tables", TableTerms)
_ORIGIN = RowMap(
    "tables",
    people.PlayOnOrigin,
    columns={"table": "origin", "moves": "origin_moves"},
    optional=True,
)
CARDS = RowMap(
    "tables",
    TableCard,
    without="holders sent_away left",
    nested={"terms": _TERMS, "origin": _ORIGIN},
)
HOLDERS = RowMap("holders", people.SeatHolder, key="table_id seat")
OPENINGS = RowMap("openings", Opening, key="table_id")
LINES = RowMap("lines", kept.JournalLine, key="table_id", nested={"entry": RowMap("lines", Entry)})
PLAYER_SALTS = RowMap("player_salts", kept.PlayerSalt, key="table_id")
ABSENCE_LOG = RowMap("absence_log", kept.MoveInAbsence, key="table_id")
SHARED_DEALS = RowMap("shared_deals", kept.SharedDeal)
SHARED_DEAL_TABLES = RowMap("shared_deal_tables", kept.SharedDealTable)

# What waits

JOBS = RowMap("jobs", kept.Job)
ORDERS = RowMap("orders", kept.SecretOrder, key="rank")
BALLOTS = RowMap("ballots", kept.Ballot, key="table_id rank", without="votes")
BUDGETS = RowMap("budgets", kept.TimeBudget, key="table_id seat", columns={"left": "time_left"})

# Messages

MESSAGES = RowMap("messages", kept.OutboxMessage, codecs={"id": Codec(lambda _: None, int)})
POSTS = RowMap("posts", kept.PostRecord)
DELIVERY_CHANNELS = RowMap("delivery_channels", kept.DeliveryChannel)
DIRECT_MESSAGES = RowMap("direct_messages", kept.DirectMessageState)
EPHEMERAL_REPLIES = RowMap("ephemeral_replies", kept.EphemeralReply)
THREAD_CURSORS = RowMap("thread_cursors", kept.ThreadCursor)
PLAY_WISHES = RowMap(
    "play_wishes",
    kept.PlayWish,
    check=lambda wish: wish.game in catalogue.GAMES and wish.pace in ("", *CLOCK_NAMES),
)
NAMED_MESSAGES = RowMap("named_messages", kept.MessageNamingPeople, without="people")

# History

HIGHEST_RATING = 1_000  # of mu and sigma; players begin at 25


def _is_possible_rating(rating: kept.PlayerRating) -> bool:
    return abs(rating.mu) <= HIGHEST_RATING and 0 <= rating.sigma <= HIGHEST_RATING


RESULTS = RowMap("results", kept.SeatResult)
RATINGS = RowMap("ratings", kept.PlayerRating, check=_is_possible_rating)
FINISHED_GAMES = RowMap("finished_games", FinishedGame, key="greatest", without="accounts feats")
ACCOUNTS = RowMap("accounts", PlayerFinances, key="table_id")
FEATS = RowMap(
    "feats",
    BestFeat,
    key="table_id game server among",
    nested={"what": RowMap("feats", Named, columns={"kind": "thing"})},
)
