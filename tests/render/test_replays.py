"""Moving pictures: every frame is the board of its ply, and the file is never too large."""

import pytest
from PIL import ImageChops

from bot.engine.game import Seat
from bot.games.princes.view import View
from render import words
from render.common import film
from render.common.film import FilmHands
from render.palette import quantize_picture
from render.princes import board, draw_replay
from render.princes.film_hands import HeldCards, align_hands, held_cards, lay_out_cards
from tests.render.drawing import durations, fitting, frames, watched
from tests.render.positions import GAMES, NAMES, states, view


def test_a_frame_is_the_board_at_half_its_size() -> None:
    views = [view(GAMES[5], ply) for ply in range(200, 208)]
    shown = frames(draw_replay(views, "en", NAMES))

    assert len(shown) == len(views)
    for number, frame in enumerate(shown):
        before = views[number - 1] if number else None
        whole = board.compose_board(views[number], "en", NAMES, before).convert("RGB").reduce(2)
        expected = quantize_picture(whole).convert("RGB")
        difference = ImageChops.difference(frame, expected).convert("L")
        assert frame.size == (800, 500)
        assert sum(difference.histogram()[32:]) < 50


def test_when_the_game_is_over_the_scores_come_last() -> None:
    last = len(states(GAMES[2])) - 1
    over = [view(GAMES[2], ply) for ply in range(last - 3, last + 1)]

    assert len(frames(draw_replay(over, "en", NAMES))) == len(over) + 1
    assert len(frames(draw_replay(over[:-1], "en", NAMES))) == len(over) - 1


def test_a_large_film_loses_frames_but_not_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    views = [view(GAMES[3], ply) for ply in range(60, 81)]
    whole = draw_replay(views, "en", NAMES)
    monkeypatch.setattr(film, "MOST_BYTES", len(whole) * 2 // 3)
    thinner = draw_replay(views, "en", NAMES)

    assert len(thinner) <= len(whole) * 2 // 3
    assert len(frames(thinner)) < len(views)
    # What is new since the frame before may be more, but the header tells of the same position.
    header = (0, 0, 800, 36)
    assert frames(thinner)[-1].crop(header).tobytes() == frames(whole)[-1].crop(header).tobytes()


def test_a_frame_lasts_longer_where_a_round_ends_and_longest_at_the_end() -> None:
    first = next(p for p in range(1, 99) if view(GAMES[2], p).round == 2)
    views = [view(GAMES[2], ply) for ply in range(first - 2, first + 2)]
    assert durations(draw_replay(views, "en", NAMES)) == [600, 1800, 600, 6000]


def test_one_view_is_a_picture_that_stands_still() -> None:
    assert len(frames(draw_replay([view(GAMES[2], 9)], "en", NAMES))) == 1


# Hands, once the game is over


def held_at(game: str, plies: range) -> tuple[tuple[HeldCards, ...], ...]:
    def seats(ply: int) -> tuple[HeldCards, ...]:
        return tuple(held_cards(view(game, ply, estate.seat)) for estate in view(game, ply).estates)

    return tuple(seats(ply) for ply in plies)


def hidden_words(views: list[View], hands: tuple[tuple[HeldCards, ...], ...]) -> set[str]:
    """The names of all cards that were covered; what lay open somewhere is none of them."""
    names = {
        words.thing_name("en", deck, card)
        for seats in hands
        for one in seats
        for deck, card in one.all_cards()
    }
    estates = [estate for seen in views for estate in seen.estates]
    shown = {card for estate in estates for card in (*estate.open.table, *estate.open.shown)}
    return names - {words.thing_name("en", "profession", card) for card in shown}


def drawn(plies: range, end: int) -> tuple[bytes, set[str], set[str]]:
    """A film with hands, the words in it, and those that were covered."""
    game = GAMES[5]
    views, hands = [view(game, ply) for ply in plies], held_at(game, plies)
    with watched() as (written, _):
        film = draw_replay(views, "en", NAMES, FilmHands(view(game, end), hands))
    return film, {one.text for one in written}, hidden_words(views, hands)


MIDDLE = range(150, 154)


def test_the_film_of_a_game_that_is_over_shows_all_hands() -> None:
    _, written, hidden = drawn(MIDDLE, -1)

    assert len(hidden) > 9
    assert hidden <= written


@pytest.mark.parametrize("end", [MIDDLE[-1], len(states(GAMES[5])) - 2])
def test_no_film_before_the_end_tells_secrets(end: int) -> None:
    film, written, hidden = drawn(MIDDLE, end)

    assert hidden
    assert not hidden & written
    assert film == draw_replay([view(GAMES[5], ply) for ply in MIDDLE], "en", NAMES)


def test_hands_belong_to_their_views() -> None:
    views = [view(GAMES[5], ply) for ply in MIDDLE]
    with pytest.raises(AssertionError, match="for every view"):
        draw_replay(
            views, "en", NAMES, FilmHands(view(GAMES[5], -1), held_at(GAMES[5], MIDDLE[1:]))
        )


@pytest.mark.parametrize("seats", GAMES)
def test_covered_cards_are_inside_panels(seats: int) -> None:
    game = GAMES[seats]
    with fitting():
        for ply in range(20, len(states(game)), 47):
            [hands] = held_at(game, range(ply, ply + 1))
            for _ in board.draw_regions(view(game, ply), "de", NAMES, None, hands):
                pass


def test_whole_games_with_all_hands_can_be_sent() -> None:
    plies = range(140, 200)
    views, hands = [view(GAMES[5], ply) for ply in plies], held_at(GAMES[5], plies)
    sixty = len(draw_replay(views, "de", NAMES, FilmHands(view(GAMES[5], -1), hands)))

    assert sixty <= 700_000
    assert sixty / len(plies) * len(states(GAMES[5])) < film.MOST_BYTES


def test_covered_cards_are_set_alike_until_a_round_ends() -> None:
    """However many are held, and whatever they are called: nothing jumps while it is seen."""
    game, seat = GAMES[5], Seat(0)
    plies = [ply for ply in range(len(states(game))) if view(game, ply).round == 5]
    one_round = [held_cards(view(game, ply, seat)) for ply in plies]
    loose = {_set(one) for one in one_round}
    calm = {_set(one) for one in align_hands(one_round)}

    assert len({one.all_cards() for one in one_round}) > 2
    assert len(loose) > 1
    assert len(calm) == 1


def _set(one: HeldCards) -> tuple[int, int, int]:
    """How many places it has, how high they are, and their letters."""
    shown = lay_out_cards(one, 272, 180, 2, "de")
    assert shown is not None
    return shown.places, shown.high, shown.letters
