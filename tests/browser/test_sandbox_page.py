"""Without a token, in the browser: a newcomer with computers, and three people at one table."""

import importlib.util
import re
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from tests.browser.piazza import HOUSE, PHONE, WIDE, Piazza, chromium, piazza
from tests.little.houses import built_with

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
BEHIND_MY_TURN = ("Pass", "Jester", "Builder", "Recruiting card", "Save it", "End the turn")
GIVE_BACK, KEEP, WORK, BUILD = "Which of your four Professions", "Keep a card", " fl.", "Build…"
MOST = 40  # questions: two rounds have far fewer

# The same game, with the last five rounds left out.
ROUNDS = "bot/games/princes/printed_tables.py", "_ROUNDS = 7", "_ROUNDS = 2"
MINIMUM = "data/princes/numbers.toml", "minimum = [7, 10, 12, 14, 15, 16, 17]", "minimum = [7, 10]"


def of_two_rounds(where: Path) -> Path:
    files = {}
    for place, usual, ours in (ROUNDS, MINIMUM):
        words = (HOUSE / place).read_text("utf-8")
        assert words.count(usual) == 1
        files[place] = words.replace(usual, ours)
    return built_with(where, files)


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_a_whole_game_is_played_by_touch_unzoomed(size: tuple[int, int], tmp_path: Path) -> None:
    with piazza(tmp_path, house=of_two_rounds(tmp_path / "house"), size=size) as square:
        square.sees(square.talk, "The 2 computers play by themselves")
        for _ in range(MOST):
            square.sees(square.question, re.compile("^► Lorenzo| wins? with "))
            assert square.unseen() == []
            if not square.question.inner_text().startswith("►"):
                break
            square.answered(partial(answer_question, square))
        square.sees_picture(square.board)
        square.sees(square.board, re.compile(r"Lorenzo \d+ – .*Buildings \d"))
        square.sees(square.board, "Play again")


def answer_question(square: Piazza) -> None:
    """By a button of the board, or else by one behind My turn."""
    if square.press_first(square.board, ON_THE_BOARD):
        return
    panel = square.ask_for_my_turn()
    assert square.unseen() == []
    if GIVE_BACK in panel.inner_text():
        press_any(square, panel)
    elif panel.locator(".select-trigger", has_text=KEEP).count():
        square.choose_first(panel, KEEP)
    elif square.press_first(panel, [WORK]):
        return
    elif panel.locator(".select-trigger", has_text=BUILD).count():
        build(square, panel)
    else:
        assert square.press_first(panel, BEHIND_MY_TURN)


def press_any(square: Piazza, panel: Locator) -> None:
    square.press(panel, panel.locator(".component-button").first.inner_text())


def build(square: Piazza, panel: Locator) -> None:
    """The first building that is offered, one step away from where it is shown."""
    square.choose_first(panel, BUILD)
    square.sees(panel, "Build here")
    square.sees_picture(panel)
    assert square.unseen() == []
    shown = panel.inner_text()
    assert square.press_first(panel, ("Right", "Up", "Left", "Down"))
    square.sees_no_more(panel, shown)
    square.press(panel, "Build here")


def test_the_first_auction_is_played_by_clicks_and_commands(tmp_path: Path) -> None:
    with piazza(tmp_path, "--guests", "0") as square:
        square.sees_picture(square.board)
        for name in NAMES:
            give_back(square, name)

        seller = square.named("choose what is auctioned")
        square.look_as(seller)
        square.type("princes auction", "lake")
        square.sees(square.board, f"Lake at auction: {seller} bids 200 florins")

        buyer = square.named("bid 300 florins for the Lake, or pass")
        square.look_as(buyer)
        square.press(square.board, "Bid 300 florins")
        for _ in NAMES[1:]:
            other = square.named("bid 400 florins for the Lake, or pass")
            square.look_as(other)
            square.press(square.board, "Pass")
            square.sees(square.board, re.compile(rf"{other}.* passed|Lake to {buyer}"))

        square.sees(square.board, f"Lake to {buyer} for 300 florins, against {seller}")


def give_back(square: Piazza, name: str) -> None:
    """One of four Professions; nobody else sees which."""
    square.look_as(name)
    square.press(square.board, "My turn")
    square.sees(square.answer, GIVE_BACK)
    press_any(square, square.answer)
    square.sees(square.answer, "You give back")
