"""Standing: how far an estate has come when a round begins, in points that it may end with.

An outlook compares what may be done next with one estate; here estates are compared with each
other. What the things that an estate has are worth when a round begins was found in a thousand
games of four who played as journeymen do, and at times otherwise: by these figures the points by
which each was ahead at the end are met best. With the characters much is worth something else.
"""

from dataclasses import dataclass

from bot.games.princes.view import View
from bot.players.princes import cards, works
from bot.players.princes.journeyman import JOURNEYMAN
from bot.players.princes.scenarios import held


@dataclass(frozen=True, slots=True)
class _Figures:
    """What each of these is worth."""

    point: float
    florin: float
    works: float  # a point of what all works to come are likely to pay
    prestige: float  # and one of what the prestige cards in hand are
    profession: float
    jester: float
    recruiting: float
    bonus: float


# By the round that begins.
_PLAIN = {
    3: _Figures(0.70, 0.006, 0.55, 0.1, 0.9, 3.7, 1.8, 1.0),
    4: _Figures(0.77, 0.006, 0.56, 0.4, 0.9, 2.7, 2.3, 2.0),
    5: _Figures(0.86, 0.006, 0.61, 0.8, 0.2, 1.5, 2.3, 1.4),
    6: _Figures(0.97, 0.003, 0.69, 0.9, 0.1, 0.5, 2.7, 1.0),
    7: _Figures(0.99, 0.002, 0.60, 1.0, 0.8, 0.0, 2.5, 1.0),
}
_WITH_CHARACTERS = {
    3: _Figures(1.00, 0.004, 0.60, 0.8, 0.2, 0.0, 0.5, 0.5),
    4: _Figures(1.00, 0.005, 0.50, 1.0, 1.2, 0.3, 1.8, 0.7),
    5: _Figures(0.87, 0.005, 0.51, 1.1, 1.2, 0.0, 2.3, 0.5),
    6: _Figures(0.87, 0.004, 0.65, 0.9, 0.8, -1.0, 3.2, 0.5),
    7: _Figures(0.95, 0.008, 0.67, 0.9, 0.6, -1.0, 1.5, 1.5),
}


def standing(view: View) -> float:
    """What tells by how many points whoever sees so is likely to be ahead of others."""
    own = held(view, JOURNEYMAN)
    figures = (_WITH_CHARACTERS if view.characters else _PLAIN)[view.round]
    open_, hidden = own.estate.open, own.estate.hidden
    return (
        figures.point * open_.points
        + figures.florin * hidden.florins
        + figures.works * works.works_worth(view, own)
        + figures.prestige * sum([cards.prestige_hope(view, own, card) for card in hidden.prestige])
        + figures.profession * len(hidden.hand)
        + figures.jester * open_.jesters
        + figures.recruiting * open_.recruiting
        + figures.bonus * len(hidden.bonus)
    )
