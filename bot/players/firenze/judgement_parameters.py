"""The figures by which each level of computer players judges a position of Firenze."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, eq=False)  # there are few, and each is like itself alone
class Judgement:
    """The figures of a level; the defaults are those of the greedy player."""

    seal: float = 2.0  # points that a seal is worth elsewhere
    brick: float = 0.4  # what a brick is worth that no tower waits for: it pays for others
    kept: float = 0.86  # the chance that what is planned outlasts a turn
    pace: float = 2.0  # bricks laid on a tower in a turn
    not_begun: float = 0.95  # bricks that wait in the storehouse; they are safe, but it takes time
    starved: float = 0.8  # a tower stands, and there is no brick for the next turn

    # The luck of finding a brick in time, by its share of those that are about.
    luck_at_least: float = 0.3
    luck_by_share: float = 2.0
    luck_at_most: float = 0.92

    balcony_waits: float = 0.6  # that the one before it is fulfilled in time
    bell_tower: float = 5.0  # what it is worth to be free of the Campanile
    until_free: float = 0.4  # what is left of a commission while one is not

    turns_per_seal: float = 1.3
    # The chance of a flag in the end.
    lead_kept: float = 0.75
    lead_shared: float = 0.5
    step_behind: float = 0.4


GREEDY = Judgement()
# Seals are there to be used: saving them for better commissions loses time.
JOURNEYMAN = Judgement(
    seal=1.0, starved=0.65, luck_at_least=0.5, luck_by_share=1.0, balcony_waits=0.8
)
# Overrates high towers, time and luck.
APPRENTICE = Judgement(seal=3.0, kept=0.92, brick=0.6, luck_by_share=3.0)
