"""The pictures of the table in Discord that README.md shows.

`python -m tests.browser.snapshots` takes them anew from the sandbox's page; look at them before you
keep them. What people do on the way is what the newcomer of the test does.
"""

import re
from functools import partial
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Locator

from tests.browser.piazza import HOUSE, PHONE, WIDE, Piazza, piazza
from tests.browser.test_sandbox_page import MOST, answer_question

COLOURS = 128
LONG = 1600  # pixels, so that nothing stands before the panel
EXAMPLES = HOUSE / "render" / "examples"


def play_until(square: Piazza, asked: str) -> None:
    """Until Lorenzo is asked this, with points that he has scored."""
    for _ in range(2 * MOST):
        square.sees(square.question, re.compile("^► Lorenzo"))
        if re.search(asked, square.question.inner_text()) and has_scored(square):
            return
        square.answered(partial(answer_question, square))
    raise AssertionError(f"Lorenzo was never asked: {asked}")


def has_scored(square: Piazza) -> bool:
    alt = square.board.locator("img.gallery-image").get_attribute("alt") or ""
    return re.search(r"Lorenzo [1-9]", alt) is not None


def keep(post: Locator, name: str) -> None:
    with Image.open(BytesIO(post.screenshot())) as seen:
        few = seen.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
        few.save(EXAMPLES / name, optimize=True)


def main() -> None:
    with TemporaryDirectory() as folder:
        with piazza(Path(folder), size=WIDE) as square:
            play_until(square, "bid ")
            square.sees_picture(square.board)
            keep(square.board.locator(".component-container").first, "channel.png")
        with piazza(Path(folder), size=(PHONE[0], LONG)) as square:
            play_until(square, "action")
            panel = square.ask_for_my_turn()
            square.sees_picture(panel)
            keep(panel.locator(".component-container").first, "phone.png")


if __name__ == "__main__":
    main()
