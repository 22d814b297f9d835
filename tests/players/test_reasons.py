"""Reasons: the coach has them by heart for whatever the journeyman does, at any table."""

from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any

import pytest

from bot import catalogue
from bot.engine.game import Tally
from bot.games.firenze.moves import Begin, Done, Lay, Take
from bot.games.princes.game import Princes
from bot.games.princes.moves import Bid, Consult, End, Move, Nominate, Offer, Withdraw, Work
from bot.players.registry import computer_players, gain_estimator, reason_finder
from tests.players import match
from tests.players.match import LawBroken
from tests.players.matches import GAME, JOURNEYMAN, RANDOM, matched, states
from tests.players.test_firenze_guests import matched as firenze_matched


@cache
def played() -> list[tuple[Any, Move]]:
    """What each move of a game among journeymen was made by, with everything in play."""
    course = matched([JOURNEYMAN] * 3, "why", characters="on", together="on")
    return [
        (GAME.view(state, seat), made.move)
        for made, (state, seat) in zip(course.made, states(course), strict=True)
    ]


def said(view: Any, move: Move) -> list[str]:
    why = reason_finder("princes")
    assert why is not None
    return [text.key for text in why(view, move)]


def test_an_offer_to_a_neighbour_brings_what_building_together_would() -> None:
    offers = [said(view, move) for view, move in played() if isinstance(move, Offer)]
    assert offers
    assert all(keys == ["reason-gains"] for keys in offers)


def test_a_favour_that_costs_no_action_needs_no_reason() -> None:
    acting = next(view for view, _ in played() if view.asked.kind == "acting")
    assert not said(acting, Consult("points"))


def test_whatever_an_action_brings_is_told_beside_letting_it_go_by() -> None:
    gains = gain_estimator("princes")
    assert gains is not None
    asked = [(view, move) for view, move in played() if view.asked.kind == "acting"]
    brought = {type(move): round(gains(view, move, End()), 1) for view, move in asked}
    assert brought[Work] > 3
    assert all(gains(view, End(), End()) == 0 for view, _ in asked[:9])


def test_a_lot_that_is_named_gains_more_than_what_it_keeps_one_from() -> None:
    gains = gain_estimator("princes")
    assert gains is not None
    named = [gains(view, move, Withdraw()) for view, move in played() if isinstance(move, Nominate)]
    assert max(named) > 1
    assert min(named) >= 0


def test_in_firenze_a_turn_is_the_sum_of_what_its_bricks_bring() -> None:
    gains, firenze = gain_estimator("firenze"), catalogue.current_game("firenze")
    assert gains is not None
    course = firenze_matched([computer_players("firenze")["journeyman"]] * 2, "why")
    seen = [
        (firenze.view(state, seat), made.move)
        for made, (state, seat) in zip(course.made, states(course), strict=True)
    ]
    laid = [gains(view, move, Done()) for view, move in seen if isinstance(move, Lay | Begin)]
    taken = [gains(view, move, Take(1)) for view, move in seen if isinstance(move, Take)]
    assert min(laid) > 0
    assert min(taken) == 0 < max(taken)
    assert all(gains(view, move, move) == 0 for view, move in seen)


# A match: the umpire objects to whatever goes wrong, and tells what was played


def replaced_at(ply: int, right: Callable[..., Any], wrong: Callable[[], Any]) -> Any:
    """A question of the rules that is answered wrongly when asked for the so-manieth time."""
    asked = count()

    def answer(*facts: Any) -> Any:
        return wrong() if next(asked) == ply else right(*facts)

    return answer


def test_a_broken_law_ends_the_match_at_its_ply(monkeypatch: pytest.MonkeyPatch) -> None:
    # The umpire looks before the first ply too, so that he is asked the seventh time after ply 7.
    law = replaced_at(7, Princes.broken_law, lambda: "a jester ran away")
    monkeypatch.setattr(Princes, "broken_law", law)

    with pytest.raises(LawBroken, match="a jester ran away") as broken:
        matched([RANDOM] * 3, "law")

    assert len(broken.value.entries) == 7
    assert broken.value.opening.seed == "law"


def test_a_dead_end_ends_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Princes, "candidates", replaced_at(5, Princes.candidates, tuple))

    with pytest.raises(LawBroken, match=r"dead end: seat . is asked and may do nothing") as broken:
        matched([RANDOM] * 3, "dead end")

    assert len(broken.value.entries) == 5


def test_a_move_that_was_offered_and_is_refused_ends_the_match() -> None:
    def stubborn(*_: object) -> Move:
        return Bid(12_300)

    with pytest.raises(LawBroken, match=r"refused: give-one-back \(rule deal\)") as broken:
        matched([stubborn] * 2, "refused")

    assert [entry.act for entry in broken.value.entries] == ["bid 12300"]
    assert broken.value.entries[0].seal == ""


def test_rules_that_fail_end_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Princes, "apply", replaced_at(9, Princes.apply, fail))

    with pytest.raises(LawBroken, match="the rules fail: ZeroDivisionError") as broken:
        matched([RANDOM] * 3, "failing")

    assert len(broken.value.entries) == 10


def test_a_match_that_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "MOST_MOVES", 20)

    with pytest.raises(LawBroken, match="no end after 20 moves"):
        matched([RANDOM] * 3, "endless")


def test_a_match_without_a_result_is_no_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Princes, "scores", lambda *_: None)

    with pytest.raises(LawBroken, match="nobody knows who won"):
        matched([RANDOM] * 2, "no result")


def test_the_journal_of_a_match_tells_the_same_match() -> None:
    course = matched([RANDOM] * 4, "journal")

    match.check_journal(GAME, course)


def test_a_journal_that_tells_another_match_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    course = matched([RANDOM] * 2, "diverging")
    plies = len(course.made)
    other = Tally((("florins", (1,)),), ())
    # The tally is taken for each line that is written, and again for each that is replayed.
    monkeypatch.setattr(Princes, "tally", replaced_at(plies + 4, Princes.tally, lambda: other))

    with pytest.raises(LawBroken, match=r"the replay differs in line 5 \("):
        match.check_journal(GAME, course)


def test_a_journal_that_ends_elsewhere_with_the_same_tally_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    course = matched([RANDOM] * 2, "elsewhere")
    same = Tally((), ())
    monkeypatch.setattr(Princes, "tally", lambda *_: same)
    elsewhere = matched([RANDOM] * 2, "somewhere else")
    monkeypatch.setattr(match, "replay_journal", lambda *_: elsewhere)

    with pytest.raises(LawBroken, match="another state with the same tally"):
        match.check_journal(GAME, course)


def test_when_several_may_answer_it_is_not_always_the_first_who_does() -> None:
    quickest = {matched([RANDOM] * 4, f"quick-{number}").made[0].seat for number in range(8)}

    assert len(quickest) > 1
