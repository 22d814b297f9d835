"""The journeyman: plays like the greedy guest, and judges better what things are worth.

His figures were found in ten thousand games of four who each judged a little otherwise than the
others: what brought more points than theirs was kept.
"""

from bot.engine.chance import Chance
from bot.engine.copies import replace
from bot.games.princes.moves import Move
from bot.games.princes.view import View
from bot.players.guest import Situation
from bot.players.princes.greedy import answered
from bot.players.princes.judgement import GREEDY, Judgement
from bot.players.princes.scenarios import held

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


def choose(situation: Situation[Move, View], _: Chance) -> Move:
    """His answer follows from what he sees: he needs no luck."""
    view = situation.look()
    return answered(view, held(view, JOURNEYMAN), situation)
