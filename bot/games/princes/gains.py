"""What an estate gains beside tiles: people, freedoms and cards, with the points they bring."""

from bot.engine.copies import replace
from bot.games.princes import purse
from bot.games.princes.box import Box
from bot.games.princes.estate import Estate
from bot.games.princes.pieces import BUILDERS


def with_builder(box: Box, estate: Estate) -> Estate:
    """Rules p. 5: the second and the third builder bring points."""
    own = estate.open
    earned = purse.gained(own.earned, BUILDERS, box.numbers.builder_points if own.builders else 0)
    return Estate(replace(own, builders=own.builders + 1, earned=earned), estate.hidden)


def with_jester(estate: Estate) -> Estate:
    return Estate(replace(estate.open, jesters=estate.open.jesters + 1), estate.hidden)


def with_recruiting(estate: Estate) -> Estate:
    return Estate(replace(estate.open, recruiting=estate.open.recruiting + 1), estate.hidden)


def with_freedom(estate: Estate, freedom: str) -> Estate:
    freedoms = (*estate.open.freedoms, freedom)
    return Estate(replace(estate.open, freedoms=freedoms), estate.hidden)


def with_card(estate: Estate, deck: str, card: str) -> Estate:
    """A card of the deck of this name, in hand."""
    hidden = estate.hidden
    match deck:
        case "profession":
            hidden = replace(hidden, hand=(*hidden.hand, card))
        case "bonus":
            hidden = replace(hidden, bonus=(*hidden.bonus, card))
        case _:
            hidden = replace(hidden, prestige=(*hidden.prestige, card))
    return Estate(estate.open, hidden)


def with_recruit(estate: Estate, profession: str) -> Estate:
    """The profession taken into hand, everybody looking on, for one recruiting card."""
    own, hidden = estate.open, estate.hidden
    return Estate(
        replace(own, shown=(*own.shown, profession), recruiting=own.recruiting - 1),
        replace(hidden, hand=(*hidden.hand, profession)),
    )
