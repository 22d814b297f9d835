"""A sentence not yet spoken survives the disk word for word."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.game import Seat
from bot.engine.text import Fact, Florins, Named, Text, Who, say
from bot.storage import rows
from bot.tables import records
from bot.tables.motion_kinds import PlainMotion, UndoMotion

_PLAIN: st.SearchStrategy[Fact] = st.one_of(
    st.integers(),
    st.text(),
    st.builds(Who, st.integers()),
    st.builds(Named, st.text(), st.text()),
    st.builds(Florins, st.integers()),
)


def _sentences(facts: st.SearchStrategy[Fact]) -> st.SearchStrategy[Text]:
    told = st.lists(st.tuples(st.text(), facts), max_size=3).map(tuple)
    return st.builds(Text, st.text(), told)


FACTS: st.SearchStrategy[Fact] = st.recursive(
    _PLAIN, lambda facts: st.lists(facts, max_size=3).map(tuple) | _sentences(facts), max_leaves=10
)
TEXTS = _sentences(FACTS)


@given(TEXTS)
def test_a_sentence_is_read_as_it_was_written(text: Text) -> None:
    assert rows.text_from_json(rows.text_to_json(text)) == text


@given(TEXTS)
def test_what_is_written_holds_nothing_a_file_cannot(text: Text) -> None:
    assert rows.text_to_json(text).isascii()


def test_a_sentence_is_written_so_that_one_can_read_it() -> None:
    bid = say("bid", who=Who(2), sum=Florins(300), lot=Named("landscape", "lake"), why=(1, "a"))

    assert rows.text_to_json(bid) == (
        '{"say":"bid","of":[["who",{"who":2}],["sum",{"florins":300}],'
        '["lot",{"named":["landscape","lake"]}],["why",[1,"a"]]]}'
    )


@pytest.mark.parametrize("words", ["7", "[]", '{"who":1}', '{"say":1,"of":[]}', '{"say":"a"}'])
def test_what_is_no_sentence_is_not_read_as_one(words: str) -> None:
    with pytest.raises(ValueError, match="this JSON is no"):
        rows.text_from_json(words)


# Topics are kept as they are spelt, and what is spelt otherwise is no topic

KEPT: dict[str, records.MessageKey] = {
    "board": records.BOARD_KEY,
    "hand 2": records.MessageKey(records.MessageKind.HAND, Seat(2)),
    "turn 0": records.MessageKey(records.MessageKind.TURN, Seat(0)),
    "turn 3 again": records.MessageKey(records.MessageKind.TURN_NEWS, Seat(3)),
    "call 1": records.MessageKey(records.MessageKind.CHANNEL_CALL, Seat(1)),
    "news press 9 0": records.MessageKey(records.MessageKind.SENTENCE, source="press 9 0"),
    "news turn 3 again": records.MessageKey(records.MessageKind.SENTENCE, source="turn 3 again"),
    "invitation 1": records.MessageKey(records.MessageKind.INVITATION, Seat(1)),
    "film": records.FILM_KEY,
    "opening": records.OPENING_KEY,
    "chronicle": records.STORY_KEY,
    "retelling": records.STORY_RETELLING_KEY,
    "motion 1 undo 2": records.MessageKey(
        records.MessageKind.MOTION_POST, motion=UndoMotion(2), votes=1
    ),
    "vote 1 pause": records.MessageKey(records.MessageKind.VOTE, Seat(1), PlainMotion.PAUSE),
    "frozen": records.FROZEN_KEY,
    "channel": records.CHANNEL_GONE_KEY,
    "shown discord 12": records.MessageKey(records.MessageKind.SHOWN_POSITION, source="discord 12"),
    "closed 4": records.MessageKey(records.MessageKind.MESSAGES_CLOSED, Seat(4)),
    "server 1": records.MessageKey(records.MessageKind.SERVER_GONE, Seat(1)),
}


@pytest.mark.parametrize(("spelt", "topic"), KEPT.items())
def test_a_topic_is_read_as_it_is_spelt(spelt: str, topic: records.MessageKey) -> None:
    assert str(topic) == spelt
    assert records.parse_message_key(spelt) == topic


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
        records.parse_message_key(spelt)
