"""Motions that are put to the vote: their kinds, spelling and names."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.text import Refusal, Text, Who, refuse, say

LONGEST_NUMBER = 9  # digits; no table has such numbers


@dataclass(frozen=True, slots=True)
class UndoMotion:
    """Undo the last moves, whoever made them."""

    count: int

    def __str__(self) -> str:
        return f"undo {self.count}"


@dataclass(frozen=True, slots=True)
class ReplaceMotion:
    """Let a computer play until the owner of the seat acts again."""

    seat: Seat

    def __str__(self) -> str:
        return f"stand-in {self.seat}"


@dataclass(frozen=True, slots=True)
class TakeoverMotion:
    """Give the seat to a new person, with all that belongs to it."""

    seat: Seat
    person: int

    def __str__(self) -> str:
        return f"substitute {self.seat} {self.person}"


@dataclass(frozen=True, slots=True)
class PauseMotion:
    def __str__(self) -> str:
        return "pause"


@dataclass(frozen=True, slots=True)
class ResumeMotion:
    def __str__(self) -> str:
        return "resume"


@dataclass(frozen=True, slots=True)
class CancelMotion:
    """End the game without a winner."""

    def __str__(self) -> str:
        return "cancel"


@dataclass(frozen=True, slots=True)
class SealedMotion:
    """Hold the next auctions sealed: all players give their wishes first."""

    def __str__(self) -> str:
        return "sealed"


@dataclass(frozen=True, slots=True)
class ByHandMotion:
    """Hold auctions bid by bid."""

    def __str__(self) -> str:
        return "by-hand"


@dataclass(frozen=True, slots=True)
class TogetherMotion:
    """Let all plan the turns of a round at once."""

    def __str__(self) -> str:
        return "together"


@dataclass(frozen=True, slots=True)
class InOrderMotion:
    """Ask for each turn when it comes."""

    def __str__(self) -> str:
        return "in-order"


@dataclass(frozen=True, slots=True)
class LiveMotion:
    """Play live for a while, because all are present."""

    def __str__(self) -> str:
        return "live"


Motion: TypeAlias = (
    UndoMotion
    | ReplaceMotion
    | TakeoverMotion
    | PauseMotion
    | ResumeMotion
    | CancelMotion
    | LiveMotion
    | SealedMotion
    | ByHandMotion
    | TogetherMotion
    | InOrderMotion
)


def parse_motion(spelt: str) -> Motion | Refusal:
    """Parse the spelling that buttons, rows and commands use."""
    verb, *digits = spelt.split() or [""]
    if not all(number.isdecimal() and number.isascii() for number in digits):
        return _refuse_spelling(spelt)
    match verb, [int(number[:LONGEST_NUMBER]) for number in digits]:
        case "undo", [count]:
            return UndoMotion(count)
        case "stand-in", [seat]:
            return ReplaceMotion(Seat(seat))
        case "substitute", [seat, person]:
            return TakeoverMotion(Seat(seat), person)
        case "pause", []:
            return PauseMotion()
        case "resume", []:
            return ResumeMotion()
        case "cancel", []:
            return CancelMotion()
        case "sealed", []:
            return SealedMotion()
        case "by-hand", []:
            return ByHandMotion()
        case "together", []:
            return TogetherMotion()
        case "in-order", []:
            return InOrderMotion()
        case "live", []:
            return LiveMotion()
    return _refuse_spelling(spelt)


def _refuse_spelling(spelt: str) -> Refusal:
    return refuse("votes", "no-such-motion", motion=spelt[:40])


def describe_motion(motion: Motion) -> Text:
    """Name the motion for use inside another sentence."""
    match motion:
        case UndoMotion(count):
            return say("motion-undo", count=count)
        case ReplaceMotion(seat):
            return say("motion-stand-in", who=Who(seat))
        case TakeoverMotion(seat):
            return say("motion-substitute", who=Who(seat))
        case PauseMotion():
            return say("motion-pause")
        case ResumeMotion():
            return say("motion-resume")
        case CancelMotion():
            return say("motion-cancel")
        case SealedMotion():
            return say("motion-sealed")
        case ByHandMotion():
            return say("motion-by-hand")
        case TogetherMotion():
            return say("motion-together")
        case InOrderMotion():
            return say("motion-in-order")
        case LiveMotion():
            return say("motion-live")
