"""Films of Firenze: every frame is the board of its ply, and the file is never too large."""

import pytest
from PIL import ImageChops

from bot.engine.game import Seat
from bot.games.firenze.view import View
from render.common.film import FilmHands
from render.firenze import board, draw_replay
from render.firenze.builder_panel import HeldCards, align_hands, held_cards
from render.firenze.theme import card_name, quantize_picture
from tests.render.drawing import durations, frames, watched
from tests.render.firenze_positions import NAMES, states, view


def test_a_frame_is_the_board_at_half_its_size() -> None:
    views = [view(4, ply) for ply in range(400, 406)]
    shown = frames(draw_replay(views, "en", NAMES))

    assert len(shown) == len(views)
    for number, frame in enumerate(shown):
        before = views[number - 1] if number else None
        whole = board.compose_board(views[number], "en", NAMES, before).convert("RGB").reduce(2)
        difference = ImageChops.difference(frame, quantize_picture(whole).convert("RGB")).convert(
            "L"
        )
        assert frame.size == (800, 520)
        assert sum(difference.histogram()[32:]) < 50


def test_sixty_moves_are_small() -> None:
    views = [view(4, ply) for ply in range(500, 560)]

    assert len(draw_replay(views, "de", NAMES)) <= 700_000


def test_when_the_game_is_over_the_scores_come_last() -> None:
    last = len(states(2)) - 1
    over = [view(2, ply) for ply in range(last - 3, last + 1)]

    assert len(frames(draw_replay(over, "en", NAMES))) == len(over) + 1
    assert len(frames(draw_replay(over[:-1], "en", NAMES))) == len(over) - 1


def test_a_frame_lasts_longer_where_everybody_has_had_a_turn() -> None:
    first = next(p for p in range(1, 99) if view(2, p).turns == 3)
    views = [view(2, ply) for ply in range(first - 2, first + 2)]
    assert durations(draw_replay(views, "en", NAMES)) == [600, 1800, 600, 6000]


# Hands, once the game is over

MIDDLE = range(700, 704)


def hands_at(plies: range) -> tuple[tuple[HeldCards, ...], ...]:
    def seats(ply: int) -> tuple[HeldCards, ...]:
        return tuple(held_cards(view(4, ply, builder.seat)) for builder in view(4, ply).builders)

    return tuple(seats(ply) for ply in plies)


def drawn(end: View) -> tuple[bytes, set[str], set[str]]:
    """A film with hands, the words in it, and the names of all cards that were covered."""
    views, hands = [view(4, ply) for ply in MIDDLE], hands_at(MIDDLE)
    with watched() as (written, _):
        film = draw_replay(views, "en", NAMES, FilmHands(end, hands))
    names = {card_name("en", card) for seats in hands for one in seats for card in one.hand}
    open_ = {card_name("en", offer.card) for seen in views for offer in seen.row}
    return film, {one.text for one in written}, names - open_


def test_the_film_of_a_game_that_is_over_shows_all_hands() -> None:
    _, written, hidden = drawn(view(4, -1))

    assert len(hidden) > 2
    assert hidden <= written


def test_a_film_before_the_end_tells_no_secret() -> None:
    film, written, hidden = drawn(view(4, -2))

    assert hidden
    assert not hidden & written
    assert film == draw_replay([view(4, ply) for ply in MIDDLE], "en", NAMES)


def test_hands_belong_to_their_views() -> None:
    views = [view(4, ply) for ply in MIDDLE]
    with pytest.raises(AssertionError, match="for every view"):
        draw_replay(views, "en", NAMES, FilmHands(view(4, -1), hands_at(MIDDLE)[1:]))


def test_covered_cards_are_set_alike_until_everybody_has_had_a_turn() -> None:
    plies = [ply for ply in range(len(states(4))) if (view(4, ply).turns - 1) // 4 == 10]
    one_round = [held_cards(view(4, ply, Seat(0))) for ply in plies]

    assert len({one.hand for one in one_round}) > 1
    assert len({(one.places, one.known) for one in align_hands(one_round)}) == 1
    assert [one.hand for one in align_hands(one_round)] == [one.hand for one in one_round]
