"""Imagined estates to evaluate, and the figures by which a level judges them."""

from dataclasses import dataclass

from bot.engine.frozen_values import RecentAnswers, replace
from bot.engine.game import Seat
from bot.games.princes import bargaining, economy, favours, placement, works
from bot.games.princes.board import opposite
from bot.games.princes.box import Box
from bot.games.princes.moves import PrincessWork, Work
from bot.games.princes.pieces import PRINCESS, Estate, Feat, Proposal, Tile
from bot.games.princes.view import View


@dataclass(frozen=True, slots=True, eq=False)  # there are few, and each is like itself alone
class Judgement:
    """What a guest believes; as it stands here, the greedy one."""

    # Money: what a work pays is a point, or 200 florins. Whoever runs short sells points for half
    # of what a work pays for them, or misses his action. When nothing is left to buy, money
    # breaks ties (ruling 15).
    florin: float = 1 / 200
    florin_soon: float = 1 / 120
    florin_to_spare: float = 1 / 1000
    # What a round's object is likely to cost, by the number of players, and what an action,
    # works being free. The last round is mostly works, and they pay for the rest.
    lot: tuple[int, ...] = (0, 0, 350, 450, 600, 700)
    action: int = 250
    last_round: float = 0.3

    buildings_per_slot: float = 0.2  # with fourteen actions: three buildings

    # Works a sensible player completes with the actions left, along with all that works need: with
    # fourteen actions not quite seven.
    works_per_slot: float = 0.45
    works_at_least: float = 0.5
    # What each round's auction and actions add to the value of every later work.
    growth: float = 0.9
    halfway: float = 0.4  # of the rounds ahead are over when an average work is completed
    lift: float = 3.0  # what an action adds to a work that is still too small
    # A profession is chosen among five, so its wants are met more often than those of one by lot.
    # Were this higher, he would rather dream of a profession than invite one.
    unknown_wants: float = 1.2
    invited: float = 3.5  # points a profession costs: 300 florins, and an action for other good
    recruited: float = 1.0  # a recruiting card takes one that somebody else had the better use of
    best_work: float = 0.7  # points that a work to come wins on average as the best of its round

    # Whether he counts on bonus cards to lift works over a minimum, and what each of them grows
    # by in a round.
    lifts: bool = False
    bonus_growth: float = 0.0
    ready: float = 0.0  # what a work is worth beside that could be completed at once, early on
    within_reach: float = 5.0  # what one may lack that is nearly so
    typical_best: float = 0.0  # how far the best works of others are above the usual ones

    # What people bring beside what works and building costs tell: by the actions left, so many
    # builders and each jester; each recruiting card.
    builders: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0)
    jester: float = 0.0
    recruiting: float = 0.0
    idle_building: float = 0.0  # points that a building costs for which there is no work
    # How many points better than anything else a lot has to be for a rival before he is made to
    # pay more for it, and how many may be lost should he let it go after all; None: never.
    sure: float | None = None
    daring: float = 0.0

    # Prestige cards
    kept_a_round: float = 0.92  # the chance that a lead outlasts a round
    won_a_round: float = 0.12  # and that one is won in it
    met_a_round: float = 0.24  # that a round brings a thing that a card still needs

    # The part of a lot's use that its price eats up, by the rivals who are still without an
    # object. The last one without pays the opening bid and keeps it all.
    eaten_up: tuple[float, ...] = (0.0, 0.3, 0.45, 0.55)


GREEDY = Judgement()
APPRENTICE: Judgement = replace(GREEDY, jester=0.06, florin_soon=0.0075)
JOURNEYMAN: Judgement = replace(
    GREEDY,
    florin=0.0058,
    florin_soon=0.0091,
    action=265,
    last_round=0.4,
    buildings_per_slot=0.19,
    works_per_slot=0.53,
    works_at_least=0.65,
    growth=1.02,
    lift=2.75,
    unknown_wants=0.8,
    invited=4.3,
    recruited=0.95,
    best_work=1.2,
    lifts=True,
    bonus_growth=0.24,
    ready=2.0,
    typical_best=0.2,
    builders=(0.0, 0.13, 0.41, 0.5),
    jester=0.055,
    recruiting=2.2,
    idle_building=5.0,
    kept_a_round=0.905,
    won_a_round=0.105,
    met_a_round=0.12,
    eaten_up=(0.0, 0.15, 0.3, 0.4),
    sure=-4.5,
    daring=9,
)


@dataclass(frozen=True, slots=True)
class Scenario:
    """One estate, known to its owner, as it may come to be."""

    estate: Estate
    slots: int  # actions left in the whole game, the running turn included
    judgement: Judgement = GREEDY  # of whoever looks at it

    def with_estate(self, estate: Estate) -> "Scenario":
        """Another estate, and the same actions to come."""
        return Scenario(estate, self.slots, self.judgement)

    def after_actions(self, actions: int = 1) -> "Scenario":
        """So many actions fewer to come."""
        return Scenario(self.estate, self.slots - actions, self.judgement)


def current_scenario(view: View, judgement: Judgement = GREEDY) -> Scenario:
    """What the viewer holds: the scenario that is true."""
    return Scenario(view.mine, _actions_left(view), judgement)


def _actions_left(view: View) -> int:
    """The actions the viewer still has: it is he who is asked."""
    each_round = view.box.numbers.actions
    return _actions_this_round(view) + each_round * (view.box.rounds - view.round)


def _actions_this_round(view: View) -> int:
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


_PAID = RecentAnswers[Scenario](most=4)  # many things cost the same


def after_payment(box: Box, own: Scenario, price: int) -> Scenario:
    """After a payment; what is lacking is raised by selling points (ruling 4)."""
    return _PAID.get_or_find(
        (price, own, box),
        lambda: own.with_estate(economy.pay_with_points(box, own.estate, price)[0]),
    )


def with_landscape(box: Box, own: Scenario, landscape: str) -> Scenario:
    """Laid out somewhere."""
    open_ = placement.with_landscape(box, own.estate.open, _tile_somewhere(landscape))
    return own.with_estate(Estate(open_, own.estate.hidden))


def with_building(box: Box, own: Scenario, building: str) -> Scenario:
    """Built somewhere, and paid for."""
    paid = after_payment(box, own, box.building_cost(own.estate.open.builders))
    return _with_tile_built(box, paid, _tile_somewhere(building))


def _tile_somewhere(name: str) -> Tile:
    return Tile(name, "", 0)


def _with_tile_built(box: Box, own: Scenario, tile: Tile) -> Scenario:
    open_ = placement.with_building(box, own.estate.open, tile)
    return own.with_estate(Estate(open_, own.estate.hidden))


def with_building_as_builder(box: Box, own: Scenario, proposal: Proposal, price: int) -> Scenario:
    """Built together, the neighbour paying so much for it."""
    estate, _ = bargaining.pay_as_builder(box, own.estate, price)
    tile = Tile(proposal.building, proposal.square, proposal.turn, across=proposal.side)
    return _with_tile_built(box, own.with_estate(estate), tile)


def with_building_as_partner(box: Box, own: Scenario, proposal: Proposal, price: int) -> Scenario:
    """Built together, for so much paid to the builder."""
    estate, _ = bargaining.pay_as_partner(box, own.estate, price)
    tile = Tile(proposal.building, proposal.square, proposal.turn, across=opposite(proposal.side))
    return _with_tile_built(box, own.with_estate(estate), tile)


def with_card(own: Scenario, deck: str, card: str) -> Scenario:
    return own.with_estate(economy.with_card(own.estate, deck, card))


def after_work(view: View, own: Scenario, work: Work | PrincessWork, value: int) -> Scenario:
    """A work of this value completed and paid; for the Princess's no card changes its place."""
    if isinstance(work, PrincessWork):
        feat = Feat(view.round, PRINCESS, value)
        return own.after_actions().with_estate(
            works.pay_for_work(view.box, own.estate, feat, work.points)
        )
    feat = Feat(view.round, work.profession, value)
    return own.after_actions().with_estate(works.complete_work(view.box, own.estate, work, feat))
