"""A sentence not yet spoken survives the disk word for word."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.text import Fact, Florins, Named, Text, Who, say
from bot.storage import rows

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
