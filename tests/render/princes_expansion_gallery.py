"""The golden pictures of the expansions: every combination, and every number of players."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.game import Seat, legal_moves
from bot.games.princes.moves import Build
from bot.games.princes.state_parts import Tile
from bot.games.princes.view import View
from render import princes
from render.princes.neighborhood import draw_offer
from tests.render.expansion_positions import BOTH, game, ply_of, states, view
from tests.render.positions import GAME, NAMES


def is_courting(view: View) -> bool:
    return view.asked.kind == "courting"


def liveliest(shown: tuple[View, ...]) -> int:
    """The ply at which most pawns stand on cards, and most characters are hired already."""

    def goes_on(ply: int) -> tuple[int, int]:
        cards = shown[ply].characters
        pawns = sum(card.pawn is not None for card in cards)
        served = sum(card.serving is not None for card in cards)
        return min(pawns, served), pawns + served

    return max((ply for ply in range(1, len(shown)) if is_courting(shown[ply])), key=goes_on)


def is_bargaining(view: View) -> bool:
    return view.asked.kind == "bargaining"


def is_acting(view: View) -> bool:
    return view.asked.kind == "acting"


def is_consulting(view: View) -> bool:
    return view.asked.kind == "consulting"


def _board(combination: str, seats: int, language: str, looks_so: Callable[[View], bool]) -> bytes:
    shown = game(combination, seats)
    ply = liveliest(shown) if looks_so is is_courting else ply_of(shown, looks_so)
    return princes.draw_board(shown[ply], language, NAMES, shown[ply - 1])


def offer_of(combination: str, seats: int, *, late: bool = True) -> tuple[View, Seat]:
    """A standing offer as its partner sees it, and whose it is."""
    shown = game(combination, seats)
    plies = [ply for ply, one in enumerate(shown) if one.asked.bargain]
    ply = plies[-1 if late else 0]
    bargain = shown[ply].asked.bargain
    assert bargain is not None
    return view(combination, seats, ply, bargain.partner), bargain.builder


def draw_standing(seen: View, builder: Seat, language: str) -> bytes:
    bargain = seen.asked.bargain
    assert bargain is not None
    offer = replace(bargain.offer, florins=bargain.price)
    return draw_offer(seen, builder, offer, language, NAMES)


def _offer(combination: str, seats: int, language: str) -> bytes:
    return draw_standing(*offer_of(combination, seats), language)


def builder_with(builders: int) -> tuple[View, Tile]:
    """Somebody with so many builders who may build alone on side B, and what."""
    for seats in (4, 5, 3, 2):
        for ply, shown in reversed(list(enumerate(game(BOTH, seats)))):
            if (
                not is_acting(shown)
                or shown.estates[shown.asked.seats[0]].open.builders != builders
            ):
                continue
            seat = shown.asked.seats[0]
            moves = legal_moves(GAME, states(BOTH, seats)[ply], seat)
            builds = [move for move in moves if isinstance(move, Build)]
            if builds:
                move = builds[len(builds) // 2]
                ghost = Tile(move.building, move.square, move.turn)
                return view(BOTH, seats, ply, seat), ghost
    raise AssertionError(f"nobody builds with {builders}")


def _placement(language: str) -> bytes:
    seen, ghost = builder_with(1)
    return princes.draw_question(seen, language, NAMES, ghost)


def _hand(language: str) -> bytes:
    seen = princess(False)
    return princes.draw_hand(seen, language, NAMES)


def _mine(combination: str, seats: int, language: str, looks_so: Callable[[View], bool]) -> bytes:
    shown = game(combination, seats)
    ply = ply_of(shown, looks_so)
    seen = view(combination, seats, ply, shown[ply].asked.seats[0])
    return princes.draw_my_view(seen, language, NAMES)


def princess(face_down: bool) -> View:
    """Of somebody with the Princess, used or not."""
    for seats in (5, 4, 3, 2):
        for ply, shown in reversed(list(enumerate(game("characters", seats)))):
            for estate in shown.estates:
                if estate.character == "princess" and estate.is_face_down == face_down:
                    return view("characters", seats, ply, estate.seat)
    raise AssertionError("nobody has the Princess")


PICTURES: dict[str, Callable[[], bytes]] = {
    "characters-courting-2-en": lambda: _board("characters", 2, "en", is_courting),
    "characters-courting-5-de": lambda: _board("characters", 5, "de", is_courting),
    "characters-consulting-4-fr": lambda: _board("characters", 4, "fr", is_consulting),
    "characters-acting-3-en": lambda: _board("characters", 3, "en", is_acting),
    "together-bargaining-2-de": lambda: _board("together", 2, "de", is_bargaining),
    "together-acting-3-fr": lambda: _board("together", 3, "fr", is_acting),
    "together-bargaining-5-en": lambda: _board("together", 5, "en", is_bargaining),
    "together-offer-3-de": lambda: _offer("together", 3, "de"),
    "both-courting-3-fr": lambda: _board(BOTH, 3, "fr", is_courting),
    "both-bargaining-4-de": lambda: _board(BOTH, 4, "de", is_bargaining),
    "both-acting-5-de": lambda: _board(BOTH, 5, "de", is_acting),
    "both-offer-2-en": lambda: _offer(BOTH, 2, "en"),
    "both-question-placing-fr": lambda: _placement("fr"),
    "characters-hand-de": lambda: _hand("de"),
    "characters-mine-courting-de": lambda: _mine("characters", 5, "de", is_courting),
    "both-mine-bargaining-de": lambda: _mine(BOTH, 4, "de", is_bargaining),
    "characters-scores-en": lambda: princes.draw_scores(game("characters", 3)[-1], "en", NAMES),
}
