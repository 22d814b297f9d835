"""The figures of one seat by which the fitted value judges a position of Firenze."""

from bot.games.firenze.state_parts import CELEBRATION, COLORS, ORDER, PERSONNEL
from bot.games.firenze.view import View
from bot.players.firenze import cards
from bot.players.firenze.evaluation import Outlook
from bot.players.firenze.judgement_parameters import JOURNEYMAN
from bot.players.fitted_value import find_weights, rate_seat

COLORS_JUDGED = 3  # of the colors, the most promising
NAMES = (
    *("points", "bricks-hoped", "seals", "stored", "stored-kinds"),
    *("towers", "levels", "highest", "ready", "best-ready", "next-ready"),
    *(f"color-{at + 1}" for at in range(COLORS_JUDGED)),
    *("flags", "flag-points", "celebrations", "celebrations-hoped", "personnel"),
    *("workshop", "warehouse", "palazzo", "trading-house", "owes-bell-tower"),
    *("turn-order", "has-turn", "is-ender"),
)


def find_features(view: View) -> tuple[float, ...]:
    """The figures of the viewer, in the order of NAMES."""
    outlook = Outlook(view, JOURNEYMAN)
    me, seat, seats = outlook.me, outlook.seat, len(view.builders)
    by_color = [
        outlook.worth_of_color(color, outlook.tower_heights(color), me.storehouse[ORDER[color]])
        for color in COLORS
    ]
    heights = [tower.height for tower in me.site]
    ready = sorted(
        [outlook.commission_worth(tower.color, tower.height) for tower in me.site], reverse=True
    )
    ready += [0.0, 0.0]
    flags = [family.majority.points for family in view.families if family.majority.seat == seat]
    held = [one.card for one in outlook.hand if one.card.kind == CELEBRATION]
    return (
        me.points,
        sum(by_color),
        me.seals,
        me.stored,
        sum([bool(many) for many in me.storehouse]),
        len(heights),
        sum(heights),
        max(heights, default=0),
        sum(ready),
        *ready[:2],
        *sorted(by_color, reverse=True)[:COLORS_JUDGED],
        len(flags),
        sum(flags),
        sum([one.points for one in outlook.hand]),
        sum([cards.worth_of_celebration(outlook, card) for card in held]),
        sum([one.card.kind == PERSONNEL for one in outlook.hand]),
        *[name in me.buildings for name in cards.A_TURN],
        me.owes_bell_tower,
        (seat - view.turn.seat) % seats,
        view.builders[seat].turn_left,
        view.ender == seat,
    )


def find_stage(view: View) -> int:
    """How near the end is: the seals that the first of all has used."""
    return view.box.numbers.seals[len(view.builders)] - min(one.seals for one in view.open_builders)


def kind_of_table(view: View) -> str:
    """The kind of table, for which weights of its own are fitted."""
    return f"{len(view.builders)}"


def evaluate_position(view: View) -> float:
    """The part of the expected margin due to the viewer."""
    weights = find_weights("firenze", kind_of_table(view), find_stage(view))
    return rate_seat(weights, find_features(view))
