"""The sandbox's page in a real browser, seen and used as a player does."""

import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from playwright.sync_api import Locator, Page, Request, TimeoutError, expect, sync_playwright

from bot import catalogue

HOUSE = Path(catalogue.__file__).parents[1]
PRIVATE = "Only you can see this"
PATIENCE = 30_000  # milliseconds, for whatever is to appear

ROOM_BELOW = 450  # pixels, by which an open menu slips down while pictures have no size
LOOKS = 100  # until that is over
HEARD = 2_000  # milliseconds, after which a touch was for nothing
PHONE, WIDE = (390, 844), (1280, 1000)
# What is wider than the page, what label is cut, which button is too small for a thumb. Whoever
# zooms changes the scale.
_UNSEEN = """() => [
    ...(visualViewport.scale === 1 ? [] : ["zoomed"]),
    ...(document.documentElement.scrollWidth <= innerWidth ? [] : ["the page"]),
    ...[...document.querySelectorAll("#channel-message-list article .component-button, "
        + "#channel-message-list article .gallery-image, #channel-message-list article p")].filter(
        one => one.getBoundingClientRect().right > innerWidth || (one.tagName === "BUTTON"
            && (one.scrollWidth > one.clientWidth + 1 || one.offsetHeight < 28))
    ).map(one => one.innerText || one.className),
]"""

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
        self.at_rest()

    def at_rest(self) -> None:
        """Until the page has nothing more to ask of the bot."""
        expect(self.page.locator("#preview-app")).to_have_attribute("aria-busy", "false")

    def passed_on(self, does: str, touch: Callable[[], None]) -> None:
        """Touched until the page asks the bot: what is drawn anew beneath a finger it lets fall."""
        for _ in range(LOOKS):
            self.at_rest()
            with suppress(TimeoutError):
                with self.page.expect_request(partial(_asks, does), timeout=HEARD) as asked:
                    touch()
                if _is_taken(asked.value):
                    return
            self.page.wait_for_timeout(PATIENCE / LOOKS)
        raise AssertionError(f"the page lets it fall: {does}")

    def press(self, post: Locator, label: str) -> None:
        button = post.locator(".component-button", has_text=label).first
        self.passed_on("click", partial(button.tap, timeout=HEARD))

    def press_first(self, post: Locator, labels: Iterable[str]) -> bool:
        """The first of these that is there, if there is any."""
        found = (
            label
            for label in labels
            if post.locator(".component-button:enabled", has_text=label).count()
        )
        label = next(found, "")
        if label:
            self.press(post, label)
        return bool(label)

    def choose_first(self, post: Locator, menu: str) -> None:
        """What stands on top of the menu that is called so, and is not chosen."""
        option = self.page.locator(".select-option:not(.is-selected):visible").first
        whole = post.locator(".preview-select").filter(has_text=menu).first
        key = whole.get_attribute("data-control-key")  # it is called by what is chosen, once it is

        def touch() -> None:  # drawn anew, the menu is shut
            if not option.is_visible():
                opener = self.page.locator(f'[data-control-key="{key}"] .select-trigger')
                opener.first.tap(timeout=HEARD)
            option.tap(timeout=HEARD)

        self._lift_talk(ROOM_BELOW)
        self.passed_on("select", touch)
        self._lift_talk(0)

    def _lift_talk(self, room: int) -> None:
        """Leave room below the newest message: drawn anew, the page shuts a menu off the screen.

        Until its pictures have their size again, they are drawn higher than they are.
        """
        lift = "(list, room) => { list.style.paddingBottom = room; list.scrollIntoView(false) }"
        self.talk.evaluate(lift, f"{room}px")

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
        self.passed_on(
            "run_command", partial(self.page.locator("#send-message").tap, timeout=HEARD)
        )

    def sees(self, where: Locator, words: str | re.Pattern[str]) -> None:
        expect(where).to_contain_text(words)

    def sees_no_more(self, where: Locator, words: str) -> None:
        expect(where).not_to_have_text(words)

    def answered(self, answer: Callable[[], None]) -> None:
        """It is done, and the board tells of it."""
        before = self._told()
        answer()
        for _ in range(LOOKS):
            if self._told() != before:
                return
            self.page.wait_for_timeout(PATIENCE / LOOKS)
        raise AssertionError(f"nothing came of it: {before}")

    def _told(self) -> list[str]:
        return self.board.locator(".text-display").all_inner_texts()

    def sees_picture(self, post: Locator) -> None:
        picture = post.locator("img.gallery-image")
        expect(picture).to_be_visible()
        expect(picture).not_to_have_js_property("naturalWidth", 0)  # else only its words are seen

    def unseen(self) -> list[str]:
        """What can't be read or pressed without a zoom, once pictures have found their size."""
        found: list[str] = []
        for _ in range(LOOKS):
            found = self.page.evaluate(_UNSEEN)
            if not found:
                break
            self.page.wait_for_timeout(PATIENCE / LOOKS)
        return found

    def named(self, sentence: str) -> str:
        """Whom the board names at the beginning of this sentence, once it stands there."""
        asked = re.compile(rf"(\w+): {sentence}")
        self.sees(self.board, asked)
        found = asked.search(self.board.inner_text())
        assert found
        return found[1]


def _asks(does: str, request: Request) -> bool:
    return request.url.endswith("/api/action") and (request.post_data_json or {})["kind"] == does


def _is_taken(request: Request) -> bool:
    answer = request.response()
    return answer is not None and not answer.json()["rejected"]


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
            is_mobile=width == PHONE[0],
            device_scale_factor=2 if width == PHONE[0] else 1,
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
