"""The frame alone films and scores a game that draws hardly anything of its own."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from io import BytesIO

import pytest
from PIL import Image

from bot.engine.game import Seat
from bot.engine.reel import Reel
from bot.engine.text import Who, say
from render.canvas import Box, Canvas, Sprite, sprite
from render.fonts import Face
from render.frame import alt, header
from render.frame.board import Composition, Region
from render.frame.emblems import EMBLEMS
from render.frame.film import Camera
from render.frame.header import Header
from render.frame.masthead import Figure
from render.frame.paints import Paints
from render.frame.scores import ScoreRow, ScoreTable, Source
from render.frame.sheet import TOP, WIDTH, Sheet, part
from render.palette import GOLD, GROUND, INK, flattened
from render.words import Names, called
from tests.render.drawing import watched

NAMES = {0: "Lorenzo", 1: "Isabella"}


@dataclass(frozen=True, slots=True)
class View:
    """A race to ten; what a seat holds is its secret."""

    points: tuple[int, ...]
    round: int = 1
    scores: str | None = None
    secret: str = ""


@cache
def icon(name: str, size: int, *, dim: bool = False) -> Sprite:
    assert not dim
    return sprite(size, size, EMBLEMS[name], unit=size / 100)


PAINTS = Paints(icon, flattened)
HEADER = Header(lambda _: None, PAINTS)


def bar(view: View, names: Names) -> Image.Image:
    if view.scores:
        winners = [seat for seat, points in enumerate(view.points) if points == max(view.points)]
        said = header.over(winners, "en", names)
    else:
        said = f"{called(names, 0)} runs"
    return HEADER.bar(header.HeaderLook(said, "crown", f"Round {view.round}"), WIDTH)


def test_a_victory_is_one_persons_or_shared() -> None:
    assert header.over([1], "en", NAMES) == "Isabella wins!"
    assert header.over([0, 1], "en", NAMES) == "2 share the victory!"


def regions(
    view: View, _: str, names: Names, __: View | None, hands: Sequence[str]
) -> Iterator[Region]:
    yield Box(0, 0, WIDTH, header.HEIGHT), bar(view, names)
    canvas = Canvas(WIDTH, 200, GROUND)
    for at, text in enumerate((f"{view.points}", *hands)):
        canvas.write(20 + 300 * at, 60, text, Face.TEXT, 40, INK)
    yield Box(0, header.HEIGHT, WIDTH, 200), flattened(canvas.image)


def scores(view: View, _: str, names: Names) -> Image.Image:
    rows = [
        ScoreRow(seat, names[seat], points, (points,), won=points == max(view.points), revealed=())
        for seat, points in enumerate(view.points)
    ]
    steps = Source("Steps", "arrow", GOLD, "dots")
    return ScoreTable(bar(view, names), (steps,), rows, "laurel", PAINTS).composed()


BOARD: Composition[View, str] = Composition(WIDTH, 400, regions, flattened)
CAMERA: Camera[View, str] = Camera(
    BOARD,
    scores,
    chapter=lambda view: view.round,
    held=lambda view: view.secret,
    calmed=lambda held: held,
)
SHOWN = [View((0, 0)), View((3, 0)), View((3, 9), round=2)]
OVER = View((10, 9), round=2, scores="over")
SEEN = [[replace(view, secret=word) for word in ("hare", "tortoise")] for view in [*SHOWN, OVER]]


def lasts(film: bytes) -> list[int]:
    with Image.open(BytesIO(film)) as moving:
        durations = []
        for number in range(getattr(moving, "n_frames", 1)):
            moving.seek(number)
            durations.append(moving.info["duration"])
    return durations


def test_the_end_of_a_chapter_is_seen_longer_and_the_last_frame_longest() -> None:
    assert lasts(CAMERA.replay(SHOWN, "en", NAMES)) == [600, 1800, 6000]
    assert lasts(CAMERA.replay([*SHOWN, OVER], "en", NAMES)) == [600, 1800, 600, 1800, 6000]


@pytest.mark.parametrize(("end", "shown"), [(OVER, True), (SHOWN[-1], False)])
def test_hands_are_in_the_film_only_of_a_game_that_is_over(
    end: View, shown: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with watched(monkeypatch) as (written, _):
        CAMERA.film(Reel([*SHOWN, OVER], end, SEEN), "en", NAMES)

    assert ({"hare", "tortoise"} <= {one.text for one in written}) == shown


def test_without_hands_nothing_covered_is_asked_for() -> None:
    assert CAMERA.film(Reel(SHOWN), "en", NAMES) == CAMERA.replay(SHOWN, "en", NAMES)


def test_who_has_won_is_told_on_board_and_scores(monkeypatch: pytest.MonkeyPatch) -> None:
    with watched(monkeypatch) as (written, shortened):
        assert BOARD.draw(OVER, "en", NAMES).startswith(b"\x89PNG")
        assert scores(OVER, "en", NAMES).width == WIDTH

    told = {one.text for one in written}
    assert any("Lorenzo" in text for text in told - {"Lorenzo"})
    assert {"Steps", "Lorenzo", "Isabella", "10", "9"} <= told
    assert not shortened
    assert all(one.inside for one in written)


def test_a_sheet_is_as_high_as_was_reckoned() -> None:
    for count in (1, 3, 4, 5, 9):
        sheet = Sheet(400, PAINTS)
        sheet.head(0, "Lorenzo", [Figure("points", "3")])
        sheet.title("Cards")
        places = sheet.places(count, range(2, 4), 50)

        assert len(set(places)) == count
        assert sheet.y == TOP + part(count, range(2, 4), 50)
        assert max(box.right for box in places) <= WIDTH


def test_an_alt_text_ends_with_a_whole_sentence() -> None:
    sentences = ["first.", "x" * alt.LONGEST, "last."]

    assert alt.brief(sentences[::2], "en") == "first. last."
    assert alt.brief(sentences[1:2], "en") == sentences[1]


def test_an_alt_text_that_has_no_room_for_all_says_where_the_rest_is() -> None:
    sentences = ["first.", "x" * (alt.LONGEST - 18), "last of all."]

    assert alt.brief(sentences, "en") == "first. All of it: /board."
    assert alt.brief(sentences, "de") == "first. Alles: /spielplan."


def test_who_has_no_name_is_called_by_the_letter_on_his_shield() -> None:
    text = say("alt-starter", who=Who(Seat(1)))

    [named], [nameless] = (alt.spoken([text], (0, 1), "en", who) for who in (NAMES, {0: "Cosimo"}))
    assert "Isabella" in named
    assert nameless == named.replace("Isabella", "B")
