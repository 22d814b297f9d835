"""Moving pictures: every frame is the board of its ply, and the file is never too large."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from render import replay
from render.palette import flattened
from render.princes import board, draw_replay
from tests.render.positions import GAMES, NAMES, states, view


def frames(film: bytes) -> list[Image.Image]:
    with Image.open(BytesIO(film)) as moving:
        shown = []
        for number in range(getattr(moving, "n_frames", 1)):
            moving.seek(number)
            shown.append(moving.convert("RGB"))
    return shown


def test_a_frame_is_the_board_at_half_its_size() -> None:
    views = [view(GAMES[5], ply) for ply in range(200, 208)]
    shown = frames(draw_replay(views, "en", NAMES))

    assert len(shown) == len(views)
    for number, frame in enumerate(shown):
        before = views[number - 1] if number else None
        whole = board.composed(views[number], "en", NAMES, before).convert("RGB").reduce(2)
        expected = flattened(whole).convert("RGB")
        difference = ImageChops.difference(frame, expected).convert("L")
        assert frame.size == (800, 500)
        assert sum(difference.histogram()[32:]) < 50


def test_sixty_moves_are_small() -> None:
    views = [view(GAMES[5], ply) for ply in range(140, 200)]

    assert len(draw_replay(views, "de", NAMES)) <= 700_000


def test_when_the_game_is_over_the_scores_come_last() -> None:
    last = len(states(GAMES[2])) - 1
    over = [view(GAMES[2], ply) for ply in range(last - 3, last + 1)]

    assert len(frames(draw_replay(over, "en", NAMES))) == len(over) + 1
    assert len(frames(draw_replay(over[:-1], "en", NAMES))) == len(over) - 1


def test_too_large_a_film_leaves_frames_out_but_never_the_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    views = [view(GAMES[3], ply) for ply in range(60, 81)]
    whole = draw_replay(views, "en", NAMES)
    monkeypatch.setattr(replay, "MOST", len(whole) * 2 // 3)
    thinner = draw_replay(views, "en", NAMES)

    assert len(thinner) <= len(whole) * 2 // 3
    assert len(frames(thinner)) < len(views)
    # What is new since the frame before may be more, but the header tells of the same position.
    header = (0, 0, 800, 36)
    assert frames(thinner)[-1].crop(header).tobytes() == frames(whole)[-1].crop(header).tobytes()


def test_a_frame_lasts_longer_where_a_round_begins_and_longest_at_the_end() -> None:
    first = next(p for p in range(1, 99) if view(GAMES[2], p).round == 2)
    views = [view(GAMES[2], ply) for ply in range(first - 2, first + 2)]
    with Image.open(BytesIO(draw_replay(views, "en", NAMES))) as moving:
        lasts = []
        for number in range(len(views)):
            moving.seek(number)
            lasts.append(moving.info["duration"])

    assert lasts == [1200, 450, 1200, 6000]


def test_one_view_is_a_picture_that_stands_still() -> None:
    assert len(frames(draw_replay([view(GAMES[2], 9)], "en", NAMES))) == 1
