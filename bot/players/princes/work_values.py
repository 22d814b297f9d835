"""Evaluate works: their pay now and later, and the chance of the best work."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from bot.engine.notation import Names
from bot.engine.replace_and_memoize import memoize_by_identity
from bot.games.princes.box import Box
from bot.games.princes.moves import PrincessWork, Work
from bot.games.princes.state_parts import Estate, Hidden, Open
from bot.games.princes.view import View
from bot.games.princes.works import (
    bonus_card_worth,
    find_wants,
    jester_and_card_values,
    missing_value,
    sum_work,
    value_of_wants_met,
)
from bot.players.princes.imagined_estates import Scenario
from bot.players.princes.judgement_parameters import Judgement

POINTS_PER_VALUE = 0.5  # paid as points; as florins it is worth the same


class RatedCards(NamedTuple):
    """What cards in hand are worth in an estate."""

    works: tuple[int, ...]  # the values without bonus cards, the best first
    bonus: tuple[int, ...]  # what each adds
    for_all: int  # what any other work would be worth without its wants
    wants_met: float  # what its wants would add on average


def rate_cards(box: Box, own: Scenario) -> RatedCards:
    """The values of works and bonus cards in hand."""
    open_, hidden = own.estate.open, own.estate.hidden
    return _rate_cards(box, open_, hidden.hand, hidden.bonus, hidden.prestige)


@memoize_by_identity
def _rate_cards(box: Box, open_: Open, hand: Names, bonus: Names, prestige: Names) -> RatedCards:
    estate = Estate(open_, Hidden(0, hand, bonus, prestige))
    for_all, met = (
        sum(jester_and_card_values(box, estate)),
        _met_want_values(box, *find_wants(open_)),
    )
    values = sorted([for_all + met.by_profession[card] for card in hand], reverse=True)
    return RatedCards(
        tuple(values),
        tuple([bonus_card_worth(box, estate, card) for card in bonus]),
        for_all + box.numbers.work_card,  # the invited profession is a card more
        met.on_average,
    )


def works_worth(view: View, own: Scenario) -> float:
    """The points that all works to come are likely to pay."""
    box, estate, judgement, cards = view.box, own.estate, own.judgement, rate_cards(view.box, own)
    unknown = cards.for_all + judgement.unknown_wants * cards.wants_met
    hoped = _expected_pay_of_works(
        box, judgement, view.round, own.slots, cards.works, estate.open.recruiting, unknown
    )
    if not cards.bonus:
        return hoped
    if judgement.lifts:
        return hoped + _points_added_by_bonus_cards(
            box, judgement, view.round, own.slots, cards.works, cards.bonus
        )
    if not own.slots or not cards.works:  # to play them with
        return hoped
    return hoped + POINTS_PER_VALUE * sum(cards.bonus)


@lru_cache(maxsize=4096)
def _points_added_by_bonus_cards(
    box: Box,
    judgement: Judgement,
    round_: int,
    slots: int,
    values: tuple[int, ...],
    worths: tuple[int, ...],
) -> float:
    """The points that bonus cards add to works in hand: each goes where it adds most."""
    grown, gained = [float(value) for value in values[:slots]], 0.0
    growth = judgement.bonus_growth * (box.rounds - round_)
    for more in sorted(worths, reverse=True):
        best, at = 0.0, -1
        for place, value in enumerate(grown):
            lifted = _expected_pay(box, judgement, round_, slots, value + more + growth)
            gain = lifted - _expected_pay(box, judgement, round_, slots, value)
            if gain > best:
                best, at = gain, place
        if at >= 0:
            gained += best
            grown[at] += more + growth
    return gained


@lru_cache(maxsize=4096)  # most scenarios change something else
def _expected_pay_of_works(
    box: Box,
    judgement: Judgement,
    round_: int,
    slots: int,
    values: tuple[int, ...],
    recruiting: int,
    unknown: float,
) -> float:
    """The likely pay of works in hand of these values, and of works still unknown."""
    known = sum([_expected_pay(box, judgement, round_, slots, value) for value in values[:slots]])
    if judgement.ready:
        known += _worth_of_ready_works(box, judgement, round_, values)
    ahead = min(slots, judgement.works_per_slot * slots + judgement.works_at_least)
    missing = ahead - len(values)
    if missing <= 0:  # there is no time for more
        return known
    each = _expected_pay(box, judgement, round_, slots, unknown)
    recruited = min(missing, recruiting)
    invited = missing - recruited
    return known + (
        recruited * max(0.0, each - judgement.recruited)
        + invited * max(0.0, each - judgement.invited)
    )


def _worth_of_ready_works(
    box: Box, judgement: Judgement, round_: int, values: Sequence[int]
) -> float:
    """The points for works that can be completed in this round, since their pay buys more."""
    minimum, near = box.work_minimum(round_), judgement.within_reach
    ready = [
        max(0.0, 1 - missing_value(value, minimum) / near)
        for value in values[: box.numbers.actions]
    ]
    return judgement.ready * sum(ready) * (box.rounds - round_) / box.rounds


def value_added_by_cards(
    box: Box, own: Scenario, deck: str, cards: Sequence[str]
) -> dict[str, int]:
    """The value that each of these professions or bonus cards adds."""
    if deck == "profession":
        met = _met_want_values(box, *find_wants(own.estate.open))
        return {card: met.by_profession[card] for card in cards}
    return {card: bonus_card_worth(box, own.estate, card) for card in cards}


@dataclass(frozen=True, slots=True)
class _MetWantValues:
    """The value of met wants, by profession and on average."""

    by_profession: Mapping[str, int]
    on_average: float


@lru_cache(maxsize=256)
def _met_want_values(
    box: Box, buildings: Names, landscapes: Names, freedoms: Names
) -> _MetWantValues:
    values = {
        card: sum(value_of_wants_met(box, card, buildings, landscapes, freedoms))
        for card in box.professions
    }
    return _MetWantValues(values, sum(values.values()) / len(values))


# One work


def work_value(view: View, work: Work | PrincessWork) -> int:
    """The value of this work if it is completed now."""
    own = view.my
    if isinstance(work, PrincessWork):
        assert own.princess is not None
        return own.princess.value
    played = next(card for card in own.hand if card.card.name == work.profession)
    return played.sum.value + sum(card.worth for card in own.bonus if card.name in work.bonus)


@lru_cache(maxsize=1024)  # the same few values come again and again
def _expected_pay(box: Box, judgement: Judgement, round_: int, slots: int, value: float) -> float:
    """The points that a work of this value now is likely to bring sooner or later."""
    grown = value + judgement.growth * judgement.halfway * (box.rounds - round_)
    reached = _chance_of_minimum(box, judgement, round_, slots, value)
    return reached * (POINTS_PER_VALUE * grown + judgement.best_work)


def _chance_of_minimum(
    box: Box, judgement: Judgement, round_: int, slots: int, value: float
) -> float:
    """The chance that a work of this value now reaches the minimum of its round."""
    lacking = _easiest_minimum(box, round_, judgement.growth) - value
    if lacking <= 0:
        return 1.0
    # One action must be left for the work itself.
    lifted = judgement.lift * (slots - 1)
    return max(0.0, 1 - lacking / (lifted + 1)) ** 2


def _easiest_minimum(box: Box, round_: int, growth: float) -> float:
    """The value now that suffices for some round, since works and minima grow."""
    return min(
        box.work_minimum(later) - growth * (later - round_)
        for later in range(round_, box.rounds + 1)
    )


def chance_to_complete_work(view: View, own: Scenario, profession: str) -> float:
    """How likely the work of this profession in hand gets over a minimum, without much help."""
    judgement = own.judgement
    value = sum_work(view.box, own.estate, profession).value
    short = _easiest_minimum(view.box, view.round, judgement.growth) - value
    return min(1.0, max(0.0, 1 - short / judgement.within_reach))


# The best work of the round

# A work of this value wins about every second time, in rounds 1 to 7.
BEST_WORK = (9, 11, 14, 16, 18, 20, 22)
BEST_WORK_SPREAD = 8  # from one that never wins to one that always does


def best_work_hope(view: View, judgement: Judgement, value: int) -> float:
    """The points a work of this value, completed now, can expect as the best of the round."""
    me, seats = view.my.seat, len(view.estates)
    if value <= view.estates[me].best_work:
        return 0.0
    if any(value < estate.best_work for estate in view.estates):
        return 0.0
    to_follow = (view.starter - me - 1) % seats
    typical = BEST_WORK[view.round - 1] + judgement.typical_best
    wins = min(1.0, max(0.0, 0.5 + (value - typical) / BEST_WORK_SPREAD))
    # Not all who follow complete a work.
    best: float = wins ** (to_follow / 2)
    return view.box.numbers.best_work_points * best
