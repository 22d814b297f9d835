"""Motions that are put to the vote: their kinds, spelling and names."""

from dataclasses import dataclass
from enum import StrEnum
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


class PlainMotion(StrEnum):
    """A motion that its word tells whole."""

    PAUSE = "pause"
    RESUME = "resume"
    CANCEL = "cancel"  # the game ends without a winner
    SEALED = "sealed"  # the next auctions: all players give their wishes first
    BY_HAND = "by-hand"  # auctions are held bid by bid
    TOGETHER = "together"  # all plan the turns of a round at once
    IN_ORDER = "in-order"  # each turn is asked for when it comes
    LIVE = "live"  # for a while, because all are present


Motion: TypeAlias = UndoMotion | ReplaceMotion | TakeoverMotion | PlainMotion


def parse_motion(spelt: str) -> Motion | Refusal:
    """Parse the spelling that buttons, rows and commands use."""
    verb, *digits = spelt.split() or [""]
    if not all(number.isdecimal() and number.isascii() for number in digits):
        return _why_no_such_motion(spelt)
    match verb, [int(number[:LONGEST_NUMBER]) for number in digits]:
        case "undo", [count]:
            return UndoMotion(count)
        case "stand-in", [seat]:
            return ReplaceMotion(Seat(seat))
        case "substitute", [seat, person]:
            return TakeoverMotion(Seat(seat), person)
        case word, [] if word in list(PlainMotion):
            return PlainMotion(word)
    return _why_no_such_motion(spelt)


def _why_no_such_motion(spelt: str) -> Refusal:
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
        case PlainMotion():
            return say(f"motion-{motion}")
