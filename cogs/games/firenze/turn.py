"""One's own turn: the row card by card, the bricks to lay, the commissions that are met."""

from collections.abc import Iterator

from bot.engine.text import Named, Text
from bot.games.firenze.cards import is_second
from bot.games.firenze.printed import OURS
from bot.games.firenze.view import Offer, View
from cogs.door import presses
from cogs.door.front import Lines
from cogs.door.layout import Block, Line
from cogs.door.presses import Press
from cogs.door.sitting import Sitting
from cogs.games.firenze import building, fulfilling, plan, taking
from cogs.games.firenze.fulfilling import Fulfilment
from cogs.games.firenze.spelling import NONE
from cogs.games.firenze.words import asked, holdings, on_offer, told_in_full

_MOST = 8  # commissions with a button each; all of them are found where several are chosen


def lines(sitting: Sitting[View]) -> Lines | None:
    match sitting.view.asked.kind:
        case "choosing":
            return _lines(sitting, _row(sitting), "take")
        case "building":
            return _lines(sitting, building.bricks(plan.drafted(sitting, "begin")), "lay", "begin")
        case "fulfilling":
            return _lines(sitting, _commissions(sitting), "fulfil")
    return None


def _lines(sitting: Sitting[View], blocks: Iterator[Block], *kinds: str) -> Lines:
    return Lines(_heading(sitting), tuple(blocks), frozenset(kinds))


def _heading(sitting: Sitting[View]) -> str:
    """What is asked, and what there is to do it with."""
    view, voice = sitting.view, sitting.voice
    called = voice.text(asked(view), "you" if sitting.is_asked else "")
    return f"### {called}\n-# {voice.text(holdings(view, sitting.seat))}"


# The row


def _row(sitting: Sitting[View]) -> Iterator[Line]:
    return (_card(sitting, offer) for offer in taking.choosable(sitting))


def _card(sitting: Sitting[View], offer: Offer) -> Line:
    """What it does, what lies on it, what it costs; what costs nothing is taken at once."""
    voice = sitting.voice
    about = voice.thing("action-card", offer.card.name, "about")
    ours = [voice("ours-firenze-effect")] if offer.card.effect_from == OURS else []
    told = [voice.text(told_in_full(offer)), " ".join([about, *ours])]
    if is_second(sitting.view.mine.open, offer.card.name):
        told.append(voice("panel-firenze-second-building"))
    if offer.cost:
        id_ = presses.choice(sitting.question, f"take {offer.place} {NONE}")
    else:
        id_ = presses.move(sitting.question, f"take {offer.place}")
    return Line("\n".join(told), Press(id_, voice.button(on_offer(offer))))


# Commissions


def _commissions(sitting: Sitting[View]) -> Iterator[Block]:
    """What is met, the dearest first; several may be fulfilled at once."""
    feats = sorted(fulfilling.met(sitting), key=lambda feat: -feat.gained)
    for feat in feats[:_MOST]:
        yield Line(_told(sitting, feat.text), _fulfil(sitting, feat))
    if len(feats) > 1:
        label = sitting.voice.label("panel-firenze-several")
        yield Press(presses.choice(sitting.question, "fulfil"), label)


def _told(sitting: Sitting[View], text: Text) -> str:
    return f"**{sitting.voice.text(text)}**"


def _fulfil(sitting: Sitting[View], feat: Fulfilment) -> Press:
    label = sitting.voice.label(
        "panel-firenze-fulfil-this",
        brick=Named("brick", feat.move.color),
        height=feat.move.height,
        points=feat.gained,
    )
    return Press(presses.move(sitting.question, sitting.spell(feat.move)), label, likely=True)
