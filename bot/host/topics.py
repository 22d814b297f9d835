"""What notes and posts are about: the newest note on a topic replaces those not yet delivered."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.text import Refusal
from bot.host import motions
from bot.host.motions import Motion


@dataclass(frozen=True, slots=True)
class Board:
    """The table as everybody sees it."""

    def __str__(self) -> str:
        return "board"


@dataclass(frozen=True, slots=True)
class Progress:
    """What was just done and which computers are thinking: the board's words, not its picture."""

    def __str__(self) -> str:
        return "progress"


@dataclass(frozen=True, slots=True)
class Opening:
    """How a table began: what was agreed on, left standing where people sat down."""

    def __str__(self) -> str:
        return "opening"


@dataclass(frozen=True, slots=True)
class Chronicle:
    """What of its story is complete and not told in its thread yet."""

    def __str__(self) -> str:
        return "chronicle"


@dataclass(frozen=True, slots=True)
class Retelling:
    """All that stands in its thread: it names somebody who was forgotten, and is told anew."""

    def __str__(self) -> str:
        return "retelling"


@dataclass(frozen=True, slots=True)
class Hand:
    """What is a seat's alone."""

    seat: Seat

    def __str__(self) -> str:
        return f"hand {self.seat}"


@dataclass(frozen=True, slots=True)
class Panel:
    """The private panels that a seat's owner has before them at this table."""

    seat: Seat

    def __str__(self) -> str:
        return f"panel {self.seat}"


@dataclass(frozen=True, slots=True)
class YourTurn:
    """It is a seat's turn."""

    seat: Seat

    def __str__(self) -> str:
        return f"turn {self.seat}"


@dataclass(frozen=True, slots=True)
class StillYourTurn:
    """It is a seat's turn still, and there is more to be said about it."""

    seat: Seat

    def __str__(self) -> str:
        return f"turn {self.seat} again"


@dataclass(frozen=True, slots=True)
class Revision:
    """What a seat's owner was written is not all true any more."""

    seat: Seat

    def __str__(self) -> str:
        return f"revision {self.seat}"


@dataclass(frozen=True, slots=True)
class YouAreNext:
    """A seat comes after whoever is asked now."""

    seat: Seat

    def __str__(self) -> str:
        return f"next {self.seat}"


@dataclass(frozen=True, slots=True)
class VoteWanted:
    """A seat's owner is asked for his vote."""

    seat: Seat
    motion: Motion

    def __str__(self) -> str:
        return f"vote {self.seat} {self.motion}"


@dataclass(frozen=True, slots=True)
class PutToTheVote:
    """A motion that the table decides, as everybody reads it; each vote for it is told."""

    motion: Motion
    votes: int

    def __str__(self) -> str:
        return f"motion {self.votes} {self.motion}"


@dataclass(frozen=True, slots=True)
class Call:
    """It is the turn of somebody who is called in the channel: no other way reaches him."""

    seat: Seat

    def __str__(self) -> str:
        return f"call {self.seat}"


@dataclass(frozen=True, slots=True)
class Sentence:
    """One of the sentences an act has led to; no other takes its place."""

    of: str  # the act's request, and which of its sentences

    def __str__(self) -> str:
        return f"news {self.of}"


@dataclass(frozen=True, slots=True)
class Invitation:
    """Whoever sat in this chair at the last table is asked to the next one."""

    seat: Seat

    def __str__(self) -> str:
        return f"invitation {self.seat}"


@dataclass(frozen=True, slots=True)
class Film:
    """The film of a game that is over, for everybody."""

    def __str__(self) -> str:
        return "film"


@dataclass(frozen=True, slots=True)
class Shown:
    """A position of the game that somebody showed to everybody."""

    of: str  # the request

    def __str__(self) -> str:
        return f"shown {self.of}"


@dataclass(frozen=True, slots=True)
class Frozen:
    """The table's game can't be told any more."""

    def __str__(self) -> str:
        return "frozen"


@dataclass(frozen=True, slots=True)
class ChannelGone:
    """The table's channel can't be reached."""

    def __str__(self) -> str:
        return "channel"


@dataclass(frozen=True, slots=True)
class ServerGone:
    """The bot was removed from the table's server; whoever sits here is told."""

    seat: Seat

    def __str__(self) -> str:
        return f"server {self.seat}"


@dataclass(frozen=True, slots=True)
class MessagesClosed:
    """Whoever sits here can't be reached in private."""

    seat: Seat

    def __str__(self) -> str:
        return f"closed {self.seat}"


OfSeat: TypeAlias = (
    Hand
    | Panel
    | YourTurn
    | StillYourTurn
    | Revision
    | YouAreNext
    | Call
    | Invitation
    | ServerGone
    | MessagesClosed
)
# What goes to somebody in the one letter he has.
OF_LETTER = (YourTurn, StillYourTurn, Revision, YouAreNext, VoteWanted)
Topic: TypeAlias = (
    OfSeat
    | VoteWanted
    | PutToTheVote
    | Board
    | Progress
    | Opening
    | Chronicle
    | Retelling
    | Sentence
    | Film
    | Shown
    | Frozen
    | ChannelGone
)

_ALONE: Mapping[str, Topic] = {
    str(topic): topic
    for topic in (
        *(Board(), Progress(), Opening(), Chronicle(), Retelling(), Film()),
        *(Frozen(), ChannelGone()),
    )
}
_OF_SEAT: Mapping[str, Callable[[Seat], Topic]] = {
    "hand": Hand,
    "panel": Panel,
    "turn": YourTurn,
    "revision": Revision,
    "next": YouAreNext,
    "call": Call,
    "invitation": Invitation,
    "server": ServerGone,
    "closed": MessagesClosed,
}


def read(spelt: str) -> Topic:
    """The topic as it is kept; ValueError for what is none."""
    if spelt in _ALONE:
        return _ALONE[spelt]
    match spelt.split(" ", 1):
        case ["news", of]:
            return Sentence(of)
        case ["shown", of]:
            return Shown(of)
        case ["turn", rest] if rest.endswith(" again"):
            return StillYourTurn(_seat(rest.removesuffix(" again")))
        case ["vote", rest]:
            seat, _, spelt_motion = rest.partition(" ")
            return VoteWanted(_seat(seat), _motion(spelt_motion))
        case ["motion", rest]:
            votes, _, spelt_motion = rest.partition(" ")
            return PutToTheVote(_motion(spelt_motion), int(votes))
        case [word, number] if word in _OF_SEAT:
            return _OF_SEAT[word](_seat(number))
        case ["invitation"]:  # as it was spelt while there was one for all
            return Invitation(Seat(0))
    raise ValueError("no topic is spelt so")


def _motion(spelt: str) -> Motion:
    motion = motions.read(spelt)
    if isinstance(motion, Refusal):
        raise ValueError("no topic has such a motion")
    return motion


def _seat(spelt: str) -> Seat:
    return Seat(int(spelt))
