"""The auctions by hand: every object with what it would do for one, beside the button for it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.engine.text import Florins, Named, Who
from bot.games.princes.moves import Bid, Move, Nominate
from bot.games.princes.view import View
from cogs.door.front import Lines
from cogs.door.layout import Block, Line, Words
from cogs.door.presses import Press
from cogs.door.sitting import Sitting
from cogs.games.princes import alone
from cogs.games.princes.prospects import gain, prospect
from cogs.games.princes.turn import heading

_NOMINATE, _BID = frozenset({"nominate"}), frozenset({"bid"})


# Naming an object


def nominating(sitting: Sitting[View]) -> Lines:
    view = sitting.view
    words = "\n".join([heading(sitting, view), *(f"-# {one}" for one in _meaning(sitting, view))])
    named = [_either(sitting, view, lot, Nominate(lot)) for lot in _in_order(view)]
    named.sort(key=lambda block: not isinstance(block, Line))
    return Lines(words, tuple(named), _NOMINATE)


def _in_order(view: View) -> Sequence[str]:
    """What lifts most first; alone, what Wolfgang wants most."""
    if view.automa:
        return view.automa.lots
    return sorted(view.open_lots, key=lambda lot: -gain(view, lot))


def _meaning(sitting: Sitting[View], view: View) -> Iterator[str]:
    if view.automa is None:
        opening = Florins(view.box.opening_bid(view.size))
        is_alone = view.buyers == (sitting.seat,)
        key = "panel-auction-alone" if is_alone else "panel-auction-opening"
        yield sitting.voice(key, price=opening)
    elif not view.automa.is_last:
        yield sitting.voice("solo-wants-first")


# Bidding for it


def bidding(sitting: Sitting[View]) -> Lines:
    view, asked = sitting.view, sitting.view.asked
    words = [heading(sitting, view)]
    if view.automa is None:
        leader, price = Who(asked.bidders[-1]), Florins(asked.price)
        words.append(f"-# {sitting.voice('panel-auction-leads', who=leader, price=price)}")
    return Lines("\n".join(words), (_either(sitting, view, asked.lot, Bid(asked.bid)),), _BID)


# In a line


def _either(sitting: Sitting[View], view: View, lot: str, move: Move) -> Block:
    """What the object would do, beside its button; or why it can't be had."""
    voice, name = sitting.voice, Named("lot", lot)
    why_not = sitting.why_not(move)
    does = why_not.text if why_not else prospect(view, lot)
    told = voice("panel-orders-for", lot=name, does=does)
    return Words(told) if why_not else Line(told, _press(sitting, view, name, move))


def _press(sitting: Sitting[View], view: View, lot: Named, move: Move) -> Press:
    """It says the object too, for whoever hears nothing but the button."""
    press = sitting.press(sitting.spell(move))
    text = alone.named(view, sitting.spell(move))
    if text is not None:
        return replace(press, label=sitting.voice.button(text))
    if isinstance(move, Bid):
        price = Florins(move.florins)
        label = sitting.voice.label("panel-auction-bid", lot=lot, price=price)
        return replace(press, label=label, likely=True)
    return press
