"""Sentences not yet spoken: a key and facts, and the refusals made of them."""

import pytest

from bot.engine.text import Florins, Named, Refusal, Text, Who, refuse, say


def test_a_text_is_a_key_and_its_facts_in_the_order_in_which_they_are_told() -> None:
    told = say("bids", who=Who(2), lot=Named("lot", "park"), price=Florins(300))
    assert told.key == "bids"
    assert [name for name, _ in told.facts] == ["who", "lot", "price"]


def test_a_fact_is_asked_for_by_its_name() -> None:
    told = say("bids", who=Who(2), price=Florins(300))
    assert told.fact("who") == Who(2)
    assert told.fact("price") == Florins(300)


def test_a_fact_that_was_not_told_is_not_made_up() -> None:
    with pytest.raises(KeyError):
        say("passes", who=Who(1)).fact("price")


def test_a_text_may_have_no_facts_and_other_texts_as_facts() -> None:
    assert say("no-best-work") == Text("no-best-work")
    inner = say("passes", who=Who(0))
    assert say("told", again=(inner, inner)).fact("again") == (inner, inner)


def test_texts_are_values_that_can_be_compared_and_kept_in_a_set() -> None:
    assert len({say("passes", who=Who(1)), say("passes", who=Who(1))}) == 1
    assert say("passes", who=Who(1)) != say("passes", who=Who(2))


def test_a_refusal_has_a_rule_and_a_text_and_at_first_no_nearest_act() -> None:
    refusal = refuse("raise", "raise-by-one-step", price=Florins(300))
    assert refusal == Refusal(say("raise-by-one-step", price=Florins(300)), "raise", "")
