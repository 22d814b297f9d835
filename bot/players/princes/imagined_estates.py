"""Imagined estates to evaluate, with the actions left to them."""

from dataclasses import dataclass

from bot.engine.game import Seat
from bot.engine.replace_and_memoize import RecentAnswers
from bot.games.princes import bargaining, character_favours, payments_and_gains, tile_laying, works
from bot.games.princes.box import Box
from bot.games.princes.land_grid import opposite
from bot.games.princes.moves import Offer, PrincessWork, Work
from bot.games.princes.state_parts import PRINCESS, DoneWork, Estate, Tile
from bot.games.princes.view import View
from bot.players.princes.judgement_parameters import GREEDY, Judgement


@dataclass(frozen=True, slots=True)
class Scenario:
    """An estate that is known or imagined, with the actions left to it."""

    estate: Estate
    slots: int  # actions left in the whole game, the running turn included
    judgement: Judgement = GREEDY  # figures by which it is evaluated

    def with_estate(self, estate: Estate) -> "Scenario":
        """The scenario of another estate with the same actions left."""
        return Scenario(estate, self.slots, self.judgement)

    def after_actions(self, actions: int = 1) -> "Scenario":
        """The same estate with so many actions fewer left."""
        return Scenario(self.estate, self.slots - actions, self.judgement)


def current_scenario(view: View, judgement: Judgement = GREEDY) -> Scenario:
    """The viewer's own estate as it is."""
    return Scenario(view.mine, _actions_left(view), judgement)


def _actions_left(view: View) -> int:
    """The actions left to the viewer in the whole game."""
    each_round = view.box.numbers.actions
    return _actions_this_round(view) + each_round * (view.box.rounds - view.round)


def _actions_this_round(view: View) -> int:
    asked, each_round = view.asked, view.box.numbers.actions
    if asked.bargain and view.viewer == asked.bargain.partner:
        return each_round if _acts_later(view, asked.bargain.builder) else 0
    if view.phase == "action":
        return asked.actions
    # Before its auction a character still serves its owner of the round before.
    is_hired = view.phase == "characters"
    character = view.estates[view.my.seat].character if is_hired else ""
    return character_favours.actions_with_character(view.box, character)


def _acts_later(view: View, acting: Seat) -> bool:
    """Whether the viewer's own turn comes after the one that is running."""
    assert view.viewer is not None
    seats = len(view.estates)
    return (view.viewer - view.starter) % seats > (acting - view.starter) % seats


# Estates after a decision


_PAID = RecentAnswers[Scenario](most=4)  # many things cost the same


def after_payment(box: Box, own: Scenario, price: int) -> Scenario:
    """After a payment, with points sold for missing cash (ruling 4)."""
    return _PAID.get_or_find(
        (price, own, box),
        lambda: own.with_estate(
            payments_and_gains.pay_selling_points_if_short(box, own.estate, price)[0]
        ),
    )


def with_landscape(box: Box, own: Scenario, landscape: str) -> Scenario:
    """With a landscape, wherever it lies."""
    open_ = tile_laying.with_landscape(box, own.estate.open, _tile_somewhere(landscape))
    return own.with_estate(Estate(open_, own.estate.hidden))


def with_building(box: Box, own: Scenario, building: str) -> Scenario:
    """With a building, wherever it stands, and paid."""
    paid = after_payment(box, own, box.building_cost(own.estate.open.builders))
    return _with_tile_built(box, paid, _tile_somewhere(building))


def _tile_somewhere(name: str) -> Tile:
    return Tile(name, "", 0)


def _with_tile_built(box: Box, own: Scenario, tile: Tile) -> Scenario:
    open_ = tile_laying.with_building(box, own.estate.open, tile)
    return own.with_estate(Estate(open_, own.estate.hidden))


def with_building_as_builder(box: Box, own: Scenario, proposal: Offer, price: int) -> Scenario:
    """With a building built together, for which the neighbour pays so much."""
    estate, _ = bargaining.pay_as_builder(box, own.estate, price)
    tile = Tile(proposal.building, proposal.square, proposal.turn, across=proposal.side)
    return _with_tile_built(box, own.with_estate(estate), tile)


def with_building_as_partner(box: Box, own: Scenario, proposal: Offer, price: int) -> Scenario:
    """Built together, for so much paid to the builder."""
    estate, _ = bargaining.pay_as_partner(box, own.estate, price)
    tile = Tile(proposal.building, proposal.square, proposal.turn, across=opposite(proposal.side))
    return _with_tile_built(box, own.with_estate(estate), tile)


def with_card(own: Scenario, deck: str, card: str) -> Scenario:
    return own.with_estate(payments_and_gains.with_card(own.estate, deck, card))


def after_work(view: View, own: Scenario, work: Work | PrincessWork, value: int) -> Scenario:
    """A work of this value completed and paid; for the Princess's no card changes its place."""
    if isinstance(work, PrincessWork):
        feat = DoneWork(view.round, PRINCESS, value)
        return own.after_actions().with_estate(
            works.pay_for_work(view.box, own.estate, feat, work.points)
        )
    feat = DoneWork(view.round, work.profession, value)
    return own.after_actions().with_estate(works.complete_work(view.box, own.estate, work, feat))
