"""The board in its last round, before anything else can be shown."""

from render.frame.cover import example


def draw_cover() -> bytes:
    return example("board.png")
