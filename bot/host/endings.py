"""What may come of a note on its way."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.host.time import Time


@dataclass(frozen=True, slots=True)
class Told:
    """It is where it was to go: the way there is open."""


@dataclass(frozen=True, slots=True)
class Obsolete:
    """Nobody needs to hear it any more, or what he has says it: nothing was sent."""


@dataclass(frozen=True, slots=True)
class Failed:
    """It may succeed after a pause."""

    why: str
    pause: float = 0  # seconds, if the messenger knows better than the house


@dataclass(frozen=True, slots=True)
class Lost:
    """It can't arrive this way."""

    why: str


@dataclass(frozen=True, slots=True)
class TooSoon:
    """Whom it concerns is there, and left alone until then."""

    until: Time


Ending: TypeAlias = Told | Obsolete | Failed | Lost | TooSoon
