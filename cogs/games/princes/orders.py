"""What the buttons and menus of standing orders do.

orders T                          the list
orders T lot jester               one object; after a change its page stays open
orders T lots, characters, character muse, favours    the other pages
orders T given 6, reconsider      see `called`
orders T typed jester 700, …      as somebody typed it
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.game import Seat
from bot.engine.text import Refusal
from bot.games.princes.game import Princes
from bot.games.princes.view import View
from bot.host import acts, calls
from bot.host.company import TableId
from bot.host.house import SeatAct
from bot.host.outcomes import Kept, NotKept, Refused, Stale
from bot.host.standing import Standing
from bot.host.table import Act
from cogs.door import book, presses
from cogs.door.answers import Reply
from cogs.door.caller import Caller
from cogs.door.presses import WornOut
from cogs.door.sitting import Sitting
from cogs.door.speech import refusal_in_words
from cogs.door.visit import Visit, after, at
from cogs.games.princes import auction, courtships, purchases
from cogs.games.princes.book import BOOK
from cogs.games.princes.revising import Change, revised
from cogs.games.princes.typed_wishes import understood
from cogs.games.princes.wishing import RELATIVE, mark


async def ordering(caller: Caller, table: TableId, rest: str) -> Reply:
    sitting = _own(await at(caller, table))
    if rest.startswith("typed "):
        found = understood(sitting, rest.partition(" ")[2])
        if isinstance(found, Refusal):
            return _refused(sitting, (), found)
        return await _done(caller, table, _changing(([], found)), ())
    said, stamp = presses.split_stamp(rest)
    words = said.split()
    if said.startswith(RELATIVE) and stamp != mark(sitting):
        return _page(sitting, words, sitting.voice("panel-orders-stale"))
    match words:
        case ["given", spelt]:
            phase = presses.whole(spelt)
            return await _done(caller, table, lambda seat: calls.answer(seat, phase), ())
        case ["reconsider"]:
            return await _done(caller, table, calls.reconsider, ())
    change = revised(sitting, words)
    return await _done(caller, table, _changing(change), words) if change else _page(sitting, words)


def call_panel(sitting: Sitting[View], before: str) -> Reply:
    """All that may be wished for in the auctions that open now."""
    return _page(sitting, (), before)


def _own(visit: Visit) -> Sitting[View]:
    if not isinstance(visit.standing.game, Princes):
        raise WornOut
    return visit.own()


def _page(sitting: Sitting[View], words: Sequence[str], before: str = "") -> Reply:
    """The page on which something like this is chosen, in answer to a call or ahead of it."""
    asks = sitting.asks if sitting.standing.opens else sitting.plans
    return replace(_chosen_on(sitting, words, before), asks=asks)


def _chosen_on(sitting: Sitting[View], words: Sequence[str], before: str) -> Reply:
    names = [card.name for card in sitting.view.characters]
    match words:
        case ["favours"] | ["favour" | "pays", *_] | ["then", "favours", *_]:
            return purchases.favours(sitting, before)
        case ["character" | "courtship" | "favour-on-hiring", name, *_]:
            return courtships.one_character(sitting, name, before)
        case ["up" | "down", name] if name in names:
            return courtships.one_character(sitting, name, before)
        case ["lot" | "price" | "manner" | "then" | "up" | "down", lot, *_]:
            return auction.one_lot(sitting, lot, before)
        case ["drop", name] if name in names:
            return courtships.listed(sitting, before)
        case ["characters"] | ["courting", *_]:
            return courtships.listed(sitting, before)
        case [] if sitting.view.phase == "characters":
            return courtships.listed(sitting, before)
    return auction.listed(sitting, before)


def _changing(change: Change) -> SeatAct:
    """What is taken back and what is given comes about in one breath, or not at all."""
    unwanted, given = change

    def seat_act(seat: Seat) -> Act:
        def act(standing: Standing) -> Standing | Refusal | Stale:
            without: Standing | Refusal | Stale = standing
            if unwanted:
                without = acts.withdraw_orders(seat, unwanted)(standing)
            if not given or not isinstance(without, Standing):
                return without
            return acts.give_orders(seat, given)(without)

        return act

    return seat_act


async def _done(caller: Caller, table: TableId, act: SeatAct, words: Sequence[str]) -> Reply:
    """What came of it, and the page as it is now."""
    outcome = await caller.as_seat(table, act)
    sitting = _own(after(caller, outcome))
    match outcome:
        case Refused(refusal):
            return _refused(sitting, words, refusal)
        case NotKept():
            return _page(sitting, words, sitting.voice("door-not-kept"))
        case Kept():
            return _page(sitting, words, sitting.voice("panel-orders-noted"))
    return _page(sitting, words)


def _refused(sitting: Sitting[View], words: Sequence[str], refusal: Refusal) -> Reply:
    """Why not, above the page as it is, and the way to the page of the book that says more."""
    standing, voice = sitting.standing, sitting.voice
    reply = _page(sitting, words, voice.text(refusal_in_words(standing, refusal)))
    more = book.of_rule(voice, refusal.rule, standing.card.id, (BOOK, standing.game))
    return replace(reply, presses=(*reply.presses, *more))
