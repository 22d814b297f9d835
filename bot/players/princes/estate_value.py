"""The outlook of an estate: by the figures of a judgement, by the fitted value, or by both."""

from bot.engine.replace_and_memoize import memoize_by_identity, replace
from bot.games.princes.view import View
from bot.players.fitted_value import find_weights, rate_seat
from bot.players.princes import evaluation
from bot.players.princes.features import find_features
from bot.players.princes.imagined_estates import Scenario, current_scenario
from bot.players.princes.judgement_parameters import JOURNEYMAN

FIRST_STAGE = 3  # the first round whose start tells something
_LAST_STAGE = 7  # the round whose start tells most: in shorter games, too, it is the last one


def evaluate_estate(view: View, own: Scenario) -> float:
    """The points this estate is likely to bring, as its judgement trusts the fitted value."""
    share, judged = own.judgement.value_share, evaluation.judge_estate(view, own)
    if not share or view.automa or view.round == view.box.rounds:
        return judged
    return judged + share * (rate_estate_by_fitted_value(view, own) - judged)


def kind_of_table(view: View) -> str:
    """The kind of table, for which weights of its own are fitted."""
    return f"{view.size}{'c' if view.characters else ''}"


def evaluate_position(view: View) -> float:
    """The part of the expected margin due to the viewer, at the start of a round."""
    return _rate(view, current_scenario(view, JOURNEYMAN))


def rate_estate_by_fitted_value(view: View, own: Scenario) -> float:
    """The part of the expected margin due to this estate, if the next round began with it."""
    then, slots = _skip_to_next_round(view)
    return _rate(then, Scenario(own.estate, slots, own.judgement))


@memoize_by_identity
def _skip_to_next_round(view: View) -> tuple[View, int]:
    """The same table as the next round begins, and the actions left from there."""
    box = view.box
    next_ = min(max(FIRST_STAGE, view.round + 1), box.rounds)
    then = replace(view, round=next_, minimum=box.work_minimum(next_))
    return then, box.numbers.actions * (box.rounds - next_ + 1)


def _rate(view: View, own: Scenario) -> float:
    stage = _LAST_STAGE - (view.box.rounds - view.round)
    weights = find_weights("princes", kind_of_table(view), stage)
    return rate_seat(weights, find_features(view, own))
