"""Measure every kind of private panel at its worst position: words, and pixels on a phone.

Golden games are drawn for the seats that are asked, in every language, with the coach on. Of each
kind of panel the longest are posted to a simulated channel and measured on its page at the width of
a phone, from the line of the author to the last button. Without Chromium only words are counted.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from io import BytesIO
from pathlib import Path

import discord
from PIL import Image
from playwright.async_api import async_playwright

from bot import catalogue
from bot.cli.replay import load_sheet_and_game
from bot.engine.game_transcript import ScoreSheet, continue_course
from bot.engine.journal import AnyGame, begin_course
from bot.i18n.speak import LANGUAGES
from bot.sandbox import SandboxSetup, open_stage, serve_channel_pages
from bot.tables.people import PersonId
from bot.tables.state import AnyCourse
from cogs.games import game_ui_of
from cogs.interaction.components import ComponentSpec, MenuSpec, arrange_rows, build_view
from cogs.interaction.context import AnySeatContext, SeatContext
from cogs.interaction.replies import PrivateReply, blocks_and_files_of_reply
from cogs.interaction.speech import speech_at_table
from cogs.messages import coach
from cogs.messages.private_panel import choice_panel, turn_panel
from tests.browser.piazza import PHONE, QUIET, chromium
from tests.tools.heard import make_state

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ("Lorenzo", "Isabella", "Cosimo", "Caterina", "Ludovico")
MOST_WORDS, MOST_PIXELS = 60, 620  # of a panel, on one screen of a phone
SAMPLES = 8  # panels alike that are looked at in one game
FINALISTS = 2  # of each kind and language, the longest are measured on the page
_ON_A_PAGE = 40  # messages that the page shows at once
_WIDTH, _AUTHOR, _GAP = 265, 34, 8  # pixels inside a panel, above it, between its parts
_LINE, _CHARACTERS = 22, 36  # pixels and characters of a line
_SMALL_LINE, _SMALL_CHARACTERS = 19, 42
_ROW, _MENU = 40, 46  # pixels of a row of buttons, of a menu
_PADDING, _LETTER = 24, 7.3  # pixels of a button beside its label, of a letter

_HEIGHT = """article => {
    const parts = [...article.querySelectorAll(
        ".component-button, .preview-select, .text-display, .gallery-image")];
    const bottom = Math.max(...parts.map(part => part.getBoundingClientRect().bottom));
    return bottom - article.getBoundingClientRect().top;
}"""


@dataclass(frozen=True)
class MeasuredPanel:
    """A panel with the game, the ply and the language in which it was drawn."""

    kind: str
    language: str
    place: str  # the score sheet and the ply
    reply: PrivateReply

    @cached_property
    def words(self) -> int:
        """The words of its text, its labels and its placeholders."""
        labels = [_label_of(one) for one in self.reply.all_components]
        words = " ".join([self.reply.all_words, *labels]).split()
        return sum(any(map(str.isalnum, word)) for word in words)

    @cached_property
    def estimate(self) -> int:
        """Pixels on a phone: of lines, the picture, and rows of buttons that wrap."""
        lines = sum(map(_line_height, self.reply.all_words.splitlines()))
        rows = arrange_rows(self.reply.all_components)
        return _AUTHOR + lines + self.picture + sum(map(_row_height, rows))

    @property
    def picture(self) -> int:
        """Pixels of the picture as it is shown, with the gap above it."""
        if self.reply.picture is None:
            return 0
        with Image.open(BytesIO(self.reply.picture.draw())) as picture:
            return round(picture.height * _WIDTH / picture.width) + _GAP


def _line_height(line: str) -> int:
    if line.startswith("-# "):
        return _SMALL_LINE * (1 + len(line) // _SMALL_CHARACTERS)
    return _LINE * (1 + len(line) // _CHARACTERS)


def _row_height(row: Sequence[ComponentSpec]) -> int:
    """Pixels of a menu, or of buttons that wrap where they have no room."""
    if any(isinstance(one, MenuSpec) for one in row):
        return _MENU
    used = lines = 0
    for one in row:
        wide = min(_WIDTH, _PADDING + round(_LETTER * len(_label_of(one))))
        lines += used == 0 or used + wide > _WIDTH
        used = wide + _GAP if used + wide > _WIDTH else used + wide + _GAP
    return lines * _ROW


def _label_of(one: ComponentSpec) -> str:
    return (one.placeholder if isinstance(one, MenuSpec) else one.label) or ""


# Panels of golden games


def golden_sheets(game: str) -> list[Path]:
    return sorted((GOLDEN / game).glob("*.game"))


def find_panels(files: Sequence[Path], languages: Sequence[str] = LANGUAGES) -> list[MeasuredPanel]:
    """Return the longest panels of each kind in each language."""
    longest: dict[tuple[str, str], list[MeasuredPanel]] = {}
    for file in files:
        game, sheet = load_sheet_and_game(file)
        for panel in _panels_of_sheet(game, sheet, file.stem, languages):
            kept = longest.setdefault((panel.kind, panel.language), [])
            kept.append(panel)
            by_size = sorted(kept, key=lambda one: (one.estimate, one.words), reverse=True)
            most_words = max(kept, key=lambda one: one.words)
            kept[:] = dict.fromkeys([*by_size[:FINALISTS], most_words])
    return [panel for panels in longest.values() for panel in panels]


def _panels_of_sheet(
    game: AnyGame, sheet: ScoreSheet, name: str, languages: Sequence[str]
) -> Iterator[MeasuredPanel]:
    course: AnyCourse = begin_course(game, sheet.opening)
    met: dict[object, int] = {}
    for line in sheet.lines:
        for seat in sorted(game.to_move(course.state)):
            for language in languages:
                context = _make_context(game, course, seat, language)
                alike = language, *sorted(context.moves_by_verb())
                met[alike] = met.get(alike, 0) + 1
                if met[alike] <= SAMPLES or met[alike] % SAMPLES == 0:
                    place = f"{name} {len(course.made)}"
                    for kind, reply in _panels_of_seat(context):
                        yield MeasuredPanel(f"{game.key} {kind}", language, place, reply)
        after = continue_course(game, course, line.entry.seat, line.entry.act)
        assert not isinstance(after, Exception)
        course = after  # type: ignore[assignment]


def _panels_of_seat(context: AnySeatContext) -> Iterator[tuple[str, PrivateReply]]:
    """Yield the panel of the turn with the words of the coach, and those behind its buttons."""
    view = context.state.game.view(context.course.state, context.seat)
    steps = list(coach.unheard_steps(context, context.state.people[PersonId(context.seat + 1)]))[:1]
    before = "\n".join(coach.step_text(context, step, "short") for step in steps)
    yield view.asked.kind, turn_panel(context, before)
    for verb in context.moves_by_verb():
        if verb in game_ui_of(context.state).panels:
            yield f"{view.asked.kind}: {verb}", choice_panel(context, verb)


def _make_context(game: AnyGame, course: AnyCourse, seat: int, language: str) -> AnySeatContext:
    state = make_state(game, course.opening, NAMES, language, course)
    return SeatContext(state, seat, speech_at_table(state, language))  # type: ignore[arg-type]


# On the page


async def measure_heights(panels: Sequence[MeasuredPanel], folder: Path) -> list[float]:
    """Post these panels to simulated channels and return their heights on a phone."""
    heights: list[float] = []
    for first in range(0, len(panels), _ON_A_PAGE):
        setup = SandboxSetup("princes", people=2, guests=0)
        some = panels[first : first + _ON_A_PAGE]
        async with open_stage(folder / f"{first}.db", setup) as stage:
            channel = stage.people[0].guild.create_text_channel("panels")  # type: ignore[union-attr]
            for panel in some:
                await _post_panel(stage.bot, channel.id, panel.reply)
            async with serve_channel_pages(replace(stage, channel=channel)) as page:
                heights += await _read_heights(page.url, len(some))
    return heights


async def _post_panel(client: discord.Client, channel: int, reply: PrivateReply) -> None:
    png = reply.picture.draw() if reply.picture else b""
    blocks, files = blocks_and_files_of_reply(reply, png)
    talk = client.get_partial_messageable(channel)
    await talk.send(view=build_view(blocks, reply.accent), files=files)


async def _read_heights(address: str, count: int) -> list[float]:
    width, height = PHONE
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        page = await browser.new_page(
            viewport={"width": width, "height": height}, has_touch=True, is_mobile=True
        )
        await page.goto(address)
        articles = page.locator("#channel-message-list article")
        await articles.nth(count - 1).wait_for()
        await page.wait_for_load_state("networkidle")
        heights = [await articles.nth(at).evaluate(_HEIGHT) for at in range(count)]
        await browser.close()
    return heights


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE.game", nargs="*", type=Path, help="score sheets")
    parser.add_argument("--language", choices=LANGUAGES, help="default: all of them")


def run_command(arguments: argparse.Namespace) -> int:
    files = arguments.files or [file for game in catalogue.GAMES for file in golden_sheets(game)]
    panels = find_panels(files, [arguments.language] if arguments.language else LANGUAGES)
    for line in list_sizes(panels):
        print(line)
    return 0


def list_sizes(panels: Sequence[MeasuredPanel]) -> Iterator[str]:
    """Yield a line for each kind of panel: its most words and pixels, and where."""
    heights = heights_if_browser(panels)
    for kind in dict.fromkeys(panel.kind for panel in panels):
        alike = [
            (panel, high) for panel, high in zip(panels, heights, strict=True) if panel.kind == kind
        ]
        wordy, _ = max(alike, key=lambda one: one[0].words)
        tall, high = max(alike, key=lambda one: one[1])
        yield (
            f"{kind}: {wordy.words} words ({wordy.language}, {wordy.place});"
            f" {high:.0f} px ({tall.language}, {tall.place})"
        )


def heights_if_browser(panels: Sequence[MeasuredPanel]) -> list[float]:
    if not chromium():
        return [0.0] * len(panels)
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measure_heights(panels, Path(folder)))
