"""The figures of one seat by which the fitted value judges a position at the start of a round."""

from functools import lru_cache

from bot.engine.notation import Names
from bot.engine.replace_and_memoize import memoize_by_identity
from bot.games.princes.box import Box
from bot.games.princes.state_parts import Open
from bot.games.princes.view import View
from bot.games.princes.works import missing_value
from bot.players.princes import evaluation, work_values
from bot.players.princes.imagined_estates import Scenario

WORKS_JUDGED = 4  # of the works in hand, the best
# Money is worth most while there is little of it.
FLORIN_STEPS = (700, 1500)
NAMES = (
    *("points", "florins", *(f"florins-to-{most}" for most in FLORIN_STEPS)),
    *("builder-1", "builder-2", "builder-3", "jesters", "jester-1", "jesters-per-work"),
    *("recruiting", "hand", "table", "bonus", "prestige"),
    *("freedoms", "landscapes", "landscape-kinds", "buildings", "idle-buildings"),
    *("building-wants", "landscape-wants", "freedom-wants", "shared-wants"),
    *(f"work-{at + 1}" for at in range(WORKS_JUDGED)),
    *(f"lacking-{at + 1}" for at in range(WORKS_JUDGED)),
    *(f"lacking-last-{at + 1}" for at in range(WORKS_JUDGED)),
    *("ready", "works-hoped", "bonus-worth", "best-bonus", "lifted"),
    *("prestige-now", "prestige-hoped", "free-squares", "turn-order", "common", "purse-worth"),
)


def find_features(view: View, own: Scenario) -> tuple[float, ...]:
    """The figures of the viewer with this estate, in the order of NAMES."""
    open_, hidden, mine = own.estate.open, own.estate.hidden, view.own
    assert mine is not None
    box, florins, held = view.box, hidden.florins, hidden.prestige
    cards = work_values.rate_cards(box, own)
    ahead, last = box.rounds - view.round, box.work_minimum(box.rounds)
    return (
        open_.points,
        florins / 100,
        *[min(florins, most) / 100 for most in FLORIN_STEPS],
        *_count_people(own),
        *_count_tiles(box, open_, hidden.hand),
        *_rate_works(cards.works, view.minimum, ahead, last),
        work_values.works_worth(view, own),
        sum(cards.bonus),
        max(cards.bonus, default=0),
        _count_liftable_works(cards.works, view.minimum, sum(cards.bonus)),
        sum([card.worth for card in mine.prestige]) if mine.prestige else 0,
        sum([evaluation.prestige_hope(view, own, card) for card in held]) if held else 0,
        view.estates[mine.seat].free_squares / 10,
        (mine.seat - view.starter) % len(view.estates),
        (len(hidden.hand) + open_.recruiting) * open_.jesters,
        evaluation.purse_worth(view, own, florins),
    )


def _count_people(own: Scenario) -> tuple[float, ...]:
    open_, hidden = own.estate.open, own.estate.hidden
    builders, jesters = open_.builders, open_.jesters
    to_come = min(len(hidden.hand) + open_.recruiting, own.slots / 2)
    return (
        *(builders > 0, builders > 1, builders > 2),
        *(jesters, jesters > 0, jesters * to_come),
        *(open_.recruiting, len(hidden.hand), len(open_.table)),
        *(len(hidden.bonus), len(hidden.prestige)),
    )


@memoize_by_identity
def _count_tiles(box: Box, open_: Open, hand: Names) -> tuple[float, ...]:
    """Tiles and freedoms, and how many wants of the works in hand they meet."""
    cards = [box.professions[card] for card in hand]
    standing = {tile.name for tile in open_.buildings}
    lands = {tile.name for tile in open_.landscapes}
    return (
        *(len(open_.freedoms), len(open_.landscapes), len(lands), len(standing)),
        len(standing - {card.building for card in cards}),
        sum([card.building in standing for card in cards]),
        sum([card.landscape in lands for card in cards]),
        sum([card.freedom in open_.freedoms for card in cards]),
        evaluation.points_saved_by_shared_wants(box, hand),
    )


@lru_cache(maxsize=4096)
def _rate_works(values: tuple[int, ...], minimum: int, ahead: int, last: int) -> tuple[float, ...]:
    """The best works in hand, what they lack now and in the end, and how many lack nothing."""
    best = [*values[:WORKS_JUDGED], *[0] * (WORKS_JUDGED - len(values))]
    return (
        *best,
        *[missing_value(value, minimum) for value in best],
        *[missing_value(value + ahead, last) for value in best],
        sum([value >= minimum for value in values]),
    )


@lru_cache(maxsize=4096)
def _count_liftable_works(values: tuple[int, ...], minimum: int, bonus: int) -> int:
    """How many works that are too small all bonus cards would lift."""
    return sum([0 < missing_value(value, minimum) <= bonus for value in values])
