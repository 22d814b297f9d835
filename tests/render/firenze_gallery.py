"""The golden pictures of Firenze."""

from collections.abc import Callable
from io import BytesIO

from PIL import Image

from bot import catalogue
from bot.engine.game import Seat, Setup, carry_out_move, legal_moves, passing_move
from bot.engine.random_draws import Chance
from bot.games.firenze.moves import Begin, Lay
from render import firenze, palette
from render.firenze import board
from render.firenze.builder_panel import held_cards
from render.firenze.planned_building import draw_planned_building
from tests.render import chronicles
from tests.render.firenze_positions import (
    FULLEST,
    GAME,
    NAMES,
    asked_seat,
    laid,
    ply_of,
    states,
    view,
)


def _board(seats: int, ply: int, language: str) -> bytes:
    before = view(seats, ply - 1) if ply else None
    return firenze.draw_board(view(seats, ply), language, NAMES, before)


def _late(seats: int, kind: str, language: str) -> bytes:
    return _board(seats, ply_of(seats, kind), language)


def _placing(language: str) -> bytes:
    """Two neutral seals have been laid, and the row waits for the last one."""
    game = catalogue.current_game("firenze")
    state = game.start(Setup(4, game.rules, (("placing", "free"),)), Chance("giotto", 0))
    views = []
    for ply in (1, 2):
        views.append(game.view(state, None))
        seat = min(game.to_move(state))
        move = passing_move(game, state, seat)
        assert move is not None
        state = carry_out_move(game, state, seat, move, Chance("giotto", ply)).state
    return firenze.draw_board(game.view(state, None), language, NAMES, views[-1])


def _fulfilled(seats: int, language: str) -> bytes:
    """The board right after a commission was fulfilled."""
    ply = next(
        p
        for p in range(len(states(seats)) // 2, len(states(seats)))
        if view(seats, p - 1).turn.fulfilled < view(seats, p).turn.fulfilled
    )
    return _board(seats, ply, language)


def _hand(language: str) -> bytes:
    """The fullest hand of a game."""
    places = [
        (ply, builder.seat)
        for ply in range(0, len(states(FULLEST)), 5)
        for builder in view(FULLEST, ply).builders
    ]
    ply, seat = max(places, key=lambda place: view(FULLEST, place[0]).builders[place[1]].cards)
    return firenze.draw_hand(view(FULLEST, ply, seat), language, NAMES)


def _mine(seats: int, kind: str, language: str) -> bytes:
    ply = ply_of(seats, kind)
    return firenze.draw_my_view(view(seats, ply, asked_seat(seats, ply)), language, NAMES)


def _plan(language: str) -> bytes:
    for ply in range(200, len(states(4))):
        seat = asked_seat(4, ply)
        seen = view(4, ply, seat)
        moves = legal_moves(GAME, states(4)[ply], seat)
        lays = [move for move in moves if isinstance(move, Lay)]
        begins = [move for move in moves if isinstance(move, Begin)]
        if len(lays) > 1 and begins:
            after = laid(laid(seen, lays[-1]), begins[-1])
            return draw_planned_building(seen, after, language, NAMES)
    raise AssertionError("nobody builds")


def _fulfilling(language: str) -> bytes:
    ply = ply_of(FULLEST, "fulfilling")
    seen = view(FULLEST, ply, asked_seat(FULLEST, ply))
    return draw_planned_building(seen, seen, language, NAMES)


def _uncovered(language: str) -> bytes:
    """A board of a film with all hands."""
    seen = view(4, 900)
    hands = tuple(held_cards(view(4, 900, builder.seat)) for builder in seen.builders)
    picture = Image.new("RGB", (board.WIDTH, board.HEIGHT), palette.GROUND)
    for box, region in board.draw_regions(seen, language, NAMES, view(4, 899), hands):
        picture.paste(region.convert("RGB"), (box.left, box.top))
    file = BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


def _portrait(seats: int, ply: int, language: str) -> bytes:
    return firenze.draw_portrait(view(seats, ply), language, NAMES, view(seats, ply - 1))


def _question(seats: int, kind: str, language: str) -> bytes:
    ply = ply_of(seats, kind)
    return firenze.draw_question(view(seats, ply, asked_seat(seats, ply)), language, NAMES)


PICTURES: dict[str, Callable[[], bytes]] = {
    "start-2-en": lambda: _board(2, 0, "en"),
    "start-4-de": lambda: _board(4, 0, "de"),
    "placing-4-fr": lambda: _placing("fr"),
    "choosing-2-fr": lambda: _late(2, "choosing", "fr"),
    "losing-3-de": lambda: _late(FULLEST, "losing", "de"),
    "paying-4-de": lambda: _late(4, "paying-construction", "de"),
    "exchanging-3-en": lambda: _late(FULLEST, "paying-exchange", "en"),
    "fulfilled-4-fr": lambda: _fulfilled(4, "fr"),
    "limiting-3-fr": lambda: _late(FULLEST, "limiting-bricks", "fr"),
    "over-3-en": lambda: _late(FULLEST, "over", "en"),
    "hand-de": lambda: _hand("de"),
    "mine-choosing-de": lambda: _mine(4, "choosing", "de"),
    "mine-building-fr": lambda: _mine(4, "building", "fr"),
    "portrait-building-fr": lambda: _portrait(4, ply_of(4, "building"), "fr"),
    "estate-de": lambda: firenze.draw_estate(view(4, -2), Seat(1), "de", NAMES),
    "question-choosing-fr": lambda: _question(4, "choosing", "fr"),
    "question-building-de": lambda: _question(4, "building", "de"),
    "building-de": lambda: _plan("de"),
    "fulfilling-fr": lambda: _fulfilling("fr"),
    "scores-4-de": lambda: firenze.draw_scores(view(4, -1), "de", NAMES),
    "replay-covered-en": lambda: _uncovered("en"),
    "chronicle-3-en": lambda: chronicles.draw("firenze", "three-builders", "en"),
    "chronicle-4-fr": lambda: chronicles.draw("firenze", "four-balconies", "fr"),
}
