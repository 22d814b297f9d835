"""The frame alone films and scores a game that draws hardly anything of its own."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from io import BytesIO

import pytest
from PIL import Image

from bot.engine.game import Seat
from bot.engine.recorded_views import RecordedViews
from bot.engine.text import Who, say
from render.canvas import Box, Canvas, Sprite
from render.common import board
from render.common.board import BoardRenderer, Region
from render.common.film import FilmRenderer
from render.common.scores import PointSource, ScoreRow, ScoreTable
from render.common.sheets_and_book_pages import TOP, WIDTH, IconNumber, Sheet, titled_rows_height
from render.fonts import Face
from render.palette import GOLD, GROUND, INK, quantize_picture
from render.theme import NAMED_COLOURS, Theme, load_drawings
from render.words import Names, player_name
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
    return load_drawings("common")[name].make_sprite(size / 100, NAMED_COLOURS)


THEME = Theme(icon, quantize_picture, lambda _: None)


def bar(view: View, names: Names) -> Image.Image:
    if view.scores:
        winners = [seat for seat, points in enumerate(view.points) if points == max(view.points)]
        said = board.winner_sentence(winners, "en", names)
    else:
        said = f"{player_name(names, 0)} runs"
    return board.draw_header_bar(
        board.HeaderData(said, "crown", f"Round {view.round}"), WIDTH, THEME
    )


def test_a_victory_is_one_persons_or_shared() -> None:
    assert board.winner_sentence([1], "en", NAMES) == "Isabella wins!"
    assert board.winner_sentence([0, 1], "en", NAMES) == "2 share the victory!"


def regions(
    view: View, _: str, names: Names, __: View | None, hands: Sequence[str]
) -> Iterator[Region]:
    yield Box(0, 0, WIDTH, board.HEADER_HEIGHT), bar(view, names)
    canvas = Canvas(WIDTH, 200, GROUND)
    for at, text in enumerate((f"{view.points}", *hands)):
        canvas.write(20 + 300 * at, 60, text, Face.TEXT, 40, INK)
    yield Box(0, board.HEADER_HEIGHT, WIDTH, 200), quantize_picture(canvas.image)


def scores(view: View, _: str, names: Names) -> Image.Image:
    rows = [
        ScoreRow(seat, names[seat], points, (points,), won=points == max(view.points), revealed=())
        for seat, points in enumerate(view.points)
    ]
    steps = PointSource("Steps", "arrow", GOLD, "dots")
    return ScoreTable(bar(view, names), (steps,), rows, "laurel", THEME).compose_table()


BOARD: BoardRenderer[View, str] = BoardRenderer(WIDTH, 400, regions, quantize_picture)
CAMERA: FilmRenderer[View, str] = FilmRenderer(
    BOARD,
    scores,
    chapter_of=lambda view: view.round,
    held_cards=lambda view: view.secret,
    align_hands=lambda held: held,
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
    assert lasts(CAMERA.draw_replay(SHOWN, "en", NAMES)) == [600, 1800, 6000]
    assert lasts(CAMERA.draw_replay([*SHOWN, OVER], "en", NAMES)) == [600, 1800, 600, 1800, 6000]


@pytest.mark.parametrize(("end", "shown"), [(OVER, True), (SHOWN[-1], False)])
def test_hands_are_in_the_film_only_of_a_game_that_is_over(end: View, shown: bool) -> None:
    with watched() as (written, _):
        CAMERA.draw_film(RecordedViews([*SHOWN, OVER], end, SEEN), "en", NAMES)

    assert ({"hare", "tortoise"} <= {one.text for one in written}) == shown


def test_without_hands_nothing_covered_is_asked_for() -> None:
    assert CAMERA.draw_film(RecordedViews(SHOWN), "en", NAMES) == CAMERA.draw_replay(
        SHOWN, "en", NAMES
    )


def test_who_has_won_is_told_on_board_and_scores() -> None:
    with watched() as (written, shortened):
        assert BOARD.draw_board(OVER, "en", NAMES).startswith(b"\x89PNG")
        assert scores(OVER, "en", NAMES).width == WIDTH

    told = {one.text for one in written}
    assert any("Lorenzo" in text for text in told - {"Lorenzo"})
    assert {"Steps", "Lorenzo", "Isabella", "10", "9"} <= told
    assert not shortened
    assert all(one.inside for one in written)


def test_a_sheet_is_as_high_as_was_reckoned() -> None:
    for count in (1, 3, 4, 5, 9):
        sheet = Sheet(400, THEME)
        sheet.draw_head(0, "Lorenzo", [IconNumber("points", "3")])
        sheet.draw_title("Cards")
        places = sheet.take_card_boxes(count, range(2, 4), 50)

        assert len(set(places)) == count
        assert sheet.y == TOP + titled_rows_height(count, range(2, 4), 50)
        assert max(box.right for box in places) <= WIDTH


def test_an_alt_text_ends_with_a_whole_sentence() -> None:
    sentences = ["first.", "x" * board.ALT_TEXT_LIMIT, "last."]

    assert board.fit_alt_text(sentences[::2], "en") == "first. last."
    assert board.fit_alt_text(sentences[1:2], "en") == sentences[1]


def test_an_alt_text_that_has_no_room_for_all_says_where_the_rest_is() -> None:
    sentences = ["first.", "x" * (board.ALT_TEXT_LIMIT - 18), "last of all."]

    assert board.fit_alt_text(sentences, "en") == "first. All of it: /board."
    assert board.fit_alt_text(sentences, "de") == "first. Alles zeigt /spielplan."


def test_who_has_no_name_is_called_by_the_letter_on_his_shield() -> None:
    text = say("alt-starter", who=Who(Seat(1)))

    [named], [nameless] = (
        board.speak_sentences([text], (0, 1), "en", who) for who in (NAMES, {0: "Cosimo"})
    )
    assert "Isabella" in named
    assert nameless == named.replace("Isabella", "B")
