"""The figures of one seat by which the fitted value judges a position at the start of a round."""

from bot.games.princes.view import View
from bot.games.princes.works import lacking, worth
from bot.players.princes import evaluation, works
from bot.players.princes.scenarios import Scenario

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
    return (
        open_.points,
        hidden.florins / 100,
        *[min(hidden.florins, most) / 100 for most in FLORIN_STEPS],
        *_count_people(own),
        *_count_tiles(view, own),
        *_rate_works(view, own),
        sum([card.worth for card in mine.prestige]),
        sum([evaluation.prestige_hope(view, own, card) for card in hidden.prestige]),
        view.estates[mine.seat].free_squares / 10,
        (mine.seat - view.starter) % len(view.estates),
        (len(hidden.hand) + open_.recruiting) * open_.jesters,
        evaluation.purse_worth(view, own, hidden.florins),
    )


def _count_people(own: Scenario) -> tuple[float, ...]:
    open_, hidden = own.estate.open, own.estate.hidden
    to_come = min(len(hidden.hand) + open_.recruiting, own.slots / 2)
    return (
        *[open_.builders > at for at in range(3)],
        open_.jesters,
        open_.jesters >= 1,
        open_.jesters * to_come,
        open_.recruiting,
        len(hidden.hand),
        len(open_.table),
        len(hidden.bonus),
        len(hidden.prestige),
    )


def _count_tiles(view: View, own: Scenario) -> tuple[float, ...]:
    """Tiles and freedoms, and how many wants of the works in hand they meet."""
    open_, hand = own.estate.open, own.estate.hidden.hand
    cards = [view.box.professions[card] for card in hand]
    standing = {tile.name for tile in open_.buildings}
    lands = {tile.name for tile in open_.landscapes}
    return (
        len(open_.freedoms),
        len(open_.landscapes),
        len(lands),
        len(standing),
        len(standing - {card.building for card in cards}),
        sum([card.building in standing for card in cards]),
        sum([card.landscape in lands for card in cards]),
        sum([card.freedom in open_.freedoms for card in cards]),
        evaluation.shared_want_points(view.box, hand),
    )


def _rate_works(view: View, own: Scenario) -> tuple[float, ...]:
    """The best works in hand, what they lack now and in the end, and what bonus cards add."""
    box, estate, minimum = view.box, own.estate, view.minimum
    values = works.hand_values(box, own)
    best = [*values[:WORKS_JUDGED], *[0] * (WORKS_JUDGED - len(values))]
    ahead, last = box.rounds - view.round, box.minimum(box.rounds)
    bonus = [worth(box, estate, card) for card in estate.hidden.bonus]
    return (
        *best,
        *[lacking(value, minimum) for value in best],
        *[lacking(value + ahead, last) for value in best],
        sum([value >= minimum for value in values]),
        works.works_worth(view, own),
        sum(bonus),
        max(bonus, default=0),
        sum([0 < lacking(value, minimum) <= sum(bonus) for value in values]),
    )
