"""The golden pictures of the solo game."""

from collections.abc import Callable

from bot.engine.game import Seat
from bot.games.princes.view import View
from render import princes
from tests.render.solo_positions import NAMES, fullest, game, ply_of, view

_SEED = 25


def _board(dummies: str, language: str, looks_so: Callable[[View], bool]) -> bytes:
    shown = game(_SEED, dummies)
    ply = ply_of(shown, looks_so)
    return princes.draw_board(shown[ply], language, NAMES, shown[ply - 1])


def _bidding(view: View) -> bool:
    automa = view.automa
    return view.asked.kind == "bidding" and automa is not None and len(automa.rolls) > 1


def _last_auction(view: View) -> bool:
    automa = view.automa
    return (
        view.asked.kind == "nominating"
        and automa is not None
        and automa.auctions == automa.auctions_most - 1
    )


def _acting(view: View) -> bool:
    return view.asked.kind == "acting" and view.starter == 1


def _over(view: View) -> bool:
    return view.scores is not None


def _full(language: str) -> bytes:
    shown = game(_SEED, "3")
    ply = fullest(shown)
    return princes.draw_board(shown[ply], language, NAMES, shown[ply - 1])


def _hand(language: str) -> bytes:
    ply = ply_of(game(_SEED, "2"), _acting)
    return princes.draw_hand(view(_SEED, "2", ply, Seat(0)), language, NAMES)


PICTURES: dict[str, Callable[[], bytes]] = {
    "solo-bidding-4-en": lambda: _board("2", "en", _bidding),
    "solo-last-auction-5-fr": lambda: _board("3", "fr", _last_auction),
    "solo-acting-5-de": lambda: _board("3", "de", _acting),
    "solo-full-5-fr": lambda: _full("fr"),
    "solo-over-4-de": lambda: _board("2", "de", _over),
    "solo-hand-en": lambda: _hand("en"),
    "solo-scores-en": lambda: princes.draw_scores(game(_SEED, "3")[-1], "en", NAMES),
}
