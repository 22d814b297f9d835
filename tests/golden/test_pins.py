"""Whatever is renamed: ids, commands, labels of luck and stored texts are the same as ever.

Whatever can be pressed is answered by the extensions in the client's list.

`python -m tests.golden.pins` writes them anew where they are meant to be others.
"""

import asyncio
import difflib
import sys
from pathlib import Path

from tests.cogs.stage import loaded_bot
from tests.project.checkout import ROOT

PINNED = Path(__file__).with_name("pinned")
SHOWN = 60  # lines of a difference
# Drawn where the walk does not come by: for who is away, in a letter, elsewhere, for a week, or
# for a work with more cards than a move's id has room for.
ELSEWHERE = {
    *("alone", "askback", "away", "back", "board", "endlive", "here", "home", "lastword"),
    *("places", "playnew", "takeover", "unwish"),
    *("learned", "look", "showcity", "standin", "week", "story", "weekfilm", "weekfilms"),
    *("which", "work"),
}


def difference(name: str, now: Path) -> list[str]:
    before, after = PINNED / name, now / name
    if not (before.exists() and after.exists()):
        return [f"{name} is {'not written' if before.exists() else 'not pinned'}"]
    was, now_is = before.read_text("utf-8").splitlines(), after.read_text("utf-8").splitlines()
    told = difflib.unified_diff(was, now_is, f"pinned/{name}", "now", n=2, lineterm="")
    return [*told][:SHOWN]


async def test_what_no_rename_may_change_is_as_it_was_and_all_is_answered(tmp_path: Path) -> None:
    """In a process of its own, which listens to the standard library."""
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.golden.pins", str(tmp_path)),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    met, complaints = await asyncio.wait_for(child.communicate(), 280)
    names = sorted({file.name for folder in (PINNED, tmp_path) for file in folder.iterdir()})
    told = [line for name in names for line in difference(name, tmp_path)]
    assert len(names) > 8
    assert not told, "\n".join([*told, complaints.decode()[-3000:]])
    assert child.returncode == 0, complaints.decode()[-3000:]
    assert set((await loaded_bot()).routes) - set(met.decode().split()) <= ELSEWHERE
    assert {"m", "c", "k", "hint", "undo", "orders", "notes"} <= set(met.decode().split())
