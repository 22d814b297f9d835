"""How fast the rules of Firenze are, over whole games of builders who choose at random."""

from functools import cache

from bot import catalogue
from bot.chores._figures import Figure, seconds
from bot.chores._figures.engine import Record, played_with_lists, recorded, states
from bot.engine.game import legal_moves
from bot.engine.journal import replay
from bot.players.guestbook import guests

GAMES_EACH = 2  # of every number of players; such a game is some thousand moves long


@cache
def material() -> tuple[Record, ...]:
    """Games of every number of players, recorded before anything is timed."""
    game = catalogue.game("firenze")
    return tuple(
        recorded(game, seats, f"bench-{seats}-{number}", guests(game.key)["random"])
        for seats in game.seats
        for number in range(GAMES_EACH)
    )


def replayed_moves() -> float:
    """Moves a second, from the words of the journal to the checked seal."""
    game, records = catalogue.game("firenze"), material()

    def work() -> None:
        for record in records:
            replay(game, record.opening, record.entries)

    return sum(len(record.entries) for record in records) / seconds(work)


def whole_game() -> float:
    """Milliseconds for a game of four who play sensibly."""
    game = catalogue.game("firenze")
    record = recorded(game, game.seats[-1], "bench", guests(game.key)["greedy"])
    return 1000 * seconds(lambda: replay(game, record.opening, record.entries), times=20)


def listed_plies() -> float:
    records = material()

    def work() -> None:
        for record in records:
            played_with_lists(record)

    return sum(len(record.moves) for record in records) / seconds(work)


def listed_moves() -> float:
    """Legal moves a second where nothing is done but list them, at every ply of all games."""
    game = catalogue.game("firenze")
    asked = [
        (state, seat)
        for record in material()
        for state in states(game, record)
        for seat in game.to_move(state)
    ]
    listed = sum(len(legal_moves(game, state, seat)) for state, seat in asked)

    def work() -> None:
        for state, seat in asked:
            legal_moves(game, state, seat)

    return listed / seconds(work)


FIGURES = (
    Figure("firenze replay", "moves/s judged and applied", "at least", 20_000, replayed_moves),
    Figure("firenze game", "ms for a four-player game", "at most", 30, whole_game),
    Figure("firenze plies", "plies/s with all legal moves", "at least", 18_000, listed_plies),
    Figure("firenze moves", "legal moves/s listed", "at least", 350_000, listed_moves),
)
