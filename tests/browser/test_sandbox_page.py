"""Without a token, in the browser: a newcomer with computers, and three people at one table."""

import importlib.util
import re
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


# What the newcomer does when he is asked: the first of these that is offered.
ON_THE_BOARD = ("Pass", "Auction: Jester", "Auction: Builder", "Auction: Recruiting card")
BEHIND_MY_TURN = ("Give back", "Auction: Jester", "Auction: Builder", "Introduce", "End the turn")
NEXT_ROUND = "round 2 of 7"
MOST = 40  # questions: a round has far fewer


def test_a_newcomer_plays_a_whole_round_with_two_computers(tmp_path: Path) -> None:
    with piazza(tmp_path) as square:
        square.sees(square.talk, "The 2 computers play by themselves")
        square.sees_picture(square.board)
        for _ in range(MOST):
            square.sees(square.question, re.compile("^► Lorenzo"))
            if NEXT_ROUND in square.board.inner_text():
                return
            answer_question(square)
        raise AssertionError(f"after {MOST} answers the round is not over")


def answer_question(square: Piazza) -> None:
    """By a button of the board, or else by one behind My turn."""
    question = square.question.inner_text()
    if not square.press_first(square.board, ON_THE_BOARD):
        assert square.press_first(square.ask_for_my_turn(), BEHIND_MY_TURN)
    square.sees_no_more(square.question, question)


def test_the_first_auction_is_played_by_clicks_and_commands(tmp_path: Path) -> None:
    with piazza(tmp_path, "--guests", "0") as square:
        square.sees_picture(square.board)
        for name in NAMES:
            give_back(square, name)

        seller = square.named("choose what is auctioned")
        square.look_as(seller)
        square.type("princes nominate", "lake")
        square.sees(square.board, f"Lake at auction: {seller} bids 200 florins")

        buyer = square.named("bid 300 florins for the Lake, or pass")
        square.look_as(buyer)
        square.press(square.board, "Bid 300 florins")
        for _ in NAMES[1:]:
            other = square.named("bid 400 florins for the Lake, or pass")
            square.look_as(other)
            square.press(square.board, "Pass")
            square.sees(square.board, re.compile(rf"passed: .*{other}|Lake → {buyer}"))

        square.sees(square.board, f"Lake → {buyer}, 300 florins, against {seller}")


def give_back(square: Piazza, name: str) -> None:
    """One of four Professions; nobody else sees which."""
    square.look_as(name)
    square.press(square.board, "My turn")
    square.sees(square.answer, "Which of your four Professions")
    square.press(square.answer, "Give back")
    square.sees(square.answer, "You give back")
