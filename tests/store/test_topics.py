"""Topics are kept as they are spelt, and what is spelt otherwise is no topic."""

import pytest

from bot.engine.game import Seat
from bot.tables import message_keys
from bot.tables.message_keys import (
    BoardKey,
    ChannelCallKey,
    ChannelGoneKey,
    FilmKey,
    FrozenKey,
    HandKey,
    InvitationKey,
    MessageKey,
    MessagesClosedKey,
    MotionPostKey,
    OpeningKey,
    SentenceKey,
    ServerGoneKey,
    ShownPositionKey,
    StoryKey,
    StoryRetellingKey,
    TurnKey,
    TurnNewsKey,
    VoteKey,
)
from bot.tables.motions import PauseMotion, UndoMotion

KEPT: dict[str, MessageKey] = {
    "board": BoardKey(),
    "hand 2": HandKey(Seat(2)),
    "turn 0": TurnKey(Seat(0)),
    "turn 3 again": TurnNewsKey(Seat(3)),
    "call 1": ChannelCallKey(Seat(1)),
    "news press 9 0": SentenceKey("press 9 0"),
    "news turn 3 again": SentenceKey("turn 3 again"),
    "invitation 1": InvitationKey(Seat(1)),
    "film": FilmKey(),
    "opening": OpeningKey(),
    "chronicle": StoryKey(),
    "retelling": StoryRetellingKey(),
    "motion 1 undo 2": MotionPostKey(UndoMotion(2), 1),
    "vote 1 pause": VoteKey(Seat(1), PauseMotion()),
    "frozen": FrozenKey(),
    "channel": ChannelGoneKey(),
    "shown discord 12": ShownPositionKey("discord 12"),
    "closed 4": MessagesClosedKey(Seat(4)),
    "server 1": ServerGoneKey(Seat(1)),
}


@pytest.mark.parametrize(("spelt", "topic"), KEPT.items())
def test_a_topic_is_read_as_it_is_spelt(spelt: str, topic: MessageKey) -> None:
    assert str(topic) == spelt
    assert message_keys.parse_key(spelt) == topic


def test_an_invitation_of_former_days_is_understood() -> None:
    assert message_keys.parse_key("invitation") == InvitationKey(Seat(0))


@pytest.mark.parametrize(
    "spelt", ["", "bored", "hand", "hand x", "turn again", "turn 1 twice", "motion", "motion 1 x"]
)
def test_what_is_no_topic_is_not_taken_for_one(spelt: str) -> None:
    with pytest.raises(ValueError, match=r"topic|literal"):
        message_keys.parse_key(spelt)
