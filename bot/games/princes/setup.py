"""Set up the table as its options say (Rules p. 2, two players and solo p. 10)."""

from bot.engine.game import Option, Seat, Setup
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.games.princes.box import AUTOMA_BACKS, Automa, Box, Printed
from bot.games.princes.card_choices_and_recruiting import GivingBack
from bot.games.princes.state import Characters, Column, Decks, Solo, State, Stock
from bot.games.princes.state_parts import CHARACTERS, Estate, Hidden, Open, Options


def set_up_table(box: Box, setup: Setup, chance: Chance) -> State:
    """The table before the first choice: four professions dealt to each seat."""
    options, seats, numbers = parse_options(setup), setup.seats, box.numbers
    professions = chance.shuffled(list(box.professions), "professions")
    if options.level:
        return _set_up_solo(box, setup, professions, chance)
    hands = [
        professions[seat * numbers.dealt : (seat + 1) * numbers.dealt] for seat in range(seats)
    ]
    florins = box.starting_florins(seats)
    return State(
        rules=setup.rules,
        options=options,
        round=1,
        starter=Seat(chance.draw_below(seats, "starting player")),
        question=GivingBack(("",) * seats),
        estates=tuple(
            _estate_with_characters(estate) if options.characters else estate
            for estate in (
                Estate(Open(shown=hand if options.open_deal else ()), Hidden(florins, hand))
                for hand in hands
            )
        ),
        stock=_make_stock(box, _count_freedom_tokens(box, seats, options.extra_freedoms, chance)),
        decks=_make_decks(box, professions[seats * numbers.dealt :], chance),
        characters=Characters(box.favours.banker_florins) if options.characters else None,
    )


def _set_up_solo(box: Box, setup: Setup, professions: tuple[str, ...], chance: Chance) -> State:
    """Rules p. 10: four professions for the player, three for Wolfgang and for each dummy."""
    assert box.automa is not None
    options, numbers = parse_options(setup), box.numbers
    own, rest = professions[: numbers.dealt], professions[numbers.dealt :]
    kept = [rest[at * numbers.kept : (at + 1) * numbers.kept] for at in range(1 + options.dummies)]
    florins = box.starting_florins(options.dummies + 2)
    return State(
        rules=setup.rules,
        options=options,
        round=1,
        starter=Seat(chance.draw_below(2, "starting player")),
        question=GivingBack(("",)),
        estates=(
            Estate(Open(), Hidden(florins, own)),
            Estate(Open(), Hidden(box.automa_florins(options.level), kept[0])),
        ),
        stock=_make_stock(box, (box.automa.freedoms,) * len(box.freedom_order)),
        decks=_make_decks(box, rest[len(kept) * numbers.kept :], chance),
        solo=Solo(
            _shuffle_automa_deck(box.automa, chance), tuple(Column(cards) for cards in kept[1:])
        ),
    )


def _shuffle_automa_deck(automa: Automa, chance: Chance) -> tuple[str, ...]:
    """Rules p. 10: the cards of each back shuffled by themselves, those of round 1 on top."""
    return tuple(
        card
        for back in AUTOMA_BACKS
        for card in chance.shuffled(
            [card.name for card in automa.cards if card.back == back], f"automa {back}"
        )
    )


def _make_stock(box: Box, freedoms: tuple[int, ...]) -> Stock:
    numbers = box.numbers
    return Stock(
        landscapes=(numbers.landscapes,) * len(box.landscape_order),
        buildings=(numbers.buildings,) * len(box.building_order),
        freedoms=freedoms,
        recruiting=numbers.recruiting,
        jesters=numbers.jesters,
        builders=numbers.builders,
    )


def _make_decks(box: Box, professions: tuple[str, ...], chance: Chance) -> Decks:
    return Decks(
        profession=professions,
        bonus=chance.shuffled(list(box.bonus), "bonus"),
        prestige=chance.shuffled(list(box.prestige), "prestige"),
    )


def _estate_with_characters(estate: Estate) -> Estate:
    """Ruling 18: nobody sells points, and there is one more source of them."""
    return replace(
        estate, open=replace(estate.open, earned=(0,) * (CHARACTERS + 1), may_sell=False)
    )


def _count_freedom_tokens(box: Box, seats: int, extra: int, chance: Chance) -> tuple[int, ...]:
    """One fewer of each than players; ruling 8: two players add some of different types by lot."""
    added = chance.shuffled(list(box.freedom_order), "freedoms")[:extra]
    return tuple(seats - 1 + (name in added) for name in box.freedom_order)


DEAL = Option("deal", ("secret", "open"))  # ruling 1
MONEY = Option("money", ("covered", "open"))  # ruling 22
FREEDOMS = Option("freedoms", ("5", "4"))  # Rules p. 10: two players only
CHARACTERS_OPTION = Option("characters", ("off", "on"))  # The Muse and the Princess
TOGETHER = Option("together", ("off", "on"))  # co-operative building
LEVEL = Option("level", ("standard", "easy", "hard"))  # Rules p. 10: alone against the Automa
DUMMIES = Option("dummies", ("2", "3"))  # a table for four, or for five


def offered_options(printed: Printed, seats: int) -> tuple[Option, ...]:
    """What this many may choose; an edition without an expansion's tables knows nothing of it."""
    if seats == 1:
        return (LEVEL, DUMMIES)
    freedoms = (FREEDOMS,) if seats == 2 else ()
    characters = (CHARACTERS_OPTION,) if printed.characters else ()
    together = (TOGETHER,) if printed.side_b else ()
    return (DEAL, MONEY, *freedoms, *characters, *together)


def parse_options(setup: Setup) -> Options:
    if setup.seats == 1:
        return Options(
            open_deal=False,
            open_money=True,  # there is nobody to cover it from
            extra_freedoms=0,
            level=setup.option(LEVEL),
            dummies=int(setup.option(DUMMIES)),
        )
    freedoms = int(setup.option(FREEDOMS)) if setup.seats == 2 else 3
    return Options(
        open_deal=setup.option(DEAL) == "open",
        open_money=setup.option(MONEY) == "open",
        extra_freedoms=freedoms - 3,
        characters=setup.option(CHARACTERS_OPTION) == "on",
        together=setup.option(TOGETHER) == "on",
    )
