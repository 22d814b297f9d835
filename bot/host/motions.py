"""What can be put to the vote: its kinds, how each is spelt, and what it is called."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.text import Refusal, Text, Who, refuse, say

LONGEST_NUMBER = 9  # digits; no table has such numbers


@dataclass(frozen=True, slots=True)
class Undo:
    """So many of the last moves are taken back, whosever they are."""

    count: int

    def __str__(self) -> str:
        return f"undo {self.count}"


@dataclass(frozen=True, slots=True)
class StandIn:
    """A computer player plays on until the seat's owner acts again."""

    seat: Seat

    def __str__(self) -> str:
        return f"stand-in {self.seat}"


@dataclass(frozen=True, slots=True)
class Substitute:
    """Somebody new takes over the seat, with all that is on it."""

    seat: Seat
    person: int

    def __str__(self) -> str:
        return f"substitute {self.seat} {self.person}"


@dataclass(frozen=True, slots=True)
class Pause:
    def __str__(self) -> str:
        return "pause"


@dataclass(frozen=True, slots=True)
class Resume:
    def __str__(self) -> str:
        return "resume"


@dataclass(frozen=True, slots=True)
class Cancel:
    """The game ends where it is."""

    def __str__(self) -> str:
        return "cancel"


@dataclass(frozen=True, slots=True)
class Sealed:
    """From the next auctions on everybody is asked for his wishes at once."""

    def __str__(self) -> str:
        return "sealed"


@dataclass(frozen=True, slots=True)
class ByHand:
    """Auctions are played bid by bid."""

    def __str__(self) -> str:
        return "by-hand"


@dataclass(frozen=True, slots=True)
class Live:
    """Everybody is there: for a while it is played as around a real table."""

    def __str__(self) -> str:
        return "live"


Motion: TypeAlias = Undo | StandIn | Substitute | Pause | Resume | Cancel | Live | Sealed | ByHand


def read(spelt: str) -> Motion | Refusal:
    """The motion that is spelt so, by a button, by a row, or by hand."""
    verb, *digits = spelt.split() or [""]
    if not all(number.isdecimal() and number.isascii() for number in digits):
        return _no_such_motion(spelt)
    match verb, [int(number[:LONGEST_NUMBER]) for number in digits]:
        case "undo", [count]:
            return Undo(count)
        case "stand-in", [seat]:
            return StandIn(Seat(seat))
        case "substitute", [seat, person]:
            return Substitute(Seat(seat), person)
        case "pause", []:
            return Pause()
        case "resume", []:
            return Resume()
        case "cancel", []:
            return Cancel()
        case "sealed", []:
            return Sealed()
        case "by-hand", []:
            return ByHand()
        case "live", []:
            return Live()
    return _no_such_motion(spelt)


def _no_such_motion(spelt: str) -> Refusal:
    return refuse("votes", "no-such-motion", motion=spelt[:40])


def named(motion: Motion) -> Text:
    """What is put to the vote, to be named inside other sentences."""
    match motion:
        case Undo(count):
            return say("motion-undo", count=count)
        case StandIn(seat):
            return say("motion-stand-in", who=Who(seat))
        case Substitute(seat):
            return say("motion-substitute", who=Who(seat))
        case Pause():
            return say("motion-pause")
        case Resume():
            return say("motion-resume")
        case Cancel():
            return say("motion-cancel")
        case Sealed():
            return say("motion-sealed")
        case ByHand():
            return say("motion-by-hand")
        case Live():
            return say("motion-live")
