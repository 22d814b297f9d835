"""Exchanging bricks: which one of which card, and what is laid down for it.

exchange             which brick
exchange 2b -        the blue one of the second card, for what can best be spared
exchange 2b wwy      for two white ones and a yellow one
"""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine.text import Named
from bot.games.firenze.bricks import heap
from bot.games.firenze.moves import Exchange, Move, Pay
from bot.games.firenze.view import View
from cogs.door import limits, presses
from cogs.door.answers import Reply
from cogs.door.presses import Menu, MenuOption, Pressable
from cogs.door.sitting import Sitting
from cogs.games.firenze import several
from cogs.games.firenze.paying import otherwise
from cogs.games.firenze.spelling import COLOR, LETTER, NONE, colors, heaped, payment, read
from cogs.games.firenze.words import named

_LEFT, _RIGHT, _PAYING, _DECISION = range(4)


@dataclass(frozen=True, slots=True)
class Deal:
    """An exchange as it would be made now."""

    sitting: Sitting[View]
    view: View
    place: int
    letter: str
    paid: str

    @property
    def what(self) -> str:
        return f"{self.place}{self.letter}"

    @property
    def made(self) -> tuple[Move, ...]:
        return (Exchange(self.place, COLOR[self.letter]), *map(Pay, colors(self.paid)))

    @property
    def moves(self) -> list[str]:
        return [self.sitting.spell(move) for move in self.made]


def panel(sitting: Sitting[View], words: str) -> Reply:
    deal = drafted(sitting, words)
    view = sitting.view
    if deal is None:
        cost = view.exchange_cost
        controls: list[Pressable] = [*_bricks(sitting, ""), several.away(sitting, _DECISION)]
        return Reply(sitting.voice("panel-firenze-exchange-which", cost=cost), tuple(controls))
    return Reply("\n".join(_caption(deal)), tuple(_controls(deal)))


def drafted(sitting: Sitting[View], words: str) -> Deal | None:
    _, what, paid, *_ = [*words.split(), "", "", ""]
    if what not in offered(sitting):
        return None
    view = sitting.view
    own, wanted = view.mine.open, COLOR[what[-1]]
    letters = payment(own, own.storehouse, view.exchange_cost, read(paid), wanted)
    return Deal(sitting, view, int(what[:-1]), what[-1], letters)


def offered(sitting: Sitting[View]) -> dict[str, Exchange]:
    """All bricks that can be had, each as the panel spells it."""
    return {
        f"{move.place}{LETTER[move.brick]}": move
        for move in sitting.legal()
        if isinstance(move, Exchange)
    }


def _caption(deal: Deal) -> Iterator[str]:
    voice, offer = deal.sitting.voice, deal.view.row[deal.place - 1]
    yield voice(
        "panel-firenze-exchange",
        brick=Named("brick", COLOR[deal.letter]),
        card=Named("action-card", offer.card.name),
        paid=heaped(deal.paid),
    )
    after = deal.sitting.rehearsal().and_then(deal.sitting.seat, *deal.made)
    if after:
        yield voice("panel-firenze-store", bricks=heap(after.view.mine.open.storehouse))


def _controls(deal: Deal) -> Iterator[Pressable]:
    sitting = deal.sitting
    yield from _bricks(sitting, deal.what)
    yield from otherwise(
        sitting,
        "exchange",
        deal.paid,
        deal.view.mine.open.storehouse,
        lambda paid: f"{deal.what} {paid}",
        row=_PAYING,
    )
    label = sitting.voice.label("panel-firenze-exchange-it", paid=heaped(deal.paid))
    words = f"exchange {deal.what} {deal.paid}"
    yield several.press(sitting, words, label, likely=True, row=_DECISION)
    yield several.away(sitting, _DECISION)


def _bricks(sitting: Sitting[View], chosen: str) -> Iterator[Menu]:
    """Two menus: payments pile up more colours than one has room for."""
    view = sitting.view
    found = offered(sitting)
    half = -(-len(view.row) // 2)
    for row in (_LEFT, _RIGHT):
        here = [one for one, move in found.items() if (move.place > half) == (row == _RIGHT)]
        options = tuple(_option(sitting, view, found[one], one, chosen) for one in here)
        if options:
            first, last = options[0].label, options[-1].label
            label = sitting.voice.label("door-choose-between", first=first, last=last)
            id_ = presses.menu(sitting.question, "exchange", row)
            yield Menu(id_, label, options[: limits.OPTIONS], row=row)


def _option(
    sitting: Sitting[View], view: View, move: Exchange, what: str, chosen: str
) -> MenuOption:
    text = named(view, sitting.spell(move))
    assert text is not None
    return MenuOption(f"{what} {NONE}", sitting.voice.plain(text), chosen=what == chosen)
