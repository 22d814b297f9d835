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
    """The board: the table as all see it."""

    def __str__(self) -> str:
        return "board"


@dataclass(frozen=True, slots=True)
class ProgressKey:
    """The words of the board while computers move; its picture follows later."""

    def __str__(self) -> str:
        return "progress"


@dataclass(frozen=True, slots=True)
class OpeningKey:
    """The lobby post of a game that has begun: what was agreed on."""

    def __str__(self) -> str:
        return "opening"


@dataclass(frozen=True, slots=True)
class StoryKey:
    """The part of the story that is not told in its thread yet."""

    def __str__(self) -> str:
        return "chronicle"


@dataclass(frozen=True, slots=True)
class StoryRetellingKey:
    """The whole story, told anew because it named a forgotten person."""

    def __str__(self) -> str:
        return "retelling"


@dataclass(frozen=True, slots=True)
class HandKey:
    """The private hand of a seat."""

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
    """More news about a seat's open question."""

    seat: Seat

    def __str__(self) -> str:
        return f"turn {self.seat} again"


@dataclass(frozen=True, slots=True)
class RevisionKey:
    """A direct message to the owner of a seat that has to be corrected."""

    seat: Seat

    def __str__(self) -> str:
        return f"revision {self.seat}"


@dataclass(frozen=True, slots=True)
class NextUpKey:
    """A seat's turn comes next."""

    seat: Seat

    def __str__(self) -> str:
        return f"next {self.seat}"


@dataclass(frozen=True, slots=True)
class VoteKey:
    """The owner of a seat is asked for a vote."""

    seat: Seat
    motion: Motion

    def __str__(self) -> str:
        return f"vote {self.seat} {self.motion}"


@dataclass(frozen=True, slots=True)
class MotionPostKey:
    """The public post of a motion; it changes with each vote."""

    motion: Motion
    votes: int

    def __str__(self) -> str:
        return f"motion {self.votes} {self.motion}"


@dataclass(frozen=True, slots=True)
class ChannelCallKey:
    """A mention in the channel of a person whom no direct message reaches."""

    seat: Seat

    def __str__(self) -> str:
        return f"call {self.seat}"


@dataclass(frozen=True, slots=True)
class SentenceKey:
    """One sentence that follows from a command; no later message replaces it."""

    of: str  # the act's request, and which of its sentences

    def __str__(self) -> str:
        return f"news {self.of}"


@dataclass(frozen=True, slots=True)
class InvitationKey:
    """An invitation to the rematch for the person of this seat."""

    seat: Seat

    def __str__(self) -> str:
        return f"invitation {self.seat}"


@dataclass(frozen=True, slots=True)
class FilmKey:
    """The public film of a finished game."""

    def __str__(self) -> str:
        return "film"


@dataclass(frozen=True, slots=True)
class ShownPositionKey:
    """A position of the game that a player showed to all."""

    of: str  # the request

    def __str__(self) -> str:
        return f"shown {self.of}"


@dataclass(frozen=True, slots=True)
class FrozenKey:
    """The table is frozen: its journal can't be replayed."""

    def __str__(self) -> str:
        return "frozen"


@dataclass(frozen=True, slots=True)
class ChannelGoneKey:
    """The table's channel can't be reached."""

    def __str__(self) -> str:
        return "channel"


@dataclass(frozen=True, slots=True)
class ServerGoneKey:
    """The bot was removed from the server of the table: news for this seat."""

    seat: Seat

    def __str__(self) -> str:
        return f"server {self.seat}"


@dataclass(frozen=True, slots=True)
class MessagesClosedKey:
    """The person of this seat can't be reached by direct message."""

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
    """Parse a stored key; raise ValueError for any other text."""
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
