"""How the house speaks of its own failures: what and where, but never what an error says.

What it says may hold an order, a hand or a seed.
"""

import traceback
from pathlib import Path


def outline(error: BaseException) -> str:
    """The kind of error and the places it came through, the innermost last."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames[-4:]]
    return f"{type(error).__name__} at {' '.join(places) or 'an unknown place'}"
