"""What lies within reach: the works in hand against the minimum of every round that is to come.

All of it follows from what lies open and one's own hand. What others take first, what an auction
will cost and what a card that nobody has drawn will be, nobody knows.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations

from bot.engine.game import Seat
from bot.engine.notation import Names
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Named
from bot.games.princes import (
    auction,
    character_favours,
    land_grid,
    payments_and_gains,
    tile_laying,
    works,
)
from bot.games.princes.moves import Build
from bot.games.princes.state_parts import Estate, Tile
from bot.games.princes.view import InHand, Supply, View

JESTER = Named("lot", "jester")
CARD = Named("deck", "profession")  # whichever it is, it counts


@dataclass(frozen=True, slots=True)
class ComingTurn:
    """An action turn that is to come, and what can be had before a work is completed in it."""

    round: int
    purchases: int
    lots: int


@dataclass(frozen=True, slots=True)
class Aid:
    """Something that would lift a work."""

    thing: Named
    price: int | None  # None: it is auctioned


@dataclass(frozen=True, slots=True)
class WorkWay:
    """How a work comes to what a round asks for, and what it is worth then."""

    aids: tuple[Aid, ...]
    bonus: Names
    value: int

    @property
    def price(self) -> int:
        """Of what has one."""
        return sum([aid.price for aid in self.aids if aid.price])

    @property
    def lots(self) -> int:
        return sum([aid.price is None for aid in self.aids])


@dataclass(frozen=True, slots=True)
class RoundGoal:
    """A round that is to come, and the cheapest way to complete the work in it."""

    round: int
    minimum: int
    way: WorkWay | None  # None: out of reach


@dataclass(frozen=True, slots=True)
class Prospect:
    """A work in hand; what it wants and can't have any more; and what each round asks of it."""

    held: InHand
    barred: tuple[Named, ...]
    goals: tuple[RoundGoal, ...]

    @property
    def name(self) -> str:
        return self.held.card.name

    @property
    def value(self) -> int:
        """As things stand, without bonus cards."""
        return self.held.sum.value


# The turns


def turns_to_come(view: View, turn: Seat | None, left: int | None = None) -> Iterator[ComingTurn]:
    """All own action turns that are to come; `turn` is whose one is running.

    Where the first of them is planned, so many actions are `left` of it.
    """
    usual, purchases = view.box.numbers.actions, -1  # the work takes an action, too
    lots = int(turn is None and view.my.seat in view.buyers)
    actions = _actions_now(view, turn)
    for round_ in range(view.round, view.box.rounds + 1):
        if round_ > view.round:
            actions, lots = usual, lots + 1
        if actions and left is not None:
            actions, left = left, None
        if actions:
            purchases += actions
            yield ComingTurn(round_, purchases, lots)


def _actions_now(view: View, turn: Seat | None) -> int:
    """What this round still has for its owner."""
    seat, order = view.my.seat, view.turn_order
    if view.scores is not None:
        return 0
    if turn == seat:
        return view.asked.actions
    if turn is not None and order.index(seat) < order.index(turn):
        return 0
    return character_favours.actions_with_character(view.box, view.estates[seat].character)


# The works


def find_prospects(view: View, turns: Sequence[ComingTurn]) -> tuple[Prospect, ...]:
    """Every work in hand, the one that is the least far off before all others."""
    found = [_make_prospect(view, held, turns) for held in view.my.hand]
    return tuple(sorted(found, key=_prospect_sort_key))


def _prospect_sort_key(one: Prospect) -> tuple[int, int]:
    reached = sum([goal.way is not None and not goal.way.aids for goal in one.goals])
    return -reached, -one.held.sum.value


def _make_prospect(view: View, held: InHand, turns: Sequence[ComingTurn]) -> Prospect:
    things = list(wants_missing(held))
    barred = tuple([thing for thing in things if not _is_available(view, thing)])
    ways = list(_ways_to_lift(view, held, list(_find_aids(view, things))))
    return Prospect(held, barred, tuple([_find_goal(view, held, one, ways) for one in turns]))


def wants_missing(held: InHand) -> Iterator[Named]:
    """What this work wants and has not found."""
    card, found = held.card, held.sum
    if not found.building:
        yield Named("building", card.building)
    if not found.landscape:
        yield Named("landscape", card.landscape)
    if not found.freedom:
        yield Named("freedom", card.freedom)


def _find_aids(view: View, things: Sequence[Named]) -> Iterator[Aid]:
    """All that would lift such a work and can be had; what it wants by name first."""
    for thing in (*things, JESTER, CARD):
        if _is_available(view, thing):
            yield Aid(thing, price_now(view, thing))


def price_now(view: View, thing: Named) -> int | None:
    """What it costs now; None where it is auctioned."""
    numbers = view.box.numbers
    match thing.kind:
        case "building":
            return view.box.building_cost(view.mine.open.builders)
        case "freedom":
            return numbers.freedom_cost
        case "deck":
            return numbers.profession_cost
    return None


def _is_available(view: View, thing: Named) -> bool:
    """Whether there is one left, and room for it."""
    name, seat, estates = thing.name, view.my.seat, view.open_estates
    match thing.kind:
        case "building":
            shut = tile_laying.closed_squares(view.box, estates, seat, name)
            return _is_in_supply(view.buildings, name) and land_grid.has_room_for(
                view.box.ground, name, shut
            )
        case "landscape":
            shut = tile_laying.closed_squares(view.box, estates, seat, name)
            is_left = auction.is_landscape_left(view.box, estates, name)
            return is_left and land_grid.has_room_for(view.box.ground, name, shut)
        case "freedom":
            return _is_in_supply(view.freedoms, name)
        case "deck":
            return _is_in_supply(view.decks, name)
    return any(stack.left for stack in view.stacks if stack.lot == name)


def _is_in_supply(supplies: Sequence[Supply], name: str) -> bool:
    return any(supply.left for supply in supplies if supply.name == name)


def estate_with_things(view: View, *things: Named) -> Estate:
    """One's estate once it has these, wherever they lie."""
    estate = view.mine
    for thing in things:
        estate = _with_thing(view, estate, thing)
    return estate


def _with_thing(view: View, estate: Estate, thing: Named) -> Estate:
    match thing.kind:
        case "building" | "landscape":
            tile = Tile(thing.name, "", 0)
            return Estate(tile_laying.with_tile(view.box, estate.open, tile), estate.hidden)
        case "freedom":
            return payments_and_gains.with_freedom(estate, thing.name)
        case "deck":
            return payments_and_gains.with_card(estate, thing.name, "")
    return payments_and_gains.with_jester(estate)


def _ways_to_lift(view: View, held: InHand, aids: Sequence[Aid]) -> Iterator[WorkWay]:
    """Each choice of these, with the fewest bonus cards for each value that it can come to."""
    choices = chain.from_iterable(combinations(aids, many) for many in range(len(aids) + 1))
    for chosen in choices:
        estate = estate_with_things(view, *(aid.thing for aid in chosen))
        value = works.sum_work(view.box, estate, held.card.name).value
        worths = [
            (card, works.bonus_card_worth(view.box, estate, card)) for card in estate.hidden.bonus
        ]
        for more, cards in works.fewest_cards_by_sum(worths).items():
            yield WorkWay(chosen, cards, value + more)


def _find_goal(view: View, held: InHand, turn: ComingTurn, ways: Sequence[WorkWay]) -> RoundGoal:
    """The cheapest way in time: what is auctioned is dearer than anything that has a price."""
    minimum = view.box.work_minimum(turn.round)
    muse = held.sum.muse if turn.round == view.round else 0
    enough = [
        replace(way, value=way.value + muse)
        for way in ways
        if way.value + muse >= minimum
        and way.lots <= turn.lots
        and len(way.aids) - way.lots <= turn.purchases
    ]
    return RoundGoal(turn.round, minimum, min(enough, key=_cost_order, default=None))


def _cost_order(way: WorkWay) -> tuple[int, int, int, int]:
    return way.lots, way.price, len(way.aids), len(way.bonus)


# Where it would lie


def possible_builds(view: View, name: str) -> list[Build]:
    """Every way in which the viewer can build this by himself."""
    shut = tile_laying.closed_squares(view.box, view.open_estates, view.my.seat, name)
    return [build for build, bits in view.box.builds[name] if not bits & shut]


# What lifts several


def helpful_aids(view: View) -> tuple[Aid, ...]:
    """All that some work in hand still wants by name and can have, and what lifts every one."""
    things = dict.fromkeys(thing for held in view.my.hand for thing in wants_missing(held))
    there = [thing for thing in (*things, JESTER) if _is_available(view, thing)]
    aids = [Aid(thing, price_now(view, thing)) for thing in there] if view.my.hand else []
    return tuple(sorted(aids, key=lambda aid: (aid.price is None, -total_gain(view, aid.thing))))


def total_gain(view: View, thing: Named) -> int:
    """By how much it lifts all works in hand together."""
    after, box, hand = estate_with_things(view, thing), view.box, view.mine.hidden.hand
    before = sum([works.sum_work(box, view.mine, card).value for card in hand])
    return sum([works.sum_work(box, after, card).value for card in hand]) - before
