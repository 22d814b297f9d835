"""An offer on the table: what it would bring, its picture, and what can be answered."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from bot.engine.text import Florins, Named, Refusal, Who, say
from bot.games.princes.asked import Bargain
from bot.games.princes.borders import opposite
from bot.games.princes.moves import Accept, Decline, Retract
from bot.games.princes.pieces import Tile
from bot.games.princes.view import (
    View,
)
from cogs.door import limits, presses
from cogs.door.answers import Reply, Sketch
from cogs.door.presses import Menu, MenuOption, Press, Pressable
from cogs.door.sitting import Sitting, deadline
from cogs.door.speech import moment
from cogs.games.princes.benefit import agreed, fitting, selling, wanted
from cogs.games.princes.grids import both_grounds
from cogs.games.princes.reckoning import reckoned
from cogs.games.princes.words import asked
from render.princes import draw_offer

_ANSWERS, _PRICES, _LAST = range(3)


def answer(sitting: Sitting[View]) -> Reply:
    """To the partner, to the builder who is answered, and to the builder while he waits."""
    view = sitting.view
    bargain = view.asked.bargain
    assert bargain is not None
    side = bargain.offer.side
    if sitting.seat != bargain.builder:
        side = opposite(side)
    offer = bargain.offer
    ghost = Tile(offer.building, offer.square, offer.turn, side)
    words, voice = "\n".join(_told(sitting, view, bargain, ghost)), sitting.voice
    standing = replace(offer, florins=bargain.price)
    language, names = voice.speaker.language, voice.plain_names
    draw = partial(draw_offer, view, bargain.builder, standing, language, names)
    grid = both_grounds(sitting, side, ghost)
    sketch = Sketch(draw, words, f"```\n{grid}\n```{voice('panel-legend-borders')}")
    return Reply(words, tuple(_controls(sitting, view, bargain)), sketch=sketch)


def _told(sitting: Sitting[View], view: View, bargain: Bargain, ghost: Tile) -> Iterator[str]:
    voice, is_builder = sitting.voice, sitting.seat == bargain.builder
    if not sitting.is_asked:
        yield voice(
            "panel-bargain-waits",
            whom=Who(bargain.partner),
            building=Named("building", ghost.name),
            square=ghost.square,
            price=Florins(bargain.price),
            left=view.offers_left,
        )
        until = deadline(sitting.standing, bargain.partner)
        if until is not None:
            yield voice("board-deadline", who=Who(bargain.partner), when=moment(until, "R"))
        return
    yield voice.text(asked(view), "you")
    cost, after = Florins(bargain.cost), agreed(sitting, view, ghost)
    points = after[sitting.seat].points - view.mine.open.points
    if is_builder:
        yield voice("panel-bargain-costs", price=cost, points=points)
    else:
        alone = Florins(view.box.building_cost(view.estates[sitting.seat].open.builders))
        yield voice("panel-bargain-gains", price=alone, points=points)
    refusal = _why_not_agree(sitting, bargain)
    if refusal:
        yield voice.text(refusal.text)
    else:
        yield from selling(sitting, view, reckoned(sitting, Accept(bargain.price)).sold)
    yield wanted(sitting, view, after)
    yield from fitting(sitting, view, after)


def _why_not_agree(sitting: Sitting[View], bargain: Bargain) -> Refusal | None:
    """To name a price takes no money, but to agree to one does."""
    return sitting.why_not(Accept(bargain.price))


def _controls(sitting: Sitting[View], view: View, bargain: Bargain) -> Iterator[Pressable]:
    voice, question = sitting.voice, sitting.question
    is_builder = sitting.seat == bargain.builder
    if sitting.is_asked and _why_not_agree(sitting, bargain) is None:
        label = voice.label("panel-bargain-agree", price=Florins(bargain.price))
        accept = presses.move(question, sitting.spell(Accept(bargain.price)))
        yield Press(accept, label, likely=True, row=_ANSWERS)
    no = Retract() if is_builder else Decline()
    label = voice.button(
        say("panel-bargain-retract") if is_builder else say("panel-bargain-decline")
    )
    yield Press(presses.move(question, sitting.spell(no)), label, grave=True, row=_ANSWERS)
    assert view.own is not None
    prices = view.own.prices[: limits.OPTIONS]  # the usual ones; any other is typed
    if sitting.is_asked and prices:
        options = tuple(
            MenuOption(str(price), voice.plain(say("money", amount=price))) for price in prices
        )
        id_ = presses.menu(question, "counter", 0)
        yield Menu(id_, voice.label("panel-bargain-another"), options, row=_PRICES)
    if "sell" in sitting.by_verb():
        yield Press(presses.choice(question, "sell"), voice.label("press-princes-sell"), row=_LAST)
