"""The Princess completes a work: her own sum, and its pay.

princess-work          with as many points as are sensible
princess-work 3 pay    three points of its pay as points; the last word makes it no move
"""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine.text import Named, say
from bot.games.princes.moves import PrincessWork
from bot.games.princes.pieces import PRINCESS
from bot.games.princes.view import View
from bot.games.princes.works import Sum, lacking
from cogs.door import presses
from cogs.door.answers import Reply
from cogs.door.presses import Menu, MenuOption, Press, Pressable
from cogs.door.sitting import Sitting, spread
from cogs.games.princes.payment import Payment, payment

_PROFESSIONS, _PAY, _DECISION = range(3)


@dataclass(frozen=True, slots=True)
class PrincessDraft:
    """Her work as it would be completed now."""

    sitting: Sitting[View]
    view: View
    sum: Sum
    payment: Payment


def panel(sitting: Sitting[View], words: str) -> Reply:
    draft = _drafted(sitting, words)
    return Reply("\n".join(_caption(draft)), tuple(_controls(draft)))


def option(sitting: Sitting[View], view: View) -> MenuOption:
    """She stands among the professions that may complete a work."""
    assert view.own is not None
    assert view.own.princess is not None
    found = view.own.princess
    text = say(
        "panel-work-option",
        profession=Named("character", PRINCESS),
        value=found.value,
        minimum=view.minimum,
    )
    label = sitting.voice.plain(text)
    return MenuOption(PRINCESS, label, _sum(sitting, found))


def _drafted(sitting: Sitting[View], words: str) -> PrincessDraft:
    view = sitting.view
    assert view.own is not None
    assert view.own.princess is not None
    _, points, *_ = [*words.split(), ""]
    return PrincessDraft(
        sitting, view, view.own.princess, payment(sitting, PrincessWork(0), points)
    )


def _caption(draft: PrincessDraft) -> Iterator[str]:
    voice, minimum = draft.sitting.voice, draft.view.minimum
    yield voice(
        "panel-work",
        profession=Named("character", PRINCESS),
        value=draft.sum.value,
        minimum=minimum,
        short=lacking(draft.sum.value, minimum),
    )
    yield _sum(draft.sitting, draft.sum)
    yield voice("panel-princess")
    if draft.payment.chosen:
        yield draft.payment.chosen.told(voice)


def _sum(sitting: Sitting[View], found: Sum) -> str:
    parts = (
        (found.landscape, say("panel-part-landscapes", worth=found.landscape)),
        (found.building, say("panel-part-buildings", worth=found.building)),
        (found.builders, say("panel-part-builders", worth=found.builders)),
        (found.cards, say("panel-part-cards", worth=found.cards)),
    )
    return " · ".join(sitting.voice.plain(text) for worth, text in parts if worth)


def _controls(draft: PrincessDraft) -> Iterator[Pressable]:
    sitting = draft.sitting
    if "work" in sitting.by_verb():
        back = presses.choice(sitting.question, "work")
        yield Press(back, sitting.voice.label("press-princes-work"), row=_PROFESSIONS)
    if draft.payment.chosen:
        yield _payments(draft)
        spelt = presses.move(sitting.question, sitting.spell(PrincessWork(draft.payment.points)))
        label = draft.payment.chosen.label(sitting.voice)
        yield Press(spelt, label, likely=True, row=_DECISION)
    away = sitting.turn
    yield Press(away, sitting.voice.label("panel-away"), row=_DECISION)


def _payments(draft: PrincessDraft) -> Menu:
    sitting, paid = draft.sitting, draft.payment
    shown = spread(range(len(paid.ways)))
    options = tuple(paid.options(sitting.voice, shown, "pay"))
    placeholder = sitting.voice.label("panel-work-paid")
    id_ = presses.menu(sitting.question, "princess-work", 2)
    return Menu(id_, placeholder, options, row=_PAY)
