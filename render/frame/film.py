"""A game as a moving picture: one frame for every view, and the score table when it is over."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Generic

from PIL import Image

from bot.engine.reel import Reel
from render import replay, words
from render.frame.board import Composition
from render.frame.covered import H, Hands, V, uncovered
from render.palette import GROUND
from render.replay import Halves, Shot
from render.words import Names

_MOVE, _PAUSE, _LAST = 600, 1800, 6000  # milliseconds a frame is seen


@dataclass(frozen=True, slots=True)
class Camera(Generic[V, H]):
    """How a game is filmed: its board and its score table at half their size."""

    board: Composition[V, H]
    scores: Callable[[V, str, Names], Image.Image]
    chapter: Callable[[V], int]  # the round: how it ends is seen longer
    held: Callable[[V], H]  # by the owner of a view
    calmed: Callable[[Sequence[H]], Sequence[H]]  # what a seat holds in a chapter, set alike

    def film(self, reel: Reel, language: str, names: Names) -> bytes:
        """The same as `replay`, with the hands that are in the reel."""
        hands = None
        if reel.seen:
            hands = uncovered(reel.end, reel.seen, self.held, self.chapter, self.calmed)
        return self.replay(reel.views, language, names, hands)

    def replay(
        self, views: Iterable[V], language: str, names: Names, hands: Hands[V, H] | None = None
    ) -> bytes:
        """The public boards one after another, as GIF of at most `replay.MOST` bytes.

        `hands` are shown if the game that they are of is over, else they stay covered.
        """
        shown, language = list(views), words.understood(language)
        assert shown, "a replay needs a view at least"
        held = hands.of(len(shown)) if hands else ((),) * len(shown)
        scenes = list(zip(shown, held, strict=True))

        def shots(every: int) -> Iterator[Shot]:
            return self._shots([*scenes[:-1][::every], scenes[-1]], language, names)

        return replay.moving(shots)

    def _shots(
        self, scenes: Sequence[tuple[V, Sequence[H]]], language: str, names: Names
    ) -> Iterator[Shot]:
        board, last = self.board, scenes[-1][0]
        halves = Halves(board.width // 2, board.height // 2, board.flattened)
        before: V | None = None
        for (view, held), (after, _) in zip_longest(scenes, scenes[1:], fillvalue=scenes[-1]):
            frame = halves.composed(board.regions(view, language, names, before, held))
            is_last = view is last and view.scores is None
            yield Shot(frame, _LAST if is_last else self._lasts(view, after))
            before = view
        if last.scores is not None:
            yield Shot(self._table(last, language, names), _LAST)

    def _lasts(self, view: V, after: V) -> int:
        ends = view.scores is not None or self.chapter(after) != self.chapter(view)
        return _PAUSE if ends else _MOVE

    def _table(self, view: V, language: str, names: Names) -> Image.Image:
        """The score table in a frame of the film."""
        table = self.scores(view, language, names).convert("RGB").reduce(2)
        frame = Image.new("RGB", (self.board.width // 2, self.board.height // 2), GROUND)
        frame.paste(table, (0, (frame.height - table.height) // 2))
        return self.board.flattened(frame)
