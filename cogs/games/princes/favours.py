"""What a character can do for one just now, and what it would bring."""

from collections.abc import Iterable, Iterator

from bot.engine.text import Florins, Named, Text, say
from bot.games.princes.moves import Change, Consult, Forgo
from bot.games.princes.pieces import CHARACTERS
from bot.games.princes.view import View
from cogs.door import limits, presses
from cogs.door.answers import Reply
from cogs.door.presses import Menu, MenuOption, Press, Pressable
from cogs.door.sitting import Sitting, spread
from cogs.games.princes.reckoning import each_reckoned, reckoned

_AMOUNTS, _DECISION = range(2)


# The Merchant and the Professor


def consult(sitting: Sitting[View], _: str) -> Reply:
    """When one is asked, and in one's own turn."""
    view = sitting.view
    name = view.estates[sitting.seat].character
    when = sitting.voice.text(_when(view, Named("character", name)))
    about = sitting.voice.thing("character", name, "about")
    words = f"{when}\n**{sitting.voice.thing('character', name)}** – {about}"
    return Reply(words, tuple(_uses(sitting, view)))


def _when(view: View, character: Named) -> Text:
    asked, no_more_auctions = view.asked, view.round == view.box.rounds
    if asked.kind != "consulting":
        key = "panel-consult-turn-at-last" if no_more_auctions else "panel-consult-turn"
        return say(key, character=character)
    if asked.lot:
        lot, price = Named("lot", asked.lot), Florins(asked.price)
        return say("panel-consult-won", character=character, lot=lot, price=price)
    if asked.is_last_chance:
        return say("panel-consult-last", character=character)
    key = "panel-consult-hired-at-last" if no_more_auctions else "panel-consult-hired"
    return say(key, character=character)


def _uses(sitting: Sitting[View], view: View) -> Iterator[Pressable]:
    question, voice = sitting.question, sitting.voice
    for move in sitting.legal():
        if isinstance(move, Consult):
            label = voice.button(_use(sitting, move))
            yield Press(presses.move(question, sitting.spell(move)), label, likely=True)
    if view.asked.kind != "consulting":
        back = sitting.turn
        yield Press(back, voice.label("panel-away"))
        return
    label = voice.button(_forgoing(view))
    yield Press(presses.move(question, sitting.spell(Forgo())), label)


def _use(sitting: Sitting[View], move: Consult) -> Text:
    match move.use:
        case "free":
            return say("panel-use-free", price=Florins(sitting.view.asked.price))
        case "points":
            return say("panel-use-points", points=reckoned(sitting, move).points(CHARACTERS))
        case "prestige":
            return say("panel-use-prestige")
    return say("panel-use-bonus")


def _forgoing(view: View) -> Text:
    if view.asked.lot:
        return say("panel-use-nothing", price=Florins(view.asked.price))
    return say("panel-use-never") if view.asked.is_last_chance else say("panel-use-later")


# The Banker at the end


def change(sitting: Sitting[View], _: str) -> Reply:
    view = sitting.view
    assert view.own is not None
    florins, most = Florins(view.own.hidden.florins), sitting.amounts(Change(1))[-1]
    shown = spread(sitting.amounts(Change(1)))[: limits.OPTIONS]
    prices = _prices(sitting, (1, *shown, most))
    words = sitting.voice("panel-change", florins=florins, rate=prices[1], points=most)
    options = tuple(MenuOption(str(one), _bought(sitting, one, prices[one])) for one in shown)
    return Reply(words, tuple(_changes(sitting, options, most, prices[most])))


def _prices(sitting: Sitting[View], amounts: Iterable[int]) -> dict[int, Florins]:
    """What he takes for so many points."""
    brought = each_reckoned(sitting, map(Change, amounts)).values()
    return {one.points(CHARACTERS): Florins(one.paid) for one in brought}


def _changes(
    sitting: Sitting[View], options: tuple[MenuOption, ...], most: int, price: Florins
) -> Iterator[Pressable]:
    placeholder = sitting.voice.label("panel-change-how-many")
    yield Menu(presses.menu(sitting.question, "change", 0), placeholder, options, row=_AMOUNTS)
    id_ = presses.move(sitting.question, sitting.spell(Change(most)))
    yield Press(id_, _bought(sitting, most, price), likely=True, row=_DECISION)
    yield sitting.press(sitting.spell(Forgo()), row=_DECISION)


def _bought(sitting: Sitting[View], points: int, price: Florins) -> str:
    text = say("panel-change-option", points=points, florins=price)
    return sitting.voice.plain(text)
