"""What a press on the orders comes to: which are taken back, and which are given in their place.

price jester wish 700    wish for it up to 700; or `pass`, `ask`: bid up to it only
manner jester ask        the same price, another manner
courtship muse 600       hire her for at most 600
up|down jester           a wish before or after its neighbour in rank
drop jester              nothing more for it
rest pass|ask            what happens with all other objects; courting: with the characters
put-up jester|best       what to put up first
total 900|none           how much to spend in all
then forest place …      what follows if it is won, see `purchases`
favour merchant points|none, favour-on-hiring …, pays 500|none
forget                   take everything back that is on the list
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from bot.games.princes.view import View
from bot.players.princes.following import Favour, FavourOnHiring, Following, MerchantPays, follows
from bot.players.princes.ranked import (
    ASK,
    ENDS,
    Courtship,
    Limit,
    NoCourtship,
    Order,
    Otherwise,
    PassRest,
    PutUp,
    Total,
    Wish,
    sought,
)
from cogs.door.sitting import Sitting
from cogs.games.princes import purchases
from cogs.games.princes.wishing import BEST, NONE, WISH, prices_said, said

Kept: TypeAlias = Mapping[str, Order]
# By the text they are kept under, and as they are spelt.
Change: TypeAlias = tuple[list[str], list[str]]


def revised(sitting: Sitting[View], words: Sequence[str]) -> Change | None:
    """None where the words mean nothing here any more."""
    kept = said(sitting)
    match words:
        case ["price", lot, manner, florins]:
            return _instead(kept, lot, _sought(lot, manner, florins))
        case ["manner", lot, manner] if lot in prices_said(sitting):
            florins = str(prices_said(sitting)[lot].florins)
            return _instead(kept, lot, _sought(lot, manner, florins))
        case ["courtship", character, florins]:
            return [], [f"courtship {character} {florins}"]
        case ["up" | "down" as way, name]:
            return _moved(kept, name, -1 if way == "up" else 1)
        case ["drop", name]:
            return [act for act, one in kept.items() if _is_about(sitting, one, name)], []
        case ["rest", end] if end in ENDS:
            return _with_rest(kept, end)
        case ["courting", end] if end in ENDS:
            return _with_nobody(kept, end)
        case ["forget"]:
            return list(kept), []
        case ["then", _, *choice]:
            return _then(kept, purchases.toggled(sitting, choice), choice)
    return _set(kept, words)


def _set(kept: Kept, words: Sequence[str]) -> Change | None:
    """What is said once, or not at all."""
    match words:
        case ["put-up", value]:
            return _one(kept, PutUp, "" if value == BEST else f"put-up {value}")
        case ["total", value]:
            return _one(kept, Total, "" if value == NONE else f"total {value}")
        case ["pays", value]:
            return _one(kept, MerchantPays, "" if value == NONE else f"merchant-pays {value}")
        case ["favour" | "favour-on-hiring" as verb, character, use]:
            kind = Favour if verb == "favour" else FavourOnHiring
            alike = {act: o for act, o in kept.items() if sought(o) == character}
            return _one(alike, kind, "" if use == NONE else f"{verb} {character} {use}")
    return None


def _one(kept: Kept, kind: type[Order], spelt: str) -> Change:
    if spelt:
        return [], [spelt]
    return [act for act, one in kept.items() if isinstance(one, kind)], []


def _sought(lot: str, manner: str, florins: str) -> str:
    return f"wish {lot} {florins}" if manner == WISH else f"limit {lot} {florins} {manner}"


def _instead(kept: Kept, lot: str, spelt: str) -> Change:
    """In the place of what was said of this lot in another manner."""
    verb = spelt.partition(" ")[0]
    others = [
        act
        for act, one in kept.items()
        if isinstance(one, Wish | Limit) and one.lot == lot and act.split()[1] != verb
    ]
    return others, [spelt]


def _moved(kept: Kept, name: str, by: int) -> Change | None:
    """All wishes of its kind are taken back, and given again in their new rank."""
    kind = next((type(o) for o in kept.values() if _is_wished(o) and sought(o) == name), None)
    wishes = [act for act, one in kept.items() if type(one) is kind]
    at = next((at for at, act in enumerate(wishes) if sought(kept[act]) == name), -1)
    if kind is None or not 0 <= at + by < len(wishes):
        return None
    wishes[at], wishes[at + by] = wishes[at + by], wishes[at]
    return list(wishes), _again(wishes)


def _is_wished(order: Order) -> bool:
    return isinstance(order, Wish | Courtship)


def _again(acts: Sequence[str]) -> list[str]:
    return [act.partition(": ")[2] for act in acts]


def _is_about(sitting: Sitting[View], order: Order, name: str) -> bool:
    if isinstance(order, FavourOnHiring):
        return order.character == name
    if isinstance(order, Following):
        return follows(sitting.view.box, order, name)
    return sought(order) == name


def _with_rest(kept: Kept, end: str) -> Change:
    """A limit is an exception to whatever is passed."""
    if any(isinstance(one, Wish) for one in kept.values()):
        return [], [f"otherwise {end}"]
    if end == ASK:
        return [act for act, one in kept.items() if isinstance(one, PassRest | Otherwise)], []
    limits = [act for act, one in kept.items() if isinstance(one, Limit)]
    return limits, ["pass-rest", *_again(limits)]


def _with_nobody(kept: Kept, end: str) -> Change:
    if any(isinstance(one, Courtship) for one in kept.values()):
        return [], [f"courtship-otherwise {end}"]
    if end == ASK:
        return [act for act, one in kept.items() if isinstance(one, NoCourtship)], []
    return [], ["no-courtship"]


def _then(kept: Kept, spelt: str, choice: Sequence[str]) -> Change | None:
    """The last place taken away leaves no order."""
    if spelt:
        return [], [spelt]
    match choice:
        case ["place", landscape, _]:
            return [act for act in kept if act.split()[1:3] == ["lay", landscape]], []
    return None
