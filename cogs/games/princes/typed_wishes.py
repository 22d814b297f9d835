"""Wishes as somebody types them, in any language: `Jester 700, Forest 500 c3 d4, rest pass`.

Each says what is wished for, up to how much, and what follows if it is won.
"""

import re
from collections.abc import Sequence
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
_PRICED = re.compile(r"(?P<name>[^\d]+?)\s+(?P<florins>\d{1,9})(?!\d)\s*(?P<then>.*)")
_SQUARE = re.compile(r"([a-z]\d)(?:-(\d))?")
_OF_SEVERAL = re.compile(r"\s*[+/]\s*")


def understood(sitting: Sitting[View], typed: str) -> list[str] | Refusal:
    """The orders as they are spelt, or what of it nobody understands."""
    orders: list[str] = []
    view = view_of_lots(sitting.view)
    for part in filter(None, (one.replace(":", " ").strip() for one in _PARTS.split(typed))):
        found = _orders(view, part)
        if not found:
            return refuse("orders", "wish-not-understood", part=part)
        orders += map(ORDERS.spell, found)
    return orders or refuse("orders", "wish-not-understood", part=typed.strip())


def _orders(view: View, part: str) -> Sequence[Order]:
    """Nothing where not all of it is understood."""
    end, priced = _end(part), _PRICED.fullmatch(part)
    if end:
        return (Otherwise(end),)
    if priced is None:
        return ()
    name, florins, then = priced["name"], int(priced["florins"]), priced["then"].strip()
    if _means(name, "total"):
        return () if then else (Total(florins),)
    lot, character = _named("lot", name), _named("character", name)
    if lot in view.box.lots(view.size):
        follows = _following(view, lot, then)
        return () if follows is None else (Wish(lot, florins), *follows)
    if view.characters and character in view.box.characters and not then:
        return (Courtship(character, florins),)
    return ()


def _end(part: str) -> str:
    """What happens with the rest, if that is what it says."""
    for end, word in ((PASS, "pass"), (ASK, "hand")):
        said = {f"{rest} {then}" for rest in _words("rest") for then in _words(word)}
        if folded(part) in said:
            return end
    return ""


# What follows if it is won


def _following(view: View, lot: str, typed: str) -> Sequence[Order] | None:
    """Squares, people or cards that are named behind the price; None: not understood."""
    if not typed:
        return ()
    if view.box.landscapes_of(lot):
        return _lay(view, lot, typed)
    words = [word for word in _OF_SEVERAL.split(typed) if word]
    match lot:
        case "recruiting" if words:
            return _enlist(view, words)
        case "prestige" if words:
            return _choose(view, words)
    return None


def _lay(view: View, lot: str, typed: str) -> Sequence[Lay] | None:
    """Two players name the landscape before its squares."""
    landscapes = view.box.landscapes_of(lot)
    places: dict[str, list[str]] = {landscapes[0]: []} if len(landscapes) == 1 else {}
    for word in typed.split():
        square, name = _SQUARE.fullmatch(word.casefold()), _named("landscape", word)
        if name in landscapes:
            places.setdefault(name, [])
        elif square and places:
            landscape = [*places][-1]
            places[landscape].append(_place(view, landscape, square[1], square[2] or ""))
        else:
            return None
    return [Lay(landscape, tuple(there)) for landscape, there in places.items() if there]


def _place(view: View, landscape: str, square: str, turn: str) -> str:
    """A square alone stands for the rotation that leaves the most connected ground there."""
    free = [place for place in free_places(view, landscape) if place.square == square]
    if turn or not free:
        return f"{square}-{turn or 0}"
    return f"{square}-{tidiest(view, free).turn}"


def _enlist(view: View, words: Sequence[str]) -> Sequence[Enlist] | None:
    *people, last = words
    then = HOLD if _means(last, "save") else ASK
    names = tuple(_named("profession", one) for one in (people if then == HOLD else words))
    return [Enlist(names, then)] if set(names) <= set(view.box.professions) else None


def _choose(view: View, words: Sequence[str]) -> Sequence[Choose] | None:
    *cards, last = words
    then = DEAREST if _means(last, "dearest") else ASK
    names = tuple(_named("prestige", one) for one in (cards if then == DEAREST else words))
    return [Choose("prestige", names, then)] if set(names) <= set(view.box.prestige) else None


# Words


def _named(kind: str, typed: str) -> str:
    """The thing of this kind that is called so in some language."""
    return of_move("princes", kind, typed, several=False)


def _means(typed: str, word: str) -> bool:
    return folded(typed) in _words(word)


@cache
def _words(name: str) -> tuple[str, ...]:
    """What people type for it, in every language of the house."""
    spoken = (speaker(one).speak(Text(f"typed-{name}")) for one in LANGUAGES)
    return tuple(folded(word) for words in spoken for word in words.split(" / "))
