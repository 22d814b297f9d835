"""What the host asks of the world: somebody who carries its notes, and a store that keeps."""

from collections.abc import Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol, TypeAlias

from bot.engine.game import Seat
from bot.engine.journal import Opening
from bot.engine.text import Text
from bot.host.company import Person, PersonId, Status, TableCard, TableId
from bot.host.letters import Contents
from bot.host.rows import (
    Ballot,
    Budget,
    Due,
    Habit,
    Letter,
    Line,
    Note,
    Order,
    Post,
    Rating,
    Result,
    Shelf,
    Wait,
    Way,
    Whisper,
)
from bot.host.time import Time
from bot.host.topics import Topic

# The messenger


class Unreachable(Exception):
    """A note that can never arrive this way: closed direct messages, a deleted channel."""


class Later(Exception):
    """A note that could not be delivered now."""

    def __init__(self, seconds: float = 0) -> None:
        super().__init__(seconds)
        self.seconds = seconds


Place: TypeAlias = tuple[str, str]  # a channel, and a message in it


class Messenger(Protocol):
    """How notes reach people. Delivering the same nonce again soon has no second effect."""

    async def deliver(self, note: Note, nonce: str) -> None: ...

    async def has_arrived(self, note: Note, nonce: str) -> bool:
        """Whether this note can be found where it was to go; asked after a long silence."""
        ...

    # The one letter of a person

    async def write(self, contents: Contents, nonce: str) -> Place:
        """Where it lies from now on."""
        ...

    async def rewrite(self, letter: Letter, contents: Contents) -> bool:
        """Whether it still lies there to be changed."""
        ...

    async def take_away(self, letter: Letter) -> None:
        """If it is gone already, so much the better."""
        ...

    async def find(self, letter: Letter) -> Place | None:
        """The one that was on its way to him, if it has arrived."""
        ...


# The store


class CannotKeep(Exception):
    """The store could not write: nothing was changed, and whoever asked must be told."""


class CannotRead(Exception):
    """The store could not be read; what it says names files and is for the owner alone."""


class Damage(CannotRead):
    """What was to be read is damaged, and trying again will not help."""


class AlreadyKept(Exception):
    """The request was carried out before; once is enough."""


class Page(Protocol):
    """What is written in one breath: all of it, or nothing."""

    def add_lines(self, table: TableId, lines: Sequence[Line]) -> None: ...
    def put_card(self, card: TableCard) -> None: ...
    def put_opening(self, table: TableId, opening: Opening) -> None: ...
    def put_edition(self, seal: str, game: str, text: str) -> None: ...
    def set_dues(
        self, table: TableId, dues: Iterable[Due], seats: Iterable[Seat | None] | None = None
    ) -> None:
        """Replace the dues of these seats, or of the whole table, by those given."""
        ...

    def strike_due(self, due: Due) -> None: ...
    def set_orders(self, table: TableId, seat: Seat, orders: Sequence[Order]) -> None: ...
    def set_ballots(self, table: TableId, ballots: Sequence[Ballot]) -> None: ...
    def put_presence(self, table: TableId, person: PersonId, at: Time) -> None: ...
    def set_avoided(self, person: PersonId, others: Iterable[PersonId]) -> None: ...
    def keep_out(self, server: str, people: Iterable[PersonId]) -> None:
        """These, and nobody else."""
        ...

    def set_budgets(self, table: TableId, budgets: Sequence[Budget]) -> None: ...
    def put_note(self, note: Note) -> None: ...
    def strike_notes(self, table: TableId, topic: Topic) -> None: ...
    def note_done(self, note: int) -> None: ...
    def note_failed(self, note: int, not_before: Time, why: str) -> None: ...
    def note_lost(self, note: int, why: str) -> None: ...
    def note_put_off(self, note: int, not_before: Time) -> None: ...
    def put_letter(self, letter: Letter) -> None: ...
    def put_post(self, post: Post) -> None: ...
    def strike_post(self, table: TableId, topic: Topic) -> None: ...
    def put_way(self, way: Way) -> None: ...
    def put_whisper(self, whisper: Whisper) -> None:
        """In place of the one before; those that can't be taken away any more are forgotten."""
        ...

    def put_person(self, person: Person) -> None: ...
    def put_rematch(self, table: TableId, again: TableId) -> None: ...
    def put_setting(self, server: str, key: str, value: str) -> None: ...
    def put_result(self, result: Result) -> None: ...
    def put_rating(self, rating: Rating) -> None: ...


class Store(Protocol):
    """Everything that outlives the process. Reading never waits for a writer's lock."""

    def page(self) -> AbstractAsyncContextManager[Page]:
        """Collects what is put on it and writes it when left; an exception writes nothing.

        Raises AlreadyKept when a line's request was kept before, CannotKeep when the disk
        does not take it.
        """
        ...

    async def next_table(self) -> TableId: ...
    async def person(self, person: PersonId) -> Person | None: ...
    async def person_outside(self, outside: str, name: str, language: str = "en") -> Person:
        """Who is known by this outside; somebody new is written down at once."""
        ...

    async def forget(self, person: PersonId) -> None:
        """Strike out all that says who this was; whoever still plays has to be resigned before."""
        ...

    async def card(self, table: TableId) -> TableCard | None: ...
    async def cards(
        self,
        *,
        status: Iterable[Status] = (),
        place: str = "",
        server: str = "",
        person: PersonId | None = None,
    ) -> tuple[TableCard, ...]: ...
    async def shelf(self, table: TableId) -> Shelf:
        """All rows of one table, read in one go; LookupError if there is no such table."""
        ...

    async def opening(self, table: TableId) -> Opening | None: ...
    async def edition(self, seal: str) -> tuple[str, str]:
        """The game and the text of the printed numbers kept under this seal."""
        ...

    async def lines(self, table: TableId) -> tuple[Line, ...]: ...
    async def request_kept(self, request: str) -> bool: ...
    async def dues(self, until: Time) -> tuple[Due, ...]: ...
    async def dues_of(self, table: TableId) -> tuple[Due, ...]: ...
    async def next_due(self) -> Time | None: ...
    async def orders(self, table: TableId, seat: Seat | None = None) -> tuple[Order, ...]: ...
    async def budgets(self, table: TableId) -> tuple[Budget, ...]: ...
    async def ballots(self, table: TableId) -> tuple[Ballot, ...]: ...
    async def kept_out(self, server: str) -> frozenset[PersonId]: ...
    async def presence(self, table: TableId) -> dict[PersonId, Time]:
        """When somebody last pressed something there, give or take some minutes."""
        ...

    async def habit(self, person: PersonId, server: str) -> Habit:
        """How he keeps time at the tables of this server."""
        ...

    async def avoided(self, person: PersonId) -> frozenset[PersonId]:
        """With whom somebody would rather not be seated together."""
        ...

    async def notes(self, until: Time) -> tuple[Note, ...]: ...
    async def notes_of(self, table: TableId) -> tuple[Note, ...]:
        """All that waits to be told of one table, due or not, in the order written."""
        ...

    async def notes_to(self, person: PersonId) -> tuple[Note, ...]:
        """All that waits to be told to somebody, at whichever table, due or not."""
        ...

    async def said_about(self, wait: Wait) -> tuple[Text, ...]:
        """What somebody was told beside a question that he is still asked."""
        ...

    async def letter(self, person: PersonId) -> Letter: ...
    async def presence_of(self, person: PersonId) -> dict[TableId, Time]:
        """When he last pressed something at each of his tables, give or take some minutes."""
        ...

    async def all_about(self, person: PersonId) -> dict[str, object]:
        """Everything kept about somebody, ready for JSON."""
        ...

    async def rematch(self, table: TableId) -> TableId | None:
        """Where those who played there play on."""
        ...

    async def way(self, table: TableId, person: PersonId | None) -> Way: ...
    async def whisper(self, person: PersonId, place: str) -> Whisper | None: ...
    async def lost_channels(self) -> dict[TableId, str]:
        """The tables to whose channel the way is shut, and on which server each of them is."""
        ...

    async def posts(self, table: TableId) -> tuple[Post, ...]: ...
    async def settings(self, server: str) -> dict[str, str]: ...
    async def results(
        self, *, server: str = "", person: PersonId | None = None
    ) -> tuple[Result, ...]: ...
    async def ratings(self, game: str, seats: int) -> dict[PersonId, Rating]: ...
