"""Which room of the house works, looked at again and again while it does."""

import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import FrameType

HOUSE = Path(__file__).resolve().parents[3]
EVERY = 0.005  # seconds
_LIBRARIES = ("discord", "aiohttp", "aiosqlite", "PIL", "fluent", "yarl", "multidict")


class Rooms(threading.Thread):
    """Counts, for every thread that works, the room in which it is."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.seen: Counter[str] = Counter()
        self._over = threading.Event()

    def run(self) -> None:
        # Else it would mostly look at whoever lets others in by himself: the disk, and the socket.
        sys.setswitchinterval(EVERY / 20)
        while not self._over.wait(EVERY):
            frames = sys._current_frames()
            for thread in threading.enumerate():
                if thread is not self and thread.ident in frames and _is_at_work(thread):
                    self.seen[next(_named(frames[thread.ident]), "python")] += 1

    def close(self) -> None:
        self._over.set()


def _is_at_work(thread: threading.Thread) -> bool:
    """It has a core, or wants one; who waits for the disk or for another thread does not."""
    with suppress(OSError):
        stat = Path(f"/proc/self/task/{thread.native_id}/stat").read_text()
        return stat.rpartition(")")[2].split()[0] == "R"
    return False


def _named(frame: FrameType | None) -> Iterator[str]:
    """From the inside out."""
    while frame is not None:
        path = Path(frame.f_code.co_filename)
        if path.is_relative_to(HOUSE) and ".venv" not in path.parts:
            first, *rest = path.relative_to(HOUSE).parts
            if first in ("bot", "cogs", "render"):
                yield f"{first}/{rest[0]}" if first == "bot" and len(rest) > 1 else first
        library = next((name for name in _LIBRARIES if f"/{name}/" in str(path)), "")
        if library:
            yield library
        frame = frame.f_back
