"""Draw a game as an animated picture; show held cards only after the game is over."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, zip_longest
from typing import Generic, Protocol, TypeVar

from PIL import Image

from bot.engine.rehearsal import RecordedViews
from render import animation, words
from render.animation import HalfSizeBoard, Shot
from render.common.board import BoardRenderer
from render.palette import GROUND
from render.words import Names

H = TypeVar("H")


class FilmedView(Protocol):
    """The part of a view that films need."""

    @property
    def scores(self) -> object | None:
        """The final scores; None until the game is over."""


V = TypeVar("V", bound=FilmedView)


@dataclass(frozen=True, slots=True)
class FilmHands(Generic[V, H]):
    """What every seat held at each view of a film; `end` is the last view of the whole game."""

    end: V
    held: Sequence[Sequence[H]]

    def for_views(self, views: int) -> Sequence[Sequence[H]]:
        """Return the hands of every view, seat by seat; no hands unless the game is over."""
        if self.end.scores is None:
            return ((),) * views
        assert len(self.held) == views, "hands for every view, and for no other"
        return self.held


def collect_hands(
    end: V,
    seen: Sequence[Sequence[V]],
    held: Callable[[V], H],
    chapter: Callable[[V], int],
    calmed: Callable[[Sequence[H]], Sequence[H]],
) -> FilmHands[V, H]:
    """Collect what every seat held at each view of a film.

    A seat's cards are laid out alike throughout a chapter, so that nothing jumps.
    """
    frames: list[tuple[H, ...]] = []
    for _, views in groupby(seen, key=lambda views: chapter(views[0])):
        seats = zip(*([held(view) for view in at_once] for at_once in views), strict=True)
        frames += zip(*(calmed(one) for one in seats), strict=True)
    return FilmHands(end, tuple(frames))


_MOVE, _PAUSE, _LAST = 600, 1800, 6000  # milliseconds a frame is seen


@dataclass(frozen=True, slots=True)
class FilmRenderer(Generic[V, H]):
    """Draw a game as a film: its board and its score table at half size."""

    board: BoardRenderer[V, H]
    scores: Callable[[V, str, Names], Image.Image]
    chapter_of: Callable[[V], int]  # the round: how it ends is seen longer
    held_cards: Callable[[V], H]  # by the owner of a view
    align_hands: Callable[[Sequence[H]], Sequence[H]]  # what a seat holds in a chapter, set alike

    def draw_film(self, recorded: RecordedViews, language: str, names: Names) -> bytes:
        """Draw recorded views as a film, with the hands that were recorded."""
        hands = None
        if recorded.seen:
            hands = collect_hands(
                recorded.end, recorded.seen, self.held_cards, self.chapter_of, self.align_hands
            )
        return self.draw_replay(recorded.views, language, names, hands)

    def draw_replay(
        self, views: Iterable[V], language: str, names: Names, hands: FilmHands[V, H] | None = None
    ) -> bytes:
        """Draw the public boards in turn as GIF of at most `animation.MOST_BYTES` bytes.

        `hands` are shown if their game is over; otherwise they stay covered.
        """
        shown, language = list(views), words.nearest_language(language)
        assert shown, "a replay needs a view at least"
        held = hands.for_views(len(shown)) if hands else ((),) * len(shown)
        scenes = list(zip(shown, held, strict=True))

        def shots(every: int) -> Iterator[Shot]:
            return self._make_shots([*scenes[:-1][::every], scenes[-1]], language, names)

        return animation.encode_gif(shots)

    def _make_shots(
        self, scenes: Sequence[tuple[V, Sequence[H]]], language: str, names: Names
    ) -> Iterator[Shot]:
        board, last = self.board, scenes[-1][0]
        halves = HalfSizeBoard(board.width // 2, board.height // 2, board.quantize)
        before: V | None = None
        for (view, held), (after, _) in zip_longest(scenes, scenes[1:], fillvalue=scenes[-1]):
            frame = halves.compose_frame(board.regions(view, language, names, before, held))
            is_last = view is last and view.scores is None
            yield Shot(frame, _LAST if is_last else self._shot_duration(view, after))
            before = view
        if last.scores is not None:
            yield Shot(self._draw_score_frame(last, language, names), _LAST)

    def _shot_duration(self, view: V, after: V) -> int:
        ends = view.scores is not None or self.chapter_of(after) != self.chapter_of(view)
        return _PAUSE if ends else _MOVE

    def _draw_score_frame(self, view: V, language: str, names: Names) -> Image.Image:
        """Draw the score table as a frame of the film."""
        table = self.scores(view, language, names).convert("RGB").reduce(2)
        frame = Image.new("RGB", (self.board.width // 2, self.board.height // 2), GROUND)
        frame.paste(table, (0, (frame.height - table.height) // 2))
        return self.board.quantize(frame)
