"""What the buttons and menus of standing orders do."""

from collections.abc import Callable, Sequence

from bot.engine.game import Seat
from bot.engine.text import Refusal
from bot.games.princes.game import Princes
from bot.games.princes.view import View
from bot.host import acts, calls
from bot.host.company import TableId
from bot.host.outcomes import Kept, NotKept, Refused, Stale
from bot.host.standing import Standing
from bot.host.table import Act
from bot.players.princes.ranked import ForCharacters
from cogs.door import presses
from cogs.door.answers import Reply
from cogs.door.caller import Caller
from cogs.door.presses import WornOut
from cogs.door.sitting import Sitting
from cogs.door.speech import refusal_in_words
from cogs.door.visit import Visit, after, at
from cogs.games.princes import auction, courtships


async def ordering(caller: Caller, table: TableId, rest: str) -> Reply:
    match rest.split():
        case ["limit", lot, end, florins]:
            return await _done(caller, table, _giving(f"limit {lot} {florins} {end}"))
        case ["wish", lot, florins]:
            return await _done(caller, table, _giving(f"wish {lot} {florins}"))
        case ["courtship", character, florins]:
            giving = _giving(f"courtship {character} {florins}")
            return await _done(caller, table, giving, courtships.listed)
        case ["give", *spelt]:
            return await _done(caller, table, _giving(" ".join(spelt)))
        case ["courtships", *spelt]:
            return await _done(caller, table, _giving(" ".join(spelt)), courtships.listed)
        case ["given", phase]:
            number = presses.whole(phase)
            return await _done(caller, table, lambda seat: calls.answer(seat, number))
        case ["reconsider"]:
            return await _done(caller, table, calls.reconsider)
        case ["withdraw", *kept]:
            acts_ = " ".join(kept)
            return await _done(caller, table, _withdrawing(acts_), _page(acts_.split("+")[0]))
        case ["first", *kept]:
            act = " ".join(kept)
            return await _done(caller, table, _ranking(act), _page(act))
    return _shown(_own(await at(caller, table)), rest.split())


def _shown(sitting: Sitting[View], words: Sequence[str]) -> Reply:
    match words:
        case ["lot", lot]:
            return auction.one_lot(sitting, lot)
        case ["character", character]:
            return courtships.one_character(sitting, character)
        case ["characters"]:
            return courtships.listed(sitting)
    return listed(sitting)


def _own(visit: Visit) -> Sitting[View]:
    if not isinstance(visit.standing.game, Princes):
        raise WornOut
    return visit.own()


def listed(sitting: Sitting[View], before: str = "") -> Reply:
    """The orders for what is auctioned first of what is still to come."""
    is_courting = sitting.view.phase == "characters"
    return courtships.listed(sitting, before) if is_courting else auction.listed(sitting, before)


def _page(act: str) -> Callable[[Sitting[View], str], Reply]:
    """Where an order like this one was listed to be chosen."""
    is_courtship = isinstance(auction.read(act), ForCharacters)
    return courtships.listed if is_courtship else listed


def _giving(spelt: str) -> Callable[[Seat], Act]:
    return lambda seat: acts.give_orders(seat, [spelt])


def _withdrawing(kept: str) -> Callable[[Seat], Act]:
    return lambda seat: acts.withdraw_orders(seat, kept.split("+"))


def _ranking(kept: str) -> Callable[[Seat], Act]:
    """The other wishes are taken back and given again after this one."""

    def seat_act(seat: Seat) -> Act:
        def act(standing: Standing) -> Standing | Refusal | Stale:
            mine = [order.act for order in standing.orders if order.seat == seat]
            others = [one for one in _alike(mine, kept) if one != kept]
            without = acts.withdraw_orders(seat, others)(standing)
            if not isinstance(without, Standing):
                return without
            return acts.give_orders(seat, [one.partition(": ")[2] for one in others])(without)

        return act

    return seat_act


def _alike(mine: Sequence[str], kept: str) -> list[str]:
    """All wishes of the kind of this one."""
    order = auction.read(kept)
    return [] if isinstance(order, Refusal) else auction.wished(mine, type(order))


async def _done(
    caller: Caller,
    table: TableId,
    seat_act: Callable[[Seat], Act],
    listed: Callable[[Sitting[View], str], Reply] = listed,
) -> Reply:
    """What came of it, and the list as it is now."""
    outcome = await caller.door.house.as_seat(table, caller.person.id, seat_act, caller.request)
    sitting = _own(after(caller, outcome))
    match outcome:
        case Refused(refusal):
            words = sitting.voice.text(refusal_in_words(sitting.standing, refusal))
            return listed(sitting, words)
        case NotKept():
            return listed(sitting, sitting.voice("door-not-kept"))
        case Kept():
            return listed(sitting, sitting.voice("panel-orders-noted"))
    return listed(sitting, "")
