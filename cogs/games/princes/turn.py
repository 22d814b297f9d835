"""The seat's own turn line by line: the works in hand, and what can be bought."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.notation import Names
from bot.engine.text import Florins, Named, Text, say
from bot.games.princes import economy
from bot.games.princes import works as rules
from bot.games.princes.moves import Build, Introduce, Recruit
from bot.games.princes.pieces import PRINCESS, Estate
from bot.games.princes.printed import Profession
from bot.games.princes.view import InHand, View
from bot.games.princes.works import Sum, lacking
from cogs.games.princes import benefit
from cogs.games.princes.benefit import own_part
from cogs.games.princes.words import describe_question
from cogs.games.princes.works import fewest_bonus_cards, value_with_cards
from cogs.interaction import limits, panels
from cogs.interaction.components import ComponentSpec
from cogs.interaction.context import SeatContext
from cogs.interaction.game_ui import QuestionLines
from cogs.interaction.layout import Block, LineBlock, Separator, TextBlock
from cogs.interaction.speech import SpeechContext


@dataclass(frozen=True, slots=True)
class WorkInHand:
    """A work as it could be completed now, with the fewest bonus cards that are enough."""

    held: InHand
    cards: Names
    value: int
    short: int  # of the minimum

    @property
    def name(self) -> str:
        return self.held.card.name


def works_in_hand(view: View, legal: Iterable[object]) -> list[WorkInHand]:
    """Return the works in hand: those that can be completed first, the best of them on top."""
    moves, found = list(legal), []
    for held in own_part(view).hand:
        cards = fewest_bonus_cards(view, held, moves)
        value = value_with_cards(view, held, cards)
        found.append(WorkInHand(held, cards, value, lacking(value, view.minimum)))
    return sorted(found, key=lambda one: (one.short, -one.value))


def describe_work_line(speech: SpeechContext, view: View, work: WorkInHand) -> str:
    """Say its value and the minimum; which of its wants are there, and which are missing."""
    thing = Named("profession", work.name)
    head = _describe_value(speech, view, thing, work.value, work.cards)
    return f"{head}\n{describe_wants(speech, work.held)}"


def describe_princess_line(speech: SpeechContext, view: View, sum_: Sum) -> str:
    return _describe_value(speech, view, _PRINCESS, sum_.value)


def _describe_value(
    speech: SpeechContext, view: View, thing: Named, value: int, cards: Names = ()
) -> str:
    return speech(
        "panel-turn-work",
        profession=thing,
        value=value,
        short=lacking(value, view.minimum),
        minimum=view.minimum,
        cards=tuple(Named("bonus", card) for card in cards),
    )


def wanted_things(card: Profession) -> tuple[Named, Named, Named]:
    """Return what the work of this profession wants."""
    return (
        Named("building", card.building),
        Named("landscape", card.landscape),
        Named("freedom", card.freedom),
    )


def describe_wants(speech: SpeechContext, held: InHand) -> str:
    worths = (held.sum.building, held.sum.landscape, held.sum.freedom)
    wanted = list(zip(wanted_things(held.card), worths, strict=True))
    there = tuple(thing for thing, worth in wanted if worth)
    missing = tuple(thing for thing, worth in wanted if not worth)
    parts = [speech("panel-turn-there", things=there)] if there else []
    parts += [speech("panel-turn-missing", things=missing)] if missing else []
    return " · ".join(parts)


MovesByVerb: TypeAlias = Mapping[str, Sequence[object]]  # legal moves by their verbs

_MOST_READY = 5  # works with a button each; every other one is found from each of them
_BUILD, _INTRODUCE, _RECRUIT = range(1, 4)
_PRINCESS = Named("character", PRINCESS)


@dataclass(frozen=True, slots=True)
class Purchase:
    """Something to be bought, and the works it would lift."""

    thing: Named
    price: Florins
    lifted: Sequence[tuple[InHand, int]]

    @property
    def gain(self) -> int:
        return sum(value - held.sum.value for held, value in self.lifted)


def acting_lines(seat: SeatContext[View]) -> QuestionLines:
    view, moves = seat.view, seat.moves_by_verb()
    works, choices = list(_work_blocks(seat, view, moves)), list(_purchases(seat, view, moves))
    rule = [Separator()] if works and choices else []
    words = [turn_heading(seat, view), *_warn_of_selling(seat, view, moves)]
    verbs = ("work", "princess-work", "build", "introduce", "recruit")
    return panels.build_lines(words, [*works, *rule, *choices], *verbs)


def turn_heading(seat: SeatContext[View], view: View) -> str:
    """Say what is asked, and which money and points there are."""
    question = seat.speech.speak_text(describe_question(view), "you" if seat.is_asked else "")
    return f"### {question}\n{describe_purse(seat.speech, view)}"


def describe_purse(speech: SpeechContext, view: View) -> str:
    florins, points = Florins(view.mine.hidden.florins), view.mine.open.points
    return f"-# {speech('panel-turn-holds', florins=florins, points=points)}"


def _warn_of_selling(seat: SeatContext[View], view: View, moves: MovesByVerb) -> Iterator[str]:
    """Warn where a purchase would sell points for what the purse lacks."""
    numbers = view.box.numbers
    prices = {
        "build": view.box.building_cost(view.mine.open.builders),
        "introduce": numbers.freedom_cost,
        "take-profession": numbers.profession_cost,
        "acquire-bonus": numbers.bonus_cost,
    }
    dearest = max((price for verb, price in prices.items() if verb in moves), default=0)
    if dearest > view.mine.hidden.florins:
        yield f"-# {seat.speech('panel-turn-sells')}"


# Works


def _work_blocks(seat: SeatContext[View], view: View, moves: MovesByVerb) -> Iterator[Block]:
    """Yield works that can be completed with a button each, then what the others lack."""
    works, lines = works_in_hand(view, moves.get("work", ())), list[str]()
    ready = [one for one in works if "work" in moves and not one.short][:_MOST_READY]
    for one in [*ready, *(one for one in works if one not in ready)]:
        line, thing = describe_work_line(seat.speech, view, one), Named("profession", one.name)
        if one in ready:
            yield _work_line(seat, line, f"work {one.name}", thing, one.value)
        else:
            lines.append(line)
    princess = own_part(view).princess
    if princess:
        line = describe_princess_line(seat.speech, view, princess)
        if "princess-work" in moves:
            yield _work_line(seat, line, "princess-work", _PRINCESS, princess.value)
        else:
            lines.append(line)
    if lines:
        yield TextBlock("\n".join(lines))


def _work_line(
    seat: SeatContext[View], line: str, words: str, thing: Named, value: int
) -> LineBlock:
    """Return a line with a button that names the work, for screen readers."""
    label = say("panel-turn-complete", profession=thing, value=value)
    return LineBlock(line, panels.choice_button(seat, words, label, likely=True))


# What can be bought


def _purchases(seat: SeatContext[View], view: View, moves: MovesByVerb) -> Iterator[ComponentSpec]:
    builds = [move for move in moves.get("build", ()) if isinstance(move, Build)]
    freedoms = [m.freedom for m in moves.get("introduce", ()) if isinstance(m, Introduce)]
    recruits = [m.profession for m in moves.get("recruit", ()) if isinstance(m, Recruit)]
    if builds:
        yield _purchase_control(seat, "build", _BUILD, _building_purchases(seat, view, builds))
    if freedoms:
        cost = view.box.numbers.freedom_cost
        purchases = [
            _make_purchase(
                view, Named("freedom", name), cost, economy.with_freedom(view.mine, name)
            )
            for name in freedoms
        ]
        yield _purchase_control(seat, "introduce", _INTRODUCE, purchases)
    if recruits:
        yield _recruit_control(seat, view, recruits)


def _building_purchases(
    seat: SeatContext[View], view: View, moves: Iterable[Build]
) -> list[Purchase]:
    """Rehearse each building in its first place: it lifts as much wherever it lies."""
    first = {move.building: move for move in reversed(list(moves))}
    brought = benefit.rehearse_moves(seat, first.values())
    return [
        _make_purchase(view, Named("building", name), one.florins_paid, one.after.mine)
        for name, one in ((name, brought[move]) for name, move in first.items())
    ]


def _make_purchase(view: View, thing: Named, price: int, after: Estate) -> Purchase:
    return Purchase(thing, Florins(price), benefit.find_lifted_works(view, after))


def _purchase_control(
    seat: SeatContext[View], verb: str, page: int, purchases: Sequence[Purchase]
) -> ComponentSpec:
    """Return a menu with prices, what lifts most first; a button where there is no choice."""
    best, *others = sorted(purchases, key=lambda one: -one.gain)
    if not others:
        label = say(f"panel-turn-{verb}-this", thing=best.thing, price=best.price)
        return panels.choice_button(seat, f"{verb} {best.thing.name}", label)
    options = [
        panels.menu_option(
            *(seat, one.thing.name, say("panel-turn-option", thing=one.thing, price=one.price)),
            _describe_lifted(seat, one),
        )
        for one in (best, *others)
    ]
    label = say(f"panel-turn-{verb}", price=best.price)
    return panels.choice_menu(seat, verb, page, label, options)


def _describe_lifted(seat: SeatContext[View], purchase: Purchase) -> str:
    """Name the works it lifts; where there is no room, say how many and by how much."""
    gains = " · ".join(map(seat.speech.plain_text, benefit.describe_gains(purchase.lifted)))
    if len(gains) <= limits.OPTION:
        return gains
    count, gain = len(purchase.lifted), purchase.gain
    return seat.speech.plain_text(say("panel-turn-lifts", count=count, gain=gain))


def _recruit_control(seat: SeatContext[View], view: View, names: Sequence[str]) -> ComponentSpec:
    """Return a menu of recruits with what the work of each would be worth, the best first."""
    if len(names) == 1:
        return seat.move_button(seat.spell_move(Recruit(names[0])))
    worth = {name: recruit_value(view, view.mine, name) for name in names}
    options = [
        panels.menu_option(seat, name, recruit_text(name, worth[name]))
        for name in sorted(worth, key=lambda name: -worth[name])
    ]
    return panels.choice_menu(seat, "recruit", _RECRUIT, say("press-princes-recruit"), options)


def recruit_value(view: View, before: Estate, name: str) -> int:
    """Return what the work of a profession would be worth once it is recruited."""
    return rules.sum_work(view.box, economy.with_recruit(before, name), name).value


def recruit_text(name: str, value: int) -> Text:
    return say("panel-orders-recruit", profession=Named("profession", name), value=value)
