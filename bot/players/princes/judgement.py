"""Judgement: the figures by which a guest weighs what nobody can know yet.

Who judges otherwise plays otherwise: guests of one school differ in these figures alone.
"""

from dataclasses import dataclass


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
