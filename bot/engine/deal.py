"""A deal that proves itself: the house's half, the players' words, and what is told of them when.

The house chooses its half first, and announces its `promise` before anybody adds a word: so it
can't choose the half by the words. It tells the half only at the end: so nobody can choose a word
by the half. When the game begins, the `commitment` binds the half to all that was settled. All of
these are SHA-256 over lines of text, which anybody can make with `sha256sum`: see data/DEAL.md.
"""

from dataclasses import dataclass, field
from hashlib import sha256

from bot.engine.game import Seat
from bot.engine.journal import Opening

LONGEST_SALT = 40  # characters


@dataclass(frozen=True, slots=True)
class Deal:
    """What the luck of a game is made of: the half, and the words by seat.

    A word that was withdrawn since is ''. Then the seed can't be made of the words any more.
    """

    server_seed: str = field(repr=False)
    player_salts: tuple[tuple[Seat, str], ...] = field(default=(), repr=False)

    @property
    def is_whole(self) -> bool:
        return all(word for _, word in self.player_salts)

    @property
    def seed(self) -> str:
        """The half as it is where nobody added a word to it, else the hash of them together."""
        if not self.player_salts:
            return self.server_seed
        return _hash(
            "seed", self.server_seed, *(f"{seat} {word}" for seat, word in self.player_salts)
        )

    @property
    def promise(self) -> str:
        """What is announced before anybody can add a word."""
        return _hash("half", self.server_seed)

    def commitment(self, opening: Opening) -> str:
        """What is announced when the game begins, before its first move."""
        return _hash("opening", self.server_seed, format_settled(opening))


def format_settled(opening: Opening) -> str:
    """All that was settled before the deal, in one line."""
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
