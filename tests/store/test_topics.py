"""Topics are kept as they are spelt, and what is spelt otherwise is no topic."""

import pytest

from bot.engine.game import Seat
from bot.host import topics
from bot.host.motions import Pause, Undo
from bot.host.topics import (
    Board,
    Call,
    ChannelGone,
    Chronicle,
    Film,
    Frozen,
    Hand,
    Invitation,
    MessagesClosed,
    Opening,
    PutToTheVote,
    Retelling,
    Sentence,
    ServerGone,
    Shown,
    StillYourTurn,
    Topic,
    VoteWanted,
    YourTurn,
)

KEPT: dict[str, Topic] = {
    "board": Board(),
    "hand 2": Hand(Seat(2)),
    "turn 0": YourTurn(Seat(0)),
    "turn 3 again": StillYourTurn(Seat(3)),
    "call 1": Call(Seat(1)),
    "news press 9 0": Sentence("press 9 0"),
    "news turn 3 again": Sentence("turn 3 again"),
    "invitation 1": Invitation(Seat(1)),
    "film": Film(),
    "opening": Opening(),
    "chronicle": Chronicle(),
    "retelling": Retelling(),
    "motion 1 undo 2": PutToTheVote(Undo(2), 1),
    "vote 1 pause": VoteWanted(Seat(1), Pause()),
    "frozen": Frozen(),
    "channel": ChannelGone(),
    "shown discord 12": Shown("discord 12"),
    "closed 4": MessagesClosed(Seat(4)),
    "server 1": ServerGone(Seat(1)),
}


@pytest.mark.parametrize(("spelt", "topic"), KEPT.items())
def test_a_topic_is_read_as_it_is_spelt(spelt: str, topic: Topic) -> None:
    assert str(topic) == spelt
    assert topics.read(spelt) == topic


def test_an_invitation_of_former_days_is_understood() -> None:
    assert topics.read("invitation") == Invitation(Seat(0))


@pytest.mark.parametrize(
    "spelt", ["", "bored", "hand", "hand x", "turn again", "turn 1 twice", "motion", "motion 1 x"]
)
def test_what_is_no_topic_is_not_taken_for_one(spelt: str) -> None:
    with pytest.raises(ValueError, match=r"topic|literal"):
        topics.read(spelt)
