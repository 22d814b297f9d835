"""The proof of a deal: the server seed, the players' salts, and what is announced of them when.

The server seed is drawn first, and its `promise` announced before any salt is given: it can't be
chosen by the salts. It is told at the end: no player can choose a salt by it. The program reads
each salt, so it could choose the next one; therefore the code of each is announced when it is
given and contains the code before it. The giver of the last salt knows that all the rest was
settled before. When the game begins, the `commitment` binds the server seed to the options. Seed
and codes are SHA-256 over lines of text, which `sha256sum` makes as well: see data/DEAL.md.
"""

from dataclasses import dataclass, field, replace
from hashlib import sha256

from bot.engine.game import Seat
from bot.engine.journal import Opening

LONGEST_SALT = 40  # characters


@dataclass(frozen=True, slots=True)
class DealSalt:
    """A player's text in a deal, and the code that was announced when it was given."""

    seat: Seat | None  # None: its giver left before the start
    text: str = field(repr=False)  # "" once the giver is forgotten
    code: str


@dataclass(frozen=True, slots=True)
class Deal:
    """What the luck of a game is made of: the server seed, and the salts as they were given."""

    server_seed: str = field(repr=False)
    player_salts: tuple[DealSalt, ...] = field(default=(), repr=False)

    @property
    def has_no_deleted_salt(self) -> bool:
        """Whether no salt was deleted since: all codes can be made again."""
        return all(salt.text for salt in self.player_salts)

    @property
    def seed(self) -> str:
        """The server seed as it is without salts, else hashed with the code of the last one.

        It is made of codes, so that a deleted salt takes no proof from the other players.
        """
        if not self.player_salts:
            return self.server_seed
        return _hash("seed", self.server_seed, self.last_code)

    @property
    def promise(self) -> str:
        """The code that is announced before anybody can add a salt."""
        return _hash("half", self.server_seed)

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes announced before the start, in their order."""
        return (self.promise, *(salt.code for salt in self.player_salts))

    @property
    def last_code(self) -> str:
        return self.codes[-1]

    def make_code(self, text: str, before: str) -> str:
        """Make the code of a salt that follows the code `before`."""
        return _hash("word", self.server_seed, before, text)

    def add_salt(self, seat: Seat | None, text: str) -> "Deal":
        salt = DealSalt(seat, text, self.make_code(text, self.last_code))
        return replace(self, player_salts=(*self.player_salts, salt))

    @property
    def salt_codes_match(self) -> bool:
        """Whether each salt that was not deleted has its code, in this order."""
        return all(
            not salt.text or salt.code == self.make_code(salt.text, before)
            for before, salt in zip(self.codes, self.player_salts, strict=False)
        )

    def commitment(self, opening: Opening) -> str:
        """What is announced when the game begins, before its first move."""
        return _hash("opening", self.server_seed, *self.list_settled_facts(opening))

    def list_settled_facts(self, opening: Opening) -> tuple[str, ...]:
        """All that was settled before the first move: a line of options, then one for each salt."""
        return (_format_opening(opening), *map(_format_salt, self.player_salts))


def format_seat(seat: Seat | None) -> str:
    return "-" if seat is None else str(seat)


def _format_salt(salt: DealSalt) -> str:
    return f"{format_seat(salt.seat)} {salt.code}"


def _format_opening(opening: Opening) -> str:
    options = (f"{name} {value}" for name, value in opening.options)
    parts = (opening.game, f"rules {opening.rules}", f"{opening.seats} seats", *options)
    return " · ".join((*parts, f"printed {opening.printed}"))


def normalize_salt(typed: str) -> str:
    """A word as it goes into the deal: in one line, and all of it can be read. '' is none."""
    readable = "".join(letter if letter.isprintable() else " " for letter in typed)
    return " ".join(readable.split())


def _hash(what: str, *lines: str) -> str:
    """Each line ends as `printf '%s\\n'` ends it; the first says what is hashed."""
    text = "".join(f"{line}\n" for line in (f"signoria {what}", *lines))
    return sha256(text.encode()).hexdigest()
