"""The golden games of *The Princes of Florence* in which neighbours build together."""

from bot.engine.game import legal_moves
from bot.games.princes.bargaining import Bargaining
from bot.games.princes.land_grid import neighbours
from bot.games.princes.moves import Accept, Build, Counter, Decline, Offer, Retract
from tests.golden.princes import GREEDY, MIXED, RANDOM, at, over, told, undoes, wins_with
from tests.golden.recipes import Moment, Recipe


def pays_more_than_it_costs(moment: Moment) -> bool:
    """The builder makes a profit of it."""
    costs = told(moment, "builds-together")
    prices = told(moment, "accepts-price")
    return any(
        price["price"].amount > cost["price"].amount  # type: ignore[union-attr]
        for price, cost in zip(prices, costs, strict=True)
    )


def agrees_to_an_answer(moment: Moment) -> bool:
    """It is the builder who agrees: the partner had named another price."""
    question = moment.before.state.question
    return isinstance(moment.move, Accept) and question.seat == question.builder


def answers_an_answer(moment: Moment) -> bool:
    question = moment.before.state.question
    return isinstance(moment.move, Counter) and question.seat == question.builder


def declines(moment: Moment) -> bool:
    return isinstance(moment.move, Decline)


def takes_back_while_the_partner_thinks(moment: Moment) -> bool:
    question = moment.before.state.question
    return isinstance(moment.move, Retract) and question.seat == question.partner


def sells_points_to_pay_a_neighbour(moment: Moment) -> bool:
    return bool(told(moment, "accepts-price")) and bool(told(moment, "sells-points"))


def builds_alone_at_a_border(moment: Moment) -> bool:
    move, seat = moment.move, moment.entry.seat
    if not isinstance(move, Build) or seat is None:
        return False
    state = moment.before.state
    ground = moment.view().box.borders
    bits = ground.bits_if_laid(move.building, move.square, move.turn)
    sides = neighbours(len(state.estates), seat)
    return any(bits & ground.bits_along(side) for side, _ in sides)


def shares_with_both_neighbours(moment: Moment) -> bool:
    across = [{tile.across for tile in e.open.buildings} for e in moment.after.state.estates]
    return any({"east", "west"} <= sides for sides in across)


def an_offer_is_left_standing_by_an_undo(moment: Moment) -> bool:
    """An answer is taken back, and the offer stands as before."""
    return undoes(Counter)(moment) and isinstance(moment.after.state.question, Bargaining)


def names_a_price_beyond_the_neighbours_purse(moment: Moment) -> bool:
    """He is asked all the same, and only to agree is not among what he may do."""
    if not isinstance(moment.move, Offer):
        return False
    state = moment.after.state
    legal = legal_moves(moment.game, state, state.question.seat)
    return Accept(moment.move.florins) not in legal


def asks_for_more_than_any_building_costs(moment: Moment) -> bool:
    return isinstance(moment.move, Offer) and moment.move.florins > 700


ON = {"together": "on"}
OPEN = {"deal": "open", "money": "open", "together": "on"}

RECIPES = (
    Recipe("together-two", at(2, **ON), GREEDY, "Two build across their one border.", over),
    Recipe(
        "together-three",
        at(3, **ON),
        GREEDY,
        "Somebody shares buildings with both neighbours.",
        shares_with_both_neighbours,
    ),
    Recipe(
        "together-four",
        at(4, **ON),
        GREEDY,
        "The builder agrees to what the partner answers.",
        agrees_to_an_answer,
    ),
    Recipe(
        "together-five",
        at(5, **ON),
        GREEDY,
        "A partner pays more than the building costs.",
        pays_more_than_it_costs,
    ),
    Recipe("together-high-score", at(4, **ON), GREEDY, "Somebody wins with 80.", wins_with(80)),
    Recipe("together-wild", at(2, **OPEN, freedoms="4"), RANDOM, "All is open and wild.", over),
    Recipe("together-declined", at(5, **ON), RANDOM, "An offer is declined.", declines),
    Recipe(
        "together-haggled",
        at(3, **ON),
        RANDOM,
        "The builder answers a price with another one.",
        answers_an_answer,
    ),
    Recipe(
        "together-withdrawn",
        at(4, **ON),
        RANDOM,
        "An offer is taken back while the partner thinks.",
        takes_back_while_the_partner_thinks,
        impatient=True,
    ),
    Recipe(
        "together-points",
        at(4, **ON),
        RANDOM,
        "Points are sold to pay a neighbour.",
        sells_points_to_pay_a_neighbour,
    ),
    Recipe(
        "together-alone",
        at(5, **ON),
        MIXED,
        "A building stands alone at a border.",
        builds_alone_at_a_border,
    ),
    Recipe(
        "together-beyond-a-purse",
        at(3, **ON),
        RANDOM,
        "A price is named that a neighbour cannot pay.",
        names_a_price_beyond_the_neighbours_purse,
        rules=2,
    ),
    Recipe(
        "together-at-any-price",
        at(3, **ON),
        RANDOM,
        "More is asked of a neighbour than any building costs.",
        asks_for_more_than_any_building_costs,
        rules=3,
    ),
    Recipe(
        "together-undone",
        at(3, **ON),
        RANDOM,
        "An answer to an offer is taken back.",
        an_offer_is_left_standing_by_an_undo,
        fickle=True,
    ),
    Recipe(
        "together-undone-offer",
        at(2, **ON),
        MIXED,
        "An offer is taken back by undoing it.",
        undoes(Offer),
        fickle=True,
    ),
)
