"""Whatever can be pressed is answered by the extensions in the client's list."""

import asyncio
import sys

from tests.cogs.stage import loaded_bot
from tests.project.checkout import ROOT

# Drawn where the walk does not come by: for who is away, in a letter, elsewhere, for a week, or
# for a work with more cards than a move's id has room for.
ELSEWHERE = {
    *(
        "alone",
        "askback",
        "away",
        "back",
        "board",
        "endlive",
        "here",
        "home",
        "lastword",
        "learned",
        "look",
    ),
    *("showcity", "standin", "week", "story", "week", "weekfilm", "weekfilms", "which", "work"),
}


async def test_all_that_is_drawn_is_answered_by_the_extensions_of_the_client() -> None:
    """In a process of its own, in which no test has imported anything."""
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.cogs.answered"),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    met, complaints = await asyncio.wait_for(child.communicate(), 250)

    assert child.returncode == 0, complaints.decode()[-3000:]
    assert set((await loaded_bot()).routes) - set(met.decode().split()) <= ELSEWHERE
    assert {"m", "c", "k", "hint", "undo", "orders", "notes"} <= set(met.decode().split())
