"""Without a token, in the browser: three people play the first auction."""

import importlib.util
from pathlib import Path

import pytest

from tests.browser.piazza import Piazza, chromium, piazza

NAMES = ("Lorenzo", "Isabella", "Cosimo")

pytestmark = [
    pytest.mark.skipif(not chromium(), reason="no Chromium is installed here"),
    pytest.mark.skipif(
        importlib.util.find_spec("av") is None,
        reason="the sandbox needs what .ci/sandbox.lock lists",
    ),
]


def test_the_first_auction_is_played_by_clicks_and_commands(tmp_path: Path) -> None:
    with piazza(tmp_path) as square:
        square.sees_picture(square.board)
        for name in NAMES:
            give_back(square, name)

        seller = square.named("chooses what is auctioned")
        square.look_as(seller)
        square.type("princes nominate", "lake")
        square.sees(square.board, f"{seller} puts a Lake up for auction at 200 florins")

        buyer = square.named("bids 300 florins for the Lake, or passes")
        square.look_as(buyer)
        square.press(square.board, "Bid 300 florins")
        for _ in NAMES[1:]:
            other = square.named("bids 400 florins for the Lake, or passes")
            square.look_as(other)
            square.press(square.board, "Pass")
            square.sees(square.board, f"{other} passes on the Lake")

        square.sees(square.board, f"{buyer} takes the Lake for 300 florins")


def give_back(square: Piazza, name: str) -> None:
    """One of four Professions; nobody else sees which."""
    square.look_as(name)
    square.press(square.board, "My turn")
    square.sees(square.answer, "Which of your four Professions")
    square.press(square.answer, "Give back")
    square.sees(square.answer, "You give back")
