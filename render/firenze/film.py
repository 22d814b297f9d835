"""A game as a moving picture: one frame for every view, and the score table when it is over."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from PIL import Image

from bot.engine.reel import Reel
from bot.games.firenze.view import View
from render import palette, replay, words
from render.firenze import board, scores
from render.firenze.colours import flattened
from render.firenze.covered import Hands, Held, uncovered
from render.replay import Halves, Shot

WIDTH, HEIGHT = board.WIDTH // 2, board.HEIGHT // 2
_MOVE, _TURN, _LAST = 450, 1200, 6000  # milliseconds a frame is seen

Scene: TypeAlias = tuple[View, Sequence[Held]]


def draw_replay(
    views: Iterable[View], language: str, names: Mapping[int, str], hands: Hands | None = None
) -> bytes:
    """The public boards one after another, as GIF of at most `replay.MOST` bytes.

    `hands` are shown if the game that they are of is over, else they stay covered.
    """
    shown, language = list(views), words.understood(language)
    assert shown, "a replay needs a view at least"

    held = hands.of(len(shown)) if hands else ((),) * len(shown)
    scenes = list(zip(shown, held, strict=True))

    def shots(every: int) -> Iterator[Shot]:
        return _shots([*scenes[:-1][::every], scenes[-1]], language, names)

    return replay.moving(shots)


def draw_film(reel: Reel, language: str, names: Mapping[int, str]) -> bytes:
    """The same as `draw_replay`, with the hands that are in the reel."""
    hands = uncovered(reel.end, reel.seen) if reel.seen else None
    return draw_replay(reel.views, language, names, hands)


def _shots(scenes: Sequence[Scene], language: str, names: Mapping[int, str]) -> Iterator[Shot]:
    halves = Halves(WIDTH, HEIGHT, flattened)
    last = scenes[-1][0]
    before: View | None = None
    for view, held in scenes:
        frame = halves.composed(board.regions(view, language, names, before, held))
        is_last = view is last and view.scores is None
        new_turn = before is None or before.turns != view.turns or view.scores is not None
        yield Shot(frame, _LAST if is_last else _TURN if new_turn else _MOVE)
        before = view
    if last.scores is not None:
        yield Shot(_table(last, language, names), _LAST)


def _table(view: View, language: str, names: Mapping[int, str]) -> Image.Image:
    """The score table in a frame of the film."""
    table = scores.composed(view, language, names).convert("RGB").reduce(2)
    frame = Image.new("RGB", (WIDTH, HEIGHT), palette.GROUND)
    frame.paste(table, (0, (HEIGHT - table.height) // 2))
    return flattened(frame)
