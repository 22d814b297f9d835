"""Choosing a card of the row: what it does, what lies on it, and what is paid for it.

take             which card
take 3 -         the third from the left, paid with what can best be spared
take 3 wy        a white brick on the leftmost card, a yellow one on the next
"""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine.text import Named
from bot.games.firenze.bricks import heap
from bot.games.firenze.builder import Open
from bot.games.firenze.cards import is_second
from bot.games.firenze.moves import Move, Pay, Take
from bot.games.firenze.printed import OURS
from bot.games.firenze.view import Offer, View
from cogs.door import presses
from cogs.door.answers import Reply
from cogs.door.presses import Menu, MenuOption, Press, Pressable
from cogs.door.sitting import Sitting
from cogs.games.firenze import several
from cogs.games.firenze.paying import in_order, onto
from cogs.games.firenze.spelling import NONE, colors, payment, read
from cogs.games.firenze.words import on_offer

_CARDS, _PAYING, _DECISION = range(3)


@dataclass(frozen=True, slots=True)
class CardChoice:
    """A card as it would be taken now."""

    sitting: Sitting[View]
    view: View
    offer: Offer
    paid: str  # on the cards to its left, the leftmost first

    @property
    def own(self) -> Open:
        return self.view.mine.open

    @property
    def made(self) -> tuple[Move, ...]:
        return (Take(self.offer.place), *map(Pay, colors(self.paid)))

    @property
    def moves(self) -> list[str]:
        return [self.sitting.spell(move) for move in self.made]


def panel(sitting: Sitting[View], words: str) -> Reply:
    chosen = drafted(sitting, words)
    if chosen is None:
        controls = (_cards(sitting, None), several.away(sitting, _DECISION))
        return Reply(sitting.voice("panel-firenze-take-which"), controls)
    return Reply("\n".join(_caption(chosen)), tuple(_controls(chosen)))


def drafted(sitting: Sitting[View], words: str) -> CardChoice | None:
    """What these words say; None when they name no card that may be chosen."""
    _, place, paid, *_ = [*words.split(), "", "", ""]
    view = sitting.view
    offer = next((one for one in choosable(sitting) if str(one.place) == place), None)
    if offer is None:
        return None
    own = view.mine.open
    letters = payment(own, own.storehouse, offer.cost, read(paid))
    return CardChoice(sitting, view, offer, letters)


def choosable(sitting: Sitting[View]) -> list[Offer]:
    view = sitting.view
    places = {move.place for move in sitting.legal() if isinstance(move, Take)}
    return [offer for offer in view.row if offer.place in places]


# In words


def _caption(chosen: CardChoice) -> Iterator[str]:
    voice, offer, card = chosen.sitting.voice, chosen.offer, chosen.offer.card
    named = Named("action-card", card.name)
    about = voice.thing("action-card", card.name, "about")
    kind = Named("card-kind", card.kind)
    yield voice("panel-firenze-take", card=named, kind=kind, about=about)
    if card.effect_from == OURS:
        yield voice("panel-firenze-effect-ours")
    yield voice("panel-firenze-take-brings", bricks=heap(offer.bricks))
    if chosen.paid:
        pairs = zip(_skipped(chosen), chosen.paid, strict=True)
        parts = tuple(onto(skipped, letter) for skipped, letter in pairs)
        yield voice("panel-firenze-take-costs", count=len(parts), parts=parts)
    yield from _remarks(chosen)


def _remarks(chosen: CardChoice) -> Iterator[str]:
    """What is easily forgotten."""
    voice, after = chosen.sitting.voice, _tried(chosen)
    if after:
        mine = after.builders[chosen.sitting.seat]
        limit = mine.storehouse_limit
        yield voice("panel-firenze-stored-then", stored=mine.open.stored, limit=limit)
    if is_second(chosen.own, chosen.offer.card.name):
        yield voice("panel-firenze-second-building")


def _tried(chosen: CardChoice) -> View | None:
    """How the table would look after it, but for the card that is drawn then."""
    *first, last = chosen.made
    paying = chosen.sitting.rehearsal().and_then(chosen.sitting.seat, *first)
    after = paying.beyond(chosen.sitting.seat, last) if paying else None
    return after[0].view if after else None


def _skipped(chosen: CardChoice) -> tuple[Offer, ...]:
    """The cards on which a brick is laid."""
    return chosen.view.row[: len(chosen.paid)]


# To be pressed


def _controls(chosen: CardChoice) -> Iterator[Pressable]:
    sitting, offer = chosen.sitting, chosen.offer
    yield _cards(sitting, chosen)
    store = chosen.own.storehouse
    yield from in_order(
        sitting,
        "take",
        chosen.paid,
        store,
        lambda paid: f"{offer.place} {paid}",
        _skipped(chosen),
        row=_PAYING,
    )
    label = sitting.voice.label(
        "panel-firenze-take-it",
        card=Named("action-card", offer.card.name),
        paid=len(chosen.paid),
    )
    if chosen.paid:
        words = f"take {offer.place} {chosen.paid}"
        yield several.press(sitting, words, label, likely=True, row=_DECISION)
    else:
        done = presses.move(sitting.question, f"take {offer.place}")
        yield Press(done, label, likely=True, row=_DECISION)
    yield several.away(sitting, _DECISION)


def _cards(sitting: Sitting[View], chosen: CardChoice | None) -> Menu:
    voice = sitting.voice
    options = tuple(
        MenuOption(
            f"{offer.place} {NONE}",
            voice.plain(on_offer(offer)),
            voice.thing("action-card", offer.card.name, "about"),
            chosen=chosen is not None and offer == chosen.offer,
        )
        for offer in choosable(sitting)
    )
    label = voice.label("panel-firenze-take-which")
    return Menu(presses.menu(sitting.question, "take", _CARDS), label, options, row=_CARDS)
