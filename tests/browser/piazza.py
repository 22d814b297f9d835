"""The sandbox's page in a real browser, seen and used as a player does."""

import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Locator, Page, expect, sync_playwright

from bot import catalogue

HOUSE = Path(catalogue.__file__).parents[1]
PRIVATE = "Only you can see this"
PATIENCE = 15_000  # milliseconds, for whatever is to appear

PHONE, WIDE = (390, 844), (1280, 1000)
# In an article of the talk nothing is wider than the page, a label stands in its button, and a
# button is 28 pixels high at least. Whoever zooms changes the scale.
_SEEN = """() => visualViewport.scale === 1
    && document.documentElement.scrollWidth <= innerWidth
    && [...document.querySelectorAll('#channel-message-list article *')].every(
        one => one.getBoundingClientRect().right <= innerWidth + 1)
    && [...document.querySelectorAll('#channel-message-list .component-button')].every(
        one => one.scrollWidth <= one.clientWidth + 1 && one.offsetHeight >= 28)
"""

# What a machine without a screen and without a network needs.
QUIET = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium() -> str:
    """Where the browser is; "" if there is none."""
    found = (shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome"))
    return next(filter(None, found), "")


@dataclass(frozen=True, slots=True)
class Piazza:
    """The channel on the page, through the eyes of whoever was chosen last."""

    page: Page

    @property
    def talk(self) -> Locator:
        return self.page.locator("#channel-message-list")

    @property
    def board(self) -> Locator:
        """The post that everybody sees."""
        posts = self.talk.locator("article").filter(has_not_text=PRIVATE)
        return posts.filter(has_text="· table 1 ·")

    @property
    def question(self) -> Locator:
        """What the board says first: whom it waits for, and for what."""
        return self.board.locator("h3").first

    @property
    def answers(self) -> Locator:
        """What only he can see."""
        return self.talk.locator("article").filter(has_text=PRIVATE)

    @property
    def answer(self) -> Locator:
        """The newest of it."""
        return self.answers.last

    def look_as(self, name: str) -> None:
        self.page.get_by_label("Viewing as").select_option(label=name)
        expect(self.page.locator("#preview-app")).to_have_attribute("aria-busy", "false")

    def press(self, post: Locator, label: str) -> None:
        post.locator(".component-button", has_text=label).first.tap()

    def press_first(self, post: Locator, labels: Iterable[str]) -> bool:
        """The first of these that is there, if there is any."""
        found = (
            label for label in labels if post.locator(".component-button", has_text=label).count()
        )
        label = next(found, "")
        if label:
            self.press(post, label)
        return bool(label)

    def choose_first(self, post: Locator, menu: str) -> None:
        """What stands on top of the menu that is called so."""
        post.locator(".select-trigger", has_text=menu).first.tap()
        self.page.get_by_role("option").first.tap()

    def ask_for_my_turn(self) -> Locator:
        """What is answered now: what was answered before goes."""
        before = self.answer.get_attribute("data-message-id") if self.answers.count() else ""
        self.press(self.board, "My turn")
        expect(self.answers).to_have_count(1)
        expect(self.answer).not_to_have_attribute("data-message-id", before or "")
        return self.answer

    def type(self, command: str, word: str) -> None:
        """A command and its only option, each chosen from what is offered."""
        line = self.page.locator("#channel-composer-input")
        line.tap()
        line.press_sequentially(f"/{command}")
        self.page.get_by_role("option").filter(has_text=f"/{command}").first.tap()
        self.page.keyboard.type(word)
        self.page.get_by_role("option").filter(has_text=re.compile(word, re.IGNORECASE)).tap()
        self.page.locator("#send-message").tap()

    def sees(self, where: Locator, words: str | re.Pattern[str]) -> None:
        expect(where).to_contain_text(words)

    def sees_no_more(self, where: Locator, words: str) -> None:
        expect(where).not_to_have_text(words)

    def sees_picture(self, post: Locator) -> None:
        expect(post.locator("img.gallery-image")).to_be_visible()

    def is_seen_without_a_zoom(self) -> bool:
        """Nothing runs over the edge of the page, no label is cut, and a thumb hits each button."""
        return bool(self.page.evaluate(_SEEN))

    def named(self, sentence: str) -> str:
        """Whom the board names at the beginning of this sentence, once it stands there."""
        asked = re.compile(rf"(\w+): {sentence}")
        self.sees(self.board, asked)
        found = asked.search(self.board.inner_text())
        assert found
        return found[1]


@contextmanager
def piazza(
    folder: Path, *wishes: str, house: Path = HOUSE, size: tuple[int, int] = WIDE
) -> Iterator[Piazza]:
    """What `make run` opens without a token, on a page of this size that is touched.

    A picture of it is kept when something is wrong.
    """
    expect.set_options(timeout=PATIENCE)
    width, height = size
    with _served(house, wishes) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        page = browser.new_page(
            viewport={"width": width, "height": height},
            has_touch=True,
            is_mobile=size == PHONE,
            device_scale_factor=2 if size == PHONE else 1,
        )
        page.set_default_timeout(PATIENCE)
        try:
            page.goto(address)
            yield Piazza(page)
        except BaseException as wrong:
            page.screenshot(path=folder / "page.png")
            wrong.add_note(f"the page as it was: {folder / 'page.png'}")
            raise
        finally:
            browser.close()


@contextmanager
def _served(house: Path, wishes: Sequence[str]) -> Iterator[str]:
    words = [sys.executable, "-m", "bot", "sandbox", "--no-browser", *wishes]
    with subprocess.Popen(words, cwd=house, stdout=subprocess.PIPE, text=True) as served:
        try:
            assert served.stdout is not None
            yield served.stdout.readline().split()[-1]
        finally:
            served.send_signal(signal.SIGINT)  # as Ctrl+C does
            served.wait(PATIENCE / 1000)
