"""Setting up the table (Rules p. 2, two players p. 10)."""

from dataclasses import replace

from bot.engine.chance import Chance
from bot.engine.game import Seat, Setup
from bot.games.princes.box import Box
from bot.games.princes.options import chosen
from bot.games.princes.pieces import CHARACTERS
from bot.games.princes.state import Characters, Choosing, Decks, Estate, State, Stock


def laid_out(box: Box, setup: Setup, chance: Chance) -> State:
    """The table before the first choice: four professions dealt to each seat."""
    options, seats, numbers = chosen(setup), setup.seats, box.numbers
    professions = chance.shuffled(list(box.professions), "professions")
    hands = [
        professions[seat * numbers.dealt : (seat + 1) * numbers.dealt] for seat in range(seats)
    ]
    florins = box.starting_florins(seats)
    starter = Seat(chance.below(seats, "starting player"))
    return State(
        rules=setup.rules,
        options=options,
        round=1,
        starter=starter,
        question=Choosing(("",) * seats),
        estates=tuple(
            _with_characters(estate) if options.characters else estate
            for estate in (
                Estate(florins, hand, hand if options.open_deal else ()) for hand in hands
            )
        ),
        stock=Stock(
            landscapes=(numbers.landscapes,) * len(box.landscape_order),
            buildings=(numbers.buildings,) * len(box.building_order),
            freedoms=_freedoms(box, seats, options.extra_freedoms, chance),
            recruiting=numbers.recruiting,
            jesters=numbers.jesters,
            builders=numbers.builders,
        ),
        decks=Decks(
            profession=professions[seats * numbers.dealt :],
            bonus=chance.shuffled(list(box.bonus), "bonus"),
            prestige=chance.shuffled(list(box.prestige), "prestige"),
        ),
        characters=Characters(box.favours.banker_florins) if options.characters else None,
    )


def _with_characters(estate: Estate) -> Estate:
    """Ruling 18: nobody sells points, and there is one more source of them."""
    return replace(estate, earned=(0,) * (CHARACTERS + 1), may_sell=False)


def _freedoms(box: Box, seats: int, extra: int, chance: Chance) -> tuple[int, ...]:
    """One fewer of each than players; ruling 8: two players add some of different types by lot."""
    added = chance.shuffled(list(box.freedom_order), "freedoms")[:extra]
    return tuple(seats - 1 + (name in added) for name in box.freedom_order)
