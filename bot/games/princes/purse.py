"""Purses: what a seat can pay, how it pays, and points sold for money (Rules p. 8)."""

from bot.engine.copies import replace
from bot.engine.game import Event, Seat, Step
from bot.engine.text import Florins, Named, Refusal, Who, refuse, say
from bot.games.princes.box import Box
from bot.games.princes.estate import Estate
from bot.games.princes.moves import Sell
from bot.games.princes.pieces import SOLD
from bot.games.princes.state import State


def means(box: Box, estate: Estate) -> int:
    """The most this seat could pay: its cash, and all its points sold (ruling 4).

    Ruling 18: with the characters nobody sells any.
    """
    if not estate.open.may_sell:
        return estate.hidden.florins
    return estate.hidden.florins + estate.open.points * box.numbers.florins_for_point


def why_not_pay(box: Box, estate: Estate, price: int) -> Refusal | None:
    most = means(box, estate)
    if price <= most:
        return None
    if not estate.open.may_sell:
        return refuse("no-selling", "cannot-pay-in-cash", price=Florins(price), most=Florins(most))
    return refuse("paying", "cannot-pay", price=Florins(price), most=Florins(most))


def paid(box: Box, estate: Estate, price: int) -> tuple[Estate, int]:
    """The estate after paying, and how many points had to be sold for it."""
    return paid_at(box.numbers.florins_for_point, estate, price)


def paid_at(rate: int, estate: Estate, price: int) -> tuple[Estate, int]:
    """The same, where a point sold brings so many florins."""
    lacking = max(0, price - estate.hidden.florins)
    points = -(-lacking // rate)
    florins = estate.hidden.florins + points * rate - price
    hidden = replace(estate.hidden, florins=florins, spent=estate.hidden.spent + price)
    if not points:
        return Estate(estate.open, hidden), 0
    earned = gained(estate.open.earned, SOLD, -points)
    return Estate(replace(estate.open, earned=earned), hidden), points


def gained(earned: tuple[int, ...], source: int, points: int) -> tuple[int, ...]:
    return (*earned[:source], earned[source] + points, *earned[source + 1 :])


def told_sale(box: Box, seat: Seat, points: int) -> tuple[Event, ...]:
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


def sell(box: Box, state: State, seat: Seat, move: Sell) -> Step[State]:
    """Ruling 5: points may be sold whenever one decides something anyway."""
    estate = state.estates[seat]
    estate = Estate(
        replace(estate.open, earned=gained(estate.open.earned, SOLD, -move.points)),
        replace(
            estate.hidden,
            florins=estate.hidden.florins + move.points * box.numbers.florins_for_point,
        ),
    )
    after = replace(state, estates=state.estates_with(seat, estate))
    return Step(after, told_sale(box, seat, move.points))


def told_points(who: Who | Named, points: int, source: Named) -> tuple[Event, ...]:
    """What the table hears when something brings prestige points."""
    if not points:
        return ()
    return (Event(say("earns-points", who=who, points=points, source=source)),)
