"""What a game looks like, for strangers: a picture that was drawn before."""

from functools import cache
from pathlib import Path

_EXAMPLES = Path(__file__).parent.parent / "examples"


@cache
def example(name: str) -> bytes:
    return (_EXAMPLES / name).read_bytes()
