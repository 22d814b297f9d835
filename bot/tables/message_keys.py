"""Keys of outbox messages and posts; a newer message replaces an unsent one of the same key."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.text import Refusal
from bot.tables import motions
from bot.tables.motions import Motion


@dataclass(frozen=True, slots=True)
class BoardKey:
    """The table as everybody sees it."""

    def __str__(self) -> str:
        return "board"


@dataclass(frozen=True, slots=True)
class ProgressKey:
    """What was just done and which computers are thinking: the board's words, not its picture."""

    def __str__(self) -> str:
        return "progress"


@dataclass(frozen=True, slots=True)
class OpeningKey:
    """How a table began: what was agreed on, left standing where people sat down."""

    def __str__(self) -> str:
        return "opening"


@dataclass(frozen=True, slots=True)
class StoryKey:
    """What of its story is complete and not told in its thread yet."""

    def __str__(self) -> str:
        return "chronicle"


@dataclass(frozen=True, slots=True)
class StoryRetellingKey:
    """All that stands in its thread: it names somebody who was forgotten, and is told anew."""

    def __str__(self) -> str:
        return "retelling"


@dataclass(frozen=True, slots=True)
class HandKey:
    """What is a seat's alone."""

    seat: Seat

    def __str__(self) -> str:
        return f"hand {self.seat}"


@dataclass(frozen=True, slots=True)
class PanelKey:
    """The private panels that a seat's owner has before them at this table."""

    seat: Seat

    def __str__(self) -> str:
        return f"panel {self.seat}"


@dataclass(frozen=True, slots=True)
class TurnKey:
    """It is a seat's turn."""

    seat: Seat

    def __str__(self) -> str:
        return f"turn {self.seat}"


@dataclass(frozen=True, slots=True)
class TurnNewsKey:
    """It is a seat's turn still, and there is more to be said about it."""

    seat: Seat

    def __str__(self) -> str:
        return f"turn {self.seat} again"


@dataclass(frozen=True, slots=True)
class RevisionKey:
    """What a seat's owner was written is not all true any more."""

    seat: Seat

    def __str__(self) -> str:
        return f"revision {self.seat}"


@dataclass(frozen=True, slots=True)
class NextUpKey:
    """A seat comes after whoever is asked now."""

    seat: Seat

    def __str__(self) -> str:
        return f"next {self.seat}"


@dataclass(frozen=True, slots=True)
class VoteKey:
    """A seat's owner is asked for his vote."""

    seat: Seat
    motion: Motion

    def __str__(self) -> str:
        return f"vote {self.seat} {self.motion}"


@dataclass(frozen=True, slots=True)
class MotionPostKey:
    """A motion that the table decides, as everybody reads it; each vote for it is told."""

    motion: Motion
    votes: int

    def __str__(self) -> str:
        return f"motion {self.votes} {self.motion}"


@dataclass(frozen=True, slots=True)
class ChannelCallKey:
    """It is the turn of somebody who is called in the channel: no other way reaches him."""

    seat: Seat

    def __str__(self) -> str:
        return f"call {self.seat}"


@dataclass(frozen=True, slots=True)
class SentenceKey:
    """One of the sentences an act has led to; no other takes its place."""

    of: str  # the act's request, and which of its sentences

    def __str__(self) -> str:
        return f"news {self.of}"


@dataclass(frozen=True, slots=True)
class InvitationKey:
    """Whoever sat in this chair at the last table is asked to the next one."""

    seat: Seat

    def __str__(self) -> str:
        return f"invitation {self.seat}"


@dataclass(frozen=True, slots=True)
class FilmKey:
    """The film of a game that is over, for everybody."""

    def __str__(self) -> str:
        return "film"


@dataclass(frozen=True, slots=True)
class ShownPositionKey:
    """A position of the game that somebody showed to everybody."""

    of: str  # the request

    def __str__(self) -> str:
        return f"shown {self.of}"


@dataclass(frozen=True, slots=True)
class FrozenKey:
    """The table's game can't be told any more."""

    def __str__(self) -> str:
        return "frozen"


@dataclass(frozen=True, slots=True)
class ChannelGoneKey:
    """The table's channel can't be reached."""

    def __str__(self) -> str:
        return "channel"


@dataclass(frozen=True, slots=True)
class ServerGoneKey:
    """The bot was removed from the table's server; whoever sits here is told."""

    seat: Seat

    def __str__(self) -> str:
        return f"server {self.seat}"


@dataclass(frozen=True, slots=True)
class MessagesClosedKey:
    """Whoever sits here can't be reached in private."""

    seat: Seat

    def __str__(self) -> str:
        return f"closed {self.seat}"


SeatKey: TypeAlias = (
    HandKey
    | PanelKey
    | TurnKey
    | TurnNewsKey
    | RevisionKey
    | NextUpKey
    | ChannelCallKey
    | InvitationKey
    | ServerGoneKey
    | MessagesClosedKey
)
# What goes to somebody in the one letter he has.
DIRECT_MESSAGE_KEYS = (TurnKey, TurnNewsKey, RevisionKey, NextUpKey, VoteKey)
MessageKey: TypeAlias = (
    SeatKey
    | VoteKey
    | MotionPostKey
    | BoardKey
    | ProgressKey
    | OpeningKey
    | StoryKey
    | StoryRetellingKey
    | SentenceKey
    | FilmKey
    | ShownPositionKey
    | FrozenKey
    | ChannelGoneKey
)

_TABLE_KEYS: Mapping[str, MessageKey] = {
    str(topic): topic
    for topic in (
        *(BoardKey(), ProgressKey(), OpeningKey(), StoryKey(), StoryRetellingKey(), FilmKey()),
        *(FrozenKey(), ChannelGoneKey()),
    )
}
_SEAT_KEYS: Mapping[str, Callable[[Seat], MessageKey]] = {
    "hand": HandKey,
    "panel": PanelKey,
    "turn": TurnKey,
    "revision": RevisionKey,
    "next": NextUpKey,
    "call": ChannelCallKey,
    "invitation": InvitationKey,
    "server": ServerGoneKey,
    "closed": MessagesClosedKey,
}


def parse_key(spelt: str) -> MessageKey:
    """The topic as it is kept; ValueError for what is none."""
    if spelt in _TABLE_KEYS:
        return _TABLE_KEYS[spelt]
    match spelt.split(" ", 1):
        case ["news", of]:
            return SentenceKey(of)
        case ["shown", of]:
            return ShownPositionKey(of)
        case ["turn", rest] if rest.endswith(" again"):
            return TurnNewsKey(_parse_seat(rest.removesuffix(" again")))
        case ["vote", rest]:
            seat, _, spelt_motion = rest.partition(" ")
            return VoteKey(_parse_seat(seat), _parse_motion(spelt_motion))
        case ["motion", rest]:
            votes, _, spelt_motion = rest.partition(" ")
            return MotionPostKey(_parse_motion(spelt_motion), int(votes))
        case [word, number] if word in _SEAT_KEYS:
            return _SEAT_KEYS[word](_parse_seat(number))
        case ["invitation"]:  # as it was spelt while there was one for all
            return InvitationKey(Seat(0))
    raise ValueError("no topic is spelt so")


def _parse_motion(spelt: str) -> Motion:
    motion = motions.parse_motion(spelt)
    if isinstance(motion, Refusal):
        raise ValueError("no topic has such a motion")
    return motion


def _parse_seat(spelt: str) -> Seat:
    return Seat(int(spelt))
