"""One's own turn: the works in hand, and what can be bought with what it costs and lifts."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.text import Florins, Named, say
from bot.games.princes import gains
from bot.games.princes import works as rules
from bot.games.princes.estate import Estate
from bot.games.princes.moves import Build, Introduce, Recruit
from bot.games.princes.pieces import PRINCESS
from bot.games.princes.view import InHand, View
from cogs.door import limits, presses
from cogs.door.front import Lines
from cogs.door.layout import Block, Line, Rule, Words
from cogs.door.presses import Menu, MenuOption, Press, Pressable
from cogs.door.sitting import Sitting
from cogs.games.princes import benefit, shelf
from cogs.games.princes.reckoning import each_reckoned
from cogs.games.princes.shelf import Shelved, shelved
from cogs.games.princes.words import asked

Kinds: TypeAlias = Mapping[str, Sequence[object]]  # legal moves by their verbs

_SEEN_TO = frozenset({"work", "princess-work", "build", "introduce", "recruit"})
_MOST = 5  # works that have a button each; every other is found from each of them
_BUILD, _INTRODUCE, _RECRUIT = range(1, 4)


@dataclass(frozen=True, slots=True)
class Purchase:
    """Something to be bought, and the works it would lift."""

    thing: Named
    price: Florins
    lifted: Sequence[tuple[InHand, int]]

    @property
    def gain(self) -> int:
        return sum(value - held.sum.value for held, value in self.lifted)


def acting(sitting: Sitting[View]) -> Lines:
    view, kinds = sitting.view, sitting.by_verb()
    works, choices = tuple(_works(sitting, view, kinds)), tuple(_choices(sitting, view, kinds))
    rule = (Rule(),) if works and choices else ()
    words = "\n".join([heading(sitting, view), *_beyond_the_purse(sitting, view, kinds)])
    return Lines(words, (*works, *rule, *choices), _SEEN_TO)


def heading(sitting: Sitting[View], view: View) -> str:
    """What is asked, and what there is to do it with."""
    assert view.own is not None
    called = sitting.voice.text(asked(view), "you" if sitting.is_asked else "")
    florins, points = Florins(view.own.hidden.florins), view.mine.open.points
    return f"### {called}\n-# {sitting.voice('panel-turn-holds', florins=florins, points=points)}"


def _beyond_the_purse(sitting: Sitting[View], view: View, kinds: Kinds) -> Iterator[str]:
    """That points go for what the purse lacks should not come as a surprise."""
    numbers = view.box.numbers
    prices = {
        "build": view.box.building_cost(view.mine.open.builders),
        "introduce": numbers.freedom_cost,
        "take-profession": numbers.profession_cost,
        "acquire-bonus": numbers.bonus_cost,
    }
    dearest = max((price for verb, price in prices.items() if verb in kinds), default=0)
    if dearest > view.mine.hidden.florins:
        yield f"-# {sitting.voice('panel-turn-sells')}"


# Works


def _works(sitting: Sitting[View], view: View, kinds: Kinds) -> Iterator[Block]:
    """Those that can be completed have a button each; of the others is told what they lack."""
    works = shelved(view, kinds.get("work", ()))
    ready = [one for one in works if "work" in kinds and not one.short][:_MOST]
    yield from (_ready(sitting, view, one) for one in ready)
    told = [shelf.in_a_line(sitting.voice, view, one) for one in works if one not in ready]
    assert view.own is not None
    if view.own.princess:
        line = shelf.princess_in_a_line(sitting.voice, view, view.own.princess)
        if "princess-work" in kinds:
            yield _line(sitting, line, "princess-work", _PRINCESS, view.own.princess.value)
        else:
            told.append(line)
    if told:
        yield Words("\n".join(told))


_PRINCESS = Named("character", PRINCESS)


def _ready(sitting: Sitting[View], view: View, one: Shelved) -> Line:
    line, thing = shelf.in_a_line(sitting.voice, view, one), Named("profession", one.name)
    return _line(sitting, line, f"work {one.name}", thing, one.value)


def _line(sitting: Sitting[View], line: str, words: str, thing: Named, value: int) -> Line:
    label = shelf.label(sitting.voice, thing, value)
    return Line(line, Press(presses.choice(sitting.question, words), label, likely=True))


# What can be bought


def _choices(sitting: Sitting[View], view: View, kinds: Kinds) -> Iterator[Pressable]:
    builds = [move for move in kinds.get("build", ()) if isinstance(move, Build)]
    freedoms = [m.freedom for m in kinds.get("introduce", ()) if isinstance(m, Introduce)]
    recruits = [m.profession for m in kinds.get("recruit", ()) if isinstance(m, Recruit)]
    if builds:
        yield _priced(sitting, "build", _BUILD, _buildings(sitting, view, builds))
    if freedoms:
        yield _priced(sitting, "introduce", _INTRODUCE, _freedoms(view, freedoms))
    if recruits:
        yield _recruits(sitting, view, recruits)


def _buildings(sitting: Sitting[View], view: View, moves: Iterable[Build]) -> list[Purchase]:
    """Each as if it lay in the first place there is: it lifts as much wherever it lies."""
    first = {move.building: move for move in reversed(list(moves))}
    brought = each_reckoned(sitting, first.values())
    return [
        _purchase(view, Named("building", name), brought[move].paid, brought[move].after.mine)
        for name, move in first.items()
    ]


def _freedoms(view: View, names: Iterable[str]) -> list[Purchase]:
    price = view.box.numbers.freedom_cost
    return [
        _purchase(view, Named("freedom", name), price, gains.with_freedom(view.mine, name))
        for name in names
    ]


def _purchase(view: View, thing: Named, price: int, after: Estate) -> Purchase:
    return Purchase(thing, Florins(price), benefit.lifted(view, after))


def _priced(
    sitting: Sitting[View], verb: str, page: int, purchases: Sequence[Purchase]
) -> Pressable:
    """A menu with prices, what lifts most before all others; a button where there is no choice."""
    voice, (best, *others) = sitting.voice, sorted(purchases, key=lambda one: -one.gain)
    if not others:
        label = voice.label(f"panel-turn-{verb}-this", thing=best.thing, price=best.price)
        return Press(presses.choice(sitting.question, f"{verb} {best.thing.name}"), label)
    options = [
        MenuOption(
            one.thing.name,
            voice.plain(say("panel-turn-option", thing=one.thing, price=one.price)),
            _lifts(sitting, one),
        )
        for one in (best, *others)[: limits.OPTIONS]
    ]
    placeholder = voice.label(f"panel-turn-{verb}", price=best.price)
    return Menu(presses.menu(sitting.question, verb, page), placeholder, tuple(options))


def _lifts(sitting: Sitting[View], purchase: Purchase) -> str:
    """The works it lifts by name; of more than there is room for how many, and by how much."""
    told = " · ".join(map(sitting.voice.plain, benefit.gains(purchase.lifted)))
    if len(told) <= limits.OPTION:
        return told
    count, gain = len(purchase.lifted), purchase.gain
    return sitting.voice.plain(say("panel-turn-lifts", count=count, gain=gain))


def _recruits(sitting: Sitting[View], view: View, names: Sequence[str]) -> Pressable:
    """Who lies on other tables, with what his work would be worth, the best one first."""
    if len(names) == 1:
        return sitting.press(sitting.spell(Recruit(names[0])))
    voice, worth = sitting.voice, {name: _worth(view, name) for name in names}
    options = [
        MenuOption(
            name,
            voice.plain(
                say("panel-orders-recruit", profession=Named("profession", name), value=worth[name])
            ),
        )
        for name in sorted(worth, key=lambda name: -worth[name])[: limits.OPTIONS]
    ]
    id_ = presses.menu(sitting.question, "recruit", _RECRUIT)
    return Menu(id_, voice.label("press-princes-recruit"), tuple(options))


def _worth(view: View, name: str) -> int:
    """Of a profession that is not in hand yet."""
    return rules.summed(view.box, gains.with_recruit(view.mine, name), name).value
