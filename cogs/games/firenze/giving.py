"""Giving what can best be spared: one click in the place of brick by brick, or card by card."""

from collections.abc import Iterator, Sequence

from bot.engine.text import Named
from bot.games.firenze.moves import Discard
from bot.games.firenze.view import View
from cogs.door.presses import Press
from cogs.door.sitting import Sitting
from cogs.games.firenze import several
from cogs.games.firenze.spelling import colors, heaped, read, spared

_PAYING = ("paying-card", "paying-exchange", "paying-construction")
_SPILLING = ("losing", "limiting-bricks")


def beside(sitting: Sitting[View]) -> Sequence[Press]:
    return tuple(_offered(sitting)) if sitting.is_asked else ()


def _offered(sitting: Sitting[View]) -> Iterator[Press]:
    view = sitting.view
    asked = view.asked
    if asked.kind in (*_PAYING, *_SPILLING) and asked.due > 1:
        given = spared(view.mine.open, asked.spare, asked.due, asked.brick)
        verb = "pay" if asked.kind in _PAYING else "spill"
        bricks = heaped(given)
        label = sitting.voice.label("panel-firenze-give-these", bricks=bricks, count=asked.due)
        yield several.press(sitting, f"{verb} {given}", label, likely=True)
    if asked.kind == "limiting-cards" and asked.due > 1:
        cards = tuple(Named("action-card", card) for card in least_missed(sitting))
        label = sitting.voice.label("panel-firenze-put-away", cards=cards)
        yield several.press(sitting, "discard", label, likely=True)


def moves(sitting: Sitting[View], words: str) -> list[str]:
    """The moves of such a click."""
    verb, *given = words.split()
    if verb == "discard":
        return [f"discard {card}" for card in least_missed(sitting)]
    return [f"{verb} {color}" for color in colors(read("".join(given)))]


def least_missed(sitting: Sitting[View]) -> list[str]:
    """As many cards as have to go: second copies first, buildings last.

    Of the others go those of which the deck has most, since they may come again.
    """
    view = sitting.view
    assert view.own is not None
    held = [one.card.name for one in view.own.hand]
    built = [one.name for one in view.builders[sitting.seat].buildings]
    going: list[str] = []
    named = [move.card for move in sitting.legal() if isinstance(move, Discard)]
    seconds = [card for card in named if held.count(card) > 1 for _ in range(held.count(card) - 1)]
    staff = [card for card in named if card not in built]
    for card in (*seconds, *sorted(staff, key=lambda card: -view.box.cards[card].copies), *built):
        if len(going) < view.asked.due and going.count(card) < (*held, *built).count(card):
            going.append(card)
    return going
