"""Draw a game as an animated GIF; show held cards only after the game is over."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, zip_longest
from typing import Generic, Protocol, TypeAlias, TypeVar

from PIL import GifImagePlugin, Image, ImageChops

from bot.engine.recorded_views import RecordedViews
from render import words
from render.canvas import Box
from render.common.board import BoardRenderer
from render.palette import GROUND, TRANSPARENT, Quantize
from render.words import Names

MOST_BYTES = 8 * 1024 * 1024  # bytes: Discord takes 10 MiB, and a message is more than its file
_FEWEST_SHOTS = 64

_LOOPING = {"loop": 0}
_END = b";"
_CHANGED = [0, *[255] * 255]


@dataclass(frozen=True, slots=True)
class Shot:
    """A frame and how many milliseconds it is shown."""

    frame: Image.Image
    lasts: int


class HalfSizeBoard:
    """Compose boards at half size, reusing the reduced regions that did not change."""

    def __init__(self, width: int, height: int, flattened: Quantize) -> None:
        self._quantize = flattened
        self._shrunk: dict[int, tuple[Image.Image, Image.Image]] = {}
        self._picture = flattened(Image.new("RGB", (width, height), GROUND))

    def compose_frame(self, regions: Iterable[tuple[Box, Image.Image]]) -> Image.Image:
        picture = self._picture.copy()
        kept = {}
        for box, region in regions:
            half = self._shrink_region(region)
            kept[id(region)] = (region, half)
            picture.paste(half, (box.left // 2, box.top // 2))
        self._shrunk = kept
        return picture

    def _shrink_region(self, region: Image.Image) -> Image.Image:
        if id(region) in self._shrunk:
            return self._shrunk[id(region)][1]
        return self._quantize(region.convert("RGB").reduce(2))


# All shots of a film, or only every second, third … and always the last.
ShotSource: TypeAlias = Callable[[int], Iterable[Shot]]


def encode_gif(shots: ShotSource) -> bytes:
    """Encode as GIF; halve the number of shots until it is smaller than MOST_BYTES."""
    every = 1
    while (file := _encode_shots(shots(every))) is None:
        every *= 2
        assert every <= _FEWEST_SHOTS, "a few frames are never so large"
    return file


def _encode_shots(shots: Iterable[Shot]) -> bytes | None:
    """Encode shot by shot, with at most two frames in memory; None if the file gets too large."""
    film = bytearray()
    before: Image.Image | None = None
    for shot in shots:
        if before is None:
            header, _ = GifImagePlugin.getheader(shot.frame.copy(), info=dict(_LOOPING))
            film += b"".join(header)
        film += b"".join(_encode_frame(before, shot))
        before = shot.frame
        if len(film) >= MOST_BYTES:
            return None
    return bytes(film + _END)


def _encode_frame(before: Image.Image | None, shot: Shot) -> list[bytes]:
    """Encode one frame: the part of the picture that changed since the frame before."""
    part, corner = shot.frame, (0, 0)
    if before is not None:
        part, corner = _changed_part(before, shot.frame)
    return GifImagePlugin.getdata(
        part, corner, duration=shot.lasts, disposal=1, transparency=TRANSPARENT
    )


def _changed_part(before: Image.Image, after: Image.Image) -> tuple[Image.Image, tuple[int, int]]:
    """Crop to what changed and make unchanged pixels transparent, which compresses best."""
    changed = ImageChops.difference(_palette_indices(before), _palette_indices(after)).point(
        _CHANGED
    )
    left, top, right, bottom = changed.getbbox() or (0, 0, 1, 1)
    part = Image.new("P", (right - left, bottom - top), TRANSPARENT)
    part.putpalette(after.getpalette() or [])
    box = (left, top, right, bottom)
    part.paste(after.crop(box), mask=changed.crop(box))
    return part, (left, top)


def _palette_indices(frame: Image.Image) -> Image.Image:
    return Image.frombytes("L", frame.size, frame.tobytes())


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
        """Draw the public boards in turn as GIF of at most `MOST_BYTES` bytes.

        `hands` are shown if their game is over; otherwise they stay covered.
        """
        shown, language = list(views), words.nearest_language(language)
        assert shown, "a replay needs a view at least"
        held = hands.for_views(len(shown)) if hands else ((),) * len(shown)
        scenes = list(zip(shown, held, strict=True))

        def shots(every: int) -> Iterator[Shot]:
            return self._make_shots([*scenes[:-1][::every], scenes[-1]], language, names)

        return encode_gif(shots)

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
