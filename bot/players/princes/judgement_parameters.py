"""The figures by which each level of computer players judges an estate."""

from dataclasses import dataclass

from bot.engine.replace_and_memoize import replace


@dataclass(frozen=True, slots=True, eq=False)  # there are few, and each is like itself alone
class Judgement:
    """The figures of a level; the defaults are those of the greedy player."""

    # Points per florin. A work pays a point or 200 florins; points are sold for half of that, or
    # an action is lost for want of money. When nothing is left to buy, money breaks ties
    # (ruling 15).
    florin: float = 1 / 200
    florin_soon: float = 1 / 120
    florin_to_spare: float = 1 / 1000
    # The likely price of a round's object, by the number of players, and the cost of an action on
    # average. The last round is mostly works, which pay for the rest.
    lot: tuple[int, ...] = (0, 0, 350, 450, 600, 700)
    action: int = 250
    last_round: float = 0.3

    buildings_per_slot: float = 0.2  # with fourteen actions: three buildings

    # Works completed with the actions left, along with all that works need: with fourteen actions
    # not quite seven.
    works_per_slot: float = 0.45
    works_at_least: float = 0.5
    # Value that each round adds to every later work.
    growth: float = 0.9
    halfway: float = 0.4  # of the rounds ahead are over when an average work is completed
    lift: float = 3.0  # what an action adds to a work that is still too small
    # A profession is chosen among five, so more of its wants are met than on average. A higher
    # figure would keep it from inviting any.
    unknown_wants: float = 1.2
    invited: float = 3.5  # points a profession costs: 300 florins, and an action for other good
    recruited: float = 1.0  # points a recruited profession costs: others had the better use of it
    best_work: float = 0.7  # points that a work to come wins on average as the best of its round

    # Whether bonus cards count to lift works over a minimum, and the value that each gains in a
    # round.
    lifts: bool = False
    bonus_growth: float = 0.0
    ready: float = 0.0  # what a work is worth beside that could be completed at once, early on
    within_reach: float = 5.0  # what one may lack that is nearly so
    typical_best: float = 0.0  # how far the best works of others are above the usual ones

    # Points besides works and building costs: per action left for so many builders and for each
    # jester; for each recruiting card.
    builders: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0)
    jester: float = 0.0
    recruiting: float = 0.0
    idle_building: float = 0.0  # points that a building costs for which there is no work
    fond_of_building: float = 0.0  # points that a building seems to be worth besides

    value_share: float = 0.0  # of the outlook that comes from the fitted value

    # Prestige cards
    kept_a_round: float = 0.92  # the chance that a lead outlasts a round
    won_a_round: float = 0.12  # and that one is won in it
    met_a_round: float = 0.24  # that a round brings a thing that a card still needs

    # The share of a lot's gain that its price takes, by the number of rivals who are still without
    # an object. The last one without pays the opening bid.
    eaten_up: tuple[float, ...] = (0.0, 0.3, 0.45, 0.55)


GREEDY = Judgement()
APPRENTICE: Judgement = replace(GREEDY, jester=0.06, florin_soon=0.0075, fond_of_building=2.75)
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
    value_share=0.5,
    kept_a_round=0.905,
    won_a_round=0.105,
    met_a_round=0.12,
    eaten_up=(0.0, 0.15, 0.3, 0.4),
)
# A player who never raises a bid pays the opening bid, and keeps a hundred more than that, as he
# sells no points.
CAREFUL: Judgement = replace(JOURNEYMAN, lot=(0, 0, 400, 300, 300, 300))
