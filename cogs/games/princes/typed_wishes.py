"""Wishes as somebody types them, in any language: `Jester 700, Forest 500 c3 d4, rest pass`.

Each says what is wished for, up to how much, and what follows if it is won.
"""

import re
from collections.abc import Iterator
from functools import cache

from bot.engine.text import Refusal, Text, refuse
from bot.games.princes.view import View
from bot.i18n.speak import LANGUAGES, speaker
from bot.players.princes.following import (
    ASK,
    DEAREST,
    HOLD,
    Choose,
    Enlist,
    Lay,
    free_places,
)
from bot.players.princes.layout import tidiest
from bot.players.princes.ranked import PASS, Courtship, Order, Otherwise, Total, Wish
from bot.players.princes.ranked import VOCABULARY as ORDERS
from cogs.door.sitting import Sitting
from cogs.door.typed import folded, of_move
from cogs.games.princes.wishing import view_of_lots

_PARTS = re.compile(r"[,;\n]+")
_PRICED = re.compile(r"(?P<name>[^\d]+?)\s+(?P<florins>\d+)\s*(?P<rest>.*)")
_SQUARE = re.compile(r"\b([a-g][1-7])\b(?:[- ](\d)\b)?")
_OF_SEVERAL = re.compile(r"\s*[+/]\s*")


def understood(sitting: Sitting[View], typed: str) -> list[str] | Refusal:
    """The orders as they are spelt, or what of it nobody understands."""
    orders: list[str] = []
    for part in filter(None, map(str.strip, _PARTS.split(typed))):
        found = list(_orders(view_of_lots(sitting.view), part))
        if not found:
            return refuse("orders", "wish-not-understood", part=part)
        orders += map(ORDERS.spell, found)
    return orders or refuse("orders", "wish-not-understood", part=typed)


def _orders(view: View, part: str) -> Iterator[Order]:
    end = _end(part)
    if end:
        yield Otherwise(end)
    match = _PRICED.fullmatch(part)
    if match is None:
        return
    name, florins, rest = match["name"], int(match["florins"]), match["rest"]
    if _means(name, "total"):
        yield Total(florins)
        return
    lot = of_move("princes", "lot", name, several=False)
    character = of_move("princes", "character", name, several=False)
    if lot in view.box.lots(view.size):
        yield Wish(lot, florins)
        yield from _following(view, lot, rest)
    elif view.characters and character in view.box.characters:
        yield Courtship(character, florins)


def _end(part: str) -> str:
    """What happens with the rest, if that is what it says."""
    for end, word in ((PASS, "pass"), (ASK, "hand")):
        said = {f"{rest} {then}" for rest in _words("rest") for then in _words(word)}
        if folded(part) in said:
            return end
    return ""


def _following(view: View, lot: str, rest: str) -> Iterator[Order]:
    """Squares, people or cards that are named behind the price."""
    words = [word for word in _OF_SEVERAL.split(rest) if word]
    if view.box.landscapes_of(lot) == (lot,):
        yield from _lay(view, lot, rest)
    elif lot == "recruiting" and words:
        names = [of_move("princes", "profession", word, several=False) for word in words]
        people = tuple(name for name in names if name in view.box.professions)
        saves = any(_means(word, "save") for word in words)
        yield Enlist(people, HOLD if saves else ASK)
    elif lot == "prestige" and words:
        cards = [of_move("princes", "card", word, several=False) for word in words]
        named = tuple(card for card in cards if card in view.box.prestige)
        yield Choose("prestige", named, DEAREST if _means(words[-1], "dearest") else ASK)


def _lay(view: View, landscape: str, rest: str) -> Iterator[Lay]:
    """A square alone stands for the rotation that leaves the most connected ground there."""
    free = free_places(view, landscape)
    places: list[str] = []
    for square, turn in _SQUARE.findall(rest.casefold()):
        there = [one for one in free if one.square == square and turn in ("", str(one.turn))]
        if there:
            best = tidiest(view, there)
            places.append(f"{best.square}-{best.turn}")
    if places:
        yield Lay(landscape, tuple(places))


def _means(typed: str, word: str) -> bool:
    return folded(typed) in _words(word)


@cache
def _words(name: str) -> tuple[str, ...]:
    """What people type for it, in every language of the house."""
    spoken = (speaker(one).speak(Text(f"typed-{name}")) for one in LANGUAGES)
    return tuple(folded(word) for words in spoken for word in words.split(" / "))
