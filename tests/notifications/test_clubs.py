"""Clubs whose people want to play: the program that measures how many find somebody."""

from tests.tools.clubs import KEPT, found_shares


def test_more_find_somebody_with_a_list_than_in_a_lobby_and_nobody_beats_the_future() -> None:
    found = list(found_shares(3, "one", range(8, 11)))
    shares = {(way, when): share for way, when, share in found}
    for when in ("today", "week"):
        assert shares["lobby", when] < shares["/play", when] <= shares["future", when]
        assert shares["held", when] <= shares["future", when]
    assert 0 < shares[KEPT, ""] < 1
