"""The golden pictures of The Princes of Florence."""

from collections.abc import Callable
from io import BytesIO

from PIL import Image

from bot.engine.game import Seat, legal_moves
from bot.games.princes.moves import Build
from bot.games.princes.state_parts import Tile
from render import palette, princes
from render.princes import board
from render.princes.film_hands import held_cards
from tests.render import chronicles, princes_expansion_gallery, princes_solo_gallery
from tests.render.positions import (
    GAME,
    GAMES,
    NAMES,
    OPEN,
    asked_seat,
    ply_of,
    states,
    view,
    wishing,
)


def _board(game: str, ply: int, language: str) -> bytes:
    before = view(game, ply - 1) if ply else None
    return princes.draw_board(view(game, ply), language, NAMES, before)


def _wishing(game: str) -> int:
    return ply_of(game, "nominating", late=False)


def _board_wishing(seats: int, language: str) -> bytes:
    game = GAMES[seats]
    return princes.draw_board(wishing(view(game, _wishing(game))), language, NAMES)


def _mine_wishing(seats: int, language: str) -> bytes:
    game, ply = GAMES[seats], _wishing(GAMES[seats])
    seen = view(game, ply, asked_seat(game, ply))
    return princes.draw_my_view(wishing(seen), language, NAMES)


def _first(seats: int, language: str) -> bytes:
    return _board(GAMES[seats], ply_of(GAMES[seats], "bidding", late=False), language)


def _last(seats: int, language: str) -> bytes:
    return _board(GAMES[seats], ply_of(GAMES[seats], "acting"), language)


def _hand(kind: str, deck: str, language: str) -> bytes:
    game = GAMES[5]
    ply = ply_of(game, kind, deck=deck)
    return princes.draw_hand(view(game, ply, asked_seat(game, ply)), language, NAMES)


def _placement(language: str) -> bytes:
    game = GAMES[5]
    for ply, state in reversed(list(enumerate(states(game)[:260]))):
        if view(game, ply).asked.kind == "acting":
            seat = asked_seat(game, ply)
            for move in legal_moves(GAME, state, seat):
                if isinstance(move, Build):
                    ghost = Tile(move.building, move.square, move.turn)
                    return princes.draw_question(view(game, ply, seat), language, NAMES, ghost)
    raise AssertionError("nobody builds")


def _scores(language: str) -> bytes:
    return princes.draw_scores(view(GAMES[5], -1), language, NAMES)


def _frame(language: str) -> bytes:
    """The last picture of a short replay."""
    film = princes.draw_replay([view(GAMES[3], ply) for ply in range(60, 66)], language, NAMES)
    with Image.open(BytesIO(film)) as moving:
        moving.seek(5)
        file = BytesIO()
        moving.convert("RGB").resize((1600, 1000), Image.Resampling.NEAREST).save(file, "PNG")
    return file.getvalue()


def _uncovered(language: str) -> bytes:
    """A board of a film with all hands."""
    game = GAMES[5]
    seen = view(game, 230)
    hands = tuple(held_cards(view(game, 230, estate.seat)) for estate in seen.estates)
    picture = Image.new("RGB", (board.WIDTH, board.HEIGHT), palette.GROUND)
    for box, region in board.draw_regions(seen, language, NAMES, view(game, 229), hands):
        picture.paste(region.convert("RGB"), (box.left, box.top))
    file = BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


def _many(language: str) -> bytes:
    """The fullest hand of a game."""
    game = GAMES[3]
    places = [
        (ply, estate.seat) for ply in range(len(states(game))) for estate in view(game, ply).estates
    ]
    ply, seat = max(places, key=lambda place: view(game, place[0]).estates[place[1]].hand)
    return princes.draw_hand(view(game, ply, Seat(seat)), language, NAMES)


def _mine(kind: str, deck: str, language: str) -> bytes:
    game = GAMES[5]
    ply = ply_of(game, kind, deck=deck)
    return princes.draw_my_view(view(game, ply, asked_seat(game, ply)), language, NAMES)


def _portrait(game: str, ply: int, language: str) -> bytes:
    return princes.draw_portrait(view(game, ply), language, NAMES, view(game, ply - 1))


def _question(game: str, kind: str, language: str) -> bytes:
    ply = ply_of(game, kind, late=False)
    return princes.draw_question(view(game, ply, asked_seat(game, ply)), language, NAMES)


PICTURES: dict[str, Callable[[], bytes]] = {
    "choosing-5-de": lambda: _board(GAMES[5], 2, "de"),
    "wishing-4-en": lambda: _board_wishing(4, "en"),
    "first-2-en": lambda: _first(2, "en"),
    "first-3-fr": lambda: _first(3, "fr"),
    "first-4-de": lambda: _first(4, "de"),
    "first-5-en": lambda: _first(5, "en"),
    "last-2-de": lambda: _last(2, "de"),
    "last-3-en": lambda: _last(3, "en"),
    "last-4-fr": lambda: _last(4, "fr"),
    "last-5-de": lambda: _last(5, "de"),
    "placing-5-fr": lambda: _board(OPEN, ply_of(OPEN, "placing"), "fr"),
    "over-4-en": lambda: _board(GAMES[4], len(states(GAMES[4])) - 1, "en"),
    "hand-de": lambda: _hand("acting", "", "de"),
    "hand-picking-fr": lambda: _hand("picking", "prestige", "fr"),
    "hand-many-en": lambda: _many("en"),
    "mine-bidding-en": lambda: _mine("bidding", "", "en"),
    "mine-wishing-de": lambda: _mine_wishing(5, "de"),
    "mine-picking-fr": lambda: _mine("picking", "prestige", "fr"),
    "portrait-bidding-en": lambda: _portrait(GAMES[5], ply_of(GAMES[5], "bidding"), "en"),
    "portrait-acting-de": lambda: _portrait(GAMES[4], ply_of(GAMES[4], "acting"), "de"),
    "estate-fr": lambda: princes.draw_estate(view(GAMES[5], -2), Seat(3), "fr", NAMES),
    "question-turn-fr": lambda: _question(GAMES[3], "acting", "fr"),
    "question-naming-de": lambda: _question(GAMES[5], "nominating", "de"),
    "question-placing-en": lambda: _placement("en"),
    "scores-fr": lambda: _scores("fr"),
    "replay-en": lambda: _frame("en"),
    "replay-covered-de": lambda: _uncovered("de"),
    "chronicle-2-de": lambda: chronicles.draw("princes", "two-sensible", "de"),
    "chronicle-5-en": lambda: chronicles.draw("princes", "five-sensible", "en"),
    "chronicle-solo-fr": lambda: chronicles.draw("princes", "solo-lost", "fr"),
    **princes_solo_gallery.PICTURES,
    **princes_expansion_gallery.PICTURES,
}
