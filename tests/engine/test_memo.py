"""What is known of very things is not found out twice, and never of others."""

from dataclasses import dataclass

from bot.engine import replace_and_memoize as room
from bot.engine.replace_and_memoize import RecentAnswers, memoize_by_identity


@dataclass(frozen=True, slots=True)
class Thing:
    name: str


def test_of_the_same_things_it_is_found_out_once_and_of_equal_ones_rightly() -> None:
    asked: list[Thing] = []

    @memoize_by_identity
    def length(one: Thing, other: Thing) -> int:
        asked.append(one)
        return len(one.name) + len(other.name)

    stone, twin, clay = Thing("stone"), Thing("stone"), Thing("clay")

    assert [length(stone, clay), length(stone, clay), length(clay, clay)] == [9, 9, 8]
    assert len(asked) == 2
    assert length(twin, clay) == 9


def test_nothing_new_takes_the_place_of_what_was_asked_about() -> None:
    @memoize_by_identity
    def name(thing: Thing) -> str:
        return thing.name

    # Each of them is forgotten by everybody else at once: its place in memory could be taken.
    assert [name(Thing(str(at))) for at in range(100)] == [str(at) for at in range(100)]


def test_no_more_is_kept_than_there_is_room_for() -> None:
    asked: list[int] = []

    @memoize_by_identity
    def found(thing: Thing, at: int) -> int:
        asked.append(at)
        return at + len(thing.name)

    thing = Thing("stone")
    for at in range(room._MOST + 1):
        found(thing, at)
    found(thing, 0)

    assert asked[-1] == 0
    assert len(asked) == room._MOST + 2


# What was found out a moment ago is not found out again, and nothing else is believed


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
