"""What an estate pays, sells, gains and counts: money, points, people and cards (Rules p. 5, 8)."""

from bot.engine.game import Event, Seat, Step
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Florins, Named, Refusal, Who, refuse, say
from bot.games.princes import land_grid
from bot.games.princes.box import Box
from bot.games.princes.moves import Sell
from bot.games.princes.state import State
from bot.games.princes.state_parts import BUILDERS, SOLD, Estate, Open


def most_payable(box: Box, estate: Estate) -> int:
    """The most this seat could pay: its cash, and all its points sold (ruling 4).

    Ruling 18: with the characters nobody sells any.
    """
    if not estate.open.may_sell:
        return estate.hidden.florins
    return estate.hidden.florins + estate.open.points * box.numbers.florins_for_point


def why_not_pay(box: Box, estate: Estate, price: int) -> Refusal | None:
    most = most_payable(box, estate)
    if price <= most:
        return None
    if not estate.open.may_sell:
        return refuse("no-selling", "cannot-pay-in-cash", price=Florins(price), most=Florins(most))
    return refuse("paying", "cannot-pay", price=Florins(price), most=Florins(most))


def pay_selling_points_if_short(box: Box, estate: Estate, price: int) -> tuple[Estate, int]:
    """The estate after paying, and how many points had to be sold for it."""
    return pay_at_point_rate(box.numbers.florins_for_point, estate, price)


def pay_at_point_rate(rate: int, estate: Estate, price: int) -> tuple[Estate, int]:
    """The same, where a point sold brings so many florins."""
    lacking = max(0, price - estate.hidden.florins)
    points = -(-lacking // rate)
    florins = estate.hidden.florins + points * rate - price
    hidden = replace(estate.hidden, florins=florins, spent=estate.hidden.spent + price)
    if not points:
        return Estate(estate.open, hidden), 0
    return Estate(estate.open.with_points(SOLD, -points), hidden), points


def point_sale_events(box: Box, seat: Seat, points: int) -> tuple[Event, ...]:
    """What the table hears when points had to be sold for a payment."""
    if not points:
        return ()
    brought = Florins(points * box.numbers.florins_for_point)
    return (Event(say("sells-points", who=Who(seat), points=points, florins=brought)),)


def why_not_sell(state: State, seat: Seat, move: Sell) -> Refusal | None:
    points = state.estates[seat].open.points
    if not state.estates[seat].open.may_sell:
        return refuse("no-selling", "nobody-sells-points")
    if points <= 0:
        return refuse("selling", "no-points-to-sell")
    if not 1 <= move.points <= points:
        return refuse("selling", "sell-only-so-many", most=points)
    return None


def sell_points(box: Box, state: State, seat: Seat, move: Sell) -> Step[State]:
    """Ruling 5: points may be sold whenever one decides something anyway."""
    open_, hidden = state.estates[seat].open, state.estates[seat].hidden
    florins = hidden.florins + move.points * box.numbers.florins_for_point
    estate = Estate(open_.with_points(SOLD, -move.points), replace(hidden, florins=florins))
    return Step(state.with_estate(seat, estate), point_sale_events(box, seat, move.points))


def points_events(who: Who | Named, points: int, source: Named) -> tuple[Event, ...]:
    """What the table hears when something brings prestige points."""
    if not points:
        return ()
    return (Event(say("earns-points", who=who, points=points, source=source)),)


def with_builder(box: Box, estate: Estate) -> Estate:
    """Rules p. 5: the second and the third builder bring points."""
    points = box.numbers.builder_points if estate.open.builders else 0
    own = estate.open.with_points(BUILDERS, points)
    return Estate(replace(own, builders=own.builders + 1), estate.hidden)


def with_jester(estate: Estate) -> Estate:
    return Estate(replace(estate.open, jesters=estate.open.jesters + 1), estate.hidden)


def with_recruiting_card(estate: Estate) -> Estate:
    return Estate(replace(estate.open, recruiting=estate.open.recruiting + 1), estate.hidden)


def with_freedom(estate: Estate, freedom: str) -> Estate:
    return Estate(replace(estate.open, freedoms=(*estate.open.freedoms, freedom)), estate.hidden)


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


def with_recruited_profession(estate: Estate, profession: str) -> Estate:
    """The profession taken into hand, everybody looking on, for one recruiting card."""
    own, hidden = estate.open, estate.hidden
    return Estate(
        replace(own, shown=(*own.shown, profession), recruiting=own.recruiting - 1),
        replace(hidden, hand=(*hidden.hand, profession)),
    )


def count_thing(box: Box, estate: Estate, thing: str, *, playing: int = 0) -> int:
    """How many of a thing the estate has; `playing` professions are moving from hand to table."""
    match thing:
        case "prestige":
            return len(estate.hidden.prestige)
        case "hand":
            return max(0, len(estate.hidden.hand) + estate.open.recruiting - playing)
        case "table" | "work":
            return count_open_thing(box, estate.open, thing) + playing
    return count_open_thing(box, estate.open, thing)


def count_open_thing(box: Box, estate: Open, thing: str) -> int:
    """How many there are of a thing that lies open: anybody may count it."""
    match thing:
        case "building":
            return len(estate.buildings)
        case "large" | "medium" | "small":
            return sum([box.size[tile.name] == thing for tile in estate.buildings])
        case "forest" | "lake" | "park":
            return sum([tile.name == thing for tile in estate.landscapes])
        case "landscape":
            return len(estate.landscapes)
        case "freedom":
            return len(estate.freedoms)
        case "jester":
            return estate.jesters
        case "builder":
            return estate.builders
        case "table" | "work":
            return len(estate.table)
        case "free-square":
            return land_grid.count_free_squares(box.ground, estate)
    raise ValueError(f"nobody can count {thing}")
