"""Paying otherwise than with what can best be spared: a menu that changes one brick at a time."""

from collections.abc import Callable, Iterator

from bot.engine.text import Named, Text, say
from bot.games.firenze.bricks import without
from bot.games.firenze.pieces import COLORS, ORDER, Bricks
from bot.games.firenze.view import Offer, View
from cogs.door import limits, presses
from cogs.door.presses import Menu, MenuOption
from cogs.door.sitting import Sitting
from cogs.games.firenze.spelling import COLOR, LETTER, counted, heaped

# The words that go on with such a payment, after the verb.
Words = Callable[[str], str]


def otherwise(
    sitting: Sitting[View], verb: str, paid: str, spare: Bricks, words: Words, *, row: int
) -> Iterator[Menu]:
    """Where it does not matter which brick goes where. None when there is no other way to pay."""
    found: dict[str, Text] = {}
    for old in dict.fromkeys(paid):
        for new in _left(spare, paid):
            if new != old:
                changed = "".join(sorted(paid.replace(old, new, 1), key=_place))
                found.setdefault(changed, _instead(old, new))
    yield from _menu(sitting, verb, paid, found, words, row)


def in_order(
    sitting: Sitting[View],
    verb: str,
    paid: str,
    spare: Bricks,
    words: Words,
    cards: tuple[Offer, ...],
    *,
    row: int,
) -> Iterator[Menu]:
    """Where each brick goes onto a card of its own: another one, or two change places."""
    found: dict[str, Text] = {}
    for at, card in enumerate(cards):
        for new in LETTER.values():
            changed = _at(paid, at, new, _left(spare, paid))
            if changed and changed != paid:
                found.setdefault(changed, onto(card, new))
    yield from _menu(sitting, verb, paid, found, words, row)


def onto(offer: Offer, letter: str) -> Text:
    """A brick on the card that it pays to skip."""
    card = Named("action-card", offer.card.name)
    return say("panel-firenze-pay-on", brick=_brick(letter), place=offer.place, card=card)


def _at(paid: str, at: int, new: str, left: list[str]) -> str:
    """With this brick there; when there is no more of it, from where it was to lie."""
    if new in left:
        return f"{paid[:at]}{new}{paid[at + 1 :]}"
    other = paid.find(new)
    if other < 0:
        return ""
    exchanged = list(paid)
    exchanged[at], exchanged[other] = exchanged[other], exchanged[at]
    return "".join(exchanged)


def _left(spare: Bricks, paid: str) -> list[str]:
    """The colours of which there is more than is paid."""
    left = without(spare, counted(paid))
    return [LETTER[color] for color, many in zip(COLORS, left, strict=True) if many > 0]


def _place(letter: str) -> int:
    return ORDER[COLOR[letter]]


def _brick(letter: str) -> Named:
    return Named("brick", COLOR[letter])


def _instead(old: str, new: str) -> Text:
    return say("panel-firenze-instead", new=_brick(new), old=_brick(old))


def _menu(
    sitting: Sitting[View], verb: str, paid: str, found: dict[str, Text], words: Words, row: int
) -> Iterator[Menu]:
    options = tuple(
        MenuOption(words(changed), sitting.voice.plain(text))
        for changed, text in list(found.items())[: limits.OPTIONS]
    )
    if options:
        label = sitting.voice("panel-firenze-pay-otherwise", bricks=heaped(paid))
        yield Menu(presses.menu(sitting.question, verb, row), label, options, row=row)
