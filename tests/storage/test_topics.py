"""Topics are kept as they are spelt, and what is spelt otherwise is no topic."""

import pytest

from bot.engine.game import Seat
from bot.tables import records
from bot.tables.motions import PlainMotion, UndoMotion
from bot.tables.records import (
    BOARD_KEY,
    CHANNEL_GONE_KEY,
    FILM_KEY,
    FROZEN_KEY,
    OPENING_KEY,
    STORY_KEY,
    STORY_RETELLING_KEY,
    MessageKey,
    MessageKind,
)

KEPT: dict[str, MessageKey] = {
    "board": BOARD_KEY,
    "hand 2": MessageKey(MessageKind.HAND, Seat(2)),
    "turn 0": MessageKey(MessageKind.TURN, Seat(0)),
    "turn 3 again": MessageKey(MessageKind.TURN_NEWS, Seat(3)),
    "call 1": MessageKey(MessageKind.CHANNEL_CALL, Seat(1)),
    "news press 9 0": MessageKey(MessageKind.SENTENCE, source="press 9 0"),
    "news turn 3 again": MessageKey(MessageKind.SENTENCE, source="turn 3 again"),
    "invitation 1": MessageKey(MessageKind.INVITATION, Seat(1)),
    "film": FILM_KEY,
    "opening": OPENING_KEY,
    "chronicle": STORY_KEY,
    "retelling": STORY_RETELLING_KEY,
    "motion 1 undo 2": MessageKey(MessageKind.MOTION_POST, motion=UndoMotion(2), votes=1),
    "vote 1 pause": MessageKey(MessageKind.VOTE, Seat(1), PlainMotion.PAUSE),
    "frozen": FROZEN_KEY,
    "channel": CHANNEL_GONE_KEY,
    "shown discord 12": MessageKey(MessageKind.SHOWN_POSITION, source="discord 12"),
    "closed 4": MessageKey(MessageKind.MESSAGES_CLOSED, Seat(4)),
    "server 1": MessageKey(MessageKind.SERVER_GONE, Seat(1)),
}


@pytest.mark.parametrize(("spelt", "topic"), KEPT.items())
def test_a_topic_is_read_as_it_is_spelt(spelt: str, topic: MessageKey) -> None:
    assert str(topic) == spelt
    assert records.parse_key(spelt) == topic


@pytest.mark.parametrize(
    "spelt",
    [
        "",
        "bored",
        "hand",
        "hand x",
        "turn again",
        "turn 1 twice",
        "motion",
        "motion 1 x",
        "board 1",
        "invitation",
    ],
)
def test_what_is_no_topic_is_not_taken_for_one(spelt: str) -> None:
    with pytest.raises(ValueError, match=r"key|literal|MessageKind"):
        records.parse_key(spelt)
