"""Works: what they are worth now, how likely they are later, and what the best one may win."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.engine.notation import Names
from bot.games.princes.box import Box
from bot.games.princes.moves import PrincessWork, Work
from bot.games.princes.view import View
from bot.games.princes.works import common, found, wants_met, worth
from bot.players.princes.scenarios import Scenario

# Works a sensible player completes with the actions left, along with all that works need: with
# fourteen actions not quite seven.
WORKS_PER_SLOT = 0.45
WORKS_AT_LEAST = 0.5

# What each round's auction and actions add to the value of every later work.
GROWTH = 0.9
HALFWAY = 0.4  # of the rounds ahead are over when an average work is completed
LIFT = 3.0  # what an action adds to a work that is still too small

# A profession is chosen among five, so its wants are met more often than those of one by lot.
# Were this higher, he would rather dream of a profession than invite one.
UNKNOWN_WANTS = 1.2
INVITED = 3.5  # points a profession costs: 300 florins, and an action that could do other good
RECRUITED = 1.0  # a recruiting card takes one that somebody else had the better use of

POINTS_PER_VALUE = 0.5  # paid as points; as florins it is worth the same
BEST_WORK_SHARE = 0.7  # points that a work to come wins on average as the best of its round


def works_worth(view: View, own: Scenario) -> float:
    """The points that all works to come are likely to pay."""
    box, estate = view.box, own.estate
    hand, recruiting = estate.hidden.hand, estate.open.recruiting
    for_all, met = sum(common(box, estate)), _all_wants_met(box, *found(estate.open))
    values = tuple(sorted([for_all + met.of[card] for card in hand], reverse=True))
    # The invited profession is a card more.
    unknown = for_all + box.numbers.work_card + met.unknown
    hoped = _hoped_of_all(box, view.round, own.slots, values, recruiting, unknown)
    return hoped + _bonus_cards(box, own) if estate.hidden.bonus else hoped


@lru_cache(maxsize=4096)  # most scenarios change something else
def _hoped_of_all(
    box: Box, round_: int, slots: int, values: tuple[int, ...], recruiting: int, unknown: float
) -> float:
    """What works of these values in hand are likely to pay, and those of unknown professions."""
    known = sum([_pay(box, round_, slots, value) for value in values[:slots]])
    ahead = min(slots, WORKS_PER_SLOT * slots + WORKS_AT_LEAST)
    missing = ahead - len(values)
    if missing <= 0:  # there is no time for more
        return known
    each = _pay(box, round_, slots, unknown)
    recruited = min(missing, recruiting)
    invited = missing - recruited
    return known + (recruited * max(0.0, each - RECRUITED) + invited * max(0.0, each - INVITED))


def added_by(box: Box, own: Scenario, deck: str, cards: Sequence[str]) -> dict[str, int]:
    """What of these professions or bonus cards makes each of them worth more than the others."""
    if deck == "profession":
        met = _all_wants_met(box, *found(own.estate.open))
        return {card: met.of[card] for card in cards}
    return {card: worth(box, own.estate, card) for card in cards}


@dataclass(frozen=True, slots=True)
class _Met:
    """What it adds that professions find what they want: each of them, and one nobody knows yet."""

    of: Mapping[str, int]
    unknown: float


@lru_cache(maxsize=256)
def _all_wants_met(box: Box, buildings: Names, landscapes: Names, freedoms: Names) -> _Met:
    everybody = box.professions
    of = {card: sum(wants_met(box, card, buildings, landscapes, freedoms)) for card in everybody}
    return _Met(of, UNKNOWN_WANTS * sum(of.values()) / len(of))


def _bonus_cards(box: Box, own: Scenario) -> float:
    """Bonus cards in hand, as long as there are works to play them with."""
    hidden = own.estate.hidden
    if not own.slots or not hidden.hand:
        return 0.0
    return POINTS_PER_VALUE * sum([worth(box, own.estate, card) for card in hidden.bonus])


# One work


def work_value(view: View, work: Work | PrincessWork) -> int:
    """The value of this work if it is completed now."""
    own = view.own
    assert own is not None
    if isinstance(work, PrincessWork):
        assert own.princess is not None
        return own.princess.value
    played = next(card for card in own.hand if card.card.name == work.profession)
    return played.sum.value + sum(card.worth for card in own.bonus if card.name in work.bonus)


@lru_cache(maxsize=1024)  # the same few values come again and again
def _pay(box: Box, round_: int, slots: int, value: float) -> float:
    """The points that a work of this value now is likely to bring some time."""
    grown = value + GROWTH * HALFWAY * (box.rounds - round_)
    return _reach(box, round_, slots, value) * (POINTS_PER_VALUE * grown + BEST_WORK_SHARE)


def _reach(box: Box, round_: int, slots: int, value: float) -> float:
    """How likely a work of this value now gets over the minimum of its round."""
    lacking = _easiest_minimum(box, round_) - value
    if lacking <= 0:
        return 1.0
    # One action must be left for the work itself.
    lifted = LIFT * (slots - 1)
    return max(0.0, 1 - lacking / (lifted + 1)) ** 2


def _easiest_minimum(box: Box, round_: int) -> float:
    """What a work must be worth now to be completed some time: it grows, and the minima do."""
    return min(
        box.minimum(later) - GROWTH * (later - round_) for later in range(round_, box.rounds + 1)
    )


# The best work of the round

# A work of this value wins about every second time, in rounds 1 to 7.
BEST_WORK = (9, 11, 14, 16, 18, 20, 22)
BEST_WORK_SPREAD = 8  # from one that never wins to one that always does


def best_work_hope(view: View, value: int) -> float:
    """The points a work of this value, completed now, can expect as the best of the round."""
    assert view.own is not None
    me, seats = view.own.seat, len(view.estates)
    if value <= view.estates[me].best_work:
        return 0.0
    if any(value < estate.best_work for estate in view.estates):
        return 0.0
    to_follow = (view.starter - me - 1) % seats
    typical = BEST_WORK[view.round - 1]
    wins = min(1.0, max(0.0, 0.5 + (value - typical) / BEST_WORK_SPREAD))
    # Not all who follow complete a work.
    best: float = wins ** (to_follow / 2)
    return view.box.numbers.best_work_points * best
