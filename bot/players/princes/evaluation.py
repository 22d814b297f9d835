"""Evaluate an estate: the points it is likely to bring, its prestige and unseen cards included."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import comb

from bot.engine.game import Seat
from bot.engine.replace_and_memoize import RecentAnswers, memoize_by_identity
from bot.games.princes.box import Box, PrestigeCard
from bot.games.princes.final_scoring import count_for_card, lead_for_card
from bot.games.princes.payments_and_gains import count_thing
from bot.games.princes.view import SeenEstate, View
from bot.players.princes.imagined_estates import Scenario
from bot.players.princes.judgement_parameters import Judgement
from bot.players.princes.work_values import works_worth

# The best of five cards from the top of a deck


def expected_best_worth(view: View, cards: Sequence[str], worth: Callable[[str], float]) -> float:
    """The average worth of the best of the cards that the rules allow to look at."""
    ranked = sorted(map(worth, cards), reverse=True)
    looked_at = min(view.box.numbers.drawn, len(ranked))
    draws = comb(len(ranked), looked_at)
    # Of all draws, those in which a card is the best leave out every better one.
    return sum(
        value * comb(len(ranked) - better - 1, looked_at - 1) / draws
        for better, value in enumerate(ranked)
    )


def unseen_professions(view: View) -> list[str]:
    seen = {card.card.name for card in view.my.hand}
    for estate in view.estates:
        seen.update(estate.open.table, estate.open.shown)
    if view.automa:
        seen.update(card for dummy in view.automa.dummies for card in dummy.faceup)
    return [name for name in view.box.professions if name not in seen]


def unseen_bonus(view: View) -> list[str]:
    seen = {*view.spent, *(card.name for card in view.my.bonus)}
    if view.automa:
        seen.update(view.automa.bonus)
    return [name for name in view.box.bonus if name not in seen]


def unseen_prestige(view: View) -> list[str]:
    seen = {card.name for card in view.my.prestige}
    for estate in view.estates:
        seen.update(estate.revealed)
    return [name for name in view.box.prestige if name not in seen]


# Professions

# Points saved by two professions that want the same: it is paid once.
SAME_BUILDING = 2.0
SAME_LANDSCAPE = 1.2
SAME_FREEDOM = 1.2


@memoize_by_identity
def points_saved_by_shared_wants(box: Box, hand: Sequence[str]) -> float:
    """The points that these professions save each other."""
    cards = [box.professions[card] for card in hand]
    return sum(
        SAME_BUILDING * (one.building == other.building)
        + SAME_LANDSCAPE * (one.landscape == other.landscape)
        + SAME_FREEDOM * (one.freedom == other.freedom)
        for at, one in enumerate(cards)
        for other in cards[:at]
    )


# Prestige cards

LIKELIEST = 0.9  # chance at most of getting a missing thing
STEP_BEHIND = 0.5  # factor of the chance to catch up for each further step behind
SQUARES_OF_A_TILE = 4


_BEST_PRESTIGE = RecentAnswers[float](most=8)


def best_prestige_hope(view: View, own: Scenario) -> float:
    """The expected points of the best of the next prestige cards."""
    unseen, hidden = unseen_prestige(view), own.estate.hidden
    mine = (view.my.seat, own.slots, own.judgement, own.estate.open, hidden.hand, hidden.prestige)
    key = (*mine, view.open_estates, unseen, view.box)
    return _BEST_PRESTIGE.get_or_find(
        key, lambda: expected_best_worth(view, unseen, lambda c: prestige_hope(view, own, c))
    )


def prestige_hope(view: View, own: Scenario, name: str) -> float:
    """The points a prestige card is likely to bring at the end (Rules p. 19)."""
    card, judgement = view.box.prestige[name], own.judgement
    rounds_ahead = own.slots / view.box.numbers.actions
    if card.needs:
        missing = sum(
            max(0, least - count_thing(view.box, own.estate, thing)) for thing, least in card.needs
        )
        met: float = min(LIKELIEST, judgement.met_a_round * rounds_ahead) ** missing
        return card.points * met
    ahead = _prestige_lead(view, own, card)
    kept: float = judgement.kept_a_round**rounds_ahead
    won = judgement.won_a_round * rounds_ahead
    if ahead > 0:
        return card.points * kept
    if ahead == 0:
        return card.shared * kept + (card.points - card.shared) * won / 2
    caught_up: float = won * STEP_BEHIND ** (-ahead - 1)
    return card.shared * caught_up


def _prestige_lead(view: View, own: Scenario, card: PrestigeCard) -> float:
    """The lead over the best opponent; where squares are counted, in tiles."""
    others = _opponents_counts_for_card(view.box, view.estates, view.my.seat, card)
    ahead = lead_for_card(card, count_for_card(view.box, own.estate.open, card), others)
    return ahead / SQUARES_OF_A_TILE if card.fewest else ahead


@memoize_by_identity
def _opponents_counts_for_card(
    box: Box, estates: tuple[SeenEstate, ...], me: Seat, card: PrestigeCard
) -> list[int]:
    """What all others have of what the card compares."""
    return [count_for_card(box, estate.open, card) for estate in estates if estate.seat != me]


def judge_estate(view: View, own: Scenario) -> float:
    """The points this estate is likely to bring by the end, by the figures of its judgement."""
    estate = own.estate
    return (
        estate.open.points
        + purse_worth(view, own, estate.hidden.florins)
        + works_worth(view, own)
        + _people_worth(own)
        + sum([prestige_hope(view, own, card) for card in estate.hidden.prestige])
        - _cost_of_buildings_to_come(view, own)
    )


def purse_worth(view: View, own: Scenario, florins: int) -> float:
    """The points that cash is worth: most if it is wanted soon, least if it is to spare."""
    judgement = own.judgement
    soon, later = _florins_wanted(view.box, judgement, view.size, view.round, own.slots)
    near = min(florins, soon)
    far = min(florins - near, later)
    return (
        near * judgement.florin_soon
        + far * judgement.florin
        + (florins - near - far) * judgement.florin_to_spare
    )


@lru_cache(maxsize=256)
def _florins_wanted(
    box: Box, judgement: Judgement, size: int, round_: int, slots: int
) -> tuple[int, int]:
    """The florins wanted until the next round's works, and those wanted after that."""
    rounds_ahead = box.rounds - round_
    running = slots - box.numbers.actions * rounds_ahead
    now = judgement.action if running else 0
    if not rounds_ahead:
        return now, 0
    a_round = judgement.lot[size] + judgement.action
    last_round = int(judgement.last_round * a_round)
    if rounds_ahead == 1:
        return now + last_round, 0
    return now + a_round, (rounds_ahead - 2) * a_round + last_round + judgement.action


def _cost_of_buildings_to_come(view: View, own: Scenario) -> float:
    """The points that the buildings to come will cost, less with builders."""
    cost = view.box.building_cost(own.estate.open.builders)
    judgement = own.judgement
    return judgement.buildings_per_slot * own.slots * cost * judgement.florin


def _people_worth(own: Scenario) -> float:
    """The points that builders, jesters and recruiting cards bring besides."""
    judgement, open_ = own.judgement, own.estate.open
    a_slot = judgement.builders[open_.builders] + judgement.jester * open_.jesters
    return a_slot * own.slots + judgement.recruiting * min(open_.recruiting, own.slots)
