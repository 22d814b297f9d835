"""What was found out a moment ago is not found out again, and nothing else is believed."""

from dataclasses import dataclass

from bot.engine.frozen_values import RecentAnswers


@dataclass(frozen=True, slots=True)
class Large:
    of: tuple[int, ...]


def test_the_same_question_is_answered_from_memory_though_it_is_put_in_other_words() -> None:
    recent = RecentAnswers[int](most=2)

    answers = [recent.get_or_find((Large((1, 2)), "x"), lambda n=n: n) for n in range(3)]  # type: ignore[misc]

    assert answers == [0, 0, 0]


def test_whatever_differs_is_found_out() -> None:
    recent = RecentAnswers[int](most=2)
    recent.get_or_find((Large((1, 2)), "x"), lambda: 7)

    assert recent.get_or_find((Large((1, 3)), "x"), lambda: 8) == 8
    assert recent.get_or_find((Large((1, 2)), "y"), lambda: 9) == 9


def test_what_is_older_is_forgotten() -> None:
    recent = RecentAnswers[int](most=2)
    for key in range(3):
        recent.get_or_find((key,), lambda key=key: key)  # type: ignore[misc]

    assert recent.get_or_find((1,), lambda: -1) == 1
    assert recent.get_or_find((0,), lambda: -1) == -1
