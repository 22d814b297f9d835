"""Rivals: what a lot is worth to others, as far as anybody can tell from what lies open."""

from bot.engine.copies import replace
from bot.engine.game import Seat
from bot.engine.recent import Recent
from bot.games.princes.estate import Estate, Hidden
from bot.games.princes.view import SeenEstate, View
from bot.players.princes.scenarios import Scenario

_SEEN = Recent[Scenario](most=8)


def seen(view: View, own: Scenario, seat: Seat) -> Scenario:
    """A rival's estate, with the purse of whoever looks at it where his own is covered.

    Covered professions are as good as recruiting cards: each of them may be whoever is wanted.
    """
    estate, rounds = view.estates[seat], view.box.rounds - view.round + 1
    slots = view.box.numbers.actions * rounds
    key = (estate, slots, own.estate.hidden.florins, own.judgement)
    return _SEEN.of(key, lambda: Scenario(_estate(estate, own), slots, own.judgement))


def _estate(seen: SeenEstate, own: Scenario) -> Estate:
    covered = seen.hand - len(seen.open.shown)
    florins = own.estate.hidden.florins if seen.florins is None else seen.florins
    open_ = replace(seen.open, recruiting=seen.open.recruiting + covered)
    return Estate(open_, Hidden(florins, seen.open.shown))
