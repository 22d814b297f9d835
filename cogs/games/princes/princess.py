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
from bot.games.princes.works import Sum
from cogs.door import presses
from cogs.door.answers import Reply
from cogs.door.presses import Menu, MenuOption, Press, Pressable
from cogs.door.sitting import Sitting, spread
from cogs.games.princes.payment import Payable

_PROFESSIONS, _PAY, _DECISION = range(3)


@dataclass(frozen=True, slots=True)
class Draft(Payable):
    """Her work as it would be completed now."""

    sitting: Sitting[View]
    view: View
    sum: Sum
    points: int

    @property
    def value(self) -> int:
        return self.sum.value


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


def _drafted(sitting: Sitting[View], words: str) -> Draft:
    view = sitting.view
    assert view.own is not None
    assert view.own.princess is not None
    _, points, *_ = [*words.split(), ""]
    draft = Draft(sitting, view, view.own.princess, 0)
    wished = int(points) if points.isdecimal() else 0
    if not points.isdecimal() and view.round == view.box.rounds:
        wished = draft.most_points  # there is little left that money could buy
    return Draft(sitting, view, view.own.princess, min(wished, draft.most_points))


def _caption(draft: Draft) -> Iterator[str]:
    voice, minimum = draft.sitting.voice, draft.view.minimum
    yield voice(
        "panel-work",
        profession=Named("character", PRINCESS),
        value=draft.value,
        minimum=minimum,
        short=draft.lacking,
    )
    yield _sum(draft.sitting, draft.sum)
    yield voice("panel-princess")
    florins, points = draft.pay(draft.points)
    yield voice("panel-work-pays", florins=florins, points=points)


def _sum(sitting: Sitting[View], found: Sum) -> str:
    parts = (
        (found.landscape, say("panel-part-landscapes", worth=found.landscape)),
        (found.building, say("panel-part-buildings", worth=found.building)),
        (found.builders, say("panel-part-builders", worth=found.builders)),
        (found.cards, say("panel-part-cards", worth=found.cards)),
    )
    return " · ".join(sitting.voice.plain(text) for worth, text in parts if worth)


def _controls(draft: Draft) -> Iterator[Pressable]:
    sitting = draft.sitting
    if "work" in sitting.by_verb():
        back = presses.choice(sitting.question, "work")
        yield Press(back, sitting.voice.label("press-princes-work"), row=_PROFESSIONS)
    options = []
    for points in spread(range(draft.most_points + 1)):
        florins, _ = draft.pay(points)
        label = sitting.voice.plain(say("panel-work-pay", florins=florins, points=points))
        options.append(MenuOption(f"{points} pay", label, chosen=points == draft.points))
    placeholder = sitting.voice.label("panel-work-paid")
    id_ = presses.menu(sitting.question, "princess-work", 2)
    yield Menu(id_, placeholder, tuple(options), row=_PAY)
    florins, points = draft.pay(draft.points)
    label = sitting.voice.label("panel-work-done", florins=florins, points=points)
    spelt = presses.move(sitting.question, sitting.spell(PrincessWork(draft.points)))
    closed = not draft.is_enough
    yield Press(spelt, label, likely=not closed, closed=closed, row=_DECISION)
    away = sitting.turn
    yield Press(away, sitting.voice.label("panel-away"), row=_DECISION)
