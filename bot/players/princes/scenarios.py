"""Scenarios: an estate that is not true yet, and the actions left to go on from there.

Whatever an estate gains, pays and counts the rules are asked.
"""

from dataclasses import dataclass

from bot.engine.game import Seat
from bot.engine.recent import Recent
from bot.games.princes import bargaining, favours, gains, laying, purse, works
from bot.games.princes.borders import opposite
from bot.games.princes.box import Box
from bot.games.princes.estate import Estate
from bot.games.princes.moves import PrincessWork, Work
from bot.games.princes.pieces import PRINCESS, Feat, Proposal, Tile
from bot.games.princes.view import View
from bot.players.princes.judgement import GREEDY, Judgement


@dataclass(frozen=True, slots=True)
class Scenario:
    """One estate, known to its owner, as it may come to be."""

    estate: Estate
    slots: int  # actions left in the whole game, the running turn included
    judgement: Judgement = GREEDY  # of whoever looks at it

    def with_(self, estate: Estate) -> "Scenario":
        """Another estate, and the same actions to come."""
        return Scenario(estate, self.slots, self.judgement)

    def acting(self, actions: int = 1) -> "Scenario":
        """So many actions fewer to come."""
        return Scenario(self.estate, self.slots - actions, self.judgement)


def held(view: View, judgement: Judgement = GREEDY) -> Scenario:
    """What the viewer holds: the scenario that is true."""
    return Scenario(view.mine, _slots_left(view), judgement)


def _slots_left(view: View) -> int:
    """The actions the viewer still has: it is he who is asked."""
    each_round = view.box.numbers.actions
    return _slots_this_round(view) + each_round * (view.box.rounds - view.round)


def _slots_this_round(view: View) -> int:
    assert view.own is not None
    asked, each_round = view.asked, view.box.numbers.actions
    if asked.bargain and view.viewer == asked.bargain.partner:
        return each_round if _acts_later(view, asked.bargain.builder) else 0
    if view.phase == "action":
        return asked.actions
    # Before they are auctioned, characters serve whom they served the round before.
    is_hired = view.phase == "characters"
    character = view.estates[view.own.seat].character if is_hired else ""
    return favours.actions_with(view.box, character)


def _acts_later(view: View, acting: Seat) -> bool:
    """Whether the viewer's own turn comes after the one that is running."""
    assert view.viewer is not None
    seats = len(view.estates)
    return (view.viewer - view.starter) % seats > (acting - view.starter) % seats


# What may come of a decision


_PAID = Recent[Scenario](most=4)  # many things cost the same


def paying(box: Box, own: Scenario, price: int) -> Scenario:
    """After a payment; what is lacking is raised by selling points (ruling 4)."""
    return _PAID.of((price, own, box), lambda: own.with_(purse.paid(box, own.estate, price)[0]))


def with_landscape(box: Box, own: Scenario, landscape: str) -> Scenario:
    """Laid out somewhere."""
    open_ = laying.with_landscape(box, own.estate.open, _somewhere(landscape))
    return own.with_(Estate(open_, own.estate.hidden))


def with_building(box: Box, own: Scenario, building: str) -> Scenario:
    """Built somewhere, and paid for."""
    paid = paying(box, own, box.building_cost(own.estate.open.builders))
    return _built(box, paid, _somewhere(building))


def _somewhere(name: str) -> Tile:
    return Tile(name, "", 0)


def _built(box: Box, own: Scenario, tile: Tile) -> Scenario:
    open_ = laying.with_building(box, own.estate.open, tile)
    return own.with_(Estate(open_, own.estate.hidden))


def as_builder(box: Box, own: Scenario, proposal: Proposal, price: int) -> Scenario:
    """Built together, the neighbour paying so much for it."""
    estate, _ = bargaining.builder_paid(box, own.estate, price)
    tile = Tile(proposal.building, proposal.square, proposal.turn, across=proposal.side)
    return _built(box, own.with_(estate), tile)


def as_partner(box: Box, own: Scenario, proposal: Proposal, price: int) -> Scenario:
    """Built together, for so much paid to the builder."""
    estate, _ = bargaining.partner_paid(box, own.estate, price)
    tile = Tile(proposal.building, proposal.square, proposal.turn, across=opposite(proposal.side))
    return _built(box, own.with_(estate), tile)


def with_card(own: Scenario, deck: str, card: str) -> Scenario:
    return own.with_(gains.with_card(own.estate, deck, card))


def working(view: View, own: Scenario, work: Work | PrincessWork, value: int) -> Scenario:
    """A work of this value completed and paid; for the Princess's no card changes its place."""
    if isinstance(work, PrincessWork):
        feat = Feat(view.round, PRINCESS, value)
        return own.acting().with_(works.paid_for(view.box, own.estate, feat, work.points))
    feat = Feat(view.round, work.profession, value)
    return own.acting().with_(works.completed(view.box, own.estate, work, feat))
