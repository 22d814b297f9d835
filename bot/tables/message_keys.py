"""Keys of outbox messages and posts; a newer message replaces an unsent one of the same key."""

from dataclasses import dataclass
from enum import StrEnum

from bot.engine.game import Seat
from bot.engine.text import Refusal
from bot.tables import motions
from bot.tables.motions import Motion


class MessageKind(StrEnum):
    """What a message or post is about; the values are stored as the first words of its key."""

    BOARD = "board"  # the table as everybody sees it
    PROGRESS = "progress"  # the words of the board without a new picture
    OPENING = "opening"  # what was agreed on before the start
    STORY = "chronicle"  # lines of the story that are complete
    STORY_RETELLING = "retelling"  # the whole story again, without a forgotten person's name
    FILM = "film"
    FROZEN = "frozen"  # the journal can't be replayed any more
    CHANNEL_GONE = "channel"

    HAND = "hand"
    PANEL = "panel"  # the open private panels of a seat's owner
    TURN = "turn"
    TURN_NEWS = "turn again"  # reminders and explanations of the same question
    REVISION = "revision"  # a direct message has to be corrected
    NEXT_UP = "next"
    CHANNEL_CALL = "call"  # a call in the channel, where direct messages are closed
    INVITATION = "invitation"  # to the next table of the same players
    SERVER_GONE = "server"
    MESSAGES_CLOSED = "closed"

    VOTE = "vote"  # a request to vote on a motion
    MOTION_POST = "motion"  # the public post of a motion; each vote for it is a new key
    SENTENCE = "news"  # one sentence of a command; nothing replaces it
    SHOWN_POSITION = "shown"


@dataclass(frozen=True, slots=True)
class MessageKey:
    """A kind with what tells its messages apart; `str` and `parse_key` are inverse."""

    kind: MessageKind
    seat: Seat | None = None
    motion: Motion | None = None
    votes: int | None = None
    source: str | None = None  # the request it came from

    def __str__(self) -> str:
        if self.kind is MessageKind.TURN_NEWS:
            return f"turn {self.seat} again"
        parts = (self.kind, self.seat, self.votes, self.motion, self.source)
        return " ".join(str(part) for part in parts if part is not None)


# Told in the one direct message that a person has over all tables.
DIRECT_MESSAGE_KINDS = (
    *(MessageKind.TURN, MessageKind.TURN_NEWS, MessageKind.REVISION, MessageKind.NEXT_UP),
    MessageKind.VOTE,
)
BOARD_KEY = MessageKey(MessageKind.BOARD)
PROGRESS_KEY = MessageKey(MessageKind.PROGRESS)
OPENING_KEY = MessageKey(MessageKind.OPENING)
STORY_KEY = MessageKey(MessageKind.STORY)
STORY_RETELLING_KEY = MessageKey(MessageKind.STORY_RETELLING)
FILM_KEY = MessageKey(MessageKind.FILM)
FROZEN_KEY = MessageKey(MessageKind.FROZEN)
CHANNEL_GONE_KEY = MessageKey(MessageKind.CHANNEL_GONE)
_TABLE_KEYS = {
    str(key): key
    for key in (
        *(BOARD_KEY, PROGRESS_KEY, OPENING_KEY, STORY_KEY, STORY_RETELLING_KEY, FILM_KEY),
        *(FROZEN_KEY, CHANNEL_GONE_KEY),
    )
}


def parse_key(text: str) -> MessageKey:
    """Raise ValueError if no key is spelled so."""
    if text in _TABLE_KEYS:
        return _TABLE_KEYS[text]
    word, _, rest = text.partition(" ")
    kind = MessageKind(word)
    if kind is MessageKind.TURN and rest.endswith(" again"):
        kind, rest = MessageKind.TURN_NEWS, rest.removesuffix(" again")
    number, _, spelled_motion = rest.partition(" ")
    match kind:
        case MessageKind.SENTENCE | MessageKind.SHOWN_POSITION if rest:
            return MessageKey(kind, source=rest)
        case MessageKind.VOTE:
            return MessageKey(kind, Seat(int(number)), _parse_motion(spelled_motion))
        case MessageKind.MOTION_POST:
            return MessageKey(kind, motion=_parse_motion(spelled_motion), votes=int(number))
    if MessageKey(kind) in _TABLE_KEYS.values():
        raise ValueError(f"{text!r} is not a message key")
    return MessageKey(kind, Seat(int(rest)))


def _parse_motion(text: str) -> Motion:
    motion = motions.parse_motion(text)
    if isinstance(motion, Refusal):
        raise ValueError(f"{text!r} is not the motion of a message key")
    return motion
