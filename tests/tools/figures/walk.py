"""Figure of the code: through how many files one bid runs, from the press to the new board."""

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from simcord.actors import MemberActor

from tests.cogs.stage import Stage, ids, stage
from tests.project.checkout import ROOT
from tests.tools.figures import Figure
from tests.tools.figures.house import own_folder

MOST_FILES = 50
QUIET = 60  # seconds until a board has been brought up to date
PRODUCT = tuple(f"{ROOT}/{folder}/" for folder in ("bot", "cogs", "render"))


@contextmanager
def files_run() -> Iterator[set[str]]:
    """Collect the files of the product whose functions are called meanwhile."""
    called, found, before = set[str](), set[str](), sys.getprofile()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_name != "<module>":
            called.add(frame.f_code.co_filename)

    sys.setprofile(note)
    try:
        yield found
    finally:
        sys.setprofile(before)
        found.update(one for one in called if one.startswith(PRODUCT))


async def files_of_a_bid() -> set[str]:
    with own_folder() as folder:
        async with stage(folder, people=3) as scene:
            await scene.gather()
            who, bid = await find_bid(scene)
            with files_run() as files:
                await scene.click(who, scene.board, custom_id=bid)
            return files


async def find_bid(scene: Stage) -> tuple[MemberActor, str]:
    """Play until the board has a button that bids; return whose it is, and its id."""
    while (following := await scene.next()) is not None:
        who, spelt = following
        await scene.pass_time(QUIET)
        for one in ids(scene.board):
            if one.split(":")[-1].startswith("bid "):
                return who, one
        await scene.done_elsewhere(who, spelt)
    raise AssertionError("nobody could bid")


def count_files() -> float:
    return len(asyncio.run(files_of_a_bid()))


FIGURES = (Figure("walk files", "that one bid runs through", "at most", MOST_FILES, count_files),)
