"""One's own turn line by line: the works in hand, and what can be bought."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.notation import Names
from bot.engine.text import Florins, Named, Text, say
from bot.games.princes import economy
from bot.games.princes import works as rules
from bot.games.princes.moves import Build, Introduce, Recruit
from bot.games.princes.pieces import PRINCESS, Estate
from bot.games.princes.view import InHand, View
from bot.games.princes.works import Sum, lacking
from cogs.games.princes import benefit
from cogs.games.princes.benefit import rehearse_moves
from cogs.games.princes.words import describe_question
from cogs.games.princes.works import fewest_bonus_cards, value_with_cards
from cogs.interaction import components, limits
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuChoice, MenuSpec
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
    """Every work in hand: what can be completed first, and the best of it before all others."""
    assert view.own is not None
    moves = list(legal)
    found = [
        _make_work_in_hand(view, held, fewest_bonus_cards(view, held, moves))
        for held in view.own.hand
    ]
    return sorted(found, key=lambda one: (one.short, -one.value))


def _make_work_in_hand(view: View, held: InHand, cards: Names) -> WorkInHand:
    value = value_with_cards(view, held, cards)
    return WorkInHand(held, cards, value, lacking(value, view.minimum))


def describe_work_line(speech: SpeechContext, view: View, one: WorkInHand) -> str:
    """Its value against what is needed; by name, in signs and words, what is there and what not."""
    thing = Named("profession", one.name)
    head = speech.speak_text(_describe_value(view, thing, one.value, one.cards))
    return f"{head}\n{describe_wants(speech, one.held)}"


def describe_princess_line(speech: SpeechContext, view: View, sum_: Sum) -> str:
    """She wants nothing by name."""
    return speech.speak_text(_describe_value(view, Named("character", PRINCESS), sum_.value))


def _describe_value(view: View, thing: Named, value: int, cards: Names = ()) -> Text:
    return say(
        "panel-turn-work",
        profession=thing,
        value=value,
        short=lacking(value, view.minimum),
        minimum=view.minimum,
        cards=tuple(Named("bonus", card) for card in cards),
    )


def describe_wants(speech: SpeechContext, held: InHand) -> str:
    card, sum_ = held.card, held.sum
    wanted = (
        (Named("building", card.building), sum_.building),
        (Named("landscape", card.landscape), sum_.landscape),
        (Named("freedom", card.freedom), sum_.freedom),
    )
    there = tuple(thing for thing, worth in wanted if worth)
    missing = tuple(thing for thing, worth in wanted if not worth)
    told = [speech("panel-turn-there", things=there)] if there else []
    told += [speech("panel-turn-missing", things=missing)] if missing else []
    return " · ".join(told)


def completion_label(speech: SpeechContext, thing: Named, value: int) -> str:
    """On the button beside the line: it names the line for whoever only hears it."""
    return speech.label_text("panel-turn-complete", profession=thing, value=value)


MovesByVerb: TypeAlias = Mapping[str, Sequence[object]]  # legal moves by their verbs

_VERBS_IN_LINES = frozenset({"work", "princess-work", "build", "introduce", "recruit"})
_MOST_READY = 5  # works that have a button each; every other is found from each of them
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


def acting_lines(seat: SeatContext[View]) -> QuestionLines:
    view, kinds = seat.view, seat.moves_by_verb()
    works, choices = (
        tuple(_work_blocks(seat, view, kinds)),
        tuple(_purchase_controls(seat, view, kinds)),
    )
    rule = (Separator(),) if works and choices else ()
    words = "\n".join([turn_heading(seat, view), *_warn_of_selling(seat, view, kinds)])
    return QuestionLines(words, (*works, *rule, *choices), _VERBS_IN_LINES)


def turn_heading(seat: SeatContext[View], view: View) -> str:
    """What is asked, and what there is to do it with."""
    assert view.own is not None
    called = seat.voice.speak_text(describe_question(view), "you" if seat.is_asked else "")
    florins, points = Florins(view.own.hidden.florins), view.mine.open.points
    return f"### {called}\n-# {seat.voice('panel-turn-holds', florins=florins, points=points)}"


def _warn_of_selling(seat: SeatContext[View], view: View, kinds: MovesByVerb) -> Iterator[str]:
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
        yield f"-# {seat.voice('panel-turn-sells')}"


# Works


def _work_blocks(seat: SeatContext[View], view: View, kinds: MovesByVerb) -> Iterator[Block]:
    """Those that can be completed have a button each; of the others is told what they lack."""
    works = works_in_hand(view, kinds.get("work", ()))
    ready = [one for one in works if "work" in kinds and not one.short][:_MOST_READY]
    yield from (_ready_line(seat, view, one) for one in ready)
    told = [describe_work_line(seat.voice, view, one) for one in works if one not in ready]
    assert view.own is not None
    if view.own.princess:
        line = describe_princess_line(seat.voice, view, view.own.princess)
        if "princess-work" in kinds:
            yield _work_line(seat, line, "princess-work", _PRINCESS, view.own.princess.value)
        else:
            told.append(line)
    if told:
        yield TextBlock("\n".join(told))


_PRINCESS = Named("character", PRINCESS)


def _ready_line(seat: SeatContext[View], view: View, one: WorkInHand) -> LineBlock:
    line, thing = describe_work_line(seat.voice, view, one), Named("profession", one.name)
    return _work_line(seat, line, f"work {one.name}", thing, one.value)


def _work_line(
    seat: SeatContext[View], line: str, words: str, thing: Named, value: int
) -> LineBlock:
    label = completion_label(seat.voice, thing, value)
    return LineBlock(
        line, ButtonSpec(components.choice_id(seat.question_id, words), label, likely=True)
    )


# What can be bought


def _purchase_controls(
    seat: SeatContext[View], view: View, kinds: MovesByVerb
) -> Iterator[ComponentSpec]:
    builds = [move for move in kinds.get("build", ()) if isinstance(move, Build)]
    freedoms = [m.freedom for m in kinds.get("introduce", ()) if isinstance(m, Introduce)]
    recruits = [m.profession for m in kinds.get("recruit", ()) if isinstance(m, Recruit)]
    if builds:
        yield _purchase_control(seat, "build", _BUILD, _building_purchases(seat, view, builds))
    if freedoms:
        yield _purchase_control(seat, "introduce", _INTRODUCE, _freedom_purchases(view, freedoms))
    if recruits:
        yield _recruit_control(seat, view, recruits)


def _building_purchases(
    seat: SeatContext[View], view: View, moves: Iterable[Build]
) -> list[Purchase]:
    """Each as if it lay in the first place there is: it lifts as much wherever it lies."""
    first = {move.building: move for move in reversed(list(moves))}
    brought = rehearse_moves(seat, first.values())
    return [
        _make_purchase(
            view, Named("building", name), brought[move].florins_paid, brought[move].after.mine
        )
        for name, move in first.items()
    ]


def _freedom_purchases(view: View, names: Iterable[str]) -> list[Purchase]:
    price = view.box.numbers.freedom_cost
    return [
        _make_purchase(view, Named("freedom", name), price, economy.with_freedom(view.mine, name))
        for name in names
    ]


def _make_purchase(view: View, thing: Named, price: int, after: Estate) -> Purchase:
    return Purchase(thing, Florins(price), benefit.find_lifted_works(view, after))


def _purchase_control(
    seat: SeatContext[View], verb: str, page: int, purchases: Sequence[Purchase]
) -> ComponentSpec:
    """A menu with prices, what lifts most before all others; a button where there is no choice."""
    speech, (best, *others) = seat.voice, sorted(purchases, key=lambda one: -one.gain)
    if not others:
        label = speech.label_text(f"panel-turn-{verb}-this", thing=best.thing, price=best.price)
        return ButtonSpec(
            components.choice_id(seat.question_id, f"{verb} {best.thing.name}"), label
        )
    options = [
        MenuChoice(
            one.thing.name,
            speech.plain_text(say("panel-turn-option", thing=one.thing, price=one.price)),
            _describe_lifted(seat, one),
        )
        for one in (best, *others)[: limits.OPTIONS]
    ]
    placeholder = speech.label_text(f"panel-turn-{verb}", price=best.price)
    return MenuSpec(
        components.choice_menu_id(seat.question_id, verb, page), placeholder, tuple(options)
    )


def _describe_lifted(seat: SeatContext[View], purchase: Purchase) -> str:
    """The works it lifts by name; of more than there is room for how many, and by how much."""
    told = " · ".join(map(seat.voice.plain_text, benefit.describe_gains(purchase.lifted)))
    if len(told) <= limits.OPTION:
        return told
    count, gain = len(purchase.lifted), purchase.gain
    return seat.voice.plain_text(say("panel-turn-lifts", count=count, gain=gain))


def _recruit_control(seat: SeatContext[View], view: View, names: Sequence[str]) -> ComponentSpec:
    """Who lies on other tables, with what his work would be worth, the best one first."""
    if len(names) == 1:
        return seat.move_button(seat.spell_move(Recruit(names[0])))
    speech, worth = seat.voice, {name: _recruit_value(view, name) for name in names}
    options = [
        MenuChoice(
            name,
            speech.plain_text(
                say("panel-orders-recruit", profession=Named("profession", name), value=worth[name])
            ),
        )
        for name in sorted(worth, key=lambda name: -worth[name])[: limits.OPTIONS]
    ]
    id_ = components.choice_menu_id(seat.question_id, "recruit", _RECRUIT)
    return MenuSpec(id_, speech.label_text("press-princes-recruit"), tuple(options))


def _recruit_value(view: View, name: str) -> int:
    """Of a profession that is not in hand yet."""
    return rules.sum_work(view.box, economy.with_recruit(view.mine, name), name).value
