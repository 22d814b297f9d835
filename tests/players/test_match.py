"""A match: the umpire objects to whatever goes wrong, and tells what was played."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from bot.engine.game import Tally
from bot.games.princes.game import Princes
from bot.games.princes.moves import Bid, Move
from bot.players import match
from bot.players.match import LawBroken
from tests.players.matches import GAME, RANDOM, matched


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
    monkeypatch.setattr(match, "replay", lambda *_: elsewhere)

    with pytest.raises(LawBroken, match="another state with the same tally"):
        match.check_journal(GAME, course)


def test_when_several_may_answer_it_is_not_always_the_first_who_does() -> None:
    quickest = {matched([RANDOM] * 4, f"quick-{number}").made[0].seat for number in range(8)}

    assert len(quickest) > 1
