"""What an estate gains beside tiles: people, freedoms and cards, with the points they bring."""

from dataclasses import replace

from bot.games.princes import purse
from bot.games.princes.box import Box
from bot.games.princes.estate import Estate
from bot.games.princes.pieces import BUILDERS


def with_builder(box: Box, estate: Estate) -> Estate:
    """Rules p. 5: the second and the third builder bring points."""
    open_ = estate.open
    points = box.numbers.builder_points if open_.builders else 0
    return replace(
        estate,
        open=replace(
            open_,
            builders=open_.builders + 1,
            earned=purse.gained(open_.earned, BUILDERS, points),
        ),
    )


def with_jester(estate: Estate) -> Estate:
    return replace(estate, open=replace(estate.open, jesters=estate.open.jesters + 1))


def with_recruiting(estate: Estate) -> Estate:
    return replace(estate, open=replace(estate.open, recruiting=estate.open.recruiting + 1))


def with_freedom(estate: Estate, freedom: str) -> Estate:
    return replace(estate, open=replace(estate.open, freedoms=(*estate.open.freedoms, freedom)))


def with_card(estate: Estate, deck: str, card: str) -> Estate:
    """A card of the deck of this name, in hand."""
    hidden = estate.hidden
    match deck:
        case "profession":
            return replace(estate, hidden=replace(hidden, hand=(*hidden.hand, card)))
        case "bonus":
            return replace(estate, hidden=replace(hidden, bonus=(*hidden.bonus, card)))
    return replace(estate, hidden=replace(hidden, prestige=(*hidden.prestige, card)))


def with_recruit(estate: Estate, profession: str) -> Estate:
    """The profession taken into hand, everybody looking on, for one recruiting card."""
    open_, hidden = estate.open, estate.hidden
    return Estate(
        replace(open_, shown=(*open_.shown, profession), recruiting=open_.recruiting - 1),
        replace(hidden, hand=(*hidden.hand, profession)),
    )
