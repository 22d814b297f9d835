"""Luck that can be told again: the same for ever, and fair."""

from collections import Counter

from hypothesis import assume, given
from hypothesis import strategies as st

from bot.engine.random_draws import Chance, hash_seed

seeds = st.text(max_size=20)
moves = st.integers(0, 500)
purposes = st.sampled_from(["die", "bonus", "prestige", "starting player"])
bounds = st.integers(1, 60)
draws = st.lists(st.tuples(purposes, bounds), max_size=20)


@given(seeds, moves, draws)
def test_the_same_questions_get_the_same_answers(
    seed: str, count: int, asked: list[tuple[str, int]]
) -> None:
    one, other = Chance(seed, count), Chance(seed, count)

    for purpose, bound in asked:
        drawn = one.draw_below(bound, purpose)
        assert drawn == other.draw_below(bound, purpose)
        assert drawn in range(bound)


@given(seeds, moves, draws, purposes)
def test_what_is_drawn_for_one_purpose_does_not_depend_on_the_others(
    seed: str, count: int, asked: list[tuple[str, int]], purpose: str
) -> None:
    together, alone = Chance(seed, count), Chance(seed, count)

    drawn = [(other, together.draw_below(bound, other)) for other, bound in asked]

    own = [bound for other, bound in asked if other == purpose]
    assert [alone.draw_below(bound, purpose) for bound in own] == [
        value for other, value in drawn if other == purpose
    ]


@given(seeds, moves, st.lists(st.integers(), max_size=40))
def test_a_shuffled_deck_has_the_same_cards(seed: str, count: int, deck: list[int]) -> None:
    assert Counter(Chance(seed, count).shuffled(deck, "deck")) == Counter(deck)


@given(seeds, moves, st.lists(st.integers(), min_size=1))
def test_one_of_some_is_one_of_them(seed: str, count: int, among: list[int]) -> None:
    assert Chance(seed, count).one_of(among, "choice") in among


@given(seeds, seeds, moves, moves)
def test_another_seed_or_another_move_is_other_luck(a: str, b: str, m: int, n: int) -> None:
    assume((a, m) != (b, n))

    assert _ten(Chance(a, m)) != _ten(Chance(b, n))


def _ten(chance: Chance) -> list[int]:
    return [chance.draw_below(1_000, "ten") for _ in range(10)]


def test_no_version_changes_what_is_drawn() -> None:
    """Written down once: a running game depends on every one of these."""
    chance = Chance("medici-7", 0)
    assert [chance.draw_below(6, "die") for _ in range(8)] == [3, 3, 3, 1, 0, 5, 2, 0]
    assert [chance.draw_below(21, "cards") for _ in range(8)] == [2, 15, 14, 3, 16, 12, 16, 19]
    assert "".join(Chance("medici-7", 0).shuffled("abcdefgh", "deck")) == "fgdhbaec"
    assert "".join(Chance("medici-7", 1).shuffled("abcdefgh", "deck")) == "ehdcagbf"
    assert Chance("Übermut", 12).roll_die("die") == 2
    assert Chance("", 0).draw_below(1_000_000, "x") == 40_532
    proof = "cd57b55dc986d616ba4babe9b16926d86f6bc6a05833163934efd478b4db34df"
    assert hash_seed("medici-7") == proof


def test_a_die_is_fair() -> None:
    thrown = Counter(Chance("fair", move).roll_die("die") for move in range(6_000))

    assert set(thrown) == {1, 2, 3, 4, 5, 6}
    assert all(900 < times < 1_100 for times in thrown.values())


def test_one_chance_throws_a_fair_die_again_and_again() -> None:
    chance = Chance("fair", 1)
    thrown = Counter(chance.roll_die("die") for _ in range(6_000))

    assert all(900 < times < 1_100 for times in thrown.values())


def test_every_order_of_a_deck_is_as_likely_as_the_others() -> None:
    orders = Counter(Chance("fair", move).shuffled("abcd", "deck") for move in range(4_800))

    assert len(orders) == 24
    assert all(150 < times < 250 for times in orders.values())


def test_what_is_shown_of_a_seed_is_proof_of_it_and_not_the_seed() -> None:
    assert hash_seed("medici-7") != hash_seed("medici-8")
    assert "medici" not in hash_seed("medici-7")
